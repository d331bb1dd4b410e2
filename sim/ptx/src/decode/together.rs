//! What lanes of a warp do together: shuffles, votes, reductions; and the clock.

use super::decoding::Decoding;
use crate::arithmetic::integer;
use crate::code::inst::{Clock, Op, Operand, Shuffle, Vote};
use crate::code::types::Type;
use crate::text::module::Operand as Word;
use turnstile_kernel::Fault;

/// An instruction of this family; none if it is of another.
pub fn op(decoding: &Decoding) -> Result<Option<Op>, Fault> {
    Ok(Some(match decoding.opcode() {
        "shfl" => shuffle(decoding)?,
        "vote" => vote(decoding)?,
        "match" => matching(decoding)?,
        "redux" => reduce(decoding)?,
        "activemask" => {
            let [result] = decoding.operands()?;
            Op::ActiveMask {
                destination: decoding.destination(result)?,
            }
        }
        "mov" => match &decoding.word.operands[..] {
            [result, Word::Special(name)] => match clock(name) {
                Some((clock, of, high)) => Op::Clock {
                    clock,
                    destination: decoding.destination(result)?,
                    of,
                    high,
                },
                None => return Ok(None),
            },
            _ => return Ok(None),
        },
        _ => return Ok(None),
    }))
}

/// What a clock register counts, its type, and whether it is the high word.
fn clock(name: &str) -> Option<(Clock, Type, bool)> {
    use Clock::{Cycles, Nanoseconds};
    Some(match name {
        "%clock" => (Cycles, Type::U32, false),
        "%clock_hi" => (Cycles, Type::U32, true),
        "%clock64" => (Cycles, Type::U64, false),
        "%globaltimer_lo" => (Nanoseconds, Type::U32, false),
        "%globaltimer_hi" => (Nanoseconds, Type::U32, true),
        "%globaltimer" => (Nanoseconds, Type::U64, false),
        _ => return None,
    })
}

/// The lanes that a `.sync` instruction names; without it those that run.
fn members(decoding: &Decoding, word: Option<&Word>) -> Result<Option<Operand>, Fault> {
    match (decoding.has("sync"), word) {
        (true, Some(word)) => decoding.source(word, Type::U32).map(Some),
        (false, None) => Ok(None),
        _ => Err(decoding.fault("it has the wrong number of operands")),
    }
}

/// `shfl.sync.idx.b32 d|p, a, b, c, members`
fn shuffle(decoding: &Decoding) -> Result<Op, Fault> {
    let [results, source, lane, clamp, rest @ ..] = &decoding.word.operands[..] else {
        return Err(decoding.fault("it has too few operands"));
    };
    let how = match decoding.others()[..] {
        ["sync", how] | [how] => how,
        _ => return Err(decoding.unknown()),
    };
    let (result, valid) = match results {
        Word::Pair(result, valid) => (&**result, decoding.destination(valid)?),
        result => (result, None),
    };
    Ok(Op::Shuffle {
        how: match how {
            "up" => Shuffle::Up,
            "down" => Shuffle::Down,
            "bfly" => Shuffle::Butterfly,
            "idx" => Shuffle::Index,
            _ => return Err(decoding.unknown()),
        },
        destination: decoding.destination(result)?,
        valid,
        source: decoding.source(source, Type::U32)?,
        lane: decoding.source(lane, Type::U32)?,
        clamp: decoding.source(clamp, Type::U32)?,
        members: members(decoding, rest.first())?,
    })
}

/// `vote.sync.ballot.b32 d, p, members`
fn vote(decoding: &Decoding) -> Result<Op, Fault> {
    let [result, source, rest @ ..] = &decoding.word.operands[..] else {
        return Err(decoding.fault("it has too few operands"));
    };
    let how = match decoding.others()[..] {
        ["sync", how] | [how] => how,
        _ => return Err(decoding.unknown()),
    };
    let (source, negated) = match source {
        Word::Negated(register) => (Operand::Register(*register as u16), true),
        source => (decoding.source(source, Type::PREDICATE)?, false),
    };
    Ok(Op::Vote {
        how: match how {
            "all" => Vote::All,
            "any" => Vote::Any,
            "uni" => Vote::Uniform,
            "ballot" => Vote::Ballot,
            _ => return Err(decoding.unknown()),
        },
        destination: decoding.destination(result)?,
        source,
        negated,
        members: members(decoding, rest.first())?,
    })
}

/// `match.any.sync.b32 d, a, members`, `match.all.sync.b32 d|p, a, members`
fn matching(decoding: &Decoding) -> Result<Op, Fault> {
    let of = decoding.only_type()?;
    let [results, source, members] = decoding.operands()?;
    let (result, all_same) = match results {
        Word::Pair(result, all_same) => (&**result, decoding.destination(all_same)?),
        result => (result, None),
    };
    Ok(Op::Match {
        all: decoding.has("all"),
        destination: decoding.destination(result)?,
        all_same,
        of,
        source: decoding.source(source, of)?,
        members: decoding.source(members, Type::U32)?,
    })
}

/// `redux.sync.add.u32 d, a, members`
fn reduce(decoding: &Decoding) -> Result<Op, Fault> {
    let of = decoding.only_type()?;
    let others = decoding.others();
    let ["sync", name] = others[..] else {
        return Err(decoding.unknown());
    };
    let [result, source, members] = decoding.operands()?;
    Ok(Op::Reduce {
        function: integer::function(name, &[], of).ok_or_else(|| decoding.unknown())?,
        destination: decoding.destination(result)?,
        source: decoding.source(source, of)?,
        members: decoding.source(members, Type::U32)?,
    })
}
