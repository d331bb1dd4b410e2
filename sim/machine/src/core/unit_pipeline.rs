//! The units of a compute unit as pipelines: when an instruction that issues will be in each stage.
//!
//! ```text
//! SIMD unit of a pool   issue  decode        execute
//! scalar unit, branch   issue  decode  read  execute  write
//! LDS, vector memory    issue  decode  read                    then their access begins
//! ```
//!
//! Every stage takes one instruction a cycle, in order, and holds so many at once; who finds no room stays in the stage before, and
//! at last in the fetch buffer. An access does not hold its unit up; in Multi2Sim, a scalar load that misses does.

use crate::config::{ComputeUnitConfig, FrontEnd};
use std::collections::VecDeque;
use turnstile_kernel::Unit;

/// Cycles of an instruction in its unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passage {
    /// First cycle of its execution, or of its access.
    pub start: u64,
    /// Cycle in which its last stage begins.
    pub last: u64,
    /// Cycle in which it has left the unit; of an access, in which it begins.
    pub end: u64,
}

/// A unit.
#[derive(Clone, Debug)]
struct UnitPipeline {
    stages: Vec<Stage>,
    /// Which of them is execution; behind the last one if that is the access.
    start: usize,
}

#[derive(Clone, Debug)]
struct Stage {
    latency: u64,
    room: usize,
    /// When the youngest instructions leave it, at most as many as it holds.
    leave: VecDeque<u64>,
    /// First cycle in which the next instruction can come.
    free: u64,
}

impl Stage {
    fn new((latency, room): (u64, usize)) -> Self {
        Self {
            latency,
            room,
            leave: VecDeque::new(),
            free: 0,
        }
    }

    /// First cycle in which it takes an instruction.
    fn takes_from(&self) -> u64 {
        let full = self.leave.len() == self.room;
        let leaves = self.leave.front().filter(|_| full);
        self.free.max(leaves.copied().unwrap_or(0))
    }

    /// An instruction is in it from cycle `enters` until cycle `leaves`.
    fn holds(&mut self, enters: u64, leaves: u64) {
        self.free = enters + 1;
        if self.leave.len() == self.room {
            self.leave.pop_front();
        }
        self.leave.push_back(leaves);
    }
}

impl UnitPipeline {
    /// Stages with their latencies and room.
    fn new(stages: &[(u64, usize)], start: usize) -> Self {
        let stages = stages.iter().copied().map(Stage::new).collect();
        Self { stages, start }
    }

    fn takes(&self, now: u64) -> bool {
        self.stages[0].takes_from() <= now
    }

    /// An instruction issues in cycle `now`.
    fn issue(&mut self, now: u64) -> Passage {
        let stages = self.stages.len();
        let mut passage = Passage {
            start: now,
            last: now,
            end: now,
        };
        for index in 0..stages {
            let enters = passage.end;
            let done = enters + self.stages[index].latency;
            let next = self.stages.get(index + 1);
            let leaves = next.map_or(done, |next| done.max(next.takes_from()));
            self.stages[index].holds(enters, leaves);
            passage.last = enters;
            passage.end = leaves;
            if index < self.start {
                passage.start = leaves;
            }
        }
        passage
    }
}

/// All units.
#[derive(Clone, Debug)]
pub struct UnitPipelines {
    /// Scalar unit, branch unit, LDS, vector memory, SIMD unit of each pool.
    units: Vec<UnitPipeline>,
    issue_latency: u64,
    passes_waits: bool,
}

impl UnitPipelines {
    /// Empty units.
    pub fn new(config: &ComputeUnitConfig) -> Self {
        let FrontEnd {
            pools,
            stage_room: room,
            issue_latency,
            ..
        } = config.front_end;
        let (simd, scalar, branch) = (&config.simd, &config.scalar, &config.branch);
        let stage = |latency| (latency, room);
        let issue = stage(issue_latency);
        let vector = [
            issue,
            stage(simd.decode),
            (simd.all_execute(), simd.in_flight),
        ];
        let scalar = [
            issue,
            stage(scalar.decode),
            stage(scalar.read),
            (scalar.alu, scalar.in_flight),
            stage(scalar.write),
        ];
        let branch = [
            issue,
            stage(branch.decode),
            stage(branch.read),
            (branch.execute, branch.in_flight),
            stage(branch.write),
        ];
        let access = |decode, read| UnitPipeline::new(&[issue, stage(decode), stage(read)], 3);
        let mut units = vec![
            UnitPipeline::new(&scalar, 3),
            UnitPipeline::new(&branch, 3),
            access(config.lds.decode, config.lds.read),
            access(config.vector_memory.decode, config.vector_memory.read),
        ];
        units.resize(units.len() + pools, UnitPipeline::new(&vector, 2));
        Self {
            units,
            issue_latency,
            passes_waits: config.waits.pass_scalar_unit,
        }
    }

    /// The unit that instructions for this one go through.
    pub fn port(&self, unit: Unit) -> Unit {
        match unit {
            Unit::ScalarMemory | Unit::Transaction => Unit::Scalar,
            Unit::Message if self.passes_waits => Unit::Scalar,
            other => other,
        }
    }

    /// Its place among the units.
    fn place(port: Unit, pool: usize) -> Option<usize> {
        match port {
            Unit::Scalar | Unit::ScalarMemory | Unit::Transaction => Some(0),
            Unit::Branch => Some(1),
            Unit::Local => Some(2),
            Unit::Memory => Some(3),
            Unit::Vector => Some(4 + pool),
            Unit::Message => None,
        }
    }

    /// Whether a port takes an instruction of a pool in cycle `now`.
    pub fn takes(&self, port: Unit, pool: usize, now: u64) -> bool {
        Self::place(port, pool).is_none_or(|place| self.units[place].takes(now))
    }

    /// An instruction of a pool issues to a port in cycle `now`.
    pub fn issue(&mut self, port: Unit, pool: usize, now: u64) -> Passage {
        if let Some(place) = Self::place(port, pool) {
            return self.units[place].issue(now);
        }
        let done = now + self.issue_latency;
        Passage {
            start: done,
            last: done,
            end: done,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// First cycle of execution and the end, of instructions that issue as soon as they can.
    fn passages(stages: &[(u64, usize)], start: usize, count: usize) -> Vec<(u64, u64)> {
        let mut unit = UnitPipeline::new(stages, start);
        let mut now = 0;
        let issue = |_| {
            while !unit.takes(now) {
                now += 1;
            }
            let passage = unit.issue(now);
            (passage.start, passage.end)
        };
        (0..count).map(issue).collect()
    }

    #[test]
    fn who_finds_no_room_stays_in_the_stage_before() {
        // One in execution for 8 cycles, one in decode, one in issue: the fourth waits in the fetch buffer until cycle 10.
        let simd = [(1, 1), (1, 1), (8, 1)];
        assert_eq!(
            passages(&simd, 2, 5),
            [(2, 10), (10, 18), (18, 26), (26, 34), (34, 42)]
        );
        let mut unit = UnitPipeline::new(&simd, 2);
        for now in [0, 1, 2] {
            assert!(unit.takes(now));
            unit.issue(now);
        }
        assert!(!unit.takes(9) && unit.takes(10));
    }

    #[test]
    fn with_room_every_stage_takes_one_a_cycle() {
        let scalar = [(1, 1), (1, 1), (1, 1), (4, 32), (1, 1)];
        assert_eq!(passages(&scalar, 3, 3), [(3, 8), (4, 9), (5, 10)]);
        let wide = [(1, 9), (8, 9)];
        assert_eq!(passages(&wide, 1, 3), [(1, 9), (2, 10), (3, 11)]);
    }

    #[test]
    fn an_access_begins_behind_the_last_stage() {
        assert_eq!(passages(&[(1, 1), (1, 1), (1, 1)], 3, 2), [(3, 3), (4, 4)]);
    }
}
