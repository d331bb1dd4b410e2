//! `rand()` of the GNU C library, by which the authors' sources make their inputs: an additive feedback generator of 31 words.

use std::collections::VecDeque;

/// Words of the state; the next one is the sum of the oldest and of the third youngest.
const WORDS: usize = 31;
const THIRD_YOUNGEST: usize = WORDS - 3;

/// The numbers of `rand()` behind `srand(seed)`.
#[derive(Clone, Debug)]
pub struct CRandom(VecDeque<u32>);

impl CRandom {
    /// `srand(seed)`, of which 0 is as 1.
    pub fn new(seed: u32) -> Self {
        let first = seed.max(1) as i32;
        let next = |word: &i64| Some((16_807 * word).rem_euclid(0x7fff_ffff));
        let words = std::iter::successors(Some(i64::from(first)), next);
        let mut random = Self(words.take(WORDS).map(|word| word as u32).collect());
        // The first three words are the youngest, and 310 numbers are thrown away.
        random.0.rotate_left(WORDS - THIRD_YOUNGEST);
        (0..10 * WORDS).for_each(|_| {
            random.number();
        });
        random
    }

    /// A number from 0 to 2^31 - 1.
    pub fn number(&mut self) -> u32 {
        let sum = self.0[0].wrapping_add(self.0[THIRD_YOUNGEST]);
        self.0.pop_front();
        self.0.push_back(sum);
        sum >> 1
    }

    /// `rand() % bound`.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.number() % bound
    }

    /// The numbers below `count` in a random order.
    pub fn order(&mut self, count: u32) -> Vec<u32> {
        let mut numbers: Vec<u32> = (0..count).collect();
        for last in (1..count).rev() {
            numbers.swap(last as usize, self.below(last + 1) as usize);
        }
        numbers
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a C program prints with glibc 2.36: the first four numbers of a seed, and the thousandth.
    #[test]
    fn numbers_are_those_of_the_c_library() {
        const FIRST: [u32; 4] = [1_804_289_383, 846_930_886, 1_681_692_777, 1_714_636_915];
        for (seed, first, thousandth) in [
            (1, FIRST, 1_143_565_421),
            (0, FIRST, 1_143_565_421),
            (
                2011,
                [1_474_526_566, 384_114_296, 1_303_862_443, 471_528_597],
                1_469_914_832,
            ),
            (
                2009,
                [1_000_717_115, 1_824_263_957, 1_070_373_502, 160_509_365],
                899_519_506,
            ),
            (
                4_000_000_000,
                [1_111_130_805, 1_380_198_982, 1_306_113_867, 1_557_021_840],
                1_372_359_437,
            ),
        ] {
            let mut random = CRandom::new(seed);
            let numbers: Vec<u32> = (0..1000).map(|_| random.number()).collect();
            assert_eq!(numbers[..4], first, "seed {seed}");
            assert_eq!(numbers[999], thousandth, "seed {seed}");
        }
    }

    #[test]
    fn an_order_has_each_number_once() {
        let mut order = CRandom::new(7).order(100);
        assert_ne!(order[..4], [0, 1, 2, 3]);
        order.sort_unstable();
        assert_eq!(order, (0..100).collect::<Vec<_>>());
    }
}
