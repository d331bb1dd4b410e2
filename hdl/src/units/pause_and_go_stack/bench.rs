//! Random programs on the Pause-and-Go stack, the whole stack compared with the model.

use super::Load;
use crate::drive;
use crate::models::pause_and_go_stack::{Done, Entry, Kind, Op, SimtStack};
use crate::pin_driver::PinDriver;
use anyhow::{ensure, Context, Result};
use rand::Rng;
use turnstile_engine::Engine;
use turnstile_hdl::full_size::{STACK_DEPTH, WARP_LANES};
use turnstile_hdl::pause_and_go_stack::PauseAndGoStackPins;
use turnstile_hdl::pause_and_go_stack::StackOp;
use turnstile_hdl::pins::PinValue;
use turnstile_hdl::sizes::WAITING_CONTEXTS;

/// The size of a unit.
#[derive(Copy, Clone, Debug)]
pub struct Size {
    /// Entries of its stack.
    pub depth: usize,
    /// Lanes of its warp.
    pub lanes: u32,
    /// Contexts of lanes that have left a pass.
    pub contexts: usize,
}

impl Size {
    pub const FULL: Self = Self {
        depth: STACK_DEPTH,
        lanes: WARP_LANES as u32,
        contexts: WAITING_CONTEXTS,
    };
}

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    pub operations: u64,
    pub refused: u64,
    pub pauses: u64,
    pub pauses_dropped: u64,
    /// In divergent code, without the strap.
    pub pauses_barred: u64,
    /// Lanes left the pass, from divergent code, and joined others that wait; all contexts were in use; those of one went on.
    pub left: u64,
    pub left_branches: u64,
    pub joined: u64,
    pub full: u64,
    pub went_on: u64,
    pub begins: u64,
    pub commits: u64,
    pub retries: u64,
    /// Operations after which more than one entry ended.
    pub long_pops: u64,
    /// Most entries at once.
    pub deepest: usize,
}

impl Tally {
    fn happened(&self, load: Load) -> bool {
        let rarest = [
            self.pauses,
            self.pauses_barred,
            self.retries,
            self.long_pops,
            self.refused,
            self.left_branches,
            self.joined,
            self.went_on,
        ];
        load.often(&rarest, 2_000) && load.ever(&[self.full], 50_000) && self.pauses_dropped == 0
    }
}

/// Kinds of entries, by their code.
const KINDS: [Kind; 3] = [Kind::Normal, Kind::Retry, Kind::Trans];

/// A stack, one operation at a time.
impl<E: Engine> PinDriver<E, PauseAndGoStackPins> {
    pub fn pause_in_branches(&mut self, they_do: bool) {
        self.set(self.at.pause_in_branches, they_do.into());
    }

    pub fn pause_apart(&mut self, they_do: bool) {
        self.set(self.at.pause_apart, they_do.into());
    }

    pub fn clear(&mut self) -> Result<()> {
        self.pulse(self.at.clear);
        self.clock()
    }

    /// The cycle of an operation: what it says.
    pub fn start(&mut self, op: Op) -> Result<Done> {
        let (code, lanes, pc, other_pc, rpc, logged) = match op {
            Op::Start { lanes, pc, rpc } => (StackOp::Start, lanes, pc, 0, rpc, false),
            Op::Step { pc, logged, hits } => (StackOp::Step, hits, pc, 0, 0, logged),
            Op::Branch {
                taken,
                pc,
                other_pc,
                rpc,
            } => (StackOp::Branch, taken, pc, other_pc, rpc, false),
            Op::Begin { pc } => (StackOp::Begin, 0, pc, 0, 0, false),
            Op::Commit { failed, pc } => (StackOp::Commit, failed, pc, 0, 0, false),
        };
        let at = self.at;
        self.pulse(at.op_valid);
        drive! { self,
            op_code: code.to_word(), op_lanes: lanes, op_pc: pc, op_other_pc: other_pc, op_rpc: rpc,
            op_logged: logged,
        }
        self.clock()?;
        ensure!(self.get(at.op_ready) == 1, "not ready");
        Ok(Done {
            refused: self.get(at.op_refused) == 1,
            paused: self.get(at.paused_lanes),
            dropped: self.get(at.pause_dropped) == 1,
            committed: self.get(at.committed_lanes),
            more_cycles: 0,
        })
    }

    /// Clocks until the stack is ready for the next operation, and says how often.
    pub fn settle(&mut self) -> Result<u32> {
        for waited in 0..200 {
            self.clock()?;
            if self.get(self.at.op_ready) == 1 {
                return Ok(waited);
            }
        }
        anyhow::bail!("op_ready stays low")
    }

    /// A cycle without an operation, and the entry at `index` in it.
    pub fn view(&mut self, index: usize) -> Result<Entry> {
        self.set(self.at.view_index, index as u32);
        self.clock()?;
        let at = &self.at;
        let get = |pin| self.get(pin);
        Ok(Entry {
            kind: KINDS[get(at.view_kind) as usize],
            pc: get(at.view_pc),
            rpc: get(at.view_rpc),
            lanes: get(at.view_lanes),
            log: get(at.view_log),
        })
    }

    /// The top entry in the last cycle.
    pub fn top(&self) -> Entry {
        let at = &self.at;
        let get = |pin| self.get(pin);
        Entry {
            kind: KINDS[get(at.top_kind) as usize],
            pc: get(at.top_pc),
            rpc: get(at.top_rpc),
            lanes: get(at.top_lanes),
            log: get(at.top_log),
        }
    }

    /// The number of entries in the last cycle.
    pub fn entries(&self) -> usize {
        self.get(self.at.top_index) as usize + 1
    }

    pub fn in_transaction(&self) -> bool {
        self.get(self.at.in_transaction) == 1
    }

    /// Lanes that have left their pass.
    pub fn waiting(&self) -> u32 {
        self.get(self.at.waiting_lanes)
    }
}

bench! {
    struct Bench(pins: PauseAndGoStackPins, size: Size = Size::FULL) {
        model: SimtStack = SimtStack::new(size.depth, size.contexts),
        size: Size = size,
        /// Steps to come with a few lanes that hit, some at one PC.
        hitting: u32 = 0,
    }
}

impl<E: Engine> Bench<E> {
    fn run(&mut self, load: Load) -> Result<()> {
        self.pins.clear()?;
        self.pins.pause_in_branches(true);
        while self.pins.cycle() < load.cycles {
            if self.rng.random_ratio(1, 3_000) {
                self.pins.clear()?;
                let before = std::mem::replace(
                    &mut self.model,
                    SimtStack::new(self.size.depth, self.size.contexts),
                );
                self.model.pauses_in_branches = before.pauses_in_branches;
                self.model.pauses_apart = before.pauses_apart;
            }
            if self.rng.random_ratio(1, 500) {
                let they_do = self.rng.random_ratio(1, 3);
                self.pins.pause_in_branches(they_do);
                self.model.pauses_in_branches = they_do;
            }
            // That strap holds still in a transaction.
            if !self.model.in_transaction() && self.rng.random_ratio(1, 20) {
                let they_do = self.rng.random_ratio(2, 5);
                self.pins.pause_apart(they_do);
                self.model.pauses_apart = they_do;
            }
            if self.model.in_transaction() && self.rng.random_ratio(1, 30) {
                self.hitting = 8;
            }
            let op = self.operation();
            self.apply(op).with_context(|| format!("{op:x?}"))?;
        }
        Ok(())
    }

    /// All lanes of the warp.
    fn lanes(&self) -> u32 {
        u32::MAX >> (32 - self.size.lanes)
    }

    fn some_lanes(&mut self) -> u32 {
        let lanes = match self.rng.random_range(0..6) {
            0 => 0,
            1 => u32::MAX,
            2 => 1 << self.rng.random_range(0..32),
            3 => !(1 << self.rng.random_range(0..32)),
            _ => self.rng.random(),
        };
        lanes & self.lanes()
    }

    /// A program counter; often one where entries of the stack end.
    fn pc(&mut self) -> u32 {
        let at = self.rng.random_range(0..self.model.entries.len());
        match self.rng.random_range(0..8) {
            0..3 => self.model.top().rpc,
            3 => self.model.entries[at].rpc,
            // Where others wait.
            4 if !self.model.waiting.contexts.is_empty() => self.model.waiting.contexts[0].pc,
            // Few, so that they meet, and of all bits.
            _ => 0x9e37_79b8u32.wrapping_mul(self.rng.random_range(0..16)),
        }
    }

    fn operation(&mut self) -> Op {
        let (pc, other_pc, rpc) = (self.pc(), self.pc(), self.pc());
        let lanes = self.some_lanes();
        if self.hitting > 0 {
            self.hitting -= 1;
            let stays = self.rng.random_ratio(1, 3);
            return Op::Step {
                pc: if stays { self.model.top().pc } else { pc },
                logged: self.rng.random(),
                hits: self.rng.random::<u32>() & self.rng.random::<u32>() & self.lanes(),
            };
        }
        match self.rng.random_range(0..100) {
            0 => Op::Start {
                lanes: lanes | self.rng.random::<u32>() & self.lanes(),
                pc,
                rpc,
            },
            1..7 => Op::Begin { pc },
            7..20 => Op::Commit { failed: lanes, pc },
            20..45 => Op::Branch {
                taken: lanes,
                pc,
                other_pc,
                rpc,
            },
            roll => Op::Step {
                pc,
                logged: self.rng.random(),
                hits: if roll < 70 { lanes } else { 0 },
            },
        }
    }

    /// Whether lanes would pause, were it not divergent code.
    fn barred(&self, op: Op) -> bool {
        let top = self.model.top();
        let may = self.model.pauses_in_branches || self.model.pauses_apart;
        let barring = self.model.in_transaction() && !may;
        let several = top.lanes.count_ones() > 1;
        let hit = matches!(op, Op::Step { hits, .. } if hits & top.lanes != 0);
        barring && several && hit && top.kind == Kind::Normal
    }

    fn apply(&mut self, op: Op) -> Result<()> {
        self.tally.pauses_barred += u64::from(self.barred(op));
        let before = self.model.clone();
        let expected = self.model.apply(op);
        let said = self.pins.start(op)?;
        let more_cycles = self.pins.settle()?;
        let done = Done {
            more_cycles,
            ..said
        };
        ensure!(
            done == expected,
            "said {done:x?}, expected {expected:x?}, on {before:x?}"
        );
        self.compare().with_context(|| format!("on {before:x?}"))?;
        self.count(op, expected, &before);
        Ok(())
    }

    /// The top and one entry more.
    fn compare(&mut self) -> Result<()> {
        let entries = &self.model.entries;
        let found = (
            self.pins.entries(),
            self.pins.top(),
            self.pins.in_transaction(),
            self.pins.waiting(),
        );
        let expected = (
            entries.len(),
            self.model.top(),
            self.model.in_transaction(),
            self.model.waiting.lanes(),
        );
        ensure!(found == expected, "{found:x?}, expected {expected:x?}");
        let at = self.rng.random_range(0..entries.len());
        let expected = entries[at];
        let found = self.pins.view(at)?;
        ensure!(
            found == expected,
            "entry {at} is {found:x?}, expected {expected:x?}"
        );
        Ok(())
    }

    fn count(&mut self, op: Op, done: Done, before: &SimtStack) {
        let tally = &mut self.tally;
        tally.operations += 1;
        tally.refused += u64::from(done.refused);
        tally.pauses += u64::from(done.paused != 0);
        let apart = before.pauses_apart;
        tally.pauses_dropped += u64::from(done.dropped && !apart);
        let left = apart && done.paused != 0;
        tally.left += u64::from(left);
        tally.left_branches += u64::from(left && before.top().kind == Kind::Normal);
        tally.joined += u64::from(left && before.waiting.joins(before.top().pc));
        tally.full += u64::from(done.dropped && apart);
        tally.begins += u64::from(matches!(op, Op::Begin { .. }) && !done.refused);
        let commits = matches!(op, Op::Commit { .. }) && !done.refused;
        tally.commits += u64::from(commits);
        tally.went_on += u64::from(commits && !before.waiting.contexts.is_empty());
        tally.retries += u64::from(commits && self.model.top().kind == Kind::Trans);
        tally.long_pops += u64::from(done.more_cycles > 1);
        tally.deepest = tally.deepest.max(self.model.entries.len());
    }
}
