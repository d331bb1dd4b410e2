//! VO, voting processes as in section 4 of the paper on scratchpad atomics: a histogram of an image, or the sums of k-means.
//!
//! One work-group, and one copy of the vote space: what is compared is how its words are updated. A vote of a histogram adds to one
//! word; one of k-means adds the object and its components to words of its cluster, which a lock or a transaction keeps together and
//! atomics do not have to.

use super::launch::{self, plan, words, Arguments, Source, SEED, WORK_ITEMS};
use super::{Parameter, Plan, Range, Settings, Version, Workload};
use crate::votes::{generate, Data, Objects};
use turnstile_tools::Result;

const SOURCE: Source = launch::source!("voting");
/// Width of the image, of which a work-group takes two rows at a time.
const WIDTH: u32 = WORK_ITEMS / 2;
/// Which argument the sums are.
const OUT: usize = 2;

/// The benchmark.
pub struct Voting;

/// Votes, and what they add.
struct Votes {
    bins: Vec<u32>,
    /// Part by part: ones, then components.
    values: Vec<u32>,
}

fn input(settings: &Settings) -> Votes {
    let [bins, parts, seed] = ["bins", "parts", SEED.name].map(|name| settings.get(name));
    let count = WORK_ITEMS * settings.get("each");
    let ones = vec![1; count as usize];
    if parts == 1 {
        let image = generate(WIDTH, count / WIDTH, seed);
        let shift = image.depth - bins.ilog2();
        let pixels = image.pixels.iter();
        return Votes {
            bins: pixels.map(|pixel| u32::from(*pixel) >> shift).collect(),
            values: ones,
        };
    }
    let objects = Objects::new(Data::Random, count, bins, parts - 1, seed);
    let components = objects.values.iter().map(|value| *value as u32);
    Votes {
        values: ones.into_iter().chain(components).collect(),
        bins: objects.members,
    }
}

impl Workload for Voting {
    fn name(&self) -> &'static str {
        "voting"
    }

    fn description(&self) -> &'static str {
        "256 work-items vote in a histogram, or for the centres of k-means (section 4 of scratchpad atomics)"
    }

    fn parameters(&self) -> &'static [Parameter] {
        const PARAMETERS: [Parameter; 4] = [
            Parameter {
                name: "bins",
                description: "bins of the histogram, or clusters: 2 = heavy contention",
                default: 256,
                range: Range::PowersOfTwo(2, 1024),
            },
            Parameter {
                name: "parts",
                description: "words of a bin: 1 = histogram of an image, more = k-means with one component less",
                default: 1,
                range: Range::Between(1, 3),
            },
            Parameter {
                name: "each",
                description: "votes of a work-item",
                default: 16,
                range: Range::PowersOfTwo(1, 64),
            },
            SEED,
        ];
        &PARAMETERS
    }

    fn versions(&self) -> &'static [Version] {
        &[Version::Tm, Version::Fgl, Version::Atomic, Version::Serial]
    }

    fn plan(&self, version: Version, settings: &Settings) -> Result<Plan> {
        let Votes {
            bins: choices,
            values,
        } = input(settings);
        let [bins, parts] = ["bins", "parts"].map(|name| settings.get(name));
        let arguments = Arguments::default()
            .words("choices", &choices)
            .words("values", &values)
            .words("out", &vec![0; (bins * parts) as usize])
            .number("count", choices.len() as u32)
            .number("bins", bins)
            .number("parts", parts);
        plan(self, &SOURCE, version, arguments)
    }

    fn check(&self, settings: &Settings, buffers: &[Vec<u8>]) -> std::result::Result<(), String> {
        let Votes {
            bins: choices,
            values,
        } = input(settings);
        let [bins, parts] = ["bins", "parts"].map(|name| settings.get(name) as usize);
        let found = words(buffers, OUT);
        for part in 0..parts {
            let mut sums = vec![0_u32; bins];
            for (choice, value) in choices.iter().zip(&values[part * choices.len()..]) {
                sums[*choice as usize] += value;
            }
            for (bin, sum) in sums.iter().enumerate() {
                let there = found.get(part * bins + bin);
                if there != Some(sum) {
                    let there = there.map_or("missing".into(), u32::to_string);
                    return Err(format!("part {part} of bin {bin} is {there}, not {sum}"));
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(assignments: &[&str]) -> Settings {
        Settings::parse(&Voting, assignments).unwrap()
    }

    #[test]
    fn a_lost_vote_is_noticed() {
        for parts in ["parts=1", "parts=3"] {
            let settings = settings(&["bins=16", parts]);
            let Votes { bins, values } = input(&settings);
            let parts = settings.get("parts") as usize;
            assert_eq!(values.len(), parts * bins.len());
            let mut sums = vec![0_u32; 16 * parts];
            for (place, value) in values.iter().enumerate() {
                let (part, vote) = (place / bins.len(), place % bins.len());
                sums[16 * part + bins[vote] as usize] += value;
            }
            let check = |sums: &[u32]| {
                let out = sums.iter().flat_map(|sum| sum.to_le_bytes()).collect();
                Voting.check(&settings, &[vec![], vec![], out])
            };
            assert_eq!(check(&sums), Ok(()));
            let last = sums.len() - 1;
            let sum = sums[last];
            sums[last] = sum.wrapping_sub(1);
            let expected = format!("part {} of bin 15 is {}, not {sum}", parts - 1, sums[last]);
            assert_eq!(check(&sums), Err(expected));
            assert!(check(&[]).unwrap_err().contains("missing"));
        }
    }
}
