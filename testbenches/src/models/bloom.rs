//! Bloom-filter detection of one bank (GPU-LocalTM, section 3.3).
//!
//! Every work-item has one signature a bank, for reads and writes alike; row `r` is bit `r % filter_bits`. An access
//! goes through the paper's stages:
//!
//! 1. A signature of *another* work-item has the bit: conflict. No signature has it: new access, back up and own.
//! 2. Only the own signature has it: the owner record of the row tells a repeated access from a new one that merely
//!    shares the filter bit.
//!
//! So a bit belongs to one work-item at a time, and `filter_bits` >= `rows` makes the detector exact.
//!
//! Decisions where the paper is silent:
//! - **The owner byte has no value for "nobody"**: all 256 are work-items. A stale byte would make stage 2 skip a
//!   backup and an abort restore an old value over committed data, so an owner record is valid or not (`Option`).
//! - **Work-groups** that share the LDS have disjoint rows but the same filter bits: a work-item looks only at the
//!   signatures of its own work-group. Whether `r` counts from the bank's first row or the work-group's makes no
//!   difference to any decision: it renames the bits.

use super::detector::{AccessKind, Detector, Outcome, Rows};
use super::fault::Fault;
use super::work_item::{WorkItem, WAVEFRONTS};
use smallvec::{smallvec, SmallVec};

/// Size of a bank's detector.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct BloomShape {
    /// Rows of the bank.
    pub rows: usize,
    /// Bits of a signature; the paper has 8.
    pub filter_bits: usize,
    /// Wavefront slots: 64 signatures each.
    pub wavefronts: usize,
}

impl BloomShape {
    /// The paper's 256 signatures of 8 bits.
    pub fn paper(rows: usize) -> Self {
        Self {
            rows,
            filter_bits: 8,
            wavefronts: 4,
        }
    }
}

/// The signatures and owner records of one bank.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Bloom {
    /// The signatures, transposed: element `bit * wavefronts + wavefront` has the lanes whose signature has `bit`.
    columns: SmallVec<[u64; 8]>,
    owners: Rows<Option<WorkItem>>,
    /// The work-group of each wavefront slot, as a mask of slots.
    groups: SmallVec<[u8; WAVEFRONTS]>,
    fault: Option<Fault>,
}

impl Bloom {
    /// No signature set; all wavefronts in one work-group.
    pub fn new(shape: BloomShape, fault: Option<Fault>) -> Self {
        let everybody = ((1u16 << shape.wavefronts) - 1) as u8;
        Self {
            columns: smallvec![0; shape.filter_bits * shape.wavefronts],
            owners: smallvec![None; shape.rows],
            groups: smallvec![everybody; shape.wavefronts],
            fault,
        }
    }

    /// The work-item's signature, filter bit `i` in bit `i`.
    pub fn signature(&self, work_item: WorkItem) -> u64 {
        let lanes = self
            .columns
            .chunks(self.groups.len())
            .map(|column| column[work_item.wavefront()]);
        lanes
            .enumerate()
            .map(|(bit, lanes)| (lanes >> work_item.lane() & 1) << bit)
            .sum()
    }

    /// The valid owner record of a row.
    pub fn owner(&self, row: usize) -> Option<WorkItem> {
        self.owners[row]
    }

    /// The lanes, per wavefront, whose signature has the row's bit.
    fn column(&mut self, row: usize) -> &mut [u64] {
        let wavefronts = self.groups.len();
        let bit = row % (self.columns.len() / wavefronts);
        &mut self.columns[bit * wavefronts..][..wavefronts]
    }

    /// Does the row's bit hit the own signature, and any other of the work-group?
    fn look_up(&mut self, work_item: WorkItem, row: usize) -> (bool, bool) {
        let group = self.groups[work_item.wavefront()];
        let (mut own, mut other) = (false, false);
        for (wavefront, &lanes) in self.column(row).iter().enumerate() {
            if group >> wavefront & 1 == 0 {
                continue;
            }
            let mine = if wavefront == work_item.wavefront() {
                work_item.lane_bit()
            } else {
                0
            };
            own |= lanes & mine != 0;
            other |= lanes & !mine != 0;
        }
        (own, other)
    }

    fn clear_signatures(&mut self, wavefront: usize, lanes: u64) {
        let wavefronts = self.groups.len();
        for column in self.columns.chunks_mut(wavefronts) {
            column[wavefront] &= !lanes;
        }
    }
}

impl Detector for Bloom {
    fn access(&mut self, work_item: WorkItem, row: usize, _kind: AccessKind) -> Outcome {
        let (own, other) = self.look_up(work_item, row);
        if other {
            return Outcome::Conflict;
        }
        if own && self.owners[row] == Some(work_item) {
            return Outcome::Proceed;
        }
        self.column(row)[work_item.wavefront()] |= work_item.lane_bit();
        self.owners[row] = Some(work_item);
        Outcome::ProceedWithBackup
    }

    fn abort(&mut self, work_item: WorkItem, mut restore: impl FnMut(usize)) {
        for (row, owner) in self.owners.iter_mut().enumerate() {
            if *owner == Some(work_item) {
                restore(row);
                *owner = None;
            }
        }
        self.clear_signatures(work_item.wavefront(), work_item.lane_bit());
    }

    fn end_pass(&mut self, wavefront: usize, committed: u64) {
        if self.fault != Some(Fault::SkipOwnerClear) {
            for owner in &mut self.owners {
                if owner.is_some_and(|work_item| work_item.is_among(wavefront, committed)) {
                    *owner = None;
                }
            }
        }
        if self.fault != Some(Fault::SkipFilterClear) {
            self.clear_signatures(wavefront, committed);
        }
    }

    fn is_idle(&self) -> bool {
        self.columns.iter().all(|&lanes| lanes == 0) && self.owners.iter().all(Option::is_none)
    }

    fn set_group(&mut self, wavefront: usize, members: u8) {
        self.groups[wavefront] = members;
    }
}

#[cfg(test)]
mod tests {
    use super::AccessKind::{Read, Write};
    use super::Outcome::{Conflict, Proceed, ProceedWithBackup};
    use super::*;

    const A: WorkItem = WorkItem(3);
    const B: WorkItem = WorkItem(200);

    fn bloom() -> Bloom {
        Bloom::new(BloomShape::paper(64), None)
    }

    #[test]
    fn work_item_3_at_row_1_sets_bit_1() {
        let mut bloom = bloom();
        assert_eq!(bloom.access(A, 1, Read), ProceedWithBackup);
        assert_eq!(bloom.signature(A), 0b10);
        assert_eq!(bloom.owner(1), Some(A));
    }

    #[test]
    fn reads_of_two_work_items_conflict() {
        let mut bloom = bloom();
        bloom.access(A, 1, Read);
        assert_eq!(bloom.access(B, 1, Read), Conflict);
        assert_eq!(bloom.signature(B), 0);
    }

    #[test]
    fn rows_that_share_a_bit_are_a_false_conflict_for_others_and_a_new_access_for_the_owner() {
        let mut bloom = bloom();
        bloom.access(A, 1, Write);
        assert_eq!(bloom.access(B, 9, Write), Conflict);
        assert_eq!(bloom.access(A, 9, Read), ProceedWithBackup);
        assert_eq!(bloom.access(A, 9, Write), Proceed);
        assert_eq!(bloom.access(A, 1, Read), Proceed);
    }

    #[test]
    fn an_abort_restores_every_owned_row_and_clears_the_signature() {
        let mut bloom = bloom();
        bloom.access(A, 1, Read);
        bloom.access(A, 9, Write);
        bloom.access(B, 2, Write);
        let mut restored = Vec::new();
        bloom.abort(A, |row| restored.push(row));
        assert_eq!(restored, [1, 9]);
        assert_eq!((bloom.signature(A), bloom.signature(B)), (0, 0b100));
        bloom.end_pass(B.wavefront(), B.lane_bit());
        assert!(bloom.is_idle());
    }

    #[test]
    fn a_commit_clears_only_the_committed_lanes() {
        let mut bloom = bloom();
        let neighbour = WorkItem(A.0 + 1);
        bloom.access(A, 1, Read);
        bloom.access(neighbour, 2, Read);
        bloom.end_pass(A.wavefront(), A.lane_bit());
        assert_eq!(bloom.access(neighbour, 1, Write), ProceedWithBackup);
        assert_eq!(bloom.access(A, 2, Write), Conflict);
    }

    #[test]
    fn work_groups_do_not_see_each_other() {
        let mut bloom = bloom();
        bloom.set_group(0, 0b0001);
        bloom.set_group(3, 0b1000);
        bloom.access(A, 1, Write);
        assert_eq!(bloom.access(B, 9, Write), ProceedWithBackup);
    }

    #[test]
    fn one_filter_bit_makes_the_bank_one_lock() {
        let shape = BloomShape {
            filter_bits: 1,
            ..BloomShape::paper(4)
        };
        let mut bloom = Bloom::new(shape, None);
        bloom.access(A, 0, Read);
        assert_eq!(bloom.access(B, 3, Read), Conflict);
    }
}
