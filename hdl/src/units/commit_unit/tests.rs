//! The commit unit, small, one test for each sentence of the header; random transactions at full size are in `unit_lockstep`, the
//! proofs of its parts in `proofs`.

use turnstile_engine::RtlEngine;
use turnstile_hdl::commit_op::CommitMessage;
use turnstile_hdl::commit_unit::{CommitUnit, CommitUnitPins};
use turnstile_hdl::pins::PinValue;
use turnstile_testbenches::drive;
use turnstile_testbenches::pin_driver::PinDriver;
use CommitMessage::{Fill, Read, Skip, Write};

/// 8 transactions, logs of 8 words each, 4 reads under way.
type Small = CommitUnit<3, 3, 4, 2, 2, 2, 8>;

/// A cycle's events.
#[derive(Debug, PartialEq, Eq, Clone, Copy)]
enum Event {
    Reads(u32),
    Votes(u32, u32),
    Writes(u32, u32),
    Done(u32),
    Counts {
        address: u32,
        write: bool,
        add: bool,
    },
}
use Event::{Counts, Done, Reads, Votes, Writes};

struct Unit {
    pins: PinDriver<RtlEngine<Small>, CommitUnitPins>,
    events: Vec<Event>,
    /// Writes land, and reads are answered with 0, a cycle later.
    writes_under_way: u32,
    reads_under_way: u32,
    landing: bool,
    counted: bool,
}

fn number(count: u32, write: bool, add: bool) -> Event {
    Counts {
        address: count,
        write,
        add,
    }
}

impl Unit {
    fn new() -> Self {
        let mut pins: PinDriver<_, CommitUnitPins> = PinDriver::rtl(Small::default());
        let at = pins.at;
        pins.pulse(at.clear);
        pins.clock().unwrap();
        for _ in 0..8 {
            pins.clock().unwrap();
            assert_eq!(pins.get(at.msg_ready), 0, "ready in the sweep");
        }
        drive!(pins, read_ready: 1, vote_ready: 1, write_ready: 1, done_ready: 1, count_ready: 1);
        Self {
            pins,
            events: vec![],
            writes_under_way: 0,
            reads_under_way: 0,
            landing: true,
            counted: true,
        }
    }

    fn clock(&mut self) {
        let at = self.pins.at;
        let answers = self.reads_under_way > 0;
        let lands = self.landing && self.writes_under_way > 0;
        drive!(self.pins, read_rsp_valid: answers, write_ack: lands);
        self.reads_under_way -= u32::from(answers);
        self.writes_under_way -= u32::from(lands);
        self.pins.set(at.count_counted, self.counted.into());
        self.pins.clock().unwrap();
        let get = |pin| self.pins.get(pin);
        let mut events = vec![];
        if get(at.read_valid) == 1 {
            events.push(Reads(get(at.read_address)));
            self.reads_under_way += 1;
        }
        if get(at.count_valid) == 1 {
            let write = get(at.count_write) == 1;
            let add = get(at.count_decrement) == 0;
            events.push(number(get(at.count_address), write, add));
        }
        if get(at.vote_valid) == 1 {
            events.push(Votes(get(at.vote_id), get(at.vote_lanes)));
        }
        if get(at.write_valid) == 1 {
            events.push(Writes(get(at.write_address), get(at.write_value)));
            self.writes_under_way += 1;
        }
        if get(at.done_valid) == 1 {
            events.push(Done(get(at.done_id)));
        }
        self.events.extend(events);
    }

    /// A message, in the cycle in which it is taken.
    fn send(&mut self, kind: CommitMessage, id: u32, first: u32, last: bool, word: (u32, u32)) {
        let at = self.pins.at;
        drive! { self.pins,
            msg_valid: 1, msg_kind: kind.to_word(), msg_id: id, msg_first: first, msg_last: last,
            msg_address: word.0, msg_value: word.1,
        }
        for _ in 0..40 {
            self.clock();
            if self.pins.get(at.msg_ready) == 1 {
                self.pins.set(at.msg_valid, 0);
                return;
            }
        }
        panic!("{kind:?} of {id} is not taken");
    }

    /// A warp of one lane.
    fn transaction(&mut self, id: u32, reads: &[(u32, u32)], writes: &[(u32, u32)]) {
        for word in reads {
            self.send(Read, id, id, true, *word);
        }
        for word in writes {
            self.send(Write, id, id, true, *word);
        }
        self.send(Fill, id, id, true, (0, 0));
    }

    fn result(&mut self, id: u32, pass: bool) {
        let at = self.pins.at;
        self.pins.pulse(at.result_valid);
        drive!(self.pins, result_id: id, result_pass: pass);
        self.clock();
    }

    /// What has happened, after some more cycles.
    fn after(&mut self, cycles: u32) -> Vec<Event> {
        for _ in 0..cycles {
            self.clock();
        }
        std::mem::take(&mut self.events)
    }

    fn happens(&mut self, cycles: u32, wanted: impl Fn(&Event) -> bool) -> Vec<Event> {
        let events = self.after(cycles);
        events.into_iter().filter(wanted).collect()
    }
}

fn is_count(event: &Event) -> bool {
    matches!(event, Counts { .. })
}

fn is_vote(event: &Event) -> bool {
    matches!(event, Votes(..))
}

#[test]
fn a_transaction_reads_votes_writes_and_is_done() {
    let mut unit = Unit::new();
    unit.transaction(1, &[(5, 0)], &[(6, 9)]);
    let add = |address, write| number(address, write, true);
    let remove = |address, write| number(address, write, false);
    let wanted = [Reads(5), add(5, false), add(6, true), Votes(1, 1)];
    assert_eq!(unit.after(12), wanted);
    unit.result(1, true);
    let wanted = [Writes(6, 9), Done(1), remove(5, false), remove(6, true)];
    assert_eq!(unit.after(20), wanted);
}

#[test]
fn a_value_that_differs_fails() {
    let mut unit = Unit::new();
    unit.transaction(1, &[(5, 0), (7, 1)], &[(6, 9)]);
    assert_eq!(unit.happens(12, is_vote), [Votes(1, 0)]);
    unit.result(1, false);
    let wanted = [
        Done(1),
        number(5, false, false),
        number(7, false, false),
        number(6, true, false),
    ];
    assert_eq!(unit.after(20), wanted);
}

#[test]
fn votes_of_a_warp_come_together_and_skipping_is_a_pass() {
    let mut unit = Unit::new();
    unit.send(Read, 1, 1, false, (5, 1));
    unit.send(Read, 2, 1, false, (6, 0));
    unit.send(Fill, 1, 1, false, (0, 0));
    unit.send(Fill, 2, 1, false, (0, 0));
    assert_eq!(unit.happens(20, is_vote), []);
    unit.send(Skip, 3, 1, true, (0, 0));
    assert_eq!(unit.happens(20, is_vote), [Votes(3, 0b110)]);
}

#[test]
fn an_older_number_that_is_not_filled_stops_all() {
    let mut unit = Unit::new();
    unit.transaction(2, &[(5, 0)], &[]);
    assert_eq!(unit.happens(30, is_vote), []);
    unit.send(Skip, 1, 1, true, (0, 0));
    assert_eq!(unit.happens(20, is_vote), [Votes(1, 1), Votes(2, 1)]);
}

#[test]
fn a_hazard_waits_until_the_writer_has_retired_and_reads_again() {
    let mut unit = Unit::new();
    unit.landing = false;
    unit.transaction(1, &[], &[(5, 0)]);
    unit.transaction(2, &[(4, 0), (5, 0)], &[]);
    assert_eq!(unit.happens(20, is_vote), [Votes(1, 1)]);
    unit.result(1, true);
    assert_eq!(unit.after(20), [Writes(5, 0)]);
    unit.landing = true;
    let again = [Reads(4), Reads(5), Votes(2, 1)];
    let events = unit.happens(20, |event| !is_count(event));
    assert_eq!(events, [vec![Done(1)], again.into()].concat());
}

#[test]
fn a_word_of_the_same_warp_is_no_hazard() {
    let mut unit = Unit::new();
    unit.send(Write, 1, 1, false, (5, 0));
    unit.send(Read, 2, 1, true, (5, 0));
    unit.send(Fill, 1, 1, false, (0, 0));
    unit.send(Fill, 2, 1, true, (0, 0));
    assert_eq!(unit.happens(20, is_vote), [Votes(2, 0b11)]);
}

#[test]
fn the_hazard_pointer_takes_a_cycle_a_word_and_one_to_go_on() {
    let mut unit = Unit::new();
    let at = unit.pins.at;
    unit.transaction(2, &[(1, 0), (2, 0), (3, 0)], &[(4, 0), (5, 0)]);
    unit.transaction(3, &[(6, 0)], &[]);
    unit.send(Skip, 4, 4, true, (0, 0));
    unit.send(Skip, 1, 1, true, (0, 0));
    let mut passed = vec![];
    for cycle in 0..16 {
        let before = unit.pins.get(at.hazard_at);
        unit.clock();
        if unit.pins.get(at.hazard_at) != before {
            passed.push(cycle);
        }
    }
    let gaps: Vec<i32> = passed.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert_eq!(gaps, [6, 2, 1]);
}

#[test]
fn who_fails_elsewhere_does_not_write() {
    let mut unit = Unit::new();
    unit.transaction(1, &[], &[(5, 3)]);
    unit.after(12);
    unit.result(1, false);
    assert_eq!(unit.happens(12, |event| !is_count(event)), [Done(1)]);
}

#[test]
fn writes_follow_in_the_order_of_numbers() {
    let mut unit = Unit::new();
    unit.transaction(1, &[], &[(5, 3), (5, 4)]);
    unit.transaction(2, &[], &[(6, 3)]);
    unit.after(20);
    unit.result(2, true);
    assert_eq!(unit.after(12), []);
    unit.result(1, true);
    let writes = |event: &Event| matches!(event, Writes(..));
    assert_eq!(
        unit.happens(20, writes),
        [Writes(5, 3), Writes(5, 4), Writes(6, 3)]
    );
}

#[test]
fn a_full_log_drops_words_and_the_transaction_fails() {
    let mut unit = Unit::new();
    for address in 0..8 {
        unit.send(Write, 1, 1, true, (address, 1));
        assert_eq!(unit.pins.get(unit.pins.at.log_overflow), 0);
    }
    unit.send(Write, 1, 1, true, (8, 1));
    assert_eq!(unit.pins.get(unit.pins.at.log_overflow), 1);
    unit.send(Fill, 1, 1, true, (0, 0));
    assert_eq!(unit.happens(30, is_vote), [Votes(1, 0)]);
    unit.result(1, false);
    unit.after(30);
    unit.transaction(2, &[], &[(1, 1)]);
    assert_eq!(unit.happens(12, is_vote), [Votes(2, 1)]);
}

#[test]
fn numbers_past_the_slots_are_held_back() {
    let mut unit = Unit::new();
    let at = unit.pins.at;
    drive!(unit.pins, msg_valid: 1, msg_kind: Skip.to_word());
    for (id, ready) in [(8, 1), (9, 0), (10, 0)] {
        drive!(unit.pins, msg_valid: 0, msg_id: id);
        unit.clock();
        assert_eq!(unit.pins.get(at.msg_ready), ready, "{id}");
    }
}

#[test]
fn no_pointer_goes_on_into_numbers_without_a_slot() {
    let mut unit = Unit::new();
    for id in 1..=8 {
        unit.transaction(id, &[], &[(id, 1)]);
    }
    assert_eq!(unit.happens(60, is_vote).len(), 8);
    let at = unit.pins.at;
    assert_eq!(unit.pins.get(at.hazard_at), 9);
    unit.result(1, true);
    assert_eq!(unit.happens(20, is_vote), []);
    unit.send(Skip, 9, 9, true, (0, 0));
    assert_eq!(unit.happens(20, is_vote), [Votes(9, 1)]);
}

#[test]
fn what_was_not_counted_is_not_taken_away() {
    let mut unit = Unit::new();
    unit.counted = false;
    unit.transaction(1, &[(5, 0)], &[(6, 9)]);
    unit.after(12);
    unit.result(1, true);
    assert_eq!(unit.happens(20, is_count), []);
}

#[test]
fn with_the_strap_writers_are_counted_when_they_arrive() {
    let mut unit = Unit::new();
    unit.pins.set(unit.pins.at.count_on_arrival, 1);
    unit.send(Write, 1, 1, true, (6, 9));
    assert_eq!(unit.happens(0, is_count), [number(6, true, true)]);
    unit.send(Fill, 1, 1, true, (0, 0));
    assert_eq!(unit.happens(12, is_count), [], "not again as it is stored");
    unit.result(1, true);
    assert_eq!(unit.happens(20, is_count), [number(6, true, false)]);
}

#[test]
fn with_the_strap_references_go_with_the_vote() {
    let mut unit = Unit::new();
    unit.pins.set(unit.pins.at.remove_at_vote, 1);
    unit.transaction(1, &[(5, 0)], &[(6, 9)]);
    let removals = |event: &Event| matches!(event, Counts { add: false, .. });
    let removed = [number(5, false, false), number(6, true, false)];
    assert_eq!(unit.happens(20, removals), removed);
    unit.result(1, true);
    assert_eq!(unit.after(20), [Writes(6, 9), Done(1)]);
}

#[test]
fn with_a_strap_only_references_of_those_that_fail_go_with_the_vote() {
    let mut unit = Unit::new();
    unit.pins.set(unit.pins.at.remove_failed_at_vote, 1);
    unit.transaction(1, &[(7, 0)], &[(3, 9)]);
    unit.transaction(2, &[(5, 1)], &[(6, 9)]);
    let removals = |event: &Event| matches!(event, Counts { add: false, .. });
    let removed = [number(5, false, false), number(6, true, false)];
    assert_eq!(unit.happens(30, removals), removed);
    unit.result(1, true);
    unit.result(2, false);
    let removed = [number(7, false, false), number(3, true, false)];
    assert_eq!(unit.happens(30, removals), removed);
    assert_eq!(unit.pins.get(unit.pins.at.release_at), 3);
}

#[test]
fn who_fails_elsewhere_has_references_until_its_release() {
    let mut unit = Unit::new();
    unit.pins.set(unit.pins.at.remove_failed_at_vote, 1);
    unit.transaction(1, &[(7, 0)], &[]);
    let removals = |event: &Event| matches!(event, Counts { add: false, .. });
    assert_eq!(unit.happens(30, removals), []);
    unit.result(1, false);
    assert_eq!(unit.happens(30, removals), [number(7, false, false)]);
}

#[test]
fn with_a_strap_readers_are_not_counted_and_do_not_wait_for_counts() {
    let mut unit = Unit::new();
    drive!(unit.pins, count_writers_only: 1, count_ready: 0);
    unit.send(Read, 1, 1, true, (5, 0));
    unit.send(Write, 1, 1, true, (6, 9));
    unit.send(Fill, 1, 1, true, (0, 0));
    unit.pins.set(unit.pins.at.count_ready, 1);
    assert_eq!(unit.happens(20, is_count), [number(6, true, true)]);
    unit.result(1, true);
    assert_eq!(unit.happens(20, is_count), [number(6, true, false)]);
}

#[test]
fn the_release_pointer_takes_a_cycle_a_word_and_two_and_one_without_words() {
    let mut unit = Unit::new();
    unit.landing = false;
    unit.transaction(1, &[], &[(4, 0), (5, 0)]);
    unit.transaction(2, &[(1, 0), (2, 0), (3, 0)], &[]);
    for id in 3..6 {
        unit.send(Skip, id, id, true, (0, 0));
    }
    unit.after(30);
    unit.result(1, true);
    unit.result(2, true);
    unit.after(30);
    unit.landing = true;
    let mut passed = vec![];
    for cycle in 0..30 {
        let before = unit.pins.get(unit.pins.at.release_at);
        unit.clock();
        if unit.pins.get(unit.pins.at.release_at) != before {
            passed.push(cycle);
        }
    }
    let gaps: Vec<i32> = passed.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert_eq!(gaps, [5, 1, 1, 1]);
}
