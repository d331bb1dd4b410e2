//! The lock bit unit; see `units::lock_bit_unit`.

use turnstile_engine::RtlEngine;
use turnstile_export::export;
use turnstile_hdl::full_size::{self, FullLockBitUnit};
use turnstile_hdl::lock_bit_unit::LockBitUnitPins;
use turnstile_hdl::lock_bit_unit::{LockBitUnit, LockHash};
use turnstile_hdl::pins::Unit;
use turnstile_hdl::prelude::*;
use turnstile_testbenches::drive;
use turnstile_testbenches::models::lock_bit_unit::LockAddress;
use turnstile_testbenches::pin_driver::PinDriver;
use turnstile_testbenches::told;
use turnstile_testbenches::units::lock_bit_unit::{run, Shape, Tally};
use turnstile_testbenches::units::Load;

fn check(unit: impl Unit, shape: Shape) -> Tally {
    let load = Load {
        seed: 51,
        cycles: 20_000,
    };
    let tally = told(run(PinDriver::rtl(unit), shape, load));
    assert!(tally.acquired > 500 && tally.refused > 500, "{tally:?}");
    tally
}

const HASHES: [(LockHash, LockAddress); 2] = [
    (LockHash::LowBits, LockAddress::Low),
    (LockHash::XorFold, LockAddress::XorFold),
];

#[test]
fn random_traffic_agrees_with_the_model_at_full_size() {
    for (hash, address) in HASHES {
        for locks in [1, 8, 32, 1024, 16_384] {
            let unit = FullLockBitUnit::new(locks, hash);
            let shape = Shape {
                banks: 32,
                lanes: 32,
                rows: 384,
                locks,
                address,
            };
            check(unit, shape);
        }
    }
}

#[test]
fn random_traffic_agrees_with_the_model_at_small_sizes() {
    for (hash, address) in HASHES {
        for locks in [2, 4, 8] {
            let shape = |banks, lanes, rows| Shape {
                banks,
                lanes,
                rows,
                locks,
                address,
            };
            check(
                LockBitUnit::<2, 1, 4, 2, 3, 4>::new(locks, hash),
                shape(2, 4, 8),
            );
            check(
                LockBitUnit::<4, 2, 4, 2, 2, 4>::new(locks, hash),
                shape(4, 4, 4),
            );
        }
    }
}

/// The full-size unit, one bank at a time.
struct Locks(PinDriver<RtlEngine<FullLockBitUnit>, LockBitUnitPins>);

impl Locks {
    fn new() -> Self {
        Self(PinDriver::rtl(full_size::lock_bit_unit()))
    }

    /// A cycle with a load-lock of each `(word, lane)` and a store-unlock of each word; returns the winners.
    fn cycle(&mut self, load_lock: &[(u32, u32)], store_unlock: &[u32]) -> u32 {
        let at = self.0.at;
        let mut masks = [0, 0];
        for &(word, lane) in load_lock {
            masks[0] |= 1 << (word % 32);
            self.0.set(at.row.pin(word as usize % 32), word / 32);
            self.0.set(at.lane.pin(word as usize % 32), lane);
        }
        for &word in store_unlock {
            masks[1] |= 1 << (word % 32);
            self.0.set(at.row.pin(word as usize % 32), word / 32);
        }
        drive!(self.0, load_lock: masks[0], store_unlock: masks[1]);
        self.0.clock().unwrap();
        drive!(self.0, load_lock: 0, store_unlock: 0);
        self.0.clock().unwrap();
        self.0.get(at.acquired)
    }
}

#[test]
fn a_lock_is_held_until_a_store_unlock_of_any_of_its_words() {
    let mut locks = Locks::new();
    assert_eq!(locks.cycle(&[(5, 0)], &[]), 1);
    assert_eq!(locks.cycle(&[(5, 0)], &[]), 0, "also for who holds it");
    assert_eq!(
        locks.cycle(&[(1029, 3)], &[]),
        0,
        "another word of the lock"
    );
    assert_eq!(locks.cycle(&[(37, 3)], &[]), 1 << 3, "another lock");
    assert_eq!(locks.cycle(&[], &[2053]), 0);
    assert_eq!(locks.cycle(&[(1029, 7)], &[]), 1 << 7);
}

#[test]
fn a_load_lock_beside_the_store_unlock_of_its_lock_fails() {
    let mut locks = Locks::new();
    locks.cycle(&[(5, 0)], &[]);
    assert_eq!(locks.cycle(&[(1029, 1)], &[1029]), 0);
    assert_eq!(locks.cycle(&[(5, 1)], &[]), 2, "free one cycle later");
}

#[test]
fn a_store_unlock_of_a_free_lock_leaves_it_free_and_takes_nothing_away() {
    let mut locks = Locks::new();
    assert_eq!(locks.cycle(&[], &[5]), 0);
    assert_eq!(locks.cycle(&[(5, 4)], &[5]), 1 << 4, "the lock was free");
    assert_eq!(locks.cycle(&[(5, 4)], &[]), 0, "and is held");
}

#[test]
fn clear_leaves_no_lock_held() {
    let mut locks = Locks::new();
    let at = locks.0.at;
    let row: Vec<(u32, u32)> = (0..32).map(|lane| (lane, lane)).collect();
    assert_eq!(locks.cycle(&row, &[]), u32::MAX);
    locks.0.set(at.clear, 1);
    assert_eq!(locks.cycle(&[(5, 4)], &[]), 0, "clear comes first");
    locks.0.set(at.clear, 0);
    assert_eq!(locks.cycle(&row, &[]), u32::MAX);
}

#[test]
fn a_lock_shared_by_banks_goes_to_the_lowest_lane() {
    let mut locks = Locks(PinDriver::rtl(FullLockBitUnit::new(4, LockHash::LowBits)));
    let asking = [(0, 9), (4, 2), (8, 30), (1, 5), (13, 4)];
    assert_eq!(locks.cycle(&asking, &[]), 1 << 2 | 1 << 4);
}

/// Where every lock belongs to one bank, no bank compares its lane with another's.
#[test]
fn the_verilog_has_only_the_shape_that_is_built() {
    for (locks, hash, compares) in [
        (1024, LockHash::LowBits, false),
        (16, LockHash::LowBits, true),
        (1024, LockHash::XorFold, true),
    ] {
        let mut unit = FullLockBitUnit::new(locks, hash);
        unit.connect_all();
        let verilog = export(&unit, "lock_bit_unit").unwrap();
        for part in ["[1023:0] below;", "< in_lane["] {
            assert_eq!(
                verilog.contains(part),
                compares,
                "{locks}, {hash:?}: {part}"
            );
        }
    }
}
