//! Oracle 1: the conflict graph of the committed transactions.
//!
//! A history is judged by what its reads saw, not by the values: each read names the transaction whose version it
//! got. The committed transactions are serialisable if no committed read saw a version that was rolled back, the
//! graph of dependencies (write before read, read before overwrite, write before write) has no cycle, and every word
//! ends with its last committed version. This needs no knowledge of the detector, and accepts any order.

use thiserror::Error;

/// Number of a transaction within a history, at most 63.
pub type Transaction = u8;

/// One step of a history. `from` is the writer of the version read, `None` the initial value.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    Read {
        transaction: Transaction,
        word: u8,
        from: Option<Transaction>,
    },
    Write {
        transaction: Transaction,
        word: u8,
    },
    /// The access that lost a conflict, with the rollback it causes.
    Abort {
        transaction: Transaction,
    },
    Commit {
        transaction: Transaction,
    },
}

/// A read of a committed transaction.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct ReadFrom {
    pub reader: Transaction,
    pub word: u8,
    pub from: Option<Transaction>,
}

/// What remains of a history when aborted and unfinished transactions are struck out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Committed {
    /// Bit `t`: transaction `t` committed.
    pub transactions: u64,
    pub reads: Vec<ReadFrom>,
    /// For each word, its committed writers in the order of their (last) writes.
    pub versions: Vec<Vec<Transaction>>,
    /// For each word, the version in memory after the last event (if it ended with nothing running).
    pub last: Option<Vec<Option<Transaction>>>,
}

/// Why a history is not serialisable.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Violation {
    #[error("transaction {} read word {} from transaction {writer}, which did not commit", .read.reader, .read.word)]
    DirtyRead { read: ReadFrom, writer: Transaction },
    #[error(
        "each of these transactions must come before the next and the last before the first: {0:?}"
    )]
    Cycle(Vec<Transaction>),
    #[error(
        "word {word} ends with the version of {found:?}, its last committed writer is {expected:?}"
    )]
    FinalMemory {
        word: u8,
        expected: Option<Transaction>,
        found: Option<Transaction>,
    },
}

impl Committed {
    /// Strikes the uncommitted transactions out of a history over `words` words.
    pub fn of(history: &[Event], words: usize) -> Self {
        let mut committed = Self {
            versions: vec![Vec::new(); words],
            ..Self::default()
        };
        for &event in history {
            if let Event::Commit { transaction } = event {
                committed.transactions |= 1 << transaction;
            }
        }
        for &event in history {
            match event {
                Event::Read {
                    transaction: reader,
                    word,
                    from,
                } if committed.contains(reader) => {
                    committed.reads.push(ReadFrom { reader, word, from });
                }
                Event::Write { transaction, word } if committed.contains(transaction) => {
                    let versions = &mut committed.versions[usize::from(word)];
                    versions.retain(|&writer| writer != transaction);
                    versions.push(transaction);
                }
                _ => {}
            }
        }
        committed
    }

    /// Judges the history.
    pub fn check(&self) -> Result<(), Violation> {
        self.check_dirty_reads()?;
        self.check_cycles()?;
        self.check_last()
    }

    fn contains(&self, transaction: Transaction) -> bool {
        self.transactions >> transaction & 1 != 0
    }

    fn check_dirty_reads(&self) -> Result<(), Violation> {
        for &read in &self.reads {
            if let Some(writer) = read.from.filter(|&writer| !self.contains(writer)) {
                return Err(Violation::DirtyRead { read, writer });
            }
        }
        Ok(())
    }

    fn check_cycles(&self) -> Result<(), Violation> {
        let successors = self.successors();
        let mut left = self.transactions;
        // A transaction that nothing left must follow cannot be on a cycle.
        while let Some(last) = bits(left).find(|&t| successors[usize::from(t)] & left == 0) {
            left &= !(1 << last);
        }
        match bits(left).next() {
            None => Ok(()),
            Some(start) => Err(Violation::Cycle(walk_cycle(&successors, left, start))),
        }
    }

    fn check_last(&self) -> Result<(), Violation> {
        let Some(last) = &self.last else {
            return Ok(());
        };
        for (word, (versions, &found)) in (0..).zip(self.versions.iter().zip(last)) {
            let expected = versions.last().copied();
            if found != expected {
                return Err(Violation::FinalMemory {
                    word,
                    expected,
                    found,
                });
            }
        }
        Ok(())
    }

    /// For each transaction, the set of those that must come after it.
    fn successors(&self) -> [u64; 64] {
        let mut successors = [0; 64];
        let mut edge = |before: Transaction, after: Transaction| {
            if before != after {
                successors[usize::from(before)] |= 1u64 << after;
            }
        };
        for versions in &self.versions {
            for pair in versions.windows(2) {
                edge(pair[0], pair[1]);
            }
        }
        for read in self
            .reads
            .iter()
            .filter(|read| read.from != Some(read.reader))
        {
            let versions = &self.versions[usize::from(read.word)];
            let mut overwriters = versions.as_slice();
            if let Some(writer) = read.from {
                edge(writer, read.reader);
                let place = versions.iter().position(|&version| version == writer);
                overwriters = place.map_or(&[], |place| &versions[place + 1..]);
            }
            for &overwriter in overwriters {
                edge(read.reader, overwriter);
            }
        }
        successors
    }
}

fn bits(set: u64) -> impl Iterator<Item = Transaction> {
    (0..64).filter(move |bit| set >> bit & 1 != 0)
}

/// Follows successors within `left`, where everybody has one, until a transaction comes up again.
fn walk_cycle(successors: &[u64; 64], left: u64, start: Transaction) -> Vec<Transaction> {
    let mut path = vec![start];
    loop {
        let here = path[path.len() - 1];
        let next = (successors[usize::from(here)] & left).trailing_zeros() as Transaction;
        if let Some(first) = path.iter().position(|&seen| seen == next) {
            return path.split_off(first);
        }
        path.push(next);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(transaction: Transaction, word: u8, from: Option<Transaction>) -> Event {
        Event::Read {
            transaction,
            word,
            from,
        }
    }

    fn write(transaction: Transaction, word: u8) -> Event {
        Event::Write { transaction, word }
    }

    fn commit(transaction: Transaction) -> Event {
        Event::Commit { transaction }
    }

    fn check(history: &[Event]) -> Result<(), Violation> {
        Committed::of(history, 2).check()
    }

    #[test]
    fn a_serial_history_passes() {
        let history = [
            write(0, 0),
            read(0, 0, Some(0)),
            commit(0),
            read(1, 0, Some(0)),
            commit(1),
        ];
        assert_eq!(check(&history), Ok(()));
    }

    #[test]
    fn an_order_other_than_that_of_the_commits_is_fine() {
        let history = [read(0, 0, None), write(1, 0), commit(1), commit(0)];
        assert_eq!(check(&history), Ok(()));
    }

    #[test]
    fn a_read_that_changes_is_a_cycle() {
        let history = [
            read(1, 0, None),
            write(0, 0),
            commit(0),
            read(1, 0, Some(0)),
            commit(1),
        ];
        assert_eq!(check(&history), Err(Violation::Cycle(vec![0, 1])));
    }

    #[test]
    fn write_skew_is_a_cycle() {
        let history = [
            read(0, 0, None),
            read(1, 1, None),
            write(0, 1),
            write(1, 0),
            commit(0),
            commit(1),
        ];
        assert_eq!(check(&history), Err(Violation::Cycle(vec![0, 1])));
    }

    #[test]
    fn a_cycle_of_three_without_its_tail_is_reported() {
        // 3 only follows; 0 -> 1 -> 2 -> 0.
        let history = [
            read(0, 0, None),
            write(1, 0),
            read(2, 0, Some(1)),
            write(2, 1),
            read(0, 1, Some(2)),
            read(3, 0, Some(1)),
            commit(0),
            commit(1),
            commit(2),
            commit(3),
        ];
        assert_eq!(check(&history), Err(Violation::Cycle(vec![0, 1, 2])));
    }

    #[test]
    fn reading_what_was_rolled_back_is_dirty() {
        let history = [
            write(0, 1),
            read(1, 1, Some(0)),
            Event::Abort { transaction: 0 },
            commit(1),
        ];
        let error = check(&history).unwrap_err();
        assert_eq!(
            error.to_string(),
            "transaction 1 read word 1 from transaction 0, which did not commit"
        );
    }

    #[test]
    fn what_an_aborted_transaction_saw_does_not_matter() {
        let history = [
            read(1, 0, None),
            write(0, 0),
            commit(0),
            read(1, 0, Some(0)),
            Event::Abort { transaction: 1 },
        ];
        assert_eq!(check(&history), Ok(()));
    }

    #[test]
    fn memory_must_end_with_the_last_committed_version() {
        let mut committed = Committed::of(&[write(0, 0), commit(0)], 2);
        committed.last = Some(vec![Some(0), None]);
        assert_eq!(committed.check(), Ok(()));
        committed.last = Some(vec![None, None]);
        let error = committed.check().unwrap_err();
        assert_eq!(
            error.to_string(),
            "word 0 ends with the version of None, its last committed writer is Some(0)"
        );
    }
}
