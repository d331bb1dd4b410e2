//! Transactions on global memory, replayed in the order of their commit numbers.
//!
//! Every read of a committed transaction must find what the transactions with smaller numbers have left, and memory must be what all of them
//! leave. A transaction that has committed without a number, having only read, must find everything it read together at some place in
//! that order. Words that somebody stores to outside of transactions as well are counted and not checked: when that was, the order does
//! not say.
//!
//! What attempts have in common while they run is counted here too, as the paper on early conflict resolution does in Figure 11.

mod lost;

use super::blame::Blame;
use super::live::Conflicts;
use super::work_item::WorkItem;
use crate::{At, ConflictPairs};
use rustc_hash::{FxHashMap, FxHashSet};

/// A word that a thread of a transaction reads or writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WordAccess {
    /// Number of the word: its byte address divided by 4.
    pub word: u32,
    /// It is stored.
    pub write: bool,
    /// What memory had, or what is stored. Loads that find what the transaction itself has stored are not told.
    pub value: u32,
    /// Where the thread does it.
    pub at: At,
}

/// An attempt that runs.
#[derive(Clone, Debug)]
struct Attempt {
    number: u64,
    core: usize,
    accesses: Vec<WordAccess>,
    /// Moment of each access, and its cycle.
    moments: Vec<u64>,
    cycles: Vec<u64>,
    /// Attempts with which it has been counted.
    met: FxHashSet<u64>,
}

/// A transaction that has committed.
#[derive(Clone, Debug)]
struct Committed {
    /// None if it has only read and told no commit unit.
    number: Option<u32>,
    thread: WorkItem,
    accesses: Vec<WordAccess>,
}

/// The last committed store to a word.
#[derive(Clone, Copy, Debug)]
struct LastWrite {
    /// When it was committed.
    moment: u64,
    /// When it was made.
    cycle: u64,
    thread: WorkItem,
    access: WordAccess,
}

/// Running attempts that use a word.
#[derive(Clone, Debug, Default)]
struct Users {
    readers: Vec<WorkItem>,
    writers: Vec<WorkItem>,
}

/// The transactions of a run.
#[derive(Clone, Debug)]
pub struct CommitOrder {
    file: String,
    /// Words as they were when the first transaction used them.
    first: FxHashMap<u32, u32>,
    running: FxHashMap<WorkItem, Attempt>,
    users: FxHashMap<u32, Users>,
    attempts: u64,
    /// What has been told so far: moments are numbered by it.
    moment: u64,
    /// That it is.
    cycle: u64,
    last_writes: FxHashMap<u32, LastWrite>,
    conflicts: Conflicts,
    blame: Blame,
    committed: Vec<Committed>,
    /// Words stored to outside of transactions.
    plain: FxHashSet<u32>,
    pairs: ConflictPairs,
    violation: Option<String>,
}

impl CommitOrder {
    /// Of transactions of a kernel in this file, for messages.
    pub fn new(file: &str) -> Self {
        Self {
            file: file.into(),
            first: FxHashMap::default(),
            running: FxHashMap::default(),
            users: FxHashMap::default(),
            attempts: 0,
            moment: 0,
            cycle: 0,
            last_writes: FxHashMap::default(),
            conflicts: Conflicts::default(),
            blame: Blame::default(),
            committed: vec![],
            plain: FxHashSet::default(),
            pairs: ConflictPairs::default(),
            violation: None,
        }
    }

    /// What is told next happens in this cycle.
    pub fn in_cycle(&mut self, cycle: u64) {
        self.cycle = cycle;
    }

    /// A thread's attempt uses a word. `content` is what memory has there now.
    pub fn access(
        &mut self,
        thread: WorkItem,
        core: usize,
        access: WordAccess,
        content: impl FnOnce() -> u32,
    ) {
        self.first.entry(access.word).or_insert_with(content);
        let attempts = &mut self.attempts;
        let attempt = self.running.entry(thread).or_insert_with(|| {
            *attempts += 1;
            Attempt {
                number: *attempts,
                core,
                accesses: vec![],
                moments: vec![],
                cycles: vec![],
                met: FxHashSet::default(),
            }
        });
        self.moment += 1;
        attempt.accesses.push(access);
        attempt.moments.push(self.moment);
        attempt.cycles.push(self.cycle);
        let users = self.users.entry(access.word).or_default();
        let own = match access.write {
            true => &mut users.writers,
            false => &mut users.readers,
        };
        if !own.contains(&thread) {
            own.push(thread);
            self.count_pairs(thread, access);
        }
    }

    /// Counts the attempts in conflict with this one over the word.
    fn count_pairs(&mut self, thread: WorkItem, access: WordAccess) {
        let Some(mut attempt) = self.running.remove(&thread) else {
            return;
        };
        let users = &self.users[&access.word];
        let readers = users.readers.iter().filter(|_| access.write);
        for other in users.writers.iter().chain(readers) {
            let Some(met) = self.running.get_mut(other) else {
                continue;
            };
            if attempt.met.insert(met.number) {
                met.met.insert(attempt.number);
                let same_warp = (thread.group, thread.wavefront) == (other.group, other.wavefront);
                *match (same_warp, attempt.core == met.core) {
                    (true, _) => &mut self.pairs.within_warp,
                    (_, true) => &mut self.pairs.between_warps,
                    _ => &mut self.pairs.between_cores,
                } += 1;
            }
        }
        self.running.insert(thread, attempt);
    }

    /// A thread looks for a word among those that it has stored itself, and finds this value, or nothing.
    pub fn look(&mut self, thread: WorkItem, word: u32, found: Option<u32>, line: u32) {
        let attempt = self.running.get(&thread);
        let accesses = attempt.into_iter().flat_map(|attempt| &attempt.accesses);
        let mut own = accesses.filter(|access| access.write && access.word == word);
        let due = own.next_back().map(|access| access.value);
        if due == found || self.violation.is_some() {
            return;
        }
        let value =
            |value: Option<u32>| value.map_or("nothing".into(), |value| format!("{value:#x}"));
        self.violation = Some(format!(
            "{}:{line}: block {}, warp {}, lane {} finds {} among its own stores to {:#x}, and has stored {}",
            self.file,
            thread.group,
            thread.wavefront,
            thread.lane,
            value(found),
            4 * u64::from(word),
            value(due)
        ));
    }

    /// A thread's attempt is over: its accesses, none if it has made none.
    fn take(&mut self, thread: WorkItem) -> Vec<WordAccess> {
        let Some(attempt) = self.running.remove(&thread) else {
            return vec![];
        };
        for access in &attempt.accesses {
            if let Some(users) = self.users.get_mut(&access.word) {
                users.readers.retain(|user| *user != thread);
                users.writers.retain(|user| *user != thread);
                if users.readers.is_empty() && users.writers.is_empty() {
                    self.users.remove(&access.word);
                }
            }
        }
        attempt.accesses
    }

    /// A thread's attempt has no effect.
    pub fn abort(&mut self, thread: WorkItem) {
        self.take(thread);
    }

    /// A thread's attempt is a transaction, with its number unless it was silent. Returns the words that it has read and written.
    pub fn commit(&mut self, thread: WorkItem, number: Option<u32>) -> [u64; 2] {
        self.note_writes(thread);
        let accesses = self.take(thread);
        let written = accesses.iter().filter(|access| access.write).count() as u64;
        let all = accesses.len() as u64;
        self.committed.push(Committed {
            number,
            thread,
            accesses,
        });
        [all - written, written]
    }

    /// Somebody stores to a word outside of transactions.
    pub fn plain(&mut self, word: u32) {
        self.plain.insert(word);
    }

    /// Words that transactions use and others store to.
    pub fn mixed_words(&self) -> u64 {
        let mixed = self
            .plain
            .iter()
            .filter(|word| self.first.contains_key(word));
        mixed.count() as u64
    }

    /// Conflicts between attempts that ran at the same time.
    pub fn pairs(&self) -> ConflictPairs {
        self.pairs
    }

    /// Attempts that aborted, by what explains it; none is a conflict of readers.
    pub fn conflicts(&self) -> Conflicts {
        self.conflicts
    }

    /// These by pairs of lines.
    pub fn blame(&self) -> &Blame {
        &self.blame
    }

    /// First thing that the order of the numbers does not explain.
    pub fn violation(&self) -> Option<&str> {
        self.violation.as_deref()
    }

    /// All transactions have ended, and memory has what `content` says of a word.
    pub fn finish(&mut self, content: impl Fn(u32) -> u32) {
        let mut committed = std::mem::take(&mut self.committed);
        committed.sort_by_key(|one| one.number);
        let (silent, numbered): (Vec<_>, Vec<_>) =
            committed.iter().partition(|one| one.number.is_none());
        let mut history = History::new(&self.first);
        let replayed = numbered
            .iter()
            .find_map(|one| self.replay(one, &mut history))
            .or_else(|| silent.iter().find_map(|one| self.place(one, &history)))
            .or_else(|| self.compare(&history, content));
        self.violation = self.violation.take().or(replayed);
        self.committed = committed;
    }

    fn is_checked(&self, word: u32) -> bool {
        !self.plain.contains(&word)
    }

    /// Replays a transaction with a number behind those before it. What is wrong, if anything is.
    fn replay(&self, one: &Committed, history: &mut History) -> Option<String> {
        let number = one.number.unwrap_or_default();
        let reads = one.accesses.iter().filter(|access| !access.write);
        for access in reads {
            let due = history.last(access.word);
            if due != access.value && self.is_checked(access.word) {
                return Some(self.message(one, access, due));
            }
        }
        let writes = one.accesses.iter().filter(|access| access.write);
        writes.for_each(|access| history.write(access.word, number, access.value));
        None
    }

    /// Looks for a place in the order at which everything a silent transaction has read was there.
    fn place(&self, one: &Committed, history: &History) -> Option<String> {
        let reads = || {
            let reads = one.accesses.iter();
            reads.filter(|access| self.is_checked(access.word))
        };
        // Right behind one of the writes that it has seen, if anywhere.
        let mut places = reads().flat_map(|access| history.since(access.word, access.value));
        let fits = |place: u32| {
            let mut reads = reads();
            reads.all(|access| history.at(access.word, place) == access.value)
        };
        if reads().next().is_none() || places.any(fits) {
            return None;
        }
        let first = reads().next()?;
        let due = history.last(first.word);
        Some(self.message(one, first, due) + ", and what it read was never there together")
    }

    /// Compares memory with what the transactions leave.
    fn compare(&self, history: &History, content: impl Fn(u32) -> u32) -> Option<String> {
        let mut words: Vec<_> = history
            .written()
            .filter(|word| self.is_checked(*word))
            .collect();
        words.sort_unstable();
        words.into_iter().find_map(|word| {
            let (due, found) = (history.last(word), content(word));
            (due != found).then(|| {
                format!(
                    "word {:#x} of memory has {found:#x} at the end, and the order of commits leaves {due:#x}",
                    4 * u64::from(word)
                )
            })
        })
    }

    fn message(&self, one: &Committed, access: &WordAccess, due: u32) -> String {
        let WorkItem {
            group,
            wavefront,
            lane,
        } = one.thread;
        let number = match one.number {
            Some(number) => format!("transaction {number}"),
            None => "a silent transaction".to_owned(),
        };
        format!(
            "{}:{}: {number} of block {group}, warp {wavefront}, lane {lane} read {:#x} at {:#x}, where the order of commits gives {due:#x}",
            self.file,
            access.at.line,
            access.value,
            4 * u64::from(access.word)
        )
    }
}

/// What each word was, and from which number on.
#[derive(Debug)]
struct History<'a> {
    first: &'a FxHashMap<u32, u32>,
    writes: FxHashMap<u32, Vec<(u32, u32)>>,
}

impl<'a> History<'a> {
    fn new(first: &'a FxHashMap<u32, u32>) -> Self {
        Self {
            first,
            writes: FxHashMap::default(),
        }
    }

    fn write(&mut self, word: u32, number: u32, value: u32) {
        self.writes.entry(word).or_default().push((number, value));
    }

    fn written(&self) -> impl Iterator<Item = u32> + '_ {
        self.writes.keys().copied()
    }

    fn last(&self, word: u32) -> u32 {
        self.at(word, u32::MAX)
    }

    /// What the word was behind transaction `number`.
    fn at(&self, word: u32, number: u32) -> u32 {
        let writes = self.writes.get(&word).map_or(&[][..], Vec::as_slice);
        match writes.partition_point(|write| write.0 <= number) {
            0 => self.first.get(&word).copied().unwrap_or(0),
            behind => writes[behind - 1].1,
        }
    }

    /// Numbers from which on the word had this value.
    fn since(&self, word: u32, value: u32) -> Vec<u32> {
        let writes = self.writes.get(&word).into_iter().flatten();
        let start = self.first.get(&word).filter(|first| **first == value);
        let since = writes.filter(|write| write.1 == value).map(|write| write.0);
        start.map(|_| 0).into_iter().chain(since).collect()
    }
}

#[cfg(test)]
mod tests;
