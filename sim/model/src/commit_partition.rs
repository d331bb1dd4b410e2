//! [`commit_partition`](turnstile_hdl::commit_partition): commit unit, reference counts and updates of one memory partition on its pins.

use crate::commit_unit::{CommitUnit, Inputs, Message, Outputs, Straps};
use crate::pins::{Pins, Shown};
use crate::reference_count_table::ReferenceCountTable;
use crate::size::TableShape;
use crate::update_queue::UpdateQueue;
use crate::ClockedUnit;
use turnstile_hdl::commit_op::CommitMessage;
use turnstile_hdl::commit_partition::CommitPartitionPins;
use turnstile_hdl::pins::PinValue;

pub struct CommitPartition {
    at: CommitPartitionPins,
    unit: CommitUnit,
    counts: ReferenceCountTable,
    updates: UpdateQueue,
    turned_away: u32,
}

impl CommitPartition {
    /// With a table of this shape.
    pub fn new(at: CommitPartitionPins, table: &TableShape) -> Self {
        Self {
            at,
            unit: CommitUnit::default(),
            counts: ReferenceCountTable::new(table),
            updates: UpdateQueue::default(),
            turned_away: 0,
        }
    }

    fn inputs(&self, pins: Pins, counted: bool) -> Inputs {
        let at = &self.at;
        let straps = Straps {
            remove_at_vote: pins.flag(at.remove_at_vote),
            remove_failed_at_vote: pins.flag(at.remove_failed_at_vote),
            count_on_arrival: pins.flag(at.count_on_arrival),
            count_writers_only: pins.flag(at.count_writers_only),
        };
        let message = Message {
            valid: pins.flag(at.msg_valid),
            kind: CommitMessage::from_word(pins.word(at.msg_kind)),
            id: pins.word(at.msg_id),
            address: pins.word(at.msg_address),
            value: pins.word(at.msg_value),
            first: pins.word(at.msg_first),
            last: pins.flag(at.msg_last),
        };
        let found = pins.flag(at.read_rsp_valid);
        let result = pins.flag(at.result_valid);
        Inputs {
            clear: pins.flag(at.clear),
            straps,
            message,
            read_ready: pins.flag(at.read_ready),
            found: found.then(|| pins.word(at.read_rsp_value)),
            vote_ready: pins.flag(at.vote_ready),
            result: result.then(|| (pins.word(at.result_id), pins.flag(at.result_pass))),
            write_ready: pins.flag(at.write_ready),
            write_ack: pins.flag(at.write_ack),
            done_ready: pins.flag(at.done_ready),
            count_ready: self.counts.ready() && self.updates.has_room(),
            counted,
        }
    }

    fn show(&self, unit: &Outputs, unmatched: bool, shown: &mut Shown) {
        let at = &self.at;
        shown.word(at.msg_ready, unit.message_ready);
        shown.word(at.log_overflow, unit.log_overflow);
        shown.word(at.read_valid, unit.read_valid);
        shown.word(at.read_address, unit.read_address);
        shown.word(at.vote_valid, unit.vote_valid);
        shown.word(at.vote_id, unit.vote_at);
        shown.word(at.vote_lanes, unit.vote_lanes);
        shown.word(at.write_valid, unit.write_valid);
        shown.word(at.write_address, unit.write_address);
        shown.word(at.write_value, unit.write_value);
        shown.word(at.done_valid, unit.done_valid);
        shown.word(at.done_id, unit.retire_at);
        shown.word(at.packet_valid, self.updates.fill() != 0);
        shown.word(at.packet_count, self.updates.fill() as u32);
        shown.array(at.packet_word, self.updates.packet());
        shown.word(at.hazard_at, unit.hazard_at);
        shown.word(at.vote_at, unit.vote_at);
        shown.word(at.commit_at, unit.commit_at);
        shown.word(at.retire_at, unit.retire_at);
        shown.word(at.release_at, unit.release_at);
        shown.word(at.perf_turned_away, self.turned_away);
        shown.word(at.unmatched, unmatched);
    }
}

impl ClockedUnit for CommitPartition {
    fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]) {
        let pins = Pins(inputs);
        let answer = self.counts.answer();
        let inputs = self.inputs(pins, answer.counted);
        let unit = self.unit.clock(&inputs);
        self.show(&unit, answer.unmatched, &mut Shown(outputs));
        let turned_away = u32::from(answer.turned_away);
        self.turned_away = match inputs.clear {
            true => 0,
            false => self.turned_away.wrapping_add(turned_away),
        };
        let packet_ready = pins.flag(self.at.packet_ready);
        self.updates
            .clock(answer.message, packet_ready, inputs.clear);
        self.counts.clock(&answer, unit.count, inputs.clear);
    }
}
