//! The machine around the Turnstile RTL.
//!
//! Data flows one way: kernel and run file ([`run`], [`workloads`]), front end ([`southern_islands`]), compute unit
//! ([`machine`]), RTL pins ([`engine`]), checks ([`check`]), report ([`metrics`]). Front end and machine know each other
//! through [`kernel`] only. [`atomics`] drives the lock-bit top by itself; [`votes`] are patterns for it.
//! [`sync`] has operations between blocks, [`transactions`] workloads of a paper on transactions in global memory.

pub mod atomics;
pub mod check;
pub mod engine;
mod error;
pub mod file;
pub mod kernel;
pub mod machine;
mod machine_kinds;
pub mod metrics;
pub mod ptx;
pub mod run;
pub mod southern_islands;
pub mod sync;
pub mod transactions;
pub mod votes;
pub mod wave;
pub mod workloads;

pub use error::{Complaint, Error, Result};
