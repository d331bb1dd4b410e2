//! Words of up to 32 bits.
//!
//! They stand in for rust-hdl's type of this name, in the same notation, so `#[hdl_gen]` makes the same Verilog of it. There a word has room for
//! any number of bits, 32 bytes for 32 of them, and is shifted as a big integer; here no signal is wider than 32 bits and a word is a `u32`.

use rust_hdl_core::ast::VerilogLiteral;
use rust_hdl_core::bits::Bits as AnyBits;
use rust_hdl_core::synth::{Synth, VCDValue};
use rust_hdl_core::type_descriptor::TypeDescriptor;
use std::cmp::Ordering;
use std::ops::{Add, BitAnd, BitOr, BitXor, Not, Shl, Shr, Sub};

/// A word of `N <= 32` bits. Numbers beside words are taken as words of the same width, and must fit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bits<const N: usize>(u32);

/// The word's low bits, or the word with zeros above it.
#[inline(always)]
pub fn bit_cast<const M: usize, const N: usize>(word: Bits<N>) -> Bits<M> {
    Bits::low(word.0)
}

impl<const N: usize> Bits<N> {
    const MASK: u32 = {
        assert!(N <= 32, "a word has at most 32 bits");
        ((1_u64 << N) - 1) as u32
    };

    /// The low `N` bits.
    #[inline(always)]
    fn low(word: u32) -> Self {
        Self(word & Self::MASK)
    }

    #[inline(always)]
    pub fn any(&self) -> bool {
        self.0 != 0
    }

    #[inline(always)]
    pub fn all(&self) -> bool {
        self.0 == Self::MASK
    }

    /// Whether the number of ones is odd.
    #[inline(always)]
    pub fn xor(&self) -> bool {
        self.0.count_ones() & 1 != 0
    }

    #[inline(always)]
    pub fn index(&self) -> usize {
        self.0 as usize
    }

    /// # Panics
    /// If there is no such bit.
    #[inline(always)]
    pub fn get_bit(&self, index: usize) -> bool {
        assert!(index < N, "bit {index} of {N}");
        self.0 >> index & 1 != 0
    }

    /// # Panics
    /// If there is no such bit.
    #[inline(always)]
    pub fn replace_bit(&self, index: usize, bit: bool) -> Self {
        assert!(index < N, "bit {index} of {N}");
        Self(self.0 & !(1 << index) | u32::from(bit) << index)
    }

    /// `M` bits from `index` on, with zeros above the word.
    ///
    /// # Panics
    /// If `index` is past the word.
    #[inline(always)]
    pub fn get_bits<const M: usize>(&self, index: usize) -> Bits<M> {
        assert!(index <= N, "bits from {index} of {N}");
        bit_cast(*self >> index as u64)
    }
}

impl<const N: usize> From<u64> for Bits<N> {
    /// # Panics
    /// If the number has more than `N` bits.
    #[inline(always)]
    fn from(number: u64) -> Self {
        assert!(
            number <= u64::from(Self::MASK),
            "{number:#x} does not fit into {N} bits"
        );
        Self(number as u32)
    }
}

impl From<bool> for Bits<1> {
    #[inline(always)]
    fn from(bit: bool) -> Self {
        Self(bit.into())
    }
}

impl<const N: usize> From<Bits<N>> for u64 {
    #[inline(always)]
    fn from(word: Bits<N>) -> Self {
        word.0.into()
    }
}

/// An operation on two words, or a word and a number.
macro_rules! operation {
    ($trait:ident, $method:ident, |$a:ident, $b:ident| $value:expr) => {
        impl<const N: usize> $trait for Bits<N> {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                let (Self($a), Self($b)) = (self, other);
                Self::low($value)
            }
        }
        impl<const N: usize> $trait<u64> for Bits<N> {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: u64) -> Self {
                self.$method(Self::from(other))
            }
        }
    };
}

operation!(Add, add, |a, b| a.wrapping_add(b));
operation!(Sub, sub, |a, b| a.wrapping_sub(b));
operation!(BitAnd, bitand, |a, b| a & b);
operation!(BitOr, bitor, |a, b| a | b);
operation!(BitXor, bitxor, |a, b| a ^ b);

/// A shift by a number or by a word.
macro_rules! shift {
    ($trait:ident, $method:ident, $shift:ident) => {
        impl<const N: usize> $trait<u64> for Bits<N> {
            type Output = Self;
            #[inline(always)]
            fn $method(self, by: u64) -> Self {
                let by = u32::try_from(by).unwrap_or(u32::MAX);
                Self::low(self.0.$shift(by).unwrap_or(0))
            }
        }
        impl<const N: usize, const M: usize> $trait<Bits<M>> for Bits<N> {
            type Output = Self;
            #[inline(always)]
            fn $method(self, by: Bits<M>) -> Self {
                self.$method(u64::from(by))
            }
        }
    };
}

shift!(Shl, shl, checked_shl);
shift!(Shr, shr, checked_shr);

impl<const N: usize> Not for Bits<N> {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self::low(!self.0)
    }
}

impl<const N: usize> PartialEq<u64> for Bits<N> {
    #[inline(always)]
    fn eq(&self, other: &u64) -> bool {
        *self == Self::from(*other)
    }
}

impl<const N: usize> PartialOrd<u64> for Bits<N> {
    #[inline(always)]
    fn partial_cmp(&self, other: &u64) -> Option<Ordering> {
        self.partial_cmp(&Self::from(*other))
    }
}

/// rust-hdl's type of the same width, which has its notations.
impl<const N: usize> From<Bits<N>> for AnyBits<N> {
    fn from(word: Bits<N>) -> Self {
        u64::from(word).into()
    }
}

impl<const N: usize> Synth for Bits<N> {
    const BITS: usize = N;
    fn descriptor() -> TypeDescriptor {
        AnyBits::<N>::descriptor()
    }
    fn vcd(self) -> VCDValue {
        AnyBits::from(self).vcd()
    }
    fn verilog(self) -> VerilogLiteral {
        AnyBits::from(self).verilog()
    }
}

/// Numbers as words; what `#[derive(LogicState)]` takes codes by.
pub trait ToBits {
    /// # Panics
    /// If the number has more than `N` bits.
    fn to_bits<const N: usize>(self) -> Bits<N>;
}

impl ToBits for usize {
    fn to_bits<const N: usize>(self) -> Bits<N> {
        (self as u64).into()
    }
}
