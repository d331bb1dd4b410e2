//! The LDS unit: schedules one half-wavefront of an LDS instruction on the banks.
//!
//! Both LocalTM papers, section 2: 32 banks, at most one lane a bank at a time, conflicting lanes are serialised. As in Southern Islands a
//! wavefront's 64 lanes come as two halves of 32.
//!
//! ```text
//!             +------------------------------------------------+
//!  req_*    ->| pending -> RequestCrossbar                     |-> bank_*  (requests)
//!  lane_*   ->|                                                |
//!  tcm_*    ->|            ResponseCrossbar -> LaneAlign       |-> rsp_*
//!             |            losers -> MeetingLanes              |<- bank_rsp_*
//!             +------------------------------------------------+
//!              hold <- sequencer                  conflict_* -> sequencer
//! ```
//!
//! **Request**: valid/ready; everything is held stable until the cycle in which `req_ready` is high. Lanes whose conflict bit is set do not take
//! part in a transactional request.
//! **Response**: one pulse of `rsp_valid` a request, in order, without back-pressure. The words of lanes that did not ask, and `rsp_data2` of
//! operations with one word, mean nothing.
//!
//! **Latency**, from the cycle in which the request is first seen to `rsp_valid`, where no bank is busy with the request before:
//!
//! | request | cycles | where |
//! | --- | --- | --- |
//! | plain read | R + 1 | R: different words in the bank that has most |
//! | plain write | R + 1 | R: lanes in the bank that has most |
//! | plain read or write of 64 bits | R + R' + 1 | R, R': of the low words, of the high words |
//! | native atomic | 2 R | R: lanes in the bank that has most; a bank needs two cycles for each |
//! | transactional | that of the slowest bank | the sum over its lanes of 2 + the cycles that [`shadow_memory`](crate::shadow_memory) or [`directory_shadow`](crate::directory_shadow) adds |
//! | transactional of 64 bits | both passes' sums | |
//! | transactional with losers and `all_lose` | 1 + W more | W: words on which a lane of the access has lost |
//! | without lanes | 2 | 3 with 64 bits |
//!
//! So 2 without a bank conflict (the papers' LDS latency), and 64 for 32 atomics on one word. **Throughput**: a half a cycle. A plain read serves
//! all lanes of one word in one round; a transactional access never does ("a bank is accessed by only one work-item at a time"). A 64-bit access
//! takes two passes, low words first, and must be 8-byte aligned. A transactional request becomes ready only when its last lane has been
//! answered, so at most one is in the banks.
//!
//! **Losers**: a lane loses if its bank says so; with the strap `all_lose` also if it meets such a lane on a word, in either half of the access
//! ([`meeting_lanes`](crate::meeting_lanes)).
//!
//! **Conflicts** are reported in the cycle in which the request becomes ready.
//!
//! **Same-cycle priority**: a request in service goes on under `hold`; a new one waits for it to fall.

use crate::address_planes::AddressPlanes;
use crate::lane_align::{LaneAlign, WordPart};
use crate::lane_choice::LaneChoice;
use crate::lds_op::LdsOp;
use crate::meeting_lanes::MeetingLanes;
use crate::pins::Register;
use crate::prelude::*;
use crate::quiet::{Lazy, Quiet};
use crate::request_crossbar::RequestCrossbar;
use crate::response_crossbar::ResponseCrossbar;

/// `LANES <= 32` lanes, `BANKS <= 32` banks, `SLOTS` wavefront slots; transactions if `TRANSACTIONS` is 1, and none if 0: then `req_transactional`,
/// `tcm` and `all_lose` mean nothing.
#[derive(LogicBlock, Unit)]
#[unit(
    LocalTm,
    "schedules half-wavefronts on the banks",
    LdsUnit::<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, SLOTS, SLOT_BITS, 1>::default()
)]
#[unit(
    "lds_unit_plain",
    LocalTm,
    "schedules half-wavefronts on banks without transactions",
    LdsUnit::<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, 1, 1, 0>::default()
)]
#[idle(|unit| !unit.busy.val()
        && !unit.req_valid.val()
        && !unit.clear.val()
        // If the request is taken back, which no core may do, it still looks up losers.
        && unit.meeting.iter().all(|one| one.idle())
        && unit.lower_losers.keeps()
        && unit.upper.keeps()
        && unit.rsp_op.keeps()
        && unit.rsp_high.keeps()
        && unit.last_rounds.keeps()
        && unit.done_rounds.keeps())]
pub struct LdsUnit<
    const BANKS: usize,
    const BANK_BITS: usize,
    const LANES: usize,
    const ROW_BITS: usize,
    const ADDR_BITS: usize,
    const SLOTS: usize,
    const SLOT_BITS: usize,
    const TRANSACTIONS: usize,
> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub req_valid: Signal<In, bool>,
    pub req_ready: Signal<Out, bool>,
    pub req_op: Signal<In, LdsOp>,
    pub req_wavefront: Signal<In, Bits<SLOT_BITS>>,
    /// Lanes `LANES..2 * LANES` of the wavefront.
    pub req_half: Signal<In, bool>,
    /// This upper half is of the access whose lower half was the request before.
    pub req_continues: Signal<In, bool>,
    pub req_transactional: Signal<In, bool>,
    /// Lanes of this half that execute (EXEC).
    pub req_lanes: Signal<In, Bits<LANES>>,
    pub lane_addr: Array<Signal<In, Bits<ADDR_BITS>>, LANES>,
    pub lane_data: Array<Signal<In, Bits<32>>, LANES>,
    pub lane_data2: Array<Signal<In, Bits<32>>, LANES>,
    /// Strap: 1: lanes of an access that meet on a word where one loses, all lose. 0: a lane loses if its bank says so.
    pub all_lose: Signal<In, bool>,
    /// Conflict masks, two halves a slot.
    pub tcm: Array<Signal<In, Bits<32>>, SLOTS, 2>,
    pub rsp_valid: Signal<Out, bool>,
    pub rsp_data: Array<Signal<Out, Bits<32>>, LANES>,
    pub rsp_data2: Array<Signal<Out, Bits<32>>, LANES>,
    /// Lanes that lost a conflict in this access.
    pub rsp_aborted: Signal<Out, Bits<LANES>>,
    /// Lanes of the lower half that lose with lanes of this upper half; 0 in any other answer.
    pub rsp_aborted_lower: Signal<Out, Bits<LANES>>,
    /// Cycles in which lanes were sent to banks; 1 without bank conflicts.
    pub rsp_rounds: Signal<Out, Bits<7>>,
    pub hold: Signal<In, bool>,
    pub conflict_valid: Signal<Out, bool>,
    pub conflict_wavefront: Signal<Out, Bits<SLOT_BITS>>,
    /// Lanes of the wavefront that lose: 0..31.
    pub conflict_lo: Signal<Out, Bits<32>>,
    /// 32..63.
    pub conflict_hi: Signal<Out, Bits<32>>,
    /// A request starts or is in service, or its response is on the way.
    pub busy: Signal<Out, bool>,
    /// High in cycles that a transactional request costs beyond a plain LDS: no lane issues and no pass completes.
    pub perf_overhead: Signal<Out, bool>,
    pub bank_ready: Signal<In, Bits<BANKS>>,
    pub bank_valid: Signal<Out, Bits<BANKS>>,
    /// The request is transactional: the pin again, so that it has no load but here.
    pub bank_transactional: Signal<Out, bool>,
    pub bank_row: Array<Signal<Out, Bits<ROW_BITS>>, BANKS>,
    pub bank_byte: Array<Signal<Out, Bits<2>>, BANKS>,
    pub bank_data: Array<Signal<Out, Bits<32>>, BANKS>,
    pub bank_data2: Array<Signal<Out, Bits<32>>, BANKS>,
    pub bank_work_item: Array<Signal<Out, Bits<8>>, BANKS>,
    pub bank_rsp_valid: Signal<In, Bits<BANKS>>,
    pub bank_rsp_aborted: Signal<In, Bits<BANKS>>,
    pub bank_rsp_word: Array<Signal<In, Bits<32>>, BANKS>,
    choice: Lazy<LaneChoice<LANES, SLOTS, SLOT_BITS>>,
    planes: Lazy<AddressPlanes<LANES, BANK_BITS, ROW_BITS, ADDR_BITS>>,
    request: Lazy<RequestCrossbar<BANKS, BANK_BITS, LANES, ROW_BITS>>,
    response: Lazy<ResponseCrossbar<BANKS, BANK_BITS, ADDR_BITS, LANES>>,
    lane: Array<Quiet<LaneAlign<ADDR_BITS>>, LANES>,
    meeting: Array<Quiet<MeetingLanes<LANES, BANK_BITS, ROW_BITS>>, TRANSACTIONS>,
    active: DFF<Bit>,
    /// Lanes `pending` are left of the pass; else it begins with all, which is known sooner than that none are left of the pass before.
    begun: DFF<Bit>,
    pending: DFF<Bits<LANES>>,
    high_pass: DFF<Bit>,
    waiting: DFF<Bits<LANES>>,
    losers: DFF<Bits<LANES>>,
    lower_losers: DFF<Bits<LANES>>,
    rounds: DFF<Bits<7>>,
    /// The half of the request in service: that of the cycle before. The pin chooses lanes, and has no load besides.
    upper: DFF<Bit>,
    rsp_op: DFF<LdsOp>,
    rsp_high: DFF<Bit>,
    /// The plain request's last lanes are in the banks.
    last: DFF<Bit>,
    last_rounds: DFF<Bits<7>>,
    done: DFF<Bit>,
    done_rounds: DFF<Bits<7>>,
    /// The request is one of a transaction, and there are any.
    transactional: Signal<Local, bool>,
    allowed: Signal<Local, Bit>,
    first: Signal<Local, Bit>,
    unanswered: Signal<Local, Bits<LANES>>,
    /// Lanes that have lost to a bank, or joined those before this cycle.
    lost: Signal<Local, Bits<LANES>>,
    losers_now: Signal<Local, Bits<LANES>>,
    /// Who loses with the losers of a request that is told of them is known.
    all_known: Signal<Local, Bit>,
    /// And nobody would join them.
    settled: Signal<Local, Bit>,
    joined: Signal<Local, Bits<LANES>>,
    joined_lower: Signal<Local, Bits<LANES>>,
    rounds_now: Signal<Local, Bits<7>>,
    /// A plain request is in service.
    plain: Signal<Local, Bit>,
    /// The pass of a plain request, or of a transactional one, ends in this cycle.
    plain_pass_done: Signal<Local, Bit>,
    tx_pass_done: Signal<Local, Bit>,
    /// A transactional request ends with the pass.
    may_end: Signal<Local, Bit>,
    /// The request is ready, and plain or transactional.
    plain_ready: Signal<Local, Bit>,
    tx_ready: Signal<Local, Bit>,
    /// A transactional request is in service, and goes on.
    stays: Signal<Local, Bit>,
    /// All losers to banks are known, of a transactional request.
    told: Signal<Local, Bit>,
    more: Signal<Local, Bit>,
    write: Signal<Local, Bit>,
    rsp_part: Signal<Local, WordPart>,
}

impl<
        const BANKS: usize,
        const BANK_BITS: usize,
        const LANES: usize,
        const ROW_BITS: usize,
        const ADDR_BITS: usize,
        const SLOTS: usize,
        const SLOT_BITS: usize,
        const TRANSACTIONS: usize,
    > Logic
    for LdsUnit<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, SLOTS, SLOT_BITS, TRANSACTIONS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self,
            clock,
            active,
            begun,
            pending,
            high_pass,
            waiting,
            losers,
            lower_losers,
            rounds,
            upper,
            rsp_op,
            rsp_high,
            last,
            last_rounds,
            done,
            done_rounds
        );

        self.transactional.next = false;
        for _tx in 0..TRANSACTIONS {
            self.transactional.next = self.req_transactional.val();
        }

        // Which lanes still have to go to a bank.
        self.allowed.next = self.req_valid.val() & (self.active.q.val() | !self.hold.val());
        self.first.next = self.req_valid.val() & !self.active.q.val() & !self.hold.val();
        self.choice.valid.next = self.req_valid.val();
        self.choice.active.next = self.active.q.val();
        self.choice.hold.next = self.hold.val();
        self.choice.wavefront.next = self.req_wavefront.val();
        self.choice.half.next = self.req_half.val();
        self.choice.transactional.next = self.transactional.val();
        self.choice.lanes.next = self.req_lanes.val();
        for word in 0..(2 * SLOTS) {
            self.choice.tcm[word].next = self.tcm[word].val();
        }
        self.choice.begun.next = self.begun.q.val();
        self.choice.pending.next = self.pending.q.val();

        self.request.want.next = self.choice.want.val();
        self.request.bank_ready.next = self.bank_ready.val();
        self.request.high_word.next = self.high_pass.q.val();
        match self.req_op.val() {
            #[rustfmt::skip]
            LdsOp::WriteB32 | LdsOp::WriteB8 | LdsOp::WriteB16 | LdsOp::WriteB64 | LdsOp::Add | LdsOp::Sub |
            LdsOp::RSub | LdsOp::Inc | LdsOp::Dec | LdsOp::MinI32 | LdsOp::MaxI32 | LdsOp::MinU32 | LdsOp::MaxU32 |
            LdsOp::And | LdsOp::Or | LdsOp::Xor | LdsOp::MskOr | LdsOp::Xchg | LdsOp::CmpSt =>
                self.write.next = true,
            _ => self.write.next = false,
        }
        self.request.broadcast.next = !self.write.val() & !self.transactional.val();
        for lane in 0..LANES {
            self.planes.lane_addr[lane].next = self.lane_addr[lane].val();
            self.request.lane_data[lane].next = self.lane_data[lane].val();
            self.request.lane_data2[lane].next = self.lane_data2[lane].val();
            if self.high_pass.q.val() {
                self.request.lane_data[lane].next = self.lane_data2[lane].val();
            }
        }
        for place in 0..BANK_BITS {
            self.request.bank_plane[place].next = self.planes.bank_plane[place].val();
        }
        for place in 0..ROW_BITS {
            self.request.row_plane[place].next = self.planes.row_plane[place].val();
        }
        for place in 0..2 {
            self.request.byte_plane[place].next = self.planes.byte_plane[place].val();
        }
        self.bank_valid.next = self.request.bank_valid.val();
        self.bank_transactional.next = self.transactional.val();
        for bank in 0..BANKS {
            self.bank_row[bank].next = self.request.bank_row[bank].val();
            self.bank_byte[bank].next = self.request.bank_byte[bank].val();
            self.bank_data[bank].next = self.request.bank_data[bank].val();
            self.bank_data2[bank].next = self.request.bank_data2[bank].val();
            self.bank_work_item[bank].next =
                self.choice.first_item.val() | self.request.bank_lane[bank].val();
        }

        // Who loses with the losers.
        self.all_known.next = true;
        self.settled.next = true;
        self.joined.next = 0.into();
        self.joined_lower.next = 0.into();
        for tx in 0..TRANSACTIONS {
            self.all_known.next = self.meeting[tx].done.val();
            self.settled.next = self.meeting[tx].settled.val();
            self.joined.next = self.meeting[tx].joined.val();
            self.joined_lower.next = self.meeting[tx].joined_lower.val();
        }

        // Progress of the pass.
        self.unanswered.next = self.waiting.q.val() & !self.response.done.val();
        self.waiting.d.next = self.unanswered.val() | self.request.served.val();
        self.lost.next = self.losers.q.val() | self.response.aborted.val();
        self.losers_now.next = self.lost.val() | self.joined.val();
        self.rounds_now.next = self.rounds.q.val();
        if self.first.val() {
            self.losers_now.next = 0.into();
            self.rounds_now.next = 0.into();
        }
        if self.request.bank_valid.val().any() {
            self.rounds_now.next = self.rounds_now.val() + 1;
        }
        self.losers.d.next = self.losers_now.val();
        self.rounds.d.next = self.rounds_now.val();

        // What comes from the crossbar comes last: whether lanes are left is asked behind everything else.
        self.plain.next = self.allowed.val() & !self.transactional.val();
        self.plain_pass_done.next = self.plain.val() & !self.request.left.val().any();
        // Does not wait for the crossbar: nothing is left to serve when a transactional pass ends.
        self.tx_pass_done.next = self.req_valid.val()
            & self.active.q.val()
            & self.transactional.val()
            & !self.pending.q.val().any()
            & !self.unanswered.val().any();
        self.more.next = !self.high_pass.q.val()
            & ((self.req_op.val() == LdsOp::ReadB64) | (self.req_op.val() == LdsOp::WriteB64));
        // Known early: what follows the answers of the banks is short.
        self.may_end.next = !self.more.val() & self.all_known.val();
        self.tx_ready.next = self.tx_pass_done.val() & self.may_end.val();
        self.plain_ready.next = self.plain_pass_done.val() & !self.more.val();
        self.req_ready.next = self.plain_ready.val() | self.tx_ready.val();
        if self.allowed.val() {
            self.pending.d.next = self.request.left.val();
        }
        self.stays.next = self.allowed.val() & self.transactional.val() & !self.tx_ready.val();
        self.begun.d.next = (self.plain.val() & self.request.left.val().any())
            | self.stays.val()
            | (self.begun.q.val() & !self.allowed.val());
        self.active.d.next = (self.plain.val() & self.request.left.val().any())
            | (self.plain.val() & self.more.val())
            | self.stays.val()
            | (self.active.q.val() & !self.allowed.val());
        self.high_pass.d.next = (self.tx_pass_done.val() & self.more.val())
            | (self.high_pass.q.val() & !self.plain_pass_done.val() & !self.tx_ready.val())
            | (self.plain_pass_done.val() & self.more.val());
        if self.tx_pass_done.val() & self.more.val() {
            self.pending.d.next = self.choice.runs.val() & !self.losers_now.val();
        }

        // All losers to banks are known.
        self.told.next = self.tx_pass_done.val() & !self.more.val();
        for tx in 0..TRANSACTIONS {
            self.meeting[tx].clock.next = self.clock.val();
            self.meeting[tx].clear.next = self.clear.val();
            self.meeting[tx].all_lose.next = self.all_lose.val();
            self.meeting[tx].ask.next = self.told.val();
            self.meeting[tx].runs.next = self.choice.runs.val();
            self.meeting[tx].losers.next = self.lost.val();
            self.meeting[tx].upper.next = self.upper.q.val();
            self.meeting[tx].continues.next = self.req_continues.val();
            for place in 0..BANK_BITS {
                self.meeting[tx].bank_plane[place].next = self.planes.bank_plane[place].val();
            }
            for place in 0..ROW_BITS {
                self.meeting[tx].row_plane[place].next = self.planes.row_plane[place].val();
            }
        }
        self.lower_losers.d.next = self.joined_lower.val();
        self.perf_overhead.next = self.allowed.val()
            & self.transactional.val()
            & !self.request.bank_valid.val().any()
            & !(self.tx_pass_done.val() & (self.may_end.val() | self.more.val()));

        // A plain request's last lanes are answered one cycle later, a transactional one's now.
        self.last.d.next = self.plain_ready.val();
        self.last_rounds.d.next = self.rounds_now.val();
        self.done.d.next = self.last.q.val() | self.tx_ready.val();
        self.done_rounds.d.next = self.rounds_now.val();
        if self.last.q.val() {
            self.done_rounds.d.next = self.last_rounds.q.val();
        }

        // Bring the answered words into the lanes' registers.
        self.upper.d.next = self.choice.first_item.val().get_bit(5);
        self.rsp_op.d.next = self.req_op.val();
        self.rsp_high.d.next = self.high_pass.q.val();
        self.response.waiting.next = self.waiting.q.val();
        self.response.bank_valid.next = self.bank_rsp_valid.val();
        self.response.bank_aborted.next = self.bank_rsp_aborted.val();
        for bank in 0..BANKS {
            self.response.bank_word[bank].next = self.bank_rsp_word[bank].val();
        }
        match self.rsp_op.q.val() {
            LdsOp::ReadU8 => self.rsp_part.next = WordPart::Byte,
            LdsOp::ReadI8 => self.rsp_part.next = WordPart::SignedByte,
            LdsOp::ReadU16 => self.rsp_part.next = WordPart::Half,
            LdsOp::ReadI16 => self.rsp_part.next = WordPart::SignedHalf,
            _ => self.rsp_part.next = WordPart::Whole,
        }
        for lane in 0..LANES {
            self.lane[lane].clock.next = self.clock.val();
            self.lane[lane].served.next = self.request.served.val().get_bit(lane);
            self.lane[lane].addr.next = self.lane_addr[lane].val();
            self.lane[lane].odd.next = self.high_pass.q.val();
            self.lane[lane].done.next = self.response.done.val().get_bit(lane);
            self.lane[lane].word.next = self.response.lane_word[lane].val();
            self.lane[lane].part.next = self.rsp_part.val();
            self.lane[lane].is_high.next = self.rsp_high.q.val();
            self.response.lane_addr[lane].next = self.lane[lane].asked.val();
            self.rsp_data[lane].next = self.lane[lane].low_word.val();
            self.rsp_data2[lane].next = self.lane[lane].high_word.val();
        }

        if self.clear.val() {
            self.active.d.next = false;
            self.begun.d.next = false;
            self.high_pass.d.next = false;
            self.waiting.d.next = 0.into();
            self.last.d.next = false;
            self.done.d.next = false;
            self.losers.d.next = 0.into();
            self.lower_losers.d.next = 0.into();
        }

        self.rsp_valid.next = self.done.q.val();
        self.rsp_aborted.next = self.losers.q.val();
        self.rsp_rounds.next = self.done_rounds.q.val();
        self.rsp_aborted_lower.next = self.lower_losers.q.val();
        // When all are known none joins in this cycle, and if there are losers all are known when it is settled, which is early.
        self.conflict_valid.next = self.told.val() & self.settled.val() & self.lost.val().any();
        self.conflict_wavefront.next = self.req_wavefront.val();
        self.conflict_lo.next = bit_cast::<32, LANES>(self.lost.val());
        self.conflict_hi.next = 0.into();
        if self.upper.q.val() {
            self.conflict_lo.next = bit_cast::<32, LANES>(self.joined_lower.val());
            self.conflict_hi.next = bit_cast::<32, LANES>(self.lost.val());
        }
        self.busy.next = self.allowed.val()
            | self.active.q.val()
            | self.waiting.q.val().any()
            | self.last.q.val()
            | self.done.q.val();
    }
}
