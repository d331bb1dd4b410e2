//! Times of caches that keep what is stored, counted by hand: a look-up takes 1, a message 4, levels 1, 10 and 100 clocks.

use super::stream::sequential;
use super::timing::{calls, got, BYTES};
use super::*;
use crate::config::Coherent;
use crate::memory::coherent::{CoherentCaches, Kind};
use crate::metrics::Traffic;

/// Look-ups, messages and latencies from the first level to memory and back.
const FROM_MEMORY: u64 = 1 + 4 + 1 + 4 + 1 + 100 + 4 + 10 + 4 + 1;
const FROM_SECOND: u64 = 1 + 4 + 1 + 10 + 4 + 1;
const HIT: u64 = 1 + 1;
/// A line that leaves tells the second level.
const LEAVES: u64 = 4 + 1 + 10 + 4;
/// Blocks of one set of the first level, and of as many of the second.
const SAME_SET: u64 = 64;

const ATOMIC: Kind = Kind::Atomic { out: 16, back: 12 };

fn times(clock: u64) -> Coherent {
    Coherent {
        clock,
        ports: 2,
        directory: 1,
        message: 4,
    }
}

fn caches() -> CoherentCaches {
    CoherentCaches::new(&MemoryHierarchy::default(), times(1000), 1000)
}

/// In how many clocks each of these accesses by lanes is done, all of them made in cycle `now`.
fn clocks(caches: &mut CoherentCaches, now: u64, accesses: &[(Kind, u64)]) -> Vec<u64> {
    for (waiter, (kind, block)) in accesses.iter().enumerate() {
        caches.access(now, 0, *kind, *block, waiter);
    }
    let mut done = vec![0; accesses.len()];
    while let Some(next) = caches.next_event() {
        for (cycle, waiter) in caches.advance(next) {
            // The core sees it in the cycle behind.
            done[waiter] = cycle - 1 - now;
        }
    }
    done
}

fn one(caches: &mut CoherentCaches, now: u64, kind: Kind, block: u64) -> u64 {
    clocks(caches, now, &[(kind, block)])[0]
}

#[test]
fn a_load_takes_the_way_to_where_its_block_is() {
    let mut caches = caches();
    assert_eq!(one(&mut caches, 0, Kind::Load, 7), FROM_MEMORY);
    assert_eq!(one(&mut caches, 1000, Kind::Load, 7), HIT);
    caches.begin();
    assert_eq!(one(&mut caches, 2000, Kind::Load, 7), FROM_SECOND);
    let (first, second) = (caches.counters().l1, caches.counters().l2);
    assert_eq!((first.hits, first.misses, second.hits), (0, 1, 1));
}

#[test]
fn a_line_that_leaves_goes_before_the_one_that_comes() {
    let mut caches = caches();
    for way in 0..4 {
        let taken = one(&mut caches, 1000 * way, Kind::Load, way * SAME_SET);
        assert_eq!(taken, FROM_MEMORY, "there is a free way");
    }
    assert_eq!(one(&mut caches, 5000, Kind::Load, 0), HIT);
    assert_eq!(
        one(&mut caches, 6000, Kind::Load, 4 * SAME_SET),
        FROM_MEMORY + LEAVES
    );
    assert_eq!(
        one(&mut caches, 7000, Kind::Load, 0),
        HIT,
        "it was used last"
    );
    assert_eq!(
        one(&mut caches, 8000, Kind::Load, SAME_SET),
        FROM_SECOND + LEAVES
    );
}

#[test]
fn loads_of_a_block_are_one_access_and_others_share_two_ports() {
    let mut caches = caches();
    let load = |block| (Kind::Load, block);
    assert_eq!(
        clocks(&mut caches, 0, &[load(1), load(1), load(1)]),
        [FROM_MEMORY; 3]
    );
    assert_eq!(caches.counters().l1.merged, 2);
    one(&mut caches, 1000, Kind::Load, 2);
    one(&mut caches, 2000, Kind::Load, 3);
    let done = clocks(&mut caches, 3000, &[load(1), load(2), load(3), load(1)]);
    assert_eq!(done, [HIT, HIT, HIT + 1, HIT], "the third waits for a port");
}

#[test]
fn a_store_makes_the_line_its_own_and_keeps_it() {
    let mut caches = caches();
    one(&mut caches, 0, Kind::Load, 5);
    let told = 1 + 4 + 1 + 4 + 1;
    assert_eq!(one(&mut caches, 1000, Kind::Store, 5), told);
    assert_eq!(one(&mut caches, 2000, Kind::Store, 5), HIT);
    assert_eq!(one(&mut caches, 3000, Kind::Load, 5), HIT);
    assert_eq!(
        one(&mut caches, 4000, Kind::Store, 6),
        FROM_MEMORY,
        "it is fetched"
    );
}

#[test]
fn accesses_of_a_block_that_are_not_one_wait_for_each_other() {
    let mut caches = caches();
    one(&mut caches, 0, Kind::Store, 5);
    let store = (Kind::Store, 5);
    let load = (Kind::Load, 5);
    let done = clocks(&mut caches, 1000, &[store, store, load, load, store]);
    assert_eq!(done, [HIT, HIT, 2 * HIT, 2 * HIT, 3 * HIT]);
    let atomic = clocks(&mut caches, 2000, &[(ATOMIC, 5), load]);
    assert_eq!(
        atomic,
        [FROM_SECOND, 2 * FROM_SECOND],
        "it takes the line away"
    );
}

#[test]
fn a_store_that_has_a_port_is_joined_by_no_other() {
    let mut caches = caches();
    one(&mut caches, 0, Kind::Store, 5);
    caches.access(1000, 0, Kind::Store, 5, 0);
    assert_eq!(caches.advance(1001), []);
    caches.access(1001, 0, Kind::Store, 5, 1);
    assert_eq!(
        caches.advance(2000),
        [(1000 + HIT + 1, 0), (1000 + 2 * HIT + 1, 1)]
    );
}

/// Headers have 8 bytes, blocks 64.
#[test]
fn packets_between_the_levels_are_counted() {
    let mut caches = caches();
    one(&mut caches, 0, Kind::Store, 0);
    one(&mut caches, 1000, Kind::Load, 0);
    for way in 1..4 {
        one(&mut caches, 1000 + 1000 * way, Kind::Load, way * SAME_SET);
    }
    // It claims a line, and another one lets the line leave that was stored to.
    one(&mut caches, 5000, Kind::Store, SAME_SET);
    one(&mut caches, 6000, Kind::Load, 4 * SAME_SET);
    one(&mut caches, 7000, ATOMIC, 4 * SAME_SET);
    let counted = caches.counters();
    let traffic = |packets, bytes| Traffic { packets, bytes };
    assert_eq!(counted.loads, traffic(4, 4 * 8));
    assert_eq!(counted.stores, traffic(3, 8 + 8 + (8 + 64)));
    assert_eq!(counted.blocks, traffic(5, 5 * (8 + 64)));
    assert_eq!(counted.acknowledgements, traffic(2, 2 * 8));
    assert_eq!(counted.atomics, traffic(1, 16));
    assert_eq!(counted.old_words, traffic(1, 12));
    assert_eq!((counted.l1.hits, counted.l1.misses), (1, 4));
    assert_eq!((counted.l2.hits, counted.l2.misses), (1, 4));
}

#[test]
fn its_clock_is_not_that_of_the_core() {
    let mut caches = CoherentCaches::new(&MemoryHierarchy::default(), times(500), 1000);
    assert_eq!(one(&mut caches, 0, Kind::Load, 7), 2 * FROM_MEMORY);
}

#[test]
fn requests_get_what_a_sequential_memory_gives() {
    let levels = small_caches();
    for seed in 0..40 {
        let (content, base) = content(BYTES as usize);
        let mut bytes = content.block(base, BYTES as usize);
        let (calls, _) = calls(seed, &[Client::Vector, Client::Scalar], &levels, base);
        let values = sequential(&mut bytes, base, &calls);
        let fabric = Fabric {
            coherent: Some((times(1000), 925)),
            ..Fabric::immediate(&levels)
        };
        let mut memory = MemorySystem::new(&levels, &fabric, content, plain).unwrap();
        let replies = run(&mut memory, &calls, seed % 2 == 0);
        for (ticket, reply) in replies.iter().enumerate() {
            let ask = &calls[ticket].2;
            assert_eq!(
                got(ask, reply),
                values[ticket],
                "seed {seed}, request {ticket}: {ask:?}"
            );
        }
        assert_eq!(
            memory.content().block(base, bytes.len()),
            bytes,
            "seed {seed}"
        );
    }
}

/// A store's lanes come in their order, and only rows of them that are in one block are one access; a load asks for a block once.
#[test]
fn lanes_that_alternate_between_blocks_store_one_by_one() {
    const STORE: MemoryOp = MemoryOp::Store { bytes: 4 };
    let time = |op, block: fn(usize) -> usize| {
        let (content, base) = content(BYTES as usize);
        let levels = MemoryHierarchy::default();
        let fabric = Fabric {
            coherent: Some((times(1000), 1000)),
            ..Fabric::immediate(&levels)
        };
        let mut memory = MemorySystem::new(&levels, &fabric, content, plain).unwrap();
        let address = |lane| base + (64 * block(lane) + 4 * lane) as u64;
        let ask = Ask::Vector(vector(op, 0xff, address));
        run(&mut memory, &[(0, 0, ask)], false)[0].cycle
    };
    let (rows, alternate): (fn(_) -> _, fn(_) -> _) = (|lane| lane / 4, |lane| lane % 2);
    assert_eq!(time(WORD, rows), time(WORD, alternate));
    // The first of a block claims it; the three others find it, and each waits for the one before.
    assert_eq!(time(STORE, alternate), time(STORE, rows) + 3 * HIT);
}
