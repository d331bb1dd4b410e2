//! A cache or memory of [`CoherentCaches`](super::coherent::CoherentCaches): ports, lines and their locks, and its ends of the networks.

use super::cache::Cache;
use crate::config::CacheLevel;
use std::collections::VecDeque;

/// A level as an access meets it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    First,
    Second,
    Memory,
}

/// How a line is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// As below.
    Owned,
    /// Stored to, which the level below knows.
    Stored,
}

/// What an access finds in the line that it locks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The block, if it is there.
    pub state: Option<State>,
    /// Another one, which leaves for it.
    pub leaves: Option<State>,
}

/// Who waits, and at which level.
type Waiting = (usize, Depth);

#[derive(Clone, Debug, Default)]
struct Line {
    /// None: it is on its way.
    state: Option<State>,
    locked: bool,
    waiting: Vec<Waiting>,
}

/// A module.
#[derive(Clone, Debug)]
pub struct Module {
    ports: usize,
    waiting: VecDeque<Waiting>,
    /// None: it has every block.
    lines: Option<Cache<Line>>,
    /// First clocks in which it can send a message down, and up.
    sends: [u64; 2],
    /// The same of taking one.
    receives: [u64; 2],
}

impl Module {
    /// An empty cache of so many slices.
    pub fn cache(level: &CacheLevel, slices: usize, ports: usize) -> Self {
        Self {
            lines: Some(Cache::new(slices, level)),
            ..Self::memory(ports)
        }
    }

    /// A memory.
    pub fn memory(ports: usize) -> Self {
        Self {
            ports,
            waiting: VecDeque::new(),
            lines: None,
            sends: [0; 2],
            receives: [0; 2],
        }
    }

    /// Drops all lines, of which none may be locked.
    pub fn clear(&mut self) {
        if let Some(lines) = &mut self.lines {
            lines.clear();
        }
    }

    /// Takes a port, or waits for one.
    pub fn takes_port(&mut self, who: Waiting) -> bool {
        let free = self.ports > 0;
        match free {
            true => self.ports -= 1,
            false => self.waiting.push_back(who),
        }
        free
    }

    /// A port is free again; who has waited longest asks for it.
    pub fn frees_port(&mut self) -> Option<Waiting> {
        self.ports += 1;
        self.waiting.pop_front()
    }

    /// Locks the line of a block, which takes the place of the least recently used one if it is not there; or waits for the one or the
    /// other, if it is locked.
    pub fn lock(&mut self, block: u64, who: Waiting) -> Option<Found> {
        let Some(lines) = &mut self.lines else {
            return Some(Found::default());
        };
        if let Some(line) = lines.find(block) {
            if line.locked {
                line.waiting.push(who);
                return None;
            }
            line.locked = true;
            let state = line.state;
            lines.touch(block);
            return Some(Found {
                state,
                leaves: None,
            });
        }
        if let Some(line) = lines.leaving(block).filter(|line| line.locked) {
            line.waiting.push(who);
            return None;
        }
        let coming = Line {
            locked: true,
            ..Line::default()
        };
        let left = lines.insert(block, coming);
        Some(Found {
            state: None,
            leaves: left.and_then(|(_, line)| line.state),
        })
    }

    /// Unlocks the line of a block, which then has a state, or is gone; who has waited for it tries again.
    pub fn unlock(&mut self, block: u64, state: Option<State>) -> Vec<Waiting> {
        let Some(lines) = &mut self.lines else {
            return vec![];
        };
        let waiting = lines.find(block).map(|line| {
            (line.state, line.locked) = (state, false);
            std::mem::take(&mut line.waiting)
        });
        if state.is_none() {
            lines.remove(block);
        }
        waiting.unwrap_or_default()
    }

    /// Sends a message up or down, from clock `from` on: in which clock.
    pub fn sends(&mut self, up: bool, from: u64) -> u64 {
        take(&mut self.sends[usize::from(up)], from)
    }

    /// Takes a message that goes up or down, from clock `from` on: in which clock.
    pub fn receives(&mut self, up: bool, from: u64) -> u64 {
        take(&mut self.receives[usize::from(up)], from)
    }
}

fn take(free: &mut u64, from: u64) -> u64 {
    let clock = from.max(*free);
    *free = clock + 1;
    clock
}
