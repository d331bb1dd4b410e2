//! A cache or memory of [`CoherentCaches`](super::coherent::CoherentCaches): ports, lines and their locks, and its ends of the networks.

use crate::config::CacheLevel;
use std::collections::VecDeque;

/// A level as an access meets it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    First,
    Second,
    Memory,
}

/// What an access finds in the line that it locks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Found {
    /// Nothing: the line is free.
    #[default]
    Nothing,
    /// Another block, which must leave.
    Other,
    /// The block as memory has it.
    Owned,
    /// The block, to which its own first level has stored.
    Stored,
}

/// A line that an access has locked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    set: usize,
    way: usize,
    pub found: Found,
}

/// Who waits, and at which level.
type Waiting = (usize, Depth);

#[derive(Clone, Debug, Default)]
struct Line {
    block: Option<u64>,
    state: Found,
    locked: bool,
    waiting: VecDeque<Waiting>,
}

/// A module.
#[derive(Clone, Debug)]
pub struct Module {
    ports: usize,
    waiting: VecDeque<Waiting>,
    sets: Vec<Vec<Line>>,
    /// Ways of each set, most recently used first.
    order: Vec<Vec<usize>>,
    /// First clocks in which its sides send and receive: towards memory, towards the core.
    sends: [u64; 2],
    receives: [u64; 2],
}

impl Module {
    /// An empty cache.
    pub fn new(level: &CacheLevel, ports: usize) -> Self {
        Self {
            sets: vec![vec![Line::default(); level.ways]; level.sets],
            order: vec![(0..level.ways).collect(); level.sets],
            ..Self::memory(ports)
        }
    }

    /// A memory, which has every block.
    pub fn memory(ports: usize) -> Self {
        Self {
            ports,
            waiting: VecDeque::new(),
            sets: vec![],
            order: vec![],
            sends: [0; 2],
            receives: [0; 2],
        }
    }

    /// Drops all lines, of which none may be locked.
    pub fn clear(&mut self) {
        for line in self.sets.iter_mut().flatten() {
            *line = Line::default();
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

    /// Locks the line of a block, or the least recently used one, or waits for it.
    pub fn lock(&mut self, block: u64, who: Waiting) -> Option<Place> {
        let set = (block % self.sets.len() as u64) as usize;
        let (lines, order) = (&mut self.sets[set], &mut self.order[set]);
        let there = lines.iter().position(|line| line.block == Some(block));
        let way = there.unwrap_or(order[order.len() - 1]);
        let line = &mut lines[way];
        if line.locked {
            line.waiting.push_back(who);
            return None;
        }
        let found = match (there, line.block) {
            (Some(_), _) => line.state,
            (None, Some(_)) => Found::Other,
            (None, None) => Found::Nothing,
        };
        line.locked = true;
        line.block = Some(block);
        let age = order.iter().position(|&one| one == way)?;
        order[..=age].rotate_right(1);
        Some(Place { set, way, found })
    }

    /// Unlocks a line, which then has a state; who has waited for it tries again.
    pub fn unlock(&mut self, place: Place, state: Found) -> VecDeque<Waiting> {
        let line = &mut self.sets[place.set][place.way];
        line.locked = false;
        line.state = state;
        if state == Found::Nothing {
            line.block = None;
        }
        std::mem::take(&mut line.waiting)
    }

    /// A side sends a message from clock `from` on: in which clock.
    pub fn sends(&mut self, down: bool, from: u64) -> u64 {
        take(&mut self.sends[usize::from(!down)], from)
    }

    /// A side takes a message from clock `from` on: in which clock.
    pub fn receives(&mut self, up: bool, from: u64) -> u64 {
        take(&mut self.receives[usize::from(!up)], from)
    }
}

fn take(free: &mut u64, from: u64) -> u64 {
    let clock = from.max(*free);
    *free = clock + 1;
    clock
}
