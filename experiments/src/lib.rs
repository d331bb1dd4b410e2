//! What the papers ran: benchmarks with their inputs and checks, and measurements of single operations.
//!
//! [`workloads`] are the benchmarks of transactions in local memory, [`transactions`] those in global memory, [`sync`] operations between
//! blocks. [`atomics`] drives the lock-bit top by itself; [`votes`] are patterns for it.

pub mod atomics;
pub mod sync;
pub mod transactions;
pub mod votes;
pub mod workloads;
