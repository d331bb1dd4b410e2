//! Where each wavefront slot's work-group lies in the LDS.
//!
//! LocalTM-Bloom 4.3: the space of a work-group is allocated before it starts. `cfg_*` give for each slot the first row of the
//! work-group `B`, its rows of variables `N` (the group takes `2N + ceil(N / 4)` rows, see
//! [`shadow_memory`](crate::shadow_memory)), its first index `S` in the detectors' state, and the slots of the same work-group.
//!
//! The table holds what the banks add to a row of the array, or to an index of the detectors' state, so that no bank has to find it out:
//!
//! | output | is added to | gives |
//! | --- | --- | --- |
//! | `rows` | the row of a variable | the row of its backup |
//! | `owner_bias` | the row of a variable | the number of its owner byte, 4 to a row: `4 (B + 2N) - B` |
//! | `state_shift` | the row of a variable | its index: `S - B` |
//! | `walk_shift` | an index | the row of the variable: `B - S` |
//! | `walk_backup_bias` | an index | the row of its backup: `B - S + N` |
//! | `walk_owner_bias` | an index | the number of its owner byte: `4 (B + 2N) - S` |
//!
//! | `region_first` | - | the group of four indices with the work-group's first: `S / 4` |
//! | `region_last` | - | that with its last: `(S + N - 1) / 4` |
//!
//! Sums wrap at the width of what they give. Written at the rising edge through `cfg_*`; read in the same cycle by `slot`, the region by
//! `region_slot`.
//! **Same-cycle priority**: a write is seen in the next cycle (read-first). Not cleared: a slot is written before it is used.

use crate::prelude::*;

/// `SLOTS` entries.
#[derive(LogicBlock, Unit)]
#[unit(
    LocalTm,
    "where each slot's work-group lies",
    LayoutTable::<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS>::default()
)]
#[idle(|table| !table.cfg_valid.val())]
pub struct LayoutTable<
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
    pub region_slot: Signal<In, Bits<SLOT_BITS>>,
    pub rows: Signal<Out, Bits<ROW_BITS>>,
    pub owner_bias: Signal<Out, Bits<16>>,
    pub state_shift: Signal<Out, Bits<STATE_BITS>>,
    pub walk_shift: Signal<Out, Bits<ROW_BITS>>,
    pub walk_backup_bias: Signal<Out, Bits<ROW_BITS>>,
    pub walk_owner_bias: Signal<Out, Bits<16>>,
    pub group: Signal<Out, Bits<SLOTS>>,
    pub region_first: Signal<Out, Bits<STATE_BITS>>,
    pub region_last: Signal<Out, Bits<STATE_BITS>>,
    row_counts: Array<DFF<Bits<ROW_BITS>>, SLOTS>,
    owner_biases: Array<DFF<Bits<16>>, SLOTS>,
    state_shifts: Array<DFF<Bits<STATE_BITS>>, SLOTS>,
    walk_shifts: Array<DFF<Bits<ROW_BITS>>, SLOTS>,
    walk_backup_biases: Array<DFF<Bits<ROW_BITS>>, SLOTS>,
    walk_owner_biases: Array<DFF<Bits<16>>, SLOTS>,
    groups: Array<DFF<Bits<SLOTS>>, SLOTS>,
    firsts: Array<DFF<Bits<STATE_BITS>>, SLOTS>,
    lasts: Array<DFF<Bits<STATE_BITS>>, SLOTS>,
    /// `B`, `S` and the first row of owners, as wide as the numbers of owner bytes.
    base: Signal<Local, Bits<16>>,
    state: Signal<Local, Bits<16>>,
    owners: Signal<Local, Bits<ROW_BITS>>,
    first_owner: Signal<Local, Bits<16>>,
    shift: Signal<Local, Bits<ROW_BITS>>,
    /// The last index.
    last_index: Signal<Local, Bits<16>>,
}

impl<
        const ROW_BITS: usize,
        const STATE_BITS: usize,
        const SLOTS: usize,
        const SLOT_BITS: usize,
    > Logic for LayoutTable<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        self.base.next = bit_cast::<16, ROW_BITS>(self.cfg_row_base.val());
        self.state.next = bit_cast::<16, STATE_BITS>(self.cfg_state_base.val());
        self.owners.next = self.cfg_row_base.val() + self.cfg_rows.val() + self.cfg_rows.val();
        self.first_owner.next = bit_cast::<16, ROW_BITS>(self.owners.val()) << 2;
        self.shift.next = bit_cast::<ROW_BITS, 16>(self.base.val() - self.state.val());

        self.last_index.next = self.state.val() + bit_cast::<16, ROW_BITS>(self.cfg_rows.val()) - 1;

        self.rows.next = 0.into();
        self.owner_bias.next = 0.into();
        self.state_shift.next = 0.into();
        self.walk_shift.next = 0.into();
        self.walk_backup_bias.next = 0.into();
        self.walk_owner_bias.next = 0.into();
        self.group.next = 0.into();
        self.region_first.next = 0.into();
        self.region_last.next = 0.into();
        for entry in 0..SLOTS {
            self.row_counts[entry].clock.next = self.clock.val();
            self.owner_biases[entry].clock.next = self.clock.val();
            self.state_shifts[entry].clock.next = self.clock.val();
            self.walk_shifts[entry].clock.next = self.clock.val();
            self.walk_backup_biases[entry].clock.next = self.clock.val();
            self.walk_owner_biases[entry].clock.next = self.clock.val();
            self.groups[entry].clock.next = self.clock.val();
            self.firsts[entry].clock.next = self.clock.val();
            self.lasts[entry].clock.next = self.clock.val();
            self.row_counts[entry].d.next = self.row_counts[entry].q.val();
            self.owner_biases[entry].d.next = self.owner_biases[entry].q.val();
            self.state_shifts[entry].d.next = self.state_shifts[entry].q.val();
            self.walk_shifts[entry].d.next = self.walk_shifts[entry].q.val();
            self.walk_backup_biases[entry].d.next = self.walk_backup_biases[entry].q.val();
            self.walk_owner_biases[entry].d.next = self.walk_owner_biases[entry].q.val();
            self.groups[entry].d.next = self.groups[entry].q.val();
            self.firsts[entry].d.next = self.firsts[entry].q.val();
            self.lasts[entry].d.next = self.lasts[entry].q.val();
            if self.cfg_valid.val() & (self.cfg_wavefront.val().index() == entry) {
                self.row_counts[entry].d.next = self.cfg_rows.val();
                self.owner_biases[entry].d.next = self.first_owner.val() - self.base.val();
                self.state_shifts[entry].d.next =
                    bit_cast::<STATE_BITS, 16>(self.state.val() - self.base.val());
                self.walk_shifts[entry].d.next = self.shift.val();
                self.walk_backup_biases[entry].d.next = self.shift.val() + self.cfg_rows.val();
                self.walk_owner_biases[entry].d.next = self.first_owner.val() - self.state.val();
                self.groups[entry].d.next = self.cfg_group.val();
                self.firsts[entry].d.next = self.cfg_state_base.val() >> 2;
                self.lasts[entry].d.next = bit_cast::<STATE_BITS, 16>(self.last_index.val()) >> 2;
            }
            if self.slot.val().index() == entry {
                self.rows.next = self.row_counts[entry].q.val();
                self.owner_bias.next = self.owner_biases[entry].q.val();
                self.state_shift.next = self.state_shifts[entry].q.val();
                self.walk_shift.next = self.walk_shifts[entry].q.val();
                self.walk_backup_bias.next = self.walk_backup_biases[entry].q.val();
                self.walk_owner_bias.next = self.walk_owner_biases[entry].q.val();
                self.group.next = self.groups[entry].q.val();
            }
            if self.region_slot.val().index() == entry {
                self.region_first.next = self.firsts[entry].q.val();
                self.region_last.next = self.lasts[entry].q.val();
            }
        }
    }
}
