//! PTX front end: reads the text that clang writes for `nvptx64` and NVRTC for CUDA C++, and executes it functionally, one warp
//! of 32 threads at a time.
//!
//! ```text
//!  .ptx text ── text ──> Module ── decode ──> KernelCode: instructions of a kernel and what it calls
//!                                                 │
//!                        arithmetic <── execution ┘──> Images, PtxWarp (SIMT stack of the kernel layer)
//! ```
//!
//! [`load`] reads a text and takes one kernel of it. A [`KernelCode`] is what a launch runs, and a [`PtxWarp`] is a warp of it:
//! they are the front end's [`Code`](turnstile_kernel::Code) and [`Warp`](turnstile_kernel::Warp). Nothing here knows about time.
//!
//! What the language leaves open, and what is decided here:
//! - Lanes that a branch sends different ways meet again at its immediate post-dominator; the way behind the branch runs
//!   first. `.sync` instructions whose lanes are not together, and barriers that a lane does not reach with its warp, are errors.
//! - Generic addresses: global memory from 0 on, constants at 2^40, variables of the module at 2^41, functions at 2^42, a window of 4 GiB for shared
//!   memory at 2^48 and one for local memory at 2^49. An address in a space is the generic one; in a register of 32 bits it is the place
//!   in the window. So a generic access by an address of a space, which clang-16 makes of a vector's element, is right.
//! - A quotient by zero has all bits set, as the chips give it.
//!
//! An unknown directive, instruction, register, label or operand is a [`KernelError`](turnstile_kernel::KernelError) with file, line,
//! cause and remedy; nothing is skipped or guessed.

mod arithmetic;
mod code;
mod decode;
mod execution;
mod front_end;
mod text;

pub use code::program::KernelCode;
pub use decode::link::{load, LoadError};
pub use execution::{Images, PtxWarp, LANES};
pub use front_end::TARGET;
