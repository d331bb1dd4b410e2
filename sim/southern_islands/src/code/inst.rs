//! Decoded instructions: what a line of text becomes at load time, with every operand resolved.

use super::opcode::{Relation, ScalarOp, ScalarRelation, VectorOp};
use turnstile_hdl::lds_op::LdsOp;
use turnstile_kernel::{MemoryAtomic, MemoryOp, Unit};

/// Scalar register numbers, as the hardware encodes them.
pub(crate) mod sreg {
    /// General registers s0..s103.
    pub const SGPRS: u8 = 104;
    /// Low word of VCC; the high word follows.
    pub const VCC: u8 = 106;
    /// M0.
    pub const M0: u8 = 124;
    /// Low word of EXEC; the high word follows.
    pub const EXEC: u8 = 126;
}

/// A source operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Src {
    /// Scalar register(s), starting at this [`sreg`] number.
    Scalar(u8),
    /// Vector register(s), starting at this number.
    Vector(u8),
    /// Constant, already extended to the width the instruction reads.
    Const(u64),
}

/// A decoded instruction.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Inst {
    /// SOP1, SOP2 and SOPK arithmetic. Unused sources are `Const(0)`.
    Scalar {
        op: ScalarOp,
        dst: u8,
        src: [Src; 2],
    },
    /// SOPC and SOPK comparisons: SCC = relation.
    ScalarCompare {
        relation: ScalarRelation,
        src: [Src; 2],
    },
    /// Relative moves of one or two scalar registers; M0 is added to the register on the `from` or `to` side.
    ScalarMoveRelative {
        dst: u8,
        src: u8,
        words: u8,
        to: bool,
    },
    /// Jump to an instruction index.
    Branch { condition: Condition, target: u32 },
    /// `s_swappc_b64`: a call of the function whose address is in the pair `target`; where it came from goes to `dst`.
    Call { dst: u8, target: u8 },
    /// `s_setpc_b64`: a return to the address in the pair `target`, or a function that goes on for this one.
    Jump { target: u8 },
    /// SOPP without effect on the state.
    Control(Control),
    /// VOP1, VOP2, VOP3.
    Vector(VectorInst),
    /// VOPC.
    VectorCompare(CompareInst),
    /// `v_readlane_b32`, or `v_readfirstlane_b32` when there is no lane.
    ReadLane {
        dst: u8,
        src: Src,
        lane: Option<Src>,
    },
    /// `v_writelane_b32`.
    WriteLane { dst: u8, src: Src, lane: Src },
    /// `v_movrels_b32`, `v_movreld_b32`: M0 is added to the register on the `from` or `to` side.
    VectorMoveRelative {
        dst: u8,
        src: Src,
        from: bool,
        to: bool,
    },
    /// SMRD load.
    ScalarLoad {
        dst: u8,
        words: u8,
        base: u8,
        offset: Src,
        buffer: bool,
    },
    /// `s_memtime`.
    ReadClock { dst: u8 },
    /// DS.
    Lds(LdsInst),
    /// `ds_swizzle_b32`.
    Swizzle { dst: u8, src: u8, pattern: u16 },
    /// MUBUF.
    Buffer(BufferInst),
}

/// Condition of a branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Condition {
    Always,
    Scc0,
    Scc1,
    Vccz,
    Vccnz,
    Execz,
    Execnz,
}

/// Instructions handled at issue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Control {
    EndProgram,
    Barrier,
    Wait {
        vmcnt: Option<u8>,
        lgkmcnt: Option<u8>,
    },
    Idle {
        clocks: u32,
    },
    TxBegin,
    TxCommit,
    /// Hints and cache control that have no functional effect here, on the unit they occupy.
    Hint(Unit),
}

/// Operand and result modifiers of VOP3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Modifiers {
    /// Bit i: absolute value of source i (applied before `neg`).
    pub abs: u8,
    /// Bit i: negate source i.
    pub neg: u8,
    /// Clamp the result to 0.0..=1.0.
    pub clamp: bool,
    /// Result multiplier.
    pub omod: OutputModifier,
}

/// VOP3 result multiplier.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum OutputModifier {
    #[default]
    None,
    Times2,
    Times4,
    Half,
}

/// VOP1, VOP2 or VOP3. Unused sources are `Const(0)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct VectorInst {
    pub op: VectorOp,
    pub dst: u8,
    /// Scalar pair that receives the carry or the `div_scale` flag.
    pub mask_out: Option<u8>,
    pub src: [Src; 3],
    pub modifiers: Modifiers,
}

/// What a vector comparison compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CompareType {
    F32,
    F64,
    I32,
    U32,
    I64,
    U64,
    /// `v_cmp_class_f32`.
    ClassF32,
    /// `v_cmp_class_f64`.
    ClassF64,
}

impl CompareType {
    /// Width of the two sources in registers.
    pub(crate) fn words(self) -> [u8; 2] {
        match self {
            Self::F32 | Self::I32 | Self::U32 | Self::ClassF32 => [1, 1],
            Self::F64 | Self::I64 | Self::U64 => [2, 2],
            Self::ClassF64 => [2, 1],
        }
    }
}

/// VOPC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CompareInst {
    pub relation: Relation,
    pub ty: CompareType,
    /// Scalar pair that receives the mask.
    pub dst: u8,
    /// `v_cmpx`: EXEC receives it too.
    pub write_exec: bool,
    pub src: [Src; 2],
    pub modifiers: Modifiers,
}

/// DS instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LdsInst {
    pub op: LdsOp,
    pub address: u8,
    /// Data registers of the first (and, for two-address forms, second) access.
    pub data: [Option<u8>; 2],
    /// Second operand of `cmpst` and `mskor`.
    pub data2: Option<u8>,
    /// A 64-bit atomic: `op` reads the word, and this is done to it.
    pub update: Option<MemoryAtomic>,
    pub dst: Option<u8>,
    /// Byte offsets; the second only in two-address forms.
    pub offset: (u32, Option<u32>),
}

/// MUBUF instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BufferInst {
    pub op: MemoryOp,
    /// Data register: destination of loads, source of stores and atomics.
    pub data: u8,
    /// Whether an atomic returns what stood there.
    pub returns: bool,
    pub address: BufferAddress,
    /// First of the four registers of the resource.
    pub resource: u8,
    /// Scalar offset.
    pub soffset: Src,
    /// Immediate offset.
    pub offset: u32,
}

/// Where the per-lane part of a buffer address comes from; the numbers are vector registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BufferAddress {
    Off,
    Addr64(u8),
    Offen(u8),
    Idxen(u8),
    /// Index in the first, offset in the next register.
    Both(u8),
}

impl Inst {
    /// The unit that executes the instruction.
    pub(crate) fn unit(&self) -> Unit {
        match self {
            Inst::Scalar { .. } | Inst::ScalarCompare { .. } | Inst::ScalarMoveRelative { .. } => {
                Unit::Scalar
            }
            Inst::Branch { .. } | Inst::Call { .. } | Inst::Jump { .. } => Unit::Branch,
            Inst::Control(Control::TxBegin | Control::TxCommit) => Unit::Transaction,
            Inst::Control(Control::Hint(unit)) => *unit,
            Inst::Control(_) => Unit::Message,
            Inst::Vector(_)
            | Inst::VectorCompare(_)
            | Inst::ReadLane { .. }
            | Inst::WriteLane { .. }
            | Inst::VectorMoveRelative { .. } => Unit::Vector,
            Inst::ScalarLoad { .. } | Inst::ReadClock { .. } => Unit::ScalarMemory,
            Inst::Lds(_) | Inst::Swizzle { .. } => Unit::Local,
            Inst::Buffer(_) => Unit::Memory,
        }
    }
}
