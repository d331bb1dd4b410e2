//! Release pointer of a commit unit: takes the reference counts of a transaction away and gives its nodes and slot back.
//!
//! Part of the [commit unit](crate::commit_unit). It walks the logs of a transaction once it has retired: a cycle to begin, one a word, and one to go on;
//! a number without words here is passed in a cycle. References go earlier, by a walk of their own as soon as the outcome here is known (`vote_at` has passed), with
//! the strap `remove_at_vote`, and with `remove_failed_at_vote` those of transactions that have failed here (`failed`). Walks for references come first.
//!
//! ```text
//!  vote_at, retire_at       ->+--------------------+-> next_slot, begin_*, take_*   (logs' port 2)
//!  logs' port 2, failed     ->| two pointers, one  |-> wants_count, of_write
//!  granted, may_empty       ->| walk at a time     |-> frees, empty_valid, reset_valid, reset_slot, release_at
//!                             +--------------------+
//! ```
//!
//! `next_slot` is looked at a cycle ahead: `has_*` and `failed` are of the slot that it named in the cycle before, `reset_slot`. A word whose reference was counted waits for
//! `granted` while `wants_count`; others go on at once. `frees`: what is taken gives its node back. `reset_valid`: flags of `reset_slot` are empty from now on; with
//! `empty_valid`, when `may_empty`, its lists are too. `clear` puts both pointers back to number 1.

use crate::commit_op::WalkState;
use crate::pins::Register;
use crate::prelude::*;

/// For `2^SLOT_BITS` transactions.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "takes references and nodes of a transaction back",
    ReleasePointer::<COMMIT_SLOT_BITS>::default()
)]
#[idle(|unit| !unit.clear.val()
        && unit.state.q.val() == WalkState::Wait
        && unit.state.keeps()
        && unit.release_id.keeps()
        && unit.uncount_id.keeps()
        && unit.slot.keeps()
        && unit.freeing.keeps())]
pub struct ReleasePointer<const SLOT_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub remove_at_vote: Signal<In, bool>,
    pub remove_failed_at_vote: Signal<In, bool>,
    pub vote_at: Signal<In, Bits<32>>,
    pub retire_at: Signal<In, Bits<32>>,
    pub next_slot: Signal<Out, Bits<SLOT_BITS>>,
    pub has_reads: Signal<In, bool>,
    pub has_writes: Signal<In, bool>,
    pub failed: Signal<In, bool>,
    pub read_last: Signal<In, bool>,
    pub read_counted: Signal<In, bool>,
    pub write_last: Signal<In, bool>,
    pub write_counted: Signal<In, bool>,
    pub begin_reads: Signal<Out, bool>,
    pub take_read: Signal<Out, bool>,
    pub begin_writes: Signal<Out, bool>,
    pub take_write: Signal<Out, bool>,
    pub wants_count: Signal<Out, bool>,
    pub of_write: Signal<Out, bool>,
    pub granted: Signal<In, bool>,
    pub frees: Signal<Out, bool>,
    pub may_empty: Signal<In, bool>,
    pub empty_valid: Signal<Out, bool>,
    pub reset_valid: Signal<Out, bool>,
    pub reset_slot: Signal<Out, Bits<SLOT_BITS>>,
    pub release_at: Signal<Out, Bits<32>>,
    state: DFF<WalkState>,
    release_id: DFF<Bits<32>>,
    uncount_id: DFF<Bits<32>>,
    /// The slot that is looked at or walked; whether to release it, else for its references alone.
    slot: DFF<Bits<SLOT_BITS>>,
    freeing: DFF<Bit>,
    /// The walk takes references away.
    uncounts: DFF<Bit>,
    next_release: Signal<Local, Bits<32>>,
    next_uncount: Signal<Local, Bits<32>>,
    /// References of some go before their release.
    early: Signal<Local, Bit>,
    /// It is the turn of the slot that is looked at; its references go now, if it has any.
    due: Signal<Local, Bit>,
    takes_away: Signal<Local, Bit>,
    looks: Signal<Local, Bit>,
    walks: Signal<Local, Bit>,
    of_read: Signal<Local, Bit>,
    takes: Signal<Local, Bit>,
    /// Another slot is looked at in the next cycle, for its references.
    looks_on: Signal<Local, Bit>,
    counts_first: Signal<Local, Bit>,
    begins: Signal<Local, Bit>,
    passes: Signal<Local, Bit>,
    next_id: Signal<Local, Bits<32>>,
    slot_now: Signal<Local, Bits<SLOT_BITS>>,
    goes_on: Signal<Local, Bit>,
}

impl<const SLOT_BITS: usize> Logic for ReleasePointer<SLOT_BITS> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, release_id, uncount_id, slot, freeing, uncounts);

        self.early.next = self.remove_at_vote.val() | self.remove_failed_at_vote.val();
        self.due.next = self.early.val() & (self.uncount_id.q.val() != self.vote_at.val());
        self.takes_away.next = self.remove_at_vote.val() | self.failed.val();
        if self.freeing.q.val() {
            self.due.next = (self.release_id.q.val() != self.retire_at.val())
                & (!self.early.val() | (self.release_id.q.val() != self.uncount_id.q.val()));
            self.takes_away.next = !self.remove_at_vote.val()
                & !(self.remove_failed_at_vote.val() & self.failed.val());
        }
        self.looks.next = (self.state.q.val() == WalkState::Wait) & self.due.val();
        self.walks.next = (self.has_reads.val() | self.has_writes.val())
            & (self.freeing.q.val() | self.takes_away.val());
        self.begins.next = self.looks.val() & self.walks.val();
        self.passes.next = self.looks.val() & !self.walks.val();

        self.of_write.next = self.state.q.val() == WalkState::Writes;
        self.of_read.next = self.state.q.val() == WalkState::Reads;
        self.wants_count.next = self.uncounts.q.val()
            & ((self.of_read.val() & self.read_counted.val())
                | (self.of_write.val() & self.write_counted.val()));
        self.takes.next = self.granted.val() | !self.wants_count.val();
        self.take_read.next = self.of_read.val() & self.takes.val();
        self.take_write.next = self.of_write.val() & self.takes.val();
        self.begin_reads.next = self.begins.val() & self.has_reads.val();
        self.begin_writes.next = self.has_writes.val()
            & ((self.begins.val() & !self.has_reads.val())
                | (self.take_read.val() & self.read_last.val()));
        if self.begins.val() {
            self.uncounts.d.next = self.takes_away.val();
        }
        if (self.take_read.val() & self.read_last.val())
            | (self.take_write.val() & self.write_last.val())
        {
            self.state.d.next = WalkState::End;
        }
        if self.begin_reads.val() {
            self.state.d.next = WalkState::Reads;
        }
        if self.begin_writes.val() {
            self.state.d.next = WalkState::Writes;
        }
        self.goes_on.next =
            (self.state.q.val() == WalkState::End) & (self.may_empty.val() | !self.freeing.q.val());
        if self.goes_on.val() | self.clear.val() {
            self.state.d.next = WalkState::Wait;
        }
        self.frees.next = self.freeing.q.val();
        self.empty_valid.next = self.goes_on.val() & self.freeing.q.val();
        self.reset_valid.next = (self.goes_on.val() | self.passes.val()) & self.freeing.q.val();
        self.reset_slot.next = self.slot.q.val();

        // Where the pointers go, and whose slot is looked at next.
        self.next_release.next = self.release_id.q.val();
        self.next_uncount.next = self.uncount_id.q.val();
        if self.goes_on.val() | self.passes.val() {
            if self.freeing.q.val() {
                self.next_release.next = self.release_id.q.val() + 1;
            } else {
                self.next_uncount.next = self.uncount_id.q.val() + 1;
            }
        }
        if self.clear.val() {
            self.next_release.next = 1.into();
            self.next_uncount.next = 1.into();
        }
        self.release_id.d.next = self.next_release.val();
        self.uncount_id.d.next = self.next_uncount.val();
        self.counts_first.next = self.early.val() & (self.next_uncount.val() != self.vote_at.val());
        self.looks_on.next = ((self.state.q.val() == WalkState::Wait) & !self.begins.val())
            | self.goes_on.val()
            | self.clear.val();
        self.next_id.next = self.next_release.val();
        if self.counts_first.val() {
            self.next_id.next = self.next_uncount.val();
        }
        self.slot_now.next = self.slot.q.val();
        if self.looks_on.val() {
            self.slot_now.next = bit_cast::<SLOT_BITS, 32>(self.next_id.val());
            self.freeing.d.next = !self.counts_first.val();
        }
        self.slot.d.next = self.slot_now.val();
        self.next_slot.next = self.slot_now.val();
        self.release_at.next = self.release_id.q.val();
    }
}
