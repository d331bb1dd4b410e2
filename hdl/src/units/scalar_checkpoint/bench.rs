//! Random transactions on the scalar checkpoint, checked against its model in every cycle.

use super::Load;
use crate::drive;
use crate::models::scalar_checkpoint::{ScalarCheckpoint, ScalarState};
use anyhow::{ensure, Result};
use rand::Rng;
use turnstile_engine::Engine;
use turnstile_hdl::full_size::SCALAR_WORDS;
use turnstile_hdl::scalar_checkpoint::ScalarCheckpointPins;

/// What happened, each beside a write and followed by a look at all words.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    pub checkpoints: u64,
    /// TX_Commits that retry, and those after another one of their transaction, which merge what several passes have left.
    pub retries: u64,
    pub retries_again: u64,
    /// Those in which some lanes have committed and others have not.
    pub merges: u64,
    /// Those in whose cycle a checkpoint is taken.
    pub checkpoints_beside: u64,
    /// Last TX_Commits: at once, and behind a retry.
    pub finals_at_once: u64,
    pub finals_merged: u64,
    /// Last TX_Commits without a lane of the first TX_Begin.
    pub never_committed: u64,
}

impl Tally {
    fn happened(&self, load: Load) -> bool {
        let rarest = [
            self.checkpoints,
            self.retries,
            self.retries_again,
            self.merges,
            self.checkpoints_beside,
            self.finals_at_once,
            self.finals_merged,
            self.never_committed,
        ];
        load.often(&rarest, 20_000)
    }
}

/// A transaction between its first TX_Begin and its last TX_Commit.
struct Running {
    checkpoint: ScalarCheckpoint,
    entry: u64,
    /// Lanes that have not committed yet.
    left: u64,
    /// Its TX_Commits so far.
    retries: u64,
}

bench! {
    struct Bench(pins: ScalarCheckpointPins) {
        /// All words as pairs: the unit knows no other.
        state: ScalarState = ScalarState {
            pairs: vec![0; SCALAR_WORDS / 2],
            ..ScalarState::default()
        },
        running: Option<Running> = None,
    }
}

impl<E: Engine> Bench<E> {
    fn run(&mut self, load: Load) -> Result<()> {
        while self.pins.cycle() < load.cycles {
            // Otherwise everything happened in every other cycle, and what toggles would not show.
            if self.rng.random() {
                self.pins.clock()?;
            }
            match self.rng.random_range(0..SCALAR_WORDS) {
                // All words, since a transaction is about all of them.
                0..4 => {
                    self.transaction();
                    self.compare_all()?;
                }
                _ => {
                    self.write();
                    let word = self.rng.random_range(0..SCALAR_WORDS);
                    self.compare(word)?;
                }
            }
        }
        self.compare_all()
    }

    fn transaction(&mut self) {
        match self.running.take() {
            None => self.checkpoint(),
            Some(running) => self.commit(running),
        }
    }

    /// The checkpoint holds the values before a write of its cycle.
    fn checkpoint(&mut self) {
        let entry = self.rng.random();
        self.running = Some(Running {
            checkpoint: ScalarCheckpoint::take(&self.state, entry, None),
            entry,
            left: entry,
            retries: 0,
        });
        self.tally.checkpoints += 1;
        self.pins.set(self.pins.at.checkpoint_valid, 1);
        self.write();
    }

    /// A write in the cycle of a commit is lost.
    fn commit(&mut self, mut running: Running) {
        let before = self.state.clone();
        self.write();
        self.state = before.clone();
        let retry = running.left != 0 && self.rng.random_ratio(2, 3);
        // What a lane has that never commits is what the checkpoint had.
        let committed = match retry || self.rng.random() {
            true => running.left & self.rng.random::<u64>(),
            false => running.left,
        };
        // Only the last commit looks at the lanes of the first TX_Begin.
        let entry = if retry {
            self.rng.random()
        } else {
            running.entry
        };
        let at = self.pins.at;
        drive!(self.pins, commit_valid: 1, commit_retry: retry);
        self.pins
            .set_wide(at.committed_lo, at.committed_hi, committed);
        self.pins.set_wide(at.entry_lo, at.entry_hi, entry);
        let tally = &mut self.tally;
        if retry {
            tally.retries += 1;
            tally.retries_again += u64::from(running.retries > 0);
            tally.merges += u64::from(committed != 0 && committed != running.left);
            running.checkpoint.retry(&mut self.state, committed);
            if self.rng.random_ratio(1, 4) {
                tally.checkpoints_beside += 1;
                self.pins.set(at.checkpoint_valid, 1);
                running.checkpoint.save(&before);
            }
            running.left &= !committed;
            running.retries += 1;
            self.running = Some(running);
        } else {
            tally.finals_at_once += u64::from(running.retries == 0);
            tally.finals_merged += u64::from(running.retries > 0);
            tally.never_committed += u64::from(committed != running.left);
            running.checkpoint.finish(&mut self.state, committed);
        }
    }

    fn write(&mut self) {
        let word = self.rng.random_range(0..SCALAR_WORDS);
        let data = self.rng.random::<u32>();
        drive!(self.pins, write_valid: 1, write_word: word as u32, write_data: data);
        let shift = 32 * (word % 2);
        let pair = &mut self.state.pairs[word / 2];
        *pair = *pair & !(0xffff_ffff << shift) | u64::from(data) << shift;
    }

    fn compare_all(&mut self) -> Result<()> {
        (0..SCALAR_WORDS).try_for_each(|word| self.compare(word))
    }

    /// Lets the cycle happen and reads a word in the next.
    fn compare(&mut self, word: usize) -> Result<()> {
        let at = self.pins.at;
        self.pins.clock()?;
        drive!(self.pins, write_valid: 0, checkpoint_valid: 0, commit_valid: 0);
        self.pins.set(at.read_word, word as u32);
        self.pins.clock()?;
        let found = self.pins.get(at.read_data);
        let expected = (self.state.pairs[word / 2] >> (32 * (word % 2))) as u32;
        ensure!(
            found == expected,
            "word {word} is {found:#x}, expected {expected:#x}"
        );
        Ok(())
    }
}
