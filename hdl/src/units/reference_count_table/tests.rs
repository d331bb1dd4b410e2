//! The reference count table at full size, one test for each sentence of the header; random traffic is in
//! `unit_lockstep`, the proofs in `proofs`.

use turnstile_engine::RtlEngine;
use turnstile_hdl::full_size::{reference_count_table, FullReferenceCountTable, TABLE_WAYS};
use turnstile_hdl::reference_count_table::ReferenceCountTablePins;
use turnstile_testbenches::drive;
use turnstile_testbenches::pin_driver::PinDriver;

/// Words of one set: the fields of 8 bits that the XOR-fold adds up give 0.
fn of_one_set(number: u32) -> u32 {
    number << 8 | number
}

/// An answer with the message of the same cycle, if any: `(write, add)`.
#[derive(Debug, PartialEq, Eq)]
struct Answer {
    counted: bool,
    why_not: String,
    message: Option<(bool, bool)>,
}

fn counted(message: Option<(bool, bool)>) -> Answer {
    Answer {
        counted: true,
        why_not: String::new(),
        message,
    }
}

fn ignored(why_not: &str) -> Answer {
    Answer {
        counted: false,
        why_not: why_not.into(),
        message: None,
    }
}

struct Table(PinDriver<RtlEngine<FullReferenceCountTable>, ReferenceCountTablePins>);

impl Table {
    fn new() -> Self {
        Self(PinDriver::rtl(reference_count_table()))
    }

    fn present(&mut self, address: u32, write: bool, decrement: bool, counted: bool) {
        drive! { self.0,
            req_valid: 1, req_address: address, req_write: write, req_decrement: decrement,
            req_counted: counted,
        }
    }

    fn answer(&mut self, address: u32) -> Answer {
        let at = self.0.at;
        assert_eq!(self.0.get(at.rsp_valid), 1);
        let reasons = [at.rsp_full, at.rsp_saturated, at.rsp_unmatched];
        let message = (self.0.get(at.message_valid) == 1).then(|| {
            assert_eq!(self.0.get(at.message_address), address);
            let write = self.0.get(at.message_write) == 1;
            (write, self.0.get(at.message_add) == 1)
        });
        Answer {
            counted: self.0.get(at.rsp_counted) == 1,
            why_not: reasons
                .into_iter()
                .find(|&pin| self.0.get(pin) == 1)
                .map_or(String::new(), |pin| self.0.name(pin).into()),
            message,
        }
    }

    fn request(&mut self, address: u32, write: bool, decrement: bool, counted: bool) -> Answer {
        self.present(address, write, decrement, counted);
        self.0.clock().unwrap();
        self.0.set(self.0.at.req_valid, 0);
        self.0.clock().unwrap();
        self.answer(address)
    }

    fn begin(&mut self, address: u32, write: bool) -> Answer {
        self.request(address, write, false, false)
    }

    fn end(&mut self, address: u32, write: bool, counted: bool) -> Answer {
        self.request(address, write, true, counted)
    }
}

#[test]
fn messages_come_with_the_first_and_the_last_reference_of_a_kind() {
    let mut table = Table::new();
    for write in [false, true] {
        assert_eq!(table.begin(77, write), counted(Some((write, true))));
        assert_eq!(table.begin(77, write), counted(None));
    }
    for write in [true, false] {
        assert_eq!(table.end(77, write, true), counted(None));
        assert_eq!(table.end(77, write, true), counted(Some((write, false))));
    }
}

#[test]
fn a_count_that_is_full_ignores_a_reference_and_its_end() {
    let mut table = Table::new();
    for reference in 0..31 {
        let message = (reference == 0).then_some((false, true));
        assert_eq!(table.begin(5, false), counted(message));
    }
    assert_eq!(table.begin(5, false), ignored("rsp_saturated"));
    assert_eq!(
        table.begin(5, true),
        counted(Some((true, true))),
        "the other count"
    );
    assert_eq!(table.end(5, false, false), ignored(""));
    for left in (0..31).rev() {
        let message = (left == 0).then_some((false, false));
        assert_eq!(table.end(5, false, true), counted(message));
    }
}

#[test]
fn a_full_set_ignores_a_new_word_until_an_entry_is_free() {
    let mut table = Table::new();
    let ways = TABLE_WAYS as u32;
    for number in 0..ways {
        assert!(table.begin(of_one_set(number), true).counted);
    }
    assert_eq!(table.begin(of_one_set(ways), true), ignored("rsp_full"));
    assert!(table.begin(of_one_set(3), false).counted, "has its entry");
    assert!(table.begin(1, true).counted, "another set");
    assert_eq!(table.end(of_one_set(ways), true, false), ignored(""));
    assert_eq!(
        table.end(of_one_set(3), true, true),
        counted(Some((true, false)))
    );
    assert_eq!(
        table.begin(of_one_set(ways), true),
        ignored("rsp_full"),
        "still read"
    );
    assert_eq!(
        table.end(of_one_set(3), false, true),
        counted(Some((false, false)))
    );
    assert_eq!(
        table.begin(of_one_set(ways), true),
        counted(Some((true, true)))
    );
}

#[test]
fn a_decrement_that_nobody_is_entitled_to_is_reported_and_changes_nothing() {
    let mut table = Table::new();
    assert_eq!(table.end(9, true, true), ignored("rsp_unmatched"));
    table.begin(9, false);
    assert_eq!(table.end(9, true, true), ignored("rsp_unmatched"));
    assert_eq!(table.end(9, false, true), counted(Some((false, false))));
}

#[test]
fn requests_for_one_word_follow_each_other_without_a_gap() {
    let mut table = Table::new();
    let mut messages = vec![];
    for cycle in 0..9 {
        table.present(1234, false, cycle % 2 == 1, true);
        table.0.clock().unwrap();
        if cycle > 0 {
            messages.push(table.answer(1234));
        }
    }
    let expected: Vec<Answer> = (0..8).map(|n| counted(Some((false, n % 2 == 0)))).collect();
    assert_eq!(messages, expected);
}

#[test]
fn clear_takes_a_cycle_a_set_and_leaves_no_reference() {
    let mut table = Table::new();
    let at = table.0.at;
    for number in 0..4 {
        table.begin(number, true);
    }
    table.present(4, true, false, false);
    table.0.pulse(at.clear);
    table.0.clock().unwrap();
    table.0.set(at.req_valid, 0);
    for _ in 0..256 {
        table.0.clock().unwrap();
        assert_eq!(table.0.get(at.req_ready), 0);
        assert_eq!(
            table.0.get(at.rsp_valid),
            0,
            "clear comes before the request"
        );
    }
    table.0.clock().unwrap();
    assert_eq!(table.0.get(at.req_ready), 1);
    for number in 0..5 {
        assert_eq!(table.begin(number, true), counted(Some((true, true))));
    }
}
