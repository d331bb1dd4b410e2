//! Issue on a core for warps of 32: each scheduler asks its warps until one can issue.

use super::atomic_queue::AtomicJob;
use super::groups::Barrier;
use super::issue::{local_fault, writes_memory};
use super::issue_stage::{Ready, Top};
use super::lds_queue::LdsJob;
use super::memory_stage::{Access, Outgoing};
use super::memory_unit::Data;
use super::scoreboard::NEVER;
use super::simt_core::SimtCore;
use super::units::Port;
use crate::config::SharedAtomics;
use crate::metrics::Stall;
use crate::wavefront::Stage;
use turnstile_kernel::{Code, Effect, LocalRequest, Token, Unit, Votes, Warp};
use turnstile_tools::{Error, Result};

impl<C: Code<LANES>, const LANES: usize> SimtCore<'_, C, LANES> {
    /// Every scheduler issues an instruction, if one of its warps can.
    pub(super) fn issue_all(&mut self, now: u64) -> Result<()> {
        for scheduler in 0..self.issue.schedulers() {
            let stall = self.issue_one(scheduler, now)?;
            self.issue.asked(scheduler, stall);
        }
        self.issue.all_asked(now);
        Ok(())
    }

    /// Issues an instruction of a scheduler's warps, or says why not.
    fn issue_one(&mut self, scheduler: usize, now: u64) -> Result<Option<Stall>> {
        let mut stall = Stall::NoWarp;
        for turn in 0..self.issue.warps_of(scheduler) {
            let (place, warp) = self.issue.turn(scheduler, turn);
            match self.ready(warp, now)? {
                Ok(ready) => {
                    self.issue.issued(scheduler, place);
                    self.execute(ready)?;
                    return Ok(None);
                }
                Err(why) => stall = stall.max(why),
            }
        }
        Ok(Some(stall))
    }

    /// The next instruction of a warp if it can issue in cycle `now`, or why it cannot.
    fn ready(&mut self, warp: usize, now: u64) -> Result<std::result::Result<Ready, Stall>> {
        if let Some(why) = self.issue.held(warp, now) {
            return Ok(Err(why));
        }
        let held = |core: &mut Self, until, why| {
            core.issue.hold(warp, until, why);
            Ok(Err(why))
        };
        let resident = self.occupancy.warps.get_mut(warp);
        resident.advance(now, || false);
        match resident.stage {
            Stage::Ready => {}
            Stage::Executing { until } => return held(self, until, Stall::Control),
            Stage::Barrier { .. } => return held(self, NEVER, Stall::Barrier),
            // Over when work is done, after which it is looked at again.
            _ => return held(self, NEVER, Stall::Control),
        }
        let pc = resident.registers.pc();
        let code = self.launch.grid.code;
        let Some(unit) = code.unit(pc) else {
            return Err(Error::run(
                self.launch.line(resident.instruction),
                "the program runs past its last instruction",
                "end the kernel with ret or exit",
            ));
        };
        let registers = self.issue.registers_from(warp, code.operands(pc));
        if registers > now {
            return held(self, registers, Stall::Scoreboard);
        }
        let timing = code.timing(pc);
        let port = Port::of(unit, timing);
        let free = self.issue.units.free_from(port);
        if free > now {
            return held(self, free, Stall::Unit);
        }
        if self.full(unit) || unit == Unit::Memory && self.waits_for_log(warp) {
            // Global memory says when there is room again.
            let global = unit != Unit::Local;
            self.memory.wants(global);
            let until = if global { NEVER } else { now + 1 };
            return held(self, until, Stall::Memory);
        }
        Ok(Ok(Ready {
            warp,
            now,
            pc,
            port,
            class: timing.class,
        }))
    }

    /// Whether a memory instruction must wait for others to be done.
    fn full(&self, unit: Unit) -> bool {
        match unit {
            Unit::Local => self.shared.pipeline.in_flight() >= self.config.shared.in_flight,
            Unit::Memory => {
                self.memory.sends() || self.memory.unit.in_flight() >= self.config.global.in_flight
            }
            Unit::ScalarMemory => self.memory.sends(),
            _ => false,
        }
    }

    fn execute(&mut self, ready: Ready) -> Result<()> {
        let Ready { warp, now, pc, .. } = ready;
        let code = self.launch.grid.code;
        let resident = self.occupancy.warps.get_mut(warp);
        resident.instruction = pc;
        let top = Top {
            pc,
            lanes: resident.registers.active() as u32,
        };
        self.issue.counters.issue(resident.registers.active());
        let effect = match resident.registers.execute(code, 0) {
            Ok(effect) => effect,
            Err(error) => return Err(self.fault(warp, pc, now, &error.what, &error.remedy)),
        };
        resident.recent.executes(now, pc);
        if writes_memory(&effect) {
            resident.recent.stores(now);
        }
        if matches!(effect, Effect::Branch { .. }) {
            self.occupancy.branches(warp);
        }
        let timing = match ready.port {
            Port::Arithmetic | Port::Special => self.config.latency.of(ready.class),
            Port::Memory | Port::None => self.config.latency.integer.add,
        };
        let interval = match ready.port {
            Port::Memory => 1,
            _ => timing.interval,
        };
        self.issue.units.take(ready.port, now + interval);
        let until = now + timing.latency;
        self.issue.executes(warp, now, code.operands(pc), until);
        match self.perform_in_transaction(ready, top, effect)? {
            Some(effect) => self.perform(ready, timing.latency, effect),
            None => Ok(()),
        }
    }

    fn perform(&mut self, ready: Ready, latency: u64, effect: Effect<LANES>) -> Result<()> {
        let Ready { warp, now, .. } = ready;
        match effect {
            Effect::Next => {}
            Effect::Branch { .. } => self.go_on(warp, now + self.config.core.branch),
            Effect::Idle { clocks } => self.go_on(warp, now + u64::from(clocks.max(1))),
            Effect::End => self.end(ready)?,
            Effect::Barrier {
                id,
                threads,
                votes,
                waits,
            } => self.arrive(ready, id, threads, votes, waits)?,
            Effect::Wait(limits) => {
                self.occupancy.warps.get_mut(warp).stage = Stage::Wait { limits, from: now }
            }
            Effect::Local(request) => self.access_shared(ready, &request)?,
            Effect::Memory(access) => {
                self.defer(ready, access.token);
                self.send_out(ready, Access::Lanes(access));
            }
            Effect::ScalarLoad(load) => {
                self.defer(ready, load.token);
                self.send_out(ready, Access::Words(load));
            }
            Effect::ReadClock(token) => self.read_clock(ready, latency, token, now),
            Effect::ReadTime(token) => {
                let nanoseconds = u128::from(now) * 1000 / u128::from(self.config.clock.core);
                self.read_clock(ready, latency, token, nanoseconds as u64);
            }
            Effect::TxBegin | Effect::TxCommit => {
                unreachable!("they are performed with what is in transactions")
            }
        }
        Ok(())
    }

    /// What a clock shows goes to the registers.
    fn read_clock(&mut self, ready: Ready, latency: u64, token: Token, shown: u64) {
        self.occupancy.changes += 1;
        self.defer(ready, token);
        let data = Data::Words(vec![shown as u32, (shown >> 32) as u32]);
        self.memory
            .unit
            .write(ready.now + latency, ready.warp, token, data);
    }

    /// The warp issues again in cycle `until`.
    fn go_on(&mut self, warp: usize, until: u64) {
        self.occupancy.warps.get_mut(warp).stage = Stage::Executing { until };
    }

    /// The instruction's registers are ready when its token is done.
    pub(super) fn defer(&mut self, ready: Ready, token: Token) {
        let Ready { warp, pc, .. } = ready;
        self.occupancy.warps.get_mut(warp).outstanding.add(token);
        let operands = self.launch.grid.code.operands(pc);
        self.issue.defer(warp, operands, token, pc);
    }

    fn send_out(&mut self, ready: Ready, what: Access<LANES>) {
        let unit = &self.config.global;
        self.memory.send(Outgoing {
            from: ready.now + unit.decode + unit.read,
            warp: ready.warp,
            pc: ready.pc,
            what,
        });
    }

    fn access_shared(&mut self, ready: Ready, request: &LocalRequest<LANES>) -> Result<()> {
        let Ready { warp, now, pc, .. } = ready;
        if let Some((what, remedy)) = local_fault(request, self.launch.grid.local_bytes) {
            return Err(self.fault(warp, pc, now, &what, remedy));
        }
        let from = now + self.config.shared.decode + self.config.shared.read;
        let base = self.occupancy.base(self.occupancy.warps.get(warp).group);
        self.defer(ready, request.token);
        if request.lanes == 0 {
            self.done(now + 1, warp, request.token);
            return Ok(());
        }
        self.occupancy.warps.get_mut(warp).local_outstanding += 1;
        if self.config.shared.atomics == SharedAtomics::LockBits && request.is_atomic() {
            let job = AtomicJob::new(warp, pc, [now, from], request, base);
            self.shared.pipeline.push_atomic(job);
            // It stands for a loop of the warp.
            self.go_on(warp, NEVER);
        } else {
            let job = LdsJob::new(warp, pc, from, request, base, 0, false);
            self.shared.pipeline.push(job);
        }
        Ok(())
    }

    fn arrive(
        &mut self,
        ready: Ready,
        id: u32,
        threads: Option<u32>,
        votes: Option<Votes>,
        waits: bool,
    ) -> Result<()> {
        self.occupancy.changes += 1;
        let resident = self.occupancy.warps.get_mut(ready.warp);
        if waits {
            resident.stage = Stage::Barrier { id };
        }
        let group = resident.group;
        let needed = threads.map(|threads| (threads as usize).div_ceil(LANES));
        if let Some(votes) = votes {
            self.occupancy.groups.vote(group, id, votes);
        }
        let barrier = self.occupancy.groups.arrive(group, id, needed, waits);
        self.after_barrier(ready, group, barrier)
    }

    fn end(&mut self, ready: Ready) -> Result<()> {
        let Ready { warp, .. } = ready;
        let group = self.occupancy.end(warp);
        self.occupancy.changes += 1;
        self.issue.end(warp);
        let barrier = self.occupancy.groups.end(group);
        self.after_barrier(ready, group, barrier)
    }

    fn after_barrier(&mut self, ready: Ready, group: usize, barrier: Barrier) -> Result<()> {
        match barrier {
            Barrier::Waits => Ok(()),
            Barrier::Opens(id) => {
                self.open(ready.now + 1, group, id);
                Ok(())
            }
            Barrier::Missed => Err(self.missed(group)),
        }
    }

    /// The warps of a block that wait at barrier `id` go on in cycle `at`.
    fn open(&mut self, at: u64, group: usize, id: u32) {
        let at_barrier = Stage::Barrier { id };
        let waiting = self
            .occupancy
            .warps
            .indexed()
            .filter_map(|(warp, resident)| {
                (resident.group == group && resident.stage == at_barrier).then_some(warp)
            });
        let waiting = Vec::from_iter(waiting);
        let votes = self.occupancy.groups.take_votes(group, id);
        for warp in waiting {
            let resident = self.occupancy.warps.get_mut(warp);
            resident.stage = Stage::Ready;
            if let Some(votes) = votes {
                resident.registers.deliver_votes(votes);
            }
            self.issue.look_again(warp, at);
        }
    }

    fn missed(&self, group: usize) -> Error {
        let mut waiting: Vec<_> = self
            .occupancy
            .warps
            .iter()
            .filter(|one| one.group == group && matches!(one.stage, Stage::Barrier { .. }))
            .map(|one| (one.instruction, one.index))
            .collect();
        waiting.sort_unstable();
        let place = |(instruction, index): &(u32, usize)| {
            format!(
                "warp {index} at {} ({})",
                self.launch.line(*instruction),
                self.launch.pc(*instruction)
            )
        };
        let places: Vec<_> = waiting.iter().map(place).collect();
        let first = waiting.first().map_or(0, |first| first.0);
        Error::run(
            self.launch.line(first),
            format!(
                "in block {group} warps wait at barriers that the others will never reach: {}",
                places.join(", ")
            ),
            "let every thread of a block execute the same barriers",
        )
    }
}
