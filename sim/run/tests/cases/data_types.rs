//! References of `data_types.cl`.

use super::{bytes, numbers, same, scramble, words, Case};

const CELLS: usize = 32;
/// Work-items of a work-group.
const SIZE: usize = 64;

pub const CASES: &[Case] = &[
    Case {
        name: "small_cells",
        inputs: numbers_of_items,
        check: |before, after| {
            let (mut small, mut halves) = (vec![], vec![]);
            for group in words(&before[0]).chunks(SIZE) {
                let (mut bytes, mut shorts) = ([0u8; CELLS], [-5i16; CELLS]);
                for &choice in group {
                    let cell = choice as usize;
                    let mut add = |cell: usize, amount| {
                        bytes[cell % CELLS] = bytes[cell % CELLS].wrapping_add(amount)
                    };
                    add(cell, 3);
                    add(cell + 1, 1);
                    if choice & 32 != 0 {
                        shorts[cell / 64 % CELLS] -= 2;
                    }
                }
                small.extend(bytes);
                halves.extend(shorts);
            }
            same(&after[1], &small)?;
            same(&numbers(&after[2], i16::from_le_bytes), &halves)
        },
    },
    Case {
        name: "long_cells",
        inputs: || {
            let value = |i: u32| u64::from(scramble(2 * i)) << 32 | u64::from(scramble(2 * i + 1));
            vec![bytes((0..128).map(|i| value(i).to_le_bytes()))]
        },
        check: |before, after| {
            let (mut sums, mut reals) = (vec![], vec![]);
            for group in numbers(&before[0], u64::from_le_bytes).chunks(SIZE) {
                let (mut cells, mut real_cells) = ([0u64; CELLS], [0f64; CELLS]);
                for &value in group {
                    let cell = value as usize % CELLS;
                    cells[cell] = cells[cell].wrapping_add(value);
                    real_cells[cell] += f64::from(value as u32);
                }
                sums.extend(cells);
                reals.extend(real_cells);
            }
            same(&numbers(&after[1], u64::from_le_bytes), &sums)?;
            same(&numbers(&after[2], f64::from_le_bytes), &reals)
        },
    },
    Case {
        name: "atomics",
        inputs: numbers_of_items,
        check: |before, after| {
            check_atomics(&words(&before[0]), &words(&after[1]), &words(&after[2]))
        },
    },
    Case {
        name: "arithmetic",
        inputs: || {
            vec![bytes(
                (0..128).map(|i| ((scramble(i) % 200) as f32).to_le_bytes()),
            )]
        },
        check: |before, after| {
            let mut expected = vec![];
            for group in numbers(&before[0], f32::from_le_bytes).chunks(SIZE) {
                let mut cells = [0f32; CELLS];
                for value in group {
                    cells[*value as usize % CELLS] += (value / 4.0 + 0.01).floor();
                }
                expected.extend(cells);
            }
            same(&numbers(&after[1], f32::from_le_bytes), &expected)
        },
    },
    Case {
        name: "volume",
        inputs: || vec![bytes((0..400).map(|i| scramble(i).to_le_bytes()))],
        check: |before, after| same(&words(&after[1]), &volume_reference(&words(&before[0]))),
    },
];

fn numbers_of_items() -> Vec<Vec<u8>> {
    vec![bytes((0..128).map(|i| scramble(i).to_le_bytes()))]
}

/// Every work-item moves its counter on by 10, whatever the order, and so the tickets are the multiples of 10.
fn check_atomics(values: &[u32], out: &[u32], tickets: &[u32]) -> Result<(), String> {
    for (group, values) in values.chunks(SIZE).enumerate() {
        let (mut counters, mut largest, mut sums) = ([0u32; CELLS], [0u32; CELLS], [0u32; CELLS]);
        let mut drawn = vec![vec![]; CELLS];
        for (value, ticket) in values.iter().zip(&tickets[SIZE * group..]) {
            let cell = *value as usize % CELLS;
            sums[(cell + counters[cell] as usize) % CELLS] += 1;
            counters[cell] += 10;
            largest[cell] = largest[cell].max(*value);
            drawn[cell].push(*ticket);
        }
        for mut drawn in drawn {
            drawn.sort_unstable();
            let expected: Vec<_> = (0..).step_by(10).take(drawn.len()).collect();
            same(&drawn, &expected)?;
        }
        same(
            &out[3 * CELLS * group..][..3 * CELLS],
            &[counters, largest, sums].concat(),
        )?;
    }
    Ok(())
}

fn volume_reference(values: &[u32]) -> Vec<u32> {
    let mut cells = vec![[0u32; 4]; 8 * CELLS];
    for (item, value) in values.iter().enumerate() {
        let at = [item % 10, item / 10 % 10, item / 100];
        let group = at[0] / 5 + at[1] / 5 * 2 + at[2] / 2 * 4;
        let id = at[0] % 5 + at[1] % 5 * 5 + at[2] % 2 * 25;
        let cell = &mut cells[group * CELLS + *value as usize % CELLS];
        for (sum, part) in cell.iter_mut().zip([1, value & 7, id as u32 & 3, 2]) {
            *sum += part;
        }
    }
    cells.concat()
}
