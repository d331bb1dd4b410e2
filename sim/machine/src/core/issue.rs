//! Issue: one instruction a unit and turn is executed functionally and sent through its unit.

use super::compute_unit::ComputeUnit;
use super::groups::Barrier;
use super::lds_queue::LdsJob;
use super::memory_unit::Data;
use super::transactions::{self, Branch};
use super::unit_pipeline::Passage;
use crate::config::{Freed, WaitFor};
use crate::wavefront::Stage;

use crate::event::Event;
use crate::memory::{Client, MemorySystem};
use crate::recorder::Recorder;
use turnstile_check::access_bytes;
use turnstile_kernel::{
    group_name, lane_name, lanes_of, Code, Effect, KernelError, Limit, LocalAccess, LocalRequest,
    MemoryOp, MemoryRequest, ScalarLoad, Token, Unit, Warp,
};
use turnstile_tools::{Error, Result};

/// An instruction in issue.
#[derive(Clone, Copy)]
struct Issue {
    /// Index of the resident wavefront.
    wavefront: usize,
    now: u64,
    /// The unit that it goes through, and when that has it.
    port: Unit,
    passage: Passage,
}

impl<C: Code<LANES>, const LANES: usize> ComputeUnit<'_, C, LANES> {
    /// The pool whose turn it is issues, oldest first.
    pub(super) fn issue_turn(
        &mut self,
        now: u64,
        memory: &mut MemorySystem,
        recorder: &mut Recorder,
    ) -> Result<()> {
        let mut issued: Vec<Unit> = vec![];
        for wavefront in self.occupancy.warps.fetched(now, &self.config.front_end) {
            if issued.len() == self.config.front_end.issue_width {
                break;
            }
            let unit = self.next_unit(wavefront)?;
            let port = self.units.port(unit);
            let pool = self.occupancy.warps.get(wavefront).pool;
            if self.unit_free(port, &issued)
                && self.units.takes(port, pool, now)
                && self.memory_has_room(unit, memory)
            {
                issued.push(port);
                let issue = Issue {
                    wavefront,
                    now,
                    port,
                    passage: self.units.issue(port, pool, now),
                };
                self.execute(issue, memory, recorder)?;
            }
        }
        Ok(())
    }

    fn next_unit(&self, wavefront: usize) -> Result<Unit> {
        let resident = self.occupancy.warps.get(wavefront);
        let pc = resident.registers.pc();
        self.launch.grid.code.unit(pc).ok_or_else(|| {
            Error::run(
                self.launch.line(resident.instruction),
                "the program runs past its last instruction",
                "end the kernel with s_endpgm",
            )
        })
    }

    /// Whether the memory system takes a request of this unit.
    fn memory_has_room(&self, unit: Unit, memory: &MemorySystem) -> bool {
        match unit {
            Unit::Memory => self.memory.has_room(Client::Vector, memory),
            Unit::ScalarMemory => self.memory.has_room(Client::Scalar, memory),
            _ => true,
        }
    }

    fn unit_free(&self, unit: Unit, issued: &[Unit]) -> bool {
        let same = issued.iter().filter(|&&other| other == unit).count();
        let vector = &self.config.vector_memory;
        match unit {
            Unit::Message => true,
            Unit::Local if self.local.in_flight() >= self.config.lds.in_flight => false,
            Unit::Memory if self.memory.in_flight() >= vector.in_flight => false,
            _ => same < self.config.front_end.issue_per_unit,
        }
    }

    /// Cycle in which an instruction frees its wavefront, if its access does not.
    fn freed(issue: Issue, freed: Freed) -> u64 {
        match freed {
            Freed::AtIssue => issue.now + 1,
            Freed::AfterRead | Freed::AfterAccess => issue.passage.start,
            Freed::AtStart => issue.passage.start + 1,
            Freed::AtEnd => issue.passage.end,
        }
    }

    fn execute(
        &mut self,
        issue: Issue,
        memory: &mut MemorySystem,
        recorder: &mut Recorder,
    ) -> Result<()> {
        let resident = self.occupancy.warps.get_mut(issue.wavefront);
        let in_transaction = resident.transaction.is_some();
        let slot = self.local.port().slot(resident.slot);
        if in_transaction && slot.killed {
            resident.stage = Stage::TxWait {
                commit: true,
                from: issue.now + self.config.front_end.issue_latency,
            };
            return Ok(());
        }
        let conflict_mask = if in_transaction {
            slot.conflict_mask
        } else {
            0
        };
        resident.instruction = resident.registers.pc();
        let effect = resident
            .registers
            .execute(self.launch.grid.code, conflict_mask)
            .map_err(|error| while_running(&error))?;
        // In a transaction the LDS decides too who runs.
        if let (Effect::Branch { .. }, false) = (&effect, in_transaction) {
            self.occupancy.branches(issue.wavefront);
        }
        let changes = matches!(
            effect,
            Effect::End
                | Effect::Barrier { .. }
                | Effect::TxBegin
                | Effect::TxCommit
                | Effect::ReadClock(_)
        );
        self.occupancy.changes += u64::from(changes);
        let resident = self.occupancy.warps.get_mut(issue.wavefront);
        resident.recent.executes(issue.now, resident.instruction);
        if writes_memory(&effect) {
            resident.recent.stores(issue.now);
        }
        recorder.record(Event::Executed { in_transaction });
        if !in_transaction {
            return self.perform(issue, effect, memory);
        }
        match effect {
            Effect::Branch {
                taken,
                backward,
                way_out,
            } => {
                let branch = Branch {
                    back: taken && backward,
                    way_out: way_out.filter(|_| self.config.branch.leaves_loops),
                    until: issue.passage.end,
                };
                transactions::branch(resident, &branch, slot.pass_dead, !conflict_mask);
                Ok(())
            }
            Effect::End => Err(self.fault(
                issue,
                "the kernel ends inside a transaction",
                "pair every TX_BEGIN() with a TX_COMMIT() in the same block",
            )),
            Effect::Barrier { .. } => Err(self.fault(
                issue,
                "a barrier inside a transaction: lanes that lost a conflict never reach it",
                "commit the transaction before the barrier",
            )),
            effect => self.perform(issue, effect, memory),
        }
    }

    fn perform(
        &mut self,
        issue: Issue,
        effect: Effect<LANES>,
        memory: &mut MemorySystem,
    ) -> Result<()> {
        let Passage { last, end, .. } = issue.passage;
        match effect {
            Effect::Next => self.go_on(issue, self.computed(issue)),
            Effect::Branch { .. } => self.go_on(issue, end),
            Effect::Idle { clocks } => self.go_on(issue, end + u64::from(clocks)),
            Effect::End => self.end_wavefront(issue)?,
            Effect::Barrier { .. } => self.arrive_at_barrier(issue)?,
            Effect::Wait(limits) => {
                let limits = match self.config.waits.wait_for {
                    WaitFor::Everything => vec![Limit::NOTHING],
                    WaitFor::ItsCounts => limits,
                };
                let resident = self.occupancy.warps.get_mut(issue.wavefront);
                resident.stage = Stage::Wait { limits, from: end };
            }
            // The LDS has it when the scalar unit would write its result.
            Effect::TxBegin => {
                transactions::begin(self.occupancy.warps.get_mut(issue.wavefront), last, end);
            }
            Effect::TxCommit => {
                let resident = self.occupancy.warps.get_mut(issue.wavefront);
                if !transactions::commit(resident, last, end) {
                    return Err(self.fault(
                        issue,
                        "TX_Commit outside a transaction",
                        "pair every TX_COMMIT() with a TX_BEGIN() in the same block",
                    ));
                }
            }
            Effect::Local(request) => self.access_lds(issue, &request)?,
            Effect::ScalarLoad(load) => self.load_scalar(issue, &load, memory)?,
            Effect::ReadClock(token) => self.read_clock(issue, token),
            Effect::ReadTime(_) => unreachable!("compute units have no clock in MHz"),
            Effect::Memory(access) => self.access_memory(issue, &access, memory)?,
        }
        Ok(())
    }

    /// Cycle in which an instruction that does no more than compute frees its wavefront.
    fn computed(&self, issue: Issue) -> u64 {
        let frees = &self.config.frees;
        let freed = match issue.port {
            Unit::Vector => frees.vector,
            // It exchanges values of lanes, and accesses nothing.
            Unit::Local if frees.lds == Freed::AfterAccess => Freed::AtStart,
            Unit::Local => Freed::AtIssue,
            _ => Freed::AtEnd,
        };
        Self::freed(issue, freed)
    }

    fn go_on(&mut self, issue: Issue, until: u64) {
        self.occupancy.warps.get_mut(issue.wavefront).stage = Stage::Executing { until };
    }

    fn arrive_at_barrier(&mut self, issue: Issue) -> Result<()> {
        let resident = self.occupancy.warps.get_mut(issue.wavefront);
        resident.stage = Stage::Barrier { id: 0 };
        let group = resident.group;
        match self.occupancy.groups.arrive(group, 0, None, true) {
            Barrier::Waits => {}
            Barrier::Opens(_) => {
                let all = self.occupancy.warps.iter_mut();
                for resident in all.filter(|resident| resident.group == group) {
                    resident.stage = Stage::Executing {
                        until: issue.passage.end + self.drawn.phase(),
                    };
                }
            }
            Barrier::Missed => return Err(self.barrier_missed(group)),
        }
        Ok(())
    }

    fn end_wavefront(&mut self, issue: Issue) -> Result<()> {
        let resident = self.occupancy.warps.get_mut(issue.wavefront);
        resident.stage = Stage::Ending {
            until: issue.passage.end,
        };
        let group = resident.group;
        match self.occupancy.groups.end(group) {
            Barrier::Missed => Err(self.barrier_missed(group)),
            _ => Ok(()),
        }
    }

    fn barrier_missed(&self, group: usize) -> Error {
        let mut waiting = self.occupancy.warps.iter().filter(|resident| {
            resident.group == group && matches!(resident.stage, Stage::Barrier { .. })
        });
        let place = waiting
            .next()
            .map_or(self.launch.grid.name.to_string(), |waiting| {
                self.launch.line(waiting.instruction)
            });
        Error::run(
            place,
            format!("in work-group {group} some wavefronts wait at this barrier while others have ended without it"),
            "let every work-item of a work-group execute the same barriers",
        )
    }

    fn access_lds(&mut self, issue: Issue, request: &LocalRequest<LANES>) -> Result<()> {
        self.check_lds_addresses(issue, request)?;
        let from = issue.passage.start;
        let freed = self.config.frees.lds;
        let resident = self.occupancy.warps.get(issue.wavefront);
        let job = LdsJob::new(
            issue.wavefront,
            resident.instruction,
            from,
            request,
            self.occupancy.base(resident.group),
            resident.slot,
            resident.transaction.is_some(),
        );
        self.wait_for(issue, freed, request.token);
        let resident = self.occupancy.warps.get_mut(issue.wavefront);
        if job.is_empty() {
            resident.complete(request.token);
        } else {
            if freed == Freed::AfterAccess {
                resident.stage = Stage::Access;
            }
            resident.local_outstanding += 1;
            self.local.push(job);
        }
        Ok(())
    }

    fn check_lds_addresses(&self, issue: Issue, request: &LocalRequest<LANES>) -> Result<()> {
        match local_fault(request, self.launch.grid.local_bytes) {
            Some((what, remedy)) => Err(self.fault(issue, &what, remedy)),
            None => Ok(()),
        }
    }

    fn load_scalar(
        &mut self,
        issue: Issue,
        load: &ScalarLoad,
        memory: &mut MemorySystem,
    ) -> Result<()> {
        self.memory
            .ask_words(issue.passage.start, issue.wavefront, load, memory)
            .map_err(|error| self.out_of_range(issue, &format!("a scalar load reads {error}")))?;
        self.wait_for(issue, self.config.frees.scalar_load, load.token);
        Ok(())
    }

    fn access_memory(
        &mut self,
        issue: Issue,
        access: &MemoryRequest<LANES>,
        memory: &mut MemorySystem,
    ) -> Result<()> {
        self.memory
            .ask_lanes(issue.passage.start, issue.wavefront, access, memory)
            .map_err(|error| self.out_of_range(issue, &error))?;
        self.wait_for(issue, self.config.frees.vector_memory, access.token);
        Ok(())
    }

    fn read_clock(&mut self, issue: Issue, token: Token) {
        let unit = &self.config.scalar;
        let at = issue.passage.start + unit.write;
        let data = Data::Words(vec![issue.now as u32, (issue.now >> 32) as u32]);
        self.memory.write(at, issue.wavefront, token, data);
        self.wait_for(issue, self.config.frees.scalar_load, token);
    }

    /// What a memory instruction asks for is outstanding.
    fn wait_for(&mut self, issue: Issue, freed: Freed, token: Token) {
        self.go_on(issue, Self::freed(issue, freed));
        let resident = self.occupancy.warps.get_mut(issue.wavefront);
        resident.outstanding.add(token);
    }

    fn out_of_range(&self, issue: Issue, what: &str) -> Error {
        self.fault(
            issue,
            what,
            "check the index, the sizes, and the length of the array",
        )
    }

    /// Something the instruction in execution must not do.
    fn fault(&self, issue: Issue, what: &str, remedy: &str) -> Error {
        let resident = self.occupancy.warps.get(issue.wavefront);
        Error::run(
            self.launch.line(resident.instruction),
            format!(
                "work-group {} wavefront {}, cycle {}: {what}",
                resident.group, resident.index, issue.now
            ),
            remedy,
        )
    }
}

/// What is wrong with the first address that local memory of `size` bytes does not have, and what to do about it.
pub(super) fn local_fault<const LANES: usize>(
    request: &LocalRequest<LANES>,
    size: u32,
) -> Option<(String, &'static str)> {
    for access in &request.accesses {
        let length = access_bytes(access.op);
        for lane in lanes_of(request.lanes) {
            let address = access.address[lane];
            let name = || lane_name::<LANES>(lane);
            if address.checked_add(length).is_none_or(|end| end > size) {
                let group = group_name(LANES);
                let what = format!("{}: {length} bytes at {address:#x} of local memory, but the {group} has {size} bytes", name());
                let remedy = "check the index, or the size of the local argument or variable";
                return Some((what, remedy));
            }
            if address % length != 0 {
                let what = format!("{}: {length} bytes at {address:#x} of local memory, which is no multiple of {length}", name());
                return Some((what, "align the data to its size"));
            }
        }
    }
    None
}

/// Whether an instruction changes what others can see of memory.
pub(super) fn writes_memory<const LANES: usize>(effect: &Effect<LANES>) -> bool {
    match effect {
        Effect::Local(request) => !request.accesses.iter().all(LocalAccess::loads),
        Effect::Memory(request) => !matches!(request.op, MemoryOp::Load { .. }),
        _ => false,
    }
}

/// An instruction that cannot be executed fails the run, not the input.
pub(super) fn while_running(error: &KernelError) -> Error {
    Error::run(
        format!("{}:{}", error.file, error.line),
        &error.what,
        &error.remedy,
    )
}
