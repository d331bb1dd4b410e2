//! [`reference_count_table`](turnstile_hdl::reference_count_table): how many committing transactions read and write each word.

use crate::set_hash::SetHash;
use crate::size::TableShape;
use turnstile_hdl::full_size::{REFERENCE_COUNT_BITS, WORD_ADDRESS_BITS};

const MOST: u32 = (1 << REFERENCE_COUNT_BITS) - 1;

/// A reference comes or goes.
#[derive(Clone, Copy)]
pub struct Request {
    pub address: u32,
    pub write: bool,
    pub decrement: bool,
}

/// An entry without counts is free.
#[derive(Clone, Copy, Default)]
struct Entry {
    address: u32,
    /// Readers, writers.
    counts: [u32; 2],
}

/// The answer to a request of the last cycle.
#[derive(Clone, Copy, Default)]
pub struct Answer {
    pub counted: bool,
    pub turned_away: bool,
    pub unmatched: bool,
    /// A word that cores are told of.
    pub message: Option<Request>,
}

pub struct ReferenceCountTable {
    ways: usize,
    hash: SetHash,
    /// By set and way.
    entries: Box<[Entry]>,
    request: Option<Request>,
    /// Cycles of a sweep, and how many are left.
    sets: usize,
    sweep: usize,
}

/// What a request finds: its entry or the one that it takes, and the count.
enum Found {
    Full,
    Entry(usize, u32),
}

impl ReferenceCountTable {
    pub fn new(shape: &TableShape) -> Self {
        let sets = 1 << shape.set_bits;
        Self {
            ways: shape.ways,
            hash: SetHash::new(shape.hash, shape.set_bits, WORD_ADDRESS_BITS),
            entries: vec![Entry::default(); shape.ways * sets].into(),
            request: None,
            sets,
            sweep: 0,
        }
    }

    #[inline]
    pub fn ready(&self) -> bool {
        self.sweep == 0
    }

    fn find(&self, request: &Request) -> Found {
        let first = self.hash.set(request.address) * self.ways;
        let set = &self.entries[first..first + self.ways];
        let is_its = |entry: &Entry| entry.is_used() && entry.address == request.address;
        if let Some(way) = set.iter().position(is_its) {
            return Found::Entry(first + way, set[way].counts[usize::from(request.write)]);
        }
        let free = set.iter().position(|entry| !entry.is_used());
        free.map_or(Found::Full, |way| Found::Entry(first + way, 0))
    }

    #[inline]
    pub fn answer(&self) -> Answer {
        let Some(request) = &self.request else {
            return Answer::default();
        };
        let found = self.find(request);
        let (counted, turned_away, tells) = match (request.decrement, found) {
            (true, Found::Full | Found::Entry(_, 0)) => (false, false, false),
            (true, Found::Entry(_, count)) => (true, false, count == 1),
            (false, Found::Full | Found::Entry(_, MOST)) => (false, true, false),
            (false, Found::Entry(_, count)) => (true, false, count == 0),
        };
        Answer {
            counted,
            turned_away,
            unmatched: request.decrement && !counted,
            message: tells.then_some(*request),
        }
    }

    #[inline]
    pub fn clock(&mut self, answer: &Answer, request: Option<Request>, clear: bool) {
        if let Some(old) = self.request.filter(|_| answer.counted) {
            self.count(&old);
        }
        self.request = request.filter(|_| self.ready() && !clear);
        self.sweep = self.sweep.saturating_sub(1);
        if clear {
            self.entries.fill(Entry::default());
            self.sweep = self.sets;
        }
    }

    fn count(&mut self, request: &Request) {
        let Found::Entry(place, count) = self.find(request) else {
            return;
        };
        let entry = &mut self.entries[place];
        if !entry.is_used() {
            entry.address = request.address;
        }
        entry.counts[usize::from(request.write)] = match request.decrement {
            true => count - 1,
            false => count + 1,
        };
    }
}

impl Entry {
    fn is_used(&self) -> bool {
        self.counts != [0, 0]
    }
}
