//! Table 5: the best implementation of each primitive at scale.

use super::curves::Gpu;
use super::runs::Runs;
use super::stated::{Contest, STATED};
use crate::engine::Statement;
use crate::sync::Primitive;

/// A statement a cell.
pub fn all(runs: &Runs) -> Vec<Statement> {
    let of_row = |contest: &'static Contest| {
        let theirs = Gpu::ALL.into_iter().zip(contest.best);
        theirs.map(move |(gpu, theirs)| {
            let (blocks, ranked) = ranking(runs, gpu, contest);
            let told: Vec<_> = ranked
                .iter()
                .map(|(primitive, rate)| format!("{} {rate:.0}", primitive.name()))
                .collect();
            Statement::new(
                "table 5",
                &format!(
                    "{}: the best {} at scale is {}",
                    gpu.name(),
                    contest.what,
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
    let rows = STATED.table_5.iter().filter(|row| runs.has(&[row.family]));
    rows.flat_map(of_row).collect::<Vec<_>>()
}

/// Who wins each contest at scale on a GPU.
pub fn winners(runs: &Runs, gpu: Gpu) -> Vec<Option<Primitive>> {
    let first = |contest| ranking(runs, gpu, contest).1.first().map(|first| first.0);
    STATED.table_5.iter().map(first).collect()
}

/// With the most blocks with which two ran to their end, or more, the best first. What did not is not among them.
fn ranking(runs: &Runs, gpu: Gpu, contest: &Contest) -> (u32, Vec<(Primitive, f64)>) {
    let &Contest {
        family, initial, ..
    } = contest;
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
