//! From a statement's text to an instruction.

mod memory;
mod mode;
mod reader;
mod scalar;
mod statement;
mod vector;

pub(crate) use reader::Symbols;
pub(crate) use statement::decode;
