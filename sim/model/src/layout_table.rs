//! [`layout_table`](turnstile_hdl::layout_table): where each wavefront slot's work-group lies.

use crate::storage::filter_entries::Region;

/// Zeros for a slot that was not written, or that there is not.
#[derive(Clone, Copy, Default)]
pub struct Layout {
    pub row_base: u32,
    pub rows: u32,
    pub state_base: u32,
    /// Slots of the work-group.
    pub group: u32,
    /// The group's indices of detector state.
    pub region: Region,
}

pub struct LayoutTable {
    slots: usize,
    /// By slot; more than there are, so that every number of a slot finds one.
    layouts: [Layout; 4],
}

impl LayoutTable {
    pub fn new(slots: usize) -> Self {
        Self {
            slots,
            layouts: Default::default(),
        }
    }

    #[inline]
    pub fn of(&self, slot: usize) -> Layout {
        self.layouts[slot]
    }

    pub fn write(&mut self, slot: usize, layout: Layout) {
        if slot < self.slots {
            self.layouts[slot] = layout;
        }
    }
}
