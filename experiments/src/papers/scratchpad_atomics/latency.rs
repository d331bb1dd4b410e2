//! Figures 2 and 3 and the patterns of the text: one warp on the RTL.

use crate::atomics::measured_patterns::bank_conflict;
use crate::atomics::{Pattern, Totals, LANES};
use std::collections::BTreeMap;
use turnstile_tools::Result;

/// Conflict degrees of the figures.
pub const DEGREES: std::ops::RangeInclusive<u32> = 1..=LANES as u32;
/// Strides of Figure 3, in words.
pub const STRIDES: [u32; 2] = [32, 256];
/// Words where several lanes may meet.
pub const PLACES: [u32; 4] = [0, 5, 1_000, 12_287];

/// What the RTL counts for the patterns of the figures.
#[derive(Clone, Debug, Default)]
pub struct Latencies {
    counted: BTreeMap<[u32; LANES], Totals>,
}

impl Latencies {
    /// Performs every pattern.
    pub fn measure(mut perform: impl FnMut(Pattern) -> Result<Totals>) -> Result<Self> {
        let mut counted = BTreeMap::new();
        for words in all() {
            counted.insert(words, perform(Pattern::new(&words))?);
        }
        Ok(Self { counted })
    }

    /// Of one of these patterns.
    pub fn of(&self, words: [u32; LANES]) -> Totals {
        *self.counted.get(&words).expect("the pattern is one of all")
    }
}

fn all() -> impl Iterator<Item = [u32; LANES]> {
    let positions = DEGREES.flat_map(|n| PLACES.map(|at| position(n, at)));
    let banks = STRIDES
        .into_iter()
        .flat_map(|stride| DEGREES.map(move |m| bank(m, stride)));
    let several = [[5, 3], [5, 5], [12, 2], [9, 7]].map(two_positions);
    let in_text = TEXT.iter().map(|words| starting(words));
    positions.chain(banks).chain(several).chain(in_text)
}

/// `n` lanes at one word, every other lane in a bank of its own.
pub fn position(n: u32, at: u32) -> [u32; LANES] {
    let bank = at % LANES as u32;
    std::array::from_fn(|lane| match lane as u32 {
        lane if lane < n => at,
        // Lane i in the i-th bank behind that of the word.
        lane => (bank + lane) % LANES as u32,
    })
}

/// Two words with so many lanes each, every other lane in a bank of its own.
pub fn two_positions([first, second]: [u32; 2]) -> [u32; LANES] {
    std::array::from_fn(|lane| match lane as u32 {
        lane if lane < first => 0,
        lane if lane < first + second => first,
        lane => lane,
    })
}

/// `m` lanes a stride apart, lane i at word i from there on.
pub fn bank(m: u32, stride: u32) -> [u32; LANES] {
    bank_conflict(stride, m).words
}

/// First words of the patterns of section 2.1.2.
pub const TEXT: [&[u32]; 5] = [
    &[0, 1024],
    &[0, 32],
    &[0, 1024, 2048],
    &[0, 1024, 2048, 32],
    &[0, 1024, 2048, 32, 1056],
];

/// A pattern of the text: these words, and lane i at word i behind them.
pub fn starting(start: &[u32]) -> [u32; LANES] {
    std::array::from_fn(|lane| start.get(lane).copied().unwrap_or(lane as u32))
}
