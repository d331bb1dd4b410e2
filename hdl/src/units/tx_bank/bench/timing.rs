//! What a bank's hardware does in time and the detector models do not say.

use crate::models::bloom_filter::{Bloom, Filters};
use crate::models::dcd::Dcd;
use crate::models::detector::Detector;
use crate::models::smdcd::{Entry, Sharing, Smdcd};
use crate::models::work_item::WorkItem;
use std::ops::Range;
use turnstile_hdl::full_size::{ALIGNED_INDICES, STATE_ROWS};

/// Whom the owner byte of an entry names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    Owner(WorkItem),
    /// Wavefronts, a bit each.
    Readers(u8),
}

impl Named {
    pub fn byte(self) -> u8 {
        match self {
            Self::Owner(owner) => owner.0,
            Self::Readers(readers) => readers,
        }
    }

    pub fn is_of(&self, wavefront: usize) -> bool {
        match self {
            Self::Owner(owner) => owner.wavefront() == wavefront,
            Self::Readers(readers) => readers >> wavefront & 1 == 1,
        }
    }

    /// An abort of these lanes takes the entry.
    pub fn goes_with(&self, wavefront: usize, lanes: u64) -> bool {
        matches!(self, Self::Owner(owner) if owner.is_among(wavefront, lanes))
    }
}

/// What bytes of owner words become that name a slot from before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Words {
    /// Nothing: marks are of rows.
    None,
    /// Those of a slot without entry in the word.
    Slots,
    /// Bytes that nobody reads.
    Readers,
}

/// A detector model and what its hardware does in time.
pub trait BankDetector: Detector {
    /// What the owner byte of a row says that has an entry.
    fn named(&self, row: usize) -> Option<Named>;

    /// Cycles of a walk over the entries of `lanes` of a wavefront, whose work-group has the rows from `first` on.
    fn walk_cycles(&self, wavefront: usize, lanes: u64, first: usize) -> u64;

    fn words(&self) -> Words {
        Words::None
    }
}

/// Wires from the signatures to the walk.
const WALK_WIRES: usize = 32;

fn count(rows: usize, visited: impl Fn(usize) -> bool) -> u64 {
    (0..rows).filter(|&row| visited(row)).count() as u64
}

impl BankDetector for Bloom {
    fn named(&self, row: usize) -> Option<Named> {
        self.owner(row).map(Named::Owner)
    }

    /// Where a bit has one owner and a wire of its own, the signatures name the rows of the walked lanes: one cycle
    /// each. Otherwise they name rows of the wavefront among which theirs are, each read for its owner.
    fn walk_cycles(&self, wavefront: usize, lanes: u64, _first: usize) -> u64 {
        let shape = self.shape();
        let filters = match shape.filters {
            Filters::Parallel(filters) => filters,
            Filters::Shared | Filters::Split => 1,
        };
        let bits = shape.filter_bits / filters;
        if filters == 1 && bits <= WALK_WIRES {
            return 1 + count(shape.rows, |row| {
                self.owner(row)
                    .is_some_and(|owner| owner.is_among(wavefront, lanes))
            });
        }
        let wire = |row| shape.hash.bit(0, row, bits) % WALK_WIRES;
        let is_owned = |row: usize, lanes: u64| {
            self.owner(row)
                .is_some_and(|owner| owner.is_among(wavefront, lanes))
        };
        let named = (0..shape.rows)
            .filter(|&row| is_owned(row, lanes))
            .fold(0u64, |wires, row| wires | 1 << wire(row));
        1 + 2 * count(shape.rows, |row| {
            is_owned(row, !0) && named >> wire(row) & 1 == 1
        })
    }
}

/// Owner words of the work-group from `first` on in which the wavefront has an entry.
fn words_of(detector: &impl BankDetector, wavefront: usize, rows: Range<usize>) -> u64 {
    let rows: Vec<usize> = rows.collect();
    let is_of = |row: &usize| {
        detector
            .named(*row)
            .is_some_and(|entry| entry.is_of(wavefront))
    };
    let words = rows.chunks(4).filter(|word| word.iter().any(is_of));
    words.count() as u64
}

impl BankDetector for Dcd {
    fn named(&self, row: usize) -> Option<Named> {
        self.owner(row).map(Named::Owner)
    }

    /// A cycle for each owner word in which the wavefront has an entry, and one for each entry that goes.
    fn walk_cycles(&self, wavefront: usize, lanes: u64, first: usize) -> u64 {
        let goes = |row| {
            self.named(row)
                .is_some_and(|entry| entry.goes_with(wavefront, lanes))
        };
        1 + words_of(self, wavefront, first..STATE_ROWS) + count(STATE_ROWS, goes)
    }

    fn words(&self) -> Words {
        Words::Slots
    }
}

impl BankDetector for Smdcd {
    fn named(&self, row: usize) -> Option<Named> {
        match self.entry(row) {
            Entry::Shared { readers, .. } if self.sharing() == Sharing::Sticky => {
                Some(Named::Readers(readers))
            }
            entry => entry.owner().map(Named::Owner),
        }
    }

    fn words(&self) -> Words {
        match self.sharing() {
            Sharing::Sticky => Words::Readers,
            Sharing::Published | Sharing::Ordered => Words::None,
        }
    }

    /// Repaired, a cycle for each owner word in which the wavefront has an entry, and one for each that is restored. Else every row with the
    /// wavefront's mark: those it owns and, ordered, those it reads with others.
    fn walk_cycles(&self, wavefront: usize, lanes: u64, first: usize) -> u64 {
        if self.sharing() == Sharing::Sticky {
            let is_restored = |row| matches!(self.entry(row), Entry::Modified(owner) if owner.is_among(wavefront, lanes));
            let words = words_of(self, wavefront, first..ALIGNED_INDICES);
            return 1 + words + count(ALIGNED_INDICES, is_restored);
        }
        let visited = |row| match self.entry(row) {
            Entry::Overwritten { readers, .. } | Entry::Shared { readers, .. }
                if self.sharing() != Sharing::Published =>
            {
                readers >> wavefront & 1 == 1
            }
            entry => entry
                .owner()
                .is_some_and(|owner| owner.wavefront() == wavefront),
        };
        1 + 2 * count(STATE_ROWS, visited)
    }
}
