//! Dataflow facts about scalar registers in transactional kernels: which ones are read later, and which ones hold a
//! value that belongs to one pass of a transaction.

use crate::code::inst::{sreg, Condition, Control, Inst, Src, VectorInst};
use crate::code::opcode::{ScalarOp, Ty, VectorOp};
use crate::code::program::Program;
use crate::code::registers::{Access, Register, ScalarSet, VectorSet, SCC};
use turnstile_kernel::ControlFlow;

/// Scalar registers whose value in front of each instruction is read later.
pub(crate) fn liveness(program: &Program, flow: &ControlFlow) -> Vec<ScalarSet> {
    let mut live = vec![ScalarSet::default(); flow.range().len()];
    let mut changed = true;
    while changed {
        changed = false;
        for pc in flow.range().rev() {
            let Some(inst) = program.inst(pc) else {
                continue;
            };
            let index = flow.index(pc);
            let behind = flow.successors(pc).iter();
            let out = behind
                .map(|&next| live[flow.index(next)])
                .fold(ScalarSet::default(), ScalarSet::union);
            let (reads, writes) = scalar_sets(inst);
            let before = out.minus(writes).union(reads);
            changed |= before != live[index];
            live[index] = before;
        }
    }
    live
}

fn scalar_sets(inst: &Inst) -> (ScalarSet, ScalarSet) {
    let (mut reads, mut writes) = (ScalarSet::default(), ScalarSet::default());
    for Access {
        register,
        words,
        write,
    } in inst.accesses()
    {
        if let Register::Scalar(first) = register {
            let set = if write { &mut writes } else { &mut reads };
            set.insert(first, words);
        }
    }
    (reads, writes)
}

/// Why a scalar belongs to one pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// It is computed from a lane mask.
    LaneMask,
    /// It is a time.
    Clock,
    /// A branch decides in each pass anew whether it is written.
    Branch,
}

/// The instruction that made a scalar belong to one pass, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Origin {
    pub pc: u32,
    pub cause: Cause,
}

impl Origin {
    fn lane_mask(pc: u32) -> Self {
        let cause = Cause::LaneMask;
        Self { pc, cause }
    }
}

/// What is known in front of an instruction.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Facts {
    /// What made the value of each scalar register depend on the pass.
    tainted: [Option<Origin>; 128],
    /// Scalars that may hold a lane mask made inside the transaction.
    masks: ScalarSet,
    /// Vector registers that hold the same value in all lanes that run, whatever the pass.
    uniform: VectorSet,
    /// Lane masks that have the same bit in all lanes that run.
    uniform_masks: ScalarSet,
}

impl Facts {
    fn entry() -> Self {
        Self {
            tainted: [None; 128],
            masks: ScalarSet::default(),
            uniform: VectorSet::default(),
            uniform_masks: ScalarSet::default(),
        }
    }

    /// Facts in front of each instruction; `depths` are the transactions open there, `deciding` the branches that decide
    /// in each pass anew whether it is executed.
    pub(crate) fn solve(
        program: &Program,
        flow: &ControlFlow,
        depths: &[Option<u32>],
        deciding: &[Option<u32>],
    ) -> Vec<Facts> {
        let apply = |facts: &mut Facts, pc| {
            let Some(inst) = program.inst(pc) else {
                return;
            };
            let index = flow.index(pc);
            facts.apply(inst, pc, depths[index].unwrap_or(0));
            if let Some(branch) = deciding[index] {
                facts.decide(inst, branch);
            }
        };
        let facts = flow.forward(Facts::entry(), apply, Facts::join);
        facts
            .into_iter()
            .map(|f| f.unwrap_or_else(Facts::entry))
            .collect()
    }

    /// Scalars that belong to one pass, with the instruction that made them so.
    pub(crate) fn pass_dependent(&self) -> impl Iterator<Item = (u8, Origin)> + '_ {
        (0..)
            .zip(&self.tainted)
            .filter_map(|(register, origin)| origin.map(|origin| (register, origin)))
    }

    fn join(&self, other: &Self) -> Self {
        Self {
            tainted: std::array::from_fn(|i| self.tainted[i].or(other.tainted[i])),
            masks: self.masks.union(other.masks),
            uniform: self.uniform.intersection(other.uniform),
            uniform_masks: self.uniform_masks.intersection(other.uniform_masks),
        }
    }

    fn apply(&mut self, inst: &Inst, pc: u32, depth: u32) {
        match inst {
            Inst::Control(Control::TxBegin) if depth == 0 => {
                self.tainted = [None; 128];
                self.masks = ScalarSet::default();
            }
            // EXEC becomes that of the outermost begin: lanes that did not take part in the last pass run again.
            Inst::Control(Control::TxCommit) => self.forget_uniform(),
            Inst::Scalar { op, dst, src } => self.scalar(*op, *dst, *src, pc, depth > 0),
            Inst::Vector(vector) => self.vector(vector, depth > 0),
            Inst::ReadLane { dst, src, .. } => {
                let taint = self
                    .taint_of(inst)
                    .or((depth > 0 && !self.is_uniform(*src, 1)).then_some(Origin::lane_mask(pc)));
                self.define(*dst, 1, taint, false);
            }
            _ => self.other(inst, pc, depth > 0),
        }
        if let Some(narrows) = writes_exec(inst) {
            if !narrows {
                self.forget_uniform();
            }
        }
    }

    /// `branch` decides in each pass anew whether `inst` is executed: what it writes belongs to the pass, but for masks,
    /// in which every lane has its own bit.
    fn decide(&mut self, inst: &Inst, branch: u32) {
        for Access {
            register,
            words,
            write,
        } in inst.accesses()
        {
            match register {
                Register::Scalar(first) if write && first & !1 != sreg::EXEC => {
                    for register in (first..first + words).filter(|r| !self.masks.contains(*r)) {
                        self.tainted[usize::from(register)].get_or_insert(Origin {
                            pc: branch,
                            cause: Cause::Branch,
                        });
                    }
                }
                Register::Vector(first) if write => self.set_uniform(first, words, false),
                _ => {}
            }
        }
    }

    /// Instructions that define scalars by other means, and all that write vector registers with lane-dependent data.
    fn other(&mut self, inst: &Inst, pc: u32, inside: bool) {
        let makes_mask = matches!(inst, Inst::VectorCompare(_)) && inside;
        let reads_mask = inst.accesses().iter().any(|a| {
            matches!(a.register, Register::Scalar(first) if !a.write && self.may_be_mask(first, a.words, inside))
        });
        let uniform_compare = match inst {
            Inst::VectorCompare(compare) => compare
                .src
                .iter()
                .zip(compare.ty.words())
                .all(|(src, words)| self.is_uniform(*src, words)),
            _ => false,
        };
        let reads_clock = matches!(inst, Inst::ReadClock { .. }) && inside;
        let taint = self
            .taint_of(inst)
            .or((reads_mask && !makes_mask).then_some(Origin::lane_mask(pc)))
            .or(reads_clock.then_some(Origin {
                pc,
                cause: Cause::Clock,
            }));
        for Access {
            register,
            words,
            write,
        } in inst.accesses()
        {
            match register {
                Register::Scalar(first) if write => {
                    let taint = if makes_mask { None } else { taint };
                    self.define(first, words, taint, makes_mask);
                    if uniform_compare {
                        self.uniform_masks.insert(first, words);
                    }
                }
                Register::Vector(first) if write => self.set_uniform(first, words, false),
                _ => {}
            }
        }
    }

    fn scalar(&mut self, op: ScalarOp, dst: u8, src: [Src; 2], pc: u32, inside: bool) {
        let shape = op.shape();
        let inst = Inst::Scalar { op, dst, src };
        let mut taint = self.taint_of(&inst);
        let mut reads_mask = op.saves_exec() && inside;
        // A word of a mask keeps its lanes only in a register of the same half.
        let mut keeps_lanes = op.is_lanewise();
        let mut uniform = op.is_lanewise() && !op.saves_exec();
        for (src, ty) in src.iter().zip(shape.src) {
            let words = if *ty == Ty::Dst {
                shape.dst.words()
            } else {
                ty.words()
            };
            match *src {
                Src::Scalar(first) => {
                    let mask = self.may_be_mask(first, words, inside);
                    reads_mask |= mask;
                    keeps_lanes &= !mask || words == 2 || first % 2 == dst % 2;
                    uniform &= (first..first + words)
                        .all(|register| self.uniform_masks.contains(register));
                }
                Src::Const(value) => {
                    let all = if words == 2 {
                        u64::MAX
                    } else {
                        u64::from(u32::MAX)
                    };
                    uniform &= value == 0 || value & all == all;
                }
                Src::Vector(_) => uniform = false,
            }
        }
        if reads_mask && !keeps_lanes {
            taint = taint.or(Some(Origin::lane_mask(pc)));
        }
        if op.saves_exec() {
            self.define(sreg::EXEC, 2, None, false);
        }
        self.define(dst, shape.dst.words(), taint, reads_mask && keeps_lanes);
        if uniform {
            self.uniform_masks.insert(dst, shape.dst.words());
        }
        if shape.writes_scc {
            // SCC says whether any lane is in the mask: that depends on the pass.
            let any_lane = reads_mask.then_some(Origin::lane_mask(pc));
            self.define(SCC, 1, taint.or(any_lane), false);
        }
    }

    fn vector(&mut self, inst: &VectorInst, inside: bool) {
        let shape = inst.op.shape();
        let counts_lanes = matches!(inst.op, VectorOp::MbcntLoU32B32 | VectorOp::MbcntHiU32B32);
        let reads_vcc = matches!(inst.op, VectorOp::DivFmasF32 | VectorOp::DivFmasF64);
        let sources = inst
            .src
            .iter()
            .zip(shape.src)
            .all(|(src, ty)| match (src, ty) {
                (Src::Scalar(first), Ty::Mask) => self.uniform_masks.touches(*first, 2),
                (Src::Scalar(first), _) => {
                    !self.may_be_mask(*first, ty.words(), inside)
                        && self.is_uniform(*src, ty.words())
                }
                _ => self.is_uniform(*src, ty.words()),
            });
        let vcc = !reads_vcc || self.uniform_masks.touches(sreg::VCC, 2);
        let uniform = sources && vcc && !counts_lanes;
        self.set_uniform(inst.dst, shape.dst.words(), uniform);
        if let Some(mask) = inst.mask_out {
            self.define(mask, 2, None, inside);
            if uniform {
                self.uniform_masks.insert(mask, 2);
            }
        }
    }

    /// Origin of the first tainted scalar the instruction reads.
    fn taint_of(&self, inst: &Inst) -> Option<Origin> {
        inst.accesses()
            .iter()
            .filter(|access| !access.write)
            .find_map(|access| match access.register {
                Register::Scalar(first) => {
                    (first..first + access.words).find_map(|r| self.tainted[usize::from(r)])
                }
                Register::Vector(_) => None,
            })
    }

    /// EXEC inside a transaction depends on the pass like any mask made there.
    fn may_be_mask(&self, first: u8, words: u8, inside: bool) -> bool {
        self.masks.touches(first, words) || inside && first & !1 == sreg::EXEC
    }

    fn is_uniform(&self, src: Src, words: u8) -> bool {
        match src {
            Src::Const(_) => true,
            Src::Scalar(first) => {
                (first..first + words).all(|r| self.tainted[usize::from(r)].is_none())
            }
            Src::Vector(first) => self.uniform.covers(first, words),
        }
    }

    fn define(&mut self, first: u8, words: u8, taint: Option<Origin>, mask: bool) {
        for register in first..first + words {
            self.tainted[usize::from(register)] = taint;
        }
        self.masks.remove(first, words);
        self.uniform_masks.remove(first, words);
        if mask {
            self.masks.insert(first, words);
        }
    }

    fn set_uniform(&mut self, first: u8, words: u8, uniform: bool) {
        if uniform {
            self.uniform.insert(first, words);
        } else {
            self.uniform.remove(first, words);
        }
    }

    /// More lanes may run from here on, and they may hold other values.
    fn forget_uniform(&mut self) {
        self.uniform = VectorSet::default();
        self.uniform_masks = ScalarSet::default();
    }
}

/// Whether an instruction writes EXEC, and if so whether it can only take lanes away.
fn writes_exec(inst: &Inst) -> Option<bool> {
    match inst {
        Inst::Scalar { op, .. } if op.saves_exec() => Some(*op == ScalarOp::AndSaveexecB64),
        Inst::Scalar { op, dst, src } if dst & !1 == sreg::EXEC => Some(match op {
            ScalarOp::AndB64 => src.contains(&Src::Scalar(sreg::EXEC)),
            ScalarOp::Andn2B64 => src[0] == Src::Scalar(sreg::EXEC),
            _ => false,
        }),
        Inst::VectorCompare(compare) if compare.write_exec => Some(true),
        Inst::Branch {
            condition: Condition::Execz | Condition::Execnz,
            ..
        } => None,
        _ => inst
            .accesses()
            .iter()
            .any(|a| {
                a.write && matches!(a.register, Register::Scalar(first) if first & !1 == sreg::EXEC)
            })
            .then_some(false),
    }
}
