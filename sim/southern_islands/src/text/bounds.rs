//! What the text of a kernel and of the functions it can call must keep to: branches stay inside, the end is not run over,
//! registers are declared.

use super::syntax::FIX_TEXT;
use crate::code::inst::{sreg, Condition, Control, Inst};
use crate::code::kernel::Kernel;
use crate::code::program::Program;
use crate::code::registers::{Access, Register};
use std::ops::Range;
use turnstile_kernel::{Fault, KernelError};

/// Checks one kernel with what it can call.
pub(crate) fn check(program: &Program, kernel: &Kernel) -> Result<(), KernelError> {
    for range in program.code_of(kernel) {
        let whose = if range == kernel.instructions {
            format!("kernel `{}`", kernel.name)
        } else {
            format!("a function that kernel `{}` calls", kernel.name)
        };
        for pc in range.clone() {
            check_branch(program, pc, &range, &whose)
                .and_then(|()| check_registers(program, pc, kernel))
                .map_err(|fault| fault.at(&program.file, program.line(pc)))?;
        }
        check_end(program, &range, &whose)?;
    }
    Ok(())
}

/// A branch of the function whose instructions are `range` stays in it.
fn check_branch(program: &Program, pc: u32, range: &Range<u32>, whose: &str) -> Result<(), Fault> {
    match program.inst(pc) {
        Some(Inst::Branch { target, .. }) if !range.contains(target) => Err(Fault::new(
            format!("`{}` leaves {whose}", program.text(pc)),
            "branch to a label of the same kernel",
        )),
        _ => Ok(()),
    }
}

fn check_registers(program: &Program, pc: u32, kernel: &Kernel) -> Result<(), Fault> {
    let accesses = program.inst(pc).map(Inst::accesses).unwrap_or_default();
    for Access {
        register, words, ..
    } in accesses
    {
        let (kind, first, declared, field) = match register {
            Register::Vector(first) => ('v', first, kernel.vgprs, "workitem_vgpr_count"),
            Register::Scalar(first) if first < sreg::SGPRS => {
                ('s', first, kernel.sgprs, "wavefront_sgpr_count")
            }
            Register::Scalar(_) => continue,
        };
        let last = u32::from(first) + u32::from(words) - 1;
        if last >= declared {
            return Err(Fault::new(
                format!(
                    "`{}` uses {kind}{last}, and kernel `{}` has {field} = {declared}",
                    program.text(pc),
                    kernel.name
                ),
                "raise the count in the descriptor or regenerate the file with clang-16",
            ));
        }
    }
    Ok(())
}

fn check_end(program: &Program, range: &Range<u32>, whose: &str) -> Result<(), KernelError> {
    let last = range.end.saturating_sub(1);
    match program.inst(last) {
        Some(
            Inst::Control(Control::EndProgram)
            | Inst::Jump { .. }
            | Inst::Branch {
                condition: Condition::Always,
                ..
            },
        ) if !range.is_empty() => Ok(()),
        _ => Err(Fault::new(
            format!("{whose} does not end with s_endpgm or s_setpc_b64"),
            FIX_TEXT,
        )
        .at(&program.file, program.line(last))),
    }
}
