//! Operations of the atomic unit, and what it asks of the memory.

use crate::pins::PinValue;
use crate::prelude::*;

/// What a request does to the word or words at its address. The code on the pin is the position in this list; every code of
/// four bits has its operation.
///
/// `memory` is what is there, `data` and `compare` are the operands: words, or with `wide` pairs of words. Atomics return
/// `memory` (PTX ISA, `atom`).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, LogicState)]
pub enum AtomicOp {
    /// `memory + data`
    Add,
    /// `memory - data`
    Sub,
    /// `memory >= data ? 0 : memory + 1`
    Inc,
    /// `memory == 0 || memory > data ? data : memory - 1`
    Dec,
    /// `data`
    Exchange,
    /// `memory == compare ? data : memory`
    CompareSwap,
    /// `memory & data`
    And,
    /// `memory | data`
    Or,
    /// `memory ^ data`
    Xor,
    /// `min(memory, data)`, signed
    MinSigned,
    /// `min(memory, data)`, unsigned
    MinUnsigned,
    /// `max(memory, data)`, signed
    MaxSigned,
    /// `max(memory, data)`, unsigned
    MaxUnsigned,
    /// What `result_data` and `result_data2` bring: a sum of floats, say.
    External,
    /// A volatile load of up to a line: no atomic.
    Load,
    /// A volatile store of up to a line: no atomic.
    Store,
}

/// Every operation, in the order of the codes.
pub const ATOMIC_OPS: [AtomicOp; 16] = [
    AtomicOp::Add,
    AtomicOp::Sub,
    AtomicOp::Inc,
    AtomicOp::Dec,
    AtomicOp::Exchange,
    AtomicOp::CompareSwap,
    AtomicOp::And,
    AtomicOp::Or,
    AtomicOp::Xor,
    AtomicOp::MinSigned,
    AtomicOp::MinUnsigned,
    AtomicOp::MaxSigned,
    AtomicOp::MaxUnsigned,
    AtomicOp::External,
    AtomicOp::Load,
    AtomicOp::Store,
];

impl PinValue for AtomicOp {
    fn from_word(word: u32) -> Self {
        ATOMIC_OPS.get(word as usize).copied().unwrap_or_default()
    }
    fn to_word(self) -> u32 {
        self as u32
    }
}

/// One access to the memory. The code on the pin is the position in this list.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, LogicState)]
pub enum MemoryKind {
    /// The word or words of an atomic, which come back with `memrsp_data` and `memrsp_data2`.
    Read,
    /// The new word or words of an atomic, `mem_data` and `mem_data2`.
    Write,
    /// The volatile load of tag `mem_tag` takes place; its words go to whoever asked, past the unit.
    Load,
    /// The volatile store of tag `mem_tag` takes place; its bytes come from whoever asked, past the unit.
    Store,
}

/// Every kind of access, in the order of the codes.
pub const MEMORY_KINDS: [MemoryKind; 4] = [
    MemoryKind::Read,
    MemoryKind::Write,
    MemoryKind::Load,
    MemoryKind::Store,
];

impl PinValue for MemoryKind {
    fn from_word(word: u32) -> Self {
        MEMORY_KINDS.get(word as usize).copied().unwrap_or_default()
    }
    fn to_word(self) -> u32 {
        self as u32
    }
}
