//! Who is using which word: tells real conflicts from false ones.

use super::operation::Shape;
use smallvec::SmallVec;
use std::ops::Range;

/// Why a work-item lost a conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// A live transaction of another work-item uses the word, and one of the two writes it.
    Real,
    /// A live transaction of another work-item uses the word, but both only read it.
    ReadRead,
    /// No live transaction of another work-item uses the word: it shares a filter bit or an entry with one that
    /// somebody uses, or its entry has outlived the transaction it stood for.
    Aliased,
}

/// Lost conflicts by cause.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Conflicts {
    pub real: u64,
    pub read_read: u64,
    pub aliased: u64,
    /// Lost to a live transaction of the same wavefront, or to one of it and others.
    pub within_wavefront: u64,
    /// Lost to live transactions of other wavefronts only.
    pub between_wavefronts: u64,
    /// Words read though another live transaction had read them, none having written them: what a detector that does
    /// not tell readers from writers would have stopped.
    pub shared_reads: u64,
}

/// Why a work-item lost, and to whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Loss {
    pub cause: Cause,
    /// To a work-item of its own wavefront, or to one of it and others.
    pub within_wavefront: bool,
    /// Number of the word.
    pub word: usize,
    /// Work-items that it lost to; none if aliased.
    pub others: Items,
}

impl Conflicts {
    /// Conflicts without which the run would have been just as serialisable.
    pub fn false_conflicts(&self) -> u64 {
        self.read_read + self.aliased
    }

    /// Takes in those of another run.
    pub fn add(&mut self, other: &Self) {
        self.real += other.real;
        self.read_read += other.read_read;
        self.aliased += other.aliased;
        self.within_wavefront += other.within_wavefront;
        self.between_wavefronts += other.between_wavefronts;
        self.shared_reads += other.shared_reads;
    }

    /// All of them.
    pub fn total(&self) -> u64 {
        self.real + self.false_conflicts()
    }

    pub(super) fn count(&mut self, cause: Cause, within_wavefront: bool) {
        match cause {
            Cause::Real => self.real += 1,
            Cause::ReadRead => self.read_read += 1,
            Cause::Aliased => {
                self.aliased += 1;
                return;
            }
        }
        match within_wavefront {
            true => self.within_wavefront += 1,
            false => self.between_wavefronts += 1,
        }
    }
}

/// A set of work-items of one work-group: a word for each wavefront up to the last that has one in it. The 4 wavefronts
/// that the hardware can have in transactions take no allocation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Items(SmallVec<[u64; 4]>);

impl Items {
    fn insert(&mut self, item: usize) {
        self.grow(item / 64 + 1);
        self.0[item / 64] |= 1 << (item % 64);
    }

    fn remove(&mut self, item: usize) {
        if let Some(items) = self.0.get_mut(item / 64) {
            *items &= !(1 << (item % 64));
        }
    }

    fn add(&mut self, other: Self) {
        self.grow(other.0.len());
        self.0
            .iter_mut()
            .zip(other.0)
            .for_each(|(items, more)| *items |= more);
    }

    fn without(&self, item: usize) -> Self {
        let mut others = self.clone();
        others.remove(item);
        others
    }

    fn any(&self) -> bool {
        self.0.iter().any(|&items| items != 0)
    }

    /// Calls `visit` for each member, in rising order.
    pub fn each(&self, mut visit: impl FnMut(usize)) {
        for (wavefront, &items) in self.0.iter().enumerate() {
            let mut left = items;
            while left != 0 {
                visit(64 * wavefront + left.trailing_zeros() as usize);
                left &= left - 1;
            }
        }
    }

    /// Has a member of the wavefront of `item`.
    fn near(&self, item: usize) -> bool {
        self.0.get(item / 64).is_some_and(|&items| items != 0)
    }

    fn grow(&mut self, wavefronts: usize) {
        if self.0.len() < wavefronts {
            self.0.resize(wavefronts, 0);
        }
    }
}

/// Users of one word among the live transactions.
#[derive(Clone, Debug, Default)]
struct Users {
    any: Items,
    writers: Items,
}

/// Read and write sets of the live transactions of a work-group, word by word.
#[derive(Clone, Debug, Default)]
pub(super) struct Live {
    words: Vec<Users>,
}

impl Live {
    /// Adds an access to `item`'s transaction.
    pub fn enter(&mut self, item: usize, shape: Shape, address: u32) {
        let words = shape.words(address);
        if self.words.len() < words.end {
            self.words.resize(words.end, Users::default());
        }
        for users in &mut self.words[words] {
            users.any.insert(item);
            if shape.writes {
                users.writers.insert(item);
            }
        }
    }

    /// Forgets `item`'s access to `words`.
    pub fn leave(&mut self, item: usize, words: Range<usize>) {
        for users in &mut self.words[words] {
            users.any.remove(item);
            users.writers.remove(item);
        }
    }

    /// Why `item` lost at this access, and to whom.
    pub fn loss(&self, item: usize, shape: Shape, address: u32) -> Loss {
        let loss = |cause, word, others: Items| Loss {
            cause,
            within_wavefront: others.near(item),
            word,
            others,
        };
        let words = shape.words(address);
        let mut word_read = words.start;
        let mut readers = Items::default();
        for word in words {
            let Some(users) = self.words.get(word) else {
                break;
            };
            let (any, writers) = (users.any.without(item), users.writers.without(item));
            if shape.writes && any.any() {
                return loss(Cause::Real, word, any);
            }
            if writers.any() {
                return loss(Cause::Real, word, writers);
            }
            if !readers.any() && any.any() {
                word_read = word;
            }
            readers.add(any);
        }
        match readers.any() {
            true => loss(Cause::ReadRead, word_read, readers),
            false => loss(Cause::Aliased, word_read, readers),
        }
    }

    /// `item` only reads, and other live transactions have read the same and not written it.
    pub fn shares(&self, item: usize, shape: Shape, address: u32) -> bool {
        !shape.writes && self.loss(item, shape, address).cause == Cause::ReadRead
    }
}
