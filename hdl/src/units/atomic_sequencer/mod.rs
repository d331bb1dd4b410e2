//! Atomic instructions of warps by load-lock, operate, store-unlock, repeated for the lanes that failed.
//!
//! Scratchpad atomics, section 2 and Fig. 1: the loop into which Fermi's compiler turns an atomic on
//! shared memory (`LDS.LK` with a predicate, predicated operation, predicated `STS.UL`, branch back
//! for the lanes without the predicate), as one unit. The arithmetic and the tables of operands stand for what
//! a multiprocessor has in its lanes and its register file.
//!
//! ```text
//!                +--------------------------------------+
//!  req_*, lane_*->| slots: phase, lanes left, operands   |-> lds_*  (load-lock, store-unlock)
//!  result_*     ->| LdsAlu a lane                        |<- lds_rsp_*, acquired
//!                |                                      |-> won_*  (lanes, each iteration)
//!                |                                      |-> done_* (instruction)
//!                +--------------------------------------+
//! ```
//!
//! **Instructions** (`req_*`, valid/ready): up to `WARPS` in flight, one a slot `req_warp`; ready when the slot is
//! free. `lane_addr` are byte addresses of words. `req_op` is an atomic of [`LdsOp`]; any other code, reserved ones too, stores
//! `lane_data`. An instruction without lanes is one iteration without winners. **Old words**: in a cycle with
//! `won_valid` the lanes `won_lanes` of `won_warp` have their locks, and the LDS unit's response has the words they
//! read. Each lane of the instruction wins once, and stores once (proved on the Verilog). **Done**: `done_valid` after
//! the last store, with the number of load-locks (`done_iterations`) and the replays of both accesses, which are the
//! cycles beyond the first in which an access sent lanes to banks (`done_replays`). **Operate elsewhere**: with
//! `req_external` (float32 addition, say) the slot waits after `won_valid` until somebody presents the words to store:
//! `result_warp`, `result_data` (of the lanes `won_lanes`; others are ignored), taken when `result_valid &
//! result_ready`. The locks stay held meanwhile. A result for a slot that waits for none is ignored.
//!
//! **Latency** of an instruction alone, each request served in the cycle after it is taken: `done_valid` 3 +
//! 5 x iterations + replays cycles after the cycle in which it is taken. **Throughput**: the LDS unit is asked in every cycle in
//! which a slot has something to ask. **Priority**: store-unlocks go before load-locks (a lock is held no longer than
//! it must be), the lowest slot first. Load-locks take turns: the warp that last acquired a lock goes last. A warp
//! holds no lock while it waits for another's, so there is no deadlock, and some warp always gets on. `result_ready` is
//! low in a cycle in which the unit's own results are written.
//!
//! The LDS side is a plain request of the LDS unit, the best of each cycle until `lds_ready` takes it. `lds_served`
//! says in a later cycle that all its lanes have been to their banks: its response must come 2 cycles after that, with
//! the lanes of `acquired` reported one cycle after each round, as [`LockBitUnit`](crate::lock_bit_unit::LockBitUnit)
//! does. The next request may be taken in the cycle of `lds_served`, not before.

use crate::lane_table::LaneTable;
use crate::lds_alu::LdsAlu;
use crate::lds_op::LdsOp;
use crate::prelude::*;
use crate::quiet::Lazy;

#[derive(Copy, Clone, Debug, PartialEq, Eq, LogicState)]
pub enum AtomicPhase {
    /// The slot is free.
    Free,
    /// Has to load and ask for locks.
    Lock,
    /// The load-lock's answer is on the way.
    Locking,
    /// Waits for words to store from outside.
    Operate,
    /// Has to store and release its locks.
    Unlock,
    /// The last store's answer is on the way.
    Finishing,
}

/// `WARPS = 2^WARP_BITS` slots of `LANES <= 32` lanes.
#[derive(LogicBlock, Unit)]
#[unit(
    ScratchpadAtomics,
    "load-lock, operate, store-unlock, repeat; warps in flight",
    AtomicSequencer::<LANES, ADDR_BITS, WARPS, WARP_BITS>::default()
)]
#[legal(
    LANES <= 32 && WARPS == 1 << WARP_BITS && WARPS <= 32,
    "{LANES} lanes, {WARPS} warps of {WARP_BITS} bits: at most 32 of each, warps a power of two"
)]
#[idle(|unit| !unit.clear.val()
        && !unit.req_valid.val()
        && !unit.result_valid.val()
        && !unit.lds_valid.val()
        && !unit.lds_served.val()
        && !unit.asked.q.val()
        && !unit.answered.q.val()
        && !unit.acquired.val().any())]
pub struct AtomicSequencer<
    const LANES: usize,
    const ADDR_BITS: usize,
    const WARPS: usize,
    const WARP_BITS: usize,
> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub req_valid: Signal<In, bool>,
    pub req_ready: Signal<Out, bool>,
    pub req_warp: Signal<In, Bits<WARP_BITS>>,
    pub req_op: Signal<In, LdsOp>,
    /// The words to store come from outside.
    pub req_external: Signal<In, bool>,
    pub req_lanes: Signal<In, Bits<LANES>>,
    pub lane_addr: Array<Signal<In, Bits<ADDR_BITS>>, LANES>,
    pub lane_data: Array<Signal<In, Bits<32>>, LANES>,
    pub lane_data2: Array<Signal<In, Bits<32>>, LANES>,
    pub won_valid: Signal<Out, bool>,
    pub won_warp: Signal<Out, Bits<WARP_BITS>>,
    pub won_lanes: Signal<Out, Bits<LANES>>,
    pub result_valid: Signal<In, bool>,
    pub result_ready: Signal<Out, bool>,
    pub result_warp: Signal<In, Bits<WARP_BITS>>,
    pub result_data: Array<Signal<In, Bits<32>>, LANES>,
    pub done_valid: Signal<Out, bool>,
    pub done_warp: Signal<Out, Bits<WARP_BITS>>,
    pub done_iterations: Signal<Out, Bits<32>>,
    pub done_replays: Signal<Out, Bits<32>>,
    /// Slots with an instruction.
    pub in_flight: Signal<Out, Bits<WARPS>>,
    pub lds_valid: Signal<Out, bool>,
    pub lds_ready: Signal<In, bool>,
    /// The request taken last has been served.
    pub lds_served: Signal<In, bool>,
    /// A store-unlock; else a load-lock.
    pub lds_unlock: Signal<Out, bool>,
    pub lds_lanes: Signal<Out, Bits<LANES>>,
    pub lds_addr: Array<Signal<Out, Bits<ADDR_BITS>>, LANES>,
    pub lds_data: Array<Signal<Out, Bits<32>>, LANES>,
    /// The LDS unit's response in this cycle answers this unit.
    pub lds_rsp_taken: Signal<Out, bool>,
    pub lds_rsp_data: Array<Signal<In, Bits<32>>, LANES>,
    pub lds_rsp_rounds: Signal<In, Bits<7>>,
    pub acquired: Signal<In, Bits<LANES>>,
    addresses: LaneTable<LANES, ADDR_BITS, WARP_BITS>,
    operands: LaneTable<LANES, 32, WARP_BITS>,
    operands2: LaneTable<LANES, 32, WARP_BITS>,
    results: LaneTable<LANES, 32, WARP_BITS>,
    alu: Array<Lazy<LdsAlu>, LANES>,
    phase: Array<DFF<AtomicPhase>, WARPS>,
    op: Array<DFF<LdsOp>, WARPS>,
    external: DFF<Bits<WARPS>>,
    /// Lanes that have not got their lock yet.
    left: Array<DFF<Bits<LANES>>, WARPS>,
    /// Lanes that got it last; they store next.
    won: Array<DFF<Bits<LANES>>, WARPS>,
    iterations: Array<DFF<Bits<32>>, WARPS>,
    replays: Array<DFF<Bits<32>>, WARPS>,
    /// The slot that last acquired a lock.
    last_winner: DFF<Bits<WARP_BITS>>,
    /// The request taken last.
    taken_slot: DFF<Bits<WARP_BITS>>,
    taken_unlock: DFF<Bit>,
    /// Requests in the banks, and those answered in this cycle.
    asked: DFF<Bit>,
    asked_slot: DFF<Bits<WARP_BITS>>,
    asked_unlock: DFF<Bit>,
    answered: DFF<Bit>,
    answered_slot: DFF<Bits<WARP_BITS>>,
    answered_unlock: DFF<Bit>,
    /// Locks acquired by the request that is answered next.
    gathered: DFF<Bits<LANES>>,
    #[value(|slot| slot)]
    slot_id: Array<Constant<Bits<WARP_BITS>>, WARPS>,
    /// The slots after a slot.
    #[value(|slot| (1 << WARPS) - (2 << slot))]
    after: Array<Constant<Bits<WARPS>>, WARPS>,
    #[value(1)]
    one: Constant<Bits<32>>,
    take: Signal<Local, Bit>,
    free: Signal<Local, Bits<WARPS>>,
    later: Signal<Local, Bits<WARPS>>,
    chosen: Signal<Local, Bit>,
    chosen_slot: Signal<Local, Bits<WARP_BITS>>,
    chosen_unlock: Signal<Local, Bit>,
    chosen_lanes: Signal<Local, Bits<LANES>>,
    rounds: Signal<Local, Bits<32>>,
    replays_now: Signal<Local, Bits<32>>,
    winners: Signal<Local, Bits<LANES>>,
    own_result: Signal<Local, Bit>,
    answered_op: Signal<Local, LdsOp>,
}

impl<const LANES: usize, const ADDR_BITS: usize, const WARPS: usize, const WARP_BITS: usize> Logic
    for AtomicSequencer<LANES, ADDR_BITS, WARPS, WARP_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self,
            clock,
            external,
            last_winner,
            taken_slot,
            taken_unlock,
            asked,
            asked_slot,
            asked_unlock,
            answered,
            answered_slot,
            answered_unlock,
            gathered
        );
        clock!(self, clock, addresses, operands, operands2, results);
        self.free.next = 0.into();
        for slot in 0..WARPS {
            self.phase[slot].clock.next = self.clock.val();
            self.op[slot].clock.next = self.clock.val();
            self.left[slot].clock.next = self.clock.val();
            self.won[slot].clock.next = self.clock.val();
            self.iterations[slot].clock.next = self.clock.val();
            self.replays[slot].clock.next = self.clock.val();
            self.phase[slot].d.next = self.phase[slot].q.val();
            self.op[slot].d.next = self.op[slot].q.val();
            self.left[slot].d.next = self.left[slot].q.val();
            self.won[slot].d.next = self.won[slot].q.val();
            self.iterations[slot].d.next = self.iterations[slot].q.val();
            self.replays[slot].d.next = self.replays[slot].q.val();
            if self.phase[slot].q.val() == AtomicPhase::Free {
                self.free.next = self.free.val().replace_bit(slot, true);
            }
        }
        self.in_flight.next = !self.free.val();

        // A new instruction.
        self.req_ready.next = self.free.val().get_bit(self.req_warp.val().index());
        self.take.next = self.req_valid.val() & self.req_ready.val();
        self.addresses.write_valid.next = self.take.val();
        self.operands.write_valid.next = self.take.val();
        self.operands2.write_valid.next = self.take.val();
        self.addresses.write_row.next = self.req_warp.val();
        self.operands.write_row.next = self.req_warp.val();
        self.operands2.write_row.next = self.req_warp.val();
        for slot in 0..WARPS {
            if self.take.val() & (self.req_warp.val() == self.slot_id[slot].val()) {
                self.phase[slot].d.next = AtomicPhase::Lock;
                self.op[slot].d.next = self.req_op.val();
                self.left[slot].d.next = self.req_lanes.val();
                self.iterations[slot].d.next = 0.into();
                self.replays[slot].d.next = 0.into();
                self.external.d.next = self
                    .external
                    .q
                    .val()
                    .replace_bit(slot, self.req_external.val());
            }
        }

        // What to ask the LDS unit for.
        self.chosen.next = false;
        self.chosen_slot.next = 0.into();
        self.later.next = 0.into();
        self.chosen_unlock.next = false;
        for slot in 0..WARPS {
            if self.last_winner.q.val() == self.slot_id[slot].val() {
                self.later.next = self.after[slot].val();
            }
        }
        for slot in 0..WARPS {
            if !self.chosen.val() & (self.phase[slot].q.val() == AtomicPhase::Unlock) {
                self.chosen.next = true;
                self.chosen_unlock.next = true;
                self.chosen_slot.next = self.slot_id[slot].val();
            }
        }
        for slot in 0..WARPS {
            if !self.chosen.val()
                & (self.phase[slot].q.val() == AtomicPhase::Lock)
                & self.later.val().get_bit(slot)
            {
                self.chosen.next = true;
                self.chosen_slot.next = self.slot_id[slot].val();
            }
        }
        for slot in 0..WARPS {
            if !self.chosen.val() & (self.phase[slot].q.val() == AtomicPhase::Lock) {
                self.chosen.next = true;
                self.chosen_slot.next = self.slot_id[slot].val();
            }
        }
        self.chosen_lanes.next = 0.into();
        if self.chosen.val() & self.lds_ready.val() {
            self.taken_slot.d.next = self.chosen_slot.val();
            self.taken_unlock.d.next = self.chosen_unlock.val();
        }
        self.asked.d.next = self.lds_served.val();
        if self.lds_served.val() {
            self.asked_slot.d.next = self.taken_slot.q.val();
            self.asked_unlock.d.next = self.taken_unlock.q.val();
        }
        for slot in 0..WARPS {
            if self.chosen.val() & (self.chosen_slot.val() == self.slot_id[slot].val()) {
                self.chosen_lanes.next = self.left[slot].q.val();
                if self.chosen_unlock.val() {
                    self.chosen_lanes.next = self.won[slot].q.val();
                }
                if self.lds_ready.val() {
                    self.phase[slot].d.next = AtomicPhase::Locking;
                    if self.chosen_unlock.val() {
                        self.phase[slot].d.next = AtomicPhase::Finishing;
                        if self.left[slot].q.val().any() {
                            self.phase[slot].d.next = AtomicPhase::Lock;
                        }
                    }
                }
            }
        }
        self.lds_valid.next = self.chosen.val();
        self.lds_unlock.next = self.chosen_unlock.val();
        self.lds_lanes.next = self.chosen_lanes.val();
        self.addresses.read_row.next = self.chosen_slot.val();
        self.results.read_row.next = self.chosen_slot.val();

        // The LDS unit's answer.
        self.answered.d.next = self.asked.q.val();
        if self.asked.q.val() {
            self.answered_slot.d.next = self.asked_slot.q.val();
            self.answered_unlock.d.next = self.asked_unlock.q.val();
        }
        self.lds_rsp_taken.next = self.answered.q.val();
        self.gathered.d.next = self.gathered.q.val() | self.acquired.val();
        if self.answered.q.val() {
            self.gathered.d.next = self.acquired.val();
        }
        self.rounds.next = bit_cast::<32, 7>(self.lds_rsp_rounds.val());
        self.winners.next = 0.into();
        self.own_result.next = false;
        self.done_valid.next = false;
        self.done_iterations.next = 0.into();
        self.done_replays.next = 0.into();
        self.replays_now.next = 0.into();
        self.answered_op.next = LdsOp::Xchg;
        for slot in 0..WARPS {
            if self.answered_slot.q.val() == self.slot_id[slot].val() {
                self.answered_op.next = self.op[slot].q.val();
                self.replays_now.next = self.replays[slot].q.val();
                if self.answered.q.val() {
                    if self.rounds.val().any() {
                        self.replays_now.next =
                            self.replays[slot].q.val() + self.rounds.val() - self.one.val();
                    }
                    self.replays[slot].d.next = self.replays_now.val();
                    self.done_replays.next = self.replays_now.val();
                    if self.answered_unlock.q.val() {
                        self.done_iterations.next = self.iterations[slot].q.val();
                        if self.phase[slot].q.val() == AtomicPhase::Finishing {
                            self.done_valid.next = true;
                            self.phase[slot].d.next = AtomicPhase::Free;
                        }
                    } else {
                        self.iterations[slot].d.next =
                            self.iterations[slot].q.val() + self.one.val();
                        self.done_iterations.next = self.iterations[slot].q.val() + self.one.val();
                        self.winners.next = self.gathered.q.val();
                        self.won[slot].d.next = self.gathered.q.val();
                        self.left[slot].d.next = self.left[slot].q.val() & !self.gathered.q.val();
                        self.phase[slot].d.next = AtomicPhase::Lock;
                        if self.gathered.q.val().any() {
                            self.last_winner.d.next = self.answered_slot.q.val();
                            self.phase[slot].d.next = AtomicPhase::Unlock;
                            if self.external.q.val().get_bit(slot) {
                                self.phase[slot].d.next = AtomicPhase::Operate;
                            } else {
                                self.own_result.next = true;
                            }
                        } else if !self.left[slot].q.val().any() {
                            self.done_valid.next = true;
                            self.phase[slot].d.next = AtomicPhase::Free;
                        }
                    }
                }
            }
        }
        self.won_valid.next = self.winners.val().any();
        self.won_warp.next = self.answered_slot.q.val();
        self.won_lanes.next = self.winners.val();
        self.done_warp.next = self.answered_slot.q.val();

        // The words to store.
        self.operands.read_row.next = self.answered_slot.q.val();
        self.operands2.read_row.next = self.answered_slot.q.val();
        self.result_ready.next = !self.own_result.val();
        self.results.write_valid.next = self.own_result.val();
        self.results.write_row.next = self.answered_slot.q.val();
        if !self.own_result.val() {
            self.results.write_row.next = self.result_warp.val();
            for slot in 0..WARPS {
                if self.result_valid.val()
                    & (self.result_warp.val() == self.slot_id[slot].val())
                    & (self.phase[slot].q.val() == AtomicPhase::Operate)
                {
                    self.results.write_valid.next = true;
                    self.phase[slot].d.next = AtomicPhase::Unlock;
                }
            }
        }
        for lane in 0..LANES {
            self.addresses.write_data[lane].next = self.lane_addr[lane].val();
            self.operands.write_data[lane].next = self.lane_data[lane].val();
            self.operands2.write_data[lane].next = self.lane_data2[lane].val();
            self.alu[lane].op.next = self.answered_op.val();
            self.alu[lane].memory.next = self.lds_rsp_data[lane].val();
            self.alu[lane].data.next = self.operands.read_data[lane].val();
            self.alu[lane].data2.next = self.operands2.read_data[lane].val();
            self.results.write_data[lane].next = self.result_data[lane].val();
            if self.own_result.val() {
                self.results.write_data[lane].next = self.alu[lane].result.val();
            }
            self.lds_addr[lane].next = self.addresses.read_data[lane].val();
            self.lds_data[lane].next = self.results.read_data[lane].val();
        }

        if self.clear.val() {
            for slot in 0..WARPS {
                self.phase[slot].d.next = AtomicPhase::Free;
            }
            self.asked.d.next = false;
            self.answered.d.next = false;
            self.gathered.d.next = 0.into();
            self.last_winner.d.next = 0.into();
        }
    }
}
