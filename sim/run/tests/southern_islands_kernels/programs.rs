//! Memory, control flow, barriers, arguments and transactions.

use super::common::{load, Launch};
use super::{grid, numbers};
use turnstile_kernel::LaunchGeometry;

#[test]
fn constant_tables_are_read() {
    let program = load("memory.s");
    let mut launch = Launch::new();
    let out = launch.zeros(512);
    launch.run(&program, "tables", &grid(128, 64));
    let primes = [2u32, 3, 5, 7, 11, 13, 17, 19];
    let expected: Vec<u32> = (0..128)
        .map(|i| {
            primes[i & 7] * (9 - i as u32 % 5) + ([0x1234_5678_9abc_def0u64, 77][i & 1] >> 4) as u32
        })
        .map(|v: u32| v)
        .collect();
    assert_eq!(launch.read_words(out, 128), expected);
}

#[test]
fn local_arrays_of_every_width_work() {
    let program = load("memory.s");
    let data: Vec<u32> = numbers(13).take(128).collect();
    let mut launch = Launch::new();
    let buffer = launch.words(data.clone());
    launch.local(128);
    launch.run(&program, "reverse", &grid(128, 64));
    let expected: Vec<u32> = (0..128usize)
        .map(|i| {
            let at = |l: usize| data[i & 64 | l];
            let (l, other) = (i & 63, 63 - (i & 63));
            at(other)
                .wrapping_add(((u64::from(at(other)) << 20) >> 16) as u32)
                .wrapping_add(at(l ^ 1) as i8 as u32)
                .wrapping_add((at(l ^ 2) >> 3) as u16 as u32)
        })
        .collect();
    assert_eq!(launch.read_words(buffer, 128), expected);
}

#[test]
fn barriers_and_partly_filled_wavefronts_work() {
    let program = load("memory.s");
    let data: Vec<u32> = numbers(14).take(1000).collect();
    for (global, local) in [(256, 256), (64, 32), (192, 16)] {
        let mut launch = Launch::new();
        launch.words(data.clone());
        let out = launch.zeros(64);
        launch.value(&1000u32.to_le_bytes());
        launch.run(&program, "sum", &grid(global, local));
        let found = launch
            .read_words(out, (global / local) as usize)
            .iter()
            .fold(0u32, |a, b| a.wrapping_add(*b));
        assert_eq!(
            found,
            data.iter().fold(0u32, |a, b| a.wrapping_add(*b)),
            "{global} work-items by {local}"
        );
    }
}

#[test]
fn private_arrays_work() {
    let program = load("memory.s");
    let data: Vec<u32> = numbers(15).map(|n| n >> 8).take(24).collect();
    let n = 17usize;
    let mut launch = Launch::new();
    launch.words(data.clone());
    let out = launch.zeros(512);
    launch.value(&(n as u32).to_le_bytes());
    launch.run(&program, "private_array", &grid(128, 128));
    let expected: Vec<u32> = (0..128u32)
        .map(|id| {
            let mut stack = [0; 24];
            for i in 0..24 {
                stack[i * n % 24] = data[i] + id;
            }
            (0..n).fold(0u32, |total, i| {
                total
                    .wrapping_mul(3)
                    .wrapping_add(stack[(i as u32 * 7 + data[i]) as usize % 24])
            })
        })
        .collect();
    assert_eq!(launch.read_words(out, 128), expected);
}

#[test]
fn atomics_work() {
    let program = load("memory.s");
    let mut launch = Launch::new();
    let global = launch.zeros(8);
    let out = launch.zeros(32);
    launch.run(&program, "atomics", &grid(128, 128));
    let expected = [127 * 64, 381, -1, 128, -256, 1, -127, 128];
    assert_eq!(launch.read_words(out, 8), expected.map(|v: i32| v as u32));
    assert_eq!(launch.read_words(global, 2), [127 * 64, 0]);
}

#[test]
fn divergent_loops_and_branches_match() {
    let program = load("control.s");
    let start: Vec<u32> = numbers(16).map(|n| n % 1000 + 1).take(128).collect();
    let mut launch = Launch::new();
    launch.words(start.clone());
    let out = launch.zeros(512);
    launch.run(&program, "collatz", &grid(128, 64));
    let expected: Vec<u32> = start
        .iter()
        .map(|v| {
            let (mut v, mut steps) = (*v, 0);
            while v != 1 && steps <= 200 {
                v = if v & 1 == 1 { 3 * v + 1 } else { v / 2 };
                steps += 1;
            }
            steps
        })
        .collect();
    assert_eq!(launch.read_words(out, 128), expected);

    let input: Vec<i32> = numbers(17)
        .map(|n| [0, 1, 5, 7, 12, 150, -3, 2][n as usize % 8])
        .take(129)
        .collect();
    let mut launch = Launch::new();
    launch.words(input.iter().map(|v| *v as u32));
    let out = launch.zeros(512);
    launch.run(&program, "choose", &grid(128, 64));
    let expected: Vec<u32> = input
        .windows(2)
        .map(|pair| match (pair[0], pair[1]) {
            (0, _) => 10,
            (1, next) => next * 2,
            (5, _) => -5,
            (7, next) => (next.max(0) + 2) / 3 * 3,
            (v, _) => v.min(100),
        } as u32)
        .collect();
    assert_eq!(launch.read_words(out, 128), expected);
}

#[test]
fn work_item_functions_match() {
    let program = load("control.s");
    let cases: [(&[u32], &[u32], &[u32]); 3] = [
        (&[6], &[3], &[]),
        (&[8, 6], &[4, 2], &[100, 7]),
        (&[4, 6, 10], &[2, 3, 5], &[1, 20, 300]),
    ];
    for (global, local, offset) in cases {
        let geometry = LaunchGeometry::new(global, local, offset).unwrap();
        let size = geometry.global_size.map(|s| s as usize);
        let mut launch = Launch::new();
        let out = launch.zeros(size.iter().product::<usize>() * 8);
        launch.run(&program, "ids", &geometry);
        let found = launch.read_longs(out, size.iter().product());
        for (at, found) in found.into_iter().enumerate() {
            let id = [
                at % size[0],
                at / size[0] % size[1],
                at / (size[0] * size[1]),
            ]
            .map(|v| v as u64);
            let local = geometry.local_size.map(u64::from);
            let groups = geometry.groups().map(u64::from);
            let weighted = |factor: u64, f: &dyn Fn(usize) -> u64| -> u64 {
                f(0) * factor + f(1) * factor * 10 + f(2) * factor * 100
            };
            let expected = weighted(1, &|d| id[d] % local[d])
                + weighted(1000, &|d| id[d] / local[d])
                + 1_000_000 * local.iter().sum::<u64>()
                + 100_000_000 * (groups.iter().sum::<u64>() + u64::from(geometry.dimensions))
                + 10_000_000_000
                    * (0..3)
                        .map(|d| id[d] + u64::from(geometry.global_offset[d]))
                        .sum::<u64>();
            assert_eq!(found, expected, "global {global:?}, work-item {at}");
        }
    }
}

#[test]
fn arguments_of_every_size_arrive() {
    let program = load("control.s");
    let mut launch = Launch::new();
    launch.value(&[(-7i8) as u8]);
    let out = launch.zeros(4);
    launch.value(&[10u32, 0, 300, 0].map(u32::to_le_bytes).concat());
    launch.value(&(-1000i16).to_le_bytes());
    launch.value(&(5u64 << 33).to_le_bytes());
    launch.value(&[0, 40]);
    launch.value(&2.5f32.to_le_bytes());
    launch.run(&program, "arguments", &grid(1, 1));
    assert_eq!(
        launch.read_words(out, 1)[0] as i32,
        -7 + 310 - 1000 + 5 + 40 + 2
    );
}

#[test]
fn transactions_fill_a_hash_table() {
    let program = load("transaction.s");
    assert!(program.kernel("hash_table").unwrap().transactional);
    let keys: Vec<u32> = numbers(18).map(|n| n | 1).take(256).collect();
    let (buckets, depth) = (16u32, 20u32);
    let mut launch = Launch::new();
    launch.words(keys.clone());
    let out = launch.zeros((buckets * depth * 4) as usize);
    launch.value(&buckets.to_le_bytes());
    launch.value(&depth.to_le_bytes());
    launch.local(buckets * depth * 4);
    launch.run(&program, "hash_table", &grid(256, 256));
    // The wavefronts and their lanes commit in order, so the table is that of sequential insertion.
    let mut table = vec![0; (buckets * depth) as usize];
    for key in keys {
        let bucket = (key.wrapping_mul(2_654_435_761) % buckets * depth) as usize;
        if let Some(slot) = table[bucket..bucket + depth as usize]
            .iter_mut()
            .find(|slot| **slot == 0)
        {
            *slot = key;
        }
    }
    assert_eq!(launch.read_words(out, table.len()), table);
}

#[test]
fn divergent_nested_transactions_carry_values_out() {
    let program = load("transaction.s");
    let accounts = 8u32;
    let amounts: Vec<u32> = numbers(19).map(|n| n >> 5).take(64).collect();
    let mut launch = Launch::new();
    launch.words(amounts.clone());
    let (balances, moved) = (launch.zeros(32), launch.zeros(256));
    launch.value(&accounts.to_le_bytes());
    launch.run(&program, "transfer", &grid(64, 64));
    let mut balance = [100u32; 8];
    let mut done = [0; 64];
    for round in 0..3u32 {
        for l in 0..64u32 {
            let amount = amounts[l as usize] % (40 + round);
            let (from, to) = ((l + round) % accounts, (l * 3 + 1) % accounts);
            if amount > 7 && balance[from as usize] >= amount {
                balance[from as usize] -= amount;
                balance[to as usize] += amount;
                done[l as usize] += amount;
            }
        }
    }
    assert_eq!(launch.read_words(balances, 8), balance);
    assert_eq!(launch.read_words(moved, 64), done);
}

#[test]
fn uniform_loops_inside_transactions_match() {
    let program = load("transaction.s");
    let (bins, per_item) = (24u32, 9u32);
    let values: Vec<u32> = numbers(20).take(64 * 9).collect();
    let mut launch = Launch::new();
    launch.words(values.clone());
    let out = launch.zeros(256);
    launch.value(&bins.to_le_bytes());
    launch.value(&per_item.to_le_bytes());
    launch.run(&program, "histogram", &grid(64, 64));
    let mut counts = [0; 64];
    values.iter().for_each(|v| counts[(v % bins) as usize] += 1);
    let expected: Vec<u32> = (0..64)
        .map(|l| counts[l] + 1000 * (values[l * 9 + 8] % bins))
        .collect();
    assert_eq!(launch.read_words(out, 64), expected);
}
