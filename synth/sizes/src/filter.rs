//! The LDS with other Bloom filters than the paper's.

use turnstile_hdl::catalog::{clocked, lds_bloom_filtered, AnyUnit};
use turnstile_hdl::full_size::*;
use turnstile_hdl::lds_transactional::LdsBloom;
use turnstile_hdl::signature_file::FilterShape;

/// Classes of rows that a walk tells apart: as many as the filter has bits, from 4 to 32.
pub(crate) fn classes(filter: &FilterShape) -> usize {
    1 << filter.width().clamp(2, 5)
}

/// The LDS at full size with any filter.
///
/// # Panics
/// As [`FilterShape`] says.
pub fn lds_bloom_with(filter: FilterShape) -> AnyUnit {
    fn top<const CLASSES: usize>(filter: FilterShape) -> AnyUnit {
        clocked(LdsBloom::<
            BANKS,
            BANK_BITS,
            LANES,
            ROW_BITS,
            ADDR_BITS,
            STATE_BITS,
            SLOTS,
            SLOT_BITS,
            CLASSES,
        >::new(ROWS, STATE_ROWS, filter))
    }
    match classes(&filter) {
        4 => top::<4>(filter),
        CLASSES => lds_bloom_filtered(filter),
        16 => top::<16>(filter),
        _ => top::<32>(filter),
    }
}
