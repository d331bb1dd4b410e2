//! Control flow of a kernel.

use super::inst::{Condition, Control, Inst};
use super::kernel::Kernel;
use super::program::Program;
use crate::kernel::ControlFlow;

/// Control-flow graph of a kernel and the functions it can call; no branch may leave one of them.
///
/// The graph does not tell calls apart: behind the end of a function every call of the kernel may go on. So it has more ways
/// than there are, and what holds on all of them holds.
pub(crate) fn control_flow(program: &Program, kernel: &Kernel) -> ControlFlow {
    let code = program.code_of(kernel);
    let is_call = |pc: &u32| matches!(program.inst(*pc), Some(Inst::Call { .. }));
    let calls = code.iter().cloned().flatten().filter(is_call);
    let behind_calls: Vec<_> = calls.map(|call| call + 1).collect();
    let entry = kernel.instructions.start;
    let first = code.iter().map(|part| part.start).min().unwrap_or(entry);
    let end = code.iter().map(|part| part.end).max().unwrap_or(entry);
    let graph = ControlFlow::new(first..end, |pc| match program.inst(pc) {
        Some(inst) if code.iter().any(|part| part.contains(&pc)) => {
            successors(program, inst, pc, &behind_calls)
        }
        _ => vec![],
    });
    graph.entered_at(entry)
}

fn successors(program: &Program, inst: &Inst, pc: u32, behind_calls: &[u32]) -> Vec<u32> {
    match inst {
        Inst::Control(Control::EndProgram) => vec![],
        Inst::Branch {
            condition: Condition::Always,
            target,
        } => vec![*target],
        Inst::Branch { target, .. } => vec![pc + 1, *target],
        Inst::Call { .. } => program.callees(pc).collect(),
        Inst::Jump { .. } => {
            let returns = behind_calls.iter().copied();
            returns.chain(program.callees(pc)).collect()
        }
        _ => vec![pc + 1],
    }
}
