//! [`bank_ram`](turnstile_hdl::storage::bank_ram): the words of one bank.

/// What the write port does: bit `i` of `mask` writes byte `i`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Write {
    pub mask: u32,
    pub row: u32,
    pub data: u32,
}

/// The words, and the register of the read port.
pub struct BankRam {
    words: Box<[u32]>,
    /// The word read last.
    pub word: u32,
}

impl BankRam {
    pub fn new(rows: usize) -> Self {
        Self {
            words: vec![0; rows].into(),
            word: 0,
        }
    }

    /// Read-first; rows past the last read as 0 and are not written.
    #[inline]
    pub fn clock(&mut self, read: Option<u32>, write: Write) {
        if let Some(row) = read {
            self.word = self.words.get(row as usize).copied().unwrap_or(0);
        }
        if write.mask != 0 {
            if let Some(word) = self.words.get_mut(write.row as usize) {
                let bytes = BYTES[write.mask as usize];
                *word = *word & !bytes | write.data & bytes;
            }
        }
    }
}

/// The bits of the bytes that a mask names.
const BYTES: [u32; 16] = {
    let mut bytes = [0; 16];
    let mut mask = 0;
    while mask < 16 {
        let mut byte = 0;
        while byte < 4 {
            if mask >> byte & 1 == 1 {
                bytes[mask] |= 0xff << (8 * byte);
            }
            byte += 1;
        }
        mask += 1;
    }
    bytes
};
