//! The compute unit, cycle by cycle: local memory, completions, pipeline, issue, fetch.

use super::config::MachineConfig;
use super::dispatch::{Group, Launch, Unread};
use super::lds::{LdsPort, Seen, TxMode, TxRequest, TxResponse};
use super::lds_queue::{LdsQueue, LdsResult};
use super::memory::{GlobalMemory, MemoryTiming};
use super::recorder::{Recorder, Source};
use super::resources::{Needs, Resources};
use super::top::LdsTop;
use super::trace::{Clocked, Observer};
use super::transaction::Transaction;
use super::wavefront::{Resident, Stage};
use crate::check::{Conflicts, Footprints};
use crate::isa::{LaneWords, ScalarDestination, VectorDestination};
use crate::metrics::Counters;
use crate::run::Job;
use crate::{Error, Result};
use std::collections::{BTreeMap, VecDeque};

/// Cycles between two reports of progress.
const PROGRESS_PERIOD: u64 = 256;
/// Clocks in a row that may be overhead: longer than any walk of the whole shadow memory.
const LONGEST_OVERHEAD: u64 = 100_000;

/// How a job is simulated.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Stop the machine's clock while the LDS does conflict detection or versioning.
    pub perfect: bool,
    /// Jump over cycles in which nothing can happen. The result is the same.
    pub skip_idle: bool,
    /// Give up after this many cycles.
    pub max_cycles: u64,
}

/// What a run leaves.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Cycles of the machine.
    pub cycles: u64,
    /// Counts.
    pub counters: Counters,
    /// Lost conflicts by cause.
    pub conflicts: Conflicts,
    /// Read and write sets of the committed transactions.
    pub footprints: Footprints,
    /// First thing the commit order does not explain.
    pub violation: Option<String>,
    /// Content of the buffers at the end, one entry an argument; empty for arguments that are no buffers.
    pub buffers: Vec<Vec<u8>>,
    /// Simulated clocks of the RTL.
    pub engine_clocks: u64,
}

/// A memory operation that becomes visible in the registers.
pub(super) enum Completion {
    Lds {
        wavefront: usize,
        results: Vec<LdsResult>,
    },
    Vector {
        wavefront: usize,
        destination: Option<VectorDestination>,
        lanes: u64,
        data: Vec<LaneWords>,
    },
    Scalar {
        wavefront: usize,
        destination: ScalarDestination,
        data: Vec<u32>,
    },
}

/// The machine in a run.
pub(super) struct ComputeUnit<'a> {
    pub config: &'a MachineConfig,
    pub launch: &'a Launch<'a>,
    pub options: Options,
    pub observer: &'a mut dyn Observer,
    pub memory: GlobalMemory,
    pub timing: MemoryTiming,
    pub port: LdsPort,
    pub recorder: Recorder,
    pub counters: Counters,
    pub now: u64,
    /// Clocks of the RTL, skipped ones included.
    pub time: u64,
    pub needs: Needs,
    pub resources: Resources,
    pub next_group: usize,
    pub groups_done: usize,
    pub groups: BTreeMap<usize, Group>,
    pub unread: Vec<Unread>,
    pub wavefronts: Vec<Option<Resident>>,
    pub lds: LdsQueue,
    pub vector_in_flight: usize,
    /// By cycle and order of creation.
    pub completions: BTreeMap<(u64, u64), Completion>,
    pub completion_number: u64,
    /// What the LDS did while the machine's clock stood still for a read-out: cycle in which the machine sees it.
    late: VecDeque<(u64, Seen)>,
}

/// Runs a job to its end.
pub fn simulate(
    job: &Job,
    config: &MachineConfig,
    top: LdsTop,
    options: Options,
    observer: &mut dyn Observer,
) -> Result<Outcome> {
    let needs = Needs::new(job, config)?;
    let port = LdsPort::new(top)?;
    if job.transactional() && !port.transactional() {
        return Err(Error::input(
            &job.name,
            format!(
                "kernel {} uses transactions, and the LDS has no transactional memory",
                job.kernel.name
            ),
            "choose another --detector: bloom, dcd, smdcd, smdcd-published or perfect",
        ));
    }
    let launch = Launch::new(job)?;
    ComputeUnit {
        config,
        launch: &launch,
        options,
        observer,
        memory: launch.memory.clone(),
        timing: MemoryTiming::new(&config.memory),
        port,
        recorder: Recorder::new(job.program.file()),
        counters: Counters::default(),
        now: 0,
        time: 0,
        needs,
        resources: Resources::new(config),
        next_group: 0,
        groups_done: 0,
        groups: BTreeMap::new(),
        unread: vec![],
        wavefronts: vec![],
        lds: LdsQueue::default(),
        vector_in_flight: 0,
        completions: BTreeMap::new(),
        completion_number: 0,
        late: VecDeque::new(),
    }
    .run()
}

impl ComputeUnit<'_> {
    fn run(mut self) -> Result<Outcome> {
        self.dispatch()?;
        let mut next_report = 0;
        while !self.groups.is_empty() {
            if self.now >= self.options.max_cycles {
                return Err(self.stuck(
                    format!("the kernel has not ended after {} cycles", self.now),
                    "raise --max-cycles, or look for a loop that never ends",
                ));
            }
            if self.now >= next_report {
                self.observer.progress(self.now, self.groups_done)?;
                next_report = self.now + PROGRESS_PERIOD;
            }
            self.cycle()?;
        }
        let engine_clocks = self.port.clocks();
        self.read_unread()?;
        Ok(Outcome {
            cycles: self.now,
            counters: self.counters,
            conflicts: self.recorder.conflicts(),
            footprints: self.recorder.footprints(),
            violation: self.recorder.violation().map(str::to_string),
            buffers: self.launch.buffers(&self.memory),
            engine_clocks,
        })
    }

    fn cycle(&mut self) -> Result<()> {
        self.present();
        let overhead = self.clock_lds()?;
        self.complete();
        self.advance();
        self.retire()?;
        self.issue()?;
        self.fetch();
        self.account(1, overhead);
        let next = self.next_event();
        let idle = self.port.idle() && self.late.is_empty();
        if idle && next.is_none() && !self.groups.is_empty() {
            return Err(self.stuck(
                format!("nothing can happen any more in cycle {}", self.now),
                "look for wavefronts that wait for each other",
            ));
        }
        self.now += 1;
        self.time += 1;
        if let (true, Some(next)) = (idle && self.options.skip_idle, next) {
            let skipped = next.min(self.options.max_cycles).saturating_sub(self.now);
            self.account(skipped, false);
            self.now += skipped;
            self.time += skipped;
        }
        Ok(())
    }

    /// Puts what is due on the pins.
    fn present(&mut self) {
        if !self.late.is_empty() {
            return;
        }
        if self.port.request_free() {
            if let Some(half) = self.lds.next_half(self.now) {
                self.port.request(half);
            }
        }
        if self.port.tx_free() {
            if let Some(wavefront) = self.next_tx() {
                self.present_tx(wavefront);
            }
        }
    }

    /// The wavefront that has waited longest to present TX_Begin or TX_Commit.
    fn next_tx(&self) -> Option<usize> {
        // A TX_Begin on the pins would wait there for ever, and with it the TX_Commit behind it, if another one
        // before it started work-group serialisation: its stall is visible only with its answer.
        let beginning = self
            .wavefronts
            .iter()
            .flatten()
            .any(|resident| resident.stage == (Stage::TxPresented { commit: false }));
        let due = |resident: &Resident| match resident.stage {
            Stage::TxWait { commit, from }
                if from <= self.now
                    && resident.outstanding.none()
                    && (commit || !(beginning || self.port.begin_stall(resident.slot))) =>
            {
                Some(from)
            }
            _ => None,
        };
        let waiting = self.wavefronts.iter().enumerate();
        waiting
            .filter_map(|(index, resident)| Some((due(resident.as_ref()?)?, index)))
            .min()
            .map(|(_, index)| index)
    }

    fn present_tx(&mut self, wavefront: usize) {
        let killed = self.port.killed(self.resident(wavefront).slot);
        let resident = self.resident_mut(wavefront);
        let Stage::TxWait { commit, .. } = resident.stage else {
            return;
        };
        resident.stage = Stage::TxPresented { commit };
        if !commit {
            match &mut resident.transaction {
                Some(transaction) => transaction.nest(),
                none => *none = Some(Transaction::open(&resident.registers, resident.instruction)),
            }
        }
        let request = TxRequest {
            slot: resident.slot,
            commit,
            exec: resident.registers.exec,
        };
        self.counters.killed_passes += u64::from(commit && killed);
        self.port.request_tx(request);
    }

    /// One cycle of the LDS; true if it was spent on conflict detection or versioning.
    fn clock_lds(&mut self) -> Result<bool> {
        if let Some((due, _)) = self.late.front() {
            if *due <= self.now {
                if let Some((_, seen)) = self.late.pop_front() {
                    self.take_in(seen)?;
                }
            }
            return Ok(false);
        }
        if self.options.skip_idle && self.port.idle() {
            return Ok(false);
        }
        for _ in 0..LONGEST_OVERHEAD {
            let seen = self.clock()?;
            let overhead = seen.overhead;
            self.take_in(seen)?;
            if !(overhead && self.options.perfect) {
                return Ok(overhead);
            }
            self.time += 1;
        }
        Err(self.stuck(
            format!("the LDS has been busy with a transaction for {LONGEST_OVERHEAD} clocks"),
            "run again with --wave to see the pins; please report it, the RTL is wrong",
        ))
    }

    /// One clock of the LDS, observed.
    pub fn clock(&mut self) -> Result<Seen> {
        let seen = self.port.clock()?;
        self.observer.clocked(&Clocked {
            time: self.time,
            port: &self.port,
            wavefronts: &self.wavefronts,
        })?;
        Ok(seen)
    }

    /// Clocks the LDS until it is idle while the machine's clock stands still; the machine sees later what happens.
    pub fn drain(&mut self) -> Result<()> {
        let mut due = self.late.back().map_or(self.now, |(due, _)| *due);
        while !self.port.idle() {
            due += 1;
            let seen = self.clock()?;
            self.time += 1;
            if seen.response.is_some() || seen.tx_response.is_some() {
                self.late.push_back((due, seen));
            }
        }
        Ok(())
    }

    fn take_in(&mut self, seen: Seen) -> Result<()> {
        if let Some(response) = &seen.response {
            let Some(job) = self.lds.oldest() else {
                return Err(self.stuck(
                    "the LDS answered a request nobody made".into(),
                    "run again with --wave to see the pins; please report it, the RTL is wrong",
                ));
            };
            let resident = self.resident(job.wavefront);
            let source = Source {
                group: resident.group,
                wavefront: resident.index,
                base: self.lds_base(resident.group),
                line: self.launch.job.program.line(job.instruction),
                cycle: self.now,
            };
            self.recorder.access(&source, response);
            self.counters.bank_conflicts += u64::from(response.rounds.saturating_sub(1));
            self.counters.lds_accesses += 1;
            if response.request.transactional {
                let lanes = response.request.lanes & (!response.lost | response.aborted);
                self.counters.tx_accesses += u64::from(lanes.count_ones());
                self.counters.conflicting_banks += u64::from(response.conflicting_banks());
            }
            if let Some((wavefront, results)) = self.lds.answer(response) {
                let at = self.now + self.config.lds.write;
                self.complete_at(at, Completion::Lds { wavefront, results });
            }
        }
        if let Some(response) = &seen.tx_response {
            self.end_tx_instruction(response)?;
        }
        Ok(())
    }

    fn end_tx_instruction(&mut self, response: &TxResponse) -> Result<()> {
        let presented = |resident: &Resident| {
            resident.slot == response.slot && matches!(resident.stage, Stage::TxPresented { .. })
        };
        let mut residents = self.wavefronts.iter();
        let found = residents.position(|one| one.as_ref().is_some_and(presented));
        let Some(wavefront) = found else {
            return Err(self.stuck(
                format!(
                    "the LDS answered a transaction request of slot {} that nobody made",
                    response.slot
                ),
                "run again with --wave to see the pins; please report it, the RTL is wrong",
            ));
        };
        if self.resident(wavefront).stage == (Stage::TxPresented { commit: true }) {
            self.end_pass(wavefront, response);
        } else {
            self.count_begin(wavefront, response);
        }
        let until = self.now + self.config.scalar.write.max(1);
        self.resident_mut(wavefront).stage = Stage::TxFinish { until };
        Ok(())
    }

    fn count_begin(&mut self, wavefront: usize, response: &TxResponse) {
        let slot = response.slot;
        let running = u64::from((response.exec & !self.port.conflict_mask(slot)).count_ones());
        let mode = self.port.mode(slot);
        self.counters.started += running;
        self.counters.passes += 1;
        match mode {
            TxMode::Normal | TxMode::Concurrent => return,
            TxMode::WavefrontSerial => self.counters.wf_serialised += running,
            TxMode::GroupSerial => self.counters.wg_serialised += running,
        }
        self.counters.serialised_passes += 1;
        let transaction = self.resident_mut(wavefront).transaction.as_mut();
        transaction.into_iter().for_each(Transaction::serialise);
    }

    fn end_pass(&mut self, wavefront: usize, response: &TxResponse) {
        let resident = self.resident_mut(wavefront);
        let (group, index) = (resident.group, resident.index);
        let retried = if response.retry { response.exec } else { 0 };
        if let Some(mut transaction) = resident.transaction.take() {
            if transaction.end_pass(&mut resident.registers, response) {
                self.counters.transactions += 1;
                self.counters.serialised_transactions += u64::from(transaction.serialised());
            } else {
                resident.transaction = Some(transaction);
            }
        }
        self.counters.committed += u64::from(response.committed.count_ones());
        self.recorder
            .end_pass(group, index, response.committed, retried);
    }

    pub fn complete_at(&mut self, cycle: u64, completion: Completion) {
        self.completion_number += 1;
        self.completions
            .insert((cycle, self.completion_number), completion);
    }

    /// Delivers what is complete in this cycle.
    fn complete(&mut self) {
        while let Some(entry) = self.completions.first_entry() {
            if entry.key().0 > self.now {
                return;
            }
            match entry.remove() {
                Completion::Lds { wavefront, results } => {
                    let resident = self.resident_mut(wavefront);
                    resident.outstanding.lds -= 1;
                    for result in &results {
                        if let Some(destination) = result.destination {
                            resident.registers.write_back_lds(
                                destination,
                                result.lanes,
                                &result.low,
                                &result.high,
                            );
                        }
                    }
                }
                Completion::Vector {
                    wavefront,
                    destination,
                    lanes,
                    data,
                } => {
                    self.vector_in_flight -= 1;
                    let resident = self.resident_mut(wavefront);
                    resident.outstanding.vector -= 1;
                    if let Some(destination) = destination {
                        resident
                            .registers
                            .write_back_vector(destination, lanes, &data);
                    }
                }
                Completion::Scalar {
                    wavefront,
                    destination,
                    data,
                } => {
                    let resident = self.resident_mut(wavefront);
                    resident.outstanding.scalar -= 1;
                    resident.registers.write_back_scalar(destination, &data);
                }
            }
        }
    }

    /// Moves wavefronts on whose wait is over.
    fn advance(&mut self) {
        let now = self.now;
        for resident in self.wavefronts.iter_mut().flatten() {
            let over = match resident.stage {
                Stage::Executing { until } | Stage::TxFinish { until } => until <= now,
                Stage::WaitCount { vmcnt, lgkmcnt } => resident.outstanding.within(vmcnt, lgkmcnt),
                _ => false,
            };
            if over {
                resident.stage = Stage::Ready;
            }
            // Work-group serialisation of another wavefront: roll back, wherever the program is.
            if resident.stage == Stage::Ready
                && resident.transaction.is_some()
                && self.port.killed(resident.slot)
            {
                resident.stage = Stage::TxWait {
                    commit: true,
                    from: now,
                };
            }
        }
    }

    /// The pool whose turn it is fetches.
    fn fetch(&mut self) {
        let front_end = &self.config.front_end;
        let pool = self.pool();
        let from = self.now + front_end.fetch_latency;
        let in_pool = |resident: &&mut Resident| resident.pool == pool;
        let buffered = self.wavefronts.iter().flatten().filter(|resident| {
            resident.pool == pool && matches!(resident.stage, Stage::Fetched { .. })
        });
        let room = front_end.fetch_buffer.saturating_sub(buffered.count());
        self.wavefronts
            .iter_mut()
            .flatten()
            .filter(in_pool)
            .filter(|resident| resident.stage == Stage::Ready)
            .take(front_end.fetch_width.min(room))
            .for_each(|resident| resident.stage = Stage::Fetched { from });
    }

    /// Adds `cycles` to where each resident wavefront's time goes.
    fn account(&mut self, cycles: u64, overhead: bool) {
        let breakdown = &mut self.counters.breakdown;
        for resident in self.wavefronts.iter().flatten() {
            let category = if resident.stage == Stage::Finished {
                continue;
            } else if resident.in_tx_instruction() {
                &mut breakdown.begin_commit
            } else if resident.transaction.is_none() {
                &mut breakdown.non_tx
            } else if overhead && resident.outstanding.lds > 0 {
                &mut breakdown.memory_overhead
            } else {
                &mut breakdown.tx
            };
            *category += cycles;
        }
    }

    /// First cycle after this one in which something can happen though the LDS is idle.
    fn next_event(&self) -> Option<u64> {
        let soonest = self.now + 1;
        let pipeline =
            self.wavefronts
                .iter()
                .flatten()
                .filter_map(|resident| match resident.stage {
                    Stage::Ready => Some(self.turn(resident.pool, soonest)),
                    Stage::Fetched { from } => Some(self.turn(resident.pool, from.max(soonest))),
                    Stage::Executing { until } | Stage::TxFinish { until } => Some(until),
                    Stage::WaitCount { vmcnt, lgkmcnt } => {
                        let over = resident.outstanding.within(vmcnt, lgkmcnt);
                        over.then_some(soonest)
                    }
                    Stage::TxWait { commit, from } => {
                        let stalled = !commit && self.port.begin_stall(resident.slot);
                        (resident.outstanding.none() && !stalled).then_some(from)
                    }
                    Stage::Finished => resident.outstanding.none().then_some(soonest),
                    Stage::Barrier | Stage::TxPresented { .. } => None,
                });
        let completion = self.completions.keys().next().map(|key| key.0);
        pipeline
            .chain(completion)
            .chain(self.lds.next_event())
            .min()
            .map(|cycle| cycle.max(soonest))
    }

    /// First turn of a pool from cycle `from`.
    fn turn(&self, pool: usize, from: u64) -> u64 {
        let pools = self.config.front_end.pools as u64;
        from + (pool as u64 + pools - from % pools) % pools
    }

    /// The pool whose turn it is.
    pub fn pool(&self) -> usize {
        (self.now % self.config.front_end.pools as u64) as usize
    }

    /// Physical byte address of a work-group's local memory.
    pub fn lds_base(&self, group: usize) -> u32 {
        self.groups
            .get(&group)
            .map_or(0, |group| group.placement.row_base * super::lds::ROW_BYTES)
    }

    pub fn resident(&self, wavefront: usize) -> &Resident {
        self.wavefronts[wavefront]
            .as_ref()
            .expect("a wavefront leaves only when nothing refers to it")
    }

    pub fn resident_mut(&mut self, wavefront: usize) -> &mut Resident {
        self.wavefronts[wavefront]
            .as_mut()
            .expect("a wavefront leaves only when nothing refers to it")
    }
}
