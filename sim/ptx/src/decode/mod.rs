//! From words to instructions.

mod arithmetic;
mod carry;
mod decoding;
mod flow;
mod frame;
mod function;
mod latency;
mod library;
pub mod link;
mod liveness;
mod memory;
mod reached;
mod specials;
mod textures;
mod together;
mod variables;
