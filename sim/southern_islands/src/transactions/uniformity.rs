//! Values that are the same in all work-items to the compiler and not to the machine.
//!
//! clang assumes that loads from one address of local memory return one value to all lanes of a wavefront. In a transaction
//! that holds for the lanes that run in a pass, which have read the word together, but lanes that commit in different
//! passes have read different values. What clang makes of such a value is right until the commit. Behind it, a branch
//! that the whole wavefront takes (`s_cbranch_vccz`) or a copy in a scalar register (`v_readfirstlane_b32`) would send
//! all lanes the way of one: refused here. A value that differs by lane for clang too is never used so.

use crate::code::inst::{sreg, Condition, Control, Inst};
use crate::code::program::Program;
use crate::code::registers::{Access, Register, RegisterSet};
use std::collections::BTreeSet;
use turnstile_kernel::{ControlFlow, Fault, KernelError};

/// What to do about it.
pub(crate) const MAKE_DIVERGENT: &str =
    "write TX_DIVERGENT(x); before TX_COMMIT(), where x is the variable that holds the value, so that the compiler \
     knows that work-items see different ones";

/// Registers with a value that may differ between passes though it is one for clang.
#[derive(Clone, Default, PartialEq, Eq)]
struct Facts {
    /// It comes from the open transaction.
    here: RegisterSet,
    /// It comes from a transaction that is over.
    earlier: RegisterSet,
}

/// The instructions of a kernel with what is known about them.
struct Analysis<'a> {
    program: &'a Program,
    flow: &'a ControlFlow,
    depths: &'a [Option<u32>],
    /// For each instruction the branch that decides in each pass anew whether it is executed.
    deciding: Vec<Option<u32>>,
}

/// Refuses uses of such values behind their transaction. Returns for each instruction the branch, if there is one, that
/// decides in each pass anew whether it is executed.
pub(crate) fn check(
    program: &Program,
    flow: &ControlFlow,
    depths: &[Option<u32>],
) -> Result<Vec<Option<u32>>, KernelError> {
    let mut analysis = Analysis {
        program,
        flow,
        depths,
        deciding: vec![None; flow.range().len()],
    };
    loop {
        let facts = analysis.solve();
        analysis.refuse(&facts)?;
        if !analysis.extend_deciding(&facts) {
            return Ok(analysis.deciding);
        }
    }
}

impl Analysis<'_> {
    fn index(&self, pc: u32) -> usize {
        self.flow.index(pc)
    }

    fn inside(&self, pc: u32) -> bool {
        self.depths[self.index(pc)].is_some_and(|depth| depth > 0)
    }

    /// Facts in front of each instruction.
    fn solve(&self) -> Vec<Facts> {
        let apply = |facts: &mut Facts, pc| {
            if let Some(inst) = self.program.inst(pc) {
                self.apply(facts, inst, pc);
            }
        };
        let facts = self.flow.forward(Facts::default(), apply, Facts::join);
        facts.into_iter().map(Option::unwrap_or_default).collect()
    }

    fn apply(&self, facts: &mut Facts, inst: &Inst, pc: u32) {
        let inside = self.inside(pc);
        if self.ends_transaction(pc) {
            facts.earlier.add(&facts.here);
            facts.here = RegisterSet::default();
            return;
        }
        let read = inside && matches!(inst, Inst::Lds(_));
        let decided = inside && self.deciding[self.index(pc)].is_some();
        let here = read || decided || reads(inst, &facts.here);
        let earlier = reads(inst, &facts.earlier);
        define(inst, &mut facts.here, here);
        define(inst, &mut facts.earlier, earlier);
    }

    fn refuse(&self, facts: &[Facts]) -> Result<(), KernelError> {
        for (pc, facts) in self.flow.range().zip(facts) {
            let Some(inst) = self.program.inst(pc) else {
                continue;
            };
            let use_as_one = match inst {
                Inst::Branch { .. } => "sends all work-items of a wavefront one way",
                Inst::ReadLane { lane: None, .. } => "takes the value of one work-item for all",
                _ => continue,
            };
            if reads(inst, &facts.earlier) {
                let what = format!(
                    "`{}` {use_as_one} by what they read in a transaction, which the compiler takes for the same in all",
                    self.program.text(pc)
                );
                return Err(
                    Fault::new(what, MAKE_DIVERGENT).at(self.program.file(), self.program.line(pc))
                );
            }
        }
        Ok(())
    }

    /// Adds what branches on such values decide. True if there is something new.
    fn extend_deciding(&mut self, facts: &[Facts]) -> bool {
        let mut changed = false;
        for (pc, facts) in self.flow.range().zip(facts) {
            let Some(inst @ Inst::Branch { condition, .. }) = self.program.inst(pc) else {
                continue;
            };
            // Code that EXECZ skips has no effect when no lane runs.
            let whole = !matches!(condition, Condition::Execz | Condition::Execnz);
            if !(whole && self.inside(pc) && reads(inst, &facts.here)) {
                continue;
            }
            for decided in self.decided_by(pc) {
                let index = self.index(decided);
                changed |= self.deciding[index].is_none();
                self.deciding[index].get_or_insert(pc);
            }
        }
        changed
    }

    /// Instructions of the transaction that run or not as the branch at `branch` decides: those before the first one
    /// that all ways pass.
    fn decided_by(&self, branch: u32) -> BTreeSet<u32> {
        let (all, _) = self.reach(branch, None);
        let without = |&meeting: &u32| {
            let (reached, leaves) = self.reach(branch, Some(meeting));
            (!leaves).then_some(reached)
        };
        let until_meeting = all.iter().filter_map(without).min_by_key(BTreeSet::len);
        until_meeting.unwrap_or(all)
    }

    /// Instructions of the transaction that can follow `branch` without passing `closed`, and whether the outermost
    /// commit is among them.
    fn reach(&self, branch: u32, closed: Option<u32>) -> (BTreeSet<u32>, bool) {
        let reached = self.flow.reach(branch, |from, to| {
            !self.ends_transaction(from) && Some(to) != closed
        });
        let leaves = reached.iter().any(|&pc| self.ends_transaction(pc));
        (reached, leaves)
    }

    /// Whether the instruction is an outermost commit.
    fn ends_transaction(&self, pc: u32) -> bool {
        matches!(
            self.program.inst(pc),
            Some(Inst::Control(Control::TxCommit))
        ) && self.depths[self.index(pc)] == Some(1)
    }
}

impl Facts {
    fn join(&self, other: &Self) -> Self {
        let mut joined = self.clone();
        joined.here.add(&other.here);
        joined.earlier.add(&other.earlier);
        joined
    }
}

/// EXEC is never one for all lanes.
fn is_exec(register: Register) -> bool {
    matches!(register, Register::Scalar(first) if first & !1 == sreg::EXEC)
}

fn reads(inst: &Inst, set: &RegisterSet) -> bool {
    // What it saves is the old EXEC.
    if matches!(inst, Inst::Scalar { op, .. } if op.saves_exec()) {
        return false;
    }
    let of_set =
        |access: &Access| !access.write && !is_exec(access.register) && set.touches(access);
    let indexed = matches!(inst, Inst::VectorMoveRelative { from: true, .. }) && set.any_vector();
    indexed || inst.accesses().iter().any(of_set)
}

/// Puts what the instruction writes into the set, or takes it out.
fn define(inst: &Inst, set: &mut RegisterSet, member: bool) {
    for access in inst.accesses() {
        if access.write && !is_exec(access.register) {
            let keeps_lanes = matches!(
                inst,
                Inst::WriteLane { .. } | Inst::VectorMoveRelative { to: true, .. }
            );
            match (member, keeps_lanes) {
                (true, _) => set.insert(&access),
                (false, true) => {}
                (false, false) => set.remove(&access),
            }
        }
    }
    if member && matches!(inst, Inst::VectorMoveRelative { to: true, .. }) {
        set.insert_all_vectors();
    }
}
