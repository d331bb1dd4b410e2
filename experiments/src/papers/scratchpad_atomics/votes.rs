//! Figures 5 to 7: random warps voting in spaces with copies.

use crate::atomics::{Latency, LANES, WORDS};
use crate::votes::{estimate, replications, uniform, Layout, Mapping, RandomVotes, Scratch, Sums};
use rayon::prelude::*;
use turnstile_tools::table::Table;
use turnstile_tools::Result;

/// Vote spaces, in words.
pub const SPACES: [u32; 8] = [32, 64, 128, 256, 512, 1024, 2048, 4096];
/// Of the random votes.
const SEED: u32 = 2012;
/// Warps that a thread of the host counts at a time.
const PIECE: u32 = 10_000;

/// A layout with plain or sorted votes, and what Algorithm 1 counts.
#[derive(Clone, Copy, Debug)]
pub struct Point {
    /// Where and how warps vote.
    pub votes: RandomVotes,
    /// Of all patterns.
    pub sums: Sums,
}

/// Means of a point, in cycles but for the degrees.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Means {
    /// Latency.
    pub cycles: f64,
    /// Iterations after the first.
    pub lock: f64,
    /// Replays.
    pub bank: f64,
    /// Of `bank`, replays of reads by lanes that lose: a lock conflict's, if one counts as Table 1 does.
    pub lost: f64,
    /// Mean lock conflict degree of a warp.
    pub lock_degree: f64,
    /// Mean bank conflict degree.
    pub bank_degree: f64,
}

impl Point {
    /// Its means, with these constants.
    pub fn means(&self, latency: Latency) -> Means {
        let Sums {
            warps,
            iterations,
            read_replays,
            write_replays,
            bank_degree,
            ..
        } = self.sums;
        let mean = |sum: u64| sum as f64 / warps as f64;
        let (position, bank) = (f64::from(latency.position), f64::from(latency.bank));
        let lock = (mean(iterations) - 1.0) * position;
        let replays = mean(read_replays + write_replays) * bank;
        Means {
            cycles: f64::from(latency.base) + lock + replays,
            lock,
            bank: replays,
            lost: mean(read_replays - write_replays) * bank,
            lock_degree: mean(iterations),
            bank_degree: mean(bank_degree),
        }
    }
}

/// Every point.
#[derive(Clone, Debug)]
pub struct Votes {
    /// Random warps of each.
    pub patterns: u32,
    /// By space, then by layout.
    pub points: Vec<Point>,
}

impl Votes {
    /// Counts all points; `check` is given the first patterns of each to perform, `progress` told of every piece of work.
    pub fn count(
        patterns: u32,
        sample: u32,
        check: impl Fn(&[[u32; LANES]], &str) -> Result<()> + Sync,
        progress: impl Fn() -> Result<()> + Sync,
    ) -> Result<Self> {
        let mut points = vec![];
        for words in SPACES {
            let mut of_space = layouts(words);
            let pieces = patterns.div_ceil(PIECE);
            let sums = (0..pieces).into_par_iter().map(|piece| {
                progress()?;
                let last = patterns.min((piece + 1) * PIECE);
                Ok(piece_sums(&of_space, words, piece * PIECE..last))
            });
            let none = || vec![Sums::default(); of_space.len()];
            let sums: Result<Vec<Sums>> = sums.try_reduce(none, |a, b| {
                Ok(a.into_iter().zip(b).map(|(a, b)| a.and(b)).collect())
            });
            let sums = sums?;
            of_space.par_iter().try_for_each(|point| {
                let first = (0..sample.min(patterns)).map(|number| point.votes.words(SEED, number));
                check(&first.collect::<Vec<_>>(), &point.name())
            })?;
            for (point, sums) in of_space.iter_mut().zip(sums) {
                point.sums = sums;
            }
            points.extend(of_space);
        }
        Ok(Self { patterns, points })
    }

    /// Pieces of work that `count` tells of.
    pub fn pieces(patterns: u32) -> usize {
        SPACES.len() * patterns.div_ceil(PIECE) as usize
    }

    /// Every point with its means.
    pub fn table(&self, latency: Latency) -> Table {
        let head = [
            "words",
            "copies",
            "mapping",
            "padding",
            "sorted",
            "patterns",
            "cycles",
            "lock_cycles",
            "bank_cycles",
            "bank_cycles_of_losers",
            "lock_degree",
            "bank_degree",
        ];
        let line = |point: &Point| {
            let (layout, means) = (&point.votes.layout, point.means(latency));
            let settings = [layout.words, layout.copies].map(|number| number.to_string());
            let others = [
                layout.mapping.to_string(),
                layout.padding.to_string(),
                point.votes.sorted.to_string(),
                point.sums.warps.to_string(),
            ];
            let means = [
                means.cycles,
                means.lock,
                means.bank,
                means.lost,
                means.lock_degree,
                means.bank_degree,
            ];
            let means = means.map(|mean| format!("{mean:.4}"));
            settings.into_iter().chain(others).chain(means).collect()
        };
        Table::new(head, self.points.iter().map(line))
    }

    /// The point of these settings.
    pub fn find(
        &self,
        words: u32,
        copies: u32,
        mapping: Mapping,
        [sorted, padded]: [bool; 2],
    ) -> Option<&Point> {
        self.points.iter().find(|point| {
            let RandomVotes {
                layout,
                sorted: is_sorted,
            } = &point.votes;
            (layout.words, layout.copies, layout.mapping) == (words, copies, mapping)
                && (*is_sorted, layout.padding == 1) == (sorted, padded)
        })
    }

    /// The point with the most copies, without padding and sorting.
    pub fn most_copies(&self, words: u32, mapping: Mapping) -> Option<&Point> {
        let copies = *replications(words, 0, WORDS).last()?;
        self.find(words, copies, mapping, [false, false])
    }
}

impl Point {
    /// Its settings in words.
    pub fn name(&self) -> String {
        let Layout {
            words,
            copies,
            mapping,
            padding,
            ..
        } = self.votes.layout;
        let sorted = if self.votes.sorted { ", sorted" } else { "" };
        format!("{words} words, {copies} copies, {mapping}, padding {padding}{sorted}")
    }
}

/// The points of a vote space.
fn layouts(words: u32) -> Vec<Point> {
    let mut points = vec![];
    for mapping in [Mapping::Cyclic, Mapping::Block] {
        for padding in [0, 1] {
            for copies in replications(words, padding, WORDS) {
                for sorted in [false, true] {
                    let layout = Layout {
                        words,
                        copies,
                        mapping,
                        padding,
                        threads: LANES as u32,
                    };
                    points.push(Point {
                        votes: RandomVotes { layout, sorted },
                        sums: Sums::default(),
                    });
                }
            }
        }
    }
    points
}

fn piece_sums(points: &[Point], words: u32, numbers: std::ops::Range<u32>) -> Vec<Sums> {
    let mut sums = vec![Sums::default(); points.len()];
    let mut scratch = Scratch::default();
    for number in numbers {
        let plain = uniform(SEED, number, words);
        let mut sorted = plain;
        sorted.sort_unstable();
        for (point, sums) in points.iter().zip(&mut sums) {
            let bins = if point.votes.sorted { &sorted } else { &plain };
            let words = point.votes.layout.of_warp(0, bins);
            sums.add(estimate(&words, &mut scratch));
        }
    }
    sums
}
