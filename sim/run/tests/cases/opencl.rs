//! References of `opencl.cl`.

use super::{bytes, numbers, same, scramble, words, Case};

const SETS: usize = 8;
/// Cells of all sets, an operation after the other.
const CELLS: usize = 14 * SETS;
/// What each work-item adds to the cell whose old values it keeps.
const TICKET: u64 = 0x1_0000_0003;

pub const PLAIN: &[Case] = &[
    Case {
        name: "long_atomics_global",
        inputs: long_inputs,
        check: check_long_atomics,
    },
    Case {
        name: "long_atomics_local",
        inputs: long_inputs,
        check: check_long_atomics,
    },
    Case {
        name: "work_group_copies",
        inputs: || {
            let table = bytes((0..240).map(|i| ((scramble(i) % 1000) as f32).to_le_bytes()));
            let words = bytes((0..600).map(|i| scramble(i).to_le_bytes()));
            vec![words, vec![0; 2400], vec![0; 640], table]
        },
        check: check_copies,
    },
];

pub const TRANSACTIONAL: &[Case] = &[Case {
    name: "long_atomics_transaction",
    inputs: || long_inputs()[..1].to_vec(),
    check: |before, after| {
        let (mut sums, mut counts) = ([0u64; SETS], [0; SETS]);
        for value in longs(&before[0]) {
            let set = value as usize % SETS;
            sums[set] = sums[set].wrapping_add(value);
            counts[set] += 1;
        }
        let found = longs(&after[1]);
        same(&found[..SETS], &sums)?;
        // Which work-item finds a smaller sum depends on the order; that each has counted does not.
        let counted = found[SETS..].iter().map(|count| count & 0xffff_ffff);
        same(&counted.collect::<Vec<_>>(), &counts)
    },
}];

fn longs(bytes: &[u8]) -> Vec<u64> {
    numbers(bytes, u64::from_le_bytes)
}

fn long(index: u32) -> u64 {
    u64::from(scramble(2 * index) << 7) << 32 | u64::from(scramble(2 * index + 1) << 7)
}

/// A value a work-item, and the cells.
fn long_inputs() -> Vec<Vec<u8>> {
    let numbers =
        |from: u32, count: u32| bytes((from..from + count).map(|i| long(i).to_le_bytes()));
    vec![numbers(0, 128), numbers(1000, CELLS as u32)]
}

/// The work-items, one after the other.
fn check_long_atomics(before: &[Vec<u8>], after: &[Vec<u8>]) -> Result<(), String> {
    let (values, olds) = (longs(&before[0]), longs(&after[2]));
    let (cells, found) = (longs(&before[1]), longs(&after[1]));
    (0..SETS).try_for_each(|set| {
        let checked = check_set(set, &values, &olds, &cells, &found);
        checked.map_err(|error| format!("set {set}: {error}"))
    })
}

fn check_set(
    set: usize,
    values: &[u64],
    olds: &[u64],
    cells: &[u64],
    found: &[u64],
) -> Result<(), String> {
    let cell = |operation: usize| cells[operation * SETS + set];
    let own: Vec<u64> = values.iter().skip(set).step_by(SETS).copied().collect();
    let mut expected: [u64; 13] = std::array::from_fn(cell);
    for value in own.iter().copied() {
        let signed = value as i64;
        expected = [
            expected[0].wrapping_add(value),
            expected[1].wrapping_sub(value),
            expected[2].wrapping_add(1),
            expected[3].wrapping_sub(1),
            (expected[4] as i64).min(signed) as u64,
            (expected[5] as i64).max(signed) as u64,
            expected[6].min(value),
            expected[7].max(value),
            expected[8] & value,
            expected[9] | value,
            expected[10] ^ value,
            expected[11].wrapping_mul(3).wrapping_add(1),
            expected[12].wrapping_add(TICKET),
        ];
    }
    let left: Vec<u64> = (0..13)
        .map(|operation| found[operation * SETS + set])
        .collect();
    same(&left, &expected)?;
    let of_set = |which: usize| {
        olds.chunks(2)
            .skip(set)
            .step_by(SETS)
            .map(move |olds| olds[which])
    };
    let tickets = (0..own.len() as u64).map(|number| cell(12).wrapping_add(number * TICKET));
    same(&sorted(of_set(0)), &sorted(tickets))?;
    // What was exchanged, and what is left, is what was there and what came.
    let passed = of_set(1).chain([found[13 * SETS + set]]);
    same(&sorted(passed), &sorted(own.into_iter().chain([cell(13)])))
}

fn sorted(numbers: impl Iterator<Item = u64>) -> Vec<u64> {
    let mut numbers: Vec<_> = numbers.collect();
    numbers.sort_unstable();
    numbers
}

fn check_copies(before: &[Vec<u8>], after: &[Vec<u8>]) -> Result<(), String> {
    const WORDS: usize = 300;
    const ROWS: usize = 20;
    let floats = |bytes: &[u8]| numbers(bytes, f32::from_le_bytes);
    let (input, table) = (words(&before[0]), floats(&before[3]));
    let mut expected = vec![];
    let mut columns = vec![0.0; 160];
    for (group, words) in input.chunks(WORDS).enumerate() {
        let reversed: Vec<u32> = words.iter().rev().map(|word| 2 * word).collect();
        for row in 0..ROWS {
            let from = 4 * (group + 3 * row);
            let to = &mut columns[4 * (group + 2 * row)..][..4];
            to.copy_from_slice(&table[from..from + 4]);
            to[0] += row as f32;
            to[3] += reversed[row] as f32;
        }
        expected.extend(reversed);
    }
    same(&words(&after[1]), &expected)?;
    same(&floats(&after[2]), &columns)
}
