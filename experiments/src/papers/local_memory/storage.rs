//! Memory that transactions take, from the sizes of the hardware.

use crate::engine::grid::Claim;
use crate::engine::{Theirs, Unit};
use turnstile_hdl::full_size::{BANKS, ROWS, SLOTS, STATE_ROWS};

/// Bytes of a word, and work-items with a filter in each bank.
const WORD: usize = 4;
const LANES: usize = 64;
/// Bits of a filter.
const FILTER: usize = 8;

/// A number of the text: what, the paper's, how it is written, ours.
pub type Size = (&'static str, f64, Unit, fn() -> f64);

/// What the Bloom paper states.
pub const BLOOM: &[Size] = &[
    (
        "largest local memory of a work-group with transactions, bytes",
        29_127.0,
        Unit::Count,
        variables,
    ),
    ("owners of as much, bytes", 7_282.0, Unit::Count, owners),
];

/// What the directory paper states.
pub const DIRECTORY: &[Size] = &[
    (
        "largest local memory of a work-group with transactions, bytes",
        29_126.0,
        Unit::Count,
        variables,
    ),
    ("owners of as much, bytes", 7_282.0, Unit::Count, owners),
    (
        "share of local memory that backups and owners take",
        0.556,
        Unit::Percent,
        || 1.0 - variables() / (ROWS * BANKS * WORD) as f64,
    ),
    (
        "registers for the valid bits of DCD",
        228.0,
        Unit::Count,
        || (STATE_ROWS * BANKS / 32) as f64,
    ),
    (
        "registers for the state bits of SMDCD",
        456.0,
        Unit::Count,
        || (2 * STATE_ROWS * BANKS / 32) as f64,
    ),
    (
        "scalar registers for the conflict masks",
        8.0,
        Unit::Count,
        || (SLOTS * LANES / 32) as f64,
    ),
];

/// Rows of a bank for variables: the most whose backups and owners fit beside them.
fn rows() -> usize {
    let fits = |rows: &usize| 2 * rows + rows.div_ceil(4) <= ROWS;
    (0..ROWS).take_while(fits).last().unwrap_or(0)
}

fn variables() -> f64 {
    (rows() * BANKS * WORD) as f64
}

fn owners() -> f64 {
    (rows().div_ceil(4) * BANKS * WORD) as f64
}

/// The claims about sizes in section `place`.
pub fn claims(place: &'static str, sizes: &'static [Size]) -> impl Iterator<Item = Claim> {
    let claim = move |&(what, theirs, unit, ours): &Size| {
        let claim = Claim::new(place, what, Theirs::Is(theirs), unit, move |_| Some(ours()));
        claim.by_construction()
    };
    sizes.iter().map(claim)
}

/// Registers that the filters take, which the Bloom paper counts in another way.
pub fn filter_registers(place: &'static str) -> Claim {
    let filters = SLOTS * LANES * BANKS;
    let claim = Claim::new(
        place,
        "vector registers for the filters",
        Theirs::Is(8_192.0),
        Unit::Count,
        move |_| Some((filters * FILTER / 32) as f64),
    );
    claim.by_construction().moved_by(move |_, _| {
        Some(format!(
            "the paper takes a register for each filter, which makes {filters}; a register has room for {} filters of {FILTER} bits",
            32 / FILTER
        ))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_more_row_would_not_fit() {
        assert_eq!(2 * rows() + rows().div_ceil(4), 511);
        assert!(rows() <= STATE_ROWS);
    }
}
