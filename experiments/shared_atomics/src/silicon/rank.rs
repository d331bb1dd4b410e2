//! Which way to count is the fastest.

use super::machine::SiliconMachine;
use super::meeting::Meeting;
use super::plan::{Counter, Load, Plan};
use super::sample::{Sample, WARPS};
use super::time::{time, Time, Work};

/// What is predicted to take so much longer than the fastest is not told from it.
const TIE: f64 = 1.02;

/// What a way takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prediction {
    pub plan: Plan,
    /// Blocks of a multiprocessor.
    pub blocks: u32,
    pub time: Time,
}

/// What each way takes for so many votes as those of a trace, the fastest first. `check` is asked before each.
///
/// # Errors
/// Those of `check`.
pub fn rank<E>(
    machine: &SiliconMachine,
    (counter, load): (Counter, Load),
    (trace, votes): (&[u32], u64),
    plans: &[Plan],
    check: impl Fn() -> Result<(), E>,
) -> Result<Vec<Prediction>, E> {
    let mut samples: Vec<Sample> = vec![];
    let mut all = vec![];
    for plan in plans {
        check()?;
        let threads = plan.layout.threads;
        if !samples.iter().any(|sample| sample.threads == threads) {
            samples.push(Sample::of(trace, threads, load.votes, WARPS));
        }
        let mut samples = samples.iter();
        let sample = samples.find(|sample| sample.threads == threads);
        let meeting = Meeting::of(sample.expect("there is one of each size"), plan);
        let blocks = plan.blocks(&machine.gpu);
        let work = Work {
            votes,
            counter,
            load,
            plan: *plan,
            blocks,
        };
        let time = time(&machine.gpu, &machine.costs, &work, &meeting);
        all.push(Prediction {
            plan: *plan,
            blocks,
            time,
        });
    }
    all.sort_by(|one, next| one.time.us.total_cmp(&next.time.us));
    Ok(all)
}

/// Of those that cannot be told from the fastest, the simplest: every lane adds, few copies, no padding.
pub fn recommended(predictions: &[Prediction]) -> &Prediction {
    let least = predictions[0].time.us;
    let near = predictions
        .iter()
        .take_while(|one| one.time.us <= least * TIE);
    let simple = near.min_by_key(|one| {
        (
            one.plan.way,
            one.plan.layout.copies,
            one.plan.layout.padding,
        )
    });
    simple.unwrap_or(&predictions[0])
}
