//! The queue of updates at full size, one test for each sentence of the header; random traffic is in `unit_lockstep`.

use turnstile_engine::RtlEngine;
use turnstile_hdl::full_size::{update_queue, FullUpdateQueue, UPDATE_QUEUE_BITS, UPDATE_WORDS};
use turnstile_hdl::update_queue::UpdateQueuePins;
use turnstile_testbenches::drive;
use turnstile_testbenches::pin_driver::PinDriver;

struct Queue(PinDriver<RtlEngine<FullUpdateQueue>, UpdateQueuePins>);

impl Queue {
    fn new() -> Self {
        Self(PinDriver::rtl(update_queue()))
    }

    /// A cycle in which a reader of `address` is added, if any, and the network is free or not. Returns the packet.
    fn cycle(&mut self, address: Option<u32>, free: bool) -> Vec<u32> {
        let at = self.0.at;
        self.0.set(at.put_valid, address.is_some().into());
        drive!(self.0, put_address: address.unwrap_or(0), put_add: 1, packet_ready: free);
        self.0.clock().unwrap();
        let words: [u32; UPDATE_WORDS] = self.0.get_array(at.packet_word);
        let count = self.0.get(at.packet_count) as usize;
        assert_eq!(self.0.get(at.packet_valid) == 1, count > 0);
        words[..count].to_vec()
    }
}

/// Readers of these words, added.
fn readers(addresses: std::ops::Range<u32>) -> Vec<u32> {
    addresses.map(|address| address << 2 | 1).collect()
}

#[test]
fn an_update_is_a_word_of_address_kind_and_add() {
    let mut queue = Queue::new();
    let at = queue.0.at;
    queue.0.set(at.put_write, 1);
    queue.cycle(Some(0x3fff_fff0), false);
    queue.cycle(None, false);
    assert_eq!(queue.cycle(None, false), [0xffff_ffc3]);
}

#[test]
fn a_free_network_gets_a_packet_a_word_two_cycles_later() {
    let mut queue = Queue::new();
    for address in 0..20 {
        let packet = queue.cycle(Some(address), true);
        match address {
            0 | 1 => assert!(packet.is_empty()),
            _ => assert_eq!(packet, readers(address - 2..address - 1)),
        }
    }
}

#[test]
fn a_busy_network_gets_full_packets_in_order() {
    let mut queue = Queue::new();
    for address in 0..13 {
        queue.cycle(Some(address), false);
    }
    assert_eq!(queue.cycle(None, false), readers(0..6));
    assert_eq!(queue.cycle(None, true), readers(0..6));
    // The word of the cycle in which a packet leaves begins the next one.
    assert_eq!(queue.cycle(None, false), readers(6..7));
    for _ in 0..8 {
        queue.cycle(None, false);
    }
    assert_eq!(queue.cycle(None, true), readers(6..12));
    assert_eq!(queue.cycle(None, true), readers(12..13));
    assert!(queue.cycle(None, true).is_empty());
}

#[test]
fn there_is_room_while_two_places_are_free_and_what_finds_none_is_dropped() {
    let places = 1 << UPDATE_QUEUE_BITS;
    let mut queue = Queue::new();
    let at = queue.0.at;
    // A packet's words have left the queue.
    for address in 0..places + UPDATE_WORDS as u32 {
        queue.cycle(Some(address), false);
        let used = address.saturating_sub(UPDATE_WORDS as u32);
        assert_eq!(
            queue.0.get(at.queue_room) == 1,
            used + 2 <= places,
            "{used}"
        );
        assert_eq!(queue.0.get(at.dropped), 0);
    }
    queue.cycle(Some(99), false);
    assert_eq!(queue.0.get(at.dropped), 1);
    let mut seen = vec![];
    for _ in 0..places {
        seen.extend(queue.cycle(None, true));
    }
    for _ in 0..places {
        seen.extend(queue.cycle(None, true));
    }
    assert_eq!(seen, readers(0..places + UPDATE_WORDS as u32));
}

#[test]
fn clear_empties_both() {
    let mut queue = Queue::new();
    let at = queue.0.at;
    for address in 0..10 {
        queue.cycle(Some(address), false);
    }
    queue.0.pulse(at.clear);
    queue.cycle(Some(11), false);
    for _ in 0..3 {
        assert!(queue.cycle(None, false).is_empty());
    }
}
