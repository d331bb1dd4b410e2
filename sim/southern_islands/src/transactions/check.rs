//! Load-time checks of transactional kernels: what the transaction hardware cannot make right is refused.
//!
//! - `s_tx_begin` and `s_tx_commit` pair up on every path (see [`nesting`](super::nesting)).
//! - No function is called inside a transaction. What is called outside of one may have transactions of its own.
//! - No `s_barrier` and no `s_endpgm` inside a transaction.
//! - No global store or atomic inside a transaction (unless allowed): only local memory is rolled back.
//! - Every loop in a transaction has a way to the commit (see `kernel::way_out`).
//! - No scalar that belongs to one pass of a transaction is read after the commit: computed from a lane mask, or a time.
//!   A retry runs other lanes; masks themselves and values that are the same in every pass are merged correctly (see
//!   [`ScalarState::merge_lanes`](crate::ScalarState::merge_lanes)).
//! - Nothing that was read in a transaction is used behind it as if it were the same in all work-items (see
//!   [`uniformity`](super::uniformity)).
//!
//! The check of scalars follows data, not branches: a scalar that is written where only some lanes come is taken for one
//! that every pass writes. Compilers keep a value that depends on such a branch in vector registers; one that no other
//! lane ever reads may stay scalar, and would be merged wrongly. Nor does the check follow registers that `s_movrel`
//! selects through M0, or scalars that `v_writelane` keeps in a vector register over the commit.

use super::dataflow::{liveness, Cause, Facts, Origin};
use super::nesting::nesting;
use super::uniformity::{self, MAKE_DIVERGENT};
use crate::code::flow::control_flow;
use crate::code::inst::{sreg, Condition, Control, Inst};
use crate::code::kernel::Kernel;
use crate::code::program::Program;
use crate::code::registers::scalar_name;
use std::collections::BTreeMap;
use turnstile_kernel::{ways_out, ControlFlow, Fault, KernelError, MemoryOp};

/// Checks a kernel, and returns the branches in its transactions whose direction is fixed while no lane runs, with the
/// instruction that follows each.
pub(crate) fn check(
    program: &Program,
    kernel: &Kernel,
    allow_global_stores: bool,
) -> Result<BTreeMap<u32, u32>, KernelError> {
    let code = program.code_of(kernel).into_iter().flatten();
    let mut code = code.filter_map(|pc| program.inst(pc));
    if !code.any(|inst| matches!(inst, Inst::Control(Control::TxBegin | Control::TxCommit))) {
        return Ok(BTreeMap::new());
    }
    let flow = control_flow(program, kernel);
    let depths = nesting(program, &flow)?;
    for (pc, depth) in flow.range().zip(&depths) {
        if depth.is_some_and(|depth| depth > 0) {
            let fault = refusal(program, kernel, pc, allow_global_stores);
            if let Some(fault) = fault {
                return Err(fault.at(&program.file, program.line(pc)));
            }
        }
    }
    let deciding = uniformity::check(program, &flow, &depths)?;
    scalars_after_commit(program, &flow, &depths, &deciding)?;
    let inside = ControlFlow::new(flow.range(), |pc| {
        match (depths[flow.index(pc)].unwrap_or(0), program.inst(pc)) {
            (0, _) | (1, Some(Inst::Control(Control::TxCommit))) => vec![],
            _ => flow.successors(pc).to_vec(),
        }
    });
    ways_out(&inside, |pc| without_lanes(program.inst(pc)?, pc)).map_err(|pc| {
        Fault::new(
            "this loop in a transaction has no way to the commit",
            "give the loop an exit that leads to TX_COMMIT()",
        )
        .at(&program.file, program.line(pc))
    })
}

/// What follows a branch that asks for lanes while none runs.
fn without_lanes(inst: &Inst, pc: u32) -> Option<u32> {
    match inst {
        Inst::Branch {
            condition: Condition::Execz,
            target,
        } => Some(*target),
        Inst::Branch {
            condition: Condition::Execnz,
            ..
        } => Some(pc + 1),
        _ => None,
    }
}

/// Why an instruction cannot stand inside a transaction.
fn refusal(
    program: &Program,
    kernel: &Kernel,
    pc: u32,
    allow_global_stores: bool,
) -> Option<Fault> {
    let text = program.text(pc);
    match program.inst(pc)? {
        Inst::Control(Control::Barrier) => Some(Fault::new(
            "s_barrier inside a transaction: work-items that wait would never meet those that retry",
            "move barrier() out of TX_BEGIN() ... TX_COMMIT()",
        )),
        Inst::Buffer(buffer) if !matches!(buffer.op, MemoryOp::Load { .. }) && !allow_global_stores => {
            Some(if kernel.is_private(buffer) {
                Fault::new(
                    format!("`{text}` writes private memory inside a transaction and cannot be rolled back"),
                    "compile with -O1 or more (with -O0 every variable is in private memory), and index no array of a \
                     work-item there; or allow it with --allow-global-stores",
                )
            } else {
                Fault::new(
                    format!("`{text}` writes global memory inside a transaction and cannot be rolled back"),
                    match program.print_buffer {
                        Some(_) => "move the write, which printf() is too, behind TX_COMMIT(), or allow it with --allow-global-stores",
                        None => "move the write behind TX_COMMIT(), or allow it with --allow-global-stores",
                    },
                )
            })
        }
        _ => None,
    }
}

/// Refuses scalars that belong to one pass of a transaction and are read behind its outermost commit.
fn scalars_after_commit(
    program: &Program,
    flow: &ControlFlow,
    depths: &[Option<u32>],
    deciding: &[Option<u32>],
) -> Result<(), KernelError> {
    let live = liveness(program, flow);
    let facts = Facts::solve(program, flow, depths, deciding);
    for (index, pc) in flow.range().enumerate() {
        if depths[index] != Some(1)
            || !matches!(program.inst(pc), Some(Inst::Control(Control::TxCommit)))
        {
            continue;
        }
        // Nothing is read between the commit and its successor, so what is live in front of it is read behind it.
        for (register, origin) in facts[index].pass_dependent() {
            if live[index].contains(register) && register & !1 != sreg::EXEC {
                let fault = pass_dependent(program, register, origin, pc);
                return Err(fault.at(&program.file, program.line(origin.pc)));
            }
        }
    }
    Ok(())
}

/// `origin` made the value of `register` depend on the pass, and it is read behind `commit`.
fn pass_dependent(program: &Program, register: u8, origin: Origin, commit: u32) -> Fault {
    let (text, name, line) = (
        program.text(origin.pc),
        scalar_name(register),
        program.line(commit),
    );
    let does = match origin.cause {
        Cause::LaneMask => format!("computes {name} from a lane mask"),
        Cause::Clock => format!("reads the time to {name}"),
        Cause::Branch => {
            return Fault::new(
                format!(
                    "`{text}` decides by what is read in a transaction about the value of {name}, and that is read after \
                     the s_tx_commit in line {line}: it would be the one of the last pass for all work-items"
                ),
                MAKE_DIVERGENT,
            );
        }
    };
    Fault::new(
        format!(
            "`{text}` {does} inside a transaction, and it is read after the s_tx_commit in line {line}: the passes of the \
             transaction leave different values"
        ),
        "use the value inside the transaction only, or compute it in each work-item",
    )
}
