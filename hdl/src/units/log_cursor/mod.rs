//! Which line of a warp's logs is next in a walk.
//!
//! Part of the [log walker](crate::log_walker), which has two: one is ahead and asks for lines, the other takes them as they come. Both
//! go the same way, so a line needs no name.
//!
//! ```text
//!  begin_resolve, begin_again, begin_send ->+-----------------+-> pass, more, of_writes, at_index, at_values
//!  reads, writes, take                    ->| pass and place  |-> scan_last
//!                                           +-----------------+
//! ```
//!
//! `begin_resolve`, taken while no walk is on (`more` low): the passes Mark (write log) and Reads, and with `begin_again` Again (write log) too, of
//! which only the lines of addresses are read. `begin_send`: the passes SendReads and SendWrites, of which each entry's line of addresses is followed by its line
//! of values. Passes of an empty log are left out. While `more`, the outputs name the next line; `take` goes on.
//! `scan_last`: the last line of Mark and Reads together. `reads` and `writes` hold still. A cycle a line, from the cycle after the beginning on.
//!
//! `clear` ends the walk. **Same-cycle priority**: clear over everything.

use crate::commit_op::LogPass;
use crate::prelude::*;

/// Logs of less than `2^LOG_BITS` entries.
#[derive(LogicBlock, Unit)]
#[unit(EarlyConflict, "which line of a warp's logs is next", LogCursor::<LOG_LENGTH_BITS>::default())]
#[idle(|unit| !unit.clear.val()
        && !unit.begin_resolve.val()
        && !unit.begin_send.val()
        && (unit.state.q.val() == LogPass::Over || !unit.take.val()))]
pub struct LogCursor<const LOG_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub begin_resolve: Signal<In, bool>,
    pub begin_again: Signal<In, bool>,
    pub begin_send: Signal<In, bool>,
    pub reads: Signal<In, Bits<LOG_BITS>>,
    pub writes: Signal<In, Bits<LOG_BITS>>,
    pub take: Signal<In, bool>,
    pub pass: Signal<Out, LogPass>,
    pub more: Signal<Out, bool>,
    pub of_writes: Signal<Out, bool>,
    pub at_index: Signal<Out, Bits<LOG_BITS>>,
    pub at_values: Signal<Out, bool>,
    pub scan_last: Signal<Out, bool>,
    state: DFF<LogPass>,
    index: DFF<Bits<LOG_BITS>>,
    values: DFF<Bit>,
    again: DFF<Bit>,
    sends: Signal<Local, Bit>,
    in_writes: Signal<Local, Bit>,
    next_index: Signal<Local, Bits<LOG_BITS>>,
    is_last: Signal<Local, Bit>,
    goes_again: Signal<Local, Bit>,
}

impl<const LOG_BITS: usize> Logic for LogCursor<LOG_BITS> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, index, values, again);

        self.sends.next = (self.state.q.val() == LogPass::SendReads)
            | (self.state.q.val() == LogPass::SendWrites);
        self.in_writes.next =
            (self.state.q.val() != LogPass::Reads) & (self.state.q.val() != LogPass::SendReads);
        self.next_index.next = self.index.q.val() + 1;
        self.is_last.next = self.next_index.val() == self.reads.val();
        if self.in_writes.val() {
            self.is_last.next = self.next_index.val() == self.writes.val();
        }
        self.goes_again.next = self.again.q.val() & self.writes.val().any();

        self.pass.next = self.state.q.val();
        self.more.next = self.state.q.val() != LogPass::Over;
        self.of_writes.next = self.in_writes.val();
        self.at_index.next = self.index.q.val();
        self.at_values.next = self.values.q.val();
        self.scan_last.next = self.is_last.val()
            & ((self.state.q.val() == LogPass::Reads)
                | ((self.state.q.val() == LogPass::Mark) & !self.reads.val().any()));

        if self.take.val() & (self.state.q.val() != LogPass::Over) {
            if self.sends.val() & !self.values.q.val() {
                self.values.d.next = true;
            } else {
                self.values.d.next = false;
                self.index.d.next = self.next_index.val();
                if self.is_last.val() {
                    self.index.d.next = 0.into();
                    self.state.d.next = LogPass::Over;
                    if (self.state.q.val() == LogPass::Mark) & self.reads.val().any() {
                        self.state.d.next = LogPass::Reads;
                    } else if ((self.state.q.val() == LogPass::Mark)
                        | (self.state.q.val() == LogPass::Reads))
                        & self.goes_again.val()
                    {
                        self.state.d.next = LogPass::Again;
                    } else if (self.state.q.val() == LogPass::SendReads) & self.writes.val().any() {
                        self.state.d.next = LogPass::SendWrites;
                    }
                }
            }
        }

        if (self.state.q.val() == LogPass::Over) & self.begin_resolve.val() {
            self.again.d.next = self.begin_again.val();
            if self.writes.val().any() {
                self.state.d.next = LogPass::Mark;
            } else if self.reads.val().any() {
                self.state.d.next = LogPass::Reads;
            }
        } else if (self.state.q.val() == LogPass::Over) & self.begin_send.val() {
            if self.reads.val().any() {
                self.state.d.next = LogPass::SendReads;
            } else if self.writes.val().any() {
                self.state.d.next = LogPass::SendWrites;
            }
        }

        if self.clear.val() {
            self.state.d.next = LogPass::Over;
            self.index.d.next = 0.into();
            self.values.d.next = false;
        }
    }
}
