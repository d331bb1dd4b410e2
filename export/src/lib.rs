//! Verilog of the Turnstile units.

mod export;
pub mod files;
pub mod verilog;

pub use export::{export, export_dyn, export_unit, ExportError};
