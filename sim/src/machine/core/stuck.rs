//! Messages about a run that cannot go on: where it stands, and whether it got anywhere lately.

use crate::kernel::{warp_name, Code, Warp};
use crate::machine::launch::Launch;
use crate::machine::recent::WINDOW;
use crate::machine::wavefront::{Resident, Stage};
use crate::Error;
use std::collections::BTreeSet;

/// A run that cannot go on in cycle `now`, with the state of every wavefront.
pub fn stuck<'a, C: Code<LANES>, const LANES: usize>(
    launch: &Launch<C, LANES>,
    now: u64,
    residents: impl Iterator<Item = &'a Resident<C::Warp, LANES>>,
    what: String,
    remedy: &str,
) -> Error
where
    C::Warp: 'a,
{
    let told = |resident| {
        let lately = lately(launch, now, resident);
        format!("\n  {}\n    {lately}", state(launch, resident))
    };
    let states: String = residents.map(told).collect();
    Error::run(launch.grid.name, what + &states + "\n", remedy)
}

fn state<C: Code<LANES>, const LANES: usize>(
    launch: &Launch<C, LANES>,
    resident: &Resident<C::Warp, LANES>,
) -> String {
    let instruction = resident.current();
    let transaction = match resident.transaction {
        Some(_) => "in a transaction, ",
        None => "",
    };
    let counters = C::Warp::COUNTERS.iter();
    let under_way: Vec<_> = counters
        .map(|(counter, name)| format!("{} {name}", resident.outstanding.count(*counter)))
        .collect();
    format!(
        "{}: {} at {} `{}`, exec {:#0width$x}, {transaction}outstanding: {}",
        warp_name::<LANES>(resident.group, resident.index),
        resident.doing(),
        launch.line(instruction),
        launch.grid.code.text(instruction),
        resident.registers.active(),
        under_way.join(", "),
        width = 2 + LANES / 4
    )
}

/// Where a wavefront loops, and what it has done besides: work that gets done, or the same for ever.
fn lately<C: Code<LANES>, const LANES: usize>(
    launch: &Launch<C, LANES>,
    now: u64,
    resident: &Resident<C::Warp, LANES>,
) -> String {
    if resident.stage == Stage::Finished {
        return "has ended".into();
    }
    let summary = resident.recent.summary(now);
    let code = launch.grid.code;
    let lines: BTreeSet<u32> = summary.looped.iter().map(|at| code.line(*at)).collect();
    let verb = match summary.looped.contains(&resident.current()) {
        true => "loops",
        false => "looped",
    };
    let file = code.file();
    let doing = match (lines.first(), lines.last()) {
        (Some(first), Some(last)) if first == last => format!("{verb} at {file}:{first}"),
        (Some(first), Some(last)) => format!("{verb} at {file}:{first}-{last}"),
        _ => "does not loop".into(),
    };
    format!(
        "{doing}; in the last {} cycles {}, {}, {} outside of a loop",
        now.min(WINDOW),
        counted(summary.commits, ["commit", "commits"]),
        counted(
            summary.stores as u64,
            ["store or atomic", "stores or atomics"]
        ),
        counted(summary.outside as u64, ["instruction", "instructions"])
    )
}

/// `no commit`, `1 commit` or `2 commits`.
fn counted(count: u64, [one, several]: [&str; 2]) -> String {
    match count {
        0 => format!("no {one}"),
        1 => format!("1 {one}"),
        _ => format!("{count} {several}"),
    }
}
