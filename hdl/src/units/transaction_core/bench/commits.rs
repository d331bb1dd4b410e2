//! Warps that commit: who walks, what is sent, and how it ends.

use super::state::{has, Commit, Split, Touch};
use super::table::kind;
use super::{count, Bench};
use crate::drive;
use crate::models::intra_warp_resolver::{LogEntry, Pass, Resolution};
use crate::models::log_walker::{lanes_of, mask, Access};
use crate::units::partitions::Partitions;
use anyhow::{ensure, Context, Result};
use rand::Rng;
use std::collections::VecDeque;
use turnstile_engine::Engine;
use turnstile_hdl::full_size::WARP_LANES;
use turnstile_hdl::log_walker::SLOTS;

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
        let slot = self.rng.random_range(0..SLOTS);
        let warp = &self.warps[slot];
        let asks = warp.commits && now >= warp.settled && self.commits[slot].is_none();
        let lanes = match asks {
            true => warp.lanes,
            false => self.rng.random(),
        };
        drive!(self.pins, walk_valid: asks, walk_slot: slot as u32, walk_lanes: lanes);
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
        let (resolver, lost) = resolved(split.walks, &logs.log(false), &logs.log(true));
        let commit = Commit {
            split,
            taken: now,
            resolver,
            lost,
            ever: mask(always.iter().map(|touch| touch.lane as u32)),
            always,
            touches,
            numbers: None,
            survivors: None,
            packets: VecDeque::new(),
            partitions: Partitions::default(),
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

    /// Lanes abort for a conflict within their warp, at the entries that are due.
    pub(super) fn check_lost(&mut self) -> Result<()> {
        let at = self.pins.at;
        for slot in 0..SLOTS {
            if self.pins.get(at.lost_valid.pin(slot)) == 0 {
                continue;
            }
            let (bank, place) = (self.pins.get(at.lost_bank), self.pins.get(at.lost_entry));
            let entry = u64::from(place / 4 * 128 + bank * 4 + place % 4);
            let commit = self.commits[slot].as_mut();
            let due = commit.and_then(|commit| commit.lost.pop_front());
            ensure!(
                due == Some(entry),
                "slot {slot} loses at entry {entry}, not {due:?}"
            );
            self.tally.lost += 1;
        }
        Ok(())
    }

    /// The commit of `slot` ends with these lanes: committed, and aborted by resolver, table, commit units, filter.
    fn end(&mut self, now: u64, slot: usize, masks: [u32; 5]) -> Result<()> {
        let [committed, resolver, early, failed, _] = masks;
        let commit = self.commits[slot].take().context("a commit")?;
        let split = commit.split;
        ensure!(
            commit.lost.is_empty(),
            "slot {slot} ends without loss at {:?}",
            commit.lost
        );
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
                let over = commit.partitions.are_told() && commit.partitions.have_landed();
                ensure!(over && sent == survivors, "{sent:#x} end too early");
                lanes_of(commit.partitions.votes, sent)
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
        let wait = self.aborts[slot].settle(tried, aborted, lost);
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

/// Lanes of a warp that the resolver aborts, and at which entries of its table, in order; it passes a lane alone.
fn resolved(lanes: u32, reads: &[&Access], writes: &[&Access]) -> (u32, VecDeque<u64>) {
    let entry = |access: &&Access| -> LogEntry {
        let words = access.iter().map(|(lane, word)| (*lane, word.0));
        words.collect()
    };
    if lanes.count_ones() < 2 {
        return (0, VecDeque::new());
    }
    let mut lost = VecDeque::new();
    let mut resolution = Resolution::new(lanes);
    for (pass, log) in [
        (Pass::Mark, writes),
        (Pass::CheckReads, reads),
        (Pass::CheckWrites, writes),
    ] {
        for access in log {
            let rounds = resolution.take(pass, &entry(access));
            lost.extend(rounds.into_iter().filter_map(|round| round.lost));
        }
    }
    (resolution.aborted(), lost)
}
