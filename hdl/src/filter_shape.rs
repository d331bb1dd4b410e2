//! The Bloom filters that a bank's signatures are in.

use crate::row_hash::{FilterHash, RowHash};
use crate::sizes::FILTER_BITS;

/// What is in a work-item's signature.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Organisation {
    /// One filter for reads and writes.
    #[default]
    Shared,
    /// A filter for reads and a filter for writes.
    Split,
    /// So many filters of one hash each, for reads and writes, which share the bits.
    Parallel(usize),
}

/// The Bloom filters of a bank.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct FilterShape {
    /// Bits of a signature; of each of the two with [`Organisation::Split`].
    pub bits: usize,
    pub hash: RowHash,
    pub organisation: Organisation,
}

impl Default for FilterShape {
    /// The paper's.
    fn default() -> Self {
        Self::with_bits(FILTER_BITS)
    }
}

impl FilterShape {
    /// The paper's hash and organisation on so many bits.
    pub fn with_bits(bits: usize) -> Self {
        Self {
            bits,
            hash: RowHash::default(),
            organisation: Organisation::default(),
        }
    }

    /// Filters that one access looks at.
    pub(crate) fn filters(self) -> usize {
        match self.organisation {
            Organisation::Parallel(filters) => filters,
            Organisation::Shared | Organisation::Split => 1,
        }
    }

    pub(crate) fn is_shared(self) -> bool {
        self.organisation == Organisation::Shared
    }

    pub(crate) fn is_split(self) -> bool {
        self.organisation == Organisation::Split
    }

    /// Bits of a filter.
    pub(crate) fn columns(self) -> usize {
        self.bits / self.filters()
    }

    /// Bits of a filter's hash.
    pub fn width(self) -> usize {
        self.columns().ilog2() as usize
    }

    /// The hash of a filter, for rows of `row_bits` bits.
    pub(crate) fn hash_of(self, filter: usize, row_bits: usize) -> FilterHash {
        FilterHash {
            hash: self.hash,
            filter,
            width: self.width(),
            row_bits,
        }
    }

    /// Rows of one class belong to one work-item at a time.
    pub(crate) fn is_exact(self, classes: usize) -> bool {
        self.filters() == 1 && self.columns() <= classes
    }

    /// A bit of the filter is a class of rows by their low bits, of which one work-item of a group has entries, and a word of 64 bits has
    /// all rows of a class: that a row has an entry, and the bit, say whose it is.
    pub(crate) fn names_owner(self, classes: usize, row_bits: usize) -> bool {
        self.is_shared()
            && self.hash == RowHash::Modulo
            && self.columns() == classes
            && (4..=32).contains(&classes)
            && (1..=6).contains(&(row_bits as i32 - self.width() as i32))
    }

    /// Whether there is a circuit for it: 1 to 4 filters, each with a power of two from 2 to 64 bits.
    pub fn is_legal(self) -> bool {
        let filters = self.filters();
        (1..=4).contains(&filters)
            && self.bits.is_multiple_of(filters)
            && self.columns().is_power_of_two()
            && (2..=64).contains(&self.columns())
    }

    /// # Panics
    /// If it is not [legal](Self::is_legal).
    pub(crate) fn check(self) {
        assert!(
            self.is_legal(),
            "FilterShape: {} bits in {} filters: 1 to 4 filters, each with a power of two from 2 to 64 bits",
            self.bits,
            self.filters()
        );
    }
}
