//! The memory before the unit: it takes accesses when it likes, does them later and reports them in any order.

use super::manner::one_of;
use super::promise::{cut, line, Promise, UnderWay};
use super::Bench;
use crate::models::atomic_unit::{Access, Kind};
use anyhow::{bail, ensure, Result};
use rand::Rng;
use turnstile_engine::Engine;

impl<E: Engine> Bench<E> {
    /// An answer that is due, or now and then one that nobody waits for.
    pub(super) fn memory_answers(&mut self) -> Option<(usize, u64)> {
        if let Some(due) = self.one_due(true) {
            return Some((due.access.entry, due.value?));
        }
        let entry = self.rng.random_range(0..self.setup.shape.entries);
        let stray = self.setup.strays && self.rng.random_ratio(1, 8) && !self.model.expects(entry);
        self.tally.strays += u64::from(stray);
        stray.then(|| (entry, self.rng.random()))
    }

    /// An acknowledge that is due, or now and then one that nobody waits for.
    pub(super) fn landed(&mut self) -> Option<usize> {
        if let Some(due) = self.one_due(false) {
            return Some(due.access.entry);
        }
        let entry = self.rng.random_range(0..self.setup.shape.entries);
        let stray = self.setup.strays && self.rng.random_ratio(1, 8) && !self.model.lands(entry);
        self.tally.strays += u64::from(stray);
        stray.then_some(entry)
    }

    /// Any access that is done and may be reported, of those that are answered or of the others.
    pub(super) fn one_due(&mut self, answers: bool) -> Option<UnderWay> {
        let now = self.pins.cycle();
        let due = self.under_way.iter();
        let due = due.filter(|one| one.access.answers == answers && one.is_due(now));
        let due: Vec<UnderWay> = due.copied().collect();
        (!due.is_empty()).then(|| one_of(&mut self.rng, &due))
    }

    pub(super) fn reported(&mut self, entry: usize) {
        self.under_way.retain(|one| one.access.entry != entry);
    }

    /// Does what is to be done by now.
    pub(super) fn do_accesses(&mut self) -> Result<()> {
        let now = self.pins.cycle();
        for place in 0..self.under_way.len() {
            let UnderWay {
                access,
                done_at,
                value,
                ..
            } = self.under_way[place];
            if value.is_none() && done_at <= now {
                self.under_way[place].value = Some(self.access(access)?);
            }
        }
        Ok(())
    }

    /// The memory takes an access in a cycle that has just passed, and does it later.
    pub(super) fn take_access(&mut self, access: Access, orders: bool) -> Result<()> {
        if orders && !access.answers {
            self.tally.ordered += 1;
            return self.access(access).map(|_| ());
        }
        let done_at = self.pins.cycle() + self.rng.random_range(0..self.manner.late);
        self.under_way.push(UnderWay {
            access,
            done_at,
            report_at: done_at + self.rng.random_range(0..self.manner.latency),
            value: None,
        });
        Ok(())
    }

    /// The memory does an access; what it finds.
    pub(super) fn access(&mut self, access: Access) -> Result<u64> {
        let Access {
            kind,
            address,
            wide,
            tag,
            ..
        } = access;
        // What a word of an answer means nothing for is anything.
        let mut value = self.rng.random();
        match kind {
            Kind::Read => {
                let read = self.memory.value(address, wide);
                value = read | value & !cut(!0, wide);
            }
            Kind::Write(value) => self.memory.put(address, wide, value),
            Kind::Load | Kind::Store => match self.promises.remove(&tag) {
                Some(Promise::Line(words)) => {
                    let found = line(&self.memory, &self.setup.shape, address);
                    ensure!(
                        found == words,
                        "the line of {address:#x} has {found:x?}, expected {words:x?}"
                    );
                }
                Some(Promise::Stores(words)) => self.memory.words.extend(words),
                other => bail!("a packet of tag {tag:#x}, of which {other:?} is expected"),
            },
        }
        Ok(value)
    }
}
