//! Lost conflicts by pairs of lines, as the report has them.

use super::numbers::thousands;
use super::table::{place, told};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use turnstile_check::{At, Blame, Blamed, Finder, Meeting};
use turnstile_kernel::Code;

/// Pairs that the text of a report has.
const TOLD: usize = 10;
/// Words of a pair that it has.
const WORDS: usize = 3;

/// Two lines that are in each other's way. Fields are added, never renamed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConflictPair {
    /// The access that lost.
    pub loser: Place,
    /// The access at which a work-item that it lost to came to the word; none if nobody uses the word, or nothing explains it.
    pub owner: Option<Place>,
    /// `read_write`, `write_write`, `read_read` or `aliased`.
    pub cause: String,
    /// `lds` in local memory; in global memory `resolver`, `early`, `temporal` or `commit_unit`.
    pub found_by: String,
    /// Conflicts.
    pub count: u64,
    /// Of these, to a work-item of the loser's own wavefront.
    pub within_wavefront: u64,
    /// Cycles of work-items from the beginning of the pass to the answer that they lost.
    pub cycles: u64,
    /// In rising order.
    pub words: Vec<ConflictWord>,
}

/// A line of a kernel's text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Place {
    pub file: String,
    /// 0 = unknown.
    pub line: u32,
    /// Lines of the calls through which the function of the line was inlined there, the innermost first.
    #[serde(default)]
    pub inlined_at: Vec<u32>,
}

/// What meets: the access that lost, who it lost to, and how.
type Met = (Place, Option<Place>, Meeting, Finder);

/// Lost conflicts of runs by pairs of lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairs(BTreeMap<Met, Blamed>);

/// A word that two lines met at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConflictWord {
    /// Byte address in the work-group's local memory, or in global memory.
    pub address: u64,
    /// In global memory, buffer and index of the word.
    pub name: Option<String>,
    /// Conflicts.
    pub count: u64,
}

impl Pairs {
    /// Those of a run of a kernel.
    pub fn of<const LANES: usize>(code: &impl Code<LANES>, blame: &Blame) -> Self {
        let place = |at: At| Place {
            file: code.file().to_owned(),
            line: at.line,
            inlined_at: code.inlined_at(at.pc).to_vec(),
        };
        let mut pairs = Self::default();
        for (pair, blamed) in blame.pairs() {
            let met = (
                place(pair.loser),
                pair.owner.map(place),
                pair.meeting,
                pair.finder,
            );
            pairs.0.entry(met).or_default().add(blamed);
        }
        pairs
    }

    /// Takes in those of other runs.
    pub fn add(&mut self, other: &Self) {
        for (met, more) in &other.0 {
            self.0.entry(met.clone()).or_default().add(more);
        }
    }

    /// The most frequent first. Words in global memory have names.
    pub fn report(&self, names: &BTreeMap<u64, String>) -> Vec<ConflictPair> {
        let all = self.0.iter();
        let mut pairs: Vec<_> = all
            .map(|(met, blamed)| ConflictPair::of(met, blamed, names))
            .collect();
        // Stable: what is as frequent stays in the order of lines.
        pairs.sort_by_key(|pair| std::cmp::Reverse(pair.count));
        pairs
    }
}

impl ConflictPair {
    fn of(met: &Met, blamed: &Blamed, names: &BTreeMap<u64, String>) -> Self {
        let (loser, owner, meeting, finder) = met;
        let word = |(&address, &count): (&u64, &u64)| ConflictWord {
            address,
            name: match finder {
                Finder::LocalMemory => None,
                _ => names.get(&address).cloned(),
            },
            count,
        };
        let mut words: Vec<ConflictWord> = blamed.words.iter().map(word).collect();
        words.sort_unstable_by_key(|word| word.address);
        Self {
            loser: loser.clone(),
            owner: owner.clone(),
            cause: meeting.name().into(),
            found_by: finder.name().into(),
            count: blamed.count,
            within_wavefront: blamed.within_wavefront,
            cycles: blamed.cycles,
            words,
        }
    }
}

/// The most frequent pairs, with a heading; nothing without conflicts.
pub(super) fn table(pairs: &[ConflictPair]) -> String {
    let row = |pair: &ConflictPair| {
        let of = |at: &Place| {
            let calls = at.inlined_at.iter().map(|line| format!(" < {line}"));
            place(&at.file, at.line) + &calls.collect::<String>()
        };
        vec![
            thousands(pair.count),
            thousands(pair.cycles),
            of(&pair.loser),
            pair.owner.as_ref().map_or("-".into(), of),
            cause(pair),
            words(&pair.words),
        ]
    };
    let rows: Vec<_> = pairs.iter().map(row).collect();
    let heads = ["lost", "cycles", "at", "to", "which met", "in words"];
    told("conflicts by line", &heads, 2, &rows, TOLD)
}

/// What met; of transactions on global memory also what found it.
fn cause(pair: &ConflictPair) -> String {
    let met = match &*pair.cause {
        "read_write" => "a reader and a writer",
        "write_write" => "two writers",
        "read_read" => "two readers",
        "aliased" if ["lds", "resolver"].contains(&&*pair.found_by) => "other words",
        "aliased" => "nobody known",
        other => other,
    };
    match &*pair.found_by {
        "lds" => met.into(),
        "resolver" => format!("{met}, in a warp"),
        "early" => format!("{met}, by Early-Abort"),
        "temporal" => format!("{met}, by write times"),
        _ => format!("{met}, at commit"),
    }
}

/// Those with most conflicts, by their names or addresses.
fn words(all: &[ConflictWord]) -> String {
    let mut most: Vec<&ConflictWord> = all.iter().collect();
    most.sort_by_key(|word| std::cmp::Reverse(word.count));
    let told = most.iter().take(WORDS).map(|word| match &word.name {
        Some(name) => name.clone(),
        None => format!("{:#x}", word.address),
    });
    let mut told: Vec<String> = told.collect();
    if all.len() > WORDS {
        told.push(format!("{} more", thousands((all.len() - WORDS) as u64)));
    }
    told.join(" ")
}
