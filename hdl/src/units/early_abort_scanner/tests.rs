//! The Early-Abort scanner at full size, one test for each sentence of the header; random traffic is in
//! `unit_lockstep`.

use turnstile_engine::RtlEngine;
use turnstile_hdl::early_abort_scanner::EarlyAbortScannerPins;
use turnstile_hdl::full_size::{early_abort_scanner, FullEarlyAbortScanner};
use turnstile_testbenches::drive;
use turnstile_testbenches::pin_driver::PinDriver;

const READ: bool = false;
const WRITE: bool = true;

/// The scanner, with a table that has the words 100 to 199 read and 200 to 299 written.
struct Scanner {
    pins: PinDriver<RtlEngine<FullEarlyAbortScanner>, EarlyAbortScannerPins>,
    looked_up: Vec<u32>,
}

impl Scanner {
    fn new() -> Self {
        let mut scanner = Self {
            pins: PinDriver::rtl(early_abort_scanner()),
            looked_up: vec![],
        };
        scanner.pins.set(scanner.pins.at.write_write, 1);
        scanner
    }

    /// A cycle, whose look-ups the table answers in the next.
    fn clock(&mut self) {
        let at = self.pins.at;
        self.pins.clock().unwrap();
        for port in 0..4 {
            let valid = self.pins.get(at.lookup_valid.pin(port)) == 1;
            let address = self.pins.get(at.lookup_address.pin(port));
            if valid {
                self.looked_up.push(address);
            }
            let has = |words: std::ops::Range<u32>| u32::from(valid && words.contains(&address));
            self.pins.set(at.lookup_read.pin(port), has(100..200));
            self.pins.set(at.lookup_write.pin(port), has(200..300));
        }
    }

    fn present(&mut self, write: bool, last: bool, words: &[(u32, u32)]) {
        let at = self.pins.at;
        drive!(self.pins, entry_valid: 1, entry_write: write, entry_last: last);
        let lanes = words.iter().fold(0, |lanes, (lane, _)| lanes | 1 << lane);
        self.pins.set(at.entry_lanes, lanes);
        for (lane, word) in words {
            self.pins.set(at.lane_address.pin(*lane as usize), *word);
        }
    }

    /// Presents an entry of `(lane, word)` until it is taken; returns the cycles that took.
    fn entry(&mut self, write: bool, last: bool, words: &[(u32, u32)]) -> u32 {
        let at = self.pins.at;
        self.present(write, last, words);
        for cycles in 1..=8 {
            self.clock();
            if self.pins.get(at.entry_ready) == 1 {
                self.pins.set(at.entry_valid, 0);
                return cycles;
            }
        }
        panic!("more than 8 cycles");
    }

    /// The lanes that hit, and whether any and all did, in the cycle after the last entry.
    fn result(&mut self) -> (u32, bool, bool) {
        let at = self.pins.at;
        self.clock();
        assert_eq!(self.pins.get(at.scan_done), 1);
        let flag = |pin| self.pins.get(pin) == 1;
        (
            self.pins.get(at.hit_lanes),
            flag(at.hit_any),
            flag(at.hit_all),
        )
    }
}

#[test]
fn a_read_meets_writers_and_a_write_meets_readers_and_writers() {
    let words = [(0, 1), (1, 150), (2, 250)];
    let mut scanner = Scanner::new();
    scanner.entry(READ, true, &words);
    assert_eq!(scanner.result(), (0b100, true, false));
    scanner.entry(WRITE, true, &words);
    assert_eq!(scanner.result(), (0b110, true, false));
    scanner.entry(WRITE, true, &words[..1]);
    assert_eq!(scanner.result(), (0, false, false));
}

#[test]
fn without_the_strap_a_write_meets_readers_alone() {
    let words = [(0, 1), (1, 150), (2, 250)];
    let mut scanner = Scanner::new();
    scanner.pins.set(scanner.pins.at.write_write, 0);
    scanner.entry(READ, true, &words);
    assert_eq!(scanner.result(), (0b100, true, false));
    scanner.entry(WRITE, true, &words);
    assert_eq!(scanner.result(), (0b010, true, false));
}

#[test]
fn hits_gather_over_the_entries_of_a_scan_and_no_longer() {
    let mut scanner = Scanner::new();
    scanner.entry(READ, false, &[(3, 250), (9, 1)]);
    scanner.entry(WRITE, false, &[(3, 1), (30, 2)]);
    scanner.entry(WRITE, true, &[(9, 150)]);
    assert_eq!(scanner.result(), (1 << 3 | 1 << 9, true, false));
    scanner.clock();
    let at = scanner.pins.at;
    let quiet =
        [at.scan_done, at.hit_lanes, at.hit_any, at.hit_all].map(|pin| scanner.pins.get(pin));
    assert_eq!(quiet, [0; 4]);
    scanner.entry(WRITE, true, &[(3, 1)]);
    assert_eq!(scanner.result(), (0, false, false));
}

#[test]
fn every_lane_hits_when_all_that_took_part_do() {
    let mut scanner = Scanner::new();
    scanner.entry(WRITE, false, &[(4, 150), (20, 1)]);
    scanner.entry(READ, true, &[(20, 299)]);
    assert_eq!(scanner.result(), (1 << 4 | 1 << 20, true, true));
    scanner.entry(READ, true, &[]);
    assert_eq!(scanner.result(), (0, false, false), "nobody took part");
}

#[test]
fn an_entry_takes_as_many_cycles_as_it_has_groups_with_a_lane() {
    let mut scanner = Scanner::new();
    let whole: Vec<(u32, u32)> = (0..32).map(|lane| (lane, 1_000 + lane)).collect();
    assert_eq!(scanner.entry(READ, true, &whole), 8);
    scanner.result();
    assert_eq!(scanner.looked_up, (1_000..1_032).collect::<Vec<u32>>());
    assert_eq!(scanner.entry(READ, true, &whole[13..14]), 1);
    scanner.result();
    assert_eq!(
        scanner.entry(READ, true, &[whole[0], whole[3], whole[31]]),
        2
    );
    scanner.result();
    assert_eq!(scanner.entry(READ, true, &[]), 1);
    scanner.result();
    assert_eq!(scanner.looked_up[32..], [1_013, 1_000, 1_003, 1_031]);
}

#[test]
fn the_next_scan_follows_without_a_gap() {
    let mut scanner = Scanner::new();
    scanner.entry(READ, true, &[(0, 250)]);
    scanner.present(READ, true, &[(1, 250)]);
    assert_eq!(scanner.result(), (1, true, true));
    scanner.pins.set(scanner.pins.at.entry_valid, 0);
    assert_eq!(scanner.result(), (2, true, true));
}

#[test]
fn a_withdrawn_entry_counts_with_the_groups_that_were_looked_up() {
    let mut scanner = Scanner::new();
    let at = scanner.pins.at;
    scanner.present(READ, true, &[(0, 250), (31, 251)]);
    scanner.clock();
    assert_eq!(scanner.pins.get(at.entry_ready), 0);
    scanner.pins.set(at.entry_valid, 0);
    scanner.clock();
    scanner.clock();
    assert_eq!(scanner.pins.get(at.scan_done), 0);
    assert_eq!(scanner.entry(READ, true, &[(0, 1), (31, 2)]), 2);
    assert_eq!(scanner.result(), (1, true, false));
}

#[test]
fn clear_forgets_the_scan() {
    let mut scanner = Scanner::new();
    let at = scanner.pins.at;
    scanner.entry(READ, false, &[(0, 250)]);
    scanner.clock();
    scanner.pins.set(at.clear, 1);
    scanner.present(READ, true, &[(2, 250)]);
    scanner.clock();
    drive!(scanner.pins, clear: 0, entry_valid: 0);
    scanner.clock();
    assert_eq!(
        scanner.pins.get(at.scan_done),
        0,
        "clear comes before the entry"
    );
    scanner.entry(READ, true, &[(1, 1)]);
    assert_eq!(scanner.result(), (0, false, false));
}
