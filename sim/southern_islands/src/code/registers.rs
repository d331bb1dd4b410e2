//! Which registers an instruction reads and writes.

use super::inst::{sreg, BufferAddress, BufferInst, Condition, Inst, LdsInst, Src};
use super::opcode::{ScalarRelation, Ty, VectorOp};
use turnstile_kernel::MemoryOp;

/// Consecutive registers touched by an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Access {
    pub register: Register,
    pub words: u8,
    pub write: bool,
}

/// Number of a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Register {
    /// [`sreg`] number, or [`SCC`].
    Scalar(u8),
    Vector(u8),
}

/// SCC as a member of a [`ScalarSet`]; not a number the hardware uses for it.
pub(crate) const SCC: u8 = 120;

/// A set of scalar registers by number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ScalarSet(u128);

impl ScalarSet {
    pub(crate) fn contains(self, register: u8) -> bool {
        self.0 >> register & 1 == 1
    }

    pub(crate) fn insert(&mut self, first: u8, words: u8) {
        self.0 |= span(first, words);
    }

    pub(crate) fn remove(&mut self, first: u8, words: u8) {
        self.0 &= !span(first, words);
    }

    pub(crate) fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(crate) fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether any of `words` registers from `first` on is a member.
    pub(crate) fn touches(self, first: u8, words: u8) -> bool {
        self.0 & span(first, words) != 0
    }
}

/// A set of scalar and vector registers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct RegisterSet {
    scalar: ScalarSet,
    vector: VectorSet,
}

impl RegisterSet {
    pub(crate) fn insert(&mut self, access: &Access) {
        match access.register {
            Register::Scalar(first) => self.scalar.insert(first, access.words),
            Register::Vector(first) => self.vector.insert(first, access.words),
        }
    }

    pub(crate) fn remove(&mut self, access: &Access) {
        match access.register {
            Register::Scalar(first) => self.scalar.remove(first, access.words),
            Register::Vector(first) => self.vector.remove(first, access.words),
        }
    }

    /// Whether any of the access's registers is a member.
    pub(crate) fn touches(&self, access: &Access) -> bool {
        match access.register {
            Register::Scalar(first) => self.scalar.touches(first, access.words),
            Register::Vector(first) => self.vector.touches(first, access.words),
        }
    }

    pub(crate) fn add(&mut self, other: &Self) {
        self.scalar = self.scalar.union(other.scalar);
        self.vector = self.vector.union(other.vector);
    }

    pub(crate) fn any_vector(&self) -> bool {
        self.vector != VectorSet::default()
    }

    pub(crate) fn insert_all_vectors(&mut self) {
        self.vector = VectorSet([u64::MAX; 4]);
    }
}

/// A set of vector registers by number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct VectorSet([u64; 4]);

impl VectorSet {
    pub(crate) fn insert(&mut self, first: u8, words: u8) {
        for register in vectors(first, words) {
            self.0[usize::from(register / 64)] |= 1 << (register % 64);
        }
    }

    pub(crate) fn remove(&mut self, first: u8, words: u8) {
        for register in vectors(first, words) {
            self.0[usize::from(register / 64)] &= !(1 << (register % 64));
        }
    }

    pub(crate) fn union(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    pub(crate) fn intersection(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// Whether all of `words` registers from `first` on are members.
    pub(crate) fn covers(self, first: u8, words: u8) -> bool {
        vectors(first, words).all(|register| self.contains(register))
    }

    /// Whether any of `words` registers from `first` on is a member.
    pub(crate) fn touches(self, first: u8, words: u8) -> bool {
        vectors(first, words).any(|register| self.contains(register))
    }

    fn contains(self, register: u8) -> bool {
        self.0[usize::from(register / 64)] >> (register % 64) & 1 == 1
    }
}

fn vectors(first: u8, words: u8) -> impl Iterator<Item = u8> {
    first..=first.saturating_add(words - 1)
}

fn span(first: u8, words: u8) -> u128 {
    ((1u128 << words) - 1) << first
}

/// `s5`, `vcc`, `scc` ...: the name of a scalar register, for messages.
pub(crate) fn scalar_name(register: u8) -> String {
    match register {
        SCC => "scc".into(),
        sreg::M0 => "m0".into(),
        register if register & !1 == sreg::VCC => "vcc".into(),
        register if register & !1 == sreg::EXEC => "exec".into(),
        register => format!("s{register}"),
    }
}

/// Collects accesses.
#[derive(Default)]
struct Collector(Vec<Access>);

impl Collector {
    fn read(&mut self, src: Src, words: u8) {
        match src {
            Src::Scalar(first) => self.push(Register::Scalar(first), words, false),
            Src::Vector(first) => self.push(Register::Vector(first), words, false),
            Src::Const(_) => {}
        }
    }

    fn read_scalar(&mut self, first: u8, words: u8) {
        self.push(Register::Scalar(first), words, false);
    }

    fn write_scalar(&mut self, first: u8, words: u8) {
        self.push(Register::Scalar(first), words, true);
    }

    fn read_vector(&mut self, first: u8, words: u8) {
        self.push(Register::Vector(first), words, false);
    }

    fn write_vector(&mut self, first: u8, words: u8) {
        self.push(Register::Vector(first), words, true);
    }

    fn push(&mut self, register: Register, words: u8, write: bool) {
        self.0.push(Access {
            register,
            words,
            write,
        });
    }

    fn lds(&mut self, inst: &LdsInst) {
        let words = if inst.op.is_wide() { 2 } else { 1 };
        self.read_scalar(sreg::M0, 1);
        self.read_vector(inst.address, 1);
        for data in inst.data.into_iter().chain([inst.data2]).flatten() {
            self.read_vector(data, words);
        }
        if let Some(dst) = inst.dst {
            self.write_vector(
                dst,
                if inst.offset.1.is_some() {
                    2 * words
                } else {
                    words
                },
            );
        }
    }

    fn buffer(&mut self, inst: &BufferInst) {
        self.read_scalar(inst.resource, 4);
        self.read(inst.soffset, 1);
        match inst.address {
            BufferAddress::Off => {}
            BufferAddress::Offen(first) | BufferAddress::Idxen(first) => self.read_vector(first, 1),
            BufferAddress::Addr64(first) | BufferAddress::Both(first) => self.read_vector(first, 2),
        }
        match inst.op {
            MemoryOp::Load { bytes, .. } => self.write_vector(inst.data, bytes.div_ceil(4)),
            MemoryOp::Store { bytes } => self.read_vector(inst.data, bytes.div_ceil(4)),
            MemoryOp::Atomic(atomic) => self.atomic(inst, atomic.operands(), 1),
            MemoryOp::Atomic64(atomic) => self.atomic(inst, 2 * atomic.operands(), 2),
        }
    }

    fn atomic(&mut self, inst: &BufferInst, operands: u8, old: u8) {
        self.read_vector(inst.data, operands);
        if inst.returns {
            self.write_vector(inst.data, old);
        }
    }
}

impl Inst {
    /// Registers read and written. Registers selected through M0 are not listed, nor is the EXEC every vector
    /// instruction obeys.
    pub(crate) fn accesses(&self) -> Vec<Access> {
        let mut list = Collector::default();
        match self {
            Inst::Scalar { op, dst, src } => {
                let shape = op.shape();
                for (src, ty) in src.iter().zip(shape.src) {
                    list.read(
                        *src,
                        if *ty == Ty::Dst {
                            shape.dst.words()
                        } else {
                            ty.words()
                        },
                    );
                }
                if shape.reads_scc {
                    list.read_scalar(SCC, 1);
                }
                if op.saves_exec() {
                    list.read_scalar(sreg::EXEC, 2);
                    list.write_scalar(sreg::EXEC, 2);
                }
                list.write_scalar(*dst, shape.dst.words());
                if shape.writes_scc {
                    list.write_scalar(SCC, 1);
                }
            }
            Inst::ScalarCompare { relation, src } => {
                let wide = matches!(relation, ScalarRelation::Bit { wide: true, .. });
                list.read(src[0], if wide { 2 } else { 1 });
                list.read(src[1], 1);
                list.write_scalar(SCC, 1);
            }
            Inst::ScalarMoveRelative {
                dst, src, words, ..
            } => {
                list.read_scalar(sreg::M0, 1);
                list.read_scalar(*src, *words);
                list.write_scalar(*dst, *words);
            }
            Inst::Branch { condition, .. } => match condition {
                Condition::Scc0 | Condition::Scc1 => list.read_scalar(SCC, 1),
                Condition::Vccz | Condition::Vccnz => list.read_scalar(sreg::VCC, 2),
                Condition::Always | Condition::Execz | Condition::Execnz => {}
            },
            Inst::Call { dst, target } => {
                list.read_scalar(*target, 2);
                list.write_scalar(*dst, 2);
            }
            Inst::Jump { target } => list.read_scalar(*target, 2),
            Inst::Control(_) => {}
            Inst::Vector(inst) => {
                let shape = inst.op.shape();
                for (src, ty) in inst.src.iter().zip(shape.src) {
                    list.read(*src, ty.words());
                }
                if matches!(inst.op, VectorOp::DivFmasF32 | VectorOp::DivFmasF64) {
                    list.read_scalar(sreg::VCC, 2);
                }
                list.write_vector(inst.dst, shape.dst.words());
                if let Some(mask) = inst.mask_out {
                    list.write_scalar(mask, 2);
                }
            }
            Inst::VectorCompare(inst) => {
                let words = inst.ty.words();
                list.read(inst.src[0], words[0]);
                list.read(inst.src[1], words[1]);
                list.write_scalar(inst.dst, 2);
                if inst.write_exec {
                    list.write_scalar(sreg::EXEC, 2);
                }
            }
            Inst::ReadLane { dst, src, lane } => {
                list.read(*src, 1);
                list.read(lane.unwrap_or(Src::Const(0)), 1);
                list.write_scalar(*dst, 1);
            }
            Inst::WriteLane { dst, src, lane } => {
                list.read(*src, 1);
                list.read(*lane, 1);
                list.write_vector(*dst, 1);
            }
            Inst::VectorMoveRelative { dst, src, .. } => {
                list.read_scalar(sreg::M0, 1);
                list.read(*src, 1);
                list.write_vector(*dst, 1);
            }
            Inst::ScalarLoad {
                dst,
                words,
                base,
                offset,
                buffer,
            } => {
                list.read_scalar(*base, if *buffer { 4 } else { 2 });
                list.read(*offset, 1);
                list.write_scalar(*dst, *words);
            }
            Inst::ReadClock { dst } => list.write_scalar(*dst, 2),
            Inst::Lds(inst) => list.lds(inst),
            Inst::Swizzle { dst, src, .. } => {
                list.read_vector(*src, 1);
                list.write_vector(*dst, 1);
            }
            Inst::Buffer(inst) => list.buffer(inst),
        }
        list.0
    }
}
