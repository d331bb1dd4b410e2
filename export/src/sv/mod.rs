//! What an RTL engineer wants beside the flat Verilog, in SystemVerilog.
//!
//! Everything is made from the lists of pins, nothing from the text of the Verilog.

mod checks;
mod package;
mod port;

pub use checks::{bind, CHECKS};
pub use package::{package, Codes};
pub use port::Port;
