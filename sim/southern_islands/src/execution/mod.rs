//! Execution: the registers of a wavefront, what instructions do to them, and how a launch fills them.

mod arguments;
mod calls;
mod compare;
mod execute;
mod float;
mod launch;
mod loads;
mod memory;
mod scalar;
mod scalar_state;
mod vector;
mod warp;
mod wavefront;

pub use launch::Images;
pub use scalar_state::ScalarState;
pub use warp::Checkpoint;
pub use wavefront::{LaneWords, Wavefront, LANES};
