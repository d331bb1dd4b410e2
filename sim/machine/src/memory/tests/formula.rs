//! The time of requests as a formula. It serves a whole request when it is made, so it knows no order but that of the
//! requests.

use super::{Ask, Call, LANES};
use crate::config::{CacheLevel, MemoryHierarchy};
use turnstile_kernel::{MemoryOp, MemoryRequest, ScalarLoad};

/// Tags with the cycles in which their data is there.
pub struct Formula {
    block_bytes: u64,
    memory_latency: u64,
    vector: Level,
    scalar: Level,
    l2: Tags,
}

/// A first level with its port.
struct Level {
    tags: Tags,
    port: u64,
    /// Last cycle in which something of it reaches the second level.
    last_arrival: u64,
}

impl Level {
    fn new(level: &CacheLevel) -> Self {
        Self {
            tags: Tags::new(level),
            port: 0,
            last_arrival: 0,
        }
    }
}

impl Formula {
    pub fn new(config: &MemoryHierarchy) -> Self {
        Self {
            block_bytes: config.block_bytes,
            memory_latency: config.memory_latency,
            vector: Level::new(&config.vector_l1),
            scalar: Level::new(&config.scalar_l1),
            l2: Tags::new(&config.l2),
        }
    }

    /// First cycle, from `from` on, from which the request reaches the second level after all requests before it.
    pub fn in_order(&self, from: u64, ask: &Ask) -> u64 {
        let (own, other) = match ask {
            Ask::Vector(_) => (&self.vector, &self.scalar),
            Ask::Scalar(_) => (&self.scalar, &self.vector),
        };
        from.max(other.last_arrival.saturating_sub(own.tags.latency))
    }

    /// Cycle in which a request is complete.
    pub fn done(&mut self, (_, from, ask): &Call) -> u64 {
        match ask {
            Ask::Vector(access) => self.vector_access(*from, access),
            Ask::Scalar(load) => self.scalar_load(*from, load),
        }
    }

    fn scalar_load(&mut self, now: u64, load: &ScalarLoad) -> u64 {
        let mut done = now;
        let first = load.address / self.block_bytes;
        let last = (load.address + 4 * u64::from(load.words) - 1) / self.block_bytes;
        for block in first..=last {
            let start = now.max(self.scalar.port);
            self.scalar.port = start + 1;
            done = done.max(
                self.scalar
                    .load(&mut self.l2, self.memory_latency, start, block),
            );
        }
        done
    }

    fn vector_access(&mut self, now: u64, access: &MemoryRequest<LANES>) -> u64 {
        let bytes = match access.op {
            MemoryOp::Load { bytes, .. } | MemoryOp::Store { bytes } => u64::from(bytes),
            MemoryOp::Atomic(_) => 4,
            MemoryOp::Atomic64(_) => 8,
        };
        let mut blocks: Vec<u64> = (0..LANES)
            .filter(|lane| access.lanes >> lane & 1 != 0)
            .map(|lane| access.address[lane])
            .flat_map(|address| [address, address + bytes - 1].map(|one| one / self.block_bytes))
            .collect();
        blocks.sort_unstable();
        blocks.dedup();
        let mut done = now;
        for block in blocks {
            let level = &mut self.vector;
            let start = now.max(level.port);
            level.port = start + 1;
            let at_l2 = start + level.tags.latency;
            let ready = match access.op {
                MemoryOp::Load { .. } => {
                    level.load(&mut self.l2, self.memory_latency, start, block)
                }
                MemoryOp::Store { .. } => at_l2 + self.l2.latency,
                MemoryOp::Atomic(_) | MemoryOp::Atomic64(_) => {
                    level.last_arrival = at_l2;
                    level.tags.forget(block);
                    self.l2.fetch(self.memory_latency, at_l2, block)
                }
            };
            done = done.max(ready);
        }
        done
    }
}

impl Level {
    fn load(&mut self, l2: &mut Tags, memory_latency: u64, now: u64, block: u64) -> u64 {
        let looked_up = now + self.tags.latency;
        if let Some(ready) = self.tags.find(block) {
            return looked_up.max(ready);
        }
        self.last_arrival = looked_up;
        let ready = l2.fetch(memory_latency, looked_up, block);
        self.tags.insert(block, ready);
        ready
    }
}

struct Tags {
    latency: u64,
    slices: u64,
    sets: u64,
    ways: usize,
    /// Per slice and set, most recently used first: block and the cycle in which its data is there.
    lines: Vec<Vec<(u64, u64)>>,
}

impl Tags {
    fn new(level: &CacheLevel) -> Self {
        Self {
            latency: level.latency,
            slices: level.slices as u64,
            sets: level.sets as u64,
            ways: level.ways,
            lines: vec![vec![]; level.slices * level.sets],
        }
    }

    fn set(&mut self, block: u64) -> &mut Vec<(u64, u64)> {
        let slice = block % self.slices;
        let set = block / self.slices % self.sets;
        &mut self.lines[(slice * self.sets + set) as usize]
    }

    fn find(&mut self, block: u64) -> Option<u64> {
        let set = self.set(block);
        let way = set.iter().position(|line| line.0 == block)?;
        let line = set.remove(way);
        set.insert(0, line);
        Some(line.1)
    }

    fn insert(&mut self, block: u64, ready: u64) {
        let ways = self.ways;
        let set = self.set(block);
        set.insert(0, (block, ready));
        set.truncate(ways);
    }

    fn forget(&mut self, block: u64) {
        self.set(block).retain(|line| line.0 != block);
    }

    fn fetch(&mut self, memory_latency: u64, now: u64, block: u64) -> u64 {
        let looked_up = now + self.latency;
        if let Some(ready) = self.find(block) {
            return looked_up.max(ready);
        }
        let ready = looked_up + memory_latency;
        self.insert(block, ready);
        ready
    }
}
