//! Where the copies of a vote space lie, and which of them a lane votes in.

use crate::atomics::LANES;
use std::fmt;

/// Which copy a thread votes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, clap::ValueEnum)]
pub enum Mapping {
    /// Neighbours in different copies: `thread % copies`
    Cyclic,
    /// Neighbours in one copy: `thread x copies / threads`
    Block,
}

impl fmt::Display for Mapping {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Self::Cyclic => "cyclic",
            Self::Block => "block",
        })
    }
}

/// Copies of a vote space (scratchpad atomics, sections 3.2 and 4.2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    /// Words of a copy.
    pub words: u32,
    /// Copies, at least 1.
    pub copies: u32,
    /// Which copy a thread has.
    pub mapping: Mapping,
    /// Words between copies.
    pub padding: u32,
    /// Threads over which block mapping deals the copies out: a warp in the paper's section 3, a block in its section 4.
    pub threads: u32,
}

impl Layout {
    /// One copy of so many words.
    pub fn one(words: u32, threads: u32) -> Self {
        Self {
            words,
            copies: 1,
            mapping: Mapping::Cyclic,
            padding: 0,
            threads,
        }
    }

    /// Copy of a thread.
    pub fn copy(&self, thread: u32) -> u32 {
        match self.mapping {
            Mapping::Cyclic => thread % self.copies,
            Mapping::Block => thread * self.copies / self.threads,
        }
    }

    /// Word of a vote of thread `thread` for `bin`, from 0 on.
    pub fn word(&self, thread: u32, bin: u32) -> u32 {
        self.copy(thread) * (self.words + self.padding) + bin
    }

    /// Bin of a vote of thread `thread` for a word of its copy.
    pub fn bin(&self, thread: u32, word: u32) -> u32 {
        word - self.copy(thread) * (self.words + self.padding)
    }

    /// Words of the votes of a warp, of which `first` is the first thread.
    pub fn of_warp(&self, first: u32, bins: &[u32; LANES]) -> [u32; LANES] {
        std::array::from_fn(|lane| self.word(first + lane as u32, bins[lane]))
    }

    /// Words of all copies.
    pub fn total_words(&self) -> u32 {
        self.copies * self.words + (self.copies - 1) * self.padding
    }
}

/// Numbers of copies to look at: powers of two up to a warp's lanes, and the most that `room` words hold.
pub fn replications(words: u32, padding: u32, room: u32) -> Vec<u32> {
    let fits = (room + padding) / (words + padding);
    let most = fits.min(LANES as u32);
    let powers = (0..).map(|power| 1 << power);
    let mut all: Vec<u32> = powers.take_while(|copies| *copies <= most).collect();
    if all.last().is_some_and(|last| *last < most) {
        all.push(most);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(mapping: Mapping, copies: u32, padding: u32) -> Layout {
        Layout {
            words: 64,
            copies,
            mapping,
            padding,
            threads: 32,
        }
    }

    /// The paper's formulas: cyclic `size x (tid % R)`, block `size x (floor(tid / (N / R)) % R)`; padding moves copy c by c words.
    #[test]
    fn copies_lie_as_the_paper_says() {
        let bins: [u32; LANES] = std::array::from_fn(|lane| lane as u32 / 2);
        for copies in [1, 2, 8, 32] {
            for padding in [0, 1] {
                let cyclic = layout(Mapping::Cyclic, copies, padding).of_warp(0, &bins);
                let block = layout(Mapping::Block, copies, padding).of_warp(0, &bins);
                for (lane, bin) in (0..32).zip(bins) {
                    let size = 64 + padding;
                    assert_eq!(cyclic[lane as usize], size * (lane % copies) + bin);
                    let of_block = lane / (32 / copies) % copies;
                    assert_eq!(block[lane as usize], size * of_block + bin);
                }
            }
        }
        assert_eq!(layout(Mapping::Block, 4, 1).total_words(), 4 * 64 + 3);
    }

    /// 48 KB hold 24 copies of 512 words, and 23 with a word between each two.
    #[test]
    fn copies_are_as_many_as_fit() {
        assert_eq!(replications(32, 0, 12_288), [1, 2, 4, 8, 16, 32]);
        assert_eq!(replications(512, 0, 12_288), [1, 2, 4, 8, 16, 24]);
        assert_eq!(replications(512, 1, 12_288), [1, 2, 4, 8, 16, 23]);
        assert_eq!(replications(4096, 0, 12_288), [1, 2, 3]);
        assert_eq!(replications(20_000, 0, 12_288), [0; 0]);
    }
}
