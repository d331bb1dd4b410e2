//! Numbers of the paper about the hardware itself, beside ours.

use super::states::Stack;
use crate::engine::{Row, Theirs, Unit};
use turnstile_hdl::full_size::{
    REFERENCE_COUNT_BITS, TABLE_SET_BITS, TABLE_WAYS, WORD_ADDRESS_BITS,
};

/// Bits of an entry of the conflict address table beside the address: valid, read, written.
const CONFLICT_ADDRESS_BITS: usize = WORD_ADDRESS_BITS + 2;
/// The same of the reference count table: two counts.
const COUNTED_BITS: usize = WORD_ADDRESS_BITS + 2 * REFERENCE_COUNT_BITS;

/// All of them.
pub fn numbers(stack: &Stack) -> Vec<Row> {
    let row = |place, what: &str, theirs, ours: f64| {
        Row::new(place, what, theirs, Unit::Count, Some(ours))
    };
    let exact =
        |place, what: &str, theirs, ours: usize| row(place, what, Theirs::Is(theirs), ours as f64);
    let entries = TABLE_WAYS << TABLE_SET_BITS;
    let conflicts = CONFLICT_ADDRESS_BITS.div_ceil(8);
    let counts = COUNTED_BITS.div_ceil(8);
    let update = (WORD_ADDRESS_BITS + 2).div_ceil(8);
    let cycles = f64::from(stack.look_up_cycles);
    vec![
        row(
            "4.3",
            "cycles of the look-ups of 32 lanes at 4 ports, on the RTL",
            Theirs::AtMost(8.0),
            cycles,
        ),
        exact(
            "table 1",
            "entries of the conflict address table",
            3072.0,
            entries,
        ),
        exact(
            "table 1",
            "entries of the reference count table",
            3072.0,
            entries,
        ),
        exact(
            "table 1",
            "bytes of an entry of the conflict address table (address, read, written)",
            4.0,
            conflicts,
        ),
        exact(
            "table 1",
            "bytes of an entry of the reference count table (address, two counts)",
            5.0,
            counts,
        ),
        exact(
            "4.1",
            "bytes of an update (address, read or written, added or removed)",
            4.0,
            update,
        ),
        // 32 bytes a cycle at 1.4 GHz for each of six partitions.
        row(
            "table 1",
            "GB/s of a network's direction with 32 bytes a cycle, which is what is built",
            Theirs::Is(288.0),
            32.0 * 1.4 * 6.0,
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hardware_has_the_sizes_of_table_1() {
        let rows = numbers(&Stack::play().unwrap());
        let differs: Vec<_> = rows.iter().filter(|row| row.ratio != Some(1.0)).collect();
        assert_eq!(differs.len(), 1, "{differs:?}");
        assert!(differs[0].what.starts_with("GB/s") && differs[0].ours == "269");
    }
}
