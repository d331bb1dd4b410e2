//! One instruction.

use super::loads::{Destination, GLOBAL, OTHER};
use super::memory::Access;
use super::warp::PtxWarp;
use super::LANES;
use crate::arithmetic::carry::carried;
use crate::code::inst::{Clock, Inst, Op, Operand, Register};
use crate::code::program::{KernelCode, Placed};
use crate::code::types::Type;
use turnstile_kernel::{lanes_of, Control, CounterSet, Effect, Fault, KernelError, Limit};

impl PtxWarp {
    /// Executes the next instruction for the lanes that run, and moves on.
    pub(super) fn step(&mut self, code: &KernelCode) -> Result<Effect<LANES>, KernelError> {
        let pc = self.stack.pc();
        let placed = code.inst(pc).ok_or_else(|| {
            Fault::new(
                "the program runs past its last instruction",
                "end the kernel with ret",
            )
            .at(&code.file, 0)
        })?;
        if self.frames.local_end() == 0 {
            self.frames.enter(&code.functions, 0, 0, self.stack.live());
        }
        self.control = Control::Next(pc);
        if self.must_wait(placed) {
            return Ok(Effect::Wait(vec![Limit {
                counters: CounterSet::of(&[GLOBAL, OTHER]),
                most: self.loads.count() - 1,
            }]));
        }
        let done = self.perform(code, placed, pc);
        done.map_err(|fault| fault.at(&code.file, placed.line))
    }

    /// Whether the instruction uses a register that something is still on its way to.
    fn must_wait(&self, placed: &Placed) -> bool {
        if self.loads.none() {
            return false;
        }
        if matches!(
            placed.inst.op,
            Op::Return | Op::Exit | Op::TxBegin | Op::TxCommit
        ) {
            // What a function has asked for must not come when its registers are another's; nor what is asked for in front
            // of a transaction, or in a pass of it, when they are those of a checkpoint.
            return true;
        }
        let mut registers = placed.reads.iter().chain(&placed.writes);
        registers.any(|register| self.loads.awaits(self.frames.place(*register)))
    }

    /// Lanes that run and for which the guard holds.
    fn lanes(&self, inst: &Inst) -> u64 {
        let active = self.stack.active();
        let Some(guard) = inst.guard else {
            return active;
        };
        let predicate = self.frames.register(guard.predicate);
        let holds = lanes_of(active).filter(|&lane| (predicate[lane] & 1 == 1) != guard.negated);
        holds.fold(0, |mask, lane| mask | 1 << lane)
    }

    fn perform(
        &mut self,
        code: &KernelCode,
        placed: &Placed,
        pc: u32,
    ) -> Result<Effect<LANES>, Fault> {
        let lanes = self.lanes(&placed.inst);
        self.commits_apart = false;
        self.control = match placed.inst.op {
            Op::Branch { .. }
            | Op::BranchTable { .. }
            | Op::Call(_)
            | Op::CallThrough(_)
            | Op::Return
            | Op::Exit => Control::Other,
            _ => Control::Next(pc + 1),
        };
        self.stays_in_transaction(code, &placed.inst.op, lanes)?;
        let accesses = matches!(placed.inst.op, Op::Load { .. } | Op::Store { .. });
        let pauses = accesses && self.stack.transaction_depth().is_some();
        self.before = pauses.then(|| self.stack.clone());
        let effect = match &placed.inst.op {
            Op::Branch { target } => return Ok(self.branch(placed, pc, lanes, *target)),
            Op::BranchTable { index, targets } => {
                return self.branch_by_table(placed, pc, lanes, *index, targets)
            }
            Op::Call(call) => return self.call(code, call, pc, lanes),
            Op::CallThrough(through) => return self.call_through(code, through, pc, lanes),
            Op::Return => return Ok(self.leave(code, lanes)),
            Op::Exit => return Ok(self.exit(lanes)),
            Op::Trap if lanes != 0 => {
                return Err(Fault::new(
                    "the kernel traps",
                    "see which condition leads here",
                ));
            }
            Op::AssertFail(failed) if lanes != 0 => {
                return Err(self.assertion_failed(code, failed, lanes));
            }
            Op::Refused(parts) if lanes != 0 => {
                let [what, remedy] = &**parts;
                return Err(Fault::new(what, remedy));
            }
            Op::AwaitCopies { most } => return Ok(self.await_copies(*most, pc, lanes)),
            Op::TxBegin => return self.begin_transaction(pc),
            Op::TxCommit => return Ok(self.commit_transaction(pc)),
            op @ Op::Barrier { .. } => self.barrier(lanes, op)?,
            Op::Fence if lanes != 0 => Effect::Wait(vec![Limit {
                counters: CounterSet::of(&[GLOBAL]),
                most: 0,
            }]),
            op => self.local_work(code, op, lanes)?,
        };
        match self.remaining {
            None => self.stack.go_to(pc + 1),
            // It is executed again for the lanes that are left.
            Some(_) => self.control = Control::Next(pc),
        }
        Ok(effect)
    }

    /// What does not decide what comes next.
    fn local_work(
        &mut self,
        code: &KernelCode,
        op: &Op,
        lanes: u64,
    ) -> Result<Effect<LANES>, Fault> {
        match op {
            Op::Load {
                space,
                of,
                destinations,
                address,
                fresh,
            } => {
                let access = Access::Load(destinations, *fresh);
                return self.access(code, *space, *of, *address, &access, lanes);
            }
            Op::Store {
                space,
                of,
                sources,
                address,
            } => {
                let access = Access::Store(sources);
                return self.access(code, *space, *of, *address, &access, lanes);
            }
            Op::Atomic {
                space,
                op,
                of,
                destination,
                address,
                sources,
            } => {
                let access = Access::Atomic {
                    op: *op,
                    destination: *destination,
                    sources: *sources,
                };
                return self.access(code, *space, *of, *address, &access, lanes);
            }
            Op::CopyToShared(copy) => return self.copy_to_shared(copy, lanes),
            Op::CommitCopies => self.copies.commit(lanes),
            Op::LoadParameter {
                of_kernel,
                of,
                destinations,
                address,
            } => self.load_parameter(
                *of_kernel,
                *of,
                destinations,
                self.values(address.base)[0],
                address.offset,
                lanes,
            )?,
            Op::StoreParameter { of, sources, at } => {
                for (number, source) in sources.iter().enumerate() {
                    let values = self.values(*source);
                    let at = at + number as u32 * u32::from(of.bytes());
                    lanes_of(lanes)
                        .for_each(|lane| self.frames.set_parameter(at, *of, lane, values[lane]));
                }
            }
            Op::Clock {
                clock,
                destination,
                of,
                high,
            } => {
                let place = destination.map(|register| self.frames.place(register));
                let places = match high {
                    true => vec![None, place],
                    false => vec![place],
                };
                let destination = Destination {
                    places,
                    of: *of,
                    high: 0,
                };
                let token = self.loads.token(OTHER, destination);
                return Ok(match clock {
                    Clock::Cycles => Effect::ReadClock(token),
                    Clock::Nanoseconds => Effect::ReadTime(token),
                });
            }
            op => self.compute(op, lanes)?,
        }
        Ok(Effect::Next)
    }

    /// What only concerns registers.
    fn compute(&mut self, op: &Op, lanes: u64) -> Result<(), Fault> {
        match op {
            Op::Compute {
                function,
                destination,
                sources,
            } => {
                let [a, b, c] = sources.map(|source| self.values(source));
                let values = std::array::from_fn(|lane| match lanes >> lane & 1 {
                    1 => function([a[lane], b[lane], c[lane]]),
                    _ => 0,
                });
                self.write(*destination, lanes, &values);
            }
            Op::Carried {
                kind,
                of,
                destination,
                sources,
                takes,
                leaves,
            } => {
                let [a, b, c] = sources.map(|source| self.values(source));
                let carry = takes.map(|flag| self.values(Operand::Register(flag)));
                let results: [_; LANES] = std::array::from_fn(|lane| {
                    let carry = carry.is_some_and(|carry| carry[lane] != 0);
                    carried(*kind, *of, [a[lane], b[lane], c[lane]], carry)
                });
                self.write(*destination, lanes, &results.map(|result| result.0));
                self.write(*leaves, lanes, &results.map(|result| u64::from(result.1)));
            }
            Op::ComputeOfFour {
                function,
                destination,
                sources,
            } => {
                let [a, b, c, d] = sources.map(|source| self.values(source));
                let of = |lane: usize| function([a[lane], b[lane], c[lane], d[lane]]);
                self.write(*destination, lanes, &std::array::from_fn(of));
            }
            Op::Convert {
                conversion,
                destination,
                source,
            } => {
                let values = self.values(*source);
                let values = values.map(|value| conversion.apply(value));
                self.write(*destination, lanes, &values);
            }
            Op::Pack {
                destination,
                parts,
                part_bits,
            } => {
                let mask = u64::MAX >> (64 - u32::from(*part_bits));
                let mut values = [0; LANES];
                for (number, part) in parts.iter().enumerate() {
                    let part = self.values(*part);
                    let shift = number as u32 * u32::from(*part_bits);
                    (0..LANES).for_each(|lane| values[lane] |= (part[lane] & mask) << shift);
                }
                self.write(*destination, lanes, &values);
            }
            Op::Unpack {
                destinations,
                source,
                part_bits,
            } => {
                let mask = u64::MAX >> (64 - u32::from(*part_bits));
                let source = self.values(*source);
                for (number, destination) in destinations.iter().enumerate() {
                    let shift = number as u32 * u32::from(*part_bits);
                    self.write(
                        *destination,
                        lanes,
                        &source.map(|value| value >> shift & mask),
                    );
                }
            }
            Op::Compare {
                function,
                destinations,
                sources,
                combined,
            } => {
                let [a, b] = sources.map(|source| self.values(source));
                let holds: [u64; LANES] =
                    std::array::from_fn(|lane| function([a[lane], b[lane], 0]));
                let with = combined.map(|(combine, with, negated)| {
                    (combine, self.values(with), u64::from(negated))
                });
                for (destination, opposite) in destinations.iter().zip([0, 1]) {
                    let values = std::array::from_fn(|lane| {
                        let own = holds[lane] ^ opposite;
                        with.map_or(own, |(combine, with, negated)| {
                            combine([own, with[lane] & 1 ^ negated, 0])
                        })
                    });
                    self.write(*destination, lanes, &values);
                }
            }
            Op::Set {
                test,
                holds,
                destination,
                sources,
            } => {
                let [a, b] = sources.map(|source| self.values(source));
                let values = std::array::from_fn(|lane| holds * test([a[lane], b[lane], 0]));
                self.write(*destination, lanes, &values);
            }
            Op::Nothing
            | Op::WarpBarrier { .. }
            | Op::Fence
            | Op::Trap
            | Op::AssertFail(_)
            | Op::Refused(_) => {}
            op => self.together(op, lanes)?,
        }
        Ok(())
    }

    /// What lanes do together.
    fn together(&mut self, op: &Op, lanes: u64) -> Result<(), Fault> {
        match op {
            Op::Shuffle {
                how,
                destination,
                valid,
                source,
                lane,
                clamp,
                members,
            } => {
                self.members(*members, lanes)?;
                let (values, inside) = self.shuffle(*how, [*source, *lane, *clamp]);
                self.write(*destination, lanes, &values);
                self.write(*valid, lanes, &inside);
            }
            Op::Vote {
                how,
                destination,
                source,
                negated,
                members,
            } => {
                let members = self.members(*members, lanes)?;
                let values = self.vote(*how, *source, *negated, &members);
                self.write(*destination, lanes, &values);
            }
            Op::Match {
                all,
                destination,
                all_same,
                of,
                source,
                members,
            } => {
                let members = self.members(Some(*members), lanes)?;
                let (masks, same) = self.matching(*all, *of, *source, &members);
                self.write(*destination, lanes, &masks);
                self.write(*all_same, lanes, &same);
            }
            Op::Reduce {
                function,
                destination,
                source,
                members,
            } => {
                let members = self.members(Some(*members), lanes)?;
                let values = self.reduced(*function, *source, &members);
                self.write(*destination, lanes, &values);
            }
            Op::ActiveMask { destination } => {
                let active = self.stack.active();
                self.write(*destination, lanes, &[active; LANES]);
            }
            _ => {}
        }
        Ok(())
    }

    fn load_parameter(
        &mut self,
        of_kernel: bool,
        of: Type,
        destinations: &[Option<Register>],
        base: u64,
        offset: i64,
        lanes: u64,
    ) -> Result<(), Fault> {
        let bytes = u32::from(of.bytes());
        let at = base.wrapping_add_signed(offset) as u32;
        for (number, destination) in destinations.iter().enumerate() {
            let at = at + number as u32 * bytes;
            let values = match of_kernel {
                true => {
                    let all = &self.place.parameters;
                    let found = all.get(at as usize..at.saturating_add(bytes) as usize);
                    let found = found.ok_or_else(|| {
                        Fault::new(
                            format!(
                                "reads {bytes} bytes at {at} of the parameters, which have {}",
                                all.len()
                            ),
                            "check the index",
                        )
                    })?;
                    [of.extend(super::memory::word(found)); LANES]
                }
                false => std::array::from_fn(|lane| self.frames.parameter(at, of, lane)),
            };
            self.write(*destination, lanes, &values);
        }
        Ok(())
    }

    fn branch(&mut self, placed: &Placed, pc: u32, taken: u64, target: u32) -> Effect<LANES> {
        let others = self.stack.active() & !taken;
        let ways = [(target, taken), (pc + 1, others)];
        self.control = match (taken, others) {
            (0, _) => Control::Next(pc + 1),
            (_, 0) => Control::Next(target),
            _ => Control::Apart {
                first: ways[1],
                then: ways[0],
                meet: self.stack.meeting(placed.reconvergence),
            },
        };
        match self.control {
            Control::Apart { meet, .. } => self.stack.diverge(&ways, meet),
            Control::Next(to) => self.stack.go_to(to),
            Control::Other => {}
        }
        Effect::Branch {
            taken: taken != 0,
            backward: target <= pc,
            way_out: None,
        }
    }

    fn branch_by_table(
        &mut self,
        placed: &Placed,
        pc: u32,
        lanes: u64,
        index: Operand,
        targets: &[u32],
    ) -> Result<Effect<LANES>, Fault> {
        let index = self.values(index);
        let mut ways: Vec<(u32, u64)> = vec![];
        let others = self.stack.active() & !lanes;
        let mut go = |target: u32, lanes: u64| match ways.iter_mut().find(|(pc, _)| *pc == target) {
            Some((_, mask)) => *mask |= lanes,
            None => ways.push((target, lanes)),
        };
        for lane in lanes_of(lanes) {
            let number = (index[lane] & 0xffff_ffff) as usize;
            let target = targets.get(number).ok_or_else(|| {
                let what = format!("lane {lane} branches to way {number} of {}", targets.len());
                Fault::new(what, "check the index of brx.idx")
            })?;
            go(*target, 1 << lane);
        }
        if others != 0 {
            go(pc + 1, others);
        }
        match ways[..] {
            [(target, _)] => self.stack.go_to(target),
            _ => {
                let meet = self.stack.meeting(placed.reconvergence);
                self.stack.diverge(&ways, meet);
            }
        }
        Ok(Effect::Branch {
            taken: lanes != 0,
            backward: false,
            way_out: None,
        })
    }

    /// A barrier of threads of the block.
    fn barrier(&mut self, lanes: u64, op: &Op) -> Result<Effect<LANES>, Fault> {
        let &Op::Barrier {
            id,
            threads,
            poll,
            waits,
        } = op
        else {
            unreachable!("only barriers come here");
        };
        if lanes == 0 {
            return Ok(Effect::Next);
        }
        let waiting = self.stack.live() & !lanes;
        if waiting != 0 {
            return Err(Fault::new(
                format!("lanes {lanes:#010x} are at a barrier that lanes {waiting:#010x} of the warp do not reach with them"),
                "let every thread of a block execute the same barriers",
            ));
        }
        let first = lanes_of(lanes).next().unwrap_or(0);
        let value = |operand| self.values(operand)[first] as u32;
        Ok(Effect::Barrier {
            id: value(id),
            threads: threads.map(value),
            votes: poll.map(|poll| self.vote_at_barrier(poll, lanes)),
            waits,
        })
    }
}
