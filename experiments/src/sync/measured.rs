//! What an H200 takes for accesses to global memory and for operations of its blocks: `experiments/measured/h200`.

use super::accesses::{Access, Accesses, Chaining};
use super::fit::{Span, Timed};
use super::primitive::Primitive;
use crate::atomics::malformed;
use serde::de::DeserializeOwned;
use serde::Deserialize;
use turnstile_tools::Result;

const ACCESSES: (&str, &str) = (
    "global_access.csv",
    include_str!("../../measured/h200/global_access.csv"),
);
const OPERATIONS: (&str, &str) = (
    "sync_ops.csv",
    include_str!("../../measured/h200/sync_ops.csv"),
);
/// Accesses of a block.
const OF_A_BLOCK: u32 = 1000;

/// A point of the first file.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MeasuredAccesses {
    /// What was timed.
    pub timed: Timed,
    /// A machine is fitted to it, and not judged by it.
    pub fitted: bool,
}

/// A row of the first file.
#[derive(Deserialize)]
struct AccessRow {
    contention: Contention,
    #[serde(rename = "type")]
    access: Access,
    direction: Direction,
    chaining: Chain,
    blocks: u32,
    /// Of an access, without what a launch takes.
    ns_per_access: f64,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum Contention {
    Contentious,
    Noncontentious,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum Direction {
    Read,
    Write,
}

/// Independent accesses are summed, ten at a time, as the loop that was measured has them.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Chain {
    Independent,
    Dependent,
}

impl AccessRow {
    fn timed(&self) -> Timed {
        Timed {
            of: Accesses {
                access: self.access,
                write: self.direction == Direction::Write,
                contentious: self.contention == Contention::Contentious,
                chaining: match self.chaining {
                    Chain::Independent => Chaining::Summed,
                    Chain::Dependent => Chaining::Dependent,
                },
                blocks: self.blocks,
                accesses: OF_A_BLOCK,
            },
            milliseconds: self.ns_per_access * f64::from(OF_A_BLOCK) / 1e6,
            span: Span::Accesses,
        }
    }
}

/// Operations of blocks on one primitive, with nothing between their halves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MeasuredOperations {
    /// On what.
    pub primitive: Primitive,
    /// Initial value of a semaphore, 1 for others.
    pub initial: u32,
    pub blocks: u32,
    /// Operations a second; a barrier of all blocks is one.
    pub rate: f64,
}

/// A row of the second file.
#[derive(Deserialize)]
struct OperationsRow {
    family: String,
    primitive: String,
    critical_section: String,
    initial_value: Option<u32>,
    blocks: u32,
    ops_per_second: f64,
}

impl OperationsRow {
    /// The primitive of the library that does the same. There is none of barriers that poll by atomics, of CUDA's own, of mutexes that sleep by
    /// `__nanosleep`, and of FA without backoff.
    fn primitive(&self) -> Option<Primitive> {
        Some(match (self.family.as_str(), self.primitive.as_str()) {
            ("barrier", "atomic_two_stage") => Primitive::AtomicBarrier,
            ("barrier", "xf") => Primitive::XfBarrier,
            ("mutex", "spin") => Primitive::SpinMutex,
            ("mutex", "spin_backoff") => Primitive::BackoffMutex,
            ("mutex", "fetch_and_add_backoff") => Primitive::TicketMutex,
            ("semaphore", "spin") => Primitive::SpinSemaphore,
            ("semaphore", "spin_backoff") => Primitive::BackoffSemaphore,
            ("semaphore", "sleeping") => Primitive::SleepingSemaphore,
            _ => return None,
        })
    }
}

fn rows<T: DeserializeOwned>((name, text): (&str, &str)) -> Result<Vec<T>> {
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let rows = reader.deserialize().collect::<std::result::Result<_, _>>();
    rows.map_err(|error| malformed(name, &error, "please report it, the file is a part of this"))
}

/// The 100 points of accesses, in the order of the file. Its rows are pairs, the same but for contention: of each pair a machine is fitted to one, in turn
/// the first and the second.
///
/// # Errors
/// If the file is not as it has to be.
pub fn measured_accesses() -> Result<Vec<MeasuredAccesses>> {
    let all = rows::<AccessRow>(ACCESSES)?;
    let point = |(row, one): (usize, &AccessRow)| MeasuredAccesses {
        timed: one.timed(),
        fitted: (row / 2 + row) % 2 == 0,
    };
    Ok(all.iter().enumerate().map(point).collect())
}

/// Operations of the primitives that the library has too.
///
/// # Errors
/// If the file is not as it has to be.
pub fn measured_operations() -> Result<Vec<MeasuredOperations>> {
    let all = rows::<OperationsRow>(OPERATIONS)?;
    let empty = all.iter().filter(|row| row.critical_section == "empty");
    let ours = empty.filter_map(|row| {
        Some(MeasuredOperations {
            primitive: row.primitive()?,
            initial: row.initial_value.unwrap_or(1),
            blocks: row.blocks,
            rate: row.ops_per_second,
        })
    });
    Ok(ours.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sync::Family;
    use std::collections::BTreeSet;

    #[test]
    fn every_point_is_another_benchmark() {
        let all = measured_accesses().unwrap();
        let of: BTreeSet<_> = all.iter().map(|one| one.timed.of).collect();
        assert_eq!((all.len(), of.len()), (100, 100));
        // The file's own check: a rate over all blocks is their number over the time of an access.
        let mut reader = csv::Reader::from_reader(ACCESSES.1.as_bytes());
        for (row, MeasuredAccesses { timed: one, .. }) in reader.records().zip(&all) {
            let rate: f64 = row.unwrap()[8].parse().unwrap();
            let ours = f64::from(one.of.blocks * one.of.accesses) / one.milliseconds / 1e6;
            assert!((ours / rate - 1.0).abs() < 0.01, "{one:?}");
        }
    }

    /// Each half has 50 points, of both contentions with every number of blocks, of each kind and direction, and no two of one pair.
    #[test]
    fn halves_are_alike_and_have_nothing_in_common() {
        let all = measured_accesses().unwrap();
        for fitted in [true, false] {
            let half = all.iter().filter(|one| one.fitted == fitted);
            let half: Vec<_> = half.map(|one| one.timed.of).collect();
            assert_eq!(half.len(), 50);
            let seen = |of: &dyn Fn(&Accesses) -> (bool, u32)| {
                let all: BTreeSet<_> = half.iter().map(of).collect();
                all.len()
            };
            assert_eq!(seen(&|of| (of.contentious, of.blocks)), 2 * 5);
            assert_eq!(seen(&|of| (of.write, of.access as u32)), 2 * 3);
            let pairs: BTreeSet<_> = half
                .iter()
                .map(|of| Accesses {
                    contentious: false,
                    ..*of
                })
                .collect();
            assert_eq!(pairs.len(), 50);
        }
    }

    /// 26 numbers of blocks each, of 2 barriers, 3 mutexes, and 3 semaphores with 4 initial values.
    #[test]
    fn operations_are_those_of_the_library() {
        let all = measured_operations().unwrap();
        let of = |family| {
            all.iter()
                .filter(|one| one.primitive.family() == family)
                .count()
        };
        assert_eq!(of(Family::Barrier), 26 * 2);
        assert_eq!(of(Family::Mutex), 26 * 3);
        assert_eq!(of(Family::Semaphore), 26 * 3 * 4);
        assert!(all.iter().all(|one| one.rate > 0.0));
    }
}
