//! What a bank asks of its shadow memory; [`shadow_memory`](crate::shadow_memory) and [`directory_shadow`](crate::directory_shadow) answer.

use crate::detector::{Marks, Walk};
use crate::layout_table::Layout;
use crate::lds_bank::{LdsBank, Versioning};
use crate::storage::filter_entries::Region;

/// Widths of the numbers of rows, as masks.
#[derive(Clone, Copy)]
pub struct RowMasks {
    /// Of the array.
    pub row: u32,
    /// Of the detector.
    pub state: u32,
    pub slot: u32,
}

/// What comes from outside of the bank in a cycle.
pub struct Outside {
    pub layout: Layout,
    pub walk: Walk,
    /// Row and work-item of a transactional request.
    pub request: Option<(u32, u32)>,
    /// The walk goes on here.
    pub step: Option<Step>,
}

/// What a walk is told of its work-group.
#[derive(Clone, Copy)]
pub struct GroupPlace {
    /// Its slots.
    pub group: u32,
    pub region: Region,
}

/// What a walk does in a bank in a cycle.
#[derive(Clone, Copy, Default)]
pub struct Step {
    /// It leaves what it has looked at.
    pub visits: bool,
    /// And goes here, if something is left.
    pub next: Option<u32>,
    /// It goes on after this cycle.
    pub more: bool,
}

/// The shadow memory of one bank with a detector.
pub trait Shadow<D: Marks>: Default + Send {
    fn is_idle(&self) -> bool;
    /// An access is decided in this cycle.
    fn decides(&self) -> bool;
    fn is_walking(&self) -> bool;
    /// The access in service goes on.
    fn holds(&self, writes: bool) -> bool;
    /// It loses.
    fn aborts(&self) -> bool;
    /// Its slot.
    fn slot(&self, slot_mask: u32) -> usize;
    /// What a walk, which may start, does in this cycle.
    fn step(&self, detector: &D, bank: &LdsBank, walk: &Walk, place: &GroupPlace) -> Step;
    fn clock(
        &mut self,
        detector: &mut D,
        bank: &LdsBank,
        masks: RowMasks,
        outside: &Outside,
    ) -> Versioning;
    fn clear(&mut self);
}
