//! A queue of updates with a packet in front of it, one cycle after the other.

use std::collections::VecDeque;

/// An update: address, writer, add.
pub type Update = (u32, bool, bool);

/// What its pins show in a cycle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    pub room: bool,
    pub dropped: bool,
    pub packet: Vec<u32>,
}

/// The queue.
#[derive(Clone, Debug, Default)]
pub struct UpdateQueue {
    places: usize,
    words: usize,
    queue: VecDeque<u32>,
    packet: Vec<u32>,
}

impl UpdateQueue {
    /// Of so many places, for packets of so many words.
    pub fn new(places: usize, words: usize) -> Self {
        Self {
            places,
            words,
            ..Self::default()
        }
    }

    /// A cycle in which an update is put, and in which the network takes the packet.
    pub fn cycle(&mut self, put: Option<Update>, taken: bool) -> Shown {
        let full = self.queue.len() == self.places;
        let shown = Shown {
            room: self.queue.len() + 2 <= self.places,
            dropped: put.is_some() && full,
            packet: self.packet.clone(),
        };
        if taken {
            self.packet.clear();
        }
        if self.packet.len() < self.words {
            self.packet.extend(self.queue.pop_front());
        }
        if let Some((address, write, add)) = put.filter(|_| !full) {
            self.queue
                .push_back(address * 4 + u32::from(write) * 2 + u32::from(add));
        }
        shown
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_free_network_gets_packets_of_a_word_and_a_busy_one_full_ones() {
        let mut queue = UpdateQueue::new(4, 2);
        let one = |address| Some((address, false, true));
        assert!(queue.cycle(one(1), true).packet.is_empty());
        assert!(queue.cycle(one(2), true).packet.is_empty());
        assert_eq!(queue.cycle(one(3), true).packet, [5]);
        assert_eq!(queue.cycle(one(4), false).packet, [9]);
        assert_eq!(queue.cycle(one(5), false).packet, [9, 13]);
        assert!(queue.cycle(one(6), false).room);
        assert!(!queue.cycle(one(7), false).room);
        assert!(queue.cycle(one(8), false).dropped);
        assert_eq!(queue.cycle(None, true).packet, [9, 13]);
        assert_eq!(queue.cycle(None, true).packet, [17]);
    }
}
