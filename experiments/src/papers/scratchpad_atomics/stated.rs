//! The numbers that the text states, and what measures ours: `numbers.toml`.

use super::plain::Access;
use crate::engine::{bundled_numbers, Stated, Theirs};
use serde::Deserialize;
use std::sync::LazyLock;

/// What the paper states.
pub static STATED: LazyLock<Numbers> =
    LazyLock::new(|| bundled_numbers(include_str!("numbers.toml")));

/// The paper's numbers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// All of them.
    pub numbers: Vec<Stated<Measure>>,
}

/// What measures ours.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// Cycles of so many lanes at one word.
    Latency(u32),
    /// Cycles of a second lane at one word.
    FurtherLane,
    /// Throughput of so many lanes at one word over that of so many.
    Throughput(u32, u32),
    /// Cycles that a plain access of so many lanes so many words apart takes more than one without a conflict.
    Plain(Access, u32, u32),
    /// The same of an addition to words of the text.
    Penalty(Vec<u32>),
    /// Cycles of a third lane beside those of two long conflicts.
    ExtraStep,
    /// Cycles of so many lanes so many words apart.
    Apart(u32, u32),
    /// What the last of these lanes adds to them.
    Step(u32, u32),
    /// Median error of Algorithm 1 beside the RTL.
    ErrorBesideRtl,
    /// The same beside an operation of a GPU.
    ErrorBesideGpu(String),
    /// Most copies of the counters and components of so many clusters.
    Copies(u32, u32),
}

/// Cycles of the steps of Figure 3, bottom, as its caption has them: three short ones, arrow 1, three longer ones, arrow 2.
pub fn steps() -> Vec<u64> {
    let steps = STATED.numbers.iter().filter_map(|one| match one {
        Stated {
            theirs: Theirs::Is(cycles),
            ours: Measure::Step(..),
            ..
        } => Some(*cycles as u64),
        _ => None,
    });
    steps.collect()
}
