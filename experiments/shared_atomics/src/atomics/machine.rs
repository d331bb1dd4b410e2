//! Machines of `turnstile atomics`: the paper's Fermi, and GPUs whose terms were fitted to measurements.

use super::latency::LockbitMachine;
use super::meeting::Meeting;
use super::operation::AtomicOp;
use super::pattern::WORDS;
use super::procedure::{Hash, Iteration, Scheme, Totals};
use super::terms::{Part, Parts, TermName};
use super::Latency;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;
use turnstile_hdl::full_size::{BANKS, HOPPER_ROWS, LOCKS};
use turnstile_machine::machine_kinds::{read_machine, ATOMICS_MACHINES};
use turnstile_tools::file::{parse_toml, read_name};
use turnstile_tools::{Error, Result};

/// Words of the largest shared memory that the RTL is built with: 227 KB.
pub const MOST_WORDS: u32 = (HOPPER_ROWS * BANKS) as u32;

const REMEDY: &str =
    "compare it with the machine that `turnstile list --machine h200-float` prints";

/// A machine file.
#[derive(Clone, Debug, PartialEq)]
pub enum AtomicsMachine {
    /// With the paper's three constants and a scheme of the command line's.
    Paper(LockbitMachine),
    /// With a scheme and fitted terms.
    Measured(MeasuredMachine),
}

/// A machine whose cycles were fitted to measurements.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MeasuredMachine {
    /// Name printed in reports.
    pub name: String,
    /// What was measured, where.
    pub about: String,
    /// What the hardware does.
    pub scheme: SchemeOfFile,
    /// Clock cycles of each term.
    pub cycles: Cycles,
    /// What separates the slope that was measured from a chain's steady state.
    pub steady: Steady,
    /// What warps of a block do to each other, where that is known; nothing to native atomics.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub warps: Option<Meeting>,
}

/// Cycles by term; a term that is not there costs nothing.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cycles(pub BTreeMap<TermName, f64>);

/// Shared memory, operation and locks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SchemeOfFile {
    /// What every lane does to its word.
    pub operation: AtomicOp,
    /// Words of 32 bits.
    pub words: u32,
    pub banks: u32,
    /// Locks; none for native atomics.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locks: Option<u32>,
    /// Which lock a word has.
    #[serde(default = "low", skip_serializing_if = "is_low")]
    pub hash: Hash,
}

fn low() -> Hash {
    Hash::Low
}

fn is_low(hash: &Hash) -> bool {
    *hash == Hash::Low
}

/// Short chains begin off the line of longer ones.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Steady {
    /// Cycles to add to an instruction.
    pub offset: f64,
}

/// The clock cycles of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Estimate {
    /// By the paper's constants.
    Whole {
        /// Cycles.
        cycles: u64,
    },
    /// By fitted terms.
    Fitted {
        /// As the data have it: the slope between a short and a longer chain.
        cycles: f64,
        /// In the steady state of a chain.
        steady_cycles: f64,
    },
}

impl Estimate {
    /// As text.
    pub fn text(self) -> String {
        match self {
            Self::Whole { cycles } => cycles.to_string(),
            Self::Fitted { cycles, .. } => cycles.to_string(),
        }
    }
}

/// To thousandths of a cycle, as machine files and measurements are.
pub fn rounded(cycles: f64) -> f64 {
    (cycles * 1000.0).round() / 1000.0
}

impl Cycles {
    /// Of an instruction with these iterations.
    pub fn of(&self, iterations: &[Iteration]) -> f64 {
        let terms = self.0.iter();
        terms
            .map(|(name, cycles)| cycles * f64::from((name.term().count)(iterations)))
            .sum()
    }

    /// Of each count of a term; none if the machine does not have it.
    pub(super) fn term(&self, name: &str) -> f64 {
        let mut terms = self.0.iter();
        let found = terms.find(|(of, _)| of.term().name == name);
        found.map_or(0.0, |(_, cycles)| *cycles)
    }

    /// The same by what they are spent on.
    fn parts(&self, iterations: &[Iteration]) -> Parts {
        let mut parts = Parts::default();
        for (name, cycles) in &self.0 {
            let count = (name.term().count)(iterations);
            parts.add(name.term().part, cycles * f64::from(count));
        }
        parts
    }
}

impl AtomicsMachine {
    /// The bundled machine of this name; a name of none is that of a file.
    pub fn load(path: &Path) -> Result<Self> {
        let bundled = path.to_str().filter(|_| !path.exists());
        if let Some(machine) = bundled.and_then(Self::bundled) {
            return Ok(machine);
        }
        Self::parse(&read_machine(path)?, &read_name(path))
    }

    /// A bundled machine.
    pub fn bundled(name: &str) -> Option<Self> {
        let mut machines = ATOMICS_MACHINES.iter();
        let (name, text) = machines.find(|(known, _)| known.eq_ignore_ascii_case(name))?;
        Some(Self::parse(text, name).expect("a bundled machine file is one"))
    }

    /// Takes the text of a machine file, called `place` in messages; one with a scheme is one with fitted terms.
    ///
    /// # Errors
    /// If it is no machine.
    pub fn parse(text: &str, place: &str) -> Result<Self> {
        let table = text.parse::<toml::Table>();
        let tables = ["scheme", "cycles", "steady"];
        if table.is_ok_and(|table| tables.iter().any(|name| table.contains_key(*name))) {
            let machine: MeasuredMachine = parse_toml(text, place, REMEDY)?;
            machine.check(place)?;
            return Ok(Self::Measured(machine));
        }
        LockbitMachine::parse(text, place).map(Self::Paper)
    }

    /// Name printed in reports.
    pub fn name(&self) -> &str {
        match self {
            Self::Paper(machine) => &machine.name,
            Self::Measured(machine) => &machine.name,
        }
    }

    /// Words of its shared memory.
    pub fn words(&self) -> u32 {
        match self {
            Self::Paper(_) => WORDS,
            Self::Measured(machine) => machine.scheme.words,
        }
    }

    /// What every lane does to its word if nothing else is asked for.
    pub fn op(&self) -> AtomicOp {
        match self {
            Self::Paper(_) => AtomicOp::Add,
            Self::Measured(machine) => machine.scheme.operation,
        }
    }

    /// Its locks, but for those that are asked for; none if atomics are native.
    ///
    /// # Errors
    /// If a native machine is asked for locks.
    pub fn scheme(&self, locks: Option<u32>, hash: Option<Hash>) -> Result<Option<Scheme>> {
        let own = match self {
            Self::Paper(_) => Some((LOCKS as u32, Hash::Low)),
            Self::Measured(machine) => machine.scheme().map(|scheme| (scheme.locks, scheme.hash)),
        };
        match (own, locks, hash) {
            (Some((own, own_hash)), ..) => Ok(Some(Scheme {
                banks: BANKS as u32,
                locks: locks.unwrap_or(own),
                hash: hash.unwrap_or(own_hash),
            })),
            (None, None, None) => Ok(None),
            (None, locks, _) => Err(Error::input(
                locks.map_or("--hash".into(), |locks| format!("--locks {locks}")),
                format!("atomics of {} are native: there are no locks", self.name()),
                "leave it out, or choose another --machine",
            )),
        }
    }

    /// Clock cycles of an instruction.
    pub fn estimate(&self, iterations: &[Iteration], totals: Totals) -> Estimate {
        match self {
            Self::Paper(machine) => Estimate::Whole {
                cycles: machine.latency.cycles(totals.iterations, totals.replays),
            },
            Self::Measured(machine) => Estimate::Fitted {
                cycles: rounded(machine.cycles.of(iterations)),
                steady_cycles: rounded(machine.steady_cycles(iterations)),
            },
        }
    }

    /// Clock cycles of an instruction in the steady state of a chain, by what they are spent on.
    pub fn parts(&self, iterations: &[Iteration], totals: Totals) -> Parts {
        match self {
            Self::Paper(machine) => machine.parts(totals),
            Self::Measured(machine) => {
                let mut parts = machine.cycles.parts(iterations);
                parts.add(Part::Base, machine.steady.offset);
                parts
            }
        }
    }

    /// The paper's constants, if it has those.
    pub fn latency(&self) -> Option<&Latency> {
        match self {
            Self::Paper(machine) => Some(&machine.latency),
            Self::Measured(_) => None,
        }
    }

    /// The fitted terms, if it has those.
    pub fn measured(&self) -> Option<&MeasuredMachine> {
        match self {
            Self::Paper(_) => None,
            Self::Measured(machine) => Some(machine),
        }
    }
}

impl Default for AtomicsMachine {
    /// Fermi, with the constants of the paper's section 2.1.
    fn default() -> Self {
        Self::Paper(LockbitMachine::default())
    }
}

impl MeasuredMachine {
    /// Refuses what the RTL is not, and what is no number of cycles.
    fn check(&self, place: &str) -> Result<()> {
        let scheme = &self.scheme;
        let refused = |field: &str, what: String, remedy: String| {
            Err(Error::input(format!("{place}, {field}"), what, remedy))
        };
        if scheme.banks as usize != BANKS {
            let what = format!("the RTL has {BANKS} banks, not {}", scheme.banks);
            return refused("scheme.banks", what, format!("give {BANKS}"));
        }
        if !(1..=MOST_WORDS).contains(&scheme.words) {
            let what = format!(
                "the RTL has no shared memory of {} words, but one of at most {MOST_WORDS}",
                scheme.words
            );
            return refused(
                "scheme.words",
                what,
                format!("give 1 to {MOST_WORDS} words"),
            );
        }
        let most = super::run::Memory::of(scheme.words).most_locks();
        if let Some(locks) = scheme.locks {
            if !locks.is_power_of_two() || locks > most {
                let what = format!("the lock-bit unit cannot be built with {locks} locks");
                let remedy = format!("give a power of two from 1 to {most}, a lock a word");
                return refused("scheme.locks", what, remedy);
            }
        } else if scheme.operation.is_external() {
            let what = format!("the RTL has no native {}", scheme.operation.name());
            return refused("scheme.operation", what, "give `locks`".into());
        }
        let named = self.cycles.0.iter();
        let numbers = named.map(|(name, cycles)| (format!("cycles.{}", name.term().name), *cycles));
        let offset = ("steady.offset".to_string(), self.steady.offset);
        let mut numbers = numbers.chain([offset]);
        if let Some((field, cycles)) = numbers.find(|(_, cycles)| !cycles.is_finite()) {
            let what = format!("{cycles} is no number of cycles");
            return refused(&field, what, "give a number".into());
        }
        if let Some(meeting) = self.warps {
            let fields = [
                ("warps.retry", meeting.retry),
                ("warps.window", meeting.window),
                ("warps.issue", meeting.issue),
            ];
            let wrong = |(_, cycles): &(&str, f64)| !(cycles.is_finite() && *cycles > 0.0);
            if let Some((field, cycles)) = fields.into_iter().find(wrong) {
                let what = format!("{cycles} is no number of cycles that something takes");
                return refused(field, what, "give a number above 0".into());
            }
            if scheme.locks.is_none() {
                let what = "native atomics of several warps are not in each other's way".into();
                return refused("warps", what, "leave it out".into());
            }
        }
        if !self.cycles.0.keys().any(|name| name.term().name == "base") {
            let what = "an instruction without a conflict costs nothing".into();
            return refused("cycles", what, "give `base`".into());
        }
        Ok(())
    }

    /// Its banks and locks; none if atomics are native.
    pub fn scheme(&self) -> Option<Scheme> {
        let scheme = &self.scheme;
        scheme.locks.map(|locks| Scheme {
            banks: BANKS as u32,
            locks,
            hash: scheme.hash,
        })
    }

    /// Clock cycles of an instruction in a long chain.
    pub fn steady_cycles(&self, iterations: &[Iteration]) -> f64 {
        self.cycles.of(iterations) + self.steady.offset
    }

    /// Takes an operation and locks that were asked for instead of its own.
    pub fn take_scheme(&mut self, op: AtomicOp, scheme: Option<&Scheme>) {
        self.scheme.operation = op;
        if let Some(scheme) = scheme {
            (self.scheme.locks, self.scheme.hash) = (Some(scheme.locks), scheme.hash);
        }
    }

    /// The machine file, with `note` about how the terms came to be.
    pub fn to_toml(&self, note: &str) -> String {
        let mut text = format!("# {note}\n");
        text += &format!(
            "name = {:?}\nabout = {:?}\n\n[scheme]\n",
            self.name, self.about
        );
        let scheme = &self.scheme;
        let line = |field: &str, value: String, what: &str| {
            format!("{:<32} # {what}\n", format!("{field} = {value}"))
        };
        let quoted = |name: &str| format!("{name:?}");
        text += &line(
            "operation",
            quoted(scheme.operation.name()),
            "of every lane",
        );
        text += &line(
            "words",
            scheme.words.to_string(),
            "of 32 bits, the most a block can have",
        );
        text += &line(
            "banks",
            scheme.banks.to_string(),
            "word w is in bank w mod 32",
        );
        match scheme.locks {
            Some(locks) => {
                text += &line("locks", locks.to_string(), "a lock bit a class of words");
                text += &line("hash", quoted(scheme.hash.name()), "which lock a word has");
            }
            None => text += "# no locks: native atomics\n",
        }
        text += "\n[cycles]\n";
        for (name, cycles) in &self.cycles.0 {
            text += &line(name.term().name, format!("{cycles:?}"), name.term().what);
        }
        text += "\n[steady]\n";
        text += &line(
            "offset",
            format!("{:?}", self.steady.offset),
            "to add for a chain's steady state",
        );
        if let Some(meeting) = &self.warps {
            let Meeting {
                protection,
                retry,
                window,
                issue,
            } = meeting;
            text += "\n[warps]\n";
            text += &line(
                "protection",
                quoted(protection.name()),
                "the loop around an addition",
            );
            text += &line(
                "retry",
                format!("{retry:?}"),
                "an iteration in which a warp wins nothing",
            );
            text += &line(
                "window",
                format!("{window:?}"),
                "from a lane's load to its store, or from lock to unlock",
            );
            text += &line(
                "issue",
                format!("{issue:?}"),
                "for which an iteration takes a scheduler",
            );
        }
        text
    }
}
