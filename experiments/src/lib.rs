//! What the papers ran, and what came out: benchmarks with their inputs and checks, measurements of single operations, and the engine that makes
//! numbers, statements, figures and pages of their runs.
//!
//! [`workloads`] are the benchmarks of transactions in local memory, [`transactions`] those in global memory, [`sync`] operations between
//! blocks. [`atomics`] drives the lock-bit top by itself; [`votes`] are patterns for it; [`silicon`] tells the time of such kernels on GPUs that were measured. [`engine`] runs them for [`papers`] and [`sweep`].

#[macro_use(named)]
extern crate turnstile_shared_atomics;

pub mod engine;
pub mod numbers;
pub mod papers;
pub mod parameters;
pub mod sweep;
pub mod sync;
pub mod transactions;
pub mod votes_chart;
pub mod workloads;

pub use turnstile_shared_atomics::{atomics, silicon, votes};
