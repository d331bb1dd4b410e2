//! Loaded code.

pub mod inst;
pub mod program;
pub mod types;
