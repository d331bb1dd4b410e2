//! What warps do, at regular times.

use super::rows::Rows;
use crate::Cycled;
use serde::Serialize;

/// Most changes.
const MOST: usize = 100_000;

/// State of a warp that is not there.
const GONE: u32 = 0;

/// States of the warps of a run.
#[derive(Clone, Debug, Serialize)]
pub struct KeptStates {
    /// Cycles from one look at the warps to the next.
    pub every: u64,
    /// What the states are called; the first one is that no warp is there.
    pub names: Vec<&'static str>,
    /// Of each row, in the order of time: a cycle, and the state from then on.
    pub changes: Vec<Vec<(u64, u32)>>,
}

/// Changes of the states so far.
#[derive(Debug)]
pub struct States {
    every: u64,
    next: u64,
    names: Vec<&'static str>,
    rows: Vec<Vec<(u64, u32)>>,
    count: usize,
    /// Rows that had a warp at the last look, and at this one.
    before: Vec<u32>,
    seen: Vec<u32>,
    /// The look at which a warp was last in each row.
    looks: Vec<u64>,
    look: u64,
}

impl Default for States {
    fn default() -> Self {
        Self {
            every: 1,
            next: 0,
            names: vec!["gone"],
            rows: vec![],
            count: 0,
            before: vec![],
            seen: vec![],
            looks: vec![],
            look: 0,
        }
    }
}

impl States {
    /// Looks at the warps, if it is time to.
    pub fn cycled(&mut self, cycled: &Cycled, rows: &mut Rows) {
        if cycled.cycle < self.next {
            return;
        }
        self.next = (cycled.cycle / self.every + 1) * self.every;
        self.look += 1;
        for (core, places) in cycled.cores.iter().enumerate() {
            let warps = 0..places.count();
            for warp in warps.filter_map(|place| cycled.warp(core, place)) {
                if let Some(row) = rows.of((warp.group, warp.wavefront)) {
                    self.see(row, cycled.cycle, warp.doing);
                }
            }
        }
        let before = std::mem::take(&mut self.before);
        for row in &before {
            if self.looks[*row as usize] != self.look {
                self.change(*row, cycled.cycle, GONE);
            }
        }
        self.before = std::mem::replace(&mut self.seen, before);
        self.seen.clear();
        while self.count > MOST {
            self.thin();
        }
    }

    fn see(&mut self, row: u32, cycle: u64, doing: &'static str) {
        let at = row as usize;
        if at >= self.rows.len() {
            self.rows.resize(at + 1, vec![]);
            self.looks.resize(at + 1, 0);
        }
        self.seen.push(row);
        self.looks[at] = self.look;
        let state = self.state(doing);
        if self.rows[at].last().is_none_or(|(_, last)| *last != state) {
            self.change(row, cycle, state);
        }
    }

    fn state(&mut self, doing: &'static str) -> u32 {
        let known = self.names.iter().position(|name| *name == doing);
        let state = known.unwrap_or_else(|| {
            self.names.push(doing);
            self.names.len() - 1
        });
        state as u32
    }

    fn change(&mut self, row: u32, cycle: u64, state: u32) {
        self.rows[row as usize].push((cycle, state));
        self.count += 1;
    }

    /// As if the warps had been looked at half as often.
    fn thin(&mut self) {
        self.every *= 2;
        self.next = self.next.next_multiple_of(self.every);
        for changes in &mut self.rows {
            *changes = seen_every(self.every, changes);
        }
        self.count = self.rows.iter().map(Vec::len).sum();
    }

    pub fn finish(mut self, order: &[u32]) -> KeptStates {
        let mut changes = vec![vec![]; order.len()];
        for (row, of_row) in self.rows.iter_mut().enumerate() {
            changes[order[row] as usize] = std::mem::take(of_row);
        }
        KeptStates {
            every: self.every,
            names: self.names,
            changes,
        }
    }
}

/// What remains of changes when one looks every so many cycles.
fn seen_every(every: u64, changes: &[(u64, u32)]) -> Vec<(u64, u32)> {
    let mut seen: Vec<(u64, u32)> = vec![];
    for &(cycle, state) in changes {
        let cycle = cycle.next_multiple_of(every);
        if seen.last().is_some_and(|(last, _)| *last == cycle) {
            seen.pop();
        }
        if seen.last().is_none_or(|(_, last)| *last != state) {
            seen.push((cycle, state));
        }
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_look_sees_the_state_at_its_time() {
        let changes = [(0, 1), (3, 2), (4, 1), (5, 3), (9, 0)];
        // At 0, 4, 8 and 12.
        assert_eq!(seen_every(4, &changes), [(0, 1), (8, 3), (12, 0)]);
        assert_eq!(seen_every(1, &changes), changes);
    }
}
