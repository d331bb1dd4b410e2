//! Models of units in plain Rust, equal to the RTL on every pin in every clock, for speed.
//!
//! A model has the registers of its unit, in machine words, and in a clock touches what the clock needs: banks with an access in service,
//! lanes that wait. It looks up sizes and pins in [`turnstile_hdl`], behaviour nowhere. Where in the RTL a unit decides or keeps something, a
//! file here has the name of its file; what only brings words from one place to another there is a loop here.
//!
//! Pins may be driven as nobody should (random codes, a request that changes while it is served, a clear at any time): the model does what the
//! registers do. Only a number of a wavefront slot that does not exist, where slots are not a power of two, has no defined answer.

mod atomic_alu;
mod atomic_sequencer;
mod atomic_unit;
mod back_off;
mod bits;
mod bloom_filter;
mod catalog;
mod commit_outcome;
mod commit_partition;
mod commit_unit;
mod conflict_address_table;
mod dcd;
mod detector;
mod directory_shadow;
mod early_abort_scanner;
mod entry_flags;
mod first_reads;
mod hazard_pointer;
mod intra_warp_resolver;
mod last_writer_table;
mod layout_table;
mod lds_bank;
mod lds_baseline;
mod lds_lockbits;
mod lds_transactional;
mod lds_unit;
mod lock_bit_unit;
mod log_cursor;
mod log_walker;
mod meeting_lanes;
mod owner_bank;
mod packet_splitter;
mod pins;
mod prefetch_fifo;
mod recency_filter;
mod reference_count_table;
mod release_pointer;
mod set_hash;
mod shadow;
mod shadow_memory;
mod size;
mod smdcd;
mod smdcd_rows;
mod storage;
mod temporal_filter;
mod transaction_core;
mod transaction_log;
mod tx_bank;
mod tx_sequencer;
mod update_queue;
mod validation_queue;
mod word_log;
mod word_ram;
mod write_time_table;

pub use atomic_unit::AtomicUnit;
pub use catalog::{find, is_modelled, with_tables, Lds};
pub use lds_lockbits::LockShape;
pub use size::{LdsSize, TableShape};
pub use transaction_core::TransactionCore;

/// A clocked unit on flat vectors of pins, in the order of [`Ports`](turnstile_hdl::pins::Ports).
pub trait ClockedUnit: Send {
    /// One clock: shows in `outputs` what the pins have with these `inputs`, then lets the clock rise. Every input word fits its pin.
    fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]);
}
