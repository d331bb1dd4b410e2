//! Lost conflicts by pairs of lines, as the report has them.

use super::numbers::thousands;
use super::table::{place, told};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use turnstile_check::{Blame, Blamed, Finder, Pair};

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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    pub file: String,
    /// 0 = unknown.
    pub line: u32,
}

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

impl ConflictPair {
    /// Of a run, by the files of kernels' texts, the most frequent first. Words in global memory have names.
    pub fn all(blame: &BTreeMap<String, Blame>, names: &BTreeMap<u64, String>) -> Vec<Self> {
        let mut pairs = vec![];
        for (file, blame) in blame {
            let mut of_file: Vec<(&Pair, &Blamed)> = blame.pairs().collect();
            of_file.sort_unstable_by_key(|(pair, _)| **pair);
            let all = of_file.into_iter();
            pairs.extend(all.map(|(pair, blamed)| Self::of(file, pair, blamed, names)));
        }
        // Stable: what is as frequent stays in the order of lines.
        pairs.sort_by_key(|pair: &Self| std::cmp::Reverse(pair.count));
        pairs
    }

    fn of(file: &str, pair: &Pair, blamed: &Blamed, names: &BTreeMap<u64, String>) -> Self {
        let place = |line| Place {
            file: file.to_owned(),
            line,
        };
        let word = |(&address, &count): (&u64, &u64)| ConflictWord {
            address,
            name: match pair.finder {
                Finder::LocalMemory => None,
                _ => names.get(&address).cloned(),
            },
            count,
        };
        let mut words: Vec<ConflictWord> = blamed.words.iter().map(word).collect();
        words.sort_unstable_by_key(|word| word.address);
        Self {
            loser: place(pair.loser),
            owner: pair.owner.map(place),
            cause: pair.meeting.name().into(),
            found_by: pair.finder.name().into(),
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
        let of = |at: &Place| place(&at.file, at.line);
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
