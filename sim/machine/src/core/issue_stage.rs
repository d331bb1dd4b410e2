//! Issue on a core for warps of 32: schedulers, what holds each warp up, and the units.

use super::scheduler::Scheduler;
use super::scoreboard::{Scoreboard, NEVER};
use super::units::{Port, Units};
use crate::config::CoreConfig;
use crate::metrics::{CoreCounters, Stall};
use turnstile_kernel::{LatencyClass, Operands, Token};

/// An instruction that can issue.
#[derive(Clone, Copy)]
pub struct Ready {
    /// Index of the warp.
    pub warp: usize,
    pub now: u64,
    pub pc: u32,
    pub port: Port,
    pub class: LatencyClass,
}

/// What a warp is about to execute.
#[derive(Clone, Copy, Debug)]
pub struct Top {
    pub pc: u32,
    pub lanes: u32,
}

/// What holds a warp up.
#[derive(Clone, Debug, Default)]
struct Wait {
    board: Scoreboard,
    /// It cannot issue before this cycle.
    until: u64,
    why: Option<Stall>,
}

/// The stage.
pub struct IssueStage {
    /// Of each place of a warp.
    waits: Vec<Wait>,
    schedulers: Vec<Scheduler>,
    /// Why each scheduler has not issued in the last cycle in which it was asked.
    stalls: Vec<Option<Stall>>,
    pub units: Units,
    /// First cycle in which a warp may issue.
    wake: u64,
    /// Warps that have not ended.
    running: u64,
    pub counters: CoreCounters,
}

impl IssueStage {
    /// Without a warp.
    pub fn new(config: &CoreConfig) -> Self {
        let schedulers = config.schedulers;
        Self {
            waits: vec![],
            schedulers: vec![Scheduler::new(config.scheduling); schedulers],
            stalls: vec![Some(Stall::NoWarp); schedulers],
            units: Units::new(config),
            wake: NEVER,
            running: 0,
            counters: CoreCounters::default(),
        }
    }

    /// A warp starts in a place.
    pub fn start(&mut self, warp: usize) {
        if warp == self.waits.len() {
            self.waits.push(Wait::default());
        }
        self.waits[warp] = Wait::default();
        let schedulers = self.schedulers.len();
        self.schedulers[warp % schedulers].start(warp);
        self.running += 1;
        self.wake = 0;
    }

    /// A warp has executed its last instruction.
    pub fn end(&mut self, warp: usize) {
        self.running -= 1;
        let schedulers = self.schedulers.len();
        self.schedulers[warp % schedulers].end(warp);
    }

    /// Schedulers there are.
    #[inline]
    pub fn schedulers(&self) -> usize {
        self.schedulers.len()
    }

    /// Warps of a scheduler.
    #[inline]
    pub fn warps_of(&self, scheduler: usize) -> usize {
        self.schedulers[scheduler].warps().len()
    }

    /// The warp whose turn it is, and its place in the scheduler.
    #[inline]
    pub fn turn(&self, scheduler: usize, turn: usize) -> (usize, usize) {
        let place = self.schedulers[scheduler].place(turn);
        (place, self.schedulers[scheduler].warps()[place])
    }

    /// The warp at a place of a scheduler issues.
    #[inline]
    pub fn issued(&mut self, scheduler: usize, place: usize) {
        self.schedulers[scheduler].issued(place);
    }

    /// A scheduler has issued, or says why not.
    #[inline]
    pub fn asked(&mut self, scheduler: usize, stall: Option<Stall>) {
        if let Some(why) = stall {
            self.counters.slots.stall(why, 1);
        }
        self.stalls[scheduler] = stall;
    }

    /// All schedulers have been asked in cycle `now`. A warp that issued may do so again in the next.
    #[inline]
    pub fn all_asked(&mut self, now: u64) {
        self.wake = match self.stalls.contains(&None) {
            true => now + 1,
            false => {
                let warps = self.schedulers.iter().flat_map(|one| one.warps());
                let until = warps.map(|&warp| self.waits[warp].until);
                until.min().unwrap_or(NEVER)
            }
        };
    }

    /// A warp may issue in cycle `now`.
    #[inline]
    pub fn awake(&self, now: u64) -> bool {
        self.wake <= now
    }

    /// First cycle in which a warp may issue, as far as is known.
    pub fn next_event(&self) -> Option<u64> {
        (self.wake != NEVER).then_some(self.wake)
    }

    /// Why a warp cannot issue in cycle `now`, as far as is known.
    #[inline]
    pub fn held(&self, warp: usize, now: u64) -> Option<Stall> {
        let wait = &self.waits[warp];
        (wait.until > now).then(|| wait.why.unwrap_or(Stall::Control))
    }

    /// A warp cannot issue before cycle `until`.
    #[inline]
    pub fn hold(&mut self, warp: usize, until: u64, why: Stall) {
        let wait = &mut self.waits[warp];
        (wait.until, wait.why) = (until, Some(why));
    }

    /// A warp waits for the memory stage until that says that there is room.
    pub fn waits_for_memory(&self, warp: usize) -> bool {
        let wait = &self.waits[warp];
        wait.until == NEVER && wait.why == Some(Stall::Memory)
    }

    /// The memory stage has room from cycle `at` on.
    pub fn memory_is_free(&mut self, at: u64) {
        for warp in 0..self.waits.len() {
            if self.waits_for_memory(warp) {
                self.look_again(warp, at);
            }
        }
    }

    /// A warp may issue from cycle `at` on, as far as is known.
    #[inline]
    pub fn look_again(&mut self, warp: usize, at: u64) {
        self.waits[warp].until = at;
        self.wake = self.wake.min(at);
    }

    /// First cycle in which the registers of an instruction are ready.
    #[inline]
    pub fn registers_from(&self, warp: usize, operands: Operands) -> u64 {
        self.waits[warp].board.ready(operands)
    }

    /// An instruction issues in cycle `now`; its results are there in cycle `at`.
    #[inline]
    pub fn executes(&mut self, warp: usize, now: u64, operands: Operands, at: u64) {
        let wait = &mut self.waits[warp];
        wait.until = now + 1;
        wait.board.write(operands, at);
    }

    /// The results of an instruction are there when its token is done.
    #[inline]
    pub fn defer(&mut self, warp: usize, operands: Operands, token: Token, pc: u32) {
        self.waits[warp].board.defer(operands, token, pc);
    }

    /// Work of a warp is done in cycle `now`: the registers of its instruction, which `operands` gives, are ready.
    #[inline]
    pub fn done<'o>(
        &mut self,
        warp: usize,
        now: u64,
        token: Token,
        operands: impl FnOnce(u32) -> Operands<'o>,
    ) {
        let board = &mut self.waits[warp].board;
        if let Some(pc) = board.done(token) {
            board.write(operands(pc), now);
        }
    }

    /// Cycles in which no warp may issue.
    #[inline]
    pub fn stall(&mut self, cycles: u64) {
        for why in self.stalls.iter().flatten() {
            self.counters.slots.stall(*why, cycles);
        }
    }

    /// Cycles go by.
    #[inline]
    pub fn pass(&mut self, cycles: u64) {
        self.counters.cycles += cycles;
        self.counters.warp_cycles += cycles * self.running;
    }
}
