//! What keeps words and bits.

pub mod bank_ram;
pub mod filter_entries;
pub mod plane;
pub mod row_state;
pub mod row_valid_bits;
pub mod signature_file;
