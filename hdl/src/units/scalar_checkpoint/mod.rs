//! Scalar registers of one wavefront with checkpoint, restore and merge.
//!
//! The LocalTM papers do not checkpoint scalar registers and ask the compiler to keep loop counters
//! and lane masks out of them. Stock compilers do not comply: between TX_Begin and TX_Commit they
//! update scalar counters, and they carry lane masks in register pairs, where a comparison writes 0
//! for lanes that do not run. This unit makes both right without knowing which is which:
//!
//! - the first TX_Begin takes a **checkpoint** of every word;
//! - a TX_Commit that retries **merges** and **restores**: lanes that committed in this pass keep
//!   their bit of every pair, `merged = merged & !committed | current & committed`, and the words
//!   return to the checkpoint;
//! - the last TX_Commit writes the merged pairs back; lanes outside the EXEC of the first TX_Begin
//!   take the current value.
//!
//! A uniform value is the same in every pass, so merging leaves it; a lane mask becomes the union
//! over the passes. What no rule can repair, a scalar that differs between the passes without being a
//! lane mask (computed from one, for example) and that is read after the transaction, is for the
//! compiler or loader to refuse.
//!
//! ```text
//!               +--------------------------------+
//!  read_word  ->|  current --checkpoint--> saved |-> read_data (same cycle)
//!  write_*    ->|     | ^----restore---------+   |
//!  checkpoint ->|     v                          |
//!  commit,    ->|   merged --final--> current    |
//!  retry,     ->|                                |
//!  lane masks ->|                                |
//!               +--------------------------------+
//! ```
//!
//! **Words.** Word `2 i` has lanes 0..31 of pair `i`, word `2 i + 1` lanes 32..63, and every word is
//! half of a pair, whatever it holds. A Southern Islands wavefront has 108: the SGPRs are words 0..103,
//! VCC is 104 and 105, M0 is 106, and SCC is bit 0 of 107, the bit of lane 32. EXEC is not among them:
//! the transaction sequencer keeps it.
//!
//! Not cleared: a word holds anything until it is written, its checkpoint until the first one is taken.
//!
//! Reading shows the word in the same cycle; every other operation takes one cycle. `committed_*`,
//! `commit_retry` and `entry_*` are read with `commit_valid`, `entry_*` only if it does not retry.
//!
//! **Same-cycle priority.** All operations see the words as they are before the clock, so does a read.
//! Checkpoint and write: the checkpoint holds the old word, the write takes place. Commit and write: the
//! write is lost, to whichever word. Commit and checkpoint: the commit merges and restores as if alone,
//! and the checkpoint to which later commits return is of the words before it; a wavefront never asks
//! for both.

use crate::prelude::*;

/// `WORDS <= 2^WORD_BITS` scalar words, an even number.
#[derive(LogicBlock, Unit)]
#[unit(
    LocalTm,
    "scalar registers with checkpoint and merge",
    ScalarCheckpoint::<SCALAR_WORDS, SCALAR_WORD_BITS>::default()
)]
#[legal(
    WORDS.is_multiple_of(2) && (2..=1 << WORD_BITS).contains(&WORDS),
    "{WORDS} words: pairs are needed, addressed by {WORD_BITS} bits"
)]
#[idle(|unit| !unit.write_valid.val() && !unit.checkpoint_valid.val() && !unit.commit_valid.val())]
pub struct ScalarCheckpoint<const WORDS: usize, const WORD_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub read_word: Signal<In, Bits<WORD_BITS>>,
    pub read_data: Signal<Out, Bits<32>>,
    pub write_valid: Signal<In, bool>,
    pub write_word: Signal<In, Bits<WORD_BITS>>,
    pub write_data: Signal<In, Bits<32>>,
    pub checkpoint_valid: Signal<In, bool>,
    pub commit_valid: Signal<In, bool>,
    /// Lanes are left to retry: restore after merging.
    pub commit_retry: Signal<In, bool>,
    pub committed_lo: Signal<In, Bits<32>>,
    pub committed_hi: Signal<In, Bits<32>>,
    /// EXEC of the first TX_Begin; not read if `commit_retry`.
    pub entry_lo: Signal<In, Bits<32>>,
    pub entry_hi: Signal<In, Bits<32>>,
    current: Array<DFF<Bits<32>>, WORDS>,
    saved: Array<DFF<Bits<32>>, WORDS>,
    merged: Array<DFF<Bits<32>>, WORDS>,
    merge: Signal<Local, Bits<32>>,
    /// What is read of the words with even numbers, and of those with odd ones.
    read_even: Signal<Local, Bits<32>>,
    read_odd: Signal<Local, Bits<32>>,
}

impl<const WORDS: usize, const WORD_BITS: usize> Logic for ScalarCheckpoint<WORDS, WORD_BITS> {
    #[hdl_gen]
    fn update(&mut self) {
        for word in 0..WORDS {
            self.current[word].clock.next = self.clock.val();
            self.saved[word].clock.next = self.clock.val();
            self.merged[word].clock.next = self.clock.val();
            self.current[word].d.next = self.current[word].q.val();
            self.saved[word].d.next = self.saved[word].q.val();
            self.merged[word].d.next = self.merged[word].q.val();
            if self.write_valid.val() & (self.write_word.val().index() == word) {
                self.current[word].d.next = self.write_data.val();
            }
            if self.checkpoint_valid.val() {
                self.saved[word].d.next = self.current[word].q.val();
                self.merged[word].d.next = self.current[word].q.val();
            }
        }
        // ORs need no order, which takes a fourth of the time of a chain. Of all words together they would be too deep for tools that
        // walk them by recursion.
        self.read_even.next = 0.into();
        self.read_odd.next = 0.into();
        for pair in 0..(WORDS / 2) {
            if self.read_word.val().index() == 2 * pair {
                self.read_even.next = self.read_even.val() | self.current[2 * pair].q.val();
            }
            if self.read_word.val().index() == 2 * pair + 1 {
                self.read_odd.next = self.read_odd.val() | self.current[2 * pair + 1].q.val();
            }
            self.merge.next = (self.merged[2 * pair].q.val() & !self.committed_lo.val())
                | (self.current[2 * pair].q.val() & self.committed_lo.val());
            if self.commit_valid.val() {
                self.merged[2 * pair].d.next = self.merge.val();
                self.current[2 * pair].d.next = (self.merge.val() & self.entry_lo.val())
                    | (self.current[2 * pair].q.val() & !self.entry_lo.val());
            }
            self.merge.next = (self.merged[2 * pair + 1].q.val() & !self.committed_hi.val())
                | (self.current[2 * pair + 1].q.val() & self.committed_hi.val());
            if self.commit_valid.val() {
                self.merged[2 * pair + 1].d.next = self.merge.val();
                self.current[2 * pair + 1].d.next = (self.merge.val() & self.entry_hi.val())
                    | (self.current[2 * pair + 1].q.val() & !self.entry_hi.val());
            }
        }
        self.read_data.next = self.read_even.val() | self.read_odd.val();
        if self.commit_valid.val() & self.commit_retry.val() {
            for word in 0..WORDS {
                self.current[word].d.next = self.saved[word].q.val();
            }
        }
    }
}
