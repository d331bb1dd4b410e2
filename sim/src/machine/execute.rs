//! Issue: one instruction a unit and turn is executed functionally and sent through its unit.

use super::compute_unit::{Completion, ComputeUnit};
use super::lds_queue::LdsJob;
use super::wavefront::{Resident, Stage};
use crate::check::access_bytes;
use crate::isa::{
    Effect, KernelError, LdsRequest, ScalarDestination, ScalarLoad, Unit, VectorMemory, LANES,
};
use crate::{Error, Result};

/// A unit as issue sees it.
fn issue_port(unit: Unit) -> Unit {
    match unit {
        Unit::ScalarMemory | Unit::Transaction => Unit::Scalar,
        other => other,
    }
}

impl ComputeUnit<'_> {
    /// The pool whose turn it is issues, oldest first.
    pub fn issue(&mut self) -> Result<()> {
        let pool = self.pool();
        let fetched = |resident: &Resident| match resident.stage {
            Stage::Fetched { from } if resident.pool == pool && from <= self.now => Some(from),
            _ => None,
        };
        let waiting = self.wavefronts.iter().enumerate();
        let mut candidates: Vec<(u64, usize)> = waiting
            .filter_map(|(index, resident)| Some((fetched(resident.as_ref()?)?, index)))
            .collect();
        candidates.sort_unstable();
        let mut issued: Vec<Unit> = vec![];
        for (_, wavefront) in candidates {
            if issued.len() == self.config.front_end.issue_width {
                break;
            }
            let unit = self.next_unit(wavefront)?;
            if self.unit_free(unit, &issued) {
                issued.push(unit);
                self.execute(wavefront, unit)?;
            }
        }
        Ok(())
    }

    fn next_unit(&self, wavefront: usize) -> Result<Unit> {
        let resident = self.resident(wavefront);
        let pc = resident.registers.pc;
        let unit = self.launch.job.program.unit(pc).ok_or_else(|| {
            Error::run(
                self.line(resident.instruction),
                "the program runs past its last instruction",
                "end the kernel with s_endpgm",
            )
        })?;
        Ok(issue_port(unit))
    }

    fn unit_free(&self, unit: Unit, issued: &[Unit]) -> bool {
        let same = issued.iter().filter(|&&other| other == unit).count();
        match unit {
            Unit::Message => true,
            Unit::Lds if self.lds.len() >= self.config.lds.in_flight => false,
            Unit::VectorMemory if self.vector_in_flight >= self.config.vector_memory.in_flight => {
                false
            }
            _ => same < self.config.front_end.issue_per_unit,
        }
    }

    fn execute(&mut self, wavefront: usize, unit: Unit) -> Result<()> {
        let start = self.now + self.config.front_end.issue_latency;
        let resident = self.resident(wavefront);
        let slot = resident.slot;
        let in_transaction = resident.transaction.is_some();
        if in_transaction && self.port.killed(slot) {
            self.resident_mut(wavefront).stage = Stage::TxWait {
                commit: true,
                from: start,
            };
            return Ok(());
        }
        let conflict_mask = if in_transaction {
            self.port.conflict_mask(slot)
        } else {
            0
        };
        let program = &self.launch.job.program;
        let resident = self.resident_mut(wavefront);
        resident.instruction = resident.registers.pc;
        let effect = resident
            .registers
            .execute(program, conflict_mask)
            .map_err(|error| while_running(&error))?;
        self.counters.instructions += 1;
        self.counters.tx_instructions += u64::from(in_transaction);
        let latency = match unit {
            Unit::Vector => self.config.simd.latency(),
            Unit::Scalar => self.config.scalar.latency(),
            Unit::Branch => self.config.branch.latency(),
            _ => 0,
        };
        let until = start + latency;
        match effect {
            Effect::Next => self.go_on(wavefront, until),
            Effect::Idle { clocks } => self.go_on(wavefront, start + u64::from(clocks)),
            Effect::Branch {
                fall_through,
                taken: true,
                backward: true,
                conditional,
                ..
            } if in_transaction => {
                self.loop_in_transaction(
                    wavefront,
                    conflict_mask,
                    conditional,
                    fall_through,
                    until,
                );
            }
            Effect::Branch { .. } => self.go_on(wavefront, until),
            Effect::EndProgram if in_transaction => {
                return Err(self.fault(
                    wavefront,
                    "the kernel ends inside a transaction",
                    "pair every TX_BEGIN() with a TX_COMMIT() in the same block",
                ));
            }
            Effect::EndProgram => self.end_wavefront(wavefront)?,
            Effect::Barrier if in_transaction => {
                return Err(self.fault(
                    wavefront,
                    "a barrier inside a transaction: lanes that lost a conflict never reach it",
                    "commit the transaction before the barrier",
                ));
            }
            Effect::Barrier => self.arrive_at_barrier(wavefront)?,
            Effect::WaitCount { vmcnt, lgkmcnt, .. } => {
                self.resident_mut(wavefront).stage = Stage::WaitCount { vmcnt, lgkmcnt };
            }
            Effect::TxBegin => self.tx_begin(wavefront, start, until),
            Effect::TxCommit => self.tx_commit(wavefront, start, until)?,
            Effect::Lds(request) => self.access_lds(wavefront, start, &request)?,
            Effect::ScalarLoad(load) => self.load_scalar(wavefront, start, &load)?,
            Effect::ReadClock(destination) => self.read_clock(wavefront, start, destination),
            Effect::VectorMemory(access) => self.access_memory(wavefront, start, &access)?,
        }
        Ok(())
    }

    fn go_on(&mut self, wavefront: usize, until: u64) {
        self.resident_mut(wavefront).stage = Stage::Executing { until };
    }

    /// A taken backward branch in a transaction. A pass in which no lane is left is retried at once. A loop in which no
    /// lane runs is left: lanes that lost would never fulfil its condition.
    fn loop_in_transaction(
        &mut self,
        wavefront: usize,
        conflict_mask: u64,
        conditional: bool,
        fall_through: u32,
        until: u64,
    ) {
        let dead = self.port.pass_dead(self.resident(wavefront).slot);
        let resident = self.resident_mut(wavefront);
        if dead {
            resident.stage = Stage::TxWait {
                commit: true,
                from: until,
            };
            return;
        }
        if conditional && resident.registers.exec & !conflict_mask == 0 {
            resident.registers.pc = fall_through;
        }
        resident.stage = Stage::Executing { until };
    }

    /// Cycle in which the scalar unit hands TX_Begin or TX_Commit to the LDS.
    fn tx_presented(&self, start: u64) -> u64 {
        let scalar = &self.config.scalar;
        start + scalar.decode + scalar.read + scalar.alu
    }

    fn tx_begin(&mut self, wavefront: usize, start: u64, until: u64) {
        let from = self.tx_presented(start);
        let resident = self.resident_mut(wavefront);
        let open = resident
            .transaction
            .as_mut()
            .filter(|transaction| !transaction.between_passes());
        resident.stage = match open {
            _ if resident.registers.exec == 0 => Stage::Executing { until },
            Some(transaction) => {
                transaction.nest();
                Stage::Executing { until }
            }
            None => Stage::TxWait {
                commit: false,
                from,
            },
        };
    }

    fn tx_commit(&mut self, wavefront: usize, start: u64, until: u64) -> Result<()> {
        let from = self.tx_presented(start);
        let resident = self.resident_mut(wavefront);
        if resident.registers.exec == 0 {
            resident.stage = Stage::Executing { until };
            return Ok(());
        }
        let Some(transaction) = &mut resident.transaction else {
            return Err(self.fault(
                wavefront,
                "TX_Commit outside a transaction",
                "pair every TX_COMMIT() with a TX_BEGIN() in the same block",
            ));
        };
        resident.stage = if transaction.unnest() {
            Stage::TxWait { commit: true, from }
        } else {
            Stage::Executing { until }
        };
        Ok(())
    }

    fn access_lds(&mut self, wavefront: usize, start: u64, request: &LdsRequest) -> Result<()> {
        self.check_lds_addresses(wavefront, request)?;
        let resident = self.resident(wavefront);
        let from = start + self.config.lds.decode + self.config.lds.read;
        let job = LdsJob::new(
            wavefront,
            resident.instruction,
            from,
            request,
            self.lds_base(resident.group),
            resident.slot,
            resident.transaction.is_some(),
        );
        self.go_on(wavefront, from);
        if !job.is_empty() {
            self.resident_mut(wavefront).outstanding.lds += 1;
            self.lds.push(job);
        }
        Ok(())
    }

    fn check_lds_addresses(&self, wavefront: usize, request: &LdsRequest) -> Result<()> {
        let size = self.launch.job.lds_bytes;
        for access in &request.accesses {
            let length = access_bytes(access.op);
            for lane in (0..LANES).filter(|lane| request.lanes >> lane & 1 != 0) {
                let address = access.address[lane];
                if address.checked_add(length).is_none_or(|end| end > size) {
                    return Err(self.fault(
                        wavefront,
                        &format!(
                            "work-item {lane} of the wavefront: {length} bytes at {address:#x} of local memory, but the work-group has {size} bytes"
                        ),
                        "check the index, or the size of the local argument or variable",
                    ));
                }
                if address % length != 0 {
                    return Err(self.fault(
                        wavefront,
                        &format!("work-item {lane} of the wavefront: {length} bytes at {address:#x} of local memory, which is no multiple of {length}"),
                        "align the data to its size",
                    ));
                }
            }
        }
        Ok(())
    }

    fn load_scalar(&mut self, wavefront: usize, start: u64, load: &ScalarLoad) -> Result<()> {
        let words = load.destination.words;
        let data = self
            .memory
            .load_words(load.address, usize::from(words))
            .map_err(|error| {
                self.out_of_range(wavefront, &format!("a scalar load reads {error}"))
            })?;
        let scalar = &self.config.scalar;
        let from = start + scalar.decode + scalar.read;
        let done = self.timing.scalar_load(from, load.address, words.into()) + scalar.write;
        self.finish_scalar(wavefront, from, done, load.destination, data);
        Ok(())
    }

    fn read_clock(&mut self, wavefront: usize, start: u64, destination: ScalarDestination) {
        let scalar = &self.config.scalar;
        let from = start + scalar.decode + scalar.read;
        let data = vec![self.now as u32, (self.now >> 32) as u32];
        self.finish_scalar(wavefront, from, from + scalar.write, destination, data);
    }

    fn finish_scalar(
        &mut self,
        wavefront: usize,
        from: u64,
        done: u64,
        destination: ScalarDestination,
        data: Vec<u32>,
    ) {
        self.resident_mut(wavefront).outstanding.scalar += 1;
        self.go_on(wavefront, from);
        let completion = Completion::Scalar {
            wavefront,
            destination,
            data,
        };
        self.complete_at(done, completion);
    }

    fn access_memory(&mut self, wavefront: usize, start: u64, access: &VectorMemory) -> Result<()> {
        let data = self
            .memory
            .perform(access)
            .map_err(|error| self.out_of_range(wavefront, &error))?;
        let unit = &self.config.vector_memory;
        let from = start + unit.decode + unit.read;
        let done = self.timing.vector_access(from, access) + unit.write;
        let resident = self.resident_mut(wavefront);
        resident.vector_done = resident.vector_done.max(done);
        resident.outstanding.vector += 1;
        let at = resident.vector_done;
        self.vector_in_flight += 1;
        self.go_on(wavefront, from);
        let completion = Completion::Vector {
            wavefront,
            destination: access.destination,
            lanes: access.lanes,
            data,
        };
        self.complete_at(at, completion);
        Ok(())
    }

    fn out_of_range(&self, wavefront: usize, what: &str) -> Error {
        self.fault(
            wavefront,
            what,
            "check the index, the sizes, and the length of the array",
        )
    }

    /// Something the instruction in execution must not do.
    fn fault(&self, wavefront: usize, what: &str, remedy: &str) -> Error {
        let resident = self.resident(wavefront);
        Error::run(
            self.line(resident.instruction),
            format!(
                "work-group {} wavefront {}, cycle {}: {what}",
                resident.group, resident.index, self.now
            ),
            remedy,
        )
    }
}

/// An instruction that cannot be executed fails the run, not the input.
fn while_running(error: &KernelError) -> Error {
    Error::run(
        format!("{}:{}", error.file, error.line),
        &error.what,
        &error.remedy,
    )
}
