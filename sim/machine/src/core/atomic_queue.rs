//! Atomic instructions of a core that are performed through lock bits.
//!
//! The RTL has slots for instructions in flight; those that find none free wait here, and plain accesses pass them. A warp that has an
//! atomic instruction issues no other before it ends, as the instruction stands for a loop of the warp: load-lock, operate, store-unlock,
//! branch back for the lanes that lost.
//!
//! What the sequencer cannot compute is computed here: the winners' words come out, the words to store go in, and the locks stay
//! held meanwhile. One of 64 bits holds the lock of its low word while it reads and writes the high one by plain accesses.
//!
//! ```text
//!  push ──> waiting ──> slots ══ LockBitPort      32 bits:  won ─────────────────────────────────────> store
//!                                                 64 bits:  won ──> read high words ──> write them ──> store
//! ```

use super::lds_queue::LdsResult;
use crate::local_memory::{AtomicRequest, HalfRequest, HalfResponse, LockBitRequests, Won, HALF};
use std::collections::VecDeque;
use turnstile_hdl::full_size;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_kernel::{lanes_of, LaneWords, LocalRequest, LocalUpdate, Token};

/// Atomic instructions that the RTL has in flight at most.
const SLOTS: usize = full_size::WARPS;

/// An atomic instruction of a warp of 32.
#[derive(Clone, Debug)]
pub struct AtomicJob<const LANES: usize> {
    /// Index of the resident warp.
    pub warp: usize,
    /// Instruction, as an index into the program.
    pub instruction: u32,
    /// What the warp knows it by.
    pub token: Token,
    /// Cycle in which it issued.
    pub issued: u64,
    /// First cycle in which it may be presented.
    from: u64,
    request: AtomicRequest,
    /// What is done with the winners' words outside of the RTL.
    update: Option<Box<LocalUpdate<LANES>>>,
    /// It is one of 64 bits.
    wide: bool,
    /// Words that the lanes found, and those that they store instead, low ones and high ones; of an operation of the RTL only the low words found.
    found: [[u32; HALF]; 2],
    stored: [[u32; HALF]; 2],
}

/// Words that lanes of an atomic instruction find, and will store if `op` is no read: what it makes of them.
#[derive(Clone, Debug)]
pub struct LockedWords {
    pub op: LdsOp,
    pub lanes: u32,
    /// Physical byte address, a lane.
    pub address: [u32; HALF],
    pub data: [u32; HALF],
    pub data2: [u32; HALF],
    /// Words that they found.
    pub found: [u32; HALF],
}

impl<const LANES: usize> AtomicJob<LANES> {
    /// The atomic `request` at physical byte address `base`, issued in one cycle and to be presented from another on.
    pub fn new(
        warp: usize,
        instruction: u32,
        [issued, from]: [u64; 2],
        request: &LocalRequest<LANES>,
        base: u32,
    ) -> Self {
        assert_eq!(LANES, HALF, "only warps of 32 have lock bits");
        let access = &request.accesses[0];
        let words = |from: &LaneWords<LANES>| std::array::from_fn(|lane| from[lane]);
        Self {
            warp,
            instruction,
            token: request.token,
            issued,
            from,
            request: AtomicRequest {
                warp: 0,
                op: access.op,
                external: request.update.is_some(),
                lanes: request.lanes as u32,
                // Lanes that do not take part may hold any address.
                address: std::array::from_fn(|lane| access.address[lane].wrapping_add(base)),
                data: words(&access.data),
                data2: words(&access.data2),
            },
            update: request.update.clone(),
            wide: access.op == LdsOp::ReadB64,
            found: [[0; HALF]; 2],
            stored: [[0; HALF]; 2],
        }
    }

    /// What it delivers.
    pub fn result(&self) -> LdsResult<LANES> {
        let words = |words: &[u32; HALF]| std::array::from_fn(|lane| words[lane]);
        LdsResult {
            lanes: self.request.lanes.into(),
            low: words(&self.found[0]),
            high: words(&self.found[1]),
        }
    }

    /// A plain access to the winners' high words.
    fn high_words(&self, slot: usize, op: LdsOp, lanes: u32) -> HalfRequest {
        HalfRequest {
            op,
            slot: 0,
            upper: false,
            continues: false,
            transactional: false,
            atomic: Some(slot),
            lanes,
            address: self.request.address.map(|address| address.wrapping_add(4)),
            data: self.stored[1],
            data2: [0; HALF],
        }
    }

    /// Computes what lanes store.
    fn operate(&mut self, lanes: u32) {
        let Some(update) = &self.update else { return };
        for lane in lanes_of(lanes.into()) {
            let found = self.found.map(|words| words[lane]);
            let [low, high] = update.apply(lane, found, self.wide);
            (self.stored[0][lane], self.stored[1][lane]) = (low, high);
        }
    }

    /// The low words of lanes that do `op` with them.
    fn locked(&self, op: LdsOp, lanes: u32) -> LockedWords {
        let request = &self.request;
        let (data, data2) = match request.external {
            true => (self.stored[0], [0; HALF]),
            false => (request.data, request.data2),
        };
        LockedWords {
            op,
            lanes,
            address: request.address,
            data,
            data2,
            found: self.found[0],
        }
    }

    /// What lanes that have won do with their words, as far as it is known.
    pub fn won(&self, lanes: u32) -> LockedWords {
        let op = match (self.request.external, self.wide) {
            (false, _) => self.request.op,
            (true, false) => LdsOp::Xchg,
            // It depends on the high words.
            (true, true) => LdsOp::ReadB32,
        };
        self.locked(op, lanes)
    }

    /// What lanes whose high words have been read do with the low ones.
    pub fn operated(&self, response: &HalfResponse) -> Option<LockedWords> {
        let HalfRequest { op, lanes, .. } = response.request;
        (op == LdsOp::ReadB32).then(|| self.locked(LdsOp::Xchg, lanes))
    }
}

/// Atomic instructions that wait for a slot, and those that have one.
#[derive(Clone, Debug, Default)]
pub struct AtomicQueue<const LANES: usize> {
    waiting: VecDeque<AtomicJob<LANES>>,
    slots: [Option<AtomicJob<LANES>>; SLOTS],
    /// To be put on the pins: accesses to high words, and words to store with their slots.
    accesses: VecDeque<HalfRequest>,
    results: VecDeque<(usize, [u32; HALF])>,
}

impl<const LANES: usize> AtomicQueue<LANES> {
    /// Adds the youngest instruction.
    pub fn push(&mut self, job: AtomicJob<LANES>) {
        self.waiting.push_back(job);
    }

    /// Instructions under way.
    pub fn len(&self) -> usize {
        self.waiting.len() + self.slots.iter().flatten().count()
    }

    fn free_slot(&self) -> Option<usize> {
        self.slots.iter().position(Option::is_none)
    }

    /// First cycle in which an instruction can be presented.
    pub fn next_event(&self) -> Option<u64> {
        self.free_slot()?;
        Some(self.waiting.front()?.from)
    }

    /// Presents the oldest instruction that waits. Pins and a slot must be free.
    pub fn present(&mut self, port: &mut dyn LockBitRequests) {
        let Some(slot) = self.free_slot() else { return };
        let Some(mut job) = self.waiting.pop_front() else {
            return;
        };
        job.request.warp = slot;
        port.request_atomic(&job.request);
        self.slots[slot] = Some(job);
    }

    /// Presents what holders of locks wait for, as far as pins are free.
    pub fn drive(&mut self, port: &mut dyn LockBitRequests) {
        if port.result_free() {
            if let Some((slot, words)) = self.results.pop_front() {
                port.store(slot, &words);
            }
        }
        if port.request_free() {
            if let Some(access) = self.accesses.pop_front() {
                port.request(access);
            }
        }
    }

    /// Takes in the words that winners found.
    pub fn take_won(&mut self, won: &Won) {
        let slot = won.warp;
        let Some(job) = &mut self.slots[slot] else {
            return;
        };
        for lane in lanes_of(won.lanes.into()) {
            job.found[0][lane] = won.old[lane];
        }
        if job.wide {
            let access = job.high_words(slot, LdsOp::ReadB32, won.lanes);
            self.accesses.push_back(access);
        } else if job.request.external {
            job.operate(won.lanes);
            self.results.push_back((slot, job.stored[0]));
        }
    }

    /// Takes in the response to an access to high words of `slot`.
    pub fn take_high_words(&mut self, slot: usize, response: &HalfResponse) {
        let Some(job) = &mut self.slots[slot] else {
            return;
        };
        let HalfRequest { op, lanes, .. } = response.request;
        if op != LdsOp::ReadB32 {
            self.results.push_back((slot, job.stored[0]));
            return;
        }
        for lane in lanes_of(lanes.into()) {
            job.found[1][lane] = response.data[lane];
        }
        job.operate(lanes);
        let access = job.high_words(slot, LdsOp::WriteB32, lanes);
        self.accesses.push_back(access);
    }

    /// The instruction in a slot.
    pub fn in_slot(&self, slot: usize) -> Option<&AtomicJob<LANES>> {
        self.slots[slot].as_ref()
    }

    /// Takes an instruction that has ended from its slot.
    pub fn take_done(&mut self, slot: usize) -> Option<AtomicJob<LANES>> {
        self.slots[slot].take()
    }
}
