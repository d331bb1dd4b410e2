//! What is learned of conflicts within a warp, an access and a pass at a time.

use super::intra_warp_resolver::table_entry;
use std::collections::{BTreeSet, VecDeque};

/// Words that are learned at most.
const WORDS: usize = 4;
/// Confidence at first, at most, and from which on lanes pause.
const AT_FIRST: u32 = 4;
const MOST: u32 = 5;
const PAUSES: u32 = 3;

/// An entry of the ownership table at which lanes aborted, and the word, once it is known.
type Learned = (u64, Option<u32>);

/// What a slot has learned.
#[derive(Clone, Debug)]
pub struct LearnedConflicts {
    /// The oldest first.
    words: VecDeque<Learned>,
    pub confidence: u32,
    paused: bool,
    resumed: bool,
    useful: bool,
    knew: bool,
    /// Folded addresses of what was stored in this pass and in the one before.
    stored: BTreeSet<u8>,
    before: BTreeSet<u8>,
}

impl Default for LearnedConflicts {
    fn default() -> Self {
        Self {
            words: VecDeque::new(),
            confidence: AT_FIRST,
            paused: false,
            resumed: false,
            useful: false,
            knew: false,
            stored: BTreeSet::new(),
            before: BTreeSet::new(),
        }
    }
}

/// The bytes of an address, exclusive-or.
fn folded(word: u32) -> u8 {
    word.to_le_bytes()
        .into_iter()
        .fold(0, |all, byte| all ^ byte)
}

/// Lanes that are looked up together.
const GROUP: u32 = 4;

impl LearnedConflicts {
    /// Lanes, in rising order, load or store words. Returns the lanes that had better pause.
    pub fn look_up(&mut self, store: bool, words: &[(u32, u32)]) -> u32 {
        if store {
            self.stored
                .extend(words.iter().map(|(_, word)| folded(*word)));
            return 0;
        }
        let stored = |word: u32| self.before.contains(&folded(word));
        self.useful |= words.iter().any(|(_, word)| stored(*word));
        let mut hits = 0;
        for (entry, known) in &mut self.words {
            let mut met = false;
            for group in words.chunk_by(|one, other| one.0 / GROUP == other.0 / GROUP) {
                let is = |word: u32| match *known {
                    Some(known) => word == known,
                    None => table_entry(word) == *entry && stored(word),
                };
                let there: Vec<_> = group.iter().filter(|(_, word)| is(*word)).collect();
                *known = known.or(there.first().map(|(_, word)| *word));
                let again = there.iter().skip(usize::from(!met));
                hits |= again.fold(0, |hits, (lane, _)| hits | 1 << lane);
                met |= !there.is_empty();
            }
        }
        if self.confidence < PAUSES {
            return 0;
        }
        self.paused |= hits != 0;
        hits
    }

    /// A load may make lanes pause.
    pub fn may_hit(&self) -> bool {
        self.confidence >= PAUSES && !self.words.is_empty()
    }

    /// Lanes have aborted at a word with this entry.
    pub fn lost(&mut self, entry: u64) {
        if !self.words.iter().any(|(known, _)| *known == entry) {
            self.words.push_back((entry, None));
            if self.words.len() > WORDS {
                self.words.pop_front();
            }
        }
        let would_have_paused = std::mem::take(&mut self.knew) && self.confidence < PAUSES;
        self.confidence += u32::from(would_have_paused);
    }

    /// The lanes that run have come to the end. Returns whether it was vain that some paused.
    pub fn pass_ends(&mut self) -> bool {
        let vain = self.paused && self.stored.is_empty() || self.resumed && !self.useful;
        if vain {
            self.words.clear();
            self.confidence = self.confidence.saturating_sub(2);
        } else if self.resumed {
            self.confidence = MOST.min(self.confidence + 1);
        }
        self.resumed = std::mem::take(&mut self.paused);
        self.useful = false;
        self.before = std::mem::take(&mut self.stored);
        self.knew = !self.words.is_empty();
        vain
    }
}
