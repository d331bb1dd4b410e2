//! The atomic sequencer: alone with a model of the LDS behind it, and in the top `lds_lockbits`; see `units::atomic_sequencer`.

use turnstile_engine::RtlEngine;
use turnstile_experiments::atomics::{Hash, Scheme};
use turnstile_export::export;
use turnstile_hdl::full_size;
use turnstile_hdl::lds_lockbits::LdsLockbits;
use turnstile_hdl::lds_lockbits::LdsLockbitsPins;
use turnstile_hdl::lock_bit_unit::LockHash;
use turnstile_hdl::pins::Unit;
use turnstile_testbenches::drive;
use turnstile_testbenches::pin_driver::PinDriver;
use turnstile_testbenches::told;
use turnstile_testbenches::units::atomic_sequencer::{run_sequencer, run_top, Tally};
use turnstile_testbenches::units::Load;

const SCHEMES: [(u32, Hash); 4] = [
    (1024, Hash::Low),
    (32, Hash::Low),
    (1024, Hash::Xor),
    (4, Hash::Xor),
];

const LOAD: Load = Load {
    seed: 52,
    cycles: 15_000,
};

fn scheme(locks: u32, hash: Hash) -> Scheme {
    Scheme {
        banks: 32,
        locks,
        hash,
    }
}

fn assert_eventful(tally: Tally) {
    assert!(
        tally.instructions > 40 && tally.external > 4 && tally.lost_to_others > 20,
        "{tally:?}"
    );
}

#[test]
fn several_warps_with_a_model_behind() {
    for (locks, hash) in SCHEMES {
        let pins = PinDriver::rtl(full_size::atomic_sequencer());
        let tally = run_sequencer(pins, scheme(locks, hash), LOAD);
        assert_eventful(told(tally));
    }
}

#[test]
fn several_warps_in_the_top() {
    for (locks, hash) in SCHEMES {
        let lock_hash = match hash {
            Hash::Low => LockHash::LowBits,
            Hash::Xor => LockHash::XorFold,
        };
        let pins = PinDriver::rtl(full_size::lds_lockbits_with(locks as usize, lock_hash));
        let tally = told(run_top(pins, scheme(locks, hash), LOAD));
        assert_eventful(tally);
        assert!(tally.plain > 100, "{tally:?}");
        println!("{locks} locks, {hash:?}: {tally:?}");
    }
}

/// The top at full size, with instructions in some slots.
struct Top(PinDriver<RtlEngine<full_size::FullLockbits>, LdsLockbitsPins>);

impl Top {
    fn new() -> Self {
        Self(PinDriver::rtl(full_size::lds_lockbits()))
    }

    /// Presents an atomic of `lanes` until it is taken; all warps stay at `word`.
    fn add(&mut self, warp: u32, lanes: u32, word: u32) {
        let at = self.0.at;
        drive!(self.0, req_locked: 1, req_warp: warp, req_lanes: lanes);
        self.0.set_array(at.lane_addr, &[4 * word; 32]);
        self.0.set(at.req_valid, 1);
        self.0.wait_for(at.req_ready).unwrap();
        self.0.set(at.req_valid, 0);
    }
}

#[test]
fn a_slot_with_an_instruction_takes_no_other() {
    let mut top = Top::new();
    let at = top.0.at;
    top.add(1, u32::MAX, 7);
    top.0.set(at.req_valid, 1);
    top.0.clock().unwrap();
    assert_eq!((top.0.get(at.req_ready), top.0.get(at.in_flight)), (0, 2));
    top.0.set(at.req_warp, 2);
    top.0.clock().unwrap();
    assert_eq!(top.0.get(at.req_ready), 1);
}

#[test]
fn clear_ends_every_instruction_and_frees_every_lock() {
    let mut top = Top::new();
    let at = top.0.at;
    for cycles in 0..8 {
        for warp in 0..4 {
            top.add(warp, u32::MAX, 7);
        }
        for _ in 0..cycles {
            top.0.clock().unwrap();
        }
        top.0.pulse(at.clear);
        top.0.clock().unwrap();
        top.0.clock().unwrap();
        assert_eq!((top.0.get(at.in_flight), top.0.get(at.idle)), (0, 1));
        top.add(0, 1, 7);
        assert_eq!(top.0.wait_for(at.done_valid).unwrap(), 5 + 3, "{cycles}");
        assert_eq!(top.0.get(at.done_iterations), 1);
    }
}

/// Four warps that all want one word, again and again: none waits for more than a few wins of the others.
#[test]
fn warps_take_turns_on_a_word() {
    let mut top = Top::new();
    let at = top.0.at;
    for warp in 0..4 {
        top.add(warp, u32::MAX, 7);
    }
    let mut won = [0_u32; 4];
    for _ in 0..2_000 {
        top.0.clock().unwrap();
        if top.0.get(at.won_valid) == 1 {
            won[top.0.get(at.won_warp) as usize] += 1;
        }
        let (least, most) = (won.iter().min().unwrap(), won.iter().max().unwrap());
        assert!(most - least <= 4, "{won:?}");
    }
    // One win may fall into the cycles in which the others are presented.
    assert!(won.iter().all(|&wins| wins >= 31), "{won:?}");
}

/// A word that takes the core longer is stored whenever it comes, and only by the slot that waits for it.
#[test]
fn a_result_is_waited_for() {
    let mut top = Top::new();
    let at = top.0.at;
    top.0.set(at.req_waits, 1);
    top.add(3, 0b10, 7);
    top.0.wait_for(at.won_valid).unwrap();
    assert_eq!(top.0.get(at.won_lanes), 0b10);
    top.0.set_array(at.lane_data, &[99; 32]);
    drive!(top.0, result_valid: 1, result_warp: 2);
    for _ in 0..5 {
        top.0.clock().unwrap();
        assert_eq!((top.0.get(at.done_valid), top.0.get(at.in_flight)), (0, 8));
    }
    top.0.set(at.result_warp, 3);
    top.0.clock().unwrap();
    top.0.set(at.result_valid, 0);
    top.0.wait_for(at.done_valid).unwrap();
    top.0.set(at.req_waits, 0);
    top.add(0, 1, 7);
    top.0.wait_for(at.won_valid).unwrap();
    assert_eq!(top.0.get(at.rsp_data.pin(0)), 99);
}

#[test]
fn an_instruction_without_lanes_is_one_iteration() {
    let mut top = Top::new();
    let at = top.0.at;
    top.add(0, 0, 7);
    // The load-lock is taken, staged, in the banks, answered.
    assert_eq!(top.0.wait_for(at.done_valid).unwrap(), 4);
    assert_eq!(
        (top.0.get(at.done_iterations), top.0.get(at.done_replays)),
        (1, 0)
    );
}

/// Both lanes want one word: two iterations; and the Verilog is there for those who prove things about it.
fn check_small(mut top: impl Unit, name: &str) {
    top.connect_all();
    let verilog = export(&top, name).unwrap_or_else(|error| panic!("{error}"));
    assert!(verilog.contains(&format!("module {name} ")));
    let mut pins = PinDriver::<_, LdsLockbitsPins>::rtl(top);
    let at = pins.at;
    pins.pulse(at.clear);
    pins.clock().unwrap();
    drive!(pins, req_locked: 1, req_lanes: 0b11);
    pins.set_array(at.lane_addr, &[4 * 5; 2]);
    pins.set(at.req_valid, 1);
    pins.wait_for(at.req_ready).unwrap();
    pins.set(at.req_valid, 0);
    let clocks = pins.wait_for(at.done_valid).unwrap();
    assert_eq!(
        (
            clocks,
            pins.get(at.done_iterations),
            pins.get(at.done_replays)
        ),
        (2 * 5 + 3, 2, 0)
    );
}

#[test]
fn small_tops_work() {
    for hash in [LockHash::LowBits, LockHash::XorFold] {
        for locks in [4, 8] {
            let two = LdsLockbits::<2, 1, 2, 1, 2, 5, 3, 2, 1>::new(4, locks, hash);
            check_small(two, "two_banks");
            let four = LdsLockbits::<4, 2, 4, 2, 1, 5, 3, 2, 1>::new(2, locks, hash);
            check_small(four, "four_banks");
        }
    }
}
