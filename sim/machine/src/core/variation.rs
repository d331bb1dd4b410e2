//! What differs between runs of one program, by a seed.

use crate::config::Variation;
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Draws what a compute unit leaves open: nothing with seed 0.
#[derive(Clone, Debug)]
pub struct Drawn {
    random: Option<ChaCha8Rng>,
    barrier: u64,
}

impl Drawn {
    /// From the beginning of a launch.
    pub fn new(config: &Variation) -> Self {
        Self {
            random: (config.seed > 0).then(|| ChaCha8Rng::seed_from_u64(config.seed)),
            barrier: config.barrier,
        }
    }

    /// The wavefronts of a work-group in the order in which they start.
    pub fn order<T>(&mut self, wavefronts: &mut [T]) {
        if let Some(random) = &mut self.random {
            wavefronts.shuffle(random);
        }
    }

    /// Cycles by which a wavefront leaves a barrier later than it could.
    pub fn phase(&mut self) -> u64 {
        let random = self.random.as_mut();
        random.map_or(0, |random| random.random_range(0..=self.barrier))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(seed: u64) -> (Vec<usize>, Vec<u64>) {
        let mut drawn = Drawn::new(&Variation { seed, barrier: 16 });
        let mut order: Vec<_> = (0..8).collect();
        drawn.order(&mut order);
        (order, (0..100).map(|_| drawn.phase()).collect())
    }

    #[test]
    fn seeds_differ_and_none_is_as_it_was() {
        let (order, phases) = drawn(0);
        assert_eq!(order, Vec::from_iter(0..8));
        assert!(phases.iter().all(|&phase| phase == 0));
        let (one, other) = (drawn(1), drawn(2));
        assert_eq!(one, drawn(1));
        assert!(one.0 != other.0 && one.1 != other.1);
        assert_eq!(one.1.iter().max(), Some(&16));
        assert_eq!(one.1.iter().min(), Some(&0));
    }
}
