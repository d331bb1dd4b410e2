//! Branches, calls, barriers, transactions.

use super::decoding::Decoding;
use super::library;
use crate::code::inst::{AssertFail, Call, Copy, Op, Operand, Poll, Polled, Through};
use crate::code::types::Type;
use crate::text::module::{Operand as Word, Parameter};
use turnstile_kernel::Fault;

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

/// `call (results), function, (parameters), prototype`, of which results and parameters may be missing; the prototype belongs to an
/// address.
fn call(decoding: &Decoding) -> Result<Op, Fault> {
    let mut operands = &decoding.word.operands[..];
    let results = take_list(&mut operands);
    let called = operands.split_off_first();
    let given = Given {
        results,
        parameters: take_list(&mut operands),
    };
    match (called, operands) {
        (Some(Word::Name(name)), []) => call_by_name(decoding, name, &given),
        (Some(address @ Word::Register(_)), [Word::Name(prototype)]) => {
            call_through(decoding, address, prototype, &given)
        }
        _ => Err(decoding.fault("it names neither a function nor an address and its prototype")),
    }
}

/// What a call passes and gets.
struct Given<'w> {
    results: &'w [Word],
    parameters: &'w [Word],
}

/// The words of a list that stands first among operands, if one does.
fn take_list<'w>(operands: &mut &'w [Word]) -> &'w [Word] {
    match operands {
        [Word::List(all), rest @ ..] => {
            *operands = rest;
            all
        }
        _ => &[],
    }
}

fn call_by_name(decoding: &Decoding, name: &str, given: &Given) -> Result<Op, Fault> {
    if let Some(number) = decoding.function.reached.number(name) {
        return Ok(Op::Call(Box::new(call_of(decoding, number, given)?)));
    }
    if library::is_of_machine(name) {
        return assert_fail(decoding, given);
    }
    Err(library::undefined(name, decoding.function.file))
}

/// `__assertfail(message, file, line, function, bytes of a letter)`
fn assert_fail(decoding: &Decoding, given: &Given) -> Result<Op, Fault> {
    let [message, file, line, function, _] = given.parameters else {
        return Err(decoding.fault("it takes five parameters"));
    };
    let place = |word: &Word| match word {
        Word::Parameter(name) => decoding.parameter(name),
        _ => Err(decoding.fault("parameters are passed as .param")),
    };
    Ok(Op::AssertFail(AssertFail {
        message: place(message)?,
        file: place(file)?,
        line: place(line)?,
        function: place(function)?,
    }))
}

/// A call of one of the functions that have the prototype's parameters.
fn call_through(
    decoding: &Decoding,
    address: &Word,
    prototype: &str,
    given: &Given,
) -> Result<Op, Fault> {
    let prototypes = &decoding.function.body.prototypes;
    let prototype = prototypes
        .iter()
        .find(|one| one.name == prototype)
        .ok_or_else(|| decoding.fault(&format!("there is no prototype `{prototype}`")))?;
    let bytes = |all: &[Parameter]| all.iter().map(|one| one.bytes).collect::<Vec<_>>();
    let reached = decoding.function.reached;
    let mut calls = vec![];
    for (number, (function, _)) in reached.functions.iter().enumerate() {
        let fits = bytes(&function.parameters) == bytes(&prototype.parameters)
            && bytes(&function.returns) == bytes(&prototype.returns);
        if let Some(address) = reached.address(&function.name).filter(|_| fits) {
            calls.push((address, call_of(decoding, number, given)?));
        }
    }
    let address = decoding.source(address, Type::U64)?;
    Ok(Op::CallThrough(Box::new(Through { address, calls })))
}

/// A call of function `number`.
fn call_of(decoding: &Decoding, number: usize, given: &Given) -> Result<Call, Fault> {
    let callee = decoding.function.reached.functions[number].0;
    let frame = &decoding.function.frames[number];
    let copies = |own: &[Word], others: &[Parameter], back: bool| {
        if own.len() != others.len() {
            return Err(decoding.fault(&format!(
                "`{}` takes or gives {} parameters",
                callee.name,
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
    Ok(Call {
        function: number,
        passed: copies(given.parameters, &callee.parameters, false)?,
        returned: copies(given.results, &callee.returns, true)?,
    })
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
