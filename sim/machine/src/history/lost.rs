//! Lost conflicts, and when which words were lost.

use super::bins::{Bins, KeptBins};
use super::rows::Rows;
use rustc_hash::FxHashMap;
use serde::Serialize;
use turnstile_check::{Finder, Lost, WorkItem};

/// Most conflicts.
const MOST: usize = 8_192;
/// Most words of which is kept when they were lost.
const MOST_WORDS: usize = 4_096;
/// Words of these that are told.
const TOLD_WORDS: usize = 30;

/// A lost conflict.
#[derive(Clone, Debug, Serialize)]
pub struct LostConflict {
    pub cycle: u64,
    /// Number of the launch.
    pub launch: usize,
    pub row: u32,
    pub lane: u32,
    /// Line of the access that lost.
    pub line: u32,
    /// Byte address in the work-group's local memory, or in global memory.
    pub word: u64,
    pub cause: &'static str,
    pub found_by: &'static str,
    pub owner: Option<ConflictOwner>,
    /// Decides whether it is kept.
    #[serde(skip)]
    draw: u64,
}

/// Who a conflict was lost to.
#[derive(Clone, Debug, Serialize)]
pub struct ConflictOwner {
    pub row: u32,
    pub lane: u32,
    pub line: u32,
    /// When it came to the word.
    pub cycle: u64,
}

/// When a word was lost.
#[derive(Clone, Debug, Serialize)]
pub struct WordHeat {
    /// Byte address; `None` for all other words.
    pub word: Option<u64>,
    /// Whether it lies in local memory.
    pub local: bool,
    pub lost: KeptBins,
}

/// Conflicts of a run.
#[derive(Clone, Debug, Serialize)]
pub struct KeptConflicts {
    /// How many there were.
    pub count: u64,
    /// About one in so many of them is in the list, drawn by its number; with 1 all are.
    pub one_in: u64,
    pub list: Vec<LostConflict>,
    /// The words with most, and the others behind them.
    pub words: Vec<WordHeat>,
}

/// A number that has nothing to do with the order of lanes (Fibonacci hashing): every second conflict may be of every second lane.
fn draw(number: u64) -> u64 {
    number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32
}

/// Conflicts so far.
#[derive(Debug)]
pub struct Conflicts {
    count: u64,
    one_in: u64,
    list: Vec<LostConflict>,
    words: FxHashMap<(bool, u64), Bins>,
    others: Bins,
}

impl Default for Conflicts {
    fn default() -> Self {
        Self {
            count: 0,
            one_in: 1,
            list: vec![],
            words: FxHashMap::default(),
            others: Bins::counts(),
        }
    }
}

impl Conflicts {
    pub fn add(&mut self, lost: &Lost, launches: usize, rows: &mut Rows) {
        let word = (lost.finder == Finder::LocalMemory, lost.word);
        let room = self.words.len() < MOST_WORDS || self.words.contains_key(&word);
        let bins = match room {
            true => self.words.entry(word).or_insert_with(Bins::counts),
            false => &mut self.others,
        };
        bins.add(lost.cycle, 1);
        let draw = draw(self.count);
        self.count += 1;
        if !draw.is_multiple_of(self.one_in) {
            return;
        }
        let mut row = |item: WorkItem| rows.of((item.group as usize, item.wavefront as usize));
        let Some(of_loser) = row(lost.loser) else {
            return;
        };
        let owner = lost.owner.and_then(|owner| {
            Some(ConflictOwner {
                row: row(owner.item)?,
                lane: owner.item.lane,
                line: owner.at.line,
                cycle: owner.cycle,
            })
        });
        self.list.push(LostConflict {
            cycle: lost.cycle,
            launch: launches.saturating_sub(1),
            row: of_loser,
            lane: lost.loser.lane,
            line: lost.at.line,
            word: lost.word,
            cause: lost.meeting.name(),
            found_by: lost.finder.name(),
            owner,
            draw,
        });
        if self.list.len() > MOST {
            self.one_in *= 2;
            let kept = |lost: &LostConflict| lost.draw.is_multiple_of(self.one_in);
            self.list.retain(kept);
        }
    }

    pub fn finish(mut self, order: &[u32], cycles: u64) -> KeptConflicts {
        for lost in &mut self.list {
            lost.row = order[lost.row as usize];
            if let Some(owner) = &mut lost.owner {
                owner.row = order[owner.row as usize];
            }
        }
        let mut words: Vec<_> = self.words.into_iter().collect();
        words.sort_by_key(|(word, bins)| (std::cmp::Reverse(bins.total()), *word));
        let rest = words.split_off(words.len().min(TOLD_WORDS));
        for (_, bins) in rest {
            self.others.add_all(bins, cycles);
        }
        let told = words.into_iter().map(|((local, word), bins)| WordHeat {
            word: Some(word),
            local,
            lost: bins.finish(cycles),
        });
        let mut told: Vec<_> = told.collect();
        if self.others.total() > 0 {
            told.push(WordHeat {
                word: None,
                local: false,
                lost: self.others.finish(cycles),
            });
        }
        KeptConflicts {
            count: self.count,
            one_in: self.one_in,
            list: self.list,
            words: told,
        }
    }
}
