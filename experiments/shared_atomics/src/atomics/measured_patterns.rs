//! The patterns behind the measurements that give rules instead of words: `experiments/measured/h200`.

use super::pattern::{parse_measured, NumberedPattern, Pattern, LANES};
use super::procedure::lanes_of;
use crate::votes::random;
use turnstile_tools::Result;

/// Of `position_conflict.csv`: lanes below `n` at word 0, lane i from there on at word i.
pub fn position_conflict(n: u32) -> Pattern {
    of_lanes(|lane| if lane < n { 0 } else { lane })
}

/// Of `bank_conflict.csv`: lane i below `m` at word i x `stride`, from there on at word i.
pub fn bank_conflict(stride: u32, m: u32) -> Pattern {
    of_lanes(|lane| if lane < m { lane * stride } else { lane })
}

fn of_lanes(word: impl Fn(u32) -> u32) -> Pattern {
    Pattern::new(&std::array::from_fn::<u32, LANES, _>(|lane| {
        word(lane as u32)
    }))
}

/// Patterns of [`mixed`]: as many as the paper's section 2.1.3 compares. Which ones the paper's are is not in its text.
pub const MIXED: u32 = DEGREES.len() as u32 * DEGREES.len() as u32 * PATTERNS_OF_DEGREES;
/// Words of a memory that holds them all.
pub const MIXED_WORDS: u32 = LANES as u32 * STRIDES[STRIDES.len() - 1];

const DEGREES: [usize; 12] = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24];
const STRIDES: [u32; 6] = [32, 64, 128, 256, 512, 1024];
const INSTANCES: u32 = 6;
const PATTERNS_OF_DEGREES: u32 = STRIDES.len() as u32 * INSTANCES;
/// Of pattern 0; each has the next one.
const SEED: u32 = 5_184_000;

/// Pattern `number`, below [`MIXED`]: a position conflict and a bank conflict of given degrees, 12 each, with one of six strides, and six
/// instances of what else there is; those of even numbers are in `patterns.csv`.
///
/// So many lanes are at a hot word, and so many words a stride apart are in its bank (even instances) or in another one. Lanes that are left
/// have a bank each of those that are free (instances 0, 1), any word (2, 3), or any word two by two (4, 5). Then the lanes are shuffled.
pub fn mixed(number: u32) -> Pattern {
    let (instance, of_stride) = (number % INSTANCES, number / INSTANCES);
    let stride = STRIDES[of_stride as usize % STRIDES.len()];
    let of_degrees = (number / PATTERNS_OF_DEGREES) as usize;
    let [at_word, in_bank] =
        [of_degrees / DEGREES.len(), of_degrees % DEGREES.len()].map(|at| DEGREES[at]);

    let mut drawn = 0..;
    let mut below = |end: u32| random(SEED + number, drawn.next().unwrap_or(0)) % end;
    let lanes = LANES as u32;
    let hot = below(lanes);
    let other = (hot + 1 + below(lanes - 1)) % lanes;
    let mut words = vec![hot; at_word];
    let column = |first: u32| (0..).map(move |row| first + row * stride);
    match instance % 2 {
        0 => words.extend(column(hot).take(in_bank).skip(1)),
        _ => words.extend(column(other).take(in_bank)),
    }
    words.truncate(LANES);
    let missing = LANES - words.len();
    let room = lanes * stride;
    match instance / 2 {
        0 => words.extend(free_banks(&words, missing)),
        1 => words.extend((0..missing).map(|_| below(room))),
        _ => {
            let pairs: Vec<u32> = (0..missing.div_ceil(2)).map(|_| below(room)).collect();
            words.extend((0..missing).map(|lane| pairs[lane / 2]));
        }
    }
    for lane in (1..LANES).rev() {
        words.swap(lane, below(lane as u32 + 1) as usize);
    }
    Pattern::new(&words)
}

/// The banks without any of these words, lowest first; when all are taken, every bank again.
fn free_banks(words: &[u32], count: usize) -> Vec<u32> {
    let taken = words
        .iter()
        .fold(0, |taken, word| taken | 1 << (word % LANES as u32));
    let free = lanes_of(!taken).chain((0..LANES).cycle());
    free.take(count).map(|bank| bank as u32).collect()
}

/// The patterns of `patterns.csv` and the cycles of one of its columns.
///
/// # Errors
/// If it has no such column.
pub fn measured(column: &str) -> Result<Vec<(NumberedPattern, f64)>> {
    let text = include_str!("patterns.csv");
    parse_measured(text, "patterns.csv", MIXED_WORDS, column)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The measured ones are those of even numbers, word by word.
    #[test]
    fn the_rule_gives_the_measured_patterns() {
        let all = measured("load").unwrap();
        assert_eq!(all.len() as u32, MIXED / 2);
        for ((numbered, _), number) in all.iter().zip((0..MIXED).step_by(2)) {
            assert_eq!(numbered.pattern, mixed(number), "pattern {number}");
        }
    }

    #[test]
    fn every_pattern_has_its_lanes_within_the_memory() {
        for number in 0..MIXED {
            let pattern = mixed(number);
            assert_eq!(pattern.lanes, u32::MAX);
            assert!(
                pattern.words.iter().all(|word| *word < MIXED_WORDS),
                "pattern {number}"
            );
        }
    }
}
