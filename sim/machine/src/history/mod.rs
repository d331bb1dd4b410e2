//! What happens in a run over time, kept in bounded memory, for a page about the run.
//!
//! A short run is kept whole. What a long one has too much of is thinned while it runs, and each part says by which rule. Times are cycles
//! from the start of the first launch.

mod bars;
mod bins;
mod levels;
mod lost;
mod rows;
mod states;

use crate::attempts::Attempts;
use crate::{Cycled, Event};
use bars::Bars;
use bins::Bins;
use levels::Levels;
use lost::Conflicts;
use rows::Rows;
use serde::Serialize;
use serde_json::value::{to_raw_value, RawValue};
use states::States;

pub use bars::{AttemptBar, KeptAttempts};
pub use bins::KeptBins;
pub use levels::KeptLevel;
pub use lost::{KeptConflicts, LostConflict, WordHeat};
pub use states::KeptStates;

/// What happens in a run.
pub struct History {
    rows: Rows,
    open: Attempts,
    attempts: Bars,
    conflicts: Conflicts,
    accesses: Bins,
    extra_rounds: Bins,
    levels: Levels,
    states: States,
    launches: Vec<KeptLaunch>,
    now: u64,
}

/// What is kept of a run.
#[derive(Clone, Debug, Serialize)]
pub struct Kept {
    pub cycles: u64,
    pub launches: Vec<KeptLaunch>,
    /// Work-group and wavefront of each row, in this order.
    pub rows: Vec<[usize; 2]>,
    /// Whether there were more wavefronts than rows.
    pub rows_are_full: bool,
    pub attempts: KeptAttempts,
    pub conflicts: KeptConflicts,
    /// Accesses of local memory.
    pub accesses: KeptBins,
    /// Rounds of these beyond the first, because of bank conflicts.
    pub extra_rounds: KeptBins,
    pub levels: Vec<KeptLevel>,
    pub states: KeptStates,
}

impl Kept {
    /// As JSON, for the scripts of a page.
    pub fn json(&self) -> Box<RawValue> {
        to_raw_value(self).expect("plain numbers and texts")
    }
}

/// A launch.
#[derive(Clone, Debug, Serialize)]
pub struct KeptLaunch {
    pub name: String,
    /// The kernel's text, which lines are of.
    pub file: String,
    pub since: u64,
}

impl Default for History {
    fn default() -> Self {
        Self {
            rows: Rows::default(),
            open: Attempts::default(),
            attempts: Bars::default(),
            conflicts: Conflicts::default(),
            accesses: Bins::counts(),
            extra_rounds: Bins::counts(),
            levels: Levels::default(),
            states: States::default(),
            launches: vec![],
            now: 0,
        }
    }
}

impl History {
    /// A launch begins.
    pub fn launch(&mut self, name: &str, file: &str) {
        self.launches.push(KeptLaunch {
            name: name.to_owned(),
            file: file.to_owned(),
            since: self.now,
        });
    }

    /// Takes in what warps do in a cycle.
    pub fn cycled(&mut self, cycled: &Cycled) {
        self.now = cycled.cycle + 1;
        self.states.cycled(cycled, &mut self.rows);
        self.levels.cycled(cycled);
    }

    /// Takes in an event.
    pub fn happened(&mut self, event: &Event) {
        if let Some(ended) = self.open.happened(event) {
            self.attempts.add(&ended, &mut self.rows);
        }
        match *event {
            Event::Lost(lost) => self
                .conflicts
                .add(lost, self.launches.len(), &mut self.rows),
            Event::Accessed { source, response } => {
                self.accesses.add(source.cycle, 1);
                let rounds = response.rounds.saturating_sub(1);
                self.extra_rounds.add(source.cycle, rounds.into());
            }
            Event::Locked { source, .. } => self.accesses.add(source.cycle, 1),
            Event::AtomicEnded { source, done, .. } => {
                self.accesses.add(source.cycle, done.iterations.into());
                self.extra_rounds.add(source.cycle, done.replays.into());
            }
            _ => {}
        }
    }

    /// What is kept at the end.
    pub fn finish(mut self) -> Kept {
        for ended in self.open.finish(self.now) {
            self.attempts.add(&ended, &mut self.rows);
        }
        let (rows, order) = self.rows.sorted();
        Kept {
            cycles: self.now,
            launches: self.launches,
            rows_are_full: self.rows.is_full(),
            rows,
            attempts: self.attempts.finish(&order),
            conflicts: self.conflicts.finish(&order, self.now),
            accesses: self.accesses.finish(self.now),
            extra_rounds: self.extra_rounds.finish(self.now),
            levels: self.levels.finish(self.now),
            states: self.states.finish(&order),
        }
    }
}
