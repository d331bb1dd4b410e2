//! Instructions of a function, and which family they belong to.

use super::decoding::{guard, Decoding, FunctionDecoder};
use super::{arithmetic, carry, flow, memory, textures, together};
use crate::code::inst::{Inst, Op};
use crate::text::module::Instruction;
use turnstile_kernel::{Fault, KernelError};

/// An instruction of a function as it is executed.
pub fn decode(function: &FunctionDecoder, word: &Instruction) -> Result<Inst, KernelError> {
    let line = word.source_line.unwrap_or(word.line);
    let op = op(&function.word(word)).map_err(|fault| fault.at(function.file, line))?;
    Ok(Inst {
        guard: guard(word),
        op,
    })
}

fn op(decoding: &Decoding) -> Result<Op, Fault> {
    let families = [
        flow::op,
        memory::op,
        together::op,
        textures::op,
        carry::op,
        arithmetic::op,
    ];
    for family in families {
        if let Some(op) = family(decoding)? {
            return Ok(op);
        }
    }
    Err(decoding.unknown())
}
