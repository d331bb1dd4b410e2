//! `s_setreg` and `s_getreg`: the mode register, and refusals of the others.

use super::reader::Reader;
use crate::code::inst::{Control, Inst, Src};
use crate::code::mode::Bits;
use crate::code::opcode::{ScalarOp, Ty};
use crate::text::syntax::{call, integer};
use turnstile_kernel::{Fault, Unit};

/// A write has no effect if it asks for what the machine does anyway; any other would change results.
pub(super) fn set(reader: &mut Reader) -> Result<Inst, Fault> {
    let bits = mode_bits(reader)?;
    let value = reader.scalar_source(Ty::B32)?;
    reader.literal |= reader.mnemonic == "s_setreg_imm32_b32";
    let refusal = match value {
        Src::Const(value) => bits.refusal(value as u32),
        _ if bits.denormals_only() => None,
        _ => Some("a mode that is in a register, and not known before the run".into()),
    };
    match refusal {
        None => Ok(Inst::Control(Control::Hint(Unit::Scalar))),
        Some(asked) => Err(reader.unsupported(
            &format!("it asks for {asked}; the machine rounds to nearest even and has one mode"),
            "avoid what changes the mode of floating-point arithmetic",
        )),
    }
}

/// The mode never changes, so a read of it is a constant.
pub(super) fn get(reader: &mut Reader) -> Result<Inst, Fault> {
    let dst = reader.scalar(1)?;
    let bits = mode_bits(reader)?;
    Ok(Inst::Scalar {
        op: ScalarOp::MovB32,
        dst,
        src: [Src::Const(bits.value().into()), Src::Const(0)],
    })
}

/// `hwreg(HW_REG_MODE, 4, 2)`, or all bits: `hwreg(HW_REG_MODE)`.
fn mode_bits(reader: &mut Reader) -> Result<Bits, Fault> {
    let register = reader.next()?;
    let arguments = call(register, "hwreg").unwrap_or("").split(',');
    let fields: Vec<&str> = arguments.map(str::trim).collect();
    let (name, offset, width) = match fields[..] {
        [name] => (name, Some(0), Some(32)),
        [name, offset, width] => (name, integer(offset), integer(width)),
        _ => ("", None, None),
    };
    if name != "HW_REG_MODE" {
        return Err(reader.unsupported(
            &format!("`{register}` is not the mode register, the only one that there is here"),
            "avoid hardware registers",
        ));
    }
    match (offset, width) {
        (Some(offset @ 0..=31), Some(width @ 1..=32)) if offset + width <= 32 => Ok(Bits {
            offset: offset as u32,
            width: width as u32,
        }),
        _ => Err(reader.fault(format_args!("`{register}` is not a range of bits"))),
    }
}
