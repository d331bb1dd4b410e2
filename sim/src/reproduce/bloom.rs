//! LocalTM-Bloom: HT, KM and GA from 2 to 256 buckets, centres and solutions (section 5).

use super::claim::{Claim, Theirs, Unit};
use super::figure::{Figure, Selection};
use super::results::{aliased, extremes, overhead, serialised, Results};
use super::storage;
use super::{Case, Paper, Variant};
use crate::machine::Detector;
use crate::metrics::{percent, ratio, Report};

/// An experiment that explains: KM256 with the sums of the centres of a bank so far apart that all have the same filter bits.
const SPREAD: &str = "KM256 spread";

const GROUPS: [&str; 3] = ["HT", "KM", "GA"];

/// The experiments.
pub fn paper() -> Paper {
    Paper {
        name: "localtm-bloom",
        title:
            "LocalTM-Bloom: transactions in GPU local memory, conflicts found by Bloom signatures",
        cases: cases(),
        variants: vec![
            Variant::SERIAL,
            Variant::FGL,
            Variant::tm("bloom", Detector::Bloom),
            Variant::tm("perfect", Detector::Perfect),
        ],
        figures,
        claims,
        sample: &["HT32", "KM64", "GA128"],
    }
}

fn cases() -> Vec<Case> {
    let benchmarks = [
        ("HT", "hash-table", "buckets"),
        ("KM", "k-means", "centres"),
        ("GA", "genetic", "solutions"),
    ];
    let sizes = (1..=8).map(|power| 1u32 << power);
    let of_benchmark = |(group, workload, parameter): (&'static str, &'static str, &str)| {
        let case = |size: u32| Case {
            group,
            label: format!("{group}{size}"),
            workload,
            settings: vec![format!("{parameter}={size}")],
        };
        sizes.clone().map(case).collect::<Vec<_>>()
    };
    let spread = Case {
        group: "KM spread",
        label: SPREAD.into(),
        workload: "k-means",
        settings: vec!["centres=256".into(), "spacing=8".into()],
    };
    let figures = benchmarks.into_iter().flat_map(of_benchmark);
    figures.chain([spread]).collect()
}

fn figures(results: &Results) -> Vec<Figure> {
    let titles = ["Hash table", "K-means", "Genetic algorithm"];
    let figure = |((number, group), title): ((u32, &&'static str), &str)| {
        let select = |variants| Selection {
            results,
            cases: results
                .cases(group)
                .map(|case| case.label.as_str())
                .collect(),
            variants,
        };
        let all = select(&["fgl", "bloom", "perfect"]);
        let tm = select(&["bloom", "perfect"]);
        Figure {
            number,
            title: format!("{title} ({group})"),
            panels: vec![
                all.speedup(),
                tm.breakdown(),
                tm.modes(),
                tm.commit_ratio(),
                tm.conflicts(),
            ],
        }
    };
    let figures = (3..).zip(&GROUPS).zip(titles);
    let figures = figures.filter(|((_, group), _)| results.cases(group).next().is_some());
    figures.map(figure).collect()
}

/// A number of one run.
fn of_run(
    place: &'static str,
    run: (&'static str, &'static str),
    what: &str,
    theirs: Theirs,
    unit: Unit,
    ours: fn(&Report) -> Option<f64>,
) -> Claim {
    let (case, variant) = run;
    let what = format!("{case} under {variant}: {what}");
    Claim::new(place, what, theirs, unit, move |results| {
        ours(results.get(case, variant)?)
    })
}

/// The largest of a number over benchmarks under bloom.
fn most(
    place: &'static str,
    groups: &'static [&'static str],
    what: &str,
    theirs: Theirs,
    unit: Unit,
    ours: fn(&Report) -> Option<f64>,
) -> Claim {
    let what = format!("{}: largest {what}", groups.join(", "));
    Claim::new(place, what, theirs, unit, move |results| {
        let of_case = |case: &str| ours(results.get(case, "bloom")?);
        extremes(results.over(groups, of_case)).map(|extremes| extremes.1)
    })
}

/// Everything the breakdown puts into memory overhead, TX_Begin and TX_Commit: stalls and roll back are in it.
const OVERHEAD: &str = "share of time in memory overhead, TX_Begin and TX_Commit";

/// The cycles that detection and versioning add: how much longer bloom takes than perfect, over bloom.
fn over_perfect(place: &'static str, groups: &'static [&'static str], theirs: Theirs) -> Claim {
    let what = format!(
        "{}: largest share of cycles that perfect saves",
        groups.join(", ")
    );
    Claim::new(place, what, theirs, Unit::Percent, |results| {
        let saved = |case: &str| {
            let [bloom, perfect] = ["bloom", "perfect"].map(|variant| results.get(case, variant));
            Some(1.0 - ratio(perfect?.cycles, bloom?.cycles)?)
        };
        extremes(results.over(groups, saved)).map(|extremes| extremes.1)
    })
}

fn claims() -> Vec<Claim> {
    let mut claims = overall();
    claims.extend(hash_table());
    claims.extend(k_means());
    claims.extend(genetic());
    claims.extend(storage::claims("4.3", storage::BLOOM));
    claims
}

fn overall() -> Vec<Claim> {
    let speedup =
        |results: &Results| extremes(results.over(&GROUPS, |case| results.speedup(case, "bloom")));
    vec![
        Claim::new(
            "abstract",
            "smallest speedup over serialised",
            Theirs::Is(1.25),
            Unit::Times,
            move |results| speedup(results).map(|extremes| extremes.0),
        ),
        Claim::new(
            "abstract",
            "largest speedup over serialised",
            Theirs::Is(80.0),
            Unit::Times,
            move |results| speedup(results).map(|extremes| extremes.1),
        ),
        most(
            "abstract",
            &GROUPS,
            OVERHEAD,
            Theirs::AtMost(0.2),
            Unit::Percent,
            overhead,
        ),
        over_perfect("abstract", &GROUPS, Theirs::AtMost(0.2)),
        most(
            "5.1.4",
            &GROUPS,
            "number of attempts in work-group serialisation",
            Theirs::Is(0.0),
            Unit::Count,
            |report| Some(report.transactions.wg_serialised as f64),
        ),
    ]
}

fn hash_table() -> Vec<Claim> {
    let passes = |report: &Report| Some(report.transactions.passes as f64);
    let alone_passes = |report: &Report| Some(report.transactions.serialised_passes as f64);
    let mut claims = vec![
        most(
            "5.2.1",
            &["HT"],
            OVERHEAD,
            Theirs::AtMost(0.16),
            Unit::Percent,
            overhead,
        ),
        over_perfect("5.2.1", &["HT"], Theirs::AtMost(0.16)),
    ];
    for (case, all, alone, part) in [("HT2", 3801.0, 189.0, 0.049), ("HT32", 36.0, 9.0, 0.25)] {
        let run = (case, "bloom");
        claims.extend([
            of_run(
                "5.2.1",
                run,
                "transactions (passes of wavefronts)",
                Theirs::Is(all),
                Unit::Count,
                passes,
            ),
            of_run(
                "5.2.1",
                run,
                "serialised transactions (passes)",
                Theirs::Is(alone),
                Unit::Count,
                alone_passes,
            ),
            of_run(
                "5.2.1",
                run,
                "share of serialised transactions",
                Theirs::Is(part),
                Unit::Percent,
                serialised,
            ),
        ]);
    }
    for (case, theirs) in [("HT2", 0.049), ("HT256", 1.0)] {
        claims.push(commit_ratio("5.2.1", case, Theirs::Is(theirs)));
    }
    claims
}

fn commit_ratio(place: &'static str, case: &'static str, theirs: Theirs) -> Claim {
    of_run(
        place,
        (case, "bloom"),
        "commit ratio",
        theirs,
        Unit::Percent,
        |report| report.commit_ratio,
    )
}

fn k_means() -> Vec<Claim> {
    let mut claims: Vec<_> = ["KM64", "KM128", "KM256"]
        .map(|case| {
            Claim::new(
                "5.2.2",
                format!("{case} under bloom: speedup over serialised"),
                Theirs::Is(1.5),
                Unit::Times,
                move |results| results.speedup(case, "bloom"),
            )
        })
        .into();
    claims.extend([
        most(
            "5.2.2",
            &["KM"],
            OVERHEAD,
            Theirs::AtMost(0.1),
            Unit::Percent,
            overhead,
        ),
        over_perfect("5.2.2", &["KM"], Theirs::AtMost(0.1)),
        most(
            "5.2.2",
            &["KM"],
            "share of accesses that are false conflicts",
            Theirs::Is(0.39),
            Unit::Percent,
            aliased,
        )
        .because(spread(aliased)),
        Claim::new(
            "5.2.2",
            "KM2 to KM128: largest commit ratio",
            Theirs::AtMost(0.04),
            Unit::Percent,
            |results| {
                let ratio = |case: &str| {
                    results
                        .get(case, "bloom")?
                        .commit_ratio
                        .filter(|_| case != "KM256")
                };
                extremes(results.over(&["KM"], ratio)).map(|extremes| extremes.1)
            },
        ),
        commit_ratio("5.2.2", "KM256", Theirs::Is(0.15))
            .because(spread(|report| report.commit_ratio)),
    ]);
    claims
}

/// What becomes of a share when centres are spread over their banks.
fn spread(measure: fn(&Report) -> Option<f64>) -> impl Fn(&Results) -> Option<String> {
    move |results| {
        let [packed, spread] = ["KM256", SPREAD].map(|case| results.get(case, "bloom"));
        Some(format!(
            "the layout of the sums, which the paper does not give, decides which centres share filter bits: with 8 \
             instead of 4 rows from centre to centre of a bank (--set spacing=8), KM256 goes from {} to {}",
            percent(measure(packed?)),
            percent(measure(spread?)),
        ))
    }
}

fn genetic() -> Vec<Claim> {
    let serialised = |report: &Report| Some(report.transactions.serialised_passes as f64);
    let conflicts = |report: &Report| Some(report.conflicts as f64);
    let count = |variant, what: &str, theirs, ours| {
        of_run(
            "5.2.3",
            ("GA8", variant),
            what,
            Theirs::Is(theirs),
            Unit::Count,
            ours,
        )
    };
    vec![
        commit_ratio("5.2.3", "GA2", Theirs::Is(0.01)),
        commit_ratio("5.2.3", "GA256", Theirs::Is(0.15)),
        count(
            "bloom",
            "wavefront serialisations (passes)",
            134.0,
            serialised,
        ),
        count(
            "perfect",
            "wavefront serialisations (passes)",
            177.0,
            serialised,
        ),
        count("bloom", "conflicts", 2578.0, conflicts),
        count("perfect", "conflicts", 3126.0, conflicts),
    ]
}
