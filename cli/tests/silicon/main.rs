//! The machines fitted to an H200: their files are what the fit command gives, they predict what they were not fitted to, and
//! docs/silicon.md says how well. `cargo xtask docs` rewrites the blocks, and with them the machine files; when the data have changed, it is
//! run twice, as the machine files are part of the program that makes the blocks.

#[path = "../common/blocks.rs"]
mod blocks;
mod histogram;
mod warps;

use assert_cmd::Command;
use blocks::check_in;
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use turnstile_experiments::atomics::fit::{error, fit, percent, quantile, sorted, Fit, Sample};
use turnstile_experiments::atomics::measured_patterns::{bank_conflict, position_conflict};
use turnstile_experiments::atomics::report::Setup;
use turnstile_experiments::atomics::{
    read_measured, AtomicsMachine, Estimate, Hash, MeasuredMachine, Pattern, Scheme, TermName,
};
use turnstile_experiments::votes::{Layout, Mapping, RandomVotes};

const DOCUMENT: &str = "docs/silicon.md";

/// A machine and what it was measured as.
struct Silicon {
    name: &'static str,
    /// Column of `patterns.csv` and `vote_space.csv`.
    column: &'static str,
    /// The same operation in the other files.
    operation: &'static str,
    /// What its cross-validated median must not exceed.
    most: f64,
    /// Locks that it does not have.
    other_locks: Option<u32>,
}

const MACHINES: [Silicon; 4] = [
    Silicon {
        name: "h200-float",
        column: "atomic_add_float",
        operation: "atomic_add_float",
        most: 0.01,
        other_locks: Some(1024),
    },
    Silicon {
        name: "h200-spin-lock",
        column: "spin_lock_1024_add",
        operation: "spin_lock_add",
        most: 0.015,
        other_locks: Some(32),
    },
    Silicon {
        name: "h200-cas",
        column: "cas_loop_add",
        operation: "cas_loop_add",
        most: 0.015,
        other_locks: Some(32),
    },
    Silicon {
        name: "h200-int",
        column: "atomic_add_int",
        operation: "atomic_add_int",
        most: 0.0,
        other_locks: None,
    },
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn data(file: &str) -> PathBuf {
    root().join("experiments/measured/h200").join(file)
}

/// A row of a measured file, by column.
type Row = BTreeMap<String, String>;

/// All rows of a measured file.
fn rows(file: &str) -> Vec<Row> {
    let mut reader = csv::Reader::from_path(data(file)).expect(file);
    reader.deserialize().map(|row| row.expect(file)).collect()
}

fn number(row: &Row, column: &str) -> f64 {
    row[column].parse().expect(column)
}

impl Silicon {
    fn setup(&self) -> Setup {
        let machine = AtomicsMachine::bundled(self.name).expect("a bundled machine");
        Setup {
            scheme: machine.scheme(None, None).expect("a scheme"),
            op: machine.op(),
            machine,
            engine: None,
        }
    }

    /// With other locks than it has, and a term for winners that meet in a bank, which it may not need.
    fn with_locks(&self, locks: u32) -> Setup {
        let mut machine = measured(&self.setup()).clone();
        let write_replay = TermName::try_from("write_replay".to_string()).expect("a term");
        machine.cycles.0.insert(write_replay, 0.0);
        Setup {
            machine: AtomicsMachine::Measured(machine),
            scheme: Some(Scheme {
                banks: 32,
                locks,
                hash: Hash::Low,
            }),
            ..self.setup()
        }
    }

    fn samples(&self, setup: &Setup) -> Vec<Sample> {
        let path = data("patterns.csv");
        let measured = read_measured(&path, setup.machine.words(), self.column);
        let sample =
            |(numbered, cycles): (turnstile_experiments::atomics::NumberedPattern, f64)| Sample {
                iterations: setup.iterations(&numbered.pattern),
                cycles,
            };
        measured
            .expect("the data")
            .into_iter()
            .map(sample)
            .collect()
    }

    fn fit(&self, setup: &Setup) -> Fit {
        fit(measured(setup), &self.samples(setup)).expect("a fit")
    }
}

fn measured(setup: &Setup) -> &MeasuredMachine {
    setup.machine.measured().expect("it was fitted")
}

/// Cycles as the files of one kind of conflict have them, and in the steady state.
fn predicted(setup: &Setup, pattern: &Pattern) -> [f64; 2] {
    let iterations = setup.iterations(pattern);
    match setup.machine.estimate(&iterations, Default::default()) {
        Estimate::Fitted {
            cycles,
            steady_cycles,
        } => [cycles, steady_cycles],
        Estimate::Whole { .. } => panic!("it was fitted"),
    }
}

fn of_file(text: &str) -> MeasuredMachine {
    toml::from_str(text).expect("a machine file")
}

/// To a hundredth of a cycle: sums may be in another order on another processor.
const TOLERANCE: f64 = 0.01;

#[test]
fn the_machine_files_are_what_the_fit_command_gives() {
    let folder = tempfile::tempdir().unwrap();
    for Silicon { name, column, .. } in &MACHINES {
        let file = folder.path().join("m.toml");
        let output = Command::cargo_bin("turnstile")
            .expect("the binary")
            .args(["atomics", "--machine", name, "--column", column, "--fit"])
            .arg(data("patterns.csv"))
            .arg("--write")
            .arg(&file)
            .output()
            .expect("a fit");
        assert!(output.status.success(), "{output:?}");
        let made = std::fs::read_to_string(&file).unwrap();
        let committed = root()
            .join("sim/machine/machines")
            .join(format!("{name}.toml"));
        if std::env::var_os("UPDATE_README").is_some() {
            std::fs::write(&committed, &made).unwrap();
        }
        let committed = std::fs::read_to_string(&committed).unwrap();
        let (mut made, committed) = (of_file(&made), of_file(&committed));
        let terms = made.cycles.0.iter_mut();
        for ((term, made), (of, held)) in terms.zip(&committed.cycles.0) {
            assert_eq!(term, of);
            assert!(
                (*made - held).abs() <= TOLERANCE,
                "{name}: {term:?} {made} {held}"
            );
            *made = *held;
        }
        assert_eq!(made, committed);
    }
}

#[test]
fn the_offsets_are_the_measured_ones() {
    for row in rows("base_latency.csv") {
        let machine = MACHINES
            .iter()
            .find(|one| one.operation == row["operation"]);
        if let Some(machine) = machine {
            let offset = measured(&machine.setup()).steady.offset;
            assert_eq!(offset, number(&row, "offset_to_add"), "{}", machine.name);
        }
    }
}

/// Of the machine file's terms, on all patterns.
fn median_error(setup: &Setup, samples: &[Sample]) -> f64 {
    let cycles = &measured(setup).cycles;
    let errors = sorted(samples.iter().map(|sample| error(cycles, sample)));
    quantile(&errors, 0.5)
}

#[test]
fn cross_validated_errors_are_within_their_limits_and_other_schemes_are_not() {
    for machine in &MACHINES {
        let setup = machine.setup();
        let fit = machine.fit(&setup);
        let median = quantile(&fit.errors, 0.5);
        assert!(median <= machine.most, "{}: {median}", machine.name);
        assert!(median_error(&setup, &machine.samples(&setup)) <= machine.most);
        if let Some(locks) = machine.other_locks {
            let fit = machine.fit(&machine.with_locks(locks));
            let median = quantile(&fit.errors, 0.5);
            assert!(median > 1.5 * machine.most, "{}: {median}", machine.name);
        }
    }
}

/// The check of the errors is one: a machine file that is a little wrong exceeds its limit.
#[test]
fn a_wrong_coefficient_exceeds_the_limit() {
    for machine in &MACHINES {
        let setup = machine.setup();
        let samples = machine.samples(&setup);
        for term in ["base", "retry"] {
            let mut wrong = measured(&setup).clone();
            let mut terms = wrong.cycles.0.iter_mut();
            let Some((_, cycles)) = terms.find(|(name, _)| name.term().name == term) else {
                continue;
            };
            *cycles *= if term == "base" { 1.4 } else { 1.04 };
            let wrong = Setup {
                machine: AtomicsMachine::Measured(wrong),
                ..setup.clone()
            };
            let median = median_error(&wrong, &samples);
            assert!(median > machine.most, "{} {term}: {median}", machine.name);
        }
    }
}

/// What a user does: every pattern on the RTL, which agrees with Algorithm 1, and a number of cycles each.
#[test]
fn a_whole_file_is_predicted_on_the_rtl() {
    let folder = tempfile::tempdir().unwrap();
    MACHINES.par_iter().for_each(|machine| {
        let json = folder.path().join(machine.name);
        let output = Command::cargo_bin("turnstile")
            .expect("the binary")
            .args([
                "atomics",
                "--quiet",
                "--machine",
                machine.name,
                "--patterns",
            ])
            .arg(data("patterns.csv"))
            .arg("--json")
            .arg(&json)
            .output()
            .expect("a run");
        assert!(output.status.success(), "{output:?}");
        let json = std::fs::read_to_string(json).unwrap();
        let json: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!(json["engine"], "rtl");
        let predicted = json["patterns"].as_array().unwrap();
        let measured = rows("patterns.csv");
        assert_eq!(predicted.len(), measured.len());
        let errors = predicted
            .iter()
            .zip(&measured)
            .map(|(predicted, measured)| {
                let measured = number(measured, machine.column);
                (predicted["cycles"].as_f64().unwrap() - measured).abs() / measured
            });
        let median = quantile(&sorted(errors), 0.5);
        assert!(median <= machine.most, "{}: {median}", machine.name);
    });
}

#[test]
fn the_tables_of_fits_are_up_to_date() {
    let mut fits = "| machine | cycles of | locks | median | 95th percentile | largest | with other locks: median | 95th percentile |\n\
        | --- | --- | --- | --- | --- | --- | --- | --- |\n"
        .to_string();
    let mut terms = "| machine | term | cycles | for |\n| --- | --- | --- | --- |\n".to_string();
    for machine in &MACHINES {
        let setup = machine.setup();
        let errors = machine.fit(&setup).errors;
        let locks = setup
            .scheme
            .map_or("native".into(), |scheme| scheme.locks.to_string());
        let other = machine.other_locks.map_or("| - | -".into(), |locks| {
            let errors = machine.fit(&machine.with_locks(locks)).errors;
            let [median, most] = [0.5, 0.95].map(|share| percent(quantile(&errors, share)));
            format!("| {locks}: {median} | {most}")
        });
        let [median, most, largest] =
            [0.5, 0.95, 1.0].map(|share| percent(quantile(&errors, share)));
        fits += &format!(
            "| `{}` | {} | {locks} | {median} | {most} | {largest} {other} |\n",
            machine.name,
            measured(&setup).about
        );
        for (name, cycles) in &measured(&setup).cycles.0 {
            let term = name.term();
            terms += &format!(
                "| `{}` | `{}` | {cycles} | {} |\n",
                machine.name, term.name, term.what
            );
        }
    }
    check_in(DOCUMENT, "silicon-fits", &fits);
    check_in(DOCUMENT, "silicon-terms", &terms);
}

/// Measured and predicted cycles of a row, with what the row is.
struct Beside {
    row: String,
    measured: f64,
    predicted: f64,
}

impl Beside {
    fn error(&self) -> f64 {
        (self.predicted - self.measured).abs() / self.measured
    }
}

/// Rows, median error, largest error and where it is.
fn summary(all: &[Beside]) -> String {
    let errors = sorted(all.iter().map(Beside::error));
    let worst = all.iter().max_by(|a, b| a.error().total_cmp(&b.error()));
    let worst = worst.expect("there are rows");
    let place = match worst.error() == 0.0 {
        true => "-",
        false => &worst.row,
    };
    let [median, largest] = [0.5, 1.0].map(|share| percent(quantile(&errors, share)));
    format!("{} | {median} | {largest} | {place}", all.len())
}

#[test]
fn conflicts_of_one_kind_are_predicted() {
    let mut table = "| machine | conflicts | rows | median error | largest | at |\n| --- | --- | --- | --- | --- | --- |\n".to_string();
    for machine in &MACHINES {
        let setup = machine.setup();
        let of = |row: &Row, pattern: &Pattern, what: String| Beside {
            row: what,
            measured: number(row, machine.operation),
            predicted: predicted(&setup, pattern)[0],
        };
        let position = rows("position_conflict.csv").into_iter().map(|row| {
            let n = number(&row, "n") as u32;
            of(&row, &position_conflict(n), format!("{n} lanes"))
        });
        let bank = rows("bank_conflict.csv").into_iter().map(|row| {
            let [stride, m] = ["stride_words", "m"].map(|column| number(&row, column) as u32);
            let what = format!("{m} lanes, stride {stride}");
            of(&row, &bank_conflict(stride, m), what)
        });
        for (kind, rows) in [
            ("one word", position.collect::<Vec<_>>()),
            ("one bank", bank.collect()),
        ] {
            table += &format!("| `{}` | {kind} | {} |\n", machine.name, summary(&rows));
            let errors = sorted(rows.iter().map(Beside::error));
            assert!(quantile(&errors, 0.5) <= machine.most, "{}", machine.name);
        }
    }
    check_in(DOCUMENT, "silicon-conflicts", &table);
}

/// Random warps that were measured for a row of `vote_space.csv`, and their seed.
const VOTES: u32 = 20_000;
const SEED: u32 = 2012;

/// A row of `vote_space.csv`.
struct VoteRow {
    votes: RandomVotes,
    measured: Row,
}

impl VoteRow {
    fn new(measured: Row) -> Self {
        let integer = |column| number(&measured, column) as u32;
        Self {
            votes: RandomVotes {
                layout: Layout {
                    words: integer("vote_space_words"),
                    copies: integer("replication"),
                    mapping: match &*measured["mapping"] {
                        "cyclic" => Mapping::Cyclic,
                        "block" => Mapping::Block,
                        other => panic!("mapping {other}"),
                    },
                    padding: integer("padding"),
                    threads: 32,
                },
                sorted: integer("sorted") == 1,
            },
            measured,
        }
    }

    fn name(&self) -> String {
        format!(
            "{} words x {}, {}, padding {}{}",
            self.votes.layout.words,
            self.votes.layout.copies,
            self.measured["mapping"],
            self.votes.layout.padding,
            if self.votes.sorted { ", sorted" } else { "" }
        )
    }

    /// Mean of the machines' predictions and of the lanes of the fullest bank over the patterns.
    fn means(&self, setups: &[Setup]) -> Vec<f64> {
        let mut sums = vec![0.0; setups.len() + 1];
        for number in 0..VOTES {
            let pattern = Pattern::new(&self.votes.words(SEED, number));
            for (sum, setup) in sums.iter_mut().zip(setups) {
                *sum += predicted(setup, &pattern)[1];
            }
            let banks = turnstile_experiments::atomics::procedure::native(&pattern, 32);
            sums[setups.len()] += f64::from(banks.bank_lanes);
        }
        sums.iter().map(|sum| sum / f64::from(VOTES)).collect()
    }
}

#[test]
fn vote_spaces_are_predicted() {
    let setups: Vec<Setup> = MACHINES.iter().map(Silicon::setup).collect();
    let rows: Vec<VoteRow> = rows("vote_space.csv")
        .into_iter()
        .map(VoteRow::new)
        .collect();
    let means: Vec<Vec<f64>> = rows.par_iter().map(|row| row.means(&setups)).collect();
    for (row, means) in rows.iter().zip(&means) {
        // The patterns are those that were measured.
        let bank_lanes = means[setups.len()];
        let measured = number(&row.measured, "mean_max_bank_lanes");
        assert!((bank_lanes - measured).abs() < 1e-4, "{}", row.name());
    }
    let mut table =
        "| machine | rows | median error | largest | at |\n| --- | --- | --- | --- | --- |\n"
            .to_string();
    let mut some = "| words | copies |".to_string();
    for machine in &MACHINES {
        some += &format!(" `{}` measured | predicted |", machine.name);
    }
    some += &format!("\n|{}\n", " --- |".repeat(2 + 2 * MACHINES.len()));
    for (index, machine) in MACHINES.iter().enumerate() {
        let beside = rows.iter().zip(&means).map(|(row, means)| Beside {
            row: row.name(),
            measured: number(&row.measured, machine.column),
            predicted: means[index],
        });
        let beside: Vec<Beside> = beside.collect();
        table += &format!("| `{}` | {} |\n", machine.name, summary(&beside));
        let errors = sorted(beside.iter().map(Beside::error));
        // Half of a thousandth is how the measured means are rounded.
        assert!(
            quantile(&errors, 0.5) <= machine.most + 2e-5,
            "{}",
            machine.name
        );
    }
    for (row, means) in rows.iter().zip(&means) {
        let RandomVotes { layout, sorted } = row.votes;
        if (layout.mapping, layout.padding, sorted) != (Mapping::Cyclic, 0, false) {
            continue;
        }
        some += &format!("| {} | {} |", layout.words, layout.copies);
        for (machine, mean) in MACHINES.iter().zip(means) {
            some += &format!(
                " {:.1} | {mean:.1} |",
                number(&row.measured, machine.column)
            );
        }
        some += "\n";
    }
    check_in(DOCUMENT, "silicon-votes", &table);
    check_in(DOCUMENT, "silicon-vote-rows", &some);
}
