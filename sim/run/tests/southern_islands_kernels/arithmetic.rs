//! Integers, floats, doubles and halves.

use super::common::{load, Launch};
use super::{grid, numbers};

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

/// With exact division of both front ends, where only a denormal quotient may be one unit off.
fn quotients(file: &str, pairs: &[(f32, f32)]) -> Vec<f32> {
    let mut launch = Launch::new();
    launch.words(pairs.iter().map(|p| p.0.to_bits()));
    launch.words(pairs.iter().map(|p| p.1.to_bits()));
    let out = launch.zeros(4 * pairs.len());
    let (program, grid) = (load(file), grid(pairs.len() as u32, 256));
    match file {
        "float.s" => launch.run_alone(&program, "divide", &grid),
        _ => launch.run_close(&program, "divide", &grid, 1),
    }
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
    // Errors that OpenCL allows: 3 units for exp, log, sin and cos, 16 for pow; a product or a sum of two has both.
    launch.run_close(&program, "transcendental", &grid(64, 64), 18);
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
