//! One core, a network that takes no time: the Southern Islands machine.

use super::formula::Formula;
use super::stream::{access, sequential};
use super::*;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

pub const BYTES: u64 = 4096;
/// Scalar loads read what nobody writes.
const CONSTANT: u64 = 1024;

fn immediate(levels: &MemoryHierarchy, content: GlobalMemory) -> MemorySystem {
    MemorySystem::new(levels, &Fabric::immediate(levels), content, plain).unwrap()
}

/// Cycles in which the calls are complete.
fn cycles(levels: &MemoryHierarchy, content: GlobalMemory, calls: &[Call]) -> Vec<u64> {
    let replies = run(&mut immediate(levels, content), calls, false);
    replies.iter().map(|reply| reply.cycle).collect()
}

#[test]
fn a_miss_takes_all_levels_and_a_hit_one() {
    let (content, base) = content(512);
    // Four blocks of 64 bytes, one a cycle.
    let coalesced = vector(WORD, 0xff, |lane| base + 32 * lane as u64);
    let calls = [1, 201].map(|from| (0, from, Ask::Vector(coalesced.clone())));
    let levels = MemoryHierarchy::default();
    assert_eq!(
        cycles(&levels, content, &calls),
        [1 + 3 + 1 + 10 + 100, 201 + 3 + 1]
    );
}

#[test]
fn a_block_on_its_way_is_waited_for() {
    let (content, base) = content(64);
    let one = Ask::Vector(vector(WORD, 1, |_| base));
    let calls = [(0, 1, one.clone()), (0, 6, one), (0, 9, scalar(base, 1))];
    let levels = MemoryHierarchy::default();
    assert_eq!(cycles(&levels, content, &calls), [112, 112, 112]);
}

#[test]
fn stores_and_atomics_are_done_in_the_second_level() {
    let (content, base) = content(64);
    let ask = |op| Ask::Vector(vector(op, 0b101, |_| base));
    let calls = [
        (0, 1, ask(MemoryOp::Store { bytes: 4 })),
        (0, 2, ask(WORD)),
        (
            0,
            200,
            ask(MemoryOp::Atomic(turnstile_kernel::MemoryAtomic::Add)),
        ),
        (0, 201, ask(WORD)),
    ];
    let levels = MemoryHierarchy::default();
    let replies = run(&mut immediate(&levels, content), &calls, false);
    let cycles: Vec<u64> = replies.iter().map(|reply| reply.cycle).collect();
    assert_eq!(cycles, [12, 113, 211, 212], "the atomic drops the line");
    let got = |ticket: usize| replies[ticket].lane_words::<LANES>()[0];
    assert_eq!(got(1), [7, 0, 7, 0, 0, 0, 0, 0]);
    assert_eq!(got(2), [7, 0, 14, 0, 0, 0, 0, 0], "lane after lane");
    assert_eq!(got(3), [21, 0, 21, 0, 0, 0, 0, 0]);
}

/// What the lanes of a reply get.
pub fn got(ask: &Ask, reply: &Reply) -> Vec<[u32; LANES]> {
    match ask.client() {
        Client::Vector => reply.lane_words::<LANES>(),
        Client::Scalar => {
            let lane = |word| [word, 0, 0, 0, 0, 0, 0, 0];
            reply.words().into_iter().map(lane).collect()
        }
    }
}

/// Random requests; with clients of both kinds they reach the second level in the order in which they are made.
pub fn calls(
    seed: u64,
    clients: &[Client],
    levels: &MemoryHierarchy,
    base: u64,
) -> (Vec<Call>, Vec<u64>) {
    let mut random = SmallRng::seed_from_u64(seed);
    let mut formula = Formula::new(levels);
    let (mut calls, mut expected, mut from) = (vec![], vec![], 1);
    for _ in 0..400 {
        // Bursts and pauses.
        from += [0, 0, 0, 1, 3, 20, 300][random.random_range(0..7)];
        let client = clients[random.random_range(0..clients.len())];
        let ask = match client {
            Client::Scalar => {
                let words = [1, 2, 4, 8, 16][random.random_range(0..5)];
                let most = CONSTANT / 4 - u64::from(words);
                scalar(base + 4 * random.random_range(0..=most), words)
            }
            Client::Vector => {
                // Some in few blocks, some all over the buffer.
                let most = [CONSTANT + 200, BYTES][random.random_range(0..2)];
                Ask::Vector(access(&mut random, |random, length, alignment| {
                    let first = CONSTANT / alignment;
                    let last = (most - length) / alignment;
                    base + random.random_range(first..=last) * alignment
                }))
            }
        };
        from = formula.in_order(from, &ask);
        let call = (0, from, ask);
        expected.push(formula.done(&call));
        calls.push(call);
    }
    (calls, expected)
}

#[test]
fn requests_take_the_time_of_the_formula_and_get_what_a_sequential_memory_gives() {
    let levels = small_caches();
    for seed in 0..40 {
        for clients in [
            &[Client::Vector][..],
            &[Client::Scalar],
            &[Client::Vector, Client::Scalar],
        ] {
            let (content, base) = content(BYTES as usize);
            let mut bytes = content.block(base, BYTES as usize);
            let (calls, expected) = calls(seed, clients, &levels, base);
            let values = sequential(&mut bytes, base, &calls);
            let mut memory = immediate(&levels, content);
            let replies = run(&mut memory, &calls, seed % 2 == 0);
            for (ticket, reply) in replies.iter().enumerate() {
                let place = || {
                    format!(
                        "seed {seed}, {clients:?}, request {ticket}: {:?}",
                        calls[ticket]
                    )
                };
                assert_eq!(reply.cycle, expected[ticket], "{}", place());
                let got = got(&calls[ticket].2, reply);
                assert_eq!(got, values[ticket], "{}", place());
            }
            assert_eq!(
                memory.content().block(base, bytes.len()),
                bytes,
                "seed {seed}"
            );
        }
    }
}

/// The one difference to the formula, which serves a request as a whole when it is made: a scalar load does not wait
/// for blocks that are behind it at the second level, and neither finds what they have not yet asked for.
#[test]
fn a_scalar_load_overtakes_blocks_that_wait_for_the_vector_port() {
    let (content, base) = content(512);
    let levels = MemoryHierarchy::default();
    let calls = [
        (
            0,
            1,
            Ask::Vector(vector(WORD, 0xff, |lane| base + 64 * lane as u64)),
        ),
        (0, 2, scalar(base + 7 * 64, 1)),
    ];
    let mut formula = Formula::new(&levels);
    assert_eq!(calls.clone().map(|call| formula.done(&call)), [119, 119]);
    assert_eq!(cycles(&levels, content, &calls), [118, 113]);
}

#[test]
fn a_scalar_load_sees_what_was_stored_though_it_hits() {
    let (content, base) = content(64);
    let store = vector(MemoryOp::Store { bytes: 4 }, 1, |_| base);
    let calls = [
        (0, 1, scalar(base, 1)),
        (0, 200, Ask::Vector(store)),
        (0, 300, scalar(base, 1)),
    ];
    let levels = MemoryHierarchy::default();
    let replies = run(&mut immediate(&levels, content), &calls, false);
    assert_eq!(replies[2].words(), [7]);
    assert_eq!(replies[2].cycle, 301);
}

#[test]
fn a_request_without_lanes_waits_for_nothing() {
    let (content, base) = content(512);
    let calls = [
        (
            0,
            1,
            Ask::Vector(vector(WORD, 0xff, |lane| base + 64 * lane as u64)),
        ),
        (0, 2, Ask::Vector(vector(WORD, 0, |_| 0))),
    ];
    let levels = MemoryHierarchy::default();
    assert_eq!(cycles(&levels, content, &calls), [119, 2]);
}

#[test]
fn an_address_is_checked_when_the_request_is_made() {
    let (content, base) = content(16);
    let mut memory = immediate(&MemoryHierarchy::default(), content);
    let requester = Requester {
        core: 0,
        wavefront: 0,
    };
    let access = vector(WORD, 0b110, |lane| base + 7 * lane as u64);
    assert_eq!(
        memory.request(1, requester, &access).unwrap_err(),
        "work-item 2 of the wavefront: 4 bytes at offset 14 of buffer, up to 2 bytes past its end (it has 16 bytes)"
    );
    let Ask::Scalar(load) = scalar(base, 8) else {
        unreachable!()
    };
    assert_eq!(
        memory.request_words(1, requester, &load).unwrap_err(),
        "32 bytes at offset 0 of buffer, up to 16 bytes past its end (it has 16 bytes)"
    );
    assert_eq!(memory.next_event(), None, "nothing has been asked");
}
