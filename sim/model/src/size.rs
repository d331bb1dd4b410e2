//! How large an LDS is, or a table.

use turnstile_hdl::full_size;
use turnstile_hdl::set_hash::Hash;

/// Sizes of an LDS top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LdsSize {
    /// A power of two from 2 to 32.
    pub banks: usize,
    /// Of a request, at most 32.
    pub lanes: usize,
    /// Words of a bank.
    pub rows: usize,
    /// Rows that may hold variables of transactions.
    pub state_rows: usize,
    /// Wavefronts of 64 lanes in transactions, at most 4.
    pub slots: usize,
}

impl LdsSize {
    /// The papers'.
    pub const FULL: Self = Self {
        banks: full_size::BANKS,
        lanes: full_size::LANES,
        rows: full_size::ROWS,
        state_rows: full_size::STATE_ROWS,
        slots: full_size::SLOTS,
    };
}

/// Bits of a number below `count`, at least one.
pub fn bits(count: usize) -> usize {
    (count.next_power_of_two().ilog2() as usize).max(1)
}

/// Shape of a conflict address table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableShape {
    pub ways: usize,
    /// There are `2^set_bits` sets.
    pub set_bits: usize,
    pub hash: Hash,
}

impl TableShape {
    /// The paper's size.
    pub const FULL: Self = Self {
        ways: full_size::TABLE_WAYS,
        set_bits: full_size::TABLE_SET_BITS,
        hash: Hash::XorFold,
    };
}
