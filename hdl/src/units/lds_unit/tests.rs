//! The LDS unit against its model, cycle by cycle, and the latencies that its header states. See `units::lds_unit`.

use turnstile_engine::RtlEngine;
use turnstile_hdl::full_size::{self, LANES, SLOTS};
use turnstile_hdl::lds_op::LdsOp;
use turnstile_hdl::pins::Unit;
use turnstile_testbenches::lds_driver::{Access, Layout, LdsDriver};
use turnstile_testbenches::lockstep;
use turnstile_testbenches::told;

#[test]
fn every_output_is_the_models_in_every_cycle() {
    let done = lockstep::unit_in_rtl("lds_unit", 71, 40_000);
    println!("{:?}", told(done));
}

/// An LDS, and the latency of one access by itself.
struct Lds<U: Unit>(LdsDriver<RtlEngine<U>>);

impl<U: Unit> Lds<U> {
    fn new(top: U) -> Self {
        Self(LdsDriver::rtl(top).unwrap())
    }

    fn latency(&mut self, op: LdsOp, transactional: bool, lanes: u32, addr: [u32; LANES]) -> u64 {
        let access = Access {
            transactional,
            data: [1; LANES],
            data2: [2; LANES],
            ..Access::plain(op, lanes, addr)
        };
        // A bank that is still busy with the request before adds to nothing in the table.
        for _ in 0..4 {
            self.0.clock().unwrap();
        }
        let response = self.0.access(&access).unwrap();
        assert_eq!(response.aborted, 0, "{op:?}");
        response.latency
    }
}

/// Byte addresses of 32 lanes `stride` words apart.
fn strided(stride: u32) -> [u32; LANES] {
    std::array::from_fn(|lane| 4 * stride * lane as u32)
}

/// Half of the lanes at one word of bank 0, the others each at one of their own in bank 1.
fn mixed() -> [u32; LANES] {
    std::array::from_fn(|lane| match lane {
        0..16 => 0,
        _ => 4 + 128 * lane as u32,
    })
}

const ALL: u32 = u32::MAX;

/// By strides: words that lie in the fullest bank, and lanes that do.
const CASES: [(u32, u64, u64); 6] = [
    (0, 1, 32),
    (1, 1, 1),
    (2, 2, 2),
    (4, 4, 4),
    (32, 32, 32),
    (33, 1, 1),
];

const READS: [LdsOp; 5] = [
    LdsOp::ReadB32,
    LdsOp::ReadU8,
    LdsOp::ReadI8,
    LdsOp::ReadU16,
    LdsOp::ReadI16,
];
const WRITES: [LdsOp; 3] = [LdsOp::WriteB32, LdsOp::WriteB8, LdsOp::WriteB16];
const ATOMICS: [LdsOp; 3] = [LdsOp::Add, LdsOp::CmpSt, LdsOp::Xchg];

/// Plain accesses by strides, each with the cycles that it may take before its last one.
fn plain_accesses_take(ops: &[LdsOp], cycles: impl Fn(u64, u64) -> u64) {
    let mut lds = Lds::new(full_size::lds_baseline());
    for &op in ops {
        for (stride, words, lanes) in CASES {
            let latency = lds.latency(op, false, ALL, strided(stride));
            assert_eq!(latency, cycles(words, lanes) + 1, "{op:?}, {stride}");
        }
        assert_eq!(lds.latency(op, false, ALL, mixed()), 16 + 1);
        assert_eq!(lds.latency(op, false, 0, strided(1)), 2, "no lane");
    }
}

#[test]
fn a_plain_read_takes_a_cycle_for_each_word_of_the_fullest_bank_and_one() {
    plain_accesses_take(&READS, |words, _| words);
}

#[test]
fn a_plain_write_takes_a_cycle_for_each_lane_of_the_fullest_bank_and_one() {
    plain_accesses_take(&WRITES, |_, lanes| lanes);
}

#[test]
fn a_plain_access_of_64_bits_takes_the_rounds_of_both_passes_and_one() {
    let mut lds = Lds::new(full_size::lds_baseline());
    // By strides: the low words of 32 pairs lie in 16 banks with stride 2, in all even rows of one with stride 32.
    for (stride, words, lanes) in [(0, 1, 32), (2, 2, 2), (4, 4, 4), (32, 32, 32), (34, 2, 2)] {
        let addr = strided(stride);
        assert_eq!(
            lds.latency(LdsOp::ReadB64, false, ALL, addr),
            2 * words + 1,
            "{stride}"
        );
        assert_eq!(
            lds.latency(LdsOp::WriteB64, false, ALL, addr),
            2 * lanes + 1,
            "{stride}"
        );
    }
    assert_eq!(
        lds.latency(LdsOp::ReadB64, false, 0, strided(2)),
        3,
        "no lane"
    );
}

#[test]
fn a_native_atomic_takes_two_cycles_for_each_lane_of_the_fullest_bank() {
    let mut lds = Lds::new(full_size::lds_baseline());
    for op in ATOMICS {
        for (stride, _, lanes) in CASES {
            assert_eq!(
                lds.latency(op, false, ALL, strided(stride)),
                2 * lanes,
                "{op:?}, {stride}"
            );
        }
        assert_eq!(lds.latency(op, false, ALL, mixed()), 2 * 16);
        assert_eq!(lds.latency(op, false, 0, strided(1)), 2, "no lane");
    }
}

/// In the tops with transactions: a new read or a repeated access of one lane, measured by itself, adds up over the lanes of a bank.
#[test]
fn a_transactional_access_takes_what_its_lanes_take_one_by_one() {
    fn check<U: Unit>(name: &str, top: impl Fn() -> U) {
        let begun = || {
            let mut lds = Lds::new(top());
            for slot in 0..SLOTS {
                let layout = Layout {
                    row_base: 0,
                    rows: 100,
                    state_base: 0,
                    group: 0xf,
                };
                lds.0.place(slot, layout).unwrap();
            }
            lds.0.begin(0, u64::from(ALL)).unwrap();
            lds
        };
        for op in [LdsOp::ReadB32, LdsOp::WriteB32, LdsOp::Add] {
            // Own words, all in bank 0 or spread over 16 banks: rows 0, 1 ... so that no filter bit is shared by two lanes of a bank.
            for (stride, lanes) in [(1, 1), (32, 4), (2, 2)] {
                let some = if stride == 32 { 0xf } else { ALL };
                let (mut one, mut many) = (begun(), begun());
                let mut single = [0; 2];
                for latency in &mut single {
                    *latency = one.latency(op, true, 1, strided(stride));
                }
                for latency in single {
                    let found = many.latency(op, true, some, strided(stride));
                    assert_eq!(found, lanes * latency, "{name}: {op:?}, stride {stride}");
                }
                assert_eq!(many.latency(op, true, 0, strided(stride)), 2, "no lane");
            }
        }
        let (mut one, mut many) = (begun(), begun());
        for _ in 0..2 {
            let each = one.latency(LdsOp::ReadB64, true, 1, strided(2));
            let found = many.latency(LdsOp::ReadB64, true, ALL, strided(2));
            assert_eq!(
                found,
                2 * each,
                "{name}: 64 bits, two lanes of a bank in each pass"
            );
        }
    }
    check("lds_bloom", full_size::lds_bloom);
    check("lds_dcd", full_size::lds_dcd);
    check("lds_smdcd", full_size::lds_smdcd);
}
