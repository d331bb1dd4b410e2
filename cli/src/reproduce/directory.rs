//! LocalTM-directory: eight benchmarks at high (HC) and low (LC) contention (section 5). The paper's table of what they are is
//! lost: the definitions are ours, see the modules of `workloads` and docs/benchmarks.md.

use super::claim::{of_report, Claim, Theirs, Unit};
use super::figure::{Figure, Selection};
use super::results::{serialised_on_the_way, Results};
use super::{storage, Case, Paper, Variant};
use turnstile_machine::metrics::ratio;
use turnstile_machine::Detector;

/// Solutions of GA at high and at low contention.
pub(super) const GENETIC: [&str; 2] = ["solutions=16", "solutions=256"];

/// Benchmark, its name on the command line, and its settings at high and at low contention.
const BENCHMARKS: [(&str, &str, [&str; 2]); 8] = [
    ("HT", "hash-table", ["buckets=16", "buckets=256"]),
    ("IT", "intruder", ["flows=8", "flows=128"]),
    ("VA", "vacation", ["rows=16", "rows=128"]),
    ("GC", "colouring", ["edges=8", "edges=1"]),
    ("GA", "genetic", GENETIC),
    ("KM", "k-means", ["centres=8", "centres=64"]),
    ("DB", "database", ["records=64", "records=1024"]),
    ("QU", "queue", ["every=1", "every=8"]),
];

/// Experiments that explain: other contention, which the text leaves open.
const BETWEEN: [(&str, &str, &str); 3] = [
    ("HT4", "hash-table", "buckets=4"),
    ("GA8", "genetic", "solutions=8"),
    ("GA32", "genetic", "solutions=32"),
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
            Variant::tm("perfect", Detector::Perfect),
        ],
        figures,
        claims,
        sample: &["HT-LC", "GA-LC", "KM-LC", "QU-LC"],
        cut: vec![],
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
                experiment: None,
            })
            .collect::<Vec<_>>()
    };
    let between = BETWEEN.map(|(label, workload, setting)| Case {
        group: "between",
        label: label.into(),
        workload,
        settings: vec![setting.into()],
        experiment: None,
    });
    let figures = BENCHMARKS.iter().flat_map(of_benchmark);
    figures.chain(between).collect()
}

fn figures(results: &Results) -> Vec<Figure> {
    let select = |variants| Selection {
        results,
        cases: BENCHMARKS
            .iter()
            .flat_map(|(group, ..)| results.cases(group))
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

/// Cycles of `variant` over those of the serialised version.
fn time(results: &Results, case: &str, variant: &str) -> Option<f64> {
    let [serial, report] = ["serial", variant].map(|variant| results.get(case, variant));
    ratio(report?.cycles, serial?.cycles)
}

fn time_claim(case: &'static str, variant: &'static str, theirs: f64) -> Claim {
    let what = format!("{case} under {variant}: time over serialised");
    let ours = move |results: &Results| time(results, case, variant);
    Claim::new("1", what, Theirs::Is(theirs), Unit::Times, ours)
}

fn speedup_claim(case: &'static str, variant: &'static str, theirs: f64) -> Claim {
    let what = format!("{case} under {variant}: speedup over serialised");
    let ours = move |results: &Results| results.speedup(case, variant);
    Claim::new("1", what, Theirs::Is(theirs), Unit::Times, ours)
}

/// What the same version does at sizes of which the text may mean one.
fn at_sizes(
    cases: &'static [&'static str],
    variant: &'static str,
    unit: Unit,
    measure: impl Fn(&Results, &str, &str) -> Option<f64>,
) -> impl Fn(&Results) -> Option<String> {
    move |results| {
        let of_case = |case: &&str| {
            let number = measure(results, case, variant)?;
            Some(format!("{} in {case}", unit.show(number)))
        };
        let numbers: Option<Vec<_>> = cases.iter().map(of_case).collect();
        Some(format!(
            "the text does not give the size, which decides: {}",
            numbers?.join(", ")
        ))
    }
}

/// What the published SMDCD does instead, and that it may not.
fn published(
    case: &'static str,
    measure: fn(&Results, &str, &str) -> Option<f64>,
) -> impl Fn(&Results) -> Option<String> {
    move |results| {
        let number = measure(results, case, "smdcd-published")?;
        let sound = results.get(case, "smdcd-published")?.serialisable;
        (!sound).then(|| {
            format!(
                "what makes SMDCD serialisable costs it: as published it has {number:.2}x in this case, and the \
                 order of commits does not explain the run"
            )
        })
    }
}

/// The text does not say at which contention HT and GA were measured: ours are given at both.
fn claims() -> Vec<Claim> {
    let mut claims = vec![];
    for case in ["HT-HC", "HT-LC"] {
        let sizes = |variant| at_sizes(&["HT-HC", "HT-LC"], variant, Unit::Times, Results::speedup);
        claims.extend([
            speedup_claim(case, "dcd", 60.0).moved_by(sizes("dcd")),
            speedup_claim(case, "smdcd", 60.0).moved_by(published(case, Results::speedup)),
            speedup_claim(case, "fgl", 90.0).moved_by(sizes("fgl")),
        ]);
    }
    for case in ["GA-HC", "GA-LC"] {
        claims.extend([
            time_claim(case, "fgl", 1.3).moved_by(at_sizes(
                &["GA8", "GA-HC", "GA-LC"],
                "fgl",
                Unit::Times,
                time,
            )),
            time_claim(case, "dcd", 0.5).moved_by(at_sizes(
                &["GA-HC", "GA32", "GA-LC"],
                "dcd",
                Unit::Times,
                time,
            )),
            time_claim(case, "smdcd", 0.5).moved_by(published(case, time)),
        ]);
    }
    for variant in ["dcd", "smdcd"] {
        let what = format!(
            "HT-HC under {variant}: transactions of wavefronts that went through serialisation"
        );
        let ours = move |results: &Results| serialised_on_the_way(results.get("HT-HC", variant)?);
        let claim = Claim::new("5", what, Theirs::Is(0.9), Unit::Percent, ours);
        let share = of_report(serialised_on_the_way);
        claims.push(claim.moved_by(at_sizes(&["HT-HC", "HT4"], variant, Unit::Percent, share)));
    }
    claims.extend(storage::claims("4", storage::DIRECTORY));
    claims
}
