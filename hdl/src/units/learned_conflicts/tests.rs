//! What a slot learns of conflicts within its warp, one test for each sentence of the header; random traffic is in `unit_lockstep`.

use turnstile_engine::RtlEngine;
use turnstile_hdl::full_size::{learned_conflicts, FullLearnedConflicts, WARP_LANES};
use turnstile_hdl::learned_conflicts::LearnedConflictsPins;
use turnstile_testbenches::drive;
use turnstile_testbenches::models::intra_warp_resolver::table_entry;
use turnstile_testbenches::pin_driver::PinDriver;

/// A word that is learned, and one of another bank.
const WORD: u32 = 0x1234;
const OTHER: u32 = 0x1239;

struct Slot(PinDriver<RtlEngine<FullLearnedConflicts>, LearnedConflictsPins>);

impl Slot {
    fn new() -> Self {
        let mut slot = Self(PinDriver::rtl(learned_conflicts()));
        slot.0.pulse(slot.0.at.clear);
        slot.0.clock().unwrap();
        slot
    }

    fn lost(&mut self, word: u32) {
        let entry = table_entry(word) as u32;
        drive! { self.0,
            lost_valid: 1, lost_bank: entry / 4 % 32, lost_entry: entry / 128 * 4 + entry % 4,
        }
        self.0.clock().unwrap();
        drive!(self.0, lost_valid: 0);
    }

    fn pass_ends(&mut self) {
        drive!(self.0, pass_ends: 1);
        self.0.clock().unwrap();
        drive!(self.0, pass_ends: 0);
    }

    /// Lanes of `lanes` use `word`, others none. Returns who had better pause, and the cycles until that is known.
    fn access(&mut self, store: bool, lanes: u32, word: u32) -> (u32, usize) {
        let at = self.0.at;
        drive!(self.0, check_valid: 1, check_write: store, check_lanes: lanes);
        self.0.set_array(at.lane_address, &[word; WARP_LANES]);
        let mut cycles = 1;
        self.0.clock().unwrap();
        while self.0.get(at.check_ready) == 0 {
            self.0.clock().unwrap();
            cycles += 1;
        }
        drive!(self.0, check_valid: 0);
        self.0.clock().unwrap();
        assert_eq!(self.0.get(at.check_done), 1);
        (self.0.get(at.check_hits), cycles)
    }

    fn may_hit(&mut self) -> bool {
        self.0.clock().unwrap();
        self.0.get(self.0.at.may_hit) == 1
    }

    fn load(&mut self, lanes: u32, word: u32) -> u32 {
        self.access(false, lanes, word).0
    }

    fn store(&mut self, lanes: u32, word: u32) {
        assert_eq!(self.access(true, lanes, word).0, 0);
    }

    /// A pass stores the word, and lanes abort at it in the end.
    fn learn(&mut self, word: u32) {
        self.store(0b1, word);
        self.pass_ends();
        self.lost(word);
    }

    /// A pass in which all but the lowest lane pause at the word, and that one stores it or nothing.
    fn pass(&mut self, stores: bool) {
        self.load(0xf0, WORD);
        if stores {
            self.store(0x10, WORD);
        }
        self.pass_ends();
    }
}

#[test]
fn all_but_the_lowest_lane_pause_at_a_learned_word() {
    let mut slot = Slot::new();
    assert_eq!(slot.load(u32::MAX, WORD), 0);
    assert!(!slot.may_hit());
    slot.learn(WORD);
    assert!(slot.may_hit());
    assert_eq!(slot.load(u32::MAX, WORD), u32::MAX - 1);
    // Of two groups the lane of the first goes on.
    assert_eq!(slot.load(0x8000_0044, WORD), 0x8000_0040);
    assert_eq!(slot.load(0x40, WORD), 0);
    assert_eq!(slot.load(u32::MAX, OTHER), 0);
}

#[test]
fn nobody_pauses_at_a_store() {
    let mut slot = Slot::new();
    slot.learn(WORD);
    assert_eq!(slot.access(true, u32::MAX, WORD), (0, 8));
}

#[test]
fn a_look_up_takes_a_cycle_a_group_with_a_lane() {
    let mut slot = Slot::new();
    for (lanes, cycles) in [(0, 1), (1, 1), (0x0f0f_0000, 2), (u32::MAX, 8)] {
        assert_eq!(slot.access(false, lanes, WORD).1, cycles, "{lanes:#x}");
    }
}

#[test]
fn of_words_with_one_entry_that_which_had_been_stored_is_learned() {
    let mut slot = Slot::new();
    let folded = |word: u32| {
        word.to_le_bytes()
            .into_iter()
            .fold(0, |all, byte| all ^ byte)
    };
    let shares =
        |word: &u32| table_entry(*word) == table_entry(WORD) && folded(*word) != folded(WORD);
    let alias = (0..1 << 20).find(shares).unwrap();
    slot.learn(WORD);
    assert_eq!(slot.load(0b11, alias), 0);
    assert_eq!(slot.load(0b11, WORD), 0b10);
    // From now on it is known by its address, whatever is stored.
    slot.store(0b1, alias);
    slot.pass_ends();
    assert_eq!(slot.load(0b11, alias), 0);
    assert_eq!(slot.load(0b11, WORD), 0b10);
}

#[test]
fn the_fifth_word_takes_the_place_of_the_first() {
    let mut slot = Slot::new();
    (0..5).for_each(|word| slot.store(0b1, word));
    slot.pass_ends();
    (0..5).for_each(|word| slot.lost(word));
    assert_eq!(slot.load(0b11, 0), 0);
    (1..5).for_each(|word| assert_eq!(slot.load(0b11, word), 0b10));
    // One that is known already takes no place.
    slot.lost(4);
    assert_eq!(slot.load(0b11, 1), 0b10);
}

#[test]
fn a_pass_that_stores_nothing_makes_pauses_vain() {
    let mut slot = Slot::new();
    slot.learn(WORD);
    assert_eq!(slot.load(0b11, WORD), 0b10);
    slot.pass_ends();
    // All words are forgotten.
    assert_eq!(slot.load(0b11, WORD), 0);
    // The pass behind it loads nothing that had been stored: the confidence is 0.
    slot.learn(WORD);
    assert!(!slot.may_hit());
    assert_eq!(slot.load(0b11, WORD), 0);
}

/// Passes in which a word is learned, `good` times stored and loaded again, and then paused at in vain; whether lanes pause at it again.
fn pauses_again(good: usize) -> bool {
    let mut slot = Slot::new();
    slot.learn(WORD);
    (0..good).for_each(|_| slot.pass(true));
    slot.load(0xf0, WORD);
    slot.store(0x10, OTHER);
    slot.pass_ends();
    slot.store(0x20, OTHER);
    slot.pass_ends();
    slot.learn(WORD);
    slot.load(0b11, WORD) == 0b10
}

#[test]
fn what_was_stored_and_is_loaded_behind_the_pause_gives_confidence() {
    assert!(!pauses_again(0));
    assert!(pauses_again(2));
}

#[test]
fn lanes_that_abort_at_what_was_known_give_confidence_back() {
    let mut slot = Slot::new();
    slot.learn(WORD);
    slot.pass(false);
    // Words that are learned in a walk were not known before it.
    slot.learn(WORD);
    slot.lost(OTHER);
    for hits in [0, 0, 0, 0b10] {
        assert_eq!(slot.load(0b11, WORD), hits);
        slot.learn(WORD);
    }
}

#[test]
fn clear_forgets_everything() {
    let mut slot = Slot::new();
    slot.learn(WORD);
    slot.0.pulse(slot.0.at.clear);
    slot.0.clock().unwrap();
    assert_eq!(slot.load(0b11, WORD), 0);
}
