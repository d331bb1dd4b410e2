//! The numbers that the text states, beside ours.

use super::found::{Scratchpad, SCHEME};
use super::latency::{bank, position, starting};
use super::stated::{Measure, STATED};
use crate::atomics::procedure::totals;
use crate::atomics::WORDS;
use crate::engine::Row;
use crate::votes::replications;

/// All of them.
pub fn all(found: &Scratchpad) -> Vec<Row> {
    let stated = STATED.numbers.iter();
    stated.map(|one| one.row(one.ours.of(found))).collect()
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

#[cfg(test)]
mod tests {
    use super::super::latency::TEXT;
    use super::super::stated::steps;
    use super::*;
    use crate::engine::Theirs;

    #[test]
    fn what_follows_a_law_is_what_the_law_says() {
        let mut checked = 0;
        for one in &STATED.numbers {
            let law = match &one.ours {
                Measure::Penalty(words) => {
                    assert!(TEXT.contains(&&**words), "{words:?} is not performed");
                    continue;
                }
                Measure::Latency(lanes) => 108 + (lanes - 1) * 120,
                Measure::Plain(_, lanes, _) => (lanes - 1) * 32,
                Measure::Apart(lanes, _) => 108 + (lanes - 1) * 64,
                _ => continue,
            };
            assert_eq!(one.theirs, Theirs::Is(law.into()), "{}", one.what);
            checked += 1;
        }
        assert_eq!(checked, 4 + 10 + 3);
        assert_eq!(steps(), [64, 64, 64, 152, 96, 96, 96, 184]);
    }
}
