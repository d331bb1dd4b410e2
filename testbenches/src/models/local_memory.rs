//! The local memory: all banks under any detector.
//!
//! Word `a` is in bank `a % banks` at row `a / banks`. Time exists only as the order the caller gives:
//!
//! - [`LocalMemory::access_part`] and [`LocalMemory::abort`] are the primitives. Between a conflict and the abort of
//!   the lane, its other entries still stand in the way of others, as they do in hardware during the clearing walk.
//! - [`LocalMemory::access_rounds`] runs a whole instruction: in a round the banks work in parallel, each on one
//!   access; lanes that lose are aborted when the round ends and reach no bank in later rounds.

use super::bank::Bank;
use super::detector::{Detector, Outcome};
use super::fault::Fault;
use super::operation::{Operands, Operation, Part};
use super::work_item::{work_items, WorkItem};
use smallvec::{smallvec, SmallVec};

/// Size of a local memory.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    pub banks: usize,
    pub rows: usize,
}

impl Shape {
    /// 64 KB in 32 banks.
    pub const PAPER: Self = Self {
        banks: 32,
        rows: 512,
    };

    pub fn words(self) -> usize {
        self.banks * self.rows
    }
}

/// One lane of an instruction.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct LaneAccess {
    pub work_item: WorkItem,
    pub operands: Operands,
}

/// One word of one lane reaching its bank: an index into the instruction's lanes, and which word.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Visit {
    pub index: usize,
    pub part: Part,
}

/// What a lane gets.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum LaneResult {
    /// The values returned: low word and, for 64-bit reads, high word (otherwise 0).
    Done {
        data: u32,
        data2: u32,
    },
    Aborted,
}

/// The banks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LocalMemory<D> {
    banks: SmallVec<[Bank<D>; 1]>,
    rows: usize,
}

impl<D: Detector> LocalMemory<D> {
    /// All words 0; every bank starts with a copy of `detector`, which must be idle and have `shape.rows` rows.
    pub fn new(shape: Shape, detector: D, fault: Option<Fault>) -> Self {
        let bank = Bank::new(shape.rows, detector, fault);
        Self {
            banks: smallvec![bank; shape.banks],
            rows: shape.rows,
        }
    }

    pub fn shape(&self) -> Shape {
        Shape {
            banks: self.banks.len(),
            rows: self.rows,
        }
    }

    pub fn bank(&self, bank: usize) -> &Bank<D> {
        &self.banks[bank]
    }

    pub fn word(&self, word: usize) -> u32 {
        self.banks[word % self.banks.len()].word(word / self.banks.len())
    }

    /// All words in order of their addresses.
    pub fn words(&self) -> impl Iterator<Item = u32> + '_ {
        (0..self.shape().words()).map(|word| self.word(word))
    }

    pub fn set_word(&mut self, word: usize, value: u32) {
        let banks = self.banks.len();
        self.banks[word % banks].set_word(word / banks, value);
    }

    /// The word an access uses. Addresses wrap at the end of the memory.
    pub fn word_of(&self, address: usize, part: Part) -> usize {
        let word = match part {
            Part::Low => address / 4,
            Part::High => address / 4 + 1,
        };
        word % self.shape().words()
    }

    /// Applies an operation to a word without asking the detector; the value returned.
    pub fn apply_part(&mut self, operation: Operation, operands: Operands, part: Part) -> u32 {
        let word = self.word_of(operands.address, part);
        let effect = operation.apply(part, self.word(word), operands);
        self.set_word(word, effect.memory);
        effect.returned
    }

    /// One transactional word access: the value returned, or `None` on a conflict, which the caller must follow with
    /// [`LocalMemory::abort`].
    pub fn access_part(
        &mut self,
        operation: Operation,
        lane: LaneAccess,
        part: Part,
    ) -> Option<u32> {
        let word = self.word_of(lane.operands.address, part);
        let (bank, row) = (word % self.banks.len(), word / self.banks.len());
        match self.banks[bank].claim(lane.work_item, row, operation.kind()) {
            Outcome::Conflict => None,
            Outcome::Proceed | Outcome::ProceedWithBackup => {
                Some(self.apply_part(operation, lane.operands, part))
            }
        }
    }

    /// An instruction outside a transaction, its lanes one after the other in the given order.
    pub fn access_plain(&mut self, operation: Operation, lanes: &[LaneAccess]) -> Vec<LaneResult> {
        let mut run = |lane: &LaneAccess| {
            let mut returned = [0; 2];
            for (value, &part) in returned.iter_mut().zip(operation.parts()) {
                *value = self.apply_part(operation, lane.operands, part);
            }
            LaneResult::Done {
                data: returned[0],
                data2: returned[1],
            }
        };
        lanes.iter().map(&mut run).collect()
    }

    /// A transactional instruction whose lanes reach the banks in the given rounds; see the module's header.
    /// The rounds must visit each part of each lane once, and a bank at most once a round.
    pub fn access_rounds(
        &mut self,
        operation: Operation,
        lanes: &[LaneAccess],
        rounds: &[Vec<Visit>],
    ) -> Vec<LaneResult> {
        let mut results = vec![LaneResult::Done { data: 0, data2: 0 }; lanes.len()];
        for round in rounds {
            let mut losers = Vec::new();
            for &Visit { index, part } in round {
                let LaneResult::Done { data, data2 } = &mut results[index] else {
                    continue;
                };
                let place = match part {
                    Part::Low => data,
                    Part::High => data2,
                };
                match self.access_part(operation, lanes[index], part) {
                    Some(value) => *place = value,
                    None => losers.push(index),
                }
            }
            for index in losers {
                results[index] = LaneResult::Aborted;
                self.abort(lanes[index].work_item);
            }
        }
        results
    }

    /// A transactional access of a single lane, low word first.
    pub fn access(&mut self, operation: Operation, lane: LaneAccess) -> LaneResult {
        let mut returned = [0; 2];
        for (value, &part) in returned.iter_mut().zip(operation.parts()) {
            match self.access_part(operation, lane, part) {
                Some(data) => *value = data,
                None => {
                    self.abort(lane.work_item);
                    return LaneResult::Aborted;
                }
            }
        }
        let [data, data2] = returned;
        LaneResult::Done { data, data2 }
    }

    /// Restores and clears a work-item in all banks. Harmless when it has nothing.
    pub fn abort(&mut self, work_item: WorkItem) {
        for bank in &mut self.banks {
            bank.abort(work_item);
        }
    }

    /// Aborts every transaction of a wavefront and ends its pass: what work-group serialisation does to the others.
    pub fn kill(&mut self, wavefront: usize, lanes: u64) {
        for work_item in work_items(wavefront, lanes) {
            self.abort(work_item);
        }
        self.end_pass(wavefront, 0);
    }

    /// Ends a pass of a wavefront: `committed` lanes keep their values, all others have aborted before.
    pub fn end_pass(&mut self, wavefront: usize, committed: u64) {
        for bank in &mut self.banks {
            bank.end_pass(wavefront, committed);
        }
    }

    /// Places a wavefront in a work-group, given as a mask of wavefront slots.
    pub fn set_group(&mut self, wavefront: usize, members: u8) {
        for bank in &mut self.banks {
            bank.set_group(wavefront, members);
        }
    }

    /// No detector remembers anything.
    pub fn is_idle(&self) -> bool {
        self.banks.iter().all(|bank| bank.detector().is_idle())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::models::dcd::Dcd;

    const A: WorkItem = WorkItem(0);
    const B: WorkItem = WorkItem(1);

    fn memory() -> LocalMemory<Dcd> {
        let shape = Shape::PAPER;
        LocalMemory::new(shape, Dcd::new(shape.rows), None)
    }

    fn lane(work_item: WorkItem, word: usize, data: u32) -> LaneAccess {
        let operands = Operands {
            address: 4 * word,
            data,
            data2: !data,
        };
        LaneAccess {
            work_item,
            operands,
        }
    }

    fn visit(index: usize) -> Visit {
        Visit {
            index,
            part: Part::Low,
        }
    }

    #[test]
    fn word_35_is_bank_3_row_1() {
        let mut memory = memory();
        memory.access(Operation::WriteB32, lane(WorkItem(3), 35, 7));
        assert_eq!(memory.bank(3).word(1), 7);
        assert_eq!(memory.bank(3).detector().owner(1), Some(WorkItem(3)));
    }

    #[test]
    fn an_abort_reaches_every_bank() {
        let mut memory = memory();
        memory.access(Operation::WriteB32, lane(A, 1, 10));
        memory.access(Operation::WriteB64, lane(A, 70, 20));
        memory.access(Operation::WriteB32, lane(B, 5, 30));
        let result = memory.access(Operation::Add, lane(A, 5, 1));
        assert_eq!(result, LaneResult::Aborted);
        assert_eq!([1, 70, 71, 5].map(|word| memory.word(word)), [0, 0, 0, 30]);
        memory.end_pass(0, B.lane_bit());
        assert!(memory.is_idle());
    }

    #[test]
    fn a_64_bit_access_needs_both_words() {
        let mut memory = memory();
        memory.set_word(8, 1);
        memory.set_word(9, 2);
        memory.access(Operation::ReadB32, lane(B, 9, 0));
        let result = memory.access(Operation::ReadB64, lane(A, 8, 0));
        assert_eq!(result, LaneResult::Aborted);
        memory.abort(B);
        let result = memory.access(Operation::ReadB64, lane(A, 8, 0));
        assert_eq!(result, LaneResult::Done { data: 1, data2: 2 });
    }

    /// Two lanes that own a word each and then want the other's: in one round both lose, as in the paper's Table 1;
    /// in two rounds the loser of the first has gone when the second looks.
    #[test]
    fn lanes_of_one_round_lose_to_each_other() {
        let both_in = |rounds: &[Vec<Visit>]| {
            let mut memory = memory();
            memory.access(Operation::WriteB32, lane(A, 0, 1));
            memory.access(Operation::WriteB32, lane(B, 1, 1));
            memory.access_rounds(Operation::ReadB32, &[lane(A, 1, 0), lane(B, 0, 0)], rounds)
        };
        let parallel = both_in(&[vec![visit(0), visit(1)]]);
        assert_eq!(parallel, [LaneResult::Aborted, LaneResult::Aborted]);
        let sequential = both_in(&[vec![visit(0)], vec![visit(1)]]);
        let done = LaneResult::Done { data: 0, data2: 0 };
        assert_eq!(sequential, [LaneResult::Aborted, done]);
    }

    #[test]
    fn a_lane_that_lost_reaches_no_bank_in_later_rounds() {
        let mut memory = memory();
        memory.access(Operation::WriteB32, lane(B, 8, 5));
        memory.access(Operation::WriteB64, lane(A, 8, 9));
        assert_eq!(memory.word(9), 0);
        assert_eq!(memory.bank(9).detector().owner(0), None);
    }

    #[test]
    fn plain_accesses_ask_nobody() {
        let mut memory = memory();
        memory.access(Operation::WriteB32, lane(A, 3, 4));
        let results = memory.access_plain(Operation::Add, &[lane(B, 3, 1), lane(A, 3, 1)]);
        let done = |data| LaneResult::Done { data, data2: 0 };
        assert_eq!(results, [done(4), done(5)]);
        assert_eq!(memory.word(3), 6);
    }
}
