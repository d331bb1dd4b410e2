//! The paper's Algorithm 1 and the RTL of the lock bits: worked patterns, and random ones in exact agreement.
//!
//! A million random patterns on the exported Verilog are a part of `cargo xtask campaign`.

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use turnstile_experiments::atomics::procedure::{iterations, totals};
use turnstile_experiments::atomics::report::compare;
use turnstile_experiments::atomics::{
    AtomicOp, Hash, LockbitMachine, Memory, Pattern, Request, Runner, Scheme, LANES, WORDS,
};
use turnstile_hdl::full_size::{BANKS, HOPPER_LOCK_BITS, HOPPER_ROWS};
use turnstile_machine::EngineKind;
use turnstile_testbenches::atomic_patterns::{agree, random_pattern, SCHEMES};
use turnstile_testbenches::told;
use turnstile_tools::{available, VERILATOR};

const FERMI: Scheme = Scheme {
    banks: 32,
    locks: 1024,
    hash: Hash::Low,
};

const BASE: u64 = 108;
const POSITION: u64 = 120;
const BANK: u64 = 32;
/// A bank conflict of two words without a lock conflict: replays of the load and of the store.
const SHORT: u64 = 2 * BANK;
/// A lock conflict of two words of a bank: an iteration, and a replay of the first load.
const LONG: u64 = POSITION + BANK;
/// A third word of a lock: one more load has it.
const EXTRA: u64 = BANK;

/// Lane `i` at word `i` but for the first lanes.
fn pattern(first: &[u32]) -> Pattern {
    let words: Vec<u32> = (0..LANES as u32)
        .map(|lane| first.get(lane as usize).copied().unwrap_or(lane))
        .collect();
    Pattern::new(&words)
}

/// Lanes `0..count` at a stride, the others in order.
fn strided(stride: u32, count: u32) -> Pattern {
    pattern(&(0..count).map(|lane| stride * lane).collect::<Vec<_>>())
}

/// Every pattern whose latency the paper tells, with that latency.
fn worked() -> Vec<(String, Pattern, u64)> {
    let mut list = vec![
        ("no conflict".into(), pattern(&[]), BASE),
        (
            "two words of a lock".into(),
            pattern(&[0, 1024]),
            BASE + LONG,
        ),
        (
            "two words of a bank".into(),
            pattern(&[0, 32]),
            BASE + SHORT,
        ),
        (
            "three words of a lock".into(),
            pattern(&[0, 1024, 2048]),
            BASE + LONG + LONG + EXTRA,
        ),
        (
            "and another lock of the bank".into(),
            pattern(&[0, 1024, 2048, 32]),
            BASE + LONG + LONG + EXTRA + SHORT,
        ),
        (
            "and another word of that lock".into(),
            pattern(&[0, 1024, 2048, 32, 1056]),
            BASE + LONG + LONG + EXTRA + SHORT + SHORT + EXTRA,
        ),
    ];
    // n lanes at one word, no bank conflict: the other lanes keep to other banks.
    for n in 1..=LANES as u32 {
        let words: Vec<u32> = vec![0; n as usize];
        let cycles = BASE + u64::from(n - 1) * POSITION;
        list.push((format!("{n} lanes at one word"), pattern(&words), cycles));
    }
    // Stride 32 stays within the 1,024 locks.
    for m in 1..=LANES as u32 {
        let cycles = BASE + u64::from(m - 1) * SHORT;
        list.push((format!("stride 32, {m} words"), strided(32, m), cycles));
    }
    // Stride 256: the fifth and the ninth word alias the first; steps as in the paper's Fig. 3.
    let steps = [64, 64, 64, 152, 96, 96, 96, 184];
    for m in 1..=9 {
        let cycles = BASE + steps[..m - 1].iter().sum::<u64>();
        list.push((
            format!("stride 256, {m} words"),
            strided(256, m as u32),
            cycles,
        ));
    }
    list
}

#[test]
fn the_procedure_gives_the_papers_latencies() {
    let machine = LockbitMachine::default();
    for (name, pattern, cycles) in worked() {
        let totals = totals(&pattern, &FERMI);
        assert_eq!(
            machine.latency.cycles(totals.iterations, totals.replays),
            cycles,
            "{name}: {totals:?}"
        );
    }
}

#[test]
fn the_rtl_gives_the_papers_latencies() {
    let machine = LockbitMachine::default();
    let mut runner = Runner::open(&FERMI, EngineKind::Rtl).unwrap();
    for (name, pattern, cycles) in worked() {
        let request = Request::new(pattern, AtomicOp::Add);
        let performed = runner.perform(&request).unwrap();
        compare(&performed, &iterations(&pattern, &FERMI), &name).unwrap();
        assert_eq!(
            machine
                .latency
                .cycles(performed.totals.iterations, performed.totals.replays),
            cycles,
            "{name}"
        );
        // As the sequencer's header says.
        let totals = performed.totals;
        let clocks = u64::from(5 * totals.iterations + 3 + totals.replays);
        assert_eq!(performed.clocks, clocks, "{name}");
    }
    runner.check_memory().unwrap();
}

/// Algorithm 1 word by word, with sets instead of masks; lane order only.
fn literally(pattern: &Pattern, scheme: &Scheme) -> (u32, u32) {
    use std::collections::{BTreeMap, BTreeSet};
    let degree = |lanes: &[usize]| {
        let mut banks: BTreeMap<u32, BTreeSet<u32>> = BTreeMap::new();
        for &lane in lanes {
            let word = pattern.words[lane];
            banks.entry(word % scheme.banks).or_default().insert(word);
        }
        banks.values().map(BTreeSet::len).max().unwrap_or(0) as u32
    };
    let mut address: Vec<usize> = (0..LANES)
        .filter(|lane| pattern.lanes >> lane & 1 == 1)
        .collect();
    let (mut iterations, mut replays) = (0, 0);
    while !address.is_empty() {
        let mut locks = BTreeSet::new();
        let to_update: Vec<usize> = address
            .iter()
            .copied()
            .filter(|&lane| locks.insert(pattern.words[lane] % scheme.locks))
            .collect();
        iterations += 1;
        replays += degree(&address) - 1 + degree(&to_update) - 1;
        address.retain(|lane| !to_update.contains(lane));
    }
    (iterations, replays)
}

#[test]
fn the_procedure_is_the_papers_text() {
    let seed = 61;
    let mut rng = SmallRng::seed_from_u64(seed);
    for count in 0..100_000 {
        let pattern = random_pattern(&mut rng);
        for locks in [32, 128, 1024] {
            let scheme = Scheme { locks, ..FERMI };
            let totals = totals(&pattern, &scheme);
            assert_eq!(
                (totals.iterations, totals.replays),
                literally(&pattern, &scheme),
                "seed {seed}, pattern {count}, {locks} locks: {pattern:?}"
            );
        }
    }
}

#[test]
fn random_patterns_agree_on_the_rtl() {
    for (locks, hash) in SCHEMES {
        let scheme = Scheme {
            locks,
            hash,
            ..FERMI
        };
        let agreement = agree(scheme, EngineKind::Rtl, 62, 400);
        println!("{:?}", told(agreement));
    }
}

/// Everywhere in 227 KB, with fewer locks than words, with a lock a word, and without locks, where a bank serves its lanes one by one.
#[test]
fn random_patterns_agree_on_the_rtl_of_hoppers_memory() {
    const SEED: u64 = 90;
    let words = (HOPPER_ROWS * BANKS) as u32;
    for locks in [Some(32), Some(1024), Some(1 << HOPPER_LOCK_BITS), None] {
        let scheme = locks.map(|locks| Scheme { locks, ..FERMI });
        for engine in [EngineKind::Rtl, EngineKind::Model] {
            let mut rng = SmallRng::seed_from_u64(SEED);
            let mut runner = Runner::with(Memory::Hopper, scheme.as_ref(), engine).unwrap();
            for count in 0..150 {
                let mut pattern = random_pattern(&mut rng);
                let shift = rng.random_range(0..words - WORDS);
                pattern.words = pattern.words.map(|word| word + shift);
                let place = format!("{locks:?} {engine:?}, seed {SEED}, pattern {count}");
                let performed = runner.perform(&Request::new(pattern, AtomicOp::Add));
                let performed = performed.expect(&place);
                match &scheme {
                    Some(scheme) => {
                        compare(&performed, &iterations(&pattern, scheme), &place).unwrap()
                    }
                    None => {
                        let taking_part = (0..LANES).filter(|lane| pattern.lanes >> lane & 1 == 1);
                        let mut banks = [0; BANKS];
                        taking_part
                            .for_each(|lane| banks[pattern.words[lane] as usize % BANKS] += 1);
                        let fullest = banks.iter().max().unwrap();
                        assert_eq!(performed.totals.replays + 1, *fullest, "{place}");
                    }
                }
            }
            runner.check_memory().unwrap();
        }
    }
}

#[test]
fn random_patterns_agree_on_the_model() {
    let agreement = told(agree(FERMI, EngineKind::Model, 62, 20_000));
    println!("{agreement:?}");
    assert_eq!(agreement.most, LANES as u32);
}

#[test]
fn random_patterns_agree_on_the_verilog() {
    if available(&[VERILATOR]) {
        let agreement = told(agree(FERMI, EngineKind::Verilator, 62, 20_000));
        println!("{agreement:?}");
        assert_eq!(agreement.most, LANES as u32);
    }
}
