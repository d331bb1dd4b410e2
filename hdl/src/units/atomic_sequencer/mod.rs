//! Atomic instructions of warps by load-lock, operate, store-unlock, repeated for the lanes that failed.
//!
//! Scratchpad atomics, section 2 and Fig. 1: the loop into which Fermi's compiler turns an atomic on
//! shared memory (`LDS.LK` with a predicate, predicated operation, predicated `STS.UL`, branch back
//! for the lanes without the predicate), as one unit. Addresses, operands and arithmetic are the core's, in its registers and lanes.
//!
//! ```text
//!                +---------------------------+
//!  req_*        ->| slots: phase, lanes left  |-> lds_*    (load-lock, store-unlock)
//!  result_*     ->|                           |<- lds_served, lds_rsp_*, acquired
//!  issue_*      <-|                           |-> won_*    (lanes, each iteration)
//!                |                           |-> done_*   (instruction)
//!                +---------------------------+
//! ```
//!
//! **Instructions** (`req_*`, valid/ready): up to `WARPS` in flight, one a slot `req_warp`; ready when the slot is
//! free. An instruction without lanes is one iteration without winners. **Issue**: `issue_valid` tells a cycle ahead that an access of
//! `issue_warp` is at the LDS unit: in every cycle that follows one with `issue_valid` the core presents the addresses of that warp's lanes, and with
//! `issue_unlock` the words that they store. **Old words**: in a cycle with
//! `won_valid` the lanes `won_lanes` of `won_warp` have their locks, and the LDS unit's response has the words they
//! read. The store-unlock is at the LDS unit 2 cycles later at the earliest, so the core has two clocks to operate. Each lane of the
//! instruction wins once, and stores once (proved on the Verilog). **Done**: `done_valid` after
//! the last store, with the number of load-locks (`done_iterations`) and the replays of both accesses, which are the
//! cycles beyond the first in which an access sent lanes to banks (`done_replays`). **Operations that take longer**: with
//! `req_waits` (float32 addition, say) the slot waits after `won_valid` until `result_valid` with `result_warp` says that the words to
//! store are there, from the cycle after `won_valid` on. The locks stay held meanwhile. A result for a slot that waits for none is ignored.
//!
//! **Latency** of an instruction alone, each request served in the cycle after it is taken: `done_valid` 3 +
//! 5 x iterations + replays cycles after the cycle in which it is taken. **Throughput**: the LDS unit is asked in every cycle in
//! which a slot has something to ask. **Priority**: store-unlocks go before load-locks (a lock is held no longer than
//! it must be), the lowest slot first. Load-locks take turns: the warp that last acquired a lock goes last. A warp
//! holds no lock while it waits for another's, so there is no deadlock, and some warp always gets on.
//!
//! The LDS side is a plain request of the LDS unit, which stays from the cycle after its `issue_valid`, which has `lds_first` and its lanes, to the
//! one with `lds_served`, in which all its lanes have been to their banks: its response must come 2 cycles after that, with
//! the lanes of `acquired` reported one cycle after each round, as [`LockBitUnit`](crate::lock_bit_unit::LockBitUnit)
//! does. The next access follows at once, unless it has to take turns with `lds_other`, another request of the LDS unit: that comes between two
//! accesses, and stays until its own `lds_served`.
//!
//! `lds_served` comes from the crossbar, late: it chooses last, of what has been found for either value of it, whether there is an access in the
//! next cycle, and what is told of that. Which access it is, and what that makes of its slot, waits for it nowhere.

use crate::prelude::*;

#[derive(Copy, Clone, Debug, PartialEq, Eq, LogicState)]
pub enum AtomicPhase {
    /// The slot is free.
    Free,
    /// Has to load and ask for locks.
    Lock,
    /// The load-lock's answer is on the way.
    Locking,
    /// Waits until the words to store are there.
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
    AtomicSequencer::<LANES, WARPS, WARP_BITS>::default()
)]
#[legal(
    LANES <= 32 && WARPS == 1 << WARP_BITS && WARPS <= 32,
    "{LANES} lanes, {WARPS} warps of {WARP_BITS} bits: at most 32 of each, warps a power of two"
)]
#[idle(|unit| !unit.clear.val()
        && !unit.req_valid.val()
        && !unit.result_valid.val()
        && !unit.busy.val()
        && !unit.acquired.val().any())]
pub struct AtomicSequencer<const LANES: usize, const WARPS: usize, const WARP_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub req_valid: Signal<In, bool>,
    pub req_ready: Signal<Out, bool>,
    pub req_warp: Signal<In, Bits<WARP_BITS>>,
    /// The store-unlock waits for `result_valid`.
    pub req_waits: Signal<In, bool>,
    pub req_lanes: Signal<In, Bits<LANES>>,
    /// In the next cycle an access of `issue_warp` is at the LDS unit.
    pub issue_valid: Signal<Out, bool>,
    pub issue_warp: Signal<Out, Bits<WARP_BITS>>,
    /// It is a store-unlock.
    pub issue_unlock: Signal<Out, bool>,
    pub won_valid: Signal<Out, bool>,
    pub won_warp: Signal<Out, Bits<WARP_BITS>>,
    pub won_lanes: Signal<Out, Bits<LANES>>,
    pub result_valid: Signal<In, bool>,
    pub result_warp: Signal<In, Bits<WARP_BITS>>,
    pub done_valid: Signal<Out, bool>,
    pub done_warp: Signal<Out, Bits<WARP_BITS>>,
    pub done_iterations: Signal<Out, Bits<32>>,
    pub done_replays: Signal<Out, Bits<32>>,
    /// Slots with an instruction.
    pub in_flight: Signal<Out, Bits<WARPS>>,
    /// An access is wanted, at the LDS unit, in the banks or answered.
    pub busy: Signal<Out, bool>,
    /// Another request wants the LDS unit: it has it, unless an access has.
    pub lds_other: Signal<In, bool>,
    /// The access or other request at the LDS unit has been served.
    pub lds_served: Signal<In, bool>,
    /// An access, and of which kind it is.
    pub lds_valid: Signal<Out, bool>,
    pub lds_load_lock: Signal<Out, bool>,
    pub lds_store_unlock: Signal<Out, bool>,
    /// The first cycle of the access, in which `lds_lanes` has its lanes.
    pub lds_first: Signal<Out, bool>,
    pub lds_lanes: Signal<Out, Bits<LANES>>,
    /// The LDS unit's response in this cycle answers this unit.
    pub lds_rsp_taken: Signal<Out, bool>,
    pub lds_rsp_rounds: Signal<In, Bits<7>>,
    pub acquired: Signal<In, Bits<LANES>>,
    phase: Array<DFF<AtomicPhase>, WARPS>,
    waits: Array<DFF<Bit>, WARPS>,
    /// Lanes that have not got their lock yet.
    left: Array<DFF<Bits<LANES>>, WARPS>,
    /// Lanes that got it last; they store next.
    won: Array<DFF<Bits<LANES>>, WARPS>,
    iterations: Array<DFF<Bits<32>>, WARPS>,
    replays: Array<DFF<Bits<32>>, WARPS>,
    /// The slot that last acquired a lock.
    last_winner: DFF<Bits<WARP_BITS>>,
    /// The best access of the cycle before, and whether it was issued.
    fresh: DFF<Bit>,
    fresh_slot: DFF<Bits<WARP_BITS>>,
    fresh_unlock: DFF<Bit>,
    fresh_lanes: DFF<Bits<LANES>>,
    /// What it makes of its slot's phase.
    fresh_phase: DFF<AtomicPhase>,
    /// There is an access at the LDS unit, and which, or the last one, but for a fresh one.
    issued: DFF<Bit>,
    issued_slot: DFF<Bits<WARP_BITS>>,
    issued_unlock: DFF<Bit>,
    /// Accesses in the banks, and those answered in this cycle.
    asked: DFF<Bit>,
    asked_slot: DFF<Bits<WARP_BITS>>,
    asked_unlock: DFF<Bit>,
    answered: DFF<Bit>,
    answered_slot: DFF<Bits<WARP_BITS>>,
    answered_unlock: DFF<Bit>,
    /// Locks acquired by the access that is answered next.
    gathered: DFF<Bits<LANES>>,
    #[value(|slot| slot)]
    slot_id: Array<Constant<Bits<WARP_BITS>>, WARPS>,
    /// The slots after a slot.
    #[value(|slot| (1 << WARPS) - (2 << slot))]
    after: Array<Constant<Bits<WARPS>>, WARPS>,
    #[value(1)]
    one: Constant<Bits<32>>,
    take: Signal<Local, Bit>,
    /// The phases, with what a fresh access makes of its slot's.
    now: Array<Signal<Local, AtomicPhase>, WARPS>,
    here_slot: Signal<Local, Bits<WARP_BITS>>,
    here_unlock: Signal<Local, Bit>,
    free: Signal<Local, Bits<WARPS>>,
    later: Signal<Local, Bits<WARPS>>,
    chosen: Signal<Local, Bit>,
    wanted: Signal<Local, Bit>,
    stays: Signal<Local, Bit>,
    /// An access begins in the next cycle, is at the LDS unit then, and whose it is, by `lds_served`.
    begins_if_served: Signal<Local, Bit>,
    begins_if_not: Signal<Local, Bit>,
    issued_if_not: Signal<Local, Bit>,
    slot_if_not: Signal<Local, Bits<WARP_BITS>>,
    unlock_if_not: Signal<Local, Bit>,
    chosen_slot: Signal<Local, Bits<WARP_BITS>>,
    chosen_unlock: Signal<Local, Bit>,
    chosen_lanes: Signal<Local, Bits<LANES>>,
    chosen_phase: Signal<Local, AtomicPhase>,
    rounds: Signal<Local, Bits<32>>,
    replays_now: Signal<Local, Bits<32>>,
    winners: Signal<Local, Bits<LANES>>,
}

impl<const LANES: usize, const WARPS: usize, const WARP_BITS: usize> Logic
    for AtomicSequencer<LANES, WARPS, WARP_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self,
            clock,
            last_winner,
            fresh,
            fresh_slot,
            fresh_unlock,
            fresh_lanes,
            fresh_phase,
            issued,
            issued_slot,
            issued_unlock,
            asked,
            asked_slot,
            asked_unlock,
            answered,
            answered_slot,
            answered_unlock,
            gathered
        );
        self.free.next = 0.into();
        for slot in 0..WARPS {
            self.phase[slot].clock.next = self.clock.val();
            self.waits[slot].clock.next = self.clock.val();
            self.left[slot].clock.next = self.clock.val();
            self.won[slot].clock.next = self.clock.val();
            self.iterations[slot].clock.next = self.clock.val();
            self.replays[slot].clock.next = self.clock.val();
            self.now[slot].next = self.phase[slot].q.val();
            if self.fresh.q.val() & (self.fresh_slot.q.val() == self.slot_id[slot].val()) {
                self.now[slot].next = self.fresh_phase.q.val();
            }
            self.phase[slot].d.next = self.now[slot].val();
            self.waits[slot].d.next = self.waits[slot].q.val();
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
        for slot in 0..WARPS {
            if self.take.val() & (self.req_warp.val() == self.slot_id[slot].val()) {
                self.phase[slot].d.next = AtomicPhase::Lock;
                self.left[slot].d.next = self.req_lanes.val();
                self.iterations[slot].d.next = 0.into();
                self.replays[slot].d.next = 0.into();
                self.waits[slot].d.next = self.req_waits.val();
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
            if !self.chosen.val() & (self.now[slot].val() == AtomicPhase::Unlock) {
                self.chosen.next = true;
                self.chosen_unlock.next = true;
                self.chosen_slot.next = self.slot_id[slot].val();
            }
        }
        for slot in 0..WARPS {
            if !self.chosen.val()
                & (self.now[slot].val() == AtomicPhase::Lock)
                & self.later.val().get_bit(slot)
            {
                self.chosen.next = true;
                self.chosen_slot.next = self.slot_id[slot].val();
            }
        }
        for slot in 0..WARPS {
            if !self.chosen.val() & (self.now[slot].val() == AtomicPhase::Lock) {
                self.chosen.next = true;
                self.chosen_slot.next = self.slot_id[slot].val();
            }
        }
        self.chosen_lanes.next = 0.into();
        self.chosen_phase.next = AtomicPhase::Free;
        for slot in 0..WARPS {
            if self.chosen.val() & (self.chosen_slot.val() == self.slot_id[slot].val()) {
                self.chosen_lanes.next = self.left[slot].q.val();
                self.chosen_phase.next = AtomicPhase::Locking;
                if self.chosen_unlock.val() {
                    self.chosen_lanes.next = self.won[slot].q.val();
                    self.chosen_phase.next = AtomicPhase::Finishing;
                    if self.left[slot].q.val().any() {
                        self.chosen_phase.next = AtomicPhase::Lock;
                    }
                }
            }
        }
        self.fresh_slot.d.next = self.chosen_slot.val();
        self.fresh_unlock.d.next = self.chosen_unlock.val();
        self.fresh_lanes.d.next = self.chosen_lanes.val();
        self.fresh_phase.d.next = self.chosen_phase.val();

        // The access at the LDS unit, and that of the next cycle.
        self.here_slot.next = self.issued_slot.q.val();
        self.here_unlock.next = self.issued_unlock.q.val();
        if self.fresh.q.val() {
            self.here_slot.next = self.fresh_slot.q.val();
            self.here_unlock.next = self.fresh_unlock.q.val();
        }
        self.issued_slot.d.next = self.here_slot.val();
        self.issued_unlock.d.next = self.here_unlock.val();
        self.lds_valid.next = self.issued.q.val();
        self.lds_load_lock.next = self.issued.q.val() & !self.here_unlock.val();
        self.lds_store_unlock.next = self.issued.q.val() & self.here_unlock.val();
        self.lds_first.next = self.fresh.q.val();
        self.lds_lanes.next = self.fresh_lanes.q.val();
        self.wanted.next = self.chosen.val() & !self.clear.val();
        self.stays.next = self.issued.q.val() & !self.clear.val();
        // For either value of what is late: whether an access begins, and what is told of the next cycle.
        self.begins_if_served.next =
            self.wanted.val() & !(self.lds_other.val() & self.issued.q.val());
        self.begins_if_not.next = self.wanted.val() & !self.lds_other.val() & !self.issued.q.val();
        self.issued_if_not.next = (self.wanted.val() & !self.lds_other.val()) | self.stays.val();
        self.slot_if_not.next = self.here_slot.val();
        self.unlock_if_not.next = self.here_unlock.val();
        if self.begins_if_not.val() {
            self.slot_if_not.next = self.chosen_slot.val();
            self.unlock_if_not.next = self.chosen_unlock.val();
        }
        self.fresh.d.next = self.begins_if_not.val();
        self.issue_valid.next = self.issued_if_not.val();
        self.issue_warp.next = self.slot_if_not.val();
        self.issue_unlock.next = self.unlock_if_not.val();
        if self.lds_served.val() {
            self.fresh.d.next = self.begins_if_served.val();
            self.issue_valid.next = self.begins_if_served.val();
            self.issue_warp.next = self.chosen_slot.val();
            self.issue_unlock.next = self.chosen_unlock.val();
        }
        self.issued.d.next = self.issue_valid.val();
        self.asked.d.next = self.issued.q.val() & self.lds_served.val();
        self.asked_slot.d.next = self.here_slot.val();
        self.asked_unlock.d.next = self.here_unlock.val();

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
        self.done_valid.next = false;
        self.done_iterations.next = 0.into();
        self.done_replays.next = 0.into();
        self.replays_now.next = 0.into();
        for slot in 0..WARPS {
            if self.answered_slot.q.val() == self.slot_id[slot].val() {
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
                        if self.now[slot].val() == AtomicPhase::Finishing {
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
                            if self.waits[slot].q.val() {
                                self.phase[slot].d.next = AtomicPhase::Operate;
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

        // The words to store are there.
        for slot in 0..WARPS {
            if self.result_valid.val()
                & (self.result_warp.val() == self.slot_id[slot].val())
                & (self.now[slot].val() == AtomicPhase::Operate)
            {
                self.phase[slot].d.next = AtomicPhase::Unlock;
            }
        }
        self.busy.next =
            self.chosen.val() | self.issued.q.val() | self.asked.q.val() | self.answered.q.val();

        if self.clear.val() {
            for slot in 0..WARPS {
                self.phase[slot].d.next = AtomicPhase::Free;
            }
            self.asked.d.next = false;
            self.answered.d.next = false;
            self.fresh_slot.d.next = 0.into();
            self.fresh_unlock.d.next = false;
            self.fresh_lanes.d.next = 0.into();
            self.fresh_phase.d.next = AtomicPhase::Free;
            self.gathered.d.next = 0.into();
            self.last_winner.d.next = 0.into();
        }
    }
}
