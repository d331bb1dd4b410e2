//! Random transactions on the hardware of a memory partition, with a bench that plays the cores and the cache, and keeps a conflict address table by the updates
//! that come.
//!
//! What transactions pass, and what they write in which order, is `SerialCommits`' to say. Of each word and kind an update that adds and one that removes take
//! turns. Now and then no more votes are taken, until nothing moves: then the table must have exactly the words of the transactions that are still
//! committing, if none was turned away; and at the end none.

use super::commit_cores::{Commits, Cores, Ready, Size};
use super::commit_traffic::Pool;
use super::Load;
use anyhow::{ensure, Result};
use rand::Rng;
use rustc_hash::FxHashSet;
use turnstile_engine::Engine;
use turnstile_hdl::commit_op::CommitMessage;
use turnstile_hdl::commit_partition::CommitPartitionPins;
use turnstile_hdl::full_size::UPDATE_WORDS;

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    pub commits: Commits,
    /// Updates that add, and packets.
    pub added: u64,
    pub packets: u64,
    /// Times at which the table was compared, and words that it had.
    pub compared: u64,
    pub referenced: u64,
    /// References that the table had no room for.
    pub turned_away: u64,
    pub cleared: u64,
}

impl Tally {
    fn happened(&self, load: Load) -> bool {
        let Commits {
            passed,
            failed,
            writes,
            ..
        } = self.commits;
        load.often(&[passed, failed, writes, self.packets], 1_000)
            && load.ever(&[self.compared, self.turned_away], 200_000)
    }
}

/// Cycles without anything on the pins after which nothing moves: for what is under way, and for references of a transaction that are taken away, of which
/// nothing is seen as long as others have the same word.
const STILL: u64 = 200;
const STILL_OF_ONE: u64 = 16;

bench! {
    struct Bench(pins: CommitPartitionPins, size: Size = Size::FULL) {
        cores: Cores = Cores::new(pins.at, size),
        /// Words that are read, or written, by committing transactions, as the cores know.
        referenced: FxHashSet<(u32, bool)> = FxHashSet::default(),
        /// Words that the hazard pointer may have stored, as all words of their transactions have come.
        filled: FxHashSet<u32> = FxHashSet::default(),
        /// References that had been turned away when there was none last.
        turned_away: u32 = 0,
        /// Votes are not taken.
        holds: bool = false,
    }
}

impl<E: Engine> Bench<E> {
    fn run(&mut self, load: Load) -> Result<()> {
        self.clear()?;
        while self.pins.cycle() < load.cycles {
            if self.rng.random_ratio(1, 1_500) {
                self.cores.pool = Pool::ALL[self.rng.random_range(0..3)];
            }
            if self.rng.random_ratio(1, 1_000) {
                self.compare()?;
            }
            if self.rng.random_ratio(1, 2_000) {
                self.finish()?;
                if self.rng.random_ratio(1, 3) {
                    self.clear()?;
                }
            }
            self.cores.start_warp(&mut self.rng, 5);
            self.cycle()?;
        }
        self.finish()
    }

    /// Sends what has begun, and waits until nothing moves that the votes do not hold up.
    fn still(&mut self) -> Result<()> {
        let still = |cores: &Cores| STILL + STILL_OF_ONE * cores.live.len() as u64;
        while !self.cores.sending.is_empty()
            || self.pins.cycle() - self.cores.moved < still(&self.cores)
        {
            self.cycle()?;
        }
        Ok(())
    }

    /// Compares the table with the transactions that are committing.
    fn compare(&mut self) -> Result<()> {
        self.holds = true;
        // Of many transactions on few words counts reach their highest value.
        let more = [100, 100, 100, 2_000][self.rng.random_range(0..4)];
        for _ in 0..more {
            self.cores.start_warp(&mut self.rng, 5);
            self.cycle()?;
        }
        self.still()?;
        let stored = self.pins.get(self.pins.at.hazard_at);
        let voted = self.pins.get(self.pins.at.vote_at);
        let retired = self.pins.get(self.pins.at.retire_at);
        let mut wanted: FxHashSet<(u32, bool)> = FxHashSet::default();
        for (id, transaction) in self.cores.live.range(retired..) {
            if *id < voted && self.cores.ends_at_vote(transaction) {
                continue;
            }
            if !self.cores.writers_only {
                wanted.extend(transaction.kept_reads.iter().map(|word| (word.0, false)));
            }
            if self.cores.on_arrival || *id < stored {
                wanted.extend(transaction.kept_writes.iter().map(|word| (*word, true)));
            }
        }
        let surplus: Vec<_> = self.referenced.difference(&wanted).collect();
        ensure!(
            surplus.is_empty(),
            "nobody accesses {surplus:x?} that the cores know"
        );
        if self.pins.get(self.pins.at.perf_turned_away) == self.turned_away {
            let missing: Vec<_> = wanted.difference(&self.referenced).collect();
            ensure!(missing.is_empty(), "the cores do not know {missing:x?}");
            self.tally.compared += 1;
            self.tally.referenced += wanted.len() as u64;
        }
        self.holds = false;
        Ok(())
    }

    /// Sends no more, and waits until everything is over.
    fn finish(&mut self) -> Result<()> {
        while !self.cores.live.is_empty() {
            self.cycle()?;
        }
        self.still()?;
        ensure!(
            self.referenced.is_empty(),
            "the cores still know {:x?}",
            self.referenced
        );
        let turned_away = self.pins.get(self.pins.at.perf_turned_away);
        self.tally.turned_away += u64::from(turned_away - self.turned_away);
        self.turned_away = turned_away;
        self.tally.commits = self.cores.commits;
        self.cores.check_over()
    }

    fn clear(&mut self) -> Result<()> {
        self.cores.clear(&mut self.pins, &mut self.rng)?;
        self.turned_away = 0;
        self.filled.clear();
        self.tally.cleared += 1;
        Ok(())
    }

    fn cycle(&mut self) -> Result<()> {
        let at = self.pins.at;
        let mut ready = Ready::draw(&mut self.rng, 6);
        ready.votes &= !self.holds;
        // The network is busy now and then.
        let busy = (self.pins.cycle() / 64).is_multiple_of(4);
        let packets = !busy && self.rng.random_ratio(3, 4);
        self.pins.set(at.packet_ready, packets.into());
        let offers = self.cores.offer(&mut self.pins, &mut self.rng, ready);
        self.pins.clock()?;

        self.pins.expect(at.unmatched, 0)?;
        if self.holds {
            self.cores.voted = self.pins.cycle();
        }
        let arrived = self.cores.arrives(&self.pins, &mut self.rng, &offers)?;
        if let Some(message) = arrived.filter(|message| message.kind == CommitMessage::Fill) {
            let transaction = &self.cores.live[&message.id];
            self.filled.extend(&transaction.kept_writes);
        }
        self.cores.hear(&self.pins, &mut self.rng, &offers)?;
        match self.pins.get(at.packet_valid) == 1 && packets {
            true => self.packet(),
            false => Ok(()),
        }
    }

    /// Updates of the cores' tables.
    fn packet(&mut self) -> Result<()> {
        let at = self.pins.at;
        self.cores.moved = self.pins.cycle();
        let count = self.pins.get(at.packet_count) as usize;
        ensure!((1..=UPDATE_WORDS).contains(&count), "a packet of {count}");
        let words: [u32; UPDATE_WORDS] = self.pins.get_array(at.packet_word);
        for word in &words[..count] {
            let (entry, add) = ((word >> 2, word & 2 != 0), word & 1 != 0);
            let changes = match add {
                true => self.referenced.insert(entry),
                false => self.referenced.remove(&entry),
            };
            ensure!(changes, "{word:#x} comes twice in a row");
            let (address, writes) = entry;
            ensure!(
                self.cores.on_arrival || !add || !writes || self.filled.contains(&address),
                "the writer of {address:#x} is told of before it is stored"
            );
            self.tally.added += u64::from(add);
        }
        self.tally.packets += 1;
        Ok(())
    }
}
