//! How a phase of the atomic unit's bench goes: what is asked for, and how fast each side is.

use crate::models::atomic_operation::{Operation, OPERATIONS};
use rand::rngs::SmallRng;
use rand::Rng;
use turnstile_hdl::full_size::{
    ATOMIC_ENTRIES, LINE_WORD_BITS, PACKET_TAG_BITS, WORD_ADDRESS_BITS,
};

/// The longest that a memory takes to do an access, and then to report it.
pub const SLOWEST: u64 = 40;

/// The size of a unit.
#[derive(Copy, Clone, Debug)]
pub struct Shape {
    pub entries: usize,
    pub address_bits: usize,
    pub line_bits: usize,
    pub tag_bits: usize,
}

impl Shape {
    pub const FULL: Self = Self {
        entries: ATOMIC_ENTRIES,
        address_bits: WORD_ADDRESS_BITS,
        line_bits: LINE_WORD_BITS,
        tag_bits: PACKET_TAG_BITS,
    };

    pub fn line_words(&self) -> u32 {
        1 << self.line_bits
    }
}

/// How a phase goes.
#[derive(Clone, Debug, Default)]
pub struct Manner {
    pub hold: bool,
    /// Words that are asked for; anything, if there are none.
    pub words: Vec<u32>,
    pub operations: Vec<Operation>,
    /// Wide ones, in so many of 4.
    pub wide: u32,
    /// A request, an access taken, an answer taken, a result, in one of so many cycles.
    pub request: u32,
    pub memory: u32,
    pub answer: u32,
    pub result: u32,
    /// The longest until an access is done, and then until that is reported.
    pub late: u64,
    pub latency: u64,
    /// Accesses that are done at once in their order, in so many of 4.
    pub ordered: u32,
}

impl Manner {
    pub fn draw(rng: &mut SmallRng, shape: &Shape) -> Self {
        let any = |rng: &mut SmallRng| rng.random::<u32>() >> (32 - shape.address_bits);
        let line_words = shape.line_words();
        let line = any(rng) & !(line_words - 1);
        let words = match rng.random_range(0..6) {
            // One word, two of 8 bytes, two of a line, all of a line, four of two lines, anything.
            0 => vec![any(rng)],
            1 => vec![line, line + 1],
            2 => vec![line, line + line_words - 1],
            3 => (line..line + line_words).collect(),
            4 => {
                // Lines that differ in a bit.
                let other = line ^ 1 << rng.random_range(shape.line_bits..shape.address_bits);
                vec![line, line + 1, other, other + 1]
            }
            _ => vec![],
        };
        let atomics = &OPERATIONS[..13];
        let packets = [Operation::Load, Operation::Store];
        let operations = match rng.random_range(0..5) {
            0 => atomics.to_vec(),
            1 => packets.to_vec(),
            2 => [atomics, &[Operation::External; 5]].concat(),
            _ => [atomics, &[Operation::External], &packets.repeat(4)].concat(),
        };
        Self {
            hold: rng.random(),
            words,
            operations,
            wide: one_of(rng, &[0, 1, 4]),
            request: one_of(rng, &[1, 1, 2, 10]),
            memory: one_of(rng, &[1, 1, 2, 5]),
            answer: one_of(rng, &[1, 1, 2, 12]),
            result: one_of(rng, &[1, 3, 10]),
            late: one_of(rng, &[1, 1, 1, 3, 8, SLOWEST]),
            latency: one_of(rng, &[1, 1, 1, 3, 8, SLOWEST]),
            ordered: one_of(rng, &[0, 0, 2, 4]),
        }
    }
}

pub fn one_of<T: Copy>(rng: &mut SmallRng, choices: &[T]) -> T {
    choices[rng.random_range(0..choices.len())]
}
