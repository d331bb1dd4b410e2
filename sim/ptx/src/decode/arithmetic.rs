//! Arithmetic, comparisons, conversions, moves.

use super::decoding::Decoding;
use crate::arithmetic::convert::whole_rounding;
use crate::arithmetic::{float, integer};
use crate::code::conversion::Conversion;
use crate::code::inst::{Function, Op, Operand};
use crate::code::program::{LOCAL_WINDOW, SHARED_WINDOW};
use crate::code::types::{Kind, Type};
use crate::text::module::{Operand as Word, Space};
use turnstile_kernel::Fault;

/// An instruction of this family; none if it is of another.
pub fn op(decoding: &Decoding) -> Result<Option<Op>, Fault> {
    Ok(Some(match decoding.opcode() {
        "setp" => compare(decoding)?,
        "set" => compare_to_value(decoding)?,
        "selp" => select(decoding)?,
        "slct" => select_by_sign(decoding)?,
        "cvt" => convert(decoding)?,
        "cvta" => convert_address(decoding)?,
        "isspacep" => is_in_space(decoding)?,
        "lop3" => by_table(decoding)?,
        "bfi" => insert(decoding)?,
        "dp4a" | "dp2a" => dot_product(decoding)?,
        "mov"
            if decoding
                .word
                .operands
                .iter()
                .any(|one| matches!(one, Word::Vector(_))) =>
        {
            move_vector(decoding)?
        }
        "testp" => {
            let of = decoding.only_type()?;
            let name = decoding.modifiers.first().copied().unwrap_or_default();
            compute(decoding, float::property(name, of), &[of])?
        }
        _ => return by_function(decoding),
    }))
}

/// Instructions that are a function of their operands.
fn by_function(decoding: &Decoding) -> Result<Option<Op>, Fault> {
    let [of] = decoding.types()[..] else {
        return Ok(None);
    };
    let opcode = decoding.opcode();
    let modifiers = decoding.others();
    if of == Type::PREDICATE {
        return logic(decoding).map(Some);
    }
    let function = match of.kind {
        Kind::Float => float::function(opcode, &modifiers, of),
        _ => integer::function(opcode, &modifiers, of),
    };
    let wide = match modifiers[..] {
        ["wide"] => Type::new(of.kind, 2 * of.bits),
        _ => of,
    };
    let of_sources = match opcode {
        "shl" | "shr" => [of, Type::U32, Type::U32],
        "bfe" => [of, Type::U32, Type::U32],
        "mad" => [of, of, wide],
        _ => [of; 3],
    };
    match function {
        Some(_) => compute(decoding, function, &of_sources).map(Some),
        None => Ok(None),
    }
}

/// A result and up to three sources of these types.
fn compute(decoding: &Decoding, function: Option<Function>, of: &[Type]) -> Result<Op, Fault> {
    let function = function.ok_or_else(|| decoding.unknown())?;
    let Some((result, sources)) = decoding.word.operands.split_first() else {
        return Err(decoding.fault("it has no operands"));
    };
    let wanted = operand_count(decoding.opcode());
    if sources.len() != wanted {
        return Err(decoding.fault(&format!(
            "it has {} sources, and takes {wanted}",
            sources.len()
        )));
    }
    let mut all = [Operand::Constant(0); 3];
    for (at, source) in sources.iter().enumerate() {
        let of = of.get(at).or(of.last()).copied().unwrap_or(Type::U64);
        all[at] = decoding.source(source, of)?;
    }
    Ok(Op::Compute {
        function,
        destination: decoding.destination(result)?,
        sources: all,
    })
}

/// Sources of an instruction that is a function of them.
fn operand_count(opcode: &str) -> usize {
    match opcode {
        "mad" | "fma" | "mad24" | "sad" | "bfe" | "shf" | "prmt" | "selp" | "slct" | "dp4a"
        | "dp2a" => 3,
        "abs" | "neg" | "not" | "cnot" | "mov" | "popc" | "clz" | "brev" | "bfind" | "sqrt"
        | "rcp" | "rsqrt" | "sin" | "cos" | "lg2" | "ex2" | "tanh" | "testp" => 1,
        _ => 2,
    }
}

/// `bfi d, a, b, place, length`
fn insert(decoding: &Decoding) -> Result<Op, Fault> {
    let of = decoding.only_type()?;
    let function = match of.bits {
        32 => integer::insert::<32>,
        64 => integer::insert::<64>,
        _ => return Err(decoding.unknown()),
    };
    let [result, a, b, place, length] = decoding.operands()?;
    Ok(Op::ComputeOfFour {
        function,
        destination: decoding.destination(result)?,
        sources: [
            decoding.source(a, of)?,
            decoding.source(b, of)?,
            decoding.source(place, Type::U32)?,
            decoding.source(length, Type::U32)?,
        ],
    })
}

/// `dp4a.u32.s32 d, a, b, c` and `dp2a.lo.u32.s32 d, a, b, c`: a type each for the parts of `a` and of `b`.
fn dot_product(decoding: &Decoding) -> Result<Op, Fault> {
    let types = decoding.types();
    let [a, b] = types[..] else {
        return Err(decoding.unknown());
    };
    let of = [a, b].map(|of| of.is_signed());
    let is_word = |of: &Type| of.bits == 32 && matches!(of.kind, Kind::Signed | Kind::Unsigned);
    let function = match (decoding.opcode(), &decoding.others()[..]) {
        _ if !types.iter().all(is_word) => None,
        ("dp4a", []) => Some(integer::dot_product_of_four(of)),
        ("dp2a", [half @ ("lo" | "hi")]) => Some(integer::dot_product_of_two(of, *half == "hi")),
        _ => None,
    };
    compute(decoding, function, &[Type::U32])
}

/// Functions of predicates, which are 0 or 1.
fn logic(decoding: &Decoding) -> Result<Op, Fault> {
    let function: Function = match decoding.opcode() {
        "and" => |[a, b, _]| a & b,
        "or" => |[a, b, _]| a | b,
        "xor" => |[a, b, _]| a ^ b,
        "not" => |[a, _, _]| a ^ 1,
        "mov" => |[a, _, _]| a,
        _ => return Err(decoding.unknown()),
    };
    compute(decoding, Some(function), &[Type::PREDICATE])
}

/// The comparison that modifiers name, with what combines it with a predicate.
fn test(decoding: &Decoding, of: Type) -> Result<(Function, Option<Function>), Fault> {
    let modifiers = decoding.others();
    let flush = modifiers.contains(&"ftz");
    let mut names = modifiers.iter().filter(|one| **one != "ftz");
    let name = names.next().ok_or_else(|| decoding.unknown())?;
    let found = match of.kind {
        Kind::Float => float::comparison(name, of, flush),
        _ => integer::comparison(name, of),
    };
    let combine: Option<Function> = match names.next() {
        None => None,
        Some(&"and") => Some(|[a, b, _]| a & b),
        Some(&"or") => Some(|[a, b, _]| a | b),
        Some(&"xor") => Some(|[a, b, _]| a ^ b),
        Some(_) => return Err(decoding.unknown()),
    };
    Ok((found.ok_or_else(|| decoding.unknown())?, combine))
}

fn compare(decoding: &Decoding) -> Result<Op, Fault> {
    let of = decoding.only_type()?;
    let (function, combine) = test(decoding, of)?;
    let [results, a, b, rest @ ..] = &decoding.word.operands[..] else {
        return Err(decoding.fault("it has too few operands"));
    };
    let destinations = match results {
        Word::Pair(first, second) => [decoding.destination(first)?, decoding.destination(second)?],
        one => [decoding.destination(one)?, None],
    };
    let combined = match (combine, rest) {
        (None, []) => None,
        (Some(combine), [with]) => {
            let (with, negated) = decoding.predicate(with)?;
            Some((combine, with, negated))
        }
        _ => return Err(decoding.fault("it has the wrong number of operands")),
    };
    Ok(Op::Compare {
        function,
        destinations,
        sources: [decoding.source(a, of)?, decoding.source(b, of)?],
        combined,
    })
}

/// `set`: all ones or 1.0 where the comparison holds.
fn compare_to_value(decoding: &Decoding) -> Result<Op, Fault> {
    let [to, of] = decoding.types()[..] else {
        return Err(decoding.unknown());
    };
    let (test, None) = test(decoding, of)? else {
        return Err(decoding.unknown());
    };
    let [result, a, b] = decoding.operands()?;
    let holds = match to.kind {
        Kind::Float => u64::from(1f32.to_bits()),
        _ => to.mask(),
    };
    Ok(Op::Set {
        test,
        holds,
        destination: decoding.destination(result)?,
        sources: [decoding.source(a, of)?, decoding.source(b, of)?],
    })
}

fn select(decoding: &Decoding) -> Result<Op, Fault> {
    let of = decoding.only_type()?;
    let [result, a, b, by] = decoding.operands()?;
    let (by, negated) = decoding.predicate(by)?;
    let function: Function = match negated {
        false => |[a, b, by]| if by == 1 { a } else { b },
        true => |[a, b, by]| if by == 1 { b } else { a },
    };
    Ok(Op::Compute {
        function,
        destination: decoding.destination(result)?,
        sources: [decoding.source(a, of)?, decoding.source(b, of)?, by],
    })
}

/// `slct`
fn select_by_sign(decoding: &Decoding) -> Result<Op, Fault> {
    let [of, by] = decoding.types()[..] else {
        return Err(decoding.unknown());
    };
    let function: Function = match (by.kind, &decoding.others()[..]) {
        (Kind::Float, []) => |[a, b, by]| match f32::from_bits(by as u32) >= 0.0 {
            true => a,
            false => b,
        },
        // A subnormal number is a zero then.
        (Kind::Float, ["ftz"]) => |[a, b, by]| match f32::from_bits(by as u32) > -f32::MIN_POSITIVE
        {
            true => a,
            false => b,
        },
        (_, []) => |[a, b, by]| if by as i32 >= 0 { a } else { b },
        _ => return Err(decoding.unknown()),
    };
    compute(decoding, Some(function), &[of, of, by])
}

fn convert(decoding: &Decoding) -> Result<Op, Fault> {
    let [to, from] = decoding.types()[..] else {
        return Err(decoding.unknown());
    };
    let [result, source] = decoding.operands()?;
    let mut conversion = Conversion {
        to,
        from,
        rounding: 0,
        to_whole: false,
        saturate: false,
        flush: false,
    };
    for modifier in decoding.others() {
        match modifier {
            "ftz" => conversion.flush = true,
            "sat" => conversion.saturate = true,
            other => match (float::rounding(other), whole_rounding(other)) {
                (Some(rounding), _) => conversion.rounding = rounding,
                (None, Some(rounding)) => {
                    conversion.rounding = rounding;
                    conversion.to_whole = to.is_float();
                }
                _ => return Err(decoding.unknown()),
            },
        }
    }
    Ok(Op::Convert {
        conversion,
        destination: decoding.destination(result)?,
        source: decoding.source(source, from)?,
    })
}

/// Between an address in a space and the generic one. They are the same, but for one that has been through a register of 32 bits.
fn convert_address(decoding: &Decoding) -> Result<Op, Fault> {
    let modifiers = decoding.others();
    let space = modifiers.iter().find_map(|one| Space::of(one));
    let window = match space {
        Some(Space::Shared) => SHARED_WINDOW,
        Some(Space::Local) => LOCAL_WINDOW,
        Some(Space::Global | Space::Const) => 0,
        _ => return Err(decoding.unknown()),
    };
    let [result, source] = decoding.operands()?;
    Ok(Op::Compute {
        function: |[address, window, _]| address | window,
        destination: decoding.destination(result)?,
        sources: [
            decoding.source(source, Type::U64)?,
            Operand::Constant(window),
            Operand::Constant(0),
        ],
    })
}

fn is_in_space(decoding: &Decoding) -> Result<Op, Fault> {
    let space = decoding.modifiers.first().and_then(|one| Space::of(one));
    let function: Function = match space {
        Some(Space::Shared) => |[address, _, _]| u64::from(address & !0xffff_ffff == SHARED_WINDOW),
        Some(Space::Local) => |[address, _, _]| u64::from(address & !0xffff_ffff == LOCAL_WINDOW),
        Some(Space::Global) => |[address, _, _]| u64::from(address < SHARED_WINDOW),
        _ => return Err(decoding.unknown()),
    };
    let [result, address] = decoding.operands()?;
    Ok(Op::Compute {
        function,
        destination: decoding.destination(result)?,
        sources: [
            decoding.source(address, Type::U64)?,
            Operand::Constant(0),
            Operand::Constant(0),
        ],
    })
}

fn by_table(decoding: &Decoding) -> Result<Op, Fault> {
    let [result, a, b, c, table] = decoding.operands()?;
    let of = decoding.only_type()?;
    let (table @ Operand::Constant(_), 32) = (decoding.source(table, Type::U32)?, of.bits) else {
        return Err(decoding.unknown());
    };
    Ok(Op::ComputeOfFour {
        function: integer::by_table,
        destination: decoding.destination(result)?,
        sources: [
            decoding.source(a, of)?,
            decoding.source(b, of)?,
            decoding.source(c, of)?,
            table,
        ],
    })
}

/// Between a register and a vector of its parts.
fn move_vector(decoding: &Decoding) -> Result<Op, Fault> {
    let of = decoding.only_type()?;
    let part_bits = |parts: &[Word]| of.bits / parts.len().max(1) as u8;
    Ok(match decoding.operands()? {
        [Word::Vector(parts), source] => Op::Unpack {
            part_bits: part_bits(parts),
            destinations: parts
                .iter()
                .map(|part| decoding.destination(part))
                .collect::<Result<_, _>>()?,
            source: decoding.source(source, of)?,
        },
        [result, Word::Vector(parts)] => Op::Pack {
            part_bits: part_bits(parts),
            destination: decoding.destination(result)?,
            parts: parts
                .iter()
                .map(|part| decoding.source(part, of))
                .collect::<Result<_, _>>()?,
        },
        _ => return Err(decoding.unknown()),
    })
}
