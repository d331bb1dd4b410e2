//! Verilog of the Turnstile units.

mod export;
pub mod files;
mod form;
mod names;
pub mod netlist;
mod remarks;
pub mod sv;
pub mod verilog;

pub use export::{
    export, export_dyn, export_modules, export_unit, export_with, modules, modules_with, Arrays,
    ExportError, ModuleText,
};
pub use form::Form;
pub use netlist::print::DISSOLVE;
