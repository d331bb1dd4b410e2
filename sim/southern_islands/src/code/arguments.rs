//! What the code of a kernel tells about its arguments: the text clang writes names only the size of all of them.

use super::inst::{Inst, Src};
use super::kernel::{ArgumentUse, ArgumentWord};
use super::program::Program;
use super::registers::Register;
use std::ops::Range;

/// How the kernel whose instructions are `range` uses its argument pointer in `base`.
pub(crate) fn argument_use(program: &Program, range: &Range<u32>, base: u8) -> ArgumentUse {
    let mut found = ArgumentUse::default();
    for pc in range.clone() {
        let Some(inst) = program.inst(pc) else {
            continue;
        };
        match inst {
            Inst::ScalarLoad {
                dst,
                words,
                base: register,
                offset: Src::Const(offset),
                buffer: false,
            } if *register == base => found.words.extend((0..*words).map(|word| ArgumentWord {
                offset: *offset as u32 + 4 * u32::from(word),
                first: word == 0,
                wide: used_wide(program, pc + 1..range.end, dst + word),
            })),
            _ => found.address_leaves |= touches(inst, base, false).is_some(),
        }
        if touches(inst, base, true).is_some() {
            break;
        }
    }
    found
}

/// Whether the first instruction of `range` that touches a scalar register reads it together with another one.
fn used_wide(program: &Program, range: Range<u32>, register: u8) -> bool {
    let mut code = range.filter_map(|pc| program.inst(pc));
    code.find_map(|inst| {
        touches(inst, register, false)
            .map(|words| words > 1)
            .or_else(|| touches(inst, register, true).map(|_| false))
    })
    .unwrap_or(false)
}

/// Words of the instruction's access of this kind that has the scalar register among them.
fn touches(inst: &Inst, register: u8, write: bool) -> Option<u8> {
    let accesses = inst.accesses();
    let of_register = accesses.iter().find(|access| {
        access.write == write
            && matches!(access.register, Register::Scalar(first) if (first..first + access.words).contains(&register))
    });
    of_register.map(|access| access.words)
}
