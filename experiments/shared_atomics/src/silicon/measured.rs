//! Whole kernels that were measured, as `votes.cu` prints them.

use super::meeting::Meeting;
use super::plan::{Counter, Load, Plan, Way};
use super::sample::{Sample, WARPS};
use super::synthetic::Kind;
use super::time::Work;
use crate::votes::{Layout, Mapping};
use serde::Deserialize;
use turnstile_tools::{Error, Result};

const REMEDY: &str = "give what experiments/measured/hopper/votes.cu prints";

/// Most words of shared memory, and most votes.
const MOST_WORDS: u32 = 1 << 16;
const MOST_VOTES: u32 = 1 << 28;

/// A line of the file.
#[derive(Clone, Debug, Deserialize)]
struct Line {
    kind: String,
    bins: u32,
    seed: u32,
    #[serde(default = "all_votes")]
    votes: u32,
    vote_bytes: u32,
    votes_per_thread: Option<u32>,
    r#type: String,
    way: String,
    threads: u32,
    copies: u32,
    mapping: String,
    padding: u32,
    blocks_per_sm: u32,
    median_us: f64,
    right: u32,
}

fn all_votes() -> u32 {
    1 << 24
}

/// A kernel that was measured.
#[derive(Clone, Debug)]
pub struct MeasuredKernel {
    /// Of its trace.
    pub kind: Kind,
    pub seed: u32,
    pub work: Work,
    /// What its warps meet.
    pub meeting: Meeting,
    /// Microseconds.
    pub us: f64,
}

impl MeasuredKernel {
    /// What kernels with the same votes and counters have in common.
    pub fn case(&self) -> (Kind, u32, u32, u64, Load, Counter) {
        let Work {
            votes,
            counter,
            load,
            plan,
            ..
        } = self.work;
        (
            self.kind,
            plan.layout.words,
            self.seed,
            votes,
            load,
            counter,
        )
    }
}

/// Reads kernels, and makes their traces to count what their warps meet. Lines of kernels that only load, add in global memory, or need no atomics, are
/// left out. `check` is asked before each.
///
/// # Errors
/// If the text is no such file, a kernel counted wrong, and those of `check`.
pub fn read_kernels(
    text: &str,
    place: &str,
    check: impl Fn() -> Result<()>,
) -> Result<Vec<MeasuredKernel>> {
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let mut kernels: Vec<MeasuredKernel> = vec![];
    let mut trace: Option<Trace> = None;
    for (number, line) in reader.deserialize().enumerate() {
        check()?;
        let place = || format!("{place}:{}", number + 2);
        let line: Line = line.map_err(|error| Error::input(place(), error.to_string(), REMEDY))?;
        if matches!(&*line.way, "load" | "global" | "own") {
            continue;
        }
        let (kind, work) = work(&line).ok_or_else(|| {
            Error::input(
                place(),
                "its kind, type, way, mapping, time or one of its sizes is none of such a kernel",
                REMEDY,
            )
        })?;
        if line.right != 1 {
            let what = "this kernel counted wrong, so its time says nothing";
            return Err(Error::input(place(), what, "measure it again"));
        }
        let wanted = (kind, line.bins, line.seed, line.votes);
        if trace.as_ref().is_none_or(|trace| trace.of != wanted) {
            trace = Some(Trace::new(wanted));
        }
        let trace = trace.as_mut().expect("it was made");
        kernels.push(MeasuredKernel {
            kind,
            seed: line.seed,
            work,
            meeting: trace.meeting(&work),
            us: line.median_us,
        });
    }
    match kernels.is_empty() {
        true => Err(Error::input(place, "there is no kernel in it", REMEDY)),
        false => Ok(kernels),
    }
}

fn work(line: &Line) -> Option<(Kind, Work)> {
    let counter = match &*line.r#type {
        "int" => Counter::Int,
        "float" => Counter::Float,
        _ => return None,
    };
    let way = match &*line.way {
        "atomic" => Way::Atomic,
        "match" => Way::Match,
        _ => return None,
    };
    let mapping = match &*line.mapping {
        "block" => Mapping::Block,
        "cyclic" | "-" => Mapping::Cyclic,
        _ => return None,
    };
    let votes = match (line.vote_bytes, line.votes_per_thread) {
        (1 | 2 | 4, Some(votes)) if (1..=16 / line.vote_bytes).contains(&votes) => votes,
        (1, None) => 16,
        (4, None) => 1,
        _ => return None,
    };
    let layout = Layout {
        words: line.bins,
        copies: line.copies,
        mapping,
        padding: line.padding,
        threads: line.threads,
    };
    let sizes = [
        (line.bins, MOST_WORDS),
        (line.copies, MOST_WORDS),
        (line.threads, 1024),
        (line.blocks_per_sm, 32),
        (line.votes, MOST_VOTES),
    ];
    let words = u64::from(line.copies) * (u64::from(line.bins) + u64::from(line.padding));
    let sound = sizes.iter().all(|(size, most)| (1..=*most).contains(size))
        && words <= u64::from(MOST_WORDS)
        && line.threads.is_multiple_of(32)
        && (1e-3..1e9).contains(&line.median_us);
    let work = Work {
        votes: line.votes.into(),
        counter,
        load: Load {
            bytes: line.vote_bytes,
            votes,
        },
        plan: Plan { way, layout },
        blocks: line.blocks_per_sm,
    };
    Some((Kind::named(&line.kind)?, work)).filter(|_| sound)
}

/// A trace, with what was looked at of it.
struct Trace {
    of: (Kind, u32, u32, u32),
    bins: Vec<u32>,
    samples: Vec<(u32, Sample)>,
    meetings: Vec<(Load, Plan, Meeting)>,
}

impl Trace {
    fn new(of: (Kind, u32, u32, u32)) -> Self {
        let (kind, bins, seed, count) = of;
        Self {
            of,
            bins: kind.trace(bins, seed, count),
            samples: vec![],
            meetings: vec![],
        }
    }

    fn meeting(&mut self, work: &Work) -> Meeting {
        let Work { load, plan, .. } = *work;
        let mut known = self.meetings.iter();
        if let Some((_, _, meeting)) = known.find(|one| (one.0, one.1) == (load, plan)) {
            return *meeting;
        }
        let threads = plan.layout.threads;
        let is_it =
            |(votes, sample): &(u32, Sample)| (*votes, sample.threads) == (load.votes, threads);
        if !self.samples.iter().any(is_it) {
            let sample = Sample::of(&self.bins, threads, load.votes, WARPS);
            self.samples.push((load.votes, sample));
        }
        let mut samples = self.samples.iter();
        let (_, sample) = samples.find(|one| is_it(one)).expect("it was made");
        let meeting = Meeting::of(sample, &plan);
        self.meetings.push((load, plan, meeting));
        meeting
    }
}
