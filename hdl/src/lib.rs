//! Synthesizable units of Turnstile.

// `hdl_gen` writes paths from outside of the crate.
extern crate self as turnstile_hdl;

pub mod array;
pub mod atomic_op;
pub mod behaviour;
pub mod bits;
pub mod catalog;
pub mod commit_op;
pub mod entry;
pub mod filter_shape;
pub mod full_size;
pub mod lds_op;
pub mod lds_pins;
pub mod pin_group;
pub mod pin_index;
pub mod pin_place;
pub mod pins;
pub mod prelude;
pub mod quiet;
pub mod row_hash;
pub mod settle;
pub mod signal;
pub mod sizes;
pub mod storage;
pub mod units;

pub use units::*;
