//! [`last_writer_table`](turnstile_hdl::last_writer_table): who wrote each word last.

use crate::recency_filter::RecencyFilter;
use crate::set_hash::SetHash;
use turnstile_hdl::full_size::{COMMIT_ADDRESS_BITS, WRITER_SET_BITS, WRITER_WAYS};
use turnstile_hdl::last_writer_table::SET_HASH;
use turnstile_hdl::set_hash::Hash;

const SETS: usize = 1 << WRITER_SET_BITS;

/// A look-up of a word, or the store of a transaction.
#[derive(Clone, Copy)]
pub struct Request {
    pub address: u32,
    pub store: Option<u32>,
}

/// An entry without a number is free.
#[derive(Clone, Copy, Default)]
struct Entry {
    address: u32,
    id: u32,
}

pub struct LastWriterTable {
    hash: SetHash,
    sets: Box<[[Entry; WRITER_WAYS]]>,
    filter: RecencyFilter,
    /// The request of the last cycle.
    request: Option<Request>,
    /// Cycles that are left of the sweep.
    sweep: usize,
}

impl Default for LastWriterTable {
    fn default() -> Self {
        Self {
            hash: SetHash::new(Hash::H3(SET_HASH), WRITER_SET_BITS, COMMIT_ADDRESS_BITS),
            sets: vec![Default::default(); SETS].into(),
            filter: RecencyFilter::default(),
            request: None,
            sweep: 0,
        }
    }
}

impl LastWriterTable {
    #[inline]
    pub fn ready(&self) -> bool {
        self.sweep == 0
    }

    /// The answer to a look-up of the last cycle.
    #[inline]
    pub fn answer(&self) -> Option<u32> {
        let Request { address, store } = self.request?;
        if store.is_some() {
            return None;
        }
        let set = &self.sets[self.hash.set(address)];
        let entry = set.iter().find(|entry| entry.is_of(address));
        Some(entry.map_or_else(|| self.filter.answer(address), |entry| entry.id))
    }

    #[inline]
    pub fn clock(&mut self, request: Option<Request>, clear: bool) {
        let store = self.request.and_then(|old| Some((old.address, old.store?)));
        let evicted = store.and_then(|(address, id)| self.store(address, id));
        self.filter.clock(evicted, clear);
        self.request = request.filter(|_| self.ready() && !clear);
        self.sweep = self.sweep.saturating_sub(1);
        if clear {
            self.sets.fill(Default::default());
            self.sweep = SETS;
        }
    }

    /// The word and the number that have gone.
    fn store(&mut self, address: u32, id: u32) -> Option<(u32, u32)> {
        let set = &mut self.sets[self.hash.set(address)];
        if let Some(entry) = set.iter_mut().find(|entry| entry.is_of(address)) {
            entry.id = id;
            return None;
        }
        let oldest = set.iter_mut().min_by_key(|entry| entry.id)?;
        let old = std::mem::replace(oldest, Entry { address, id });
        (old.id != 0).then_some((old.address, old.id))
    }
}

impl Entry {
    fn is_of(&self, address: u32) -> bool {
        self.id != 0 && self.address == address
    }
}
