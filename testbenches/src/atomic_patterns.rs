//! Random warp access patterns: what conflicts can look like, and the RTL in exact agreement with the paper's Algorithm 1 on them.

use anyhow::{Context, Result};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use turnstile_experiments::atomics::procedure::iterations;
use turnstile_experiments::atomics::report::compare;
use turnstile_experiments::atomics::{
    AtomicOp, Hash, Pattern, Request, Runner, Scheme, LANES, WORDS,
};
use turnstile_machine::EngineKind;

/// Locks and hashes to try. Low bits with at least as many locks as banks: what the paper defines. The others: banks share
/// locks, and the first to arrive wins.
pub const SCHEMES: [(u32, Hash); 5] = [
    (1024, Hash::Low),
    (32, Hash::Low),
    (1024, Hash::Xor),
    (32, Hash::Xor),
    (8, Hash::Low),
];

/// What was compared.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Agreement {
    pub patterns: u64,
    pub iterations: u64,
    /// Iterations of the pattern with most of them.
    pub most: u32,
    pub clocks: u64,
}

/// Random patterns and operations on the RTL: every iteration's winners, the iterations, the replays and the memory.
///
/// # Errors
/// At the first difference, with the seed; or without the engine's tools.
pub fn agree(scheme: Scheme, engine: EngineKind, seed: u64, patterns: u64) -> Result<Agreement> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut runner = Runner::open(&scheme, engine)?;
    let mut agreement = Agreement {
        patterns,
        ..Agreement::default()
    };
    for count in 0..patterns {
        let pattern = random_pattern(&mut rng);
        let op = AtomicOp::ALL[count as usize % AtomicOp::ALL.len()];
        let place = format!("{scheme:?}, seed {seed}, pattern {count}");
        let performed = runner.perform(&Request::new(pattern, op));
        let performed = performed.with_context(|| place.clone())?;
        compare(&performed, &iterations(&pattern, &scheme), &place).map_err(anyhow::Error::msg)?;
        agreement.most = agreement.most.max(performed.totals.iterations);
        agreement.iterations += u64::from(performed.totals.iterations);
    }
    let memory = runner.check_memory();
    memory.with_context(|| format!("{scheme:?}, seed {seed}"))?;
    agreement.clocks = runner.clocks();
    Ok(agreement)
}

/// A pattern of a random kind: words anywhere or in a small space, in few banks, of few locks, equal ones, strides; of all
/// lanes or some.
pub fn random_pattern(rng: &mut SmallRng) -> Pattern {
    let words = match rng.random_range(0..6) {
        0 => anywhere(rng, WORDS),
        1 => {
            let space = 32 << rng.random_range(0..8);
            anywhere(rng, space)
        }
        2 => {
            let banks = rng.random_range(1..=3);
            words(rng, |rng| {
                32 * rng.random_range(0..WORDS / 32) + rng.random_range(0..banks) * 5
            })
        }
        3 => {
            let locks = rng.random_range(1..=6);
            words(rng, |rng| {
                1024 * rng.random_range(0..WORDS / 1024) + rng.random_range(0..locks) * 96
            })
        }
        4 => strided(rng),
        _ => {
            let few: Vec<u32> = (0..rng.random_range(1..6))
                .map(|_| rng.random_range(0..WORDS))
                .collect();
            words(rng, |rng| few[rng.random_range(0..few.len())])
        }
    };
    let lanes = match rng.random_range(0..4) {
        0 => rng.random::<u32>() | 1 << rng.random_range(0..32),
        _ => u32::MAX,
    };
    Pattern { lanes, words }
}

fn words(rng: &mut SmallRng, mut word: impl FnMut(&mut SmallRng) -> u32) -> [u32; LANES] {
    std::array::from_fn(|_| word(rng))
}

fn anywhere(rng: &mut SmallRng, space: u32) -> [u32; LANES] {
    words(rng, |rng| rng.random_range(0..space))
}

/// Lanes `0..m` at a stride, the others in order, in random lane order half of the time.
fn strided(rng: &mut SmallRng) -> [u32; LANES] {
    let stride = 32 << rng.random_range(0..6);
    let count = rng.random_range(1..=LANES as u32);
    let base = rng.random_range(0..WORDS);
    let mut words = std::array::from_fn(|lane| match lane as u32 {
        lane if lane < count => (base + stride * lane) % WORDS,
        lane => lane,
    });
    if rng.random() {
        for lane in (1..LANES).rev() {
            words.swap(lane, rng.random_range(0..=lane));
        }
    }
    words
}
