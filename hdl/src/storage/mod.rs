//! Storage arrays: blocks whose state rust-hdl has no signals for. Each is described once, as a [`Circuit`](circuit::Circuit).
pub mod bank_ram;
pub mod cells;
pub mod circuit;
pub mod entry_flags;
pub mod entry_way;
pub mod lane_table;
pub mod lock_array;
pub mod paired_column;
pub mod request_stage;
pub mod row_state;
pub mod row_valid_bits;
pub mod signature_file;
pub mod stack_entries;
pub mod word_ram;
