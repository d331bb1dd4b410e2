//! Branches, calls, barriers, transactions.

use super::function::Decoding;
use crate::kernel::Fault;
use crate::ptx::code::inst::{Call, Copy, Op, Operand, Poll, Polled};
use crate::ptx::code::types::Type;
use crate::ptx::text::module::{Operand as Word, Parameter};

/// An instruction of this family; none if it is of another.
pub fn op(decoding: &Decoding) -> Result<Option<Op>, Fault> {
    Ok(Some(match decoding.opcode() {
        "bra" => {
            let [target] = decoding.operands()?;
            Op::Branch {
                target: decoding.label(target)?,
            }
        }
        "brx" => table(decoding)?,
        "call" => call(decoding)?,
        "ret" => Op::Return,
        "exit" => Op::Exit,
        "trap" | "brkpt" => Op::Trap,
        "bar" | "barrier" if decoding.has("warp") => {
            let [members] = decoding.operands()?;
            Op::WarpBarrier {
                members: decoding.source(members, Type::U32)?,
            }
        }
        "bar" | "barrier" => barrier(decoding)?,
        "tbegin" => transaction(decoding, Op::TxBegin)?,
        "tcommit" => transaction(decoding, Op::TxCommit)?,
        "nanosleep" | "pmevent" => Op::Nothing,
        _ => return Ok(None),
    }))
}

/// `brx.idx index, list`
fn table(decoding: &Decoding) -> Result<Op, Fault> {
    let [index, Word::Name(list)] = decoding.operands()? else {
        return Err(decoding.unknown());
    };
    let labels = decoding.function.body.labels.iter();
    let mut lists = labels
        .filter(|one| one.name == *list)
        .filter_map(|one| one.targets.as_ref());
    let targets = lists
        .next()
        .ok_or_else(|| decoding.fault(&format!("there is no list of targets `{list}`")))?;
    let targets = targets.iter().map(|name| decoding.label_named(name));
    Ok(Op::BranchTable {
        index: decoding.source(index, Type::U32)?,
        targets: targets.collect::<Result<_, _>>()?,
    })
}

/// `call (results), function, (parameters)`, of which results and parameters may be missing.
fn call(decoding: &Decoding) -> Result<Op, Fault> {
    let operands = &decoding.word.operands[..];
    let (results, name, parameters): (&[Word], _, &[Word]) = match operands {
        [Word::List(results), Word::Name(name), Word::List(parameters)] => {
            (results, name, parameters)
        }
        [Word::List(results), Word::Name(name)] => (results, name, &[]),
        [Word::Name(name), Word::List(parameters)] => (&[], name, parameters),
        [Word::Name(name)] => (&[], name, &[]),
        _ => return Err(decoding.fault("only functions that it names are called")),
    };
    let Some(number) = decoding.function.reached.number(name) else {
        let what = format!("calls `{name}`, which is not defined here");
        let remedy =
            "use built-in functions that libclc has, and link it; docs/ptx.md names those it lacks";
        return Err(Fault::new(what, remedy));
    };
    let callee = decoding.function.reached.functions[number].0;
    let frame = &decoding.function.frames[number];
    let copies = |own: &[Word], others: &[Parameter], back: bool| {
        if own.len() != others.len() {
            return Err(decoding.fault(&format!(
                "`{name}` takes or gives {} parameters",
                others.len()
            )));
        }
        let pairs = own.iter().zip(others);
        let copy = |(own, other): (&Word, &Parameter)| {
            let Word::Parameter(own) = own else {
                return Err(decoding.fault("parameters are passed as .param"));
            };
            let (here, there) = (
                decoding.parameter(own)?,
                frame.place(&other.name).map_or(0, |(at, _)| at),
            );
            let (from, to) = if back { (there, here) } else { (here, there) };
            Ok(Copy {
                from,
                to,
                bytes: other.bytes,
            })
        };
        pairs.map(copy).collect::<Result<Vec<_>, _>>()
    };
    Ok(Op::Call(Box::new(Call {
        function: number,
        passed: copies(parameters, &callee.parameters, false)?,
        returned: copies(results, &callee.returns, true)?,
    })))
}

/// `tbegin` and `tcommit`, of all threads that are there.
fn transaction(decoding: &Decoding, op: Op) -> Result<Op, Fault> {
    if !decoding.modifiers.is_empty() {
        return Err(decoding.unknown());
    }
    let [] = decoding.operands()?;
    match decoding.word.guard {
        None => Ok(op),
        Some(_) => Err(Fault::new(
            format!(
                "`{}` is guarded, and a transaction begins and ends for all threads that are there",
                decoding.word.text
            ),
            "branch around the whole transaction",
        )),
    }
}

fn barrier(decoding: &Decoding) -> Result<Op, Fault> {
    let known = [
        "sync", "arrive", "cta", "aligned", "red", "popc", "and", "or",
    ];
    let others = decoding.others();
    if others.iter().any(|one| !known.contains(one)) {
        return Err(decoding.unknown());
    }
    let mut operands = &decoding.word.operands[..];
    let poll = match decoding.has("red") {
        false => None,
        true => {
            let [destination, rest @ .., source] = operands else {
                return Err(decoding.unknown());
            };
            operands = rest;
            let (source, negated) = decoding.predicate(source)?;
            Some(Poll {
                of: match () {
                    () if decoding.has("popc") => Polled::Count,
                    () if decoding.has("and") => Polled::All,
                    () if decoding.has("or") => Polled::Any,
                    () => return Err(decoding.unknown()),
                },
                source,
                negated,
                destination: decoding.destination(destination)?,
            })
        }
    };
    let waits = !decoding.has("arrive");
    if !waits && operands.len() != 2 {
        let what = "it needs a barrier and the number of threads that come to it";
        return Err(decoding.fault(what));
    }
    let (id, threads) = match operands {
        [] => (Operand::Constant(0), None),
        [id] => (decoding.source(id, Type::U32)?, None),
        [id, threads] => (
            decoding.source(id, Type::U32)?,
            Some(decoding.source(threads, Type::U32)?),
        ),
        _ => return Err(decoding.unknown()),
    };
    Ok(Op::Barrier {
        id,
        threads,
        poll,
        waits,
    })
}
