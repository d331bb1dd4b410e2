//! Atomic instructions on shared memory: of one warp ([`atomics`]), of whole kernels that vote ([`votes`]), and of those on a GPU of today
//! ([`silicon`]).
//!
//! A crate by itself, optimised: a prediction counts millions of instructions, and the other experiments wait for runs.

#[macro_use]
mod named;

pub mod arguments;
pub mod atomics;
pub mod silicon;
pub mod votes;
