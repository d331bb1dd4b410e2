//! Control flow of a kernel.

use super::inst::{Condition, Control, Inst};
use super::kernel::Kernel;
use super::program::Program;
use std::collections::BTreeMap;
use turnstile_kernel::ControlFlow;

/// Control-flow graph of a kernel and the functions it can call; no branch may leave one of them.
///
/// A function goes on behind every call that can reach it, whichever it came from: the graph has more ways than there are,
/// and what holds on all of them holds.
pub(crate) fn control_flow(program: &Program, kernel: &Kernel) -> ControlFlow {
    let code = program.code_of(kernel);
    let returns = returns(program, code.iter().cloned().flatten());
    let entry = kernel.instructions.start;
    let first = code.iter().map(|part| part.start).min().unwrap_or(entry);
    let end = code.iter().map(|part| part.end).max().unwrap_or(entry);
    let graph = ControlFlow::new(first..end, |pc| match program.inst(pc) {
        Some(inst) if code.iter().any(|part| part.contains(&pc)) => {
            successors(program, inst, pc, &returns)
        }
        _ => vec![],
    });
    graph.entered_at(entry)
}

/// First instructions of functions, and the instructions that follow where they return.
type Returns = BTreeMap<u32, Vec<u32>>;

fn successors(program: &Program, inst: &Inst, pc: u32, returns: &Returns) -> Vec<u32> {
    match inst {
        Inst::Control(Control::EndProgram) => vec![],
        Inst::Branch {
            condition: Condition::Always,
            target,
        } => vec![*target],
        Inst::Branch { target, .. } => vec![pc + 1, *target],
        Inst::Call { .. } => program.called(pc),
        Inst::Jump { .. } => match program.target(pc) {
            Some(target) => vec![target],
            None => {
                let function = program.function_of(pc);
                let returns = function.and_then(|f| returns.get(&f.instructions.start));
                returns.cloned().unwrap_or_default()
            }
        },
        _ => vec![pc + 1],
    }
}

/// Where the functions of this code return to.
fn returns(program: &Program, code: impl Iterator<Item = u32>) -> Returns {
    let mut returns = Returns::new();
    for pc in code {
        if !matches!(program.inst(pc), Some(Inst::Call { .. })) {
            continue;
        }
        let mut work = program.called(pc);
        while let Some(function) = work.pop() {
            let behind = returns.entry(function).or_default();
            if !behind.contains(&(pc + 1)) {
                behind.push(pc + 1);
                work.extend(taking_over(program, function));
            }
        }
    }
    returns
}

/// Functions that the one at `entry` can leave its place to.
fn taking_over(program: &Program, entry: u32) -> Vec<u32> {
    let function = program.function_of(entry);
    let code = function.map_or(entry..entry, |function| function.instructions.clone());
    let is_jump = |pc: &u32| matches!(program.inst(*pc), Some(Inst::Jump { .. }));
    code.filter(is_jump)
        .filter_map(|pc| program.target(pc))
        .collect()
}
