//! Queues between the parts of the memory system.

use std::collections::VecDeque;

/// First in, first out, with room for so many entries. An entry has a cycle from which it may leave, and leaves after
/// those in front of it. Who finds no room waits: that is the only way in which parts of the memory system hold each
/// other up.
#[derive(Clone, Debug)]
pub struct Queue<T> {
    room: usize,
    entries: VecDeque<(u64, T)>,
}

impl<T> Queue<T> {
    /// An empty queue with room for `room` entries.
    pub fn new(room: usize) -> Self {
        Self {
            room,
            entries: VecDeque::new(),
        }
    }

    /// Entries, those too that may not leave yet.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether one more entry fits.
    pub fn has_room(&self) -> bool {
        self.entries.len() < self.room
    }

    /// Appends an entry that may leave from cycle `from`.
    ///
    /// # Panics
    /// If there is no room: ask [`has_room`](Self::has_room) first, and wait.
    pub fn push(&mut self, from: u64, item: T) {
        assert!(self.has_room(), "a queue of {} is full", self.room);
        self.entries.push_back((from, item));
    }

    /// The first entry, if it may leave.
    pub fn front(&self, now: u64) -> Option<&T> {
        let (from, item) = self.entries.front()?;
        (*from <= now).then_some(item)
    }

    /// Removes the first entry, if it may leave.
    pub fn pop(&mut self, now: u64) -> Option<T> {
        self.front(now)?;
        self.entries.pop_front().map(|(_, item)| item)
    }

    /// The last entry, whether it may leave or not.
    pub fn last_mut(&mut self) -> Option<&mut T> {
        self.entries.back_mut().map(|(_, item)| item)
    }

    /// The first entry, and the cycle from which it may leave.
    pub fn first(&self) -> Option<(u64, &T)> {
        self.entries.front().map(|(from, item)| (*from, item))
    }

    /// Cycle from which the first entry may leave.
    pub fn next_event(&self) -> Option<u64> {
        self.entries.front().map(|(from, _)| *from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_leave_in_order_and_not_before_their_cycle() {
        let mut queue = Queue::new(2);
        queue.push(5, 'a');
        queue.push(3, 'b');
        assert!(!queue.has_room());
        assert_eq!(queue.next_event(), Some(5));
        assert_eq!(queue.pop(4), None, "b waits behind a");
        assert_eq!(queue.pop(5), Some('a'));
        assert!(queue.has_room());
        assert_eq!(queue.pop(5), Some('b'));
        assert_eq!(queue.next_event(), None);
    }
}
