//! Arithmetic on numbers of several words: the carry of one instruction goes into the next.

use super::decoding::Decoding;
use crate::code::inst::{Carried, Op, Operand, Register};
use crate::code::types::{Kind, Type};
use turnstile_kernel::Fault;

/// An instruction of this family; none if it is of another.
pub fn op(decoding: &Decoding) -> Result<Option<Op>, Fault> {
    if !decoding.word.carries() {
        return Ok(None);
    }
    let of = decoding.only_type()?;
    let flag = decoding.function.body.carry;
    let is_integer = matches!(of.kind, Kind::Signed | Kind::Unsigned);
    let Some(flag) = flag.filter(|_| is_integer && of.bits >= 32) else {
        return Err(decoding.unknown());
    };
    let others = decoding.others();
    let half: Vec<_> = others.iter().copied().filter(|one| *one != "cc").collect();
    let (kind, takes) = match (decoding.opcode(), &half[..]) {
        ("add", []) => (Carried::Add, false),
        ("addc", []) => (Carried::Add, true),
        ("sub", []) => (Carried::Subtract, false),
        ("subc", []) => (Carried::Subtract, true),
        ("mad", ["lo"]) => (Carried::MultiplyLow, false),
        ("madc", ["lo"]) => (Carried::MultiplyLow, true),
        ("mad", ["hi"]) => (Carried::MultiplyHigh, false),
        ("madc", ["hi"]) => (Carried::MultiplyHigh, true),
        _ => return Err(decoding.unknown()),
    };
    let flag = flag as Register;
    let (destination, sources) = operands(decoding, kind, of)?;
    Ok(Some(Op::Carried {
        kind,
        of,
        destination,
        sources,
        takes: takes.then_some(flag),
        leaves: others.contains(&"cc").then_some(flag),
    }))
}

fn operands(
    decoding: &Decoding,
    kind: Carried,
    of: Type,
) -> Result<(Option<Register>, [Operand; 3]), Fault> {
    let source = |word| decoding.source(word, of);
    if matches!(kind, Carried::Add | Carried::Subtract) {
        let [result, a, b] = decoding.operands()?;
        let sources = [source(a)?, source(b)?, Operand::Constant(0)];
        return Ok((decoding.destination(result)?, sources));
    }
    let [result, a, b, c] = decoding.operands()?;
    Ok((
        decoding.destination(result)?,
        [source(a)?, source(b)?, source(c)?],
    ))
}
