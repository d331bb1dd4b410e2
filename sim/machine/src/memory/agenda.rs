//! Things that happen in a known cycle.

use std::collections::BTreeMap;

/// Items by the cycle in which they are due; items of one cycle leave in the order in which they were added.
#[derive(Clone, Debug)]
pub struct Agenda<T> {
    items: BTreeMap<(u64, u64), T>,
    added: u64,
}

impl<T> Default for Agenda<T> {
    fn default() -> Self {
        Self {
            items: BTreeMap::new(),
            added: 0,
        }
    }
}

impl<T> Agenda<T> {
    /// Notes an item for `cycle`.
    pub fn add(&mut self, cycle: u64, item: T) {
        self.items.insert((cycle, self.added), item);
        self.added += 1;
    }

    /// The next item that is due by `now`.
    pub fn take(&mut self, now: u64) -> Option<T> {
        let entry = self.items.first_entry()?;
        (entry.key().0 <= now).then(|| entry.remove())
    }

    /// Cycle of the first item.
    pub fn next_event(&self) -> Option<u64> {
        self.items.keys().next().map(|key| key.0)
    }

    /// Items noted.
    pub fn len(&self) -> usize {
        self.items.len()
    }
}
