//! Local memory instructions on their way through the pins.
//!
//! An instruction is one or two accesses of up to two half wavefronts (a warp of 32 lanes has one); they are sent in order,
//! one half at a time, and answered in order.

use crate::kernel::{LaneWords, LocalAccess, LocalRequest, Token};
use crate::machine::local_memory::{HalfRequest, HalfResponse, HALF};
use std::collections::VecDeque;

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
    /// Access index and request, in order; taken when presented.
    halves: VecDeque<(usize, HalfRequest)>,
    /// Access index of the halves that are presented and not answered.
    sent: VecDeque<usize>,
    /// What each access delivers.
    pub results: Vec<LdsResult<LANES>>,
}

/// What an access delivers.
#[derive(Clone, Debug)]
pub struct LdsResult<const LANES: usize> {
    /// Lanes that were served.
    pub lanes: u64,
    /// Words.
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
        let halves = request
            .accesses
            .iter()
            .enumerate()
            .flat_map(|(index, access)| (0..LANES / HALF).map(move |part| (index, access, part)))
            .filter_map(|(index, access, part)| {
                let lanes = (request.lanes >> (HALF * part)) as u32;
                (lanes != 0).then(|| {
                    let half = half(access, base, lanes, part, slot, transactional);
                    (index, half)
                })
            })
            .collect();
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
            results: vec![empty; request.accesses.len()],
        }
    }

    /// No lane takes part.
    pub fn is_empty(&self) -> bool {
        self.halves.is_empty() && self.sent.is_empty()
    }
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
        transactional,
        lanes,
        // Lanes that do not take part may hold any address.
        address: std::array::from_fn(|lane| access.address[first + lane].wrapping_add(base) as u16),
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
        let (access, request) = job.halves.pop_front()?;
        job.sent.push_back(access);
        Some(request)
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
        let result = &mut job.results[access];
        let first = HALF * usize::from(response.request.upper);
        result.lanes |= u64::from(response.request.lanes & !response.lost) << first;
        result.low[first..][..HALF].copy_from_slice(&response.data);
        result.high[first..][..HALF].copy_from_slice(&response.data2);
        if !job.is_empty() {
            return None;
        }
        self.jobs.pop_front()
    }
}
