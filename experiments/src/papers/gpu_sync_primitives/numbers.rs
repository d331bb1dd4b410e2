//! The numbers of sections 5 to 7, beside ours.

use super::curves::{Curve, Gpu};
use super::runs::Runs;
use super::stated::{Measure, STATED};
use crate::engine::{Row, Stated};
use crate::sync::Family;

/// All of them.
pub fn all(runs: &Runs) -> Vec<Row> {
    let of_family = |family: &Family| match family {
        Family::Barrier => &STATED.barrier,
        Family::Mutex => &STATED.mutex,
        Family::Semaphore => &STATED.semaphore,
    };
    let stated = runs.families.iter().flat_map(of_family);
    stated.map(|one| row(one, runs)).collect()
}

fn row(stated: &Stated<Measure>, runs: &Runs) -> Row {
    let row = stated.row(stated.ours.of(runs));
    let few = match stated.ours {
        Measure::AtScale(gpu, one, other, initial)
        | Measure::GainAtScale(gpu, one, other, initial) => {
            let blocks = runs.together(gpu, &[one, other], initial);
            let blocks = blocks.filter(|blocks| *blocks != gpu.full());
            blocks.map(|blocks| format!(" (ours: with {blocks} blocks)"))
        }
        _ => None,
    };
    Row {
        what: row.what.replace("{blocks}", &few.unwrap_or_default()),
        ..row
    }
}

impl Measure {
    fn of(&self, runs: &Runs) -> Option<f64> {
        let over = |gpu, one, other, initial, blocks| {
            let rate = |primitive| runs.rate_of(gpu, primitive, initial, blocks);
            Some(rate(one)? / rate(other)?)
        };
        let inverses = |gpu: Gpu, one, other| {
            let blocks = gpu.blocks().iter().filter(|blocks| **blocks > 1);
            blocks.filter_map(move |blocks| Some(1.0 / over(gpu, one, other, 1, *blocks)?))
        };
        match *self {
            Self::Over(gpu, one, other, blocks) => over(gpu, one, other, 1, blocks),
            Self::AtScale(gpu, one, other, initial) => {
                let blocks = runs.together(gpu, &[one, other], initial)?;
                over(gpu, one, other, initial, blocks)
            }
            Self::GainAtScale(gpu, one, other, initial) => {
                Some(Self::AtScale(gpu, one, other, initial).of(runs)? - 1.0)
            }
            Self::LeastInverse(gpu, one, other) => inverses(gpu, one, other).reduce(f64::min),
            Self::MostInverse(gpu, one, other) => inverses(gpu, one, other).reduce(f64::max),
            Self::Fastest(gpu, primitive) => {
                let curve = Curve {
                    gpu,
                    primitive,
                    initial: 1,
                };
                let rates = runs.rates(&curve).into_iter();
                let best = rates.max_by(|(_, a), (_, b)| a.total_cmp(b));
                best.map(|(blocks, _)| f64::from(blocks))
            }
            Self::NotRun => None,
        }
    }
}
