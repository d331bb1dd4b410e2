//! Marks of a bank's rows in a plane for each wavefront slot.

use super::circuit::plane::Plane;
use super::circuit::Hardware;

/// What the rising edge changes; words and conditions.
#[derive(Clone, Copy)]
pub struct Changes<W> {
    pub set: W,
    pub set_slot: W,
    pub set_row: W,
    pub unset: W,
    pub unset_slot: W,
    pub unset_row: W,
    /// All marks of a slot go.
    pub flush: W,
    pub flush_slot: W,
    /// All marks go.
    pub clear: W,
}

/// A plane a slot.
pub fn planes(slots: usize, rows: usize) -> Vec<Plane> {
    let plane = |slot| Plane::new(format!("plane{slot}"), rows);
    (0..slots).map(plane).collect()
}

/// Sets, unsets, flushes and clears; what comes later wins.
#[inline(always)]
pub fn change<H: Hardware>(hw: &mut H, planes: &mut [Plane], changes: Changes<H::Word>) {
    for (slot, plane) in planes.iter_mut().enumerate() {
        for (valid, of, row, mark) in [
            (changes.set, changes.set_slot, changes.set_row, 1),
            (changes.unset, changes.unset_slot, changes.unset_row, 0),
        ] {
            let here = hw.is(of, slot);
            let here = hw.and(valid, here);
            let mark = hw.constant(1, mark);
            hw.when(here, |hw| hw.set_bit(plane, row, mark));
        }
        let here = hw.is(changes.flush_slot, slot);
        let here = hw.and(changes.flush, here);
        let cleared = hw.or(changes.clear, here);
        hw.when(cleared, |hw| hw.clear(plane));
    }
}
