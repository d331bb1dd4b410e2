//! What is put on an FPGA: units of the catalog, and small LDS that have all there is in a large one.

use crate::area::{AreaError, Result};
use turnstile_export::export_dyn;
use turnstile_hdl::catalog::{find, units};
use turnstile_hdl::pins::Pin;
use turnstile_sizes::SMALL;

/// A unit to put on an FPGA.
#[derive(Clone, Debug)]
pub struct Design {
    pub name: String,
    /// For a scaled-down unit: its sizes.
    pub scaled_down: Option<&'static str>,
    pub verilog: String,
    pub clocked: bool,
    pub inputs: Vec<Pin>,
    pub outputs: Vec<Pin>,
}

/// What a report has if nothing is chosen: one bank of each kind, and the smallest whole LDS with and without transactions.
pub const DEFAULT: [&str; 6] = [
    "lds_bank",
    "bloom_bank",
    "dcd_bank",
    "smdcd_bank",
    "small_lds_baseline",
    "small_lds_dcd",
];

impl Design {
    /// The unit called `name`, of the catalog or scaled down.
    pub fn named(name: &str) -> Result<Self> {
        let mut small = SMALL.iter();
        let small = small.find(|small| small.name.eq_ignore_ascii_case(name));
        let (name, unit, scaled_down) = match (find(name), small) {
            (Some(entry), _) => (entry.name, (entry.build)(), None),
            (None, Some(small)) => (small.name, (small.build)(), Some(small.sizes)),
            (None, None) => return Err(unknown(name)),
        };
        let verilog = export_dyn(unit.ports(), name)?;
        Ok(Self {
            name: name.into(),
            scaled_down,
            clocked: unit.is_clocked(),
            inputs: unit.inputs(),
            outputs: unit.outputs(),
            verilog,
        })
    }
}

fn unknown(name: &str) -> AreaError {
    let units = units().iter().map(|unit| unit.name);
    let known: Vec<&str> = units.chain(SMALL.iter().map(|small| small.name)).collect();
    AreaError::input(
        "area",
        format!("there is no unit `{name}`"),
        format!("choose {}", known.join(", ")),
    )
}
