//! Engines by name, and the LDS top of a detector behind one of them.

use super::Detector;
use crate::engine::{rtl, Engine, Lockstep, VerilatorEngine};
use crate::{Error, Result};
use turnstile_hdl::pins::Pin;
use turnstile_synth::catalog::{find, UnitEntry};

/// What steps the RTL.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum EngineKind {
    /// The rust-hdl units themselves; needs nothing but Rust.
    Rtl,
    /// The exported Verilog, compiled by Verilator.
    Verilator,
}

impl EngineKind {
    /// Name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Rtl => "rtl",
            Self::Verilator => "verilator",
        }
    }

    /// One line about it.
    pub fn description(self) -> &'static str {
        match self {
            Self::Rtl => "the rust-hdl units themselves; needs nothing but Rust",
            Self::Verilator => {
                "the exported Verilog; needs Verilator 5.025 or later and a C++ compiler"
            }
        }
    }

    fn engine(self, entry: &UnitEntry) -> Result<Box<dyn Engine>> {
        match self {
            Self::Rtl => Ok(rtl((entry.build)())),
            Self::Verilator => match VerilatorEngine::of(entry) {
                Ok(engine) => Ok(Box::new(engine)),
                Err(error) => Err(no_verilator(entry.name, &error)),
            },
        }
    }
}

/// The error of a unit that Verilator does not compile.
pub fn no_verilator(unit: &str, error: &anyhow::Error) -> Error {
    Error::input(
        format!("engine verilator, unit {unit}"),
        format!("{error:#}"),
        "install Verilator 5.025 or later and a C++ compiler, or use --engine rtl",
    )
}

/// An LDS top: the engine that steps it and the names of its pins.
pub struct LdsTop {
    /// What steps the RTL.
    pub engine: Box<dyn Engine>,
    /// Input pins, in the engine's order.
    pub inputs: Vec<Pin>,
    /// Output pins, in the engine's order.
    pub outputs: Vec<Pin>,
}

impl LdsTop {
    /// The top of `detector`, stepped by `engine`; with `lockstep` both must agree on every pin in every clock.
    pub fn open(
        detector: Detector,
        engine: EngineKind,
        lockstep: Option<EngineKind>,
    ) -> Result<Self> {
        let entry = find(detector.unit()).ok_or_else(|| {
            Error::input(
                format!("detector {}", detector.name()),
                format!("there is no unit `{}`", detector.unit()),
                "choose another detector",
            )
        })?;
        let unit = (entry.build)();
        let first = engine.engine(entry)?;
        let engine: Box<dyn Engine> = match lockstep {
            None => first,
            Some(other) => Box::new(Lockstep::new(
                entry.name,
                unit.outputs(),
                (engine.name(), first),
                (other.name(), other.engine(entry)?),
            )),
        };
        Ok(Self {
            engine,
            inputs: unit.inputs(),
            outputs: unit.outputs(),
        })
    }
}
