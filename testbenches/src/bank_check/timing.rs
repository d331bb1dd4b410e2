//! What a bank's hardware does in time and the detector models do not say.

use crate::models::bloom::Bloom;
use crate::models::dcd::Dcd;
use crate::models::detector::Detector;
use crate::models::smdcd::{Entry, Sharing, Smdcd};
use crate::models::work_item::WorkItem;
use turnstile_hdl::full_size::STATE_ROWS;

/// A detector model and what its hardware does in time.
pub trait BankDetector: Detector {
    /// The owner recorded for a row that has an entry.
    fn owner(&self, row: usize) -> Option<WorkItem>;

    /// Cycles of a walk over the entries of `lanes` of a wavefront.
    fn walk_cycles(&self, wavefront: usize, lanes: u64) -> u64;
}

fn count(visited: impl Fn(usize) -> bool) -> u64 {
    (0..STATE_ROWS).filter(|&row| visited(row)).count() as u64
}

impl BankDetector for Bloom {
    fn owner(&self, row: usize) -> Option<WorkItem> {
        self.owner(row)
    }

    /// The signatures name the rows of the walked lanes: one cycle each.
    fn walk_cycles(&self, wavefront: usize, lanes: u64) -> u64 {
        1 + count(|row| {
            self.owner(row)
                .is_some_and(|owner| owner.is_among(wavefront, lanes))
        })
    }
}

impl BankDetector for Dcd {
    fn owner(&self, row: usize) -> Option<WorkItem> {
        self.owner(row)
    }

    /// Every row of the wavefront, each read for its owner.
    fn walk_cycles(&self, wavefront: usize, _lanes: u64) -> u64 {
        let visited = |row| {
            self.owner(row)
                .is_some_and(|owner| owner.wavefront() == wavefront)
        };
        1 + 2 * count(visited)
    }
}

impl BankDetector for Smdcd {
    fn owner(&self, row: usize) -> Option<WorkItem> {
        self.entry(row).owner()
    }

    /// Every row with the wavefront's mark: those it owns and, repaired, those it reads with others.
    fn walk_cycles(&self, wavefront: usize, _lanes: u64) -> u64 {
        let visited = |row| match self.entry(row) {
            Entry::Shared { readers, .. } if self.sharing() == Sharing::Sticky => {
                readers >> wavefront & 1 == 1
            }
            entry => entry
                .owner()
                .is_some_and(|owner| owner.wavefront() == wavefront),
        };
        1 + 2 * count(visited)
    }
}
