//! What the model says of a request.

use super::owner_word::OwnerWord;
use super::stream::{Expected, Request};
use super::timing::{BankDetector, Named, Words};
use super::Bench;
use crate::models::detector::{AccessKind, Outcome};
use crate::models::operation::{Operands, Operation, Part};
use turnstile_engine::Engine;

impl<E: Engine, D: BankDetector> Bench<E, D> {
    /// Lets the model perform a request.
    pub(super) fn perform(&mut self, request: &Request) -> Expected {
        let operation = Operation::from_code(request.op as u8);
        let word = self.word(request.row);
        let mut expected = Expected {
            word,
            aborted: false,
            latency: 1,
            busy: if operation.code() < Operation::Add.code() {
                1
            } else {
                2
            },
        };
        if request.transactional {
            expected.latency = match self.claim(request, operation.kind()) {
                Some(cycles) => cycles,
                None => {
                    expected.aborted = true;
                    2
                }
            };
            expected.busy = expected.latency + 1;
        } else {
            self.tally.plain += 1;
        }
        if !expected.aborted {
            let operands = Operands {
                address: request.byte as usize,
                data: request.data,
                data2: request.data2,
            };
            let after = operation.apply(Part::Low, word, operands).memory;
            self.set_word(request.row, after);
        }
        expected
    }

    /// Asks the model for a transactional access and makes its shadow entries. Returns the cycles
    /// until the response, `None` if the work-item loses.
    fn claim(&mut self, request: &Request, kind: AccessKind) -> Option<u64> {
        let work_item = request.work_item;
        let slot = work_item.wavefront();
        let layout = self.layout(slot);
        let word = self.word(request.row);
        let k = request.row - layout.row_base as usize;
        let (rows, index) = (layout.rows as usize, layout.state_base as usize + k);
        let before = self.bank.detector().named(index);
        let word_before = OwnerWord::of(self.bank.detector(), &layout, k);
        let outcome = self.bank.claim(work_item, index, kind);
        let named = self.bank.detector().named(index);
        let owns = named != before;
        let backs_up = outcome == Outcome::ProceedWithBackup;
        if outcome == Outcome::Conflict {
            self.tally.conflicts += 1;
            self.passes[slot].lost |= work_item.lane_bit();
            return None;
        }
        if backs_up {
            self.array[request.row + rows] = word;
        }
        let words = self.bank.detector().words();
        if let Some(named) = named.filter(|_| owns) {
            let owners = &mut self.array[layout.row_base as usize + 2 * rows + k / 4];
            *owners = word_before.without_stale(*owners, words, &mut self.read_bytes, slot, k % 4);
            self.read_bytes[index] = matches!(named, Named::Readers(_));
            let shift = 8 * (k % 4);
            *owners = *owners & !(0xff << shift) | u32::from(named.byte()) << shift;
        }
        if owns || backs_up {
            self.tally.new += 1;
        } else {
            self.tally.repeated += 1;
        }
        let stores_after = kind == AccessKind::Write && (owns || backs_up);
        // What is recorded without a backup is so while the access responds, where marks are of owner words.
        let owns_later = owns && (backs_up || words == Words::None);
        Some(2 + u64::from(owns_later) + u64::from(stores_after))
    }
}
