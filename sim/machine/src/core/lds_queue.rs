//! Local memory instructions on their way through the pins.
//!
//! An instruction is one or two accesses of up to two half wavefronts (a warp of 32 lanes has one); they are sent in order,
//! one half at a time, and answered in order.
//!
//! The LDS has no 64-bit atomics. One is a 64-bit read, an operation here, and a 64-bit write, for as many lanes at once as
//! have different addresses. The write waits for the answer of its read, and everything younger waits behind it, so that
//! no other access to the memory comes between the two.

use crate::local_memory::{HalfRequest, HalfResponse, HALF};
use std::collections::VecDeque;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_kernel::{lanes_of, LaneWords, LocalAccess, LocalRequest, LocalUpdate, Token};

/// One local memory instruction.
#[derive(Clone, Debug)]
pub struct LdsJob<const LANES: usize> {
    /// Index of the resident wavefront.
    pub wavefront: usize,
    /// Instruction, as an index into the program.
    pub instruction: u32,
    /// What the wavefront knows it by.
    pub token: Token,
    /// First cycle in which it may be presented.
    from: u64,
    /// In order; taken when presented.
    halves: VecDeque<Half>,
    /// Access index of the halves that are presented and not answered; none for the write of an atomic.
    sent: VecDeque<Option<usize>>,
    update: Option<Box<LocalUpdate<LANES>>>,
    /// What each access delivers.
    pub results: Vec<LdsResult<LANES>>,
}

/// A request of a job.
#[derive(Clone, Debug)]
enum Half {
    /// Of the access with this index.
    Access(usize, HalfRequest),
    /// Writes back what an atomic has made of the words that the request before it has read.
    Update(HalfRequest),
}

/// What an access delivers.
#[derive(Clone, Debug)]
pub struct LdsResult<const LANES: usize> {
    /// Lanes that were served.
    pub lanes: u64,
    pub low: LaneWords<LANES>,
    /// High words of 64-bit reads.
    pub high: LaneWords<LANES>,
}

impl<const LANES: usize> LdsJob<LANES> {
    /// The accesses of `request` at physical byte address `base`.
    pub fn new(
        wavefront: usize,
        instruction: u32,
        from: u64,
        request: &LocalRequest<LANES>,
        base: u32,
        slot: usize,
        transactional: bool,
    ) -> Self {
        let parts = request
            .accesses
            .iter()
            .enumerate()
            .flat_map(|(index, access)| (0..LANES / HALF).map(move |part| (index, access, part)))
            .filter_map(|(index, access, part)| {
                let lanes = (request.lanes >> (HALF * part)) as u32;
                (lanes != 0).then(|| {
                    let mut half = half(access, base, lanes, part, slot, transactional);
                    half.continues = part > 0 && request.lanes as u32 != 0;
                    (index, half)
                })
            });
        let halves = match request.update {
            None => parts
                .map(|(index, half)| Half::Access(index, half))
                .collect(),
            Some(_) => parts
                .flat_map(|(index, half)| rounds(index, half))
                .collect(),
        };
        let empty = LdsResult {
            lanes: 0,
            low: [0; LANES],
            high: [0; LANES],
        };
        Self {
            wavefront,
            instruction,
            token: request.token,
            from,
            halves,
            sent: VecDeque::new(),
            update: request.update.clone(),
            results: vec![empty; request.accesses.len()],
        }
    }

    /// No lane takes part.
    pub fn is_empty(&self) -> bool {
        self.halves.is_empty() && self.sent.is_empty()
    }

    /// Takes the next half, unless it waits for the answer of the one before.
    fn next_half(&mut self) -> Option<HalfRequest> {
        if matches!(self.halves.front(), Some(Half::Update(_))) && !self.sent.is_empty() {
            return None;
        }
        let (access, request) = match self.halves.pop_front()? {
            Half::Access(access, request) => (Some(access), request),
            Half::Update(request) => (None, self.updated(request)),
        };
        self.sent.push_back(access);
        Some(request)
    }

    /// The write of an atomic, with what it writes.
    fn updated(&self, mut request: HalfRequest) -> HalfRequest {
        let first = HALF * usize::from(request.upper);
        for (update, result) in self.update.iter().zip(&self.results) {
            for half_lane in lanes_of(request.lanes.into()) {
                let lane = first + half_lane;
                let found = [result.low[lane], result.high[lane]];
                let wide = request.op == LdsOp::WriteB64;
                let [low, high] = update.apply(lane, found, wide);
                (request.data[half_lane], request.data2[half_lane]) = (low, high);
            }
        }
        request
    }
}

/// The reads and writes of an atomic, for as many lanes at a time as have different addresses; lanes of one address come
/// in their order.
fn rounds(index: usize, half: HalfRequest) -> Vec<Half> {
    let mut rounds = vec![];
    let mut left = half.lanes;
    while left != 0 {
        let mut lanes = 0;
        for lane in lanes_of(left.into()) {
            let address = half.address[lane];
            if lanes_of(lanes.into()).all(|other| half.address[other] != address) {
                lanes |= 1 << lane;
            }
        }
        left &= !lanes;
        let request = |op| HalfRequest {
            op,
            lanes,
            continues: false,
            ..half.clone()
        };
        let write = match half.op {
            LdsOp::ReadB64 => LdsOp::WriteB64,
            _ => LdsOp::WriteB32,
        };
        rounds.push(Half::Access(index, request(half.op)));
        rounds.push(Half::Update(request(write)));
    }
    rounds
}

fn half<const LANES: usize>(
    access: &LocalAccess<LANES>,
    base: u32,
    lanes: u32,
    part: usize,
    slot: usize,
    transactional: bool,
) -> HalfRequest {
    let first = HALF * part;
    let words = |from: &LaneWords<LANES>| std::array::from_fn(|lane| from[first + lane]);
    HalfRequest {
        op: access.op,
        slot,
        upper: part > 0,
        continues: false,
        transactional,
        atomic: None,
        lanes,
        // Lanes that do not take part may hold any address.
        address: std::array::from_fn(|lane| access.address[first + lane].wrapping_add(base)),
        data: words(&access.data),
        data2: words(&access.data2),
    }
}

/// Instructions that are not completely answered, oldest first.
#[derive(Clone, Debug, Default)]
pub struct LdsQueue<const LANES: usize> {
    jobs: VecDeque<LdsJob<LANES>>,
}

impl<const LANES: usize> LdsQueue<LANES> {
    /// Adds the youngest instruction.
    pub fn push(&mut self, job: LdsJob<LANES>) {
        self.jobs.push_back(job);
    }

    /// Instructions under way.
    pub fn len(&self) -> usize {
        self.jobs.len()
    }

    /// Takes the next half to be presented in cycle `now`.
    pub fn next_half(&mut self, now: u64) -> Option<HalfRequest> {
        let job = self.jobs.iter_mut().find(|job| !job.halves.is_empty())?;
        if job.from > now {
            return None;
        }
        job.next_half()
    }

    /// First cycle in which a half can be presented.
    pub fn next_event(&self) -> Option<u64> {
        let job = self.jobs.iter().find(|job| !job.halves.is_empty())?;
        Some(job.from)
    }

    /// Instruction the next response belongs to.
    pub fn oldest(&self) -> Option<&LdsJob<LANES>> {
        self.jobs.front()
    }

    /// Takes in a response to the oldest unanswered half. Returns the instruction if it is complete.
    pub fn answer(&mut self, response: &HalfResponse) -> Option<LdsJob<LANES>> {
        let job = self.jobs.front_mut()?;
        let access = job.sent.pop_front()?;
        if let Some(access) = access {
            let result = &mut job.results[access];
            let first = HALF * usize::from(response.request.upper);
            result.lanes |= u64::from(response.request.lanes & !response.lost) << first;
            for lane in lanes_of(response.request.lanes.into()) {
                result.low[first + lane] = response.data[lane];
                result.high[first + lane] = response.data2[lane];
            }
        }
        if !job.is_empty() {
            return None;
        }
        self.jobs.pop_front()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Losers;
    use turnstile_kernel::{Counter, MemoryAtomic};

    const LANES: usize = HALF;

    /// An instruction of the first lanes, one an address; an addition of lane + 1 if it is an `update`.
    fn job(op: LdsOp, addresses: &[u32], update: bool) -> LdsJob<LANES> {
        let address = std::array::from_fn(|lane| addresses.get(lane).copied().unwrap_or(0));
        let request = LocalRequest {
            token: Token {
                counter: Counter::new(0),
                number: 0,
            },
            lanes: (1 << addresses.len()) - 1,
            accesses: vec![LocalAccess {
                op,
                address,
                data: [0; LANES],
                data2: [0; LANES],
            }],
            update: update.then(|| {
                Box::new(LocalUpdate {
                    op: MemoryAtomic::Add,
                    operands: [std::array::from_fn(|lane| lane as u64 + 1), [0; LANES]],
                })
            }),
        };
        LdsJob::new(0, 0, 0, &request, 0, 0, false)
    }

    fn answer(request: HalfRequest, low: u32, high: u32) -> HalfResponse {
        HalfResponse {
            request,
            data: [low; HALF],
            data2: [high; HALF],
            aborted: 0,
            aborted_lower: 0,
            losers: Losers::Later,
            lost: 0,
            rounds: 1,
            banks: 32,
        }
    }

    /// The write waits for what it is computed from, lanes of one address for each other, and the next instruction for all.
    #[test]
    fn nobody_comes_between_the_read_and_the_write_of_an_atomic() {
        let mut queue = LdsQueue::default();
        queue.push(job(LdsOp::ReadB64, &[8, 16, 8], true));
        queue.push(job(LdsOp::ReadB32, &[8], false));
        let mut seen = vec![];
        for (low, high) in [(u32::MAX, 6), (5, 0)] {
            let read = queue.next_half(0).unwrap();
            assert!(queue.next_half(0).is_none(), "the read is not answered");
            seen.push((read.op, read.lanes));
            assert!(queue.answer(&answer(read, low, high)).is_none());
            let write = queue.next_half(0).unwrap();
            seen.push((write.op, write.lanes));
            let first = write.lanes.trailing_zeros() as usize;
            let written = (write.data[first], write.data2[first]);
            match first {
                0 => assert_eq!(written, (0, 7), "lane 0 adds 1, with its carry"),
                _ => assert_eq!(written, (8, 0), "lane 2 adds 3"),
            }
            let done = queue.answer(&answer(write, 0, 0));
            assert_eq!(
                done.is_some(),
                first == 2,
                "the last write ends the instruction"
            );
            if let Some(job) = done {
                let result = &job.results[0];
                assert_eq!(result.lanes, 0b111);
                assert_eq!(result.low[..3], [u32::MAX, u32::MAX, 5]);
            }
        }
        let (read, write) = (LdsOp::ReadB64, LdsOp::WriteB64);
        assert_eq!(
            seen,
            [(read, 0b011), (write, 0b011), (read, 0b100), (write, 0b100)]
        );
        assert_eq!(queue.next_half(0).map(|half| half.op), Some(LdsOp::ReadB32));
    }
}
