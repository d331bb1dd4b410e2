//! One description of a storage unit, with two readers: the simulation and the printer of Verilog.
//!
//! ```text
//!                                +-> Simulated: words are u64, arrays their cells; compiled for each unit
//!  rise(), show() of a Circuit --+
//!                                +-> Printed: words are nets; every statement becomes Verilog
//! ```
//!
//! A unit says once, in [`Circuit::rise`] and [`Circuit::show`], what it does, in terms of [`Hardware`]. `update` runs the description with
//! [`Simulated`], of which nothing is left but the arithmetic; `hdl` runs it with [`Printed`], once. So there is no second text that could
//! say something else.
//!
//! What the description is made of has its Rust and its Verilog side by side, in one place each: [operations](operation) on words,
//! [arrays](mod@array) of words, [planes](plane) of bits, and what looks at a whole plane in a cycle
//! ([`RowScan`], [`block_scan`], [`RowExchange`]). Each of them is compared exhaustively with what Icarus
//! makes of its Verilog, at small sizes.
//!
//! **The clock.** In `rise`, everything that is read is from before the edge. What is written to one array is written one after the other: what comes
//! later wins. An array is read before it is written; the printer refuses anything else, because in the simulation the written value would
//! be read.
//!
//! **Widths.** In Verilog no value changes its width by itself. The printer refuses operands of different widths.

pub mod array;
pub mod block_scan;
pub mod definitions;
pub mod first_bit;
pub mod net;
pub mod operation;
pub mod pair_tree;
pub mod pin;
pub mod plane;
pub mod printed;
pub mod row_decoder;
pub mod row_exchange;
pub mod row_scan;
pub mod simulated;

use array::{Action, StorageArray};
use block_scan::BlockPorts;
use operation::*;
use pin::{InPin, OutPin, PinName};
use plane::{Plane, Renewal};
pub use printed::{print, Printed};
use row_exchange::{ExchangePorts, RowExchange};
use row_scan::{RowScan, ScanPorts};
pub use simulated::{simulate, Simulated};
use std::fmt::Arguments;

/// A storage unit, described.
pub trait Circuit: Clone {
    /// What the rising edge of the clock changes.
    fn rise<H: Hardware>(&mut self, hw: &mut H);
    /// What the outputs show that are not registers.
    fn show<H: Hardware>(&mut self, hw: &mut H);
}

/// What a description says, to whoever reads it. Words have up to 64 bits; conditions are words of one bit.
pub trait Hardware: Sized {
    type Word: Copy;

    /// The value of an input pin; written `input!(hw, self.pin)`.
    fn input(&mut self, name: PinName, pin: &impl InPin) -> Self::Word;
    /// Drives an output that is no register; written `output!(hw, self.pin, word)`.
    fn output(&mut self, name: PinName, pin: &mut impl OutPin, word: Self::Word);
    /// Loads an output that is a register; written `load!(hw, self.pin, word)`. It starts as 0.
    fn load(&mut self, name: PinName, pin: &mut impl OutPin, word: Self::Word);

    fn constant(&mut self, width: usize, value: u64) -> Self::Word;
    fn apply<const N: usize>(
        &mut self,
        operation: impl Operation<N>,
        operands: [Self::Word; N],
    ) -> Self::Word;
    /// A wire of this name in Verilog.
    fn named(&mut self, name: Arguments, word: Self::Word) -> Self::Word;
    /// Bits of a word that have no use.
    fn unused(&mut self, word: Self::Word);
    /// The word that has bit `i` from the `i`-th call of `bit`.
    fn gather(
        &mut self,
        count: usize,
        bit: impl FnMut(&mut Self, usize) -> Self::Word,
    ) -> Self::Word;
    /// The word of the case that `index` names, or zeros of `width` bits where it names none of `count`.
    fn case(
        &mut self,
        index: Self::Word,
        count: usize,
        width: usize,
        word: impl FnMut(&mut Self, usize) -> Self::Word,
    ) -> Self::Word;
    /// The word of the first of `count` cases whose condition holds, or of the last. In Verilog a tree of choices of this name: the
    /// conditions may be late.
    fn first_case(
        &mut self,
        name: &str,
        count: usize,
        holds: impl FnMut(&mut Self, usize) -> Self::Word,
        word: impl FnMut(&mut Self, usize) -> Self::Word,
    ) -> Self::Word;
    /// Whether one of `count` words has a bit.
    fn any_of(
        &mut self,
        count: usize,
        word: impl FnMut(&mut Self, usize) -> Self::Word,
    ) -> Self::Word;

    /// The bits that one of `count` words has.
    fn union(
        &mut self,
        count: usize,
        word: impl FnMut(&mut Self, usize) -> Self::Word,
    ) -> Self::Word;

    /// A row of an array; zeros past the last.
    fn read(&mut self, array: &StorageArray, row: Self::Word) -> Self::Word;
    /// A row of an array of registers.
    fn register(&mut self, array: &StorageArray, row: usize) -> Self::Word;
    /// A bit of a plane; 0 past the last.
    fn bit(&mut self, plane: &Plane, row: Self::Word) -> Self::Word;
    /// As [`Hardware::bit`]. In Verilog the row is decoded, once for all that look at it or renew it.
    fn decoded_bit(&mut self, plane: &Plane, row: Self::Word) -> Self::Word;
    /// The next marked row behind one that is decoded; see [`block_scan`].
    fn scan_blocks(
        &mut self,
        planes: &[Plane],
        row_bits: usize,
        ports: BlockPorts<Self::Word>,
    ) -> [Self::Word; 2];
    /// The next marked row: whether there is one, and its number.
    fn scan(
        &mut self,
        scan: &RowScan,
        planes: &[Plane],
        ports: ScanPorts<Self::Word>,
    ) -> [Self::Word; 2];

    /// The first bit of a word of `width` bits: whether there are more, and its number, or without any that of the last place.
    fn first(&mut self, word: Self::Word, width: usize) -> [Self::Word; 2];

    /// Does what it says in `body` if the condition holds.
    fn when(&mut self, condition: Self::Word, body: impl FnOnce(&mut Self));
    fn act(&mut self, array: &mut StorageArray, action: Action<Self::Word>);
    /// Writes a bit; past the last it does nothing.
    fn set_bit(&mut self, plane: &mut Plane, row: Self::Word, bit: Self::Word);
    /// All that a rising edge does to a plane, at a decoded row.
    fn renew(&mut self, plane: &mut Plane, renewal: Renewal<Self::Word>);
    /// Writes all bits with zeros.
    fn clear(&mut self, plane: &mut Plane);
    /// See [`RowExchange`].
    fn exchange(
        &mut self,
        planes: [&mut Plane; 2],
        exchange: RowExchange,
        ports: ExchangePorts<Self::Word>,
    );

    fn and(&mut self, a: Self::Word, b: Self::Word) -> Self::Word {
        self.apply(And, [a, b])
    }
    fn and_not(&mut self, a: Self::Word, b: Self::Word) -> Self::Word {
        self.apply(AndNot, [a, b])
    }
    fn or(&mut self, a: Self::Word, b: Self::Word) -> Self::Word {
        self.apply(Or, [a, b])
    }
    /// Of a condition.
    fn not(&mut self, a: Self::Word) -> Self::Word {
        self.apply(Not, [a])
    }
    /// Whether the word has a bit.
    fn any(&mut self, a: Self::Word) -> Self::Word {
        self.apply(Any, [a])
    }
    fn equal(&mut self, a: Self::Word, b: Self::Word) -> Self::Word {
        self.apply(Equal, [a, b])
    }
    fn is(&mut self, a: Self::Word, number: usize) -> Self::Word {
        self.apply(Is(number as u64), [a])
    }
    fn at_most(&mut self, a: Self::Word, b: Self::Word) -> Self::Word {
        self.apply(AtMost, [a, b])
    }
    fn slice(&mut self, a: Self::Word, low: usize, width: usize) -> Self::Word {
        self.apply(Slice { low, width }, [a])
    }
    fn select(&mut self, condition: Self::Word, yes: Self::Word, no: Self::Word) -> Self::Word {
        self.apply(Select, [condition, yes, no])
    }
}

/// An input pin of the unit: `input!(hw, self.name)`, `input!(hw, self.name[number])`.
macro_rules! input {
    ($hw:ident, $unit:ident.$pin:ident $([$number:expr])?) => {
        $hw.input($crate::storage::circuit::pin_name!($pin $([$number])?), &$unit.$pin$([$number])?)
    };
}

/// Drives an output pin: `output!(hw, self.name, word)`.
macro_rules! output {
    ($hw:ident, $unit:ident.$pin:ident $([$number:expr])?, $word:expr) => {{
        let word = $word;
        $hw.output($crate::storage::circuit::pin_name!($pin $([$number])?), &mut $unit.$pin$([$number])?, word)
    }};
}

/// Loads an output pin that is a register: `load!(hw, self.name, word)`.
macro_rules! load {
    ($hw:ident, $unit:ident.$pin:ident, $word:expr) => {{
        let word = $word;
        $hw.load(
            $crate::storage::circuit::pin_name!($pin),
            &mut $unit.$pin,
            word,
        )
    }};
}

macro_rules! pin_name {
    ($pin:ident $([$number:expr])?) => {
        $crate::storage::circuit::pin::PinName {
            name: stringify!($pin),
            number: None::<usize>$(.or(Some($number)))?,
        }
    };
}

pub(crate) use {input, load, output, pin_name};
