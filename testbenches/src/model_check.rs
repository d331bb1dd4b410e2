//! Models beside the Verilog, at length, and models beside Verilog that is broken on purpose.

use crate::any_pins;
use crate::mutants::{faults, Fault};
use anyhow::{bail, Context, Result};
use turnstile_engine::{Divergence, ModelEngine, VerilatorEngine};
use turnstile_export::{export_dyn, export_unit};
use turnstile_hdl::catalog::{find, AnyUnit};
use turnstile_model::{Lds, LdsSize};
use turnstile_sizes::PARAMETERS;

/// Units whose faults a top shows on its pins, and the top.
const SHOWN_BY: [(&str, &str); 8] = [
    ("lds_unit", "lds_dcd"),
    ("bloom_bank", "lds_bloom"),
    ("dcd_bank", "lds_dcd"),
    ("smdcd_bank", "lds_smdcd"),
    ("smdcd_ordered_bank", "lds_smdcd_ordered"),
    // A walk of DCD leaves nothing to flush.
    ("tx_sequencer", "lds_smdcd"),
    ("lock_bit_unit", "lds_lockbits"),
    ("atomic_sequencer", "lds_lockbits"),
];
/// Faults that no top shows: a bank that is not ready gets no request, and load-locks and store-unlocks are never in the banks together.
const HIDDEN: [&str; 3] = [
    "an atomic is dropped if the next request waits",
    "a load-lock sees the release of its cycle",
    "a release takes the lock acquired in its cycle",
];
/// Banks of the tops that are broken; with fewer they are compiled sooner.
const BANKS: usize = 4;
/// Clocks in which a model notices each fault, whatever the seed.
const ENOUGH: u64 = 4_000_000;

/// The model of a top at full size beside its Verilog on any pins.
///
/// # Errors
/// At the first difference, with the seed; or without Verilator.
pub fn verilator(top: &str, seed: u64, clocks: u64) -> Result<any_pins::Tally> {
    let entry = find(top).with_context(|| format!("no unit {top}"))?;
    let unit = (entry.build)();
    let verilog = VerilatorEngine::unasserted(top, &export_unit(entry)?, &unit)?;
    let model = ModelEngine::of(entry)?;
    let pair = (("verilator", verilog), ("model", model));
    any_pins::run(unit.ports(), pair.0, pair.1, seed, clocks)
}

/// A top, its model, and its Verilog.
struct Top {
    unit: AnyUnit,
    model: ModelEngine,
    verilog: String,
}

impl Top {
    fn new(name: &str, unit: AnyUnit, lds: Lds, size: &LdsSize) -> Result<Self> {
        Ok(Self {
            model: ModelEngine::new(lds.model(unit.ports(), size)),
            verilog: export_dyn(unit.ports(), name)?,
            unit,
        })
    }

    fn full(name: &str) -> Result<Self> {
        let entry = find(name).context("no such top")?;
        let lds = Lds::named(name).context("no model")?;
        Self::new(name, (entry.build)(), lds, &lds.full_size())
    }

    /// With fewer banks, if there is such a top.
    fn small(name: &str) -> Result<Self> {
        let banks = PARAMETERS.iter().find(|one| one.name == "banks");
        let unit = banks.and_then(|banks| banks.build(name, &BANKS.to_string()));
        let (Some(unit), Some(lds)) = (unit, Lds::named(name)) else {
            return Self::full(name);
        };
        let size = LdsSize {
            banks: BANKS,
            ..LdsSize::FULL
        };
        Self::new(name, unit, lds, &size)
    }
}

/// The top on whose pins a fault shows; `None` if it shows on none.
pub fn top_of(fault: &Fault) -> Option<&'static str> {
    let mut shown = SHOWN_BY.iter();
    shown
        .find(|(unit, _)| *unit == fault.unit && !HIDDEN.contains(&fault.what))
        .map(|(_, top)| *top)
}

/// What the model of a top says about the top with this fault.
///
/// # Errors
/// If no top shows it, the model agrees with what is broken, or without Verilator.
pub fn noticed(fault: &Fault, seed: u64) -> Result<String> {
    let name = top_of(fault).context("no top shows it")?;
    let mut top = Top::small(name)?;
    // It may have the width of an address in it, which is another in a small top.
    if fault.in_verilog(&top.verilog).is_err() {
        top = Top::full(name)?;
    }
    let broken = fault.in_verilog(&top.verilog)?;
    let engine = VerilatorEngine::unasserted(name, &broken, &top.unit)?;
    let (broken, model) = (("broken", engine), ("model", top.model));
    let ran = any_pins::run(top.unit.ports(), broken, model, seed, ENOUGH);
    let Err(error) = ran else {
        bail!("unnoticed: {}: {}, seed {seed}", fault.unit, fault.what);
    };
    match error.downcast_ref::<Divergence>() {
        Some(divergence) => Ok(divergence.to_string()),
        None => Err(error),
    }
}

/// Finds the place of every fault of a unit that a top shows.
///
/// # Errors
/// If one does not stand in the Verilog of its top, or more than once.
pub fn place_faults() -> Result<()> {
    for (unit, name) in SHOWN_BY {
        let tops = [Top::small(name)?, Top::full(name)?];
        for fault in faults().filter(|fault| fault.unit == unit) {
            let [small, full] = tops.each_ref().map(|top| fault.in_verilog(&top.verilog));
            small.or(full)?;
        }
    }
    Ok(())
}
