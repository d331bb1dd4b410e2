//! Oracle 2: replay of the committed transactions, in the order of their commits, against a memory image.
//!
//! Each detector here holds what a transaction touched until its commit, so the commit order must explain every
//! value: each read must see what the image holds, and in the end memory and image must agree. Stricter than
//! [`super::serialisability`] (another order might do), and cheap enough for millions of transactions.

use super::operation::{Operands, Operation, Part};
use super::work_item::WorkItem;
use thiserror::Error;

/// An operation that a transaction performed, and the values it got back.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Performed {
    pub operation: Operation,
    pub operands: Operands,
    pub data: u32,
    /// High word of a 64-bit read, otherwise 0.
    pub data2: u32,
}

/// How a run contradicts its commit order.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Mismatch {
    #[error(
        "committed transaction {transaction} (work-item {}), operation {index} {performed:x?}: \
         the commit order gives {expected:#x}, the work-item saw {seen:#x}", .work_item.0
    )]
    Value {
        /// Position in the commit order, from 0.
        transaction: u64,
        work_item: WorkItem,
        index: usize,
        performed: Performed,
        expected: u32,
        seen: u32,
    },
    #[error(
        "after {committed} committed transactions word {word} is {found:#x}, \
         the commit order gives {expected:#x}"
    )]
    Memory {
        committed: u64,
        word: usize,
        expected: u32,
        found: u32,
    },
}

/// The image so far.
#[derive(Clone, Debug)]
pub struct Replay {
    image: Vec<u32>,
    committed: u64,
}

impl Replay {
    /// Starts from the memory before the first transaction.
    pub fn new(image: Vec<u32>) -> Self {
        Self {
            image,
            committed: 0,
        }
    }

    /// Transactions replayed.
    pub fn committed(&self) -> u64 {
        self.committed
    }

    /// Replays the next transaction of the commit order.
    pub fn commit(&mut self, work_item: WorkItem, performed: &[Performed]) -> Result<(), Mismatch> {
        let transaction = self.committed;
        self.committed += 1;
        for (index, &step) in performed.iter().enumerate() {
            for &part in step.operation.parts() {
                let expected = self.apply(step.operation, step.operands, part);
                let seen = match part {
                    Part::Low => step.data,
                    Part::High => step.data2,
                };
                if step.operation.returns() && seen != expected {
                    return Err(Mismatch::Value {
                        transaction,
                        work_item,
                        index,
                        performed: step,
                        expected,
                        seen,
                    });
                }
            }
        }
        Ok(())
    }

    /// Compares the memory after the last transaction.
    pub fn finish(&self, memory: impl IntoIterator<Item = u32>) -> Result<(), Mismatch> {
        for (word, (found, &expected)) in memory.into_iter().zip(&self.image).enumerate() {
            if found != expected {
                return Err(Mismatch::Memory {
                    committed: self.committed,
                    word,
                    expected,
                    found,
                });
            }
        }
        Ok(())
    }

    fn apply(&mut self, operation: Operation, operands: Operands, part: Part) -> u32 {
        let word = operands.address / 4 + usize::from(part == Part::High);
        let words = self.image.len();
        let place = &mut self.image[word % words];
        let effect = operation.apply(part, *place, operands);
        *place = effect.memory;
        effect.returned
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: WorkItem = WorkItem(0);
    const B: WorkItem = WorkItem(64);

    fn step(operation: Operation, word: usize, data: u32, seen: u32) -> Performed {
        let operands = Operands {
            address: 4 * word,
            data,
            data2: 0,
        };
        Performed {
            operation,
            operands,
            data: seen,
            data2: 0,
        }
    }

    #[test]
    fn a_run_in_commit_order_passes() {
        let mut replay = Replay::new(vec![5, 0]);
        replay.commit(A, &[step(Operation::Add, 0, 2, 5)]).unwrap();
        replay
            .commit(
                B,
                &[
                    step(Operation::ReadB32, 0, 0, 7),
                    step(Operation::WriteB32, 1, 9, 0),
                ],
            )
            .unwrap();
        replay.finish([7, 9]).unwrap();
        assert_eq!(replay.committed(), 2);
    }

    #[test]
    fn a_stale_read_is_named() {
        let mut replay = Replay::new(vec![0]);
        replay
            .commit(A, &[step(Operation::WriteB32, 0, 3, 0)])
            .unwrap();
        let error = replay
            .commit(B, &[step(Operation::ReadB32, 0, 0, 0)])
            .unwrap_err();
        let text = error.to_string();
        assert!(
            text.starts_with("committed transaction 1 (work-item 64), operation 0"),
            "{text}"
        );
        assert!(
            text.ends_with("the commit order gives 0x3, the work-item saw 0x0"),
            "{text}"
        );
    }

    #[test]
    fn a_lost_write_shows_in_the_final_memory() {
        let mut replay = Replay::new(vec![0, 0]);
        replay
            .commit(A, &[step(Operation::WriteB32, 1, 3, 0)])
            .unwrap();
        assert_eq!(
            replay.finish([0, 0]).unwrap_err().to_string(),
            "after 1 committed transactions word 1 is 0x0, the commit order gives 0x3"
        );
    }
}
