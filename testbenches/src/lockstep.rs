//! Units and LDS tops at full size: rust-hdl and the exported Verilog on the same pins in every cycle, under random traffic.

use crate::lds_check;
use crate::lds_driver::LdsDriver;
use crate::lds_traffic;
use crate::models::bloom_filter::{Bloom, BloomShape};
use crate::models::dcd::Dcd;
use crate::models::detector::Detector;
use crate::models::smdcd::{Sharing, Smdcd};
use crate::pin_driver::Opened;
use crate::units::atomic_sequencer::{self, LOCK_SCHEME};
use crate::units::{self, Done, Load};
use anyhow::{bail, Context, Result};
use turnstile_engine::{rtl, Engine, Lockstep, VerilatorEngine};
use turnstile_export::export_unit;
use turnstile_hdl::catalog::{find, UnitEntry};
use turnstile_hdl::full_size::ROWS;

/// Tops with transactions.
pub const TRANSACTIONAL: [&str; 4] = ["lds_bloom", "lds_dcd", "lds_smdcd", "lds_smdcd_ordered"];

fn entry(name: &str) -> Result<&'static UnitEntry> {
    find(name).with_context(|| format!("no unit {name}"))
}

/// Both engines of a unit.
fn both(name: &str) -> Result<Opened<impl Engine>> {
    beside(name, VerilatorEngine::of(entry(name)?)?)
}

/// The RTL and, beside it, its Verilog.
fn beside(name: &str, verilog: VerilatorEngine) -> Result<Opened<impl Engine>> {
    let entry = entry(name)?;
    let unit = (entry.build)();
    Ok(Opened {
        engine: Lockstep::new(
            entry.name,
            unit.outputs(),
            ("rtl", rtl((entry.build)())),
            ("verilator", verilog),
        ),
        unit,
    })
}

/// The Verilog of a unit alone, which is much faster.
fn verilog(name: &str) -> Result<Opened<VerilatorEngine>> {
    let entry = entry(name)?;
    Ok(Opened {
        engine: VerilatorEngine::of(entry)?,
        unit: (entry.build)(),
    })
}

fn lds<E: Engine>(top: Opened<E>) -> Result<LdsDriver<E>> {
    LdsDriver::new(top.engine, top.unit.ports())
}

/// The bench of a unit on both engines. Nothing asserts how the unit is used: a bench also sends what the unit has to ignore.
///
/// # Errors
/// At the first difference, with the seed; or without Verilator.
pub fn unit(name: &str, seed: u64, cycles: u64) -> Result<Done> {
    let (entry, built) = (entry(name)?, (entry(name)?.build)());
    let verilog = VerilatorEngine::unasserted(name, &export_unit(entry)?, &built)?;
    units::run(name, beside(name, verilog)?, seed, cycles)
}

/// The bench of a unit in rust-hdl alone.
///
/// # Errors
/// At the first difference, with the seed.
pub fn unit_in_rtl(name: &str, seed: u64, cycles: u64) -> Result<Done> {
    let entry = entry(name)?;
    let opened = Opened {
        engine: rtl((entry.build)()),
        unit: (entry.build)(),
    };
    units::run(name, opened, seed, cycles)
}

/// Overlapping traffic on a top in both engines: one work-group on few rows, where most transactions conflict, then two
/// work-groups on many. `all_lose` is the strap of a top with transactions.
///
/// # Errors
/// At the first difference, with the seed; or without Verilator.
pub fn traffic(
    top: &str,
    all_lose: bool,
    seed: u64,
    cycles: u64,
) -> Result<[lds_traffic::Tally; 2]> {
    let run = |rows, wavefronts| {
        let load = lds_traffic::Load {
            seed,
            cycles: cycles / 2,
            rows,
            wavefronts,
            all_lose,
        };
        lds_traffic::run(both(top)?.pins(), load).with_context(|| top.to_owned())
    };
    Ok([run(2, 4)?, run(75, 2)?])
}

/// Atomic instructions of four warps on `lds_lockbits` in both engines, and plain accesses between them.
///
/// # Errors
/// As [`traffic`].
pub fn atomics(seed: u64, cycles: u64) -> Result<Done> {
    let top = both("lds_lockbits")?;
    let tally = atomic_sequencer::run_top(top.pins(), LOCK_SCHEME, Load { seed, cycles })?;
    let happened = tally.cycles >= cycles && tally.lost_to_others > 0 && tally.plain > 0;
    Done::new(tally.cycles, &tally, happened).complete()
}

/// Transactions one after the other on a top of [`TRANSACTIONAL`] in both engines, compared with the model besides.
///
/// # Errors
/// As [`traffic`].
pub fn checked(top: &str, all_lose: bool, seed: u64, cycles: u64) -> Result<lds_check::Tally> {
    let load = lds_check::Load {
        seed,
        transactions: u64::MAX,
        cycles,
        words: 96,
        all_lose,
    };
    against_model(top, lds(both(top)?)?, load)
}

/// Transactions that commit on the Verilog of a top of [`TRANSACTIONAL`], compared with the model.
///
/// # Errors
/// As [`traffic`].
pub fn transactions(
    top: &str,
    all_lose: bool,
    seed: u64,
    committed: u64,
) -> Result<lds_check::Tally> {
    let load = lds_check::Load {
        seed,
        transactions: committed,
        cycles: u64::MAX,
        words: 512,
        all_lose,
    };
    against_model(top, lds(verilog(top)?)?, load)
}

fn against_model<E: Engine>(
    top: &str,
    driver: LdsDriver<E>,
    load: lds_check::Load,
) -> Result<lds_check::Tally> {
    fn run<E: Engine, D: Detector>(
        driver: LdsDriver<E>,
        detector: D,
        load: lds_check::Load,
    ) -> Result<lds_check::Tally> {
        let tally = lds_check::run(driver, detector, load)?;
        let happened = tally.lost_lanes > 0 && tally.retries > 0 && tally.wavefront_serial > 0;
        let happened = happened && (tally.joined > 0) == load.all_lose;
        Done::new(tally.cycles, &tally, happened).complete()?;
        Ok(tally)
    }
    match top {
        "lds_bloom" => run(driver, Bloom::new(BloomShape::paper(ROWS), None), load),
        "lds_dcd" => run(driver, Dcd::new(ROWS), load),
        "lds_smdcd" => run(driver, Smdcd::new(ROWS, Sharing::Sticky, None), load),
        "lds_smdcd_ordered" => run(driver, Smdcd::new(ROWS, Sharing::Ordered, None), load),
        other => bail!("{other} has no model"),
    }
    .with_context(|| top.to_owned())
}
