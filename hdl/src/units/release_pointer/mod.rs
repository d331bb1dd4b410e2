//! Release pointer of a commit unit: takes the reference counts of a transaction away and gives its nodes and slot back.
//!
//! Part of the [commit unit](crate::commit_unit). It walks the logs of a transaction, a word a cycle and three cycles to go on, once it has retired. With the strap
//! `remove_at_vote` the references go earlier, by a walk of their own as soon as the outcome here is known (`vote_at` has passed), and the walk
//! at the end only gives nodes back; walks for references come first.
//!
//! ```text
//!  vote_at, retire_at       ->+--------------------+-> next_slot, begin_*, take_*   (logs' port 2)
//!  logs' port 2             ->| two pointers, one  |-> wants_count, of_write
//!  granted, may_empty       ->| walk at a time     |-> frees, reset_valid, reset_slot, release_at
//!                             +--------------------+
//! ```
//!
//! A word whose reference was counted waits for `granted` while `wants_count`; others go on at once. `frees`: what is taken gives its node
//! back. `reset_valid`, when `may_empty`: lists and flags of `reset_slot` are empty from now on. `clear` puts both pointers back to number 1.

use crate::commit_op::WalkState;
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
        && unit.release_id.q.val() == unit.retire_at.val()
        && (!unit.remove_at_vote.val() || unit.uncount_id.q.val() == unit.vote_at.val()))]
pub struct ReleasePointer<const SLOT_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub remove_at_vote: Signal<In, bool>,
    pub vote_at: Signal<In, Bits<32>>,
    pub retire_at: Signal<In, Bits<32>>,
    pub next_slot: Signal<Out, Bits<SLOT_BITS>>,
    pub has_reads: Signal<In, bool>,
    pub has_writes: Signal<In, bool>,
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
    pub reset_valid: Signal<Out, bool>,
    pub reset_slot: Signal<Out, Bits<SLOT_BITS>>,
    pub release_at: Signal<Out, Bits<32>>,
    state: DFF<WalkState>,
    release_id: DFF<Bits<32>>,
    uncount_id: DFF<Bits<32>>,
    slot: DFF<Bits<SLOT_BITS>>,
    /// The walk takes references away; gives nodes back.
    uncounts: DFF<Bit>,
    freeing: DFF<Bit>,
    slot_now: Signal<Local, Bits<SLOT_BITS>>,
    goes_on: Signal<Local, Bit>,
}

impl<const SLOT_BITS: usize> Logic for ReleasePointer<SLOT_BITS> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, release_id, uncount_id, slot, uncounts, freeing);

        self.slot_now.next = self.slot.q.val();
        self.begin_reads.next = false;
        self.take_read.next = false;
        self.begin_writes.next = false;
        self.take_write.next = false;
        self.wants_count.next = false;
        self.of_write.next = self.state.q.val() == WalkState::Writes;
        self.frees.next = self.freeing.q.val();
        self.reset_valid.next = false;
        self.reset_slot.next = self.slot.q.val();

        if self.state.q.val() == WalkState::Wait {
            if self.remove_at_vote.val() & (self.uncount_id.q.val() != self.vote_at.val()) {
                self.slot_now.next = bit_cast::<SLOT_BITS, 32>(self.uncount_id.q.val());
                self.uncounts.d.next = true;
                self.freeing.d.next = false;
                self.state.d.next = WalkState::Begin;
            } else if (self.release_id.q.val() != self.retire_at.val())
                & (!self.remove_at_vote.val()
                    | (self.release_id.q.val() != self.uncount_id.q.val()))
            {
                self.slot_now.next = bit_cast::<SLOT_BITS, 32>(self.release_id.q.val());
                self.uncounts.d.next = !self.remove_at_vote.val();
                self.freeing.d.next = true;
                self.state.d.next = WalkState::Begin;
            }
        }
        if self.state.q.val() == WalkState::Begin {
            self.state.d.next = WalkState::End;
            if self.has_reads.val() {
                self.begin_reads.next = true;
                self.state.d.next = WalkState::Reads;
            } else if self.has_writes.val() {
                self.begin_writes.next = true;
                self.state.d.next = WalkState::Writes;
            }
        }
        if self.state.q.val() == WalkState::Reads {
            self.wants_count.next = self.uncounts.q.val() & self.read_counted.val();
            self.take_read.next = self.granted.val() | !self.wants_count.val();
            if self.take_read.val() & self.read_last.val() {
                self.state.d.next = WalkState::End;
                if self.has_writes.val() {
                    self.begin_writes.next = true;
                    self.state.d.next = WalkState::Writes;
                }
            }
        }
        if self.state.q.val() == WalkState::Writes {
            self.wants_count.next = self.uncounts.q.val() & self.write_counted.val();
            self.take_write.next = self.granted.val() | !self.wants_count.val();
            if self.take_write.val() & self.write_last.val() {
                self.state.d.next = WalkState::End;
            }
        }
        self.goes_on.next =
            (self.state.q.val() == WalkState::End) & (self.may_empty.val() | !self.freeing.q.val());
        if self.goes_on.val() {
            self.state.d.next = WalkState::Wait;
            if self.freeing.q.val() {
                self.reset_valid.next = true;
                self.release_id.d.next = self.release_id.q.val() + 1;
            } else {
                self.uncount_id.d.next = self.uncount_id.q.val() + 1;
            }
        }
        if self.clear.val() {
            self.slot_now.next = 0.into();
        }
        self.slot.d.next = self.slot_now.val();
        self.next_slot.next = self.slot_now.val();
        self.release_at.next = self.release_id.q.val();

        if self.clear.val() {
            self.state.d.next = WalkState::Wait;
            self.release_id.d.next = 1.into();
            self.uncount_id.d.next = 1.into();
            self.uncounts.d.next = false;
            self.freeing.d.next = false;
        }
    }
}
