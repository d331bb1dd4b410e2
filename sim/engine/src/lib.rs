//! What drives the RTL: one call a clock cycle, on flat vectors of pins.
//!
//! The vectors are those of [`Ports`](turnstile_hdl::pins::Ports): one `u32` a pin, in the order in
//! which the unit lists its pins. The clock is not among them.
//!
//! | engine | what steps | needs |
//! | --- | --- | --- |
//! | [`RtlEngine`], [`CombEngine`] | the rust-hdl unit itself | Rust |
//! | [`ModelEngine`] | a model of the unit in plain Rust; not every unit has one | Rust |
//! | [`VerilatorEngine`] | the exported Verilog | Verilator and a C++ compiler |
//! | [`Lockstep`] | two engines, which must agree on every output pin in every clock | |

mod lockstep;
mod model;
mod models;
mod rtl;
#[cfg(test)]
mod sources;
mod verilator;

pub use lockstep::{Divergence, Lockstep};
pub use model::ModelEngine;
pub use rtl::{CombEngine, RtlEngine};
use turnstile_hdl::catalog::AnyUnit;
pub use verilator::VerilatorEngine;

/// A unit behind its pins.
pub trait Engine: Send {
    /// One clock cycle: drives `inputs`, settles, samples the `outputs` of this cycle, then lets the
    /// clock rise.
    fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]) -> anyhow::Result<()>;
}

impl<E: Engine + ?Sized> Engine for Box<E> {
    fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]) -> anyhow::Result<()> {
        (**self).clock(inputs, outputs)
    }
}

/// An engine that steps the rust-hdl unit.
pub fn rtl(unit: AnyUnit) -> Box<dyn Engine> {
    match unit {
        AnyUnit::Combinational(block) => Box::new(CombEngine::boxed(block)),
        AnyUnit::Clocked(unit) => Box::new(RtlEngine::boxed(unit)),
    }
}
