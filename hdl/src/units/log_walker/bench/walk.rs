//! A commit under way, as the bench follows it.

use crate::models::log_walker::{Access, Logs, Packet};
use crate::units::partitions::Partitions;
use std::collections::VecDeque;

/// A line of a log: of stores, which entry, its values.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub write: bool,
    pub index: usize,
    pub values: bool,
}

/// An entry that the resolver or the scanner is to have: of stores, and its words.
pub type Entry = (bool, Access);

/// How a commit ends.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// The cycle of `end_valid`, and cycles of back-off before it.
    pub at: u64,
    pub wait: u64,
    pub committed: u32,
    pub failed: u32,
}

/// A warp from its commit to its end.
#[derive(Clone, Debug)]
pub struct Walk {
    pub lanes: u32,
    /// Lanes that have committed, or aborted, by the temporal filter.
    pub silent: u32,
    pub temporal: u32,
    pub early: bool,
    pub logs: Logs,
    /// The resolver has it.
    pub started: bool,
    pub to_resolver: VecDeque<Entry>,
    pub to_scanner: VecDeque<Entry>,
    pub rows: VecDeque<Row>,
    /// When the resolver, the scanner will answer; when it did, and which lanes abort.
    pub resolver_at: Option<u64>,
    pub scanner_at: Option<u64>,
    pub resolved: Option<(u64, u32)>,
    pub scanned: Option<(u64, u32)>,
    pub decided: Option<u64>,
    pub survivors: u32,
    pub first: Option<u32>,
    pub packets: VecDeque<Packet>,
    pub partitions: Partitions,
    /// The first cycle of results; when the last one was told, and the last done.
    pub tells_from: Option<u64>,
    pub told_at: u64,
    pub landed_at: u64,
    pub end: Option<End>,
}

impl Walk {
    pub fn new(lanes: u32, early: bool, logs: Logs) -> Self {
        let contested = lanes.count_ones() > 1;
        let entries = |write: bool| -> Vec<Entry> {
            let log = logs.log(write).into_iter().cloned();
            log.map(|access| (write, access)).collect()
        };
        let [once, again] = [vec![true, false], vec![true, false, true]].map(|passes| {
            passes
                .into_iter()
                .flat_map(entries)
                .collect::<VecDeque<Entry>>()
        });
        let passes = match (contested, early) {
            (true, _) => vec![true, false, true],
            (false, true) => vec![true, false],
            (false, false) => vec![],
        };
        let rows = passes.into_iter().flat_map(|write| {
            let log = 0..logs.log(write).len();
            log.map(move |index| Row {
                write,
                index,
                values: false,
            })
        });
        let none = logs.accesses.is_empty() || !early;
        Self {
            lanes,
            silent: 0,
            temporal: 0,
            early,
            started: false,
            rows: rows.collect(),
            to_resolver: if contested { again } else { VecDeque::new() },
            to_scanner: if early { once } else { VecDeque::new() },
            resolver_at: None,
            scanner_at: None,
            resolved: None,
            scanned: none.then_some((0, 0)),
            decided: None,
            survivors: 0,
            first: None,
            packets: VecDeque::new(),
            partitions: Partitions::default(),
            tells_from: None,
            told_at: 0,
            landed_at: 0,
            end: None,
            logs,
        }
    }

    /// Everybody who has tried to commit.
    pub fn tried(&self) -> u32 {
        self.lanes | self.silent | self.temporal
    }

    /// Everything that goes to the commit units, and the lines that it needs.
    pub fn send(&mut self, survivors: u32) {
        self.survivors = survivors;
        self.packets = self.logs.packets(survivors).into();
        for write in [false, true] {
            for index in 0..self.logs.log(write).len() {
                let line = |values| Row {
                    write,
                    index,
                    values,
                };
                self.rows.extend([line(false), line(true)]);
            }
        }
    }

    /// The last number of the warp.
    pub fn last(&self) -> Option<u32> {
        let count = self.survivors.count_ones();
        self.first
            .map(|first| first.wrapping_add(count).wrapping_sub(1))
    }
}
