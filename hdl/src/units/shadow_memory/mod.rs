//! Shadow memory of one bank: backups, ownership bytes, and the walk that restores them.
//!
//! LocalTM-Bloom 3.2 and LocalTM-directory 3: old values and owners are kept in the bank's own array. For a work-group at row `B` with `N` rows
//! of variables the variable in row `B + k` has its backup in row `B + N + k` and its owner in byte `k % 4` of row `B + 2N + k / 4`. An owner is
//! the work-item's byte: wavefront slot in bits 7..6, lane in bits 5..0.
//!
//! ```text
//!                +------------------+
//!  req_*       ->|                  |-> hold, aborted      (LdsBank: the access in service)
//!  access_*    ->|                  |-> shadow_*           (LdsBank: array port)
//!  rows, *_bias->|  lookup, backup, |-> check_*, work_item (detector: decide this access)
//!  *_shift     ->|  ownership, walk |<- conflict, backup, own
//!  walk_*      ->|                  |<-> walk_*            (detector: which rows to visit)
//!                +------------------+
//! ```
//!
//! **A transactional access**, in cycles after the request (a plain access responds in cycle 1):
//!
//! | cycle | state  | array                                                                  |
//! | ----- | ------ | ---------------------------------------------------------------------- |
//! | 0     | Idle   | read the owner bytes                                                   |
//! | 1     | Lookup | the detector decides; read the variable                                |
//! | 2     | Backup | conflict, or entry already owned: respond (and store). `backup`: store the backup |
//! | 3     | Own    | `own`: store the owner byte; a read responds                           |
//! | 4     | Store  | a write stores and responds                                            |
//!
//! A state the access does not need is left out. So a repeated access costs +1, a new read +2, a new write +3, a conflict +1; the Bloom paper
//! allows +2, +3, +3 and +1, the directory paper +3 for each. SMDCD backs up at the first write only: a write to a word that its work-item has so
//! far only read keeps its owner byte but needs the backup, which costs +2 (Backup in cycle 2, Store in cycle 3).
//!
//! **The walk** restores and clears the entries of the lanes in `walk_lanes_*` of `walk_slot` ("for each work-item whose TCM bit is 1 all backups
//! are restored", both papers). The detector proposes rows, the first in the cycle of `walk_start`. With `walk_exact` each takes one cycle, its
//! store overlaps the next row's read, and the walk takes rows + 1 cycles: the Bloom paper's one cycle an entry. Else a row takes two, because
//! its owner byte has to be read first: 2 x rows + 1. (The directory paper charges an LDS access plus one, 3 cycles, for each access to shadow
//! memory.) The walk starts when the access has responded, so the access does not wait for it. No access is in service or requested in the cycle
//! of `walk_start`, nor during the walk.
//!
//! `rows`, biases and shifts are those that [`LayoutTable`](crate::layout_table::LayoutTable) has for the work-group of the access or walk in
//! service, and must be stable while it lasts.

use crate::prelude::*;
use crate::shadow_address::ShadowAddress;

#[derive(Copy, Clone, Debug, PartialEq, Eq, LogicState)]
pub enum ShadowState {
    Idle,
    Lookup,
    Backup,
    Own,
    Store,
    WalkOwner,
    WalkMatch,
}

/// Versioning of a bank with `2^ROW_BITS` rows of which `2^STATE_BITS` may be variables.
#[derive(LogicBlock, Unit)]
#[unit(
    LocalTm,
    "backups, owners and their restoring, one bank",
    ShadowMemory::<ROW_BITS, STATE_BITS, SLOT_BITS>::default()
)]
#[idle(|shadow| shadow.state.q.val() == ShadowState::Idle
        && !shadow.req_valid.val()
        && !shadow.walk_start.val())]
pub struct ShadowMemory<const ROW_BITS: usize, const STATE_BITS: usize, const SLOT_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub rows: Signal<In, Bits<ROW_BITS>>,
    pub owner_bias: Signal<In, Bits<16>>,
    pub walk_shift: Signal<In, Bits<ROW_BITS>>,
    pub walk_backup_bias: Signal<In, Bits<ROW_BITS>>,
    pub walk_owner_bias: Signal<In, Bits<16>>,
    /// A transactional request enters the bank in this cycle.
    pub req_valid: Signal<In, bool>,
    pub req_row: Signal<In, Bits<ROW_BITS>>,
    /// The row's number in the detector.
    pub req_number: Signal<In, Bits<STATE_BITS>>,
    pub req_work_item: Signal<In, Bits<8>>,
    pub access_row: Signal<In, Bits<ROW_BITS>>,
    pub access_write: Signal<In, bool>,
    pub read_data: Signal<In, Bits<32>>,
    pub hold: Signal<Out, bool>,
    pub aborted: Signal<Out, bool>,
    pub shadow_read_enable: Signal<Out, bool>,
    pub shadow_read_row: Signal<Out, Bits<ROW_BITS>>,
    pub shadow_write_mask: Signal<Out, Bits<4>>,
    pub shadow_write_row: Signal<Out, Bits<ROW_BITS>>,
    pub shadow_write_data: Signal<Out, Bits<32>>,
    /// The access of `work_item` to `check_row` is decided in this cycle.
    pub check_valid: Signal<Out, bool>,
    pub check_row: Signal<Out, Bits<STATE_BITS>>,
    pub check_owner: Signal<Out, Bits<8>>,
    pub work_item: Signal<Out, Bits<8>>,
    /// The work-item loses.
    pub conflict: Signal<In, bool>,
    /// The old value must be backed up first.
    pub backup: Signal<In, bool>,
    /// The work-item becomes the recorded owner.
    pub own: Signal<In, bool>,
    pub walk_start: Signal<In, bool>,
    pub walk_slot: Signal<In, Bits<SLOT_BITS>>,
    pub walk_lanes_lo: Signal<In, Bits<32>>,
    pub walk_lanes_hi: Signal<In, Bits<32>>,
    /// The row visited last, if the walk has visited one.
    pub walk_on: Signal<Out, bool>,
    pub walk_after: Signal<Out, Bits<STATE_BITS>>,
    pub walk_any: Signal<In, bool>,
    pub walk_row: Signal<In, Bits<STATE_BITS>>,
    /// The proposed rows are those of the walked lanes only: no owner to check.
    pub walk_exact: Signal<In, bool>,
    /// The entry of `check_row` has a value to restore when its owner aborts. (Not used with `walk_exact`.)
    pub walk_restore: Signal<In, bool>,
    /// The proposed row is visited.
    pub walk_take: Signal<Out, bool>,
    /// The detector drops its entry of `release_row`.
    pub walk_release: Signal<Out, bool>,
    pub release_row: Signal<Out, Bits<STATE_BITS>>,
    pub walk_end: Signal<Out, bool>,
    /// The walk goes on after this cycle.
    pub walk_more: Signal<Out, bool>,
    state: DFF<ShadowState>,
    item: DFF<Bits<8>>,
    lost: DFF<Bit>,
    must_backup: DFF<Bit>,
    must_own: DFF<Bit>,
    /// The walk has visited a row.
    on: DFF<Bit>,
    /// That is accessed, or visited last, in the detector's numbers.
    row: DFF<Bits<STATE_BITS>>,
    /// Its backup is being read.
    restore: DFF<Bit>,
    data_row: Signal<Local, Bits<ROW_BITS>>,
    backup_row: Signal<Local, Bits<ROW_BITS>>,
    /// Number of the owner byte of the row that is accessed or matched, four to a row.
    owner_number: Signal<Local, Bits<16>>,
    address: ShadowAddress<ROW_BITS, STATE_BITS>,
    owner_byte: Signal<Local, Bits<2>>,
    recorded: Signal<Local, Bits<8>>,
    lane: Signal<Local, Bits<5>>,
    copies: Signal<Local, Bits<32>>,
    chosen: Signal<Local, Bit>,
    visit: Signal<Local, Bit>,
}

impl<const ROW_BITS: usize, const STATE_BITS: usize, const SLOT_BITS: usize> Logic
    for ShadowMemory<ROW_BITS, STATE_BITS, SLOT_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self,
            clock,
            state,
            item,
            lost,
            must_backup,
            must_own,
            on,
            row,
            restore
        );

        // Addresses.
        self.visit.next = (self.state.q.val() == ShadowState::WalkOwner)
            | ((self.state.q.val() == ShadowState::Idle) & self.walk_start.val());
        self.data_row.next = self.access_row.val();
        if (self.state.q.val() == ShadowState::WalkMatch)
            | (self.state.q.val() == ShadowState::WalkOwner)
        {
            self.data_row.next =
                bit_cast::<ROW_BITS, STATE_BITS>(self.row.q.val()) + self.walk_shift.val();
        }
        self.backup_row.next = self.data_row.val() + self.rows.val();

        self.check_row.next = self.row.q.val();
        self.owner_number.next =
            bit_cast::<16, ROW_BITS>(self.access_row.val()) + self.owner_bias.val();
        if self.state.q.val() == ShadowState::WalkMatch {
            self.owner_number.next =
                bit_cast::<16, STATE_BITS>(self.row.q.val()) + self.walk_owner_bias.val();
        }
        self.owner_byte.next = bit_cast::<2, 16>(self.owner_number.val());
        self.release_row.next = self.row.q.val();

        self.recorded.next = 0.into();
        if (self.state.q.val() == ShadowState::Lookup)
            | (self.state.q.val() == ShadowState::WalkMatch)
        {
            self.recorded.next = self.read_data.val().get_bits::<8>(0);
            if self.owner_byte.val() == 1 {
                self.recorded.next = self.read_data.val().get_bits::<8>(8);
            }
            if self.owner_byte.val() == 2 {
                self.recorded.next = self.read_data.val().get_bits::<8>(16);
            }
            if self.owner_byte.val() == 3 {
                self.recorded.next = self.read_data.val().get_bits::<8>(24);
            }
        }
        self.lane.next = bit_cast::<5, 8>(self.recorded.val());
        self.chosen.next = self.walk_lanes_lo.val().get_bit(self.lane.val().index());
        if self.recorded.val().get_bit(5) {
            self.chosen.next = self.walk_lanes_hi.val().get_bit(self.lane.val().index());
        }
        for place in 0..SLOT_BITS {
            if self.recorded.val().get_bit(6 + place) != self.walk_slot.val().get_bit(place) {
                self.chosen.next = false;
            }
        }

        self.copies.next = 0.into();
        self.hold.next = false;
        self.aborted.next = false;
        self.shadow_read_enable.next = false;
        self.address.other_row.next = self.data_row.val();
        self.shadow_write_mask.next = 0.into();
        self.shadow_write_row.next = self.backup_row.val();
        self.shadow_write_data.next = self.read_data.val();
        self.check_valid.next = false;
        self.walk_release.next = false;
        self.walk_end.next = false;
        match self.state.q.val() {
            ShadowState::Idle => {
                if self.req_valid.val() {
                    self.shadow_read_enable.next = true;
                    self.item.d.next = self.req_work_item.val();
                    self.state.d.next = ShadowState::Lookup;
                }
            }
            ShadowState::Lookup => {
                self.hold.next = true;
                self.check_valid.next = true;
                self.lost.d.next = self.conflict.val();
                self.must_backup.d.next = self.backup.val();
                self.must_own.d.next = self.own.val();
                self.shadow_read_enable.next = true;
                self.state.d.next = ShadowState::Backup;
            }
            ShadowState::Backup => {
                self.aborted.next = self.lost.q.val();
                self.state.d.next = ShadowState::Idle;
                if !self.lost.q.val() & (self.must_backup.q.val() | self.must_own.q.val()) {
                    self.hold.next = true;
                    self.state.d.next = ShadowState::Own;
                    if self.must_backup.q.val() {
                        self.shadow_write_mask.next = 15.into();
                    }
                    if !self.must_own.q.val() {
                        self.state.d.next = ShadowState::Store;
                    }
                }
            }
            ShadowState::Own => {
                self.shadow_write_mask.next = 1.into();
                self.shadow_write_mask.next = self.shadow_write_mask.val() << self.owner_byte.val();
                self.shadow_write_row.next = bit_cast::<ROW_BITS, 16>(self.owner_number.val() >> 2);
                self.copies.next = bit_cast::<32, 8>(self.item.q.val());
                self.copies.next = self.copies.val()
                    | (self.copies.val() << 8)
                    | (self.copies.val() << 16)
                    | (self.copies.val() << 24);
                self.shadow_write_data.next = self.copies.val();
                self.hold.next = self.access_write.val();
                self.state.d.next = ShadowState::Idle;
                if self.access_write.val() {
                    self.state.d.next = ShadowState::Store;
                }
            }
            ShadowState::Store => {
                self.state.d.next = ShadowState::Idle;
            }
            ShadowState::WalkMatch => {
                if self.chosen.val() {
                    self.walk_release.next = true;
                    self.shadow_read_enable.next = self.walk_restore.val();
                    self.address.other_row.next = self.backup_row.val();
                    self.restore.d.next = self.walk_restore.val();
                }
                self.state.d.next = ShadowState::WalkOwner;
            }
            ShadowState::WalkOwner => {
                self.restore.d.next = false;
                if self.restore.q.val() {
                    self.shadow_write_mask.next = 15.into();
                    self.shadow_write_row.next = self.data_row.val();
                    self.walk_release.next = self.walk_exact.val();
                }
            }
            _ => {
                self.state.d.next = ShadowState::Idle;
            }
        }

        // Visit the next row.
        self.walk_take.next = self.visit.val() & self.walk_any.val();
        if self.visit.val() {
            if self.walk_any.val() {
                self.shadow_read_enable.next = true;
                self.row.d.next = self.walk_row.val();
                self.on.d.next = true;
                self.state.d.next = ShadowState::WalkMatch;
                if self.walk_exact.val() {
                    self.restore.d.next = true;
                    self.state.d.next = ShadowState::WalkOwner;
                }
            } else {
                self.walk_end.next = true;
                self.on.d.next = false;
                self.state.d.next = ShadowState::Idle;
            }
        }
        self.address.req_valid.next =
            (self.state.q.val() == ShadowState::Idle) & self.req_valid.val();
        self.address.req_row.next = self.req_row.val();
        // The row of a request is late: it comes last.
        if self.address.req_valid.val() {
            self.row.d.next = self.req_number.val();
        }
        self.address.owner_bias.next = self.owner_bias.val();
        self.address.visit.next = self.visit.val();
        self.address.owner_known.next = self.walk_exact.val();
        self.address.walk_row.next = self.walk_row.val();
        self.address.walk_owner_bias.next = self.walk_owner_bias.val();
        self.address.walk_backup_bias.next = self.walk_backup_bias.val();
        self.shadow_read_row.next = self.address.row.val();
        if self.clear.val() {
            self.state.d.next = ShadowState::Idle;
            self.on.d.next = false;
            self.restore.d.next = false;
        }

        self.check_owner.next = self.recorded.val();
        self.work_item.next = self.item.q.val();
        self.walk_on.next = self.on.q.val();
        self.walk_after.next = self.row.q.val();
        self.walk_more.next = (self.state.q.val() == ShadowState::WalkMatch)
            | (self.walk_any.val()
                & ((self.state.q.val() == ShadowState::WalkOwner)
                    | ((self.state.q.val() == ShadowState::Idle) & self.walk_start.val())));
    }
}
