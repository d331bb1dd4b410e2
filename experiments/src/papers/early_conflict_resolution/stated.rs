//! The numbers that the paper states, and what measures ours: `numbers.toml`.

use super::setting::Configuration;
use crate::engine::{bundled_numbers, Stated};
use serde::Deserialize;
use std::sync::LazyLock;

/// What the paper states.
pub static STATED: LazyLock<Numbers> =
    LazyLock::new(|| bundled_numbers(include_str!("numbers.toml")));

/// The paper's numbers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// Those of the grid.
    pub grid: Vec<Stated<Measure>>,
    /// Benchmark; words read and written, and cycles of a transaction.
    pub table_2: Vec<(String, f64, f64, f64)>,
    /// Those of the sizes of tables.
    pub tables: Vec<Stated<Measure>>,
    /// Those of the hardware itself.
    pub hardware: Vec<Stated<OfHardware>>,
}

/// What measures ours.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// Of EA+PG over Warp TM, all benchmarks together.
    Headline(Headline),
    /// Of a benchmark under a configuration.
    Run(OfRun, String, Configuration),
    /// The same of one that depends on choices that the paper leaves open.
    Choices(OfRun, String, Configuration),
    /// The shortest mean delay of an update.
    ShortestDelay,
    /// The longest.
    LongestDelay,
    /// Of the smallest table that is large enough for a benchmark.
    EnoughEntries(String),
    /// The speedup with tables as in the hardware over that with the largest.
    HardwareTables(String),
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Headline {
    MeanSpeedup,
    LargestSpeedup,
    MeanTime,
    Energy,
    EnergyWithConstant,
    Power,
    PowerWithConstant,
}

/// A number of a run.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OfRun {
    AbortsInCores,
    PairsBetweenCores,
    UpdatesSent,
    UpdatesArrived,
    UpdatesOverLogs,
    WordsRead,
    WordsWritten,
    Length,
}

/// A number of the hardware.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OfHardware {
    LookUpCycles,
    TableEntries,
    ConflictAddressBytes,
    ReferenceCountBytes,
    UpdateBytes,
    NetworkGigabytes,
}
