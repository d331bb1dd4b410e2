//! What the code of a kernel tells about its arguments: the text clang writes names only the size of all of them.

use super::inst::{Inst, Src};
use super::kernel::ArgumentWord;
use super::program::Program;
use super::registers::Register;
use std::ops::Range;

/// Words that the kernel whose instructions are `range` loads through its argument pointer in `base`.
pub(crate) fn argument_words(program: &Program, range: &Range<u32>, base: u8) -> Vec<ArgumentWord> {
    let mut words = vec![];
    for pc in range.clone() {
        let Some(inst) = program.inst(pc) else {
            continue;
        };
        if let Inst::ScalarLoad {
            dst,
            words: count,
            base: register,
            offset: Src::Const(offset),
            buffer: false,
        } = inst
        {
            if *register == base {
                words.extend((0..*count).map(|word| ArgumentWord {
                    offset: *offset as u32 + 4 * u32::from(word),
                    first: word == 0,
                    wide: used_wide(program, pc + 1..range.end, dst + word),
                }));
            }
        }
        if touches(inst, base, true).is_some() {
            break;
        }
    }
    words
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
