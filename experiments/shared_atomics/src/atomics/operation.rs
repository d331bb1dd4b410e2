//! Atomic operations: what each makes of a word, and how the RTL is asked for it.

use serde::{Deserialize, Serialize};
use turnstile_hdl::lds_op::LdsOp;

/// Operation of an atomic instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AtomicOp {
    /// int32 addition
    Add,
    /// signed minimum
    Min,
    /// signed maximum
    Max,
    /// unsigned minimum
    Umin,
    /// unsigned maximum
    Umax,
    And,
    Or,
    Xor,
    /// exchange
    Exch,
    /// compare and swap
    Cas,
    /// float32 addition, computed outside of the RTL
    Fadd,
}

impl AtomicOp {
    /// Every operation.
    pub const ALL: [Self; 11] = [
        Self::Add,
        Self::Min,
        Self::Max,
        Self::Umin,
        Self::Umax,
        Self::And,
        Self::Or,
        Self::Xor,
        Self::Exch,
        Self::Cas,
        Self::Fadd,
    ];

    /// Name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Add => "add",
            Self::Min => "min",
            Self::Max => "max",
            Self::Umin => "umin",
            Self::Umax => "umax",
            Self::And => "and",
            Self::Or => "or",
            Self::Xor => "xor",
            Self::Exch => "exch",
            Self::Cas => "cas",
            Self::Fadd => "fadd",
        }
    }

    /// The word that replaces `memory`.
    pub fn apply(self, memory: u32, data: u32, data2: u32) -> u32 {
        match self {
            Self::Add => memory.wrapping_add(data),
            Self::Min => (memory as i32).min(data as i32) as u32,
            Self::Max => (memory as i32).max(data as i32) as u32,
            Self::Umin => memory.min(data),
            Self::Umax => memory.max(data),
            Self::And => memory & data,
            Self::Or => memory | data,
            Self::Xor => memory ^ data,
            Self::Exch => data,
            Self::Cas if memory == data => data2,
            Self::Cas => memory,
            Self::Fadd => (f32::from_bits(memory) + f32::from_bits(data)).to_bits(),
        }
    }

    /// Whether the word to store is computed outside of the RTL.
    pub fn is_external(self) -> bool {
        self == Self::Fadd
    }

    /// The RTL's operation; of one computed outside it only stores what it is given.
    pub fn rtl(self) -> LdsOp {
        match self {
            Self::Add => LdsOp::Add,
            Self::Min => LdsOp::MinI32,
            Self::Max => LdsOp::MaxI32,
            Self::Umin => LdsOp::MinU32,
            Self::Umax => LdsOp::MaxU32,
            Self::And => LdsOp::And,
            Self::Or => LdsOp::Or,
            Self::Xor => LdsOp::Xor,
            Self::Exch | Self::Fadd => LdsOp::Xchg,
            Self::Cas => LdsOp::CmpSt,
        }
    }

    /// What lane `lane` brings along on the command line: additions count, the others differ by lane.
    pub fn operands(self, lane: usize) -> (u32, u32) {
        let number = lane as u32 + 1;
        match self {
            Self::Add => (1, 0),
            Self::Fadd => (1_f32.to_bits(), 0),
            Self::Cas => (0, number),
            _ => (number, 0),
        }
    }
}
