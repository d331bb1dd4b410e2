//! Shared-Modified directory of one bank (directory paper, section 3, Table 1 (b)), as published, repaired and in the order of lanes.
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
//!
//! **Ordered**: repaired, with the weakest rule found that lets an only wavefront's readers be written over. Lanes of a
//! wavefront commit together, so a writer may come after readers of its own wavefront, if all of them do: from lower to
//! higher lanes, so that the lanes' numbers are an order that explains the commit. What is remembered of the readers is
//! one lane: of the wavefront that came first, the highest that has read. So a lane writes a shared row if only its own
//! wavefront is marked, that wavefront came first, and no lane above it has read. While it has the row nobody else
//! gets it; if it aborts, the row is one that is read, by readers up to that lane.

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
    /// As `Sticky`, and a lane may write what lanes below it in its wavefront, and nobody else, have read.
    Ordered,
}

/// The directory entry of one row; see [`Entry::state_bits`] for the paper's encoding.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    Unset,
    /// Read by its owner alone.
    Exclusive(WorkItem),
    /// Read by several. `readers` is the mask of wavefronts that have a reader in their current pass; the published
    /// protocol does not look at it. `owner` was the first reader; the repaired protocol does not look at it. Ordered,
    /// it is the highest reader of the first one's wavefront.
    Shared {
        owner: WorkItem,
        readers: u8,
    },
    /// Ordered: written by its owner, read before by lanes below it.
    Overwritten {
        owner: WorkItem,
        readers: u8,
    },
    /// Written by its owner.
    Modified(WorkItem),
}

impl Entry {
    /// The paper's bits (S, M). Its code for an unset entry stands for an overwritten one, too: where there are such entries,
    /// the marks tell which is unset.
    pub fn state_bits(self) -> (bool, bool) {
        match self {
            Entry::Unset | Entry::Overwritten { .. } => (true, true),
            Entry::Exclusive(_) => (false, false),
            Entry::Shared { .. } => (true, false),
            Entry::Modified(_) => (false, true),
        }
    }

    /// The owner byte, if the entry is set.
    pub fn owner(self) -> Option<WorkItem> {
        match self {
            Entry::Unset => None,
            Entry::Exclusive(owner)
            | Entry::Shared { owner, .. }
            | Entry::Overwritten { owner, .. }
            | Entry::Modified(owner) => Some(owner),
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
        match self.entries[row] {
            Entry::Unset => self.entries[row] = Entry::Exclusive(work_item),
            Entry::Exclusive(owner) if owner != work_item => {
                self.entries[row] = Entry::Shared {
                    owner: self.remembered(owner, work_item),
                    readers: mark | 1 << owner.wavefront(),
                };
            }
            Entry::Shared { owner, readers } => {
                self.entries[row] = Entry::Shared {
                    owner: self.remembered(owner, work_item),
                    readers: readers | mark,
                };
            }
            Entry::Modified(owner) | Entry::Overwritten { owner, .. } if owner != work_item => {
                return Outcome::Conflict
            }
            Entry::Exclusive(_) | Entry::Modified(_) | Entry::Overwritten { .. } => {}
        }
        Outcome::Proceed
    }

    /// The owner of a row that `reader` reads, too.
    fn remembered(&self, owner: WorkItem, reader: WorkItem) -> WorkItem {
        let raises = self.sharing == Sharing::Ordered && reader.wavefront() == owner.wavefront();
        if raises {
            owner.max(reader)
        } else {
            owner
        }
    }

    fn write(&mut self, work_item: WorkItem, row: usize) -> Outcome {
        let entry = self.entries[row];
        self.entries[row] = match entry {
            Entry::Modified(owner) | Entry::Overwritten { owner, .. } if owner == work_item => {
                return Outcome::Proceed
            }
            Entry::Unset => Entry::Modified(work_item),
            Entry::Exclusive(owner) if owner == work_item => Entry::Modified(work_item),
            Entry::Shared { owner, .. }
                if owner == work_item && self.fault == Some(Fault::IgnoreShared) =>
            {
                Entry::Modified(work_item)
            }
            Entry::Exclusive(owner)
                if self.comes_after(work_item, owner, 1 << owner.wavefront()) =>
            {
                Entry::Overwritten {
                    owner: work_item,
                    readers: 1 << work_item.wavefront(),
                }
            }
            Entry::Shared { owner, readers } if self.comes_after(work_item, owner, readers) => {
                Entry::Overwritten {
                    owner: work_item,
                    readers,
                }
            }
            _ => return Outcome::Conflict,
        };
        Outcome::ProceedWithBackup
    }

    /// Whether a lane may commit with all who have read the row, as the last of them.
    fn comes_after(&self, writer: WorkItem, highest: WorkItem, readers: u8) -> bool {
        let is_above = writer >= highest || self.fault == Some(Fault::IgnoreOrder);
        let alone = readers == 1 << writer.wavefront() || self.fault == Some(Fault::IgnoreShared);
        self.sharing == Sharing::Ordered
            && writer.wavefront() == highest.wavefront()
            && is_above
            && alone
    }

    /// What becomes of an entry when a pass of `wavefront` ends with `committed` lanes.
    fn after_pass(&self, entry: Entry, wavefront: usize, committed: u64) -> Entry {
        match entry {
            Entry::Shared { owner, readers } if self.sharing != Sharing::Published => {
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
                Entry::Overwritten { owner, readers } if owner == work_item => {
                    restore(row);
                    *entry = Entry::Shared { owner, readers };
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
    const ALL: [Sharing; 3] = [Sharing::Published, Sharing::Sticky, Sharing::Ordered];

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
        for sharing in ALL {
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
        for sharing in ALL {
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

    /// As [`the_table_line_by_line`], where readers are of the writer's wavefront: the lines that only the order of lanes has.
    #[test]
    fn a_lane_writes_what_lower_lanes_of_its_wavefront_have_read() {
        const HIGH: WorkItem = WorkItem(5);
        type Line<'a> = (&'a [WorkItem], WorkItem, Outcome, (bool, bool));
        let table: [Line; 7] = [
            (&[A], NEIGHBOUR, ProceedWithBackup, (true, true)),
            (&[NEIGHBOUR], A, Conflict, (false, false)),
            (&[A, NEIGHBOUR], NEIGHBOUR, ProceedWithBackup, (true, true)),
            (&[NEIGHBOUR, A], NEIGHBOUR, ProceedWithBackup, (true, true)),
            (&[NEIGHBOUR, A], A, Conflict, (true, false)),
            (&[A, NEIGHBOUR], HIGH, ProceedWithBackup, (true, true)),
            (&[A, B], NEIGHBOUR, Conflict, (true, false)),
        ];
        for (readers, writer, outcome, bits) in table {
            let reads: Vec<_> = readers.iter().map(|&reader| (reader, Read)).collect();
            let mut ordered = after(Sharing::Ordered, &reads);
            assert_eq!(ordered.access(writer, 0, Write), outcome, "{readers:?}");
            assert_eq!(ordered.entry(0).state_bits(), bits, "{readers:?}");
        }
    }

    #[test]
    fn an_overwritten_row_is_its_writers_alone_and_goes_back_to_its_readers() {
        let mut ordered = after(Sharing::Ordered, &[(A, Read), (NEIGHBOUR, Write)]);
        assert_eq!(ordered.access(A, 0, Read), Conflict);
        assert_eq!(ordered.access(NEIGHBOUR, 0, Write), Proceed);
        let mut restored = Vec::new();
        ordered.abort(NEIGHBOUR, |row| restored.push(row));
        assert_eq!(restored, [0]);
        assert_eq!(ordered.access(B, 0, Write), Conflict);
        assert_eq!(ordered.access(A, 0, Write), Conflict, "below the writer");
        ordered.end_pass(0, A.lane_bit());
        assert!(ordered.is_idle());
    }
}
