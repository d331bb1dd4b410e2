//! [`row_valid_bits`](turnstile_hdl::storage::row_valid_bits): in which rows of a bank each wavefront slot has a live entry, and the next of them.

use super::plane::Plane;
use std::sync::Arc;

/// In which order rows are proposed: class by class, and in a class by number. All banks share it.
pub struct RowOrder {
    /// The class of each number that a row can have.
    class_of: Box<[u8]>,
    /// The rows of each class.
    classes: Box<[Plane]>,
}

impl RowOrder {
    /// Of `rows` rows, whose numbers have `state_bits` bits; `class` tells that of a number.
    pub fn new(
        rows: usize,
        state_bits: usize,
        classes: usize,
        class: impl Fn(u32) -> usize,
    ) -> Self {
        let class_of: Box<[u8]> = (0..1 << state_bits).map(|row| class(row) as u8).collect();
        let members = |class: usize| {
            let mut members = Plane::new(rows);
            let numbers = (0..rows).filter(|&row| usize::from(class_of[row]) == class);
            numbers.for_each(|row| members.set(row as u32, true));
            members
        };
        Self {
            classes: (0..classes).map(members).collect(),
            class_of,
        }
    }

    /// All rows are of one class.
    pub fn by_number(rows: usize, state_bits: usize) -> Self {
        Self::new(rows, state_bits, 1, |_| 0)
    }
}

/// The marks of one bank.
pub struct RowValidBits {
    order: Arc<RowOrder>,
    /// By slot.
    planes: Box<[Plane]>,
}

impl RowValidBits {
    pub fn new(slots: usize, rows: usize, order: Arc<RowOrder>) -> Self {
        Self {
            order,
            planes: vec![Plane::new(rows); slots].into(),
        }
    }

    /// Whether any slot has an entry of the row.
    #[inline]
    pub fn any(&self, row: u32) -> bool {
        self.planes.iter().any(|plane| plane.get(row))
    }

    /// The slots that have an entry of the row.
    #[inline]
    pub fn marks(&self, row: u32) -> u32 {
        let planes = self.planes.iter().rev();
        planes.fold(0, |marks, plane| marks << 1 | u32::from(plane.get(row)))
    }

    /// Whether no other slot has an entry of the row.
    #[inline]
    pub fn only(&self, slot: usize, row: u32) -> bool {
        let mut planes = self.planes.iter().enumerate();
        planes.all(|(of, plane)| of == slot || !plane.get(row))
    }

    #[inline]
    pub fn has(&self, slot: usize, row: u32) -> bool {
        self.planes[slot].get(row)
    }

    #[inline]
    pub fn set(&mut self, slot: usize, row: u32) {
        self.planes[slot].set(row, true);
    }

    #[inline]
    pub fn unset(&mut self, slot: usize, row: u32) {
        self.planes[slot].set(row, false);
    }

    pub fn flush(&mut self, slot: usize) {
        self.planes[slot].clear();
    }

    pub fn clear(&mut self) {
        self.planes.iter_mut().for_each(Plane::clear);
    }

    /// The first row of a slot in the classes that are asked for, or the first behind `after`.
    #[inline]
    pub fn next(
        &self,
        slot: usize,
        after: Option<u32>,
        asked: impl Fn(usize) -> bool,
    ) -> Option<u32> {
        let plane = &self.planes[slot];
        let class_of = |row: u32| usize::from(self.order.class_of[row as usize]);
        let begin = after.map_or(0, class_of);
        let mut from = after.map_or(0, |row| row as usize + 1);
        for class in begin..self.order.classes.len() {
            if asked(class) {
                let found = plane.first_in(&self.order.classes[class], from);
                if found.is_some() {
                    return found;
                }
            }
            from = 0;
        }
        None
    }
}
