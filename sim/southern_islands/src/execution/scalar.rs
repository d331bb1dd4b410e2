//! Scalar ALU.

use super::wavefront::Wavefront;
use crate::code::inst::{sreg, Src};
use crate::code::opcode::{ScalarOp, ScalarRelation, Ty};
use turnstile_kernel::Fault;

impl Wavefront {
    /// A 32-bit scalar source.
    pub(crate) fn read32(&self, src: Src) -> u32 {
        match src {
            Src::Scalar(register) => self.scalar_word(register),
            Src::Vector(register) => self.vgpr[usize::from(register)][0],
            Src::Const(value) => value as u32,
        }
    }

    fn read(&self, src: Src, words: u8) -> u64 {
        match src {
            Src::Scalar(register) if words == 2 => self.scalar_pair(register),
            Src::Const(value) if words == 2 => value,
            _ => self.read32(src).into(),
        }
    }

    pub(crate) fn scalar_operation(&mut self, op: ScalarOp, dst: u8, src: [Src; 2]) {
        let shape = op.shape();
        let words = |index: usize| match shape.src.get(index) {
            Some(Ty::Dst) => shape.dst.words(),
            ty => ty.map_or(1, |ty| ty.words()),
        };
        let [a, b] = [self.read(src[0], words(0)), self.read(src[1], words(1))];
        let exec = self.exec;
        let (value, scc) = if op.saves_exec() {
            self.exec = save_exec(op, a, exec);
            (exec, self.exec != 0)
        } else if is_wide(op) {
            wide(op, a, b, self.scalar.scc)
        } else {
            let (value, scc) = narrow(op, a as u32, b as u32, self.scalar.scc);
            (value.into(), scc)
        };
        if shape.dst.words() == 2 {
            self.set_scalar_pair(dst, value);
        } else {
            self.set_scalar_word(dst, value as u32);
        }
        // `s_mov_b64 exec` and friends name EXEC as destination; a saved EXEC never does.
        if shape.writes_scc {
            self.scalar.scc = scc;
        }
    }

    pub(crate) fn scalar_compare(&mut self, relation: ScalarRelation, src: [Src; 2]) {
        let [a, b] = [self.read32(src[0]), self.read32(src[1])];
        self.scalar.scc = match relation {
            ScalarRelation::I32(relation) => relation.holds(Some((a as i32).cmp(&(b as i32)))),
            ScalarRelation::U32(relation) => relation.holds(Some(a.cmp(&b))),
            ScalarRelation::Bit { value, wide: false } => (a >> (b & 31) & 1 == 1) == value,
            ScalarRelation::Bit { value, wide: true } => {
                (self.read(src[0], 2) >> (b & 63) & 1 == 1) == value
            }
        };
    }

    /// `s_movrels`, `s_movreld`: M0 is added to the source or (`to`) destination register number.
    pub(crate) fn scalar_move_relative(
        &mut self,
        dst: u8,
        src: u8,
        words: u8,
        to: bool,
    ) -> Result<(), Fault> {
        let moved = if to { dst } else { src };
        let register = u64::from(moved) + u64::from(self.scalar.m0);
        if register + u64::from(words) > u64::from(sreg::SGPRS) {
            return Err(Fault::new(
                format!("M0 = {} selects no scalar register", self.scalar.m0),
                "check the index",
            ));
        }
        let (dst, src) = if to {
            (register as u8, src)
        } else {
            (dst, register as u8)
        };
        for word in 0..words {
            let value = self.scalar_word(src + word);
            self.set_scalar_word(dst + word, value);
        }
        Ok(())
    }
}

/// New EXEC of `s_*_saveexec_b64`.
fn save_exec(op: ScalarOp, a: u64, exec: u64) -> u64 {
    match op {
        ScalarOp::AndSaveexecB64 => a & exec,
        ScalarOp::OrSaveexecB64 => a | exec,
        ScalarOp::XorSaveexecB64 => a ^ exec,
        ScalarOp::Andn2SaveexecB64 => a & !exec,
        ScalarOp::Orn2SaveexecB64 => a | !exec,
        ScalarOp::NandSaveexecB64 => !(a & exec),
        ScalarOp::NorSaveexecB64 => !(a | exec),
        _ => !(a ^ exec),
    }
}

/// Whether the operation reads or writes 64 bits.
fn is_wide(op: ScalarOp) -> bool {
    let shape = op.shape();
    shape.dst.words() == 2 || shape.src[0].words() == 2
}

/// Result and SCC of operations on words. SCC is meaningful only where the operation writes it.
fn narrow(op: ScalarOp, a: u32, b: u32, scc: bool) -> (u32, bool) {
    use ScalarOp::*;
    let (sa, sb) = (a as i32, b as i32);
    let carry = u64::from(scc);
    match op {
        AddU32 => a.overflowing_add(b),
        SubU32 => a.overflowing_sub(b),
        AddI32 => signed(sa.overflowing_add(sb)),
        SubI32 => signed(sa.overflowing_sub(sb)),
        AddcU32 => {
            let sum = u64::from(a) + u64::from(b) + carry;
            (sum as u32, sum >> 32 != 0)
        }
        SubbU32 => (
            a.wrapping_sub(b).wrapping_sub(carry as u32),
            u64::from(a) < u64::from(b) + carry,
        ),
        MinI32 => (sa.min(sb) as u32, sa < sb),
        MinU32 => (a.min(b), a < b),
        MaxI32 => (sa.max(sb) as u32, sa > sb),
        MaxU32 => (a.max(b), a > b),
        CselectB32 | CmovB32 => (if scc { a } else { b }, scc),
        BfmB32 => ((((1u64 << (a & 31)) - 1) << (b & 31)) as u32, scc),
        MulI32 => (a.wrapping_mul(b), scc),
        MovB32 => (a, scc),
        BrevB32 => (a.reverse_bits(), scc),
        Ff0I32B32 => (first(!a), scc),
        Ff1I32B32 => (first(a), scc),
        FlbitI32B32 => (leading(a), scc),
        FlbitI32 => (leading(a ^ (sa >> 31) as u32), scc),
        SextI32I8 => (a as i8 as u32, scc),
        SextI32I16 => (a as i16 as u32, scc),
        Bitset0B32 => (b & !(1 << (a & 31)), scc),
        Bitset1B32 => (b | 1 << (a & 31), scc),
        _ => nonzero(narrow_bits(op, a, b)),
    }
}

/// Operations whose SCC says that the result is not zero.
fn narrow_bits(op: ScalarOp, a: u32, b: u32) -> u32 {
    use ScalarOp::*;
    match op {
        AndB32 => a & b,
        OrB32 => a | b,
        XorB32 => a ^ b,
        Andn2B32 => a & !b,
        Orn2B32 => a | !b,
        NandB32 => !(a & b),
        NorB32 => !(a | b),
        XnorB32 => !(a ^ b),
        NotB32 => !a,
        LshlB32 => a << (b & 31),
        LshrB32 => a >> (b & 31),
        AshrI32 => ((a as i32) >> (b & 31)) as u32,
        BfeU32 => bit_field(a.into(), b & 31, b >> 16 & 0x7f, 32) as u32,
        BfeI32 => signed_bit_field((a as i32).into(), b & 31, b >> 16 & 0x7f, 32) as u32,
        AbsdiffI32 => (a as i32).wrapping_sub(b as i32).wrapping_abs() as u32,
        AbsI32 => (a as i32).wrapping_abs() as u32,
        WqmB32 => whole_quads(a.into()) as u32,
        QuadmaskB32 => quad_mask(a.into()) as u32,
        Bcnt0I32B32 => a.count_zeros(),
        Bcnt1I32B32 => a.count_ones(),
        _ => unreachable!("{op:?} is not a 32-bit operation"),
    }
}

/// Result and SCC of operations with a 64-bit source or result.
fn wide(op: ScalarOp, a: u64, b: u64, scc: bool) -> (u64, bool) {
    use ScalarOp::*;
    match op {
        CselectB64 | CmovB64 => (if scc { a } else { b }, scc),
        MovB64 => (a, scc),
        BfmB64 => ((((1u128 << (a & 63)) - 1) << (b & 63)) as u64, scc),
        BrevB64 => (a.reverse_bits(), scc),
        Ff0I32B64 => (first_wide(!a), scc),
        Ff1I32B64 => (first_wide(a), scc),
        FlbitI32B64 => (leading_wide(a), scc),
        FlbitI32I64 => (leading_wide(a ^ ((a as i64) >> 63) as u64), scc),
        Bitset0B64 => (b & !(1 << (a & 63)), scc),
        Bitset1B64 => (b | 1 << (a & 63), scc),
        _ => {
            let value = wide_bits(op, a, b);
            (value, value != 0)
        }
    }
}

fn wide_bits(op: ScalarOp, a: u64, b: u64) -> u64 {
    use ScalarOp::*;
    let field = b as u32;
    match op {
        AndB64 => a & b,
        OrB64 => a | b,
        XorB64 => a ^ b,
        Andn2B64 => a & !b,
        Orn2B64 => a | !b,
        NandB64 => !(a & b),
        NorB64 => !(a | b),
        XnorB64 => !(a ^ b),
        NotB64 => !a,
        LshlB64 => a << (b & 63),
        LshrB64 => a >> (b & 63),
        AshrI64 => ((a as i64) >> (b & 63)) as u64,
        BfeU64 => bit_field(a, field & 63, field >> 16 & 0x7f, 64),
        BfeI64 => signed_bit_field(a as i64, field & 63, field >> 16 & 0x7f, 64),
        WqmB64 => whole_quads(a),
        QuadmaskB64 => quad_mask(a),
        Bcnt0I32B64 => a.count_zeros().into(),
        Bcnt1I32B64 => a.count_ones().into(),
        _ => unreachable!("{op:?} is not a 64-bit operation"),
    }
}

fn signed((value, overflow): (i32, bool)) -> (u32, bool) {
    (value as u32, overflow)
}

fn nonzero(value: u32) -> (u32, bool) {
    (value, value != 0)
}

/// Bits `offset..offset + width` of a value of `size` bits; bits beyond the value are zero.
fn bit_field(value: u64, offset: u32, width: u32, size: u32) -> u64 {
    let width = width.min(size - offset);
    let mask = if width == 64 {
        u64::MAX
    } else {
        (1 << width) - 1
    };
    value >> offset & mask
}

/// The same, sign-extended.
fn signed_bit_field(value: i64, offset: u32, width: u32, size: u32) -> u64 {
    match width.min(size - offset) {
        0 => 0,
        width => (value << (64 - offset - width) >> (64 - width)) as u64,
    }
}

/// Position of the lowest one, -1 if there is none.
fn first(value: u32) -> u32 {
    if value == 0 {
        u32::MAX
    } else {
        value.trailing_zeros()
    }
}

fn first_wide(value: u64) -> u64 {
    if value == 0 {
        u32::MAX.into()
    } else {
        value.trailing_zeros().into()
    }
}

/// Zeros above the highest one, -1 if there is none.
fn leading(value: u32) -> u32 {
    if value == 0 {
        u32::MAX
    } else {
        value.leading_zeros()
    }
}

fn leading_wide(value: u64) -> u64 {
    if value == 0 {
        u32::MAX.into()
    } else {
        value.leading_zeros().into()
    }
}

/// Lowest bit of every group of four that has a bit set.
fn quads(value: u64) -> u64 {
    (value | value >> 1 | value >> 2 | value >> 3) & 0x1111_1111_1111_1111
}

/// Every group of four with a bit set becomes all ones.
fn whole_quads(value: u64) -> u64 {
    quads(value) * 0xf
}

/// Bit i: group i of four has a bit set.
fn quad_mask(value: u64) -> u64 {
    (0..16)
        .map(|quad| (quads(value) >> (4 * quad) & 1) << quad)
        .sum()
}
