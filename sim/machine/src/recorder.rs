//! Takes in what happens: replays it, counts it, and lets the caller's observer see.

use super::core::LockedWords;
use super::event::{Event, Source};
use super::local_memory::{Done, HalfRequest, HalfResponse, TxMode, HALF};
use super::trace::{Clocked, Cycled, Observer};
use crate::config::Losers;
use crate::metrics::{CoreCounters, Counters, Lines, LinesOfText, TransactionCounters};
use turnstile_check::{
    Access, Blame, CommitOrder, Conflicts, Finder, Footprints, Lost, Replay, Unwritten,
    UnwrittenRead, WorkItem,
};
use turnstile_hdl::lds_op::LdsOp;
use turnstile_kernel::{lanes_of, Printed};
use turnstile_tools::Result;

/// Everybody who is told about a run.
pub struct Recorder<'a> {
    replay: Replay,
    unwritten: Unwritten,
    counters: Counters,
    lines: LinesOfText,
    cores: CoreCounters,
    transactions: TransactionCounters,
    order: CommitOrder,
    /// Who lost in the last lower half of a transactional access.
    lower_losers: Vec<(WorkItem, Access)>,
    /// Of the last access: kept for its room.
    lost: Vec<Lost>,
    observer: &'a mut dyn Observer,
    wants_cycles: bool,
    wants_events: bool,
}

impl<'a> Recorder<'a> {
    /// `file` is the name of the kernel's text, for messages.
    pub fn new(file: &str, observer: &'a mut dyn Observer) -> Self {
        Self {
            replay: Replay::new(file),
            unwritten: Unwritten::default(),
            counters: Counters::default(),
            lines: LinesOfText::new(file),
            cores: CoreCounters::default(),
            transactions: TransactionCounters::default(),
            order: CommitOrder::new(file),
            lower_losers: vec![],
            lost: vec![],
            wants_cycles: observer.wants_cycles(),
            wants_events: observer.wants_events(),
            observer,
        }
    }

    /// A clock of a core's RTL has been simulated.
    pub fn clocked(&mut self, clocked: &Clocked) -> Result<()> {
        self.observer.clocked(clocked)
    }

    /// Whether somebody wants to see every cycle.
    pub fn wants_cycles(&self) -> bool {
        self.wants_cycles
    }

    /// A cycle is over.
    pub fn cycled(&mut self, cycled: &Cycled) -> Result<()> {
        self.observer.cycled(cycled)
    }

    /// The run has come so far.
    pub fn progress(&mut self, cycle: u64, groups_done: usize) -> Result<()> {
        self.observer.progress(cycle, groups_done)
    }

    /// The run is over, and the kernel has printed something.
    pub fn printed(&mut self, printed: &Printed) {
        self.observer.printed(printed);
    }

    /// Something has happened.
    pub fn record(&mut self, event: Event) {
        if self.wants_events {
            self.observer.happened(&event);
        }
        self.count(&event);
        self.replay(&event);
    }

    fn count(&mut self, event: &Event) {
        let counters = &mut self.counters;
        match *event {
            Event::Executed { in_transaction } => {
                counters.instructions += 1;
                counters.tx_instructions += u64::from(in_transaction);
            }
            Event::Accessed { source, response } => {
                count_access(counters, response);
                let replays = extra_rounds(response);
                self.lines
                    .count(source.at.line, |line| line.accessed(1, replays));
            }
            // Each is a load-lock, and those with winners are a store-unlock too.
            Event::Locked { source, .. } => {
                counters.lds_accesses += 1;
                self.lines.count(source.at.line, |line| line.accessed(1, 0));
            }
            Event::AtomicEnded {
                source,
                done,
                cycles,
            } => {
                let Done {
                    iterations,
                    replays,
                    ..
                } = *done;
                counters.lds_accesses += u64::from(iterations);
                counters.bank_conflicts += u64::from(replays);
                counters.atomics.instructions += 1;
                counters.atomics.iterations += u64::from(iterations);
                counters.atomics.replays += u64::from(replays);
                counters.atomics.cycles += cycles;
                self.lines.count(source.at.line, |line| {
                    line.updated(iterations, replays, cycles)
                });
            }
            Event::PassBegun { lanes, mode, .. } => count_begin(counters, lanes, mode),
            Event::PassKilled => counters.killed_passes += 1,
            Event::PassEnded {
                committed,
                transaction_ended,
                serialised,
                ..
            } => {
                counters.committed += u64::from(committed.count_ones());
                counters.transactions += u64::from(transaction_ended);
                counters.serialised_transactions += u64::from(serialised);
            }
            Event::Spent { activity, cycles } => counters.breakdown.add(activity, cycles),
            Event::GroupStarted { .. }
            | Event::GroupRead { .. }
            | Event::Operated { .. }
            | Event::AttemptsEnded { .. }
            | Event::Lost(_) => {}
        }
    }

    fn replay(&mut self, event: &Event) {
        match *event {
            Event::GroupStarted {
                group,
                wavefronts,
                lds_bytes,
            } => {
                self.replay.start(group as u32, wavefronts, lds_bytes);
                self.unwritten.start(group as u32, lds_bytes);
            }
            Event::GroupRead { group, words } => {
                self.replay.finish(group as u32, words);
                self.unwritten.finish(group as u32);
            }
            Event::Accessed { source, response } => self.access(&source, response),
            Event::Locked { source, words } => {
                self.stored(&source);
                self.each_locked(&source, words, Replay::locked);
            }
            Event::Operated { source, words } => self.each_locked(&source, words, Replay::storing),
            Event::AtomicEnded { source, .. } => self.stored(&source),
            Event::PassBegun {
                group,
                wavefront,
                cycle,
                ..
            } => self.replay.begin(group as u32, wavefront as u32, cycle),
            Event::PassEnded {
                group,
                wavefront,
                committed,
                retried,
                ..
            } => {
                for lane in lanes_of(retried) {
                    self.replay.abort(work_item(group, wavefront, lane));
                }
                for lane in lanes_of(committed) {
                    self.replay.commit(work_item(group, wavefront, lane));
                }
            }
            _ => {}
        }
    }

    /// Words that a warp was about to store are in memory.
    fn stored(&mut self, source: &Source) {
        let (group, wavefront) = (source.group as u32, source.wavefront as u32);
        self.replay.stored(group, wavefront);
    }

    /// What each lane does with its word under a lock.
    fn each_locked(
        &mut self,
        source: &Source,
        words: &LockedWords,
        does: impl Fn(&mut Replay, WorkItem, &Access),
    ) {
        for lane in lanes_of(words.lanes.into()) {
            let item = work_item(source.group, source.wavefront, lane);
            let access = locked(source, words, lane);
            self.unwritten.access(item, &access);
            does(&mut self.replay, item, &access);
        }
    }

    /// Lanes of one request reach a bank in lane order.
    fn access(&mut self, source: &Source, response: &HalfResponse) {
        let request = &response.request;
        let item =
            |lane: usize| work_item(source.group, source.wavefront, lane + first_lane(request));
        if !request.transactional {
            for lane in lanes_of(request.lanes.into()) {
                let access = access(source, response, lane);
                self.unwritten.access(item(lane), &access);
                self.replay.plain(item(lane), access);
            }
            return;
        }
        for lane in lanes_of((request.lanes & !response.lost).into()) {
            let access = access(source, response, lane);
            self.unwritten.access(item(lane), &access);
            self.replay.transactional(item(lane), access);
        }
        let losers = lanes_of((request.lanes & response.aborted).into());
        let mut losers: Vec<_> = losers
            .map(|lane| (item(lane), access(source, response, lane)))
            .collect();
        self.lost.clear();
        match response.losers {
            Losers::Later => {
                let all = losers.iter();
                let all = all.filter_map(|(item, access)| self.replay.lose(*item, access));
                self.lost.extend(all);
            }
            Losers::All => self.lose_together(source, response, &mut losers),
        }
        if self.wants_events {
            for lost in &self.lost {
                self.observer.happened(&Event::Lost(lost));
            }
        }
        // Only now: they lost while the entries of all of them were still there.
        for (item, _) in losers {
            self.replay.abort(item);
        }
    }

    /// All that meet lose: adds those of the lower half, whose accesses had been answered.
    fn lose_together(
        &mut self,
        source: &Source,
        response: &HalfResponse,
        losers: &mut Vec<(WorkItem, Access)>,
    ) {
        let gone = std::mem::take(&mut self.lower_losers);
        if !response.request.upper {
            self.replay.lose_together(losers, &[], &mut self.lost);
            self.lower_losers.clone_from(losers);
            return;
        }
        for lane in lanes_of(response.aborted_lower.into()) {
            let item = work_item(source.group, source.wavefront, lane);
            losers.extend(self.replay.last(item).map(|access| (item, access)));
        }
        let gone = match response.request.continues {
            true => gone,
            false => vec![],
        };
        self.replay.lose_together(losers, &gone, &mut self.lost);
    }

    /// Accesses that have changed local memory, or may have.
    pub fn changes(&self) -> u64 {
        self.replay.changes()
    }

    /// First thing the order of commits does not explain.
    pub fn violation(&self) -> Option<&str> {
        self.replay.violation().or(self.order.violation())
    }

    /// Reads of local memory that nothing had written, one a line.
    pub fn unwritten_reads(&self) -> Vec<UnwrittenRead> {
        self.unwritten.reads()
    }

    /// Read and write sets of the committed transactions.
    pub fn footprints(&self) -> Footprints {
        self.replay.footprints()
    }

    /// Lost conflicts by cause, in local memory and of attempts on global memory.
    pub fn conflicts(&self) -> Conflicts {
        let mut conflicts = self.replay.conflicts();
        conflicts.add(&self.order.conflicts());
        conflicts
    }

    /// These by pairs of lines.
    pub fn blame(&self) -> Blame {
        let mut blame = self.replay.blame().clone();
        blame.add(self.order.blame());
        blame
    }

    /// What lines of the kernel's text do in local memory.
    pub fn lines(&self) -> Lines {
        self.lines.lines()
    }

    /// A core with schedulers has counted this.
    pub fn count_core(&mut self, counters: &CoreCounters) {
        self.cores.add(counters);
    }

    /// Counts of cores with schedulers.
    pub fn core_counters(&self) -> &CoreCounters {
        &self.cores
    }

    /// A core has counted this of its transactions on global memory.
    pub fn count_transactions(&mut self, counters: &TransactionCounters) {
        self.transactions.add(counters);
    }

    /// Counts of transactions on global memory.
    pub fn transactions(&self) -> TransactionCounters {
        TransactionCounters {
            pairs: self.order.pairs(),
            mixed_words: self.order.mixed_words(),
            ..self.transactions
        }
    }

    /// A thread's attempt on global memory will abort, so many cycles after it began.
    pub fn lose(&mut self, thread: WorkItem, finder: Finder, cycles: u64) {
        let lost = self.order.lose(thread, finder, cycles);
        if self.wants_events {
            self.observer.happened(&Event::Lost(&lost));
        }
    }

    /// Transactions on global memory in the order of their commits.
    pub fn commit_order(&mut self) -> &mut CommitOrder {
        &mut self.order
    }

    /// Counts.
    pub fn counters(&self) -> Counters {
        let mut counters = self.counters;
        counters.started += self.transactions.started;
        counters.committed += self.transactions.committed;
        counters
    }
}

fn count_access(counters: &mut Counters, response: &HalfResponse) {
    counters.bank_conflicts += u64::from(extra_rounds(response));
    counters.lds_accesses += 1;
    if response.request.transactional {
        let lanes = response.request.lanes & (!response.lost | response.aborted);
        counters.tx_accesses += u64::from(lanes.count_ones());
        counters.conflicting_banks += u64::from(response.conflicting_banks());
    }
}

/// Rounds beyond the first, because of bank conflicts.
fn extra_rounds(response: &HalfResponse) -> u32 {
    response.rounds.saturating_sub(1)
}

fn count_begin(counters: &mut Counters, lanes: u64, mode: TxMode) {
    let running = u64::from(lanes.count_ones());
    counters.started += running;
    counters.passes += 1;
    match mode {
        TxMode::Normal | TxMode::Concurrent => return,
        TxMode::WavefrontSerial => counters.wf_serialised += running,
        TxMode::GroupSerial => counters.wg_serialised += running,
    }
    counters.serialised_passes += 1;
}

fn work_item(group: usize, wavefront: usize, lane: usize) -> WorkItem {
    WorkItem {
        group: group as u32,
        wavefront: wavefront as u32,
        lane: lane as u32,
    }
}

fn first_lane(request: &HalfRequest) -> usize {
    HALF * usize::from(request.upper)
}

/// What a lane does with its word under a lock.
fn locked(source: &Source, words: &LockedWords, lane: usize) -> Access {
    Access {
        op: words.op,
        address: words.address[lane] - source.base,
        data: [words.data[lane], words.data2[lane]],
        returned: Some(words.found[lane].into()),
        at: source.at,
        cycle: source.cycle,
    }
}

fn access(source: &Source, response: &HalfResponse, lane: usize) -> Access {
    let request = &response.request;
    let low = u64::from(response.data[lane]);
    let returned = match request.op {
        LdsOp::WriteB8 | LdsOp::WriteB16 | LdsOp::WriteB32 | LdsOp::WriteB64 => None,
        LdsOp::ReadB64 => Some(low | u64::from(response.data2[lane]) << 32),
        _ => Some(low),
    };
    Access {
        op: request.op,
        address: request.address[lane] - source.base,
        data: [request.data[lane], request.data2[lane]],
        returned,
        at: source.at,
        cycle: source.cycle,
    }
}
