//! What lines of the kernel's text do in local memory.

use super::numbers::thousands;
use super::table::{place, told};
use super::AtomicCounters;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Lines that the text of a report has.
const TOLD: usize = 8;

/// Counts of the lines of one text, while it runs.
#[derive(Clone, Debug)]
pub struct LinesOfText {
    file: Arc<str>,
    lines: FxHashMap<u32, LineCounters>,
}

/// Counts of lines, by file and line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lines(BTreeMap<(Arc<str>, u32), LineCounters>);

/// Counts of a line. Over all lines they add up to those of the run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineCounters {
    lds_accesses: u64,
    bank_conflicts: u64,
    atomics: AtomicCounters,
}

/// What a line of a kernel's text did in local memory. Fields are added, never renamed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineReport {
    pub file: String,
    /// 0 = unknown.
    pub line: u32,
    /// Half-wavefront accesses of local memory.
    pub lds_accesses: u64,
    /// Dispatch rounds beyond the first of these.
    pub bank_conflicts: u64,
    /// Atomic instructions through lock bits.
    pub atomics: AtomicCounters,
}

impl LinesOfText {
    /// `file` is the kernel's text.
    pub fn new(file: &str) -> Self {
        Self {
            file: file.into(),
            lines: FxHashMap::default(),
        }
    }

    /// Counts something of a line.
    pub fn count(&mut self, line: u32, count: impl FnOnce(&mut LineCounters)) {
        count(self.lines.entry(line).or_default());
    }

    /// What has been counted.
    pub fn lines(&self) -> Lines {
        let lines = self.lines.iter();
        Lines(
            lines
                .map(|(line, counters)| ((Arc::clone(&self.file), *line), *counters))
                .collect(),
        )
    }
}

impl Lines {
    /// Takes in those of another run.
    pub fn add(&mut self, other: &Self) {
        for (place, more) in &other.0 {
            let line = self.0.entry(place.clone()).or_default();
            line.lds_accesses += more.lds_accesses;
            line.bank_conflicts += more.bank_conflicts;
            line.atomics.add(&more.atomics);
        }
    }

    /// In the order of files and lines.
    pub fn report(&self) -> Vec<LineReport> {
        let line = |((file, line), counters): (&(Arc<str>, u32), &LineCounters)| LineReport {
            file: file.to_string(),
            line: *line,
            lds_accesses: counters.lds_accesses,
            bank_conflicts: counters.bank_conflicts,
            atomics: counters.atomics,
        };
        self.0.iter().map(line).collect()
    }
}

impl LineCounters {
    /// So many accesses of half-wavefronts are complete, which took rounds beyond the first.
    pub fn accessed(&mut self, accesses: u64, extra_rounds: u32) {
        self.lds_accesses += accesses;
        self.bank_conflicts += u64::from(extra_rounds);
    }

    /// An atomic instruction through lock bits has ended.
    pub fn updated(&mut self, iterations: u32, replays: u32, cycles: u64) {
        self.accessed(iterations.into(), replays);
        self.atomics.instructions += 1;
        self.atomics.iterations += u64::from(iterations);
        self.atomics.replays += u64::from(replays);
        self.atomics.cycles += cycles;
    }
}

/// The lines that wait most, with a heading; nothing where none waits.
pub(super) fn table(lines: &[LineReport]) -> String {
    let again = |line: &LineReport| line.atomics.iterations - line.atomics.instructions;
    let waits = |line: &LineReport| line.bank_conflicts + again(line);
    let mut waiting: Vec<_> = lines.iter().filter(|line| waits(line) > 0).collect();
    waiting.sort_by_key(|line| std::cmp::Reverse(waits(line)));
    let row = |line: &&LineReport| {
        let atomics = &line.atomics;
        let counts = [
            line.bank_conflicts,
            line.lds_accesses,
            again(line),
            atomics.instructions,
            atomics.cycles,
        ];
        let counts = counts.map(thousands).into_iter();
        counts.chain([place(&line.file, line.line)]).collect()
    };
    let rows: Vec<_> = waiting.iter().map(row).collect();
    let heads = [
        "extra rounds",
        "of accesses",
        "more iterations",
        "of atomics",
        "in cycles",
        "at",
    ];
    told(
        "lines that wait for banks and locks",
        &heads,
        5,
        &rows,
        TOLD,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines() -> Lines {
        let mut lines = LinesOfText::new("k.cl");
        lines.count(7, |line| line.accessed(1, 3));
        lines.count(7, |line| line.accessed(1, 0));
        lines.count(9, |line| line.updated(5, 2, 60));
        lines.lines()
    }

    #[test]
    fn lines_are_counted_apart_and_add_up() {
        let mut all = lines();
        all.add(&lines());
        let report = all.report();
        let counts = report.iter().map(|line| {
            let LineReport {
                line,
                lds_accesses,
                bank_conflicts,
                atomics,
                ..
            } = line;
            (*line, *lds_accesses, *bank_conflicts, atomics.iterations)
        });
        assert_eq!(counts.collect::<Vec<_>>(), [(7, 4, 6, 0), (9, 10, 4, 10)]);
    }

    #[test]
    fn the_line_that_waits_most_comes_first() {
        let report = lines().report();
        let told = table(&report);
        let (nine, seven) = (told.find("k.cl:9"), told.find("k.cl:7"));
        assert!(nine < seven && nine.is_some(), "{told}");
        assert_eq!(table(&[]), "");
    }
}
