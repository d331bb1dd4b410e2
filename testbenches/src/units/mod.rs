//! The bench of each unit: a model beside its pins, traffic that a seed draws, and what must have happened in it.
//!
//! The bench of a unit is `bench.rs` in its folder, `hdl/src/units/NAME`; here is what several share.

#[macro_use]
mod bench;
pub mod commit_cores;
mod commit_traffic;
mod partitions;

include!(concat!(env!("OUT_DIR"), "/benches.rs"));

pub use bench::{Done, Load, Play};

use crate::pin_driver::Opened;
use anyhow::{Context, Result};
use turnstile_engine::Engine;

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
