//! The intra-warp resolver at full size, one test for each sentence of the header; random traffic is in
//! `unit_lockstep`, the proof in `proofs`.

use turnstile_engine::RtlEngine;
use turnstile_hdl::full_size::{intra_warp_resolver, FullIntraWarpResolver};
use turnstile_testbenches::models::intra_warp_resolver::{table_entry, LogEntry};
use turnstile_testbenches::pin_driver::PinDriver;
use turnstile_testbenches::told;
use turnstile_testbenches::units::intra_warp_resolver::{Bench, Warp};
use turnstile_testbenches::units::Load;

/// The tests say themselves how long they take.
const LOAD: Load = Load { seed: 8, cycles: 0 };

struct Resolver(Bench<RtlEngine<FullIntraWarpResolver>>);

impl Resolver {
    fn new() -> Self {
        let mut bench = Bench::new(PinDriver::rtl(intra_warp_resolver()), LOAD);
        bench.clear().expect("a clear");
        Self(bench)
    }

    /// The lanes that abort and the latency, with every entry there when it is wanted.
    fn resolve(&mut self, lanes: u32, reads: &[LogEntry], writes: &[LogEntry]) -> (u32, u64) {
        let warp = Warp {
            lanes,
            reads: reads.to_vec(),
            writes: writes.to_vec(),
        };
        let answer = self.0.resolve(&warp, 0, None);
        told(answer)
    }
}

fn entry(accesses: &[(u32, u32)]) -> LogEntry {
    accesses.iter().copied().collect()
}

/// A word of its own bank for each lane.
fn apart(first: u32) -> LogEntry {
    (0..32).map(|lane| (lane, first + lane)).collect()
}

#[test]
fn a_reader_aborts_if_a_lower_lane_writes_its_word() {
    let mut resolver = Resolver::new();
    let reads = [entry(&[(2, 7), (5, 7), (9, 7), (11, 8)])];
    let writes = [entry(&[(5, 7)])];
    assert_eq!(resolver.resolve(u32::MAX, &reads, &writes).0, 1 << 9);
}

#[test]
fn of_the_writers_of_a_word_the_lowest_is_left() {
    let mut resolver = Resolver::new();
    let writes = [entry(&[(30, 7), (4, 9)]), entry(&[(3, 7), (17, 7), (4, 7)])];
    let aborted = 1 << 30 | 1 << 17 | 1 << 4;
    assert_eq!(resolver.resolve(u32::MAX, &[], &writes).0, aborted);
}

#[test]
fn a_lane_that_aborts_still_owns_what_it_writes() {
    let mut resolver = Resolver::new();
    let writes = [entry(&[(1, 7), (2, 7)]), entry(&[(2, 8), (3, 8)])];
    assert_eq!(resolver.resolve(u32::MAX, &[], &writes).0, 0b1100);
}

#[test]
fn words_with_one_entry_of_the_table_conflict() {
    let other = (1..1 << 30).find(|word| *word != 7 && table_entry(*word) == table_entry(7));
    let other = other.expect("a word with the same entry");
    let mut resolver = Resolver::new();
    let writes = [entry(&[(0, 7), (1, other)])];
    assert_eq!(resolver.resolve(u32::MAX, &[], &writes).0, 0b10);
}

#[test]
fn lanes_that_take_no_part_own_nothing() {
    let mut resolver = Resolver::new();
    let writes = [entry(&[(0, 7), (1, 7), (2, 7)])];
    assert_eq!(resolver.resolve(0b110, &[], &writes).0, 0b100);
}

#[test]
fn all_on_one_word_leave_the_lowest() {
    let mut resolver = Resolver::new();
    let all: LogEntry = (0..32).map(|lane| (lane, 99)).collect();
    let lanes = 0xffff_ff00;
    let (aborted, _) = resolver.resolve(
        lanes,
        std::slice::from_ref(&all),
        std::slice::from_ref(&all),
    );
    assert_eq!(aborted, lanes & !0x100);
}

#[test]
fn a_warp_of_one_lane_is_answered_in_the_next_cycle() {
    let mut resolver = Resolver::new();
    let log = [apart(0)];
    assert_eq!(resolver.resolve(1 << 12, &log, &log), (0, 1));
    assert_eq!(resolver.resolve(0, &log, &log), (0, 1));
}

/// 34 + W (1 + 1) + R + W with no conflicts of banks.
#[test]
fn the_latency_is_that_of_the_header() {
    let mut resolver = Resolver::new();
    assert_eq!(resolver.resolve(u32::MAX, &[], &[]), (0, 33));
    let log: Vec<LogEntry> = (0..9).map(|number| apart(32 * number)).collect();
    for (reads, writes) in [(1, 0), (0, 1), (3, 2), (0, 9), (9, 0)] {
        let cycles = 34 + 3 * writes + reads;
        let (_, latency) = resolver.resolve(u32::MAX, &log[..reads], &log[..writes]);
        assert_eq!(latency, cycles as u64, "{reads} reads, {writes} writes");
    }
    // The second time nothing is marked.
    let twice = [apart(0), apart(0)];
    assert_eq!(resolver.resolve(u32::MAX, &[], &twice).1, 34 + 3 + 2);
}

#[test]
fn a_bank_takes_a_round_for_each_of_its_entries() {
    let mut resolver = Resolver::new();
    // Three entries of bank 0, one of them twice, and one of bank 1.
    let log = [entry(&[(0, 0), (1, 32), (2, 64), (3, 32), (4, 1)])];
    assert_eq!(resolver.resolve(u32::MAX, &log, &[]), (0, 34 + 3));
    assert_eq!(resolver.resolve(u32::MAX, &[], &log), (8, 34 + 3 * 2 + 3));
    let none = [entry(&[])];
    assert_eq!(resolver.resolve(u32::MAX, &none, &[]), (0, 34 + 1));
}

#[test]
fn clear_forgets_the_warp() {
    let mut resolver = Resolver::new();
    let all: LogEntry = (0..32).map(|lane| (lane, 99)).collect();
    let warp = Warp {
        lanes: u32::MAX,
        reads: vec![],
        writes: vec![all],
    };
    for cycle in [5, 33, 34, 35, 36] {
        told(resolver.0.resolve(&warp, 0, Some(cycle)));
    }
    assert_eq!(resolver.resolve(0b11, &[apart(0)], &[]), (0, 35));
}
