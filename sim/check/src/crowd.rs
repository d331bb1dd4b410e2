//! How many transactions of a work-group use the same word.

use serde::{Deserialize, Serialize};

/// The word of a work-group's local memory that most of its committed transactions use, among those that one of them writes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Crowd {
    /// Committed transactions that read or write the word.
    pub users: u64,
    /// Those that write it.
    #[serde(default)]
    pub writers: u64,
    /// Committed transactions of the work-group.
    pub of: u64,
    /// Byte address of the word.
    pub address: u64,
}

impl Crowd {
    /// That of more users.
    pub fn max(self, other: Self) -> Self {
        match other.users > self.users {
            true => other,
            false => self,
        }
    }
}

/// Users of the words of a work-group.
#[derive(Clone, Debug, Default)]
pub(super) struct WordUsers {
    /// A word: committed transactions that use it, and those that write it.
    words: Vec<[u32; 2]>,
    transactions: u64,
}

impl WordUsers {
    /// A transaction commits that has read and written these words, each named once in either.
    pub fn commit(&mut self, read: &[usize], written: &[usize]) {
        self.transactions += 1;
        for &word in written {
            let [users, writers] = self.word(word);
            *users += 1;
            *writers += 1;
        }
        for &word in read.iter().filter(|word| !written.contains(word)) {
            self.word(word)[0] += 1;
        }
    }

    fn word(&mut self, word: usize) -> &mut [u32; 2] {
        if self.words.len() <= word {
            self.words.resize(word + 1, [0; 2]);
        }
        &mut self.words[word]
    }

    pub fn crowd(&self) -> Crowd {
        let words = self.words.iter().enumerate();
        let written = words.filter(|(_, [_, writers])| *writers > 0);
        let crowds = written.map(|(word, &[users, writers])| Crowd {
            users: users.into(),
            writers: writers.into(),
            of: self.transactions,
            address: 4 * word as u64,
        });
        crowds.fold(Crowd::default(), Crowd::max)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_nobody_writes_make_no_crowd() {
        let mut users = WordUsers::default();
        users.commit(&[7, 9], &[1]);
        users.commit(&[7, 2], &[2]);
        users.commit(&[7, 2], &[]);
        let crowd = Crowd {
            users: 2,
            writers: 1,
            of: 3,
            address: 8,
        };
        assert_eq!(users.crowd(), crowd);
        users.commit(&[], &[7]);
        let crowd = users.crowd();
        assert_eq!((crowd.users, crowd.writers, crowd.address), (4, 1, 28));
    }
}
