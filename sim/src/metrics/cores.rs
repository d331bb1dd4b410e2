//! What cores with schedulers count.

use serde::{Deserialize, Serialize};

/// Lanes of a warp.
const LANES: usize = 32;

/// Why a scheduler does not issue in a cycle. Of several reasons the last one in this order counts: the one that is over
/// soonest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stall {
    /// It has no warp, or none that has not ended.
    NoWarp,
    /// All its warps are at barriers, or as below.
    Barrier,
    /// A warp waits behind a branch, or for its own memory accesses.
    Control,
    /// A warp waits for a register.
    Scoreboard,
    /// A warp waits for a unit.
    Unit,
    /// A warp waits because the memory system takes nothing more.
    Memory,
}

/// Issue slots: one a scheduler and cycle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct IssueSlots {
    /// An instruction was issued.
    pub issued: u64,
    /// See [`Stall::NoWarp`].
    pub no_warp: u64,
    /// See [`Stall::Barrier`].
    pub barrier: u64,
    /// See [`Stall::Control`].
    pub control: u64,
    /// See [`Stall::Scoreboard`].
    pub scoreboard: u64,
    /// See [`Stall::Unit`].
    pub unit: u64,
    /// See [`Stall::Memory`].
    pub memory: u64,
}

impl IssueSlots {
    /// So many slots are not used, for this reason.
    pub fn stall(&mut self, why: Stall, slots: u64) {
        *match why {
            Stall::NoWarp => &mut self.no_warp,
            Stall::Barrier => &mut self.barrier,
            Stall::Control => &mut self.control,
            Stall::Scoreboard => &mut self.scoreboard,
            Stall::Unit => &mut self.unit,
            Stall::Memory => &mut self.memory,
        } += slots;
    }

    /// All of them.
    pub fn total(&self) -> u64 {
        self.issued
            + self.no_warp
            + self.barrier
            + self.control
            + self.scoreboard
            + self.unit
            + self.memory
    }

    fn add(&mut self, other: &Self) {
        self.issued += other.issued;
        self.no_warp += other.no_warp;
        self.barrier += other.barrier;
        self.control += other.control;
        self.scoreboard += other.scoreboard;
        self.unit += other.unit;
        self.memory += other.memory;
    }
}

/// Counts of one core, or of several together; all zero for machines whose core has no schedulers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CoreCounters {
    /// Issue slots.
    pub slots: IssueSlots,
    /// Instructions of threads: active lanes of all issued instructions.
    pub thread_instructions: u64,
    /// Issued instructions by their number of active lanes, 0 to 32.
    pub active_lanes: Vec<u64>,
    /// Cycles of resident warps that have not ended.
    pub warp_cycles: u64,
    /// Cycles, over all cores.
    pub cycles: u64,
}

impl Default for CoreCounters {
    fn default() -> Self {
        Self {
            slots: IssueSlots::default(),
            thread_instructions: 0,
            active_lanes: vec![0; LANES + 1],
            warp_cycles: 0,
            cycles: 0,
        }
    }
}

impl CoreCounters {
    /// An instruction is issued for these lanes.
    pub fn issue(&mut self, lanes: u64) {
        let active = lanes.count_ones() as usize;
        self.slots.issued += 1;
        self.thread_instructions += active as u64;
        self.active_lanes[active.min(LANES)] += 1;
    }

    /// Takes in the counts of another core or run.
    pub fn add(&mut self, other: &Self) {
        self.slots.add(&other.slots);
        self.thread_instructions += other.thread_instructions;
        let lanes = self.active_lanes.iter_mut().zip(&other.active_lanes);
        lanes.for_each(|(mine, others)| *mine += others);
        self.warp_cycles += other.warp_cycles;
        self.cycles += other.cycles;
    }

    /// Active lanes of an issued instruction, on average.
    pub fn mean_active_lanes(&self) -> Option<f64> {
        super::ratio(self.thread_instructions, self.slots.issued)
    }

    /// Resident warps of a core, on average.
    pub fn occupancy(&self) -> Option<f64> {
        super::ratio(self.warp_cycles, self.cycles)
    }
}
