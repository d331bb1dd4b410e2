//! What happens in a cycle, stage by stage.

use super::CommitUnit;
use crate::commit_op::{CommitMessage, WalkState};
use crate::prelude::*;
impl<
        const SLOT_BITS: usize,
        const NODE_BITS: usize,
        const COUNT_BITS: usize,
        const QUEUE_BITS: usize,
        const WAYS: usize,
        const SET_BITS: usize,
        const ADDR_BITS: usize,
    > CommitUnit<SLOT_BITS, NODE_BITS, COUNT_BITS, QUEUE_BITS, WAYS, SET_BITS, ADDR_BITS>
{
    /// Hazard pointer, on port 0 of the logs.
    #[hdl_gen]
    pub(super) fn check_hazards(&mut self) {
        self.flags.hazard_slot.next = bit_cast::<SLOT_BITS, 32>(self.hazard.at_id.val());
        // Slots wrap: until the previous owner is released, the flags describe that owner.
        self.oldest_slot.next = bit_cast::<SLOT_BITS, 32>(self.release_walk.release_at.val());
        self.has_slot.next = (self.flags.hazard_slot.val() != self.oldest_slot.val())
            | (self.hazard.at_id.val() == self.release_walk.release_at.val());
        self.hazard.filled.next = self.flags.hazard_filled.val() & self.has_slot.val();
        self.hazard.count_ready.next = self.count_ready.val() | self.count_on_arrival.val();
        self.counts_store.next = self.hazard.store_valid.val() & !self.count_on_arrival.val();
        self.hazard.has_reads.next = self.reads.walk_count[0].val().any();
        self.hazard.has_writes.next = self.writes.walk_count[0].val().any();
        self.hazard.read_last.next = self.reads.walk_last[0].val();
        self.hazard.read_address.next = self.reads.walk_address[0].val();
        self.hazard.write_last.next = self.writes.walk_last[0].val();
        self.hazard.write_address.next = self.writes.walk_address[0].val();
        self.reads.walk_slot[0].next = bit_cast::<SLOT_BITS, 32>(self.hazard.next_id.val());
        self.writes.walk_slot[0].next = bit_cast::<SLOT_BITS, 32>(self.hazard.next_id.val());
        self.reads.walk_begin[0].next = self.hazard.begin_reads.val();
        self.reads.walk_take[0].next = self.hazard.take_read.val();
        self.writes.walk_begin[0].next = self.hazard.begin_writes.val();
        self.writes.walk_take[0].next = self.hazard.take_write.val();
        self.hazards.write_valid.next = self.hazard.result_valid.val();
        self.hazards.write_index.next = self.hazard.result_slot.val();
        self.hazards.write_word.next = self.hazard.result_youngest.val();
    }

    /// Arrival. Who reads again is before it at the cache, and the hazard pointer at the counts.
    #[hdl_gen]
    pub(super) fn arrive(&mut self) {
        self.rereads.next = self.vote_state.q.val() == WalkState::Reads;
        self.msg_slot.next = bit_cast::<SLOT_BITS, 32>(self.msg_id.val());
        self.age.next = self.msg_id.val() - self.release_walk.release_at.val();
        self.slot_bits.next = bit_cast::<SLOT_BITS, 32>(self.age.val());
        self.wide.next = bit_cast::<32, SLOT_BITS>(self.slot_bits.val());
        self.open.next = self.reads.log_ready.val()
            & self.writes.log_ready.val()
            & self.hazard.table_ready.val()
            & (self.wide.val() == self.age.val())
            & !self.clear.val();
        self.msg_ready.next = self.open.val();
        if (self.msg_kind.val() == CommitMessage::Read) & !self.reads.put_full.val() {
            self.msg_ready.next = self.open.val()
                & self.read_ready.val()
                & self.queue.queue_room.val()
                & !self.rereads.val()
                & ((self.count_ready.val() & !self.counts_store.val())
                    | self.count_writers_only.val());
        }
        if (self.msg_kind.val() == CommitMessage::Write)
            & self.count_on_arrival.val()
            & !self.writes.put_full.val()
        {
            self.msg_ready.next = self.open.val() & self.count_ready.val();
        }
        self.arrives.next = self.msg_valid.val() & self.msg_ready.val();
        self.reads.put_valid.next =
            self.arrives.val() & (self.msg_kind.val() == CommitMessage::Read);
        self.reads.put_slot.next = self.msg_slot.val();
        self.reads.put_address.next = self.msg_address.val();
        self.reads.put_value.next = self.msg_value.val();
        self.writes.put_valid.next =
            self.arrives.val() & (self.msg_kind.val() == CommitMessage::Write);
        self.writes.put_slot.next = self.msg_slot.val();
        self.writes.put_address.next = self.msg_address.val();
        self.writes.put_value.next = self.msg_value.val();
        self.log_overflow.next = (self.reads.put_valid.val() & self.reads.put_full.val())
            | (self.writes.put_valid.val() & self.writes.put_full.val());
        self.flags.fail_valid[0].next = self.log_overflow.val();
        self.flags.fail_slot[0].next = self.msg_slot.val();
        self.flags.fill_valid.next = self.arrives.val()
            & ((self.msg_kind.val() == CommitMessage::Fill)
                | (self.msg_kind.val() == CommitMessage::Skip));
        self.flags.fill_slot.next = self.msg_slot.val();
        self.flags.fill_skip.next = self.msg_kind.val() == CommitMessage::Skip;
        self.flags.fill_last.next = self.msg_last.val();
        self.hazard.first_valid.next = self.flags.fill_valid.val();
        self.hazard.first_slot.next = self.msg_slot.val();
        self.hazard.first_id.next = self.msg_first.val();
        // What had retired when the word was sent to the cache, a cycle ago, had landed before.
        self.retired_before.d.next = self.retire_id.q.val();
        self.hazard.oldest_valid.next = self.reads.placed_first.val();
        self.hazard.oldest_slot.next = self.reads.placed_slot.val();
        self.hazard.oldest_id.next = self.retired_before.q.val();
        self.flags.outcome_valid.next = self.result_valid.val();
        self.flags.outcome_slot.next = bit_cast::<SLOT_BITS, 32>(self.result_id.val());
        self.flags.outcome_pass.next = self.result_pass.val();
    }

    /// Reads to the cache, and values from it.
    #[hdl_gen]
    pub(super) fn read(&mut self) {
        self.reads_word.next = self.reads.put_valid.val() & !self.reads.put_full.val();
        self.counts_read.next = self.reads_word.val() & !self.count_writers_only.val();
        self.counts_arrival.next =
            self.writes.put_valid.val() & !self.writes.put_full.val() & self.count_on_arrival.val();
        self.read_valid.next = self.reads_word.val();
        self.read_address.next = self.msg_address.val();
        self.queue.push_valid.next = self.reads_word.val();
        self.queue.push_slot.next = self.msg_slot.val();
        self.queue.push_value.next = self.msg_value.val();
        self.read_targets.write_valid.next = self.reads_word.val();
        self.read_targets.write_index.next = self.msg_slot.val();
        self.read_targets.write_word.next = self.queue.issued.val() + 1;
        self.reads.walk_take[1].next = false;
        if self.rereads.val() {
            self.read_valid.next = self.queue.queue_room.val();
            self.read_address.next = self.reads.walk_address[1].val();
            self.queue.push_valid.next = self.queue.queue_room.val() & self.read_ready.val();
            self.queue.push_slot.next = bit_cast::<SLOT_BITS, 32>(self.voting_id.q.val());
            self.queue.push_value.next = self.reads.walk_value.val();
            self.reads.walk_take[1].next = self.queue.push_valid.val();
        }
        self.queue.rsp_valid.next = self.read_rsp_valid.val();
        self.queue.rsp_value.next = self.read_rsp_value.val();
        self.flags.fail_valid[1].next = self.queue.failed_valid.val();
        self.flags.fail_slot[1].next = self.queue.failed_slot.val();
    }

    /// Vote pointer.
    #[hdl_gen]
    pub(super) fn vote(&mut self) {
        self.flags.vote_slot.next = bit_cast::<SLOT_BITS, 32>(self.voting_id.q.val());
        self.reads.walk_begin[1].next = false;
        self.behind.next = self.queue.replied.val() - self.read_targets.read_word.val();
        if self.vote_state.q.val() == WalkState::End {
            self.behind.next = self.queue.replied.val() - self.reread_target.q.val();
        }
        self.settled.next = !self.reads.walk_count[1].val().any() | !self.behind.val().get_bit(15);
        self.decides.next = false;
        self.passes.next = !self.flags.vote_failed.val();
        if (self.vote_state.q.val() == WalkState::Wait)
            & (self.voting_id.q.val() != self.hazard.checked_id.val())
            & self.settled.val()
        {
            if self.flags.vote_failed.val() | !self.hazards.read_word.val().any() {
                self.decides.next = true;
            } else if self.hazards.read_word.val() < self.retire_id.q.val() {
                self.reads.walk_begin[1].next = true;
                self.vote_state.d.next = WalkState::Reads;
            }
        }
        if self.rereads.val() & self.queue.push_valid.val() {
            self.reread_target.d.next = self.queue.issued.val() + 1;
            if self.reads.walk_last[1].val() {
                self.vote_state.d.next = WalkState::End;
            }
        }
        if (self.vote_state.q.val() == WalkState::End) & self.settled.val() {
            self.decides.next = true;
        }
        self.lane_bit.next = 0.into();
        if self.passes.val() {
            self.lane_bit.next = self.voting_lane.q.val();
        }
        self.vote_valid.next = self.decides.val() & self.flags.vote_last.val();
        self.vote_id.next = self.voting_id.q.val();
        self.vote_lanes.next = self.voting_lanes.q.val() | self.lane_bit.val();
        self.next_vote.next = self.voting_id.q.val();
        if self.decides.val() & (self.vote_ready.val() | !self.flags.vote_last.val()) {
            self.next_vote.next = self.voting_id.q.val() + 1;
            self.vote_state.d.next = WalkState::Wait;
            self.voting_lanes.d.next = self.vote_lanes.val();
            self.voting_lane.d.next = self.voting_lane.q.val() << 1;
            if self.flags.vote_last.val() {
                self.voting_lanes.d.next = 0.into();
                self.voting_lane.d.next = 1.into();
            }
        }
        if self.clear.val() {
            self.next_vote.next = 1.into();
        }
        self.voting_id.d.next = self.next_vote.val();
        self.reads.walk_slot[1].next = bit_cast::<SLOT_BITS, 32>(self.next_vote.val());
        self.hazards.read_index.next = bit_cast::<SLOT_BITS, 32>(self.next_vote.val());
        self.read_targets.read_index.next = bit_cast::<SLOT_BITS, 32>(self.next_vote.val());
    }

    /// Commit pointer.
    #[hdl_gen]
    pub(super) fn commit(&mut self) {
        self.flags.commit_slot.next = bit_cast::<SLOT_BITS, 32>(self.commit_id.q.val());
        self.writes.walk_begin[1].next = false;
        self.writes.walk_take[1].next = false;
        self.write_valid.next = self.commit_state.q.val() == WalkState::Writes;
        self.write_address.next = self.writes.walk_address[1].val();
        self.write_value.next = self.writes.walk_value.val();
        self.goes_on.next = false;
        self.next_sent.next = self.sent.q.val();
        if (self.commit_state.q.val() == WalkState::Wait)
            & (self.commit_id.q.val() != self.voting_id.q.val())
        {
            if self.flags.commit_skipped.val() {
                self.goes_on.next = true;
            } else if self.flags.commit_known.val() {
                if self.flags.commit_passed.val() & self.writes.walk_count[1].val().any() {
                    self.writes.walk_begin[1].next = true;
                    self.commit_state.d.next = WalkState::Writes;
                } else {
                    self.goes_on.next = true;
                }
            }
        }
        if self.write_valid.val() & self.write_ready.val() {
            self.writes.walk_take[1].next = true;
            self.next_sent.next = self.sent.q.val() + 1;
            self.goes_on.next = self.writes.walk_last[1].val();
        }
        self.next_commit.next = self.commit_id.q.val();
        if self.goes_on.val() {
            self.commit_state.d.next = WalkState::Wait;
            self.next_commit.next = self.commit_id.q.val() + 1;
        }
        if self.clear.val() {
            self.next_commit.next = 1.into();
            self.next_sent.next = 0.into();
        }
        self.commit_id.d.next = self.next_commit.val();
        self.sent.d.next = self.next_sent.val();
        self.writes.walk_slot[1].next = bit_cast::<SLOT_BITS, 32>(self.next_commit.val());
        self.write_targets.write_valid.next = self.goes_on.val();
        self.write_targets.write_index.next = bit_cast::<SLOT_BITS, 32>(self.commit_id.q.val());
        self.write_targets.write_word.next = self.next_sent.val();
    }

    /// Retire pointer.
    #[hdl_gen]
    pub(super) fn retire(&mut self) {
        self.flags.retire_slot.next = bit_cast::<SLOT_BITS, 32>(self.retire_id.q.val());
        if self.write_ack.val() {
            self.landed.d.next = self.landed.q.val() + 1;
        }
        self.behind.next = self.landed.q.val() - self.write_targets.read_word.val();
        self.goes_on.next =
            (self.retire_id.q.val() != self.commit_id.q.val()) & !self.behind.val().get_bit(15);
        self.done_valid.next = self.goes_on.val() & self.flags.retire_last.val();
        self.done_id.next = self.retire_id.q.val();
        self.next_retire.next = self.retire_id.q.val();
        if self.goes_on.val() & (self.done_ready.val() | !self.flags.retire_last.val()) {
            self.next_retire.next = self.retire_id.q.val() + 1;
        }
        if self.clear.val() {
            self.next_retire.next = 1.into();
        }
        self.retire_id.d.next = self.next_retire.val();
        self.write_targets.read_index.next = bit_cast::<SLOT_BITS, 32>(self.next_retire.val());
    }

    /// Release pointer, on port 2 of the logs.
    #[hdl_gen]
    pub(super) fn release(&mut self) {
        self.release_walk.remove_at_vote.next = self.remove_at_vote.val();
        self.release_walk.remove_failed_at_vote.next = self.remove_failed_at_vote.val();
        self.release_walk.vote_at.next = self.voting_id.q.val();
        self.release_walk.retire_at.next = self.retire_id.q.val();
        self.release_walk.has_reads.next = self.reads.walk_count[2].val().any();
        self.release_walk.has_writes.next = self.writes.walk_count[2].val().any();
        self.flags.release_slot.next = self.release_walk.reset_slot.val();
        self.release_walk.failed.next = self.flags.release_failed.val();
        self.release_walk.read_last.next = self.reads.walk_last[2].val();
        self.release_walk.read_counted.next =
            self.reads.walk_counted.val() & !self.count_writers_only.val();
        self.release_walk.write_last.next = self.writes.walk_last[2].val();
        self.release_walk.write_counted.next = self.writes.walk_counted.val();
        self.release_walk.granted.next = self.count_ready.val()
            & !self.counts_store.val()
            & !self.counts_arrival.val()
            & !self.counts_read.val();
        self.release_walk.may_empty.next =
            self.reads.empty_ready.val() & self.writes.empty_ready.val();
        self.takes_away.next =
            self.release_walk.wants_count.val() & self.release_walk.granted.val();
        self.reads.walk_slot[2].next = self.release_walk.next_slot.val();
        self.reads.walk_begin[2].next = self.release_walk.begin_reads.val();
        self.reads.walk_take[2].next = self.release_walk.take_read.val();
        self.reads.free_valid.next =
            self.release_walk.take_read.val() & self.release_walk.frees.val();
        self.reads.free_node.next = self.reads.walk_node[2].val();
        self.reads.empty_valid.next = self.release_walk.empty_valid.val();
        self.reads.empty_slot.next = self.release_walk.reset_slot.val();
        self.writes.walk_slot[2].next = self.release_walk.next_slot.val();
        self.writes.walk_begin[2].next = self.release_walk.begin_writes.val();
        self.writes.walk_take[2].next = self.release_walk.take_write.val();
        self.writes.free_valid.next =
            self.release_walk.take_write.val() & self.release_walk.frees.val();
        self.writes.free_node.next = self.writes.walk_node[2].val();
        self.writes.empty_valid.next = self.release_walk.empty_valid.val();
        self.writes.empty_slot.next = self.release_walk.reset_slot.val();
        self.flags.reset_valid.next = self.release_walk.reset_valid.val();
        self.flags.reset_slot.next = self.release_walk.reset_slot.val();
        self.removal_address.next = self.reads.walk_address[2].val();
        if self.release_walk.of_write.val() {
            self.removal_address.next = self.writes.walk_address[2].val();
        }
    }

    /// Reference counts, and the answers to increments.
    #[hdl_gen]
    pub(super) fn count(&mut self) {
        self.count_valid.next = self.counts_store.val()
            | self.counts_arrival.val()
            | self.counts_read.val()
            | self.takes_away.val();
        self.count_address.next = self.removal_address.val();
        self.count_write.next = self.release_walk.of_write.val();
        self.count_decrement.next = true;
        self.counting_read.d.next = self.counts_read.val();
        self.counting_write.d.next = self.counts_arrival.val() | self.counts_store.val();
        if self.counts_read.val() | self.counts_arrival.val() {
            self.count_address.next = self.msg_address.val();
            self.count_write.next = self.counts_arrival.val();
            self.count_decrement.next = false;
            self.counting_node.d.next = self.reads.put_node.val();
        }
        if self.counts_arrival.val() {
            self.counting_node.d.next = self.writes.put_node.val();
        }
        if self.counts_store.val() {
            self.count_address.next = self.writes.walk_address[0].val();
            self.count_write.next = true;
            self.count_decrement.next = false;
            self.counting_node.d.next = self.writes.walk_node[0].val();
        }
        self.reads.counted_valid.next = self.counting_read.q.val();
        self.reads.counted_node.next = self.counting_node.q.val();
        self.reads.counted_bit.next = self.count_counted.val();
        self.writes.counted_valid.next = self.counting_write.q.val();
        self.writes.counted_node.next = self.counting_node.q.val();
        self.writes.counted_bit.next = self.count_counted.val();
    }

    /// `clear`; the logs and tables sweep themselves.
    #[hdl_gen]
    pub(super) fn restart(&mut self) {
        if self.clear.val() {
            self.vote_state.d.next = WalkState::Wait;
            self.voting_lanes.d.next = 0.into();
            self.voting_lane.d.next = 1.into();
            self.commit_state.d.next = WalkState::Wait;
            self.landed.d.next = 0.into();
            self.counting_read.d.next = false;
            self.counting_write.d.next = false;
        }
    }

    /// The pointers, as pins.
    #[hdl_gen]
    pub(super) fn show(&mut self) {
        self.hazard_at.next = self.hazard.checked_id.val();
        self.vote_at.next = self.voting_id.q.val();
        self.commit_at.next = self.commit_id.q.val();
        self.retire_at.next = self.retire_id.q.val();
        self.release_at.next = self.release_walk.release_at.val();
    }
}
