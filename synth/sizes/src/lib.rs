//! Units at other sizes than the papers'.
//!
//! Sizes are parameters of types, so each is compiled: here, where sweeps take them from, and not beside the units at full size
//! that everybody simulates. This crate is compiled with little optimisation; see the workspace's profiles.

mod filter;
mod parameter;
mod small;

pub use filter::lds_bloom_with;
pub use parameter::{meant, Parameter, PARAMETERS};
pub use small::{Small, SMALL};
