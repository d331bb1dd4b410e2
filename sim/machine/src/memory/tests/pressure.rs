//! Several cores, a slow network, hardly any room.

use super::super::atomic_unit::{AtomicPort, AtomicTop};
use super::super::clock_ratio::ClockRatio;
use super::stream::{access, sequential};
use super::*;
use crate::config::AtomicsConfig;
use crate::top::{Beside, EngineKind};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use turnstile_kernel::MemoryAtomic;

/// Bytes that belong to one core; their neighbours in the block belong to others, and some lie in two blocks.
const CELL: u64 = 24;
const CELLS: u64 = 120;

/// Random accesses of cores to their own cells, as fast as they are taken.
pub fn calls(seed: u64, cores: usize, base: u64) -> Vec<Call> {
    let mut random = SmallRng::seed_from_u64(seed);
    let mut call = |_| {
        let core = random.random_range(0..cores);
        let own = |random: &mut SmallRng, length, alignment| {
            let cell = random.random_range(0..CELLS / cores as u64) * cores as u64 + core as u64;
            let offset = random.random_range(0..=(CELL - length) / alignment) * alignment;
            base + cell * CELL + offset
        };
        (core, 1, Ask::Vector(access(&mut random, own)))
    };
    (0..600).map(&mut call).collect()
}

/// The calls get what a sequential memory gives, and leave what it leaves.
pub fn check(seed: u64, fabric: &Fabric, unit: impl Fn(Place) -> Result<Box<dyn PartitionUnit>>) {
    let (content, base) = content((CELLS * CELL) as usize);
    let mut bytes = content.block(base, (CELLS * CELL) as usize);
    let calls = calls(seed, fabric.cores, base);
    let values = sequential(&mut bytes, base, &calls);
    let mut memory = MemorySystem::new(&small_caches(), fabric, content, unit).unwrap();
    let replies = run(&mut memory, &calls, seed.is_multiple_of(2));
    for (ticket, (reply, expected)) in replies.iter().zip(&values).enumerate() {
        assert_eq!(
            reply.lane_words::<LANES>(),
            *expected,
            "seed {seed}, request {ticket}: {:?}",
            calls[ticket]
        );
    }
    assert_eq!(
        memory.content().block(base, bytes.len()),
        bytes,
        "seed {seed}"
    );
}

#[test]
fn nothing_is_lost_doubled_or_out_of_order_where_everybody_waits_for_room() {
    for seed in 0..40 {
        check(seed, &narrow(), plain);
    }
}

/// The same where stores of one block that wait become one.
fn merging() -> Fabric {
    let narrow = narrow();
    Fabric {
        room: 6,
        first_level: FirstLevelLimits {
            merge_stores: true,
            ..narrow.first_level
        },
        ..narrow
    }
}

#[test]
fn nothing_is_lost_doubled_or_out_of_order_where_stores_become_one() {
    for seed in 0..40 {
        check(seed, &merging(), plain);
    }
}

/// Stores of one word from one core, as fast as they are taken, with a store of another block behind each `run` of them: packets that leave.
fn packets_of_stores(fabric: &Fabric, run_length: u64) -> u64 {
    let (content, base) = content(512);
    let stores = (0..60).map(|number| {
        let other = number % (run_length + 1) == run_length;
        let mut one = vector(MemoryOp::Store { bytes: 4 }, 1, |_| {
            base + if other { 256 } else { 32 }
        });
        one.data = vec![[number as u32; LANES]];
        (0, 1, Ask::Vector(one))
    });
    let calls: Vec<Call> = stores.collect();
    let mut memory = MemorySystem::new(&small_caches(), fabric, content, plain).unwrap();
    let replies = run(&mut memory, &calls, false);
    assert_eq!(replies.len(), 60, "each is told that it is done");
    let last = (0..60).filter(|number| number % (run_length + 1) != run_length);
    let word = memory.content().block(base + 32, 4);
    assert_eq!(
        u64::from(word[0]),
        last.max().unwrap(),
        "the last one stays"
    );
    memory.counters().stores.packets
}

#[test]
fn stores_that_wait_join_the_one_before_them_only() {
    let endless = u64::MAX - 1;
    assert_eq!(packets_of_stores(&narrow(), endless), 60);
    let merged = packets_of_stores(&merging(), endless);
    assert!((1..30).contains(&merged), "{merged}");
    // None follows one of its own block.
    assert_eq!(packets_of_stores(&merging(), 1), 60);
}

/// Atomic units that combine, at two thirds of the cores' clock, each with its RTL beside it.
fn combining(place: Place) -> Result<Box<dyn PartitionUnit>> {
    let beside = Beside {
        engine: EngineKind::Rtl,
        clocks: None,
    };
    let top = AtomicTop::open("combining_atomic_unit", EngineKind::Model, Some(beside))?;
    let times = AtomicsConfig {
        interval: 1,
        array: 1,
        combine: true,
        ..AtomicsConfig::default()
    };
    let ratio = ClockRatio { part: 2, core: 3 };
    Ok(Box::new(AtomicPort::new(top, times, ratio, place)?))
}

#[test]
fn nothing_is_lost_doubled_or_out_of_order_where_units_combine() {
    for seed in 0..10 {
        check(seed, &merging(), combining);
    }
}

#[test]
fn looking_where_something_happens_sees_what_a_unit_of_another_clock_does() {
    for seed in 0..5 {
        let replies = |every_cycle| {
            let (content, base) = content((CELLS * CELL) as usize);
            let calls = calls(seed, 3, base);
            let fabric = merging();
            let mut memory =
                MemorySystem::new(&small_caches(), &fabric, content, combining).unwrap();
            run(&mut memory, &calls, every_cycle)
        };
        assert_eq!(replies(true), replies(false), "seed {seed}");
    }
}

#[test]
fn a_port_has_room_again_when_a_request_has_passed() {
    let (content, base) = content(64);
    let mut memory = MemorySystem::new(&small_caches(), &narrow(), content, plain).unwrap();
    let one = vector(WORD, 1, |_| base);
    let requester = Requester {
        core: 0,
        wavefront: 0,
    };
    let has_room = |memory: &MemorySystem| [0, 1].map(|core| memory.has_room(core, Client::Vector));
    assert_eq!(has_room(&memory), [true, true]);
    memory.request(1, requester, &one).unwrap();
    assert_eq!(has_room(&memory), [false, true], "each core has its own");
    memory.advance(1).unwrap();
    assert_eq!(has_room(&memory), [true, true]);
}

#[test]
fn looking_where_something_happens_sees_what_looking_in_every_cycle_sees() {
    for seed in 0..10 {
        let replies = |every_cycle| {
            let (content, base) = content((CELLS * CELL) as usize);
            let calls = calls(seed, 3, base);
            let mut memory = MemorySystem::new(&small_caches(), &narrow(), content, plain).unwrap();
            run(&mut memory, &calls, every_cycle)
        };
        assert_eq!(replies(true), replies(false), "seed {seed}");
    }
}

#[test]
fn atomics_of_several_cores_to_one_word_take_place_one_after_the_other() {
    let (content, base) = content(64);
    let add = MemoryOp::Atomic(MemoryAtomic::Add);
    let mut one = vector(add, 0xff, |_| base + 32);
    one.data = vec![[1; LANES]];
    let calls: Vec<Call> = (0..30)
        .map(|number| (number % 3, 1, Ask::Vector(one.clone())))
        .collect();
    let mut memory = MemorySystem::new(&small_caches(), &narrow(), content, plain).unwrap();
    let replies = run(&mut memory, &calls, false);
    let old = replies
        .iter()
        .flat_map(|reply| reply.lane_words::<LANES>()[0]);
    let mut old: Vec<u32> = old.collect();
    old.sort_unstable();
    let first = u32::from_le_bytes([32, 33, 34, 35]);
    assert_eq!(old, (first..first + 240).collect::<Vec<u32>>());
}

/// With `unit`: the cycles that 240 additions of three cores to one word take.
fn cycles_of_additions(unit: impl Fn(Place) -> Result<Box<dyn PartitionUnit>>) -> u64 {
    let fabric = Fabric {
        room: 32,
        ..narrow()
    };
    let (content, base) = content(64);
    let mut one = vector(MemoryOp::Atomic(MemoryAtomic::Add), 0xff, |_| base + 32);
    one.data = vec![[1; LANES]];
    let calls: Vec<Call> = (0..30)
        .map(|number| (number % 3, 1, Ask::Vector(one.clone())))
        .collect();
    let mut memory = MemorySystem::new(&small_caches(), &fabric, content, unit).unwrap();
    let replies = run(&mut memory, &calls, false);
    let mut old: Vec<u32> = replies
        .iter()
        .flat_map(|reply| reply.lane_words::<LANES>()[0])
        .collect();
    old.sort_unstable();
    let first = u32::from_le_bytes([32, 33, 34, 35]);
    assert_eq!(old, (first..first + 240).collect::<Vec<u32>>());
    replies.iter().map(|reply| reply.cycle).max().unwrap()
}

#[test]
fn additions_to_one_word_take_a_clock_of_a_unit_that_combines() {
    let cycles = cycles_of_additions(combining);
    // 240 clocks are 360 cycles; the first way there, and the last one back.
    assert!((360..360 + 200).contains(&cycles), "{cycles}");
}

#[test]
fn the_network_takes_its_time_with_large_packets() {
    let (content, base) = content(64);
    let mut memory = MemorySystem::new(&small_caches(), &narrow(), content, plain).unwrap();
    let calls = [(0, 1, Ask::Vector(vector(WORD, 1, |_| base)))];
    let replies = run(&mut memory, &calls, false);
    // First level 2, 8 bytes and latency 1 + 5, second level and memory 110, 8 + 64 bytes and latency 3 + 5.
    assert_eq!(replies[0].cycle, 1 + 2 + 6 + 110 + 8);
}
