//! Hazard check of one word that a transaction has read: must the reader wait for an older writer, and for which?
//!
//! Kilo TM's hazard detection, as the authors' simulator of early conflict resolution has it, without its deadlock. Combinational.
//!
//! `writer` is what the [last-writer table](crate::last_writer_table) says of the word: the last transaction that wrote it, or a younger
//! one. `oldest` is the oldest transaction that had not retired when the reader's first word arrived and was sent to the cache: the writes of older
//! transactions were in the memory by then. `first` is the first transaction of the reader's warp.
//!
//! - `hazard`: the write may have reached the memory after the word was read. `youngest` is whom the reader waits for before it reads again.
//! - A writer that is not below `first` is none: lanes of one warp do not touch each other's words after the
//!   [intra-warp resolver](crate::intra_warp_resolver), and no younger warp has come so far. It is an alias of the filter. To wait for it would be
//!   **deadlock**: a lane retires after its warp has been answered, and the warp is answered after the reader. But it may
//!   hide an older writer, since the filter keeps the youngest number only. So it stands for `first - 1`, the youngest that can have
//!   written the word. To ignore it, which is simpler, would miss that writer.
//!
//! **Guarantee**: `youngest < first`, so whoever waits, waits for other warps before its own. If a transaction below `first` and not below `oldest` wrote
//! the word, and `writer` is not below it, there is a hazard and `youngest` is not below it either.

use crate::prelude::*;

/// Numbers of `ID_BITS` bits, from 1 on.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "hazard check: must a reader wait for an older writer?",
    HazardCheck::<TX_ID_BITS>::default()
)]
pub struct HazardCheck<const ID_BITS: usize> {
    pub writer: Signal<In, Bits<ID_BITS>>,
    pub oldest: Signal<In, Bits<ID_BITS>>,
    pub first: Signal<In, Bits<ID_BITS>>,
    pub hazard: Signal<Out, bool>,
    pub youngest: Signal<Out, Bits<ID_BITS>>,
    candidate: Signal<Local, Bits<ID_BITS>>,
}

impl<const ID_BITS: usize> Logic for HazardCheck<ID_BITS> {
    #[hdl_gen]
    fn update(&mut self) {
        self.candidate.next = self.writer.val();
        if self.writer.val() >= self.first.val() {
            self.candidate.next = self.first.val() - 1;
        }
        self.hazard.next = self.candidate.val() >= self.oldest.val();
        self.youngest.next = self.candidate.val();
    }
}
