//! Lanes that have left the pass of a transaction, in contexts: last in, first out.
//!
//! Part of [`PauseAndGoStack`](crate::pause_and_go_stack), with its strap `pause_apart`. A context is what lanes need that go on later: PC, lanes and log
//! index.
//!
//! ```text
//!                +--------------------------+
//!  put_pc      ->|  context 0, the youngest |-> room           (same cycle)
//!  put_lanes,  ->|  context 1               |-> any, pc, lanes, log: the youngest
//!  put_log       |  ...                     |-> waiting: lanes of all contexts
//!  take        ->|                          |
//!                +--------------------------+
//! ```
//!
//! **Put** (`put_valid`): lanes begin to wait. If those of the youngest context wait at the same PC, the lanes join them and the context gets `put_log`: both
//! go on together, and rows of the log that either has written stay. Else they are the youngest context. `room` says whether that is possible at
//! `put_pc`; a put without it must not be, it would lose the oldest context.
//!
//! **Take**: the youngest context goes on and is free.
//!
//! A context is in use while it has lanes, so a put has some. Both act at the rising edge. **Same-cycle priority**: `clear`, which frees all contexts, take, put.

use crate::prelude::*;
use crate::storage::circuit::array::{Action, StorageArray};
use crate::storage::circuit::{input, output, print, simulate, Circuit, Hardware};

/// `CONTEXTS` contexts of `LANES` lanes, program counters of `PC_BITS` and log indices of `LOG_BITS` bits.
#[derive(LogicBlock, Unit, Clone)]
#[unit(
    EarlyConflict,
    "lanes that have left the pass of a transaction",
    WaitingLanes::<WARP_LANES, PC_BITS, LOG_INDEX_BITS, WAITING_CONTEXTS>::default()
)]
#[legal(CONTEXTS > 0, "{CONTEXTS} contexts: at least 1")]
#[idle(|unit| !unit.clear.val() && !unit.put_valid.val() && !unit.take.val())]
pub struct WaitingLanes<
    const LANES: usize,
    const PC_BITS: usize,
    const LOG_BITS: usize,
    const CONTEXTS: usize,
> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub put_valid: Signal<In, bool>,
    pub put_pc: Signal<In, Bits<PC_BITS>>,
    pub put_lanes: Signal<In, Bits<LANES>>,
    pub put_log: Signal<In, Bits<LOG_BITS>>,
    /// Lanes can be put at `put_pc`.
    pub room: Signal<Out, bool>,
    pub take: Signal<In, bool>,
    /// A context is in use.
    pub any: Signal<Out, bool>,
    /// PC of the youngest context. It, `lanes` and `log` are zeros without one after `clear`.
    pub pc: Signal<Out, Bits<PC_BITS>>,
    pub lanes: Signal<Out, Bits<LANES>>,
    pub log: Signal<Out, Bits<LOG_BITS>>,
    pub waiting: Signal<Out, Bits<LANES>>,
    #[start(StorageArray::registers("held_pc", CONTEXTS, PC_BITS))]
    held_pc: StorageArray,
    #[start(StorageArray::registers("held_lanes", CONTEXTS, LANES))]
    held_lanes: StorageArray,
    #[start(StorageArray::registers("held_log", CONTEXTS, LOG_BITS))]
    held_log: StorageArray,
}

impl<const LANES: usize, const PC_BITS: usize, const LOG_BITS: usize, const CONTEXTS: usize>
    WaitingLanes<LANES, PC_BITS, LOG_BITS, CONTEXTS>
{
    /// Whether the lanes that are put join the youngest context.
    fn joins<H: Hardware>(&self, hw: &mut H) -> H::Word {
        let lanes = hw.register(&self.held_lanes, 0);
        let used = hw.any(lanes);
        let (pc, put_pc) = (hw.register(&self.held_pc, 0), input!(hw, self.put_pc));
        let same = hw.equal(pc, put_pc);
        hw.and(used, same)
    }

    /// Loads context `row`.
    fn load<H: Hardware>(&mut self, hw: &mut H, row: usize, [pc, lanes, log]: [H::Word; 3]) {
        hw.act(&mut self.held_pc, Action::Load { row, word: pc });
        hw.act(&mut self.held_lanes, Action::Load { row, word: lanes });
        hw.act(&mut self.held_log, Action::Load { row, word: log });
    }
}

impl<const LANES: usize, const PC_BITS: usize, const LOG_BITS: usize, const CONTEXTS: usize> Circuit
    for WaitingLanes<LANES, PC_BITS, LOG_BITS, CONTEXTS>
{
    fn rise<H: Hardware>(&mut self, hw: &mut H) {
        let before: [_; CONTEXTS] = std::array::from_fn(|row| {
            let pc = hw.register(&self.held_pc, row);
            let lanes = hw.register(&self.held_lanes, row);
            [pc, lanes, hw.register(&self.held_log, row)]
        });
        let joins = self.joins(hw);
        let (pc, lanes) = (input!(hw, self.put_pc), input!(hw, self.put_lanes));
        let put = [pc, lanes, input!(hw, self.put_log)];
        let both = hw.or(before[0][1], lanes);
        let valid = input!(hw, self.put_valid);
        hw.when(valid, |hw| {
            hw.when(joins, |hw| {
                let (row, word) = (0, both);
                hw.act(&mut self.held_lanes, Action::Load { row, word });
                let word = put[2];
                hw.act(&mut self.held_log, Action::Load { row, word });
            });
            let apart = hw.not(joins);
            hw.when(apart, |hw| {
                self.load(hw, 0, put);
                for row in 1..CONTEXTS {
                    self.load(hw, row, before[row - 1]);
                }
            });
        });
        let take = input!(hw, self.take);
        hw.when(take, |hw| {
            for (row, words) in before.iter().skip(1).enumerate() {
                self.load(hw, row, *words);
            }
            let (row, word) = (CONTEXTS - 1, hw.constant(LANES, 0));
            hw.act(&mut self.held_lanes, Action::Load { row, word });
        });
        let clear = input!(hw, self.clear);
        hw.when(clear, |hw| {
            hw.act(&mut self.held_pc, Action::Clear);
            hw.act(&mut self.held_lanes, Action::Clear);
            hw.act(&mut self.held_log, Action::Clear);
        });
    }

    fn show<H: Hardware>(&mut self, hw: &mut H) {
        let joins = self.joins(hw);
        let oldest = hw.register(&self.held_lanes, CONTEXTS - 1);
        let full = hw.any(oldest);
        let free = hw.not(full);
        output!(hw, self.room, hw.or(joins, free));
        let youngest = hw.register(&self.held_lanes, 0);
        output!(hw, self.any, hw.any(youngest));
        output!(hw, self.pc, hw.register(&self.held_pc, 0));
        output!(hw, self.lanes, youngest);
        output!(hw, self.log, hw.register(&self.held_log, 0));
        let waiting = hw.union(CONTEXTS, |hw, row| hw.register(&self.held_lanes, row));
        output!(hw, self.waiting, waiting);
    }
}

impl<const LANES: usize, const PC_BITS: usize, const LOG_BITS: usize, const CONTEXTS: usize> Logic
    for WaitingLanes<LANES, PC_BITS, LOG_BITS, CONTEXTS>
{
    fn update(&mut self) {
        let rises = self.clock.pos_edge();
        simulate(self, rises);
    }

    fn connect(&mut self) {
        self.room.connect();
        self.any.connect();
        self.pc.connect();
        self.lanes.connect();
        self.log.connect();
        self.waiting.connect();
    }

    fn hdl(&self) -> Verilog {
        print(self)
    }
}
