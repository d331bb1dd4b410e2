//! Units at any size: `turnstile export UNIT --set banks=16`.
//!
//! Sizes are parameters of types, so a unit at another size is compiled: `program` makes a small crate of the Rust that the
//! catalog has of it, with other constants.

mod parameter;
mod program;
mod sized;

pub use parameter::{sizes_of, Size};
pub use program::export;
pub use sized::Sized;
