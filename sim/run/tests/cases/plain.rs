//! References of `plain.cl`.

use super::{bytes, numbers, same, scramble, words, Case};

/// Work-items of a work-group.
const SIZE: usize = 256;

pub const CASES: &[Case] = &[
    Case {
        name: "histogram",
        inputs: || vec![(0..2048).map(|i| scramble(i) as u8).collect()],
        check: |before, after| {
            let mut bins = [0; 32];
            before[0]
                .iter()
                .for_each(|value| bins[usize::from(value % 32)] += 1);
            same(&words(&after[1]), &bins)
        },
    },
    Case {
        name: "inclusive_scan",
        inputs: || vec![bytes((0..512).map(|i| scramble(i).to_le_bytes()))],
        check: |before, after| {
            let sums = |group: &[u32]| {
                let mut sum = 0u32;
                let mut add = |value: &u32| {
                    sum = sum.wrapping_add(*value);
                    sum
                };
                group.iter().map(&mut add).collect::<Vec<_>>()
            };
            let expected: Vec<_> = words(&before[0]).chunks(SIZE).flat_map(sums).collect();
            same(&words(&after[1]), &expected)
        },
    },
    Case {
        name: "transpose",
        inputs: || {
            vec![bytes(
                (0..48 * 32).map(|i| (scramble(i) as u16).to_le_bytes()),
            )]
        },
        check: |before, after| {
            let matrix = numbers(&before[0], u16::from_le_bytes);
            let element = |i: usize| matrix[i % 32 * 48 + i / 32];
            let expected: Vec<_> = (0..48 * 32).map(element).collect();
            same(&numbers(&after[1], u16::from_le_bytes), &expected)
        },
    },
    Case {
        name: "bitonic_sort",
        inputs: || {
            vec![bytes(
                (0..512).map(|i| (scramble(i) as f32 - 1e7).to_le_bytes()),
            )]
        },
        check: |before, after| {
            let mut values = numbers(&before[0], f32::from_le_bytes);
            values
                .chunks_mut(SIZE)
                .for_each(|group| group.sort_by(f32::total_cmp));
            same(&numbers(&after[0], f32::from_le_bytes), &values)
        },
    },
    Case {
        name: "reduction",
        inputs: || {
            let value = |i| i64::from(scramble(i)) - (1 << 20);
            vec![bytes((0..512).map(|i| value(i).to_le_bytes()))]
        },
        check: |before, after| {
            let values = numbers(&before[0], i64::from_le_bytes);
            let sums: Vec<i64> = values
                .chunks(SIZE)
                .map(|group| group.iter().sum())
                .collect();
            let least = |group: &[i64]| group.iter().map(|&value| value as i32).min().unwrap();
            let least: Vec<i32> = values.chunks(SIZE).map(least).collect();
            same(&numbers(&after[1], i64::from_le_bytes), &sums)?;
            same(&numbers(&after[2], i32::from_le_bytes), &least)
        },
    },
];
