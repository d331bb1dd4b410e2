//! Loaded code.

mod company;
pub mod conversion;
pub mod inst;
pub mod program;
pub mod types;
