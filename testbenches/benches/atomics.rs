//! Patterns a second through Algorithm 1 and through the RTL, one core.
//!
//! `cargo bench -p turnstile-testbenches --bench atomics`

use anyhow::Result;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use std::hint::black_box;
use std::time::Instant;
use turnstile_experiments::atomics::procedure::totals;
use turnstile_experiments::atomics::{AtomicOp, Hash, Pattern, Request, Runner, Scheme};
use turnstile_machine::EngineKind;

const FERMI: Scheme = Scheme {
    banks: 32,
    locks: 1024,
    hash: Hash::Low,
};
/// As the paper's Fig. 5: uniform in a vote space of so many words.
const SPACES: [u32; 3] = [32, 1024, 4096];
const PATTERNS: usize = 1_000_000;
const SECONDS: f64 = 2.0;

fn patterns(space: u32) -> Vec<Pattern> {
    let mut rng = SmallRng::seed_from_u64(71);
    (0..PATTERNS)
        .map(|_| Pattern {
            lanes: u32::MAX,
            words: std::array::from_fn(|_| rng.random_range(0..space)),
        })
        .collect()
}

fn of_procedure(patterns: &[Pattern]) -> f64 {
    let start = Instant::now();
    for pattern in patterns {
        black_box(totals(black_box(pattern), &FERMI));
    }
    patterns.len() as f64 / start.elapsed().as_secs_f64()
}

fn of_rtl(patterns: &[Pattern], engine: EngineKind) -> Result<f64> {
    let mut runner = Runner::open(&FERMI, engine)?;
    let start = Instant::now();
    for (pattern, count) in patterns.iter().zip(1..) {
        runner.perform(&Request::new(*pattern, AtomicOp::Add))?;
        let elapsed = start.elapsed().as_secs_f64();
        if elapsed > SECONDS {
            return Ok(f64::from(count) / elapsed);
        }
    }
    Ok(patterns.len() as f64 / start.elapsed().as_secs_f64())
}

fn main() {
    println!(
        "{:<24} {:>12} {:>12} {:>12}",
        "patterns/s, vote space", "Algorithm 1", "rtl", "verilator"
    );
    for space in SPACES {
        let patterns = patterns(space);
        let cell = |speed: Result<f64>| match speed {
            Ok(speed) => format!("{speed:>12.0}"),
            Err(_) => format!("{:>12}", "-"),
        };
        println!(
            "{:<24} {:>12.0} {} {}",
            format!("{space} words"),
            of_procedure(&patterns),
            cell(of_rtl(&patterns, EngineKind::Rtl)),
            cell(of_rtl(&patterns, EngineKind::Verilator))
        );
    }
}
