//! Updates for the conflict address tables, on their way from a partition to the network: queued, and packed.
//!
//! Early conflict resolution, 4.1 and 4.2: an update is 4 bytes and goes to every core. How many share a packet the paper does not say; ours
//! fill a flit of 32 bytes behind the 8 bytes of a header.
//!
//! ```text
//!  put_valid, put_*  ->+------------------+   +----------------------+-> packet_valid, packet_count,
//!  queue_room        <-| 2^QUEUE_BITS     |-->| packet: up to WORDS  |   packet_word
//!                      | words            |   | words                |<- packet_ready
//!                      +------------------+   +----------------------+
//! ```
//!
//! **An update** is a word: 30 bits of address, `put_write`, `put_add`, from the high end down.
//!
//! **Packets do not wait to be full.** A word a cycle goes from the queue to the packet, as long as there is room in it; the network takes the
//! packet when it likes (`packet_ready`), and the word of that cycle begins the next one. So a free network gets a packet a word, and a busy one full
//! packets: 2 cycles from `put_valid` to `packet_valid`. The words are in the order of the puts; from word `packet_count` on they mean nothing.
//!
//! **Room.** A table's message comes a cycle after the request that causes it and cannot be held back. So `queue_room` is low while there are fewer than two
//! free places: whoever asks only while it is high never loses a word. A put without a free place is dropped (`dropped`).
//!
//! `clear` empties both. **Same-cycle priority**: clear over everything.

use crate::prelude::*;
use crate::word_ram::WordRam;

/// `2^QUEUE_BITS` words, `COUNT_BITS = QUEUE_BITS + 1`; packets of `WORDS <= 2^FILL_BITS - 1` words.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "updates for the cores' tables, queued and packed",
    UpdateQueue::<
        UPDATE_QUEUE_BITS, UPDATE_COUNT_BITS, UPDATE_WORDS, UPDATE_FILL_BITS, WORD_ADDRESS_BITS
    >::default()
)]
#[legal(
    COUNT_BITS == QUEUE_BITS + 1 && QUEUE_BITS > 0,
    "{QUEUE_BITS} queue and {COUNT_BITS} count bits: one more of the latter, and one at least of the former"
)]
#[legal(WORDS > 0 && WORDS < 1 << FILL_BITS, "packets of {WORDS} words: 1 to {}", (1 << FILL_BITS) - 1)]
#[legal(ADDR_BITS <= 30, "addresses of {ADDR_BITS} bits: at most 30")]
#[idle(|unit| !unit.clear.val()
        && !unit.put_valid.val()
        && unit.fill.d.val() == unit.fill.q.val()
        && unit.takes.d.val() == unit.takes.q.val()
        && unit.words.idle())]
pub struct UpdateQueue<
    const QUEUE_BITS: usize,
    const COUNT_BITS: usize,
    const WORDS: usize,
    const FILL_BITS: usize,
    const ADDR_BITS: usize,
> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub put_valid: Signal<In, bool>,
    pub put_address: Signal<In, Bits<ADDR_BITS>>,
    pub put_write: Signal<In, bool>,
    pub put_add: Signal<In, bool>,
    pub queue_room: Signal<Out, bool>,
    pub dropped: Signal<Out, bool>,
    pub packet_valid: Signal<Out, bool>,
    pub packet_ready: Signal<In, bool>,
    pub packet_count: Signal<Out, Bits<FILL_BITS>>,
    pub packet_word: Array<Signal<Out, Bits<32>>, WORDS>,
    words: WordRam<QUEUE_BITS, 32>,
    puts: DFF<Bits<COUNT_BITS>>,
    takes: DFF<Bits<COUNT_BITS>>,
    fill: DFF<Bits<FILL_BITS>>,
    packet: Array<DFF<Bits<32>>, WORDS>,
    #[value(|place| place)]
    places: Array<Constant<Bits<FILL_BITS>>, WORDS>,
    used: Signal<Local, Bits<COUNT_BITS>>,
    /// With one more.
    used_then: Signal<Local, Bits<COUNT_BITS>>,
    index: Signal<Local, Bits<QUEUE_BITS>>,
    index_then: Signal<Local, Bits<QUEUE_BITS>>,
    /// The same if there is a place, or two.
    place_is_free: Signal<Local, Bits<COUNT_BITS>>,
    places_are_free: Signal<Local, Bits<COUNT_BITS>>,
    keeps: Signal<Local, Bit>,
    moves: Signal<Local, Bit>,
    place: Signal<Local, Bits<FILL_BITS>>,
    next_takes: Signal<Local, Bits<COUNT_BITS>>,
    address: Signal<Local, Bits<32>>,
    word: Signal<Local, Bits<32>>,
}

impl<
        const QUEUE_BITS: usize,
        const COUNT_BITS: usize,
        const WORDS: usize,
        const FILL_BITS: usize,
        const ADDR_BITS: usize,
    > Logic for UpdateQueue<QUEUE_BITS, COUNT_BITS, WORDS, FILL_BITS, ADDR_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, puts, takes, fill);
        clock!(self, clock, words);

        // Queue.
        self.used.next = self.puts.q.val() - self.takes.q.val();
        self.used_then.next = self.used.val() + 1;
        self.index.next = bit_cast::<QUEUE_BITS, COUNT_BITS>(self.used.val());
        self.index_then.next = bit_cast::<QUEUE_BITS, COUNT_BITS>(self.used_then.val());
        self.place_is_free.next = bit_cast::<COUNT_BITS, QUEUE_BITS>(self.index.val());
        self.places_are_free.next = bit_cast::<COUNT_BITS, QUEUE_BITS>(self.index_then.val());
        self.queue_room.next = self.places_are_free.val() == self.used_then.val();
        self.keeps.next = self.put_valid.val() & (self.place_is_free.val() == self.used.val());
        self.dropped.next = self.put_valid.val() & !self.keeps.val();
        self.address.next = bit_cast::<32, ADDR_BITS>(self.put_address.val());
        self.words.write_valid.next = self.keeps.val();
        self.words.write_index.next = bit_cast::<QUEUE_BITS, COUNT_BITS>(self.puts.q.val());
        self.word.next = self.address.val() << 2;
        if self.put_write.val() {
            self.word.next = self.word.val() | 2;
        }
        if self.put_add.val() {
            self.word.next = self.word.val() | 1;
        }
        self.words.write_word.next = self.word.val();
        if self.keeps.val() {
            self.puts.d.next = self.puts.q.val() + 1;
        }

        // Packet. The oldest word of the queue is at its output.
        self.packet_valid.next = self.fill.q.val().any();
        self.packet_count.next = self.fill.q.val();
        self.place.next = self.fill.q.val();
        if self.packet_ready.val() {
            self.place.next = 0.into();
        }
        self.moves.next = false;
        for entry in 0..WORDS {
            self.packet[entry].clock.next = self.clock.val();
            self.packet[entry].d.next = self.packet[entry].q.val();
            if self.used.val().any() & (self.place.val() == self.places[entry].val()) {
                self.packet[entry].d.next = self.words.read_word.val();
                self.moves.next = true;
            }
            if self.clear.val() {
                self.packet[entry].d.next = 0.into();
            }
            self.packet_word[entry].next = self.packet[entry].q.val();
        }
        self.fill.d.next = self.place.val();
        self.next_takes.next = self.takes.q.val();
        if self.moves.val() {
            self.fill.d.next = self.place.val() + 1;
            self.next_takes.next = self.takes.q.val() + 1;
        }
        if self.clear.val() {
            self.puts.d.next = 0.into();
            self.next_takes.next = 0.into();
            self.fill.d.next = 0.into();
        }
        self.takes.d.next = self.next_takes.val();
        self.words.read_index.next = bit_cast::<QUEUE_BITS, COUNT_BITS>(self.next_takes.val());
    }
}
