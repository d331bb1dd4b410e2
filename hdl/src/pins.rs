//! The pins of a unit as one flat vector of words.
//!
//! Every unit lists its ports once, with [`pins!`]. From that list come the vectors that the
//! benches, the engines and the co-simulation drive (no pin is wider than 32 bits, so a pin is a
//! `u32`), the names the exported Verilog uses, and the test [`Unit::inputs_pending`] by which
//! [`Quiet`](crate::quiet::Quiet) skips a unit that cannot change.

use rust_hdl::prelude::*;

/// One pin: its name in the exported Verilog and its width in bits (1 to 32).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pin {
    pub name: String,
    pub width: usize,
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

/// Input ports: a signal or an array of signals.
pub trait InputPins {
    fn describe(&self, name: &str, pins: &mut Vec<Pin>);
    /// Takes this port's words from the front of `words`.
    fn drive<'a>(&mut self, words: &'a [u32]) -> &'a [u32];
    /// The port has been driven with a value that has not propagated yet.
    fn pending(&self) -> bool;
}

impl<T: PinValue> InputPins for Signal<In, T> {
    fn describe(&self, name: &str, pins: &mut Vec<Pin>) {
        pins.push(Pin {
            name: name.into(),
            width: T::BITS,
        });
    }
    fn drive<'a>(&mut self, words: &'a [u32]) -> &'a [u32] {
        self.next = T::from_word(words[0]);
        &words[1..]
    }
    #[inline(always)]
    fn pending(&self) -> bool {
        self.next != self.val()
    }
}

impl<P: InputPins> InputPins for Vec<P> {
    fn describe(&self, name: &str, pins: &mut Vec<Pin>) {
        for (index, port) in self.iter().enumerate() {
            port.describe(&format!("{name}_{index}"), pins);
        }
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
    fn describe(&self, name: &str, pins: &mut Vec<Pin>);
    /// Puts this port's words at the front of `words`.
    fn sample<'a>(&self, words: &'a mut [u32]) -> &'a mut [u32];
}

impl<T: PinValue> OutputPins for Signal<Out, T> {
    fn describe(&self, name: &str, pins: &mut Vec<Pin>) {
        pins.push(Pin {
            name: name.into(),
            width: T::BITS,
        });
    }
    fn sample<'a>(&self, words: &'a mut [u32]) -> &'a mut [u32] {
        words[0] = self.val().to_word();
        &mut words[1..]
    }
}

impl<P: OutputPins> OutputPins for Vec<P> {
    fn describe(&self, name: &str, pins: &mut Vec<Pin>) {
        for (index, port) in self.iter().enumerate() {
            port.describe(&format!("{name}_{index}"), pins);
        }
    }
    fn sample<'a>(&self, words: &'a mut [u32]) -> &'a mut [u32] {
        self.iter().fold(words, |rest, port| port.sample(rest))
    }
}

/// A block with listed pins. Implemented by [`comb_pins!`] and [`pins!`].
pub trait Ports: Block {
    /// Input pins in the order of [`Ports::drive`]; a clock is not among them.
    fn inputs(&self) -> Vec<Pin>;
    /// Output pins in the order of [`Ports::sample`].
    fn outputs(&self) -> Vec<Pin>;
    fn drive(&mut self, words: &[u32]);
    fn sample(&self, words: &mut [u32]);
    /// An input (not the clock) has a new value that has not propagated yet.
    fn inputs_pending(&self) -> bool;
}

/// A clocked unit with listed pins. Implemented by [`pins!`].
pub trait Unit: Ports {
    fn clock(&self) -> &Signal<In, Clock>;
    fn clock_mut(&mut self) -> &mut Signal<In, Clock>;
    /// No rising edge can change the unit while its inputs stay as they are. `false` is always safe.
    fn idle(&self) -> bool;
}

/// Lists the ports of a combinational block: `comb_pins!(Name { in: a, b; out: c })`.
#[macro_export]
macro_rules! comb_pins {
    ($name:ident $(<$(const $generic:ident),+>)? {
        in: $($input:ident),+;
        out: $($output:ident),+
    }) => {
        impl $(<$(const $generic: usize),+>)? $crate::pins::Ports for $name $(<$($generic),+>)? {
            fn inputs(&self) -> Vec<$crate::pins::Pin> {
                let mut pins = vec![];
                $($crate::pins::InputPins::describe(&self.$input, stringify!($input), &mut pins);)+
                pins
            }
            fn outputs(&self) -> Vec<$crate::pins::Pin> {
                let mut pins = vec![];
                $($crate::pins::OutputPins::describe(&self.$output, stringify!($output), &mut pins);)+
                pins
            }
            fn drive(&mut self, words: &[u32]) {
                let rest = words;
                $(let rest = $crate::pins::InputPins::drive(&mut self.$input, rest);)+
                assert!(rest.is_empty(), "one word for each input pin");
            }
            fn sample(&self, words: &mut [u32]) {
                let rest = words;
                $(let rest = $crate::pins::OutputPins::sample(&self.$output, rest);)+
                assert!(rest.is_empty(), "one word for each output pin");
            }
            #[inline]
            fn inputs_pending(&self) -> bool {
                $($crate::pins::InputPins::pending(&self.$input))||+
            }
        }
    };
}

/// Lists the ports of a clocked unit: `pins!(Name<const N> { in: a, b; out: c; idle: |unit| expression })`.
#[macro_export]
macro_rules! pins {
    ($name:ident $(<$(const $generic:ident),+>)? {
        in: $($input:ident),+;
        out: $($output:ident),+;
        idle: |$unit:ident| $idle:expr
    }) => {
        $crate::comb_pins!($name $(<$(const $generic),+>)? {
            in: $($input),+;
            out: $($output),+
        });
        impl $(<$(const $generic: usize),+>)? $crate::pins::Unit for $name $(<$($generic),+>)? {
            fn clock(&self) -> &Signal<In, Clock> {
                &self.clock
            }
            fn clock_mut(&mut self) -> &mut Signal<In, Clock> {
                &mut self.clock
            }
            #[inline]
            fn idle(&self) -> bool {
                let $unit = self;
                $idle
            }
        }
    };
}
