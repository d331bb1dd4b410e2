//! A core for warps of 32: in-order issue with a scoreboard, after GPGPU-Sim's.
//!
//! ```text
//!            ┌───────────┐ ready? ┌────────────┐ issue ┌───────────────────────┐
//!  warps ───>│ Scheduler │<───────│ Scoreboard │       │ Units (intervals)     │
//!            └─────┬─────┘        └─────▲──────┘       └───────────────────────┘
//!                  └─── execute ───> Effect ──> LocalPipeline ══ LocalMemoryPort
//!                                       │  └──> outgoing ──> MemoryUnit ──> MemorySystem
//!                                       └────── token done <──────┴────────────┘
//! ```
//!
//! An instruction is executed when it issues: its scheduler's turn, no register of it the target of work under way, a unit
//! free. Its targets are ready after its latency, or when its token is done. There is no fetch: a warp waits
//! `core.branch` cycles behind a branch, and issues otherwise in every cycle in which it may.
//!
//! In its cycle ([`complete`](Core::complete)) a core touches nothing but itself. What it has to tell others waits for
//! [`issue`](Core::issue): requests to memory, events.

use super::accessed::Accessed;
use super::groups::{Ended, Groups};
use super::local_pipeline::{LocalMemory, LocalPipeline, ReadOut};
use super::memory_unit::{Data, MemoryUnit, Order};
use super::repeat::{stand, Repeat};
use super::scheduler::Scheduler;
use super::scoreboard::{Scoreboard, NEVER};
use super::simt_outside::{CycleCounts, Outgoing};
use super::stuck::stuck;
use super::transactional::TransactionUnit;
use super::units::Units;
use super::wavefronts::Wavefronts;
use super::{Core, CoreHardware};
use crate::config::SimtConfig;
use crate::event::{Event, Source};
use crate::launch::Launch;
use crate::livelock::Transacted;
use crate::local_memory::{Done, LocalMemoryPort, Seen, ROW_BYTES};
use crate::memory::{CoreMessage, MemorySystem, Reply};
use crate::metrics::{Activity, CoreCounters, Stall};
use crate::options::Options;
use crate::places::Residents;
use crate::recorder::Recorder;
use crate::resources::{Needs, Placement};
use crate::wavefront::{Resident, Stage};
use turnstile_kernel::{warp_name, Code, Token, Warp};
use turnstile_tools::{Error, Result};

const REPORT: &str = "run again with --wave to see the pins; please report it, the RTL is wrong";

/// A core.
pub struct SimtCore<'a, C: Code<LANES>, const LANES: usize> {
    id: usize,
    pub(super) config: &'a SimtConfig,
    options: Options,
    pub(super) launch: &'a Launch<'a, C, LANES>,
    needs: Needs,
    pub(super) groups: Groups,
    pub(super) warps: Wavefronts<C::Warp, LANES>,
    /// Of each place of a warp.
    pub(super) waits: Vec<Wait>,
    pub(super) schedulers: Vec<Scheduler>,
    /// Why each scheduler has not issued in the last cycle in which it was asked.
    pub(super) stalls: Vec<Option<Stall>>,
    pub(super) units: Units,
    pub(super) local: LocalPipeline<LANES>,
    pub(super) memory: MemoryUnit<LANES>,
    /// Transactions on global memory, if the kernel has any.
    pub(super) transactions: Option<Box<TransactionUnit<C::Warp, LANES>>>,
    /// Accesses on their way to the memory system, which takes one when it has room. Others wait at issue.
    pub(super) outgoing: Option<Outgoing<LANES>>,
    /// First cycle in which a warp may issue.
    pub(super) wake: u64,
    /// Warps that have not ended.
    pub(super) running: u64,
    /// Warps that have ended and not left.
    pub(super) ended: usize,
    pub(super) counters: CoreCounters,
    /// First cycle in which something can happen on the core, shared memory included.
    rests_until: u64,
    /// Cycles of its rest that are not counted yet.
    rested: u64,
    /// A warp waits for the unit of global memory.
    pub(super) wants_memory: bool,
    pub(super) changes: u64,
    /// Of each place of a warp, while they are watched.
    pub(super) repeats: Option<Vec<Repeat<C::Warp>>>,
    /// What has happened in this cycle.
    pub(super) counts: CycleCounts,
    error: Option<Error>,
}

/// What holds a warp up.
#[derive(Clone, Debug, Default)]
pub(super) struct Wait {
    pub board: Scoreboard,
    /// It cannot issue before this cycle.
    pub until: u64,
    /// Why.
    pub why: Option<Stall>,
}

impl<'a, C: Code<LANES>, const LANES: usize> SimtCore<'a, C, LANES> {
    /// Core number `id`, empty, for blocks with the same `needs`.
    pub fn new(
        id: usize,
        config: &'a SimtConfig,
        options: Options,
        launch: &'a Launch<'a, C, LANES>,
        needs: Needs,
        local: LocalMemory,
        transactions: Option<TransactionUnit<C::Warp, LANES>>,
    ) -> Self {
        let schedulers = config.core.schedulers;
        Self {
            id,
            config,
            options,
            launch,
            needs,
            groups: Groups::new(Ended::Arrived),
            warps: Wavefronts::new(),
            waits: vec![],
            schedulers: vec![Scheduler::new(config.core.scheduling); schedulers],
            stalls: vec![Some(Stall::NoWarp); schedulers],
            units: Units::new(&config.core),
            local: LocalPipeline::new(local),
            memory: MemoryUnit::new(id, Order::Replies),
            transactions: transactions.map(Box::new),
            outgoing: None,
            wake: NEVER,
            running: 0,
            ended: 0,
            counters: CoreCounters::default(),
            rests_until: 0,
            rested: 0,
            wants_memory: false,
            changes: 0,
            repeats: None,
            counts: CycleCounts::default(),
            error: None,
        }
    }

    fn cycle(&mut self, now: u64) -> Result<Vec<Placement>> {
        if now < self.rests_until {
            self.rested += 1;
            return Ok(vec![]);
        }
        self.count_rest();
        self.clock_local(now)?;
        self.clock_transactions(now)?;
        self.deliver(now);
        let left = self.retire();
        if self.wake <= now {
            let issued = self.counters.slots.issued;
            self.issue_all(now)?;
            self.counts.executed = self.counters.slots.issued - issued;
        } else {
            self.stall(1);
        }
        self.pass(1);
        Ok(left)
    }

    /// One cycle of shared memory.
    fn clock_local(&mut self, now: u64) -> Result<()> {
        self.local.present(now);
        let seen = if self.local.behind() {
            self.local.take_late(now)
        } else if self.options.skip_idle && self.local.idle() {
            None
        } else {
            self.counts.clocked = true;
            Some(self.local.clock(&mut |_, _| Ok(()))?)
        };
        match seen.filter(Seen::brings) {
            Some(seen) => self.take_in(now, seen),
            None => Ok(()),
        }
    }

    fn take_in(&mut self, now: u64, seen: Seen) -> Result<()> {
        let atomic = seen.atomic().map(|slot| self.local.in_slot(slot));
        let of = match atomic {
            Some(job) => job.map(|job| (job.warp, job.instruction)),
            None => {
                let job = self.local.oldest();
                job.map(|job| (job.wavefront, job.instruction))
            }
        };
        let Some((warp, instruction)) = of else {
            let what = "shared memory answered a request nobody made";
            return Err(self.stuck(now, what.into(), REPORT));
        };
        let locked = atomic.flatten().and_then(|job| match &seen.atomics.won {
            Some(won) => Some(job.won(won.lanes)),
            None => job.operated(seen.response.as_ref()?),
        });
        let resident = self.warps.get(warp);
        let source = Source {
            group: resident.group,
            wavefront: resident.index,
            base: self.shared_base(resident.group),
            line: self.launch.grid.code.line(instruction),
            cycle: now,
        };
        let at = now + self.config.shared.write;
        match (&seen.response, seen.atomics.done) {
            (Some(response), _) if atomic.is_none() => self.local.answer(response, at),
            (_, Some(done)) => {
                let at = at.max(self.atomic_until(&done));
                self.local.end_atomic(done.warp, at);
            }
            _ => {}
        }
        self.counts.accessed = Some(Accessed {
            source,
            seen,
            locked,
        });
        Ok(())
    }

    /// Cycle in which an atomic instruction through lock bits is over by the machine's latencies: 0 where they are the RTL's.
    fn atomic_until(&self, done: &Done) -> u64 {
        let latency = self.config.shared.lock_bits.as_ref();
        let of = latency.zip(self.local.in_slot(done.warp));
        of.map_or(0, |(latency, job)| {
            job.issued + latency.cycles(self.config.clock.core, done.iterations, done.replays)
        })
    }

    /// Writes what is complete to the registers.
    fn deliver(&mut self, now: u64) {
        while let Some(done) = self.memory.take_complete(now) {
            if let Data::Lanes(_, words) = &done.data {
                let of = (done.wavefront, done.token);
                if self.deliver_transactional(now, of, words, done.written) {
                    self.memory_is_free(now);
                    continue;
                }
            }
            let registers = &mut self.warps.get_mut(done.wavefront).registers;
            match &done.data {
                Data::Lanes(lanes, data) => registers.deliver_lanes(done.token, *lanes, data),
                Data::Words(data) => registers.deliver_words(done.token, data),
            }
            self.done(now, done.wavefront, done.token);
            self.memory_is_free(now);
        }
        while let Some(done) = self.local.take_complete(now) {
            let resident = self.warps.get_mut(done.wavefront);
            resident.local_outstanding -= 1;
            // The loop that it stands for is over.
            if done.locked {
                resident.stage = Stage::Ready;
            }
            for (access, result) in done.results.iter().enumerate() {
                let (lanes, low, high) = (result.lanes, &result.low, &result.high);
                let registers = &mut resident.registers;
                registers.deliver_local(done.token, access, lanes, low, high);
            }
            self.done(now, done.wavefront, done.token);
        }
    }

    /// Work of a warp is done: its registers are ready, and it is looked at again.
    pub(super) fn done(&mut self, now: u64, warp: usize, token: Token) {
        self.warps.get_mut(warp).complete(token);
        let wait = &mut self.waits[warp];
        if let Some(pc) = wait.board.done(token) {
            wait.board.write(self.launch.grid.code.operands(pc), now);
        }
        if !matches!(self.warps.get(warp).stage, Stage::Barrier { .. }) {
            self.look_again(warp, now);
        }
    }

    /// Warps that wait for the unit of global memory may find room there from cycle `at` on.
    pub(super) fn memory_is_free(&mut self, at: u64) {
        if !std::mem::take(&mut self.wants_memory) {
            return;
        }
        for warp in 0..self.waits.len() {
            let wait = &self.waits[warp];
            if wait.until == NEVER && wait.why == Some(Stall::Memory) {
                self.look_again(warp, at);
            }
        }
    }

    /// A warp may issue from cycle `at` on, as far as is known.
    pub(super) fn look_again(&mut self, warp: usize, at: u64) {
        self.waits[warp].until = at;
        self.wake = self.wake.min(at);
    }

    /// Lets warps leave that have ended and have nothing under way. Returns where the blocks were that leave with them.
    fn retire(&mut self) -> Vec<Placement> {
        let mut left = vec![];
        let mut from = 0;
        while self.ended > 0 {
            let Some((index, resident)) = self.warps.leave(from) else {
                break;
            };
            self.ended -= 1;
            from = index + 1;
            if let Some(placement) = self.groups.leave(resident.group) {
                self.local.end(&self.needs, resident.group, &placement);
                left.push(placement);
            }
        }
        left
    }

    /// Its number.
    pub(super) fn id(&self) -> usize {
        self.id
    }

    /// Cycles in which no warp may issue.
    fn stall(&mut self, cycles: u64) {
        for why in self.stalls.iter().flatten() {
            self.counters.slots.stall(*why, cycles);
        }
    }

    /// Counts the cycles of its rest.
    fn count_rest(&mut self) {
        let rested = std::mem::take(&mut self.rested);
        if rested > 0 {
            self.stall(rested);
            self.pass(rested);
        }
    }

    fn pass(&mut self, cycles: u64) {
        self.counters.cycles += cycles;
        self.counters.warp_cycles += cycles * self.running;
        self.local.pass(cycles);
    }

    /// Physical byte address of a block's shared memory.
    pub(super) fn shared_base(&self, group: usize) -> u32 {
        self.groups.row_base(group) * ROW_BYTES
    }

    /// Something that instruction `pc` of a warp must not do.
    pub(super) fn fault(&self, warp: usize, pc: u32, now: u64, what: &str, remedy: &str) -> Error {
        let resident = self.warps.get(warp);
        let name = warp_name::<LANES>(resident.group, resident.index);
        let place = self.launch.pc(pc);
        let text = match self.launch.grid.code.text(pc) {
            "" => String::new(),
            text => format!(" `{text}`"),
        };
        let what = format!("{name}, {place}{text}, cycle {now}: {what}");
        Error::run(self.launch.line(pc), what, remedy)
    }

    fn stuck(&self, now: u64, what: String, remedy: &str) -> Error {
        stuck(self.launch, now, self.warps.iter(), what, remedy)
    }
}

impl<C: Code<LANES>, const LANES: usize> Core<C, LANES> for SimtCore<'_, C, LANES> {
    fn start(
        &mut self,
        now: u64,
        group: usize,
        placement: Placement,
        warps: impl Iterator<Item = C::Warp>,
        recorder: &mut Recorder,
    ) -> Result<()> {
        self.count_rest();
        let mut unwatched = |_: u64, _: &dyn LocalMemoryPort| Ok(());
        let read = self
            .local
            .read_overwritten(now, &self.needs, &placement, &mut unwatched)?;
        ReadOut::tell(read, recorder);
        recorder.record(Event::GroupStarted {
            group,
            wavefronts: self.needs.wavefronts,
            lds_bytes: self.launch.grid.local_bytes,
        });
        self.local.start(&self.needs, &placement);
        for (index, registers) in warps.enumerate() {
            let resident = Resident::new(group, index, placement.pool, 0, registers);
            let place = self.warps.start(resident);
            if place == self.waits.len() {
                self.waits.push(Wait::default());
            }
            self.waits[place] = Wait::default();
            self.changes += 1;
            let schedulers = self.schedulers.len();
            self.schedulers[place % schedulers].start(place);
            self.running += 1;
        }
        self.groups.start(group, placement, self.needs.wavefronts);
        self.wake = 0;
        self.rests_until = 0;
        Ok(())
    }

    /// Nothing: shared memory is clocked in [`complete`](Core::complete).
    fn clock(&mut self, _: u64, _: &mut Recorder) -> Result<()> {
        Ok(())
    }

    fn accept(&mut self, now: u64, reply: Reply) {
        let write = self.config.global.write;
        self.memory.accept(now, reply, write, write);
        self.rests_until = 0;
    }

    fn hear(&mut self, _: u64, message: CoreMessage) {
        if let Some(transactions) = &mut self.transactions {
            transactions.hear(message);
        }
        self.rests_until = 0;
    }

    /// The cycle of the core.
    fn complete(&mut self, now: u64) -> Vec<Placement> {
        self.cycle(now).unwrap_or_else(|error| {
            self.error = Some(error);
            vec![]
        })
    }

    /// Tells others what happened in the cycle.
    fn issue(
        &mut self,
        now: u64,
        memory: &mut MemorySystem,
        recorder: &mut Recorder,
    ) -> Result<()> {
        if let Some(error) = self.error.take() {
            return Err(error);
        }
        if now < self.rests_until && self.outgoing.is_none() {
            return Ok(());
        }
        self.count_rest();
        self.tell(recorder)?;
        self.tell_transactions(now, memory, recorder)?;
        self.send(now, memory, recorder)?;
        self.rests_until = 0;
        let works = !self.local.idle() || self.transactions_are_busy(now + 1);
        if self.options.skip_idle && !works {
            self.rests_until = self.next_event(now).unwrap_or(NEVER);
        }
        Ok(())
    }

    fn idle(&self) -> bool {
        self.rests_until > 0 || self.local.idle() && !self.transactions_are_busy(0)
    }

    fn next_event(&self, now: u64) -> Option<u64> {
        let soonest = now + 1;
        if now < self.rests_until {
            return (self.rests_until != NEVER).then_some(self.rests_until);
        }
        // What has found no room in the memory system waits for an event there.
        let over = |resident: &Resident<C::Warp, LANES>| {
            resident.stage == Stage::Finished && resident.outstanding.none()
        };
        let leaves = self.ended > 0 && self.warps.iter().any(over);
        let events = [
            (self.wake != NEVER).then_some(self.wake),
            leaves.then_some(soonest),
            self.memory.next_event(),
            self.local.next_event(),
        ];
        let first = events.into_iter().flatten().min();
        first.map(|cycle| cycle.max(soonest))
    }

    fn skip(&mut self, cycles: u64, _: &mut Recorder) {
        self.rested += cycles;
    }

    fn warps(&self) -> &Residents<C::Warp, LANES> {
        self.warps.places()
    }

    fn changes(&self) -> u64 {
        self.changes
    }

    /// While they are watched no warp starts: that would be a change.
    fn watch(&mut self, on: bool) {
        let places = self.warps.places().len();
        self.repeats = on.then(|| vec![Repeat::default(); places]);
    }

    fn stands(&self) -> bool {
        stand(&self.warps, self.repeats.as_deref())
    }

    fn transacted(&self) -> Transacted {
        self.open_transactions()
    }

    fn port(&self) -> &dyn LocalMemoryPort {
        self.local.port()
    }

    fn engine_clocks(&self) -> u64 {
        let transactions = self.transactions.as_ref();
        let transactions = transactions.map_or(0, |unit| unit.clocks());
        self.local.port().pins().clocks() + transactions
    }

    fn into_hardware(self) -> Result<CoreHardware> {
        let transactions = self.transactions.map(|unit| unit.into_hardware());
        Ok(CoreHardware {
            local: self.local.into_local(),
            transactions: transactions.transpose()?,
        })
    }

    /// Also tells how much time its warps have spent.
    fn read_rest(&mut self, now: u64, recorder: &mut Recorder) -> Result<()> {
        self.count_rest();
        let mut unwatched = |_: u64, _: &dyn LocalMemoryPort| Ok(());
        ReadOut::tell(self.local.read_rest(now, &mut unwatched)?, recorder);
        recorder.record(Event::Spent {
            activity: Activity::NonTx,
            cycles: self.counters.warp_cycles,
        });
        recorder.count_core(&self.counters);
        if let Some(transactions) = &self.transactions {
            recorder.count_transactions(&transactions.counters);
        }
        Ok(())
    }
}
