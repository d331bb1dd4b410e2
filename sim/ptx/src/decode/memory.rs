//! Loads, stores, atomics, fences.

use super::decoding::Decoding;
use crate::code::inst::{Op, Operand, SharedCopy};
use crate::code::types::{Kind, Type};
use crate::text::module::{Operand as Word, Space};
use turnstile_kernel::{Fault, MemoryAtomic};

/// Modifiers that say in which order and through which caches. Accesses of a thread to one word take place in order.
const ORDERS: [&str; 22] = [
    "volatile", "relaxed", "acquire", "release", "acq_rel", "weak", "cta", "cluster", "gpu", "sys",
    "ca", "cg", "cs", "lu", "cv", "wb", "wt", "nc", "mmio", "unified", "sc", "noftz",
];

/// Those of loads that get what other cores have stored: a core's first level, which these do not reach, must not answer.
const FRESH: [&str; 6] = ["volatile", "relaxed", "acquire", "cg", "cv", "mmio"];

/// An instruction of this family; none if it is of another.
pub fn op(decoding: &Decoding) -> Result<Option<Op>, Fault> {
    Ok(Some(match decoding.opcode() {
        "ld" | "ldu" => load(decoding)?,
        "st" => store(decoding)?,
        "atom" => atomic(decoding, true)?,
        "red" => atomic(decoding, false)?,
        "cp" if decoding.has("async") => copy(decoding)?,
        "membar" | "fence" => Op::Fence,
        "prefetch" | "prefetchu" | "discard" | "applypriority" => Op::Nothing,
        _ => return Ok(None),
    }))
}

/// What the modifiers of an access say.
struct Access {
    space: Space,
    of: Type,
    lanes: usize,
}

/// Space, type and length of an access; the rest says in which order, but for `others`.
fn access(decoding: &Decoding, others: &[&str]) -> Result<Access, Fault> {
    let mut found = Access {
        space: Space::Generic,
        of: decoding.only_type()?,
        lanes: 1,
    };
    for modifier in decoding.others() {
        match modifier {
            "v2" => found.lanes = 2,
            "v4" => found.lanes = 4,
            other => match Space::of(other) {
                Some(space) => found.space = space,
                None if ORDERS.contains(&other) || others.contains(&other) => {}
                None if other.starts_with("L1::") || other.starts_with("L2::") => {}
                None => return Err(decoding.unknown()),
            },
        }
    }
    Ok(found)
}

fn load(decoding: &Decoding) -> Result<Op, Fault> {
    let Access { space, of, lanes } = access(decoding, &[])?;
    let [results, address] = decoding.operands()?;
    let parts = decoding.parts(results);
    if parts.len() != lanes {
        return Err(decoding.fault("it loads another number of values than there are registers"));
    }
    let destinations = parts.iter().map(|part| decoding.destination(part));
    let destinations = destinations.collect::<Result<Vec<_>, _>>()?;
    let of_parameter = space == Space::Param || is_parameter(address);
    let address = decoding.address(address)?;
    if of_parameter {
        return Ok(Op::LoadParameter {
            of_kernel: decoding.function.is_kernel && !is_of_call(decoding),
            of,
            destinations,
            address,
        });
    }
    Ok(Op::Load {
        space,
        of,
        destinations,
        address,
        fresh: !decoding.has("cta") && FRESH.iter().any(|one| decoding.has(one)),
    })
}

fn is_parameter(address: &Word) -> bool {
    matches!(address, Word::Address(base, _) if matches!(**base, Word::Parameter(_)))
}

/// Whether the parameter in brackets is one of a call in the function.
fn is_of_call(decoding: &Decoding) -> bool {
    let mut operands = decoding.word.operands.iter();
    operands.any(|operand| match operand {
        Word::Address(base, _) => matches!(&**base, Word::Parameter(name) if name.contains('#')),
        _ => false,
    })
}

fn store(decoding: &Decoding) -> Result<Op, Fault> {
    let Access { space, of, lanes } = access(decoding, &[])?;
    let [address, values] = decoding.operands()?;
    let parts = decoding.parts(values);
    if parts.len() != lanes {
        return Err(decoding.fault("it stores another number of values than it says"));
    }
    let sources = parts.iter().map(|part| decoding.source(part, of));
    let sources = sources.collect::<Result<Vec<_>, _>>()?;
    let of_parameter = space == Space::Param;
    let address = decoding.address(address)?;
    if !of_parameter {
        return Ok(Op::Store {
            space,
            of,
            sources,
            address,
        });
    }
    match address.base {
        Operand::Constant(base) => Ok(Op::StoreParameter {
            of,
            sources,
            at: (base as i64 + address.offset) as u32,
        }),
        _ => Err(decoding.fault("a parameter is written by its name")),
    }
}

/// `cp.async.cg.shared.global [to], [from], 16, bytes;`, `cp.async.commit_group;`, `cp.async.wait_group 1;`, `cp.async.wait_all;`
fn copy(decoding: &Decoding) -> Result<Op, Fault> {
    let others = decoding.others();
    let kinds = others[1..].iter().filter(|one| !one.starts_with("L2::"));
    let kinds: Vec<_> = kinds
        .map(|one| one.split("::").next().unwrap_or(one))
        .collect();
    let number = |word: &Word| match word {
        Word::Integer(number) => Ok(*number),
        _ => Err(decoding.fault("its number is no constant")),
    };
    let fresh = match kinds[..] {
        ["commit_group"] => return Ok(Op::CommitCopies),
        ["wait_all"] => return Ok(Op::AwaitCopies { most: None }),
        ["wait_group"] => {
            let [most] = decoding.operands()?;
            return Ok(Op::AwaitCopies {
                most: Some(number(most)?),
            });
        }
        ["ca", "shared", "global"] => false,
        ["cg", "shared", "global"] => true,
        _ => return Err(decoding.unknown()),
    };
    let [to, from, bytes, rest @ ..] = &decoding.word.operands[..] else {
        return Err(decoding.fault("it has too few operands"));
    };
    let bytes = match (number(bytes)?, fresh) {
        (bytes @ (4 | 8), false) | (bytes @ 16, _) => bytes as u8,
        _ => return Err(decoding.fault("it copies 4, 8 or 16 bytes, and with .cg 16")),
    };
    let given = match rest {
        [] => Operand::Constant(bytes.into()),
        [given] if !decoding.has("L2::cache_hint") => decoding.source(given, Type::U32)?,
        [_policy] => Operand::Constant(bytes.into()),
        _ => return Err(decoding.unknown()),
    };
    Ok(Op::CopyToShared(Box::new(SharedCopy {
        to: decoding.address(to)?,
        from: decoding.address(from)?,
        bytes,
        given,
        fresh,
    })))
}

const OPERATIONS: [&str; 10] = [
    "add", "inc", "dec", "min", "max", "and", "or", "xor", "exch", "cas",
];

fn atomic(decoding: &Decoding, has_result: bool) -> Result<Op, Fault> {
    let Access { space, of, .. } = access(decoding, &OPERATIONS)?;
    let name = decoding
        .others()
        .into_iter()
        .find(|one| OPERATIONS.contains(one));
    let op = operation(name.unwrap_or_default(), of).ok_or_else(|| decoding.unknown())?;
    let (result, operands) = match (&decoding.word.operands[..], has_result) {
        ([result, operands @ ..], true) => (Some(result), operands),
        (operands, _) => (None, operands),
    };
    let [address, values @ ..] = operands else {
        return Err(decoding.fault("it has no address"));
    };
    let is_swap = op.operands() == 2;
    // In PTX what is compared stands first; of the memory's operation it is the second operand.
    let sources = match values {
        [compared, new] if is_swap => [new, compared],
        [value] if !is_swap => [value, value],
        _ => return Err(decoding.fault("it has the wrong number of operands")),
    };
    let [first, second] = sources.map(|source| decoding.source(source, of));
    Ok(Op::Atomic {
        space,
        op,
        of,
        destination: match result {
            Some(result) => decoding.destination(result)?,
            None => None,
        },
        address: decoding.address(address)?,
        sources: [first?, second?],
    })
}

fn operation(name: &str, of: Type) -> Option<MemoryAtomic> {
    use MemoryAtomic::*;
    match of.bits {
        32 | 64 => {}
        16 if name == "cas" && of.kind == Kind::Bits => return Some(CompareSwapHalf),
        _ => return None,
    }
    if of.kind == Kind::Float {
        // As the ISA manual has it of global memory; an access to shared memory keeps subnormal numbers.
        return (name == "add").then_some(AddFloat { flush: true });
    }
    Some(match name {
        "add" => Add,
        "inc" => Inc,
        "dec" => Dec,
        "min" if of.is_signed() => MinI,
        "min" => MinU,
        "max" if of.is_signed() => MaxI,
        "max" => MaxU,
        "and" => And,
        "or" => Or,
        "xor" => Xor,
        "exch" => Swap,
        "cas" => CompareSwap,
        _ => return None,
    })
}
