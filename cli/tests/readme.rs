//! The generated blocks of README.md, docs/units.md and docs/benchmarks.md are what comes out today; `cargo xtask docs` rewrites them.

#[path = "common/blocks.rs"]
mod blocks;

use assert_cmd::Command;
use blocks::{check_in, check_printed};
use rayon::prelude::*;
use std::path::Path;
use turnstile_experiments::engine::grid::Case;
use turnstile_experiments::papers::localtm_directory;
use turnstile_experiments::workloads::{find, Settings, Version};
use turnstile_hdl::catalog::units;
use turnstile_machine::{
    Detector, EngineKind, LdsTop, MachineConfig, Options, Outcome, Unobserved,
};
use turnstile_run as run;
use turnstile_run::{GpuResult, GpuResults, FRONT_ENDS};

#[test]
fn the_blocks_are_up_to_date() {
    let output = Command::cargo_bin("turnstile")
        .expect("the binary")
        .output()
        .expect("the demo");
    assert!(output.status.success());
    let demo = String::from_utf8(output.stdout).expect("text");
    check_printed("docs/benchmarks.md", "demo", &demo);
    let output = Command::cargo_bin("turnstile")
        .expect("the binary")
        .args(["atomics", "--pattern", "0,1024,2,32,0,5,6,7"])
        .output()
        .expect("a pattern");
    assert!(output.status.success());
    let pattern = String::from_utf8(output.stdout).expect("text");
    check_printed("docs/scratchpad-atomics.md", "atomics", &pattern);
    let output = Command::cargo_bin("turnstile")
        .expect("the binary")
        .args(["simulate", "hash-table", "--compare", "all"])
        .output()
        .expect("detectors side by side");
    assert!(output.status.success());
    let compared = String::from_utf8(output.stdout).expect("text");
    let table = compared.split("\n\n").nth(1).expect("a table");
    check_printed("README.md", "compare", &format!("{table}\n"));
    let rows = units()
        .iter()
        .map(|unit| format!("| `{}` | {} | {} |\n", unit.name, unit.role, unit.paper));
    let table: String = rows.collect();
    check_in(
        "docs/units.md",
        "units",
        &format!("| unit | role | paper |\n| --- | --- | --- |\n{table}"),
    );
}

/// What the demo says of `perfect` where it is slower, as it is by the rules of the first edition: it loses to `bloom` by more transactions,
/// which come from the overlap of wavefronts.
#[test]
fn perfect_is_slower_only_by_more_transactions() {
    let workload = find("hash-table").expect("the benchmark");
    for buckets in [16, 64] {
        let of = |turns: u32, detector: Detector| {
            let values = [format!("buckets={buckets}"), format!("turns={turns}")];
            let settings = Settings::parse(workload, &values).expect("its settings");
            let job = workload
                .job(FRONT_ENDS[0], Version::Tm, &settings)
                .expect("a job");
            let top = LdsTop::open(detector, EngineKind::Model, None).expect("a top");
            let options = Options {
                perfect: detector == Detector::Perfect,
                ..Options::new(10_000_000)
            };
            let machine = MachineConfig::bundled("southern-islands-1").expect("a machine");
            let outcome = job.simulate(&machine, top, options, &mut Unobserved);
            let outcome = outcome.expect("an end");
            (outcome.cycles, outcome.counters.started)
        };
        let (bloom, perfect) = (of(1, Detector::Bloom), of(1, Detector::Perfect));
        assert!(perfect.0 > bloom.0 && perfect.1 > bloom.1, "{buckets}");
        let (bloom, perfect) = (of(4, Detector::Bloom), of(4, Detector::Perfect));
        assert!(perfect.0 < bloom.0 && perfect.1 == bloom.1, "{buckets}");
    }
}

/// Cycles of a benchmark and of the tests' kernels with loops for work-items that lost, with and without the rule that such
/// loops are left.
#[test]
fn what_leaving_a_loop_is_worth_is_up_to_date() {
    const MOST: u64 = 200_000;
    let mut jobs = vec![];
    for name in ["colouring", "voting"] {
        let benchmark = find(name).expect("a benchmark");
        let job = benchmark.job(FRONT_ENDS[0], Version::Tm, &Settings::new(benchmark));
        jobs.push((name, job.expect("a job")));
    }
    for name in ["shared_bound", "losers_wait", "losers_loop"] {
        let file = format!("../sim/run/tests/kernels/user/{name}.toml");
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        let job = run::load(&file, run::Options::default()).map(|program| program.alone(0));
        jobs.push((name, job.expect("a job")));
    }
    let rows = jobs.iter().map(|(name, job)| {
        let cycles = [true, false].map(|leaves_loops| {
            let text = format!("[branch]\nleaves_loops = {leaves_loops}\n");
            let machine = MachineConfig::parse(&text, "machine").expect("a machine");
            let top = LdsTop::open(Detector::Dcd, EngineKind::Rtl, None).expect("a top");
            let options = Options::new(MOST);
            let outcome = job.simulate(&machine, top, options, &mut Unobserved);
            match outcome {
                Ok(outcome) => outcome.cycles.to_string(),
                Err(error) if error.to_string().contains("has not ended") => {
                    format!("more than {MOST}")
                }
                Err(error) => panic!("{error}"),
            }
        });
        format!("| `{name}` | {} | {} |\n", cycles[0], cycles[1])
    });
    let head = "| kernel | cycles | without rule 2 |\n| --- | --- | --- |\n";
    check_in(
        "docs/architecture.md",
        "loops",
        &format!("{head}{}", rows.collect::<String>()),
    );
}

/// What a kind of launch is called, and which names it has.
type KindOfLaunch = (&'static str, fn(&str) -> bool);

/// Whether an instruction by itself has a bound instead of a result.
fn approximates(name: &str) -> bool {
    [".approx", ".full"].iter().any(|how| name.contains(how))
}

/// Launches whose results on a GPU are kept, and with which tests compare what the machine leaves.
#[test]
fn what_a_gpu_has_left_is_up_to_date() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let read = |file| GpuResults::read(&here.join(file)).expect("results");
    let random = read("testbenches/gpu/random.jsonl");
    let exits = read("testbenches/gpu/exits.jsonl");
    let kernels = read("sim/run/tests/gpu/kernels.jsonl");
    let kinds: [KindOfLaunch; 4] = [
        (
            "instructions on operands at the edges of their types",
            |name| name.contains(':') && !approximates(name),
        ),
        (
            "approximations, each within the bound of the ISA manual",
            |name| name.contains(':') && approximates(name),
        ),
        ("PTX written by hand", |name| !name.contains([':', '.'])),
        ("OpenCL kernels of the tests and benchmarks", |name| {
            name.contains(".ptx ")
        }),
    ];
    let row = |kind, gpu: &str, results: &[&GpuResult]| {
        let varies = results.iter().filter(|result| result.varies).count();
        format!(
            "| {kind} | {gpu} | {} | {varies} |\n",
            results.len() - varies
        )
    };
    let of_file = |kind, file: &GpuResults| {
        let all: Vec<_> = file.launches.iter().collect();
        row(kind, &file.gpu, &all)
    };
    let mut rows = of_file("random CUDA kernels", &random);
    rows += &of_file(
        "random CUDA kernels whose threads end early, in front of barriers, shuffles and votes",
        &exits,
    );
    let mut told = 0;
    for (kind, is_one) in kinds {
        let results = kernels.launches.iter();
        let results: Vec<_> = results.filter(|result| is_one(&result.name)).collect();
        told += results.len();
        rows += &row(kind, &kernels.gpu, &results);
    }
    assert_eq!(told, kernels.launches.len(), "each is of one kind");
    let head = "| launches | GPU | as there | vary there |\n| --- | --- | --- | --- |\n";
    check_in("docs/ptx.md", "gpu", &format!("{head}{rows}"));
}

/// Transactions of a benchmark under a detector.
fn outcome(case: &Case, detector: Detector) -> Outcome {
    let workload = find(&case.workload).expect("a benchmark");
    let settings = Settings::parse(workload, &case.settings).expect("its settings");
    let job = workload
        .job(FRONT_ENDS[0], Version::Tm, &settings)
        .expect("a job");
    let top = LdsTop::open(detector, EngineKind::Rtl, None).expect("a top");
    let options = Options::new(10_000_000);
    let outcome = job.simulate(&MachineConfig::default(), top, options, &mut Unobserved);
    outcome.expect("an end")
}

/// The eight benchmarks, each with high and with low contention.
fn contended() -> Vec<Case> {
    let grid = localtm_directory::PAPER.grid().expect("the paper");
    let cases = grid.cases.into_iter();
    let contended: Vec<_> = cases.filter(|case| case.label.contains('-')).collect();
    assert_eq!(contended.len(), 16);
    contended
}

/// Lengths, and read and write sets, of a benchmark's transactions under DCD.
fn measured(case: &Case) -> String {
    let Outcome {
        counters,
        footprints: sets,
        ..
    } = outcome(case, Detector::Dcd);
    let mean = |sum: u64, count: u64| format!("{:.1}", sum as f64 / count as f64);
    let cells = [
        case.label.clone(),
        mean(counters.tx_instructions, counters.passes),
        mean(sets.accesses, sets.transactions),
        mean(sets.words_read, sets.transactions),
        sets.most_read.to_string(),
        mean(sets.words_written, sets.transactions),
        sets.most_written.to_string(),
    ];
    format!("| {} |\n", cells.join(" | "))
}

#[test]
fn measured_transactions_are_up_to_date() {
    let cases = contended();
    let rows: Vec<String> = cases.par_iter().map(measured).collect();
    let head = "| | instructions | accesses | words read | most | words written | most |\n\
                | --- | --- | --- | --- | --- | --- | --- |\n";
    check_in(
        "docs/benchmarks.md",
        "transactions",
        &format!("{head}{}", rows.concat()),
    );
}

/// Detectors to choose the default from: serialisable, and of hardware that can be built.
const CANDIDATES: [Detector; 3] = [Detector::Bloom, Detector::Dcd, Detector::Smdcd];

/// The default has the lowest geometric mean of cycles over the benchmarks.
#[test]
#[ignore = "minutes: a part of `cargo xtask campaign`"]
fn the_default_detector_is_the_fastest() {
    let cases = contended();
    let cycles = |case: &Case| CANDIDATES.map(|detector| outcome(case, detector).cycles);
    let cycles: Vec<[u64; 3]> = cases.par_iter().map(cycles).collect();
    let mean = |index: usize| {
        let logarithms = cycles.iter().map(|row| (row[index] as f64).ln());
        (logarithms.sum::<f64>() / cycles.len() as f64).exp()
    };
    let means = [0, 1, 2].map(mean);
    let fastest = means.iter().zip(CANDIDATES);
    let fastest = fastest.min_by(|(a, _), (b, _)| a.total_cmp(b));
    let names = CANDIDATES.map(Detector::name).join(" | ");
    let mut table = format!("| | {names} |\n| --- | --- | --- | --- |\n");
    for (case, cycles) in cases.iter().zip(&cycles) {
        let cycles = cycles.map(|cycles| cycles.to_string()).join(" | ");
        table += &format!("| {} | {cycles} |\n", case.label);
    }
    let means = means.map(|mean| format!("{mean:.0}")).join(" | ");
    table += &format!("| geometric mean | {means} |\n");
    check_in("docs/benchmarks.md", "detectors", &table);
    assert_eq!(fastest.map(|(_, one)| one), Some(Detector::DEFAULT));
}
