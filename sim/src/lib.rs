//! The machine around the Turnstile RTL.

pub mod engine;
pub mod error;
pub mod isa;

pub use error::{Error, Result};
