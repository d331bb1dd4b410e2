//! The table of last-written times at full size, one test for each sentence of the header; random traffic is in
//! `unit_lockstep`, the proof in `proofs`.

use turnstile_engine::RtlEngine;
use turnstile_hdl::full_size::{write_time_table, FullWriteTimeTable};
use turnstile_hdl::write_time_table::WriteTimeTablePins;
use turnstile_testbenches::models::write_time_table::h3;
use turnstile_testbenches::once;
use turnstile_testbenches::pin_driver::PinDriver;

struct Table(PinDriver<RtlEngine<FullWriteTimeTable>, WriteTimeTablePins>);

impl Table {
    fn new() -> Self {
        Self(PinDriver::rtl(write_time_table()))
    }

    fn update(&mut self, address: u32, time: u64) {
        let at = self.0.at;
        once!(self.0, upd_valid: 1, upd_address: address);
        self.0.set_wide(at.upd_time_lo, at.upd_time_hi, time);
    }

    fn clock(&mut self) {
        self.0.clock().unwrap();
    }

    fn ask(&mut self, address: u32) {
        once!(self.0, lookup_valid: 1, lookup_address: address);
    }

    fn answer(&mut self) -> Option<u64> {
        self.clock();
        let at = self.0.at;
        let time = self.0.get_wide(at.rsp_time_lo, at.rsp_time_hi);
        (self.0.get(at.rsp_valid) == 1).then_some(time)
    }

    fn look_up(&mut self, address: u32) -> Option<u64> {
        self.ask(address);
        self.clock();
        self.answer()
    }

    fn write(&mut self, address: u32, time: u64) {
        self.update(address, time);
        self.clock();
    }
}

#[test]
fn the_words_of_a_block_of_128_bytes_have_one_time() {
    let mut table = Table::new();
    table.write(3 * 32 + 5, 7);
    assert_eq!(table.look_up(3 * 32), Some(7));
    assert_eq!(table.look_up(3 * 32 + 31), Some(7));
    assert_eq!(table.look_up(4 * 32), Some(0));
    assert_eq!(table.answer(), None);
}

#[test]
fn a_later_write_replaces_the_time_and_halves_compare_as_one_number() {
    let mut table = Table::new();
    table.write(40, u64::from(u32::MAX));
    table.write(40, 1 << 32);
    assert_eq!(table.look_up(40), Some(1 << 32));
}

/// The block shares one of the four entries with each of three others, later ones, and has the fourth for itself.
#[test]
fn the_answer_is_the_minimum_of_the_four_arrays() {
    let block = 77;
    let shares = |array: u32| {
        let same = |other: &u32| h3(array, 9, *other) == h3(array, 9, block);
        let alone = |other: &u32| {
            let mut others = (0..4).filter(|number| *number != array);
            others.all(|number| h3(number, 9, *other) != h3(number, 9, block))
        };
        (100..)
            .find(|other| same(other) && alone(other))
            .expect("a block")
    };
    let mut table = Table::new();
    table.write(32 * block, 5);
    for array in 0..3 {
        table.write(32 * shares(array), 6 + u64::from(array));
        assert_eq!(table.look_up(32 * block), Some(5));
    }
    // The fourth entry is hit too: later than the truth, never before it.
    table.write(32 * shares(3), 9);
    assert_eq!(table.look_up(32 * block), Some(6));
}

#[test]
fn a_look_up_sees_the_update_of_its_own_cycle() {
    let mut table = Table::new();
    table.write(64, 1);
    table.update(64, 2);
    table.ask(64);
    table.clock();
    assert_eq!(table.answer(), Some(2));
}

#[test]
fn clear_sweeps_and_the_answer_before_it_still_comes_out() {
    let mut table = Table::new();
    table.write(64, 4);
    table.ask(64);
    table.clock();
    table.0.pulse(table.0.at.clear);
    table.ask(64);
    table.update(96, 5);
    assert_eq!(table.answer(), Some(4));
    for _ in 0..512 {
        table.update(96, 6);
        table.ask(64);
        assert_eq!(table.answer(), None);
        assert_eq!(table.0.get(table.0.at.tab_ready), 0);
    }
    assert_eq!(table.look_up(64), Some(0));
    assert_eq!(table.0.get(table.0.at.tab_ready), 1);
    assert_eq!(table.look_up(96), Some(0));
}
