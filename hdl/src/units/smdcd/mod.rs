//! Shared-modified directory (SMDCD), one bank: DCD that lets transactions read together.
//!
//! LocalTM-directory, section 3 and Table 1(b). S = several work-items read the variable, M = its owner wrote it; one without an
//! entry is the table's "unset" (S,M = 1,1):
//!
//! | S,M | owner | read | write |
//! | --- | --- | --- | --- |
//! | unset | - | own, 0,0 | back up, own, 0,1 |
//! | 0,0 | the accessing work-item | proceed | back up, 0,1 |
//! | 0,0 | another | 1,0 | conflict |
//! | 1,0 | any | proceed | conflict |
//! | 0,1 | the accessing work-item | proceed | proceed |
//! | 0,1 | another | conflict | conflict |
//!
//! **Repaired.** The paper deletes an entry with its owner, even when other readers still rely on it; a third transaction may then write the
//! word and commit between two reads of such a reader, which is not serialisable ([`smdcd_rows`](crate::smdcd_rows) has that design, too).
//! In this unit an S = 1 entry stays until no transaction that could have read it runs: an abort never removes it, and a wavefront is no reader
//! any more when its pass ends (commit or retry).
//!
//! **Marks** are those of [`Dcd`](crate::dcd::Dcd): one for each wavefront slot and owner word. Who owns or reads a variable says its owner byte:
//!
//! | S | owner byte | live if |
//! | --- | --- | --- |
//! | 0 | the owner: slot in bits 7..6, lane in bits 5..0 | its slot has a mark on the word |
//! | 1 | a bit for each slot with a reader, in bits 3..0 | one of those slots has a mark on the word |
//!
//! A mark says the same of all bytes. So when a slot makes its first entry in a word, it is taken out of the bytes that name it there: it
//! reads no more, and a byte that it owned becomes one that nobody reads (S = 1, no bits); if no slot has a mark on the word, all other bytes become
//! that, whatever they and their S,M hold. A walk does it with entries that go, if others of the slot stay in the word; if none stays, the
//! mark goes. A mark is set exactly while its slot has a live byte in the word.
//!
//! Two lanes of one wavefront that touch one word reach the bank one after the other; the second loses unless both read.
//!
//! Latency 0 for the decision, 1 cycle for its effect; a decision a cycle. `owner_mask` and `owner_data`, what is written to the owner word, are
//! those of the last check, or in a cycle with `walk_match` of the walk. **Same-cycle priority**:
//! clear, flush, `walk_release`, then the effect of a check. In a cycle with `walk_match` there is no check.

use crate::prelude::*;
use crate::row_state::RowState;
use crate::word_marks::WordMarks;

/// Marks and S,M bits of `SLOTS` wavefronts, at most 4.
#[derive(LogicBlock, Unit)]
#[unit(
    LocalTmDirectory,
    "DCD with shared readers, repaired, one bank",
    Smdcd::<SLOTS, SLOT_BITS, STATE_BITS>::new(STATE_ROWS)
)]
#[legal(SLOTS <= 4, "{SLOTS} slots: at most 4, as an owner byte names them")]
#[idle(|directory| !directory.clear.val()
        && !directory.check_valid.val()
        && !directory.flush_valid.val()
        && !directory.walk_match.val()
        && !directory.walk_release.val())]
pub struct Smdcd<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub check_valid: Signal<In, bool>,
    pub check_write: Signal<In, bool>,
    /// The owner word, by a number that no other work-group has, and as read; and the byte of the accessed variable.
    pub word: Signal<In, Bits<STATE_BITS>>,
    pub owners: Signal<In, Bits<32>>,
    pub owner_byte: Signal<In, Bits<2>>,
    pub work_item: Signal<In, Bits<8>>,
    /// Slots of the accessing or walked wavefront's work-group.
    pub group: Signal<In, Bits<SLOTS>>,
    pub conflict: Signal<Out, bool>,
    pub backup: Signal<Out, bool>,
    pub own: Signal<Out, bool>,
    /// Bytes of the owner word that change, and their values.
    pub owner_mask: Signal<Out, Bits<4>>,
    pub owner_data: Signal<Out, Bits<32>>,
    /// The wavefront's pass is over: all its entries go.
    pub flush_valid: Signal<In, bool>,
    pub flush_slot: Signal<In, Bits<SLOT_BITS>>,
    pub walk_slot: Signal<In, Bits<SLOT_BITS>>,
    pub walk_lanes_lo: Signal<In, Bits<32>>,
    pub walk_lanes_hi: Signal<In, Bits<32>>,
    /// The walk looks at `owners`: entries of the walked lanes, which go, those of them that they wrote, and whether others of the slot stay.
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
    bits: RowState<STATE_BITS, 4>,
    /// What is written to the owner word: which bytes, of which one the work-item, of the others the readers.
    new_bytes: DFF<Bits<4>>,
    becomes_owner: DFF<Bit>,
    new_readers: Array<DFF<Bits<4>>, 4>,
    item_slot: Signal<Local, Bits<2>>,
    /// Of the access or of the walk.
    slot: Signal<Local, Bits<2>>,
    slot_bit: Signal<Local, Bits<4>>,
    /// Slots of the group with a mark on the word.
    live: Signal<Local, Bits<4>>,
    owner: Array<Signal<Local, Bits<8>>, 4>,
    lane: Array<Signal<Local, Bits<5>>, 4>,
    chosen: Array<Signal<Local, Bit>, 4>,
    /// Of the slot: a byte that it owns, or would if it had a mark, and one that it reads.
    owned: Signal<Local, Bits<4>>,
    read: Signal<Local, Bits<4>>,
    of_lanes: Signal<Local, Bits<4>>,
    recorded: Signal<Local, Bits<8>>,
    owner_bit: Signal<Local, Bits<4>>,
    shared: Signal<Local, Bit>,
    modified: Signal<Local, Bit>,
    readers: Signal<Local, Bits<4>>,
    valid: Signal<Local, Bit>,
    mine: Signal<Local, Bit>,
    joined: Signal<Local, Bits<4>>,
    accessed: Signal<Local, Bits<4>>,
    /// The slot has no mark on the word.
    first: Signal<Local, Bit>,
    /// Bytes that become nobody's if the slot makes its first entry in the word.
    dropped: Signal<Local, Bits<4>>,
    writes: Signal<Local, Bit>,
    /// Those, and bytes from which the slot is taken out.
    stale: Signal<Local, Bits<4>>,
    proceeds: Signal<Local, Bit>,
    kept: Array<Signal<Local, Bits<4>>, 4>,
    new_byte: Array<Signal<Local, Bits<8>>, 4>,
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize>
    Smdcd<SLOTS, SLOT_BITS, STATE_BITS>
{
    /// For `state_rows` variables.
    ///
    /// # Panics
    /// If `state_rows` is 0 or needs more than `STATE_BITS` bits.
    pub fn new(state_rows: usize) -> Self {
        assert!(
            (1..=1 << STATE_BITS).contains(&state_rows),
            "Smdcd: {state_rows} rows do not fit {STATE_BITS} bits"
        );
        // A work-group more may begin at a multiple of 4.
        let words = state_rows.div_ceil(4) + 1;
        Self {
            entries: WordMarks::new(words),
            bits: RowState::new(words),
            ..Default::default()
        }
    }
}

impl<const SLOTS: usize, const SLOT_BITS: usize, const STATE_BITS: usize> Logic
    for Smdcd<SLOTS, SLOT_BITS, STATE_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, new_bytes, becomes_owner);
        clock!(self, clock, entries, bits);
        self.entries.clear.next = self.clear.val();
        self.entries.word.next = self.word.val();
        self.bits.row.next = self.word.val();

        self.item_slot.next = self.work_item.val().get_bits::<2>(6);
        self.slot.next = self.item_slot.val();
        if self.walk_match.val() {
            self.slot.next = bit_cast::<2, SLOT_BITS>(self.walk_slot.val());
        }
        self.slot_bit.next = 0.into();
        self.slot_bit.next = self
            .slot_bit
            .val()
            .replace_bit(self.slot.val().index(), true);
        self.live.next = 0.into();
        for place in 0..SLOTS {
            if self.entries.marks.val().get_bit(place) & self.group.val().get_bit(place) {
                self.live.next = self.live.val().replace_bit(place, true);
            }
        }

        // What the bytes of the word say of the slot.
        self.owner[0].next = self.owners.val().get_bits::<8>(0);
        self.owner[1].next = self.owners.val().get_bits::<8>(8);
        self.owner[2].next = self.owners.val().get_bits::<8>(16);
        self.owner[3].next = self.owners.val().get_bits::<8>(24);
        self.owned.next = 0.into();
        self.read.next = 0.into();
        self.of_lanes.next = 0.into();
        self.accessed.next = 0.into();
        self.accessed.next = self
            .accessed
            .val()
            .replace_bit(self.owner_byte.val().index(), true);
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
            if self.chosen[place].val() {
                self.of_lanes.next = self.of_lanes.val().replace_bit(place, true);
            }
            if self.bits.shared.val().get_bit(place) {
                if (bit_cast::<4, 8>(self.owner[place].val()) & self.slot_bit.val()).any() {
                    self.read.next = self.read.val().replace_bit(place, true);
                }
            } else if self.owner[place].val().get_bits::<2>(6) == self.slot.val() {
                self.owned.next = self.owned.val().replace_bit(place, true);
            }
        }

        // The decision.
        self.shared.next = (self.bits.shared.val() & self.accessed.val()).any();
        self.modified.next = (self.bits.modified.val() & self.accessed.val()).any();
        self.owner_bit.next = 0.into();
        self.owner_bit.next = self
            .owner_bit
            .val()
            .replace_bit(self.recorded.val().get_bits::<2>(6).index(), true);
        self.readers.next = self.owner_bit.val() & self.live.val();
        if self.shared.val() {
            self.readers.next = bit_cast::<4, 8>(self.recorded.val()) & self.live.val();
        }
        self.valid.next = self.readers.val().any();
        self.mine.next = !self.shared.val() & (self.recorded.val() == self.work_item.val());
        self.joined.next = self.readers.val() | self.slot_bit.val();
        self.conflict.next = false;
        self.backup.next = false;
        self.own.next = !self.valid.val();
        if !self.valid.val() {
            self.backup.next = self.check_write.val();
        } else if self.mine.val() {
            self.backup.next = self.check_write.val() & !self.modified.val();
        } else if self.check_write.val() | (self.modified.val() & !self.shared.val()) {
            self.conflict.next = true;
        } else {
            // Another reads with those who do.
            self.own.next = !self.shared.val() | (self.joined.val() != self.readers.val());
        }
        self.proceeds.next = self.check_valid.val() & !self.conflict.val();
        self.writes.next = self.proceeds.val() & (self.own.val() | self.backup.val());

        // What becomes of the word.
        self.first.next = !(self.live.val() & self.slot_bit.val()).any();
        self.dropped.next = self.owned.val();
        if !self.live.val().any() {
            self.dropped.next = 15.into();
        }
        self.stale.next = 0.into();
        if self.first.val() {
            self.stale.next = (self.dropped.val() | self.read.val()) & !self.accessed.val();
        }
        if self.proceeds.val() {
            self.new_bytes.d.next = self.accessed.val() | self.stale.val();
            self.becomes_owner.d.next = !self.valid.val();
        }
        for place in 0..4 {
            self.new_readers[place].clock.next = self.clock.val();
            self.new_readers[place].d.next = self.new_readers[place].q.val();
            self.kept[place].next =
                bit_cast::<4, 8>(self.owner[place].val()) & !self.slot_bit.val();
            if self.dropped.val().get_bit(place) {
                self.kept[place].next = 0.into();
            }
            if self.proceeds.val() {
                self.new_readers[place].d.next = self.kept[place].val();
                if self.accessed.val().get_bit(place) {
                    self.new_readers[place].d.next = self.joined.val();
                }
            }
        }
        self.entries.set_valid.next = self.proceeds.val() & self.own.val();
        self.entries.set_slot.next = bit_cast::<SLOT_BITS, 2>(self.item_slot.val());

        // A byte that its slot owned and that is nobody's now is one that nobody reads.
        self.bits.write_places.next = 0.into();
        self.bits.write_shared.next = self.dropped.val();
        self.bits.write_modified.next = 0.into();
        if self.writes.val() {
            self.bits.write_places.next =
                self.accessed.val() | (self.stale.val() & self.dropped.val());
            if !self.valid.val() | self.mine.val() {
                self.bits.write_shared.next = self.dropped.val() & !self.accessed.val();
            } else {
                self.bits.write_shared.next = self.dropped.val() | self.accessed.val();
            }
            if self.check_write.val() {
                self.bits.write_modified.next = self.accessed.val();
            }
        }

        // The walk.
        self.hits.next = self.owned.val() & self.of_lanes.val();
        self.restores.next = self.hits.val() & self.bits.modified.val();
        self.remains.next = (self.owned.val() & !self.of_lanes.val()).any() | self.read.val().any();
        self.owner_mask.next = self.new_bytes.q.val();
        if self.walk_match.val() {
            self.owner_mask.next = 0.into();
            if self.remains.val() {
                self.owner_mask.next = self.hits.val();
                self.bits.write_places.next = self.hits.val();
            }
        }
        for place in 0..4 {
            self.new_byte[place].next = 0.into();
            if !self.walk_match.val() {
                self.new_byte[place].next = bit_cast::<8, 4>(self.new_readers[place].q.val());
                if self.becomes_owner.q.val() & self.accessed.val().get_bit(place) {
                    self.new_byte[place].next = self.work_item.val();
                }
            }
        }
        self.owner_data.next = bit_cast::<32, 8>(self.new_byte[0].val())
            | (bit_cast::<32, 8>(self.new_byte[1].val()) << 8)
            | (bit_cast::<32, 8>(self.new_byte[2].val()) << 16)
            | (bit_cast::<32, 8>(self.new_byte[3].val()) << 24);
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
