//! Memory in which a reference plays transactions one after the other, and counts the words of each.

/// The words of one transaction, or sums over several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sets {
    /// Loads, but for those of words that the transaction has stored before: entries of a read log.
    pub loads: u64,
    /// Stores: entries of a write log.
    pub stores: u64,
    /// Different words among the loads.
    pub read: u64,
    /// Different words among the stores.
    pub written: u64,
}

/// Buffers of words, by the number of their argument.
#[derive(Clone, Debug)]
pub struct Memory {
    buffers: Vec<Vec<u32>>,
    /// Words of the transaction that is open.
    open: Option<Open>,
    transactions: u64,
    sum: Sets,
}

/// Words by buffer and place, as often as they were accessed.
#[derive(Clone, Debug, Default)]
struct Open {
    loads: Vec<(usize, u32)>,
    stores: Vec<(usize, u32)>,
}

impl Memory {
    /// With this content; what is no buffer is empty.
    pub fn new(buffers: Vec<Vec<u32>>) -> Self {
        Self {
            buffers,
            open: None,
            transactions: 0,
            sum: Sets::default(),
        }
    }

    /// Begins a transaction.
    pub fn begin(&mut self) {
        self.open = Some(Open::default());
    }

    /// Ends it.
    pub fn commit(&mut self) {
        let Some(mut open) = self.open.take() else {
            return;
        };
        self.transactions += 1;
        self.sum.loads += open.loads.len() as u64;
        self.sum.stores += open.stores.len() as u64;
        for words in [&mut open.loads, &mut open.stores] {
            words.sort_unstable();
            words.dedup();
        }
        self.sum.read += open.loads.len() as u64;
        self.sum.written += open.stores.len() as u64;
    }

    /// Word `at` of a buffer.
    pub fn load(&mut self, buffer: usize, at: u32) -> u32 {
        if let Some(open) = &mut self.open {
            if !open.stores.contains(&(buffer, at)) {
                open.loads.push((buffer, at));
            }
        }
        self.buffers[buffer][at as usize]
    }

    /// Stores a word.
    pub fn store(&mut self, buffer: usize, at: u32, value: u32) {
        if let Some(open) = &mut self.open {
            open.stores.push((buffer, at));
        }
        self.buffers[buffer][at as usize] = value;
    }

    /// How many transactions there were, and the sum of their words.
    pub fn counted(&self) -> (u64, Sets) {
        (self.transactions, self.sum)
    }

    /// The content.
    pub fn into_buffers(self) -> Vec<Vec<u32>> {
        self.buffers
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_a_transaction_are_counted() {
        let mut memory = Memory::new(vec![vec![5; 4]]);
        memory.load(0, 0);
        memory.begin();
        assert_eq!(memory.load(0, 1), 5);
        memory.load(0, 1);
        memory.store(0, 2, 7);
        assert_eq!(memory.load(0, 2), 7, "its own word is not logged");
        memory.store(0, 2, 8);
        memory.commit();
        memory.store(0, 3, 1);
        let sets = Sets {
            loads: 2,
            stores: 2,
            read: 1,
            written: 1,
        };
        assert_eq!(memory.counted(), (1, sets));
        assert_eq!(memory.into_buffers(), [[5, 5, 8, 1]]);
    }
}
