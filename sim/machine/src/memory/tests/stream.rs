//! Random requests, and what they would get from a memory that performs them one after the other.

use super::{vector, Ask, Call, LANES};
use rand::rngs::SmallRng;
use rand::Rng;
use turnstile_kernel::{lanes_of, MemoryAtomic, MemoryOp, MemoryRequest};

const ATOMICS: [MemoryAtomic; 5] = [
    MemoryAtomic::Add,
    MemoryAtomic::CompareSwap,
    MemoryAtomic::Xor,
    MemoryAtomic::MaxI,
    MemoryAtomic::Inc,
];

/// An access of random lanes to random addresses that `place` makes from a length and an alignment.
pub fn access(
    random: &mut SmallRng,
    mut place: impl FnMut(&mut SmallRng, u64, u64) -> u64,
) -> MemoryRequest<LANES> {
    let bytes = [1, 2, 4, 8, 12, 16][random.random_range(0..6)];
    let op = match random.random_range(0..8) {
        0 => {
            let operation = ATOMICS[random.random_range(0..ATOMICS.len())];
            match random.random() {
                true => MemoryOp::Atomic64(operation),
                false => MemoryOp::Atomic(operation),
            }
        }
        1..=3 => MemoryOp::Store { bytes },
        _ => MemoryOp::Load {
            bytes,
            signed: random.random(),
        },
    };
    let (length, alignment) = match op {
        MemoryOp::Atomic(_) => (4, 4),
        MemoryOp::Atomic64(_) => (8, 8),
        _ => (bytes.into(), 1),
    };
    let lanes = random.random_range(0..1 << LANES);
    let addresses: [u64; LANES] = std::array::from_fn(|_| place(random, length, alignment));
    let mut access = vector(op, lanes, |lane| addresses[lane]);
    access.data = (0..4)
        .map(|_| std::array::from_fn(|_| random.random()))
        .collect();
    access
}

/// What the requests get, in order, from `memory`, which begins at `base`.
pub fn sequential(memory: &mut [u8], base: u64, calls: &[Call]) -> Vec<Vec<[u32; LANES]>> {
    let perform = |(_, _, ask): &Call| match ask {
        Ask::Vector(access) => perform(memory, base, access),
        Ask::Scalar(load) => {
            let at = (load.address - base) as usize;
            let words = memory[at..][..4 * usize::from(load.words)].chunks(4);
            let lane = |word| std::array::from_fn(|lane| if lane == 0 { word } else { 0 });
            words.map(little_endian).map(lane).collect()
        }
    };
    calls.iter().map(perform).collect()
}

fn perform(memory: &mut [u8], base: u64, access: &MemoryRequest<LANES>) -> Vec<[u32; LANES]> {
    let mut result = vec![[0; LANES]; access.words.into()];
    for lane in lanes_of(access.lanes) {
        let at = (access.address[lane] - base) as usize;
        match access.op {
            MemoryOp::Load { bytes, signed } => {
                let loaded = &memory[at..at + usize::from(bytes)];
                for (words, bytes) in result.iter_mut().zip(loaded.chunks(4)) {
                    words[lane] = match (bytes.len(), signed) {
                        (1, true) => bytes[0] as i8 as u32,
                        (2, true) => i16::from_le_bytes([bytes[0], bytes[1]]) as u32,
                        _ => little_endian(bytes),
                    };
                }
            }
            MemoryOp::Store { bytes } => {
                for byte in 0..usize::from(bytes) {
                    memory[at + byte] = access.data[byte / 4][lane].to_le_bytes()[byte % 4];
                }
            }
            MemoryOp::Atomic(operation) => {
                let old = little_endian(&memory[at..at + 4]);
                let new = operation.apply(old, access.data[0][lane], access.data[1][lane]);
                memory[at..at + 4].copy_from_slice(&new.to_le_bytes());
                result[0][lane] = old;
            }
            MemoryOp::Atomic64(operation) => {
                let operand = |first: usize| {
                    let word = |index: usize| u64::from(access.data[index][lane]);
                    word(first) | word(first + 1) << 32
                };
                let word = &mut memory[at..at + 8];
                let old = [&word[..4], &word[4..]].map(little_endian);
                let both = u64::from(old[0]) | u64::from(old[1]) << 32;
                let new = operation.apply64(both, operand(0), operand(2));
                word.copy_from_slice(&new.to_le_bytes());
                (result[0][lane], result[1][lane]) = (old[0], old[1]);
            }
        }
    }
    result
}

fn little_endian(bytes: &[u8]) -> u32 {
    let word = bytes.iter().rev();
    word.fold(0, |word, byte| word << 8 | u32::from(*byte))
}
