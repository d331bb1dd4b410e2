//! The operations, the end of an entry, and what is shown.

use super::{PauseAndGoStack, StackState};
use crate::prelude::*;

impl<
        const LANES: usize,
        const INDEX_BITS: usize,
        const PC_BITS: usize,
        const LOG_BITS: usize,
        const CONTEXTS: usize,
    > PauseAndGoStack<LANES, INDEX_BITS, PC_BITS, LOG_BITS, CONTEXTS>
{
    /// Start.
    #[hdl_gen]
    pub(super) fn start(&mut self) {
        self.top.d.next = 0.into();
        self.kind.d.next = 0.into();
        self.pc.d.next = self.op_pc.val();
        self.rpc.d.next = self.op_rpc.val();
        self.lanes.d.next = self.op_lanes.val();
        self.log.d.next = 0.into();
        self.transaction.d.next = false;
        self.retry_lanes.d.next = 0.into();
        self.left.d.next = 0.into();
        self.apart.clear.next = true;
    }

    /// Step: those that hit stay behind, but never all.
    #[hdl_gen]
    pub(super) fn step(&mut self) {
        self.moves.next = true;
        self.log.d.next = self.next_log.val();
        if !self.others.val().any() {
            self.others.next = self.lowest.val();
            self.chosen.next = self.lanes.q.val() & !self.lowest.val();
        }
        if self.may_pause.val() & self.chosen.val().any() {
            if self.pause_apart.val() {
                if self.apart.room.val() {
                    self.paused_lanes.next = self.chosen.val();
                    self.apart.put_valid.next = true;
                    self.apart.put_lanes.next = self.chosen.val();
                    self.lanes.d.next = self.others.val();
                    self.left.d.next = self.left.q.val() | self.chosen.val();
                } else {
                    self.pause_dropped.next = true;
                }
            } else if self.pause_in_branches.val() | (self.kind.q.val() == 2) {
                if self.room.val() {
                    self.paused_lanes.next = self.chosen.val();
                    self.below.write_valid.next = true;
                    self.below.write_lanes.next = self.chosen.val();
                    self.lanes.d.next = self.others.val();
                    self.top.d.next = self.above.val();
                } else {
                    self.pause_dropped.next = true;
                }
            }
        }
    }

    /// Branch.
    #[hdl_gen]
    pub(super) fn branch(&mut self) {
        if !self.chosen.val().any() {
            self.moves.next = true;
            self.next_pc.next = self.op_other_pc.val();
        } else if !self.others.val().any() {
            self.moves.next = true;
        } else {
            self.push_other.next = self.op_other_pc.val() != self.op_rpc.val();
            self.push_taken.next = self.op_pc.val() != self.op_rpc.val();
            if (self.push_other.val() & self.push_taken.val() & !self.room_for_two.val())
                | ((self.push_other.val() | self.push_taken.val()) & !self.room.val())
            {
                self.op_refused.next = true;
            } else if self.push_other.val() | self.push_taken.val() {
                self.below.write_valid.next = true;
                self.below.write_pc.next = self.op_rpc.val();
                self.top.d.next = self.above.val();
                self.kind.d.next = 0.into();
                self.rpc.d.next = self.op_rpc.val();
                self.taken_pc.d.next = self.op_pc.val();
                self.taken_lanes.d.next = self.chosen.val();
                if self.push_other.val() {
                    self.pc.d.next = self.op_other_pc.val();
                    self.lanes.d.next = self.others.val();
                    if self.push_taken.val() {
                        self.state.d.next = StackState::PushTaken;
                    }
                } else {
                    self.pc.d.next = self.op_pc.val();
                    self.lanes.d.next = self.chosen.val();
                }
            } else {
                self.moves.next = true;
            }
        }
    }

    /// Begin.
    #[hdl_gen]
    pub(super) fn begin(&mut self) {
        if self.transaction.q.val() | !self.room_for_two.val() {
            self.op_refused.next = true;
        } else {
            self.below.write_valid.next = true;
            self.top.d.next = self.above.val() + 1;
            self.kind.d.next = 2.into();
            self.pc.d.next = self.op_pc.val();
            self.rpc.d.next = 0.into();
            self.log.d.next = 0.into();
            self.transaction.d.next = true;
            self.retry_index.d.next = self.above.val();
            self.retry_pc.d.next = self.op_pc.val();
            self.retry_lanes.d.next = 0.into();
        }
    }

    /// Commit.
    #[hdl_gen]
    pub(super) fn commit(&mut self) {
        if self.kind.q.val() == 2 {
            self.committed_lanes.next = self.others.val();
            self.lanes.d.next = self.others.val();
            self.retry_lanes.d.next =
                (self.retry_lanes.q.val() & !self.lanes.q.val()) | self.chosen.val();
            self.end_pc.d.next = self.op_pc.val();
            self.state.d.next = StackState::Pop;
        } else {
            self.op_refused.next = true;
        }
    }

    /// The top entry ends.
    #[hdl_gen]
    pub(super) fn pop(&mut self) {
        if self.state.q.val() == StackState::Pop {
            self.state.d.next = StackState::Ready;
            if self.resuming.val() {
                self.apart.take.next = true;
                self.pc.d.next = self.apart.pc.val();
                self.lanes.d.next = self.apart.lanes.val();
                self.log.d.next = self.apart.log.val();
                self.left.d.next = 0.into();
            } else if self.copying.val() {
                self.pc.d.next = self.retry_pc.q.val();
                self.lanes.d.next = self.retry_lanes.q.val();
                self.log.d.next = 0.into();
            } else {
                if self.ending.val() {
                    self.transaction.d.next = false;
                }
                self.top.d.next = self.under.val();
                self.kind.d.next = self.below.read_kind.val();
                self.pc.d.next = self.below.read_pc.val();
                self.next_pc.next = self.below.read_pc.val();
                if self.ending.val() {
                    self.pc.d.next = self.end_pc.q.val();
                    self.next_pc.next = self.end_pc.q.val();
                }
                self.rpc.d.next = self.below.read_rpc.val();
                self.lanes.d.next = self.below.read_lanes.val() & !self.left.q.val();
                self.log.d.next = self.below.read_log.val();
                if (self.kind.q.val() == 0) & (self.log.q.val() > self.below.read_log.val()) {
                    self.log.d.next = self.log.q.val();
                }
                if (self.below.read_kind.val() == 0)
                    & self.under.val().any()
                    & (self.next_pc.val() == self.below.read_rpc.val())
                {
                    self.state.d.next = StackState::Pop;
                }
            }
        }
    }

    /// The top, and the entry at `view_index`.
    #[hdl_gen]
    pub(super) fn show(&mut self) {
        self.top_kind.next = self.kind.q.val();
        self.top_pc.next = self.pc.q.val();
        self.top_rpc.next = self.rpc.q.val();
        self.top_lanes.next = self.lanes.q.val();
        self.top_log.next = self.log.q.val();
        self.top_index.next = self.top.q.val();
        self.in_transaction.next = self.transaction.q.val();
        self.waiting_lanes.next = self.apart.waiting.val();

        self.below.view_index.next = self.view_index.val();
        self.view_kind.next = self.below.view_kind.val();
        self.view_pc.next = self.below.view_pc.val();
        self.view_rpc.next = self.below.view_rpc.val();
        self.view_lanes.next = self.below.view_lanes.val();
        self.view_log.next = self.below.view_log.val();
        if self.transaction.q.val() & (self.view_index.val() == self.retry_index.q.val()) {
            self.view_kind.next = 1.into();
            self.view_pc.next = self.retry_pc.q.val();
            self.view_rpc.next = 0.into();
            self.view_lanes.next = self.retry_lanes.q.val();
            self.view_log.next = 0.into();
        }
        if self.view_index.val() > self.retry_index.q.val() {
            self.view_lanes.next = self.below.view_lanes.val() & !self.left.q.val();
        }
        if self.view_index.val() == self.top.q.val() {
            self.view_kind.next = self.kind.q.val();
            self.view_pc.next = self.pc.q.val();
            self.view_rpc.next = self.rpc.q.val();
            self.view_lanes.next = self.lanes.q.val();
            self.view_log.next = self.log.q.val();
        }
    }
}
