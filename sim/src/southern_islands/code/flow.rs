//! Control flow of a kernel.

use super::inst::{Condition, Control, Inst};
use super::program::Program;
use crate::kernel::ControlFlow;
use std::ops::Range;

/// Control-flow graph of the kernel whose instructions are `range`; no branch may leave it.
pub(crate) fn control_flow(program: &Program, range: Range<u32>) -> ControlFlow {
    ControlFlow::new(range, |pc| {
        program.inst(pc).map_or(vec![], |inst| successors(inst, pc))
    })
}

fn successors(inst: &Inst, pc: u32) -> Vec<u32> {
    match inst {
        Inst::Control(Control::EndProgram) => vec![],
        Inst::Branch {
            condition: Condition::Always,
            target,
        } => vec![*target],
        Inst::Branch { target, .. } => vec![pc + 1, *target],
        _ => vec![pc + 1],
    }
}
