//! The shadow register file at full size; see `units::shadow_register_file`.

use turnstile_engine::RtlEngine;
use turnstile_hdl::full_size::{shadow_register_file, REGISTER_ROW_BITS};
use turnstile_hdl::shadow_register_file::ShadowRegisterFilePins;
use turnstile_hdl::shadow_register_file::{ShadowRegisterFile, COLUMNS};
use turnstile_testbenches::drive;
use turnstile_testbenches::lockstep;
use turnstile_testbenches::pin_driver::PinDriver;
use turnstile_testbenches::told;

struct File {
    pins: PinDriver<RtlEngine<ShadowRegisterFile<REGISTER_ROW_BITS>>, ShadowRegisterFilePins>,
}

impl File {
    fn new() -> Self {
        Self {
            pins: PinDriver::rtl(shadow_register_file()),
        }
    }

    /// Sets the write port for the next cycle.
    fn prepare_write(&mut self, row: u32, value: u32) {
        let at = self.pins.at;
        drive!(self.pins, write_row: row, write_lanes: 0xffff);
        self.pins.set_array(at.write_data, &[value; COLUMNS]);
    }

    fn clock(&mut self) {
        self.pins.clock().unwrap();
        drive!(self.pins, write_lanes: 0, checkpoint_valid: 0, restore_valid: 0);
    }

    fn write(&mut self, row: u32, value: u32) {
        self.prepare_write(row, value);
        self.clock();
    }

    /// The rows of a wavefront with `registers` registers from row `first` on.
    fn select(&mut self, first: u32, registers: u32) {
        drive!(self.pins, first_row: first, last_row: first + 4 * registers - 1);
    }

    fn checkpoint(&mut self) {
        self.pins.set(self.pins.at.checkpoint_valid, 1);
        self.clock();
    }

    fn prepare_restore(&mut self, lanes: u64) {
        let at = self.pins.at;
        self.pins.set(at.restore_valid, 1);
        drive!(self.pins, restore_lanes_lo: lanes as u32, restore_lanes_hi: (lanes >> 32) as u32);
    }

    fn read(&mut self, row: u32) -> [u32; COLUMNS] {
        let at = self.pins.at;
        self.pins.set(at.read_row, row);
        self.clock();
        self.clock();
        self.pins.get_array(at.read_data)
    }
}

#[test]
fn random_traffic_agrees_with_the_model() {
    let done = lockstep::unit_in_rtl("shadow_register_file", 41, 20_000);
    println!("{:?}", told(done));
}

#[test]
fn every_register_starts_as_zero() {
    let mut file = File::new();
    for row in [0, 1, 255, 511] {
        assert_eq!(file.read(row), [0; COLUMNS]);
    }
}

/// Register 1 of a wavefront at row 8: quarter `s` is row 8 + 4 + s, lane 16 s + i its column i.
#[test]
fn a_restore_takes_back_the_chosen_lanes_of_every_register() {
    let mut file = File::new();
    file.select(8, 2);
    for row in 8..16 {
        file.write(row, row);
    }
    file.checkpoint();
    for row in 8..16 {
        file.write(row, 100);
    }
    file.prepare_restore(1 << 17 | 1 << 63);
    file.clock();
    for row in 8..16 {
        let expected: [u32; COLUMNS] = std::array::from_fn(|column| match (row % 4, column) {
            (1, 1) | (3, 15) => row,
            _ => 100,
        });
        assert_eq!(file.read(row), expected, "row {row}");
    }
}

#[test]
fn other_wavefronts_keep_registers_and_checkpoints() {
    let mut file = File::new();
    for row in [0, 4, 8] {
        file.write(row, row + 1);
    }
    file.select(0, 3);
    file.checkpoint();
    for row in [0, 4, 8] {
        file.write(row, 100);
    }
    file.select(4, 1);
    file.checkpoint();
    file.prepare_restore(u64::MAX);
    file.clock();
    assert_eq!(file.read(4)[0], 100, "its new checkpoint");
    assert_eq!((file.read(0)[0], file.read(8)[0]), (100, 100));
    file.select(0, 3);
    file.prepare_restore(u64::MAX);
    file.clock();
    assert_eq!((file.read(0)[0], file.read(8)[0]), (1, 9));
}

#[test]
fn a_restore_wins_over_a_write() {
    let mut file = File::new();
    file.select(0, 1);
    file.write(0, 7);
    file.checkpoint();
    file.prepare_restore(0b1);
    file.prepare_write(0, 9);
    file.clock();
    assert_eq!(
        file.read(0)[..2],
        [7, 9],
        "lane 0 is restored, lane 1 written"
    );
}

#[test]
fn a_checkpoint_takes_the_value_before_the_write() {
    let mut file = File::new();
    file.select(0, 1);
    file.write(0, 7);
    file.prepare_write(0, 9);
    file.checkpoint();
    assert_eq!(file.read(0)[0], 9);
    file.prepare_restore(1);
    file.clock();
    assert_eq!(file.read(0)[0], 7);
}

#[test]
fn a_restore_beside_a_checkpoint_exchanges_register_and_shadow() {
    let mut file = File::new();
    file.select(0, 1);
    file.write(0, 7);
    file.checkpoint();
    file.write(0, 9);
    file.prepare_restore(0b1);
    file.checkpoint();
    assert_eq!(file.read(0)[..2], [7, 9]);
    file.prepare_restore(0b11);
    file.clock();
    assert_eq!(file.read(0)[..2], [9, 9]);
}
