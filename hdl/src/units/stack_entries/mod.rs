//! The entries of a SIMT stack that lie below its top.
//!
//! ```text
//!                +---------------------------+
//!  write_*     ->|  depth entries: kind, PC, |
//!  read_index  ->|  RPC, lanes, log index    |-> read_*  (same cycle)
//!  view_index  ->|                           |-> view_*  (same cycle)
//!                +---------------------------+
//! ```
//!
//! Two read ports without latency, one write port at the rising edge; a read sees the entry from before the
//! write (read-first). An index past the last entry reads as zeros and writes nothing. Nothing is cleared: the stack knows
//! how many entries it has, and an entry that was never written reads as anything.

use crate::prelude::*;
use crate::storage::circuit::array::{Action, StorageArray};
use crate::storage::circuit::{input, output, print, simulate, Circuit, Hardware};

/// Entries of `LANES` lanes, program counters of `PC_BITS` and log indices of `LOG_BITS` bits.
#[derive(LogicBlock, Unit, Clone)]
#[unit(
    EarlyConflict,
    "SIMT stack below its top",
    StackEntries::<WARP_LANES, STACK_INDEX_BITS, PC_BITS, LOG_INDEX_BITS>::new(STACK_DEPTH - 1)
)]
#[idle(|entries| !entries.write_valid.val())]
pub struct StackEntries<
    const LANES: usize,
    const INDEX_BITS: usize,
    const PC_BITS: usize,
    const LOG_BITS: usize,
> {
    pub clock: Signal<In, Clock>,
    pub write_valid: Signal<In, bool>,
    pub write_index: Signal<In, Bits<INDEX_BITS>>,
    pub write_kind: Signal<In, Bits<2>>,
    pub write_pc: Signal<In, Bits<PC_BITS>>,
    pub write_rpc: Signal<In, Bits<PC_BITS>>,
    pub write_lanes: Signal<In, Bits<LANES>>,
    pub write_log: Signal<In, Bits<LOG_BITS>>,
    pub read_index: Signal<In, Bits<INDEX_BITS>>,
    pub read_kind: Signal<Out, Bits<2>>,
    pub read_pc: Signal<Out, Bits<PC_BITS>>,
    pub read_rpc: Signal<Out, Bits<PC_BITS>>,
    pub read_lanes: Signal<Out, Bits<LANES>>,
    pub read_log: Signal<Out, Bits<LOG_BITS>>,
    pub view_index: Signal<In, Bits<INDEX_BITS>>,
    pub view_kind: Signal<Out, Bits<2>>,
    pub view_pc: Signal<Out, Bits<PC_BITS>>,
    pub view_rpc: Signal<Out, Bits<PC_BITS>>,
    pub view_lanes: Signal<Out, Bits<LANES>>,
    pub view_log: Signal<Out, Bits<LOG_BITS>>,
    all_kind: StorageArray,
    all_pc: StorageArray,
    all_rpc: StorageArray,
    all_lanes: StorageArray,
    all_log: StorageArray,
}

impl<const LANES: usize, const INDEX_BITS: usize, const PC_BITS: usize, const LOG_BITS: usize>
    StackEntries<LANES, INDEX_BITS, PC_BITS, LOG_BITS>
{
    /// # Panics
    /// If `depth` is 0 or needs more than `INDEX_BITS` bits.
    pub fn new(depth: usize) -> Self {
        assert!(
            (1..=1 << INDEX_BITS).contains(&depth),
            "StackEntries: {depth} entries do not fit {INDEX_BITS} bits"
        );
        Self {
            all_kind: StorageArray::memory("all_kind", depth, 2),
            all_pc: StorageArray::memory("all_pc", depth, PC_BITS),
            all_rpc: StorageArray::memory("all_rpc", depth, PC_BITS),
            all_lanes: StorageArray::memory("all_lanes", depth, LANES),
            all_log: StorageArray::memory("all_log", depth, LOG_BITS),
            ..Default::default()
        }
    }
}

impl<const LANES: usize, const INDEX_BITS: usize, const PC_BITS: usize, const LOG_BITS: usize>
    Circuit for StackEntries<LANES, INDEX_BITS, PC_BITS, LOG_BITS>
{
    fn rise<H: Hardware>(&mut self, hw: &mut H) {
        let row = input!(hw, self.write_index);
        let valid = input!(hw, self.write_valid);
        hw.when(valid, |hw| {
            let word = input!(hw, self.write_kind);
            hw.act(&mut self.all_kind, Action::Write { row, word });
            let word = input!(hw, self.write_pc);
            hw.act(&mut self.all_pc, Action::Write { row, word });
            let word = input!(hw, self.write_rpc);
            hw.act(&mut self.all_rpc, Action::Write { row, word });
            let word = input!(hw, self.write_lanes);
            hw.act(&mut self.all_lanes, Action::Write { row, word });
            let word = input!(hw, self.write_log);
            hw.act(&mut self.all_log, Action::Write { row, word });
        });
    }

    fn show<H: Hardware>(&mut self, hw: &mut H) {
        let read = input!(hw, self.read_index);
        let view = input!(hw, self.view_index);
        // On a wire: a memory that is read in a block of its own is one that tools warn about.
        let found = |hw: &mut H, port: &str, array: &StorageArray, index| {
            let word = hw.read(array, index);
            hw.named(format_args!("{port}_{}", array.shape().name), word)
        };
        output!(hw, self.read_kind, found(hw, "found", &self.all_kind, read));
        output!(hw, self.read_pc, found(hw, "found", &self.all_pc, read));
        output!(hw, self.read_rpc, found(hw, "found", &self.all_rpc, read));
        output!(
            hw,
            self.read_lanes,
            found(hw, "found", &self.all_lanes, read)
        );
        output!(hw, self.read_log, found(hw, "found", &self.all_log, read));
        output!(hw, self.view_kind, found(hw, "shown", &self.all_kind, view));
        output!(hw, self.view_pc, found(hw, "shown", &self.all_pc, view));
        output!(hw, self.view_rpc, found(hw, "shown", &self.all_rpc, view));
        output!(
            hw,
            self.view_lanes,
            found(hw, "shown", &self.all_lanes, view)
        );
        output!(hw, self.view_log, found(hw, "shown", &self.all_log, view));
    }
}

impl<const LANES: usize, const INDEX_BITS: usize, const PC_BITS: usize, const LOG_BITS: usize> Logic
    for StackEntries<LANES, INDEX_BITS, PC_BITS, LOG_BITS>
{
    fn update(&mut self) {
        let rises = self.clock.pos_edge();
        simulate(self, rises);
    }

    fn connect(&mut self) {
        self.read_kind.connect();
        self.read_pc.connect();
        self.read_rpc.connect();
        self.read_lanes.connect();
        self.read_log.connect();
        self.view_kind.connect();
        self.view_pc.connect();
        self.view_rpc.connect();
        self.view_lanes.connect();
        self.view_log.connect();
    }

    fn hdl(&self) -> Verilog {
        print(self)
    }
}
