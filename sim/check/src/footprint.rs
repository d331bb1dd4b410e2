//! How much local memory committed transactions use.

use super::access::Access;
use super::crowd::{Crowd, WordUsers};
use super::operation::Shape;

/// Read and write sets of the transactions that committed, in words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Footprints {
    /// Committed transactions.
    pub transactions: u64,
    /// Their accesses.
    pub accesses: u64,
    /// Words read, each counted once a transaction.
    pub words_read: u64,
    /// Words written, each counted once a transaction.
    pub words_written: u64,
    pub most_read: u64,
    pub most_written: u64,
    /// Where most of a work-group's transactions meet.
    #[serde(default)]
    pub crowd: Crowd,
}

impl Footprints {
    /// Takes in those of another run.
    pub fn add(&mut self, other: &Self) {
        self.transactions += other.transactions;
        self.accesses += other.accesses;
        self.words_read += other.words_read;
        self.words_written += other.words_written;
        self.most_read = self.most_read.max(other.most_read);
        self.most_written = self.most_written.max(other.most_written);
        self.crowd = self.crowd.max(other.crowd);
    }

    /// Adds a transaction of a work-group.
    pub(super) fn count(&mut self, accesses: &[Access], group: &mut WordUsers) {
        let distinct = |used: fn(Shape) -> bool| {
            let accesses = accesses
                .iter()
                .map(|access| (Shape::of(access.op), access.address));
            let accesses = accesses.filter(|(shape, _)| used(*shape));
            let mut words: Vec<_> = accesses.flat_map(|(shape, at)| shape.words(at)).collect();
            words.sort_unstable();
            words.dedup();
            words
        };
        let (read, written) = (
            distinct(|shape| shape.reads),
            distinct(|shape| shape.writes),
        );
        group.commit(&read, &written);
        let [read, written] = [read, written].map(|words| words.len() as u64);
        self.transactions += 1;
        self.accesses += accesses.len() as u64;
        self.words_read += read;
        self.words_written += written;
        self.most_read = self.most_read.max(read);
        self.most_written = self.most_written.max(written);
    }
}
