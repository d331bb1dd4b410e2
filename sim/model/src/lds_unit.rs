//! [`lds_unit`](turnstile_hdl::lds_unit) with its crossbars: the request in service, and the answers of the lanes.
//!
//! What only moves words in the RTL (planes, selections, crossbars) is here a loop over the lanes that take part.

use crate::bits::{all, bit, ones};
use crate::lds_bank::BankRequest;
use crate::meeting_lanes::{Half, MeetingLanes};
use turnstile_hdl::lds_op::LdsOp;

/// Most lanes and banks.
pub const MOST: usize = 32;

/// A request as it stands on the pins.
#[derive(Clone, Copy)]
pub struct Request<'a> {
    pub valid: bool,
    pub op: LdsOp,
    pub transactional: bool,
    pub lanes: u32,
    pub addr: &'a [u32],
    pub data: &'a [u32],
    pub data2: &'a [u32],
    /// Lanes of it that have lost.
    pub lost: u32,
    pub upper: bool,
    pub continues: bool,
    /// The strap.
    pub all_lose: bool,
    /// Number of the work-item in lane 0.
    pub work_items: u32,
    /// No request may start.
    pub hold: bool,
}

impl<'a> Request<'a> {
    /// What decides who loses with the losers, of the half that is in service.
    #[inline]
    fn half(&self, upper: bool) -> Half<'a> {
        Half {
            addr: self.addr,
            runs: self.lanes & !self.lost,
            upper,
            continues: self.continues,
            all_lose: self.all_lose,
        }
    }
}

/// What the banks answer, a bit a bank.
#[derive(Clone, Copy)]
pub struct Answers {
    pub valid: u32,
    pub aborted: u32,
}

/// What comes of a cycle.
#[derive(Clone, Copy, Default)]
pub struct Progress {
    pub ready: bool,
    pub busy: bool,
    pub overhead: bool,
    /// Lanes of the wavefront that lose with a request that ends in this cycle.
    pub conflict: u64,
}

pub struct LdsUnit {
    banks: u32,
    row_shift: u32,
    active: bool,
    /// Lanes `pending` are left of the pass; else it begins with all.
    begun: bool,
    pending: u32,
    /// The half of the request that was on the pins in the cycle before.
    upper_half: bool,
    high_pass: bool,
    waiting: u32,
    losers: u32,
    lower_losers: u32,
    meeting: MeetingLanes,
    rounds: u32,
    rsp_op: LdsOp,
    rsp_high: bool,
    last: bool,
    last_rounds: u32,
    done: bool,
    done_rounds: u32,
    /// By lane: the address it waits for, and the words of the response.
    asked: [u32; MOST],
    low: [u32; MOST],
    upper: [u32; MOST],
    /// Banks with a request in this cycle, and the lane of each.
    pub granted: u32,
    lane_of: [u8; MOST],
    /// They are asked for high words.
    asks_high: bool,
    allowed: bool,
    want: u32,
    served: u32,
}

impl LdsUnit {
    pub fn new(banks: usize) -> Self {
        Self {
            banks: banks as u32,
            row_shift: 2 + banks.ilog2(),
            active: false,
            begun: false,
            pending: 0,
            upper_half: false,
            high_pass: false,
            waiting: 0,
            losers: 0,
            lower_losers: 0,
            meeting: MeetingLanes::default(),
            rounds: 0,
            rsp_op: LdsOp::default(),
            rsp_high: false,
            last: false,
            last_rounds: 0,
            done: false,
            done_rounds: 0,
            asked: [0; MOST],
            low: [0; MOST],
            upper: [0; MOST],
            granted: 0,
            lane_of: [0; MOST],
            asks_high: false,
            allowed: false,
            want: 0,
            served: 0,
        }
    }

    #[inline]
    pub fn rsp_valid(&self) -> bool {
        self.done
    }

    #[inline]
    pub fn rsp_rounds(&self) -> u32 {
        self.done_rounds
    }

    #[inline]
    pub fn rsp_aborted(&self) -> u32 {
        self.losers
    }

    #[inline]
    pub fn rsp_aborted_lower(&self) -> u32 {
        self.lower_losers
    }

    /// The low words of the response, by lane.
    #[inline]
    pub fn rsp_data(&self) -> &[u32; MOST] {
        &self.low
    }

    /// The high words.
    #[inline]
    pub fn rsp_data2(&self) -> &[u32; MOST] {
        &self.upper
    }

    #[inline]
    fn bank_of(&self, address: u32) -> u32 {
        address >> 2 & (self.banks - 1)
    }

    /// Which lane each of the `ready` banks serves in this cycle; the first thing in it.
    #[inline]
    pub fn schedule(&mut self, request: &Request, ready: u32) {
        self.allowed = request.valid && (self.active || !request.hold);
        self.want = match (self.allowed, self.begun) {
            (false, _) => 0,
            (true, true) => self.pending & !request.lost,
            (true, false) => request.lanes & !request.lost,
        };
        (self.granted, self.served) = (0, 0);
        self.asks_high = self.high_pass;
        let shares = !request.op.is_write() && !request.transactional;
        let odd = u32::from(self.high_pass);
        for lane in ones(self.want) {
            let address = request.addr[lane];
            let bank = self.bank_of(address) | odd;
            if bit(self.granted, bank) {
                let other = request.addr[usize::from(self.lane_of[bank as usize])];
                if shares && other >> self.row_shift == address >> self.row_shift {
                    self.served |= 1 << lane;
                }
            } else if bit(ready, bank) {
                self.granted |= 1 << bank;
                self.served |= 1 << lane;
                self.lane_of[bank as usize] = lane as u8;
            }
        }
    }

    /// What a bank is asked for in this cycle.
    #[inline]
    pub fn bank_request(&self, request: &Request, bank: usize) -> Option<BankRequest> {
        if !bit(self.granted, bank as u32) {
            return None;
        }
        let lane = usize::from(self.lane_of[bank]);
        let address = request.addr[lane];
        let data = match self.asks_high {
            true => request.data2[lane],
            false => request.data[lane],
        };
        Some(BankRequest {
            op: request.op,
            transactional: request.transactional,
            row: address >> self.row_shift,
            byte: address & 3,
            data,
            data2: request.data2[lane],
            work_item: request.work_items | lane as u32,
        })
    }

    /// The rest of the cycle, before any bank goes on: `word_of` has their answers.
    #[inline]
    pub fn clock(
        &mut self,
        request: &Request,
        answers: Answers,
        word_of: impl Fn(usize) -> u32,
        clear: bool,
    ) -> Progress {
        let busy = self.allowed || self.active || self.waiting != 0 || self.last || self.done;
        let aborted = match self.waiting != 0 && answers.valid != 0 {
            true => self.take(answers, word_of),
            false => 0,
        };
        // `waiting` has lost those that were answered.
        let unanswered = self.waiting;
        let first = self.allowed && !self.active;
        let mut rounds = self.rounds;
        let mut losers = self.losers | aborted;
        if first {
            (losers, rounds) = (0, 0);
        }
        if self.served != 0 {
            rounds = (rounds + 1) & 0x7f;
            self.ask(request);
        }

        let left = self.want & !self.served;
        let mut pass_done = match request.transactional {
            false => self.allowed && left == 0,
            true => request.valid && self.active && self.pending == 0 && unanswered == 0,
        };
        let more = !self.high_pass && request.op.is_wide();
        let half = request.half(self.upper_half);
        let lower_losers = self.meeting.joined_lower(&half);
        let told = pass_done && !more && request.transactional;
        if self.meeting.is_looking() || told && request.all_lose {
            let joined = self.meeting.look_up(&half);
            losers |= if first { 0 } else { joined };
            pass_done &= self.meeting.done(&half, told, losers) || !told;
        }
        let ready = pass_done && !more;
        let overhead = self.allowed && request.transactional && self.served == 0 && !pass_done;
        let conflict = match (ready && told && losers != 0, self.upper_half) {
            (false, _) => 0,
            (true, false) => u64::from(losers),
            (true, true) => u64::from(losers) << 32 | u64::from(lower_losers),
        };

        self.rsp_op = request.op;
        self.rsp_high = self.high_pass;
        self.done_rounds = match self.last {
            true => self.last_rounds,
            false => rounds,
        };
        self.last_rounds = rounds;
        self.done = self.last || ready && request.transactional;
        self.last = ready && !request.transactional;
        self.waiting = unanswered | self.served;
        self.losers = losers;
        self.lower_losers = lower_losers;
        self.rounds = rounds;
        if self.allowed {
            self.active = !ready;
            self.pending = left;
            self.begun = match request.transactional {
                false => left != 0,
                true => !ready,
            };
            self.high_pass &= !ready;
        }
        if pass_done && more {
            self.high_pass = true;
            if request.transactional {
                self.pending = request.lanes & !request.lost & !losers;
            }
        }
        self.upper_half = request.upper;
        if clear {
            self.active = false;
            self.begun = false;
            self.high_pass = false;
            self.waiting = 0;
            self.last = false;
            self.done = false;
            self.losers = 0;
            self.lower_losers = 0;
            self.meeting = MeetingLanes::default();
        }
        Progress {
            ready,
            busy,
            overhead,
            conflict,
        }
    }

    /// Brings what the banks answer to the lanes that wait for it; returns those that lost.
    #[inline]
    fn take(&mut self, answers: Answers, word_of: impl Fn(usize) -> u32) -> u32 {
        let mut aborted = 0;
        for lane in ones(self.waiting) {
            let address = self.asked[lane];
            let bank = self.bank_of(address);
            if !bit(answers.valid, bank) {
                continue;
            }
            self.waiting &= !(1 << lane);
            aborted |= (answers.aborted >> bank & 1) << lane;
            let word = part(self.rsp_op, address, word_of(bank as usize));
            match self.rsp_high {
                true => self.upper[lane] = word,
                false => self.low[lane] = word,
            }
        }
        aborted
    }

    /// Keeps the addresses of the lanes that are served.
    #[inline]
    fn ask(&mut self, request: &Request) {
        let odd = u32::from(self.high_pass) << 2;
        for lane in ones(self.served) {
            self.asked[lane] = request.addr[lane] | odd;
        }
    }
}

/// What an operation answers of a word: [`lane_align`](turnstile_hdl::lane_align).
#[inline]
fn part(op: LdsOp, address: u32, word: u32) -> u32 {
    let half = word >> (8 * (address & 2)) & all(16);
    let byte = half >> (8 * (address & 1)) & all(8);
    match op {
        LdsOp::ReadU8 => byte,
        LdsOp::ReadI8 => byte as u8 as i8 as u32,
        LdsOp::ReadU16 => half,
        LdsOp::ReadI16 => half as u16 as i16 as u32,
        _ => word,
    }
}
