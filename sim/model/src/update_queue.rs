//! [`update_queue`](turnstile_hdl::update_queue): updates on their way to the network.

use crate::reference_count_table::Request;
use crate::word_ram::WordRam;
use turnstile_hdl::full_size::{UPDATE_COUNT_BITS, UPDATE_QUEUE_BITS, UPDATE_WORDS};

const PLACES: u32 = 1 << UPDATE_QUEUE_BITS;
const COUNT: u32 = (1 << UPDATE_COUNT_BITS) - 1;

fn place(count: u32) -> usize {
    (count & (PLACES - 1)) as usize
}

pub struct UpdateQueue {
    words: WordRam,
    puts: u32,
    takes: u32,
    fill: usize,
    packet: [u32; UPDATE_WORDS],
}

impl Default for UpdateQueue {
    fn default() -> Self {
        Self {
            words: WordRam::new(UPDATE_QUEUE_BITS),
            puts: 0,
            takes: 0,
            fill: 0,
            packet: [0; UPDATE_WORDS],
        }
    }
}

impl UpdateQueue {
    #[inline]
    fn used(&self) -> u32 {
        self.puts.wrapping_sub(self.takes) & COUNT
    }

    #[inline]
    pub fn has_room(&self) -> bool {
        self.used() + 1 < PLACES
    }

    /// Words of the packet.
    #[inline]
    pub fn fill(&self) -> usize {
        self.fill
    }

    #[inline]
    pub fn packet(&self) -> &[u32; UPDATE_WORDS] {
        &self.packet
    }

    #[inline]
    pub fn clock(&mut self, message: Option<Request>, packet_ready: bool, clear: bool) {
        let used = self.used();
        let kept = message.filter(|_| used < PLACES);
        let word = kept.map(|message| {
            let Request {
                address,
                write,
                decrement,
            } = message;
            let kind = u32::from(write) << 1 | u32::from(!decrement);
            (place(self.puts), address << 2 | kind)
        });
        self.puts = (self.puts + u32::from(word.is_some())) & COUNT;
        let at = if packet_ready { 0 } else { self.fill };
        self.fill = at;
        if used != 0 && at < UPDATE_WORDS {
            self.packet[at] = self.words.word;
            self.fill = at + 1;
            self.takes = (self.takes + 1) & COUNT;
        }
        if clear {
            (self.puts, self.takes, self.fill) = (0, 0, 0);
            self.packet = [0; UPDATE_WORDS];
        }
        self.words.clock(place(self.takes), word);
    }
}
