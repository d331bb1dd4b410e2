//! What a run must leave: the words of the primitive, and what critical sections told.

use super::operations::{Operations, Section, WORDS};
use super::primitive::{flags, Family, Primitive, AREA};
use crate::workloads::launch::words;

type Checked = Result<(), String>;

impl Operations {
    /// Compares what a run has left with what the primitive promises; the error says in words what is wrong first.
    ///
    /// # Errors
    /// If a block was let in too early, an operation is lost, blocks came out of turn, or the primitive is not left as it has to be.
    pub fn check(&self, buffers: &[Vec<u8>]) -> std::result::Result<(), String> {
        if self.section == Section::Checked {
            told(self, &self.told(buffers))?;
        }
        left(self, &words(buffers, WORDS))
    }
}

/// A word of areas.
fn word(words: &[u32], at: u32) -> u32 {
    words.get(at as usize).copied().unwrap_or(u32::MAX)
}

fn expect(what: &str, found: u32, expected: u32) -> Checked {
    match found == expected {
        true => Ok(()),
        false => Err(format!("{what} is {found}, not {expected}")),
    }
}

/// The words of a primitive when all operations are over. They wrap, as the kernels' do.
fn left(of: &Operations, words: &[u32]) -> Checked {
    let all = of.of_blocks() as u32;
    match of.primitive {
        Primitive::AtomicBarrier => {
            expect("the count of blocks that arrived", word(words, 0), all)?;
            expect("the count of blocks that left", word(words, AREA), all)
        }
        Primitive::XfBarrier => (0..of.blocks).try_for_each(|block| {
            let arrived = word(words, block);
            let released = word(words, flags(of.blocks) + block);
            expect(
                &format!("the flag of block {block}"),
                arrived,
                of.operations,
            )?;
            expect(
                &format!("the flag for block {block}"),
                released,
                of.operations,
            )
        }),
        Primitive::SpinMutex | Primitive::BackoffMutex => {
            expect("the lock at the end", word(words, 0), 0)
        }
        Primitive::TicketMutex | Primitive::RingMutex => {
            expect("the next ticket", word(words, 0), all)?;
            expect("the turn at the end", word(words, AREA), all)
        }
        Primitive::SpinSemaphore | Primitive::BackoffSemaphore => {
            // The word has S less what it is at first.
            match word(words, 0) as i32 {
                0 => Ok(()),
                short @ ..0 => Err(format!("{} places were not given back", -short)),
                more => Err(format!("{more} places were given back that nobody had")),
            }
        }
        Primitive::SleepingSemaphore => {
            expect("the count of blocks at the end", word(words, 0), 0)?;
            let (ticket, turn) = (word(words, AREA), word(words, 2 * AREA));
            expect("the turn at the end", turn, ticket)
        }
    }
}

/// What critical sections told.
fn told(of: &Operations, told: &[u32]) -> Checked {
    match of.primitive.family() {
        Family::Barrier => met(of, told),
        Family::Mutex => alone(of, told),
        Family::Semaphore => inside(of, told),
    }
}

fn met(of: &Operations, told: &[u32]) -> Checked {
    match word(told, 0) {
        0 => {}
        early => {
            return Err(format!(
                "{early} times a block found another one behind the barrier that had not come to it"
            ))
        }
    }
    (0..of.blocks).try_for_each(|block| {
        let phase = word(told, AREA * (1 + block));
        expect(
            &format!("the last phase of block {block}"),
            phase,
            of.operations,
        )
    })
}

fn alone(of: &Operations, told: &[u32]) -> Checked {
    let all = of.of_blocks() as u32;
    match word(told, 4 * AREA) {
        0 => {}
        torn => {
            return Err(format!(
                "{torn} times a block came before all of what the block ahead of it had stored"
            ))
        }
    }
    expect("the count of critical sections", word(told, 0), all)?;
    expect(
        "the copy of the count of critical sections",
        word(told, AREA),
        all,
    )?;
    let log = &told[(5 * AREA) as usize..];
    if of.primitive.in_order() {
        let first = log.iter().zip(0..).find(|(ticket, turn)| **ticket != *turn);
        return match first {
            None => Ok(()),
            Some((ticket, turn)) => Err(format!("ticket {ticket} came in turn {turn}")),
        };
    }
    (0..of.blocks).try_for_each(|block| {
        let times = log.iter().filter(|who| **who == block).count() as u32;
        expect(
            &format!("the critical sections of block {block}"),
            times,
            of.operations,
        )
    })
}

fn inside(of: &Operations, told: &[u32]) -> Checked {
    let most = word(told, 3 * AREA);
    if most > of.initial {
        return Err(format!(
            "{most} blocks were inside at once, where {} may be",
            of.initial
        ));
    }
    expect(
        "the count of critical sections",
        word(told, 0),
        of.of_blocks() as u32,
    )?;
    expect(
        "the number of blocks inside at the end",
        word(told, 2 * AREA),
        0,
    )
}
