//! What a unit is written with: rust-hdl's core, with this crate's words, signals and registers in place of its own.

pub use crate::array::Array;
pub use crate::bits::{bit_cast, Bits, ToBits};
pub use crate::dff_setup;
pub use crate::signal::{Signal, DFF};
pub use rust_hdl_core::prelude::*;
pub use turnstile_hdl_macros::{hdl_gen, Unit};
