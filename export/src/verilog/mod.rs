//! Just enough Verilog to tidy what rust-hdl writes: tokens and modules, no expressions.

pub mod clean;
pub mod fold;
pub mod module;
pub mod settle;
pub mod token;
