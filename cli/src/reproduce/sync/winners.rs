//! Table 5: the best implementation of each primitive at scale.

use super::curves::{Gpu, INITIAL};
use super::runs::Runs;
use crate::reproduce::Statement;
use turnstile_sim::sync::{Family, Primitive};

/// Rows of the table: what, initial value, and the best on each GPU.
const TABLE: [(Family, u32, &str, [Primitive; 2]); 4] = [
    (
        Family::Barrier,
        1,
        "barrier",
        [Primitive::XfBarrier, Primitive::XfBarrier],
    ),
    (
        Family::Mutex,
        1,
        "mutex",
        [Primitive::TicketMutex, Primitive::BackoffMutex],
    ),
    (
        Family::Semaphore,
        INITIAL[0],
        "semaphore with a low initial value (1)",
        [Primitive::SleepingSemaphore, Primitive::BackoffSemaphore],
    ),
    (
        Family::Semaphore,
        INITIAL[3],
        "semaphore with a high initial value (120)",
        [Primitive::SleepingSemaphore, Primitive::SleepingSemaphore],
    ),
];

/// A statement a cell.
pub fn all(runs: &Runs) -> Vec<Statement> {
    let of_row = |(family, initial, what, best): (Family, u32, &'static str, [Primitive; 2])| {
        Gpu::ALL.into_iter().zip(best).map(move |(gpu, theirs)| {
            let (blocks, ranked) = ranking(runs, gpu, family, initial);
            let told: Vec<_> = ranked
                .iter()
                .map(|(primitive, rate)| format!("{} {rate:.0}", primitive.name()))
                .collect();
            Statement::new(
                "table 5",
                &format!(
                    "{}: the best {what} at scale is {}",
                    gpu.name(),
                    theirs.name()
                ),
                &[ranked.first().is_some_and(|first| first.0 == theirs)],
                format!(
                    "operations a second with {blocks} blocks: {}",
                    told.join(", ")
                ),
            )
        })
    };
    let rows = TABLE.into_iter().filter(|row| runs.has(&[row.0]));
    rows.flat_map(of_row).collect::<Vec<_>>()
}

/// With the most blocks with which two ran to their end, or more, the best first. What did not is not among them.
fn ranking(runs: &Runs, gpu: Gpu, family: Family, initial: u32) -> (u32, Vec<(Primitive, f64)>) {
    let at = |blocks: u32| {
        let rate = |primitive| Some((primitive, runs.rate_of(gpu, primitive, initial, blocks)?));
        let rates = family.primitives().into_iter().filter_map(rate);
        rates.collect::<Vec<_>>()
    };
    let mut blocks = gpu.blocks().iter().rev().copied();
    let scale = blocks.find(|blocks| at(*blocks).len() > 1);
    let mut ranked = scale.map_or(vec![], at);
    ranked.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    (scale.unwrap_or_default(), ranked)
}
