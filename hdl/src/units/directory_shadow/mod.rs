//! Shadow memory of one bank with a directory: backups, owner words, and the walk that restores.
//!
//! LocalTM-directory 3: old values and owners are kept in the bank's own array. For a work-group at row `B` with `N` rows of
//! variables the variable in row `B + k` has its backup in row `B + N + k` and its owner in byte `k % 4` of row
//! `B + 2N + k / 4`, an *owner word* for four variables. An owner is the work-item's byte: wavefront slot in bits 7..6, lane in bits 5..0.
//!
//! ```text
//!                  +------------------+
//!  req_*         ->|                  |-> hold, aborted       (LdsBank: the access in service)
//!  access_*      ->|                  |-> shadow_*            (LdsBank: array port)
//!  row_base,     ->|  lookup, backup, |-> check_valid, word, owner_byte, work_item (detector: decide this access)
//!  backups,      ->|  ownership, walk |<- conflict, backup, own, stale, spare
//!  owners, bias  ->|                  |-> walk_match, walk_on, walk_after     (detector: which bytes of the word go)
//!  walk_start    ->|                  |<- hits, remains, walk_any, walk_word
//!                  +------------------+
//! ```
//!
//! **A transactional access** takes the cycles that it takes in [`shadow_memory`](crate::shadow_memory), in the same states:
//!
//! | cycle | state  | array                                                                  |
//! | ----- | ------ | ---------------------------------------------------------------------- |
//! | 0     | Idle   | read the owner word                                                    |
//! | 1     | Lookup | the detector decides; read the variable                                |
//! | 2     | Backup | conflict, or entry already owned: respond (and store). `backup`: store the backup |
//! | 3     | Own    | `own`: store the owner byte, and rename stale ones; a read responds     |
//! | 4     | Store  | a write stores and responds                                            |
//!
//! **Stale bytes.** The detector marks a slot and an owner word, not a variable: a byte of the word is live if its slot is marked. What a
//! slot left there in an earlier pass has to look like nobody's before the slot is marked again, so the cycle that stores the owner
//! byte gives the `stale` bytes to the slot `spare`, which has no mark; their lane becomes 0. They are bytes of the same row of the array: the
//! write that is made anyway, with more of its byte mask. Whatever the array holds at first is stale likewise.
//!
//! **The walk** restores and clears the entries of the lanes in `walk_lanes_*` of `walk_slot` ("for each work-item whose TCM bit is 1 all
//! backups are restored"). The detector proposes words, the first in the cycle of `walk_start`. A word takes a cycle in which the
//! detector looks at its owners, and a cycle for each entry that goes, in which its backup is stored while the next one is read. If
//! other lanes of the slot stay in the word, the bytes that go are renamed in the first of these cycles; else the word's mark goes. So a
//! walk takes 1 + words + entries that go. (The directory paper charges an LDS access plus one, 3 cycles, for each access
//! to shadow memory.) The walk starts when the access has responded, so the access does not wait for it. `walk_start` is honoured only
//! while no access is in service or requested.
//!
//! `row_base`, `backups`, `owners` and `owner_bias` are those that [`DirectoryLayout`](crate::directory_layout::DirectoryLayout) has
//! for the work-group of the access or walk in service, and must be stable while it lasts.

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
    /// Bytes of the word that become the slot `spare`'s if the work-item is recorded.
    pub stale: Signal<In, Bits<4>>,
    pub spare: Signal<In, Bits<2>>,
    pub walk_start: Signal<In, bool>,
    /// The owner word `word` has been read: which of its entries go.
    pub walk_match: Signal<Out, bool>,
    pub hits: Signal<In, Bits<4>>,
    /// Other entries of the slot stay in the word.
    pub remains: Signal<In, bool>,
    /// The word visited last, if the walk has visited one.
    pub walk_on: Signal<Out, bool>,
    pub walk_after: Signal<Out, Bits<STATE_BITS>>,
    pub walk_any: Signal<In, bool>,
    pub walk_word: Signal<In, Bits<STATE_BITS>>,
    /// The mark of `word` goes.
    pub walk_release: Signal<Out, bool>,
    /// The walk goes on after this cycle; without meaning if `walk_start` is not honoured.
    pub walk_more: Signal<Out, bool>,
    state: DFF<DirectoryState>,
    item: DFF<Bits<8>>,
    /// The variable that is accessed or restored, from the first of its work-group on; of a word that is matched, its first.
    index: DFF<Bits<STATE_BITS>>,
    lost: DFF<Bit>,
    must_backup: DFF<Bit>,
    must_own: DFF<Bit>,
    /// Stale bytes of the word, or entries of it that are still to be restored.
    bytes: DFF<Bits<4>>,
    new_slot: DFF<Bits<2>>,
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
    restores: Signal<Local, Bit>,
    address: DirectoryAddress<ROW_BITS, STATE_BITS>,
    write_base: Signal<Local, Bits<ROW_BITS>>,
    write_offset: Signal<Local, Bits<STATE_BITS>>,
    of_word: Signal<Local, Bit>,
    renamed: Signal<Local, Bits<32>>,
    recorded: Signal<Local, Bits<32>>,
    own_byte: Signal<Local, Bits<32>>,
    own_mask: Signal<Local, Bits<4>>,
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
            new_slot,
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
            self.rest.next = self.hits.val();
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
        self.restores.next = self.walks.val() & self.rest.val().any();
        self.visit.next = (self.walks.val() & !self.rest.val().any())
            | ((self.state.q.val() == DirectoryState::Idle)
                & self.walk_start.val()
                & !self.req_valid.val());

        // What is read: a request's owner word, the variable, a backup, the next owner word.
        self.address.req_valid.next =
            (self.state.q.val() == DirectoryState::Idle) & self.req_valid.val();
        self.address.req_row.next = self.req_row.val();
        self.address.owner_bias.next = self.owner_bias.val();
        self.address.walks.next = self.state.q.val() != DirectoryState::Lookup;
        self.address.walk_base.next = self.owners.val();
        self.address.walk_offset.next = self.walk_word.val();
        if self.restores.val() {
            self.address.walk_base.next = self.backups.val();
            self.address.walk_offset.next = self.next_index.val();
        }
        self.address.other_row.next = self.access_row.val();
        self.shadow_read_row.next = self.address.row.val();

        // What is written: an owner word, a variable, a backup.
        self.of_word.next = (self.state.q.val() == DirectoryState::Own)
            | (self.state.q.val() == DirectoryState::Match);
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

        self.renamed.next = bit_cast::<32, 2>(self.new_slot.q.val()) << 6;
        if self.state.q.val() == DirectoryState::Match {
            self.renamed.next = bit_cast::<32, 2>(self.spare.val()) << 6;
        }
        self.renamed.next = self.renamed.val()
            | (self.renamed.val() << 8)
            | (self.renamed.val() << 16)
            | (self.renamed.val() << 24);
        self.recorded.next = bit_cast::<32, 8>(self.item.q.val());
        self.recorded.next = self.recorded.val()
            | (self.recorded.val() << 8)
            | (self.recorded.val() << 16)
            | (self.recorded.val() << 24);
        self.own_mask.next = 1.into();
        self.own_mask.next = self.own_mask.val() << self.at_byte.val();
        self.own_byte.next = 0.into();
        if self.state.q.val() == DirectoryState::Own {
            self.own_byte.next = 255.into();
            self.own_byte.next = self.own_byte.val() << (bit_cast::<5, 2>(self.at_byte.val()) << 3);
        }
        self.shadow_write_data.next = self.read_data.val();
        if self.of_word.val() {
            self.shadow_write_data.next = (self.renamed.val() & !self.own_byte.val())
                | (self.recorded.val() & self.own_byte.val());
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
                    self.index.d.next =
                        bit_cast::<STATE_BITS, ROW_BITS>(self.req_row.val() - self.row_base.val());
                    self.state.d.next = DirectoryState::Lookup;
                }
            }
            DirectoryState::Lookup => {
                self.hold.next = true;
                self.check_valid.next = true;
                self.lost.d.next = self.conflict.val();
                self.must_backup.d.next = self.backup.val();
                self.must_own.d.next = self.own.val();
                self.bytes.d.next = self.stale.val();
                self.new_slot.d.next = self.spare.val();
                self.shadow_read_enable.next = true;
                self.state.d.next = DirectoryState::Backup;
            }
            DirectoryState::Backup => {
                self.aborted.next = self.lost.q.val();
                self.state.d.next = DirectoryState::Idle;
                if !self.lost.q.val() & (self.must_backup.q.val() | self.must_own.q.val()) {
                    self.hold.next = true;
                    self.state.d.next = DirectoryState::Own;
                    if self.must_backup.q.val() {
                        self.shadow_write_mask.next = 15.into();
                    }
                    if !self.must_own.q.val() {
                        self.state.d.next = DirectoryState::Store;
                    }
                }
            }
            DirectoryState::Own => {
                self.shadow_write_mask.next = self.bytes.q.val() | self.own_mask.val();
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
                if self.remains.val() {
                    self.shadow_write_mask.next = self.hits.val();
                }
            }
            DirectoryState::Restore => {
                self.shadow_write_mask.next = 15.into();
            }
        }
        if self.restores.val() {
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
        if self.clear.val() {
            self.state.d.next = DirectoryState::Idle;
            self.on.d.next = false;
        }

        self.word.next = self.at_word.val();
        self.owner_byte.next = self.at_byte.val();
        self.work_item.next = self.item.q.val();
        self.walk_match.next = self.state.q.val() == DirectoryState::Match;
        self.walk_on.next = self.on.q.val();
        self.walk_after.next = self.at_word.val();
        self.walk_more.next = self.restores.val()
            | (self.walk_any.val()
                & (self.walks.val()
                    | ((self.state.q.val() == DirectoryState::Idle) & self.walk_start.val())));
    }
}
