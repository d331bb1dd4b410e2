//! A core: resident wavefronts, and everything that a cycle does to them.
//!
//! ```text
//!  start ──> Groups, Wavefronts ──> fetch ──> issue ──┬──> units
//!               ^   ^   ^                             ├──> LocalPipeline ══ LocalMemoryPort
//!               │   │   └──── LdsJob, complete <──────┤        ║
//!               │   └──────── transactions <──────────┼────────╝
//!               └──────────── MemoryUnit <── Reply ───┴──> MemorySystem
//! ```
//!
//! A core knows its number and no other core. It tells a [`Recorder`](super::recorder::Recorder) what happens, and hands
//! a work-group that has ended back to whoever gave it.

mod compute_unit;
mod groups;
mod issue;
mod lds_queue;
mod local_pipeline;
mod memory_unit;
mod stuck;
mod transactions;
mod wavefronts;

pub use compute_unit::ComputeUnit;
pub use local_pipeline::LocalMemory;
pub use stuck::stuck;
