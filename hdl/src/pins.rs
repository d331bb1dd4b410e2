//! The pins of a unit as one flat vector of words.
//!
//! A unit is declared once, by its struct and the attributes on it (`#[derive(Unit)]`). Fields `Signal<In, _>` and `Signal<Out, _>`, and arrays of them, are its
//! ports. From these come the vectors that the benches, the engines and the co-simulation drive (no pin is wider than 32 bits, so a pin is a
//! `u32`), the struct by whose fields they address pins (see [`pin_index`](crate::pin_index)), the
//! names the exported Verilog uses, and the test [`Ports::inputs_pending`] by which
//! [`Quiet`](crate::quiet::Quiet) skips a unit that cannot change.
//!
//! | attribute | what it says |
//! | --- | --- |
//! | `#[unit(Paper, "role", Expression)]` | an entry of the catalog, a constant with the unit's name in capitals; another name than the struct's stands first, and `top` before all for a complete LDS |
//! | `#[legal(condition, "message", ..)]` | `Default` panics with the message, behind the unit's name, unless the sizes are so |
//! | `#[idle(\|unit\| condition)]` | no clock can change anything; every unit with a clock has it |
//! | `#[pins(Other)]` | the pins are addressed by the struct of another unit, which has the same; that one says `#[pins(new Other)]` |
//! | `#[value(1)]`, `#[value(\|i\| i)]` on a field | what a constant is, each of an array |
//! | `#[start(expression)]` on a field | what another field is at first, if not its type's `Default` |

use crate::pin_place::{Input, Output, PinIndex, PinRange, PinTable, Positions};
use crate::prelude::*;
use std::ops::Range;

/// One pin: its name and its width in bits (1 to 32).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pin {
    /// Of an element of an array with its index behind it: `lane_addr_3`.
    pub name: String,
    pub width: usize,
    /// The array that it is an element of.
    pub array: Option<&'static str>,
}

impl Pin {
    /// A pin that is in no array.
    pub fn new(name: impl Into<String>, width: usize) -> Self {
        Self {
            name: name.into(),
            width,
            array: None,
        }
    }
}

/// A port of the exported Verilog: a pin, or the pins of an array as one vector, the first in the lowest bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerilogPort<'p> {
    pub name: &'p str,
    /// Bits of an element, or of the only pin.
    pub width: usize,
    /// Positions of its pins in their list.
    pub pins: Range<usize>,
    pub is_array: bool,
}

impl VerilogPort<'_> {
    /// Bits of all its pins.
    pub fn bits(&self) -> usize {
        self.width * self.pins.len()
    }
}

/// The ports that pins are in the exported Verilog, in their order.
pub fn verilog_ports(pins: &[Pin]) -> Vec<VerilogPort<'_>> {
    let mut ports: Vec<VerilogPort> = vec![];
    for (at, pin) in pins.iter().enumerate() {
        match (ports.last_mut(), pin.array) {
            (Some(port), Some(array)) if port.is_array && port.name == array => {
                port.pins.end = at + 1;
            }
            _ => ports.push(VerilogPort {
                name: pin.array.unwrap_or(&pin.name),
                width: pin.width,
                pins: at..at + 1,
                is_array: pin.array.is_some(),
            }),
        }
    }
    ports
}

/// A value that travels on a pin of at most 32 bits.
pub trait PinValue: Synth {
    fn from_word(word: u32) -> Self;
    fn to_word(self) -> u32;
}

impl PinValue for bool {
    fn from_word(word: u32) -> Self {
        word & 1 != 0
    }
    fn to_word(self) -> u32 {
        self.into()
    }
}

impl<const N: usize> PinValue for Bits<N> {
    fn from_word(word: u32) -> Self {
        u64::from(word).into()
    }
    fn to_word(self) -> u32 {
        self.index() as u32
    }
}

/// The pins of an array.
fn elements<T: PinValue>(array: &'static str, length: usize) -> impl Iterator<Item = Pin> {
    (0..length).map(move |index| Pin {
        name: format!("{array}_{index}"),
        width: T::BITS,
        array: Some(array),
    })
}

/// Input ports: a signal or an array of signals.
pub trait InputPins {
    /// How the port is addressed.
    type Place;
    fn place(&self, positions: &mut Positions<Input>) -> Self::Place;
    fn describe(&self, name: &'static str, pins: &mut Vec<Pin>);
    /// Takes this port's words from the front of `words`.
    fn drive<'a>(&mut self, words: &'a [u32]) -> &'a [u32];
    /// The port has been driven with a value that has not propagated yet.
    fn pending(&self) -> bool;
}

impl<T: PinValue> InputPins for Signal<In, T> {
    type Place = PinIndex<Input>;
    fn place(&self, positions: &mut Positions<Input>) -> Self::Place {
        positions.pin()
    }
    fn describe(&self, name: &'static str, pins: &mut Vec<Pin>) {
        pins.push(Pin::new(name, T::BITS));
    }
    fn drive<'a>(&mut self, words: &'a [u32]) -> &'a [u32] {
        self.next = T::from_word(words[0]);
        &words[1..]
    }
    #[inline(always)]
    fn pending(&self) -> bool {
        Signal::pending(self)
    }
}

impl<T: PinValue, const N: usize, const EACH: usize> InputPins for Array<Signal<In, T>, N, EACH> {
    type Place = PinRange<Input>;
    fn place(&self, positions: &mut Positions<Input>) -> Self::Place {
        positions.array(self.len())
    }
    fn describe(&self, name: &'static str, pins: &mut Vec<Pin>) {
        pins.extend(elements::<T>(name, self.len()));
    }
    fn drive<'a>(&mut self, words: &'a [u32]) -> &'a [u32] {
        self.iter_mut().fold(words, |rest, port| port.drive(rest))
    }
    #[inline(always)]
    fn pending(&self) -> bool {
        self.iter().any(|port| port.pending())
    }
}

/// Output ports: a signal or an array of signals.
pub trait OutputPins {
    /// How the port is addressed.
    type Place;
    fn place(&self, positions: &mut Positions<Output>) -> Self::Place;
    fn describe(&self, name: &'static str, pins: &mut Vec<Pin>);
    /// Puts this port's words at the front of `words`.
    fn sample<'a>(&self, words: &'a mut [u32]) -> &'a mut [u32];
    /// Whether the port changed in the last pass; from now on that counts as seen.
    fn take_change(&mut self) -> bool;
}

impl<T: PinValue> OutputPins for Signal<Out, T> {
    type Place = PinIndex<Output>;
    fn place(&self, positions: &mut Positions<Output>) -> Self::Place {
        positions.pin()
    }
    fn describe(&self, name: &'static str, pins: &mut Vec<Pin>) {
        pins.push(Pin::new(name, T::BITS));
    }
    fn sample<'a>(&self, words: &'a mut [u32]) -> &'a mut [u32] {
        words[0] = self.val().to_word();
        &mut words[1..]
    }
    #[inline(always)]
    fn take_change(&mut self) -> bool {
        Signal::take_change(self)
    }
}

impl<T: PinValue, const N: usize, const EACH: usize> OutputPins for Array<Signal<Out, T>, N, EACH> {
    type Place = PinRange<Output>;
    fn place(&self, positions: &mut Positions<Output>) -> Self::Place {
        positions.array(self.len())
    }
    fn describe(&self, name: &'static str, pins: &mut Vec<Pin>) {
        pins.extend(elements::<T>(name, self.len()));
    }
    fn sample<'a>(&self, words: &'a mut [u32]) -> &'a mut [u32] {
        self.iter().fold(words, |rest, port| port.sample(rest))
    }
    #[inline(always)]
    fn take_change(&mut self) -> bool {
        self.iter_mut()
            .fold(false, |changed, port| changed | port.take_change())
    }
}

/// A block with pins. Implemented by `#[derive(Unit)]`.
pub trait Ports: Block + Send {
    /// Name of the block's type.
    fn type_name(&self) -> &'static str;
    /// Input pins in the order of [`Ports::drive`]; a clock is not among them.
    fn inputs(&self) -> Vec<Pin>;
    /// Output pins in the order of [`Ports::sample`].
    fn outputs(&self) -> Vec<Pin>;
    fn drive(&mut self, words: &[u32]);
    fn sample(&self, words: &mut [u32]);
    /// An input (not the clock) has a new value that has not propagated yet.
    fn inputs_pending(&self) -> bool;
    /// Whether an output changed in the last pass. That is for what is around the block to see; the block's own
    /// [`has_changed`](Block::has_changed) is about what is in it from now on.
    fn take_outputs(&mut self) -> bool;
    /// The struct of the block's pins, for [`Pins::of`](crate::pin_index::Pins::of).
    fn pin_table(&self) -> Box<dyn PinTable>;
}

/// A clocked unit with pins. Implemented by `#[derive(Unit)]`.
pub trait Unit: Ports {
    fn clock(&self) -> &Signal<In, Clock>;
    fn clock_mut(&mut self) -> &mut Signal<In, Clock>;
    /// No rising edge can change anything in the unit while its inputs stay as they are, be it of consequence or not.
    /// `false` is always safe.
    fn idle(&self) -> bool;
}

/// A register, for [`Unit::idle`].
pub trait Register {
    /// The next rising edge leaves it as it is.
    fn keeps(&self) -> bool;
}

impl<T: Synth> Register for DFF<T> {
    #[inline]
    fn keeps(&self) -> bool {
        self.d.val() == self.q.val()
    }
}
