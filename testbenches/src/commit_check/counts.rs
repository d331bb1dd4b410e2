//! Reference counts: what is asked of the table for words that arrive, are stored and are removed.

use super::Bench;
use crate::commit_traffic::Message;
use anyhow::{ensure, Context, Result};
use rand::Rng;
use turnstile_engine::Engine;
use turnstile_hdl::commit_op::CommitMessage;

impl<E: Engine> Bench<E> {
    /// Requests to the reference counts: an arrival, a store, a removal.
    pub(super) fn counts(&mut self, accepted: Option<Message>, ready: bool) -> Result<()> {
        let at = self.pins.at;
        let counted = |kind| match kind {
            CommitMessage::Read => true,
            CommitMessage::Write => self.on_arrival,
            CommitMessage::Fill | CommitMessage::Skip => false,
        };
        let arrives =
            accepted.filter(|message| counted(message.kind) && self.pins.get(at.log_overflow) == 0);
        let valid = self.pins.get(at.count_valid) == 1;
        ensure!(valid || arrives.is_none(), "an arrival is not counted");
        self.answer = self.rng.random_ratio(9, 10);
        if !valid {
            return Ok(());
        }
        ensure!(ready, "a count is requested that nobody takes");
        let address = self.pins.get(at.count_address);
        let write = self.pins.get(at.count_write) == 1;
        if self.pins.get(at.count_decrement) == 1 {
            ensure!(arrives.is_none(), "an arrival is not counted");
            return self.removes(address, write);
        }
        if let Some(message) = arrives {
            ensure!(message.word.0 == address, "{address:#x} is counted");
            ensure!(
                write == (message.kind == CommitMessage::Write),
                "a reader is no writer"
            );
            let transaction = self.live.get_mut(&message.id);
            let transaction = transaction.context("a live transaction")?;
            let counted = match write {
                true => transaction.kept_writes.last_mut().map(|word| &mut word.1),
                false => transaction.kept_reads.last_mut().map(|word| &mut word.2),
            };
            *counted.context("the word")? = self.answer;
        } else {
            ensure!(
                write && !self.on_arrival,
                "a word that nobody sent is counted"
            );
            let (id, place) = self.stored()?;
            let transaction = self.live.get_mut(&id).context("a live transaction")?;
            let word = &mut transaction.kept_writes[place];
            ensure!(
                word.0 == address,
                "{id} stores {address:#x}, not {:#x}",
                word.0
            );
            word.1 = self.answer;
            self.store.1 += 1;
        }
        if self.answer {
            *self.counts.entry((address, write)).or_default() += 1;
        }
        Ok(())
    }

    /// The write that is stored next: number and place.
    fn stored(&mut self) -> Result<(u32, usize)> {
        loop {
            let (id, place) = self.store;
            ensure!(id < self.next_id, "a store of nobody's");
            let transaction = self.live.get(&id);
            if transaction.is_some_and(|one| place < one.kept_writes.len()) {
                return Ok((id, place));
            }
            // It has no more, or has been released.
            self.store = (id + 1, 0);
        }
    }

    /// The word that is removed next, of a number below `end`.
    pub(super) fn removed(&mut self, end: u32) -> Option<(u32, u32, bool)> {
        while self.removal.0 < end {
            let (id, place) = self.removal;
            let transaction = self.live.get(&id)?;
            let reads = transaction.kept_reads.iter();
            let words: Vec<(u32, bool, bool)> = reads
                .map(|(address, _, counted)| (*address, false, *counted))
                .chain(
                    transaction
                        .kept_writes
                        .iter()
                        .map(|(address, counted)| (*address, true, *counted)),
                )
                .collect();
            for (next, (address, write, counted)) in words.iter().enumerate().skip(place) {
                if *counted {
                    self.removal.1 = next;
                    return Some((id, *address, *write));
                }
            }
            self.removal = (id + 1, 0);
        }
        None
    }

    fn removes(&mut self, address: u32, write: bool) -> Result<()> {
        let at = self.pins.at;
        let pin = match self.at_vote {
            true => at.vote_at,
            false => at.retire_at,
        };
        let end = self.pins.get(pin);
        let word = self
            .removed(end)
            .context("a removal of nobody's, or too early")?;
        ensure!(
            (word.1, word.2) == (address, write),
            "{address:#x} is removed, not {word:x?}"
        );
        self.removal.1 += 1;
        self.tally.removals += 1;
        let count = self.counts.get_mut(&(address, write)).context("no count")?;
        *count -= 1;
        if *count == 0 {
            self.counts.remove(&(address, write));
        }
        Ok(())
    }
}
