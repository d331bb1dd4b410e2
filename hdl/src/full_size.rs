//! The papers' sizes, and each LDS top at full size.
//!
//! Southern Islands as in both LocalTM papers: 32 banks of 512 words (64 KB), wavefronts of 64
//! lanes served in halves of 32, 4 wavefront slots (256 work-items). 2.25 N rows of a bank hold N
//! rows of variables with backups and owners, so at most 228 rows carry state bits (512 / 2.25 = 227.6).

use crate::lds_baseline::LdsBaseline;
use crate::lds_transactional::{LdsBloom, LdsDcd, LdsSmdcd};

pub const BANKS: usize = 32;
pub const BANK_BITS: usize = 5;
/// Lanes of half a wavefront.
pub const LANES: usize = 32;
pub const ROWS: usize = 512;
pub const ROW_BITS: usize = 9;
pub const ADDR_BITS: usize = 16;
pub const STATE_ROWS: usize = 228;
pub const STATE_BITS: usize = 8;
pub const SLOTS: usize = 4;
pub const SLOT_BITS: usize = 2;

pub type FullBaseline = LdsBaseline<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS>;
pub type FullBloom =
    LdsBloom<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS>;
pub type FullDcd =
    LdsDcd<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS>;
pub type FullSmdcd =
    LdsSmdcd<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS>;

pub fn lds_baseline() -> FullBaseline {
    LdsBaseline::new(ROWS)
}

pub fn lds_bloom() -> FullBloom {
    LdsBloom::new(ROWS, STATE_ROWS)
}

pub fn lds_dcd() -> FullDcd {
    LdsDcd::new(ROWS, STATE_ROWS)
}

pub fn lds_smdcd() -> FullSmdcd {
    LdsSmdcd::repaired(ROWS, STATE_ROWS)
}

pub fn lds_smdcd_published() -> FullSmdcd {
    LdsSmdcd::published(ROWS, STATE_ROWS)
}
