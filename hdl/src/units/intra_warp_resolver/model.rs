//! Two-phase intra-warp conflict resolution as the rules say it, on a map from table entries to owners.
//!
//! Also how many rounds of the shared memory a log entry takes: each bank serves one table entry a round, in the order of the lowest lanes.

use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// Entries of the ownership table, a byte each, in 32 banks of words of four.
pub const TABLE: u64 = 4_096;
const BANKS: u64 = 32;

/// One access of a warp: word addresses by lane.
pub type LogEntry = BTreeMap<u32, u32>;

/// What the lanes of a log entry do.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Pass {
    Mark,
    CheckReads,
    CheckWrites,
}

/// A round of a log entry.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// It marks something.
    pub marks: bool,
    /// Lanes abort at this entry of the table, and in no lower bank.
    pub lost: Option<u64>,
}

/// The table's entry of a word address.
pub fn table_entry(word_address: u32) -> u64 {
    let byte_address = 4 * u64::from(word_address);
    (byte_address % TABLE + 17 * (byte_address / TABLE)) % TABLE
}

fn bank(entry: u64) -> u64 {
    entry / 4 % BANKS
}

/// What comes of a lane at an entry.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Visit {
    Marks,
    Aborts,
    Nothing,
}

/// A warp between its start and its answer.
#[derive(Clone, Debug, Default)]
pub struct Resolution {
    owners: FxHashMap<u64, u32>,
    lanes: u32,
    aborted: u32,
}

impl Resolution {
    pub fn new(lanes: u32) -> Self {
        Self {
            lanes,
            ..Self::default()
        }
    }

    /// Lanes that abort by the passes so far.
    pub fn aborted(&self) -> u32 {
        self.aborted
    }

    /// Takes a log entry; what each of its rounds does.
    pub fn take(&mut self, pass: Pass, log: &LogEntry) -> Vec<Round> {
        let lanes = log.iter().filter(|(lane, _)| self.lanes >> **lane & 1 == 1);
        // Lowest lanes come first, so a bank has its entries in the order in which it serves them.
        let mut served: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
        let mut lanes_of: FxHashMap<u64, Vec<u32>> = FxHashMap::default();
        for (&lane, &address) in lanes {
            let entry = table_entry(address);
            let of_bank = served.entry(bank(entry)).or_default();
            if !of_bank.contains(&entry) {
                of_bank.push(entry);
            }
            lanes_of.entry(entry).or_default().push(lane);
        }
        let rounds = served.values().map(Vec::len).max().unwrap_or(1);
        let mut done = vec![Round::default(); rounds];
        // Banks come in the order of their numbers.
        for entries in served.values() {
            for (round, entry) in done.iter_mut().zip(entries) {
                for &lane in &lanes_of[entry] {
                    match self.visit(pass, *entry, lane) {
                        Visit::Marks => round.marks = true,
                        Visit::Aborts => round.lost = round.lost.or(Some(*entry)),
                        Visit::Nothing => {}
                    }
                }
            }
        }
        done
    }

    /// Whether the lane becomes the owner, or aborts.
    fn visit(&mut self, pass: Pass, entry: u64, lane: u32) -> Visit {
        let owner = self.owners.get(&entry).copied();
        let aborts = match pass {
            Pass::Mark => {
                let marks = owner.is_none_or(|owner| lane < owner);
                if marks {
                    self.owners.insert(entry, lane);
                    return Visit::Marks;
                }
                false
            }
            Pass::CheckReads => owner.is_some_and(|owner| owner < lane),
            Pass::CheckWrites => owner.is_some_and(|owner| owner != lane),
        };
        self.aborted |= u32::from(aborts) << lane;
        match aborts {
            true => Visit::Aborts,
            false => Visit::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::SmallRng;
    use rand::{Rng, SeedableRng};

    #[test]
    fn addresses_of_a_page_have_entries_of_their_own() {
        let mut entries: Vec<u64> = (0..1_024).map(table_entry).collect();
        entries.sort_unstable();
        entries.dedup();
        assert_eq!(entries.len(), 1_024);
        // Byte address 8,200 is byte 8 of the third page: 8 + 2 * 17.
        assert_eq!(table_entry(2_050), 42);
    }

    /// The lanes that are left, run in the order of their numbers, read and write what they did side by side.
    #[test]
    fn what_is_left_is_serial_and_has_the_lowest_lane() {
        let mut random = SmallRng::seed_from_u64(3);
        for _ in 0..2_000 {
            let mut entry = |lanes: u32| -> LogEntry {
                let access = (0..lanes).filter_map(|lane| {
                    let there = random.random_ratio(2, 3);
                    there.then(|| (lane, random.random_range(0..12)))
                });
                access.collect()
            };
            let (writes, reads) = ([entry(8), entry(8)], [entry(8), entry(8)]);
            let mut resolution = Resolution::new(0xff);
            let passes = [
                (Pass::Mark, &writes),
                (Pass::CheckReads, &reads),
                (Pass::CheckWrites, &writes),
            ];
            for (pass, log) in passes {
                for entry in log {
                    resolution.take(pass, entry);
                }
            }
            let left = |lane: &u32| resolution.aborted() >> lane & 1 == 0;
            assert!(left(&0));
            let touched = |log: &[LogEntry], lane: u32| -> Vec<u32> {
                log.iter().filter_map(|e| e.get(&lane).copied()).collect()
            };
            for lower in (0..8).filter(left) {
                for lane in (lower + 1..8).filter(left) {
                    let written = touched(&writes, lower);
                    let mut others = touched(&reads, lane);
                    others.extend(touched(&writes, lane));
                    assert!(others.iter().all(|word| !written.contains(word)));
                }
            }
        }
    }
}
