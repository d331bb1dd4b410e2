//! Engines by name, and what of a machine is RTL behind one of them.

use super::config::{MachineConfig, TransactionsConfig};
use super::core::{LearnedTop, StackTop, TransactionHardware, TransactionTop};
use super::hardware::Hardware;
use super::local_memory::LdsTop;
use super::memory::{AtomicTop, CommitHardware, CommitTop};
use super::unit_pins::UnitPins;
use turnstile_engine::{rtl, Engine, Lockstep, ModelEngine, VerilatorEngine};
use turnstile_export::export_dyn;
use turnstile_hdl::catalog::{find, index_group, AnyUnit, UnitEntry};
use turnstile_hdl::lds_pins::LdsPins;
use turnstile_hdl::log_walker::SLOTS;
use turnstile_hdl::pin_index::Pins;
use turnstile_model::{is_modelled, with_tables, TableShape};
use turnstile_tables::TableSize;
use turnstile_tools::{interrupt, OLDEST_VERILATOR};
use turnstile_tools::{Error, Result};

/// What steps the RTL.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum EngineKind {
    /// The rust-hdl units themselves; needs nothing but Rust.
    Rtl,
    /// The exported Verilog, compiled by Verilator.
    Verilator,
    /// A model of the units in plain Rust, equal on every pin in every clock; the rust-hdl units where there is no model.
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
            Self::Model => {
                "models of units in plain Rust, equal on every pin; the fastest; the RTL for units without one"
            }
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

    /// A unit of the catalog.
    fn engine_of(self, entry: &UnitEntry) -> Result<Box<dyn Engine>> {
        let failed =
            |error: anyhow::Error| Error::run(entry.name, format!("{error:#}"), "please report it");
        Ok(match self {
            Self::Rtl => rtl((entry.build)()),
            Self::Model => Box::new(ModelEngine::of(entry).map_err(failed)?),
            Self::Verilator => match VerilatorEngine::of(entry) {
                Ok(engine) => Box::new(engine),
                Err(error) => return Err(no_verilator(entry.name, &error)),
            },
        })
    }

    /// The unit `name` with tables of another size.
    fn engine_with(self, name: &str, tables: &TableSize) -> Result<Box<dyn Engine>> {
        let unit = unit_with(name, tables);
        match self {
            Self::Rtl => return Ok(rtl(unit)),
            Self::Model => return Ok(Box::new(model_with(name, &unit, tables)?)),
            Self::Verilator => {}
        }
        let recipe = format!("{name} table_entries={}", tables.entries);
        let verilog = || Ok(export_dyn(unit.ports(), name)?);
        match VerilatorEngine::of_recipe(name, &recipe, verilog, &unit) {
            Ok(engine) => Ok(Box::new(engine)),
            Err(error) => Err(no_verilator(name, &error)),
        }
    }
}

/// A second engine, which must agree with the first on every pin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beside {
    /// What steps the units too.
    pub engine: EngineKind,
    /// Simulated clocks of each unit, from its first one on, after which it is dropped; to the end if there are none.
    pub clocks: Option<u64>,
}

/// To the end.
impl From<EngineKind> for Beside {
    fn from(engine: EngineKind) -> Self {
        Self {
            engine,
            clocks: None,
        }
    }
}

/// A unit of transactions around tables of a size.
fn unit_with(name: &str, tables: &TableSize) -> AnyUnit {
    let unit = tables.build(name);
    unit.expect("every size has the units around its tables")
}

/// The model of such a unit.
fn model_with(name: &str, unit: &AnyUnit, tables: &TableSize) -> Result<ModelEngine> {
    let shape = TableShape {
        ways: tables.ways,
        set_bits: tables.set_bits(),
        hash: tables.hash,
    };
    let model = with_tables(name, unit.ports(), &shape);
    let model = model.ok_or_else(|| Error::run(name, "it has no model", "please report it"))?;
    Ok(ModelEngine::new(model))
}

/// What of a machine is RTL: LDS tops, one a core, and atomic units or commit units, one a partition if the machine has any.
pub struct Tops {
    /// One a core.
    pub lds: Vec<LdsTop>,
    /// One a partition, or none.
    pub atomics: Vec<AtomicTop>,
    /// One a partition, or none.
    pub commits: Vec<CommitTop>,
    /// One a core of a machine with commit units.
    pub transactions: Vec<TransactionTop>,
}

/// A machine with one core and nothing at its partitions.
impl From<LdsTop> for Tops {
    fn from(top: LdsTop) -> Self {
        Self {
            lds: vec![top],
            atomics: vec![],
            commits: vec![],
            transactions: vec![],
        }
    }
}

impl Tops {
    /// Those of a machine with this LDS, stepped by `engine`; with `lockstep` both must agree on every pin in every clock.
    ///
    /// # Errors
    /// If an engine cannot be had.
    pub fn open(
        machine: &MachineConfig,
        hardware: impl Into<Hardware>,
        engine: EngineKind,
        lockstep: Option<Beside>,
    ) -> Result<Self> {
        let hardware = hardware.into();
        let lds = |_| LdsTop::open(hardware, engine, lockstep);
        let atomics = |unit| AtomicTop::open(unit, engine, lockstep);
        Ok(Self {
            lds: (0..machine.cores()).map(lds).collect::<Result<_>>()?,
            atomics: machine.atomic_units().map(atomics).collect::<Result<_>>()?,
            commits: machine.transactions().map_or(vec![], |config| {
                let top = |_| CommitTop::new(config, engine, lockstep);
                (0..machine.commit_units()).map(top).collect()
            }),
            transactions: machine.transactions().map_or(vec![], |config| {
                let top = |_| TransactionTop::new(config, engine, lockstep);
                (0..machine.cores()).map(top).collect()
            }),
        })
    }
}

/// Two engines as one, if there is a second.
fn beside(
    name: &str,
    unit: &AnyUnit,
    engine: EngineKind,
    lockstep: Option<Beside>,
    open: impl Fn(EngineKind) -> Result<Box<dyn Engine>>,
) -> Result<Box<dyn Engine>> {
    let first = open(engine)?;
    Ok(match lockstep {
        None => first,
        Some(other) => {
            let second = (other.engine.name(), open(other.engine)?);
            let first = (engine.name(), first);
            let both = Lockstep::new(name, unit.outputs(), first, second);
            Box::new(both.for_clocks(other.clocks.unwrap_or(u64::MAX)))
        }
    })
}

impl AtomicTop {
    /// The atomic unit of this name, stepped by `engine`; with `lockstep` both must agree on every pin in every clock.
    ///
    /// # Errors
    /// If an engine cannot be had.
    pub fn open(unit: &str, engine: EngineKind, lockstep: Option<Beside>) -> Result<Self> {
        let (at, pins) = open_unit(unit, "the atomic unit", engine, lockstep)?;
        Ok(Self { at, pins })
    }
}

/// A unit of the catalog, which `name` is for messages, and where its pins lie.
fn open_unit<P: Pins>(
    unit: &str,
    name: &'static str,
    engine: EngineKind,
    lockstep: Option<Beside>,
) -> Result<(P, UnitPins)> {
    let entry = find(unit).expect("the catalog has the units of the machine");
    let (engine, lockstep) = stepped(unit, engine, lockstep);
    let built = (entry.build)();
    let engine = beside(unit, &built, engine, lockstep, |kind| kind.engine_of(entry))?;
    Ok(behind_pins(&built, name, engine))
}

/// The same of a unit around a table, of the size that the machine has.
fn open_tables<P: Pins>(
    unit: &str,
    name: &'static str,
    config: &TransactionsConfig,
    engine: EngineKind,
    lockstep: Option<Beside>,
) -> Result<(P, UnitPins)> {
    let tables = config.tables("the machine")?;
    if tables.is_paper() {
        return open_unit(unit, name, engine, lockstep);
    }
    let (engine, lockstep) = stepped(unit, engine, lockstep);
    let built = unit_with(unit, tables);
    let engine = beside(unit, &built, engine, lockstep, |kind| {
        kind.engine_with(unit, tables)
    })?;
    Ok(behind_pins(&built, name, engine))
}

/// The pins of a unit that `engine` steps, and where they lie.
fn behind_pins<P: Pins>(
    unit: &AnyUnit,
    name: &'static str,
    engine: Box<dyn Engine>,
) -> (P, UnitPins) {
    let at = P::of(unit.ports()).expect("the unit has its own pins");
    let pins = UnitPins::new(name, engine, unit.inputs(), unit.outputs());
    (at, pins)
}

impl CommitTop {
    /// The hardware of a partition that commits transactions, stepped by `engine` once it is needed; with `lockstep` both must agree on every
    /// pin in every clock. The RTL stands in for models that there are not.
    pub fn new(config: TransactionsConfig, engine: EngineKind, lockstep: Option<Beside>) -> Self {
        let open = move || {
            Ok(CommitHardware {
                partition: open_tables(
                    "commit_partition",
                    "the commit unit",
                    &config,
                    engine,
                    lockstep,
                )?,
                times: open_unit(
                    "write_time_table",
                    "the last-written times",
                    engine,
                    lockstep,
                )?,
            })
        };
        Self {
            open: Box::new(open),
        }
    }
}

/// What steps each unit of a machine, by its name; `global` are transactions on global memory, if the kernels have any.
pub fn unit_engines(
    machine: &MachineConfig,
    hardware: &Hardware,
    global: Option<TransactionsConfig>,
    engine: EngineKind,
) -> Vec<(&'static str, EngineKind)> {
    let mut units = vec![(hardware.unit(), engine)];
    units.extend(machine.atomic_units().next().map(|unit| (unit, engine)));
    let Some(config) = global else {
        return units;
    };
    let stack = config.pauses().then_some("pause_and_go_stack");
    let learned = config.pause_learned.then_some("learned_conflicts");
    let others = ["transaction_core", "commit_partition", "write_time_table"];
    let of_unit = |unit| (unit, stepped(unit, engine, None).0);
    units.extend(others.into_iter().chain(stack).chain(learned).map(of_unit));
    units
}

/// The engines of a unit that may have no model: then the RTL stands in.
fn stepped(
    unit: &str,
    engine: EngineKind,
    lockstep: Option<Beside>,
) -> (EngineKind, Option<Beside>) {
    let of_unit = |kind| match kind {
        EngineKind::Model if !is_modelled(unit) => EngineKind::Rtl,
        other => other,
    };
    let engine = of_unit(engine);
    let of_second = |other: Beside| Beside {
        engine: of_unit(other.engine),
        ..other
    };
    let lockstep = lockstep.map(of_second);
    let lockstep = lockstep.filter(|other| other.engine != engine);
    (engine, lockstep)
}

impl TransactionTop {
    /// The hardware of a core's transactions, stepped by `engine` once it is needed; otherwise as `CommitTop::new`.
    pub fn new(config: TransactionsConfig, engine: EngineKind, lockstep: Option<Beside>) -> Self {
        let open = move || {
            let name = "the transactions of a core";
            let core = open_tables("transaction_core", name, &config, engine, lockstep)?;
            let stack = |_| {
                let name = "the Pause-and-Go stack";
                let (at, pins) = open_unit("pause_and_go_stack", name, engine, lockstep)?;
                Ok(StackTop { at, pins })
            };
            let learned = |_| {
                let name = "the learned conflicts";
                let (at, pins) = open_unit("learned_conflicts", name, engine, lockstep)?;
                Ok(LearnedTop { at, pins })
            };
            let slots = |there: bool| 0..if there { SLOTS } else { 0 };
            let stacks = slots(config.pauses()).map(stack);
            let learned = slots(config.pause_learned).map(learned);
            let stacks = stacks.collect::<Result<_>>()?;
            TransactionHardware::new(core, stacks, learned.collect::<Result<_>>()?)
        };
        Self {
            open: Box::new(open),
        }
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
        lockstep: Option<Beside>,
    ) -> Result<Self> {
        let hardware = hardware.into();
        let unit = hardware.build()?;
        let engine = beside(hardware.unit(), &unit, engine, lockstep, |kind| {
            kind.engine(&hardware)
        })?;
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
            index_group: index_group(hardware.unit()) as u32,
        })
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
