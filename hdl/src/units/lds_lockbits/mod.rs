//! The LDS with lock bits: the plain LDS, a lock bit unit beside its banks, an atomic sequencer before it.
//!
//! Scratchpad atomics, section 2: Fermi's shared memory.
//!
//! ```text
//!                       +-------------------------------------------------------------+
//!  req_*, lane_*     -->|-> RequestStage -----> LdsUnit ---- bank_* ---> LdsBank x 32 |
//!   (req_locked)     -->|-> AtomicSequencer -^     |   ----- bank_* ---> LockBitUnit  |
//!  won_*, done_*     <--|<-      |       ^---------|---- acquired ---------|          |
//!  rsp_*             <--|<-------------------------|<--- bank_rsp_* -------|          |
//!                       +-------------------------------------------------------------+
//! ```
//!
//! Without `req_locked` a request is that of [`LdsBaseline`](crate::lds_baseline::LdsBaseline), with a cycle for the
//! choice between it and the sequencer: it is taken when the stage is free or becomes free, and answered 2 cycles after
//! its last round, so at the earliest 3 cycles after it is taken. One request a cycle without bank conflicts, as there.
//! With `req_locked`, the request is an atomic instruction of slot `req_warp`, done by [`AtomicSequencer`] through the
//! lock bits: ready when the slot is free, `won_*` with the old words in `rsp_data`, `done_*` at the end.
//!
//! The stage keeps the choice and the sequencer's table apart from the crossbar, in time: in one cycle they slowed the
//! LDS by a third.
//!
//! Plain requests and the sequencer's take turns on the stage when both want it. Locks bind only those who ask for
//! them: a plain write or a native atomic changes a word whose lock is held, and a native atomic that keeps its bank
//! for a second cycle can add a replay to an access that follows it.
//!
//! `won_*` and `rsp_valid` share the response: never both in a cycle.
//! **Same-cycle priority**: `clear` before everything; the memory's words stay.

use crate::atomic_sequencer::AtomicSequencer;
use crate::lds_bank::LdsBank;
use crate::lds_op::LdsOp;
use crate::lds_unit::LdsUnit;
use crate::lock_bit_unit::{LockBitUnit, LockHash};
use crate::prelude::*;
use crate::quiet::Quiet;
use crate::request_stage::RequestStage;

/// The LDS with lock bits; sizes as [`LdsUnit`], [`LockBitUnit`] and [`AtomicSequencer`] have them.
#[derive(LogicBlock, Unit)]
#[unit(
    top,
    ScratchpadAtomics,
    "LDS with lock bits and atomic instructions through them",
    LdsLockbits::<
        BANKS, BANK_BITS, LANES, LANE_BITS, ROW_BITS, ADDR_BITS, LOCK_BITS, WARPS, WARP_BITS
    >::new(SHARED_ROWS, LOCKS, LockHash::LowBits)
)]
#[idle(|top| top.idle.val()
        && !top.clear.val()
        && !top.req_valid.val()
        && !top.result_valid.val()
        && top.unit.idle()
        && top.locks.idle()
        && top.sequencer.idle())]
pub struct LdsLockbits<
    const BANKS: usize,
    const BANK_BITS: usize,
    const LANES: usize,
    const LANE_BITS: usize,
    const ROW_BITS: usize,
    const ADDR_BITS: usize,
    const LOCK_BITS: usize,
    const WARPS: usize,
    const WARP_BITS: usize,
> {
    /// Rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous: drops all requests and instructions and frees all locks; memory words stay. One cycle is enough,
    /// in which `req_valid` is low.
    pub clear: Signal<In, bool>,
    /// A request of all lanes in `req_lanes`. It and its pins stay until the clock at which `req_ready` is high.
    pub req_valid: Signal<In, bool>,
    /// The request is taken at this clock. With `req_locked` high while slot `req_warp` is free; else while the
    /// stage before the banks is free for the request, and low without `req_valid`.
    pub req_ready: Signal<Out, bool>,
    /// Operation, from `LDS_READ_B32` (0) to `LDS_CMP_ST` (24); docs/integration.md lists the codes.
    /// With `req_locked` an atomic (10 to 24); another code then stores `lane_data`.
    pub req_op: Signal<In, LdsOp>,
    /// The request is an atomic instruction that is performed through lock bits; else an access as of `lds_baseline`.
    pub req_locked: Signal<In, bool>,
    /// With `req_locked`: slot for the instruction; each slot has one at a time.
    pub req_warp: Signal<In, Bits<WARP_BITS>>,
    /// With `req_locked`: new words come on `result_*`, not from the unit's own arithmetic.
    pub req_external: Signal<In, bool>,
    /// Lanes that execute, one bit per lane.
    pub req_lanes: Signal<In, Bits<LANES>>,
    /// Byte address of each lane, aligned to the size of the operation; with `req_locked` of a word.
    pub lane_addr: Array<Signal<In, Bits<ADDR_BITS>>, LANES>,
    /// First operand of each lane: the value to write (of 64 bits the low word), or the operand of an atomic.
    pub lane_data: Array<Signal<In, Bits<32>>, LANES>,
    /// Second operand of each lane: high word of `LDS_WRITE_B64`, new word of `LDS_CMP_ST`,
    /// bits to set of `LDS_MSK_OR`.
    pub lane_data2: Array<Signal<In, Bits<32>>, LANES>,
    /// The answer to a request without `req_locked`: one pulse, in order, which cannot be held off;
    /// 3 cycles after `req_ready` at the earliest.
    pub rsp_valid: Signal<Out, bool>,
    /// With `rsp_valid` what each lane read, or the word before its atomic; with `won_valid` the old word of each
    /// lane in `won_lanes`. Undefined in other lanes.
    pub rsp_data: Array<Signal<Out, Bits<32>>, LANES>,
    /// High word that each lane read with `LDS_READ_B64`; valid with `rsp_valid`.
    pub rsp_data2: Array<Signal<Out, Bits<32>>, LANES>,
    /// With `rsp_valid` the cycles in which lanes went to banks: 1 without bank conflicts, 2 if it is of 64 bits.
    pub rsp_rounds: Signal<Out, Bits<7>>,
    /// Lanes of an atomic instruction have got their locks, and `rsp_data` has their old words: a pulse, which
    /// cannot be held off. Never together with `rsp_valid`.
    pub won_valid: Signal<Out, bool>,
    /// Slot of the instruction; valid with `won_valid`.
    pub won_warp: Signal<Out, Bits<WARP_BITS>>,
    /// Lanes that have got their locks, one bit per lane; each lane of an instruction once. Valid with `won_valid`.
    pub won_lanes: Signal<Out, Bits<LANES>>,
    /// New words for a slot with `req_external`, from the cycle after its `won_valid` on; ignored for a slot
    /// that waits for none.
    pub result_valid: Signal<In, bool>,
    /// The new words are taken at this clock; low in cycles in which the unit's own arithmetic writes its results.
    pub result_ready: Signal<Out, bool>,
    /// Slot that the new words are for.
    pub result_warp: Signal<In, Bits<WARP_BITS>>,
    /// New word of each lane that won last in this slot; those of other lanes are ignored.
    pub result_data: Array<Signal<In, Bits<32>>, LANES>,
    /// An atomic instruction is complete, its last word stored: a pulse. Its slot is free from the next cycle on.
    pub done_valid: Signal<Out, bool>,
    /// Slot of the instruction; valid with `done_valid`.
    pub done_warp: Signal<Out, Bits<WARP_BITS>>,
    /// Times that the instruction read and asked for locks; valid with `done_valid`.
    pub done_iterations: Signal<Out, Bits<32>>,
    /// With `done_valid` the cycles beyond the first in which its accesses sent lanes to banks, summed up.
    pub done_replays: Signal<Out, Bits<32>>,
    /// Slots that have an instruction, one bit per slot.
    pub in_flight: Signal<Out, Bits<WARPS>>,
    /// Nothing is in service: while `req_valid`, `result_valid` and `clear` are low too, the clock may stop.
    /// High while instructions only wait for `result_*`.
    pub idle: Signal<Out, bool>,
    unit: Quiet<LdsUnit<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, 1, 1, 0>>,
    bank: Array<Quiet<LdsBank<ROW_BITS>>, BANKS>,
    locks: Quiet<LockBitUnit<BANKS, BANK_BITS, LANES, LANE_BITS, ROW_BITS, LOCK_BITS>>,
    sequencer: Quiet<AtomicSequencer<LANES, ADDR_BITS, WARPS, WARP_BITS>>,
    stage: Quiet<RequestStage<LANES, ADDR_BITS>>,
    /// The stage has a request.
    staged: DFF<Bit>,
    staged_op: DFF<LdsOp>,
    staged_lanes: DFF<Bits<LANES>>,
    /// The last request was the sequencer's, and what it asked for.
    sequenced: DFF<Bit>,
    load_lock: DFF<Bit>,
    store_unlock: DFF<Bit>,
    plain: Signal<Local, Bit>,
    grant: Signal<Local, Bit>,
    room: Signal<Local, Bit>,
    load: Signal<Local, Bit>,
    ready: Signal<Local, Bits<BANKS>>,
    answered: Signal<Local, Bits<BANKS>>,
    work_item: Signal<Local, Bits<8>>,
}

impl<
        const BANKS: usize,
        const BANK_BITS: usize,
        const LANES: usize,
        const LANE_BITS: usize,
        const ROW_BITS: usize,
        const ADDR_BITS: usize,
        const LOCK_BITS: usize,
        const WARPS: usize,
        const WARP_BITS: usize,
    >
    LdsLockbits<
        BANKS,
        BANK_BITS,
        LANES,
        LANE_BITS,
        ROW_BITS,
        ADDR_BITS,
        LOCK_BITS,
        WARPS,
        WARP_BITS,
    >
{
    /// `BANKS` banks of `rows` words, `locks` lock bits.
    ///
    /// # Panics
    /// As [`LdsUnit::default`], [`LdsBank::new`], [`LockBitUnit::new`] and [`AtomicSequencer::default`].
    pub fn new(rows: usize, locks: usize, hash: LockHash) -> Self {
        Self {
            unit: Quiet::last(LdsUnit::default()),
            bank: Array::from_fn(|_| Quiet::new(LdsBank::new(rows))),
            locks: Quiet::new(LockBitUnit::new(locks, hash)),
            ..Default::default()
        }
    }
}

impl<
        const BANKS: usize,
        const BANK_BITS: usize,
        const LANES: usize,
        const LANE_BITS: usize,
        const ROW_BITS: usize,
        const ADDR_BITS: usize,
        const LOCK_BITS: usize,
        const WARPS: usize,
        const WARP_BITS: usize,
    > Logic
    for LdsLockbits<
        BANKS,
        BANK_BITS,
        LANES,
        LANE_BITS,
        ROW_BITS,
        ADDR_BITS,
        LOCK_BITS,
        WARPS,
        WARP_BITS,
    >
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self,
            clock,
            staged,
            staged_op,
            staged_lanes,
            sequenced,
            load_lock,
            store_unlock
        );
        clock!(self, clock, unit, locks, sequencer, stage);

        // Who has the stage next.
        self.plain.next = self.req_valid.val() & !self.req_locked.val();
        self.grant.next =
            self.sequencer.lds_valid.val() & (!self.plain.val() | !self.sequenced.q.val());
        self.room.next = !self.staged.q.val() | self.unit.req_ready.val();
        self.load.next = self.room.val() & (self.plain.val() | self.grant.val());
        self.staged.d.next = self.load.val() | !self.room.val();
        self.stage.asks.next = self.plain.val() | self.grant.val();
        self.stage.empty.next = !self.staged.q.val();
        self.stage.served.next = self.unit.req_ready.val();
        if self.load.val() {
            self.sequenced.d.next = self.grant.val();
            self.load_lock.d.next = self.grant.val() & !self.sequencer.lds_unlock.val();
            self.store_unlock.d.next = self.grant.val() & self.sequencer.lds_unlock.val();
            self.staged_op.d.next = self.req_op.val();
            self.staged_lanes.d.next = self.req_lanes.val();
            if self.grant.val() {
                self.staged_op.d.next = LdsOp::ReadB32;
                if self.sequencer.lds_unlock.val() {
                    self.staged_op.d.next = LdsOp::WriteB32;
                }
                self.staged_lanes.d.next = self.sequencer.lds_lanes.val();
            }
        }
        if self.clear.val() {
            self.staged.d.next = false;
            self.sequenced.d.next = false;
        }

        self.sequencer.clear.next = self.clear.val();
        self.sequencer.req_valid.next = self.req_valid.val() & self.req_locked.val();
        self.sequencer.req_warp.next = self.req_warp.val();
        self.sequencer.req_op.next = self.req_op.val();
        self.sequencer.req_external.next = self.req_external.val();
        self.sequencer.req_lanes.next = self.req_lanes.val();
        self.sequencer.result_valid.next = self.result_valid.val();
        self.sequencer.result_warp.next = self.result_warp.val();
        self.sequencer.lds_ready.next = self.grant.val() & self.room.val();
        self.sequencer.lds_served.next =
            self.staged.q.val() & self.sequenced.q.val() & self.unit.req_ready.val();
        self.sequencer.lds_rsp_rounds.next = self.unit.rsp_rounds.val();
        self.sequencer.acquired.next = self.locks.acquired.val();
        self.req_ready.next = self.sequencer.req_ready.val();
        if !self.req_locked.val() {
            self.req_ready.next = self.plain.val() & !self.grant.val() & self.room.val();
        }
        self.result_ready.next = self.sequencer.result_ready.val();
        self.won_valid.next = self.sequencer.won_valid.val();
        self.won_warp.next = self.sequencer.won_warp.val();
        self.won_lanes.next = self.sequencer.won_lanes.val();
        self.done_valid.next = self.sequencer.done_valid.val();
        self.done_warp.next = self.sequencer.done_warp.val();
        self.done_iterations.next = self.sequencer.done_iterations.val();
        self.done_replays.next = self.sequencer.done_replays.val();
        self.in_flight.next = self.sequencer.in_flight.val();

        self.unit.clear.next = self.clear.val();
        self.unit.req_valid.next = self.staged.q.val();
        self.unit.req_op.next = self.staged_op.q.val();
        self.unit.req_lanes.next = self.staged_lanes.q.val();
        self.unit.req_wavefront.next = 0.into();
        self.unit.req_half.next = false;
        self.unit.req_continues.next = false;
        self.unit.all_lose.next = false;
        self.unit.req_transactional.next = false;
        self.unit.hold.next = false;
        self.unit.tcm[0].next = 0.into();
        self.unit.tcm[1].next = 0.into();
        for lane in 0..LANES {
            self.sequencer.lane_addr[lane].next = self.lane_addr[lane].val();
            self.sequencer.lane_data[lane].next = self.lane_data[lane].val();
            self.sequencer.lane_data2[lane].next = self.lane_data2[lane].val();
            self.sequencer.result_data[lane].next = self.result_data[lane].val();
            self.sequencer.lds_rsp_data[lane].next = self.unit.rsp_data[lane].val();
            self.stage.addr[lane].next = self.lane_addr[lane].val();
            self.stage.data[lane].next = self.lane_data[lane].val();
            self.stage.data2[lane].next = self.lane_data2[lane].val();
            if self.grant.val() {
                self.stage.addr[lane].next = self.sequencer.lds_addr[lane].val();
                self.stage.data[lane].next = self.sequencer.lds_data[lane].val();
            }
            self.unit.lane_addr[lane].next = self.stage.held_addr[lane].val();
            self.unit.lane_data[lane].next = self.stage.held_data[lane].val();
            self.unit.lane_data2[lane].next = self.stage.held_data2[lane].val();
            self.rsp_data[lane].next = self.unit.rsp_data[lane].val();
            self.rsp_data2[lane].next = self.unit.rsp_data2[lane].val();
        }
        self.rsp_valid.next = self.unit.rsp_valid.val() & !self.sequencer.lds_rsp_taken.val();
        self.rsp_rounds.next = self.unit.rsp_rounds.val();

        self.locks.clear.next = self.clear.val();
        self.locks.load_lock.next = 0.into();
        self.locks.store_unlock.next = 0.into();
        if self.load_lock.q.val() {
            self.locks.load_lock.next = self.unit.bank_valid.val();
        }
        if self.store_unlock.q.val() {
            self.locks.store_unlock.next = self.unit.bank_valid.val();
        }

        self.ready.next = 0.into();
        self.answered.next = 0.into();
        for bank in 0..BANKS {
            self.locks.row[bank].next = self.unit.bank_row[bank].val();
            self.work_item.next = self.unit.bank_work_item[bank].val();
            self.locks.lane[bank].next = bit_cast::<LANE_BITS, 8>(self.work_item.val());
            self.bank[bank].clock.next = self.clock.val();
            self.bank[bank].clear.next = self.clear.val();
            self.bank[bank].req_valid.next = self.unit.bank_valid.val().get_bit(bank);
            self.bank[bank].req_op.next = self.staged_op.q.val();
            self.bank[bank].req_transactional.next = false;
            self.bank[bank].req_row.next = self.unit.bank_row[bank].val();
            self.bank[bank].req_byte.next = self.unit.bank_byte[bank].val();
            self.bank[bank].req_data.next = self.unit.bank_data[bank].val();
            self.bank[bank].req_data2.next = self.unit.bank_data2[bank].val();
            self.bank[bank].hold.next = false;
            self.bank[bank].aborted.next = false;
            self.bank[bank].shadow_read_enable.next = false;
            self.bank[bank].shadow_read_row.next = 0.into();
            self.bank[bank].shadow_write_mask.next = 0.into();
            self.bank[bank].shadow_write_row.next = 0.into();
            self.bank[bank].shadow_write_data.next = 0.into();
            if self.bank[bank].req_ready.val() {
                self.ready.next = self.ready.val().replace_bit(bank, true);
            }
            if self.bank[bank].rsp_valid.val() {
                self.answered.next = self.answered.val().replace_bit(bank, true);
            }
            self.unit.bank_rsp_word[bank].next = self.bank[bank].rsp_word.val();
        }
        self.unit.bank_ready.next = self.ready.val();
        self.unit.bank_rsp_valid.next = self.answered.val();
        self.unit.bank_rsp_aborted.next = 0.into();
        self.idle.next = !self.staged.q.val()
            & !self.unit.busy.val()
            & !self.sequencer.lds_valid.val()
            & !self.sequencer.lds_rsp_taken.val();
    }
}
