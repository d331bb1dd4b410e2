//! The numbers that the text states, beside ours.

use super::found::{Scratchpad, SCHEME};
use super::latency::{bank, position, starting, TEXT};
use super::plain::{Access, ACCESSES};
use crate::atomics::measured_patterns::MIXED;
use crate::atomics::procedure::totals;
use crate::atomics::WORDS;
use crate::engine::{Row, Theirs, Unit};
use crate::votes::replications;

/// Steps of Figure 3, bottom, as its caption has them: three short ones, arrow 1, three longer ones, arrow 2.
pub const STEPS: [u64; 8] = [64, 64, 64, 152, 96, 96, 96, 184];

/// All of them.
pub fn all(found: &Scratchpad) -> Vec<Row> {
    let mut rows = positions(found);
    rows.extend(plain(found));
    rows.extend(banks(found));
    rows.extend(mixed(found));
    rows.push(Row::new(
        "4.1.1",
        "copies of a vote space of 128 clusters with 2 components that 48 KB hold",
        Theirs::Is(32.0),
        Unit::Count,
        // Counter and components have copies of their own.
        replications(3 * 128, 0, WORDS)
            .last()
            .map(|copies| f64::from(*copies)),
    ));
    rows
}

fn count(place: &'static str, what: String, theirs: u64, ours: u64) -> Row {
    let theirs = Theirs::Is(theirs as f64);
    Row::new(place, what, theirs, Unit::Count, Some(ours as f64))
}

fn positions(found: &Scratchpad) -> Vec<Row> {
    let latency = |n| found.cycles(position(n, 0));
    let mut rows = vec![
        count(
            "2.1.1",
            "latency without a conflict (a constant of the machine file)".into(),
            108,
            latency(1),
        ),
        count(
            "2.1.1",
            "more for each further lane at one word (a constant)".into(),
            120,
            latency(2) - latency(1),
        ),
    ];
    rows.extend([8, 16, 32].map(|n| {
        let law = 108 + (u64::from(n) - 1) * 120;
        let what = format!("latency of {n} lanes at one word: 108 + {} x 120", n - 1);
        count("2.1.1", what, law, latency(n))
    }));
    rows.extend([(2, 4), (16, 32)].map(|(few, many)| {
        let ours = latency(few) as f64 / latency(many) as f64;
        let what = format!("throughput at {many} lanes of one word over that at {few}");
        Row::new("2.1.1", what, Theirs::Is(0.5), Unit::Times, Some(ours))
    }));
    rows
}

fn banks(found: &Scratchpad) -> Vec<Row> {
    let base = found.cycles(position(1, 0));
    let of_text = |first: usize| found.cycles(starting(TEXT[first].0)) - base;
    let (long, short) = (of_text(0), of_text(1));
    let mut rows = vec![
        count(
            "2.1.2",
            "long bank conflict: lanes 1,024 words apart".into(),
            152,
            long,
        ),
        count(
            "2.1.2",
            "short bank conflict: another distance; by the model 2 x 32".into(),
            64,
            short,
        ),
        count(
            "2.1.2",
            "the same, as it was measured typically".into(),
            68,
            short,
        ),
        count(
            "2.1.2",
            "extra step of a third lane 1,024 words on".into(),
            32,
            of_text(2) - 2 * long,
        ),
    ];
    for (number, (start, [longs, shorts, extras])) in TEXT.iter().enumerate().skip(2) {
        let law = u64::from(longs * 152 + shorts * 64 + extras * 32);
        let what = format!("penalty of {start:?}: {longs} long, {shorts} short, {extras} extra");
        rows.push(count("2.1.2", what, law, of_text(number)));
    }
    let top = |m| found.cycles(bank(m, 32));
    rows.extend([2, 16, 32].map(|m| {
        let law = 108 + (u64::from(m) - 1) * 64;
        let what = format!("Figure 3, top: {m} lanes 32 words apart");
        count("fig. 3", what, law, top(m))
    }));
    for (theirs, m) in STEPS.into_iter().zip(2..) {
        let step = found.cycles(bank(m, 256)) - found.cycles(bank(m - 1, 256));
        let what = format!(
            "Figure 3, bottom: step from {} to {m} lanes 256 words apart",
            m - 1
        );
        rows.push(count("fig. 3", what, theirs, step));
    }
    rows
}

fn plain(found: &Scratchpad) -> Vec<Row> {
    let row = |access: Access, m: u32, stride: u32| {
        let replays = found.plain.of(access, bank(m, stride));
        let what = format!(
            "penalty of a plain {} of {m} lanes {stride} words apart: {} x 32",
            access.name(),
            m - 1
        );
        let ours = u64::from(replays * found.constants().bank);
        count("2.1.2", what, u64::from(m - 1) * 32, ours)
    };
    let cases = [(2, 32), (16, 32), (32, 32), (32, 256), (12, 1024)];
    let both = ACCESSES.into_iter();
    both.flat_map(|access| cases.map(|(m, stride)| row(access, m, stride)))
        .collect()
}

/// The paper's error is of its model beside its GPU. Here the model can stand beside the RTL, and beside another GPU.
fn mixed(found: &Scratchpad) -> Vec<Row> {
    let row = |what: String, error: f64, moves: &str| {
        let row = Row::new("2.1.3", what, Theirs::Is(0.019), Unit::Percent, Some(error));
        let moves = if row.differs { moves } else { "" };
        Row {
            moves: moves.into(),
            ..row
        }
    };
    let by_procedure = |pattern| totals(&pattern, &SCHEME);
    let error = found.mixed.median_error(found.constants(), by_procedure);
    let mut rows = vec![row(
        format!("median error over {MIXED} patterns: of Algorithm 1, beside the RTL"),
        error,
        "the RTL must have the iterations and replays of Algorithm 1 in every pattern, or the command fails; with the same constants the \
         error is none by construction, and says nothing of a GTX 580",
    )];
    rows.extend(found.on_gpu.iter().map(|(operation, error)| {
        row(
            format!("the same, with three fitted constants, beside an H200: {operation}"),
            *error,
            "another GPU, of 2023, and other patterns than the paper's, which are lost; with terms of its own for loads, winners and diverged \
             warps the median error is below 0.1 % (docs/silicon.md)",
        )
    }));
    rows
}
