//! The LDS tops at full size against the reference models.

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use turnstile_hdl::catalog::find;
use turnstile_hdl::full_size::{self, BANKS, LANES, ROWS};
use turnstile_hdl::lds_op::{LdsOp, LDS_OPS};
use turnstile_hdl::pins::Unit;
use turnstile_testbenches::lds_check::{run, Load, Tally};
use turnstile_testbenches::lds_driver::{Access, LdsDriver};
use turnstile_testbenches::lds_traffic;
use turnstile_testbenches::lockstep::TRANSACTIONAL;
use turnstile_testbenches::models::bloom_filter::{Bloom, BloomShape};
use turnstile_testbenches::models::dcd::Dcd;
use turnstile_testbenches::models::detector::Detector;
use turnstile_testbenches::models::local_memory::{LocalMemory, Shape};
use turnstile_testbenches::models::operation::{Operands, Operation};
use turnstile_testbenches::models::smdcd::{Sharing, Smdcd};
use turnstile_testbenches::models::work_item::lanes_of;
use turnstile_testbenches::pin_driver::PinDriver;
use turnstile_testbenches::told;

/// Words that transactions touch, and the strap.
const LOADS: [(u32, bool); 5] = [
    (64, false),
    (1024, false),
    (7264, false),
    (64, true),
    (1024, true),
];

fn check<D: Detector>(top: impl Unit, detector: D, words: u32, all_lose: bool) -> Tally {
    let driver = LdsDriver::rtl(top).unwrap();
    let load = Load {
        seed: 1,
        transactions: 20_000,
        cycles: 20_000,
        words,
        all_lose,
    };
    let tally = told(run(driver, detector, load));
    println!("{words} words: {tally:?}");
    tally
}

#[test]
fn bloom_agrees_with_its_model() {
    for (words, all_lose) in LOADS {
        let tally = check(
            full_size::lds_bloom(),
            Bloom::new(BloomShape::paper(ROWS), None),
            words,
            all_lose,
        );
        assert!(tally.committed > 0 && tally.lost_lanes > 0);
        assert_eq!(tally.joined > 0, all_lose);
    }
}

#[test]
fn dcd_agrees_with_its_model() {
    for (words, all_lose) in LOADS {
        let tally = check(full_size::lds_dcd(), Dcd::new(ROWS), words, all_lose);
        assert!(tally.committed > 0 && tally.lost_lanes > 0);
        assert_eq!(tally.joined > 0, all_lose);
    }
}

#[test]
fn smdcd_agrees_with_its_model() {
    smdcd(full_size::lds_smdcd, Sharing::Sticky);
}

#[test]
fn smdcd_in_order_agrees_with_its_model() {
    smdcd(full_size::lds_smdcd_ordered, Sharing::Ordered);
}

fn smdcd<U: Unit>(top: impl Fn() -> U, sharing: Sharing) {
    for (words, all_lose) in LOADS {
        let model = Smdcd::new(ROWS, sharing, None);
        let tally = check(top(), model, words, all_lose);
        assert!(tally.committed > 0 && tally.lost_lanes > 0);
        assert_eq!(tally.joined > 0, all_lose);
    }
}

/// Requests, transactions and plain accesses that overlap: one work-group on few rows, where everything conflicts,
/// and two on as many as fit.
fn check_traffic(name: &str, all_lose: bool) -> Tallies {
    let entry = find(name).expect("a top of the catalog");
    [(2, 4), (75, 2)].map(|(rows, wavefronts)| {
        let top = (entry.build)();
        let load = lds_traffic::Load {
            seed: 5,
            cycles: 30_000,
            rows,
            wavefronts,
            all_lose,
        };
        let pins = PinDriver::any(top);
        let tally =
            lds_traffic::run(pins, load).unwrap_or_else(|error| panic!("{name}: {error:#}"));
        println!("{name}, {rows} rows: {tally:?}");
        assert_eq!(tally.violation, None);
        tally
    })
}

type Tallies = [lds_traffic::Tally; 2];

fn assert_eventful([few, many]: Tallies) {
    assert!(few.group_serial > 0 && few.killed > 0 && few.wavefront_serial > 0);
    assert!(many.committed > 5_000 && many.lost_lanes > 0 && many.both > 0);
}

#[test]
fn overlapping_traffic_is_serialisable() {
    assert!(check_traffic("lds_baseline", false)[0].plain > 3_000);
    for all_lose in [false, true] {
        for top in TRANSACTIONAL {
            let tallies = check_traffic(top, all_lose);
            let later = tallies.iter().map(|tally| tally.lost_later);
            assert_eq!(later.sum::<u64>() > 0, all_lose, "{top}");
            assert_eventful(tallies);
        }
    }
}

/// Plain accesses of every operation, several lanes on one word, against the model.
fn check_plain(top: impl Unit) {
    let mut driver = LdsDriver::rtl(top).unwrap();
    let mut memory = LocalMemory::new(Shape::PAPER, Dcd::new(ROWS), None);
    let seed = 7;
    let mut rng = SmallRng::seed_from_u64(seed);
    for count in 0..3_000 {
        let op = LDS_OPS[rng.random_range(0..LDS_OPS.len())];
        let operation = Operation::from_code(op as u8);
        // Few words make broadcasts and atomics that meet; all of them reach every row.
        let words = [16, 96, 16_384][rng.random_range(0..3)];
        let access = Access {
            wavefront: rng.random_range(0..4),
            half: rng.random_range(0..2),
            continues: rng.random(),
            op,
            transactional: false,
            lanes: rng.random(),
            addr: std::array::from_fn(|_| match op {
                LdsOp::ReadU8 | LdsOp::ReadI8 | LdsOp::WriteB8 => rng.random_range(0..4 * words),
                LdsOp::ReadU16 | LdsOp::ReadI16 | LdsOp::WriteB16 => {
                    2 * rng.random_range(0..2 * words)
                }
                LdsOp::ReadB64 | LdsOp::WriteB64 => 8 * rng.random_range(0..words / 2),
                _ => 4 * rng.random_range(0..words),
            }),
            data: std::array::from_fn(|_| rng.random()),
            data2: std::array::from_fn(|_| rng.random()),
        };
        let response = driver.access(&access).unwrap();
        for (index, &part) in operation.parts().iter().enumerate() {
            for lane in lanes_of(access.lanes.into()) {
                let operands = Operands {
                    address: access.addr[lane] as usize,
                    data: access.data[lane],
                    data2: access.data2[lane],
                };
                let expected = memory.apply_part(operation, operands, part);
                let found = [response.data[lane], response.data2[lane]][index];
                if operation.returns() {
                    assert_eq!(
                        found, expected,
                        "seed {seed}, access {count}: {op:?} lane {lane} at {:#x}",
                        access.addr[lane]
                    );
                }
            }
        }
    }
    for row in 0..ROWS as u32 {
        let addr = std::array::from_fn(|lane| 128 * row + 4 * lane as u32);
        let access = Access::plain(LdsOp::ReadB32, u32::MAX, addr);
        let found = driver.access(&access).unwrap().data;
        let expected: [u32; LANES] =
            std::array::from_fn(|lane| memory.word(row as usize * BANKS + lane));
        assert_eq!(found, expected, "seed {seed}: row {row} at the end");
    }
}

#[test]
fn plain_accesses_agree_with_the_model() {
    check_plain(full_size::lds_baseline());
    check_plain(full_size::lds_bloom());
    check_plain(full_size::lds_dcd());
    check_plain(full_size::lds_smdcd());
    check_plain(full_size::lds_smdcd_ordered());
}

/// A conflict-free access takes the papers' 2 cycles, one more for every further word of a bank; a read
/// of one word by all lanes is one round; an atomic holds its bank for two cycles.
#[test]
fn bank_conflicts_are_serialised() {
    let top = full_size::lds_baseline();
    let mut driver = LdsDriver::rtl(top).unwrap();
    let mut latency = |op, stride: u32| {
        let addr = std::array::from_fn(|lane| 4 * stride * lane as u32);
        let access = Access::plain(op, u32::MAX, addr);
        let response = driver.access(&access).unwrap();
        (response.rounds, response.latency)
    };
    assert_eq!(latency(LdsOp::ReadB32, 1), (1, 2));
    assert_eq!(latency(LdsOp::ReadB32, 0), (1, 2));
    assert_eq!(latency(LdsOp::ReadB32, 2), (2, 3));
    assert_eq!(latency(LdsOp::ReadB32, 33), (1, 2));
    assert_eq!(latency(LdsOp::ReadB32, 32), (32, 33));
    assert_eq!(latency(LdsOp::WriteB32, 0), (32, 33));
    assert_eq!(latency(LdsOp::Add, 1), (1, 2));
    assert_eq!(latency(LdsOp::Add, 0), (32, 64));
    // The low words of 32 consecutive pairs lie in the 16 even banks, the high words in the odd ones.
    assert_eq!(latency(LdsOp::ReadB64, 2), (4, 5));
}
