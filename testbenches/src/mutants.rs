//! Units broken on purpose: the bench of each must notice.
//!
//! A bench that passes on broken hardware is worthless. Each line of [`faults`] changes one place of a
//! unit's exported Verilog; Verilator compiles the result and the unit's bench runs on it, as it runs
//! on the Verilog as exported, which must pass.

use crate::pin_driver::Opened;
use crate::units;
use anyhow::{bail, ensure, Context, Result};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use turnstile_engine::VerilatorEngine;
use turnstile_export::export_unit;
use turnstile_hdl::catalog::{find, UnitEntry};

/// One mistake: in the Verilog of `unit`, `right` becomes `wrong`.
pub struct Fault {
    pub unit: &'static str,
    pub what: &'static str,
    right: &'static str,
    wrong: &'static str,
}

pub const fn fault(
    unit: &'static str,
    what: &'static str,
    right: &'static str,
    wrong: &'static str,
) -> Fault {
    Fault {
        unit,
        what,
        right,
        wrong,
    }
}

/// The faults of all units, each from `faults.rs` in the unit's folder.
mod of_units {
    include!(concat!(env!("OUT_DIR"), "/faults.rs"));
}

/// Every fault, unit after unit.
pub fn faults() -> impl Iterator<Item = &'static Fault> {
    of_units::ALL.iter().copied().flatten()
}

/// Cycles in which the bench of a unit notices each of its faults, whatever the seed.
pub(crate) fn enough(unit: &str) -> u64 {
    match unit {
        "shadow_register_file" => 5_000,
        "lock_bit_unit" | "early_abort_scanner" => 20_000,
        "bloom_bank" | "dcd_bank" | "smdcd_bank" | "smdcd_ordered_bank" => 268_000,
        "reference_count_table" | "conflict_address_table" => 120_000,
        "commit_unit" | "commit_partition" | "log_walker" => 200_000,
        _ => 50_000,
    }
}

/// Runs the unit's bench on `verilog`. It must notice faults without assertions about how the unit is used.
fn check(unit: &UnitEntry, verilog: &str, seed: u64) -> Result<()> {
    let built = (unit.build)();
    let opened = Opened {
        engine: VerilatorEngine::unasserted(unit.name, verilog, &built)?,
        unit: built,
    };
    units::run(unit.name, opened, seed, enough(unit.name)).map(drop)
}

/// The bench of `unit` passes on the Verilog as exported.
///
/// # Errors
/// If it does not, or without Verilator.
pub fn sound(unit: &str, seed: u64) -> Result<()> {
    let unit = entry(unit)?;
    check(unit, &export_unit(unit)?, seed)
}

/// One in `period` of the faults of `unit`, at least one. The seed alone chooses them, not their places in the list.
pub fn drawn(unit: &str, seed: u64, period: usize) -> Vec<&'static Fault> {
    let mut faults: Vec<&Fault> = faults().filter(|fault| fault.unit == unit).collect();
    faults.sort_by_cached_key(|fault| {
        let mut key = FxHasher::default();
        (seed, fault.unit, fault.what).hash(&mut key);
        SmallRng::seed_from_u64(key.finish()).random::<u64>()
    });
    faults.truncate(faults.len().div_ceil(period));
    faults
}

impl Fault {
    /// The Verilog with this fault.
    ///
    /// # Errors
    /// If what it replaces does not stand there exactly once.
    pub fn broken(&self) -> Result<String> {
        self.in_verilog(&export_unit(entry(self.unit)?)?)
    }

    /// `verilog`, which has the unit in it, with this fault.
    ///
    /// # Errors
    /// As [`Fault::broken`].
    pub fn in_verilog(&self, verilog: &str) -> Result<String> {
        let found = verilog.matches(self.right).count();
        ensure!(
            found == 1,
            "{}: `{}` stands {found} times in the Verilog",
            self.unit,
            self.right
        );
        Ok(verilog.replacen(self.right, self.wrong, 1))
    }

    /// What the unit's bench says about it.
    ///
    /// # Errors
    /// If the bench passes, or fails without saying under which seed.
    pub fn noticed(&self, seed: u64) -> Result<String> {
        let Err(error) = check(entry(self.unit)?, &self.broken()?, seed) else {
            bail!("unnoticed: {}: {}, seed {seed}", self.unit, self.what);
        };
        let message = format!("{error:#}");
        ensure!(
            message.contains(&format!("seed: {seed}")),
            "{}: {}: {message}",
            self.unit,
            self.what
        );
        Ok(message)
    }
}

fn entry(unit: &str) -> Result<&'static UnitEntry> {
    find(unit).with_context(|| format!("no unit {unit}"))
}
