//! Southern Islands (GCN1) front end: reads the assembly text stock clang emits for
//! `amdgcn-mesa-mesa3d -mcpu=tahiti` and executes it functionally, one wavefront at a time.
//!
//! ```text
//!  .s text ──> Program ──> Kernel ──> launch images, initial Wavefront
//!                 │                          │
//!                 └── Inst (decoded once) ──>│ execute() ──> Effect ──> compute unit
//!                                            │<── write_back_*() ─────────┘
//! ```
//!
//! Nothing here knows about time. [`Wavefront::execute`] runs the instruction at the program counter: arithmetic
//! takes effect at once, and everything the machine has to do (branch, wait, barrier, memory, transactions) comes
//! back as an [`Effect`]. Loads are *described* by the effect and delivered later by
//! [`Wavefront::write_back_lds`], [`Wavefront::write_back_vector`] and [`Wavefront::write_back_scalar`].
//!
//! A lane runs iff `EXEC & !conflict_mask`; the conflict mask is the transaction hardware's TCM, and 0 outside
//! transactions. Lanes that do not run read as 0 in the result of `v_cmp`, are invisible to `EXECZ` branches and to
//! `v_readfirstlane`, and never reach memory.
//!
//! Arithmetic rounds to nearest even and keeps denormals, whatever the denormal bits of `float_mode` and `s_setreg` say;
//! other rounding modes are refused. Reciprocals, square roots and transcendental functions are as exact as Rust's, where
//! the chip is allowed an error of about one unit in the last place. Floating-point exceptions do not exist.
//!
//! Accesses that a chip would clamp - a buffer record out of range, a local address not below M0 - are errors.
//! Not executed, and refused by name: function calls, images and typed buffers, the global data share, 64-bit and
//! floating-point atomics, writable program-scope variables, hardware registers other than the denormal mode.
//!
//! An unknown directive, instruction, register, label or operand is a [`KernelError`] with file, line, cause and
//! remedy; nothing is skipped or guessed.

mod arguments;
mod assembler;
mod data;
mod dataflow;
mod decode;
mod descriptor;
mod effect;
mod error;
mod exec;
mod inst;
mod launch;
mod opcode;
mod program;
mod registers;
mod source_lines;
mod syntax;
mod transaction;
mod uniformity;
mod wavefront;

pub use effect::{
    Effect, LdsAccess, LdsOp, LdsRequest, MemoryAtomic, MemoryOp, ScalarDestination, ScalarLoad,
    Unit, VectorDestination, VectorMemory,
};
pub use error::KernelError;
pub use launch::{KernargImage, KernelArg, LaunchAddresses, LaunchError, LaunchGeometry};
pub use program::{Kernel, LoadOptions, MemoryImage, Program};
pub use wavefront::{LaneWords, ScalarState, Wavefront, LANES};
