//! What a unit is written with: the parts of rust-hdl that are used here, its core and its widgets.

pub use rust_hdl_core::prelude::*;
pub use rust_hdl_widgets::prelude::*;
