//! Who is in whose way: lost conflicts by the places of the two accesses.

use super::at::At;
use super::live::Cause;
use super::work_item::WorkItem;
use rustc_hash::FxHashMap;

/// What met, and so why one of both lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Meeting {
    /// One reads the word, and the other writes it.
    ReadWrite,
    /// Both write it.
    WriteWrite,
    /// Both only read it.
    ReadRead,
    /// The other, whoever it is, uses another word, or has ended.
    Aliased,
}

/// What found a conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Finder {
    /// The detector of local memory.
    LocalMemory,
    /// Of transactions on global memory: intra-warp resolution at the core.
    Resolver,
    /// Early-Abort at the core.
    EarlyAbort,
    /// Last-written times, of threads that have only read.
    WriteTimes,
    /// Validation in a commit unit.
    CommitUnit,
}

/// A lost conflict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    pub loser: WorkItem,
    /// Of its access.
    pub at: At,
    /// None if nobody uses the word, or nothing explains the conflict.
    pub owner: Option<Owner>,
    /// Byte address of the word, in the work-group's local memory or in global memory.
    pub word: u64,
    pub meeting: Meeting,
    pub finder: Finder,
    /// Cycle of the answer that it lost, or of the abort.
    pub cycle: u64,
}

/// Who a conflict was lost to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Owner {
    pub item: WorkItem,
    /// Where it came to the word, and the cycle.
    pub at: At,
    pub cycle: u64,
}

/// Two places that are in each other's way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair {
    /// The access that lost.
    pub loser: At,
    /// Where the work-item that it lost to came to the word: of several work-items, and of several accesses, the first that
    /// explains the conflict. `None` if nobody uses the word, or nothing explains it.
    pub owner: Option<At>,
    /// What met there.
    pub meeting: Meeting,
    pub finder: Finder,
}

/// What two places cost each other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Blamed {
    /// Conflicts.
    pub count: u64,
    /// Of these, to a work-item of the loser's own wavefront.
    pub within_wavefront: u64,
    /// Cycles of work-items, from the beginning of their pass to the answer that they lost.
    pub cycles: u64,
    /// Conflicts by the byte address of the word, in the work-group's local memory or in global memory.
    pub words: FxHashMap<u64, u64>,
}

/// Lost conflicts of a run by pairs of places.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Blame(FxHashMap<Pair, Blamed>);

impl Meeting {
    /// In reports.
    pub fn name(self) -> &'static str {
        match self {
            Self::ReadWrite => "read_write",
            Self::WriteWrite => "write_write",
            Self::ReadRead => "read_read",
            Self::Aliased => "aliased",
        }
    }

    /// Of a loser that writes the word or only reads it, and of who was there.
    pub(super) fn of(cause: Cause, loser_writes: bool, owner_writes: bool) -> Self {
        match (cause, loser_writes && owner_writes) {
            (Cause::Aliased, _) => Self::Aliased,
            (Cause::ReadRead, _) => Self::ReadRead,
            (Cause::Real, true) => Self::WriteWrite,
            (Cause::Real, false) => Self::ReadWrite,
        }
    }
}

impl Finder {
    /// In reports.
    pub fn name(self) -> &'static str {
        match self {
            Self::LocalMemory => "lds",
            Self::Resolver => "resolver",
            Self::EarlyAbort => "early",
            Self::WriteTimes => "temporal",
            Self::CommitUnit => "commit_unit",
        }
    }
}

impl Blamed {
    /// Takes in those of other places or runs.
    pub fn add(&mut self, more: &Self) {
        self.count += more.count;
        self.within_wavefront += more.within_wavefront;
        self.cycles += more.cycles;
        for (&word, count) in &more.words {
            *self.words.entry(word).or_default() += count;
        }
    }
}

impl Blame {
    /// Counts a lost conflict, which cost so many cycles.
    pub(super) fn count(&mut self, lost: &Lost, within: bool, cycles: u64) {
        let pair = Pair {
            loser: lost.at,
            owner: lost.owner.map(|owner| owner.at),
            meeting: lost.meeting,
            finder: lost.finder,
        };
        let blamed = self.0.entry(pair).or_default();
        blamed.count += 1;
        blamed.within_wavefront += u64::from(within);
        blamed.cycles += cycles;
        *blamed.words.entry(lost.word).or_default() += 1;
    }

    /// Takes in those of another run of the same text.
    pub fn add(&mut self, other: &Self) {
        for (pair, more) in &other.0 {
            self.0.entry(*pair).or_default().add(more);
        }
    }

    /// Byte addresses of words in global memory.
    pub fn global_words(&self) -> impl Iterator<Item = u64> + '_ {
        let global = |(pair, _): &(&Pair, &Blamed)| pair.finder != Finder::LocalMemory;
        let pairs = self.pairs().filter(global);
        pairs.flat_map(|(_, blamed)| blamed.words.keys().copied())
    }

    /// Each pair of places once, in any order.
    pub fn pairs(&self) -> impl Iterator<Item = (&Pair, &Blamed)> {
        self.0.iter()
    }
}
