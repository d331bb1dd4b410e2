//! Random warp access patterns: what conflicts can look like.

use rand::rngs::SmallRng;
use rand::Rng;
use turnstile_sim::atomics::{Pattern, LANES, WORDS};

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
