//! DS and MUBUF.

use super::reader::{registers, Reader};
use crate::code::inst::{BufferAddress, BufferInst, Control, Inst, LdsInst, Src};
use crate::code::opcode::Ty;
use crate::text::syntax::{Operand, Spelling};
use turnstile_hdl::lds_op::LdsOp;
use turnstile_kernel::{Fault, MemoryAtomic, MemoryOp, Unit};

/// Decodes a `ds_*` or `buffer_*` instruction; both have 8 bytes.
pub(crate) fn decode(reader: &mut Reader) -> Result<(Inst, u32), Fault> {
    let inst = match reader.mnemonic {
        "buffer_wbinvl1" | "buffer_wbinvl1_sc" => Inst::Control(Control::Hint(Unit::Memory)),
        "ds_swizzle_b32" => swizzle(reader)?,
        name => match (name.strip_prefix("ds_"), name.strip_prefix("buffer_")) {
            (Some(name), _) => lds(reader, name)?,
            (_, Some(name)) => buffer(reader, name)?,
            _ => return Err(reader.unknown()),
        },
    };
    Ok((inst, 8))
}

fn swizzle(reader: &mut Reader) -> Result<Inst, Fault> {
    let (dst, src) = (reader.vector(1)?, reader.vector(1)?);
    let pattern = reader.value("offset", 1 << 16)?.unwrap_or(0) as u16;
    Ok(Inst::Swizzle { dst, src, pattern })
}

/// Operands of a DS instruction.
struct LdsForm {
    op: LdsOp,
    returns: bool,
    /// Data operands, each of this many words.
    data: u8,
    words: u8,
    /// A 64-bit atomic: `op` reads the word, and this is done to it.
    update: Option<MemoryAtomic>,
    /// Two addresses: the distance in bytes that one step of `offset0` and `offset1` means.
    step: Option<u32>,
}

fn lds(reader: &mut Reader, name: &str) -> Result<Inst, Fault> {
    let form = lds_form(name).ok_or_else(|| {
        if lds_exists(name) {
            reader.unsupported(
                "the local memory unit has no such operation",
                "use integer atomics, and loads and stores of up to 64 bits",
            )
        } else {
            reader.unknown()
        }
    })?;
    let pair = if form.step.is_some() { 2 } else { 1 };
    let dst = if form.returns {
        Some(reader.vector(form.words * pair)?)
    } else {
        None
    };
    let address = reader.vector(1)?;
    let mut data = [None; 2];
    for slot in data.iter_mut().take(form.data.into()) {
        *slot = Some(reader.vector(form.words)?);
    }
    let offset = match form.step {
        None => (reader.value("offset", 1 << 16)?.unwrap_or(0), None),
        Some(step) => {
            let first = reader.value("offset0", 256)?.unwrap_or(0);
            let second = reader.value("offset1", 256)?.unwrap_or(0);
            (first * step, Some(second * step))
        }
    };
    // With one address a second data operand belongs to the same access.
    let data2 = if form.step.is_none() {
        data[1].take()
    } else {
        None
    };
    Ok(Inst::Lds(LdsInst {
        op: form.op,
        address,
        data,
        data2,
        update: form.update,
        dst,
        offset,
    }))
}

fn lds_form(name: &str) -> Option<LdsForm> {
    let load = |op, words| LdsForm {
        op,
        returns: true,
        data: 0,
        words,
        update: None,
        step: None,
    };
    let store = |op, words| LdsForm {
        op,
        returns: false,
        data: 1,
        words,
        update: None,
        step: None,
    };
    let two = |form: LdsForm, elements| {
        let bytes = u32::from(form.words) * 4;
        LdsForm {
            data: form.data * 2,
            step: Some(bytes * elements),
            ..form
        }
    };
    Some(match name {
        "read_b32" => load(LdsOp::ReadB32, 1),
        "read_u8" => load(LdsOp::ReadU8, 1),
        "read_i8" => load(LdsOp::ReadI8, 1),
        "read_u16" => load(LdsOp::ReadU16, 1),
        "read_i16" => load(LdsOp::ReadI16, 1),
        "read_b64" => load(LdsOp::ReadB64, 2),
        "write_b32" => store(LdsOp::WriteB32, 1),
        "write_b8" => store(LdsOp::WriteB8, 1),
        "write_b16" => store(LdsOp::WriteB16, 1),
        "write_b64" => store(LdsOp::WriteB64, 2),
        "read2_b32" => two(load(LdsOp::ReadB32, 1), 1),
        "read2_b64" => two(load(LdsOp::ReadB64, 2), 1),
        "read2st64_b32" => two(load(LdsOp::ReadB32, 1), 64),
        "read2st64_b64" => two(load(LdsOp::ReadB64, 2), 64),
        "write2_b32" => two(store(LdsOp::WriteB32, 1), 1),
        "write2_b64" => two(store(LdsOp::WriteB64, 2), 1),
        "write2st64_b32" => two(store(LdsOp::WriteB32, 1), 64),
        "write2st64_b64" => two(store(LdsOp::WriteB64, 2), 64),
        "wrxchg_rtn_b32" => LdsForm {
            returns: true,
            ..store(LdsOp::Xchg, 1)
        },
        "wrxchg2_rtn_b32" => two(
            LdsForm {
                returns: true,
                ..store(LdsOp::Xchg, 1)
            },
            1,
        ),
        "wrxchg2st64_rtn_b32" => two(
            LdsForm {
                returns: true,
                ..store(LdsOp::Xchg, 1)
            },
            64,
        ),
        _ => return lds_atomic(name),
    })
}

fn lds_atomic(name: &str) -> Option<LdsForm> {
    let plain = name.replacen("_rtn", "", 1);
    let (op, data) = match plain.as_str() {
        "add_u32" => (LdsOp::Add, 1),
        "sub_u32" => (LdsOp::Sub, 1),
        "rsub_u32" => (LdsOp::RSub, 1),
        "inc_u32" => (LdsOp::Inc, 1),
        "dec_u32" => (LdsOp::Dec, 1),
        "min_i32" => (LdsOp::MinI32, 1),
        "max_i32" => (LdsOp::MaxI32, 1),
        "min_u32" => (LdsOp::MinU32, 1),
        "max_u32" => (LdsOp::MaxU32, 1),
        "and_b32" => (LdsOp::And, 1),
        "or_b32" => (LdsOp::Or, 1),
        "xor_b32" => (LdsOp::Xor, 1),
        "mskor_b32" => (LdsOp::MskOr, 2),
        "cmpst_b32" => (LdsOp::CmpSt, 2),
        _ => return lds_atomic64(&plain, plain != name),
    };
    Some(LdsForm {
        op,
        returns: plain != name,
        data,
        words: 1,
        update: None,
        step: None,
    })
}

fn lds_atomic64(plain: &str, returns: bool) -> Option<LdsForm> {
    let atomic = match plain {
        "wrxchg_b64" => MemoryAtomic::Swap,
        "cmpst_b64" => MemoryAtomic::CompareSwap,
        "add_u64" => MemoryAtomic::Add,
        "sub_u64" => MemoryAtomic::Sub,
        "inc_u64" => MemoryAtomic::Inc,
        "dec_u64" => MemoryAtomic::Dec,
        "min_i64" => MemoryAtomic::MinI,
        "max_i64" => MemoryAtomic::MaxI,
        "min_u64" => MemoryAtomic::MinU,
        "max_u64" => MemoryAtomic::MaxU,
        "and_b64" => MemoryAtomic::And,
        "or_b64" => MemoryAtomic::Or,
        "xor_b64" => MemoryAtomic::Xor,
        _ => return None,
    };
    Some(LdsForm {
        op: LdsOp::ReadB64,
        returns,
        data: atomic.operands(),
        words: 2,
        update: Some(atomic),
        step: None,
    })
}

/// DS instructions of Southern Islands that the local memory unit does not implement: float atomics, the 64-bit `rsub` and
/// `mskor`, global data share, append and consume, atomics with a second address.
fn lds_exists(name: &str) -> bool {
    let operations = [
        "add", "sub", "rsub", "inc", "dec", "min", "max", "and", "or", "xor", "mskor", "cmpst",
        "wrxchg",
    ];
    let other = ["append", "consume", "ordered", "gws", "wrxchg2"];
    let first = name.split('_').next().unwrap_or(name);
    operations.contains(&first) || other.iter().any(|o| first.starts_with(o))
}

fn buffer(reader: &mut Reader, name: &str) -> Result<Inst, Fault> {
    let Some((op, words)) = buffer_op(name) else {
        let known = ["load_format", "store_format", "atomic"]
            .iter()
            .any(|family| name.starts_with(family));
        return Err(if known {
            reader.unsupported(
                "only integer atomics and untyped accesses are executed",
                "use other data types in global memory",
            )
        } else {
            reader.unknown()
        });
    };
    let data = reader.vector(words)?;
    let vaddr = reader.next()?;
    let resource = reader.scalar(4)?;
    let soffset = reader.scalar_source(Ty::B32)?;
    let address = buffer_address(reader, vaddr)?;
    let offset = reader.value("offset", 1 << 12)?.unwrap_or(0);
    // Coherence hints change timing only; glc also makes an atomic return what stood there.
    let glc = reader.flag("glc");
    reader.flag("slc");
    let returns = glc && matches!(op, MemoryOp::Atomic(_) | MemoryOp::Atomic64(_));
    if matches!(soffset, Src::Const(_)) && reader.literal {
        return Err(reader.fault("the scalar offset cannot be a literal constant"));
    }
    Ok(Inst::Buffer(BufferInst {
        op,
        data,
        returns,
        address,
        resource,
        soffset,
        offset,
    }))
}

/// Operation and data registers of `buffer_<name>`.
fn buffer_op(name: &str) -> Option<(MemoryOp, u8)> {
    let load = |bytes, signed| MemoryOp::Load { bytes, signed };
    let store = |bytes| MemoryOp::Store { bytes };
    Some(match name {
        "load_ubyte" => (load(1, false), 1),
        "load_sbyte" => (load(1, true), 1),
        "load_ushort" => (load(2, false), 1),
        "load_sshort" => (load(2, true), 1),
        "load_dword" => (load(4, false), 1),
        "load_dwordx2" => (load(8, false), 2),
        "load_dwordx4" => (load(16, false), 4),
        "store_byte" => (store(1), 1),
        "store_short" => (store(2), 1),
        "store_dword" => (store(4), 1),
        "store_dwordx2" => (store(8), 2),
        "store_dwordx4" => (store(16), 4),
        _ => {
            let name = name.strip_prefix("atomic_")?;
            let narrow = name.strip_suffix("_x2");
            let (atomic, words) = match narrow.unwrap_or(name) {
                "swap" => (MemoryAtomic::Swap, 1),
                "cmpswap" => (MemoryAtomic::CompareSwap, 2),
                "add" => (MemoryAtomic::Add, 1),
                "sub" => (MemoryAtomic::Sub, 1),
                "smin" => (MemoryAtomic::MinI, 1),
                "umin" => (MemoryAtomic::MinU, 1),
                "smax" => (MemoryAtomic::MaxI, 1),
                "umax" => (MemoryAtomic::MaxU, 1),
                "and" => (MemoryAtomic::And, 1),
                "or" => (MemoryAtomic::Or, 1),
                "xor" => (MemoryAtomic::Xor, 1),
                "inc" => (MemoryAtomic::Inc, 1),
                "dec" => (MemoryAtomic::Dec, 1),
                _ => return None,
            };
            match narrow {
                Some(_) => (MemoryOp::Atomic64(atomic), 2 * words),
                None => (MemoryOp::Atomic(atomic), words),
            }
        }
    })
}

fn buffer_address(reader: &mut Reader, text: &str) -> Result<BufferAddress, Fault> {
    let addr64 = reader.flag("addr64");
    let idxen = reader.flag("idxen");
    let offen = reader.flag("offen");
    let words = match (addr64, idxen, offen) {
        (false, false, false) if text == "off" => return Ok(BufferAddress::Off),
        (true, false, false) | (false, true, true) => 2,
        (false, true, false) | (false, false, true) => 1,
        _ => return Err(reader.fault("`off`, `addr64`, `idxen` and `offen` do not fit together")),
    };
    let first = match Operand::parse(text)?.spelling {
        Spelling::Vector {
            first,
            words: found,
        } if found == words => first,
        _ => {
            return Err(reader.fault(format_args!(
                "`{text}` is not {}",
                registers("vector", words)
            )))
        }
    };
    Ok(match (addr64, idxen, offen) {
        (true, ..) => BufferAddress::Addr64(first),
        (_, true, true) => BufferAddress::Both(first),
        (_, true, _) => BufferAddress::Idxen(first),
        _ => BufferAddress::Offen(first),
    })
}
