//! What cores with schedulers count, and the report made of it.

use super::ratio;
use serde::{Deserialize, Serialize};
use std::fmt;

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

impl Stall {
    /// In traces and on pages.
    pub fn name(self) -> &'static str {
        match self {
            Self::NoWarp => "no_warp",
            Self::Barrier => "barrier",
            Self::Control => "control",
            Self::Scoreboard => "scoreboard",
            Self::Unit => "unit",
            Self::Memory => "memory",
        }
    }
}

/// Issue slots: one a scheduler and cycle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct IssueSlots {
    /// An instruction was issued.
    pub issued: u64,
    pub no_warp: u64,
    pub barrier: u64,
    pub control: u64,
    pub scoreboard: u64,
    pub unit: u64,
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

    /// Shares in percent with one decimal, each with what it is of. They add up to 100.0.
    fn shares(&self) -> [(String, &'static str); 7] {
        let slots = [
            (self.issued, "issued"),
            (self.scoreboard, "scoreboard"),
            (self.memory, "memory"),
            (self.unit, "unit"),
            (self.control, "control"),
            (self.barrier, "barrier"),
            (self.no_warp, "no warp"),
        ];
        let tenths = tenths(slots.map(|(slots, _)| slots));
        let mut shares = slots.iter().zip(tenths);
        std::array::from_fn(|_| {
            let ((_, name), tenths) = shares.next().expect("a share a part");
            (format!("{}.{} %", tenths / 10, tenths % 10), *name)
        })
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
        ratio(self.thread_instructions, self.slots.issued)
    }

    /// Resident warps of a core, on average.
    pub fn occupancy(&self) -> Option<f64> {
        ratio(self.warp_cycles, self.cycles)
    }
}

/// Tenths of a percent that add up to 100 percent: what rounding down leaves goes to those that lost most by it. All 0 of nothing.
fn tenths<const PARTS: usize>(parts: [u64; PARTS]) -> [u64; PARTS] {
    const WHOLE: u128 = 1000;
    let sum: u128 = parts.iter().map(|&part| u128::from(part)).sum();
    if sum == 0 {
        return [0; PARTS];
    }
    let exact = parts.map(|part| WHOLE * u128::from(part));
    let mut tenths = exact.map(|part| (part / sum) as u64);
    let mut lost: [usize; PARTS] = std::array::from_fn(|part| part);
    lost.sort_by_key(|&part| std::cmp::Reverse(exact[part] % sum));
    let left = WHOLE as u64 - tenths.iter().sum::<u64>();
    for &part in &lost[..left as usize] {
        tenths[part] += 1;
    }
    tenths
}

/// What the cores with schedulers of a machine did in a run. Fields are added, never renamed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CoreReport {
    /// Cores of the machine; 0 if its core has no schedulers, and all counts are 0 then.
    pub cores: u64,
    /// Warps that a core can have.
    pub warps_per_core: u64,
    pub warp_instructions: u64,
    /// Instructions of threads: active lanes of all issued instructions.
    pub thread_instructions: u64,
    /// Issued instructions by their number of active lanes, 0 to 32; empty without schedulers.
    pub active_lanes: Vec<u64>,
    /// Active lanes of an issued instruction, on average.
    pub mean_active_lanes: Option<f64>,
    /// Issued instructions a cycle of the machine.
    pub instructions_per_cycle: Option<f64>,
    /// Issued instructions a cycle of a core.
    pub instructions_per_core_cycle: Option<f64>,
    /// Resident warps of a core that have not ended, on average.
    pub mean_warps: Option<f64>,
    /// Of the warps that a core can have.
    pub occupancy: Option<f64>,
    pub slots: IssueSlots,
}

impl CoreReport {
    /// What `cores` cores with places for `warps_per_core` warps each have counted in `cycles` cycles of the machine.
    pub fn new(counters: &CoreCounters, cycles: u64, cores: u64, warps_per_core: u64) -> Self {
        let issued = counters.slots.issued;
        Self {
            cores,
            warps_per_core,
            warp_instructions: issued,
            thread_instructions: counters.thread_instructions,
            active_lanes: counters.active_lanes.clone(),
            mean_active_lanes: counters.mean_active_lanes(),
            instructions_per_cycle: ratio(issued, cycles),
            instructions_per_core_cycle: ratio(issued, counters.cycles),
            mean_warps: counters.occupancy(),
            occupancy: ratio(counters.warp_cycles, counters.cycles * warps_per_core),
            slots: counters.slots,
        }
    }
}

impl fmt::Display for CoreReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |value: Option<f64>| value.map_or("-".into(), |value| format!("{value:.2}"));
        writeln!(
            f,
            "  instructions     {} of warps, {} of threads: {} active lanes on average",
            self.warp_instructions,
            self.thread_instructions,
            number(self.mean_active_lanes)
        )?;
        writeln!(
            f,
            "  a cycle          {} instructions of warps by the machine, {} by a core",
            number(self.instructions_per_cycle),
            number(self.instructions_per_core_cycle)
        )?;
        writeln!(
            f,
            "  occupancy        {} of {} warps of a core on average ({})",
            number(self.mean_warps),
            self.warps_per_core,
            super::percent(self.occupancy)
        )?;
        let [(issued, _), stalls @ ..] = self.slots.shares();
        let stalls = stalls.map(|(share, name)| format!("{name} {share}"));
        writeln!(
            f,
            "  issue slots      {issued} issued; stalls: {}",
            stalls.join(", ")
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_add_up_to_a_hundred_percent() {
        assert_eq!(tenths([1, 1, 1]), [334, 333, 333], "of equals the first");
        // 2 of 7 are 28.571 %, 3 of 7 are 42.857 %.
        assert_eq!(tenths([2, 3, 2]), [286, 428, 286]);
        assert_eq!(tenths([u64::MAX, 0]), [1000, 0]);
        assert_eq!(tenths([0, 0]), [0, 0]);
    }

    #[test]
    fn a_report_is_made_of_counts_by_hand() {
        // Two cores of four warps, ten cycles: 20 core-cycles, 40 slots of two schedulers each.
        let mut counters = CoreCounters {
            warp_cycles: 30,
            cycles: 20,
            ..CoreCounters::default()
        };
        for lanes in [u64::from(u32::MAX), u64::from(u32::MAX), 0xff, 0] {
            counters.issue(lanes);
        }
        counters.slots.stall(Stall::Scoreboard, 21);
        counters.slots.stall(Stall::NoWarp, 15);
        assert_eq!(counters.slots.total(), 40);
        let report = CoreReport::new(&counters, 10, 2, 4);
        assert_eq!(
            (report.warp_instructions, report.thread_instructions),
            (4, 72)
        );
        assert_eq!(report.mean_active_lanes, Some(18.0));
        assert_eq!(report.instructions_per_cycle, Some(0.4));
        assert_eq!(report.instructions_per_core_cycle, Some(0.2));
        assert_eq!(
            (report.mean_warps, report.occupancy),
            (Some(1.5), Some(0.375))
        );
        let text = report.to_string();
        for line in [
            "  instructions     4 of warps, 72 of threads: 18.00 active lanes on average\n",
            "  a cycle          0.40 instructions of warps by the machine, 0.20 by a core\n",
            "  occupancy        1.50 of 4 warps of a core on average (37.5 %)\n",
            "  issue slots      10.0 % issued; stalls: scoreboard 52.5 %, memory 0.0 %, unit 0.0 %, control 0.0 %, barrier 0.0 %, no warp 37.5 %\n",
        ] {
            assert!(text.contains(line), "{line} is not in\n{text}");
        }
    }
}
