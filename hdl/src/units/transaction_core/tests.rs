//! What a core has for transactions, at full size: one test for each sentence of the header about what is between its parts; random traffic is in
//! `unit_lockstep`.

use turnstile_engine::RtlEngine;
use turnstile_hdl::full_size::{transaction_core, FullTransactionCore, TABLE_SET_BITS, WARP_LANES};
use turnstile_hdl::pin_index::{Output, PinIndex};
use turnstile_hdl::transaction_core::TransactionCorePins;
use turnstile_testbenches::pin_driver::PinDriver;
use turnstile_testbenches::{drive, once};

const READ: u32 = 0;
const WRITE: u32 = 1;

/// A core whose memory has lines of a word of its own for each lane, and answers at once.
struct Core {
    pins: PinDriver<RtlEngine<FullTransactionCore>, TransactionCorePins>,
    asked: bool,
    packets: u32,
}

impl Core {
    fn new() -> Self {
        let mut core = Self {
            pins: PinDriver::rtl(transaction_core()),
            asked: false,
            packets: 0,
        };
        let at = core.pins.at;
        once!(core.pins, clear: 1);
        core.clock();
        for _ in 0..1 << TABLE_SET_BITS {
            core.clock();
            assert_eq!(core.get(at.upd_ready), 0);
        }
        drive! { core.pins,
            write_write: 1, temporal: 1, row_ready: 1, number_ready: 1, number_first: 1,
            packet_ready: 1,
        }
        core.clock();
        assert_eq!(core.get(at.upd_ready), 1);
        core
    }

    fn get(&self, pin: PinIndex<Output>) -> u32 {
        self.pins.get(pin)
    }

    fn clock(&mut self) {
        let at = self.pins.at;
        self.pins.set(at.line_valid, self.asked.into());
        let word = |lane| 4 * (WORD + lane as u32);
        let words: [u32; WARP_LANES] = std::array::from_fn(word);
        self.pins.set_array(at.line_word, &words);
        self.pins.clock().expect("a clock");
        self.asked = self.get(at.row_valid) == 1;
        self.packets += self.get(at.packet_valid);
    }

    fn begin(&mut self, slot: u32, lanes: u32) {
        once!(self.pins, begin_valid: 1, begin_slot: slot, begin_lanes: lanes);
        self.clock();
    }

    fn append(&mut self, slot: u32, write: u32, lanes: u32) {
        let at = self.pins.at;
        once! { self.pins,
            append_valid: 1, append_slot: slot, append_write: write, append_lanes: lanes,
        }
        self.clock();
        assert_eq!(self.get(at.append_ready), 1);
    }

    /// A load of lanes 0 to 3 at time 10, and its answer.
    fn load(&mut self, lanes: u32, written: u32) {
        once!(self.pins, load_valid: 1, load_lanes: 0xf, load_time_lo: 10);
        self.clock();
        once!(self.pins, reply_valid: 1, reply_lanes: lanes, reply_time_lo: written);
        self.clock();
    }

    /// A walk that is taken at once.
    fn walk(&mut self, slot: u32, lanes: u32) {
        let at = self.pins.at;
        once!(self.pins, walk_valid: 1, walk_slot: slot, walk_lanes: lanes);
        self.clock();
        assert_eq!(self.get(at.walk_ready), 1);
    }

    /// Clocks until a pin is high, and says how many.
    fn until(&mut self, pin: PinIndex<Output>) -> u64 {
        let begin = self.pins.cycle();
        for _ in 0..2_000 {
            self.clock();
            if self.get(pin) == 1 {
                return self.pins.cycle() - begin;
            }
        }
        panic!("{} stays low", self.pins.name(pin));
    }

    /// Lanes that end: committed, and aborted by the filter.
    fn ended(&self, slot: usize) -> (u32, u32) {
        let at = self.pins.at;
        (
            self.get(at.end_committed.pin(slot)),
            self.get(at.end_temporal.pin(slot)),
        )
    }

    fn add(&mut self, address: u32, write: u32) {
        once!(self.pins, upd_valid: 1, upd_address: address, upd_write: write, upd_add: 1);
        self.clock();
    }
}

/// The word of lane 0; those of the others follow.
const WORD: u32 = 77;

#[test]
fn readers_commit_without_a_message_in_two_cycles() {
    let mut core = Core::new();
    core.begin(0, 0xf);
    core.append(0, READ, 0xf);
    core.load(0xf, 9);
    core.walk(0, 0xf);
    let end = core.pins.at.end_valid.pin(0);
    assert_eq!(core.until(end), 2);
    assert_eq!(core.ended(0), (0xf, 0));
    assert_eq!(core.packets, 0);
}

#[test]
fn a_reader_whose_word_was_written_since_aborts() {
    let mut core = Core::new();
    core.begin(0, 0xf);
    core.load(0b0110, 11);
    core.walk(0, 0xf);
    core.until(core.pins.at.end_valid.pin(0));
    assert_eq!(core.ended(0), (0b1001, 0b0110));
    // In its next pass it has read nothing.
    core.begin(0, 0b0110);
    core.walk(0, 0b0110);
    core.until(core.pins.at.end_valid.pin(0));
    assert_eq!(core.ended(0), (0b0110, 0));
}

#[test]
fn writers_walk_and_so_do_readers_in_conflict_that_are_sent() {
    for (sends, walk) in [(0, 1), (1, 3)] {
        let mut core = Core::new();
        let at = core.pins.at;
        core.pins.set(at.send_conflicts, sends);
        core.begin(0, 0xf);
        core.append(0, WRITE, 0b0001);
        core.append(0, READ, 0b0111);
        core.load(0b0110, 11);
        core.walk(0, 0xf);
        core.until(at.packet_valid);
        let [first, survivors] = [at.packet_first, at.packet_survivors].map(|pin| core.get(pin));
        assert_eq!((first, survivors.count_ones()), (1, walk));
    }
}

#[test]
fn without_temporal_all_lanes_walk() {
    let mut core = Core::new();
    let at = core.pins.at;
    core.pins.set(at.temporal, 0);
    core.begin(0, 0xff);
    core.append(0, READ, 0xff);
    core.walk(0, 0xff);
    core.until(at.number_valid);
    assert_eq!(core.get(at.number_count), 8);
}

#[test]
fn nobody_does_not_wait_for_the_other_slots_walk() {
    let mut core = Core::new();
    let at = core.pins.at;
    core.pins.set(at.number_ready, 0);
    core.begin(1, 1);
    core.append(1, WRITE, 1);
    core.walk(1, 1);
    core.until(at.number_valid);
    core.begin(0, 0b11);
    core.walk(0, 0b11);
    assert_eq!(core.until(at.end_valid.pin(0)), 2);
    assert_eq!(core.ended(0), (0b11, 0));
}

#[test]
fn a_look_up_takes_a_cycle_a_group_and_tells_in_the_next() {
    let mut core = Core::new();
    let at = core.pins.at;
    core.add(WORD, WRITE);
    core.add(WORD + 1, READ);
    for (write, lanes, cycles, hits) in [
        (READ, 0x0000_000f, 1, 0x1),
        (WRITE, 0x0000_000f, 1, 0x3),
        (WRITE, 0xffff_ffff, 8, 0x3),
        (WRITE, 0x8000_0001, 2, 0x1),
        (READ, 0, 1, 0),
    ] {
        let mut addresses = [5; WARP_LANES];
        (addresses[0], addresses[1]) = (WORD, WORD + 1);
        core.pins.set_array(at.check_address, &addresses);
        drive!(core.pins, check_valid: 1, check_write: write, check_lanes: lanes);
        assert_eq!(core.until(at.check_ready), cycles, "{lanes:#x}");
        core.pins.set(at.check_valid, 0);
        assert_eq!(core.until(at.check_done), 1);
        assert_eq!(core.get(at.check_hits), hits, "{lanes:#x}");
    }
}

#[test]
fn both_scanners_have_the_strap() {
    for write_write in [0, 1] {
        let mut core = Core::new();
        let at = core.pins.at;
        drive!(core.pins, write_write: write_write, early_abort: 1);
        core.add(WORD, WRITE);
        core.pins.set(at.check_address.pin(0), WORD);
        once!(core.pins, check_valid: 1, check_write: WRITE, check_lanes: 1);
        core.clock();
        core.clock();
        assert_eq!(core.get(at.check_hits), write_write);
        core.begin(0, 1);
        core.append(0, WRITE, 1);
        core.walk(0, 1);
        let end = [at.end_valid.pin(0), at.packet_valid];
        assert!(core.until(end[usize::from(write_write == 0)]) > 0);
        assert_eq!(core.get(at.end_early.pin(0)), write_write);
    }
}

/// Four entries of a group each, among look-ups without end: each waits for one of 8 cycles.
#[test]
fn scans_take_turns() {
    let mut core = Core::new();
    let at = core.pins.at;
    core.pins.set(at.early_abort, 1);
    core.begin(0, 1);
    for _ in 0..4 {
        core.append(0, WRITE, 1);
    }
    drive!(core.pins, check_valid: 1, check_lanes: u32::MAX);
    core.walk(0, 1);
    let begin = core.pins.cycle();
    let (mut last, mut longest) = (begin, 0);
    while core.get(at.number_valid) == 0 {
        core.clock();
        if core.get(at.check_ready) == 1 {
            longest = longest.max(core.pins.cycle() - last);
            last = core.pins.cycle();
        }
        assert!(core.pins.cycle() < begin + 60, "the walk waits for ever");
    }
    assert_eq!(longest, 8 + 1, "an entry of one group between two look-ups");
}
