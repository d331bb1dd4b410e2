//! What a kernel's text must keep to: branches stay inside, the end is not run over, registers are declared.

use super::syntax::FIX_TEXT;
use crate::kernel::{Fault, KernelError};
use crate::southern_islands::code::inst::{sreg, Condition, Control, Inst};
use crate::southern_islands::code::kernel::Kernel;
use crate::southern_islands::code::program::Program;
use crate::southern_islands::code::registers::Register;

/// Checks one kernel.
pub(crate) fn check(program: &Program, kernel: &Kernel) -> Result<(), KernelError> {
    let range = kernel.instructions.clone();
    let place = |pc: u32, fault: Fault| fault.at(&program.file, program.line(pc));
    for pc in range.clone() {
        let Some(inst) = program.inst(pc) else {
            continue;
        };
        if let Inst::Branch { target, .. } = inst {
            if !range.contains(target) {
                let fault = Fault::new(
                    format!("`{}` leaves kernel `{}`", program.text(pc), kernel.name),
                    "branch to a label of the same kernel",
                );
                return Err(place(pc, fault));
            }
        }
        for access in inst.accesses() {
            let (kind, first, declared, field) = match access.register {
                Register::Vector(first) => ('v', first, kernel.vgprs, "workitem_vgpr_count"),
                Register::Scalar(first) if first < sreg::SGPRS => {
                    ('s', first, kernel.sgprs, "wavefront_sgpr_count")
                }
                Register::Scalar(_) => continue,
            };
            let last = u32::from(first) + u32::from(access.words) - 1;
            if last >= declared {
                let fault = Fault::new(
                    format!(
                        "`{}` uses {kind}{last}, and kernel `{}` has {field} = {declared}",
                        program.text(pc),
                        kernel.name
                    ),
                    "raise the count in the descriptor or regenerate the file with clang-16",
                );
                return Err(place(pc, fault));
            }
        }
    }
    let last = range.end.saturating_sub(1);
    match program.inst(last) {
        Some(
            Inst::Control(Control::EndProgram)
            | Inst::Branch {
                condition: Condition::Always,
                ..
            },
        ) if !range.is_empty() => Ok(()),
        _ => Err(place(
            last,
            Fault::new(
                format!("kernel `{}` does not end with s_endpgm", kernel.name),
                FIX_TEXT,
            ),
        )),
    }
}
