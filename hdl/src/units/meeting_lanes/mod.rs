//! Lanes that lose together: those of one access that meet on a word.
//!
//! LocalTM-directory 3 contradicts itself: a conflict marks "those work-items involved in a conflict" (intra-bank conflict
//! detection), or "the bit of the work-item accessing to memory" (DCD). A bank reports the second. With the strap `all_lose` this
//! unit makes it the first:
//!
//! > If a lane loses on a word, every lane of the same access that wants the word loses, in both halves of the wavefront.
//!
//! ```text
//!  losers  ----> [ todo      ] --lowest--> its word --= each lane's word?--> joined, joined_lower
//!                [ kept_todo ]                ^            ^
//!  planes  ------------------------------------------------+
//!     +--------> [ kept planes: the words of the lower half, until the upper half ]
//! ```
//!
//! A lane that met the loser before or after it, and won, has written: its entries are restored as those of any loser, and nobody
//! else has seen them, because whoever came to the word in this access loses too. Lanes that do not run lose nothing, so a lane
//! that runs alone never loses by this rule: serialisation makes progress as it does without it.
//!
//! **Use**: `ask` is high from the cycle in which all losers of a half are known to that of `done`. `done` is high in the first of
//! them without the strap, or without a loser in this half or the lower one; else after 1 + W cycles more, W the
//! number of words on which a lane of either half has lost. `losers` grows by those that have joined; the other inputs stay as
//! they are. `joined` are lanes of this half that lose besides, for one cycle each; `joined_lower` those of the lower half, with `done`.
//! With `settled` those in `losers` are all, if there are any.
//!
//! **What is kept**: the lower half's words, lanes and losers when it is `done`. They count for an `upper` half that `continues` it, and for no
//! other: kept for longer, a loser of a pass that is over takes a lane with it that runs alone, and the wavefront never ends.
//!
//! **Same-cycle priority**: `clear` over `ask`.

use crate::prelude::*;

/// `LANES <= 32` lanes of a half, with words in `2^BANK_BITS` banks of `2^ROW_BITS` rows.
#[derive(LogicBlock, Unit)]
#[unit(
    LocalTmDirectory,
    "lanes that lose with the loser of a conflict",
    MeetingLanes::<LANES, BANK_BITS, ROW_BITS>::default()
)]
#[idle(|unit| !unit.ask.val() && !unit.clear.val() && !unit.looking.q.val())]
pub struct MeetingLanes<const LANES: usize, const BANK_BITS: usize, const ROW_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub all_lose: Signal<In, bool>,
    pub ask: Signal<In, bool>,
    /// Lanes of this half that run.
    pub runs: Signal<In, Bits<LANES>>,
    /// Those of them that lost to a bank, or joined before this cycle.
    pub losers: Signal<In, Bits<LANES>>,
    pub upper: Signal<In, bool>,
    /// The lower half was the `ask` before, and is of the same access.
    pub continues: Signal<In, bool>,
    pub bank_plane: Array<Signal<In, Bits<LANES>>, BANK_BITS>,
    pub row_plane: Array<Signal<In, Bits<LANES>>, ROW_BITS>,
    pub done: Signal<Out, bool>,
    /// Early in the cycle: nobody joins the losers any more, whoever they are.
    pub settled: Signal<Out, bool>,
    pub joined: Signal<Out, Bits<LANES>>,
    pub joined_lower: Signal<Out, Bits<LANES>>,
    /// Losers are being looked up.
    looking: DFF<Bit>,
    /// Losers of this half whose word has not been looked up.
    todo: DFF<Bits<LANES>>,
    /// The lower half: lanes that ran, losers whose word this half has not looked up, those that join them.
    kept: DFF<Bits<LANES>>,
    kept_todo: DFF<Bits<LANES>>,
    kept_joined: DFF<Bits<LANES>>,
    kept_bank: Array<DFF<Bits<LANES>>, BANK_BITS>,
    kept_row: Array<DFF<Bits<LANES>>, ROW_BITS>,
    lower: Signal<Local, Bits<LANES>>,
    lower_todo: Signal<Local, Bits<LANES>>,
    below: Signal<Local, Bits<LANES>>,
    below_lower: Signal<Local, Bits<LANES>>,
    /// The loser that is looked up: one lane of one half.
    first: Signal<Local, Bits<LANES>>,
    first_lower: Signal<Local, Bits<LANES>>,
    /// It, if its word has the bit in question.
    has_bit: Signal<Local, Bits<LANES>>,
    /// Lanes with its word.
    same: Signal<Local, Bits<LANES>>,
    same_lower: Signal<Local, Bits<LANES>>,
    /// A loser is looked up in this cycle.
    looks_up: Signal<Local, Bit>,
    /// A lane of either half has lost.
    some_lose: Signal<Local, Bit>,
}

impl<const LANES: usize, const BANK_BITS: usize, const ROW_BITS: usize> Logic
    for MeetingLanes<LANES, BANK_BITS, ROW_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, looking, todo, kept, kept_todo, kept_joined);
        for place in 0..BANK_BITS {
            self.kept_bank[place].clock.next = self.clock.val();
            self.kept_bank[place].d.next = self.kept_bank[place].q.val();
        }
        for place in 0..ROW_BITS {
            self.kept_row[place].clock.next = self.clock.val();
            self.kept_row[place].d.next = self.kept_row[place].q.val();
        }

        self.lower.next = 0.into();
        self.lower_todo.next = 0.into();
        if self.upper.val() & self.continues.val() {
            self.lower.next = self.kept.q.val();
            self.lower_todo.next = self.kept_todo.q.val();
        }

        // One loser: of this half, or when there is none left of the lower one.
        self.below.next = self.todo.q.val() - 1;
        self.first.next = self.todo.q.val() & !self.below.val();
        self.below_lower.next = self.lower_todo.val() - 1;
        self.first_lower.next = self.lower_todo.val() & !self.below_lower.val();
        if self.todo.q.val().any() {
            self.first_lower.next = 0.into();
        }

        // All lanes that want its word.
        self.same.next = self.runs.val();
        self.same_lower.next = self.lower.val();
        for place in 0..BANK_BITS {
            self.has_bit.next = (self.bank_plane[place].val() & self.first.val())
                | (self.kept_bank[place].q.val() & self.first_lower.val());
            if self.has_bit.val().any() {
                self.same.next = self.same.val() & self.bank_plane[place].val();
                self.same_lower.next = self.same_lower.val() & self.kept_bank[place].q.val();
            } else {
                self.same.next = self.same.val() & !self.bank_plane[place].val();
                self.same_lower.next = self.same_lower.val() & !self.kept_bank[place].q.val();
            }
        }
        for place in 0..ROW_BITS {
            self.has_bit.next = (self.row_plane[place].val() & self.first.val())
                | (self.kept_row[place].q.val() & self.first_lower.val());
            if self.has_bit.val().any() {
                self.same.next = self.same.val() & self.row_plane[place].val();
                self.same_lower.next = self.same_lower.val() & self.kept_row[place].q.val();
            } else {
                self.same.next = self.same.val() & !self.row_plane[place].val();
                self.same_lower.next = self.same_lower.val() & !self.kept_row[place].q.val();
            }
        }

        self.looks_up.next =
            self.looking.q.val() & (self.todo.q.val().any() | self.lower_todo.val().any());
        self.settled.next = !self.all_lose.val();
        if self.looking.q.val() {
            self.settled.next = !self.looks_up.val();
        }
        self.some_lose.next =
            self.looking.q.val() | self.losers.val().any() | self.lower_todo.val().any();
        self.done.next = self.ask.val() & (self.settled.val() | !self.some_lose.val());
        if self.ask.val() & !self.looking.q.val() & !self.done.val() {
            self.looking.d.next = true;
            self.todo.d.next = self.losers.val();
            self.kept_joined.d.next = 0.into();
        }
        self.joined.next = 0.into();
        if self.looks_up.val() {
            self.joined.next = self.same.val();
            self.todo.d.next = self.todo.q.val() & !self.same.val();
            self.kept_todo.d.next = self.kept_todo.q.val() & !self.same_lower.val();
            self.kept_joined.d.next =
                self.kept_joined.q.val() | (self.same_lower.val() & !self.kept_todo.q.val());
        }
        self.joined_lower.next = 0.into();
        if self.looking.q.val() & self.upper.val() & self.continues.val() {
            self.joined_lower.next = self.kept_joined.q.val();
        }
        if self.done.val() {
            self.looking.d.next = false;
            if self.all_lose.val() & !self.upper.val() {
                self.kept.d.next = self.runs.val();
                self.kept_todo.d.next = self.losers.val();
                for place in 0..BANK_BITS {
                    self.kept_bank[place].d.next = self.bank_plane[place].val();
                }
                for place in 0..ROW_BITS {
                    self.kept_row[place].d.next = self.row_plane[place].val();
                }
            }
        }
        if self.clear.val() {
            self.looking.d.next = false;
            self.kept.d.next = 0.into();
            self.kept_todo.d.next = 0.into();
        }
    }
}
