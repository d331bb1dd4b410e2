//! The forms in which a unit is written.

use crate::export::{modules_with, Arrays, ExportError};
use crate::files::{files, Files};
use crate::sv::{self, Parameter};
use turnstile_hdl::catalog::AnyUnit;

/// What is written of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Verilog, in which an array is a vector.
    Verilog,
    /// The same with a signal for each element of an array.
    VerilogFlat,
    /// [`Form::Verilog`] and what [`sv`] tells of.
    SystemVerilog,
}

impl Form {
    pub const ALL: [Self; 3] = [Self::Verilog, Self::VerilogFlat, Self::SystemVerilog];

    /// Name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Verilog => "v",
            Self::VerilogFlat => "verilog-flat",
            Self::SystemVerilog => "sv",
        }
    }

    /// The files of a unit of this size, whose outermost module is called `name`.
    ///
    /// # Errors
    /// What of the unit cannot be Verilog.
    pub fn files(
        self,
        unit: &AnyUnit,
        name: &str,
        size: &[Parameter],
    ) -> Result<Files, ExportError> {
        let arrays = match self {
            Self::VerilogFlat => Arrays::Signals,
            Self::Verilog | Self::SystemVerilog => Arrays::Vectors,
        };
        let modules = modules_with(unit.ports(), name, arrays)?;
        Ok(match self {
            Self::Verilog | Self::VerilogFlat => files(name, modules),
            Self::SystemVerilog => sv::files(unit, name, modules, size),
        })
    }
}
