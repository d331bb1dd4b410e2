//! The plain LDS top: the LDS unit and its banks, no transactions.
//!
//! ```text
//!                    +------------------------------------------+
//!  req_*, lane_* --->|   LdsUnit  --- bank_* --->  LdsBank x 32 |
//!  rsp_*         <---|            <-- bank_rsp_* --             |
//!                    +------------------------------------------+
//! ```
//!
//! The reference of every comparison: the transactional tops have the same units and their
//! additions. Latency and throughput are those of [`LdsUnit`].

use crate::lds_bank::LdsBank;
use crate::lds_op::LdsOp;
use crate::lds_unit::LdsUnit;
use crate::prelude::*;
use crate::quiet::Quiet;

/// The plain LDS: no transactions.
#[derive(LogicBlock, Unit)]
#[unit(
    top,
    LocalTm,
    "LDS without transactions",
    LdsBaseline::<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS>::new(ROWS)
)]
#[idle(|top| top.idle.val() && !top.clear.val() && !top.req_valid.val() && top.unit.idle())]
pub struct LdsBaseline<
    const BANKS: usize,
    const BANK_BITS: usize,
    const LANES: usize,
    const ROW_BITS: usize,
    const ADDR_BITS: usize,
> {
    /// Rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous: drops all requests; memory words stay. One cycle is enough, in which `req_valid` is low.
    pub clear: Signal<In, bool>,
    /// A request of all lanes in `req_lanes`. It and its pins stay as they are until the clock at which `req_ready`
    /// is high.
    pub req_valid: Signal<In, bool>,
    /// The request is taken at this clock: its last lanes go to their banks. Low without `req_valid`;
    /// depends combinationally on the whole request.
    pub req_ready: Signal<Out, bool>,
    /// Operation, from `LDS_READ_B32` (0) to `LDS_CMP_ST` (24); docs/integration.md lists the codes.
    pub req_op: Signal<In, LdsOp>,
    /// Lanes that execute, one bit per lane.
    pub req_lanes: Signal<In, Bits<LANES>>,
    /// Byte address of each lane, aligned to the size of the operation.
    pub lane_addr: Array<Signal<In, Bits<ADDR_BITS>>, LANES>,
    /// First operand of each lane: the value to write (of 64 bits the low word), or the operand of an atomic.
    pub lane_data: Array<Signal<In, Bits<32>>, LANES>,
    /// Second operand of each lane: high word of `LDS_WRITE_B64`, new word of `LDS_CMP_ST`,
    /// bits to set of `LDS_MSK_OR`.
    pub lane_data2: Array<Signal<In, Bits<32>>, LANES>,
    /// The answer: one pulse per request, in order, which cannot be held off; 2 cycles after `req_ready`.
    pub rsp_valid: Signal<Out, bool>,
    /// What each lane read, or the word before its atomic; undefined in all other lanes. Valid with `rsp_valid`.
    pub rsp_data: Array<Signal<Out, Bits<32>>, LANES>,
    /// High word that each lane read with `LDS_READ_B64`; undefined after other operations.
    pub rsp_data2: Array<Signal<Out, Bits<32>>, LANES>,
    /// Cycles in which the request sent lanes to banks: 1 without bank conflicts, 2 if it is of 64 bits.
    pub rsp_rounds: Signal<Out, Bits<7>>,
    /// Nothing is in service: while `req_valid` and `clear` are low too, the clock may stop.
    pub idle: Signal<Out, bool>,
    unit: Quiet<LdsUnit<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, 1, 1, 0>>,
    bank: Array<Quiet<LdsBank<ROW_BITS>>, BANKS>,
    ready: Signal<Local, Bits<BANKS>>,
    answered: Signal<Local, Bits<BANKS>>,
}

impl<
        const BANKS: usize,
        const BANK_BITS: usize,
        const LANES: usize,
        const ROW_BITS: usize,
        const ADDR_BITS: usize,
    > LdsBaseline<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS>
{
    /// `BANKS` banks of `rows` words.
    ///
    /// # Panics
    /// As [`LdsUnit::default`] and [`LdsBank::new`].
    pub fn new(rows: usize) -> Self {
        Self {
            unit: Quiet::last(LdsUnit::default()),
            bank: Array::from_fn(|_| Quiet::new(LdsBank::new(rows))),
            ..Default::default()
        }
    }
}

impl<
        const BANKS: usize,
        const BANK_BITS: usize,
        const LANES: usize,
        const ROW_BITS: usize,
        const ADDR_BITS: usize,
    > Logic for LdsBaseline<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, unit);
        self.unit.clear.next = self.clear.val();
        self.unit.req_valid.next = self.req_valid.val();
        self.unit.req_op.next = self.req_op.val();
        self.unit.req_wavefront.next = 0.into();
        self.unit.req_half.next = false;
        self.unit.req_continues.next = false;
        self.unit.all_lose.next = false;
        self.unit.req_transactional.next = false;
        self.unit.req_lanes.next = self.req_lanes.val();
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
        self.req_ready.next = self.unit.req_ready.val();
        self.rsp_valid.next = self.unit.rsp_valid.val();
        self.rsp_rounds.next = self.unit.rsp_rounds.val();
        self.ready.next = 0.into();
        self.answered.next = 0.into();
        for bank in 0..BANKS {
            self.bank[bank].clock.next = self.clock.val();
            self.bank[bank].clear.next = self.clear.val();
            self.bank[bank].req_valid.next = self.unit.bank_valid.val().get_bit(bank);
            self.bank[bank].req_op.next = self.req_op.val();
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
        self.idle.next = !self.unit.busy.val();
    }
}
