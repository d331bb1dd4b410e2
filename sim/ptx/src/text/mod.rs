//! PTX text, read.

mod body;
mod cursor;
pub mod module;
pub mod parser;
mod token;
