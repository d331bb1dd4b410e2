//! [`signature_file`](turnstile_hdl::signature_file): the Bloom signatures of one bank, by column: a word of 64 lanes for each bit of
//! a slot's signatures.

use std::sync::Arc;
use turnstile_hdl::row_hash::{RowHash, H3_MASKS};
use turnstile_hdl::signature_file::{FilterShape, Organisation};

/// What all banks of a top share.
pub struct Signatures {
    slots: usize,
    /// Bits of a filter.
    columns: usize,
    is_shared: bool,
    pub is_split: bool,
    /// A bit has one owner, and is a class of the rows whose low bits it is.
    pub names_owner: bool,
    /// Classes of rows that a walk tells apart.
    pub classes: usize,
    /// For each filter the bit of each number that a row can have.
    column_of: Vec<Box<[u8]>>,
}

impl Signatures {
    pub fn new(shape: FilterShape, slots: usize, state_bits: usize) -> Self {
        let filters = match shape.organisation {
            Organisation::Parallel(filters) => filters,
            Organisation::Shared | Organisation::Split => 1,
        };
        let columns = shape.bits / filters;
        let width = columns.ilog2() as usize;
        let column_of = |filter| {
            let hash = Hash {
                hash: shape.hash,
                filter,
                width,
                row_bits: state_bits,
            };
            (0..1 << state_bits).map(|row| hash.column(row)).collect()
        };
        let classes = columns.clamp(4, 32);
        let place_bits = state_bits as i32 - width as i32;
        Self {
            slots,
            columns,
            is_shared: shape.organisation == Organisation::Shared,
            is_split: shape.organisation == Organisation::Split,
            names_owner: shape.organisation == Organisation::Shared
                && shape.hash == RowHash::Modulo
                && columns == classes
                && (1..=6).contains(&place_bits),
            // As the tops have them.
            classes,
            column_of: (0..filters).map(column_of).collect(),
        }
    }

    /// A class of rows belongs to one work-item at a time.
    pub fn is_exact(&self) -> bool {
        self.filters() == 1 && self.columns <= self.classes
    }

    pub fn class_of(&self, row: u32) -> usize {
        usize::from(self.column_of[0][row as usize]) % self.classes
    }

    fn filters(&self) -> usize {
        self.column_of.len()
    }

    /// The columns of a kind, filter and slot begin here.
    #[inline]
    fn place(&self, kind: usize, filter: usize, slot: usize) -> usize {
        ((kind * self.filters() + filter) * self.slots + slot) * self.columns
    }

    #[inline]
    fn column(&self, filter: usize, row: u32) -> usize {
        self.column_of[filter][row as usize].into()
    }
}

/// The hash of one filter, see [`row_hash`](turnstile_hdl::row_hash).
struct Hash {
    hash: RowHash,
    filter: usize,
    width: usize,
    row_bits: usize,
}

impl Hash {
    fn column(&self, row: u32) -> u8 {
        let bit = |place| (row >> (place % self.row_bits) & 1) as u8;
        let places = 0..self.width;
        let parity = |place| match self.hash {
            RowHash::Modulo => bit(self.filter * self.width + place),
            RowHash::XorFold => (place..self.row_bits)
                .step_by(self.width)
                .fold(0, |parity, place| parity ^ bit(place + self.filter)),
            RowHash::H3 => {
                let numbers = row & u32::from(H3_MASKS[self.filter][place]);
                (numbers.count_ones() & 1) as u8
            }
        };
        places.fold(0, |column, place| column | parity(place) << place)
    }
}

/// What writes set, and everything unless reads have filters of their own.
const WRITES: usize = 0;
const READS: usize = 1;

/// An access that is looked up.
#[derive(Clone, Copy)]
pub struct Query {
    pub row: u32,
    pub write: bool,
    pub slot: usize,
    pub lane: u32,
    /// Slots that count as others.
    pub group: u32,
}

/// The signatures of one bank.
pub struct SignatureFile {
    shape: Arc<Signatures>,
    columns: Box<[u64]>,
}

impl SignatureFile {
    pub fn new(shape: Arc<Signatures>) -> Self {
        let kinds = if shape.is_split { 2 } else { 1 };
        Self {
            columns: vec![0; shape.place(kinds, 0, 0)].into(),
            shape,
        }
    }

    /// Classes of rows that a walk tells apart.
    #[inline]
    pub fn classes(&self) -> usize {
        self.shape.classes
    }

    /// The lanes of a slot that have the row in their signature of a kind.
    #[inline]
    fn members(&self, kind: usize, slot: usize, row: u32) -> u64 {
        let shape = &*self.shape;
        let column =
            |filter| self.columns[shape.place(kind, filter, slot) + shape.column(filter, row)];
        (1..shape.filters()).fold(column(0), |lanes, filter| lanes & column(filter))
    }

    /// Whether the asker has the row in its signature, and whether somebody else has it.
    #[inline]
    pub fn hits(&self, query: &Query) -> (bool, bool) {
        let own_bit = 1 << query.lane;
        let own = self.members(WRITES, query.slot, query.row) & own_bit != 0;
        let other = (0..self.shape.slots).any(|slot| {
            let counts = query.group >> slot & 1 != 0;
            let lanes = || {
                let mut lanes = self.members(WRITES, slot, query.row);
                if self.shape.is_split && query.write {
                    lanes |= self.members(READS, slot, query.row);
                }
                if slot == query.slot {
                    lanes &= !own_bit;
                }
                lanes
            };
            counts && lanes() != 0
        });
        (own, other)
    }

    /// Puts the row into the asker's signature.
    #[inline]
    pub fn set(&mut self, query: &Query) {
        let kind = if self.shape.is_split && !query.write {
            READS
        } else {
            WRITES
        };
        for filter in 0..self.shape.filters() {
            let column = self.shape.column(filter, query.row);
            let lanes = &mut self.columns[self.shape.place(kind, filter, query.slot) + column];
            // A bit of a shared filter has one owner.
            let others = if self.shape.is_shared { 0 } else { *lanes };
            *lanes = others | 1 << query.lane;
        }
    }

    /// Whether chosen lanes of a slot may have rows of a class.
    #[inline]
    pub fn walks(&self, slot: usize, lanes: u64, class: usize) -> bool {
        let columns = &self.columns[self.shape.place(WRITES, 0, slot)..][..self.shape.columns];
        let mut of_class = columns.iter().skip(class).step_by(self.shape.classes);
        of_class.any(|column| column & lanes != 0)
    }

    /// Clears the signatures of chosen lanes of a slot.
    pub fn unmark(&mut self, slot: usize, lanes: u64) {
        self.of_slot(slot, |column| *column &= !lanes);
    }

    /// Whether a lane of a slot has a bit.
    #[inline]
    pub fn has(&self, slot: usize, column: usize) -> bool {
        self.columns[self.shape.place(WRITES, 0, slot) + column] != 0
    }

    /// Clears a bit of all lanes of a slot.
    pub fn unmark_column(&mut self, slot: usize, column: usize) {
        self.columns[self.shape.place(WRITES, 0, slot) + column] = 0;
    }

    pub fn flush(&mut self, slot: usize) {
        self.of_slot(slot, |column| *column = 0);
    }

    pub fn clear(&mut self) {
        self.columns.fill(0);
    }

    fn of_slot(&mut self, slot: usize, change: impl Fn(&mut u64)) {
        let (slots, columns) = (self.shape.slots, self.shape.columns);
        let of_filters = self.columns.chunks_exact_mut(slots * columns);
        for of_filter in of_filters {
            of_filter[slot * columns..][..columns]
                .iter_mut()
                .for_each(&change);
        }
    }
}
