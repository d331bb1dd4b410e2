//! What is around the walk of a core: memory, the number giver, the network and the commit units.

use super::state::Commit;
use super::Bench;
use crate::drive;
use crate::models::log_walker::PARTITIONS;
use crate::units::partitions::{line, PacketPins};
use anyhow::{ensure, Context, Result};
use rand::Rng;
use turnstile_engine::Engine;
use turnstile_hdl::commit_op::PacketKind;
use turnstile_hdl::full_size::WARP_LANES;
use turnstile_hdl::log_walker::SLOTS;
use turnstile_hdl::pins::PinValue;

/// What is offered in a cycle.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Offers {
    row: bool,
    number: Option<u32>,
    packet: bool,
    /// Slot, partition, lanes.
    vote: Option<(usize, u32, u32)>,
    done: Option<(usize, u32)>,
}

impl<E: Engine> Bench<E> {
    pub(super) fn offer_answers(&mut self, now: u64) -> Offers {
        let at = self.pins.at;
        let mut offers = Offers {
            row: self.ready(),
            number: self.ready().then_some(self.next_number),
            packet: self.ready(),
            ..Offers::default()
        };
        self.pins.set(at.row_ready, offers.row.into());
        self.pins
            .set(at.number_ready, offers.number.is_some().into());
        drive!(self.pins, number_first: self.next_number, packet_ready: offers.packet);
        let line = self.lines.pop(now);
        self.pins.set(at.line_valid, line.is_some().into());
        let noise = self.rng.random();
        let words = line.unwrap_or(vec![noise; WARP_LANES]);
        self.pins.set_array(at.line_word, &words);
        offers.vote = self.offer_vote(now);
        offers.done = self.offer_done(now);
        offers
    }

    pub(super) fn draw_partition(&mut self) -> (usize, u32) {
        let slot = self.rng.random_range(0..SLOTS);
        (slot, self.rng.random_range(0..PARTITIONS))
    }

    pub(super) fn offer_vote(&mut self, now: u64) -> Option<(usize, u32, u32)> {
        let at = self.pins.at;
        let (slot, partition) = self.draw_partition();
        let lanes = match self.rng.random_range(0..32) {
            0 => self.rng.random(),
            _ => u32::MAX,
        };
        let commit = self.commits[slot].as_ref();
        let due = commit.filter(|commit| commit.partitions.may_vote(partition, now));
        let last = due.and_then(Commit::last);
        self.pins.set(at.vote_valid, last.is_some().into());
        self.pins.set(at.vote_partition, partition);
        drive!(self.pins, vote_id: last.unwrap_or(lanes), vote_lanes: lanes);
        last.map(|_| (slot, partition, lanes))
    }

    pub(super) fn offer_done(&mut self, now: u64) -> Option<(usize, u32)> {
        let at = self.pins.at;
        let (slot, partition) = self.draw_partition();
        let commit = self.commits[slot].as_ref();
        let due = commit.filter(|commit| commit.partitions.may_land(partition, now));
        let last = due.and_then(Commit::last);
        self.pins.set(at.done_valid, last.is_some().into());
        drive!(self.pins, done_partition: partition, done_id: last.unwrap_or(partition));
        last.map(|_| (slot, partition))
    }

    /// Votes and dones have come.
    pub(super) fn hear(&mut self, offers: &Offers) {
        if let Some((slot, partition, lanes)) = offers.vote {
            if let Some(commit) = &mut self.commits[slot] {
                commit.partitions.vote(partition, lanes);
            }
        }
        if let Some((slot, partition)) = offers.done {
            if let Some(commit) = &mut self.commits[slot] {
                commit.partitions.land(partition);
            }
        }
    }

    /// Lines that the walker asks for.
    pub(super) fn check_rows(&mut self, now: u64, offers: &Offers) -> Result<()> {
        let at = self.pins.at;
        if self.pins.get(at.row_valid) == 0 || !offers.row {
            return Ok(());
        }
        let slot = self.walking.context("a row for nobody")?;
        self.pins.expect(at.row_slot, slot as u32)?;
        let write = self.pins.get(at.row_write) == 1;
        let index = self.pins.get(at.row_index) as usize;
        let log = self.warps[slot].logs.log(write);
        let access = log.get(index).context("an entry that is not there")?;
        let values = self.pins.get(at.row_values) == 1;
        let words = line(access, values, &mut self.rng);
        let due = self.later(now);
        self.lines.push(due, words);
        Ok(())
    }

    pub(super) fn check_numbers(&mut self, offers: &Offers) -> Result<()> {
        let at = self.pins.at;
        if self.pins.get(at.number_valid) == 0 {
            return Ok(());
        }
        let asked = self.pins.get(at.number_count);
        let commit = self.walking.and_then(|slot| self.commits[slot].as_mut());
        let commit = commit.context("a number for nobody")?;
        ensure!(commit.numbers.is_none(), "numbers twice");
        if let Some(first) = offers.number {
            commit.numbers = Some((first, asked));
            // Other cores' warps have numbers too.
            self.next_number = first + asked + self.rng.random_range(0..9);
        }
        Ok(())
    }

    pub(super) fn check_packets(&mut self, now: u64, offers: &Offers) -> Result<()> {
        let at = self.pins.at;
        if self.pins.get(at.packet_valid) == 0 {
            return Ok(());
        }
        let kind = PacketKind::from_word(self.pins.get(at.packet_kind));
        let first = self.pins.get(at.packet_first);
        let sender = self.commits.iter().position(|commit| {
            let numbers = commit.as_ref().and_then(|commit| commit.numbers);
            numbers.is_some_and(|numbers| numbers.0 == first)
        });
        let sender = sender.with_context(|| format!("a packet of nobody, number {first}"))?;
        self.learn_survivors(sender)?;
        match kind {
            PacketKind::Result => self.check_result(now, sender, offers.packet),
            kind => self.check_words(now, sender, kind, offers.packet),
        }
    }

    /// The first packet says who has survived.
    pub(super) fn learn_survivors(&mut self, sender: usize) -> Result<()> {
        let survivors = self.pins.get(self.pins.at.packet_survivors);
        let logs = &self.warps[sender].logs;
        let commit = self.commits[sender].as_mut().context("a commit")?;
        if commit.survivors.is_none() {
            commit.check_survivors(survivors)?;
            let asked = commit.numbers.map(|numbers| numbers.1);
            ensure!(
                asked == Some(survivors.count_ones()),
                "{asked:?} numbers for {survivors:#x}"
            );
            commit.survivors = Some(survivors);
            commit.packets = logs.packets(survivors).into();
        }
        ensure!(
            commit.survivors == Some(survivors),
            "survivors {survivors:#x}, not {:x?}",
            commit.survivors
        );
        Ok(())
    }

    pub(super) fn check_result(&mut self, now: u64, sender: usize, taken: bool) -> Result<()> {
        let at = self.pins.at;
        let later = self.later(now);
        let told = self.pins.get(at.packet_lanes);
        let partition = self.pins.get(at.packet_partition);
        let commit = self.commits[sender].as_mut().context("a commit")?;
        ensure!(
            commit.partitions.have_voted() && partition == commit.partitions.told,
            "a result for {partition}, after {:?}",
            commit.partitions
        );
        let survivors = commit.survivors.unwrap_or(0);
        commit.partitions.check_result(told, survivors)?;
        if taken {
            commit.partitions.tell(later);
        }
        Ok(())
    }

    pub(super) fn check_words(
        &mut self,
        now: u64,
        sender: usize,
        kind: PacketKind,
        taken: bool,
    ) -> Result<()> {
        let at = self.pins.at;
        let later = self.later(now);
        let commit = self.commits[sender].as_ref().context("a commit")?;
        let packet = commit.packets.front().context("a packet too many")?;
        let words = PacketPins {
            partition: at.packet_partition,
            lanes: at.packet_lanes,
            address: at.packet_address,
            value: at.packet_value,
        };
        words.check(&self.pins, kind, packet)?;
        let commit = self.commits[sender].as_mut().context("a commit")?;
        let packet = if taken {
            commit.packets.pop_front()
        } else {
            None
        };
        if let Some(packet) = packet {
            commit.partitions.sent(&packet, later);
            if commit.packets.is_empty() {
                self.walking = None;
            }
        }
        Ok(())
    }
}
