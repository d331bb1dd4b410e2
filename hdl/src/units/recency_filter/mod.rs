//! The youngest transaction that may have written a word, of those that the last-writer table has let go.
//!
//! Part of the [last-writer table](crate::last_writer_table). Kilo TM's recency Bloom filter, with the size of the authors' simulator of early
//! conflict resolution: 4 arrays of 256 transaction numbers, each with an H3 hash of its own.
//!
//! ```text
//!  lookup_address                     -> 4 x H3 -> 4 arrays, read  -> minimum -> rsp_id (next cycle)
//!  put_valid, put_address, put_id     -> 4 x H3 -> 4 arrays, maximum of what is there and put_id (2 cycles)
//! ```
//!
//! **Look-up.** The minimum over the arrays. Latency 1 cycle, one a cycle; 0 stands for no transaction. **Put.** The entry of the word in each
//! array becomes the maximum of what it was and the number. One a cycle. A look-up sees every put of earlier cycles; of one in its own
//! cycle it may see the old number or the new one, depending on the array.
//!
//! **Guarantee**: the answer is never below a number that was put for the word before. An entry never decreases.
//!
//! **clear** starts a sweep that sets one entry of each array a cycle to 0, `2^SET_BITS` cycles, in which `sweeping` is high and nothing may be
//! put. **Same-cycle priority**: clear over a put.

use crate::prelude::*;
use crate::set_hash::{Hash, SetHash};
use crate::word_ram::WordRam;

/// The number of the first array's H3 hash, behind that of the last-writer table.
pub const HASHES: u32 = 5;
/// Arrays, each with a hash of its own.
pub const SUB_ARRAYS: usize = 4;

/// `2^SET_BITS` entries an array of numbers of `ID_BITS` bits.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "youngest writer of words that have left the last-writer table",
    RecencyFilter::<WRITER_SET_BITS, COMMIT_ADDRESS_BITS, TX_ID_BITS>::default()
)]
#[idle(|unit| !unit.clear.val()
        && !unit.put_valid.val()
        && !unit.sweeps.q.val()
        && !unit.putting.q.val()
        && unit.id.d.val() == unit.id.q.val()
        && unit.looked.iter().chain(&unit.place).all(|set| set.d.val() == set.q.val())
        && unit.shown.iter().chain(&unit.held).all(|array| array.idle()))]
pub struct RecencyFilter<const SET_BITS: usize, const ADDR_BITS: usize, const ID_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub sweeping: Signal<Out, bool>,
    pub lookup_address: Signal<In, Bits<ADDR_BITS>>,
    pub rsp_id: Signal<Out, Bits<ID_BITS>>,
    pub put_valid: Signal<In, bool>,
    pub put_address: Signal<In, Bits<ADDR_BITS>>,
    pub put_id: Signal<In, Bits<ID_BITS>>,
    #[start(Array::from_fn(|array| SetHash::new(Hash::H3(HASHES + array as u32))))]
    lookup_hash: Array<SetHash<SET_BITS, ADDR_BITS>, SUB_ARRAYS>,
    #[start(Array::from_fn(|array| SetHash::new(Hash::H3(HASHES + array as u32))))]
    put_hash: Array<SetHash<SET_BITS, ADDR_BITS>, SUB_ARRAYS>,
    /// What look-ups read, and what puts read; written together.
    shown: Array<WordRam<SET_BITS, ID_BITS>, SUB_ARRAYS>,
    held: Array<WordRam<SET_BITS, ID_BITS>, SUB_ARRAYS>,
    sweeps: DFF<Bit>,
    sweep_set: DFF<Bits<SET_BITS>>,
    /// The look-up that is answered in this cycle.
    looked: Array<DFF<Bits<SET_BITS>>, SUB_ARRAYS>,
    /// The put that is written in this cycle.
    putting: DFF<Bit>,
    place: Array<DFF<Bits<SET_BITS>>, SUB_ARRAYS>,
    id: DFF<Bits<ID_BITS>>,
    new_id: Signal<Local, Bits<ID_BITS>>,
    found: Signal<Local, Bits<ID_BITS>>,
    least: Signal<Local, Bits<ID_BITS>>,
}

impl<const SET_BITS: usize, const ADDR_BITS: usize, const ID_BITS: usize> Logic
    for RecencyFilter<SET_BITS, ADDR_BITS, ID_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, sweeps, sweep_set, putting, id);

        self.sweeping.next = self.sweeps.q.val();
        self.putting.d.next = self.put_valid.val() & !self.clear.val();
        self.id.d.next = self.put_id.val();
        self.least.next = 0.into();
        self.least.next = !self.least.val();
        for array in 0..4 {
            self.shown[array].clock.next = self.clock.val();
            self.held[array].clock.next = self.clock.val();
            self.looked[array].clock.next = self.clock.val();
            self.place[array].clock.next = self.clock.val();
            self.lookup_hash[array].address.next = self.lookup_address.val();
            self.put_hash[array].address.next = self.put_address.val();
            self.looked[array].d.next = self.lookup_hash[array].set_index.val();
            self.place[array].d.next = self.put_hash[array].set_index.val();
            self.shown[array].read_index.next = self.lookup_hash[array].set_index.val();
            self.held[array].read_index.next = self.put_hash[array].set_index.val();

            self.new_id.next = self.held[array].read_word.val();
            if self.held[array].read_word.val() < self.id.q.val() {
                self.new_id.next = self.id.q.val();
            }
            self.shown[array].write_valid.next = self.putting.q.val();
            self.shown[array].write_index.next = self.place[array].q.val();
            self.shown[array].write_word.next = self.new_id.val();
            if self.sweeps.q.val() {
                self.shown[array].write_valid.next = true;
                self.shown[array].write_index.next = self.sweep_set.q.val();
                self.shown[array].write_word.next = 0.into();
            }
            self.held[array].write_valid.next = self.shown[array].write_valid.val();
            self.held[array].write_index.next = self.shown[array].write_index.val();
            self.held[array].write_word.next = self.shown[array].write_word.val();

            // The put of the cycle before the look-up is not in the array that was read.
            self.found.next = self.shown[array].read_word.val();
            if self.putting.q.val() & (self.place[array].q.val() == self.looked[array].q.val()) {
                self.found.next = self.new_id.val();
            }
            if self.found.val() < self.least.val() {
                self.least.next = self.found.val();
            }
        }
        self.rsp_id.next = self.least.val();

        if self.sweeps.q.val() {
            self.sweep_set.d.next = self.sweep_set.q.val() + 1;
            self.sweeps.d.next = !self.sweep_set.q.val().all();
        }
        if self.clear.val() {
            self.sweeps.d.next = true;
            self.sweep_set.d.next = 0.into();
        }
    }
}
