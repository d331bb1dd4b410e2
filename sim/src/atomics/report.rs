//! What `turnstile atomics` prints and writes.

use super::latency::{Latency, LockbitMachine};
use super::operation::AtomicOp;
use super::pattern::Pattern;
use super::procedure::{iterations, lanes_of, Iteration, Scheme, Totals};
use super::run::{Performed, Request, Runner};
use crate::machine::EngineKind;
use crate::{Error, Result};
use serde::Serialize;

/// What holds for all patterns of a command.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Where the constants come from.
    pub machine: LockbitMachine,
    /// Banks and locks.
    pub scheme: Scheme,
    /// What every lane does.
    pub op: AtomicOp,
    /// What steps the RTL.
    pub engine: EngineKind,
}

/// A pattern on the RTL, after the check against Algorithm 1.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The pattern.
    pub pattern: Pattern,
    /// Iteration by iteration.
    pub iterations: Vec<Iteration>,
    /// What the RTL counted.
    pub totals: Totals,
    /// By the machine's constants.
    pub cycles: u64,
    /// Of the RTL.
    pub clocks: u64,
}

/// Runs one pattern and compares the RTL with Algorithm 1; `place` names the pattern.
pub fn run(runner: &mut Runner, setup: &Setup, pattern: Pattern, place: &str) -> Result<Outcome> {
    let performed = runner.perform(&Request::new(pattern, setup.op))?;
    let iterations = iterations(&pattern, &setup.scheme);
    compare(&performed, &iterations, place)?;
    Ok(Outcome {
        pattern,
        iterations,
        totals: performed.totals,
        cycles: setup.machine.latency.cycles(performed.totals),
        clocks: performed.clocks,
    })
}

/// The RTL's winners of every iteration, its iterations and its replays are those of Algorithm 1.
pub fn compare(performed: &Performed, iterations: &[Iteration], place: &str) -> Result<()> {
    let winners: Vec<u32> = iterations.iter().map(|one| one.winners).collect();
    let replays = |one: &Iteration| one.read_degree - 1 + one.write_degree - 1;
    let totals = Totals {
        iterations: iterations.len() as u32,
        replays: iterations.iter().map(replays).sum(),
    };
    if (&performed.winners, performed.totals) == (&winners, totals) {
        return Ok(());
    }
    Err(Error::run(
        place,
        format!(
            "the RTL has {:?} with winners {:x?}, Algorithm 1 has {totals:?} with winners {winners:x?}",
            performed.totals, performed.winners
        ),
        "please report it with the pattern",
    ))
}

/// Why a lane did not get its lock in an iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Conflict {
    /// The winner has the same word.
    Position,
    /// The winner has another word with the same lock.
    Lock,
}

/// An iteration in which a lane lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Wait {
    /// From 1.
    pub iteration: usize,
    /// Why.
    pub conflict: Conflict,
    /// The lane that had the lock.
    pub winner: usize,
}

/// A lane's way through the instruction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LaneReport {
    /// Number of the lane.
    pub lane: usize,
    /// Its word ...
    pub word: u32,
    /// ... with its bank ...
    pub bank: u32,
    /// ... and its lock.
    pub lock: u32,
    /// Iterations it took part in; it won in the last.
    pub iterations: usize,
    /// Replays before its bank served it, over all its loads and its store.
    pub bank_waits: u32,
    /// Iterations it lost.
    pub waits: Vec<Wait>,
}

impl LaneReport {
    fn new(lane: usize, outcome: &Outcome, scheme: &Scheme) -> Self {
        let words = &outcome.pattern.words;
        let word = words[lane];
        let (bank, lock) = (scheme.bank(word), scheme.lock(word));
        let taken_part: Vec<&Iteration> = outcome
            .iterations
            .iter()
            .take_while(|one| one.lanes >> lane & 1 == 1)
            .collect();
        // Distinct words of the bank that are served before, in the order of their lowest lanes.
        let before = |lanes: u32| {
            let mut seen: Vec<u32> = vec![];
            for other in lanes_of(lanes) {
                if words[other] == word {
                    break;
                }
                if scheme.bank(words[other]) == bank && !seen.contains(&words[other]) {
                    seen.push(words[other]);
                }
            }
            seen.len() as u32
        };
        let waits = taken_part.iter().zip(1..).filter_map(|(one, iteration)| {
            let winner = lanes_of(one.winners).find(|&other| scheme.lock(words[other]) == lock)?;
            (winner != lane).then(|| Wait {
                iteration,
                conflict: match words[winner] == word {
                    true => Conflict::Position,
                    false => Conflict::Lock,
                },
                winner,
            })
        });
        let stored = taken_part.last().map_or(0, |one| before(one.winners));
        Self {
            lane,
            word,
            bank,
            lock,
            iterations: taken_part.len(),
            bank_waits: taken_part.iter().map(|one| before(one.lanes)).sum::<u32>() + stored,
            waits: waits.collect(),
        }
    }

    /// Why it waited, in words.
    fn why(&self) -> String {
        let mut reasons = vec![];
        for (conflict, text) in [
            (Conflict::Position, "same word as"),
            (Conflict::Lock, "same lock as"),
        ] {
            let winners: Vec<String> = self
                .waits
                .iter()
                .filter(|wait| wait.conflict == conflict)
                .map(|wait| wait.winner.to_string())
                .collect();
            match winners.len() {
                0 => {}
                1 => reasons.push(format!("{text} lane {}", winners[0])),
                _ => reasons.push(format!("{text} lanes {}", winners.join(" "))),
            }
        }
        match self.bank_waits {
            0 => {}
            1 => reasons.push(format!("1 replay of bank {}", self.bank)),
            replays => reasons.push(format!("{replays} replays of bank {}", self.bank)),
        }
        match reasons.is_empty() {
            true => "-".into(),
            false => reasons.join(", "),
        }
    }
}

/// Every lane's way.
pub fn lanes(outcome: &Outcome, scheme: &Scheme) -> Vec<LaneReport> {
    lanes_of(outcome.pattern.lanes)
        .map(|lane| LaneReport::new(lane, outcome, scheme))
        .collect()
}

fn sum(latency: &Latency, totals: Totals) -> String {
    format!(
        "{} + {} x {} + {} x {}",
        latency.base,
        totals.iterations - 1,
        latency.position,
        totals.replays,
        latency.bank
    )
}

fn title(setup: &Setup) -> String {
    format!(
        "atomic {} of one warp, {} locks ({}), machine {}, engine {}",
        setup.op.name(),
        setup.scheme.locks,
        setup.scheme.hash.name(),
        setup.machine.name,
        setup.engine.name()
    )
}

/// One pattern, as text.
pub fn text(setup: &Setup, outcome: &Outcome) -> String {
    let latency = &setup.machine.latency;
    let mut text = format!(
        "{}\n\niterations {:>6}\nreplays    {:>6}\ncycles     {:>6}  = {}\nRTL clocks {:>6}\n\n\
         iteration  lanes  winners  words of a bank: read  written\n",
        title(setup),
        outcome.totals.iterations,
        outcome.totals.replays,
        outcome.cycles,
        sum(latency, outcome.totals),
        outcome.clocks,
    );
    for (one, number) in outcome.iterations.iter().zip(1..) {
        text += &format!(
            "{number:>9} {:>6} {:>8} {:>22} {:>8}\n",
            one.lanes.count_ones(),
            one.winners.count_ones(),
            one.read_degree,
            one.write_degree
        );
    }
    text += "\nlane   word  bank   lock  iterations  waited because of\n";
    for lane in lanes(outcome, &setup.scheme) {
        text += &format!(
            "{:>4} {:>6} {:>5} {:>6} {:>11}  {}\n",
            lane.lane,
            lane.word,
            lane.bank,
            lane.lock,
            lane.iterations,
            lane.why()
        );
    }
    text
}

/// The patterns of a file, as text; each outcome with its line.
pub fn table(setup: &Setup, outcomes: &[(u64, Outcome)]) -> String {
    let mut text = format!(
        "{}\n\n    line  lanes  iterations  replays   cycles  RTL clocks\n",
        title(setup)
    );
    for (line, outcome) in outcomes {
        text += &format!(
            "{line:>8} {:>6} {:>11} {:>8} {:>8} {:>11}\n",
            outcome.pattern.lanes.count_ones(),
            outcome.totals.iterations,
            outcome.totals.replays,
            outcome.cycles,
            outcome.clocks
        );
    }
    text
}

#[derive(Serialize)]
struct Common<'a> {
    version: &'static str,
    machine: &'a str,
    latency: &'a Latency,
    engine: &'static str,
    op: &'static str,
    locks: u32,
    hash: &'static str,
}

#[derive(Serialize)]
struct Numbers {
    cycles: u64,
    iterations: u32,
    replays: u32,
    rtl_clocks: u64,
}

#[derive(Serialize)]
struct One<'a> {
    #[serde(flatten)]
    common: Common<'a>,
    #[serde(flatten)]
    numbers: Numbers,
    lanes: Vec<LaneReport>,
}

#[derive(Serialize)]
struct Line {
    line: u64,
    #[serde(flatten)]
    numbers: Numbers,
}

#[derive(Serialize)]
struct Many<'a> {
    #[serde(flatten)]
    common: Common<'a>,
    patterns: Vec<Line>,
}

fn common(setup: &Setup) -> Common<'_> {
    Common {
        version: env!("CARGO_PKG_VERSION"),
        machine: &setup.machine.name,
        latency: &setup.machine.latency,
        engine: setup.engine.name(),
        op: setup.op.name(),
        locks: setup.scheme.locks,
        hash: setup.scheme.hash.name(),
    }
}

fn numbers(outcome: &Outcome) -> Numbers {
    Numbers {
        cycles: outcome.cycles,
        iterations: outcome.totals.iterations,
        replays: outcome.totals.replays,
        rtl_clocks: outcome.clocks,
    }
}

fn json(value: &impl Serialize) -> String {
    let text = serde_json::to_string_pretty(value).expect("numbers and names are JSON");
    text + "\n"
}

/// One pattern, as JSON.
pub fn json_of_one(setup: &Setup, outcome: &Outcome) -> String {
    json(&One {
        common: common(setup),
        numbers: numbers(outcome),
        lanes: lanes(outcome, &setup.scheme),
    })
}

/// The patterns of a file, as JSON.
pub fn json_of_many(setup: &Setup, outcomes: &[(u64, Outcome)]) -> String {
    let line = |(line, outcome): &(u64, Outcome)| Line {
        line: *line,
        numbers: numbers(outcome),
    };
    json(&Many {
        common: common(setup),
        patterns: outcomes.iter().map(line).collect(),
    })
}
