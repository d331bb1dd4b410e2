//! One bank: its words, the backups of the shadow memory, and the detector that decides over both.

use super::detector::{AccessKind, Detector, Outcome, Rows};
use super::fault::Fault;
use super::work_item::WorkItem;
use smallvec::smallvec;

/// A word and its backup. The shadow memory keeps the backup `N` rows above the word: only the value matters here.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Row {
    word: u32,
    backup: u32,
}

/// One bank.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Bank<D> {
    rows: Rows<Row>,
    detector: D,
    fault: Option<Fault>,
}

impl<D: Detector> Bank<D> {
    pub fn new(rows: usize, detector: D, fault: Option<Fault>) -> Self {
        Self {
            rows: smallvec![Row::default(); rows],
            detector,
            fault,
        }
    }

    pub fn detector(&self) -> &D {
        &self.detector
    }

    pub fn word(&self, row: usize) -> u32 {
        self.rows[row].word
    }

    /// Changes a word without asking the detector; a transaction calls [`Bank::claim`] first.
    pub fn set_word(&mut self, row: usize, value: u32) {
        self.rows[row].word = value;
    }

    /// Asks for a transactional access and makes the backup it needs.
    pub fn claim(&mut self, work_item: WorkItem, row: usize, kind: AccessKind) -> Outcome {
        let outcome = self.detector.access(work_item, row, kind);
        if outcome == Outcome::ProceedWithBackup && self.fault != Some(Fault::SkipBackup) {
            self.rows[row].backup = self.rows[row].word;
        }
        outcome
    }

    /// Puts back what the work-item changed in this bank and forgets it.
    pub fn abort(&mut self, work_item: WorkItem) {
        let skip_restore = self.fault == Some(Fault::SkipRestore);
        let rows = &mut self.rows;
        self.detector.abort(work_item, |row| {
            if !skip_restore {
                rows[row].word = rows[row].backup;
            }
        });
    }

    /// See [`Detector::end_pass`].
    pub fn end_pass(&mut self, wavefront: usize, committed: u64) {
        self.detector.end_pass(wavefront, committed);
    }

    /// See [`Detector::set_group`].
    pub fn set_group(&mut self, wavefront: usize, members: u8) {
        self.detector.set_group(wavefront, members);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::models::dcd::Dcd;

    const A: WorkItem = WorkItem(0);

    fn aborted_write(fault: Option<Fault>) -> u32 {
        let mut bank = Bank::new(1, Dcd::new(1), fault);
        bank.set_word(0, 7);
        assert_eq!(
            bank.claim(A, 0, AccessKind::Write),
            Outcome::ProceedWithBackup
        );
        bank.set_word(0, 8);
        assert_eq!(bank.claim(A, 0, AccessKind::Write), Outcome::Proceed);
        bank.set_word(0, 9);
        bank.abort(A);
        assert!(bank.detector().is_idle());
        bank.word(0)
    }

    #[test]
    fn an_abort_puts_the_first_value_back() {
        assert_eq!(aborted_write(None), 7);
    }

    #[test]
    fn both_backup_faults_show() {
        assert_eq!(aborted_write(Some(Fault::SkipBackup)), 0);
        assert_eq!(aborted_write(Some(Fault::SkipRestore)), 9);
    }

    #[test]
    fn a_commit_keeps_the_new_value() {
        let mut bank = Bank::new(1, Dcd::new(1), None);
        bank.claim(A, 0, AccessKind::Write);
        bank.set_word(0, 5);
        bank.end_pass(0, A.lane_bit());
        bank.abort(A);
        assert_eq!(bank.word(0), 5);
    }
}
