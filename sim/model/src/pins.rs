//! Pins of a unit in a cycle.

use turnstile_hdl::pin_index::{Input, Output, PinIndex, PinRange};

/// Input pins.
#[derive(Clone, Copy)]
pub struct Pins<'a>(pub &'a [u32]);

impl<'a> Pins<'a> {
    #[inline]
    pub fn word(self, pin: PinIndex<Input>) -> u32 {
        self.0[pin.position()]
    }

    #[inline]
    pub fn flag(self, pin: PinIndex<Input>) -> bool {
        self.word(pin) != 0
    }

    #[inline]
    pub fn slot(self, pin: PinIndex<Input>) -> usize {
        self.word(pin) as usize
    }

    #[inline]
    pub fn array(self, pins: PinRange<Input>) -> &'a [u32] {
        &self.0[pins.positions()]
    }

    /// Half of a time on each pin.
    #[inline]
    pub fn time(self, high: PinIndex<Input>, low: PinIndex<Input>) -> u64 {
        u64::from(self.word(high)) << 32 | u64::from(self.word(low))
    }
}

/// Output pins.
pub struct Shown<'a>(pub &'a mut [u32]);

impl Shown<'_> {
    #[inline]
    pub fn word(&mut self, pin: PinIndex<Output>, word: impl Into<u32>) {
        self.0[pin.position()] = word.into();
    }

    #[inline]
    pub fn array(&mut self, pins: PinRange<Output>, words: &[u32]) {
        self.0[pins.positions()].copy_from_slice(words);
    }

    #[inline]
    pub fn of_slot(&mut self, pins: PinRange<Output>, slot: usize, word: impl Into<u32>) {
        self.0[pins.positions()][slot] = word.into();
    }
}
