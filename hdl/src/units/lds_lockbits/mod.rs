//! The LDS with lock bits: the plain LDS, a lock bit unit beside its banks, an atomic sequencer before it.
//!
//! Scratchpad atomics, section 2: Fermi's shared memory.
//!
//! ```text
//!                       +----------------------------------------------------------+
//!  req_*, lane_*     -->|-+--------------------> LdsUnit -- bank_* --> LdsBank x 32 |
//!                       | | req_locked          ^ |   '---- bank_* --> LockBitUnit  |
//!  issue_*, won_*    <--|<+-> AtomicSequencer --' |                         |       |
//!  done_*            <--|<-      ^----------------|------ acquired ---------'       |
//!  rsp_*             <--|<------------------------'                                 |
//!                       +----------------------------------------------------------+
//! ```
//!
//! Without `req_locked` a request is that of [`LdsBaseline`](crate::lds_baseline::LdsBaseline), answered 2 cycles after its last round.
//! With `req_locked`, the request is an atomic instruction of slot `req_warp`, done by [`AtomicSequencer`] through the
//! lock bits: ready when the slot is free, `won_*` with the old words in `rsp_data`, `done_*` at the end.
//!
//! **Addresses, operands and arithmetic are the core's.** Every load-lock and store-unlock of an instruction is issued by its warp, as any access:
//! `issue_valid` tells in the cycle before that it is the turn of warp `issue_warp`, and in each cycle after one with
//! `issue_valid` the pins `lane_addr`, and with `issue_unlock` `lane_data`, are that warp's: the core reads its registers by `issue_warp`, with
//! a clock. A plain request waits meanwhile, and has the pins again from the cycle after one without `issue_valid` on.
//!
//! Plain requests and the sequencer's take turns when both want the LDS unit. Locks bind only those who ask for
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
    /// A request of all lanes in `req_lanes`. It and its pins stay until the clock at which `req_ready` is high; `lane_*` are
    /// another's in cycles that follow one with `issue_valid`.
    pub req_valid: Signal<In, bool>,
    /// The request is taken at this clock. With `req_locked` high while slot `req_warp` is free; else in the request's last
    /// round, and low without `req_valid` and in cycles that follow one with `issue_valid`.
    pub req_ready: Signal<Out, bool>,
    /// Operation, from `LDS_READ_B32` (0) to `LDS_CMP_ST` (24); docs/integration.md lists the codes.
    /// Means nothing with `req_locked`.
    pub req_op: Signal<In, LdsOp>,
    /// The request is an atomic instruction that is performed through lock bits; else an access as of `lds_baseline`.
    pub req_locked: Signal<In, bool>,
    /// With `req_locked`: slot for the instruction; each slot has one at a time.
    pub req_warp: Signal<In, Bits<WARP_BITS>>,
    /// With `req_locked`: the new words may take longer than 2 cycles from `won_valid` on, so the store waits for `result_valid`.
    pub req_waits: Signal<In, bool>,
    /// Lanes that execute, one bit per lane.
    pub req_lanes: Signal<In, Bits<LANES>>,
    /// Byte address of each lane, aligned to the size of the operation; means nothing with `req_locked`.
    /// In cycles that follow one with `issue_valid` those of the atomic instruction of `issue_warp`, which are of words.
    pub lane_addr: Array<Signal<In, Bits<ADDR_BITS>>, LANES>,
    /// First operand of each lane: the value to write (of 64 bits the low word), or the operand of a native atomic.
    /// In cycles that follow one with `issue_valid & issue_unlock` the new words of the lanes that won last in slot `issue_warp`.
    pub lane_data: Array<Signal<In, Bits<32>>, LANES>,
    /// Second operand of each lane: high word of `LDS_WRITE_B64`, new word of `LDS_CMP_ST`,
    /// bits to set of `LDS_MSK_OR`.
    pub lane_data2: Array<Signal<In, Bits<32>>, LANES>,
    /// The answer to a request without `req_locked`: one pulse, in order, which cannot be held off; 2 cycles after `req_ready`.
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
    /// In the next cycle an access of an atomic instruction is at the LDS unit: `lane_addr` and `lane_data` must be those of its warp
    /// then.
    pub issue_valid: Signal<Out, bool>,
    /// Slot of the instruction; valid with `issue_valid`.
    pub issue_warp: Signal<Out, Bits<WARP_BITS>>,
    /// The access stores the new words; else it reads the old ones. Valid with `issue_valid`.
    pub issue_unlock: Signal<Out, bool>,
    /// The new words of a slot with `req_waits` are there, from the cycle after its `won_valid` on: a pulse. Ignored for a slot
    /// that waits for none.
    pub result_valid: Signal<In, bool>,
    /// Slot whose new words are there.
    pub result_warp: Signal<In, Bits<WARP_BITS>>,
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
    /// High while instructions only wait for `result_valid`.
    pub idle: Signal<Out, bool>,
    unit: Quiet<LdsUnit<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, 1, 1, 0>>,
    bank: Array<Quiet<LdsBank<ROW_BITS>>, BANKS>,
    locks: Quiet<LockBitUnit<BANKS, BANK_BITS, LANES, LANE_BITS, ROW_BITS, LOCK_BITS>>,
    sequencer: Quiet<AtomicSequencer<LANES, WARPS, WARP_BITS>>,
    plain: Signal<Local, Bit>,
    issued: Signal<Local, Bit>,
    op: Signal<Local, LdsOp>,
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
        clock!(self, clock, unit, locks, sequencer);

        // Whose access is at the LDS unit.
        self.plain.next = self.req_valid.val() & !self.req_locked.val();
        self.issued.next = self.sequencer.lds_valid.val();
        self.unit.req_valid.next = self.issued.val() | self.plain.val();
        self.op.next = self.req_op.val();
        if self.sequencer.lds_load_lock.val() {
            self.op.next = LdsOp::ReadB32;
        }
        if self.sequencer.lds_store_unlock.val() {
            self.op.next = LdsOp::WriteB32;
        }
        self.unit.req_op.next = self.op.val();
        // After its first round the unit knows which lanes are left.
        self.unit.req_lanes.next = self.req_lanes.val();
        if self.sequencer.lds_first.val() {
            self.unit.req_lanes.next = self.sequencer.lds_lanes.val();
        }
        self.sequencer.lds_served.next = self.unit.req_ready.val();
        self.sequencer.lds_other.next = self.plain.val();
        self.req_ready.next = self.sequencer.req_ready.val();
        if !self.req_locked.val() {
            self.req_ready.next = self.plain.val() & !self.issued.val() & self.unit.req_ready.val();
        }

        self.sequencer.clear.next = self.clear.val();
        self.sequencer.req_valid.next = self.req_valid.val() & self.req_locked.val();
        self.sequencer.req_warp.next = self.req_warp.val();
        self.sequencer.req_waits.next = self.req_waits.val();
        self.sequencer.req_lanes.next = self.req_lanes.val();
        self.sequencer.result_valid.next = self.result_valid.val();
        self.sequencer.result_warp.next = self.result_warp.val();
        self.sequencer.lds_rsp_rounds.next = self.unit.rsp_rounds.val();
        self.sequencer.acquired.next = self.locks.acquired.val();
        self.issue_valid.next = self.sequencer.issue_valid.val();
        self.issue_warp.next = self.sequencer.issue_warp.val();
        self.issue_unlock.next = self.sequencer.issue_unlock.val();
        self.won_valid.next = self.sequencer.won_valid.val();
        self.won_warp.next = self.sequencer.won_warp.val();
        self.won_lanes.next = self.sequencer.won_lanes.val();
        self.done_valid.next = self.sequencer.done_valid.val();
        self.done_warp.next = self.sequencer.done_warp.val();
        self.done_iterations.next = self.sequencer.done_iterations.val();
        self.done_replays.next = self.sequencer.done_replays.val();
        self.in_flight.next = self.sequencer.in_flight.val();

        self.unit.clear.next = self.clear.val();
        self.unit.req_wavefront.next = 0.into();
        self.unit.req_half.next = false;
        self.unit.req_continues.next = false;
        self.unit.all_lose.next = false;
        self.unit.req_transactional.next = false;
        self.unit.hold.next = false;
        self.unit.tcm[0].next = 0.into();
        self.unit.tcm[1].next = 0.into();
        for lane in 0..LANES {
            self.unit.lane_addr[lane].next = self.lane_addr[lane].val();
            self.unit.lane_data[lane].next = self.lane_data[lane].val();
            self.unit.lane_data2[lane].next = self.lane_data2[lane].val();
            self.rsp_data[lane].next = self.unit.rsp_data[lane].val();
            self.rsp_data2[lane].next = self.unit.rsp_data2[lane].val();
        }
        self.rsp_valid.next = self.unit.rsp_valid.val() & !self.sequencer.lds_rsp_taken.val();
        self.rsp_rounds.next = self.unit.rsp_rounds.val();

        self.locks.clear.next = self.clear.val();
        self.locks.load_lock.next = 0.into();
        self.locks.store_unlock.next = 0.into();
        if self.sequencer.lds_load_lock.val() {
            self.locks.load_lock.next = self.unit.bank_valid.val();
        }
        if self.sequencer.lds_store_unlock.val() {
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
            self.bank[bank].req_op.next = self.op.val();
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
        self.idle.next = !self.unit.busy.val() & !self.sequencer.busy.val();
    }
}
