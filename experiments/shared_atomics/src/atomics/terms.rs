//! What of an instruction's iterations costs a measured machine cycles: the terms of its linear model.
//!
//! On a GPU without a lock-bit instruction the loop around an atomic is a loop of its program: lanes that did not succeed branch
//! back. So besides iterations and replays it costs how the warp diverges. Of the lanes of an iteration some leave the loop, the
//! others go back; they are *few* if fewer go back than leave, which is when the order of the two sides of the branch turns round.

use super::procedure::{Iteration, Totals};
use serde::{Deserialize, Serialize};

/// What cycles are spent on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The instruction.
    Base,
    /// Iterations after the first, for lanes that did not get their lock.
    Lock,
    /// Banks with several lanes or words.
    Bank,
}

/// Cycles by what they are spent on.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Parts {
    /// See [`Part::Base`].
    pub base: f64,
    /// See [`Part::Lock`].
    pub lock: f64,
    /// See [`Part::Bank`].
    pub bank: f64,
}

impl Parts {
    /// All cycles.
    pub fn cycles(&self) -> f64 {
        self.base + self.lock + self.bank
    }

    /// Adds those of another instruction.
    pub fn join(&mut self, other: Self) {
        self.base += other.base;
        self.lock += other.lock;
        self.bank += other.bank;
    }

    /// The mean over so many instructions.
    pub fn over(&self, instructions: usize) -> Self {
        let mean = |cycles: f64| cycles / instructions as f64;
        Self {
            base: mean(self.base),
            lock: mean(self.lock),
            bank: mean(self.bank),
        }
    }

    /// Adds cycles to a part.
    pub fn add(&mut self, part: Part, cycles: f64) {
        *match part {
            Part::Base => &mut self.base,
            Part::Lock => &mut self.lock,
            Part::Bank => &mut self.bank,
        } += cycles;
    }
}

/// A term.
#[derive(Debug)]
pub struct Term {
    /// Name in machine files.
    pub name: &'static str,
    /// What its cycles are spent on.
    pub part: Part,
    /// What it counts.
    pub what: &'static str,
    /// How often an instruction with these iterations has it.
    pub count: fn(&[Iteration]) -> u32,
}

/// Every term, in the order of machine files.
pub static TERMS: [Term; 13] = [
    Term {
        name: "base",
        part: Part::Base,
        what: "an instruction without a conflict",
        count: |_| 1,
    },
    Term {
        name: "retry",
        part: Part::Lock,
        what: "each iteration after the first",
        count: |iterations| iterations.len() as u32 - 1,
    },
    Term {
        name: "first_retry",
        part: Part::Lock,
        what: "once, on top, if there is a second iteration: the warp diverges",
        count: |iterations| (iterations.len() > 1).into(),
    },
    Term {
        name: "half_back_first",
        part: Part::Lock,
        what: "once, on top, if after the first iteration as many lanes go back as leave, or more",
        count: |iterations| (goings_back(iterations).next() == Some(false)).into(),
    },
    Term {
        name: "few_back_later",
        part: Part::Lock,
        what: "each later iteration after which few lanes go back",
        count: |iterations| few(goings_back(iterations).skip(1)),
    },
    Term {
        name: "few_back_last",
        part: Part::Lock,
        what: "once, if few lanes go back to the last iteration",
        count: |iterations| (goings_back(iterations).last() == Some(true)).into(),
    },
    Term {
        name: "few_back_before",
        part: Part::Lock,
        what: "once, if few lanes go back to an iteration that is not the last",
        count: |iterations| (few(but_last(iterations)) > 0).into(),
    },
    Term {
        name: "few_back_before_each",
        part: Part::Lock,
        what: "each iteration but the last that few lanes go back to",
        count: |iterations| few(but_last(iterations)),
    },
    Term {
        name: "replay",
        what: "each replay of a load or of the winners' accesses, which cost the same: the paper's bank",
        part: Part::Bank,
        count: |iterations| Totals::of(iterations).replays,
    },
    Term {
        name: "read_replay",
        part: Part::Bank,
        what: "each replay of an iteration's load: distinct words of a bank",
        count: |iterations| iterations.iter().map(|one| one.read_degree - 1).sum(),
    },
    Term {
        name: "first_read_replay",
        part: Part::Bank,
        what: "each replay of the first iteration's load, where later ones load nothing",
        count: |iterations| iterations[0].read_degree - 1,
    },
    Term {
        name: "write_replay",
        part: Part::Bank,
        what: "each replay of the accesses of an iteration's winners",
        count: |iterations| iterations.iter().map(|one| one.write_degree - 1).sum(),
    },
    Term {
        name: "bank_lane",
        part: Part::Bank,
        what: "each further lane of the fullest bank, in every iteration, equal words too",
        count: |iterations| iterations.iter().map(|one| one.bank_lanes - 1).sum(),
    },
];

/// After each iteration but the last, whether few lanes go back.
fn goings_back(iterations: &[Iteration]) -> impl DoubleEndedIterator<Item = bool> + '_ {
    let before_last = &iterations[..iterations.len() - 1];
    before_last.iter().map(|one| {
        let leave = one.winners.count_ones();
        one.lanes.count_ones() - leave < leave
    })
}

/// [`goings_back`] to iterations that are not the last.
fn but_last(iterations: &[Iteration]) -> impl Iterator<Item = bool> + '_ {
    goings_back(&iterations[..iterations.len().max(2) - 1])
}

fn few(goings_back: impl Iterator<Item = bool>) -> u32 {
    goings_back.map(u32::from).sum()
}

/// The name of a term.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TermName(usize);

impl TermName {
    /// What it names.
    pub fn term(self) -> &'static Term {
        &TERMS[self.0]
    }
}

impl TryFrom<String> for TermName {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        let found = TERMS.iter().position(|term| term.name == name);
        found.map(Self).ok_or_else(|| {
            let names: Vec<&str> = TERMS.iter().map(|term| term.name).collect();
            format!("there is no term `{name}` (terms: {})", names.join(", "))
        })
    }
}

impl From<TermName> for String {
    fn from(name: TermName) -> Self {
        name.term().name.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::atomics::procedure::iterations;
    use crate::atomics::{Hash, Pattern, Scheme};

    fn counts(words: &[u32], locks: u32) -> Vec<(&'static str, u32)> {
        let scheme = Scheme {
            banks: 32,
            locks,
            hash: Hash::Low,
        };
        let iterations = iterations(&Pattern::new(words), &scheme);
        let counts = TERMS
            .iter()
            .map(|term| (term.name, (term.count)(&iterations)));
        counts.filter(|(_, count)| *count > 0).collect()
    }

    #[test]
    fn terms_are_counted_as_they_say() {
        assert_eq!(counts(&[0, 1, 2], 32), [("base", 1)]);
        // Lanes 0, 2, 3 leave; lane 1 goes back.
        let few_once = [
            ("base", 1),
            ("retry", 1),
            ("first_retry", 1),
            ("few_back_last", 1),
            ("replay", 1),
            ("read_replay", 1),
            ("first_read_replay", 1),
            ("bank_lane", 1),
        ];
        assert_eq!(counts(&[0, 32, 2, 3], 32), few_once);
        // Three lanes at one word: two go back, then one, and one leaves each time.
        let same_word = [
            ("base", 1),
            ("retry", 2),
            ("first_retry", 1),
            ("half_back_first", 1),
            ("bank_lane", 2 + 1),
        ];
        assert_eq!(counts(&[7, 7, 7], 32), same_word);
        // Of ten lanes 6 leave, of four 3, one is left: few go back both times.
        let twice = counts(&[0, 0, 0, 1, 1, 2, 2, 3, 4, 5], 32);
        let twice: Vec<_> = twice
            .into_iter()
            .filter(|(name, _)| name.contains("few"))
            .collect();
        let expected = [
            ("few_back_later", 1),
            ("few_back_last", 1),
            ("few_back_before", 1),
            ("few_back_before_each", 1),
        ];
        assert_eq!(twice, expected);
        // With a lock a word, both words of a bank are written in one iteration.
        let apart = [
            ("base", 1),
            ("replay", 2),
            ("read_replay", 1),
            ("first_read_replay", 1),
            ("write_replay", 1),
            ("bank_lane", 1),
        ];
        assert_eq!(counts(&[0, 32], 1024), apart);
    }
}
