//! Several warps: what they do to each other is measured, and the block of warps is told from it.

use super::{check_in, measured, number, percent, predicted, quantile, rows, sorted};
use super::{Row, Silicon, DOCUMENT, MACHINES};
use turnstile_experiments::atomics::measured_patterns::position_conflict;
use turnstile_experiments::atomics::{beside_others, block_cycles, Protection, Votes, SCHEDULERS};

/// Additions of a warp in `inter_warp.csv`.
const ADDITIONS: usize = 128;

fn is(row: &Row, column: &str, value: u32) -> bool {
    number(row, column) == f64::from(value)
}

/// Rows of an operation in which each addition waits for the one before.
fn chained(operation: &str) -> Vec<Row> {
    let rows = rows("inter_warp.csv").into_iter();
    rows.filter(|row| row["operation"] == operation && row["mode"] == "chained")
        .collect()
}

fn value(operation: &str, warps: u32, colliding: u32, column: &str) -> f64 {
    let rows = chained(operation);
    let row = rows
        .iter()
        .find(|row| is(row, "warps", warps) && is(row, "colliding_lanes", colliding));
    number(row.expect("a row"), column)
}

/// Of warps that all collide, each waits for one retry more with one warp more. Many add to one word one window after the other; and to words
/// of their own as fast as schedulers issue. What follows a compare-and-swap takes as long whether it succeeded or not, so a
/// retry and its window are an addition.
#[test]
fn the_meetings_are_the_measured_ones() {
    for machine in &MACHINES {
        let Some(meeting) = measured(&machine.setup()).warps else {
            assert_eq!(machine.name, "h200-int");
            continue;
        };
        let latency =
            |warps, colliding| value(machine.operation, warps, colliding, "mean_op_latency");
        let retry = (latency(4, 32) - latency(2, 32)) / 2.0;
        let window = match meeting.protection {
            Protection::CompareAndSwap => {
                predicted(&machine.setup(), &position_conflict(1))[1] - retry
            }
            _ => latency(32, 1) / 32.0,
        };
        let apart = value(machine.operation, 32, 0, "cycles_per_warp_op");
        let found = [meeting.retry, meeting.window, meeting.issue];
        let expected = [retry, window, SCHEDULERS as f64 * apart];
        for (found, expected) in found.iter().zip(expected) {
            assert!(
                (found - expected).abs() < 0.001,
                "{}: {found}, not {expected}",
                machine.name
            );
        }
    }
}

/// Cycles until all warps have added.
fn block(machine: &Silicon, warps: u32, colliding: u32) -> f64 {
    // One warp more than `beside_others` has numbers for.
    let words = |warp: u32| match (warp, colliding) {
        (31, _) => std::array::from_fn(|lane| match lane as u32 {
            lane if lane < colliding => lane,
            lane => 32 * 32 + lane,
        }),
        _ => beside_others(warp, colliding).words,
    };
    let votes: Vec<Votes> = (0..warps)
        .map(|warp| vec![words(warp); ADDITIONS])
        .collect();
    block_cycles(measured(&machine.setup()), &votes, 0.0).expect("it says how warps meet")
}

#[test]
fn several_warps_are_predicted() {
    let cases = [(8, 0), (32, 0), (8, 32), (32, 32)];
    let mut table = "| machine | one warp |".to_string();
    for (warps, colliding) in cases {
        let how = if colliding == 0 { "apart" } else { "together" };
        table += &format!(" {warps}, {how}: measured | predicted |");
    }
    table += " all rows: median error of one warp's terms | of the block |\n";
    table += &format!("|{}\n", " --- |".repeat(2 + 2 * cases.len() + 2));
    for machine in &MACHINES {
        let steady = predicted(&machine.setup(), &position_conflict(1))[1];
        table += &format!("| `{}` | {steady} |", machine.name);
        for (warps, colliding) in cases {
            let cycles = value(machine.operation, warps, colliding, "cycles");
            let measured = cycles / ADDITIONS as f64;
            let told = block(machine, warps, colliding) / ADDITIONS as f64;
            table += &format!(" {measured:.1} | {told:.1} |");
        }
        let (mut alone, mut together) = (vec![], vec![]);
        for row in chained(machine.operation) {
            let [warps, colliding] =
                ["warps", "colliding_lanes"].map(|column| number(&row, column) as u32);
            let measured = number(&row, "cycles");
            let error = |told: f64| (told - measured).abs() / measured;
            alone.push(error(steady * ADDITIONS as f64));
            together.push(error(block(machine, warps, colliding)));
        }
        let medians = [alone, together].map(|errors| quantile(&sorted(errors.into_iter()), 0.5));
        table += &format!(" {} | {} |\n", percent(medians[0]), percent(medians[1]));
    }
    check_in(DOCUMENT, "silicon-warps", &table);
}
