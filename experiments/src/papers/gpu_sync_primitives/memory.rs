//! The memory benchmarks of section 3: Tables 1 to 3 beside ours, and what machines are fitted to.

use super::curves::Gpu;
use super::stated::{Line, STATED};
use crate::engine::{Row, Statement, Theirs, Unit};
use crate::sync::{Access, Accesses, Chaining, Latency, Span, Timed};
use std::collections::BTreeMap;
use turnstile_tools::table::Table;

/// Accesses of a block.
const ACCESSES: u32 = 1000;
/// Milliseconds of the benchmarks, by GPU.
pub type Times = BTreeMap<(Gpu, Accesses), f64>;

fn benchmark(gpu: Gpu, access: Access, contentious: bool, write: bool) -> Accesses {
    Accesses {
        access,
        write,
        contentious,
        chaining: Chaining::Free,
        blocks: gpu.full(),
        accesses: ACCESSES,
    }
}

/// All benchmarks of both GPUs.
pub fn benchmarks() -> Vec<(Gpu, Accesses)> {
    let of = |gpu: Gpu| timed(gpu).into_iter().map(move |one| (gpu, one.of));
    Gpu::ALL.into_iter().flat_map(of).collect()
}

/// Table 1 of a GPU.
pub fn timed(gpu: Gpu) -> Vec<Timed> {
    let of_line = |(access, contentious, times): &Line| {
        [false, true].map(|write| Timed {
            of: benchmark(gpu, *access, *contentious, write),
            milliseconds: times[column(gpu, write)],
            span: Span::Launch,
        })
    };
    STATED.table_1.iter().flat_map(of_line).collect()
}

/// What a GPU's machine is fitted to: Table 1 without the volatile accesses behind an atomic, which are then predictions.
pub fn fitted_to(gpu: Gpu) -> Vec<Timed> {
    let mut timed = timed(gpu);
    timed.retain(|one| one.of.access != Access::VolatileAfterAtomic);
    timed
}

/// What of a GPU's machine is fitted.
pub fn latencies(gpu: Gpu) -> &'static [Latency] {
    use Latency::{
        Acquire, Array, CoreLoad, CoreStore, Interval, LineLoad, LineStore, Misses, Queue,
    };
    match gpu {
        // Without a second level no line is held in it.
        Gpu::Tesla => &[Queue, Misses, CoreLoad, CoreStore, Acquire, Interval],
        Gpu::Fermi => &[CoreLoad, CoreStore, LineLoad, LineStore, Array, Interval],
    }
}

/// Place of a time in a line.
fn column(gpu: Gpu, write: bool) -> usize {
    2 * (gpu == Gpu::Fermi) as usize + usize::from(write)
}

fn name(gpu: Gpu, access: Access, contentious: Option<bool>, write: bool) -> String {
    let contention = match contentious {
        None => "",
        Some(true) => "contentious ",
        Some(false) => "noncontentious ",
    };
    let direction = if write { "writes" } else { "reads" };
    format!("{}, {contention}{} {direction}", gpu.name(), access.name())
}

/// Contentious atomic reads over volatile ones, and these over noncontentious ones.
pub fn ratios(times: &Times, gpu: Gpu) -> Option<[f64; 2]> {
    let time = |access, contentious| {
        times
            .get(&(gpu, benchmark(gpu, access, contentious, false)))
            .copied()
    };
    let contentious = time(Access::Volatile, true)?;
    Some([
        time(Access::Atomic, true)? / contentious,
        contentious / time(Access::Volatile, false)?,
    ])
}

/// Columns of the tables.
fn columns() -> impl Iterator<Item = (Gpu, bool)> {
    Gpu::ALL
        .into_iter()
        .flat_map(|gpu| [(gpu, false), (gpu, true)])
}

/// Every number of Tables 1 to 3.
pub fn numbers(times: &Times) -> Vec<Row> {
    let time = |gpu, access, contentious, write| {
        times
            .get(&(gpu, benchmark(gpu, access, contentious, write)))
            .copied()
    };
    let over = |one: Option<f64>, other: Option<f64>| Some(one? / other?);
    let mut rows = vec![];
    for &(access, contentious, theirs) in &STATED.table_1 {
        rows.extend(columns().map(|(gpu, write)| {
            let fitted = match access {
                Access::VolatileAfterAtomic => "",
                _ => " (fitted)",
            };
            let what = name(gpu, access, Some(contentious), write) + fitted;
            let theirs = Theirs::Is(theirs[column(gpu, write)]);
            let ours = time(gpu, access, contentious, write);
            Row::new("table 1", what, theirs, Unit::Milliseconds, ours)
        }));
    }
    for &(access, theirs) in &STATED.table_2 {
        rows.extend(columns().map(|(gpu, write)| {
            let what = name(gpu, access, None, write) + ": contentious over noncontentious";
            let [one, other] =
                [true, false].map(|contentious| time(gpu, access, contentious, write));
            let theirs = Theirs::Is(theirs[column(gpu, write)]);
            Row::new("table 2", what, theirs, Unit::Times, over(one, other))
        }));
    }
    for &(access, contentious, theirs) in &STATED.table_3 {
        rows.extend(columns().map(|(gpu, write)| {
            let what = name(gpu, access, Some(contentious), write) + " over volatile ones";
            let [one, other] =
                [access, Access::Volatile].map(|access| time(gpu, access, contentious, write));
            let theirs = Theirs::Is(theirs[column(gpu, write)]);
            Row::new("table 3", what, theirs, Unit::Times, over(one, other))
        }));
    }
    rows
}

/// What the text says of them.
pub fn statements(times: &Times) -> Vec<Statement> {
    let time = |gpu, access, contentious| {
        [false, true].map(|write| {
            let of = benchmark(gpu, access, contentious, write);
            times.get(&(gpu, of)).copied().unwrap_or(f64::NAN)
        })
    };
    let ratios = |gpu, [one, other]: [(Access, bool); 2]| {
        let [one, other] = [one, other].map(|(access, contentious)| time(gpu, access, contentious));
        [one[0] / other[0], one[1] / other[1]]
    };
    let after = [
        (Access::VolatileAfterAtomic, true),
        (Access::Volatile, true),
    ];
    let as_atomic = [(Access::VolatileAfterAtomic, true), (Access::Atomic, true)];
    let [tesla, fermi] = Gpu::ALL.map(|gpu| ratios(gpu, after));
    let of_atomic = ratios(Gpu::Fermi, as_atomic);
    let slower = |gpu| ratios(gpu, [(Access::Atomic, true), (Access::Volatile, true)]);
    let [tesla_atomic, fermi_atomic] = Gpu::ALL.map(slower);
    vec![
        Statement::new(
            "3",
            "volatile accesses behind an atomic: on Tesla virtually no difference; on Fermi, where the unit holds the line, reads cost as much as atomics, and writes nearly",
            &[
                tesla.iter().all(|ratio| (ratio - 1.0).abs() < 0.15),
                (of_atomic[0] - 1.0).abs() < 0.25,
                of_atomic[1] > 0.5,
            ],
            format!(
                "over those without one, reads and writes: Tesla {:.2}x and {:.2}x, Fermi {:.2}x and {:.2}x; over atomics on Fermi {:.2}x and {:.2}x",
                tesla[0], tesla[1], fermi[0], fermi[1], of_atomic[0], of_atomic[1]
            ),
        ),
        Statement::new(
            "3",
            "contentious atomics are some 90 times slower than volatile accesses on Tesla, and not an order of magnitude on Fermi",
            &[
                tesla_atomic.iter().all(|ratio| (60.0..120.0).contains(ratio)),
                fermi_atomic.iter().all(|ratio| *ratio < 10.0),
            ],
            format!(
                "reads and writes: Tesla {:.1}x and {:.1}x, Fermi {:.2}x and {:.2}x",
                tesla_atomic[0], tesla_atomic[1], fermi_atomic[0], fermi_atomic[1]
            ),
        ),
    ]
}

/// Every benchmark.
pub fn table(times: &Times) -> Table {
    let head = [
        "gpu",
        "machine",
        "access",
        "direction",
        "contentious",
        "blocks",
        "accesses",
        "theirs",
        "milliseconds",
        "fitted",
    ];
    let line = |(gpu, timed): (Gpu, Timed)| {
        let of = timed.of;
        vec![
            gpu.name().to_string(),
            gpu.machine().to_string(),
            of.access.name().to_string(),
            of.direction().to_string(),
            of.contentious.to_string(),
            of.blocks.to_string(),
            of.accesses.to_string(),
            timed.milliseconds.to_string(),
            times
                .get(&(gpu, of))
                .map_or(String::new(), |ours| format!("{ours:.4}")),
            (of.access != Access::VolatileAfterAtomic).to_string(),
        ]
    };
    let lines = Gpu::ALL
        .into_iter()
        .flat_map(|gpu| timed(gpu).into_iter().map(move |one| (gpu, one)));
    Table::new(head, lines.map(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The paper's own ratios are those of its times, but for rounding.
    #[test]
    fn the_tables_agree_with_each_other() {
        let times: Times = Gpu::ALL
            .into_iter()
            .flat_map(|gpu| {
                timed(gpu)
                    .into_iter()
                    .map(move |one| ((gpu, one.of), one.milliseconds))
            })
            .collect();
        let rows = numbers(&times);
        assert_eq!(rows.len(), 24 + 12 + 16);
        for row in rows {
            let ratio = row.ratio.unwrap();
            assert!((ratio - 1.0).abs() < 0.015, "{}: {ratio}", row.what);
        }
        let holds = statements(&times);
        assert!(
            holds
                .iter()
                .all(|one| one.holds == crate::engine::Holds::Yes),
            "{holds:?}"
        );
    }
}
