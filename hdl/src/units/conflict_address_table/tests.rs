//! The conflict address table at full size, one test for each sentence of the header; random traffic is in
//! `unit_lockstep`, the proofs in `proofs`.

use turnstile_engine::RtlEngine;
use turnstile_hdl::conflict_address_table::ConflictAddressTablePins;
use turnstile_hdl::full_size::{conflict_address_table, FullConflictAddressTable, TABLE_WAYS};
use turnstile_hdl::pin_index::{Output, PinRange};
use turnstile_testbenches::drive;
use turnstile_testbenches::pin_driver::PinDriver;

const READ: bool = false;
const WRITE: bool = true;

/// Words of one set: the fields of 8 bits that the XOR-fold adds up give 0.
fn of_one_set(number: u32) -> u32 {
    number << 8 | number
}

struct Table(PinDriver<RtlEngine<FullConflictAddressTable>, ConflictAddressTablePins>);

impl Table {
    fn new() -> Self {
        Self(PinDriver::rtl(conflict_address_table()))
    }

    fn present_update(&mut self, address: u32, write: bool, add: bool) {
        drive!(self.0, upd_valid: 1, upd_address: address, upd_write: write, upd_add: add);
    }

    fn present_lookups(&mut self, addresses: [u32; 4]) {
        for (port, address) in addresses.into_iter().enumerate() {
            self.0.set(self.0.at.lookup_valid.pin(port), 1);
            self.0.set(self.0.at.lookup_address.pin(port), address);
        }
    }

    /// Clocks in what is presented, and once more for the answer.
    fn answer(&mut self) {
        self.0.clock().unwrap();
        self.0.set(self.0.at.upd_valid, 0);
        for port in 0..4 {
            self.0.set(self.0.at.lookup_valid.pin(port), 0);
        }
        self.0.clock().unwrap();
    }

    /// Whether the table had room.
    fn update(&mut self, address: u32, write: bool, add: bool) -> bool {
        self.present_update(address, write, add);
        self.answer();
        self.0.get(self.0.at.upd_full) == 0
    }

    /// How each word is referenced: `(read, write)`.
    fn found(&self) -> [(bool, bool); 4] {
        std::array::from_fn(|port| {
            let has = |pins: PinRange<Output>| self.0.get(pins.pin(port)) == 1;
            (has(self.0.at.lookup_read), has(self.0.at.lookup_write))
        })
    }

    fn look_up(&mut self, addresses: [u32; 4]) -> [(bool, bool); 4] {
        self.present_lookups(addresses);
        self.answer();
        self.found()
    }
}

#[test]
fn four_ports_tell_in_one_cycle_how_words_are_referenced() {
    let mut table = Table::new();
    table.update(1, READ, true);
    table.update(2, WRITE, true);
    table.update(3, READ, true);
    table.update(3, WRITE, true);
    let expected = [(true, false), (false, true), (true, true), (false, false)];
    assert_eq!(table.look_up([1, 2, 3, 4]), expected);
    table.update(3, READ, false);
    assert_eq!(
        table.look_up([3; 4]),
        [(false, true); 4],
        "one word on every port"
    );
    table.0.clock().unwrap();
    assert_eq!(table.found(), [(false, false); 4], "no look-up, no answer");
}

#[test]
fn a_look_up_beside_the_update_of_its_word_has_the_answer_from_before() {
    let mut table = Table::new();
    for (add, before) in [(true, false), (false, true)] {
        table.present_update(7, WRITE, add);
        table.present_lookups([7; 4]);
        table.0.clock().unwrap();
        table.0.set(table.0.at.upd_valid, 0);
        table.0.clock().unwrap();
        assert_eq!(table.found(), [(false, before); 4], "same cycle");
        table.0.clock().unwrap();
        assert_eq!(table.found(), [(false, add); 4], "one cycle later");
        table.answer();
    }
}

#[test]
fn a_full_set_ignores_an_add_and_its_remove() {
    let mut table = Table::new();
    let ways = TABLE_WAYS as u32;
    for number in 0..ways {
        assert!(table.update(of_one_set(number), WRITE, true));
    }
    assert!(!table.update(of_one_set(ways), WRITE, true));
    assert!(table.update(of_one_set(0), READ, true), "has its entry");
    assert!(table.update(of_one_set(ways), WRITE, false));
    let words = [of_one_set(0), of_one_set(1), of_one_set(ways), 0];
    let expected = [(true, true), (false, true), (false, false), (true, true)];
    assert_eq!(table.look_up(words), expected);
    assert!(table.update(of_one_set(5), WRITE, false));
    assert!(
        table.update(of_one_set(ways), WRITE, true),
        "a place is free"
    );
    assert_eq!(table.look_up([of_one_set(ways); 4]), [(false, true); 4]);
}

#[test]
fn clear_takes_a_cycle_a_set_and_finds_nothing_meanwhile() {
    let mut table = Table::new();
    let at = table.0.at;
    table.update(1, WRITE, true);
    table.update(255, WRITE, true);
    table.present_update(2, WRITE, true);
    table.0.pulse(at.clear);
    table.0.clock().unwrap();
    table.0.set(at.upd_valid, 0);
    for _ in 0..256 {
        table.present_lookups([1, 2, 255, 0]);
        table.0.clock().unwrap();
        assert_eq!(table.0.get(at.upd_ready), 0);
        assert_eq!(table.found(), [(false, false); 4]);
    }
    table.0.clock().unwrap();
    assert_eq!(table.0.get(at.upd_ready), 1);
    assert_eq!(table.look_up([1, 2, 255, 0]), [(false, false); 4]);
}
