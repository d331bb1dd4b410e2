//! How many transactions are open at each instruction.
//!
//! A wavefront is in a transaction as a whole: TX_Begin opens it for all lanes that are enabled there, and TX_Commit ends
//! the pass of all of them, wherever they are. So a commit stands where the ways of all lanes meet: of one in a leg of a
//! branch, the lanes of the other leg would commit before they have run. And a function that is called would save whole
//! registers in private memory, also of lanes that lost and do not write: no calls inside.

use crate::code::inst::{Condition, Control, Inst};
use crate::code::program::Program;
use turnstile_kernel::{ControlFlow, Fault, KernelError};

/// Transactions open in front of each instruction; `None` = never reached.
pub(crate) fn nesting(
    program: &Program,
    flow: &ControlFlow,
) -> Result<Vec<Option<u32>>, KernelError> {
    let mut depths = vec![None; flow.range().len()];
    let mut faults = vec![];
    let mut work = vec![(flow.entry(), 0)];
    while let Some((pc, depth)) = work.pop() {
        let Some(inst) = program.inst(pc) else {
            continue;
        };
        let known = depths[flow.index(pc)].get_or_insert(depth);
        if *known != depth {
            faults.push((pc, mixed()));
            continue;
        }
        if let (Inst::Call { .. }, 1..) = (inst, depth) {
            return Err(call(program.text(pc)).at(program.file(), program.line(pc)));
        }
        match depth_behind(inst, depth) {
            Ok(after) => {
                let next = flow.successors(pc).iter().map(|&next| (next, after));
                work.extend(next.filter(|next| depths[flow.index(next.0)] != Some(next.1)));
            }
            Err(fault) => faults.push((pc, fault)),
        }
    }
    let Some((pc, fault)) = faults.into_iter().next() else {
        return Ok(depths);
    };
    let (pc, fault) = match commit_in_leg(program, flow, &depths) {
        Some(commit) => (commit, in_leg()),
        None => (pc, fault),
    };
    Err(fault.at(program.file(), program.line(pc)))
}

/// Transactions open behind an instruction, or why it cannot stand in `depth` of them.
fn depth_behind(inst: &Inst, depth: u32) -> Result<u32, Fault> {
    match inst {
        Inst::Control(Control::TxBegin) => Ok(depth + 1),
        Inst::Control(Control::TxCommit) => depth.checked_sub(1).ok_or_else(|| {
            Fault::new(
                "s_tx_commit without s_tx_begin",
                "put TX_BEGIN() before it on every path",
            )
        }),
        Inst::Control(Control::EndProgram) if depth > 0 => Err(Fault::new(
            "the kernel ends inside a transaction",
            "put TX_COMMIT() before it on every path",
        )),
        Inst::Jump { .. } if depth > 0 => Err(Fault::new(
            "a function returns inside a transaction that it has begun",
            "put TX_COMMIT() before the end of the function on every path",
        )),
        _ => Ok(depth),
    }
}

/// `text` calls a function in a transaction.
fn call(text: &str) -> Fault {
    Fault::new(
        format!("`{text}` calls a function inside a transaction: calls in transactions are not executed"),
        "let clang inline the function (it has to be neither noinline nor recursive), or call it outside of \
         TX_BEGIN() ... TX_COMMIT()",
    )
}

fn mixed() -> Fault {
    Fault::new(
        "this instruction is reached both inside and outside a transaction, or at two nesting depths",
        "let every path from TX_BEGIN() pass exactly one TX_COMMIT()",
    )
}

fn in_leg() -> Fault {
    Fault::new(
        "this s_tx_commit stands in one leg of a branch, and would commit all work-items of the wavefront, those that take \
         the other leg too",
        "put one TX_COMMIT() behind the branch, where all work-items meet; in place of `break` or `return` set a variable, \
         and ask for it behind the TX_COMMIT(); if it stands there already, put `#pragma unroll 1` before the loops of the transaction: \
         clang has unrolled one so that it does not end",
    )
}

/// The first commit that lanes pass by which part from those that commit at a branch in the transaction.
fn commit_in_leg(program: &Program, flow: &ControlFlow, depths: &[Option<u32>]) -> Option<u32> {
    let inside = |pc: &u32| depths[flow.index(*pc)].is_some_and(|depth| depth > 0);
    let is_commit = |pc: u32| {
        matches!(program.inst(pc), Some(Inst::Control(Control::TxCommit)))
            && depths[flow.index(pc)] == Some(1)
    };
    let is_call = |pc: u32| matches!(program.inst(pc), Some(Inst::Call { .. }));
    // The first commits from an instruction on.
    let commits = |pc: u32| {
        let mut reached = flow.reach(pc, |from, _| !is_commit(from) && !is_call(from));
        reached.insert(pc);
        reached.retain(|&pc| is_commit(pc));
        reached
    };
    let branches = flow.range().filter(inside);
    let legs = branches.filter_map(|pc| legs(program.inst(pc)?, pc));
    let passed_by = legs.flat_map(|(running, without)| {
        let (running, without) = (commits(running), commits(without));
        running.difference(&without).copied().collect::<Vec<_>>()
    });
    passed_by.min()
}

/// Of a branch that asks for lanes: where it leads if some run, and if none does.
fn legs(inst: &Inst, pc: u32) -> Option<(u32, u32)> {
    match inst {
        Inst::Branch {
            condition: Condition::Execz,
            target,
        } => Some((pc + 1, *target)),
        Inst::Branch {
            condition: Condition::Execnz,
            target,
        } => Some((*target, pc + 1)),
        _ => None,
    }
}
