//! Where the ports of a unit lie in its flat vectors of pins.
//!
//! `#[derive(Unit)]` makes a struct for each unit, with a field for each port. A bench or an engine's
//! user addresses a pin by such a field, so that a wrong name or an output taken for an input does not compile:
//!
//! ```
//! use turnstile_hdl::full_size::lock_bit_unit;
//! use turnstile_hdl::pin_index::{Indexed, Words};
//!
//! let unit = lock_bit_unit();
//! let at = unit.pins();
//! let (mut inputs, outputs) = (Words::inputs(&unit), Words::outputs(&unit));
//! inputs[at.clear] = 1;
//! inputs[at.row].fill(7);
//! assert_eq!(outputs[at.acquired], 0);
//! ```
//!
//! ```compile_fail
//! # use turnstile_hdl::full_size::lock_bit_unit;
//! # use turnstile_hdl::pin_index::{Indexed, Words};
//! # let unit = lock_bit_unit();
//! # let at = unit.pins();
//! # let mut inputs = Words::inputs(&unit);
//! inputs[at.acquired] = 1; // an output
//! ```
//!
//! Structs know no sizes: where arrays of ports begin and end comes from the unit, once, with [`Indexed::pins`].

use crate::pins::Ports;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut, Index, IndexMut};

pub use crate::pin_place::{Input, NamedPlace, Output, PinIndex, PinRange, PinTable, Positions};

/// Tells by which struct the pins of a block are addressed. `#[derive(Unit)]` implements it for the structs of
/// units, [`pin_group!`](crate::pin_group!) for those of groups.
pub trait Pins: Copy {
    /// Where the ports of `block` lie; `None` if its ports are others.
    fn of(block: &dyn Ports) -> Option<Self>;
}

/// A block that knows the struct of its pins at compile time.
pub trait Indexed: Ports {
    /// A field for each port.
    type Pins: Pins + PinTable;
    /// Where the ports of this block lie.
    fn pins(&self) -> Self::Pins;
}

/// A word for each pin of a direction, in the order in which an engine takes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words<D> {
    words: Vec<u32>,
    direction: PhantomData<D>,
}

impl Words<Input> {
    /// Zeros for the inputs of a block.
    pub fn inputs(block: &dyn Ports) -> Self {
        vec![0; block.inputs().len()].into()
    }
}

impl Words<Output> {
    /// Zeros for the outputs of a block.
    pub fn outputs(block: &dyn Ports) -> Self {
        vec![0; block.outputs().len()].into()
    }
}

impl<D> From<Vec<u32>> for Words<D> {
    fn from(words: Vec<u32>) -> Self {
        Self {
            words,
            direction: PhantomData,
        }
    }
}

impl<D> Deref for Words<D> {
    type Target = [u32];
    fn deref(&self) -> &[u32] {
        &self.words
    }
}

impl<D> DerefMut for Words<D> {
    fn deref_mut(&mut self) -> &mut [u32] {
        &mut self.words
    }
}

impl<D> Index<PinIndex<D>> for Words<D> {
    type Output = u32;
    fn index(&self, pin: PinIndex<D>) -> &u32 {
        &self.words[pin.position()]
    }
}

impl<D> IndexMut<PinIndex<D>> for Words<D> {
    fn index_mut(&mut self, pin: PinIndex<D>) -> &mut u32 {
        &mut self.words[pin.position()]
    }
}

impl<D> Index<PinRange<D>> for Words<D> {
    type Output = [u32];
    fn index(&self, pins: PinRange<D>) -> &[u32] {
        &self.words[pins.positions()]
    }
}

impl<D> IndexMut<PinRange<D>> for Words<D> {
    fn index_mut(&mut self, pins: PinRange<D>) -> &mut [u32] {
        &mut self.words[pins.positions()]
    }
}
