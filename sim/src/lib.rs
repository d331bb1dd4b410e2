//! The machine around the Turnstile RTL.

pub mod check;
pub mod engine;
pub mod error;
pub mod isa;
pub mod run;
pub mod workloads;

pub use error::{Error, Result};
