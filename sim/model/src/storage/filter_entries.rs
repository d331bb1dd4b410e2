//! [`filter_entries`](turnstile_hdl::filter_entries): which rows of a bank have a live entry, where a class of rows belongs to one work-item.

use turnstile_hdl::filter_entries::INDEX_GROUP;

/// The entries of one bank: a word a class, with a bit for each of its rows.
pub struct FilterEntries {
    classes: Box<[u64]>,
    /// Rows of a class.
    places: u32,
    /// Classes are the low bits of a row, so many.
    bits: u32,
}

/// The rows of a work-group, by number: groups of four, from the first to the last.
#[derive(Clone, Copy, Default)]
pub struct Region {
    pub first: u32,
    pub last: u32,
}

impl Region {
    /// Of so many rows from a number on; a mask bounds numbers.
    pub fn new(first: u32, rows: u32, mask: u32) -> Self {
        let last = first.wrapping_add(rows).wrapping_sub(1) & mask;
        Self {
            first: first / INDEX_GROUP as u32,
            last: last / INDEX_GROUP as u32,
        }
    }
}

/// A row that a walk comes to.
pub struct Next {
    pub row: u32,
    /// The class has more rows behind it.
    pub more: bool,
}

impl FilterEntries {
    /// For at least `rows` rows, with numbers of `row_bits` bits.
    pub fn new(rows: usize, row_bits: usize, classes: usize) -> Self {
        let rows = (rows + INDEX_GROUP).min(1 << row_bits);
        Self {
            classes: vec![0; classes].into(),
            places: rows.div_ceil(classes).max(2) as u32,
            bits: classes.ilog2(),
        }
    }

    fn class(&self, row: u32) -> usize {
        (row & ((1 << self.bits) - 1)) as usize
    }

    /// The row's bit in its class; none past the last.
    fn bit(&self, row: u32) -> u64 {
        match row >> self.bits {
            place if place < self.places => 1 << place,
            _ => 0,
        }
    }

    /// Whether the row has an entry.
    #[inline]
    pub fn has(&self, row: u32) -> bool {
        self.classes[self.class(row)] & self.bit(row) != 0
    }

    #[inline]
    pub fn set(&mut self, row: u32) {
        self.classes[self.class(row)] |= self.bit(row);
    }

    /// The places of a class that are in the region.
    fn places(&self, class: usize, region: Region) -> u64 {
        let groups = (1 << self.bits) / INDEX_GROUP as u32;
        let group = class as u32 / INDEX_GROUP as u32;
        let from = region.first.saturating_sub(group).div_ceil(groups);
        let to = (region.last + groups - group) / groups;
        let below = |place: u32| !u64::MAX.checked_shl(place).unwrap_or(0);
        below(to.min(self.places)) & !below(from)
    }

    /// The first row of a class in a region, behind `after` if that is of the class too; without any the last place.
    #[inline]
    pub fn next(&self, class: usize, after: Option<u32>, region: Region) -> Next {
        let mut word = self.classes[class] & self.places(class, region);
        if let Some(after) = after.filter(|&after| self.class(after) == class) {
            let behind = (after >> self.bits) + 1;
            word &= u64::MAX.checked_shl(behind).unwrap_or(0);
        }
        let place = match word {
            0 => self.places - 1,
            _ => word.trailing_zeros(),
        };
        Next {
            row: place << self.bits | class as u32,
            more: word.count_ones() > 1,
        }
    }

    /// Drops the entries of a class in a region.
    pub fn drop_class(&mut self, class: usize, region: Region) {
        self.classes[class] &= !self.places(class, region);
    }

    pub fn clear(&mut self) {
        self.classes.fill(0);
    }
}
