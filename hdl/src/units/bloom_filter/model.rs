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
//!   difference to any decision of the paper's filters: it renames the bits.
//!
//! [`Filters`] and [`RowHash`] are what the paper leaves to future work (section 7). With a filter for reads apart, readers do not
//! conflict, and a read backs up nothing.

use super::detector::{AccessKind, Detector, Outcome, Rows};
use super::fault::Fault;
use super::work_item::{WorkItem, WAVEFRONTS};
use smallvec::{smallvec, SmallVec};

/// The hash of a filter of `n` bits, on rows of 8 bits.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum RowHash {
    /// `row % n`, the paper's; filter `k` hashes the row turned right by `k log2(n)` bits.
    Modulo,
    /// The fields of log2(n) bits, XORed, of the row turned right by `k` bits.
    XorFold,
    /// Row bit `j` contributes line `j` of filter `k`'s matrix.
    H3,
}

/// Where accesses are recorded.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Filters {
    /// One filter for reads and writes, the paper's.
    Shared,
    /// A filter for reads, a filter for writes.
    Split,
    /// So many filters, each with its own hash: a row is in a signature if it is in all of them. They share the bits.
    Parallel(usize),
}

/// The matrices of H3, a line a row bit; of a line, the filter takes the low log2(n) bits.
const H3_LINES: [[u8; 8]; 4] = [
    [
        0b101101, 0b100110, 0b110011, 0b011010, 0b101011, 0b011001, 0b001110, 0b100101,
    ],
    [
        0b010101, 0b110011, 0b011100, 0b100101, 0b100110, 0b001101, 0b001011, 0b011010,
    ],
    [
        0b101010, 0b011110, 0b010011, 0b001001, 0b110101, 0b101100, 0b110110, 0b000101,
    ],
    [
        0b101101, 0b000110, 0b101011, 0b010111, 0b011000, 0b011010, 0b110001, 0b110110,
    ],
];

impl RowHash {
    /// The bit of `row` in filter `filter`, which has `bits` bits.
    pub fn bit(self, filter: usize, row: usize, bits: usize) -> usize {
        let width = bits.ilog2() as usize;
        let row = u8::try_from(row).expect("a row of 8 bits");
        let turned = |by: usize| usize::from(row.rotate_right((by % 8) as u32));
        match self {
            Self::Modulo => turned(filter * width) % bits,
            Self::XorFold => {
                let mut fields = turned(filter);
                let mut bit = 0;
                while fields != 0 {
                    bit ^= fields % bits;
                    fields /= bits;
                }
                bit
            }
            Self::H3 => {
                let lines = (0..8).filter(|place| row >> place & 1 == 1);
                let sum = lines.fold(0, |sum, place| sum ^ H3_LINES[filter][place]);
                usize::from(sum) % bits
            }
        }
    }
}

/// Size of a bank's detector.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct BloomShape {
    /// Rows of the bank.
    pub rows: usize,
    /// Bits of a signature; the paper has 8. Of each of the two filters with [`Filters::Split`].
    pub filter_bits: usize,
    /// Wavefront slots: 64 signatures each.
    pub wavefronts: usize,
    pub hash: RowHash,
    pub filters: Filters,
}

impl BloomShape {
    /// The paper's 256 signatures of 8 bits.
    pub fn paper(rows: usize) -> Self {
        Self {
            rows,
            filter_bits: 8,
            wavefronts: 4,
            hash: RowHash::Modulo,
            filters: Filters::Shared,
        }
    }

    fn parallel(&self) -> usize {
        match self.filters {
            Filters::Parallel(filters) => filters,
            Filters::Shared | Filters::Split => 1,
        }
    }
}

/// The signatures of one kind, transposed: element `(filter * bits + bit) * wavefronts + wavefront` has the lanes whose
/// signature has `bit` in `filter`.
type Columns = SmallVec<[u64; 8]>;

/// The signatures and owner records of one bank.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Bloom {
    shape: BloomShape,
    /// What writes record; with one kind of filter, everything.
    writes: Columns,
    /// What reads record, if that is apart.
    reads: Columns,
    owners: Rows<Option<WorkItem>>,
    /// The work-group of each wavefront slot, as a mask of slots.
    groups: SmallVec<[u8; WAVEFRONTS]>,
    fault: Option<Fault>,
}

impl Bloom {
    /// No signature set; all wavefronts in one work-group.
    pub fn new(shape: BloomShape, fault: Option<Fault>) -> Self {
        let everybody = ((1u16 << shape.wavefronts) - 1) as u8;
        let columns = smallvec![0; shape.filter_bits * shape.wavefronts];
        Self {
            shape,
            writes: columns.clone(),
            reads: match shape.filters {
                Filters::Split => columns,
                Filters::Shared | Filters::Parallel(_) => smallvec![],
            },
            owners: smallvec![None; shape.rows],
            groups: smallvec![everybody; shape.wavefronts],
            fault,
        }
    }

    /// The work-item's signature (of writes, if reads are apart), filter bit `i` in bit `i`.
    pub fn signature(&self, work_item: WorkItem) -> u64 {
        let lanes = self
            .writes
            .chunks(self.shape.wavefronts)
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

    /// Where the signatures are kept.
    pub fn shape(&self) -> BloomShape {
        self.shape
    }

    /// The row's places in the signatures, one a filter, for wavefront 0.
    fn places(&self, row: usize) -> impl Iterator<Item = usize> {
        let shape = self.shape;
        let bits = shape.filter_bits / shape.parallel();
        (0..shape.parallel()).map(move |filter| {
            (filter * bits + shape.hash.bit(filter, row, bits)) * shape.wavefronts
        })
    }

    /// The lanes of a wavefront that have the row in their signature.
    fn members(&self, columns: &[u64], wavefront: usize, row: usize) -> u64 {
        self.places(row)
            .fold(!0, |lanes, place| lanes & columns[place + wavefront])
    }

    /// Does the row hit the own signature (of writes, if reads are apart), and any other of the work-group?
    fn look_up(&self, work_item: WorkItem, row: usize, kind: AccessKind) -> (bool, bool) {
        let group = self.groups[work_item.wavefront()];
        let (mut own, mut other) = (false, false);
        for wavefront in (0..self.shape.wavefronts).filter(|slot| group >> slot & 1 == 1) {
            let mine = if wavefront == work_item.wavefront() {
                work_item.lane_bit()
            } else {
                0
            };
            let writers = self.members(&self.writes, wavefront, row);
            let readers = match (self.shape.filters, kind) {
                (Filters::Split, AccessKind::Write) => self.members(&self.reads, wavefront, row),
                _ => 0,
            };
            own |= writers & mine != 0;
            other |= (writers | readers) & !mine != 0;
        }
        (own, other)
    }

    fn record(&mut self, work_item: WorkItem, row: usize, read: bool) {
        for place in self.places(row) {
            let columns = if read {
                &mut self.reads
            } else {
                &mut self.writes
            };
            columns[place + work_item.wavefront()] |= work_item.lane_bit();
        }
    }

    fn clear_signatures(&mut self, wavefront: usize, lanes: u64) {
        let wavefronts = self.shape.wavefronts;
        for columns in [&mut self.writes, &mut self.reads] {
            for column in columns.chunks_mut(wavefronts) {
                column[wavefront] &= !lanes;
            }
        }
    }
}

impl Detector for Bloom {
    fn access(&mut self, work_item: WorkItem, row: usize, kind: AccessKind) -> Outcome {
        let (own, other) = self.look_up(work_item, row, kind);
        if other {
            return Outcome::Conflict;
        }
        if self.shape.filters == Filters::Split && kind == AccessKind::Read {
            self.record(work_item, row, true);
            return Outcome::Proceed;
        }
        if own && self.owners[row] == Some(work_item) {
            return Outcome::Proceed;
        }
        self.record(work_item, row, false);
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
        let mut columns = self.writes.iter().chain(&self.reads);
        columns.all(|&lanes| lanes == 0) && self.owners.iter().all(Option::is_none)
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

    fn with(filters: Filters, filter_bits: usize, hash: RowHash) -> Bloom {
        let shape = BloomShape {
            filter_bits,
            hash,
            filters,
            ..BloomShape::paper(256)
        };
        Bloom::new(shape, None)
    }

    #[test]
    fn with_separate_filters_readers_go_together_and_keep_writers_out() {
        let mut bloom = with(Filters::Split, 8, RowHash::Modulo);
        assert_eq!(bloom.access(A, 1, Read), Proceed);
        assert_eq!(bloom.access(B, 9, Read), Proceed);
        assert_eq!(bloom.access(B, 1, Write), Conflict);
        bloom.abort(A, |_| panic!("a read has no backup"));
        assert_eq!(bloom.access(B, 1, Write), ProceedWithBackup);
        assert_eq!(bloom.access(A, 9, Read), Conflict);
    }

    #[test]
    fn parallel_filters_conflict_where_all_of_them_do() {
        let mut bloom = with(Filters::Parallel(2), 32, RowHash::Modulo);
        bloom.access(A, 0x21, Write);
        assert_eq!(bloom.access(B, 0x31, Write), ProceedWithBackup, "low field");
        assert_eq!(
            bloom.access(B, 0x22, Write),
            ProceedWithBackup,
            "high field"
        );
        assert_eq!(
            bloom.access(A, 0x32, Write),
            Conflict,
            "B's 0x31 and 0x22 between them"
        );
    }

    #[test]
    fn every_hash_uses_every_bit_equally_often() {
        for hash in [RowHash::Modulo, RowHash::XorFold, RowHash::H3] {
            for filter in 0..4 {
                for bits in [2, 4, 8, 16, 32, 64] {
                    let mut uses = vec![0; bits];
                    (0..256).for_each(|row| uses[hash.bit(filter, row, bits)] += 1);
                    let equal = uses.iter().all(|&n| n == 256 / bits);
                    assert!(equal, "{hash:?}, filter {filter}, {bits} bits");
                }
            }
        }
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
