//! DRAM behind the second level, limits of the first, and who keeps what.

use super::super::behind::DramBehind;
use super::super::clock_ratio::ClockRatio;
use super::pressure::check;
use super::*;
use crate::config::DramConfig;
use crate::metrics::{MemoryCounters, Traffic};
use turnstile_kernel::MemoryAtomic;

const BLOCK: u64 = 128;

/// A row of 1,024 bytes, opened in 12 clocks; data 13 behind the command, 4 clocks a block.
const TIMES: DramConfig = DramConfig {
    latency: 10,
    queue: 8,
    banks: 4,
    row_bytes: 1024,
    burst_bytes: 64,
    ccd: 2,
    rrd: 6,
    rcd: 12,
    ras: 28,
    rp: 11,
    rc: 40,
    cl: 13,
    wl: 4,
    wr: 12,
};

fn levels() -> MemoryHierarchy {
    let level = |slices, sets, ways, latency| CacheLevel {
        slices,
        sets,
        ways,
        latency,
    };
    MemoryHierarchy {
        block_bytes: BLOCK,
        vector_l1: level(1, 4, 2, 1),
        scalar_l1: level(1, 2, 1, 1),
        l2: level(1, 16, 4, 20),
        memory_latency: TIMES.latency,
    }
}

fn fabric() -> Fabric {
    Fabric {
        cores: 2,
        stretch_bytes: 256,
        link: Link {
            latency: 5,
            clocks_a_cycle: 1,
            bytes_a_clock: Some(32),
        },
        update_channel: false,
        room: 8,
        coalesced_lanes: LANES,
        first_level: FirstLevelLimits::NONE,
        intervals: LineIntervals::default(),
        behind: Behind::Dram(DramBehind {
            times: TIMES,
            ratio: ClockRatio { part: 1, core: 1 },
            misses: 8,
            merges: 8,
        }),
        coherent: None,
    }
}

/// Lane 0 of a core in one block, which is given by its number.
fn one(core: usize, from: u64, op: MemoryOp, space: Space, block: u64) -> (usize, u64, Access) {
    (core, from, Access { op, space, block })
}

#[derive(Clone, Copy)]
struct Access {
    op: MemoryOp,
    space: Space,
    block: u64,
}

/// Cycles in which accesses are complete, each looked for in every cycle and only where something happens.
fn cycles(
    levels: &MemoryHierarchy,
    fabric: &Fabric,
    accesses: &[(usize, u64, Access)],
) -> (Vec<u64>, MemoryCounters) {
    let [first, second] = [true, false].map(|every_cycle| {
        let (content, base) = content(64 * 1024);
        let call = |&(core, from, Access { op, space, block }): &(usize, u64, Access)| {
            let access = vector(op, 1, |_| base + BLOCK * block);
            (core, from, Ask::Vector(MemoryRequest { space, ..access }))
        };
        let calls: Vec<Call> = accesses.iter().map(call).collect();
        let mut memory = MemorySystem::new(levels, fabric, content, plain).unwrap();
        let replies = run(&mut memory, &calls, every_cycle);
        let cycles: Vec<u64> = replies.iter().map(|reply| reply.cycle).collect();
        (cycles, memory.counters())
    });
    assert_eq!(first, second);
    first
}

const STORE: MemoryOp = MemoryOp::Store { bytes: 4 };
const ADD: MemoryOp = MemoryOp::Atomic(MemoryAtomic::Add);

/// First level 1, a flit of request 1, network 5.
const THERE: u64 = 7;
/// Slice 20.
const SLICE: u64 = 20;
/// The way to DRAM 10, activation 12, read 13, data 4.
const OPENED: u64 = 10 + 12 + 13 + 4;
/// 136 bytes in five flits, network 5.
const BLOCK_BACK: u64 = 10;
/// 40 bytes in two flits, network 5.
const SECTOR_BACK: u64 = 7;

#[test]
fn a_load_takes_the_way_to_dram_to_the_second_level_or_none() {
    let load = |core, from, space| one(core, from, WORD, space, 0);
    let accesses = [
        load(0, 1, Space::Global),
        load(0, 101, Space::Global),
        load(1, 201, Space::Global),
        load(1, 301, Space::Volatile),
    ];
    let (cycles, counters) = cycles(&levels(), &fabric(), &accesses);
    assert_eq!(
        cycles,
        [
            1 + THERE + SLICE + OPENED + BLOCK_BACK,
            101 + 1,
            201 + THERE + SLICE + BLOCK_BACK,
            301 + THERE + SLICE + SECTOR_BACK,
        ]
    );
    let l1 = (counters.l1.hits, counters.l1.misses, counters.l1.merged);
    assert_eq!(l1, (1, 2, 0), "the volatile one is none");
    assert_eq!((counters.l2.hits, counters.l2.misses), (2, 1));
    assert_eq!((counters.dram.reads, counters.dram.row_empty), (1, 1));
    let traffic = |packets, bytes| Traffic { packets, bytes };
    assert_eq!(counters.loads, traffic(3, 24));
    assert_eq!(counters.blocks, traffic(3, 136 + 136 + 40));
}

#[test]
fn what_a_first_level_does_not_keep_is_fetched_each_time() {
    let local = Fabric {
        first_level: FirstLevelLimits {
            global: false,
            ..FirstLevelLimits::NONE
        },
        ..fabric()
    };
    let load = |from, space, block| one(0, from, WORD, space, block);
    let accesses = [
        load(1, Space::Global, 0),
        load(201, Space::Global, 0),
        load(401, Space::Local, 8),
        load(601, Space::Local, 8),
    ];
    let (cycles, counters) = cycles(&levels(), &local, &accesses);
    assert_eq!(cycles[1], 201 + THERE + SLICE + SECTOR_BACK);
    assert_eq!(cycles[3], 601 + 1);
    assert_eq!((counters.l1.hits, counters.l1.misses), (1, 1));
    assert_eq!(counters.loads.packets, 3);
}

/// Blocks 0 and 2 of one row: with one line under way the second load passes the port when the first has come.
#[test]
fn lines_under_way_are_limited() {
    let accesses = [0, 4].map(|block| one(0, 1, WORD, Space::Global, block));
    let limited = |misses| Fabric {
        first_level: FirstLevelLimits {
            misses,
            ..FirstLevelLimits::NONE
        },
        ..fabric()
    };
    let first = 1 + THERE + SLICE + OPENED + BLOCK_BACK;
    // Two at once: the second block is read behind the first one's data, and travels behind it.
    assert_eq!(
        cycles(&levels(), &limited(2), &accesses).0,
        [first, first + 5]
    );
    // The row is open then.
    let second = first + THERE + SLICE + (10 + 13 + 4) + BLOCK_BACK;
    assert_eq!(cycles(&levels(), &limited(1), &accesses).0, [first, second]);
}

#[test]
fn loads_that_wait_for_a_line_are_limited() {
    let accesses = [1, 2, 3].map(|from| one(0, from, WORD, Space::Global, 0));
    let limited = |merges| Fabric {
        first_level: FirstLevelLimits {
            merges,
            ..FirstLevelLimits::NONE
        },
        ..fabric()
    };
    let first = 1 + THERE + SLICE + OPENED + BLOCK_BACK;
    assert_eq!(cycles(&levels(), &limited(3), &accesses).0, [first; 3]);
    // The third one finds the line when it is there.
    assert_eq!(
        cycles(&levels(), &limited(2), &accesses).0,
        [first, first, first + 1]
    );
}

#[test]
fn a_store_is_written_back_when_its_line_leaves() {
    let mut small = levels();
    (small.l2.sets, small.l2.ways) = (1, 1);
    let accesses = [
        one(0, 1, STORE, Space::Global, 0),
        one(0, 201, WORD, Space::Global, 0),
        one(0, 401, STORE, Space::Global, 1),
        one(0, 601, STORE, Space::Global, 1),
    ];
    let (cycles, counters) = cycles(&small, &fabric(), &accesses);
    // 8 + 4 bytes there, 8 back: a flit each way. The load finds what was stored, not the rest of the line.
    let stored = THERE + SLICE + 6;
    let loaded = THERE + SLICE + OPENED + BLOCK_BACK;
    assert_eq!(
        cycles,
        [1 + stored, 201 + loaded, 401 + stored, 601 + stored]
    );
    let dram = &counters.dram;
    assert_eq!((dram.reads, dram.writes, dram.bytes), (1, 1, 2 * BLOCK));
    assert_eq!(
        counters.stores,
        Traffic {
            packets: 3,
            bytes: 36
        }
    );
}

/// A line of local memory, in which the lanes' words lie beside each other: loaded, stored to twice, driven out and loaded again.
#[test]
fn a_store_to_local_memory_stays_in_its_line_until_that_leaves() {
    let mut small = levels();
    (small.vector_l1.sets, small.vector_l1.ways) = (1, 1);
    let (content, base) = content(1024);
    let mut memory = MemorySystem::new(&small, &fabric(), content, plain).unwrap();
    let access = |op, block: u64, value: u32| {
        let access = vector(op, 0xff, |lane| base + BLOCK * block + 4 * lane as u64);
        let space = Space::Local;
        let data = vec![[value; LANES]; 4];
        Ask::Vector(MemoryRequest {
            space,
            data,
            ..access
        })
    };
    let calls = [
        (0, 1, access(STORE, 0, 0x1111)),
        (0, 201, access(WORD, 0, 0)),
        (0, 401, access(STORE, 0, 0x2222)),
        (0, 601, access(STORE, 0, 0x3333)),
        (0, 801, access(WORD, 1, 0)),
        (0, 1001, access(WORD, 0, 0)),
    ];
    let replies = run(&mut memory, &calls, false);
    let counters = memory.counters();
    // What misses goes through, and what hits is done a cycle later. The line that leaves has 128 bytes.
    assert_eq!([replies[2].cycle, replies[3].cycle], [402, 602]);
    let traffic = |packets, bytes| Traffic { packets, bytes };
    assert_eq!(counters.stores, traffic(2, (8 + 32) + (8 + 128)));
    assert_eq!(counters.loads.packets, 3);
    let loaded = |reply: &Reply| reply.lane_words::<LANES>()[0];
    assert_eq!(loaded(&replies[1]), [0x1111; LANES]);
    assert_eq!(loaded(&replies[5]), [0x3333; LANES]);
    assert_eq!(
        memory.content().block(base, 4)[..],
        0x3333_u32.to_le_bytes()
    );
    // Only the second and the third store made a line another one.
    assert_eq!(memory.changes() - memory.content().changes(), 2);
}

/// Four words of eight lanes are a block.
#[test]
fn words_of_local_memory_lie_lane_by_lane() {
    let (content, base) = content(1024);
    let mut memory = MemorySystem::new(&levels(), &fabric(), content, plain).unwrap();
    let op = MemoryOp::Load {
        bytes: 16,
        signed: false,
    };
    let access = vector(op, 0xff, |lane| base + 4 * lane as u64);
    let space = Space::Local;
    let ask = Ask::Vector(MemoryRequest { space, ..access });
    let replies = run(&mut memory, &[(0, 1, ask)], false);
    for (word, lanes) in replies[0].lane_words::<LANES>().iter().enumerate() {
        for (lane, loaded) in lanes.iter().enumerate() {
            let first = (4 * (word * LANES + lane)) as u8;
            let bytes = [first, first + 1, first + 2, first + 3];
            assert_eq!(
                *loaded,
                u32::from_le_bytes(bytes),
                "word {word} of lane {lane}"
            );
        }
    }
    assert_eq!(memory.counters().loads.packets, 1, "128 bytes");
}

#[test]
fn without_a_second_level_every_access_is_one_of_dram_and_an_atomic_two() {
    let mut none = levels();
    none.l2.sets = 0;
    let accesses = [
        one(0, 1, WORD, Space::Volatile, 0),
        one(0, 201, WORD, Space::Volatile, 0),
        one(0, 401, ADD, Space::Global, 0),
        one(0, 601, STORE, Space::Global, 0),
    ];
    let (cycles, counters) = cycles(&none, &fabric(), &accesses);
    // 32 bytes are one burst, 2 clocks. The row stays open. An atomic's 8 + 8 bytes, and 12 back, are a flit each.
    let open = 10 + 13 + 2;
    assert_eq!(
        cycles,
        [
            1 + THERE + SLICE + (12 + open) + SECTOR_BACK,
            201 + THERE + SLICE + open + SECTOR_BACK,
            401 + THERE + SLICE + open + 6,
            601 + THERE + SLICE + 6,
        ]
    );
    let dram = &counters.dram;
    assert_eq!((dram.reads, dram.writes), (3, 2));
    assert_eq!((dram.row_empty, dram.row_hits), (1, 4));
    assert_eq!(dram.bytes, 32 + 32 + 4 + 4 + 4);
}

#[test]
fn lanes_are_coalesced_by_so_many() {
    let loads = |coalesced_lanes| {
        let (content, base) = content(1024);
        let fabric = Fabric {
            coalesced_lanes,
            ..fabric()
        };
        let mut memory = MemorySystem::new(&levels(), &fabric, content, plain).unwrap();
        let access = vector(WORD, 0xff, |lane| base + 16 * lane as u64);
        let space = Space::Volatile;
        let ask = Ask::Vector(MemoryRequest { space, ..access });
        let replies = run(&mut memory, &[(0, 1, ask)], false);
        let words = replies[0].lane_words::<LANES>()[0];
        (words, memory.counters())
    };
    let (words, together) = loads(8);
    // Four sectors of 32 bytes, or two times two.
    assert_eq!(
        together.blocks,
        Traffic {
            packets: 1,
            bytes: 8 + 128
        }
    );
    let (same, halves) = loads(4);
    assert_eq!(
        halves.blocks,
        Traffic {
            packets: 2,
            bytes: 2 * (8 + 64)
        }
    );
    assert_eq!(words, same);
    assert_eq!(words[1], u32::from_le_bytes([16, 17, 18, 19]));
}

/// Random accesses of three cores get what a sequential memory gives, whatever is kept and whoever waits.
#[test]
fn nothing_is_lost_doubled_or_out_of_order_in_front_of_dram() {
    let behind = |misses, merges, queue| {
        Behind::Dram(DramBehind {
            times: DramConfig { queue, ..TIMES },
            ratio: ClockRatio { part: 3, core: 2 },
            misses,
            merges,
        })
    };
    let limits = FirstLevelLimits {
        misses: 2,
        merges: 1,
        ..FirstLevelLimits::NONE
    };
    let nothing = FirstLevelLimits {
        global: false,
        ..limits
    };
    for seed in 0..10 {
        for (first_level, behind) in [
            (FirstLevelLimits::NONE, behind(8, 8, 8)),
            (limits, behind(1, 1, 1)),
            (nothing, behind(2, 3, 2)),
        ] {
            let fabric = Fabric {
                first_level,
                behind,
                ..narrow()
            };
            check(seed, &fabric, plain);
        }
    }
}
