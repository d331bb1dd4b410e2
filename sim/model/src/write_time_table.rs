//! [`write_time_table`](turnstile_hdl::write_time_table): when each block was last written.

use crate::pins::{Pins, Shown};
use crate::set_hash::SetHash;
use crate::ClockedUnit;
use turnstile_hdl::full_size::{COMMIT_ADDRESS_BITS, TIME_BITS, TIME_SET_BITS};
use turnstile_hdl::set_hash::Hash;
use turnstile_hdl::write_time_table::{WriteTimeTablePins, SUB_ARRAYS};

const SETS: usize = 1 << TIME_SET_BITS;
/// Words of a block.
const BLOCK_BITS: u32 = 5;

pub struct WriteTimeTable {
    at: WriteTimeTablePins,
    hashes: [SetHash; SUB_ARRAYS],
    arrays: [Box<[u64]>; SUB_ARRAYS],
    /// The word that was asked for in the last cycle.
    asked: Option<u32>,
    /// Cycles that are left of the sweep.
    sweep: usize,
}

impl WriteTimeTable {
    pub fn new(at: WriteTimeTablePins) -> Self {
        let hash = |array| {
            let hash = Hash::H3(array as u32);
            SetHash::new(hash, TIME_SET_BITS, COMMIT_ADDRESS_BITS)
        };
        Self {
            at,
            hashes: std::array::from_fn(hash),
            arrays: std::array::from_fn(|_| vec![0; SETS].into()),
            asked: None,
            sweep: 0,
        }
    }

    fn answer(&self) -> Option<u64> {
        let block = self.asked? >> BLOCK_BITS;
        let arrays = self.arrays.iter().zip(&self.hashes);
        arrays.map(|(array, hash)| array[hash.set(block)]).min()
    }

    fn update(&mut self, address: u32, time: u64) {
        let block = address >> BLOCK_BITS;
        for (array, hash) in self.arrays.iter_mut().zip(&self.hashes) {
            array[hash.set(block)] = time;
        }
    }
}

impl ClockedUnit for WriteTimeTable {
    fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]) {
        let (pins, shown) = (Pins(inputs), &mut Shown(outputs));
        let at = self.at;
        let (ready, clear) = (self.sweep == 0, pins.flag(at.clear));
        let answer = self.answer();
        let time = answer.unwrap_or(0);
        shown.word(at.tab_ready, ready);
        shown.word(at.rsp_valid, answer.is_some());
        shown.word(at.rsp_time_hi, (time >> TIME_BITS) as u32);
        shown.word(at.rsp_time_lo, time as u32);

        if ready && pins.flag(at.upd_valid) {
            let time = pins.time(at.upd_time_hi, at.upd_time_lo);
            self.update(pins.word(at.upd_address), time);
        }
        let asks = ready && !clear && pins.flag(at.lookup_valid);
        self.asked = asks.then(|| pins.word(at.lookup_address));
        self.sweep = self.sweep.saturating_sub(1);
        if clear {
            self.arrays.iter_mut().for_each(|array| array.fill(0));
            self.sweep = SETS;
        }
    }
}
