//! What one executed instruction asks of the machine.

use super::wavefront::LaneWords;

/// The functional unit an instruction occupies, for the timing model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// Scalar ALU.
    Scalar,
    /// SIMD unit.
    Vector,
    /// Branch unit (`s_branch`, `s_cbranch_*`).
    Branch,
    /// Local data share.
    Lds,
    /// Vector memory (buffer instructions).
    VectorMemory,
    /// Scalar memory (`s_load_*`, `s_buffer_load_*`, `s_memtime`).
    ScalarMemory,
    /// Handled at issue and by no execution unit: `s_waitcnt`, `s_barrier`, `s_nop`, `s_endpgm` ...
    Message,
    /// `s_tx_begin`, `s_tx_commit`.
    Transaction,
}

/// What the machine must do after [`Wavefront::execute`](super::Wavefront::execute). The program counter has already
/// moved to the next instruction (for a taken branch: to the target).
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Nothing; registers are already updated.
    Next,
    /// A branch; `pc` already is `target` if `taken`, else `fall_through`. Both are instruction indices.
    Branch {
        /// Instruction the branch leads to.
        target: u32,
        /// Instruction after the branch.
        fall_through: u32,
        /// Whether it was taken.
        taken: bool,
        /// Whether `target` is at or before the branch itself (a loop).
        backward: bool,
        /// False for `s_branch`.
        conditional: bool,
    },
    /// `s_endpgm`: the wavefront is finished.
    EndProgram,
    /// `s_barrier`: wait for the other wavefronts of the work-group.
    Barrier,
    /// `s_waitcnt`: go on when at most this many operations are outstanding. `None` = do not wait for this counter.
    WaitCount {
        /// Vector memory loads and returning atomics (on SI also stores; see [`VectorMemory`]).
        vmcnt: Option<u8>,
        /// LDS and scalar memory.
        lgkmcnt: Option<u8>,
        /// Vector stores that have not yet read their data registers.
        expcnt: Option<u8>,
    },
    /// `s_nop` and `s_sleep`: idle for this many clocks.
    Idle {
        /// Clocks to wait.
        clocks: u32,
    },
    /// `s_tx_begin`. With EXEC = 0 the machine presents nothing.
    TxBegin,
    /// `s_tx_commit`. With EXEC = 0 the machine presents nothing.
    TxCommit,
    /// Local memory accesses; counts in lgkmcnt until the last response is written back.
    Lds(Box<LdsRequest>),
    /// A scalar load; counts in lgkmcnt.
    ScalarLoad(ScalarLoad),
    /// `s_memtime`: write the 64-bit clock count to two registers; counts in lgkmcnt.
    ReadClock(ScalarDestination),
    /// A global memory access; counts in vmcnt.
    VectorMemory(Box<VectorMemory>),
}

/// Operation of the local memory unit; the discriminant is the unit's 5-bit operation code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum LdsOp {
    /// 32-bit load.
    ReadB32 = 0,
    /// Zero-extended byte load.
    ReadU8 = 1,
    /// Sign-extended byte load.
    ReadI8 = 2,
    /// Zero-extended 16-bit load.
    ReadU16 = 3,
    /// Sign-extended 16-bit load.
    ReadI16 = 4,
    /// 64-bit load.
    ReadB64 = 5,
    /// 32-bit store.
    WriteB32 = 6,
    /// Byte store.
    WriteB8 = 7,
    /// 16-bit store.
    WriteB16 = 8,
    /// 64-bit store: `data` low word, `data2` high word.
    WriteB64 = 9,
    /// `mem + data`.
    Add = 10,
    /// `mem - data`.
    Sub = 11,
    /// `data - mem`.
    Rsub = 12,
    /// `mem >= data ? 0 : mem + 1`.
    Inc = 13,
    /// `mem == 0 || mem > data ? data : mem - 1`.
    Dec = 14,
    /// Signed minimum.
    MinI = 15,
    /// Signed maximum.
    MaxI = 16,
    /// Unsigned minimum.
    MinU = 17,
    /// Unsigned maximum.
    MaxU = 18,
    /// `mem & data`.
    And = 19,
    /// `mem | data`.
    Or = 20,
    /// `mem ^ data`.
    Xor = 21,
    /// `(mem & !data) | data2`.
    MaskOr = 22,
    /// `data`.
    Exchange = 23,
    /// `mem == data ? data2 : mem`.
    CompareStore = 24,
}

/// Accesses of one DS instruction, to be performed in order (two for `read2`, `write2` and `wrxchg2`, else one).
#[derive(Clone, Debug, PartialEq)]
pub struct LdsRequest {
    /// Lanes that take part.
    pub lanes: u64,
    /// One or two accesses.
    pub accesses: Vec<LdsAccess>,
}

/// One access of every active lane to local memory.
#[derive(Clone, Debug, PartialEq)]
pub struct LdsAccess {
    /// What is done.
    pub op: LdsOp,
    /// Byte address inside the work-group's local memory, a lane; undefined for inactive lanes. Not bounds-checked.
    pub address: LaneWords,
    /// First operand.
    pub data: LaneWords,
    /// Second operand.
    pub data2: LaneWords,
    /// Where the response goes: one word, two for [`LdsOp::ReadB64`]. `None` = the response is ignored.
    pub destination: Option<VectorDestination>,
}

/// Consecutive vector registers that receive a load.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VectorDestination {
    /// First vector register.
    pub first: u8,
    /// Registers, 1 to 4.
    pub words: u8,
}

/// Consecutive scalar registers that receive a load; opaque, handed back to
/// [`Wavefront::write_back_scalar`](super::Wavefront::write_back_scalar).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScalarDestination {
    /// Register number as encoded (0..=103 SGPR, 106/107 VCC).
    pub first: u8,
    /// Registers: 1, 2, 4, 8 or 16.
    pub words: u8,
}

/// A load of consecutive words into scalar registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScalarLoad {
    /// Global byte address, a multiple of 4.
    pub address: u64,
    /// Registers that receive the words.
    pub destination: ScalarDestination,
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
    /// 32-bit read-modify-write; the old word goes to `destination` if there is one.
    Atomic(MemoryAtomic),
}

/// Read-modify-write operations on a word of global memory: `data[0]` is the operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryAtomic {
    /// Replace.
    Swap,
    /// `mem == data[1] ? data[0] : mem` (buffer order: data[0] = new, data[1] = compare).
    CompareSwap,
    /// Add.
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
    /// And.
    And,
    /// Or.
    Or,
    /// Exclusive or.
    Xor,
    /// `mem >= data ? 0 : mem + 1`.
    Inc,
    /// `mem == 0 || mem > data ? data : mem - 1`.
    Dec,
}

impl MemoryAtomic {
    /// Operand words.
    pub(super) fn operands(self) -> u8 {
        if self == Self::CompareSwap {
            2
        } else {
            1
        }
    }

    /// The new word, from the word in memory and the operands (`data1` is used by [`Self::CompareSwap`] only).
    pub fn apply(self, memory: u32, data0: u32, data1: u32) -> u32 {
        match self {
            Self::Swap => data0,
            Self::CompareSwap if memory == data1 => data0,
            Self::CompareSwap => memory,
            Self::Add => memory.wrapping_add(data0),
            Self::Sub => memory.wrapping_sub(data0),
            Self::MinI => (memory as i32).min(data0 as i32) as u32,
            Self::MinU => memory.min(data0),
            Self::MaxI => (memory as i32).max(data0 as i32) as u32,
            Self::MaxU => memory.max(data0),
            Self::And => memory & data0,
            Self::Or => memory | data0,
            Self::Xor => memory ^ data0,
            Self::Inc if memory >= data0 => 0,
            Self::Inc => memory + 1,
            Self::Dec if memory == 0 || memory > data0 => data0,
            Self::Dec => memory - 1,
        }
    }
}

/// One access of every active lane to global memory.
#[derive(Clone, Debug, PartialEq)]
pub struct VectorMemory {
    /// What is done.
    pub op: MemoryOp,
    /// Lanes that take part.
    pub lanes: u64,
    /// Global byte address, a lane; undefined for inactive lanes.
    pub address: Box<[u64; 64]>,
    /// Words to store or operands, one vector a word; empty for loads.
    pub data: Vec<LaneWords>,
    /// Registers that receive a load or an atomic's old word.
    pub destination: Option<VectorDestination>,
}
