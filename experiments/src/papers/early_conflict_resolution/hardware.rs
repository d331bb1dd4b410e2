//! Numbers of the paper about the hardware itself, beside ours.

use super::stated::{OfHardware, STATED};
use super::states::Stack;
use crate::engine::Row;
use turnstile_hdl::full_size::{
    REFERENCE_COUNT_BITS, TABLE_SET_BITS, TABLE_WAYS, WORD_ADDRESS_BITS,
};

impl OfHardware {
    fn of(self, stack: &Stack) -> f64 {
        let bytes = |bits: usize| bits.div_ceil(8) as f64;
        match self {
            Self::LookUpCycles => stack.look_up_cycles.into(),
            Self::TableEntries => (TABLE_WAYS << TABLE_SET_BITS) as f64,
            // Valid, read, written. An update says whether words were read, and whether they are added.
            Self::ConflictAddressBytes | Self::UpdateBytes => bytes(WORD_ADDRESS_BITS + 2),
            Self::ReferenceCountBytes => bytes(WORD_ADDRESS_BITS + 2 * REFERENCE_COUNT_BITS),
            // 32 bytes a cycle at 1.4 GHz for each of six partitions.
            Self::NetworkGigabytes => 32.0 * 1.4 * 6.0,
        }
    }
}

/// All of them.
pub fn numbers(stack: &Stack) -> Vec<Row> {
    let all = STATED.hardware.iter();
    all.map(|stated| stated.row(Some(stated.ours.of(stack))))
        .collect()
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
