//! Commits: from TX_Commit to the end of a pass.

use super::events::TransactionEvent;
use super::logs::Line;
use super::slot::{End, Phase};
use super::unit::TransactionUnit;
use crate::memory::CommitPacket;
use turnstile_check::Finder;
use turnstile_hdl::commit_op::PacketKind;
use turnstile_hdl::full_size::PARTITIONS;
use turnstile_hdl::pins::PinValue;
use turnstile_kernel::{lanes_of, Warp};

/// Lines that may wait for the first level before the walk asks for more.
const LINES: usize = 2;

impl<W: Warp<LANES>, const LANES: usize> TransactionUnit<W, LANES> {
    /// A slot that can be walked: everything it has asked for is there.
    fn walkable(&self, slot: usize) -> bool {
        let ready = |running: &super::slot::Slot<W, LANES>| {
            matches!(running.phase, Phase::Commit(_)) && running.has_all()
        };
        self.slots.get(slot).is_some_and(ready)
            && self.lines.all_stored(slot)
            && self.stack_is_idle(slot)
            && self.passes.are_shown()
    }

    pub(super) fn present_walk(&mut self) {
        self.walks.offered = self
            .walks
            .offered
            .or_else(|| (0..self.slots.count()).find(|slot| self.walkable(*slot)));
        let (at, next) = (self.at, &mut self.pins.next);
        let offered = self.walks.offered.and_then(|slot| self.slots.get(slot));
        if let (Some(slot), Some(Phase::Commit(lanes))) =
            (self.walks.offered, offered.map(|offered| offered.phase))
        {
            next[at.walk_valid] = 1;
            next[at.walk_slot] = slot as u32;
            next[at.walk_lanes] = lanes;
        }
        next[at.row_ready] = (self.lines.waiting() < LINES).into();
        let line = self.lines.take_walk();
        next[at.line_valid] = line.is_some().into();
        if let Some(words) = line {
            next[at.line_word].copy_from_slice(&words);
        }
        next[at.number_ready] = self.walks.given.is_some().into();
        next[at.number_first] = self.walks.given.unwrap_or(0);
        next[at.packet_ready] = self.walks.packet.is_none().into();
        let vote = self.walks.votes.pop_front();
        next[at.vote_valid] = vote.is_some().into();
        if let Some((partition, id, lanes)) = vote {
            next[at.vote_partition] = partition as u32;
            next[at.vote_id] = id;
            next[at.vote_lanes] = lanes;
        }
        let done = self.walks.dones.pop_front();
        next[at.done_valid] = done.is_some().into();
        if let Some((partition, id)) = done {
            next[at.done_partition] = partition as u32;
            next[at.done_id] = id;
        }
    }

    pub(super) fn see_walk(&mut self, now: u64) {
        let at = self.at;
        let given = |pin| self.pins.inputs()[pin] == 1;
        if given(at.walk_valid) && self.pins.flag(at.walk_ready) {
            let taken = self.walks.offered.take();
            if let Some(learned) = taken.and_then(|slot| self.learned.get_mut(slot)) {
                learned.pass_ends();
            }
            self.walks.taken.extend(taken);
            self.go_to(taken, Phase::Resolve, now);
        }
        self.see_row();
        self.see_number(now);
        self.see_packet(now);
        for slot in 0..self.learned.len() {
            if self.pins.flag(at.lost_valid.pin(slot)) {
                let [bank, entry] =
                    [at.lost_bank, at.lost_entry].map(|pin| self.pins.outputs()[pin]);
                self.learned[slot].lost(bank, entry);
            }
        }
        for slot in 0..self.slots.count() {
            if self.pins.flag(at.backs_off.pin(slot)) {
                self.backs_off(slot, now);
            }
            if self.pins.flag(at.end_valid.pin(slot)) {
                self.see_end(slot, now);
            }
        }
    }

    fn go_to(&mut self, slot: Option<usize>, phase: Phase, now: u64) {
        let time = &mut self.counters.time;
        if let Some(running) = slot.and_then(|slot| self.slots.get_mut(slot)) {
            running.enter(phase, now, time);
        }
    }

    fn see_row(&mut self) {
        let (at, outputs) = (self.at, self.pins.outputs());
        if outputs[at.row_valid] == 0 || self.pins.inputs()[at.row_ready] == 0 {
            return;
        }
        let line = Line {
            warp: self.warp_of(outputs[at.row_slot] as usize),
            write: outputs[at.row_write] == 1,
            index: outputs[at.row_index],
            values: outputs[at.row_values] == 1,
        };
        self.lines.for_walk(line);
    }

    fn see_number(&mut self, now: u64) {
        let at = self.at;
        if !self.pins.flag(at.number_valid) {
            return;
        }
        let walking = self.walks.taken.front().copied();
        if self.walks.given.take().is_some() {
            self.walks.wanted = None;
            self.go_to(walking, Phase::Send, now);
        } else {
            let count = self.pins.outputs()[at.number_count];
            if self.walks.wanted.replace(count).is_none() {
                self.go_to(walking, Phase::Number, now);
            }
        }
    }

    /// A packet leaves the unit.
    fn see_packet(&mut self, now: u64) {
        let (at, outputs) = (self.at, self.pins.outputs());
        if outputs[at.packet_valid] == 0 || self.pins.inputs()[at.packet_ready] == 0 {
            return;
        }
        let kind = PacketKind::from_word(outputs[at.packet_kind]);
        let (first, survivors) = (outputs[at.packet_first], outputs[at.packet_survivors]);
        let (partition, lanes) = (
            outputs[at.packet_partition] as usize,
            outputs[at.packet_lanes],
        );
        let words = match kind {
            PacketKind::Read | PacketKind::Write => lanes_of(lanes.into())
                .map(|lane| {
                    let (address, value) = (at.packet_address.pin(lane), at.packet_value.pin(lane));
                    [outputs[address], outputs[value]]
                })
                .collect(),
            PacketKind::Fill | PacketKind::Result => vec![],
        };
        let packet = CommitPacket {
            kind,
            first,
            survivors,
            lanes,
            words,
        };
        self.walks.packet = Some((partition, packet));
        let walking = self.walks.taken.front().copied();
        let walking = walking.filter(|_| kind == PacketKind::Fill);
        let Some(running) = walking.and_then(|slot| self.slots.get_mut(slot)) else {
            return;
        };
        running.numbers = Some((first, survivors));
        if partition + 1 == PARTITIONS {
            self.walks.taken.pop_front();
            self.go_to(walking, Phase::Vote, now);
        }
    }

    fn backs_off(&mut self, slot: usize, now: u64) {
        let running = self.slots.get(slot);
        if running.is_some_and(|running| running.phase == Phase::Vote) {
            self.go_to(Some(slot), Phase::BackOff, now);
        }
    }

    fn see_end(&mut self, slot: usize, now: u64) {
        let (at, outputs) = (self.at, self.pins.outputs());
        let end = End {
            committed: outputs[at.end_committed.pin(slot)],
            resolver: outputs[at.end_resolver.pin(slot)],
            early: outputs[at.end_early.pin(slot)],
            failed: outputs[at.end_failed.pin(slot)],
            temporal: outputs[at.end_temporal.pin(slot)],
        };
        self.walks.taken.retain(|walk| *walk != slot);
        self.go_to(Some(slot), Phase::Settle, now);
        self.count(&end);
        self.happened.push(TransactionEvent::Ended { slot, end });
    }

    fn count(&mut self, end: &End) {
        let aborts = &mut self.counters.aborts;
        for (_, finder) in end.lost() {
            *match finder {
                Finder::WriteTimes => &mut aborts.temporal,
                Finder::Resolver => &mut aborts.resolver,
                Finder::EarlyAbort => &mut aborts.early,
                Finder::CommitUnit => &mut aborts.commit_unit,
                Finder::LocalMemory => unreachable!("it aborts nobody on global memory"),
            } += 1;
        }
        self.counters.committed += u64::from(end.committed.count_ones());
    }
}
