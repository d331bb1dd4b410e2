//! The machine around the Turnstile RTL.
//!
//! Data flows one way: kernel and run file ([`run`], [`workloads`]), front end ([`isa`]), compute unit ([`machine`]),
//! RTL pins ([`engine`]), checks ([`check`]), report ([`metrics`]); [`cli`] puts them together. [`atomics`] drives the lock-bit
//! top by itself. [`reproduce`] makes the papers' figures of many reports, [`sweep`] tables and
//! charts over parameters ([`parameters`]) of benchmark and hardware.

pub mod atomics;
mod chart;
pub mod check;
pub mod cli;
pub mod engine;
mod error;
mod file;
pub mod isa;
pub mod machine;
pub mod metrics;
pub mod parameters;
pub mod reproduce;
pub mod run;
pub mod sweep;
mod wave;
pub mod workloads;

pub use error::{Complaint, Error, Result};
