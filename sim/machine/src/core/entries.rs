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
