//! A word of local memory with a store under a lock on its way.
//!
//! The pins show when a lane has its lock and has read the word, and later that its store is done, but not when it was. A plain access
//! between is before the store or behind it, so the word is followed both ways; what is seen says which was the case.

use super::operation::{perform_on, Mismatch, Shape};
use turnstile_hdl::lds_op::LdsOp;

/// Bytes of a word, as far as they are known.
type Word = [Option<u8>; 4];

/// What a word may hold.
#[derive(Clone, Debug)]
pub(super) struct InFlight {
    /// The word that is to be stored.
    store: Word,
    possible: Vec<Possible>,
}

#[derive(Clone, Debug, PartialEq)]
struct Possible {
    word: Word,
    stored: bool,
}

impl InFlight {
    /// Nothing is on its way.
    pub fn holding(word: Word) -> Self {
        let stored = true;
        Self {
            store: word,
            possible: vec![Possible { word, stored }],
        }
    }

    /// A store of `word` is on its way from now on.
    pub fn storing(mut self, word: u32) -> Self {
        self.store = word.to_le_bytes().map(Some);
        self.possible.iter_mut().for_each(|one| one.stored = false);
        self.unite();
        self
    }

    /// The store is done.
    pub fn stored(&mut self) {
        for one in &mut self.possible {
            if !one.stored {
                *one = Possible {
                    word: self.store,
                    stored: true,
                };
            }
        }
        self.unite();
    }

    /// An access to the word from byte `offset` on, before the store or behind it.
    pub fn perform(
        &mut self,
        op: LdsOp,
        offset: u32,
        data: [u32; 2],
        returned: Option<u64>,
    ) -> Result<(), Mismatch> {
        let mut before = self.possible.clone();
        if before.iter().any(|one| !one.stored) {
            before.push(Possible {
                word: self.store,
                stored: true,
            });
        }
        let bytes = Shape::of(op).bytes as usize;
        let mut first = Ok(());
        let mut after = vec![];
        for mut one in before {
            let accessed = &mut one.word[offset as usize..][..bytes];
            match perform_on(accessed, op, data, returned) {
                Ok(()) => after.push(one),
                Err(mismatch) => first = first.and(Err(mismatch)),
            }
        }
        if after.is_empty() {
            return first;
        }
        self.possible = after;
        self.unite();
        Ok(())
    }

    /// What it holds, if nothing is on its way and that is known.
    pub fn settled(&self) -> Option<Word> {
        match self.possible[..] {
            [Possible { word, stored: true }] => Some(word),
            _ => None,
        }
    }

    /// Whether it may hold `word`.
    pub fn may_hold(&self, word: u32) -> bool {
        let bytes = word.to_le_bytes();
        self.possible.iter().any(|one| {
            one.word
                .iter()
                .zip(bytes)
                .all(|(known, byte)| known.is_none_or(|known| known == byte))
        })
    }

    fn unite(&mut self) {
        let mut united: Vec<Possible> = vec![];
        for one in self.possible.drain(..) {
            if !united.contains(&one) {
                united.push(one);
            }
        }
        self.possible = united;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPERANDS: [u32; 2] = [0, 0];

    /// The word holds 5, and a store of 7 is on its way.
    fn word() -> InFlight {
        InFlight::holding(5_u32.to_le_bytes().map(Some)).storing(7)
    }

    fn read(word: &mut InFlight, seen: u64) -> bool {
        word.perform(LdsOp::ReadB32, 0, OPERANDS, Some(seen))
            .is_ok()
    }

    fn write(word: &mut InFlight, data: u32) {
        let written = word.perform(LdsOp::WriteB32, 0, [data, 0], None);
        assert_eq!(written, Ok(()));
    }

    #[test]
    fn a_store_is_done_once_and_stays_done() {
        let mut word = word();
        assert!(read(&mut word, 5) && read(&mut word, 7));
        assert!(!read(&mut word, 5), "it has been stored");
        assert!(!read(&mut word, 6), "nobody stored it");
        assert_eq!(word.settled(), Some(7_u32.to_le_bytes().map(Some)));
    }

    #[test]
    fn a_write_between_may_be_overwritten_or_not() {
        for (left, other) in [(7, 9), (9, 7)] {
            let mut word = word();
            write(&mut word, 9);
            word.stored();
            assert_eq!(word.settled(), None);
            assert!(word.may_hold(7) && word.may_hold(9) && !word.may_hold(5));
            assert!(read(&mut word, left));
            assert!(!read(&mut word, other), "{left} was seen");
        }
    }

    #[test]
    fn what_was_seen_before_the_store_says_where_a_write_was() {
        let mut word = word();
        assert!(read(&mut word, 7));
        write(&mut word, 9);
        word.stored();
        assert!(!word.may_hold(7), "the store was before the write");
    }

    #[test]
    fn bytes_are_written_on_either_word() {
        let mut word = word();
        let written = word.perform(LdsOp::WriteB8, 1, [1, 0], None);
        assert_eq!(written, Ok(()));
        word.stored();
        assert!(word.may_hold(0x107) && word.may_hold(7));
        assert!(!word.may_hold(0x105));
    }
}
