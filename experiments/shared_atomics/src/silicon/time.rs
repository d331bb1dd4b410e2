//! The time of a whole kernel that votes, from what its warps meet.
//!
//! A kernel is launched, its blocks clear their copies, warps load votes and add them until none is left, and the copies are summed up.
//! Of the loop each part would be the limit by itself: votes from memory, issue, the pipe of `match`, the pipe of additions, and how
//! long a warp waits for its load and its additions where there are too few warps to hide it. They overlap; near each other they
//! cost more than the greatest of them, which a norm of exponent 4 says (2 for the two pipes, which one warp uses one after the other).
//!
//! **Integer** additions to shared memory are native: lanes at one word are merged, and a bank takes a word at a time.
//! **Float** ones are a loop that tries until a bank has let each lane through, and a try is lost if another warp comes first:
//! the more warps are adding at a time, the more are lost, and the longer they add.

use super::machine::{Costs, Gpu};
use super::meeting::Meeting;
use super::plan::{Counter, Load, Plan, Way};
use crate::atomics::LANES;

/// A kernel.
#[derive(Clone, Copy, Debug)]
pub struct Work {
    /// All votes.
    pub votes: u64,
    pub counter: Counter,
    pub load: Load,
    pub plan: Plan,
    /// Blocks of a multiprocessor.
    pub blocks: u32,
}

/// What a kernel is bound by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Bound {
    Loads,
    Issue,
    Match,
    /// Additions of lanes of a warp to words of one bank, or to one word.
    Additions,
    /// Additions of several warps to one word.
    Contention,
    /// Waiting for loads and additions, with too few warps to hide it.
    Latency,
    /// Clearing copies and summing them up.
    Copies,
    /// Launch and end of the kernel.
    Launch,
}

impl Bound {
    /// Its name in files.
    pub fn name(self) -> &'static str {
        match self {
            Self::Loads => "loads",
            Self::Issue => "issue",
            Self::Match => "match",
            Self::Additions => "additions",
            Self::Contention => "contention",
            Self::Latency => "latency",
            Self::Copies => "copies",
            Self::Launch => "launch",
        }
    }
}

/// How long a kernel takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Time {
    /// Microseconds.
    pub us: f64,
    /// The greatest of what it is made of.
    pub bound: Bound,
    /// Microseconds of it, if it were alone.
    pub bound_us: f64,
}

/// Tries of an addition from which on most are lost to other warps.
const LOST: f64 = 2.0;
/// How often the share of time in which a warp adds is made better.
const STEPS: usize = 20;

fn norm4(limits: [f64; 4]) -> f64 {
    let fourth = |limit: f64| (limit * limit) * (limit * limit);
    limits.into_iter().map(fourth).sum::<f64>().sqrt().sqrt()
}

/// The time of a kernel. Cycles are of a multiprocessor, for one load of each of its warps and the votes in it.
pub fn time(gpu: &Gpu, costs: &Costs, work: &Work, meeting: &Meeting) -> Time {
    let layout = &work.plan.layout;
    let is_match = work.plan.way == Way::Match;
    let votes = f64::from(work.load.votes);
    let warps_of_block = f64::from(layout.threads) / LANES as f64;
    let blocks = f64::from(work.blocks);
    let all_warps = blocks * warps_of_block;
    // Few votes are those of the first blocks, which lie on different multiprocessors.
    let loads = work.votes as f64 / (LANES as f64 * votes);
    let (processors, voting) = (f64::from(gpu.multiprocessors), loads / warps_of_block);
    let warps = (voting / processors).ceil().min(blocks) * warps_of_block * voting.min(1.0);
    let in_memory = work.votes * u64::from(work.load.bytes) > gpu.l2;
    let bytes_a_cycle = if in_memory {
        costs.memory_bytes
    } else {
        gpu.l2_bytes
    };
    let load = warps * LANES as f64 * votes * f64::from(work.load.bytes) / bytes_a_cycle;
    let issue = warps * votes * costs.issue;
    let found = costs.matching_bin * meeting.bins;
    let (matching, found) = match is_match {
        true => (warps * votes * (costs.matching + found), votes * found),
        false => (0.0, 0.0),
    };
    let waiting = costs.load_latency + found;
    let once = warps
        * votes
        * match work.counter {
            Counter::Int => costs.int_word * meeting.words,
            Counter::Float => costs.try_round * meeting.rounds + costs.try_word * meeting.tried,
        };
    let rivals = voting.min(1.0) * ((meeting.hottest / meeting.rounds.max(1.0)).max(1.0) - 1.0);
    let mut busy = 1.0;
    let (mut tries, mut latency, mut cycles) = (1.0, 0.0, 0.0);
    for _ in 0..STEPS {
        (tries, latency) = match work.counter {
            Counter::Int => (1.0, votes * costs.add_interval),
            Counter::Float => {
                let tries = 1.0 + costs.contention * rivals * busy;
                (tries, votes * costs.try_latency * meeting.rounds * tries)
            }
        };
        let pipes = (once * tries).hypot(matching);
        cycles = norm4([waiting + latency, load, issue, pipes]);
        if work.counter == Counter::Int {
            break;
        }
        let without = norm4([waiting + latency, load, issue, matching]);
        let adding = ((latency + cycles - without) / cycles).min(1.0);
        busy = (busy + adding) / 2.0;
    }
    let mhz = f64::from(gpu.mhz);
    let loads_of_warp = (loads / (processors * all_warps)).max(1.0);
    let loop_us = |cycles: f64| loads_of_warp * cycles / mhz;
    let (bins, threads) = (f64::from(layout.words), f64::from(layout.threads));
    let copies = f64::from(layout.copies);
    let size = copies * (bins + f64::from(layout.padding));
    let words = (size / threads).ceil() + copies * (bins / threads).ceil();
    let global =
        costs.global_add * bins / (1.0 + bins / costs.global_bins) + costs.global_apart * bins;
    let around = costs.clear * words * all_warps / mhz + blocks * processors * global * 1e-6;
    let adding = if tries > LOST {
        Bound::Contention
    } else {
        Bound::Additions
    };
    let terms = [
        (Bound::Loads, loop_us(load.max(costs.load_latency))),
        (Bound::Issue, loop_us(issue)),
        (Bound::Match, loop_us(matching)),
        (adding, loop_us(once * tries)),
        (
            Bound::Latency,
            loop_us(waiting + latency - costs.load_latency),
        ),
        (Bound::Copies, around),
        (Bound::Launch, costs.launch),
    ];
    let greatest = terms
        .into_iter()
        .max_by(|one, next| one.1.total_cmp(&next.1));
    let (bound, bound_us) = greatest.expect("there are terms");
    Time {
        us: costs.launch + around + loop_us(cycles),
        bound,
        bound_us,
    }
}
