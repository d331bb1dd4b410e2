//! Transactional logs at full size, one test for each sentence of the header; random traffic is in `unit_lockstep`.

use turnstile_engine::RtlEngine;
use turnstile_hdl::full_size::{transaction_log, FullTransactionLog, WARP_LANES};
use turnstile_hdl::transaction_log::TransactionLogPins;
use turnstile_testbenches::drive;
use turnstile_testbenches::pin_driver::PinDriver;

const READ: u32 = 0;
const WRITE: u32 = 1;

struct Log(PinDriver<RtlEngine<FullTransactionLog>, TransactionLogPins>);

impl Log {
    fn new() -> Self {
        let mut log = Self(PinDriver::rtl(transaction_log()));
        log.clear();
        log
    }

    fn clear(&mut self) {
        self.0.pulse(self.0.at.clear);
        self.clock();
    }

    fn clock(&mut self) {
        self.0.clock().expect("a clock");
    }

    /// The number of the entry, or none if the log is full.
    fn append(&mut self, slot: u32, write: u32) -> Option<u32> {
        let at = self.0.at;
        self.0.pulse(at.append_valid);
        drive!(self.0, append_slot: slot, append_write: write);
        self.clock();
        assert_eq!(self.0.get(at.append_ready), 1);
        let full = self.0.get(at.append_overflow) == 1;
        (!full).then(|| self.0.get(at.append_index))
    }

    fn set(&mut self, slot: u32, index: u32) {
        let at = self.0.at;
        drive!(self.0, set_valid: 1, set_slot: slot, set_index: index);
        self.clock();
        assert_eq!(self.0.get(at.append_ready), 0);
        self.0.set(at.set_valid, 0);
        self.clock();
        assert_eq!(self.0.get(at.append_ready), 0);
    }

    /// Reads, writes and index of a slot.
    fn lengths(&mut self, slot: usize) -> [u32; 3] {
        self.clock();
        let at = self.0.at;
        [at.log_reads, at.log_writes, at.log_index].map(|pins| self.0.get(pins.pin(slot)))
    }

    /// Searches for word addresses by lane, in a write log of lines (address and value by lane): what lanes find, lines, and the latency.
    fn find(
        &mut self,
        sought: &[(usize, u32)],
        log: &[&[(usize, u32, u32)]],
    ) -> (Vec<(usize, u32)>, u32, u64) {
        let at = self.0.at;
        let begin = self.0.cycle();
        drive!(self.0, search_valid: 1, row_ready: 1);
        self.0.set(
            at.search_lanes,
            sought.iter().fold(0, |lanes, (lane, _)| lanes | 1 << lane),
        );
        for (lane, address) in sought {
            self.0.set(at.lane_address.pin(*lane), *address);
        }
        let (mut found, mut lines) = (vec![], 0);
        // A line that is asked for comes in the next cycle.
        let mut asked: Option<(usize, bool)> = None;
        loop {
            if let Some((entry, values)) = asked {
                let mut words = [0; WARP_LANES];
                for (lane, address, value) in log[entry] {
                    words[*lane] = if values { *value } else { 4 * address };
                }
                self.0.set_array(at.line_word, &words);
            }
            self.0.set(at.line_valid, asked.is_some().into());
            self.clock();
            let lanes = self.0.get(at.search_hit);
            let told = self.0.get_slice(at.search_value);
            found.extend(
                (0..WARP_LANES)
                    .filter(|lane| lanes >> lane & 1 == 1)
                    .map(|lane| (lane, told[lane])),
            );
            if self.0.get(at.search_done) == 1 {
                assert_eq!(asked, None, "a line is still under way");
                self.0.set(at.search_valid, 0);
                return (found, lines, self.0.cycle() - begin - 1);
            }
            let asks = self.0.get(at.row_valid) == 1;
            let row = self.0.get(at.row_index) as usize;
            asked = asks.then(|| (row, self.0.get(at.row_values) == 1));
            lines += u32::from(asks);
        }
    }
}

#[test]
fn entries_have_the_numbers_of_their_log() {
    let mut log = Log::new();
    for (write, index) in [(READ, 0), (WRITE, 0), (WRITE, 1), (READ, 1), (WRITE, 2)] {
        assert_eq!(log.append(1, write), Some(index));
    }
    assert_eq!(log.append(0, WRITE), Some(0));
    assert_eq!(log.lengths(1), [2, 3, 5]);
    assert_eq!(log.lengths(0), [0, 1, 1]);
}

#[test]
fn an_entry_that_finds_no_room_is_not_there() {
    let mut log = Log::new();
    for index in 0..1_024 {
        assert_eq!(log.append(0, WRITE), Some(index));
    }
    assert_eq!(log.append(0, WRITE), None);
    for index in 0..1_024 {
        assert_eq!(log.append(0, READ), Some(index));
    }
    assert_eq!(log.append(0, READ), None);
    assert_eq!(log.lengths(0), [1_024, 1_024, 2_048]);
    // The other slot's logs are its own.
    assert_eq!(log.append(1, READ), Some(0));
    log.set(0, 2_048);
    assert_eq!(log.lengths(0), [1_024, 1_024, 2_048]);
    log.set(0, 1_025);
    assert_eq!(log.lengths(0), [1, 1_024, 1_025]);
    // The largest index has the place of index 0 in the table.
    log.set(0, 0);
    assert_eq!(log.lengths(0), [0, 0, 0]);
}

/// Figure 7: the lanes that were paused go on at their index, and write over what the others have written since.
#[test]
fn paused_lanes_go_on_where_they_were() {
    let mut log = Log::new();
    for write in [READ, WRITE, READ, READ, WRITE, WRITE, READ, WRITE, WRITE] {
        log.append(0, write);
    }
    assert_eq!(log.lengths(0), [4, 5, 9]);
    for (index, reads) in [(9, 4), (6, 3), (3, 2)] {
        log.set(0, index);
        assert_eq!(log.lengths(0), [reads, index - reads, index]);
    }
    assert_eq!(log.append(0, WRITE), Some(1));
    assert_eq!(log.append(0, WRITE), Some(2));
    log.set(0, 4);
    assert_eq!(log.lengths(0), [2, 2, 4]);
    log.set(0, 0);
    assert_eq!(log.lengths(0), [0, 0, 0]);
}

#[test]
fn a_lane_finds_its_youngest_word() {
    let mut log = Log::new();
    for _ in 0..3 {
        log.append(0, WRITE);
    }
    let stores: [&[_]; 3] = [
        &[(0, 7, 10), (5, 9, 11)],
        &[(0, 7, 20), (31, 8, 21)],
        &[(1, 7, 30)],
    ];
    // Three lines of addresses, the third asked for ahead, and of values those of two entries, the lowest lane's first.
    let (found, lines, _) = log.find(&[(0, 7), (1, 7)], &stores);
    assert_eq!((found, lines), (vec![(0, 20), (1, 30)], 5));
    let (found, lines, _) = log.find(&[(5, 9), (31, 9), (0, 7)], &stores);
    assert_eq!((found, lines), (vec![(0, 20), (5, 11)], 5));
    // Lanes that find their words in one entry share its line of values.
    let (found, lines, _) = log.find(&[(0, 7), (31, 8)], &stores);
    assert_eq!((found, lines), (vec![(0, 20), (31, 21)], 4));
}

#[test]
fn who_has_written_nothing_waits_for_nothing() {
    let mut log = Log::new();
    assert_eq!(log.find(&[(0, 7)], &[]), (vec![], 0, 1));
    log.append(0, READ);
    log.append(1, WRITE);
    assert_eq!(log.find(&[(0, 7)], &[]), (vec![], 0, 1));
}

/// 1 + N + L + V (L + 1) for N lines of addresses and V of values; here L is 1.
#[test]
fn a_search_takes_as_long_as_its_lines() {
    let mut log = Log::new();
    log.append(0, WRITE);
    log.append(0, WRITE);
    let stores: [&[_]; 2] = [&[(3, 7, 1)], &[(4, 7, 2)]];
    assert_eq!(log.find(&[(3, 8)], &stores).2, 1 + 2 + 1);
    assert_eq!(log.find(&[(3, 7)], &stores).2, 1 + 2 + 1 + 2);
    assert_eq!(log.find(&[(4, 7)], &stores).2, 1 + 2 + 1 + 2);
    assert_eq!(log.find(&[(3, 7), (4, 7)], &stores).2, 1 + 2 + 1 + 2 * 2);
}

/// While no line comes, 16 are asked for.
#[test]
fn lines_are_asked_for_ahead() {
    let mut log = Log::new();
    for _ in 0..40 {
        log.append(0, WRITE);
    }
    let at = log.0.at;
    drive!(log.0, search_valid: 1, search_lanes: 1, row_ready: 1);
    log.0.set(at.lane_address.pin(0), 7);
    let mut asked = vec![];
    for _ in 0..30 {
        log.clock();
        if log.0.get(at.row_valid) == 1 {
            asked.push(log.0.get(at.row_index));
        }
    }
    assert_eq!(asked, (24..40).rev().collect::<Vec<_>>());
}

#[test]
fn clear_empties_all() {
    let mut log = Log::new();
    log.append(0, WRITE);
    log.append(1, READ);
    log.clear();
    assert_eq!(log.lengths(0), [0, 0, 0]);
    assert_eq!(log.lengths(1), [0, 0, 0]);
}
