//! Execution of a warp.

mod calls;
mod copies;
mod copying;
mod execute;
mod frames;
mod launch;
mod loads;
mod memory;
mod together;
mod transaction;
mod warp;

pub use launch::Images;
pub use warp::PtxWarp;

/// Lanes of a warp.
pub const LANES: usize = 32;
