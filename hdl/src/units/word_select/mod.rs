//! Words for [`TAKERS`] takers: each gets the word that its one-hot mask names, 0 without one.
//!
//! Combinational: an AND of each word with its bit of the mask, and an OR of all. The crossbars are made of it: a
//! bank takes the operands of the lane that it serves, a lane the word of the bank that serves it. Several takers in one
//! unit share the wires of the words, which are most of a crossbar's.

use crate::prelude::*;

/// Takers of a unit. With more, a crossbar has fewer wires between units and more text in one.
pub const TAKERS: usize = 8;

// rust-hdl knows no constants in indices: the crossbars have the number.
const _: () = assert!(TAKERS == 8);

/// From `WORDS <= 32` words.
#[derive(LogicBlock, Unit)]
#[unit(LocalTm, "words for eight takers, by one-hot masks", WordSelect::<LANES>::default())]
pub struct WordSelect<const WORDS: usize> {
    pub word: Array<Signal<In, Bits<32>>, WORDS>,
    /// The word of each taker, at most one bit high.
    pub take: Array<Signal<In, Bits<WORDS>>, TAKERS>,
    pub taken: Array<Signal<Out, Bits<32>>, TAKERS>,
}

impl<const WORDS: usize> Logic for WordSelect<WORDS> {
    #[hdl_gen]
    fn update(&mut self) {
        for taker in 0..TAKERS {
            self.taken[taker].next = 0.into();
            for place in 0..WORDS {
                if self.take[taker].val().get_bit(place) {
                    self.taken[taker].next = self.taken[taker].val() | self.word[place].val();
                }
            }
        }
    }
}
