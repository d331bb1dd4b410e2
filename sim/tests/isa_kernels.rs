//! Kernels compiled by stock clang, executed and compared with plain Rust. `tests/kernels/*.cl` are the sources,
//! `*.s` what clang-16 makes of them with the command in `tests/kernels/README.md`.

mod cases;
mod common;

use common::{load, Launch};
use turnstile_sim::isa::{LaunchAddresses, LaunchGeometry, LoadOptions, Program};
use turnstile_sim::run::{Job, Value};
use turnstile_sim::workloads::{self, Settings};

fn grid(global: u32, local: u32) -> LaunchGeometry {
    LaunchGeometry::new(&[global], &[local], &[]).unwrap()
}

/// Reproducible 32-bit numbers (a linear congruential generator; the quality does not matter).
fn numbers(seed: u64) -> impl Iterator<Item = u32> {
    std::iter::successors(Some(seed), |s| {
        Some(
            s.wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407),
        )
    })
    .skip(1)
    .map(|s| (s >> 33) as u32 ^ (s as u32) << 3)
}

#[test]
fn integer_division_matches() {
    let program = load("integer.s");
    let edge = [
        i32::MIN as u32,
        i32::MAX as u32,
        1,
        u32::MAX,
        7,
        0xffff,
        0x10000,
        3,
    ];
    let a: Vec<u32> = edge.into_iter().chain(numbers(1)).take(128).collect();
    let b: Vec<u32> = [3u32, 2, 1, 7]
        .into_iter()
        .chain(numbers(2).map(|n| n >> (n % 31) | 1))
        .take(128)
        .collect();

    let mut launch = Launch::new();
    launch.words(a.clone());
    launch.words(b.clone());
    let (quotient, remainder) = (launch.zeros(512), launch.zeros(512));
    launch.run(&program, "divide", &grid(128, 64));
    let signed = |f: fn(i32, i32) -> i32| -> Vec<u32> {
        a.iter()
            .zip(&b)
            .map(|(a, b)| f(*a as i32, *b as i32) as u32)
            .collect()
    };
    assert_eq!(launch.read_words(quotient, 128), signed(i32::wrapping_div));
    assert_eq!(launch.read_words(remainder, 128), signed(i32::wrapping_rem));

    let mut launch = Launch::new();
    launch.words(a.clone());
    launch.words(b.clone());
    let out = launch.zeros(512);
    launch.value(&1000u32.to_le_bytes());
    launch.run(&program, "divide_unsigned", &grid(128, 128));
    let expected: Vec<u32> = a
        .iter()
        .zip(&b)
        .map(|(a, b)| (a / b).wrapping_add(a % 1000 * 3).wrapping_add(a / 10))
        .collect();
    assert_eq!(launch.read_words(out, 128), expected);
}

#[test]
fn wide_integers_match() {
    let program = load("integer.s");
    let a: Vec<u64> = numbers(3)
        .zip(numbers(4))
        .map(|(h, l)| u64::from(h) << 32 | u64::from(l))
        .take(64)
        .collect();
    let mut launch = Launch::new();
    launch.buffer(a.iter().flat_map(|v| v.to_le_bytes()));
    launch.words(0..64);
    let out = launch.zeros(64 * 32);
    launch.run(&program, "wide", &grid(64, 64));
    for (i, (v, found)) in a
        .iter()
        .zip(launch.read_longs(out, 256).chunks(4))
        .enumerate()
    {
        let v = *v;
        let product = v.wrapping_mul(v ^ 0x0123_4567_89ab_cdef);
        let high = ((u128::from(v) * u128::from(v + 1)) >> 64) as u64;
        let expected = [
            v << i,
            (v >> i).wrapping_add((v as i64 >> i) as u64),
            product.wrapping_add(high),
            (v / ((v >> 40) + 1)).wrapping_add((v as i64 % 1_000_003) as u64),
        ];
        assert_eq!(found, expected, "work-item {i}, {v:#x}");
    }
}

#[test]
fn bit_operations_match() {
    let program = load("integer.s");
    let a: Vec<u32> = [0, 1, u32::MAX, 0x8000_0000]
        .into_iter()
        .chain(numbers(5))
        .take(64)
        .collect();
    let mut launch = Launch::new();
    launch.words(a.clone());
    let out = launch.zeros(256);
    launch.run(&program, "bits", &grid(64, 64));
    let expected: Vec<u32> = a
        .iter()
        .map(|&v| {
            let high = ((u64::from(v) * u64::from(v)) >> 32) as u32;
            let r = v
                .count_ones()
                .wrapping_add(100 * v.leading_zeros())
                .wrapping_add(v.rotate_left(7));
            let r = r.wrapping_add((v & 0xfff) * 77).wrapping_add(high);
            let other = ((v as i32).max(-5) as u32)
                .wrapping_add(v.min(12345))
                .wrapping_add(v.abs_diff(1 << 30));
            let other = other
                .wrapping_add(((v << 12) as i32 >> 20) as u32)
                .wrapping_add(v >> 5 & 0x3ff);
            let hadd = ((u64::from(v) + 17) >> 1) as u32;
            (r ^ other)
                .wrapping_add(hadd)
                .wrapping_add(v.saturating_add(0x8000_0000))
        })
        .collect();
    assert_eq!(launch.read_words(out, 64), expected);
}

#[test]
fn narrow_types_match() {
    let program = load("integer.s");
    let c: Vec<u8> = numbers(6).map(|n| n as u8).take(64).collect();
    let s: Vec<u16> = numbers(7).map(|n| n as u16).take(64).collect();
    let mut launch = Launch::new();
    launch.buffer(c.clone());
    launch.buffer(s.iter().flat_map(|v| v.to_le_bytes()));
    let (out, bytes) = (launch.zeros(128), launch.zeros(64));
    launch.run(&program, "narrow", &grid(64, 64));
    let expected: Vec<u16> = c
        .iter()
        .zip(&s)
        .map(|(c, s)| (*c as i8 as i32 * 3 + i32::from(*s)) as u16)
        .collect();
    let found: Vec<u16> = launch
        .read_words(out, 32)
        .iter()
        .flat_map(|w| [*w as u16, (w >> 16) as u16])
        .collect();
    assert_eq!(found, expected);
    let expected: Vec<u8> = c
        .iter()
        .zip(&s)
        .map(|(c, s)| ((s >> 3) as u8).wrapping_add(*c))
        .collect();
    let found: Vec<u8> = launch
        .read_words(bytes, 16)
        .iter()
        .flat_map(|w| w.to_le_bytes())
        .collect();
    assert_eq!(found, expected);
}

fn floats(words: &[u32]) -> Vec<f32> {
    words.iter().map(|w| f32::from_bits(*w)).collect()
}

/// Dividends and divisors: special values in every combination, then random bits.
fn dividends() -> Vec<(f32, f32)> {
    let special = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        f32::INFINITY,
        f32::NEG_INFINITY,
        f32::MAX,
        f32::MIN_POSITIVE,
        1e-40,
        3.0,
    ];
    let pairs = special
        .into_iter()
        .flat_map(|a| special.into_iter().map(move |b| (a, b)));
    let random = numbers(8)
        .zip(numbers(9))
        .map(|(a, b)| (f32::from_bits(a), f32::from_bits(b)));
    pairs.chain(random).take(1024).collect()
}

fn quotients(file: &str, pairs: &[(f32, f32)]) -> Vec<f32> {
    let mut launch = Launch::new();
    launch.words(pairs.iter().map(|p| p.0.to_bits()));
    launch.words(pairs.iter().map(|p| p.1.to_bits()));
    let out = launch.zeros(4 * pairs.len());
    launch.run(&load(file), "divide", &grid(pairs.len() as u32, 256));
    floats(&launch.read_words(out, pairs.len()))
}

/// OpenCL's default division may be off by 2.5 units in the last place, and loses denormals.
#[test]
fn default_float_division_is_close() {
    let mut checked = 0;
    let pairs = dividends();
    for ((a, b), found) in pairs.iter().zip(quotients("float.s", &pairs)) {
        let expected = a / b;
        if [*a, *b, expected].iter().all(|v| v.is_normal()) {
            let error = (f64::from(found) - f64::from(*a) / f64::from(*b)).abs();
            assert!(
                error <= f64::from(expected.abs()) * 3e-7,
                "{a:e} / {b:e} = {expected:e}, found {found:e}"
            );
            checked += 1;
        }
    }
    assert!(checked > 500);
}

/// Infinities, zeros, overflow and denormal operands included; a denormal result may be rounded twice.
#[test]
fn exact_float_division_is_ieee() {
    let pairs = dividends();
    for ((a, b), found) in pairs.iter().zip(quotients("float_exact.s", &pairs)) {
        let expected = a / b;
        let same = found.to_bits() == expected.to_bits() || found.is_nan() && expected.is_nan();
        let near =
            expected.abs() < f32::MIN_POSITIVE && found.to_bits().abs_diff(expected.to_bits()) <= 1;
        assert!(
            same || near,
            "{a:e} / {b:e} = {expected:e}, found {found:e}"
        );
    }
}

#[test]
fn float_arithmetic_matches() {
    let program = load("float.s");
    let values = |seed| {
        numbers(seed)
            .map(|n| (n as i32 >> 12) as f32 / 1024.0)
            .take(64)
            .collect::<Vec<f32>>()
    };
    let (mut a, b) = (values(10), values(11));
    a[5] = f32::NAN;
    let mut launch = Launch::new();
    launch.words(a.iter().map(|v| v.to_bits()));
    launch.words(b.iter().map(|v| v.to_bits()));
    let out = launch.zeros(64 * 32);
    launch.run(&program, "arithmetic", &grid(64, 64));
    let found = floats(&launch.read_words(out, 512));
    for (i, found) in found.chunks(8).enumerate() {
        let (x, y) = (a[i], b[i]);
        let expected = [
            x.mul_add(y, 1.0),
            (x * 0.01).clamp(0.0, 1.0),
            x.min(y) - (-x).max(y.abs()),
            x.floor() + y.ceil() + x.trunc() + y.round_ties_even(),
            if x > y { x - 2.0 } else { y.copysign(x) },
            x as i32 as f32 + y.abs() as u32 as f32,
            if x.is_nan() || y.is_infinite() {
                1.0
            } else {
                x * 8.0
            },
            x.abs().sqrt(),
        ];
        for (term, (found, expected)) in found.iter().zip(expected).enumerate() {
            let same = found.to_bits() == expected.to_bits() || found.is_nan() && expected.is_nan();
            // sqrt() may differ in the last place, OpenCL allows 3.
            let near = term == 7 && (found - expected).abs() <= expected * 3.6e-7;
            assert!(
                same || near,
                "x = {x}, y = {y}, term {term}: expected {expected}, found {found}"
            );
        }
    }
}

#[test]
fn transcendental_functions_are_close() {
    let program = load("float.s");
    let a: Vec<f32> = (0..64).map(|i| i as f32 * 1.37 + 0.1).collect();
    let mut launch = Launch::new();
    launch.words(a.iter().map(|v| v.to_bits()));
    let out = launch.zeros(64 * 16);
    launch.run(&program, "transcendental", &grid(64, 64));
    for (x, found) in a.iter().zip(floats(&launch.read_words(out, 256)).chunks(4)) {
        let x = f64::from(*x);
        let expected = [
            (x * 0.1).exp(),
            (x + 1.0).ln(),
            x.sin() * x.cos(),
            x.powf(1.5) + 1.0 / (x + 1.0).sqrt(),
        ];
        for (found, expected) in found.iter().zip(expected) {
            let error = (f64::from(*found) - expected).abs();
            assert!(
                error <= 2e-6 * expected.abs().max(0.5),
                "x = {x}: expected {expected}, found {found}"
            );
        }
    }
}

#[test]
fn doubles_match() {
    let program = load("float.s");
    let mut a: Vec<f64> = numbers(12)
        .map(|n| f64::from(n as i32) / 3000.0 + 0.001)
        .take(65)
        .collect();
    (a[3], a[4], a[7], a[8]) = (1e-300, 1e300, 1e300, 1e-10);
    let mut launch = Launch::new();
    launch.buffer(a.iter().flat_map(|v| v.to_le_bytes()));
    let out = launch.zeros(64 * 32);
    launch.run(&program, "doubles", &grid(64, 64));
    for (i, found) in launch.read_longs(out, 256).chunks(4).enumerate() {
        let (x, y) = (a[i], a[i + 1]);
        let expected = [
            x / y,
            x.mul_add(y, 0.5) - x * 3.0,
            f64::from(x as i32) + f64::from(y as f32),
            if x < y { x.min(1.0) } else { x.abs() },
        ];
        // The contracted form of a * b - c * 3 is allowed.
        let contracted = (-x).mul_add(3.0, x.mul_add(y, 0.5));
        for (term, (found, expected)) in found
            .iter()
            .map(|v| f64::from_bits(*v))
            .zip(expected)
            .enumerate()
        {
            let same = found.to_bits() == expected.to_bits() || term == 1 && found == contracted;
            assert!(
                same,
                "x = {x:e}, y = {y:e}, term {term}: expected {expected:e}, found {found:e}"
            );
        }
    }
}

#[test]
fn half_precision_matches() {
    let program = load("float.s");
    // 1.0, -2.5, largest, smallest denormal, infinity; and 1 + 2^-11 (a tie), 65520 (overflows), 1e-8 (underflows).
    let halves = [
        (0x3c00u16, 1.0f32),
        (0xc100, -2.5),
        (0x7bff, 65504.0),
        (1, 5.960_464_5e-8),
        (0x7c00, f32::INFINITY),
    ];
    let rounded = [
        (1.000_488_3f32, 0x3c00u16),
        (65520.0, 0x7c00),
        (1e-8, 0),
        (-0.1, 0xae66),
    ];
    let mut launch = Launch::new();
    let mut h: Vec<u16> = halves.iter().map(|h| h.0).collect();
    h.resize(128, 0);
    let mut f: Vec<f32> = rounded.iter().map(|r| r.0).collect();
    f.resize(128, 0.0);
    let half_buffer = launch.buffer(h.iter().flat_map(|v| v.to_le_bytes()));
    let float_buffer = launch.words(f.iter().map(|v| v.to_bits()));
    launch.run(&program, "halves", &grid(64, 64));
    let found = floats(&launch.read_words(float_buffer + 256, halves.len()));
    assert_eq!(found, halves.map(|h| h.1));
    let stored = launch.read_words(half_buffer + 128, 2);
    let stored: Vec<u16> = stored
        .iter()
        .flat_map(|w| [*w as u16, (w >> 16) as u16])
        .collect();
    assert_eq!(stored, rounded.map(|r| r.1));
}

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

/// Content of a job's buffers at its end.
fn run_job(job: &Job) -> Vec<Vec<u8>> {
    let mut launch = Launch::new();
    let mut buffers = vec![];
    for argument in &job.arguments {
        match &argument.value {
            Value::Buffer(buffer) => {
                let bytes = &buffer.array.bytes;
                buffers.push((launch.buffer(bytes.iter().copied()), bytes.len()));
                continue;
            }
            Value::Scalar(value) => launch.value(value),
            Value::Local(bytes) => launch.local(*bytes),
        }
        buffers.push((0, 0));
    }
    launch.run(&job.program, &job.kernel.name, &job.geometry);
    let content = |(address, bytes)| {
        let words = launch.read_words(address, bytes / 4);
        words.into_iter().flat_map(u32::to_le_bytes).collect()
    };
    buffers.into_iter().map(content).collect()
}

#[test]
fn users_kernels_agree_with_their_references() {
    for case in cases::transactional().chain(cases::plain()) {
        let job = case.job();
        let result = (case.check)(&cases::before(&job), &run_job(&job));
        assert_eq!(result, Ok(()), "{}", case.name);
    }
}

/// Each with its own settings, the hash table with others besides.
#[test]
fn bundled_benchmarks_agree_with_their_references() {
    let sizes = ["buckets=2", "buckets=16", "buckets=256"];
    let tables = sizes.map(|size| ("hash-table", vec![size.to_string()]));
    let defaults = workloads::ALL
        .iter()
        .map(|workload| (workload.name(), vec![]));
    for (name, assignments) in defaults.chain(tables) {
        let workload = workloads::find(name).unwrap();
        let settings = Settings::parse(workload, &assignments).unwrap();
        for version in workload.versions() {
            let job = workload.job(*version, &settings).unwrap();
            let result = workload.check(&settings, &run_job(&job));
            assert_eq!(result, Ok(()), "{name} {version} {assignments:?}");
        }
    }
}

/// Bytes of code in each file, as llvm-mc encodes it.
const SIZES: [(&str, u32); 5] = [
    ("integer.s", 2972),
    ("float.s", 5156),
    ("float_exact.s", 204),
    ("memory.s", 2652),
    ("control.s", 1860),
];

/// Encoded sizes as llvm-mc gives them; with others the addresses of constant tables would be wrong.
#[test]
fn encoded_sizes_agree_with_the_assembler() {
    let options = LoadOptions {
        base_address: 0,
        allow_global_stores: false,
    };
    let addresses = LaunchAddresses {
        kernarg: 0,
        dispatch_packet: 0,
        scratch: 0,
    };
    for (file, bytes) in SIZES {
        let path = format!("{}/tests/kernels/{file}", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).unwrap();
        // Behind the code: `s_getpc_b64` gives the address of what follows it.
        let probe = "\t.text\nprobe:\n\ts_getpc_b64 s[0:1]\n\ts_endpgm\n\t.type probe,@function\n";
        let program = Program::parse(&format!("{text}{probe}"), file, &options).unwrap();
        let mut wavefront = program.kernels()[0].wavefront(&grid(64, 64), &addresses, [0; 3], 0);
        let is_probe =
            |pc: &u32| program.text(*pc).starts_with("s_getpc") && program.text(pc + 2).is_empty();
        wavefront.pc = (0..).find(is_probe).unwrap();
        wavefront.execute(&program, 0).unwrap();
        assert_eq!(wavefront.scalar.sgpr[0], bytes + 4, "{file}");
    }
}

/// Damaged text is refused or accepted, but never panics.
#[test]
fn damaged_text_never_panics() {
    let options = LoadOptions {
        base_address: 0,
        allow_global_stores: false,
    };
    let path = format!("{}/tests/kernels/transaction.s", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let mut refused = 0;
    let mut choices = numbers(21);
    for _ in 0..400 {
        let choice: Vec<u32> = choices.by_ref().take(4).collect();
        let mut damaged = lines.clone();
        let at = choice[0] as usize % lines.len();
        let other = choice[1] as usize % lines.len();
        let cut = lines[at]
            .char_indices()
            .map(|(i, _)| i)
            .nth(choice[2] as usize % 24)
            .unwrap_or(0);
        match choice[3] % 3 {
            0 => drop(damaged.remove(at)),
            1 => damaged[at] = lines[other],
            _ => damaged[at] = &lines[at][..cut],
        }
        refused += u32::from(Program::parse(&damaged.join("\n"), "k.s", &options).is_err());
    }
    assert!(refused > 50, "only {refused} refused");
}

#[test]
fn tickets_and_colours_are_those_of_sequential_execution() {
    let program = load("transaction.s");
    let mut launch = Launch::new();
    let out = launch.zeros(512);
    launch.run(&program, "queue", &grid(128, 128));
    assert_eq!(
        launch.read_words(out, 128),
        (0..128).map(|l| 3 * l).collect::<Vec<u32>>()
    );

    let degree = 6u32;
    let neighbours: Vec<u32> = numbers(22).map(|n| n >> 7 & 127).take(128 * 6).collect();
    let mut launch = Launch::new();
    launch.words(neighbours.clone());
    let out = launch.zeros(512);
    launch.value(&degree.to_le_bytes());
    launch.run(&program, "colour", &grid(128, 128));
    let mut colours = [0u32; 128];
    for (l, near) in neighbours.chunks(6).enumerate() {
        let taken: Vec<u32> = near.iter().map(|n| colours[*n as usize]).collect();
        colours[l] = (1..).find(|c| !taken.contains(c)).unwrap();
    }
    assert_eq!(launch.read_words(out, 128), colours);
}
