//! One word of the [learned conflicts](crate::learned_conflicts) of a slot: which lanes of a group load it, and had better pause.
//!
//! ```text
//!                      +----------------------+
//!  learn, lost_*     ->| entry of the table,  |-> known, is_lost (same cycle)
//!  forget            ->| address once known   |
//!  loads, address,   ->|                      |-> pauses (same cycle)
//!  bank, entry,        | taken                |
//!  was_stored, ends  ->|                      |
//!                      +----------------------+
//! ```
//!
//! `learn` takes the entry on `lost_bank` and `lost_entry`; its word is not known then. Of the group's lanes in `loads`, those load the word that have its address; while it is not known, those whose
//! word has the entry and `was_stored`, and the lowest one's address is learned. `pauses` are those lanes, but for the lowest of the first group that has one. `ends`: the group is the last of its load.
//!
//! **Same-cycle priority**: clear, `forget`, `learn`, the rest.

use crate::prelude::*;

/// Lanes of a group.
pub const PORTS: usize = 4;

/// Addresses of `ADDR_BITS` bits, an ownership table of `2^BANK_BITS` banks with entries of `ENTRY_BITS` bits.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "a word at which lanes of a warp had better pause",
    LearnedWord::<WORD_ADDRESS_BITS, OWNER_BANK_BITS, OWNER_ENTRY_BITS>::default()
)]
#[idle(|unit| !unit.clear.val()
        && !unit.forget.val()
        && !unit.learn.val()
        && !unit.loads.val().any()
        && !unit.ends.val())]
pub struct LearnedWord<const ADDR_BITS: usize, const BANK_BITS: usize, const ENTRY_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub forget: Signal<In, bool>,
    pub learn: Signal<In, bool>,
    pub lost_bank: Signal<In, Bits<BANK_BITS>>,
    pub lost_entry: Signal<In, Bits<ENTRY_BITS>>,
    pub known: Signal<Out, bool>,
    pub is_lost: Signal<Out, bool>,
    pub loads: Signal<In, Bits<4>>,
    pub was_stored: Signal<In, Bits<4>>,
    pub ends: Signal<In, bool>,
    pub address: Array<Signal<In, Bits<ADDR_BITS>>, PORTS>,
    pub bank: Array<Signal<In, Bits<BANK_BITS>>, PORTS>,
    pub entry: Array<Signal<In, Bits<ENTRY_BITS>>, PORTS>,
    pub pauses: Signal<Out, Bits<4>>,
    there: DFF<Bit>,
    own_bank: DFF<Bits<BANK_BITS>>,
    own_entry: DFF<Bits<ENTRY_BITS>>,
    /// The address is known, and that.
    sure: DFF<Bit>,
    own_address: DFF<Bits<ADDR_BITS>>,
    /// A lane of the load in service has the word.
    taken: DFF<Bit>,
    same: Signal<Local, Bits<4>>,
    lowest: Signal<Local, Bits<4>>,
}

impl<const ADDR_BITS: usize, const BANK_BITS: usize, const ENTRY_BITS: usize> Logic
    for LearnedWord<ADDR_BITS, BANK_BITS, ENTRY_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self,
            clock,
            there,
            own_bank,
            own_entry,
            sure,
            own_address,
            taken
        );

        self.known.next = self.there.q.val();
        self.is_lost.next = self.there.q.val()
            & (self.lost_bank.val() == self.own_bank.q.val())
            & (self.lost_entry.val() == self.own_entry.q.val());

        self.same.next = 0.into();
        for port in 0..PORTS {
            if self.there.q.val()
                & self.loads.val().get_bit(port)
                & ((self.sure.q.val() & (self.address[port].val() == self.own_address.q.val()))
                    | (!self.sure.q.val()
                        & self.was_stored.val().get_bit(port)
                        & (self.bank[port].val() == self.own_bank.q.val())
                        & (self.entry[port].val() == self.own_entry.q.val())))
            {
                self.same.next = self.same.val().replace_bit(port, true);
            }
        }
        self.lowest.next = self.same.val() & !(self.same.val() - 1);
        self.pauses.next = self.same.val();
        if !self.taken.q.val() {
            self.pauses.next = self.same.val() & !self.lowest.val();
        }
        if self.same.val().any() {
            self.taken.d.next = true;
            self.sure.d.next = true;
        }
        for port in 0..PORTS {
            if !self.sure.q.val() & self.lowest.val().get_bit(port) {
                self.own_address.d.next = self.address[port].val();
            }
        }
        if self.ends.val() {
            self.taken.d.next = false;
        }

        if self.learn.val() {
            self.there.d.next = true;
            self.sure.d.next = false;
            self.own_bank.d.next = self.lost_bank.val();
            self.own_entry.d.next = self.lost_entry.val();
        }
        if self.forget.val() | self.clear.val() {
            self.there.d.next = false;
            self.sure.d.next = false;
        }
        if self.clear.val() {
            self.taken.d.next = false;
        }
    }
}
