//! The last-writer table at full size, one test for each sentence of the header; random traffic is in
//! `unit_lockstep`, the proof in `proofs`.

use turnstile_engine::RtlEngine;
use turnstile_hdl::full_size::{last_writer_table, FullLastWriterTable};
use turnstile_hdl::last_writer_table::LastWriterTablePins;
use turnstile_testbenches::drive;
use turnstile_testbenches::models::write_time_table::h3;
use turnstile_testbenches::pin_driver::PinDriver;

struct Table(PinDriver<RtlEngine<FullLastWriterTable>, LastWriterTablePins>);

impl Table {
    fn new() -> Self {
        Self(PinDriver::rtl(last_writer_table()))
    }

    fn present(&mut self, address: u32, write: bool, id: u32) {
        self.0.pulse(self.0.at.req_valid);
        drive!(self.0, req_address: address, req_write: write, req_id: id);
    }

    /// The answer that this cycle brings.
    fn clock(&mut self) -> Option<u32> {
        self.0.clock().unwrap();
        let at = self.0.at;
        (self.0.get(at.rsp_valid) == 1).then(|| self.0.get(at.rsp_id))
    }

    fn store(&mut self, address: u32, id: u32) {
        self.present(address, true, id);
        self.clock();
    }

    fn look_up(&mut self, address: u32) -> Option<u32> {
        self.present(address, false, 0);
        self.clock();
        self.clock()
    }
}

/// Words of one set.
fn of_one_set() -> impl Iterator<Item = u32> {
    (1_000..).filter(|word| h3(4, 8, *word) == 17)
}

#[test]
fn the_last_store_counts() {
    let mut table = Table::new();
    assert_eq!(table.look_up(5), Some(0));
    table.store(5, 3);
    table.store(5, 8);
    assert_eq!(table.look_up(5), Some(8));
    assert_eq!(table.look_up(6), Some(0));
}

#[test]
fn stores_and_look_ups_follow_each_other_without_a_gap() {
    let mut table = Table::new();
    for id in 1..9 {
        table.present(5, true, id);
        assert_eq!(table.clock(), (id > 1).then_some(id - 1));
        table.present(5, false, 0);
        assert_eq!(table.clock(), None);
    }
    assert_eq!(table.clock(), Some(8));
}

#[test]
fn the_smallest_number_of_a_full_set_goes_to_the_filter() {
    let mut table = Table::new();
    let words: Vec<u32> = of_one_set().take(6).collect();
    for (word, id) in words.iter().zip([11, 10, 12, 13]) {
        table.store(*word, id);
    }
    table.store(words[4], 14);
    assert_eq!(table.look_up(words[1]), Some(10));
    for (word, id) in words.iter().zip([11, 10, 12, 13, 14, 0]) {
        assert_eq!(table.look_up(*word), Some(id));
    }
    table.store(words[5], 15);
    assert_eq!(table.look_up(words[0]), Some(11));
    // Back in the table, with a new number.
    table.store(words[1], 16);
    assert_eq!(table.look_up(words[1]), Some(16));
}

#[test]
fn a_word_that_leaves_is_never_out_of_sight() {
    let mut table = Table::new();
    let words: Vec<u32> = of_one_set().take(5).collect();
    for (word, id) in words.iter().zip(1..5) {
        table.store(*word, id);
    }
    table.present(words[4], true, 5);
    table.clock();
    for _ in 0..4 {
        table.present(words[0], false, 0);
        table.clock();
        assert_eq!(table.clock(), Some(1));
    }
}

#[test]
fn the_filter_keeps_the_larger_number() {
    let mut table = Table::new();
    let words: Vec<u32> = of_one_set().take(12).collect();
    // The same word leaves twice.
    table.store(words[0], 1);
    for (word, id) in words[1..6].iter().zip(2..) {
        table.store(*word, id);
    }
    assert_eq!(table.look_up(words[0]), Some(1));
    table.store(words[0], 20);
    for (word, id) in words[6..12].iter().zip(21..) {
        table.store(*word, id);
    }
    assert_eq!(table.look_up(words[0]), Some(20));
}

#[test]
fn clear_takes_a_cycle_a_set_and_comes_before_a_request() {
    let mut table = Table::new();
    table.store(5, 3);
    table.present(5, false, 0);
    table.clock();
    table.0.pulse(table.0.at.clear);
    table.present(6, true, 4);
    assert_eq!(
        table.clock(),
        Some(3),
        "the answer before it still comes out"
    );
    for _ in 0..256 {
        table.present(6, true, 4);
        assert_eq!(table.clock(), None);
        assert_eq!(table.0.get(table.0.at.req_ready), 0);
    }
    assert_eq!(table.look_up(5), Some(0));
    assert_eq!(table.look_up(6), Some(0));
}
