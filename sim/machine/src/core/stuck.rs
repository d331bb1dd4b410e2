//! Messages about a run that cannot go on: where it stands, and whether it got anywhere lately.

use crate::launch::Launch;
use crate::recent::WINDOW;
use crate::wavefront::{Resident, Stage};
use std::collections::BTreeSet;
use std::ops::Range;
use turnstile_kernel::{group_name, warp_name, Code, Warp};
use turnstile_tools::Error;

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

/// Warps and lanes that a message names.
const NAMED: usize = 8;

/// A run that will not end: every warp repeats itself or waits at a barrier, and `waiting` blocks wait for room.
pub fn deadlock<'a, C: Code<LANES>, const LANES: usize>(
    launch: &Launch<C, LANES>,
    now: u64,
    residents: impl Iterator<Item = &'a Resident<C::Warp, LANES>>,
    waiting: Range<usize>,
) -> Error
where
    C::Warp: 'a,
{
    let mut residents: Vec<_> = residents
        .filter(|one| one.stage != Stage::Finished)
        .collect();
    // Those with lanes that others wait for say most, those at barriers least.
    residents.sort_by_key(|one| {
        let at_barrier = matches!(one.stage, Stage::Barrier { .. });
        let held = at_barrier || one.registers.waiting().is_empty();
        (held, at_barrier, one.group, one.index)
    });
    let mut told: Vec<String> = residents
        .iter()
        .take(NAMED)
        .map(|resident| format!("\n  {}", endless(launch, now, resident)))
        .collect();
    if let Some(more) = residents.len().checked_sub(NAMED).filter(|more| *more > 0) {
        told.push(format!("\n  and {more} more"));
    }
    let group = group_name(LANES);
    if let Some(last) = waiting.clone().last() {
        let (first, groups) = (waiting.start, waiting.len());
        let blocks = match groups {
            1 => format!("{group} {first} has"),
            _ => format!("{group}s {first} to {last} have"),
        };
        told.push(format!(
            "\n  {blocks} never been resident: there is no room before another one ends"
        ));
    }
    let first = residents.first();
    let divergent =
        first.is_some_and(|one| !one.registers.waiting().is_empty() || disabled(launch, one) != 0);
    let (kind, remedy) = match (divergent, waiting.is_empty()) {
        (true, _) if C::Warp::PROGRAM_ENABLES => ("SIMT deadlock", "let a work-item that has got what others want do its work and give it back inside of the loop, and keep the compiler from moving that behind it: `target = \"ptx\"` does; if the loop waits for other work-groups, start as many as it counts on"),
        (true, _) => ("SIMT deadlock", "let a thread that has got what others want do its work and give it back inside of the loop, before the place where they meet; if the loop waits for other blocks, start as many as it counts on"),
        (false, false) => ("deadlock", "let blocks wait only for those that are resident: start as many as the machine has at once"),
        (false, true) => ("endless loops", "let somebody store what the loops wait for"),
    };
    Error::run(
        first.map_or_else(|| launch.grid.name.to_owned(), |one| launch.line(one.current())),
        format!(
            "{kind}: in cycle {now} every warp repeats itself or waits, and no word of memory changes any more{}\n",
            told.concat()
        ),
        remedy,
    )
}

/// Where a warp runs for ever, or waits.
fn endless<C: Code<LANES>, const LANES: usize>(
    launch: &Launch<C, LANES>,
    now: u64,
    resident: &Resident<C::Warp, LANES>,
) -> String {
    let name = warp_name::<LANES>(resident.group, resident.index);
    let place = |pc: u32| format!("{} ({})", launch.line(pc), launch.pc(pc));
    if matches!(resident.stage, Stage::Barrier { .. }) {
        return format!(
            "{name}: waits at the barrier at {}",
            place(resident.instruction)
        );
    }
    let summary = resident.recent.summary(now);
    let (first, last) = (summary.looped.first(), summary.looped.last());
    let range = match (first, last) {
        (Some(&first), Some(&last)) if first != last => {
            format!("{} to {}", place(first), place(last))
        }
        (Some(&at), _) => place(at),
        _ => place(resident.current()),
    };
    let lanes = |lanes: u64| format!("{lanes:#0width$x}", width = 2 + LANES / 4);
    let waiting = resident.registers.waiting();
    let waits = waiting
        .iter()
        .map(|(pc, mask)| format!(", while lanes {} wait at {}", lanes(*mask), place(*pc)));
    let disabled = match disabled(launch, resident) {
        0 => String::new(),
        others => format!(
            ", while lanes {} have ended or wait until the loop is left",
            lanes(others)
        ),
    };
    format!(
        "{name}: lanes {} loop at {range}{}{disabled}",
        lanes(resident.registers.active()),
        waits.collect::<String>()
    )
}

/// Lanes of a wavefront that its program has disabled.
fn disabled<C: Code<LANES>, const LANES: usize>(
    launch: &Launch<C, LANES>,
    resident: &Resident<C::Warp, LANES>,
) -> u64 {
    if !C::Warp::PROGRAM_ENABLES {
        return 0;
    }
    let size = launch.grid.geometry.work_items() as usize;
    let lanes = size.saturating_sub(LANES * resident.index).min(LANES);
    let all = u64::MAX.checked_shr(64 - lanes as u32).unwrap_or(0);
    all & !resident.registers.active()
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
