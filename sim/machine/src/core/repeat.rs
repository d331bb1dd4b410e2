//! Whether a warp does the same again and again: Brent's algorithm on its states behind branches.

use super::wavefronts::Wavefronts;
use crate::wavefront::Stage;
use turnstile_kernel::Warp;

/// What is known of a warp since memory has changed last.
#[derive(Clone, Debug)]
pub struct Repeat<W> {
    branches: u64,
    /// Branches after which a state is kept.
    next: u64,
    kept: Option<Box<W>>,
    found: bool,
}

impl<W> Default for Repeat<W> {
    fn default() -> Self {
        Self {
            branches: 0,
            next: 1,
            kept: None,
            found: false,
        }
    }
}

impl<W> Repeat<W> {
    /// It repeats itself.
    pub fn found(&self) -> bool {
        self.found
    }

    /// The warp has executed a branch.
    pub fn branches<const LANES: usize>(&mut self, warp: &W)
    where
        W: Warp<LANES>,
    {
        if self.found {
            return;
        }
        self.found = self.kept.as_ref().is_some_and(|kept| warp.repeats(kept));
        self.branches += 1;
        // One that does not repeat itself has work under way: a later branch will do.
        if self.branches >= self.next && warp.repeats(warp) {
            self.kept = Some(Box::new(warp.clone()));
            self.next = 2 * self.branches;
        }
    }
}

/// Whether every warp that has not ended is at a barrier, or has repeated itself since they are watched.
pub fn stand<W: Warp<LANES>, const LANES: usize>(
    warps: &Wavefronts<W, LANES>,
    watched: Option<&[Repeat<W>]>,
) -> bool {
    watched.is_some_and(|repeats| {
        warps.indexed().all(|(place, resident)| {
            matches!(resident.stage, Stage::Barrier { .. } | Stage::Finished)
                || repeats.get(place).is_some_and(Repeat::found)
        })
    })
}
