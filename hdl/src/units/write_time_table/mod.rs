//! When a word was last written, or some time after that: the last-written-time table of temporal conflict detection.
//!
//! Warp TM's (early conflict resolution, 3.1 and Table 1: 16 KB, 2,048 entries in 4 sub-arrays, granularity 128 bytes); one in each memory
//! partition. The paper gives the sizes, its authors' simulator the operation. A [temporal filter](crate::temporal_filter) in each core
//! compares the answers with the time of a transaction's first read.
//!
//! ```text
//!  lookup_valid,   -> address / 128 bytes -> 4 x H3 -> 4 arrays of 2^SET_BITS times -> minimum -> rsp_valid,
//!  lookup_address                                      ^                                          rsp_time_hi, _lo
//!  upd_valid, upd_address, upd_time_hi, _lo  ----------+                                          (next cycle)
//! ```
//!
//! **Update**, when a commit's write lands: the entry of its block of 128 bytes in each array becomes its time. **Look-up**, when a
//! transactional load is served: the minimum over the arrays. Latency 1 cycle, one look-up and one update a cycle. A look-up sees every update of
//! earlier cycles **and of its own**: if the load of that cycle sees the write, so does the table, and if not, it errs on the safe side.
//! `rsp_time` is 0 in cycles that answer no look-up.
//!
//! **Guarantee**: the answer is never below the time of the last update of the word's block, if the times of updates do not
//! decrease. An array's entry is the time of the last update that hashes to it, and that of the word does in all four. So no write is missed; an
//! answer that is too late, because other blocks have hit all four entries, costs a validation that was not needed.
//!
//! A time is a number of cycles of 2 x `TIME_BITS` bits, in two words: the 8 bytes an entry of the paper, and at full size no wrap
//! that could miss a write.
//!
//! **clear** starts a sweep that sets one entry of each array a cycle to 0; `tab_ready` is low meanwhile, `2^SET_BITS` cycles, and neither
//! port takes anything. **Same-cycle priority**: clear over both, as an update of its cycle is swept; the answer to the look-up before it still comes out.

use crate::prelude::*;
use crate::set_hash::{Hash, SetHash};
use crate::word_ram::WordRam;

/// Arrays, each with a hash of its own.
pub const SUB_ARRAYS: usize = 4;

/// `2^SET_BITS` entries an array, blocks of 32 words of `ADDR_BITS` address bits.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "when each block was last written, one memory partition",
    WriteTimeTable::<TIME_SET_BITS, COMMIT_ADDRESS_BITS, TIME_BITS>::default()
)]
#[idle(|unit| !unit.clear.val()
        && !unit.lookup_valid.val()
        && !unit.upd_valid.val()
        && !unit.sweeping.q.val()
        && !unit.asked.q.val()
        && unit.times_hi.iter().chain(&unit.times_lo).all(|array| array.idle()))]
pub struct WriteTimeTable<const SET_BITS: usize, const ADDR_BITS: usize, const TIME_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub tab_ready: Signal<Out, bool>,
    pub lookup_valid: Signal<In, bool>,
    pub lookup_address: Signal<In, Bits<ADDR_BITS>>,
    pub rsp_valid: Signal<Out, bool>,
    pub rsp_time_hi: Signal<Out, Bits<TIME_BITS>>,
    pub rsp_time_lo: Signal<Out, Bits<TIME_BITS>>,
    pub upd_valid: Signal<In, bool>,
    pub upd_address: Signal<In, Bits<ADDR_BITS>>,
    pub upd_time_hi: Signal<In, Bits<TIME_BITS>>,
    pub upd_time_lo: Signal<In, Bits<TIME_BITS>>,
    #[start(Array::from_fn(|array| SetHash::new(Hash::H3(array as u32))))]
    lookup_hash: Array<SetHash<SET_BITS, ADDR_BITS>, SUB_ARRAYS>,
    #[start(Array::from_fn(|array| SetHash::new(Hash::H3(array as u32))))]
    upd_hash: Array<SetHash<SET_BITS, ADDR_BITS>, SUB_ARRAYS>,
    times_hi: Array<WordRam<SET_BITS, TIME_BITS>, SUB_ARRAYS>,
    times_lo: Array<WordRam<SET_BITS, TIME_BITS>, SUB_ARRAYS>,
    sweeping: DFF<Bit>,
    sweep_set: DFF<Bits<SET_BITS>>,
    asked: DFF<Bit>,
    earlier: Signal<Local, Bit>,
    least_hi: Signal<Local, Bits<TIME_BITS>>,
    least_lo: Signal<Local, Bits<TIME_BITS>>,
}

impl<const SET_BITS: usize, const ADDR_BITS: usize, const TIME_BITS: usize> Logic
    for WriteTimeTable<SET_BITS, ADDR_BITS, TIME_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, sweeping, sweep_set, asked);

        self.tab_ready.next = !self.sweeping.q.val();
        self.asked.d.next = self.lookup_valid.val() & !self.sweeping.q.val() & !self.clear.val();
        for array in 0..4 {
            self.times_hi[array].clock.next = self.clock.val();
            self.times_lo[array].clock.next = self.clock.val();
            self.lookup_hash[array].address.next = self.lookup_address.val() >> 5;
            self.upd_hash[array].address.next = self.upd_address.val() >> 5;
            self.times_hi[array].read_index.next = self.lookup_hash[array].set_index.val();
            self.times_lo[array].read_index.next = self.lookup_hash[array].set_index.val();
            self.times_hi[array].write_valid.next = self.upd_valid.val();
            self.times_hi[array].write_index.next = self.upd_hash[array].set_index.val();
            self.times_hi[array].write_word.next = self.upd_time_hi.val();
            self.times_lo[array].write_word.next = self.upd_time_lo.val();
            if self.sweeping.q.val() {
                self.times_hi[array].write_valid.next = true;
                self.times_hi[array].write_index.next = self.sweep_set.q.val();
                self.times_hi[array].write_word.next = 0.into();
                self.times_lo[array].write_word.next = 0.into();
            }
            self.times_lo[array].write_valid.next = self.times_hi[array].write_valid.val();
            self.times_lo[array].write_index.next = self.times_hi[array].write_index.val();
        }

        // The least of the four.
        self.least_hi.next = self.times_hi[0].read_word.val();
        self.least_lo.next = self.times_lo[0].read_word.val();
        for array in 1..4 {
            self.earlier.next = (self.times_hi[array].read_word.val() < self.least_hi.val())
                | ((self.times_hi[array].read_word.val() == self.least_hi.val())
                    & (self.times_lo[array].read_word.val() < self.least_lo.val()));
            if self.earlier.val() {
                self.least_hi.next = self.times_hi[array].read_word.val();
                self.least_lo.next = self.times_lo[array].read_word.val();
            }
        }
        self.rsp_valid.next = self.asked.q.val();
        self.rsp_time_hi.next = 0.into();
        self.rsp_time_lo.next = 0.into();
        if self.asked.q.val() {
            self.rsp_time_hi.next = self.least_hi.val();
            self.rsp_time_lo.next = self.least_lo.val();
        }

        if self.sweeping.q.val() {
            self.sweep_set.d.next = self.sweep_set.q.val() + 1;
            self.sweeping.d.next = !self.sweep_set.q.val().all();
        }
        if self.clear.val() {
            self.sweeping.d.next = true;
            self.sweep_set.d.next = 0.into();
        }
    }
}
