//! The places for warps in transactions, and the warps that wait for one.

use super::slot::Slot;
use std::collections::VecDeque;
use turnstile_kernel::Warp;

/// Places by number.
pub struct Slots<W: Warp<LANES>, const LANES: usize> {
    places: Vec<Option<Slot<W, LANES>>>,
    /// Warps that wait for a place, and since when.
    waiting: VecDeque<(usize, u64)>,
}

impl<W: Warp<LANES>, const LANES: usize> Slots<W, LANES> {
    /// So many, all free.
    pub fn new(places: usize) -> Self {
        Self {
            places: (0..places).map(|_| None).collect(),
            waiting: VecDeque::new(),
        }
    }

    /// Places there are.
    pub fn count(&self) -> usize {
        self.places.len()
    }

    /// Nobody is in a transaction.
    pub fn empty(&self) -> bool {
        self.places.iter().all(Option::is_none)
    }

    /// The warp in a place.
    pub fn get(&self, place: usize) -> Option<&Slot<W, LANES>> {
        self.places[place].as_ref()
    }

    /// The warp in a place.
    pub fn get_mut(&mut self, place: usize) -> Option<&mut Slot<W, LANES>> {
        self.places[place].as_mut()
    }

    /// Warps in transactions.
    pub fn running(&self) -> impl Iterator<Item = &Slot<W, LANES>> {
        self.places.iter().flatten()
    }

    /// The place of a warp.
    pub fn place_of(&self, warp: usize) -> Option<usize> {
        let mut places = self.places.iter();
        places.position(|slot| slot.as_ref().is_some_and(|slot| slot.warp == warp))
    }

    /// A place for a warp and the cycles that it has waited, if one is free and nobody has waited longer; otherwise it waits from
    /// cycle `now` on.
    pub fn acquire(&mut self, warp: usize, now: u64) -> Option<(usize, u64)> {
        if !self.waiting.iter().any(|waiting| waiting.0 == warp) {
            self.waiting.push_back((warp, now));
        }
        let free = self.places.iter().position(Option::is_none)?;
        let first = self.waiting.front().copied()?;
        if first.0 != warp {
            return None;
        }
        self.waiting.pop_front();
        Some((free, now - first.1))
    }

    /// The warp that has waited longest.
    pub fn next_waiting(&self) -> Option<usize> {
        self.waiting.front().map(|waiting| waiting.0)
    }

    /// A warp takes the place that it has acquired.
    pub fn take(&mut self, place: usize, slot: Slot<W, LANES>) {
        self.places[place] = Some(slot);
    }

    /// A place is free.
    pub fn free(&mut self, place: usize) {
        self.places[place] = None;
    }
}
