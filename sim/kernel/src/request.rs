//! What an instruction asks of memory.

use super::lanes::LaneWords;
use super::token::Token;
use turnstile_hdl::lds_op::LdsOp;

/// Accesses of one instruction to local memory, performed in order and answered one by one.
#[derive(Clone, Debug, PartialEq)]
pub struct LocalRequest<const LANES: usize> {
    /// Outstanding until the last access is answered.
    pub token: Token,
    /// Lanes that take part.
    pub lanes: u64,
    /// One or more accesses.
    pub accesses: Vec<LocalAccess<LANES>>,
    /// What becomes of the words that the only access, a 64-bit read, finds. Nobody's access comes between.
    pub update: Option<Box<LocalUpdate<LANES>>>,
}

impl<const LANES: usize> LocalRequest<LANES> {
    /// A word of each lane is read, changed and written.
    pub fn is_atomic(&self) -> bool {
        self.update.is_some() || self.accesses.iter().any(|access| access.op.is_atomic())
    }
}

/// Second half of an atomic that the LDS does not have: one of 64 bits, or on floats.
#[derive(Clone, Debug, PartialEq)]
pub struct LocalUpdate<const LANES: usize> {
    pub op: MemoryAtomic,
    /// Its operands, a lane; the second is used by compare-and-swaps only.
    pub operands: [[u64; LANES]; 2],
}

impl<const LANES: usize> LocalUpdate<LANES> {
    /// What a lane stores, as its low and its high word, of those that it has found; of one word if the update is not `wide`.
    pub fn apply(&self, lane: usize, [low, high]: [u32; 2], wide: bool) -> [u32; 2] {
        let [first, second] = self.operands.map(|operand| operand[lane]);
        let new = match wide {
            true => {
                let old = u64::from(low) | u64::from(high) << 32;
                self.op.apply64(old, first, second)
            }
            false => self.op.apply(low, first as u32, second as u32).into(),
        };
        [new as u32, (new >> 32) as u32]
    }
}

/// One access of every active lane to local memory.
#[derive(Clone, Debug, PartialEq)]
pub struct LocalAccess<const LANES: usize> {
    pub op: LdsOp,
    /// Byte address inside the work-group's local memory, a lane; undefined for inactive lanes. Not bounds-checked.
    pub address: LaneWords<LANES>,
    pub data: LaneWords<LANES>,
    pub data2: LaneWords<LANES>,
}

impl<const LANES: usize> LocalAccess<LANES> {
    /// It only reads.
    pub fn loads(&self) -> bool {
        use LdsOp::{ReadB32, ReadB64, ReadI16, ReadI8, ReadU16, ReadU8};
        matches!(
            self.op,
            ReadB32 | ReadU8 | ReadI8 | ReadU16 | ReadI16 | ReadB64
        )
    }
}

/// One access of every active lane to global memory.
#[derive(Clone, Debug, PartialEq)]
pub struct MemoryRequest<const LANES: usize> {
    /// Outstanding until the access is performed in all lanes.
    pub token: Token,
    pub op: MemoryOp,
    /// Which caches may keep it.
    pub space: Space,
    /// Lanes that take part.
    pub lanes: u64,
    /// Global byte address, a lane; undefined for inactive lanes. It has the first word ([`word_address`](Self::word_address)).
    pub address: Box<[u64; LANES]>,
    /// Words to store or operands, one entry a word; empty for loads.
    pub data: Vec<LaneWords<LANES>>,
    /// Words that a lane gets back, 0 to 4: what it loads, or the word before an atomic.
    pub words: u8,
}

impl<const LANES: usize> MemoryRequest<LANES> {
    /// Global byte address of a lane's word. In [`Space::Local`] each word has those of all other lanes between it and the next one.
    pub fn word_address(&self, lane: usize, word: u64) -> u64 {
        let apart = match self.space {
            Space::Local => 4 * LANES as u64,
            Space::Global | Space::Volatile => 4,
        };
        self.address[lane] + apart * word
    }
}

/// What an access to global memory is for, as far as caches care. A machine file says which spaces the first level keeps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Space {
    /// What all threads share.
    #[default]
    Global,
    /// The same, but no first level may answer: other cores may have written it.
    Volatile,
    /// A stack that one thread has for itself.
    Local,
}

/// Operation on global memory, the same for all lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryOp {
    /// Load `bytes` (1, 2, or a multiple of 4 up to 16); 1 and 2 are extended to a word.
    Load {
        /// Size of a lane's access.
        bytes: u8,
        /// Sign-extend (only for 1 and 2 bytes).
        signed: bool,
    },
    /// Store `bytes` (1, 2, or a multiple of 4 up to 16) from the low end of `data`.
    Store {
        /// Size of a lane's access.
        bytes: u8,
    },
    /// 32-bit read-modify-write; the old word goes back if the request has a word for it.
    Atomic(MemoryAtomic),
    /// The same of 64 bits: each operand is two words of `data`, low word first, and two words go back.
    Atomic64(MemoryAtomic),
}

/// Read-modify-write operations on a word of memory, of 32 or 64 bits: `data[0]` is the operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryAtomic {
    /// Replace.
    Swap,
    /// `mem == data[1] ? data[0] : mem` (`data[0]` = new, `data[1]` = compare).
    CompareSwap,
    /// The same of one half of a word of 32 bits: `data[0]` has the new half, and above it what it is compared with; `data[1]` is the
    /// half's first bit, 0 or 16.
    CompareSwapHalf,
    Add,
    /// `mem - data`.
    Sub,
    /// Signed minimum.
    MinI,
    /// Unsigned minimum.
    MinU,
    /// Signed maximum.
    MaxI,
    /// Unsigned maximum.
    MaxU,
    And,
    Or,
    /// Exclusive or.
    Xor,
    /// `mem >= data ? 0 : mem + 1`.
    Inc,
    /// `mem == 0 || mem > data ? data : mem - 1`.
    Dec,
    /// Add floats of the word's size, to the nearest even; `flush` takes a subnormal number of 32 bits for zero, before and after.
    AddFloat {
        flush: bool,
    },
}

/// The operations on words of type `$unsigned`.
macro_rules! arithmetic {
    ($name:ident, $unsigned:ty, $signed:ty, $add:path) => {
        /// The new word, from the word in memory and the operands (`data1` is used by compare-and-swaps only).
        pub fn $name(self, memory: $unsigned, data0: $unsigned, data1: $unsigned) -> $unsigned {
            match self {
                Self::Swap => data0,
                Self::CompareSwap if memory == data1 => data0,
                Self::CompareSwap => memory,
                Self::CompareSwapHalf => {
                    let (held, compared) = (memory >> data1 & 0xffff, data0 >> 16 & 0xffff);
                    let swapped = memory & !(0xffff << data1) | (data0 & 0xffff) << data1;
                    if held == compared {
                        swapped
                    } else {
                        memory
                    }
                }
                Self::Add => memory.wrapping_add(data0),
                Self::Sub => memory.wrapping_sub(data0),
                Self::MinI => (memory as $signed).min(data0 as $signed) as $unsigned,
                Self::MinU => memory.min(data0),
                Self::MaxI => (memory as $signed).max(data0 as $signed) as $unsigned,
                Self::MaxU => memory.max(data0),
                Self::And => memory & data0,
                Self::Or => memory | data0,
                Self::Xor => memory ^ data0,
                Self::Inc if memory >= data0 => 0,
                Self::Inc => memory + 1,
                Self::Dec if memory == 0 || memory > data0 => data0,
                Self::Dec => memory - 1,
                Self::AddFloat { flush } => $add(memory, data0, flush),
            }
        }
    };
}

impl MemoryAtomic {
    /// Operands.
    pub fn operands(self) -> u8 {
        match self {
            Self::CompareSwap | Self::CompareSwapHalf => 2,
            _ => 1,
        }
    }

    arithmetic!(apply, u32, i32, add_single);
    arithmetic!(apply64, u64, i64, add_double);
}

/// A sum that is no number is the chip's, and told by its bits: to the compiler all NaNs are alike.
fn add_single(a: u32, b: u32, flush: bool) -> u32 {
    let flushed = |value: f32| match flush && value.is_subnormal() {
        true => 0.0f32.copysign(value),
        false => value,
    };
    let sum = flushed(flushed(f32::from_bits(a)) + flushed(f32::from_bits(b))).to_bits();
    match sum << 1 > f32::INFINITY.to_bits() << 1 {
        true => 0x7fff_ffff,
        false => sum,
    }
}

/// An operand that is no number stays as it is, and goes before what is in memory.
fn add_double(a: u64, b: u64, _flush: bool) -> u64 {
    let is_nan = |bits: u64| bits << 1 > f64::INFINITY.to_bits() << 1;
    let sum = (f64::from_bits(a) + f64::from_bits(b)).to_bits();
    match [b, a].into_iter().find(|bits| is_nan(*bits)) {
        Some(nan) => nan,
        None if is_nan(sum) => 0xfff8_0000_0000_0000,
        None => sum,
    }
}

/// A load of consecutive words that all lanes share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScalarLoad {
    /// Outstanding until all words are there.
    pub token: Token,
    /// Global byte address, a multiple of 4.
    pub address: u64,
    pub words: u8,
}
