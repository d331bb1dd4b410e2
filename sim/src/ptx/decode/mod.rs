//! From words to instructions.

mod arithmetic;
mod flow;
mod function;
pub mod link;
mod memory;
mod specials;
mod together;
mod variables;
