//! What a unit shows after a cycle of `clear`, whatever its registers hold when power comes.
//!
//! Registers of the Verilog have initial values, which an FPGA gives them and an ASIC does not. So every `initial` is taken away, the
//! unit is cleared for one cycle, and from then on it must do what the simulation does: in Icarus, where a register that
//! nothing has written is X, and in Verilator, where it is random. What may be X, and when, stands in `contract.rs` of the unit's folder as it stands in the
//! units' headers; everything else is compared in every cycle.

mod answers;
pub mod contracts;

use crate::cosim::Stimulus;
use crate::pin_driver::{Opened, PinDriver};
use crate::tap::Tap;
use crate::units;
use crate::units::atomic_sequencer::{self, LOCK_SCHEME};
use crate::{lds_traffic, random_pins};
use answers::Answers;
use anyhow::{Context, Result};
use contracts::Valid::{Answer, Answer2, Bit, Untold, UpTo, Where, With, Without};
use contracts::{Fill, Valid};
use turnstile_area::replay::{self, Recording};
use turnstile_engine::{rtl, Engine};
use turnstile_hdl::catalog::{AnyUnit, UnitEntry};
use turnstile_hdl::pins::{Pin, Ports};

/// Arrays of data that hold zeros at first all the same: which of their words a program has written is not the unit's to know.
const DATA: [&str; 1] = ["words"];

/// Cycles that are compared.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    pub seed: u64,
    pub cycles: usize,
}

/// Traffic of a top for some cycles.
///
/// # Errors
/// If the top does not do as it should.
pub fn top_traffic<E: Engine>(
    unit: &UnitEntry,
    ports: &dyn Ports,
    engine: E,
    seed: u64,
    cycles: u64,
) -> Result<()> {
    if unit.name == "lds_lockbits" {
        let load = units::Load { seed, cycles };
        let pins = PinDriver::new(engine, ports);
        return atomic_sequencer::run_top(pins, LOCK_SCHEME, load).map(drop);
    }
    let load = lds_traffic::Load {
        seed,
        cycles,
        rows: 2,
        wavefronts: 4,
        all_lose: seed % 2 == 1,
    };
    lds_traffic::run(PinDriver::new(engine, ports), load).map(drop)
}

/// A unit's pins from its clear on.
struct Start {
    pins: Vec<Pin>,
}

impl Start {
    fn place(&self, name: &str) -> usize {
        let mut pins = self.pins.iter();
        let place = pins.position(|pin| pin.name == name);
        place.unwrap_or_else(|| panic!("no input {name}"))
    }

    fn words(&self, set: &[(&str, u32)]) -> Vec<u32> {
        let mut words = vec![0; self.pins.len()];
        for (name, value) in set {
            words[self.place(name)] = *value;
        }
        words
    }

    /// The clear, if there is one, and what fills the unit.
    fn cycles(&self, fill: Option<&Fill>) -> Vec<Vec<u32>> {
        let clears = self.pins.iter().any(|pin| pin.name == "clear");
        let mut cycles = vec![];
        if clears {
            cycles.push(self.words(&[("clear", 1)]));
        }
        let Some(fill) = fill else {
            return cycles;
        };
        for _ in 0..2 {
            for row in 0..fill.rows {
                let mut words = self.words(fill.with);
                words[self.place(fill.row)] = row as u32;
                cycles.push(words);
            }
            cycles.push(self.words(fill.then));
        }
        cycles.push(self.words(&[]));
        cycles
    }
}

/// The Verilog without `initial`, but for `DATA`, which is there when the clear is over: in its cycle registers that may hold anything may
/// store anything.
///
/// # Panics
/// If there is one that has no end.
pub fn without_initial(verilog: &str) -> String {
    let mut kept = String::new();
    let mut rest = verilog;
    while let Some(at) = rest.find("initial ") {
        let is_word =
            !rest[..at].ends_with(|before: char| before.is_alphanumeric() || before == '_');
        let (before, statement) = rest.split_at(at);
        kept += before;
        let end = statement_end(statement);
        let is_data = DATA
            .iter()
            .any(|array| statement[..end].contains(&format!(" {array}[")));
        if is_word && is_data {
            kept += &statement[..end].replacen("for (", "#2 for (", 1);
        } else if !is_word {
            kept += &statement[..end];
        }
        rest = &statement[end..];
    }
    kept + rest
}

/// The end of `initial x = 1;` or `initial begin ... end`.
fn statement_end(statement: &str) -> usize {
    let mut depth = 0;
    let mut words = statement.match_indices(|c: char| c.is_whitespace() || c == ';');
    let mut start = 0;
    words
        .find_map(|(at, separator)| {
            match &statement[start..at] {
                "begin" => depth += 1,
                "end" => depth -= 1,
                _ => {}
            }
            let ends = depth == 0 && (separator == ";" || &statement[start..at] == "end");
            start = at + separator.len();
            ends.then_some(start)
        })
        .unwrap_or_else(|| panic!("`initial` without an end"))
}

/// What the simulation does from the clear on, and which of it is compared with the Verilog.
pub struct Recorded {
    unit: AnyUnit,
    name: &'static str,
    cycles: Vec<Vec<u32>>,
    care: Vec<Vec<bool>>,
}

impl Recorded {
    /// # Errors
    /// If the unit does not do as its bench expects.
    pub fn new(entry: &'static UnitEntry, load: Load) -> Result<Self> {
        let unit = (entry.build)();
        let contract = contracts::of(entry.name);
        let start = Start {
            pins: unit.inputs(),
        };
        let fill = contract.and_then(|contract| contract.fill.as_ref());
        let first = start.cycles(fill);
        let mut recorded = Self {
            cycles: traffic(entry, &first, load)?,
            care: vec![],
            unit,
            name: entry.name,
        };
        recorded.cycles.truncate(first.len() + load.cycles);
        let valid = contract.map_or(&[][..], |contract| contract.valid);
        recorded.care = recorded.cared(first.len(), valid);
        Ok(recorded)
    }

    /// Whether each output means something in each cycle.
    fn cared(&self, first: usize, valid: &[(&str, Valid)]) -> Vec<Vec<bool>> {
        let (inputs, outputs) = (self.unit.inputs(), self.unit.outputs());
        let of = |pins: &[Pin], name: &str| {
            let place = pins.iter().position(|pin| pin.name == name);
            place.unwrap_or_else(|| panic!("{} has no pin {name}", self.name))
        };
        let answers = Answers::of(&inputs, &outputs, &self.cycles);
        let means = |cycle: usize, words: &[u32], pin: &Pin| {
            let input = |name| words[of(&inputs, name)];
            let output = |name| words[inputs.len() + of(&outputs, name)];
            valid.iter().all(|(ports, valid)| {
                let mut ports = ports.split(' ');
                let Some(number) = ports.find_map(|port| number_in(&pin.name, port)) else {
                    return true;
                };
                match *valid {
                    With(other) => output(other) != 0,
                    Without(other) => output(other) == 0,
                    Bit { of, per } => output(of) >> (number / per) & 1 != 0,
                    UpTo {
                        input: index,
                        output: last,
                    } => input(index) <= output(last),
                    Where { output: name, is } => output(name) == is,
                    Answer => answers.words(cycle) >> number & 1 != 0,
                    Answer2 => answers.second_words(cycle) >> number & 1 != 0,
                    Untold => false,
                }
            })
        };
        let cycle = |(cycle, words): (usize, &Vec<u32>)| {
            let outputs = outputs.iter();
            outputs
                .map(|pin| cycle >= first && means(cycle, words, pin))
                .collect()
        };
        self.cycles.iter().enumerate().map(cycle).collect()
    }

    fn recording<T>(&self, then: impl FnOnce(&Recording) -> T) -> T {
        then(&Recording {
            inputs: &self.unit.inputs(),
            outputs: &self.unit.outputs(),
            is_clocked: true,
            cycles: &self.cycles,
            care: &self.care,
        })
    }

    /// The Verilog in Icarus.
    ///
    /// # Errors
    /// At the first output that means something and is not what was recorded.
    pub fn icarus(&self, verilog: &str) -> Result<()> {
        let verilog = without_initial(verilog);
        self.recording(|recording| replay::icarus(self.name, &verilog, recording))
            .with_context(|| format!("{}, all registers X before the clear", self.name))
    }

    /// The Verilog in Verilator, from a random state with each seed.
    ///
    /// # Errors
    /// As [`Recorded::icarus`].
    pub fn verilator(&self, verilog: &str, seeds: &[u32]) -> Result<()> {
        let verilog = without_initial(verilog);
        self.recording(|recording| {
            replay::verilator_from_random_state(self.name, &verilog, recording, seeds)
        })
        .with_context(|| format!("{}, random registers, seeds {seeds:?}", self.name))
    }
}

/// The number of a pin in the port of this name; 0 if it is the port.
fn number_in(pin: &str, port: &str) -> Option<usize> {
    let rest = pin.strip_prefix(port)?;
    match rest.strip_prefix('_') {
        Some(number) => number.parse().ok(),
        None => rest.is_empty().then_some(0),
    }
}

/// What goes over the pins: `first`, then what the unit is for.
fn traffic(entry: &UnitEntry, first: &[Vec<u32>], load: Load) -> Result<Vec<Vec<u32>>> {
    let unit = (entry.build)();
    let (mut tap, cycles) = Tap::new(rtl((entry.build)()));
    let mut outputs = vec![0; unit.outputs().len()];
    for inputs in first {
        tap.clock(inputs, &mut outputs)?;
    }
    let Load {
        seed,
        cycles: count,
    } = load;
    if entry.top {
        top_traffic(entry, unit.ports(), tap, seed, count as u64)?;
    } else if units::UNITS.contains(&entry.name) {
        let opened = Opened { engine: tap, unit };
        units::run(entry.name, opened, seed, (count as u64).max(6_000))?;
    } else {
        let stimulus: Stimulus = random_pins::stimulus(entry, seed, count);
        for inputs in stimulus.cycles() {
            tap.clock(inputs, &mut outputs)?;
        }
        drop(tap);
    }
    Ok(cycles.take())
}
