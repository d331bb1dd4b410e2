//! Transactions on a core for warps of 32: what its warps ask of the [unit](super::transactional), and what it does to them.

use super::issue_stage::{Ready, Top};
use super::scoreboard::NEVER;
use super::simt_core::SimtCore;
use super::transactional::{
    Access, End, Observed, Operation, Phase, Slot, TransactionEvent, TransactionUnit,
};
use crate::event::Event;
use crate::memory::{Client, MemorySystem};
use crate::recorder::Recorder;
use crate::wavefront::Stage;
use turnstile_check::WorkItem;
use turnstile_kernel::{
    lane_name, Code, Effect, LaneWords, LocalAccess, LocalRequest, MemoryRequest, NextPass, Space,
    Token, Warp,
};
use turnstile_tools::{Error, Result};

/// The number under which requests for lines are made: no warp has it.
const LINES: usize = usize::MAX;

impl<C: Code<LANES>, const LANES: usize> SimtCore<'_, C, LANES> {
    fn unit(&mut self) -> &mut TransactionUnit<C::Warp, LANES> {
        let unit = self.transactions.as_deref_mut();
        unit.expect("kernels with transactions start on machines that have them")
    }

    /// The slot of a warp that is in a transaction.
    fn slot_of(&self, warp: usize) -> Option<usize> {
        self.transactions.as_ref()?.slots.place_of(warp)
    }

    /// Whether an access of a warp must wait for its accesses before to be logged.
    pub(super) fn waits_for_log(&self, warp: usize) -> bool {
        let unit = self.transactions.as_ref();
        unit.is_some_and(|unit| !unit.has_logged(warp))
    }

    /// Whether something may happen in cycle `now`.
    pub(super) fn transactions_are_busy(&self, now: u64) -> bool {
        let unit = self.transactions.as_ref();
        unit.is_some_and(|unit| unit.busy(now))
    }

    /// What an instruction asks for, if the warp is in a transaction or begins one; others come back.
    pub(super) fn perform_in_transaction(
        &mut self,
        ready: Ready,
        top: Top,
        effect: Effect<LANES>,
    ) -> Result<Option<Effect<LANES>>> {
        match effect {
            Effect::TxBegin => self.begin(ready, top)?,
            Effect::TxCommit => self.commit(ready, top)?,
            effect => {
                let Some(slot) = self.slot_of(ready.warp) else {
                    return Ok(Some(effect));
                };
                return self.perform_in_slot(slot, ready, top, effect);
            }
        }
        Ok(None)
    }

    fn perform_in_slot(
        &mut self,
        slot: usize,
        ready: Ready,
        top: Top,
        effect: Effect<LANES>,
    ) -> Result<Option<Effect<LANES>>> {
        match effect {
            Effect::Memory(request) if request.space != Space::Local && request.lanes != 0 => {
                self.access(slot, ready, top, *request)?;
                Ok(None)
            }
            Effect::Local(request) if stores(&request) => {
                let what = "transactions cannot store to shared memory: an abort would not undo it";
                let remedy = "store behind the transaction, or use global memory";
                Err(self.fault(ready.warp, ready.pc, ready.now, what, remedy))
            }
            effect => {
                self.step(slot, ready, top)?;
                Ok(Some(effect))
            }
        }
    }

    /// Where an instruction leads, for the stack of a slot.
    fn step(&mut self, slot: usize, ready: Ready, top: Top) -> Result<()> {
        if !self.unit().pauses() {
            return Ok(());
        }
        let control = self.occupancy.warps.get(ready.warp).registers.control();
        match Operation::of((top.pc, top.lanes), control) {
            Some(operation) => self.unit().operate(slot, operation),
            None => {
                let what = "a transaction calls a function or goes more than two ways, and the Pause-and-Go stack has no operation for that";
                let remedy = "let the compiler inline it, or run without --pause-and-go and with pause_learned = false";
                return Err(self.fault(ready.warp, ready.pc, ready.now, what, remedy));
            }
        }
        Ok(())
    }

    /// TX_Begin.
    fn begin(&mut self, ready: Ready, top: Top) -> Result<()> {
        if let Some(slot) = self.slot_of(ready.warp) {
            self.unit().slot_mut(slot).depth += 1;
            return self.step(slot, ready, top);
        }
        self.occupancy.warps.get_mut(ready.warp).stage = Stage::TxPresented { commit: false };
        self.acquire(ready.warp, ready.now);
        Ok(())
    }

    /// A warp at TX_Begin gets a slot, if one is free.
    fn acquire(&mut self, warp: usize, now: u64) {
        let Some(number) = self.unit().acquire(warp, now) else {
            return;
        };
        self.occupancy.changes += 1;
        let resident = self.occupancy.warps.get_mut(warp);
        resident.stage = Stage::Ready;
        resident.registers.enter_transaction();
        let begin_pc = resident.registers.pc();
        let lanes = resident.registers.active() as u32;
        let slot = Slot {
            warp,
            group: resident.group,
            wavefront: resident.index,
            begin_pc,
            begun_at: resident.instruction,
            depth: 1,
            paused: vec![],
            checkpoint: resident.registers.checkpoint(),
            phase: Phase::Run,
            accesses: Default::default(),
            fetches: vec![],
            numbers: None,
            settling: None,
            began: now,
            since: now,
            pass_began: now,
            aborts: 0,
        };
        self.unit().begin(number, slot, lanes);
        self.issue.look_again(warp, now + 1);
    }

    /// TX_Commit.
    fn commit(&mut self, ready: Ready, top: Top) -> Result<()> {
        let Ready { warp, now, pc, .. } = ready;
        let Some(slot) = self.slot_of(warp) else {
            let what = "TX_COMMIT() without TX_BEGIN() before it";
            let remedy = "let every path to TX_COMMIT() pass TX_BEGIN()";
            return Err(self.fault(warp, pc, now, what, remedy));
        };
        let depth = &mut self.unit().slot_mut(slot).depth;
        *depth -= 1;
        if *depth > 0 {
            return self.step(slot, ready, top);
        }
        let resident = self.occupancy.warps.get_mut(warp);
        if !resident.registers.converged() {
            let what = "threads of a warp come to TX_COMMIT() apart: others of the transaction are in another leg of a branch";
            let remedy =
                "let TX_COMMIT() stand where all threads that began the transaction meet again";
            return Err(self.fault(warp, pc, now, what, remedy));
        }
        resident.stage = Stage::TxPresented { commit: true };
        self.unit().commit(slot, top.lanes, now);
        Ok(())
    }

    /// A load or store of global memory.
    fn access(
        &mut self,
        slot: usize,
        ready: Ready,
        top: Top,
        request: MemoryRequest<LANES>,
    ) -> Result<()> {
        let Ready { warp, now, pc, .. } = ready;
        let control = self.occupancy.warps.get(warp).registers.control();
        let at = self.launch.at(pc);
        self.defer(ready, request.token);
        let access = match Access::new(request, at, top.lanes, control) {
            Ok(access) => access,
            Err((what, remedy)) => return Err(self.fault(warp, pc, now, what, remedy)),
        };
        self.unit().slot_mut(slot).go_on(pc, top.lanes);
        if self.unit().access(slot, access) {
            // Who goes on is not known before the look-up.
            self.occupancy.warps.get_mut(warp).stage = Stage::Executing { until: NEVER };
        }
        Ok(())
    }

    /// A cycle of the transactions, and what it brings.
    pub(super) fn clock_transactions(&mut self, now: u64) -> Result<()> {
        let Some(unit) = &mut self.transactions else {
            return Ok(());
        };
        unit.cycle(now)?;
        for happened in std::mem::take(&mut unit.happened) {
            self.take_in_transaction(now, happened)?;
        }
        Ok(())
    }

    fn take_in_transaction(&mut self, now: u64, happened: TransactionEvent<LANES>) -> Result<()> {
        match happened {
            TransactionEvent::Stored { warp, token } => self.done(now, warp, token),
            TransactionEvent::Loaded {
                warp,
                token,
                lanes,
                words,
            } => self.loaded(now, warp, token, lanes, &words),
            TransactionEvent::Paused { warp, lanes, pc } => {
                let apart = self.unit().pause_apart;
                if let Some(slot) = self.slot_of(warp) {
                    self.unit().slot_mut(slot).stay_behind(pc, lanes, apart);
                }
                let registers = &mut self.occupancy.warps.get_mut(warp).registers;
                match apart {
                    true => registers.pause_apart(lanes.into(), pc),
                    false => registers.pause(lanes.into(), pc),
                }
            }
            TransactionEvent::GoesOn { warp } => {
                self.occupancy.warps.get_mut(warp).stage = Stage::Ready;
                self.issue.look_again(warp, now);
            }
            TransactionEvent::Overflow { warp, pc, what } => {
                let remedy = "let a transaction load and store less, or do it in several";
                return Err(self.fault(warp, pc, now, &what, remedy));
            }
            TransactionEvent::Ended { slot, end } => self.end_pass(now, slot, end),
            TransactionEvent::Settled { slot, top, log } => {
                return self.settle(now, slot, top, log)
            }
        }
        if let Some(warp) = self.logged() {
            self.issue.look_again(warp, now);
        }
        Ok(())
    }

    /// A warp that waits because its accesses are to be logged, and may issue the next.
    fn logged(&self) -> Option<usize> {
        let unit = self.transactions.as_ref()?;
        let mut running = unit.slots.running();
        let waits = |warp| self.issue.waits_for_memory(warp);
        let found = running.find(|slot| slot.accesses.is_empty() && waits(slot.warp));
        found.map(|slot| slot.warp)
    }

    fn loaded(
        &mut self,
        now: u64,
        warp: usize,
        token: Token,
        lanes: u64,
        words: &[LaneWords<LANES>],
    ) {
        let registers = &mut self.occupancy.warps.get_mut(warp).registers;
        registers.deliver_lanes(token, lanes, words);
        self.done(now, warp, token);
    }

    /// Words have come, if they are of a transaction or its logs. False if others must take them.
    pub(super) fn deliver_transactional(
        &mut self,
        now: u64,
        (warp, token): (usize, Token),
        words: &[LaneWords<LANES>],
        written: Option<u64>,
    ) -> bool {
        let Some(unit) = &mut self.transactions else {
            return false;
        };
        if warp == LINES {
            unit.line(token.number, words.to_vec());
            return true;
        }
        let Some(slot) = unit.slots.place_of(warp) else {
            return false;
        };
        let Some((lanes, words)) = unit.fetched(slot, token, words, written) else {
            return false;
        };
        self.loaded(now, warp, token, lanes, &words);
        true
    }

    /// A walk has ended.
    fn end_pass(&mut self, now: u64, slot: usize, end: End) {
        let changes = &mut self.occupancy.changes;
        let Some(unit) = &mut self.transactions else {
            return;
        };
        let running = unit.slot_mut(slot);
        let cycles = now - running.pass_began;
        let lost = end.lost().map(|(lane, finder)| Observed::Lost {
            thread: running.thread(lane),
            finder,
            cycles,
        });
        let ended = Observed::Ended {
            group: running.group,
            wavefront: running.wavefront,
            began: running.pass_began,
            end,
        };
        let mut observed: Vec<_> = lost.chain([ended]).collect();
        for lane in end.all() {
            let thread = running.thread(lane);
            if end.committed >> lane & 1 == 0 {
                running.aborts += 1;
                observed.push(Observed::Aborted { thread });
                continue;
            }
            *changes += 1;
            let number = running.number(lane);
            observed.push(Observed::Committed { thread, number });
        }
        let silent = observed
            .iter()
            .filter(|one| matches!(one, Observed::Committed { number: None, .. }));
        let silent = silent.count() as u64;
        let length = (now - running.began) * u64::from(end.committed.count_ones());
        let warp = running.warp;
        unit.counters.silent += silent;
        unit.counters.length += length;
        unit.observed.extend(observed);
        if !unit.pauses() {
            self.next_pass(now, slot, end.aborted());
            return;
        }
        let registers = &self.occupancy.warps.get(warp).registers;
        // The instruction before is the one that commits.
        let top = (
            self.occupancy.warps.get(warp).instruction,
            registers.active() as u32,
        );
        let commit = Operation::commit(top, end.aborted(), registers.pc());
        let unit = self.unit();
        unit.slot_mut(slot).settling = Some(end.aborted());
        unit.operate(slot, commit);
    }

    /// The stack says who goes on.
    fn settle(&mut self, now: u64, slot: usize, top: (u32, u32), log: Option<u32>) -> Result<()> {
        let running = self.unit().slot_mut(slot);
        let (warp, aborted) = (running.warp, running.settling.take().unwrap_or(0));
        let next = self.next_pass(now, slot, aborted);
        let registers = &self.occupancy.warps.get(warp).registers;
        let own = (registers.pc(), registers.active() as u32);
        let open = next != NextPass::Over;
        // Behind a transaction the stack of the front end may come to where lanes meet.
        if open != log.is_some() || open && own != top {
            let what = format!(
                "the Pause-and-Go stack goes on with lanes {:#010x} at pc {}, and the front end with lanes {:#010x} at pc {}",
                top.1, top.0, own.1, own.0
            );
            let remedy = "please report it, the RTL or the front end is wrong";
            return Err(self.fault(warp, own.0, now, &what, remedy));
        }
        if let (NextPass::Resumed, Some(log)) = (next, log) {
            self.unit().resume(slot, log);
        }
        Ok(())
    }

    /// Those who are next run: who had paused, who has aborted, or all behind the transaction.
    fn next_pass(&mut self, now: u64, slot: usize, aborted: u32) -> NextPass {
        let unit = self.transactions.as_mut().expect("a pass has ended");
        let running = unit.slot_mut(slot);
        let warp = running.warp;
        let registers = &mut self.occupancy.warps.get_mut(warp).registers;
        let next = registers.end_pass(aborted.into(), running.begin_pc);
        let lanes = registers.active();
        if next == NextPass::Again {
            registers.restore(&running.checkpoint, lanes);
        }
        // Of lanes that had paused their access says in which TX_Begins.
        running.depth = 1;
        running.pass_began = now;
        if next != NextPass::Resumed {
            running.paused.clear();
        }
        unit.enter(slot, Phase::Run, now);
        match next {
            NextPass::Again => unit.begin_pass(slot, lanes as u32),
            NextPass::Resumed => {}
            NextPass::Over => unit.slots.free(slot),
        }
        self.occupancy.warps.get_mut(warp).stage = Stage::Ready;
        self.issue.look_again(warp, now + 1);
        if next == NextPass::Over {
            if let Some(waiting) = self.unit().slots.next_waiting() {
                self.acquire(waiting, now);
            }
        }
        next
    }

    /// Hands a request of transactions to the memory system if it has room. True if there was one.
    pub(super) fn send_transactional(
        &mut self,
        now: u64,
        memory: &mut MemorySystem,
    ) -> Result<bool> {
        let core = self.id();
        let Some(unit) = &mut self.transactions else {
            return Ok(false);
        };
        memory.set_update_room(core, unit.has_room_for_updates());
        if let (Some(count), None) = (unit.walks.wanted, unit.walks.given) {
            unit.walks.given = memory.give_numbers(count);
        }
        if unit.walks.packet.is_some() && memory.commit_has_room(core) {
            if let Some((partition, packet)) = unit.walks.packet.take() {
                memory.send_commit(now + 1, core, partition, packet);
            }
        }
        if !unit.has_request() || !self.memory.unit.has_room(Client::Vector, memory) {
            return Ok(unit.has_request());
        }
        let Some((of, request)) = unit.take_request() else {
            return Ok(false);
        };
        let at = now + 1;
        let wavefront = of.map_or(LINES, |of| of.0);
        let asked = self
            .memory
            .unit
            .ask_transactional(at, wavefront, &request, memory);
        if let (Err(what), Some((warp, pc))) = (asked, of) {
            let remedy = "check the index, the sizes, and the length of the array";
            return Err(self.fault(warp, pc, now, &what, remedy));
        }
        Ok(true)
    }

    /// Tells what threads have done in transactions.
    pub(super) fn tell_transactions(
        &mut self,
        now: u64,
        memory: &MemorySystem,
        recorder: &mut Recorder,
    ) -> Result<()> {
        if self.transactions.is_none() {
            return Ok(());
        }
        let core = self.id();
        recorder.commit_order().in_cycle(now);
        for told in std::mem::take(&mut self.unit().observed) {
            match told {
                Observed::Access { thread, access } => {
                    let address = 4 * u64::from(access.word);
                    let content = memory.content();
                    if let Err(what) = content.check(address, 4) {
                        return Err(self.outside(thread, access.at.pc, now, &what));
                    }
                    let order = recorder.commit_order();
                    order.access(thread, core, access, || content.word(address));
                }
                Observed::Looked {
                    thread,
                    word,
                    found,
                    line,
                } => recorder.commit_order().look(thread, word, found, line),
                Observed::Lost {
                    thread,
                    finder,
                    cycles,
                } => recorder.lose(thread, finder, cycles),
                Observed::Ended {
                    group,
                    wavefront,
                    began,
                    end,
                } => recorder.record(Event::AttemptsEnded {
                    group,
                    wavefront,
                    cycles: [began, now],
                    committed: end.committed.into(),
                    aborted: end.aborted().into(),
                }),
                Observed::Aborted { thread } => recorder.commit_order().abort(thread),
                Observed::Committed { thread, number } => {
                    let [read, written] = recorder.commit_order().commit(thread, number);
                    let counters = &mut self.unit().counters;
                    counters.words_read += read;
                    counters.words_written += written;
                }
            }
        }
        Ok(())
    }

    fn outside(&self, thread: WorkItem, pc: u32, now: u64, what: &str) -> Error {
        let warp = self.occupancy.warps.indexed().find(|(_, resident)| {
            (resident.group, resident.index) == (thread.group as usize, thread.wavefront as usize)
        });
        let what = format!("{}: {what}", lane_name::<LANES>(thread.lane as usize));
        let remedy = "check the index, the sizes, and the length of the array";
        self.fault(warp.map_or(0, |found| found.0), pc, now, &what, remedy)
    }
}

/// Whether an access to shared memory changes it.
fn stores<const LANES: usize>(request: &LocalRequest<LANES>) -> bool {
    request.update.is_some() || !request.accesses.iter().all(LocalAccess::loads)
}
