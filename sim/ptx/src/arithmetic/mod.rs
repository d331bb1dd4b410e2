//! What a lane computes, by the bits of its operands.

pub mod carry;
pub mod convert;
pub mod float;
pub mod integer;
