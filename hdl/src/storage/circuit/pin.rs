//! Pins, as a description sees them.

use crate::pins::PinValue;
use crate::prelude::*;
use std::fmt;

/// The name of a pin in Verilog as rust-hdl has it.
#[derive(Clone, Copy, Debug)]
pub struct PinName {
    pub name: &'static str,
    /// In an array of pins.
    pub number: Option<usize>,
}

impl fmt::Display for PinName {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name)?;
        self.number.map_or(Ok(()), |number| write!(f, "${number}"))
    }
}

/// A pin that is read.
pub trait InPin {
    fn width(&self) -> usize;
    fn word(&self) -> u64;
}

/// A pin that is driven.
pub trait OutPin {
    fn width(&self) -> usize;
    fn drive(&mut self, word: u64);
}

impl<T: PinValue> InPin for Signal<In, T> {
    fn width(&self) -> usize {
        T::BITS
    }
    #[inline(always)]
    fn word(&self) -> u64 {
        self.val().to_word().into()
    }
}

impl<T: PinValue> OutPin for Signal<Out, T> {
    fn width(&self) -> usize {
        T::BITS
    }
    #[inline(always)]
    fn drive(&mut self, word: u64) {
        self.next = T::from_word(word as u32);
    }
}
