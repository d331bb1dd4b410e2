//! What is around the walker in each cycle: what it offers, and what it makes of the walker's pins.

use super::walk::{End, Entry, Row, Walk};
use super::Bench;
use crate::models::log_walker::{lanes_of, mask, PARTITIONS};
use crate::units::partitions::{line, PacketPins};
use crate::{drive, expect};
use anyhow::{bail, ensure, Context, Result};
use rand::Rng;
use turnstile_engine::Engine;
use turnstile_hdl::commit_op::PacketKind;
use turnstile_hdl::full_size::WARP_LANES;
use turnstile_hdl::log_walker::SLOTS;
use turnstile_hdl::pins::PinValue;

/// Lanes are a cycle each to be told from votes.
const EXPANSION: u64 = WARP_LANES as u64;

/// What is offered in a cycle.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Offers {
    row: bool,
    resolve: bool,
    entry: bool,
    scan: bool,
    /// Lanes that abort.
    resolved: Option<u32>,
    scanned: Option<u32>,
    number: Option<u32>,
    packet: bool,
    /// Slot, partition, lanes.
    vote: Option<(usize, u32, u32)>,
    done: Option<(usize, u32)>,
}

impl<E: Engine> Bench<E> {
    fn current(&self) -> Option<&Walk> {
        self.walking.and_then(|slot| self.walks[slot].as_ref())
    }

    fn current_mut(&mut self) -> Option<&mut Walk> {
        self.walking.and_then(|slot| self.walks[slot].as_mut())
    }

    /// Lanes that abort: mostly few, now and then all.
    fn some_of(&mut self, lanes: u32) -> u32 {
        let few = self.rng.random::<u32>() & self.rng.random::<u32>();
        lanes & [0, few, few, u32::MAX, 0][self.rng.random_range(0..5)]
    }

    pub(super) fn offer(&mut self, now: u64) -> Offers {
        let at = self.pins.at;
        let lanes = self.current().map_or(0, |walk| walk.lanes);
        let due = |at: Option<u64>| at.is_some_and(|at| at <= now);
        let resolved = self
            .current()
            .is_some_and(|walk| walk.resolved.is_none() && due(walk.resolver_at));
        let scanned = self
            .current()
            .is_some_and(|walk| walk.scanned.is_none() && due(walk.scanner_at));
        let wanted = self
            .current()
            .is_some_and(|walk| walk.started && !walk.to_resolver.is_empty());
        let mut offers = Offers {
            row: self.ready(),
            resolve: self.ready(),
            entry: wanted && self.ready(),
            scan: self.ready(),
            resolved: resolved.then(|| self.some_of(lanes)),
            scanned: scanned.then(|| self.some_of(lanes)),
            packet: self.ready(),
            ..Offers::default()
        };
        offers.number = self.ready().then_some(self.next_number);
        self.pins.set(at.row_ready, offers.row.into());
        self.pins.set(at.resolve_ready, offers.resolve.into());
        drive!(self.pins, entry_ready: offers.entry, scan_ready: offers.scan);
        let [one, other] = [0, 1].map(|_| self.rng.random());
        drive! { self.pins,
            resolved_valid: resolved, resolved_lanes: offers.resolved.unwrap_or(one),
            scanned_valid: scanned, scanned_lanes: offers.scanned.unwrap_or(other),
            number_ready: offers.number.is_some(), number_first: offers.number.unwrap_or(one),
            packet_ready: offers.packet,
        }
        self.offer_line(now);
        offers.vote = self.offer_vote(now);
        offers.done = self.offer_done(now);
        offers
    }

    fn offer_line(&mut self, now: u64) {
        let at = self.pins.at;
        let line = self.lines.pop(now);
        self.pins.set(at.line_valid, line.is_some().into());
        let noise = self.rng.random();
        self.pins
            .set_array(at.line_word, &line.unwrap_or(vec![noise; WARP_LANES]));
    }

    fn draw_partition(&mut self) -> (usize, u32) {
        let slot = self.rng.random_range(0..SLOTS);
        (slot, self.rng.random_range(0..PARTITIONS))
    }

    /// The vote of a partition that has all words, or one that nobody waits for.
    fn offer_vote(&mut self, now: u64) -> Option<(usize, u32, u32)> {
        let at = self.pins.at;
        let (slot, partition) = self.draw_partition();
        let walk = self.walks[slot].as_ref();
        let due = walk.filter(|walk| walk.partitions.may_vote(partition, now));
        let lanes = match self.rng.random_range(0..16) {
            _ if self.fails() => 0,
            0 => self.rng.random(),
            _ => u32::MAX,
        };
        let last = due.and_then(Walk::last);
        let noise = self.stale[self.rng.random_range(0..self.stale.len())];
        self.pins
            .set(at.vote_valid, (last.is_some() || self.rng.random()).into());
        drive!(self.pins, vote_partition: partition, vote_id: last.unwrap_or(noise));
        let junk = if last.is_some() {
            lanes
        } else {
            self.rng.random()
        };
        self.pins.set(at.vote_lanes, junk);
        last.map(|_| (slot, partition, lanes))
    }

    /// A partition that has landed all writes says so, or one that nobody waits for.
    fn offer_done(&mut self, now: u64) -> Option<(usize, u32)> {
        let at = self.pins.at;
        let (slot, partition) = self.draw_partition();
        let walk = self.walks[slot].as_ref();
        let due = walk.filter(|walk| walk.partitions.may_land(partition, now));
        let last = due.and_then(Walk::last);
        let noise = self.stale[self.rng.random_range(0..self.stale.len())];
        self.pins
            .set(at.done_valid, (last.is_some() || self.rng.random()).into());
        drive!(self.pins, done_partition: partition, done_id: last.unwrap_or(noise));
        last.map(|_| (slot, partition))
    }

    /// Lines that the walker asks for.
    pub(super) fn rows(&mut self, now: u64, offers: &Offers) -> Result<()> {
        let at = self.pins.at;
        if self.pins.get(at.row_valid) == 0 {
            return Ok(());
        }
        let slot = self.walking.context("a row for nobody")?;
        let row = self.current().and_then(|walk| walk.rows.front().copied());
        let Row {
            write,
            index,
            values,
        } = row.context("a row too many")?;
        expect! { self.pins,
            row_slot: slot as u32, row_write: write, row_index: index as u32, row_values: values,
        }
        if !offers.row {
            return Ok(());
        }
        let due = self.later().max(now + 1);
        if let Some(walk) = self.walks[slot].as_mut() {
            walk.rows.pop_front();
            let words = line(walk.logs.log(write)[index], values, &mut self.rng);
            self.lines.push(due, words);
        }
        Ok(())
    }

    /// The resolver and the scanner take entries and answer.
    pub(super) fn resolves(&mut self, now: u64, offers: &Offers) -> Result<()> {
        let at = self.pins.at;
        let starts = self.current().is_some_and(|walk| !walk.started);
        self.pins.expect(at.resolve_valid, starts)?;
        let [given, shown] = [at.entry_valid, at.scan_valid].map(|pin| self.pins.get(pin) == 1);
        ensure!(
            shown || !self.shown,
            "an entry is taken away from the scanner"
        );
        self.shown = shown && !offers.scan;
        if given {
            let entry = self.current().and_then(|walk| walk.to_resolver.front());
            self.check_entry(entry.context("an entry too many for the resolver")?)?;
        }
        if shown {
            let left = self.current().map(|walk| &walk.to_scanner);
            let entry = left.and_then(|left| left.front());
            let entry = entry.context("an entry too many for the scanner")?;
            self.check_entry(entry)?;
            self.pins.expect(at.scan_write, entry.0)?;
            let last = left.is_some_and(|left| left.len() == 1);
            self.pins.expect(at.scan_last, last)?;
        }
        let (soon, later) = (now + 1, self.later().max(now + 1));
        if starts {
            let walk = self.current().context("a walk")?;
            let counts = [false, true].map(|writes| walk.logs.log(writes).len() as u32);
            self.pins.expect(at.resolve_lanes, walk.lanes)?;
            expect!(self.pins, resolve_reads: counts[0], resolve_writes: counts[1]);
        }
        let Some(walk) = self.current_mut() else {
            return ensure_none(given || shown);
        };
        if let Some(lanes) = offers.resolved {
            walk.resolved = Some((now, lanes));
        }
        if let Some(lanes) = offers.scanned {
            walk.scanned = Some((now, lanes));
        }
        let takes = given && offers.entry;
        if takes {
            walk.to_resolver.pop_front();
        }
        let begins = starts && offers.resolve;
        if walk.to_resolver.is_empty() && (takes || begins) {
            walk.resolver_at = Some(later);
        }
        walk.started |= begins;
        if shown && offers.scan {
            walk.to_scanner.pop_front();
            if walk.to_scanner.is_empty() {
                walk.scanner_at = Some(soon);
            }
        }
        Ok(())
    }

    fn check_entry(&self, (_, access): &Entry) -> Result<()> {
        let at = self.pins.at;
        let walk = self.current().context("a walk")?;
        let lanes = walk.lanes & mask(access.keys().copied());
        self.pins.expect(at.entry_lanes, lanes)?;
        for (lane, (address, _)) in access.iter().filter(|(lane, _)| lanes >> **lane & 1 == 1) {
            self.pins
                .expect(at.lane_address.pin(*lane as usize), *address)?;
        }
        Ok(())
    }

    /// Numbers are asked for when both have answered, and somebody is left.
    pub(super) fn numbers(&mut self, now: u64, offers: &Offers) -> Result<()> {
        let at = self.pins.at;
        let asks = self
            .current()
            .is_some_and(|walk| walk.first.is_none() && walk.decided.is_some_and(|at| at < now));
        self.pins.expect(at.number_valid, asks)?;
        if !asks {
            return Ok(());
        }
        let survivors = self.current().map_or(0, |walk| walk.survivors);
        self.pins.expect(at.number_count, survivors.count_ones())?;
        if let Some(first) = offers.number {
            if let Some(walk) = self.current_mut() {
                walk.first = Some(first);
            }
            // Other cores' warps have numbers too.
            let skipped = self.rng.random_range(0..3) * 7;
            self.next_number = first.wrapping_add(survivors.count_ones() + skipped);
        }
        Ok(())
    }

    /// Who goes on?
    pub(super) fn decides(&mut self, now: u64) {
        let Some(slot) = self.walking else {
            return;
        };
        let Some(walk) = self.walks[slot]
            .as_mut()
            .filter(|walk| walk.decided.is_none())
        else {
            return;
        };
        let (Some(resolved), Some(scanned)) = (walk.resolved, walk.scanned) else {
            return;
        };
        if resolved.0.max(scanned.0) >= now {
            return;
        }
        walk.decided = Some(now);
        let survivors = walk.lanes & !resolved.1 & !scanned.1;
        if survivors != 0 {
            walk.send(survivors);
            return;
        }
        self.aborts[slot].settle(walk.tried(), walk.lanes | walk.temporal, 0);
        walk.end = Some(End {
            at: now + 2,
            wait: 0,
            committed: walk.silent,
            failed: 0,
        });
        self.walking = None;
        self.tally.over += 1;
    }

    /// A packet at the port: a result, or the next one of the walk.
    pub(super) fn packets(&mut self, now: u64, offers: &Offers) -> Result<()> {
        let at = self.pins.at;
        let tells = |walk: &Option<Walk>| {
            walk.as_ref().is_some_and(|walk| {
                !walk.partitions.are_told() && walk.tells_from.is_some_and(|from| from <= now)
            })
        };
        let teller = self.walks.iter().position(tells);
        let valid = self.pins.get(at.packet_valid) == 1;
        ensure!(valid || teller.is_none(), "a result waits");
        if !valid {
            return Ok(());
        }
        self.tally.packets += u64::from(offers.packet);
        self.tally.held += u64::from(!offers.packet);
        let numbered = self.current().is_some_and(|walk| walk.first.is_some());
        let sender = teller.or(self.walking.filter(|_| numbered));
        let sender = sender.context("a packet of nobody")?;
        let walk = self.walks[sender].as_ref().context("a walk")?;
        self.pins
            .expect(at.packet_first, walk.first.context("a number")?)?;
        self.pins.expect(at.packet_survivors, walk.survivors)?;
        let kind = PacketKind::from_word(self.pins.get(at.packet_kind));
        if teller.is_some() {
            ensure!(
                kind == PacketKind::Result,
                "{kind:?}, not the result of slot {sender}"
            );
            self.pins
                .expect(at.packet_partition, walk.partitions.told)?;
            let told = self.pins.get(at.packet_lanes);
            walk.partitions.check_result(told, walk.survivors)?;
            let between = self.walking.is_some_and(|slot| slot != sender);
            self.tally.between += u64::from(between && offers.packet);
        } else {
            let packet = walk.packets.front().context("a packet too many")?;
            let words = PacketPins {
                partition: at.packet_partition,
                lanes: at.packet_lanes,
                address: at.packet_address,
                value: at.packet_value,
            };
            words.check(&self.pins, kind, packet)?;
        }
        if offers.packet {
            self.sent(now, sender, teller.is_some());
        }
        Ok(())
    }

    /// The network has taken a packet.
    fn sent(&mut self, now: u64, sender: usize, told: bool) {
        let later = self.later().max(now + 1);
        let Some(walk) = self.walks[sender].as_mut() else {
            return;
        };
        if told {
            walk.partitions.tell(later);
            walk.told_at = now;
            return;
        }
        let Some(packet) = walk.packets.pop_front() else {
            return;
        };
        walk.partitions.sent(&packet, later);
        if walk.packets.is_empty() {
            self.walking = None;
        }
    }

    /// Votes and dones of this cycle.
    pub(super) fn votes(&mut self, now: u64, offers: &Offers) {
        if let Some((slot, partition, lanes)) = offers.vote {
            if let Some(walk) = self.walks[slot].as_mut() {
                walk.partitions.vote(partition, lanes);
                if walk.partitions.have_voted() {
                    walk.tells_from = Some(now + 1);
                }
            }
        }
        if let Some((slot, partition)) = offers.done {
            if let Some(walk) = self.walks[slot].as_mut() {
                walk.partitions.land(partition);
                walk.landed_at = now;
            }
        }
    }

    /// Warps end when everybody has heard and landed, and they have waited.
    pub(super) fn ends(&mut self, now: u64) -> Result<()> {
        let at = self.pins.at;
        for slot in 0..SLOTS {
            let walk = self.walks[slot].as_mut();
            if let Some(walk) = walk.filter(|walk| walk.end.is_none() && walk.partitions.are_told())
            {
                if let Some(from) = walk.tells_from.filter(|_| walk.partitions.have_landed()) {
                    let known = walk.landed_at.max(walk.told_at + 1).max(from + EXPANSION);
                    let committed = lanes_of(walk.partitions.votes, walk.survivors);
                    let failed = walk.survivors & !committed;
                    let aborted = walk.lanes & !committed | walk.temporal;
                    let wait = self.aborts[slot].settle(walk.tried(), aborted, failed);
                    walk.end = Some(End {
                        at: known + 2 + wait,
                        wait,
                        committed: committed | walk.silent,
                        failed,
                    });
                    self.tally.failed += u64::from(failed != 0);
                    self.tally.longest_wait = self.tally.longest_wait.max(wait);
                }
            }
            let walk = self.walks[slot].as_ref();
            let end = walk.and_then(|walk| walk.end);
            let waits = end.is_some_and(|end| (end.at - end.wait..end.at).contains(&now));
            self.pins.expect(at.backs_off.pin(slot), waits)?;
            let ends = end.filter(|end| end.at == now);
            self.pins.expect(at.end_valid.pin(slot), ends.is_some())?;
            let masks = walk.zip(ends).map_or([0; 5], |(walk, end)| {
                let [resolver, early] =
                    [walk.resolved, walk.scanned].map(|told| told.map_or(0, |told| told.1));
                [end.committed, resolver, early, end.failed, walk.temporal]
            });
            let pins = [
                at.end_committed,
                at.end_resolver,
                at.end_early,
                at.end_failed,
                at.end_temporal,
            ];
            for (pin, expected) in pins.into_iter().zip(masks) {
                self.pins.expect(pin.pin(slot), expected)?;
            }
            if ends.is_some() {
                self.stale = walk.and_then(Walk::last).into_iter().chain([0]).collect();
                // Walks of nobody end although another may hang.
                if walk.is_some_and(|walk| walk.lanes != 0) {
                    self.ended = now;
                }
                self.walks[slot] = None;
            }
        }
        Ok(())
    }
}

fn ensure_none(given: bool) -> Result<()> {
    if given {
        bail!("an entry of nobody");
    }
    Ok(())
}
