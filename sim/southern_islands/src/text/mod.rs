//! From text to code.

pub(crate) mod assembler;
pub(crate) mod bounds;
mod data;
mod decode;
mod descriptor;
mod functions;
mod source_lines;
mod syntax;
