//! SOP1, SOP2, SOPK, SOPC, SOPP and SMRD.

use super::mode;
use super::reader::Reader;
use crate::code::inst::{Condition, Control, Inst, Src};
use crate::code::opcode::{Relation, ScalarOp, ScalarRelation, Ty};
use crate::text::syntax::{call, integer};
use turnstile_kernel::{Fault, Unit};

/// Decodes an `s_*` instruction; the size excludes a literal.
pub(crate) fn decode(reader: &mut Reader) -> Result<(Inst, u32), Fault> {
    let inst = match reader.mnemonic {
        "s_endpgm" => Inst::Control(Control::EndProgram),
        "s_barrier" => Inst::Control(Control::Barrier),
        "s_tx_begin" => Inst::Control(Control::TxBegin),
        "s_tx_commit" => Inst::Control(Control::TxCommit),
        "s_waitcnt" => Inst::Control(wait(reader)?),
        "s_nop" => Inst::Control(Control::Idle {
            clocks: immediate(reader, 0..=7)? as u32 + 1,
        }),
        // Sleeps about 64 clocks a unit.
        "s_sleep" => Inst::Control(Control::Idle {
            clocks: immediate(reader, 0..=127)? as u32 * 64,
        }),
        "s_setprio" => {
            immediate(reader, 0..=3)?;
            Inst::Control(Control::Hint(Unit::Message))
        }
        "s_icache_inv" => Inst::Control(Control::Hint(Unit::Message)),
        "s_dcache_inv" => Inst::Control(Control::Hint(Unit::ScalarMemory)),
        "s_setreg_b32" | "s_setreg_imm32_b32" => mode::set(reader)?,
        "s_getreg_b32" => mode::get(reader)?,
        "s_memtime" => Inst::ReadClock {
            dst: reader.scalar(2)?,
        },
        "s_getpc_b64" => next_address(reader)?,
        "s_swappc_b64" => Inst::Call {
            dst: reader.scalar(2)?,
            target: reader.scalar(2)?,
        },
        "s_setpc_b64" => Inst::Jump {
            target: reader.scalar(2)?,
        },
        "s_movrels_b32" => relative(reader, 1, false)?,
        "s_movrels_b64" => relative(reader, 2, false)?,
        "s_movreld_b32" => relative(reader, 1, true)?,
        "s_movreld_b64" => relative(reader, 2, true)?,
        "s_movk_i32" => short(reader, ScalarOp::MovB32)?,
        "s_cmovk_i32" => short(reader, ScalarOp::CmovB32)?,
        "s_addk_i32" => short(reader, ScalarOp::AddI32)?,
        "s_mulk_i32" => short(reader, ScalarOp::MulI32)?,
        name => named(reader, name)?,
    };
    Ok((inst, 4))
}

fn named(reader: &mut Reader, name: &str) -> Result<Inst, Fault> {
    if let Some(op) = ScalarOp::from_name(name) {
        return arithmetic(reader, op);
    }
    if let Some(load) = load(reader, name)? {
        return Ok(load);
    }
    if let Some(condition) = condition(name) {
        return branch(reader, condition);
    }
    compare(reader, name)
}

fn arithmetic(reader: &mut Reader, op: ScalarOp) -> Result<Inst, Fault> {
    let shape = op.shape();
    let dst = reader.scalar(shape.dst.words())?;
    let mut src = [Src::Const(0); 2];
    for (slot, ty) in src.iter_mut().zip(shape.src) {
        *slot = if *ty == Ty::Dst {
            Src::Scalar(dst)
        } else {
            reader.scalar_source(*ty)?
        };
    }
    Ok(Inst::Scalar { op, dst, src })
}

/// SOPK: the plain operation on the destination and a signed 16-bit constant.
fn short(reader: &mut Reader, op: ScalarOp) -> Result<Inst, Fault> {
    let dst = reader.scalar(1)?;
    let constant = Src::Const(u64::from(immediate(reader, -0x8000..=0xffff)? as i16 as u32));
    let src = match op {
        ScalarOp::MovB32 => [constant, Src::Const(0)],
        ScalarOp::CmovB32 => [constant, Src::Scalar(dst)],
        _ => [Src::Scalar(dst), constant],
    };
    Ok(Inst::Scalar { op, dst, src })
}

/// A number in the instruction word itself.
fn immediate(reader: &mut Reader, range: std::ops::RangeInclusive<i64>) -> Result<i64, Fault> {
    let text = reader.next()?;
    match integer(text) {
        Some(value) if range.contains(&value) => Ok(value),
        _ => Err(reader.fault(format_args!(
            "`{text}` is not between {} and {}",
            range.start(),
            range.end()
        ))),
    }
}

/// `s_getpc_b64` is a constant once the program has its place: the address of the next instruction.
fn next_address(reader: &mut Reader) -> Result<Inst, Fault> {
    let dst = reader.scalar(2)?;
    Ok(Inst::Scalar {
        op: ScalarOp::MovB64,
        dst,
        src: [Src::Const(reader.address + 4), Src::Const(0)],
    })
}

fn relative(reader: &mut Reader, words: u8, to: bool) -> Result<Inst, Fault> {
    let dst = reader.scalar(words)?;
    let src = reader.scalar(words)?;
    Ok(Inst::ScalarMoveRelative {
        dst,
        src,
        words,
        to,
    })
}

fn condition(name: &str) -> Option<Condition> {
    Some(match name {
        "s_branch" => Condition::Always,
        "s_cbranch_scc0" => Condition::Scc0,
        "s_cbranch_scc1" => Condition::Scc1,
        "s_cbranch_vccz" => Condition::Vccz,
        "s_cbranch_vccnz" => Condition::Vccnz,
        "s_cbranch_execz" => Condition::Execz,
        "s_cbranch_execnz" => Condition::Execnz,
        _ => return None,
    })
}

fn branch(reader: &mut Reader, condition: Condition) -> Result<Inst, Fault> {
    let label = reader.next()?;
    let target = reader.symbols.label(label).ok_or_else(|| {
        Fault::new(
            format!("unknown label `{label}`"),
            "define it in front of an instruction of the same kernel",
        )
    })?;
    Ok(Inst::Branch { condition, target })
}

/// `s_cmp_*`, `s_cmpk_*`, `s_bitcmp*`.
fn compare(reader: &mut Reader, name: &str) -> Result<Inst, Fault> {
    let bit = match name {
        "s_bitcmp0_b32" => Some((false, false)),
        "s_bitcmp1_b32" => Some((true, false)),
        "s_bitcmp0_b64" => Some((false, true)),
        "s_bitcmp1_b64" => Some((true, true)),
        _ => None,
    };
    if let Some((value, wide)) = bit {
        let src = [
            reader.scalar_source(if wide { Ty::B64 } else { Ty::B32 })?,
            reader.scalar_source(Ty::B32)?,
        ];
        return Ok(Inst::ScalarCompare {
            relation: ScalarRelation::Bit { value, wide },
            src,
        });
    }
    let (condition, short) = match (name.strip_prefix("s_cmp_"), name.strip_prefix("s_cmpk_")) {
        (Some(condition), _) => (condition, false),
        (_, Some(condition)) => (condition, true),
        _ => return Err(reader.unknown()),
    };
    let (condition, signed) = match condition.split_once('_') {
        Some((condition, "i32")) => (condition, true),
        Some((condition, "u32")) => (condition, false),
        _ => return Err(reader.unknown()),
    };
    let relation = match condition {
        "eq" | "lg" | "gt" | "ge" | "lt" | "le" => {
            Relation::integer(condition).ok_or_else(|| reader.unknown())?
        }
        _ => return Err(reader.unknown()),
    };
    let first = reader.scalar_source(Ty::B32)?;
    let second = if !short {
        reader.scalar_source(Ty::B32)?
    } else if signed {
        Src::Const(u64::from(immediate(reader, -0x8000..=0xffff)? as i16 as u32))
    } else {
        Src::Const(immediate(reader, 0..=0xffff)? as u64)
    };
    let relation = if signed {
        ScalarRelation::I32(relation)
    } else {
        ScalarRelation::U32(relation)
    };
    Ok(Inst::ScalarCompare {
        relation,
        src: [first, second],
    })
}

/// `s_load_dword*`, `s_buffer_load_dword*`. An immediate offset counts dwords, a register offset bytes.
fn load(reader: &mut Reader, name: &str) -> Result<Option<Inst>, Fault> {
    let (size, buffer) = match (
        name.strip_prefix("s_load_dword"),
        name.strip_prefix("s_buffer_load_dword"),
    ) {
        (Some(size), _) => (size, false),
        (_, Some(size)) => (size, true),
        _ => return Ok(None),
    };
    let words = match size {
        "" => 1,
        "x2" => 2,
        "x4" => 4,
        "x8" => 8,
        "x16" => 16,
        _ => return Err(reader.unknown()),
    };
    let dst = reader.scalar(words)?;
    let base = reader.scalar(if buffer { 4 } else { 2 })?;
    let offset = match reader
        .operands
        .as_slice()
        .first()
        .and_then(|text| integer(text))
    {
        Some(_) => Src::Const(immediate(reader, 0..=255)? as u64 * 4),
        None => Src::Scalar(reader.scalar(1)?),
    };
    Ok(Some(Inst::ScalarLoad {
        dst,
        words,
        base,
        offset,
        buffer,
    }))
}

/// `s_waitcnt vmcnt(0) & expcnt(0) lgkmcnt(1)`, or the 16-bit immediate itself: vmcnt in bits 3:0, expcnt in 6:4,
/// lgkmcnt in 11:8, all ones = do not wait. Data registers of stores are read at issue: no one has to wait for expcnt.
fn wait(reader: &mut Reader) -> Result<Control, Fault> {
    let (mut vmcnt, mut ignored, mut lgkmcnt) = (15, 0, 15);
    if let Some(value) = integer(reader.rest) {
        let value = immediate(reader, 0..=0xffff).map(|_| value as u16)?;
        (vmcnt, lgkmcnt) = (value & 15, value >> 8 & 15);
    } else {
        let counters = reader
            .rest
            .split([' ', '\t', '&', ','])
            .filter(|c| !c.is_empty());
        for text in counters {
            let parsed = [
                ("vmcnt", &mut vmcnt, 15),
                ("expcnt", &mut ignored, 7),
                ("lgkmcnt", &mut lgkmcnt, 15),
            ]
            .into_iter()
            .find_map(|(name, counter, limit)| Some((call(text, name)?, counter, limit)));
            match parsed.and_then(|(value, counter, limit)| Some((integer(value)?, counter, limit)))
            {
                Some((value, counter, limit)) if (0..=limit).contains(&value) => {
                    *counter = value as u16
                }
                _ => return Err(reader.fault(format_args!("unknown counter `{text}`"))),
            }
        }
        reader.operands = Vec::new().into_iter();
        reader.modifiers.clear();
    }
    let count = |value: u16| (value != 15).then_some(value as u8);
    Ok(Control::Wait {
        vmcnt: count(vmcnt),
        lgkmcnt: count(lgkmcnt),
    })
}
