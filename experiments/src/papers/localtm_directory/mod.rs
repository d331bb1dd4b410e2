//! LocalTM-directory: eight benchmarks at high (HC) and low (LC) contention (section 5). The paper's table of what they are is
//! lost: the definitions are ours, see the modules of `workloads` and docs/benchmarks.md.

use super::local_memory::{self, storage};
use crate::engine::grid::{
    of_report, serialised_on_the_way, Claim, Drawn, GridPaper, Results, Selection,
};
use crate::engine::{Figure, Theirs, Unit};
use turnstile_machine::metrics::ratio;

/// The paper.
pub const PAPER: GridPaper = GridPaper {
    name: "localtm-directory",
    about: "Transactions in local memory, conflicts found by directories",
    grid: include_str!("grid.toml"),
    claims,
    statements: &[],
    figures,
    sections: local_memory::sections,
};

fn figures(results: &Results) -> Vec<Figure> {
    let of_figures = |group: &str| group != "between";
    let cases = results.grid.cases.iter();
    let cases = cases.filter(|case| of_figures(&case.group) && case.experiment.is_none());
    let cases: Vec<_> = cases.map(|case| case.label.as_str()).collect();
    let select = |variants| Selection {
        results,
        cases: cases.clone(),
        variants,
    };
    let all = select(&["dcd", "smdcd", "smdcd-published", "bloom", "fgl"]);
    let directories = select(&["dcd", "smdcd"]);
    let commits = vec![directories.commit_ratio(), directories.conflicts()];
    vec![
        Figure::new(5, "Speedup", vec![all.speedup()]),
        Figure::new(6, "Execution breakdown", vec![directories.breakdown()]),
        Figure::new(7, "Commit ratio", commits),
        Figure::new(8, "Transaction execution mode", vec![directories.modes()]),
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
    let claim = Claim::new("1", what, Theirs::Is(theirs), Unit::Times, ours);
    claim.drawn(Drawn::Speedup, case, variant)
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
