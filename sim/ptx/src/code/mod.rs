//! Loaded code.

mod company;
pub mod inst;
pub mod program;
pub mod types;
