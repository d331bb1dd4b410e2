//! What transactions that commit in the order of their numbers leave, one after the other.
//!
//! The oracle of the commit unit: it knows no pointers, hazards or logs. A transaction that has passed must have read what is there when its turn comes.

use anyhow::{ensure, Result};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, VecDeque};

/// A word and its value.
pub type Word = (u32, u32);

/// The words of a transaction in one memory partition.
#[derive(Clone, Debug, Default)]
pub struct Sets {
    pub reads: Vec<Word>,
    pub writes: Vec<Word>,
}

#[derive(Clone, Debug)]
struct Outcome {
    sets: Sets,
    /// It has passed in this partition.
    votes: bool,
    /// It has passed everywhere.
    commits: bool,
}

/// Memory as the transactions leave it, and the writes that must follow.
#[derive(Clone, Debug, Default)]
pub struct SerialCommits {
    memory: FxHashMap<u32, u32>,
    outcomes: BTreeMap<u32, Outcome>,
    /// The number whose turn it is.
    turn: u32,
    writes: VecDeque<(u32, u32, u32)>,
}

impl SerialCommits {
    pub fn new(first: u32) -> Self {
        Self {
            turn: first,
            ..Self::default()
        }
    }

    /// The outcome of a transaction, in any order of numbers.
    ///
    /// # Errors
    /// If one whose turn has come has passed and not read what is there.
    pub fn decided(&mut self, id: u32, sets: Sets, votes: bool, commits: bool) -> Result<()> {
        let outcome = Outcome {
            sets,
            votes,
            commits,
        };
        self.outcomes.insert(id, outcome);
        while let Some(outcome) = self.outcomes.remove(&self.turn) {
            if outcome.votes {
                for (address, value) in outcome.sets.reads {
                    let there = self.word(address);
                    let id = self.turn;
                    ensure!(
                        there == value,
                        "{id} has passed, read {value} in word {address:#x}, and {there} is there"
                    );
                }
            }
            if outcome.commits {
                for (address, value) in outcome.sets.writes {
                    self.memory.insert(address, value);
                    self.writes.push_back((self.turn, address, value));
                }
            }
            self.turn += 1;
        }
        Ok(())
    }

    pub fn word(&self, address: u32) -> u32 {
        self.memory.get(&address).copied().unwrap_or(0)
    }

    /// The next write that must be seen: whose, where and what.
    pub fn next_write(&mut self) -> Option<(u32, u32, u32)> {
        self.writes.pop_front()
    }

    /// Whether everything that was decided has been written.
    pub fn is_over(&self) -> bool {
        self.writes.is_empty() && self.outcomes.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sets(reads: &[Word], writes: &[Word]) -> Sets {
        Sets {
            reads: reads.into(),
            writes: writes.into(),
        }
    }

    #[test]
    fn turns_come_in_the_order_of_numbers() {
        let mut commits = SerialCommits::new(1);
        let second = sets(&[(7, 5)], &[(8, 6)]);
        commits
            .decided(2, second, true, true)
            .expect("not its turn");
        assert_eq!(commits.next_write(), None);
        let first = sets(&[(7, 0)], &[(7, 4), (7, 5)]);
        commits
            .decided(1, first, true, true)
            .expect("both are right");
        let written: Vec<_> = std::iter::from_fn(|| commits.next_write()).collect();
        assert_eq!(written, [(1, 7, 4), (1, 7, 5), (2, 8, 6)]);
        assert!(commits.is_over());
    }

    #[test]
    fn who_passes_with_an_old_value_is_found_out() {
        let mut commits = SerialCommits::new(1);
        let stale = sets(&[(7, 3)], &[]);
        let error = commits.decided(1, stale, true, false);
        assert!(error.is_err());
    }
}
