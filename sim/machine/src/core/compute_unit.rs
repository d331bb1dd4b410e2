//! The core itself: what happens in a cycle, step by step.

use super::entries::Entries;
use super::groups::Ended;
use super::local_pipeline::{LocalMemory, LocalPipeline, ReadOut};
use super::memory_unit::{MemoryUnit, Order};
use super::occupancy::Occupancy;
use super::transactions;
use super::unit_pipeline::UnitPipelines;
use super::variation::Drawn;
use super::wavefronts::{fetches, turn, Wavefronts};
use super::{Core, CoreHardware};
use crate::config::ComputeUnitConfig;
use crate::event::{Event, Source};
use crate::launch::Launch;
use crate::local_memory::{HalfResponse, LocalMemoryPort, Seen, TxResponse};
use crate::memory::{MemorySystem, Reply};
use crate::options::Options;
use crate::places::Residents;
use crate::recorder::Recorder;
use crate::resources::{Needs, Placement};
use crate::trace::Clocked;
use crate::wavefront::{Resident, Stage};
use turnstile_kernel::{Code, Warp};
use turnstile_tools::Result;

/// Clocks in a row that may be overhead: longer than any walk of the whole shadow memory.
const LONGEST_OVERHEAD: u64 = 100_000;
const REPORT: &str = "run again with --wave to see the pins; please report it, the RTL is wrong";

/// A core.
pub struct ComputeUnit<'a, C: Code<LANES>, const LANES: usize> {
    pub(super) config: &'a ComputeUnitConfig,
    options: Options,
    pub(super) launch: &'a Launch<'a, C, LANES>,
    pub(super) occupancy: Occupancy<'a, C, LANES>,
    pub(super) local: LocalPipeline<LANES>,
    pub(super) memory: MemoryUnit<LANES>,
    pub(super) units: UnitPipelines,
    pub(super) drawn: Drawn,
    entries: Entries,
    /// This cycle is spent on conflict detection or versioning.
    overhead: bool,
}

impl<'a, C: Code<LANES>, const LANES: usize> ComputeUnit<'a, C, LANES> {
    /// Core number `id`, empty, for work-groups with the same `needs`.
    pub fn new(
        id: usize,
        config: &'a ComputeUnitConfig,
        options: Options,
        launch: &'a Launch<'a, C, LANES>,
        needs: Needs,
        local: LocalMemory,
    ) -> Self {
        Self {
            config,
            options,
            launch,
            occupancy: Occupancy::new(launch, needs, Ended::Missing),
            local: LocalPipeline::new(local),
            memory: MemoryUnit::new(id, Order::Issue),
            units: UnitPipelines::new(config),
            drawn: Drawn::new(&config.variation),
            entries: Entries::default(),
            overhead: false,
        }
    }

    /// Puts what is due on the pins of local memory.
    fn present(&mut self, now: u64, recorder: &mut Recorder) {
        self.local.present(now);
        if !self.local.tx_free() {
            return;
        }
        let Some(index) = transactions::next(&self.occupancy.warps, self.local.port(), now) else {
            return;
        };
        let resident = self.occupancy.warps.get_mut(index);
        let Some(request) = transactions::present(resident) else {
            return;
        };
        if request.commit && self.local.port().slot(request.slot).killed {
            recorder.record(Event::PassKilled);
        }
        self.local.request_tx(request);
    }

    /// One cycle of local memory.
    fn clock_local(&mut self, now: u64, recorder: &mut Recorder) -> Result<()> {
        self.overhead = false;
        if self.local.behind() {
            if let Some(seen) = self.local.take_late(now) {
                self.take_in(now, seen, recorder)?;
            }
            return Ok(());
        }
        if self.options.skip_idle && self.local.idle() {
            return Ok(());
        }
        for _ in 0..LONGEST_OVERHEAD {
            let wavefronts = &self.occupancy.warps;
            let seen = self.local.clock(&mut watch(wavefronts, recorder))?;
            let overhead = seen.overhead;
            self.take_in(now, seen, recorder)?;
            if !(overhead && self.options.perfect) {
                self.overhead = overhead;
                return Ok(());
            }
            self.local.pass(1);
        }
        Err(self.occupancy.stuck(
            now,
            format!("the LDS has been busy with a transaction for {LONGEST_OVERHEAD} clocks"),
            REPORT,
        ))
    }

    fn take_in(&mut self, now: u64, seen: Seen, recorder: &mut Recorder) -> Result<()> {
        if let Some(response) = &seen.response {
            self.answer_access(now, response, recorder)?;
        }
        if let Some(response) = &seen.tx_response {
            self.answer_tx(now, response, recorder)?;
        }
        Ok(())
    }

    fn answer_access(
        &mut self,
        now: u64,
        response: &HalfResponse,
        recorder: &mut Recorder,
    ) -> Result<()> {
        let Some(job) = self.local.oldest() else {
            return Err(self.occupancy.stuck(
                now,
                "the LDS answered a request nobody made".into(),
                REPORT,
            ));
        };
        let wavefront = job.wavefront;
        let resident = self.occupancy.warps.get(wavefront);
        let source = Source {
            group: resident.group,
            wavefront: resident.index,
            base: self.occupancy.base(resident.group),
            at: self.launch.at(job.instruction),
            cycle: now,
        };
        recorder.record(Event::Accessed { source, response });
        if self.config.transactions.commit_per_entry > 0 {
            self.entries.access(response);
        }
        let complete = self.local.answer(response, now + self.config.lds.write);
        let resident = self.occupancy.warps.get_mut(wavefront);
        if complete && resident.stage == Stage::Access {
            resident.stage = Stage::Executing { until: now + 1 };
        }
        Ok(())
    }

    fn answer_tx(
        &mut self,
        now: u64,
        response: &TxResponse,
        recorder: &mut Recorder,
    ) -> Result<()> {
        let Some(index) = transactions::answered(&self.occupancy.warps, response) else {
            return Err(self.occupancy.stuck(
                now,
                format!(
                    "the LDS answered a transaction request of slot {} that nobody made",
                    response.slot
                ),
                REPORT,
            ));
        };
        let cleared = self.clearing(response);
        let until = now + cleared + self.config.scalar.write.max(1);
        let resident = self.occupancy.warps.get_mut(index);
        let event = transactions::answer(resident, response, self.local.port(), until);
        if let Event::PassEnded { committed, .. } = event {
            resident.recent.commits(now, committed.count_ones());
        }
        recorder.record(event);
        Ok(())
    }

    /// Cycles that a TX_Commit clears entries; those of a TX_Begin are the RTL's.
    fn clearing(&mut self, response: &TxResponse) -> u64 {
        let banks = self.local.port().size().banks;
        let entries = self
            .entries
            .end_pass(response.slot, response.committed, banks);
        self.config.transactions.commit_per_entry * entries
    }

    /// Delivers what is complete to the registers.
    fn deliver(&mut self, now: u64) {
        while let Some(done) = self.memory.take_complete(now) {
            let resident = self.occupancy.warps.get_mut(done.wavefront);
            done.deliver(&mut resident.registers);
            resident.complete(done.token);
        }
        while let Some(done) = self.local.take_complete(now) {
            let resident = self.occupancy.warps.get_mut(done.wavefront);
            done.deliver(resident);
            resident.complete(done.token);
        }
    }

    /// Moves wavefronts on whose wait is over.
    fn advance(&mut self, now: u64) {
        for resident in self.occupancy.warps.iter_mut() {
            let slot = resident.slot;
            resident.advance(now, || self.local.port().slot(slot).killed);
        }
        while let Some(wavefront) = self.ended(now) {
            self.occupancy.end(wavefront);
        }
    }

    /// A wavefront whose last instruction has left its unit by cycle `now`.
    fn ended(&self, now: u64) -> Option<usize> {
        let over = |(_, resident): &(usize, &Resident<C::Warp, LANES>)| matches!(resident.stage, Stage::Ending { until } if until <= now);
        let found = self.occupancy.warps.indexed().find(over);
        found.map(|(index, _)| index)
    }

    fn pass(&mut self, cycles: u64, overhead: bool, recorder: &mut Recorder) {
        for resident in self.occupancy.warps.iter() {
            if let Some(activity) = resident.activity(overhead) {
                recorder.record(Event::Spent { activity, cycles });
            }
        }
        self.local.pass(cycles);
    }
}

impl<C: Code<LANES>, const LANES: usize> Core<C, LANES> for ComputeUnit<'_, C, LANES> {
    fn start(
        &mut self,
        now: u64,
        group: usize,
        placement: Placement,
        wavefronts: impl Iterator<Item = C::Warp>,
        recorder: &mut Recorder,
    ) -> Result<()> {
        let (local, resident) = (&mut self.local, &mut self.occupancy);
        let read = local.read_overwritten(
            now,
            resident.needs(),
            &placement,
            &mut watch(&resident.warps, recorder),
        )?;
        ReadOut::tell(read, recorder);
        let mut wavefronts: Vec<_> = wavefronts.enumerate().collect();
        self.drawn.order(&mut wavefronts);
        resident.start(group, placement, wavefronts, local, recorder);
        Ok(())
    }

    fn clock(&mut self, now: u64, recorder: &mut Recorder) -> Result<()> {
        self.present(now, recorder);
        self.clock_local(now, recorder)
    }

    fn accept(&mut self, now: u64, reply: Reply) {
        let (vector, scalar) = (self.config.vector_memory.write, self.config.scalar.write);
        self.memory.accept(now, reply, vector, scalar);
    }

    fn complete(&mut self, now: u64) -> Vec<Placement> {
        self.deliver(now);
        self.advance(now);
        self.occupancy.retire(&mut self.local)
    }

    fn issue(
        &mut self,
        now: u64,
        memory: &mut MemorySystem,
        recorder: &mut Recorder,
    ) -> Result<()> {
        self.issue_turn(now, memory, recorder)?;
        self.occupancy.warps.fetch(now, &self.config.front_end);
        self.pass(1, self.overhead, recorder);
        Ok(())
    }

    fn idle(&self) -> bool {
        self.local.idle()
    }

    fn next_event(&self, now: u64) -> Option<u64> {
        let soonest = now + 1;
        let front_end = &self.config.front_end;
        let pipeline = self
            .occupancy
            .warps
            .iter()
            .filter_map(|resident| match &resident.stage {
                Stage::Ready => Some(fetches(resident.pool, soonest, front_end)),
                Stage::Fetched { from } => Some(turn(resident.pool, soonest.max(*from), front_end)),
                Stage::Executing { until }
                | Stage::TxFinish { until }
                | Stage::Ending { until } => Some(*until),
                Stage::Wait { limits, from } => {
                    let over = resident.outstanding.within(limits);
                    over.then_some(*from)
                }
                Stage::TxWait { commit, from } => {
                    transactions::next_event(resident, *commit, *from, self.local.port())
                }
                Stage::Finished => resident.outstanding.none().then_some(soonest),
                Stage::Access | Stage::Barrier { .. } | Stage::TxPresented { .. } => None,
            });
        pipeline
            .chain(self.memory.next_event())
            .chain(self.local.next_event())
            .min()
            .map(|cycle| cycle.max(soonest))
    }

    fn skip(&mut self, cycles: u64, recorder: &mut Recorder) {
        self.pass(cycles, false, recorder);
    }

    fn warps(&self) -> &Residents<C::Warp, LANES> {
        self.occupancy.warps.places()
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

    fn port(&self) -> &dyn LocalMemoryPort {
        self.local.port()
    }

    fn engine_clocks(&self) -> u64 {
        self.local.port().pins().clocks()
    }

    fn into_hardware(self) -> Result<CoreHardware> {
        Ok(CoreHardware {
            local: self.local.into_local(),
            transactions: None,
        })
    }

    fn read_rest(&mut self, now: u64, recorder: &mut Recorder) -> Result<()> {
        let wavefronts = &self.occupancy.warps;
        let read = self
            .local
            .read_rest(now, &mut watch(wavefronts, recorder))?;
        ReadOut::tell(read, recorder);
        Ok(())
    }
}

/// Shows the recorder every clock of the RTL, with the wavefronts.
fn watch<'a, 'o, W: Warp<LANES>, const LANES: usize>(
    wavefronts: &'a Wavefronts<W, LANES>,
    recorder: &'a mut Recorder<'o>,
) -> impl FnMut(u64, &dyn LocalMemoryPort) -> Result<()> + use<'a, 'o, W, LANES> {
    |time, port| {
        recorder.clocked(&Clocked {
            time,
            port,
            wavefronts: wavefronts.places(),
        })
    }
}
