//! Calls of functions, and the ways back.

use super::wavefront::{Wavefront, LANES};
use crate::code::inst::Inst;
use crate::code::program::Program;
use turnstile_kernel as kernel;
use turnstile_kernel::Fault;

type Effect = kernel::Effect<LANES>;

impl Wavefront {
    /// `s_swappc_b64`. The checks at load have followed it to all that it can call.
    pub(crate) fn call(
        &mut self,
        program: &Program,
        dst: u8,
        target: u8,
        pc: u32,
    ) -> Result<Effect, Fault> {
        let address = self.scalar_pair(target);
        let entry = program.instruction_at(address);
        let entry = entry.filter(|entry| program.called(pc).contains(entry));
        let entry = entry.ok_or_else(|| unknown(program, pc, address))?;
        let back = program.address(pc + 1);
        self.set_scalar_pair(dst, back.ok_or_else(|| unknown(program, pc, address))?);
        Ok(self.go_to(entry, pc))
    }

    /// `s_setpc_b64`: behind a call, or to a function that takes the place of this one.
    pub(crate) fn jump(&mut self, program: &Program, target: u8, pc: u32) -> Result<Effect, Fault> {
        let address = self.scalar_pair(target);
        let next = program.instruction_at(address);
        let next = next.filter(|&next| match program.target(pc) {
            Some(function) => next == function,
            None => is_behind_call(program, next),
        });
        let next = next.ok_or_else(|| unknown(program, pc, address))?;
        Ok(self.go_to(next, pc))
    }

    fn go_to(&mut self, next: u32, pc: u32) -> Effect {
        self.pc = next;
        Effect::Branch {
            taken: true,
            backward: next <= pc,
            way_out: None,
        }
    }
}

fn is_behind_call(program: &Program, pc: u32) -> bool {
    let before = pc.checked_sub(1).and_then(|before| program.inst(before));
    matches!(before, Some(Inst::Call { .. }))
}

fn unknown(program: &Program, pc: u32, address: u64) -> Fault {
    Fault::new(
        format!(
            "`{}` goes to address {address:#x}, which is neither behind a call nor that of a function named here",
            program.text(pc)
        ),
        "call functions by name: calls through function pointers are not executed",
    )
}
