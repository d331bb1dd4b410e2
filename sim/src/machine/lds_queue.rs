//! Local memory instructions on their way through the pins.
//!
//! An instruction is one or two accesses of up to two half wavefronts; they are sent in order, one half at a time, and
//! answered in order.

use super::lds::{HalfRequest, HalfResponse, HALF};
use crate::isa::{LaneWords, LdsAccess, LdsRequest, VectorDestination, LANES};
use std::collections::VecDeque;

/// One local memory instruction.
#[derive(Clone, Debug)]
pub struct LdsJob {
    /// Index of the resident wavefront.
    pub wavefront: usize,
    /// Instruction, as an index into the program.
    pub instruction: u32,
    /// First cycle in which it may be presented.
    from: u64,
    /// Access index and request, in order; taken when presented.
    halves: VecDeque<(usize, HalfRequest)>,
    /// Access index of the halves that are presented and not answered.
    sent: VecDeque<usize>,
    /// What each access delivers.
    results: Vec<LdsResult>,
}

/// What an access delivers to its destination.
#[derive(Clone, Debug)]
pub struct LdsResult {
    /// Where it goes, if anywhere.
    pub destination: Option<VectorDestination>,
    /// Lanes that were served.
    pub lanes: u64,
    /// Words.
    pub low: LaneWords,
    /// High words of 64-bit reads.
    pub high: LaneWords,
}

impl LdsJob {
    /// The accesses of `request` at physical byte address `base`.
    pub fn new(
        wavefront: usize,
        instruction: u32,
        from: u64,
        request: &LdsRequest,
        base: u32,
        slot: usize,
        transactional: bool,
    ) -> Self {
        let halves = request
            .accesses
            .iter()
            .enumerate()
            .flat_map(|(index, access)| [(index, access, false), (index, access, true)])
            .filter_map(|(index, access, upper)| {
                let lanes = (request.lanes >> (HALF * usize::from(upper))) as u32;
                (lanes != 0).then(|| {
                    let half = half(access, base, lanes, upper, slot, transactional);
                    (index, half)
                })
            })
            .collect();
        let results = request
            .accesses
            .iter()
            .map(|access| LdsResult {
                destination: access.destination,
                lanes: 0,
                low: [0; LANES],
                high: [0; LANES],
            })
            .collect();
        Self {
            wavefront,
            instruction,
            from,
            halves,
            sent: VecDeque::new(),
            results,
        }
    }

    /// No lane takes part.
    pub fn is_empty(&self) -> bool {
        self.halves.is_empty() && self.sent.is_empty()
    }
}

fn half(
    access: &LdsAccess,
    base: u32,
    lanes: u32,
    upper: bool,
    slot: usize,
    transactional: bool,
) -> HalfRequest {
    let first = HALF * usize::from(upper);
    let words = |from: &LaneWords| std::array::from_fn(|lane| from[first + lane]);
    HalfRequest {
        op: access.op,
        slot,
        upper,
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
pub struct LdsQueue {
    jobs: VecDeque<LdsJob>,
}

impl LdsQueue {
    /// Adds the youngest instruction.
    pub fn push(&mut self, job: LdsJob) {
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
    pub fn oldest(&self) -> Option<&LdsJob> {
        self.jobs.front()
    }

    /// Takes in a response to the oldest unanswered half. Returns the instruction if it is complete, with its results.
    pub fn answer(&mut self, response: &HalfResponse) -> Option<(usize, Vec<LdsResult>)> {
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
        self.jobs
            .pop_front()
            .map(|job| (job.wavefront, job.results))
    }
}
