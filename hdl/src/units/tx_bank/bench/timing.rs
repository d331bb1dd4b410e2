//! What a bank's hardware does in time and the detector models do not say.

use crate::models::bloom_filter::{Bloom, Filters};
use crate::models::dcd::Dcd;
use crate::models::detector::Detector;
use crate::models::smdcd::{Entry, Sharing, Smdcd};
use crate::models::work_item::WorkItem;
use turnstile_hdl::full_size::STATE_ROWS;

/// A detector model and what its hardware does in time.
pub trait BankDetector: Detector {
    /// The owner recorded for a row that has an entry.
    fn owner(&self, row: usize) -> Option<WorkItem>;

    /// Cycles of a walk over the entries of `lanes` of a wavefront, whose work-group has the rows from `first` on.
    fn walk_cycles(&self, wavefront: usize, lanes: u64, first: usize) -> u64;

    /// The bank marks owner words, not rows, and renames what is stale in them.
    fn marks_words(&self) -> bool {
        false
    }
}

/// Wires from the signatures to the walk.
const WALK_WIRES: usize = 32;

fn count(rows: usize, visited: impl Fn(usize) -> bool) -> u64 {
    (0..rows).filter(|&row| visited(row)).count() as u64
}

impl BankDetector for Bloom {
    fn owner(&self, row: usize) -> Option<WorkItem> {
        self.owner(row)
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

impl BankDetector for Dcd {
    fn owner(&self, row: usize) -> Option<WorkItem> {
        self.owner(row)
    }

    /// A cycle for each owner word in which the wavefront has an entry, and one for each entry that goes.
    fn walk_cycles(&self, wavefront: usize, lanes: u64, first: usize) -> u64 {
        let is_owned = |row: usize, lanes| {
            self.owner(row)
                .is_some_and(|owner| owner.is_among(wavefront, lanes))
        };
        let rows: Vec<usize> = (first..STATE_ROWS).collect();
        let words = rows.chunks(4);
        let words = words.filter(|word| word.iter().any(|&row| is_owned(row, !0)));
        1 + words.count() as u64 + count(STATE_ROWS, |row| is_owned(row, lanes))
    }

    fn marks_words(&self) -> bool {
        true
    }
}

impl BankDetector for Smdcd {
    fn owner(&self, row: usize) -> Option<WorkItem> {
        self.entry(row).owner()
    }

    /// Every row with the wavefront's mark: those it owns and, unless as published, those it reads with others.
    fn walk_cycles(&self, wavefront: usize, _lanes: u64, _first: usize) -> u64 {
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
