//! Mutants of a unit's netlist, drawn by Yosys: single bits of cells that are stuck, inverted or mixed with another. Nobody chose them
//! with a bench in mind, as the directed faults of [`crate::mutants`] are chosen.
//!
//! All mutants of a unit are one netlist with an input that says which of them it is, so that Verilator compiles it once. A mutant is
//! killed if the unit's bench notices it: benches look at pins where the contract gives them a meaning. A unit without a bench runs on
//! random pins beside itself without a mutation, and every output is compared in every cycle, as the co-simulation does it.
//!
//! Not every mutation changes what a unit does: a survivor whose outputs are proved to be the unit's, from registers and memories of
//! zeros on whatever comes in, is no mutant. One of which that is not known after the time and memory that a proof may take is
//! undecided, and counts as one that ought to have been noticed.

mod equivalence;

use crate::mutants::enough;
use crate::pin_driver::Opened;
use crate::random_pins;
use crate::units;
use anyhow::{ensure, Context, Result};
use equivalence::{verdict, Verdict, ARRAYS_APART};
use std::fmt;
use std::fs;
use tempfile::TempDir;
use turnstile_engine::{Engine, VerilatorEngine};
use turnstile_export::{export_unit, DISSOLVE};
use turnstile_hdl::catalog::UnitEntry;
use turnstile_hdl::pins::Pin;
use turnstile_tools::YOSYS;

/// Input of the netlist: which mutant it is. 0 is none.
const SELECTOR: &str = "netlist_mutant";
const SELECTOR_WIDTH: usize = 16;
/// A bench has so many times the cycles in which it notices the directed faults: a single bit decides something less often.
const LONGER: u64 = 8;
/// Cycles on random pins.
const PINS_CYCLES: usize = 200_000;
/// Of those that are mutants, so many in a hundred must be killed.
const KILLED: u64 = 90;

/// A mutation, as Yosys is asked for it: `-mode const0 -module lds_alu -cell ... -src lds_alu.v:41.5-47.12`.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Mutation(String);

impl Mutation {
    /// `mutate -ctrl NAME WIDTH NUMBER OPTIONS`
    fn of_line(line: &str) -> Option<Self> {
        let options = line.strip_prefix("mutate -ctrl ")?;
        Some(Self(options.splitn(4, ' ').nth(3)?.into()))
    }

    /// What stands behind the first `-NAME`.
    fn option(&self, name: &str) -> Option<&str> {
        let mut words = self.0.split(' ');
        words.find(|word| word.strip_prefix('-') == Some(name))?;
        words.next()
    }
}

/// `inv port Q[9] of $procdff$3009, saved_88[9]`
impl fmt::Display for Mutation {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let option = |name| self.option(name).unwrap_or("?");
        let (port, bit) = (option("port"), option("portbit"));
        write!(f, "{} port {port}[{bit}]", option("mode"))?;
        if let Some(other) = self.option("ctrlbit") {
            write!(f, " with {port}[{other}]")?;
        }
        write!(f, " of {}", option("cell"))?;
        match (self.option("wire"), self.option("wirebit")) {
            (Some(wire), Some(bit)) => write!(f, ", {wire}[{bit}]"),
            _ => Ok(()),
        }
    }
}

/// Mutants of a unit.
struct Mutants {
    unit: &'static UnitEntry,
    /// Has the unit's netlist (`flat.il`).
    folder: TempDir,
    verilog: String,
    list: Vec<Mutation>,
}

/// What became of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub killed: u64,
    /// That do what the unit does.
    pub equivalent: Vec<String>,
    /// That nobody noticed, and that are not equivalent.
    pub survivors: Vec<String>,
    /// That nobody noticed, and of which nothing else is known.
    pub undecided: Vec<String>,
}

impl Tally {
    /// # Errors
    /// If too many survive.
    pub fn enough(&self) -> Result<()> {
        let mutants = self.killed + (self.survivors.len() + self.undecided.len()) as u64;
        ensure!(100 * self.killed >= KILLED * mutants, "{self}");
        Ok(())
    }
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.killed += other.killed;
        self.equivalent.extend(other.equivalent);
        self.survivors.extend(other.survivors);
        self.undecided.extend(other.undecided);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} killed", self.killed)?;
        let lists = [
            ("equivalent", &self.equivalent),
            ("survived", &self.survivors),
            ("undecided", &self.undecided),
        ];
        for (what, list) in lists {
            write!(f, ", {} {what}", list.len())?;
        }
        for (what, list) in lists {
            for one in list {
                write!(f, "\n{what}: {one}")?;
            }
        }
        Ok(())
    }
}

/// Draws about `count` mutants of `unit` and tries to kill each. A unit of wires has none.
///
/// # Errors
/// If a tool is missing or refuses the Verilog, or the netlist without a mutation is noticed.
pub fn check(unit: &'static UnitEntry, seed: u64, count: u32) -> Result<Tally> {
    let mutants = Mutants::draw(unit, seed, count)?;
    if mutants.list.is_empty() {
        return Ok(Tally::default());
    }
    let noticed = mutants.noticed(0, seed)?;
    ensure!(
        noticed.is_none(),
        "{}: the netlist differs from the unit: {noticed:?}",
        unit.name
    );
    let mut tally = Tally::default();
    for (mutation, number) in mutants.list.iter().zip(1..) {
        if mutants.noticed(number, seed)?.is_some() {
            tally.killed += 1;
            continue;
        }
        let list = match verdict(mutants.folder.path(), unit.name, &mutation.0)? {
            Verdict::Equivalent => &mut tally.equivalent,
            Verdict::Different => &mut tally.survivors,
            Verdict::Undecided => &mut tally.undecided,
        };
        list.push(mutation.to_string());
    }
    Ok(tally)
}

impl Mutants {
    fn draw(unit: &'static UnitEntry, seed: u64, count: u32) -> Result<Self> {
        let folder = tempfile::tempdir().context("no temporary directory")?;
        let name = unit.name;
        fs::write(folder.path().join("unit.v"), export_unit(unit)?)?;
        // Yosys's seed has 31 bits. A multiplexer that is chosen one-hot would take it as an error if a mutant's choice is not.
        let seed = seed & 0x7fff_ffff;
        let script = format!(
            "read_verilog unit.v; hierarchy -check -top {name}; proc; {DISSOLVE}; flatten; pmuxtree; opt_expr; opt_clean; \
             {ARRAYS_APART} write_ilang flat.il; \
             mutate -list {count} -seed {seed} -ctrl {SELECTOR} {SELECTOR_WIDTH} 1 -o list.ys {name}/*; \
             script list.ys; opt_clean; write_verilog -noattr mutants.v"
        );
        let mut command = YOSYS.command()?;
        YOSYS.succeed(
            command
                .current_dir(folder.path())
                .args(["-q", "-p", &script]),
        )?;
        let list = fs::read_to_string(folder.path().join("list.ys"))?;
        let list = list.lines().filter_map(Mutation::of_line).collect();
        let verilog = fs::read_to_string(folder.path().join("mutants.v"))?;
        Ok(Self {
            unit,
            folder,
            verilog,
            list,
        })
    }

    fn engine(&self, number: u32) -> Result<Mutant> {
        let unit = (self.unit.build)();
        let mut inputs = unit.inputs();
        inputs.push(Pin::new(SELECTOR, SELECTOR_WIDTH));
        let engine = VerilatorEngine::with_inputs(self.unit.name, &self.verilog, &unit, &inputs)?;
        Ok(Mutant {
            engine,
            number,
            inputs: vec![],
        })
    }

    /// Who noticed mutant `number` how.
    fn noticed(&self, number: u32, seed: u64) -> Result<Option<String>> {
        let name = self.unit.name;
        let engine = self.engine(number)?;
        if units::UNITS.contains(&name) {
            let unit = (self.unit.build)();
            let cycles = LONGER * enough(name);
            let done = units::run(name, Opened { engine, unit }, seed, cycles);
            return Ok(done.err().map(|error| format!("{error:#}")));
        }
        differs(self.unit, [self.engine(0)?, engine], seed)
    }
}

/// The first difference between two engines on random pins.
fn differs(unit: &UnitEntry, mut engines: [Mutant; 2], seed: u64) -> Result<Option<String>> {
    let stimulus = random_pins::stimulus(unit, seed, PINS_CYCLES);
    let pins = (unit.build)().outputs();
    let mut outputs = [vec![0; pins.len()], vec![0; pins.len()]];
    for (inputs, cycle) in stimulus.cycles().iter().zip(0..) {
        for (engine, outputs) in engines.iter_mut().zip(&mut outputs) {
            engine.clock(inputs, outputs)?;
        }
        let [right, wrong] = &outputs;
        if let Some(at) = (0..pins.len()).find(|&at| right[at] != wrong[at]) {
            return Ok(Some(format!("cycle {cycle}: {}", pins[at].name)));
        }
    }
    Ok(None)
}

/// An engine of a netlist with mutants, which has been told which it is.
struct Mutant {
    engine: VerilatorEngine,
    number: u32,
    /// The pins with the selector.
    inputs: Vec<u32>,
}

impl Engine for Mutant {
    fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]) -> Result<()> {
        self.inputs.clear();
        self.inputs.extend(inputs);
        self.inputs.push(self.number);
        self.engine.clock(&self.inputs, outputs)
    }
}
