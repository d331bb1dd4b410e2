//! The numbers that the text states, beside ours. `numbers.toml` has theirs.

use super::found::{Scratchpad, SCHEME};
use super::latency::{bank, position, starting};
use super::plain::Access;
use crate::atomics::procedure::totals;
use crate::atomics::WORDS;
use crate::engine::{bundled_numbers, Row, Stated, Theirs};
use crate::votes::replications;
use serde::Deserialize;
use std::sync::LazyLock;

/// What the paper states.
static STATED: LazyLock<Numbers> = LazyLock::new(|| bundled_numbers(include_str!("numbers.toml")));

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Numbers {
    numbers: Vec<Stated<Measure>>,
}

/// What measures ours.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Measure {
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

/// All of them.
pub fn all(found: &Scratchpad) -> Vec<Row> {
    let stated = STATED.numbers.iter();
    stated.map(|one| one.row(one.ours.of(found))).collect()
}

/// Words of the text.
pub fn words_of_text() -> impl Iterator<Item = &'static [u32]> {
    STATED.numbers.iter().filter_map(|one| match &one.ours {
        Measure::Penalty(words) => Some(&**words),
        _ => None,
    })
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

impl Measure {
    fn of(&self, found: &Scratchpad) -> Option<f64> {
        let cycles = |words| found.cycles(words) as f64;
        let latency = |lanes| cycles(position(lanes, 0));
        let penalty = |words: &[u32]| cycles(starting(words)) - latency(1);
        Some(match self {
            Self::Latency(lanes) => latency(*lanes),
            Self::FurtherLane => latency(2) - latency(1),
            Self::Throughput(many, few) => latency(*few) / latency(*many),
            Self::Plain(access, lanes, stride) => {
                let replays = found.plain.of(*access, bank(*lanes, *stride));
                f64::from(replays * found.constants().bank)
            }
            Self::Penalty(words) => penalty(words),
            Self::ExtraStep => penalty(&[0, 1024, 2048]) - 2.0 * penalty(&[0, 1024]),
            Self::Apart(lanes, stride) => cycles(bank(*lanes, *stride)),
            Self::Step(lanes, stride) => {
                cycles(bank(*lanes, *stride)) - cycles(bank(lanes - 1, *stride))
            }
            Self::ErrorBesideRtl => {
                let by_procedure = |pattern| totals(&pattern, &SCHEME);
                found.mixed.median_error(found.constants(), by_procedure)
            }
            Self::ErrorBesideGpu(operation) => {
                let mut all = found.on_gpu.iter();
                all.find(|(what, _)| what == operation)?.1
            }
            // Counter and components have copies of their own.
            Self::Copies(clusters, components) => {
                let copies = replications((1 + components) * clusters, 0, WORDS);
                f64::from(*copies.last()?)
            }
        })
    }
}
