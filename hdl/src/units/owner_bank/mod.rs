//! One bank of the ownership table: which lanes it serves, who owns their entry, and which of them abort.
//!
//! Part of the [intra-warp resolver](crate::intra_warp_resolver), which has the rules and their source.
//!
//! ```text
//!                  +----------------------------+
//!  lanes         ->| BankSelect: lowest lane,   |-> served, bank_read, read_row      (same cycle)
//!  entry_plane   ->| all lanes of its entry     |
//!  table_word,   ->| owner of that entry:       |-> marks, mark_row, mark_mask,      (next cycle)
//!  mark, check_* ->| mark it, or compare        |   mark_word, aborted_lanes, answered_entry
//!                  +----------------------------+
//! ```
//!
//! **Cycle 0.** Of `lanes`, those that wait for this bank, the lowest is taken with all others that have its entry. An
//! entry is a byte: its number is the row and, in the two low bits, the byte of the word. `read_row` is read.
//!
//! **Cycle 1.** `table_word` is the word, and one of the phases says what becomes of the lanes that were served:
//! - `mark`: the lowest becomes the owner if the entry is free or its owner is above it (`marks`, to be written in this cycle). Since all lanes
//!   of an entry are served together, the lowest of them is the only candidate;
//! - `check_reads`: lanes above the owner abort;
//! - `check_writes`: lanes other than the owner abort.
//!
//! A free entry is 255, and nobody aborts by it. Without `lanes` in cycle 0 nothing happens in cycle 1.

use crate::bank_select::BankSelect;
use crate::pins::Register;
use crate::prelude::*;

/// For `LANES <= 32` lanes and `2^ROW_BITS` words of four entries; `ENTRY_BITS = ROW_BITS + 2`.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "one bank of the ownership table: marks and checks",
    OwnerBank::<WARP_LANES, OWNER_ROW_BITS, OWNER_ENTRY_BITS>::default()
)]
#[legal(
    (1..=32).contains(&LANES) && ENTRY_BITS == ROW_BITS + 2,
    "{LANES} lanes, entries of {ENTRY_BITS} bits in rows of {ROW_BITS}: 1 to 32 lanes, 2 bits more than rows"
)]
#[idle(|unit| !unit.lanes.val().any() && !unit.asking.q.val().any() && unit.asking.keeps())]
pub struct OwnerBank<const LANES: usize, const ROW_BITS: usize, const ENTRY_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub lanes: Signal<In, Bits<LANES>>,
    pub entry_plane: Array<Signal<In, Bits<LANES>>, ENTRY_BITS>,
    pub served: Signal<Out, Bits<LANES>>,
    pub bank_read: Signal<Out, bool>,
    pub read_row: Signal<Out, Bits<ROW_BITS>>,
    pub mark: Signal<In, bool>,
    pub check_reads: Signal<In, bool>,
    pub check_writes: Signal<In, bool>,
    pub table_word: Signal<In, Bits<32>>,
    pub marks: Signal<Out, bool>,
    pub mark_row: Signal<Out, Bits<ROW_BITS>>,
    pub mark_mask: Signal<Out, Bits<4>>,
    pub mark_word: Signal<Out, Bits<32>>,
    pub aborted_lanes: Signal<Out, Bits<LANES>>,
    /// Entry that this is about.
    pub answered_entry: Signal<Out, Bits<ENTRY_BITS>>,
    select: BankSelect<LANES, ENTRY_BITS>,
    asking: DFF<Bits<LANES>>,
    entry: DFF<Bits<ENTRY_BITS>>,
    lowest: DFF<Bits<8>>,
    owner: Signal<Local, Bits<8>>,
    owner_lane: Signal<Local, Bits<5>>,
    own: Signal<Local, Bits<LANES>>,
    lane_word: Signal<Local, Bits<32>>,
    place: Signal<Local, Bits<2>>,
}

impl<const LANES: usize, const ROW_BITS: usize, const ENTRY_BITS: usize> Logic
    for OwnerBank<LANES, ROW_BITS, ENTRY_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, asking, entry, lowest);

        self.select.lanes.next = self.lanes.val();
        self.select.broadcast.next = true;
        for plane in 0..2 {
            self.select.byte_plane[plane].next = 0.into();
        }
        for plane in 0..ENTRY_BITS {
            self.select.row_plane[plane].next = self.entry_plane[plane].val();
        }
        self.served.next = self.select.served.val();
        self.bank_read.next = self.select.valid.val();
        self.read_row.next = bit_cast::<ROW_BITS, ENTRY_BITS>(self.select.granted_row.val() >> 2);
        self.asking.d.next = self.select.served.val();
        if self.select.valid.val() {
            self.entry.d.next = self.select.granted_row.val();
            self.lowest.d.next = self.select.granted_lane.val();
        }

        self.answered_entry.next = self.entry.q.val();
        self.place.next = bit_cast::<2, ENTRY_BITS>(self.entry.q.val());
        self.owner.next = self.table_word.val().get_bits::<8>(0);
        if self.place.val() == 1 {
            self.owner.next = self.table_word.val().get_bits::<8>(8);
        }
        if self.place.val() == 2 {
            self.owner.next = self.table_word.val().get_bits::<8>(16);
        }
        if self.place.val() == 3 {
            self.owner.next = self.table_word.val().get_bits::<8>(24);
        }
        self.owner_lane.next = bit_cast::<5, 8>(self.owner.val());
        self.own.next = 1.into();
        self.own.next = self.own.val() << self.owner_lane.val();

        self.marks.next =
            self.mark.val() & self.asking.q.val().any() & (self.lowest.q.val() < self.owner.val());
        self.mark_row.next = bit_cast::<ROW_BITS, ENTRY_BITS>(self.entry.q.val() >> 2);
        self.mark_mask.next = 1.into();
        self.mark_mask.next = self.mark_mask.val() << self.place.val();
        self.lane_word.next = bit_cast::<32, 8>(self.lowest.q.val());
        self.mark_word.next = self.lane_word.val()
            | (self.lane_word.val() << 8)
            | (self.lane_word.val() << 16)
            | (self.lane_word.val() << 24);

        self.aborted_lanes.next = 0.into();
        if !self.owner.val().get_bit(7) {
            if self.check_writes.val() {
                self.aborted_lanes.next = self.asking.q.val() & !self.own.val();
            } else if self.check_reads.val() {
                self.aborted_lanes.next =
                    self.asking.q.val() & !(self.own.val() | (self.own.val() - 1));
            }
        }
    }
}
