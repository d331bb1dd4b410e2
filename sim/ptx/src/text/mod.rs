//! PTX text, read.

mod body;
mod cursor;
pub mod module;
mod parameters;
pub mod parser;
mod source_lines;
mod token;
mod variables;
