//! Execution of one instruction.

use super::loads::{Destination, LOCAL, SCALAR, VECTOR};
use super::wavefront::{Wavefront, LANES};
use crate::code::inst::{sreg, Condition, Control, Inst, Src};
use crate::code::program::Program;
use turnstile_kernel as kernel;
use turnstile_kernel::{lanes_of, CounterSet, Fault, KernelError, Limit, ScalarLoad, Token};

type Effect = kernel::Effect<LANES>;

impl Wavefront {
    /// Executes the instruction at `pc` and moves `pc` on. Lanes set in `conflict_mask` (TCM; 0 outside transactions)
    /// do not run.
    pub(crate) fn run(
        &mut self,
        program: &Program,
        conflict_mask: u64,
    ) -> Result<Effect, KernelError> {
        let pc = self.pc;
        let Some(inst) = program.inst(pc) else {
            let fault = Fault::new(
                format!("the program counter {pc} is past the end"),
                "reset the wavefront",
            );
            return Err(fault.at(program.file(), 0));
        };
        let lanes = self.exec & !conflict_mask;
        self.pc += 1;
        let mut effect = self
            .step(program, inst, lanes, pc)
            .map_err(|fault| fault.at(program.file(), program.line(pc)))?;
        if let Effect::Branch { way_out, .. } = &mut effect {
            *way_out = program.way_out(pc);
        }
        Ok(effect)
    }

    fn step(
        &mut self,
        program: &Program,
        inst: &Inst,
        lanes: u64,
        pc: u32,
    ) -> Result<Effect, Fault> {
        match *inst {
            Inst::Scalar { op, dst, src } => self.scalar_operation(op, dst, src),
            Inst::ScalarCompare { relation, src } => self.scalar_compare(relation, src),
            Inst::ScalarMoveRelative {
                dst,
                src,
                words,
                to,
            } => self.scalar_move_relative(dst, src, words, to)?,
            Inst::Branch { condition, target } => {
                return Ok(self.branch(condition, target, lanes, pc))
            }
            Inst::Call { dst, target } => return self.call(program, dst, target, pc),
            Inst::Jump { target } => return self.jump(program, target, pc),
            Inst::Control(control) => return Ok(control_effect(control)),
            Inst::Vector(ref vector) => self.vector_operation(vector, lanes),
            Inst::VectorCompare(ref compare) => self.vector_compare(compare, lanes),
            Inst::ReadLane { dst, src, lane } => self.read_lane(dst, src, lane, lanes),
            Inst::WriteLane { dst, src, lane } => self.write_lane(dst, src, lane),
            Inst::VectorMoveRelative { dst, src, from, to } => {
                self.vector_move_relative(dst, src, from, to, lanes)?
            }
            Inst::ScalarLoad {
                dst,
                words,
                base,
                offset,
                buffer,
            } => {
                let address = self.scalar_address(base, offset, words, buffer)?;
                return Ok(Effect::ScalarLoad(ScalarLoad {
                    token: self.scalar_token(dst),
                    address,
                    words,
                }));
            }
            Inst::ReadClock { dst } => return Ok(Effect::ReadClock(self.scalar_token(dst))),
            Inst::Lds(ref lds) => {
                return self
                    .lds_request(lds, lanes)
                    .map(|r| Effect::Local(Box::new(r)))
            }
            Inst::Swizzle { dst, src, pattern } => self.swizzle(dst, src, pattern, lanes),
            Inst::Buffer(ref buffer) => {
                return self
                    .buffer_request(buffer, lanes)
                    .map(|r| Effect::Memory(Box::new(r)));
            }
        }
        Ok(Effect::Next)
    }

    fn scalar_token(&mut self, first: u8) -> Token {
        let destination = Destination::Scalar { first };
        self.loads.token(SCALAR, Some(destination))
    }

    fn branch(&mut self, condition: Condition, target: u32, lanes: u64, pc: u32) -> Effect {
        let vcc = self.condition(lanes);
        let taken = match condition {
            Condition::Always => true,
            Condition::Scc0 => !self.scalar.scc,
            Condition::Scc1 => self.scalar.scc,
            Condition::Vccz => vcc == 0,
            Condition::Vccnz => vcc != 0,
            Condition::Execz => lanes == 0,
            Condition::Execnz => lanes != 0,
        };
        if taken {
            self.pc = target;
        }
        Effect::Branch {
            taken,
            backward: target <= pc,
            way_out: None,
        }
    }

    /// What branches see of VCC: bits of lanes that lost do not count while another one runs. clang asks whether all lanes
    /// agree by `s_andn2_b64 vcc, exec, mask`, and the mask is 0 for them. While none runs, flags keep their say.
    fn condition(&self, lanes: u64) -> u64 {
        match lanes {
            0 => self.scalar.vcc,
            _ => self.scalar.vcc & !(self.exec & !lanes),
        }
    }

    /// `v_readlane` reads any lane, running or not; `v_readfirstlane` the first running one, lane 0 if none runs.
    fn read_lane(&mut self, dst: u8, src: Src, lane: Option<Src>, lanes: u64) {
        let values = self.lanes(src);
        let Some(lane) = lane else {
            let first = if lanes == 0 {
                0
            } else {
                lanes.trailing_zeros()
            };
            let value = values[first as usize];
            self.set_scalar_word(dst, value);
            let differ = lanes_of(lanes).any(|lane| values[lane] != value);
            if differ && dst < sreg::SGPRS {
                self.first_lane_only |= 1 << dst;
            }
            return;
        };
        let value = values[self.read32(lane) as usize % LANES];
        self.set_scalar_word(dst, value);
    }

    /// Writes one lane, running or not.
    fn write_lane(&mut self, dst: u8, src: Src, lane: Src) {
        let lane = self.read32(lane) as usize % LANES;
        self.vgpr[usize::from(dst)][lane] = self.read32(src);
    }
}

fn control_effect(control: Control) -> Effect {
    match control {
        Control::EndProgram => Effect::End,
        Control::Barrier => Effect::Barrier {
            id: 0,
            threads: None,
            votes: None,
            waits: true,
        },
        Control::Wait { vmcnt, lgkmcnt } => {
            let vector = vmcnt.map(|most| (CounterSet::of(&[VECTOR]), most));
            let local_and_scalar = lgkmcnt.map(|most| (CounterSet::of(&[LOCAL, SCALAR]), most));
            let limits = [vector, local_and_scalar].into_iter().flatten();
            let limit = |(counters, most): (_, u8)| Limit {
                counters,
                most: most.into(),
            };
            Effect::Wait(limits.map(limit).collect())
        }
        Control::Idle { clocks } => Effect::Idle { clocks },
        Control::TxBegin => Effect::TxBegin,
        Control::TxCommit => Effect::TxCommit,
        Control::Hint(_) => Effect::Next,
    }
}
