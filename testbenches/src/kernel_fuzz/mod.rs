//! Random transactional OpenCL kernels on the whole machine, against an interpreter of their source.
//!
//! ```text
//!  seed ── generate ──> Kernel ──┬── opencl ──> text ── clang ──> machine under a detector ──> outputs, order of commits
//!                                └── reference: work-items one after the other in that order ──> outputs, compared
//! ```
//!
//! The interpreter knows the source and nothing of instructions, lanes or time. It runs each work-item by itself and takes
//! from the machine only who committed after whom: that order explains the run or it does not. Every transaction leaves a
//! trace in its work-item's outputs, so one that saw or did something else is noticed.

mod functions;
mod generate;
mod kernel;
mod opencl;
mod reference;
mod run;

pub use generate::kernel;
pub use kernel::Kernel;
pub use opencl::text;
pub use run::{check, Tally, DETECTORS};
