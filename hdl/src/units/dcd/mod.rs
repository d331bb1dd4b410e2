//! Directory-based conflict detection (DCD), one bank.
//!
//! LocalTM-directory, section 3 and Table 1(a):
//!
//! | V | owner | outcome |
//! | --- | --- | --- |
//! | 0 | - | new: back up, own, V = 1 |
//! | 1 | the accessing work-item | proceed |
//! | 1 | another | conflict: the accessing work-item loses |
//!
//! Precise, but a read of a word that another transaction has read is a conflict.
//!
//! **Decision where the paper is silent.** It has a V for each variable and charges one cycle for TX_Commit, in which no walk over owner
//! bytes fits. Here V is a mark for each wavefront slot and *owner word*, the four owner bytes of a row of the array
//! ([`directory_shadow`](crate::directory_shadow)): **an owner byte is live if the slot that it names has a mark on its word.** All
//! entries a wavefront still holds at its commit belong to committing lanes, so its marks are flushed in one cycle. With four
//! slots these are as many bits as variables, those of the paper. Slots of other work-groups do not count (`group`).
//!
//! **Stale bytes.** A mark says the same of all bytes of its slot. So when a slot makes its first entry in a word, bytes that it left
//! there before are given to a slot without a mark; likewise those of a walk, if other entries of the slot stay. There is
//! such a slot: of the four bytes one is being taken and another is stale, so the other three slots have at most two live bytes. A
//! mark is set exactly while its slot has a live byte in the word.
//!
//! Two lanes of one wavefront that touch one word reach the bank one after the other: the first
//! owns it, the second loses.
//!
//! Latency 0 for the decision, 1 cycle for its effect; a decision a cycle. **Same-cycle priority**:
//! clear, flush, `walk_release`, then the effect of a check. In a cycle with `walk_match` there is no check.

use crate::prelude::*;
use crate::word_marks::WordMarks;

/// V bits of `SLOTS` wavefronts, at most 4.
#[derive(LogicBlock, Unit)]
#[unit(
    LocalTmDirectory,
    "conflict detection by valid bits and owners, one bank",
    Dcd::<SLOTS, SLOT_BITS, STATE_BITS>::new(STATE_ROWS)
)]
#[legal(SLOTS <= 4, "{SLOTS} slots: at most 4, as an owner byte names them")]
#[idle(|directory| !directory.clear.val()
        && !directory.check_valid.val()
        && !directory.flush_valid.val()
        && !directory.walk_release.val())]
pub struct Dcd<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub check_valid: Signal<In, bool>,
    /// The owner word, by number and as read, and the byte of the accessed variable.
    pub word: Signal<In, Bits<STATE_BITS>>,
    pub owners: Signal<In, Bits<32>>,
    pub owner_byte: Signal<In, Bits<2>>,
    pub work_item: Signal<In, Bits<8>>,
    /// Slots of the accessing or walked wavefront's work-group.
    pub group: Signal<In, Bits<SLOTS>>,
    pub conflict: Signal<Out, bool>,
    pub backup: Signal<Out, bool>,
    pub own: Signal<Out, bool>,
    /// Bytes of the owner word that change, and their values: of the last check, or in a cycle with `walk_match` of the walk.
    pub owner_mask: Signal<Out, Bits<4>>,
    pub owner_data: Signal<Out, Bits<32>>,
    /// The wavefront's pass is over: all its entries go.
    pub flush_valid: Signal<In, bool>,
    pub flush_slot: Signal<In, Bits<SLOT_BITS>>,
    pub walk_slot: Signal<In, Bits<SLOT_BITS>>,
    pub walk_lanes_lo: Signal<In, Bits<32>>,
    pub walk_lanes_hi: Signal<In, Bits<32>>,
    /// The walk looks at `owners`: those of the walked lanes, which go and are restored, and whether other lanes of the slot have entries in the word.
    pub walk_match: Signal<In, bool>,
    pub hits: Signal<Out, Bits<4>>,
    pub restores: Signal<Out, Bits<4>>,
    pub remains: Signal<Out, bool>,
    /// The walk has visited `word`, and all words before it.
    pub walk_on: Signal<In, bool>,
    pub walk_any: Signal<Out, bool>,
    pub walk_word: Signal<Out, Bits<STATE_BITS>>,
    /// The mark of `walk_slot` on `word` goes.
    pub walk_release: Signal<In, bool>,
    entries: WordMarks<SLOTS, SLOT_BITS, STATE_BITS>,
    /// Bytes that are given to another slot with the last check, and which.
    given: DFF<Bits<4>>,
    given_slot: DFF<Bits<2>>,
    spare: Signal<Local, Bits<2>>,
    stale: Signal<Local, Bits<4>>,
    accessed: Signal<Local, Bits<4>>,
    renamed: Signal<Local, Bits<8>>,
    new_owner: Array<Signal<Local, Bits<8>>, 4>,
    item_slot: Signal<Local, Bits<2>>,
    /// Of the access or of the walk.
    slot: Signal<Local, Bits<2>>,
    /// Slots of the group with a mark on the word.
    live: Signal<Local, Bits<4>>,
    busy: Signal<Local, Bits<4>>,
    recorded: Signal<Local, Bits<8>>,
    recorded_slot: Signal<Local, Bits<2>>,
    valid: Signal<Local, Bit>,
    owner: Array<Signal<Local, Bits<8>>, 4>,
    lane: Array<Signal<Local, Bits<5>>, 4>,
    chosen: Array<Signal<Local, Bit>, 4>,
    of_slot: Signal<Local, Bits<4>>,
    of_lanes: Signal<Local, Bits<4>>,
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize>
    Dcd<SLOTS, SLOT_BITS, STATE_BITS>
{
    /// For `state_rows` variables.
    ///
    /// # Panics
    /// If `state_rows` is 0 or needs more than `STATE_BITS` bits.
    pub fn new(state_rows: usize) -> Self {
        assert!(
            (1..=1 << STATE_BITS).contains(&state_rows),
            "Dcd: {state_rows} rows do not fit {STATE_BITS} bits"
        );
        Self {
            entries: WordMarks::new(state_rows.div_ceil(4)),
            ..Default::default()
        }
    }
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize> Logic
    for Dcd<SLOTS, SLOT_BITS, STATE_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, given, given_slot);
        clock!(self, clock, entries);
        self.entries.clear.next = self.clear.val();
        self.entries.word.next = self.word.val();

        self.item_slot.next = self.work_item.val().get_bits::<2>(6);
        self.slot.next = self.item_slot.val();
        if self.walk_match.val() {
            self.slot.next = bit_cast::<2, SLOT_BITS>(self.walk_slot.val());
        }
        self.live.next = 0.into();
        for place in 0..SLOTS {
            if self.entries.marks.val().get_bit(place) & self.group.val().get_bit(place) {
                self.live.next = self.live.val().replace_bit(place, true);
            }
        }
        self.busy.next = self.live.val().replace_bit(self.slot.val().index(), true);
        self.spare.next = 3.into();
        if !self.busy.val().get_bit(2) {
            self.spare.next = 2.into();
        }
        if !self.busy.val().get_bit(1) {
            self.spare.next = 1.into();
        }
        if !self.busy.val().get_bit(0) {
            self.spare.next = 0.into();
        }

        self.owner[0].next = self.owners.val().get_bits::<8>(0);
        self.owner[1].next = self.owners.val().get_bits::<8>(8);
        self.owner[2].next = self.owners.val().get_bits::<8>(16);
        self.owner[3].next = self.owners.val().get_bits::<8>(24);
        self.of_slot.next = 0.into();
        self.of_lanes.next = 0.into();
        self.recorded.next = self.owner[0].val();
        for place in 0..4 {
            if self.owner_byte.val().index() == place {
                self.recorded.next = self.owner[place].val();
            }
            self.lane[place].next = bit_cast::<5, 8>(self.owner[place].val());
            self.chosen[place].next = self
                .walk_lanes_lo
                .val()
                .get_bit(self.lane[place].val().index());
            if self.owner[place].val().get_bit(5) {
                self.chosen[place].next = self
                    .walk_lanes_hi
                    .val()
                    .get_bit(self.lane[place].val().index());
            }
            if self.owner[place].val().get_bits::<2>(6) == self.slot.val() {
                self.of_slot.next = self.of_slot.val().replace_bit(place, true);
            }
            if self.chosen[place].val() {
                self.of_lanes.next = self.of_lanes.val().replace_bit(place, true);
            }
        }

        self.recorded_slot.next = self.recorded.val().get_bits::<2>(6);
        self.valid.next = self.live.val().get_bit(self.recorded_slot.val().index());
        self.conflict.next = self.valid.val() & (self.recorded.val() != self.work_item.val());
        self.own.next = !self.valid.val();
        self.backup.next = !self.valid.val();
        self.stale.next = self.of_slot.val();
        if self.live.val().get_bit(self.slot.val().index()) {
            self.stale.next = 0.into();
        }
        self.entries.set_valid.next = self.check_valid.val() & !self.valid.val();
        self.entries.set_slot.next = bit_cast::<SLOT_BITS, 2>(self.item_slot.val());

        self.hits.next = self.of_slot.val() & self.of_lanes.val();
        self.restores.next = self.hits.val();
        self.remains.next = (self.of_slot.val() & !self.of_lanes.val()).any();

        // What is written to the word.
        if self.check_valid.val() {
            self.given.d.next = self.stale.val();
            self.given_slot.d.next = self.spare.val();
        }
        self.accessed.next = 0.into();
        self.accessed.next = self
            .accessed
            .val()
            .replace_bit(self.owner_byte.val().index(), true);
        self.owner_mask.next = self.given.q.val() | self.accessed.val();
        self.renamed.next = bit_cast::<8, 2>(self.given_slot.q.val()) << 6;
        if self.walk_match.val() {
            self.renamed.next = bit_cast::<8, 2>(self.spare.val()) << 6;
            self.owner_mask.next = 0.into();
            if self.remains.val() {
                self.owner_mask.next = self.hits.val();
            }
        }
        for place in 0..4 {
            self.new_owner[place].next = self.renamed.val();
            if !self.walk_match.val() & self.accessed.val().get_bit(place) {
                self.new_owner[place].next = self.work_item.val();
            }
        }
        self.owner_data.next = bit_cast::<32, 8>(self.new_owner[0].val())
            | (bit_cast::<32, 8>(self.new_owner[1].val()) << 8)
            | (bit_cast::<32, 8>(self.new_owner[2].val()) << 16)
            | (bit_cast::<32, 8>(self.new_owner[3].val()) << 24);

        self.entries.flush_valid.next = self.flush_valid.val();
        self.entries.flush_slot.next = self.flush_slot.val();
        self.entries.scan_slot.next = self.walk_slot.val();
        self.entries.scan_on.next = self.walk_on.val();
        self.walk_any.next = self.entries.scan_any.val();
        self.walk_word.next = self.entries.scan_word.val();
        self.entries.unset_valid.next = self.walk_release.val();
        self.entries.unset_slot.next = self.walk_slot.val();
    }
}
