//! What a plan of very many runs costs, with results that nobody ran: a million of them unless `RUNS` says otherwise.

use super::{long, Areas, Grid, Outcome, Point, Subject, Sweep, SweepTasks};
use crate::engine::outside::Unseen;
use crate::engine::run::{Benchmark, Setup};
use crate::engine::workers::{Shard, Tasks, Worker};
use crate::engine::{points, results};
use crate::workloads::{find, Version};
use std::fs;
use std::time::Instant;
use turnstile_machine::{Detector, EngineKind, Hardware, MachineConfig};
use turnstile_tools::kept::Store;

/// Workers that share the runs.
const WORKERS: usize = 1000;

/// Does something, and says how long it took and how much memory the process has needed so far.
fn timed<T>(what: &str, act: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let done = act();
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let most = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let most = most.unwrap_or(" unknown").trim();
    println!("{what}: {:.1} s, {most}", begun.elapsed().as_secs_f64());
    done
}

/// Axes of as many runs as wanted, rounded up to what a grid can have.
fn axes(runs: usize) -> Vec<String> {
    // Numbers of centres and of turns; Bloom filters of five sizes, and two detectors without.
    let of_a_seed = 8 * 3 * (5 + 2);
    let seeds: Vec<_> = (0..runs.div_ceil(of_a_seed))
        .map(|seed| seed.to_string())
        .collect();
    let others = ["centres=2..256", "turns=1,2,4", "filter_bits=4..64"];
    let others = others.map(str::to_owned);
    [format!("seed={}", seeds.join(","))]
        .into_iter()
        .chain(others)
        .collect()
}

#[test]
#[ignore = "half an hour, and 20 GB on the disk: a measurement for docs/cluster.md"]
fn a_million_runs_are_planned_and_collected() {
    let runs = std::env::var("RUNS").map_or(1_000_000, |runs| runs.parse().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let detectors = [Detector::Bloom, Detector::Dcd, Detector::Smdcd];
    let subject = Subject::Bundled(find("k-means").unwrap());
    let grid = timed("the grid, in a plan and in every worker", || {
        Grid::new(subject, &axes(runs), &detectors).unwrap()
    });
    let machine = MachineConfig::default();
    let store = || Ok(Store::at(folder.path().join("results")));
    let sweep = Sweep::new((grid, machine), EngineKind::Rtl, 1, store, &Unseen).unwrap();
    let all = &sweep.grid.points;
    println!("{} runs", all.len());
    let ran = one_run();
    let bytes = serde_json::to_string_pretty(&ran).unwrap().len();
    timed(&format!("keeping results of {bytes} bytes"), || {
        let keep = |point: &Point| results::put(sweep.store(), &sweep.key(point), &ran);
        points::all(all, &Unseen, keep).unwrap();
    });
    let (failed, shard) = (
        Store::at(folder.path().join("failed")),
        Shard {
            index: 7,
            of: WORKERS,
        },
    );
    let worker = Worker {
        shard,
        first: 0,
        failed: &failed,
        again: false,
    };
    let count = all.len();
    let shared = SweepTasks::new(sweep, Areas::Unwanted);
    let tasks: &dyn Tasks = &shared;
    let worked = timed("a worker's look at its thousandth", || {
        tasks.work(&worker).unwrap()
    });
    assert_eq!(worked.there, count.div_ceil(WORKERS).max(worked.there));
    assert_eq!(timed("status", || tasks.missing()), [0; 0]);
    let sweep = shared.sweep;
    let rows = timed("collecting", || sweep.rows(None).unwrap());
    let table = timed("the table", || {
        long(&sweep.grid.subject, "m", "rtl", &rows).csv().unwrap()
    });
    assert_eq!(table.lines().count(), count + 1);
}

/// A real one, the pattern of all.
fn one_run() -> Outcome {
    let machine = MachineConfig::default();
    let hardware = Hardware::new(Detector::Dcd, &[]).unwrap();
    let setup = Setup::new(hardware, EngineKind::Rtl, &machine);
    let benchmark = Benchmark::new("k-means", Version::Tm, &[]).unwrap();
    Outcome::Ended(Box::new(benchmark.run(&setup).unwrap()))
}
