//! Entries of wavefronts in transactions, for a TX_Commit that clears them one after the other.
//!
//! The RTL flushes them in one cycle. LocalTM-Bloom 4.2 charges a cycle an entry, of the bank that has most.

use crate::local_memory::{HalfResponse, HALF};
use std::collections::BTreeMap;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_kernel::lanes_of;

/// Words that each slot's running pass has used, with the lanes that did.
#[derive(Clone, Debug, Default)]
pub struct Entries(BTreeMap<usize, BTreeMap<u32, u64>>);

impl Entries {
    /// Takes in an access.
    pub fn access(&mut self, response: &HalfResponse) {
        let request = &response.request;
        if !request.transactional {
            return;
        }
        let first = HALF * usize::from(request.upper);
        let words = match request.op {
            LdsOp::ReadB64 | LdsOp::WriteB64 => 2,
            _ => 1,
        };
        let of_slot = self.0.entry(request.slot).or_default();
        for lane in lanes_of((request.lanes & !response.lost).into()) {
            let word = request.address[lane] / 4;
            for word in word..word + words {
                *of_slot.entry(word).or_default() |= 1 << (first + lane);
            }
        }
    }

    /// The pass of a slot ends: entries of `committed` lanes in the fullest of `banks`.
    pub fn end_pass(&mut self, slot: usize, committed: u64, banks: u32) -> u64 {
        let mut counts = vec![0; banks as usize];
        for (word, lanes) in self.0.remove(&slot).unwrap_or_default() {
            counts[(word % banks) as usize] += u64::from(lanes & committed != 0);
        }
        counts.into_iter().max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Losers;
    use crate::local_memory::HalfRequest;

    /// Lanes 0 and 1 of a half to two words, both in a transaction of slot 1.
    fn response(upper: bool, words: [u32; 2], lost: u32) -> HalfResponse {
        let mut address = [0; HALF];
        address[..2].copy_from_slice(&words.map(|word| 4 * word));
        HalfResponse {
            request: HalfRequest {
                op: LdsOp::ReadB32,
                slot: 1,
                upper,
                continues: false,
                transactional: true,
                atomic: None,
                lanes: 0b11,
                address,
                data: [0; HALF],
                data2: [0; HALF],
            },
            data: [0; HALF],
            data2: [0; HALF],
            aborted: lost,
            aborted_lower: 0,
            losers: Losers::Later,
            lost,
            rounds: 1,
            banks: 32,
        }
    }

    /// Three words of bank 1 and one of bank 2; a lane that has lost has no entry, one that does not commit neither.
    #[test]
    fn the_fullest_bank_counts_words_of_lanes_that_commit() {
        let mut entries = Entries::default();
        entries.access(&response(false, [1, 2], 0));
        entries.access(&response(false, [33, 33], 0));
        entries.access(&response(true, [65, 97], 0b10));
        let committed = 0b01 | 0b01 << HALF;
        assert_eq!(entries.clone().end_pass(0, u64::MAX, 32), 0, "another slot");
        assert_eq!(entries.clone().end_pass(1, 0b10, 32), 1);
        assert_eq!(entries.end_pass(1, committed, 32), 3);
        assert_eq!(entries.end_pass(1, committed, 32), 0, "a pass later");
    }
}
