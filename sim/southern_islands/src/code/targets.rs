//! Where calls and jumps go, as far as constants tell it before the run.
//!
//! clang computes the address of a function from that of the instruction (`s_getpc_b64`, `s_add_u32`, `s_addc_u32`), at the
//! call or in front of the loop around it. What comes from elsewhere is not known: where a function returns to above all.

use super::function::Function;
use super::inst::{sreg, Condition, Control, Inst, Src};
use super::opcode::ScalarOp;
use super::program::Program;
use super::registers::{Register, SCC};
use turnstile_kernel::ControlFlow;

const REGISTERS: usize = sreg::SGPRS as usize;

/// Finds out what calls and jumps of a program go to.
pub(crate) fn find_targets(program: &mut Program) {
    let of_function = |function: &Function| {
        let known = targets(program, function).into_iter();
        let named = |&(_, target): &(u32, u32)| {
            let mut callees = function.callees.iter();
            callees.any(|&callee| program.functions[callee].instructions.start == target)
        };
        known.filter(named).collect::<Vec<_>>()
    };
    program.targets = program.functions.iter().flat_map(of_function).collect();
}

/// Calls and jumps of a function with a known target, and the instruction there.
fn targets(program: &Program, function: &Function) -> Vec<(u32, u32)> {
    let range = function.instructions.clone();
    if range.is_empty() {
        return vec![];
    }
    let flow = ControlFlow::new(range.clone(), |pc| {
        let next = program.inst(pc).map_or(vec![], |inst| ways(inst, pc));
        // One that leaves the function is refused.
        next.into_iter().filter(|pc| range.contains(pc)).collect()
    });
    let apply = |known: &mut Known, pc| {
        if let Some(inst) = program.inst(pc) {
            known.apply(inst);
        }
    };
    let facts = flow.forward(Known::nothing(), apply, Known::join);
    let target = |(pc, known): (u32, Option<Known>)| {
        let register = match program.inst(pc)? {
            Inst::Call { target, .. } | Inst::Jump { target } => *target,
            _ => return None,
        };
        let address = known?.pair(register)?;
        Some((pc, program.instruction_at(address)?))
    };
    range.zip(facts).filter_map(target).collect()
}

/// Instructions of the same function that may follow; a call comes back.
fn ways(inst: &Inst, pc: u32) -> Vec<u32> {
    match inst {
        Inst::Control(Control::EndProgram) | Inst::Jump { .. } => vec![],
        Inst::Branch {
            condition: Condition::Always,
            target,
        } => vec![*target],
        Inst::Branch { target, .. } => vec![pc + 1, *target],
        _ => vec![pc + 1],
    }
}

/// Scalar registers with a known value.
#[derive(Clone, PartialEq, Eq)]
struct Known {
    words: [Option<u32>; REGISTERS],
    scc: Option<bool>,
}

impl Known {
    fn nothing() -> Self {
        Self {
            words: [None; REGISTERS],
            scc: None,
        }
    }

    fn join(&self, other: &Self) -> Self {
        let both = |a, b| if a == b { a } else { None };
        Self {
            words: std::array::from_fn(|i| both(self.words[i], other.words[i])),
            scc: self.scc.filter(|_| self.scc == other.scc),
        }
    }

    fn pair(&self, first: u8) -> Option<u64> {
        let word = |register: u8| self.words.get(usize::from(register)).copied().flatten();
        Some(u64::from(word(first)?) | u64::from(word(first + 1)?) << 32)
    }

    fn word(&self, src: Src) -> Option<u32> {
        match src {
            Src::Const(value) => Some(value as u32),
            Src::Scalar(register) => self.words.get(usize::from(register)).copied().flatten(),
            Src::Vector(_) => None,
        }
    }

    fn apply(&mut self, inst: &Inst) {
        let result = match *inst {
            Inst::Scalar { op, dst, src } => self.result(op, src).map(|result| (dst, result)),
            _ => None,
        };
        for access in inst.accesses().into_iter().filter(|access| access.write) {
            match access.register {
                Register::Scalar(SCC) => self.scc = None,
                Register::Scalar(first) => self.forget(first, access.words),
                Register::Vector(_) => {}
            }
        }
        if let Some((dst, (value, wide, carry))) = result {
            let words = [value as u32, (value >> 32) as u32];
            let places = usize::from(dst)..REGISTERS;
            for (place, word) in places.zip(words).take(if wide { 2 } else { 1 }) {
                self.words[place] = Some(word);
            }
            self.scc = carry.or(self.scc);
        }
    }

    /// Result, whether it has two words, and the carry, of operations that addresses are computed with.
    fn result(&self, op: ScalarOp, src: [Src; 2]) -> Option<(u64, bool, Option<bool>)> {
        let carry_in = match op {
            ScalarOp::MovB32 => return Some((self.word(src[0])?.into(), false, None)),
            ScalarOp::MovB64 => {
                let value = match src[0] {
                    Src::Const(value) => value,
                    Src::Scalar(first) => self.pair(first)?,
                    Src::Vector(_) => return None,
                };
                return Some((value, true, None));
            }
            ScalarOp::AddU32 => false,
            ScalarOp::AddcU32 => self.scc?,
            _ => return None,
        };
        let sum = u64::from(self.word(src[0])?) + u64::from(self.word(src[1])?);
        let sum = sum + u64::from(carry_in);
        Some((sum & u64::from(u32::MAX), false, Some(sum >> 32 == 1)))
    }

    fn forget(&mut self, first: u8, words: u8) {
        let places = usize::from(first)..usize::from(first) + usize::from(words);
        let words = places.filter(|&place| place < REGISTERS);
        words.for_each(|place| self.words[place] = None);
    }
}
