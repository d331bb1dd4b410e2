//! Latencies of a machine, fitted to measured times of memory benchmarks.
//!
//! What is fitted is named by [`Latency`]; all else of a machine file stays as it is. The error is the sum of the squares of the logarithms of
//! ours over theirs, so that a factor counts alike wherever it is. A latency is moved to and fro as long as that makes the error
//! smaller, one after the other: what comes out is the best of its neighbours.

use super::accesses::{Access, Accesses};
use super::run::cycles;
use rayon::prelude::*;
use turnstile_machine::{MachineConfig, SimtConfig};
use turnstile_tools::Result;

/// A number of a machine file that can be fitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Latency {
    /// Entries of every queue.
    Queue,
    /// Lines that can be on their way from DRAM.
    Misses,
    /// Cycles between two loads that leave a core.
    CoreLoad,
    /// The same of stores and atomics.
    CoreStore,
    /// Cycles between two loads of a line.
    LineLoad,
    /// The same of stores.
    LineStore,
    /// Cycles in which an atomic unit looks for a line.
    Acquire,
    /// Cycles between two look-ups.
    Interval,
    /// Cycles of a word of a held line.
    Array,
    /// Cycles through a partition.
    Partition,
    /// Cycles more for an atomic of the other half.
    Far,
    /// MHz of the atomic unit.
    UnitClock,
}

/// How far a latency is moved at a time.
const STEPS: [i64; 8] = [-1, 1, -2, 2, -4, 4, -8, 8];

impl Latency {
    /// Its name in machine files.
    pub fn name(self) -> &'static str {
        match self {
            Self::Queue => "memory.queue",
            Self::Misses => "memory.l2.misses",
            Self::CoreLoad => "memory.l1.load_interval",
            Self::CoreStore => "memory.l1.store_interval",
            Self::LineLoad => "memory.l2.load_interval",
            Self::LineStore => "memory.l2.store_interval",
            Self::Acquire => "memory.atomics.acquire",
            Self::Interval => "memory.atomics.interval",
            Self::Array => "memory.atomics.array",
            Self::Partition => "memory.l2.latency",
            Self::Far => "memory.atomics.far",
            Self::UnitClock => "memory.atomics.clock",
        }
    }

    /// Its value.
    pub fn of(self, config: &SimtConfig) -> u64 {
        let atomics = config.memory.atomics.unwrap_or_default();
        let memory = &config.memory;
        match self {
            Self::Queue => memory.queue as u64,
            Self::Misses => memory.l2.misses as u64,
            Self::CoreLoad => memory.l1.load_interval,
            Self::CoreStore => memory.l1.store_interval,
            Self::LineLoad => memory.l2.load_interval,
            Self::LineStore => memory.l2.store_interval,
            Self::Acquire => atomics.acquire,
            Self::Interval => atomics.interval,
            Self::Array => atomics.array,
            Self::Partition => memory.l2.latency,
            Self::Far => atomics.far,
            Self::UnitClock => atomics.clock.unwrap_or(config.clock.core),
        }
    }

    /// Another value.
    pub fn set(self, config: &mut SimtConfig, value: u64) {
        let memory = &mut config.memory;
        let atomics = memory.atomics.get_or_insert_default();
        match self {
            Self::Queue => memory.queue = value as usize,
            Self::Misses => memory.l2.misses = value as usize,
            Self::CoreLoad => memory.l1.load_interval = value,
            Self::CoreStore => memory.l1.store_interval = value,
            Self::LineLoad => memory.l2.load_interval = value,
            Self::LineStore => memory.l2.store_interval = value,
            Self::Acquire => atomics.acquire = value,
            Self::Interval => atomics.interval = value,
            Self::Array => atomics.array = value,
            Self::Partition => memory.l2.latency = value,
            Self::Far => atomics.far = value,
            Self::UnitClock => atomics.clock = Some(value),
        }
    }

    /// Whether a benchmark's time can depend on it.
    fn moves(self, of: &Accesses) -> bool {
        let atomic = of.access == Access::Atomic;
        match self {
            Self::Queue | Self::Misses | Self::Partition => true,
            Self::Far | Self::UnitClock => atomic,
            Self::CoreLoad => !atomic && !of.write,
            Self::CoreStore => atomic || of.write,
            Self::LineLoad => !atomic && !of.write && of.contentious,
            Self::LineStore => !atomic && of.write && of.contentious,
            Self::Acquire | Self::Interval | Self::Array => of.access != Access::Volatile,
        }
    }
}

/// What of a launch was timed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// All of it.
    Launch,
    /// The accesses: without what the same launch takes that has none.
    Accesses,
}

/// A benchmark that was timed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Timed {
    /// Which.
    pub of: Accesses,
    pub milliseconds: f64,
    /// Of what.
    pub span: Span,
}

/// Blocks beyond which a run has few accesses.
const MANY_BLOCKS: u32 = 256;

impl Timed {
    /// Milliseconds on a machine, from runs with fewer accesses: once they are under way they take their time each.
    ///
    /// # Errors
    /// Those of the runs.
    pub fn estimate(&self, config: &SimtConfig) -> Result<f64> {
        let of = &self.of;
        let few = match (self.span, of.access, of.contentious) {
            (Span::Launch, Access::Atomic, true) => 20,
            (Span::Launch, ..) => 100,
            // Stores do not wait for the atomic in front of them, and are to outlast it.
            (Span::Accesses, ..) if of.is_store() => 200,
            (Span::Accesses, ..) if of.blocks > MANY_BLOCKS => 10,
            (Span::Accesses, ..) => 20,
        };
        let machine = MachineConfig::Simt(config.clone());
        let of_so_many = |accesses| cycles(&Accesses { accesses, ..*of }, &machine);
        let all = match self.span {
            Span::Launch if of.accesses <= 2 * few => of_so_many(of.accesses)? as f64,
            span => {
                let [some, twice] =
                    [of_so_many(few)?, of_so_many(2 * few)?].map(|cycles| cycles as f64);
                let each = (twice - some) / f64::from(few);
                match span {
                    Span::Launch => twice + each * f64::from(of.accesses - 2 * few),
                    Span::Accesses => each * f64::from(of.accesses),
                }
            }
        };
        Ok(all / config.clock.core as f64 / 1e3)
    }

    /// The logarithm of ours over theirs.
    pub fn error(&self, ours: f64) -> f64 {
        (ours / self.milliseconds).ln()
    }
}

/// The root of the mean square of some errors.
pub fn root_mean_square(errors: &[f64]) -> f64 {
    (sum(errors) / errors.len() as f64).sqrt()
}

fn sum(errors: &[f64]) -> f64 {
    errors.iter().map(|error| error * error).sum()
}

/// A machine with its latencies `which` fitted to what was timed; `tried` is told each error and whether it is the least yet.
///
/// # Errors
/// Those of the runs.
pub fn fit(
    mut config: SimtConfig,
    timed: &[Timed],
    which: &[Latency],
    mut tried: impl FnMut(f64, bool),
) -> Result<SimtConfig> {
    let of = |one: &Timed, config: &SimtConfig| Ok(one.error(one.estimate(config)?));
    let all: Result<Vec<f64>> = timed.par_iter().map(|one| of(one, &config)).collect();
    let mut errors = all?;
    loop {
        let before = sum(&errors);
        for latency in which {
            let from = latency.of(&config) as i64;
            let values = STEPS.iter().map(|step| from + step);
            for value in values.filter(|value| *value > 0) {
                let mut other = config.clone();
                latency.set(&mut other, value as u64);
                let moved = timed.par_iter().zip(&errors);
                let moved = moved.map(|(one, error)| match latency.moves(&one.of) {
                    true => of(one, &other),
                    false => Ok(*error),
                });
                let moved = moved.collect::<Result<Vec<f64>>>()?;
                let better = sum(&moved) < sum(&errors);
                tried(sum(&moved), better);
                if better {
                    (config, errors) = (other, moved);
                }
            }
        }
        if sum(&errors) >= before {
            return Ok(config);
        }
    }
}
