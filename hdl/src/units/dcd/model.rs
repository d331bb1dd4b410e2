//! Directory-based conflict detection of one bank (directory paper, section 3, Table 1 (a)).
//!
//! A row has one owner (valid bit V and owner byte): the first work-item that touches it, reading or writing.
//! Any other work-item's access is a conflict.

use super::detector::{AccessKind, Detector, Outcome, Rows};
use super::work_item::WorkItem;
use smallvec::smallvec;

/// The directory of one bank: V = 0 is `None`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Dcd {
    owners: Rows<Option<WorkItem>>,
}

impl Dcd {
    pub fn new(rows: usize) -> Self {
        Self {
            owners: smallvec![None; rows],
        }
    }

    /// The owner of a row whose V bit is set.
    pub fn owner(&self, row: usize) -> Option<WorkItem> {
        self.owners[row]
    }
}

impl Detector for Dcd {
    fn access(&mut self, work_item: WorkItem, row: usize, _kind: AccessKind) -> Outcome {
        match self.owners[row] {
            None => {
                self.owners[row] = Some(work_item);
                Outcome::ProceedWithBackup
            }
            Some(owner) if owner == work_item => Outcome::Proceed,
            Some(_) => Outcome::Conflict,
        }
    }

    fn abort(&mut self, work_item: WorkItem, mut restore: impl FnMut(usize)) {
        for (row, owner) in self.owners.iter_mut().enumerate() {
            if *owner == Some(work_item) {
                restore(row);
                *owner = None;
            }
        }
    }

    fn end_pass(&mut self, wavefront: usize, committed: u64) {
        for owner in &mut self.owners {
            if owner.is_some_and(|work_item| work_item.is_among(wavefront, committed)) {
                *owner = None;
            }
        }
    }

    fn is_idle(&self) -> bool {
        self.owners.iter().all(Option::is_none)
    }
}

#[cfg(test)]
mod tests {
    use super::AccessKind::{Read, Write};
    use super::Outcome::{Conflict, Proceed, ProceedWithBackup};
    use super::*;

    const A: WorkItem = WorkItem(0);
    const B: WorkItem = WorkItem(64);

    #[test]
    fn the_three_rows_of_the_table() {
        for kind in [Read, Write] {
            let mut dcd = Dcd::new(1);
            assert_eq!(dcd.access(A, 0, kind), ProceedWithBackup);
            assert_eq!(dcd.owner(0), Some(A));
            assert_eq!(dcd.access(A, 0, Write), Proceed);
            assert_eq!(dcd.access(B, 0, kind), Conflict);
            assert_eq!(dcd.owner(0), Some(A));
        }
    }

    #[test]
    fn an_abort_restores_and_frees_the_rows_of_its_work_item_only() {
        let mut dcd = Dcd::new(3);
        dcd.access(A, 0, Read);
        dcd.access(B, 1, Write);
        dcd.access(A, 2, Write);
        let mut restored = Vec::new();
        dcd.abort(A, |row| restored.push(row));
        assert_eq!(restored, [0, 2]);
        assert_eq!((dcd.owner(0), dcd.owner(1)), (None, Some(B)));
    }

    #[test]
    fn a_commit_frees_without_restoring() {
        let mut dcd = Dcd::new(2);
        dcd.access(A, 0, Write);
        dcd.access(B, 1, Write);
        dcd.end_pass(0, A.lane_bit());
        assert_eq!((dcd.owner(0), dcd.owner(1)), (None, Some(B)));
        dcd.end_pass(1, B.lane_bit());
        assert!(dcd.is_idle());
    }
}
