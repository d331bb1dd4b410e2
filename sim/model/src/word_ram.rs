//! [`word_ram`](turnstile_hdl::word_ram): words with a register behind the read port.

/// Words, and the one that was read.
pub struct WordRam {
    words: Box<[u32]>,
    pub word: u32,
}

impl WordRam {
    pub fn new(index_bits: usize) -> Self {
        Self {
            words: vec![0; 1 << index_bits].into(),
            word: 0,
        }
    }

    /// Writes, then reads.
    #[inline]
    pub fn clock(&mut self, read: usize, write: Option<(usize, u32)>) {
        if let Some((index, word)) = write {
            self.words[index] = word;
        }
        self.word = self.words[read];
    }
}
