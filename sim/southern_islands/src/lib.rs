//! Southern Islands (GCN1) front end: reads the assembly text stock clang emits for
//! `amdgcn-mesa-mesa3d -mcpu=tahiti` and executes it functionally, one wavefront at a time.
//!
//! ```text
//!  .s text ── text ──> code: instructions, Program, Kernel ── execution ──> Images, Wavefront
//!                        │
//!                        └── transactions: load-time checks
//! ```
//!
//! [`load`] reads a text and checks it. A [`KernelCode`] is what a launch runs, and a [`Wavefront`] is a warp of it: they
//! are the front end's [`Code`](turnstile_kernel::Code) and [`Warp`](turnstile_kernel::Warp). Nothing here knows about time.
//!
//! A lane runs iff `EXEC & !conflict_mask`; the conflict mask is the transaction hardware's TCM, and 0 outside
//! transactions. Lanes that do not run read as 0 in the result of `v_cmp`, are invisible to branches on `EXEC` and, while
//! another lane runs, on `VCC`, and to `v_readfirstlane`, and never reach memory.
//!
//! Functions are called as clang writes it: `s_swappc_b64`, `s_setpc_b64`, a stack in private memory. A kernel is checked
//! with all functions that can run with it, and in a transaction no function is called.
//!
//! Arithmetic rounds to nearest even and keeps denormals, whatever the denormal bits of `float_mode` and `s_setreg` say;
//! other rounding modes are refused. Reciprocals, square roots and transcendental functions are as exact as Rust's, where
//! the chip is allowed an error of about one unit in the last place. Floating-point exceptions do not exist.
//!
//! Accesses that a chip would clamp - a buffer record out of range, a local address not below M0 - are errors.
//! Not executed, and refused by name: calls in transactions and through function pointers, image instructions and typed
//! buffers, the global data share, floating-point atomics, writable program-scope variables, hardware registers other than
//! the mode.
//!
//! An unknown directive, instruction, register, label or operand is a [`KernelError`](turnstile_kernel::KernelError) with file, line, cause and
//! remedy; nothing is skipped or guessed.

mod code;
mod execution;
mod front_end;
mod load;
mod text;
mod transactions;

pub use code::kernel::Kernel;
pub use code::kernel_code::KernelCode;
pub use code::program::{MemoryImage, Program};
pub use execution::{Checkpoint, Images, LaneWords, ScalarState, Wavefront, LANES};
pub use front_end::{CODE_ADDRESS, TARGET};
pub use load::{load, load_each, LoadOptions};
