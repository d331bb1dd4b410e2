//! Work-items as the hardware numbers them: wavefront slot in the upper two bits, lane in the lower six.

/// Lanes of a wavefront (Southern Islands).
pub const LANES: usize = 64;

/// Transactional wavefront slots of a compute unit.
pub const WAVEFRONTS: usize = 4;

/// The owner byte of the shadow memory: `64 * wavefront + lane`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct WorkItem(pub u8);

impl WorkItem {
    /// The work-item of a lane (0..64) of a wavefront slot (0..4).
    pub fn new(wavefront: usize, lane: usize) -> Self {
        debug_assert!(wavefront < WAVEFRONTS && lane < LANES);
        Self((wavefront * LANES + lane) as u8)
    }

    pub fn wavefront(self) -> usize {
        usize::from(self.0) / LANES
    }

    pub fn lane(self) -> usize {
        usize::from(self.0) % LANES
    }

    /// The work-item's bit in a lane mask of its wavefront.
    pub fn lane_bit(self) -> u64 {
        1 << self.lane()
    }

    /// Is this one of `lanes` of `wavefront`?
    pub fn is_among(self, wavefront: usize, lanes: u64) -> bool {
        self.wavefront() == wavefront && lanes & self.lane_bit() != 0
    }
}

/// Lane numbers of the set bits of a mask, lowest first.
pub fn lanes_of(mask: u64) -> impl Iterator<Item = usize> {
    (0..LANES).filter(move |lane| mask >> lane & 1 != 0)
}

/// The work-items of some lanes of a wavefront, lowest lane first.
pub fn work_items(wavefront: usize, lanes: u64) -> impl Iterator<Item = WorkItem> {
    lanes_of(lanes).map(move |lane| WorkItem::new(wavefront, lane))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_work_item_is_the_byte_of_its_slot_and_lane() {
        let work_item = WorkItem::new(3, 63);
        assert_eq!(work_item, WorkItem(255));
        assert_eq!((work_item.wavefront(), work_item.lane()), (3, 63));
        assert!(work_item.is_among(3, 1 << 63));
        assert!(!work_item.is_among(2, 1 << 63));
    }

    #[test]
    fn lanes_come_lowest_first() {
        let all: Vec<_> = work_items(1, 0b1010).collect();
        assert_eq!(all, [WorkItem(65), WorkItem(67)]);
    }
}
