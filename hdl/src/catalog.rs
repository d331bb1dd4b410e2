//! Every unit of Turnstile at full size: what it is, where it comes from, how to make one.
//!
//! A unit is added with one line in [`units`](mod@crate::units). Whoever simulates, exports or synthesises takes units from here, so their code is
//! generated once, in this crate.

use crate::filter_entries::INDEX_GROUP;
use crate::full_size::*;

pub use crate::entry::{clocked, comb, AnyUnit, Paper, UnitEntry};
// What units are made with besides their sizes.
pub use crate::lock_bit_unit::LockHash;
pub use crate::set_hash::Hash;
pub use crate::signature_file::FilterShape;

/// `lds_bloom` with another filter of the paper's eight bits.
pub fn lds_bloom_filtered(filter: FilterShape) -> AnyUnit {
    clocked(lds_bloom_with(filter))
}

/// `lds_lockbits` with other lock bits than the papers'.
pub fn lds_lockbits_locked(locks: usize, hash: LockHash) -> AnyUnit {
    clocked(lds_lockbits_with(locks, hash))
}

/// `lds_lockbits` with the size of Hopper's shared memory.
pub fn lds_lockbits_hopper(locks: usize, hash: LockHash) -> AnyUnit {
    clocked(crate::full_size::lds_lockbits_hopper(locks, hash))
}

/// `lock_bit_unit` with other lock bits than the papers'.
pub fn lock_bit_unit_locked(locks: usize, hash: LockHash) -> AnyUnit {
    clocked(FullLockBitUnit::new(locks, hash))
}

/// Work-groups begin at a multiple of so many indices of detector state in the LDS top `name`.
pub fn index_group(name: &str) -> usize {
    match name {
        "lds_bloom" | "lds_smdcd" => INDEX_GROUP,
        _ => 1,
    }
}

/// Every unit, tops first.
pub fn units() -> &'static [UnitEntry] {
    crate::units::UNITS
}

/// The unit called `name`, in small or capital letters.
pub fn find(name: &str) -> Option<&'static UnitEntry> {
    let mut units = units().iter();
    units.find(|unit| unit.name.eq_ignore_ascii_case(name))
}
