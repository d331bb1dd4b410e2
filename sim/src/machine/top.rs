//! Engines by name, and the LDS top of a detector behind one of them.

use super::hardware::Hardware;
use super::local_memory::LdsTop;
use super::unit_pins::UnitPins;
use crate::engine::{rtl, Engine, Lockstep, ModelEngine, VerilatorEngine};
use crate::{Error, Result};
use turnstile_hdl::lds_pins::LdsPins;
use turnstile_hdl::pin_index::Pins;
use turnstile_tools::{interrupt, OLDEST_VERILATOR};

/// What steps the RTL.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum EngineKind {
    /// The rust-hdl units themselves; needs nothing but Rust.
    Rtl,
    /// The exported Verilog, compiled by Verilator.
    Verilator,
    /// A model of the units in plain Rust, equal on every pin in every clock.
    Model,
}

impl EngineKind {
    /// Name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Rtl => "rtl",
            Self::Verilator => "verilator",
            Self::Model => "model",
        }
    }

    /// One line about it.
    pub fn description(self) -> &'static str {
        match self {
            Self::Rtl => "the rust-hdl units themselves; needs nothing but Rust",
            Self::Verilator => {
                "the exported Verilog; needs Verilator 5.006 or later and a C++ compiler"
            }
            Self::Model => "a model of the LDS in plain Rust, equal on every pin; the fastest",
        }
    }

    fn engine(self, hardware: &Hardware) -> Result<Box<dyn Engine>> {
        let unit = hardware.build()?;
        match self {
            Self::Rtl => return Ok(rtl(unit)),
            Self::Model => return Ok(Box::new(ModelEngine::new(hardware.model(&unit)))),
            Self::Verilator => {}
        }
        let verilog = || Ok(hardware.verilog()?);
        let name = hardware.unit();
        match VerilatorEngine::of_recipe(name, &hardware.recipe(), verilog, &unit) {
            Ok(engine) => Ok(Box::new(engine)),
            Err(error) => Err(no_verilator(name, &error)),
        }
    }
}

/// A machine with one core has one.
impl From<LdsTop> for Vec<LdsTop> {
    fn from(top: LdsTop) -> Self {
        vec![top]
    }
}

/// The error of a unit that Verilator does not compile.
pub fn no_verilator(unit: &str, error: &anyhow::Error) -> Error {
    if interrupt::pending() {
        return Error::Interrupted;
    }
    Error::input(
        format!("engine verilator, unit {unit}"),
        format!("{error:#}"),
        format!(
            "install Verilator {} or later and a C++ compiler, or name rtl or model instead",
            OLDEST_VERILATOR.1
        ),
    )
}

impl LdsTop {
    /// The top of a detector, or of other hardware, stepped by `engine`; with `lockstep` both must agree on every pin in every
    /// clock.
    pub fn open(
        hardware: impl Into<Hardware>,
        engine: EngineKind,
        lockstep: Option<EngineKind>,
    ) -> Result<Self> {
        let hardware = hardware.into();
        let unit = hardware.build()?;
        let first = engine.engine(&hardware)?;
        let engine: Box<dyn Engine> = match lockstep {
            None => first,
            Some(other) => Box::new(Lockstep::new(
                hardware.unit(),
                unit.outputs(),
                (engine.name(), first),
                (other.name(), other.engine(&hardware)?),
            )),
        };
        let pins = LdsPins::of(unit.ports()).ok_or_else(|| {
            Error::input(
                "LDS top",
                format!("the pins of {} are not those of an LDS", hardware.unit()),
                "choose one of the LDS tops that `turnstile list` shows",
            )
        })?;
        Ok(Self {
            pins,
            top: UnitPins::new("the LDS", engine, unit.inputs(), unit.outputs()),
        })
    }

    /// A top for each core of a machine, [opened](Self::open) alike.
    pub fn open_each(
        cores: usize,
        hardware: impl Into<Hardware>,
        engine: EngineKind,
        lockstep: Option<EngineKind>,
    ) -> Result<Vec<Self>> {
        let hardware = hardware.into();
        let open = |_| Self::open(hardware, engine, lockstep);
        (0..cores).map(open).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_verilator_is_that_of_the_tests() {
        let oldest = format!("Verilator {} or later", OLDEST_VERILATOR.1);
        let described = EngineKind::Verilator.description();
        assert!(described.contains(&oldest), "{described}");
    }
}
