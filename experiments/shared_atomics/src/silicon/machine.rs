//! Machine files of GPUs whose whole kernels were measured.

use serde::{Deserialize, Serialize};
use std::path::Path;
use turnstile_machine::machine_kinds::SILICON_MACHINES;
use turnstile_tools::file::{parse_toml, read_name};
use turnstile_tools::{Error, Result};

const REMEDY: &str =
    "compare it with the machine that `turnstile list --machine h200-votes` prints";

/// No number of a GPU is larger.
const MOST: f64 = 1e12;

/// A machine file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SiliconMachine {
    /// Name printed in reports.
    pub name: String,
    /// What was measured.
    pub about: String,
    /// What the GPU has.
    pub gpu: Gpu,
    /// What things cost.
    pub costs: Costs,
}

/// What a GPU has, as its maker says.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gpu {
    pub multiprocessors: u32,
    /// Clock in MHz.
    pub mhz: u32,
    /// Resident threads of a multiprocessor.
    pub threads: u32,
    /// Resident blocks of a multiprocessor.
    pub blocks: u32,
    /// Shared memory of a multiprocessor in bytes.
    pub shared: u32,
    /// Of it, the most that a block may have.
    pub shared_of_block: u32,
    /// Of it, what the system takes a block.
    pub reserved: u32,
    /// Shared memory is dealt out in so many bytes.
    pub unit: u32,
    /// L2 cache in bytes: votes that fit come from there when they are read again.
    pub l2: u64,
    /// What L2 gives a multiprocessor, bytes a cycle.
    pub l2_bytes: f64,
}

/// What things cost: cycles of a multiprocessor's clock unless something else is said. Those behind `exponent` are fitted.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Costs {
    /// From an integer addition to the next one of a warp.
    pub add_interval: f64,
    /// A word of a warp, when copies are cleared and summed up.
    pub clear: f64,
    /// Microseconds of a million additions to global memory behind the votes, where nothing meets.
    pub global_apart: f64,
    /// Launch and end of a kernel, in microseconds.
    pub launch: f64,
    /// Latency of a load of votes.
    pub load_latency: f64,
    /// What memory behind L2 gives a multiprocessor, bytes a cycle.
    pub memory_bytes: f64,
    /// Issue of the loop around a vote.
    pub issue: f64,
    /// Integer addition: a word of the fullest bank.
    pub int_word: f64,
    /// Float addition: latency of a round of tries.
    pub try_latency: f64,
    /// Float addition: tries that are lost to each other warp at the hottest word.
    pub contention: f64,
    /// Float addition: a round.
    pub try_round: f64,
    /// Float addition: a word of the fullest bank in a round.
    pub try_word: f64,
    /// Finding equal bins in a warp.
    pub matching: f64,
    /// The same, for each different bin.
    pub matching_bin: f64,
    /// Microseconds of a million additions to global memory behind the votes, where all blocks meet at few words.
    pub global_add: f64,
    /// Bins from which on these spread.
    pub global_bins: f64,
}

/// How many costs are fitted.
pub const FITTED: usize = 13;

impl Costs {
    /// The fitted ones.
    pub fn fitted(&self) -> [f64; FITTED] {
        let mut all = *self;
        all.fitted_mut().map(|cost| *cost)
    }

    /// The same costs with other fitted ones.
    pub fn with(mut self, fitted: &[f64; FITTED]) -> Self {
        for (cost, value) in self.fitted_mut().into_iter().zip(fitted) {
            *cost = *value;
        }
        self
    }

    fn fitted_mut(&mut self) -> [&mut f64; FITTED] {
        [
            &mut self.launch,
            &mut self.load_latency,
            &mut self.memory_bytes,
            &mut self.issue,
            &mut self.int_word,
            &mut self.try_latency,
            &mut self.contention,
            &mut self.try_round,
            &mut self.try_word,
            &mut self.matching,
            &mut self.matching_bin,
            &mut self.global_add,
            &mut self.global_bins,
        ]
    }
}

impl SiliconMachine {
    /// The bundled machine of this name, or a machine file that has what a GPU has; nothing if it is a machine of another kind.
    ///
    /// # Errors
    /// If the file is such a one with something wrong in it.
    pub fn load(path: &Path) -> Result<Option<Self>> {
        let bundled = path.to_str().filter(|_| !path.exists());
        if let Some(machine) = bundled.and_then(Self::bundled) {
            return Ok(Some(machine));
        }
        // Who reads machines of other kinds says what is wrong with the file.
        let text = std::fs::read_to_string(path).unwrap_or_default();
        let table: toml::Table = toml::from_str(&text).unwrap_or_default();
        match table.contains_key("gpu") {
            true => Self::parse(&text, &read_name(path)).map(Some),
            false => Ok(None),
        }
    }

    /// A bundled machine; `h200` is `h200-votes`.
    pub fn bundled(name: &str) -> Option<Self> {
        let mut machines = SILICON_MACHINES.iter();
        let is = |known: &str| {
            let short = known.strip_suffix("-votes");
            known.eq_ignore_ascii_case(name)
                || short.is_some_and(|short| short.eq_ignore_ascii_case(name))
        };
        let (name, text) = machines.find(|(known, _)| is(known))?;
        Some(Self::parse(text, name).expect("a bundled machine file is one"))
    }

    /// Takes the text of a machine file, called `place` in messages.
    ///
    /// # Errors
    /// If it is no machine.
    pub fn parse(text: &str, place: &str) -> Result<Self> {
        let machine: Self = parse_toml(text, place, REMEDY)?;
        let number = |table: &str, name: &str, value: &toml::Value| {
            let value = value
                .as_float()
                .or(value.as_integer().map(|value| value as f64));
            let good = value.is_none_or(|value| value > 0.0 && value <= MOST);
            (!good).then(|| format!("{table}.{name} is not above 0, or beyond {MOST:e}"))
        };
        let table = toml::Table::try_from(&machine).expect("names and numbers");
        let wrong = ["gpu", "costs"].into_iter().find_map(|name| {
            let mut numbers = table[name].as_table()?.iter();
            numbers.find_map(|(key, value)| number(name, key, value))
        });
        let Gpu {
            shared,
            shared_of_block,
            reserved,
            unit,
            ..
        } = machine.gpu;
        let least = u64::from(unit) + u64::from(reserved);
        let fits = u64::from(shared_of_block) + u64::from(reserved) <= u64::from(shared);
        let wrong = wrong.or_else(|| {
            let what = "gpu.shared does not hold gpu.unit or gpu.shared_of_block with gpu.reserved";
            (!fits || least > u64::from(shared)).then(|| what.into())
        });
        match wrong {
            None => Ok(machine),
            Some(wrong) => Err(Error::input(place, wrong, REMEDY)),
        }
    }

    /// As a machine file.
    pub fn text(&self) -> String {
        toml::to_string(self).expect("names and numbers")
    }
}
