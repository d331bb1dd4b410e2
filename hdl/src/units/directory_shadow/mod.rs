//! Shadow memory of one bank with a directory: backups, owner words, and the walk that restores.
//!
//! LocalTM-directory 3: old values and owners are kept in the bank's own array. For a work-group at row `B` with `N` rows of variables the
//! variable in row `B + k` has its backup in row `B + N + k` and its owner in byte `k % 4` of row `B + 2N + k / 4`, an *owner word* for four
//! variables. What an owner byte says is the detector's: in [`Dcd`](crate::dcd::Dcd) the work-item, wavefront slot in bits 7..6 and lane in bits
//! 5..0; in [`Smdcd`](crate::smdcd::Smdcd) that or the slots that read.
//!
//! ```text
//!                  +------------------+
//!  req_*         ->|                  |-> hold, aborted       (LdsBank: the access in service)
//!  access_*      ->|                  |-> shadow_*            (LdsBank: array port)
//!  row_base,     ->|  lookup, backup, |-> check_valid, word, owner_byte, work_item (detector: decide this access)
//!  backups,      ->|  ownership, walk |<- conflict, backup, own, owner_mask, owner_data
//!  owners, bias  ->|                  |-> walk_match, walk_on                 (detector: which bytes of the word go)
//!  walk_start    ->|                  |<- hits, restores, remains, walk_any, walk_word
//!                  +------------------+
//! ```
//!
//! **A transactional access** takes the cycles that it takes in [`shadow_memory`](crate::shadow_memory), in the same states:
//!
//! | cycle | state  | array                                                                  |
//! | ----- | ------ | ---------------------------------------------------------------------- |
//! | 0     | Idle   | read the owner word                                                    |
//! | 1     | Lookup | the detector decides; read the variable                                |
//! | 2     | Backup | conflict, or nothing to back up: respond (and store; `own`: store the owner bytes). `backup`: store the backup |
//! | 3     | Own    | `own` and `backup`: store the owner bytes; a read responds              |
//! | 4     | Store  | a write stores and responds                                            |
//!
//! **Owner bytes.** The detector marks a slot and an owner word, not a variable, and says which bytes of the word change with an access that is
//! recorded, or with a walk: they are bytes of the same row of the array, one write. Whatever the array holds at first is nobody's.
//!
//! **The walk** restores and clears the entries of the lanes in `walk_lanes_*` of `walk_slot` ("for each work-item whose TCM bit is 1 all backups
//! are restored"). The detector proposes words, the first in the cycle of `walk_start`. A word takes a cycle in which the detector looks at its
//! owners, and a cycle for each entry that is restored, in which its backup is stored while the next one is read. If other lanes of the slot stay
//! in the word, the bytes that go are changed in the first of these cycles; else the word's mark goes. So a walk takes 1 + words + entries that
//! are restored. (The directory paper charges an LDS access plus one, 3 cycles, for each access to shadow memory.) The walk starts when the
//! access has responded, so the access does not wait for it. No access is in service or requested in the cycle of `walk_start`, nor during the
//! walk.
//!
//! `row_base`, `backups`, `owners` and `owner_bias` are those that [`DirectoryLayout`](crate::directory_layout::DirectoryLayout) has for the
//! work-group of the access or walk in service, and must be stable while it lasts. Variables and owner words have the numbers that they have
//! there.

use crate::directory_address::DirectoryAddress;
use crate::prelude::*;

#[derive(Copy, Clone, Debug, PartialEq, Eq, LogicState)]
pub enum DirectoryState {
    Idle,
    Lookup,
    Backup,
    Own,
    Store,
    Match,
    Restore,
}

/// Versioning of a bank with `2^ROW_BITS` rows of which `2^STATE_BITS` may be variables of a group.
#[derive(LogicBlock, Unit)]
#[unit(
    LocalTmDirectory,
    "backups, owner words and their restoring, one bank",
    DirectoryShadow::<ROW_BITS, STATE_BITS>::default()
)]
#[idle(|shadow| shadow.state.q.val() == DirectoryState::Idle
        && !shadow.req_valid.val()
        && !shadow.walk_start.val())]
pub struct DirectoryShadow<const ROW_BITS: usize, const STATE_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub row_base: Signal<In, Bits<ROW_BITS>>,
    pub backups: Signal<In, Bits<ROW_BITS>>,
    pub owners: Signal<In, Bits<ROW_BITS>>,
    pub owner_bias: Signal<In, Bits<16>>,
    /// A transactional request enters the bank in this cycle.
    pub req_valid: Signal<In, bool>,
    pub req_row: Signal<In, Bits<ROW_BITS>>,
    /// The variable's number.
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
    /// The access of `work_item` to the variable of `owner_byte` in the owner word `word` is decided in this cycle.
    pub check_valid: Signal<Out, bool>,
    pub word: Signal<Out, Bits<STATE_BITS>>,
    pub owner_byte: Signal<Out, Bits<2>>,
    pub work_item: Signal<Out, Bits<8>>,
    /// The work-item loses.
    pub conflict: Signal<In, bool>,
    /// The old value must be backed up first.
    pub backup: Signal<In, bool>,
    /// The work-item becomes the recorded owner.
    pub own: Signal<In, bool>,
    /// Bytes of the owner word that change, and their values: if the work-item is recorded, or in a cycle with `walk_match`.
    pub owner_mask: Signal<In, Bits<4>>,
    pub owner_data: Signal<In, Bits<32>>,
    pub walk_start: Signal<In, bool>,
    /// The owner word `word` has been read: which of its entries go, and which of those are restored.
    pub walk_match: Signal<Out, bool>,
    pub hits: Signal<In, Bits<4>>,
    pub restores: Signal<In, Bits<4>>,
    /// Other entries of the slot stay in the word.
    pub remains: Signal<In, bool>,
    /// The walk has visited `word`, the last of those that it has visited.
    pub walk_on: Signal<Out, bool>,
    pub walk_any: Signal<In, bool>,
    pub walk_word: Signal<In, Bits<STATE_BITS>>,
    /// The mark of `word` goes.
    pub walk_release: Signal<Out, bool>,
    /// The walk goes on after this cycle.
    pub walk_more: Signal<Out, bool>,
    state: DFF<DirectoryState>,
    item: DFF<Bits<8>>,
    /// The variable that is accessed or restored, by number; of a word that is matched, its first.
    index: DFF<Bits<STATE_BITS>>,
    lost: DFF<Bit>,
    must_backup: DFF<Bit>,
    must_own: DFF<Bit>,
    /// Entries of the word that are still to be restored.
    bytes: DFF<Bits<4>>,
    /// The walk has visited a word.
    on: DFF<Bit>,
    /// As wide as a shift needs, where `STATE_BITS` is 2.
    wide_index: Signal<Local, Bits<16>>,
    walk_index: Signal<Local, Bits<16>>,
    at_word: Signal<Local, Bits<STATE_BITS>>,
    at_byte: Signal<Local, Bits<2>>,
    walks: Signal<Local, Bit>,
    visit: Signal<Local, Bit>,
    /// Entries of the word to restore after this cycle, and the first of them.
    rest: Signal<Local, Bits<4>>,
    first: Signal<Local, Bits<2>>,
    next_index: Signal<Local, Bits<STATE_BITS>>,
    goes_on: Signal<Local, Bit>,
    address: DirectoryAddress<ROW_BITS, STATE_BITS>,
    write_base: Signal<Local, Bits<ROW_BITS>>,
    write_offset: Signal<Local, Bits<STATE_BITS>>,
    of_word: Signal<Local, Bit>,
}

impl<const ROW_BITS: usize, const STATE_BITS: usize> Logic
    for DirectoryShadow<ROW_BITS, STATE_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self,
            clock,
            state,
            item,
            index,
            lost,
            must_backup,
            must_own,
            bytes,
            on
        );
        self.wide_index.next = bit_cast::<16, STATE_BITS>(self.index.q.val());
        self.at_word.next = bit_cast::<STATE_BITS, 16>(self.wide_index.val() >> 2);
        self.at_byte.next = bit_cast::<2, STATE_BITS>(self.index.q.val());

        self.walk_index.next = bit_cast::<16, STATE_BITS>(self.walk_word.val()) << 2;

        // What is left of the word, and whether the walk visits another.
        self.walks.next = (self.state.q.val() == DirectoryState::Match)
            | (self.state.q.val() == DirectoryState::Restore);
        self.rest.next = self.bytes.q.val();
        if self.state.q.val() == DirectoryState::Match {
            self.rest.next = self.restores.val();
        }
        self.first.next = 3.into();
        if self.rest.val().get_bit(2) {
            self.first.next = 2.into();
        }
        if self.rest.val().get_bit(1) {
            self.first.next = 1.into();
        }
        if self.rest.val().get_bit(0) {
            self.first.next = 0.into();
        }
        self.next_index.next = (self.index.q.val() ^ bit_cast::<STATE_BITS, 2>(self.at_byte.val()))
            | bit_cast::<STATE_BITS, 2>(self.first.val());
        self.goes_on.next = self.walks.val() & self.rest.val().any();
        self.visit.next = (self.walks.val() & !self.rest.val().any())
            | ((self.state.q.val() == DirectoryState::Idle) & self.walk_start.val());

        // What is read: a request's owner word, the variable, a backup, the next owner word.
        self.address.req_valid.next =
            (self.state.q.val() == DirectoryState::Idle) & self.req_valid.val();
        self.address.req_row.next = self.req_row.val();
        self.address.owner_bias.next = self.owner_bias.val();
        self.address.walks.next = self.state.q.val() != DirectoryState::Lookup;
        self.address.walk_base.next = self.owners.val();
        self.address.walk_offset.next = self.walk_word.val();
        if self.goes_on.val() {
            self.address.walk_base.next = self.backups.val();
            self.address.walk_offset.next = self.next_index.val();
        }
        self.address.other_row.next = self.access_row.val();
        self.shadow_read_row.next = self.address.row.val();

        // What is written: an owner word, a variable, a backup.
        self.of_word.next = (self.state.q.val() == DirectoryState::Own)
            | (self.state.q.val() == DirectoryState::Match)
            | ((self.state.q.val() == DirectoryState::Backup) & !self.must_backup.q.val());
        self.write_base.next = self.backups.val();
        self.write_offset.next = self.index.q.val();
        if self.of_word.val() {
            self.write_base.next = self.owners.val();
            self.write_offset.next = self.at_word.val();
        } else if self.state.q.val() == DirectoryState::Restore {
            self.write_base.next = self.row_base.val();
        }
        self.shadow_write_row.next =
            self.write_base.val() + bit_cast::<ROW_BITS, STATE_BITS>(self.write_offset.val());

        self.shadow_write_data.next = self.read_data.val();
        if self.of_word.val() {
            self.shadow_write_data.next = self.owner_data.val();
        }

        self.hold.next = false;
        self.aborted.next = false;
        self.shadow_read_enable.next = false;
        self.shadow_write_mask.next = 0.into();
        self.check_valid.next = false;
        self.walk_release.next = false;
        match self.state.q.val() {
            DirectoryState::Idle => {
                if self.req_valid.val() {
                    self.shadow_read_enable.next = true;
                    self.item.d.next = self.req_work_item.val();
                    self.state.d.next = DirectoryState::Lookup;
                }
            }
            DirectoryState::Lookup => {
                self.hold.next = true;
                self.check_valid.next = true;
                self.lost.d.next = self.conflict.val();
                self.must_backup.d.next = self.backup.val();
                self.must_own.d.next = self.own.val();
                self.shadow_read_enable.next = true;
                self.state.d.next = DirectoryState::Backup;
            }
            DirectoryState::Backup => {
                self.aborted.next = self.lost.q.val();
                self.state.d.next = DirectoryState::Idle;
                if !self.lost.q.val() & self.must_backup.q.val() {
                    self.hold.next = true;
                    self.shadow_write_mask.next = 15.into();
                    self.state.d.next = DirectoryState::Store;
                    if self.must_own.q.val() {
                        self.state.d.next = DirectoryState::Own;
                    }
                } else if !self.lost.q.val() & self.must_own.q.val() {
                    self.shadow_write_mask.next = self.owner_mask.val();
                }
            }
            DirectoryState::Own => {
                self.shadow_write_mask.next = self.owner_mask.val();
                self.hold.next = self.access_write.val();
                self.state.d.next = DirectoryState::Idle;
                if self.access_write.val() {
                    self.state.d.next = DirectoryState::Store;
                }
            }
            DirectoryState::Store => {
                self.state.d.next = DirectoryState::Idle;
            }
            DirectoryState::Match => {
                self.walk_release.next = self.hits.val().any() & !self.remains.val();
                self.shadow_write_mask.next = self.owner_mask.val();
            }
            DirectoryState::Restore => {
                self.shadow_write_mask.next = 15.into();
            }
        }
        if self.goes_on.val() {
            self.shadow_read_enable.next = true;
            self.index.d.next = self.next_index.val();
            self.bytes.d.next = self.rest.val() & (self.rest.val() - 1);
            self.state.d.next = DirectoryState::Restore;
        }
        if self.visit.val() {
            self.on.d.next = self.walk_any.val();
            self.state.d.next = DirectoryState::Idle;
            if self.walk_any.val() {
                self.shadow_read_enable.next = true;
                self.index.d.next = bit_cast::<STATE_BITS, 16>(self.walk_index.val());
                self.state.d.next = DirectoryState::Match;
            }
        }
        // The row of a request is late: it comes last.
        if self.address.req_valid.val() {
            self.index.d.next = self.req_number.val();
        }
        if self.clear.val() {
            self.state.d.next = DirectoryState::Idle;
            self.on.d.next = false;
        }

        self.word.next = self.at_word.val();
        self.owner_byte.next = self.at_byte.val();
        self.work_item.next = self.item.q.val();
        self.walk_match.next = self.state.q.val() == DirectoryState::Match;
        self.walk_on.next = self.on.q.val();
        self.walk_more.next = self.goes_on.val()
            | (self.walk_any.val()
                & (self.walks.val()
                    | ((self.state.q.val() == DirectoryState::Idle) & self.walk_start.val())));
    }
}
