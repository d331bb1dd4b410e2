//! [`row_state`](turnstile_hdl::storage::row_state): the S and M bits of one bank. Nothing clears them.

use super::plane::Plane;

#[derive(Clone, Copy)]
pub struct Pair {
    pub shared: bool,
    pub modified: bool,
}

pub struct RowState {
    shared: Plane,
    modified: Plane,
}

impl RowState {
    pub fn new(rows: usize) -> Self {
        Self {
            shared: Plane::new(rows),
            modified: Plane::new(rows),
        }
    }

    #[inline]
    pub fn get(&self, row: u32) -> Pair {
        Pair {
            shared: self.shared.get(row),
            modified: self.modified.get(row),
        }
    }

    #[inline]
    pub fn set(&mut self, row: u32, pair: Pair) {
        self.shared.set(row, pair.shared);
        self.modified.set(row, pair.modified);
    }
}
