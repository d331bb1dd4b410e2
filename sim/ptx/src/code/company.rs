//! Which instructions lanes of a warp should execute together.

use super::inst::{Inst, Op, Operand};
use super::program::{KernelCode, Placed};
use std::ops::Range;
use turnstile_kernel::Company;

/// A mask that names every lane.
const ALL_LANES: u64 = 0xffff_ffff;

impl KernelCode {
    /// The company that each instruction wants; a call wants that of the function.
    pub(super) fn company(&self) -> Vec<Company> {
        let mut company: Vec<_> = (self.ranges())
            .flat_map(|range| {
                let body = &self.code[range];
                body.iter().map(|placed| own_company(&placed.inst, body))
            })
            .collect();
        // A function wants what its instructions want, calls among them: until nothing changes.
        loop {
            let most = |range: Range<usize>| company[range].iter().copied().max();
            let functions: Vec<_> = self.ranges().map(most).collect();
            let mut changed = false;
            for (placed, company) in self.code.iter().zip(&mut company) {
                let called = placed.inst.op.callees().map(|called| functions[called]);
                if let Some(wanted) = called.max().flatten() {
                    changed |= std::mem::replace(company, wanted) != wanted;
                }
            }
            if !changed {
                return company;
            }
        }
    }
}

/// The company that an instruction of a function wants, calls aside.
fn own_company(inst: &Inst, body: &[Placed]) -> Company {
    let named = |members: &Operand| match constant(*members, body) {
        Some(mask) if mask & ALL_LANES == ALL_LANES => Company::Everybody,
        _ => Company::Somebody,
    };
    match &inst.op {
        Op::Barrier { .. } => Company::Everybody,
        Op::Shuffle { members, .. } | Op::Vote { members, .. } => {
            members.as_ref().map_or(Company::Somebody, named)
        }
        Op::Match { members, .. } | Op::Reduce { members, .. } | Op::WarpBarrier { members } => {
            named(members)
        }
        Op::ActiveMask { .. } | Op::TxBegin | Op::TxCommit => Company::Somebody,
        _ => Company::Nobody,
    }
}

/// What an operand is whenever it is read, if one instruction makes it, of constants.
fn constant(operand: Operand, body: &[Placed]) -> Option<u64> {
    let register = match operand {
        Operand::Constant(value) => return Some(value),
        Operand::Register(register) => register,
        _ => return None,
    };
    let mut makers = body.iter().filter(|one| one.writes.contains(&register));
    let (maker, None) = (makers.next()?, makers.next()) else {
        return None;
    };
    match &maker.inst {
        Inst {
            guard: None,
            op: Op::Compute {
                function, sources, ..
            },
        } => {
            let value = |source: &Operand| match source {
                Operand::Constant(value) => Some(*value),
                _ => None,
            };
            let [a, b, c] = sources.each_ref().map(value);
            Some(function([a?, b?, c?]))
        }
        _ => None,
    }
}
