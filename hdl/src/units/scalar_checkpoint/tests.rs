//! The scalar checkpoint at full size; see `units::scalar_checkpoint`.

use turnstile_engine::RtlEngine;
use turnstile_hdl::full_size::{scalar_checkpoint, SCALAR_WORDS, SCALAR_WORD_BITS};
use turnstile_hdl::scalar_checkpoint::ScalarCheckpoint;
use turnstile_hdl::scalar_checkpoint::ScalarCheckpointPins;
use turnstile_testbenches::drive;
use turnstile_testbenches::lockstep;
use turnstile_testbenches::pin_driver::PinDriver;
use turnstile_testbenches::told;

struct Scalars {
    pins: PinDriver<
        RtlEngine<ScalarCheckpoint<SCALAR_WORDS, SCALAR_WORD_BITS>>,
        ScalarCheckpointPins,
    >,
}

impl Scalars {
    fn new() -> Self {
        Self {
            pins: PinDriver::rtl(scalar_checkpoint()),
        }
    }

    fn clock(&mut self) {
        self.pins.clock().unwrap();
        drive!(self.pins, write_valid: 0, checkpoint_valid: 0, commit_valid: 0);
    }

    /// Sets the write port for the next cycle.
    fn prepare_write(&mut self, word: u32, value: u32) {
        drive!(self.pins, write_valid: 1, write_word: word, write_data: value);
    }

    fn write(&mut self, word: u32, value: u32) {
        self.prepare_write(word, value);
        self.clock();
    }

    fn checkpoint(&mut self) {
        self.pins.set(self.pins.at.checkpoint_valid, 1);
        self.clock();
    }

    /// A commit of lanes of the lower half in a transaction of lanes 0..4.
    fn commit(&mut self, committed: u32, retry: bool) {
        drive! { self.pins,
            commit_valid: 1, commit_retry: retry, committed_lo: committed, entry_lo: 0b1111,
        }
        self.clock();
    }

    fn read(&mut self, word: u32) -> u32 {
        let at = self.pins.at;
        self.pins.set(at.read_word, word);
        self.clock();
        self.pins.get(at.read_data)
    }
}

#[test]
fn random_traffic_agrees_with_the_model() {
    let done = lockstep::unit_in_rtl("scalar_checkpoint", 42, 80_000);
    println!("{:?}", told(done));
}

#[test]
fn every_word_starts_as_zero() {
    let mut scalars = Scalars::new();
    for word in 0..SCALAR_WORDS as u32 {
        assert_eq!(scalars.read(word), 0);
    }
}

/// A counter and a lane mask over three passes: the counter is what one pass makes of it, the mask the
/// union over the passes.
#[test]
fn a_counter_survives_and_a_lane_mask_becomes_the_union() {
    let (counter, mask) = (6, 0);
    let mut scalars = Scalars::new();
    scalars.write(counter, 7);
    scalars.checkpoint();
    for (committed, retry) in [(0b0001, true), (0b0100, true), (0b1010, false)] {
        assert_eq!((scalars.read(counter), scalars.read(mask)), (7, 0));
        scalars.write(counter, 8);
        scalars.write(mask, committed & 0b0111);
        scalars.commit(committed, retry);
    }
    assert_eq!((scalars.read(counter), scalars.read(mask)), (8, 0b0111));
}

#[test]
fn lanes_outside_the_entry_exec_take_the_current_value() {
    let mut scalars = Scalars::new();
    scalars.checkpoint();
    scalars.commit(0, true);
    scalars.write(2, 0xff);
    scalars.commit(0b0011, false);
    assert_eq!(scalars.read(2), 0xf3);
}

/// The words of a pair answer to the halves of the lane masks.
#[test]
fn the_odd_word_of_a_pair_has_the_upper_lanes() {
    let mut scalars = Scalars::new();
    scalars.checkpoint();
    scalars.write(2, 0xf);
    scalars.write(3, 0xf);
    drive!(scalars.pins, entry_hi: 0b1111, committed_hi: 0b0010);
    scalars.commit(0b0001, false);
    assert_eq!((scalars.read(2), scalars.read(3)), (0b0001, 0b0010));
}

#[test]
fn a_checkpoint_takes_the_value_before_the_write() {
    let mut scalars = Scalars::new();
    scalars.write(4, 1);
    scalars.prepare_write(4, 2);
    scalars.checkpoint();
    assert_eq!(scalars.read(4), 2);
    scalars.commit(0, true);
    assert_eq!(scalars.read(4), 1);
}

#[test]
fn a_commit_wins_over_a_write() {
    let mut scalars = Scalars::new();
    scalars.write(4, 1);
    scalars.checkpoint();
    scalars.prepare_write(4, 2);
    scalars.commit(0, true);
    assert_eq!(scalars.read(4), 1);
    scalars.prepare_write(4, 2);
    scalars.commit(0b1111, false);
    assert_eq!(scalars.read(4), 1);
}

/// The next retry returns to the words before the commit.
#[test]
fn a_commit_beside_a_checkpoint_merges_and_restores_as_if_alone() {
    let mut scalars = Scalars::new();
    scalars.checkpoint();
    scalars.write(4, 0b0011);
    scalars.pins.set(scalars.pins.at.checkpoint_valid, 1);
    scalars.commit(0b0001, true);
    assert_eq!(scalars.read(4), 0, "the checkpoint before");
    scalars.commit(0, true);
    assert_eq!(scalars.read(4), 0b0011, "the new checkpoint");
    scalars.write(4, 0);
    scalars.commit(0b1110, false);
    assert_eq!(scalars.read(4), 0b0001, "what lane 0 committed");
}
