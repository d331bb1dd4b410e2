//! Atomic instructions and plain accesses, before and while they are in flight.

use crate::models::operation::{Operands, Operation, Part, OPERATIONS};
use rand::rngs::SmallRng;
use rand::Rng;
use turnstile_experiments::atomics::{AtomicOp, Pattern, LANES};

/// What the core does with words: an atomic of the LDS, CUDA's or not, at once, or an addition of floats that takes longer.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Op {
    Quick(Operation),
    Fadd,
}

impl Op {
    pub fn random(rng: &mut SmallRng) -> Self {
        if rng.random_ratio(1, 8) {
            return Self::Fadd;
        }
        let first = usize::from(Operation::Add.code());
        Self::Quick(OPERATIONS[rng.random_range(first..OPERATIONS.len())])
    }

    /// The word that replaces `memory`.
    pub fn apply(self, memory: u32, data: u32, data2: u32) -> u32 {
        let operands = Operands {
            address: 0,
            data,
            data2,
        };
        match self {
            Self::Quick(operation) => operation.apply(Part::Low, memory, operands).memory,
            Self::Fadd => AtomicOp::Fadd.apply(memory, data, data2),
        }
    }
}

/// An atomic instruction, a word and operands a lane.
#[derive(Copy, Clone, Debug)]
pub struct Request {
    pub pattern: Pattern,
    pub op: Op,
    pub data: [u32; LANES],
    pub data2: [u32; LANES],
}

/// An instruction in flight.
pub struct Running {
    pub request: Request,
    /// Lanes that have not won.
    pub left: u32,
    /// The words that the lanes that won last store.
    pub to_store: [u32; LANES],
    pub since: u64,
}

/// A plain access that is not answered yet.
pub struct Plain {
    pub write: bool,
    pub lanes: u32,
    pub words: [u32; LANES],
    pub data: [u32; LANES],
}

pub enum Presented {
    Atomic(usize, Request),
    Plain(Plain),
}
