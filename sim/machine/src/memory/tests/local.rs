//! Local memory of threads: each thread's bytes by themselves, whatever else is loaded and stored.

use super::*;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use turnstile_kernel::lanes_of;

/// Local memory of a lane in bytes, of which the first level holds a sixth.
const OWN: usize = 192;
const CORES: usize = 3;
const OF_CORE: usize = OWN * LANES;

/// What lanes have, by core and lane; the model knows nothing of where it lies in memory.
type Model = [[[u8; OWN]; LANES]; CORES];

/// Where byte `at` of a lane lies: word by word beside those of the other lanes.
fn place(core: usize, lane: usize, at: usize) -> usize {
    core * OF_CORE + 4 * (at / 4 * LANES + lane) + at % 4
}

/// A random load or store of lanes, each at a place of its own, and what it loads.
fn access(random: &mut SmallRng, model: &mut Model, base: u64) -> (Call, Vec<[u32; LANES]>) {
    let core = random.random_range(0..CORES);
    let bytes = [1, 2, 4, 8, 16][random.random_range(0..5)];
    let op = match random.random() {
        true => MemoryOp::Store { bytes },
        false => MemoryOp::Load {
            bytes,
            signed: false,
        },
    };
    let bytes = usize::from(bytes);
    // All lanes at one place are whole lines, as logs have them.
    let together = random.random_ratio(1, 3);
    let lanes = match together {
        true => (1 << LANES) - 1,
        false => random.random_range(0..1 << LANES),
    };
    let mut at: [usize; LANES] =
        std::array::from_fn(|_| random.random_range(0..OWN / bytes) * bytes);
    if together {
        at = [at[0]; LANES];
    }
    let mut access = vector(op, lanes, |lane| base + place(core, lane, at[lane]) as u64);
    access.space = Space::Local;
    access.data = (0..4)
        .map(|_| std::array::from_fn(|_| random.random()))
        .collect();
    let mut loaded = vec![[0; LANES]; access.words.into()];
    for lane in lanes_of(lanes) {
        let own = &mut model[core][lane][at[lane]..][..bytes];
        for (number, byte) in own.iter_mut().enumerate() {
            match op {
                MemoryOp::Store { .. } => {
                    *byte = access.data[number / 4][lane].to_le_bytes()[number % 4];
                }
                _ => loaded[number / 4][lane] |= u32::from(*byte) << (8 * (number % 4)),
            }
        }
    }
    ((core, 1, Ask::Vector(access)), loaded)
}

#[test]
fn a_lane_loads_what_it_has_stored() {
    for seed in 0..20 {
        let mut random = SmallRng::seed_from_u64(seed);
        let (content, base) = content(CORES * OF_CORE + 4096);
        let mut model: Model = [[[0; OWN]; LANES]; CORES];
        for (core, lanes) in model.iter_mut().enumerate() {
            for (lane, own) in lanes.iter_mut().enumerate() {
                for (at, byte) in own.iter_mut().enumerate() {
                    *byte = place(core, lane, at) as u8;
                }
            }
        }
        let (mut calls, mut values) = (vec![], vec![]);
        for _ in 0..600 {
            if random.random_ratio(1, 4) {
                // What all share drives lines out.
                let word = random.random_range(0..1024);
                let address = base + (CORES * OF_CORE) as u64 + 4 * word;
                let core = random.random_range(0..CORES);
                calls.push((core, 1, Ask::Vector(vector(WORD, 1, |_| address))));
                values.push(None);
            }
            let (call, loaded) = access(&mut random, &mut model, base);
            calls.push(call);
            values.push(Some(loaded));
        }
        let mut fabric = narrow();
        fabric.first_level.local_allocate = seed % 4 < 2;
        let mut memory = MemorySystem::new(&small_caches(), &fabric, content, plain).unwrap();
        let replies = run(&mut memory, &calls, seed.is_multiple_of(2));
        for (ticket, (reply, expected)) in replies.iter().zip(values).enumerate() {
            if let Some(expected) = expected {
                let loaded = reply.lane_words::<LANES>();
                assert_eq!(loaded, expected, "seed {seed}, request {ticket}");
            }
        }
    }
}

/// Packets of stores that leave the first level of a core which stores whole lines, loads them again, and stores half of another one.
fn stores_sent(local_allocate: bool) -> u64 {
    let (content, base) = content(4096);
    let base = base.next_multiple_of(64);
    let mut fabric = narrow();
    fabric.first_level.local_allocate = local_allocate;
    let mut memory = MemorySystem::new(&small_caches(), &fabric, content, plain).unwrap();
    let store = MemoryOp::Store { bytes: 8 };
    let load = MemoryOp::Load {
        bytes: 8,
        signed: false,
    };
    let line = |op, line: usize, lanes| {
        // The second word of a lane lies behind the first ones of all.
        let mut access = vector(op, lanes, |lane| base + (64 * line + 4 * lane) as u64);
        access.space = Space::Local;
        (0, 1, Ask::Vector(access))
    };
    let all = (1 << LANES) - 1;
    let calls = [
        line(store, 0, all),
        line(store, 1, all),
        line(load, 0, all),
        line(store, 2, all >> 1),
    ];
    let replies = run(&mut memory, &calls, true);
    assert_eq!(replies[2].lane_words::<LANES>(), [[7; LANES]; 2]);
    memory.counters().stores.packets
}

#[test]
fn a_store_of_a_whole_line_takes_one_if_it_may() {
    assert_eq!(stores_sent(false), 3);
    assert_eq!(stores_sent(true), 1);
}
