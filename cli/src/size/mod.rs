//! Units at any size: `turnstile export UNIT --set banks=16`.
//!
//! Sizes are parameters of types, so a unit at another size is compiled: [`program`] makes a small crate of it.

mod parameter;
mod program;

pub use parameter::{sizes_of, Size, Sized};
pub use program::export;
