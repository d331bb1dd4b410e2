//! References of `calls.cl` and `unoptimised.cl`.

use super::{bytes, same, scramble, words, Case};

const CELLS: usize = 64;

pub const PLAIN: &[Case] = &[
    Case {
        name: "nested_calls",
        inputs: || scrambled(192),
        check: |before, after| each(&before[0], &after[1], nested_calls),
    },
    Case {
        name: "recursion",
        inputs: || scrambled(128),
        check: |before, after| each(&before[0], &after[1], |_, value| recursion(value)),
    },
    Case {
        name: "private_arrays",
        inputs: || scrambled(128),
        check: |before, after| each(&before[0], &after[1], private_arrays),
    },
    Case {
        name: "barriers_in_calls",
        inputs: || scrambled(256),
        check: |before, after| {
            let groups = words(&before[0]);
            let expected: Vec<_> = groups.chunks(128).flat_map(barriers_in_calls).collect();
            same(&words(&after[1]), &expected)
        },
    },
    Case {
        name: "unoptimised",
        inputs: || scrambled(100),
        check: |before, after| {
            let input = words(&before[0]);
            let expected: Vec<_> = (0..100).map(|id| unoptimised(&input, id)).collect();
            same(&words(&after[1]), &expected)
        },
    },
];

pub const TRANSACTIONAL: &[Case] = &[Case {
    name: "transactions_in_calls",
    inputs: || scrambled(128),
    check: |before, after| {
        let (cells, results): (Vec<_>, Vec<_>) = words(&before[0])
            .chunks(64)
            .map(transactions_in_calls)
            .unzip();
        same(&words(&after[1]), &cells.concat())?;
        same(&words(&after[2]), &results.concat())
    },
}];

fn scrambled(count: u32) -> Vec<Vec<u8>> {
    vec![bytes((0..count).map(|i| scramble(i).to_le_bytes()))]
}

/// Every work-item makes one result of its input.
fn each(before: &[u8], after: &[u8], result: fn(u32, u32) -> u32) -> Result<(), String> {
    let inputs = (0..).zip(words(before));
    let expected: Vec<_> = inputs.map(|(id, value)| result(id, value)).collect();
    same(&words(after), &expected)
}

fn nested_calls(id: u32, value: u32) -> u32 {
    let mix = |a: u32| a.wrapping_mul(0x9e37_79b1) ^ a >> 7;
    if value & 1 == 1 {
        return mix(value).wrapping_sub(mix(value.wrapping_add(id)));
    }
    let place = |step: u32| id.wrapping_mul(step).wrapping_add(id / 96 + 96);
    let mut result = value;
    // The number of rounds follows the value.
    let mut round = 0;
    while round < (result >> 1 & 3) {
        result = result.wrapping_add(place(result));
        round += 1;
    }
    result
}

fn fibonacci(n: u32) -> u32 {
    match n {
        0 | 1 => n,
        _ => fibonacci(n - 1) + fibonacci(n - 2),
    }
}

fn ackermann(m: u32, n: u32) -> u32 {
    match (m, n) {
        (0, _) => n + 1,
        (_, 0) => ackermann(m - 1, 1),
        _ => ackermann(m - 1, ackermann(m, n - 1)),
    }
}

/// The two functions that call each other; `even` is the one that begins.
fn chain(n: u32, even: bool) -> u32 {
    let (factor, last) = if even { (3, 7) } else { (5, 5) };
    match n {
        0 => last,
        _ => chain(n - 1, !even).wrapping_mul(factor) ^ n,
    }
}

fn recursion(value: u32) -> u32 {
    match value & 3 {
        1 | 3 => fibonacci(value >> 1 & 7),
        2 => ackermann(value >> 2 & 1, value >> 3 & 3),
        _ => chain(value >> 2 & 31, true),
    }
}

fn private_arrays(id: u32, value: u32) -> u32 {
    let mut items: [u32; 12] = std::array::from_fn(|i| value.wrapping_mul(2 * i as u32 + 1) >> 20);
    items[..1 + id as usize % 12].sort_unstable();
    let add = |sum: u32, item: &u32| sum.wrapping_mul(31).wrapping_add(*item);
    items.iter().fold(0, add)
}

fn barriers_in_calls(ring: &[u32]) -> Vec<u32> {
    let mut ring = ring.to_vec();
    let mut seen = vec![0u32; ring.len()];
    for _ in 0..3 {
        ring.rotate_left(1);
        for (seen, next) in seen.iter_mut().zip(&mut ring) {
            *seen = seen.wrapping_mul(3).wrapping_add(*next);
            *next = next.wrapping_add(1);
        }
    }
    seen
}

fn unoptimised(input: &[u32], id: usize) -> u32 {
    let weighted = |items: &[u32], weight: u32| {
        let terms = (weight..).zip(items);
        terms.fold(0u32, |sum, (weight, item)| {
            sum.wrapping_add(item.wrapping_mul(weight))
        })
    };
    let mut items: [u32; 8] = std::array::from_fn(|i| input[(id + i) % input.len()]);
    let more = weighted(&items[..id % 5], 3);
    items[id % 8] = items[id % 8].wrapping_add(more);
    weighted(&items, id as u32 % 50)
}

/// Cells and results of a work-group: additions, so the order does not matter.
fn transactions_in_calls(values: &[u32]) -> (Vec<u32>, Vec<u32>) {
    let mut cells = vec![100u32; CELLS];
    let mut add = |cell: u32, amount: u32| {
        let cell = &mut cells[cell as usize % CELLS];
        *cell = cell.wrapping_add(amount);
    };
    let mut result = |(id, &value): (u32, &u32)| {
        add(value, u32::MAX);
        add(value / 64, 1);
        match value & 0x300 {
            0 => 0,
            0x200 => {
                add(id, u32::MAX);
                add(value, 1);
                0
            }
            _ => spread(&mut add, value / 0x200 % CELLS as u32, value / 0x2000 % 4),
        }
    };
    let results = (0..).zip(values).map(&mut result).collect();
    (cells, results)
}

fn spread(add: &mut impl FnMut(u32, u32), cell: u32, depth: u32) -> u32 {
    add(cell, depth);
    match depth {
        0 => cell,
        _ => spread(add, (cell * 5 + 1) % CELLS as u32, depth - 1).wrapping_mul(3) ^ depth,
    }
}
