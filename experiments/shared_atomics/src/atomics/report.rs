//! What `turnstile atomics` prints and writes.

use super::machine::{AtomicsMachine, Cycles, Estimate};
use super::operation::AtomicOp;
use super::pattern::Pattern;
use super::procedure::{iterations, lanes_of, native, Iteration, Scheme, Totals};
use super::run::{Memory, Performed, Request, Runner};
use super::Latency;
use serde::Serialize;
use turnstile_hdl::full_size::BANKS;
use turnstile_machine::EngineKind;
use turnstile_tools::{Error, Result};

/// What holds for all patterns of a command.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Where the constants come from.
    pub machine: AtomicsMachine,
    /// Banks and locks; none if atomics are native.
    pub scheme: Option<Scheme>,
    /// What every lane does.
    pub op: AtomicOp,
    /// What steps the RTL; none if Algorithm 1 is alone.
    pub engine: Option<EngineKind>,
}

impl Setup {
    /// The RTL, if it takes part.
    pub fn open(&self) -> Result<Option<Runner>> {
        if self.scheme.is_none() && self.op.is_external() {
            return Err(Error::input(
                format!("--op {}", self.op.name()),
                format!("the RTL has no native {}", self.op.name()),
                "choose another operation, or a machine with locks",
            ));
        }
        let memory = Memory::of(self.machine.words());
        let open = |engine| Runner::with(memory, self.scheme.as_ref(), engine);
        self.engine.map(open).transpose()
    }

    /// What the procedure says of a pattern.
    pub fn iterations(&self, pattern: &Pattern) -> Vec<Iteration> {
        match &self.scheme {
            Some(scheme) => iterations(pattern, scheme),
            None => vec![native(pattern, BANKS as u32)],
        }
    }
}

/// A pattern, on the RTL after the check against Algorithm 1.
#[derive(Clone, Debug)]
pub struct Outcome {
    pub pattern: Pattern,
    /// Iteration by iteration.
    pub iterations: Vec<Iteration>,
    /// What the RTL counted.
    pub totals: Totals,
    /// By the machine's constants.
    pub cycles: Estimate,
    /// Of the RTL, if it took part.
    pub clocks: Option<u64>,
}

/// Runs one pattern and compares the RTL, if it takes part, with Algorithm 1; `place` names the pattern.
pub fn run(
    runner: Option<&mut Runner>,
    setup: &Setup,
    pattern: Pattern,
    place: impl Fn() -> String,
) -> Result<Outcome> {
    let iterations = setup.iterations(&pattern);
    let totals = Totals::of(&iterations);
    let mut clocks = None;
    if let Some(runner) = runner {
        let performed = runner.perform(&Request::new(pattern, setup.op))?;
        compare(&performed, &iterations, &place())?;
        clocks = Some(performed.clocks);
    }
    Ok(Outcome {
        pattern,
        totals,
        cycles: setup.machine.estimate(&iterations, totals),
        iterations,
        clocks,
    })
}

/// The RTL's winners of every iteration, its iterations and its replays are those of Algorithm 1.
pub fn compare(performed: &Performed, iterations: &[Iteration], place: &str) -> Result<()> {
    let winners: Vec<u32> = iterations.iter().map(|one| one.winners).collect();
    let totals = Totals::of(iterations);
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
    /// ... and its lock, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lock: Option<u32>,
    /// Iterations it took part in; it won in the last.
    pub iterations: usize,
    /// Replays before its bank served it, over all its loads and its store.
    pub bank_waits: u32,
    /// Iterations it lost.
    pub waits: Vec<Wait>,
}

impl LaneReport {
    fn new(lane: usize, outcome: &Outcome, scheme: Option<&Scheme>) -> Self {
        let words = &outcome.pattern.words;
        let word = words[lane];
        let bank_of = |word: u32| word % BANKS as u32;
        let bank = bank_of(word);
        let lock_of = |word: u32| scheme.map(|scheme| scheme.lock(word));
        let lock = lock_of(word);
        let taken_part: Vec<&Iteration> = outcome
            .iterations
            .iter()
            .take_while(|one| one.lanes >> lane & 1 == 1)
            .collect();
        // Distinct words of the bank that are served before, in the order of their lowest lanes; lanes, if atomics are native.
        let before = |lanes: u32| {
            let mut seen: Vec<u32> = vec![];
            let lower = lanes_of(lanes).take_while(|&other| match scheme {
                Some(_) => words[other] != word,
                None => other != lane,
            });
            for other in lower.map(|other| words[other]) {
                if bank_of(other) == bank && (scheme.is_none() || !seen.contains(&other)) {
                    seen.push(other);
                }
            }
            seen.len() as u32
        };
        let losing = taken_part
            .iter()
            .zip(1..)
            .filter(|(one, _)| one.winners >> lane & 1 == 0);
        let waits = losing.filter_map(|(one, iteration)| {
            let winner = lanes_of(one.winners).find(|&other| lock_of(words[other]) == lock)?;
            Some(Wait {
                iteration,
                conflict: match words[winner] == word {
                    true => Conflict::Position,
                    false => Conflict::Lock,
                },
                winner,
            })
        });
        let stores = taken_part.last().filter(|_| scheme.is_some());
        let stored = stores.map_or(0, |one| before(one.winners));
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
pub fn lanes(outcome: &Outcome, scheme: Option<&Scheme>) -> Vec<LaneReport> {
    lanes_of(outcome.pattern.lanes)
        .map(|lane| LaneReport::new(lane, outcome, scheme))
        .collect()
}

/// How the cycles come about.
fn sum(machine: &AtomicsMachine, outcome: &Outcome) -> String {
    match machine {
        AtomicsMachine::Paper(machine) => {
            let Latency {
                base,
                position,
                bank,
            } = machine.latency;
            let Totals {
                iterations,
                replays,
            } = outcome.totals;
            let retries = iterations - 1;
            format!("{base} + {retries} x {position} + {replays} x {bank}")
        }
        AtomicsMachine::Measured(machine) => {
            let parts = machine.cycles.0.iter().filter_map(|(name, cycles)| {
                let count = (name.term().count)(&outcome.iterations);
                (count > 0).then(|| format!("{count} x {cycles} {}", name.term().name))
            });
            parts.collect::<Vec<_>>().join(" + ")
        }
    }
}

fn title(setup: &Setup) -> String {
    let locks = match &setup.scheme {
        Some(scheme) => format!("{} locks ({})", scheme.locks, scheme.hash.name()),
        None => "native".into(),
    };
    format!(
        "atomic {} of one warp, {locks}, machine {}, {}",
        setup.op.name(),
        setup.machine.name(),
        match setup.engine {
            Some(engine) => format!("engine {}", engine.name()),
            None => "Algorithm 1 alone".into(),
        }
    )
}

/// Of the RTL, where it took part.
fn clocks_text(clocks: Option<u64>) -> String {
    clocks.map_or("-".into(), |clocks| clocks.to_string())
}

/// One pattern, as text.
pub fn text(setup: &Setup, outcome: &Outcome) -> String {
    let mut text = format!(
        "{}\n\niterations {:>6}\nreplays    {:>6}\ncycles     {:>6}  = {}\n",
        title(setup),
        outcome.totals.iterations,
        outcome.totals.replays,
        outcome.cycles.text(),
        sum(&setup.machine, outcome),
    );
    if let Estimate::Fitted { steady_cycles, .. } = outcome.cycles {
        text += &format!("steady     {steady_cycles:>6}  in a long chain\n");
    }
    text += &format!(
        "RTL clocks {:>6}\n\niteration  lanes  winners  words of a bank: read  written\n",
        clocks_text(outcome.clocks)
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
    for lane in lanes(outcome, setup.scheme.as_ref()) {
        text += &format!(
            "{:>4} {:>6} {:>5} {:>6} {:>11}  {}\n",
            lane.lane,
            lane.word,
            lane.bank,
            lane.lock.map_or("-".into(), |lock| lock.to_string()),
            lane.iterations,
            lane.why()
        );
    }
    text
}

/// The patterns of a file, as text; each outcome with its line.
pub fn table(setup: &Setup, outcomes: &[(u64, Outcome)]) -> String {
    let mut text = format!(
        "{}\n\n    line  lanes  iterations  replays     cycles  RTL clocks\n",
        title(setup)
    );
    for (line, outcome) in outcomes {
        text += &format!(
            "{line:>8} {:>6} {:>11} {:>8} {:>10} {:>11}\n",
            outcome.pattern.lanes.count_ones(),
            outcome.totals.iterations,
            outcome.totals.replays,
            outcome.cycles.text(),
            clocks_text(outcome.clocks)
        );
    }
    text
}

#[derive(Serialize)]
struct Common<'a> {
    version: &'static str,
    machine: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    latency: Option<&'a Latency>,
    #[serde(skip_serializing_if = "Option::is_none")]
    terms: Option<Vec<TermReport>>,
    engine: &'static str,
    op: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    locks: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hash: Option<&'static str>,
}

#[derive(Serialize)]
struct TermReport {
    name: &'static str,
    cycles: f64,
}

#[derive(Serialize)]
struct Numbers {
    #[serde(flatten)]
    cycles: Estimate,
    iterations: u32,
    replays: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    rtl_clocks: Option<u64>,
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
        machine: setup.machine.name(),
        latency: setup.machine.latency(),
        terms: setup
            .machine
            .measured()
            .map(|machine| terms(&machine.cycles)),
        engine: setup.engine.map_or("procedure", |engine| engine.name()),
        op: setup.op.name(),
        locks: setup.scheme.map(|scheme| scheme.locks),
        hash: setup.scheme.map(|scheme| scheme.hash.name()),
    }
}

fn terms(cycles: &Cycles) -> Vec<TermReport> {
    let terms = cycles.0.iter().map(|(name, &cycles)| TermReport {
        name: name.term().name,
        cycles,
    });
    terms.collect()
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
        lanes: lanes(outcome, setup.scheme.as_ref()),
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
