//! Issue: one instruction a unit and turn is executed functionally and sent through its unit.

use super::compute_unit::ComputeUnit;
use super::groups::Barrier;
use super::memory_unit::Data;
use super::transactions::{self, Branch};
use crate::wavefront::Stage;

use super::lds_queue::LdsJob;
use crate::event::Event;
use crate::memory::{Client, MemorySystem};
use crate::recorder::Recorder;
use turnstile_check::access_bytes;
use turnstile_kernel::{
    group_name, lane_name, lanes_of, Code, Effect, KernelError, LocalAccess, LocalRequest,
    MemoryOp, MemoryRequest, ScalarLoad, Token, Unit, Warp,
};
use turnstile_tools::{Error, Result};

/// A unit as issue sees it.
fn issue_port(unit: Unit) -> Unit {
    match unit {
        Unit::ScalarMemory | Unit::Transaction => Unit::Scalar,
        other => other,
    }
}

/// An instruction in issue.
#[derive(Clone, Copy)]
struct Issue {
    /// Index of the resident wavefront.
    wavefront: usize,
    now: u64,
    /// Cycle in which the unit's decode stage has it.
    start: u64,
    /// Cycle in which the unit is done with it, where that is known.
    until: u64,
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
            let port = issue_port(unit);
            if self.unit_free(port, &issued) && self.memory_has_room(unit, memory) {
                issued.push(port);
                let start = now + self.config.front_end.issue_latency;
                let issue = Issue {
                    wavefront,
                    now,
                    start,
                    until: start + self.latency(port),
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

    /// Cycles in a unit; memory instructions leave theirs as soon as they have read their registers.
    fn latency(&self, unit: Unit) -> u64 {
        match unit {
            Unit::Vector => self.config.simd.latency(),
            Unit::Scalar => self.config.scalar.latency(),
            Unit::Branch => self.config.branch.latency(),
            _ => 0,
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
                from: issue.start,
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
                    until: issue.until,
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
        let Issue { start, until, .. } = issue;
        match effect {
            Effect::Next | Effect::Branch { .. } => self.go_on(issue, until),
            Effect::Idle { clocks } => self.go_on(issue, start + u64::from(clocks)),
            Effect::End => self.end_wavefront(issue)?,
            Effect::Barrier { .. } => self.arrive_at_barrier(issue)?,
            Effect::Wait(limits) => {
                let resident = self.occupancy.warps.get_mut(issue.wavefront);
                resident.stage = Stage::Wait { limits };
            }
            Effect::TxBegin => {
                let from = self.tx_presented(start);
                transactions::begin(self.occupancy.warps.get_mut(issue.wavefront), from, until);
            }
            Effect::TxCommit => {
                let from = self.tx_presented(start);
                let resident = self.occupancy.warps.get_mut(issue.wavefront);
                if !transactions::commit(resident, from, until) {
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

    fn go_on(&mut self, issue: Issue, until: u64) {
        self.occupancy.warps.get_mut(issue.wavefront).stage = Stage::Executing { until };
    }

    fn arrive_at_barrier(&mut self, issue: Issue) -> Result<()> {
        let resident = self.occupancy.warps.get_mut(issue.wavefront);
        resident.stage = Stage::Barrier { id: 0 };
        let group = resident.group;
        match self.occupancy.groups.arrive(group, 0, None, true) {
            Barrier::Waits => {}
            Barrier::Opens(_) => self
                .occupancy
                .warps
                .iter_mut()
                .filter(|resident| resident.group == group)
                .for_each(|resident| resident.stage = Stage::Executing { until: issue.start }),
            Barrier::Missed => return Err(self.barrier_missed(group)),
        }
        Ok(())
    }

    fn end_wavefront(&mut self, issue: Issue) -> Result<()> {
        let group = self.occupancy.end(issue.wavefront);
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

    /// Cycle in which the scalar unit hands TX_Begin or TX_Commit to the LDS.
    fn tx_presented(&self, start: u64) -> u64 {
        let scalar = &self.config.scalar;
        start + scalar.decode + scalar.read + scalar.alu
    }

    fn access_lds(&mut self, issue: Issue, request: &LocalRequest<LANES>) -> Result<()> {
        self.check_lds_addresses(issue, request)?;
        let from = issue.start + self.config.lds.decode + self.config.lds.read;
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
        self.go_on(issue, from);
        let resident = self.occupancy.warps.get_mut(issue.wavefront);
        resident.outstanding.add(request.token);
        if job.is_empty() {
            resident.complete(request.token);
        } else {
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
        let unit = &self.config.scalar;
        let from = issue.start + unit.decode + unit.read;
        self.memory
            .ask_words(from, issue.wavefront, load, memory)
            .map_err(|error| self.out_of_range(issue, &format!("a scalar load reads {error}")))?;
        self.wait_for(issue, from, load.token);
        Ok(())
    }

    fn access_memory(
        &mut self,
        issue: Issue,
        access: &MemoryRequest<LANES>,
        memory: &mut MemorySystem,
    ) -> Result<()> {
        let unit = &self.config.vector_memory;
        let from = issue.start + unit.decode + unit.read;
        self.memory
            .ask_lanes(from, issue.wavefront, access, memory)
            .map_err(|error| self.out_of_range(issue, &error))?;
        self.wait_for(issue, from, access.token);
        Ok(())
    }

    fn read_clock(&mut self, issue: Issue, token: Token) {
        let unit = &self.config.scalar;
        let from = issue.start + unit.decode + unit.read;
        let data = Data::Words(vec![issue.now as u32, (issue.now >> 32) as u32]);
        self.memory
            .write(from + unit.write, issue.wavefront, token, data);
        self.wait_for(issue, from, token);
    }

    /// A memory instruction has left its unit in cycle `from` and is outstanding.
    fn wait_for(&mut self, issue: Issue, from: u64, token: Token) {
        self.go_on(issue, from);
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
