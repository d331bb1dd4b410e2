//! Where each wavefront slot's work-group lies in the LDS.
//!
//! LocalTM-Bloom 4.3: the space of a work-group is allocated before it starts. For each slot the
//! table holds the first row of the work-group, its rows of variables `N` (the group takes
//! `2N + ceil(N / 4)` rows, see [`shadow_memory`](crate::shadow_memory)), its first index in the
//! detectors' state bits, and the slots of the same work-group.
//!
//! Written at the rising edge through `cfg_*`; read in the same cycle by `slot`. **Same-cycle
//! priority**: a write is seen in the next cycle (read-first). Not cleared: a slot is written before it is used.

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
    pub row_base: Signal<Out, Bits<ROW_BITS>>,
    pub rows: Signal<Out, Bits<ROW_BITS>>,
    pub state_base: Signal<Out, Bits<STATE_BITS>>,
    pub group: Signal<Out, Bits<SLOTS>>,
    row_bases: Array<DFF<Bits<ROW_BITS>>, SLOTS>,
    row_counts: Array<DFF<Bits<ROW_BITS>>, SLOTS>,
    state_bases: Array<DFF<Bits<STATE_BITS>>, SLOTS>,
    groups: Array<DFF<Bits<SLOTS>>, SLOTS>,
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
        self.row_base.next = 0.into();
        self.rows.next = 0.into();
        self.state_base.next = 0.into();
        self.group.next = 0.into();
        for entry in 0..SLOTS {
            self.row_bases[entry].clock.next = self.clock.val();
            self.row_counts[entry].clock.next = self.clock.val();
            self.state_bases[entry].clock.next = self.clock.val();
            self.groups[entry].clock.next = self.clock.val();
            self.row_bases[entry].d.next = self.row_bases[entry].q.val();
            self.row_counts[entry].d.next = self.row_counts[entry].q.val();
            self.state_bases[entry].d.next = self.state_bases[entry].q.val();
            self.groups[entry].d.next = self.groups[entry].q.val();
            if self.cfg_valid.val() & (self.cfg_wavefront.val().index() == entry) {
                self.row_bases[entry].d.next = self.cfg_row_base.val();
                self.row_counts[entry].d.next = self.cfg_rows.val();
                self.state_bases[entry].d.next = self.cfg_state_base.val();
                self.groups[entry].d.next = self.cfg_group.val();
            }
            if self.slot.val().index() == entry {
                self.row_base.next = self.row_bases[entry].q.val();
                self.rows.next = self.row_counts[entry].q.val();
                self.state_base.next = self.state_bases[entry].q.val();
                self.group.next = self.groups[entry].q.val();
            }
        }
    }
}
