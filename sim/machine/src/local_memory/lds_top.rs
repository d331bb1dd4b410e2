//! An LDS top behind an engine.

use crate::unit_pins::UnitPins;
use turnstile_hdl::lds_pins::LdsPins;

/// An LDS top behind an engine.
pub struct LdsTop {
    /// Where its ports lie.
    pub pins: LdsPins,
    /// Its pins and the engine that steps it.
    pub top: UnitPins,
    /// Work-groups take indices of detector state in groups of so many.
    pub index_group: u32,
}
