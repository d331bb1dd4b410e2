//! What happens in a cycle, stage by stage.

use super::AtomicUnit;
use crate::atomic_op::{AtomicOp, MemoryKind};
use crate::prelude::*;

impl<
        const ENTRIES: usize,
        const ENTRY_BITS: usize,
        const ADDR_BITS: usize,
        const LINE_BITS: usize,
        const TAG_BITS: usize,
        const COMBINES: usize,
    > AtomicUnit<ENTRIES, ENTRY_BITS, ADDR_BITS, LINE_BITS, TAG_BITS, COMBINES>
{
    /// What may go to the memory: writes, in the order of operation, else what waits for nobody, in turn.
    #[hdl_gen]
    pub(super) fn choose(&mut self) {
        self.may_go.next = 0.into();
        for entry in 0..ENTRIES {
            self.may_go.next = self.may_go.val().replace_bit(
                entry,
                self.waiting.q.val().get_bit(entry) & !self.waits[entry].q.val().any(),
            );
        }
        self.in_turn.next = self.may_go.val() & self.after.q.val();
        if !self.in_turn.val().any() {
            self.in_turn.next = self.may_go.val();
        }
        self.new_words.read_row.next = self.written.q.val();
        self.new_entry.read_row.next = self.written.q.val();
        self.writes.next = self.to_write.q.val().any();
        // The lowest of them alone.
        self.chosen.next = self.in_turn.val() & (!self.in_turn.val() + 1);
        if self.writes.val() {
            self.chosen.next = self.one.val() << self.new_entry.read_data[0].val();
        }
    }

    /// The access that is offered.
    #[hdl_gen]
    pub(super) fn offer(&mut self) {
        self.mem_valid.next = self.writes.val() | self.may_go.val().any();
        self.mem_address.next = 0.into();
        self.mem_entry.next = 0.into();
        self.mem_tag.next = 0.into();
        for entry in 0..ENTRIES {
            if self.chosen.val().get_bit(entry) {
                self.mem_address.next = self.mem_address.val() | self.address[entry].q.val();
                self.mem_entry.next = self.mem_entry.val() | self.entry_id[entry].val();
                self.mem_tag.next = self.mem_tag.val() | self.tag[entry].q.val();
            }
        }
        self.mem_wide.next = (self.chosen.val() & self.wide.q.val()).any();
        self.mem_held.next = (self.chosen.val() & self.held.q.val()).any();
        self.mem_kind.next = MemoryKind::Read;
        self.mem_answers.next = true;
        if (self.chosen.val() & self.packets.q.val()).any() {
            self.mem_kind.next = MemoryKind::Load;
            self.mem_answers.next = self.mem_held.val();
        }
        if (self.chosen.val() & self.stores.q.val()).any() {
            self.mem_kind.next = MemoryKind::Store;
        }
        if self.writes.val() {
            self.mem_kind.next = MemoryKind::Write;
            self.mem_answers.next = false;
        }
        self.mem_data.next = self.new_words.read_data[0].val();
        self.mem_data2.next = self.new_words.read_data[1].val();
        self.handed.next = 0.into();
        self.wrote.next = 0.into();
        self.posted.next = 0.into();
        if self.mem_valid.val() & self.mem_ready.val() {
            if !self.mem_answers.val() & !self.mem_ordered.val() {
                self.posted.next = self.chosen.val();
            }
            if self.writes.val() {
                self.wrote.next = self.chosen.val();
                self.written.d.next = self.written.q.val() + 1;
            } else {
                self.handed.next = self.chosen.val();
                self.after.d.next = !(self.chosen.val() | (self.chosen.val() - 1));
            }
        }
    }

    /// An acknowledge of the memory.
    #[hdl_gen]
    pub(super) fn acknowledge(&mut self) {
        self.landed.next = 0.into();
        if self.write_ack.val() {
            self.landed.next = self.one.val() << self.write_ack_entry.val();
        }
    }

    /// An answer of the memory: an atomic's comes to the operation, a packet's ends the entry.
    #[hdl_gen]
    pub(super) fn receive(&mut self) {
        self.external.next =
            self.operating.q.val() & (self.operate_op.q.val() == AtomicOp::External);
        self.memrsp_ready.next = !self.external.val();
        self.returned.next = 0.into();
        if self.memrsp_valid.val() & !self.external.val() {
            self.returned.next = self.asked.q.val() & (self.one.val() << self.memrsp_entry.val());
        }
        self.came_back.next = self.returned.val() & self.packets.q.val();
        self.brought.next = self.returned.val() & !self.packets.q.val();
        self.starts.next = self.brought.val().any();
        self.next_entry.next = self.memrsp_entry.val();
        self.next_old.next = self.memrsp_data.val();
        self.next_old2.next = self.memrsp_data2.val();
    }

    /// The operation, here or elsewhere; its results go into the rings.
    #[hdl_gen]
    pub(super) fn operate(&mut self) {
        self.finishes.next =
            self.operating.q.val() & (!self.external.val() | self.result_valid.val());
        self.operates.next = 0.into();
        if self.finishes.val() {
            self.operates.next = self.one.val() << self.operand_of.q.val();
        }
        self.alu.op.next = self.operate_op.q.val();
        self.alu.wide.next = self.operate_wide.q.val();
        self.alu.memory.next = self.old.q.val();
        self.alu.memory2.next = self.old2.q.val();
        self.alu.data.next = self.data.q.val();
        self.alu.data2.next = self.data2.q.val();
        self.alu.compare.next = self.compare.q.val();
        self.alu.compare2.next = self.compare2.q.val();
        self.operate_valid.next = self.external.val();
        self.operate_tag.next = self.tag_of.q.val();
        self.operate_data.next = self.old.q.val();
        self.operate_data2.next = self.old2.q.val();
        self.new_words.write_data[0].next = self.alu.result.val();
        self.new_words.write_data[1].next = self.alu.result2.val();
        if self.external.val() {
            self.new_words.write_data[0].next = self.result_data.val();
            self.new_words.write_data[1].next = self.result_data2.val();
        }
        self.new_words.write_valid.next = self.finishes.val();
        self.old_words.write_valid.next = self.finishes.val();
        self.old_entry.write_valid.next = self.finishes.val();
        self.old_tag.write_valid.next = self.finishes.val();
        self.new_words.write_row.next = self.produced.q.val();
        self.new_entry.write_row.next = self.produced.q.val();
        self.old_words.write_row.next = self.produced.q.val();
        self.old_entry.write_row.next = self.produced.q.val();
        self.old_tag.write_row.next = self.produced.q.val();
        self.new_entry.write_data[0].next = self.operand_of.q.val();
        self.old_words.write_data[0].next = self.old.q.val();
        self.old_words.write_data[1].next = self.old2.q.val();
        self.old_entry.write_data[0].next = self.operand_of.q.val();
        self.old_tag.write_data[0].next = self.tag_of.q.val();
        if self.finishes.val() {
            self.produced.d.next = self.produced.q.val() + 1;
        }
    }

    /// The oldest result that is not answered.
    #[hdl_gen]
    pub(super) fn answer(&mut self) {
        self.old_words.read_row.next = self.answered.q.val();
        self.old_entry.read_row.next = self.answered.q.val();
        self.old_tag.read_row.next = self.answered.q.val();
        self.rsp_valid.next = self.to_answer.q.val().any();
        self.rsp_tag.next = self.old_tag.read_data[0].val();
        self.rsp_data.next = self.old_words.read_data[0].val();
        self.rsp_data2.next = self.old_words.read_data[1].val();
        self.told.next = 0.into();
        if self.rsp_valid.val() & self.rsp_ready.val() {
            self.answered.d.next = self.answered.q.val() + 1;
            self.told.next = self.one.val() << self.old_entry.read_data[0].val();
        }
    }

    /// What ends: atomics whose write has landed and that are answered, packets that have landed, or come back if they hold.
    #[hdl_gen]
    pub(super) fn end(&mut self) {
        self.unwritten.next = self.to_write.q.val() & !self.wrote.val();
        self.untold.next = self.to_answer.q.val() & !self.told.val();
        self.unlanded.next = (self.landing.q.val() & !self.landed.val()) | self.posted.val();
        self.done.next = (self.to_write.q.val() | self.to_answer.q.val() | self.landing.q.val())
            & !self.unwritten.val()
            & !self.untold.val()
            & !self.unlanded.val();
        self.passed.next =
            self.handed.val() & self.packets.q.val() & !self.held.q.val() & !self.posted.val();
        self.ending.next = self.done.val() | self.passed.val() | self.came_back.val();
        self.released.next = self.ending.val();
    }

    /// The new words of an operation for who waits for it alone.
    #[hdl_gen]
    pub(super) fn pass_on(&mut self) {
        for combine in 0..COMBINES {
            self.follows[combine].next = 0.into();
            self.follower[combine].next = 0.into();
            for entry in 0..ENTRIES {
                self.follows[combine].next = self.follows[combine].val().replace_bit(
                    entry,
                    self.waiting.q.val().get_bit(entry)
                        & self.alike[combine].q.val().get_bit(entry)
                        & (self.waits[entry].q.val() == self.one.val() << self.operand_of.q.val()),
                );
            }
            for entry in 0..ENTRIES {
                if self.follows[combine].val().get_bit(entry) {
                    self.follower[combine].next =
                        self.follower[combine].val() | self.entry_id[entry].val();
                }
            }
            self.passes_on[combine].next =
                self.finishes.val() & self.follows[combine].val().any() & !self.brought.val().any();
            self.two_done[combine].next = (self.done.val() & !self.landed.val() & self.wrote.val())
                .any()
                & (self.done.val() & !self.landed.val() & !self.wrote.val()).any();

            self.new_words.write_row.next = self.produced_to_write[combine].q.val();
            self.new_entry.write_row.next = self.produced_to_write[combine].q.val();
            self.produced_to_write[combine].clock.next = self.clock.val();
            self.produced_to_write[combine].d.next = self.produced_to_write[combine].q.val();
            self.passed_on[combine].next = 0.into();
            if self.passes_on[combine].val() {
                self.passed_on[combine].next = self.operates.val();
                self.new_words.write_valid.next = false;
                self.starts.next = true;
                self.next_entry.next = self.follower[combine].val();
                self.next_old.next = self.new_words.write_data[0].val();
                self.next_old2.next = self.new_words.write_data[1].val();
            } else if self.finishes.val() {
                self.produced_to_write[combine].d.next =
                    self.produced_to_write[combine].q.val() + 1;
            }
            // Whose write has been done is waited for no more.
            self.released.next = self.ending.val()
                | (self.to_answer.q.val() & !self.unwritten.val() & !self.unlanded.val())
                | self.passed_on[combine].val();
        }
        self.new_entry.write_valid.next = self.new_words.write_valid.val();
    }

    /// The next operation, on words that were brought or passed on.
    #[hdl_gen]
    pub(super) fn start(&mut self) {
        self.next_op.next = AtomicOp::Add;
        self.next_tag.next = 0.into();
        for entry in 0..ENTRIES {
            if self.next_entry.val() == self.entry_id[entry].val() {
                self.next_op.next = self.op[entry].q.val();
                self.next_tag.next = self.next_tag.val() | self.tag[entry].q.val();
            }
        }
        self.operands.read_row.next = self.next_entry.val();
        self.operating.d.next = self.external.val() & !self.result_valid.val();
        if self.starts.val() {
            self.operating.d.next = true;
            self.operand_of.d.next = self.next_entry.val();
            self.operate_op.d.next = self.next_op.val();
            self.tag_of.d.next = self.next_tag.val();
            self.old.d.next = self.next_old.val();
            self.old2.d.next = self.next_old2.val();
            self.data.d.next = self.operands.read_data[0].val();
            self.data2.d.next = self.operands.read_data[1].val();
            self.compare.d.next = self.operands.read_data[2].val();
            self.compare2.d.next = self.operands.read_data[3].val();
        }
        // What is passed on goes to atomics of as many words.
        if self.brought.val().any() {
            self.operate_wide.d.next = (self.returned.val() & self.wide.q.val()).any();
        }
    }

    /// What a request finds, and what it waits for.
    #[hdl_gen]
    pub(super) fn compare_request(&mut self) {
        self.binding.next = self.live.q.val() & !self.released.val();
        self.same_line.next = 0.into();
        self.same_pair.next = 0.into();
        for combine in 0..COMBINES {
            self.same_word[combine].next = 0.into();
        }
        for entry in 0..ENTRIES {
            self.difference.next = self.address[entry].q.val() ^ self.req_address.val();
            self.same_line.next = self.same_line.val().replace_bit(
                entry,
                self.binding.val().get_bit(entry)
                    & !(self.difference.val() & self.name_bits[0].val()).any(),
            );
            self.same_pair.next = self.same_pair.val().replace_bit(
                entry,
                !(self.difference.val() & self.name_bits[1].val()).any(),
            );
            for combine in 0..COMBINES {
                self.same_word[combine].next = self.same_word[combine]
                    .val()
                    .replace_bit(entry, !self.difference.val().any());
            }
        }
        self.holding.next = self.same_line.val() & (!self.packets.q.val() | self.held.q.val());
        self.line_held.next = self.cfg_hold.val() & self.holding.val().any();
        self.is_store.next = self.req_op.val() == AtomicOp::Store;
        self.is_packet.next = self.is_store.val() | (self.req_op.val() == AtomicOp::Load);
        self.wanted.next = self.same_line.val();
        if self.is_packet.val() {
            if !self.is_store.val() {
                self.wanted.next =
                    self.holding.val() | (self.same_line.val() & self.stores.q.val());
            }
        } else if !self.cfg_hold.val() {
            self.wanted.next = self.same_line.val() & (self.same_pair.val() | self.packets.q.val());
        }
    }

    /// Of atomics it waits for those of its words only.
    #[hdl_gen]
    pub(super) fn compare_words(&mut self) {
        for combine in 0..COMBINES {
            self.same_width[combine].next = !self.packets.q.val() & !self.wide.q.val();
            if self.req_wide.val() {
                self.same_width[combine].next = !self.packets.q.val() & self.wide.q.val();
            } else if !self.is_packet.val() & !self.cfg_hold.val() {
                self.wanted.next = self.wanted.val()
                    & (self.same_word[combine].val() | self.wide.q.val() | self.packets.q.val());
            }
        }
    }

    /// It takes the lowest free entry.
    #[hdl_gen]
    pub(super) fn take_request(&mut self) {
        self.free.next = !self.live.q.val();
        self.req_ready.next = self.free.val().any();
        self.take.next = self.req_valid.val() & self.req_ready.val();
        self.taken.next = 0.into();
        if self.take.val() {
            self.taken.next = self.free.val() & (!self.free.val() + 1);
        }
        self.taken_entry.next = 0.into();
        for entry in 0..ENTRIES {
            self.address[entry].clock.next = self.clock.val();
            self.op[entry].clock.next = self.clock.val();
            self.tag[entry].clock.next = self.clock.val();
            self.waits[entry].clock.next = self.clock.val();
            self.address[entry].d.next = self.address[entry].q.val();
            self.op[entry].d.next = self.op[entry].q.val();
            self.tag[entry].d.next = self.tag[entry].q.val();
            self.waits[entry].d.next = self.waits[entry].q.val() & !self.released.val();
            if self.taken.val().get_bit(entry) {
                self.taken_entry.next = self.taken_entry.val() | self.entry_id[entry].val();
                self.address[entry].d.next = self.req_address.val();
                self.op[entry].d.next = self.req_op.val();
                self.tag[entry].d.next = self.req_tag.val();
                self.waits[entry].d.next = self.wanted.val();
            }
        }
        self.operands.write_valid.next = self.take.val();
        self.operands.write_row.next = self.taken_entry.val();
        self.operands.write_data[0].next = self.req_data.val();
        self.operands.write_data[1].next = self.req_data2.val();
        self.operands.write_data[2].next = self.req_compare.val();
        self.operands.write_data[3].next = self.req_compare2.val();
        self.wide.d.next = self.wide.q.val() & !self.taken.val();
        self.packets.d.next = self.packets.q.val() & !self.taken.val();
        self.stores.d.next = self.stores.q.val() & !self.taken.val();
        self.held.d.next = self.held.q.val() & !self.taken.val();
        if self.req_wide.val() {
            self.wide.d.next = self.wide.q.val() | self.taken.val();
        }
        if self.is_packet.val() {
            self.packets.d.next = self.packets.q.val() | self.taken.val();
        }
        if self.is_store.val() {
            self.stores.d.next = self.stores.q.val() | self.taken.val();
        }
        if self.line_held.val() {
            self.held.d.next = self.held.q.val() | self.taken.val();
        }
        for combine in 0..COMBINES {
            self.alike[combine].clock.next = self.clock.val();
            self.alike[combine].d.next = self.alike[combine].q.val() & !self.taken.val();
            if !(self.wanted.val()
                & !(self.same_word[combine].val() & self.same_width[combine].val()))
            .any()
                & !self.is_packet.val()
            {
                self.alike[combine].d.next = self.alike[combine].q.val() | self.taken.val();
            }
        }
    }

    /// Where the entries are from now on, and how many there are.
    #[hdl_gen]
    pub(super) fn go_on(&mut self) {
        self.live.d.next = (self.live.q.val() & !self.ending.val()) | self.taken.val();
        self.waiting.d.next = (self.waiting.q.val() & !self.handed.val()) | self.taken.val();
        self.asked.d.next = (self.asked.q.val() & !self.returned.val())
            | (self.handed.val() & !self.passed.val() & !self.posted.val());
        self.landing.d.next = self.unlanded.val();
        self.to_write.d.next = self.unwritten.val() | self.operates.val();
        self.to_answer.d.next = self.untold.val() | self.operates.val();
        for combine in 0..COMBINES {
            if self.passes_on[combine].val() {
                self.waiting.d.next =
                    (self.waiting.q.val() & !self.handed.val() & !self.follows[combine].val())
                        | self.taken.val();
                self.to_write.d.next = self.unwritten.val();
            }
        }
        self.queued.next = self.count.q.val();
        self.count_now.next = self.count.q.val();
        if self.take.val() {
            self.count_now.next = self.count_now.val() + 1;
        }
        // One may end by its acknowledge while another ends by its answer or by its write.
        if (self.done.val() & self.landed.val()).any() {
            self.count_now.next = self.count_now.val() - 1;
        }
        if (self.done.val() & !self.landed.val()).any() {
            self.count_now.next = self.count_now.val() - 1;
        }
        // And one by its write while another one, whose new words were passed on, ends by its answer.
        for combine in 0..COMBINES {
            if self.two_done[combine].val() {
                self.count_now.next = self.count_now.val() - 1;
            }
        }
        if self.passed.val().any() {
            self.count_now.next = self.count_now.val() - 1;
        }
        if self.came_back.val().any() {
            self.count_now.next = self.count_now.val() - 1;
        }
        self.count.d.next = self.count_now.val();
    }

    /// `clear`.
    #[hdl_gen]
    pub(super) fn empty(&mut self) {
        if self.clear.val() {
            self.live.d.next = 0.into();
            self.waiting.d.next = 0.into();
            self.asked.d.next = 0.into();
            self.landing.d.next = 0.into();
            self.to_write.d.next = 0.into();
            self.to_answer.d.next = 0.into();
            self.after.d.next = 0.into();
            self.count.d.next = 0.into();
            self.operating.d.next = false;
            self.produced.d.next = 0.into();
            self.written.d.next = 0.into();
            self.answered.d.next = 0.into();
            for combine in 0..COMBINES {
                self.produced_to_write[combine].d.next = 0.into();
            }
        }
    }
}
