//! Verilog of the Turnstile units.

mod export;
pub mod files;
mod names;
pub mod netlist;
mod remarks;
pub mod sv;
pub mod verilog;

pub use export::{
    export, export_dyn, export_modules, export_unit, modules, ExportError, ModuleText,
};
pub use netlist::print::DISSOLVE;
