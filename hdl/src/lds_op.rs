//! Operations of the LDS request port.

use crate::pins::PinValue;
use crate::prelude::*;

/// Operation of one LDS instruction. The code on the pin is the position in this list. Codes past
/// [`LdsOp::CmpSt`], which are reserved, mean [`LdsOp::ReadB32`] in every unit: the `_` of a `match` is a read.
///
/// `memory` is the addressed word, `data` and `data2` the lane's operands. Atomics return the old
/// word (Southern Islands ISA, DS instructions).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, LogicState)]
pub enum LdsOp {
    /// A word.
    ReadB32,
    /// Byte, zero-extended.
    ReadU8,
    /// Byte, sign-extended.
    ReadI8,
    /// Two bytes, zero-extended.
    ReadU16,
    /// Two bytes, sign-extended.
    ReadI16,
    /// Two words, 8-byte aligned: `rsp_data` is the low word, `rsp_data2` the high word.
    ReadB64,
    /// A word.
    WriteB32,
    /// Byte 0 of `data`.
    WriteB8,
    /// Bytes 0 and 1 of `data`.
    WriteB16,
    /// Two words, 8-byte aligned: `data` is the low word, `data2` the high word.
    WriteB64,
    /// `memory + data`
    Add,
    /// `memory - data`
    Sub,
    /// `data - memory`
    RSub,
    /// `memory >= data ? 0 : memory + 1`
    Inc,
    /// `memory == 0 || memory > data ? data : memory - 1`
    Dec,
    /// Signed.
    MinI32,
    /// Signed.
    MaxI32,
    /// Unsigned.
    MinU32,
    /// Unsigned.
    MaxU32,
    /// `memory & data`
    And,
    /// `memory | data`
    Or,
    /// `memory ^ data`
    Xor,
    /// `memory & !data | data2`
    MskOr,
    /// `data`
    Xchg,
    /// `memory == data ? data2 : memory`
    CmpSt,
}

/// Every operation, in the order of the codes.
pub const LDS_OPS: [LdsOp; 25] = [
    LdsOp::ReadB32,
    LdsOp::ReadU8,
    LdsOp::ReadI8,
    LdsOp::ReadU16,
    LdsOp::ReadI16,
    LdsOp::ReadB64,
    LdsOp::WriteB32,
    LdsOp::WriteB8,
    LdsOp::WriteB16,
    LdsOp::WriteB64,
    LdsOp::Add,
    LdsOp::Sub,
    LdsOp::RSub,
    LdsOp::Inc,
    LdsOp::Dec,
    LdsOp::MinI32,
    LdsOp::MaxI32,
    LdsOp::MinU32,
    LdsOp::MaxU32,
    LdsOp::And,
    LdsOp::Or,
    LdsOp::Xor,
    LdsOp::MskOr,
    LdsOp::Xchg,
    LdsOp::CmpSt,
];

impl LdsOp {
    /// It reads the word, and stores a new one in the cycle after that.
    #[inline]
    pub const fn is_atomic(self) -> bool {
        self as u32 >= Self::Add as u32
    }

    /// It stores something: a write or an atomic.
    #[inline]
    pub const fn is_write(self) -> bool {
        self as u32 >= Self::WriteB32 as u32
    }

    /// It is on two words, in two passes.
    #[inline]
    pub const fn is_wide(self) -> bool {
        matches!(self, Self::ReadB64 | Self::WriteB64)
    }

    /// The word that an atomic leaves where it found `memory`.
    #[inline]
    pub fn apply(self, memory: u32, data: u32, data2: u32) -> u32 {
        let signed = |word: u32| word as i32;
        match self {
            Self::Add => memory.wrapping_add(data),
            Self::Sub => memory.wrapping_sub(data),
            Self::RSub => data.wrapping_sub(memory),
            Self::Inc if memory >= data => 0,
            Self::Inc => memory.wrapping_add(1),
            Self::Dec if memory == 0 || memory > data => data,
            Self::Dec => memory - 1,
            Self::MinI32 => signed(memory).min(signed(data)) as u32,
            Self::MaxI32 => signed(memory).max(signed(data)) as u32,
            Self::MinU32 => memory.min(data),
            Self::MaxU32 => memory.max(data),
            Self::And => memory & data,
            Self::Or => memory | data,
            Self::Xor => memory ^ data,
            Self::MskOr => memory & !data | data2,
            Self::CmpSt if memory == data => data2,
            Self::CmpSt => memory,
            _ => data,
        }
    }
}

impl PinValue for LdsOp {
    fn from_word(word: u32) -> Self {
        LDS_OPS.get(word as usize).copied().unwrap_or_default()
    }
    fn to_word(self) -> u32 {
        self as u32
    }
}
