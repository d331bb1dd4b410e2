//! Warps that commit: who walks, what is sent, and how it ends.

use super::table::kind;
use super::warps::line;
use super::{count, has, Bench, Line};
use crate::models::commit_walk::{lanes_of, mask, Access, Packet, PARTITIONS};
use crate::models::intra_warp::{LogEntry, Pass, Resolution};
use crate::models::reference_counts::Kind;
use anyhow::{ensure, Context, Result};
use rand::Rng;
use std::collections::VecDeque;
use turnstile_engine::Engine;
use turnstile_hdl::commit_op::PacketKind;
use turnstile_hdl::full_size::WARP_LANES;
use turnstile_hdl::log_walker::SLOTS;
use turnstile_hdl::pins::PinValue;

/// Lanes that commit: who walks, and whom the filter has decided about.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Split {
    walks: u32,
    silent: u32,
    temporal: u32,
    sent: u32,
}

/// A word of a walk in the table: who hits if it is there.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Touch {
    lane: usize,
    address: u32,
    kind: Kind,
}

/// A commit under way.
#[derive(Clone, Debug)]
pub(super) struct Commit {
    split: Split,
    taken: u64,
    /// Who aborts by the resolver; what has hit all the time, and who has hit at some time.
    resolver: u32,
    touches: Vec<Touch>,
    always: Vec<Touch>,
    ever: u32,
    /// The number of the first lane, and how many have one.
    numbers: Option<(u32, u32)>,
    survivors: Option<u32>,
    packets: VecDeque<Packet>,
    vote_at: [Option<u64>; PARTITIONS as usize],
    done_at: [Option<u64>; PARTITIONS as usize],
    votes: u32,
    voted: u32,
    told: u32,
    landed: u32,
    waited: u64,
    /// Another walk has begun, so this one is over by then.
    over_by: Option<u64>,
}

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

impl Commit {
    /// Who may have aborted by the table, and who must have.
    fn early(&self) -> (u32, u32) {
        let must = mask(self.always.iter().map(|touch| touch.lane as u32));
        (self.ever, must)
    }

    fn last(&self) -> Option<u32> {
        self.numbers
            .map(|(first, count)| first.wrapping_add(count).wrapping_sub(1))
    }

    /// `survivors` are all that walk but those that the resolver aborts, and some that hit.
    fn check_survivors(&self, survivors: u32) -> Result<()> {
        let (ever, always) = self.early();
        let stay = self.split.walks & !self.resolver;
        ensure!(
            survivors & !stay == 0 && survivors & always == 0 && stay & !ever & !survivors == 0,
            "{survivors:#x} go on, of {stay:#x} without {always:#x} and at most {ever:#x}"
        );
        Ok(())
    }
}

impl<E: Engine> Bench<E> {
    /// Whom the filter lets walk, of lanes that commit now.
    fn split(&self, slot: usize, lanes: u32) -> Split {
        if !self.straps.temporal {
            return Split {
                walks: lanes,
                ..Split::default()
            };
        }
        let warp = &self.warps[slot];
        let conflicts = (0..WARP_LANES).filter(|lane| warp.reads[*lane].conflicts());
        let conflicts = mask(conflicts.map(|lane| lane as u32));
        let readers = lanes & !warp.wrote;
        let (silent, spoilt) = (readers & !conflicts, readers & conflicts);
        let sent = if self.straps.send_conflicts {
            spoilt
        } else {
            0
        };
        Split {
            walks: lanes & warp.wrote | sent,
            silent,
            temporal: spoilt & !sent,
            sent,
        }
    }

    /// The slot whose pins are set, its lanes, and whether it asks.
    pub(super) fn offer_walk(&mut self, now: u64) -> (usize, u32, bool) {
        let at = self.pins.at;
        let slot = self.rng.random_range(0..SLOTS);
        let warp = &self.warps[slot];
        let asks = warp.commits && now >= warp.settled && self.commits[slot].is_none();
        let lanes = match asks {
            true => warp.lanes,
            false => self.rng.random(),
        };
        self.pins.set(at.walk_valid, asks.into());
        self.pins.set(at.walk_slot, slot as u32);
        self.pins.set(at.walk_lanes, lanes);
        (slot, lanes, asks)
    }

    pub(super) fn check_walk(
        &mut self,
        now: u64,
        (slot, lanes, asks): (usize, u32, bool),
    ) -> Result<()> {
        let at = self.pins.at;
        let split = self.split(slot, lanes);
        let ready = self.pins.get(at.walk_ready) == 1;
        let busy = self.commits[slot].is_some();
        let free = !busy && (self.walking.is_none() || split.walks == 0);
        let other = self.walking.and_then(|slot| self.commits[slot].as_ref());
        // When a walk that leaves nobody is over is not to be seen from outside.
        let unknown = !busy && !free && other.is_some_and(|commit| commit.numbers.is_none());
        if !unknown {
            self.pins.expect(at.walk_ready, free)?;
        }
        if !asks || !ready {
            return Ok(());
        }
        if let Some(other) = self.walking.filter(|_| split.walks != 0) {
            if let Some(commit) = &mut self.commits[other] {
                commit.over_by = Some(now + 2);
            }
        }
        self.begin_walk(now, slot, split);
        Ok(())
    }

    fn begin_walk(&mut self, now: u64, slot: usize, split: Split) {
        self.warps[slot].commits = false;
        self.warps[slot].runs = false;
        let logs = &self.warps[slot].logs;
        let mut touches = vec![];
        for (write, access) in &logs.accesses {
            let walking = access
                .iter()
                .filter(|(lane, _)| has(split.walks, **lane as usize));
            touches.extend(walking.map(|(lane, (address, _))| Touch {
                lane: *lane as usize,
                address: *address,
                kind: kind(*write),
            }));
        }
        if !self.straps.early {
            touches.clear();
        }
        let (table, both_write) = (&self.table, self.straps.write_write);
        let hits = |touch: &&Touch| table.hits(touch.address, touch.kind, both_write);
        let always: Vec<Touch> = touches.iter().filter(hits).copied().collect();
        let commit = Commit {
            split,
            taken: now,
            resolver: resolved(split.walks, &logs.log(false), &logs.log(true)),
            ever: mask(always.iter().map(|touch| touch.lane as u32)),
            always,
            touches,
            numbers: None,
            survivors: None,
            packets: VecDeque::new(),
            vote_at: Default::default(),
            done_at: Default::default(),
            votes: u32::MAX,
            voted: 0,
            told: 0,
            landed: 0,
            waited: 0,
            over_by: None,
        };
        self.tally.walks += 1;
        self.tally.nobody += u64::from(split.walks == 0);
        self.tally.silent += count(split.silent);
        self.tally.temporal += count(split.temporal);
        self.tally.sent += count(split.sent);
        if split.walks != 0 {
            self.walking = Some(slot);
        }
        self.commits[slot] = Some(commit);
    }

    /// The table has changed at `address`, while a walk may be looked up.
    pub(super) fn heard(&mut self, address: u32) {
        let (table, both_write) = (&self.table, self.straps.write_write);
        for commit in self.commits.iter_mut().flatten() {
            if commit.numbers.is_some() {
                continue;
            }
            let hits = |touch: &Touch| table.hits(touch.address, touch.kind, both_write);
            commit
                .always
                .retain(|touch| touch.address != address || hits(touch));
            let there = commit
                .touches
                .iter()
                .filter(|touch| touch.address == address);
            commit.ever |= mask(there.filter(|t| hits(t)).map(|touch| touch.lane as u32));
        }
    }

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
        self.pins.set(at.number_first, self.next_number);
        self.pins.set(at.packet_ready, offers.packet.into());
        let comes = self.lines.front().is_some_and(|line| line.due <= now);
        self.pins.set(at.line_valid, comes.into());
        let noise = self.rng.random();
        let line = if comes { self.lines.pop_front() } else { None };
        let words = line.map_or(vec![noise; WARP_LANES], |line| line.words);
        self.pins.set_array(at.line_word, &words);
        offers.vote = self.offer_vote(now);
        offers.done = self.offer_done(now);
        offers
    }

    fn draw_partition(&mut self) -> (usize, u32) {
        let slot = self.rng.random_range(0..SLOTS);
        (slot, self.rng.random_range(0..PARTITIONS))
    }

    fn offer_vote(&mut self, now: u64) -> Option<(usize, u32, u32)> {
        let at = self.pins.at;
        let (slot, partition) = self.draw_partition();
        let lanes = match self.rng.random_range(0..32) {
            0 => self.rng.random(),
            _ => u32::MAX,
        };
        let due = self.commits[slot].as_ref().filter(|commit| {
            commit.vote_at[partition as usize].is_some_and(|at| at <= now)
                && !has(commit.voted, partition as usize)
        });
        let last = due.and_then(Commit::last);
        self.pins.set(at.vote_valid, last.is_some().into());
        self.pins.set(at.vote_partition, partition);
        self.pins.set(at.vote_id, last.unwrap_or(lanes));
        self.pins.set(at.vote_lanes, lanes);
        last.map(|_| (slot, partition, lanes))
    }

    fn offer_done(&mut self, now: u64) -> Option<(usize, u32)> {
        let at = self.pins.at;
        let (slot, partition) = self.draw_partition();
        let due = self.commits[slot].as_ref().filter(|commit| {
            commit.done_at[partition as usize].is_some_and(|at| at <= now)
                && !has(commit.landed, partition as usize)
        });
        let last = due.and_then(Commit::last);
        self.pins.set(at.done_valid, last.is_some().into());
        self.pins.set(at.done_partition, partition);
        self.pins.set(at.done_id, last.unwrap_or(partition));
        last.map(|_| (slot, partition))
    }

    /// Votes and dones have come.
    pub(super) fn hear(&mut self, offers: &Offers) {
        if let Some((slot, partition, lanes)) = offers.vote {
            if let Some(commit) = &mut self.commits[slot] {
                commit.votes &= lanes;
                commit.voted |= 1 << partition;
            }
        }
        if let Some((slot, partition)) = offers.done {
            if let Some(commit) = &mut self.commits[slot] {
                commit.landed |= 1 << partition;
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
        let words = line(access, values, index as u32);
        let last = self.lines.back().map_or(0, |line| line.due);
        let due = self.later(now).max(last);
        self.lines.push_back(Line { due, words });
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
    fn learn_survivors(&mut self, sender: usize) -> Result<()> {
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

    fn check_result(&mut self, now: u64, sender: usize, taken: bool) -> Result<()> {
        let at = self.pins.at;
        let later = self.later(now);
        let told = self.pins.get(at.packet_lanes);
        let partition = self.pins.get(at.packet_partition);
        let commit = self.commits[sender].as_mut().context("a commit")?;
        ensure!(
            commit.voted.count_ones() == PARTITIONS && partition == commit.told,
            "a result for {partition}, after {} and votes of {:#b}",
            commit.told,
            commit.voted
        );
        let survivors = commit.survivors.unwrap_or(0);
        let numbers = u32::MAX >> (32 - survivors.count_ones());
        ensure!(
            told & numbers == commit.votes & numbers,
            "result {told:#x} of votes {:#x}",
            commit.votes
        );
        if taken {
            let done = &mut commit.done_at[partition as usize];
            *done = done.or(Some(later));
            commit.told += 1;
        }
        Ok(())
    }

    fn check_words(
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
        ensure!(kind == packet.kind, "{kind:?}, not {packet:?}");
        self.pins.expect(at.packet_partition, packet.partition)?;
        self.pins.expect(at.packet_lanes, packet.lanes)?;
        for (lane, (address, value)) in &packet.words {
            self.pins
                .expect(at.packet_address.pin(*lane as usize), *address)?;
            self.pins
                .expect(at.packet_value.pin(*lane as usize), *value)?;
        }
        let commit = self.commits[sender].as_mut().context("a commit")?;
        let packet = if taken {
            commit.packets.pop_front()
        } else {
            None
        };
        if let Some(packet) = packet.filter(|packet| packet.kind == PacketKind::Fill) {
            let partition = packet.partition as usize;
            commit.vote_at[partition] = Some(later);
            if packet.lanes == 0 {
                commit.done_at[partition] = Some(later + 1);
            }
            if commit.packets.is_empty() {
                self.walking = None;
            }
        }
        Ok(())
    }

    pub(super) fn check_ends(&mut self, now: u64) -> Result<()> {
        let at = self.pins.at;
        for slot in 0..SLOTS {
            let waits = self.pins.get(at.backs_off.pin(slot)) == 1;
            let ends = self.pins.get(at.end_valid.pin(slot)) == 1;
            let masks = [
                at.end_committed,
                at.end_resolver,
                at.end_early,
                at.end_failed,
                at.end_temporal,
            ]
            .map(|pins| self.pins.get(pins.pin(slot)));
            let Some(commit) = &mut self.commits[slot] else {
                ensure!(
                    !waits && !ends && masks == [0; 5],
                    "slot {slot} ends a commit of nobody"
                );
                continue;
            };
            commit.waited += u64::from(waits);
            let nobody = commit.split.walks == 0 && now == commit.taken + 2;
            let late = commit.over_by.is_some_and(|at| at <= now);
            ensure!(ends || !nobody && !late, "slot {slot} does not end");
            if ends {
                self.end(now, slot, masks)?;
            } else {
                ensure!(masks == [0; 5], "slot {slot} tells before it ends");
            }
        }
        Ok(())
    }

    /// The commit of `slot` ends with these lanes: committed, and aborted by resolver, table, commit units, filter.
    fn end(&mut self, now: u64, slot: usize, masks: [u32; 5]) -> Result<()> {
        let [committed, resolver, early, failed, _] = masks;
        let commit = self.commits[slot].take().context("a commit")?;
        let split = commit.split;
        let survivors = split.walks & !resolver & !early;
        commit.check_survivors(survivors)?;
        let (ever, always) = commit.early();
        ensure!(
            early & !ever == 0 && always & !early == 0,
            "{early:#x} abort by the table, not from {always:#x} to {ever:#x}"
        );
        let passed = match (split.walks, commit.survivors) {
            (0, _) => {
                ensure!(now == commit.taken + 2, "nobody's walk ends");
                0
            }
            (_, None) => {
                ensure!(
                    survivors == 0 && commit.numbers.is_none(),
                    "{survivors:#x} have sent nothing"
                );
                0
            }
            (_, Some(sent)) => {
                let over = commit.told == PARTITIONS && commit.landed.count_ones() == PARTITIONS;
                ensure!(over && sent == survivors, "{sent:#x} end too early");
                lanes_of(commit.votes, sent)
            }
        };
        let lost = survivors & !passed;
        let expected = [
            passed | split.silent,
            commit.resolver,
            early,
            lost,
            split.temporal,
        ];
        ensure!(masks == expected, "ends {masks:x?}, expected {expected:x?}");
        let tried = split.walks | split.silent | split.temporal;
        let aborted = split.walks & !passed | split.temporal;
        let wait = self.aborts[slot].settle(tried, aborted, lost != 0);
        ensure!(
            commit.waited == wait,
            "slot {slot} waits {} cycles, not {wait}",
            commit.waited
        );
        if self.walking == Some(slot) {
            self.walking = None;
        }
        // Walks of nobody end although another may hang.
        if split.walks != 0 {
            self.ended = now;
        }
        self.tally.committed += count(committed & !split.silent);
        self.tally.resolver += count(resolver);
        self.tally.early += count(early);
        self.tally.failed += count(failed);
        self.tally.longest_wait = self.tally.longest_wait.max(wait);
        Ok(())
    }
}

/// Lanes of a warp that the resolver aborts; it passes a lane alone.
fn resolved(lanes: u32, reads: &[&Access], writes: &[&Access]) -> u32 {
    let entry = |access: &&Access| -> LogEntry {
        let words = access.iter().map(|(lane, word)| (*lane, word.0));
        words.collect()
    };
    if lanes.count_ones() < 2 {
        return 0;
    }
    let mut resolution = Resolution::new(lanes);
    for (pass, log) in [
        (Pass::Mark, writes),
        (Pass::CheckReads, reads),
        (Pass::CheckWrites, writes),
    ] {
        for access in log {
            resolution.take(pass, &entry(access));
        }
    }
    resolution.aborted()
}
