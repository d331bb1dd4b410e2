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
use super::groups::Ended;
use super::issue_stage::IssueStage;
use super::local_pipeline::{LocalMemory, ReadOut};
use super::memory_stage::MemoryStage;
use super::memory_unit::Data;
use super::occupancy::Occupancy;
use super::rest::Rest;
use super::scoreboard::NEVER;
use super::shared_stage::SharedStage;
use super::transactional::TransactionUnit;
use super::{Core, CoreHardware};
use crate::config::SimtConfig;
use crate::event::{Event, Source};
use crate::launch::Launch;
use crate::livelock::Transacted;
use crate::local_memory::{Done, LocalMemoryPort, Seen};
use crate::memory::{CoreMessage, MemorySystem, Reply};
use crate::metrics::{Activity, Stall};
use crate::options::Options;
use crate::places::Residents;
use crate::recorder::Recorder;
use crate::resources::{Needs, Placement};
use crate::wavefront::Stage;
use turnstile_kernel::{warp_name, Code, Token};
use turnstile_tools::{Error, Result};

const REPORT: &str = "run again with --wave to see the pins; please report it, the RTL is wrong";

/// A core: what is resident on it, and the stages of its pipeline.
pub struct SimtCore<'a, C: Code<LANES>, const LANES: usize> {
    id: usize,
    pub(super) config: &'a SimtConfig,
    options: Options,
    pub(super) launch: &'a Launch<'a, C, LANES>,
    pub(super) occupancy: Occupancy<'a, C, LANES>,
    pub(super) issue: IssueStage,
    pub(super) shared: SharedStage<LANES>,
    pub(super) memory: MemoryStage<LANES>,
    /// Transactions on global memory, if the kernel has any.
    pub(super) transactions: Option<Box<TransactionUnit<C::Warp, LANES>>>,
    rest: Rest,
    /// Instructions of this cycle.
    pub(super) executed: u64,
    error: Option<Error>,
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
        Self {
            id,
            config,
            options,
            launch,
            occupancy: Occupancy::new(launch, needs, Ended::Arrived),
            issue: IssueStage::new(&config.core),
            shared: SharedStage::new(local),
            memory: MemoryStage::new(id),
            transactions: transactions.map(Box::new),
            rest: Rest::default(),
            executed: 0,
            error: None,
        }
    }

    fn cycle(&mut self, now: u64) -> Result<Vec<Placement>> {
        if now < self.rest.until {
            self.rest.add(1);
            return Ok(vec![]);
        }
        self.count_rest();
        let seen = self.shared.clock(now, self.options.skip_idle)?;
        if let Some(seen) = seen.filter(Seen::brings) {
            self.take_in(now, seen)?;
        }
        self.clock_transactions(now)?;
        self.deliver(now);
        let left = self.occupancy.retire(&mut self.shared.pipeline);
        if self.issue.awake(now) {
            let issued = self.issue.counters.slots.issued;
            self.issue_all(now)?;
            self.executed = self.issue.counters.slots.issued - issued;
        } else {
            self.issue.stall(1);
        }
        self.pass(1);
        Ok(left)
    }

    fn take_in(&mut self, now: u64, seen: Seen) -> Result<()> {
        let atomic = seen.atomic().map(|slot| self.shared.pipeline.in_slot(slot));
        let of = match atomic {
            Some(job) => job.map(|job| (job.warp, job.instruction)),
            None => {
                let job = self.shared.pipeline.oldest();
                job.map(|job| (job.wavefront, job.instruction))
            }
        };
        let Some((warp, instruction)) = of else {
            let what = "shared memory answered a request nobody made";
            return Err(self.occupancy.stuck(now, what.into(), REPORT));
        };
        let locked = atomic.flatten().and_then(|job| match &seen.atomics.won {
            Some(won) => Some(job.won(won.lanes)),
            None => job.operated(seen.response.as_ref()?),
        });
        let resident = self.occupancy.warps.get(warp);
        let source = Source {
            group: resident.group,
            wavefront: resident.index,
            base: self.occupancy.base(resident.group),
            at: self.launch.at(instruction),
            cycle: now,
        };
        let at = now + self.config.shared.write;
        let mut cycles = 0;
        match (&seen.response, seen.atomics.done) {
            (Some(response), _) if atomic.is_none() => {
                self.shared.pipeline.answer(response, at);
            }
            (_, Some(done)) => {
                let at = at.max(self.atomic_until(&done));
                let job = self.shared.pipeline.in_slot(done.warp);
                cycles = job.map_or(0, |job| at - job.issued);
                self.shared.pipeline.end_atomic(done.warp, at);
            }
            _ => {}
        }
        self.shared.brought(Accessed {
            source,
            seen,
            locked,
            cycles,
        });
        Ok(())
    }

    /// Cycle in which an atomic instruction through lock bits is over by the machine's latencies: 0 where they are the RTL's.
    fn atomic_until(&self, done: &Done) -> u64 {
        let latency = self.config.shared.lock_bits.as_ref();
        let of = latency.zip(self.shared.pipeline.in_slot(done.warp));
        of.map_or(0, |(latency, job)| {
            job.issued + latency.cycles(self.config.clock.core, done.iterations, done.replays)
        })
    }

    /// Writes what is complete to the registers.
    fn deliver(&mut self, now: u64) {
        while let Some(done) = self.memory.unit.take_complete(now) {
            if let Data::Lanes(_, words) = &done.data {
                let of = (done.wavefront, done.token);
                if self.deliver_transactional(now, of, words, done.written) {
                    self.memory_is_free(now);
                    continue;
                }
            }
            done.deliver(&mut self.occupancy.warps.get_mut(done.wavefront).registers);
            self.done(now, done.wavefront, done.token);
            self.memory_is_free(now);
        }
        while let Some(done) = self.shared.pipeline.take_complete(now) {
            let resident = self.occupancy.warps.get_mut(done.wavefront);
            // The loop that it stands for is over.
            if done.locked {
                resident.stage = Stage::Ready;
            }
            done.deliver(resident);
            self.done(now, done.wavefront, done.token);
        }
    }

    /// Work of a warp is done: its registers are ready, and it is looked at again.
    pub(super) fn done(&mut self, now: u64, warp: usize, token: Token) {
        self.occupancy.warps.get_mut(warp).complete(token);
        let code = self.launch.grid.code;
        self.issue.done(warp, now, token, |pc| code.operands(pc));
        if !matches!(self.occupancy.warps.get(warp).stage, Stage::Barrier { .. }) {
            self.issue.look_again(warp, now);
        }
    }

    /// Warps that wait for the memory stage may find room there from cycle `at` on.
    pub(super) fn memory_is_free(&mut self, at: u64) {
        if self.memory.frees() {
            self.issue.memory_is_free(at);
        }
    }

    /// Its number.
    pub(super) fn id(&self) -> usize {
        self.id
    }

    /// Counts the cycles of its rest.
    fn count_rest(&mut self) {
        let rested = self.rest.take();
        if rested > 0 {
            self.issue.stall(rested);
            self.pass(rested);
        }
    }

    fn pass(&mut self, cycles: u64) {
        self.issue.pass(cycles);
        self.shared.pipeline.pass(cycles);
    }

    /// Something that instruction `pc` of a warp must not do.
    pub(super) fn fault(&self, warp: usize, pc: u32, now: u64, what: &str, remedy: &str) -> Error {
        let resident = self.occupancy.warps.get(warp);
        let name = warp_name::<LANES>(resident.group, resident.index);
        let place = self.launch.pc(pc);
        let text = match self.launch.grid.code.text(pc) {
            "" => String::new(),
            text => format!(" `{text}`"),
        };
        let what = format!("{name}, {place}{text}, cycle {now}: {what}");
        Error::run(self.launch.line(pc), what, remedy)
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
        let (local, needs) = (&mut self.shared.pipeline, self.occupancy.needs());
        let read = local.read_overwritten(now, needs, &placement, &mut unwatched)?;
        ReadOut::tell(read, recorder);
        let places = self
            .occupancy
            .start(group, placement, warps.enumerate(), local, recorder);
        places.into_iter().for_each(|place| self.issue.start(place));
        self.rest.until = 0;
        Ok(())
    }

    /// Nothing: shared memory is clocked in [`complete`](Core::complete).
    fn clock(&mut self, _: u64, _: &mut Recorder) -> Result<()> {
        Ok(())
    }

    fn accept(&mut self, now: u64, reply: Reply) {
        let write = self.config.global.write;
        self.memory.unit.accept(now, reply, write, write);
        self.rest.until = 0;
    }

    fn hear(&mut self, _: u64, message: CoreMessage) {
        if let Some(transactions) = &mut self.transactions {
            transactions.hear(message);
        }
        self.rest.until = 0;
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
        if now < self.rest.until && !self.memory.sends() {
            return Ok(());
        }
        self.count_rest();
        self.tell(recorder)?;
        self.tell_transactions(now, memory, recorder)?;
        self.send(now, memory, recorder)?;
        self.rest.until = 0;
        let works = !self.shared.pipeline.idle() || self.transactions_are_busy(now + 1);
        if self.options.skip_idle && !works {
            self.rest.until = self.next_event(now).unwrap_or(NEVER);
        }
        Ok(())
    }

    fn idle(&self) -> bool {
        self.rest.until > 0 || self.shared.pipeline.idle() && !self.transactions_are_busy(0)
    }

    fn next_event(&self, now: u64) -> Option<u64> {
        let soonest = now + 1;
        if now < self.rest.until {
            return (self.rest.until != NEVER).then_some(self.rest.until);
        }
        // What has found no room in the memory system waits for an event there.
        let events = [
            self.issue.next_event(),
            self.occupancy.can_leave().then_some(soonest),
            self.memory.unit.next_event(),
            self.shared.pipeline.next_event(),
        ];
        let first = events.into_iter().flatten().min();
        first.map(|cycle| cycle.max(soonest))
    }

    fn skip(&mut self, cycles: u64, _: &mut Recorder) {
        self.rest.add(cycles);
    }

    fn warps(&self) -> &Residents<C::Warp, LANES> {
        self.occupancy.warps.places()
    }

    fn stall(&self, place: usize, now: u64) -> Option<Stall> {
        self.issue.held(place, now)
    }

    fn changes(&self) -> u64 {
        self.occupancy.changes
    }

    fn watch(&mut self, on: bool) {
        self.occupancy.watch(on);
    }

    fn stands(&self) -> bool {
        self.occupancy.stands()
    }

    fn transacted(&self) -> Transacted {
        self.open_transactions()
    }

    fn port(&self) -> &dyn LocalMemoryPort {
        self.shared.pipeline.port()
    }

    fn engine_clocks(&self) -> u64 {
        let transactions = self.transactions.as_ref();
        let transactions = transactions.map_or(0, |unit| unit.clocks());
        self.shared.pipeline.port().pins().clocks() + transactions
    }

    fn into_hardware(self) -> Result<CoreHardware> {
        let transactions = self.transactions.map(|unit| unit.into_hardware());
        Ok(CoreHardware {
            local: self.shared.pipeline.into_local(),
            transactions: transactions.transpose()?,
        })
    }

    /// Also tells how much time its warps have spent.
    fn read_rest(&mut self, now: u64, recorder: &mut Recorder) -> Result<()> {
        self.count_rest();
        let mut unwatched = |_: u64, _: &dyn LocalMemoryPort| Ok(());
        ReadOut::tell(
            self.shared.pipeline.read_rest(now, &mut unwatched)?,
            recorder,
        );
        recorder.record(Event::Spent {
            activity: Activity::NonTx,
            cycles: self.issue.counters.warp_cycles,
        });
        recorder.count_core(&self.issue.counters);
        if let Some(transactions) = &self.transactions {
            recorder.count_transactions(&transactions.counters);
        }
        Ok(())
    }
}
