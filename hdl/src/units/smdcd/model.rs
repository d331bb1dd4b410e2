//! Shared-Modified directory of one bank (directory paper, section 3, Table 1 (b)), as published and repaired.
//!
//! | S,M | owner | read | write |
//! | --- | --- | --- | --- |
//! | 1,1 unset | - | own, becomes 0,0 | back up, own, becomes 0,1 |
//! | 0,0 | requester | proceed | back up, becomes 0,1 |
//! | 0,0 | other | becomes 1,0 | conflict |
//! | 1,0 | any | proceed | conflict |
//! | 0,1 | requester | proceed | proceed |
//! | 0,1 | other | conflict | conflict |
//!
//! **Published**: an abort or commit deletes the entries of their owner, also those with S = 1. Readers that rely on
//! such an entry lose their protection, so committed histories need not be serialisable
//! (see [`crate::explorer::shortest_counterexample`]).
//!
//! **Repaired**: an S = 1 entry is sticky. It marks the wavefronts that have a reader in their current pass; an abort
//! of a work-item leaves it alone; the end of a wavefront's pass takes that wavefront's mark, and an entry without
//! marks is unset. Wavefronts, not work-items, because lanes commit together: four bits an entry instead of 256.
//! The marks of a killed wavefront must go with the kill, not with its later TX_Commit: otherwise the work-item that
//! runs alone in work-group serialisation could still meet them, and progress would not be guaranteed.

use super::detector::{AccessKind, Detector, Outcome, Rows};
use super::fault::Fault;
use super::work_item::WorkItem;
use smallvec::smallvec;

/// Which of the two protocols.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sharing {
    /// S = 1 entries go with their owner.
    Published,
    /// S = 1 entries stay until the passes of all their readers have ended.
    Sticky,
}

/// The directory entry of one row; see [`Entry::state_bits`] for the paper's encoding.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    Unset,
    /// Read by its owner alone.
    Exclusive(WorkItem),
    /// Read by several. `readers` is the mask of wavefronts that have a reader in their current pass; the published
    /// protocol does not look at it. `owner` was the first reader; the repaired protocol does not look at it.
    Shared {
        owner: WorkItem,
        readers: u8,
    },
    /// Written by its owner.
    Modified(WorkItem),
}

impl Entry {
    /// The paper's bits (S, M).
    pub fn state_bits(self) -> (bool, bool) {
        match self {
            Entry::Unset => (true, true),
            Entry::Exclusive(_) => (false, false),
            Entry::Shared { .. } => (true, false),
            Entry::Modified(_) => (false, true),
        }
    }

    /// The owner byte, if the entry is set.
    pub fn owner(self) -> Option<WorkItem> {
        match self {
            Entry::Unset => None,
            Entry::Exclusive(owner) | Entry::Shared { owner, .. } | Entry::Modified(owner) => {
                Some(owner)
            }
        }
    }
}

/// The directory of one bank.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Smdcd {
    entries: Rows<Entry>,
    sharing: Sharing,
    fault: Option<Fault>,
}

impl Smdcd {
    pub fn new(rows: usize, sharing: Sharing, fault: Option<Fault>) -> Self {
        Self {
            entries: smallvec![Entry::Unset; rows],
            sharing,
            fault,
        }
    }

    pub fn sharing(&self) -> Sharing {
        self.sharing
    }

    pub fn entry(&self, row: usize) -> Entry {
        self.entries[row]
    }

    fn read(&mut self, work_item: WorkItem, row: usize) -> Outcome {
        let mark = 1 << work_item.wavefront();
        match &mut self.entries[row] {
            entry @ Entry::Unset => *entry = Entry::Exclusive(work_item),
            &mut Entry::Exclusive(owner) if owner != work_item => {
                self.entries[row] = Entry::Shared {
                    owner,
                    readers: mark | 1 << owner.wavefront(),
                };
            }
            Entry::Shared { readers, .. } => *readers |= mark,
            &mut Entry::Modified(owner) if owner != work_item => return Outcome::Conflict,
            Entry::Exclusive(_) | Entry::Modified(_) => {}
        }
        Outcome::Proceed
    }

    fn write(&mut self, work_item: WorkItem, row: usize) -> Outcome {
        match self.entries[row] {
            Entry::Modified(owner) if owner == work_item => return Outcome::Proceed,
            Entry::Unset => {}
            Entry::Exclusive(owner) if owner == work_item => {}
            Entry::Shared { owner, .. }
                if owner == work_item && self.fault == Some(Fault::IgnoreShared) => {}
            _ => return Outcome::Conflict,
        }
        self.entries[row] = Entry::Modified(work_item);
        Outcome::ProceedWithBackup
    }

    /// What becomes of an entry when a pass of `wavefront` ends with `committed` lanes.
    fn after_pass(&self, entry: Entry, wavefront: usize, committed: u64) -> Entry {
        match entry {
            Entry::Shared { owner, readers } if self.sharing == Sharing::Sticky => {
                if self.fault == Some(Fault::KeepMarks) {
                    return entry;
                }
                match readers & !(1 << wavefront) {
                    0 => Entry::Unset,
                    readers => Entry::Shared { owner, readers },
                }
            }
            _ if entry
                .owner()
                .is_some_and(|owner| owner.is_among(wavefront, committed)) =>
            {
                Entry::Unset
            }
            _ => entry,
        }
    }
}

impl Detector for Smdcd {
    fn access(&mut self, work_item: WorkItem, row: usize, kind: AccessKind) -> Outcome {
        match kind {
            AccessKind::Read => self.read(work_item, row),
            AccessKind::Write => self.write(work_item, row),
        }
    }

    fn abort(&mut self, work_item: WorkItem, mut restore: impl FnMut(usize)) {
        for (row, entry) in self.entries.iter_mut().enumerate() {
            match *entry {
                Entry::Modified(owner) if owner == work_item => {
                    restore(row);
                    *entry = Entry::Unset;
                }
                Entry::Exclusive(owner) if owner == work_item => *entry = Entry::Unset,
                Entry::Shared { owner, .. }
                    if owner == work_item && self.sharing == Sharing::Published =>
                {
                    *entry = Entry::Unset;
                }
                _ => {}
            }
        }
    }

    fn end_pass(&mut self, wavefront: usize, committed: u64) {
        for row in 0..self.entries.len() {
            self.entries[row] = self.after_pass(self.entries[row], wavefront, committed);
        }
    }

    fn is_idle(&self) -> bool {
        self.entries.iter().all(|&entry| entry == Entry::Unset)
    }
}

#[cfg(test)]
mod tests {
    use super::AccessKind::{Read, Write};
    use super::Outcome::{Conflict, Proceed, ProceedWithBackup};
    use super::*;

    const A: WorkItem = WorkItem(0);
    const NEIGHBOUR: WorkItem = WorkItem(1);
    const B: WorkItem = WorkItem(64);
    const C: WorkItem = WorkItem(128);
    const BOTH: [Sharing; 2] = [Sharing::Published, Sharing::Sticky];

    fn after(sharing: Sharing, accesses: &[(WorkItem, AccessKind)]) -> Smdcd {
        let mut smdcd = Smdcd::new(1, sharing, None);
        for &(work_item, kind) in accesses {
            assert_ne!(smdcd.access(work_item, 0, kind), Conflict);
        }
        smdcd
    }

    /// One line of the table: the accesses that lead to the state, the requester's access, the answer, and S, M after.
    #[test]
    fn the_table_line_by_line() {
        type Line<'a> = (
            &'a [(WorkItem, AccessKind)],
            (WorkItem, AccessKind),
            Outcome,
            (u8, u8),
        );
        let table: [Line; 12] = [
            (&[], (A, Read), Proceed, (0, 0)),
            (&[], (A, Write), ProceedWithBackup, (0, 1)),
            (&[(A, Read)], (A, Read), Proceed, (0, 0)),
            (&[(A, Read)], (A, Write), ProceedWithBackup, (0, 1)),
            (&[(A, Read)], (B, Read), Proceed, (1, 0)),
            (&[(A, Read)], (B, Write), Conflict, (0, 0)),
            (&[(A, Read), (B, Read)], (C, Read), Proceed, (1, 0)),
            (&[(A, Read), (B, Read)], (A, Write), Conflict, (1, 0)),
            (&[(A, Write)], (A, Read), Proceed, (0, 1)),
            (&[(A, Write)], (A, Write), Proceed, (0, 1)),
            (&[(A, Write)], (B, Read), Conflict, (0, 1)),
            (&[(A, Write)], (B, Write), Conflict, (0, 1)),
        ];
        for sharing in BOTH {
            for (before, (work_item, kind), outcome, bits) in table {
                let mut smdcd = after(sharing, before);
                assert_eq!(
                    smdcd.access(work_item, 0, kind),
                    outcome,
                    "{before:?} then {work_item:?} {kind:?}"
                );
                let (shared, modified) = smdcd.entry(0).state_bits();
                assert_eq!((u8::from(shared), u8::from(modified)), bits, "{before:?}");
            }
        }
    }

    #[test]
    fn only_written_rows_are_restored() {
        for sharing in BOTH {
            let mut smdcd = Smdcd::new(3, sharing, None);
            smdcd.access(A, 0, Read);
            smdcd.access(A, 1, Write);
            smdcd.access(B, 2, Write);
            let mut restored = Vec::new();
            smdcd.abort(A, |row| restored.push(row));
            assert_eq!(restored, [1]);
            assert_eq!(smdcd.entry(0), Entry::Unset);
            assert_eq!(smdcd.entry(2), Entry::Modified(B));
        }
    }

    #[test]
    fn published_deletes_a_shared_entry_with_its_owner_repaired_keeps_it() {
        let shared = [(A, Read), (B, Read)];
        let mut published = after(Sharing::Published, &shared);
        published.end_pass(0, A.lane_bit());
        assert_eq!(published.access(C, 0, Write), ProceedWithBackup);

        let mut published = after(Sharing::Published, &shared);
        published.abort(A, |_| {});
        assert_eq!(published.entry(0), Entry::Unset);

        let mut repaired = after(Sharing::Sticky, &shared);
        repaired.abort(A, |_| {});
        repaired.end_pass(0, A.lane_bit());
        assert_eq!(repaired.access(C, 0, Write), Conflict);
        repaired.end_pass(1, B.lane_bit());
        assert!(repaired.is_idle());
    }

    #[test]
    fn a_later_reader_adds_the_mark_of_its_wavefront() {
        let mut smdcd = after(Sharing::Sticky, &[(A, Read), (B, Read), (C, Read)]);
        smdcd.end_pass(0, A.lane_bit());
        smdcd.end_pass(1, 0);
        assert_eq!(smdcd.access(A, 0, Write), Conflict);
        smdcd.end_pass(2, 0);
        assert!(smdcd.is_idle());
    }

    #[test]
    fn readers_of_one_wavefront_hold_one_mark_until_its_pass_ends() {
        let mut smdcd = after(Sharing::Sticky, &[(A, Read), (NEIGHBOUR, Read)]);
        smdcd.abort(A, |_| {});
        assert_eq!(smdcd.access(B, 0, Write), Conflict);
        smdcd.end_pass(0, NEIGHBOUR.lane_bit());
        assert!(smdcd.is_idle());
    }
}
