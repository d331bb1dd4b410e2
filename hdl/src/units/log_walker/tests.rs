//! The log walker at full size, one test for each sentence of the header that random traffic does not test in every cycle; that is in
//! `unit_lockstep`.

use turnstile_engine::RtlEngine;
use turnstile_hdl::commit_op::PacketKind;
use turnstile_hdl::full_size::{log_walker, FullLogWalker, WARP_LANES};
use turnstile_hdl::log_walker::LogWalkerPins;
use turnstile_hdl::pin_index::{Output, PinIndex};
use turnstile_hdl::pins::PinValue;
use turnstile_testbenches::drive;
use turnstile_testbenches::models::log_walker::{Access, Logs};
use turnstile_testbenches::pin_driver::PinDriver;

/// What the walker has sent: kind, partition, lanes.
type Sent = (PacketKind, u32, u32);

/// A walker whose resolver, scanner and memory answer at once.
struct Walker {
    pins: PinDriver<RtlEngine<FullLogWalker>, LogWalkerPins>,
    logs: Logs,
    row: Option<(bool, usize, bool)>,
    sent: Vec<(u64, Sent)>,
}

impl Walker {
    fn new(logs: Logs) -> Self {
        let mut walker = Self {
            pins: PinDriver::rtl(log_walker()),
            logs,
            row: None,
            sent: vec![],
        };
        let at = walker.pins.at;
        walker.pins.pulse(at.clear);
        walker.clock();
        drive! { walker.pins,
            row_ready: 1, resolve_ready: 1, number_ready: 1, packet_ready: 1, scan_ready: 1,
            entry_ready: 1,
        }
        walker
    }

    /// A clock in which memory brings the line that was asked for in the last.
    fn clock(&mut self) {
        let at = self.pins.at;
        let row = self.row.take();
        self.pins.set(at.line_valid, row.is_some().into());
        if let Some((write, index, values)) = row {
            let log = self.logs.log(write);
            let word = |lane: usize| {
                let word = log[index].get(&(lane as u32));
                word.map_or(0, |word| if values { word.1 } else { 4 * word.0 })
            };
            let words: [u32; WARP_LANES] = std::array::from_fn(word);
            self.pins.set_array(at.line_word, &words);
        }
        self.pins.clock().expect("a clock");
        let get = |pin| self.pins.get(pin);
        if get(at.row_valid) == 1 {
            self.row = Some((
                get(at.row_write) == 1,
                get(at.row_index) as usize,
                get(at.row_values) == 1,
            ));
        }
        if get(at.packet_valid) == 1 {
            let kind = PacketKind::from_word(get(at.packet_kind));
            let sent = (kind, get(at.packet_partition), get(at.packet_lanes));
            self.sent.push((self.pins.cycle(), sent));
        }
    }

    /// Clocks until a pin is high, and says how many.
    fn until(&mut self, pin: PinIndex<Output>) -> u64 {
        let begin = self.pins.cycle();
        for _ in 0..9_000 {
            self.clock();
            if self.pins.get(pin) == 1 {
                return self.pins.cycle() - begin;
            }
        }
        panic!("{} stays low", self.pins.name(pin));
    }

    fn walk(&mut self, slot: u32, lanes: u32) {
        let at = self.pins.at;
        self.pins.set(at.walk_valid, 1);
        self.pins.set(at.walk_slot, slot);
        self.pins.set(at.walk_lanes, lanes);
        self.pins
            .set(at.walk_reads, self.logs.log(false).len() as u32);
        self.pins
            .set(at.walk_writes, self.logs.log(true).len() as u32);
        self.until(at.walk_ready);
        self.pins.set(at.walk_valid, 0);
    }

    /// From the walk to its numbers, of which `first` is the first; the resolver aborts some lanes.
    fn numbered(&mut self, slot: u32, lanes: u32, aborted: u32, first: u32) {
        let at = self.pins.at;
        self.walk(slot, lanes);
        self.until(at.resolve_valid);
        for _ in 0..20 {
            self.clock();
        }
        self.pins.pulse(at.resolved_valid);
        self.pins.set(at.resolved_lanes, aborted);
        self.clock();
        self.pins.set(at.number_first, first);
        assert_eq!(self.until(at.number_valid), 2);
    }

    /// Everything sent until the last `Fill`.
    fn fill(&mut self) -> Vec<Sent> {
        for _ in 0..2_000 {
            self.clock();
            if let Some((_, (PacketKind::Fill, 5, _))) = self.sent.last() {
                return self.sent.drain(..).map(|(_, sent)| sent).collect();
            }
        }
        panic!("no last packet");
    }

    fn vote(&mut self, id: u32, lanes: u32) {
        let at = self.pins.at;
        for partition in 0..6 {
            self.pins.set(at.vote_valid, 1);
            self.pins.set(at.vote_partition, partition);
            self.pins.set(at.vote_id, id);
            self.pins
                .set(at.vote_lanes, if partition == 3 { lanes } else { u32::MAX });
            self.clock();
        }
        self.pins.set(at.vote_valid, 0);
    }

    fn land(&mut self, id: u32) {
        let at = self.pins.at;
        for partition in 0..6 {
            drive!(self.pins, done_valid: 1, done_partition: partition, done_id: id);
            self.clock();
        }
        self.pins.set(at.done_valid, 0);
    }

    /// Committed, failed lanes, and cycles until then.
    fn end(&mut self, slot: usize) -> (u32, u32, u64) {
        let at = self.pins.at;
        let cycles = self.until(at.end_valid.pin(slot));
        let [committed, failed] =
            [at.end_committed, at.end_failed].map(|pins| self.pins.get(pins.pin(slot)));
        (committed, failed, cycles)
    }
}

fn access(words: &[(u32, u32)]) -> Access {
    words
        .iter()
        .map(|&(lane, address)| (lane, (address, 100 + lane)))
        .collect()
}

fn logs(accesses: &[(bool, Access)]) -> Logs {
    Logs {
        accesses: accesses.to_vec(),
    }
}

/// A word in each partition for six lanes, and one that two share.
fn six() -> Logs {
    let words: Vec<(u32, u32)> = (0..6).map(|lane| (lane, 64 * lane + 1)).collect();
    logs(&[(true, access(&words)), (false, access(&[(0, 65), (1, 66)]))])
}

#[test]
fn reads_go_before_writes_and_fills_say_who_has_words() {
    use PacketKind::{Fill, Read, Write};
    let mut walker = Walker::new(six());
    walker.numbered(0, 0b111, 0, 1);
    let expected = [
        (Read, 1, 0b011),
        (Write, 0, 0b001),
        (Write, 1, 0b010),
        (Write, 2, 0b100),
        (Fill, 0, 0b001),
        (Fill, 1, 0b011),
        (Fill, 2, 0b100),
        (Fill, 3, 0),
        (Fill, 4, 0),
        (Fill, 5, 0),
    ];
    assert_eq!(walker.fill(), expected);
}

#[test]
fn lanes_that_abort_send_nothing() {
    let mut walker = Walker::new(six());
    walker.numbered(0, 0b111, 0b001, 1);
    assert_eq!(walker.pins.get(walker.pins.at.number_count), 2);
    let sent = walker.fill();
    assert!(sent.iter().all(|(_, _, lanes)| lanes & 1 == 0), "{sent:?}");
}

/// An entry is sent in a cycle and one a packet, with a line a cycle.
#[test]
fn an_entry_takes_a_cycle_and_one_a_packet() {
    let mut walker = Walker::new(six());
    walker.numbered(0, 0b11_1111, 0, 1);
    let begin = walker.pins.cycle();
    for _ in 0..40 {
        walker.clock();
    }
    let cycles: Vec<u64> = walker.sent.iter().map(|(cycle, _)| cycle - begin).collect();
    // The read's addresses in cycle 2, its packet; the write's addresses, six packets; a cycle, six partitions.
    assert_eq!(cycles, [3, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17]);
}

#[test]
fn numbers_are_in_lane_order() {
    let mut walker = Walker::new(six());
    walker.numbered(1, 0b11_0110, 0, 40);
    walker.fill();
    // The third of lanes 1, 2, 4, 5 fails.
    walker.vote(43, 0b1011);
    walker.land(43);
    let (committed, failed, _) = walker.end(1);
    assert_eq!((committed, failed), (0b10_0110, 0b01_0000));
}

/// Results of six partitions, the lanes one by one, and two cycles; a failure adds its back-off.
#[test]
fn a_commit_ends_as_the_header_says() {
    let mut walker = Walker::new(six());
    for (round, (lanes, wait)) in [
        (0b11, 0),
        (0b01, 1_000),
        (0b01, 2_000),
        (0b11, 0),
        (0b01, 1_000),
    ]
    .into_iter()
    .enumerate()
    {
        let first = 10 * round as u32 + 1;
        walker.numbered(0, 0b11, 0, first);
        walker.fill();
        walker.vote(first + 1, lanes);
        let told = walker.pins.cycle();
        walker.land(first + 1);
        let (committed, ..) = walker.end(0);
        assert_eq!(committed, lanes);
        assert_eq!(walker.pins.cycle() - told, 32 + 3 + wait, "round {round}");
    }
}

#[test]
fn results_wait_for_all_votes() {
    let mut walker = Walker::new(six());
    walker.numbered(0, 0b11, 0, 1);
    walker.fill();
    let at = walker.pins.at;
    for partition in [0, 1, 2, 4, 5, 5, 0] {
        drive!(walker.pins, vote_valid: 1, vote_partition: partition, vote_id: 2, vote_lanes: 0b11);
        walker.clock();
    }
    walker.pins.set(at.vote_valid, 0);
    for _ in 0..50 {
        walker.clock();
    }
    assert_eq!(walker.sent, []);
    walker.vote(2, 0b11);
    for _ in 0..8 {
        walker.clock();
    }
    let results: Vec<u32> = walker.sent.iter().map(|(_, sent)| sent.1).collect();
    assert_eq!(results, [0, 1, 2, 3, 4, 5]);
}

#[test]
fn a_walk_goes_on_while_the_other_slot_waits() {
    let mut walker = Walker::new(six());
    walker.numbered(0, 0b11, 0, 1);
    walker.fill();
    walker.numbered(1, 0b1, 0, 3);
    walker.fill();
    walker.vote(3, 1);
    walker.land(3);
    assert_eq!(walker.end(1).0, 1);
    walker.vote(2, 0b11);
    walker.land(2);
    assert_eq!(walker.end(0).0, 0b11);
}

#[test]
fn nobody_left_ends_at_once() {
    let mut walker = Walker::new(six());
    let at = walker.pins.at;
    walker.walk(0, 0b11);
    walker.until(at.resolve_valid);
    for _ in 0..20 {
        walker.clock();
    }
    walker.pins.pulse(at.resolved_valid);
    walker.pins.set(at.resolved_lanes, 0b11);
    walker.clock();
    assert_eq!(walker.end(0), (0, 0, 3));
    assert_eq!(walker.pins.get(at.end_resolver.pin(0)), 0b11);
    assert_eq!(walker.sent, []);
}

#[test]
fn an_empty_log_is_committed_too() {
    let mut walker = Walker::new(logs(&[]));
    walker.numbered(0, 0b11, 0, 1);
    let sent = walker.fill();
    assert_eq!(sent.len(), 6);
    walker.vote(2, 0b11);
    walker.land(2);
    assert_eq!(walker.end(0).0, 0b11);
}
