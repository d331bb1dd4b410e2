//! VOP1, VOP2, VOP3 and VOPC.

use super::reader::Reader;
use crate::code::inst::{
    CompareInst, CompareType, Control, Inst, Modifiers, OutputModifier, Src, VectorInst,
};
use crate::code::opcode::{Encoding, Relation, Ty, VectorOp};
use crate::text::syntax::Operand;
use turnstile_kernel::{Fault, Unit};

/// Encoding named by the mnemonic's suffix.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Suffix {
    None,
    E32,
    E64,
}

/// Decodes a `v_*` instruction; the size excludes a literal.
pub(crate) fn decode(reader: &mut Reader) -> Result<(Inst, u32), Fault> {
    let mnemonic = reader.mnemonic;
    let (name, suffix) = match (mnemonic.strip_suffix("_e32"), mnemonic.strip_suffix("_e64")) {
        (Some(name), _) => (name, Suffix::E32),
        (_, Some(name)) => (name, Suffix::E64),
        _ => (mnemonic, Suffix::None),
    };
    if let Some(op) = VectorOp::from_name(name) {
        return arithmetic(reader, op, suffix);
    }
    let inst = match name {
        "v_nop" | "v_clrexcp" => Inst::Control(Control::Hint(Unit::Vector)),
        "v_readfirstlane_b32" => Inst::ReadLane {
            dst: reader.scalar(1)?,
            src: source(reader)?,
            lane: None,
        },
        "v_readlane_b32" => Inst::ReadLane {
            dst: reader.scalar(1)?,
            src: source(reader)?,
            lane: Some(reader.scalar_source(Ty::B32)?),
        },
        "v_writelane_b32" => Inst::WriteLane {
            dst: reader.vector(1)?,
            src: reader.scalar_source(Ty::B32)?,
            lane: reader.scalar_source(Ty::B32)?,
        },
        "v_movrels_b32" => move_relative(reader, true, false)?,
        "v_movreld_b32" => move_relative(reader, false, true)?,
        "v_movrelsd_b32" => move_relative(reader, true, true)?,
        _ => return compare(reader, name, suffix),
    };
    Ok((inst, if suffix == Suffix::E64 { 8 } else { 4 }))
}

fn source(reader: &mut Reader) -> Result<Src, Fault> {
    let (spelling, text) = reader.plain()?;
    reader.resolve(spelling, Ty::B32, text)
}

/// M0 is added to the number of the source (`from`) or destination (`to`) register.
fn move_relative(reader: &mut Reader, from: bool, to: bool) -> Result<Inst, Fault> {
    let dst = reader.vector(1)?;
    let src = source(reader)?;
    match src {
        Src::Vector(_) => Ok(Inst::VectorMoveRelative { dst, src, from, to }),
        _ if !from => Ok(Inst::VectorMoveRelative { dst, src, from, to }),
        _ => Err(reader.fault("the source must be a vector register")),
    }
}

fn arithmetic(reader: &mut Reader, op: VectorOp, suffix: Suffix) -> Result<(Inst, u32), Fault> {
    let shape = op.shape();
    let long = suffix == Suffix::E64 || shape.encoding == Encoding::Long;
    if long && shape.encoding == Encoding::Literal
        || suffix == Suffix::E32 && shape.encoding == Encoding::Long
    {
        return Err(reader.unknown());
    }
    let dst = reader.vector(shape.dst.words())?;
    let mask_out = if shape.mask_out {
        Some(reader.scalar(2)?)
    } else {
        None
    };
    let mut modifiers = Modifiers::default();
    let mut src = [Src::Const(0); 3];
    for (index, ty) in shape.src.iter().enumerate() {
        src[index] = match ty {
            Ty::Dst => Src::Vector(dst),
            _ => modified_source(reader, *ty, index, &mut modifiers)?,
        };
    }
    if shape.dst.is_float() {
        result_modifiers(reader, &mut modifiers);
    }
    reader.literal |= shape.encoding == Encoding::Literal;
    check_encoding(reader, long, suffix, modifiers)?;
    let inst = Inst::Vector(VectorInst {
        op,
        dst,
        mask_out,
        src,
        modifiers,
    });
    Ok((inst, if long { 8 } else { 4 }))
}

/// A source that may carry `-` and `| |` if it is a float.
fn modified_source(
    reader: &mut Reader,
    ty: Ty,
    index: usize,
    modifiers: &mut Modifiers,
) -> Result<Src, Fault> {
    let text = reader.next()?;
    let operand = Operand::parse(text)?;
    if (operand.abs || operand.neg) && !ty.is_float() {
        return Err(reader.fault(format_args!(
            "`{text}`: only floating-point sources have modifiers"
        )));
    }
    modifiers.abs |= u8::from(operand.abs) << index;
    modifiers.neg |= u8::from(operand.neg) << index;
    reader.resolve(operand.spelling, ty, text)
}

fn result_modifiers(reader: &mut Reader, modifiers: &mut Modifiers) {
    modifiers.clamp = reader.flag("clamp");
    modifiers.omod = if reader.flag("mul:2") {
        OutputModifier::Times2
    } else if reader.flag("mul:4") {
        OutputModifier::Times4
    } else if reader.flag("div:2") {
        OutputModifier::Half
    } else {
        OutputModifier::None
    };
}

/// The 32-bit encodings have no modifiers, VOP3 has no literal.
fn check_encoding(
    reader: &Reader,
    long: bool,
    suffix: Suffix,
    modifiers: Modifiers,
) -> Result<(), Fault> {
    if suffix == Suffix::E32 && modifiers != Modifiers::default() {
        return Err(reader.fault("the 32-bit encoding has no modifiers"));
    }
    if long && reader.literal {
        return Err(reader.fault("the 64-bit encoding takes no literal constant"));
    }
    Ok(())
}

/// `v_cmp_<relation>_<type>`, `v_cmpx_`, and the signalling `v_cmps_`, `v_cmpsx_`, which differ in exceptions only.
fn compare(reader: &mut Reader, name: &str, suffix: Suffix) -> Result<(Inst, u32), Fault> {
    let (write_exec, signalling, what) = [("v_cmp_", false, false), ("v_cmpx_", true, false)]
        .into_iter()
        .chain([("v_cmps_", false, true), ("v_cmpsx_", true, true)])
        .find_map(|(prefix, exec, signalling)| Some((exec, signalling, name.strip_prefix(prefix)?)))
        .ok_or_else(|| reader.unknown())?;
    let (condition, ty) = what.split_once('_').ok_or_else(|| reader.unknown())?;
    let (relation, ty) = match (condition, ty) {
        ("class", "f32") => (Some(Relation(0)), CompareType::ClassF32),
        ("class", "f64") => (Some(Relation(0)), CompareType::ClassF64),
        (_, "f32") => (Relation::float(condition), CompareType::F32),
        (_, "f64") => (Relation::float(condition), CompareType::F64),
        (_, "i32") => (Relation::integer(condition), CompareType::I32),
        (_, "u32") => (Relation::integer(condition), CompareType::U32),
        (_, "i64") => (Relation::integer(condition), CompareType::I64),
        (_, "u64") => (Relation::integer(condition), CompareType::U64),
        _ => (None, CompareType::U32),
    };
    let float = matches!(ty, CompareType::F32 | CompareType::F64);
    let relation = relation
        .filter(|_| float || !signalling)
        .ok_or_else(|| reader.unknown())?;
    let types = match ty {
        CompareType::F32 => [Ty::F32, Ty::F32],
        CompareType::F64 => [Ty::F64, Ty::F64],
        CompareType::I32 | CompareType::U32 => [Ty::B32, Ty::B32],
        CompareType::I64 | CompareType::U64 => [Ty::B64, Ty::B64],
        CompareType::ClassF32 => [Ty::F32, Ty::B32],
        CompareType::ClassF64 => [Ty::F64, Ty::B32],
    };
    let dst = reader.scalar(2)?;
    let mut modifiers = Modifiers::default();
    let mut src = [Src::Const(0); 2];
    for (index, ty) in types.into_iter().enumerate() {
        src[index] = modified_source(reader, ty, index, &mut modifiers)?;
    }
    let long = suffix == Suffix::E64;
    check_encoding(reader, long, suffix, modifiers)?;
    let inst = Inst::VectorCompare(CompareInst {
        relation,
        ty,
        dst,
        write_exec,
        src,
        modifiers,
    });
    Ok((inst, if long { 8 } else { 4 }))
}
