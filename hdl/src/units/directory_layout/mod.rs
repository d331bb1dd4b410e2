//! Where each wavefront slot's work-group lies in an LDS with owner words.
//!
//! LocalTM-Bloom 4.3: the space of a work-group is allocated before it starts. `cfg_*` give for each slot the first row of the work-group `B`,
//! its rows of variables `N`, and the slots of the same work-group: variables in row `B`, backups in row `B + N`, owner words in row `B + 2N`
//! ([`directory_shadow`](crate::directory_shadow)). `S` is `cfg_state_base`, the number of its first variable in state that a detector has for
//! all work-groups, a multiple of 4; a detector that has no such state begins at 0. The table holds which rows have the variable, the backup and
//! the owner word of number 0, so that no bank has to find it out: `B - S`, `B + N - S` and `B + 2N - S / 4`. And what makes the row of a
//! variable its number, `state_shift`: `S - B`, and the number of its owner byte, four to a row, `owner_bias`: `4 (B + 2N) - B`.
//!
//! Sums wrap at the width of what they give. Written at the rising edge through `cfg_*`; read in the same cycle by `slot`.
//! **Same-cycle priority**: a write is seen in the next cycle (read-first). Not cleared: a slot is written before it is used.

use crate::prelude::*;

/// `SLOTS` entries.
#[derive(LogicBlock, Unit)]
#[unit(
    LocalTmDirectory,
    "where each slot's work-group lies, with owner words",
    DirectoryLayout::<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS>::default()
)]
#[idle(|table| !table.cfg_valid.val())]
pub struct DirectoryLayout<
    const ROW_BITS: usize,
    const STATE_BITS: usize,
    const SLOTS: usize,
    const SLOT_BITS: usize,
> {
    pub clock: Signal<In, Clock>,
    pub cfg_valid: Signal<In, bool>,
    pub cfg_wavefront: Signal<In, Bits<SLOT_BITS>>,
    pub cfg_row_base: Signal<In, Bits<ROW_BITS>>,
    pub cfg_rows: Signal<In, Bits<ROW_BITS>>,
    pub cfg_state_base: Signal<In, Bits<STATE_BITS>>,
    pub cfg_group: Signal<In, Bits<SLOTS>>,
    pub slot: Signal<In, Bits<SLOT_BITS>>,
    pub row_base: Signal<Out, Bits<ROW_BITS>>,
    pub backups: Signal<Out, Bits<ROW_BITS>>,
    pub owners: Signal<Out, Bits<ROW_BITS>>,
    pub owner_bias: Signal<Out, Bits<16>>,
    /// The number of row 0.
    pub state_shift: Signal<Out, Bits<STATE_BITS>>,
    pub group: Signal<Out, Bits<SLOTS>>,
    bases: Array<DFF<Bits<ROW_BITS>>, SLOTS>,
    first_backups: Array<DFF<Bits<ROW_BITS>>, SLOTS>,
    first_owners: Array<DFF<Bits<ROW_BITS>>, SLOTS>,
    biases: Array<DFF<Bits<16>>, SLOTS>,
    groups: Array<DFF<Bits<SLOTS>>, SLOTS>,
    new_backups: Signal<Local, Bits<ROW_BITS>>,
    new_owners: Signal<Local, Bits<ROW_BITS>>,
    first_number: Signal<Local, Bits<ROW_BITS>>,
}

impl<
        const ROW_BITS: usize,
        const STATE_BITS: usize,
        const SLOTS: usize,
        const SLOT_BITS: usize,
    > Logic for DirectoryLayout<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        self.new_backups.next = self.cfg_row_base.val() + self.cfg_rows.val();
        self.new_owners.next = self.new_backups.val() + self.cfg_rows.val();
        self.first_number.next = bit_cast::<ROW_BITS, STATE_BITS>(self.cfg_state_base.val());
        self.row_base.next = 0.into();
        self.backups.next = 0.into();
        self.owners.next = 0.into();
        self.owner_bias.next = 0.into();
        self.group.next = 0.into();
        for entry in 0..SLOTS {
            self.bases[entry].clock.next = self.clock.val();
            self.first_backups[entry].clock.next = self.clock.val();
            self.first_owners[entry].clock.next = self.clock.val();
            self.biases[entry].clock.next = self.clock.val();
            self.groups[entry].clock.next = self.clock.val();
            self.bases[entry].d.next = self.bases[entry].q.val();
            self.first_backups[entry].d.next = self.first_backups[entry].q.val();
            self.first_owners[entry].d.next = self.first_owners[entry].q.val();
            self.biases[entry].d.next = self.biases[entry].q.val();
            self.groups[entry].d.next = self.groups[entry].q.val();
            if self.cfg_valid.val() & (self.cfg_wavefront.val().index() == entry) {
                self.bases[entry].d.next = self.cfg_row_base.val() - self.first_number.val();
                self.first_backups[entry].d.next = self.new_backups.val() - self.first_number.val();
                self.first_owners[entry].d.next =
                    self.new_owners.val() - (self.first_number.val() >> 2);
                self.biases[entry].d.next = (bit_cast::<16, ROW_BITS>(self.new_owners.val()) << 2)
                    - bit_cast::<16, ROW_BITS>(self.cfg_row_base.val());
                self.groups[entry].d.next = self.cfg_group.val();
            }
            if self.slot.val().index() == entry {
                self.row_base.next = self.bases[entry].q.val();
                self.backups.next = self.first_backups[entry].q.val();
                self.owners.next = self.first_owners[entry].q.val();
                self.owner_bias.next = self.biases[entry].q.val();
                self.group.next = self.groups[entry].q.val();
            }
        }
        self.state_shift.next = bit_cast::<STATE_BITS, ROW_BITS>(!self.row_base.val() + 1);
    }
}
