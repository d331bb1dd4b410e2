//! The bench of each unit: a model beside its pins, traffic that a seed draws, and what must have happened in it.
//!
//! The bench of `hdl/src/NAME.rs` is `units/NAME.rs`; the directed tests of the unit are `tests/NAME.rs`.

#[macro_use]
mod bench;
pub mod atomic_sequencer;
pub mod atomic_unit;
mod commit_cores;
pub mod commit_partition;
mod commit_traffic;
pub mod commit_unit;
pub mod conflict_address_table;
pub mod early_abort_scanner;
pub mod intra_warp_resolver;
pub mod last_writer_table;
pub mod lds_unit;
pub mod lock_bit_unit;
pub mod log_walker;
mod partitions;
pub mod pause_and_go_stack;
pub mod reference_count_table;
pub mod scalar_checkpoint;
pub mod shadow_register_file;
pub mod temporal_filter;
pub mod transaction_core;
pub mod transaction_log;
pub mod tx_bank;
pub mod tx_sequencer;
pub mod update_queue;
pub mod write_time_table;

pub use bench::{Done, Load, Play};

use crate::pin_driver::Opened;
use anyhow::{Context, Result};
use turnstile_engine::Engine;

/// Hands the names of all units with a bench to a macro, each with the function that runs it at full size.
#[macro_export]
macro_rules! for_each_unit {
    ($then:ident) => {
        $then! {
            lds_unit: lds_unit::play,
            bloom_bank: tx_bank::play_bloom,
            dcd_bank: tx_bank::play_dcd,
            smdcd_bank: tx_bank::play_smdcd,
            tx_sequencer: tx_sequencer::play,
            lock_bit_unit: lock_bit_unit::play,
            atomic_sequencer: atomic_sequencer::play,
            scalar_checkpoint: scalar_checkpoint::play,
            shadow_register_file: shadow_register_file::play,
            reference_count_table: reference_count_table::play,
            conflict_address_table: conflict_address_table::play,
            early_abort_scanner: early_abort_scanner::play,
            pause_and_go_stack: pause_and_go_stack::play,
            atomic_unit: atomic_unit::play,
            intra_warp_resolver: intra_warp_resolver::play,
            write_time_table: write_time_table::play,
            temporal_filter: temporal_filter::play,
            last_writer_table: last_writer_table::play,
            commit_unit: commit_unit::play,
            update_queue: update_queue::play,
            commit_partition: commit_partition::play,
            transaction_log: transaction_log::play,
            log_walker: log_walker::play,
            transaction_core: transaction_core::play,
        }
    };
}

macro_rules! names {
    ($($unit:ident: $play:path,)*) => {
        /// Units that have a bench.
        pub const UNITS: &[&str] = &[$(stringify!($unit)),*];

        /// How a unit is run at full size.
        fn player<E: Engine>(unit: &str) -> Option<Play<E>> {
            match unit {
                $(stringify!($unit) => Some($play),)*
                _ => None,
            }
        }
    };
}
for_each_unit!(names);

/// Runs the bench of `unit` for about `cycles` cycles.
///
/// # Errors
/// At the first difference between unit and model, with the seed.
pub fn play<E: Engine>(unit: &str, opened: Opened<E>, seed: u64, cycles: u64) -> Result<Done> {
    let play = player(unit).with_context(|| format!("{unit} has no bench"))?;
    play(opened, Load { seed, cycles })
}

/// As [`play`]. In a run of 10,000 cycles or more, everything must have happened that the unit is for.
///
/// # Errors
/// As [`play`], or if too little of something happened.
pub fn run<E: Engine>(unit: &str, opened: Opened<E>, seed: u64, cycles: u64) -> Result<Done> {
    play(unit, opened, seed, cycles)?.complete()
}
