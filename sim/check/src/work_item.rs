//! Who does something.

use std::fmt;

/// Lanes of a wavefront.
pub(super) const LANES: usize = 64;

/// A work-item of a work-group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WorkItem {
    /// Work-group, in the order of launch.
    pub group: u32,
    /// Wavefront of the work-group.
    pub wavefront: u32,
    /// Lane of the wavefront, 0 to 63.
    pub lane: u32,
}

impl WorkItem {
    /// Its number in the work-group.
    pub(super) fn index(self) -> usize {
        LANES * self.wavefront as usize + self.lane as usize
    }

    /// The one of the same work-group with this number.
    pub(super) fn beside(self, number: usize) -> Self {
        Self {
            wavefront: (number / LANES) as u32,
            lane: (number % LANES) as u32,
            ..self
        }
    }
}

impl fmt::Display for WorkItem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Self {
            group,
            wavefront,
            lane,
        } = *self;
        // Its number in the work-group depends on how many lanes a wavefront has.
        write!(
            f,
            "lane {lane} of wavefront {wavefront} in work-group {group}"
        )
    }
}
