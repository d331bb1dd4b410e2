//! Several cores, a slow network, hardly any room.

use super::stream::{access, sequential};
use super::*;
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

#[test]
fn the_network_takes_its_time_with_large_packets() {
    let (content, base) = content(64);
    let mut memory = MemorySystem::new(&small_caches(), &narrow(), content, plain).unwrap();
    let calls = [(0, 1, Ask::Vector(vector(WORD, 1, |_| base)))];
    let replies = run(&mut memory, &calls, false);
    // First level 2, 8 bytes and latency 1 + 5, second level and memory 110, 8 + 64 bytes and latency 3 + 5.
    assert_eq!(replies[0].cycle, 1 + 2 + 6 + 110 + 8);
}
