//! LocalTM-directory: eight benchmarks at high (HC) and low (LC) contention (section 5). The paper's table of what they are is
//! lost: the definitions are ours, see the modules of `workloads` and docs/benchmarks.md.

use super::claim::{Claim, Theirs, Unit};
use super::figure::{Figure, Selection};
use super::results::{serialised, Results};
use super::{storage, Case, Paper, Variant};
use crate::machine::Detector;
use crate::metrics::ratio;

/// Benchmark, its name on the command line, and its settings at high and at low contention.
const BENCHMARKS: [(&str, &str, [&str; 2]); 8] = [
    ("HT", "hash-table", ["buckets=16", "buckets=256"]),
    ("IT", "intruder", ["flows=8", "flows=128"]),
    ("VA", "vacation", ["rows=16", "rows=128"]),
    ("GC", "colouring", ["edges=8", "edges=1"]),
    ("GA", "genetic", ["solutions=16", "solutions=256"]),
    ("KM", "k-means", ["centres=8", "centres=64"]),
    ("DB", "database", ["records=64", "records=1024"]),
    ("QU", "queue", ["every=1", "every=8"]),
];

/// The experiments.
pub fn paper() -> Paper {
    Paper {
        name: "localtm-directory",
        title:
            "LocalTM-directory: transactions in GPU local memory, conflicts found by directories",
        cases: cases(),
        variants: vec![
            Variant::SERIAL,
            Variant::FGL,
            Variant::tm("dcd", Detector::Dcd),
            Variant::tm("smdcd", Detector::Smdcd),
            Variant::tm("smdcd-published", Detector::SmdcdPublished),
            Variant::tm("bloom", Detector::Bloom),
        ],
        figures,
        claims,
        sample: &["HT-LC", "GA-LC", "KM-LC", "QU-LC"],
    }
}

fn cases() -> Vec<Case> {
    let of_benchmark = |(group, workload, settings): &(&'static str, &'static str, [&str; 2])| {
        ["HC", "LC"]
            .iter()
            .zip(settings)
            .map(|(level, setting)| Case {
                group,
                label: format!("{group}-{level}"),
                workload,
                settings: vec![setting.to_string()],
            })
            .collect::<Vec<_>>()
    };
    BENCHMARKS.iter().flat_map(of_benchmark).collect()
}

fn figures(results: &Results) -> Vec<Figure> {
    let select = |variants| Selection {
        results,
        cases: results
            .paper
            .cases
            .iter()
            .map(|case| case.label.as_str())
            .collect(),
        variants,
    };
    let all = select(&["dcd", "smdcd", "smdcd-published", "bloom", "fgl"]);
    let directories = select(&["dcd", "smdcd"]);
    let figure = |number, title: &str, panels| Figure {
        number,
        title: title.into(),
        panels,
    };
    vec![
        figure(5, "Speedup", vec![all.speedup()]),
        figure(6, "Execution breakdown", vec![directories.breakdown()]),
        figure(
            7,
            "Commit ratio",
            vec![directories.commit_ratio(), directories.conflicts()],
        ),
        figure(8, "Transaction execution mode", vec![directories.modes()]),
    ]
}

/// The time of `variant` over that of the serialised version.
fn time(case: &'static str, variant: &'static str, theirs: f64) -> Claim {
    let what = format!("{case} under {variant}: time over serialised");
    Claim::new("1", what, Theirs::Is(theirs), Unit::Times, move |results| {
        let [serial, report] = ["serial", variant].map(|variant| results.get(case, variant));
        ratio(report?.cycles, serial?.cycles)
    })
}

fn speedup(case: &'static str, variant: &'static str, theirs: f64) -> Claim {
    let what = format!("{case} under {variant}: speedup over serialised");
    Claim::new("1", what, Theirs::Is(theirs), Unit::Times, move |results| {
        results.speedup(case, variant)
    })
}

/// The text does not say at which contention HT and GA were measured: ours are given at both.
fn claims() -> Vec<Claim> {
    let mut claims = vec![];
    for case in ["HT-HC", "HT-LC"] {
        claims.extend([
            speedup(case, "dcd", 60.0),
            speedup(case, "smdcd", 60.0),
            speedup(case, "fgl", 90.0),
        ]);
    }
    for case in ["GA-HC", "GA-LC"] {
        claims.extend([
            time(case, "fgl", 1.3),
            time(case, "dcd", 0.5),
            time(case, "smdcd", 0.5),
        ]);
    }
    for variant in ["dcd", "smdcd"] {
        let what =
            format!("HT-HC under {variant}: transactions that went through serialisation (passes)");
        claims.push(Claim::new(
            "5",
            what,
            Theirs::AtMost(0.9),
            Unit::Percent,
            move |results| serialised(results.get("HT-HC", variant)?),
        ));
    }
    claims.extend(storage::claims("4", storage::DIRECTORY));
    claims
}
