//! Just enough Verilog to tidy what rust-hdl writes: tokens and modules, no expressions.

pub mod module;
pub mod token;
