//! LocalTM-directory: eight benchmarks at high (HC) and low (LC) contention (section 5). The paper's table of what they are is
//! lost: the definitions are ours, see the modules of `workloads` and docs/benchmarks.md.

mod statements;
mod tables;

use super::local_memory::storage;
use crate::engine::grid::{
    of_report, serialised_on_the_way, Claim, Drawn, GridPaper, Results, Seeds, Selection,
};
use crate::engine::{Figure, Spread, Theirs, Unit};
use tables::{time, GENETIC};

/// The paper.
pub const PAPER: GridPaper = GridPaper {
    name: "localtm-directory",
    about: "Transactions in local memory, conflicts found by directories",
    grid: include_str!("grid.toml"),
    claims,
    statements: statements::STATEMENTS,
    figures,
    sections: tables::sections,
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
    let all = select(&[
        "dcd",
        "smdcd",
        "smdcd-published",
        "smdcd-ordered",
        "bloom",
        "fgl",
    ]);
    let directories = select(&["dcd", "smdcd"]);
    let commits = vec![directories.commit_ratio(), directories.conflicts()];
    vec![
        Figure::new(5, "Speedup", vec![all.speedup()]),
        Figure::new(6, "Execution breakdown", vec![directories.breakdown()]),
        Figure::new(7, "Commit ratio", commits),
        Figure::new(8, "Transaction execution mode", vec![directories.modes()]),
    ]
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
    cases: &[&'static str],
    variant: &'static str,
    unit: Unit,
    measure: impl Fn(&Results, &str, &str) -> Option<f64>,
) -> impl Fn(&Seeds, &Spread) -> Option<String> {
    let cases = cases.to_vec();
    move |seeds, _| {
        let of_case = |case: &&str| {
            let number = seeds.spread(|results| measure(results, case, variant))?;
            Some(format!("{} in {case}", number.brief(unit)))
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
) -> impl Fn(&Seeds, &Spread) -> Option<String> {
    move |seeds, _| {
        let of = |variant| seeds.spread(|results| measure(results, case, variant));
        let [number, ordered] = [of("smdcd-published")?, of("smdcd-ordered")?];
        let run = |results: &Results| Some(results.get(case, "smdcd-published")?.serialisable);
        let explained: Vec<_> = seeds.0.iter().filter_map(run).collect();
        let sound = explained.iter().filter(|sound| **sound).count();
        (sound < explained.len()).then(|| {
            format!(
                "what makes SMDCD serialisable costs it: as published it has {} in this case, and the order of commits explains {sound} \
                 of {} runs; if lower lanes of the writer's wavefront may have read, which is serialisable, it has {}",
                number.brief(Unit::Times),
                explained.len(),
                ordered.brief(Unit::Times)
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
    let sizes = GENETIC.map(|(_, case)| case);
    for case in ["GA-HC", "GA-LC"] {
        claims.extend([
            time_claim(case, "fgl", 1.3).moved_by(at_sizes(&sizes, "fgl", Unit::Times, time)),
            time_claim(case, "dcd", 0.5).moved_by(at_sizes(&sizes, "dcd", Unit::Times, time)),
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
