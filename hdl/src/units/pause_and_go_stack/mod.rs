//! Pause-and-Go SIMT stack of one warp: Normal, Retry and Trans entries, each Trans with its log index.
//!
//! Early conflict resolution, 4.4, Figures 6 and 7, on top of Kilo TM's SIMT stack. A lane whose load or
//! store would meet a committing transaction is paused: the top entry is split, the paused lanes keep their PC and log
//! index below, the others run on above and commit first. When they have committed, the paused lanes
//! resume with the log pointer that their entry kept.
//!
//! ```text
//!               +--------------------------------------------------+
//!  op_valid   ->|  top (registers)    kind PC RPC lanes log        |-> op_ready, op_refused
//!  op_code,   ->|  entries below      StackEntries                 |-> paused_lanes, pause_dropped,
//!  op_lanes,  ->|  retry lanes, PC    (registers)                  |   committed_lanes   (same cycle)
//!  op_pc, ... ->|                                                  |-> top_*, depth, in_transaction
//!               |  lanes apart        WaitingLanes                 |-> waiting_lanes
//!  view_index ->|                                                  |-> view_* (one entry, same cycle)
//!               +--------------------------------------------------+
//! ```
//!
//! **Operations** (`op_code`), taken when `op_valid` and `op_ready`:
//!
//! | code | name | pins | effect |
//! | --- | --- | --- | --- |
//! | 0 | Start | lanes, pc, rpc | forgets everything; one Normal entry |
//! | 1 | Step | pc: the next, logged: a log entry was written, lanes: that hit | the top goes to `pc`; its log index grows by `op_logged`; in a transaction the lanes that hit pause |
//! | 2 | Branch | lanes: that take it, pc: target, other_pc: fall-through, rpc | the top splits if lanes go both ways: taken on top, fall-through below it, and below both the entry that continues at `rpc` with all of them. A side that starts at `rpc` gets no entry |
//! | 3 | Begin | pc: first instruction of the transaction | pushes Retry (no lanes yet) and Trans with the lanes of the top |
//! | 4 | Commit | lanes: that failed, pc: the instruction after the transaction | the failed lanes go from the top to Retry |
//!
//! An operation takes a cycle. A Branch that pushes both sides takes 2, and after an operation that ends the top entry
//! (`pc` = RPC of a Normal entry other than the lowest; a Commit) each entry that ends takes a cycle in which `op_ready` is low:
//!
//! - a **Normal** entry at its RPC goes; the entry below goes on, with the larger of the two log indices, since log rows
//!   written by either side must stay;
//! - a **Trans** entry that has committed goes. Below it another Trans entry: the paused lanes resume, with their own PC and log index. Below it
//!   Retry with lanes: it is copied to a new Trans entry (log index 0). Below it Retry without lanes: the transaction is over, Retry
//!   goes too, and the entry that began it goes on at the Commit's `op_pc`.
//!
//! As in Figure 6 (state 5), the copy leaves Retry's lanes as they are; the Commit of a pass replaces the bits of the lanes of that pass:
//! `retry = retry & !top | failed`.
//!
//! **`pause_apart`**, over the other strap: lanes that pause leave the pass, in divergent code too. They go into [`WaitingLanes`](crate::waiting_lanes), with the PC of the top and its
//! log index before the Step, and out of all entries of the pass: `left` are those that have left the pass that runs, and an entry that is popped to goes on with the lanes
//! that have not. One at least has not: of the lanes of an entry that ran above it, one ran on. When the pass has committed, the youngest context is
//! the next Trans entry, and Retry is copied only when no context waits. So nobody who pauses runs on before those who ran on have committed, and lanes that
//! pause one after the other at one PC resume together. Without a context for them a pause is dropped.
//!
//! **Where the paper is silent.** *Every lane hits*: the lowest lane runs on, the others pause; a single lane does not
//! pause (there must be one that gets to its commit). *A pause in divergent code*, with the strap `pause_in_branches`, splits the Normal entry in the same way: the
//! paused lanes resume when the others have reached the RPC. Without it nobody pauses there, as in the authors' simulator. *A pause without room* is dropped (`pause_dropped`): all lanes run on, as in the base system; validation finds the
//! conflict. *Refused* (`op_refused`, nothing changes): Begin in a transaction (nesting is to be flattened), Commit where the top is no Trans entry (outside
//! a transaction, or in divergent code), Begin and Branch without room.
//!
//! **Depth.** `depth` entries, at least 4. Masks are nested or disjoint and differ but for the transaction's own three
//! entries, so `2 * LANES + 1` entries are always enough: 65 at full size, where nothing is dropped or refused for want of room.
//!
//! **Invariants** (proved on the Verilog): two Trans entries share no lane, and those of the first pass none with Retry; Retry, the Trans entries and the lanes that
//! have committed are together the lanes that began the transaction. With `pause_apart` lanes that wait are together with them, and apart from each other and from those that
//! run.
//!
//! **clear** is Start with no lanes. **Same-cycle priority**: clear over an operation.

mod stages;

use crate::pins::PinValue;
use crate::prelude::*;
use crate::stack_entries::StackEntries;
use crate::waiting_lanes::WaitingLanes;

/// Kinds of entries, as on the `*_kind` pins.
pub const NORMAL: u32 = 0;
pub const RETRY: u32 = 1;
pub const TRANS: u32 = 2;

/// Operations. The code on the pin is the position in this list.
#[derive(Copy, Clone, Debug, PartialEq, Eq, LogicState)]
pub enum StackOp {
    /// A warp starts.
    Start,
    /// The next instruction.
    Step,
    /// Lanes go both ways.
    Branch,
    /// A transaction begins.
    Begin,
    /// A pass of a transaction ends.
    Commit,
    /// It and higher codes are refused.
    Reserved,
}

impl PinValue for StackOp {
    fn from_word(word: u32) -> Self {
        match word {
            0 => Self::Start,
            1 => Self::Step,
            2 => Self::Branch,
            3 => Self::Begin,
            4 => Self::Commit,
            _ => Self::Reserved,
        }
    }
    fn to_word(self) -> u32 {
        self as u32
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, LogicState)]
pub enum StackState {
    Ready,
    /// The taken side of a Branch is still to be pushed.
    PushTaken,
    /// The top entry ends.
    Pop,
}

/// A stack for `LANES <= 32` lanes.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "SIMT stack that pauses lanes in a transaction",
    PauseAndGoStack::<WARP_LANES, STACK_INDEX_BITS, PC_BITS, LOG_INDEX_BITS, WAITING_CONTEXTS>::new(STACK_DEPTH)
)]
#[idle(|unit| unit.state.q.val() == StackState::Ready
        && !unit.clear.val()
        && !unit.op_valid.val())]
pub struct PauseAndGoStack<
    const LANES: usize,
    const INDEX_BITS: usize,
    const PC_BITS: usize,
    const LOG_BITS: usize,
    const CONTEXTS: usize,
> {
    /// Rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous: one Normal entry without lanes is left, at PC 0.
    pub clear: Signal<In, bool>,
    /// Strap. 1: lanes pause in divergent code too. 0: only while the top is a Trans entry.
    pub pause_in_branches: Signal<In, bool>,
    /// Strap, over `pause_in_branches`. 1: lanes that pause leave the pass. Holds still in a transaction.
    pub pause_apart: Signal<In, bool>,
    /// An operation on the top entry; taken at a clock at which `op_ready` is high too.
    pub op_valid: Signal<In, bool>,
    /// The operation is taken at this clock. Low while an entry is pushed or removed; does not depend on `op_valid`.
    pub op_ready: Signal<Out, bool>,
    /// 0: Start a warp, 1: Step to the next PC, 2: Branch, 3: Begin a transaction, 4: Commit; others are refused.
    pub op_code: Signal<In, StackOp>,
    /// One bit per lane. Start: that run. Step: that hit the conflict address table. Branch: that take it.
    /// Commit: that failed.
    pub op_lanes: Signal<In, Bits<LANES>>,
    /// PC. Start and Begin: of the first instruction, Step: of the next one, Branch: of the target, Commit: of the
    /// instruction after the transaction. PCs are only compared for equality.
    pub op_pc: Signal<In, Bits<PC_BITS>>,
    /// Branch: PC of the lanes that do not take it.
    pub op_other_pc: Signal<In, Bits<PC_BITS>>,
    /// Start and Branch: PC at which the lanes reconverge.
    pub op_rpc: Signal<In, Bits<PC_BITS>>,
    /// Step: the instruction has written a log entry, so the log index grows by one.
    pub op_logged: Signal<In, bool>,
    /// The operation is not possible and changes nothing; in its cycle.
    pub op_refused: Signal<Out, bool>,
    /// Lanes that this Step pauses, one bit per lane; in its cycle.
    pub paused_lanes: Signal<Out, Bits<LANES>>,
    /// There is no room to pause the lanes that hit: all run on; in the cycle of the Step.
    pub pause_dropped: Signal<Out, bool>,
    /// Lanes that this Commit commits, one bit per lane; in its cycle.
    pub committed_lanes: Signal<Out, Bits<LANES>>,
    /// Kind of the top entry: 0 Normal, 2 Trans. This and the rest of the top are valid while `op_ready` is high.
    pub top_kind: Signal<Out, Bits<2>>,
    /// PC of the top entry.
    pub top_pc: Signal<Out, Bits<PC_BITS>>,
    /// RPC of the top entry, if it is Normal.
    pub top_rpc: Signal<Out, Bits<PC_BITS>>,
    /// Lanes that run, one bit per lane.
    pub top_lanes: Signal<Out, Bits<LANES>>,
    /// Log index of the top entry: how many entries of both logs its lanes have written.
    pub top_log: Signal<Out, Bits<LOG_BITS>>,
    /// Position of the top entry; the lowest is 0.
    pub top_index: Signal<Out, Bits<INDEX_BITS>>,
    /// A transaction is on the stack: from the cycle after Begin until its last lanes have committed.
    pub in_transaction: Signal<Out, bool>,
    /// Lanes that have left their pass and wait for its end, with `pause_apart`.
    pub waiting_lanes: Signal<Out, Bits<LANES>>,
    /// Which entry to show: 0 is the lowest, `top_index` the top. Above that `view_*` are undefined.
    pub view_index: Signal<In, Bits<INDEX_BITS>>,
    /// Kind of the entry at `view_index`, in the same cycle: 0 Normal, 1 Retry, 2 Trans.
    pub view_kind: Signal<Out, Bits<2>>,
    /// PC of the entry that is shown.
    pub view_pc: Signal<Out, Bits<PC_BITS>>,
    /// RPC of the entry that is shown, if it is Normal.
    pub view_rpc: Signal<Out, Bits<PC_BITS>>,
    /// Lanes of the entry that is shown, one bit per lane, without those that have left the pass.
    pub view_lanes: Signal<Out, Bits<LANES>>,
    /// Log index of the entry that is shown; 0 for Retry.
    pub view_log: Signal<Out, Bits<LOG_BITS>>,
    below: StackEntries<LANES, INDEX_BITS, PC_BITS, LOG_BITS>,
    apart: WaitingLanes<LANES, PC_BITS, LOG_BITS, CONTEXTS>,
    state: DFF<StackState>,
    top: DFF<Bits<INDEX_BITS>>,
    kind: DFF<Bits<2>>,
    pc: DFF<Bits<PC_BITS>>,
    rpc: DFF<Bits<PC_BITS>>,
    lanes: DFF<Bits<LANES>>,
    log: DFF<Bits<LOG_BITS>>,
    transaction: DFF<Bit>,
    retry_index: DFF<Bits<INDEX_BITS>>,
    retry_pc: DFF<Bits<PC_BITS>>,
    retry_lanes: DFF<Bits<LANES>>,
    end_pc: DFF<Bits<PC_BITS>>,
    /// Lanes that have left the pass that runs.
    left: DFF<Bits<LANES>>,
    taken_pc: DFF<Bits<PC_BITS>>,
    taken_lanes: DFF<Bits<LANES>>,
    /// Position of the last entry.
    last: Vec<Constant<Bits<INDEX_BITS>>>,
    take: Signal<Local, Bit>,
    is_known: Signal<Local, Bit>,
    room: Signal<Local, Bit>,
    room_for_two: Signal<Local, Bit>,
    above: Signal<Local, Bits<INDEX_BITS>>,
    under: Signal<Local, Bits<INDEX_BITS>>,
    read_at: Signal<Local, Bits<INDEX_BITS>>,
    chosen: Signal<Local, Bits<LANES>>,
    others: Signal<Local, Bits<LANES>>,
    lowest: Signal<Local, Bits<LANES>>,
    next_log: Signal<Local, Bits<LOG_BITS>>,
    next_pc: Signal<Local, Bits<PC_BITS>>,
    may_pause: Signal<Local, Bit>,
    moves: Signal<Local, Bit>,
    resuming: Signal<Local, Bit>,
    copying: Signal<Local, Bit>,
    ending: Signal<Local, Bit>,
    push_other: Signal<Local, Bit>,
    push_taken: Signal<Local, Bit>,
}

impl<
        const LANES: usize,
        const INDEX_BITS: usize,
        const PC_BITS: usize,
        const LOG_BITS: usize,
        const CONTEXTS: usize,
    > PauseAndGoStack<LANES, INDEX_BITS, PC_BITS, LOG_BITS, CONTEXTS>
{
    /// # Panics
    /// If there are no lanes or more than 32, or `depth` is less than 4 or needs more than `INDEX_BITS` bits.
    pub fn new(depth: usize) -> Self {
        assert!(
            (1..=32).contains(&LANES) && (4..=1 << INDEX_BITS).contains(&depth),
            "PauseAndGoStack: {depth} entries of {LANES} lanes: 4 entries at least, numbered by {INDEX_BITS} bits, and 1 to 32 lanes"
        );
        Self {
            below: StackEntries::new(depth - 1),
            last: vec![Constant::new((depth as u64 - 1).into())],
            ..Default::default()
        }
    }
}

impl<
        const LANES: usize,
        const INDEX_BITS: usize,
        const PC_BITS: usize,
        const LOG_BITS: usize,
        const CONTEXTS: usize,
    > Logic for PauseAndGoStack<LANES, INDEX_BITS, PC_BITS, LOG_BITS, CONTEXTS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self,
            clock,
            state,
            top,
            kind,
            pc,
            rpc,
            lanes,
            log,
            transaction,
            retry_index,
            retry_pc,
            retry_lanes,
            end_pc,
            left,
            taken_pc,
            taken_lanes
        );
        clock!(self, clock, below, apart);

        self.op_ready.next = self.state.q.val() == StackState::Ready;
        self.take.next = self.op_valid.val() & (self.state.q.val() == StackState::Ready);
        self.above.next = self.top.q.val() + 1;
        // Below the last Trans entry lies Retry, and below it the entry that began the transaction.
        self.under.next = self.top.q.val() - 1;
        self.resuming.next = (self.state.q.val() == StackState::Pop)
            & (self.kind.q.val() == 2)
            & self.apart.any.val();
        self.copying.next = (self.state.q.val() == StackState::Pop)
            & (self.kind.q.val() == 2)
            & (self.under.val() == self.retry_index.q.val());
        self.ending.next = self.copying.val() & !self.retry_lanes.q.val().any();
        if self.ending.val() {
            self.copying.next = false;
            self.under.next = self.retry_index.q.val() - 1;
        }
        self.room.next = self.top.q.val() < self.last[0].val();
        self.room_for_two.next = self.room.val() & (self.above.val() < self.last[0].val());
        self.chosen.next = self.lanes.q.val() & self.op_lanes.val();
        self.others.next = self.lanes.q.val() & !self.op_lanes.val();
        self.next_log.next = self.log.q.val();
        if self.op_logged.val() {
            self.next_log.next = self.log.q.val() + 1;
        }

        self.is_known.next = (self.op_code.val() == StackOp::Start)
            | (self.op_code.val() == StackOp::Step)
            | (self.op_code.val() == StackOp::Branch)
            | (self.op_code.val() == StackOp::Begin)
            | (self.op_code.val() == StackOp::Commit);
        self.op_refused.next = self.take.val() & !self.is_known.val();
        self.may_pause.next = self.transaction.q.val();
        self.paused_lanes.next = 0.into();
        self.pause_dropped.next = false;
        self.committed_lanes.next = 0.into();
        self.moves.next = false;
        self.next_pc.next = self.op_pc.val();
        self.push_other.next = false;
        self.push_taken.next = false;
        self.lowest.next = self.lanes.q.val() - 1;
        self.lowest.next = self.lanes.q.val() & !self.lowest.val();

        // What a push puts below the new top: the old top, unless said otherwise.
        self.below.write_valid.next = false;
        self.below.write_index.next = self.top.q.val();
        self.below.write_kind.next = self.kind.q.val();
        self.below.write_pc.next = self.pc.q.val();
        self.below.write_rpc.next = self.rpc.q.val();
        self.below.write_lanes.next = self.lanes.q.val();
        self.below.write_log.next = self.log.q.val();
        // Lanes that leave the pass go on as they were before this Step.
        self.apart.clear.next = self.clear.val();
        self.apart.put_valid.next = false;
        self.apart.put_pc.next = self.pc.q.val();
        self.apart.put_lanes.next = self.lanes.q.val();
        self.apart.put_log.next = self.log.q.val();
        self.apart.take.next = false;
        // The same as `under` where it matters, from registers alone: what is read must not depend on what was read.
        self.read_at.next = self.top.q.val() - 1;
        if (self.state.q.val() == StackState::Pop)
            & (self.kind.q.val() == 2)
            & (self.read_at.val() == self.retry_index.q.val())
        {
            self.read_at.next = self.retry_index.q.val() - 1;
        }
        self.below.read_index.next = self.read_at.val();

        if self.take.val() & (self.op_code.val() == StackOp::Start) {
            self.start();
        }
        if self.take.val() & (self.op_code.val() == StackOp::Step) {
            self.step();
        }
        if self.take.val() & (self.op_code.val() == StackOp::Branch) {
            self.branch();
        }
        if self.take.val() & (self.op_code.val() == StackOp::Begin) {
            self.begin();
        }
        if self.take.val() & (self.op_code.val() == StackOp::Commit) {
            self.commit();
        }

        if self.moves.val() {
            self.pc.d.next = self.next_pc.val();
            if (self.kind.q.val() == 0)
                & self.top.q.val().any()
                & (self.next_pc.val() == self.rpc.q.val())
            {
                self.state.d.next = StackState::Pop;
            }
        }

        if self.state.q.val() == StackState::PushTaken {
            self.below.write_valid.next = true;
            self.top.d.next = self.above.val();
            self.pc.d.next = self.taken_pc.q.val();
            self.lanes.d.next = self.taken_lanes.q.val();
            self.state.d.next = StackState::Ready;
        }

        self.pop();
        if self.clear.val() {
            self.state.d.next = StackState::Ready;
            self.top.d.next = 0.into();
            self.kind.d.next = 0.into();
            self.pc.d.next = 0.into();
            self.rpc.d.next = 0.into();
            self.lanes.d.next = 0.into();
            self.log.d.next = 0.into();
            self.transaction.d.next = false;
            self.retry_lanes.d.next = 0.into();
            self.left.d.next = 0.into();
        }

        self.show();
    }
}
