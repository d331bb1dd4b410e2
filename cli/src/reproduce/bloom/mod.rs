//! LocalTM-Bloom: HT, KM and GA from 2 to 256 buckets, centres and solutions (section 5).

mod claims;
mod experiments;

use super::figure::{Figure, Selection};
use super::results::Results;
use super::{Case, Paper, Variant};
use turnstile_machine::Detector;

/// Benchmark, its name on the command line, and what is varied.
const BENCHMARKS: [(&str, &str, &str); 3] = [
    ("HT", "hash-table", "buckets"),
    ("KM", "k-means", "centres"),
    ("GA", "genetic", "solutions"),
];

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
            Variant::tm("dcd", Detector::Dcd),
            Variant::tm("smdcd", Detector::Smdcd),
            Variant::tm("smdcd-published", Detector::SmdcdPublished),
        ],
        figures,
        claims: claims::all,
        sample: &["HT32", "KM64", "GA128"],
        cut: vec![],
    }
}

fn cases() -> Vec<Case> {
    let sizes = (1..=8).map(|power| 1u32 << power);
    let of_benchmark = |(group, workload, parameter): (&'static str, &'static str, &str)| {
        let case = |size: u32| Case {
            group,
            label: format!("{group}{size}"),
            workload,
            settings: vec![format!("{parameter}={size}")],
            experiment: None,
        };
        sizes.clone().map(case).collect::<Vec<_>>()
    };
    let figures = BENCHMARKS.into_iter().flat_map(of_benchmark);
    figures.chain(experiments::cases()).collect()
}

fn figures(results: &Results) -> Vec<Figure> {
    let titles = ["Hash table", "K-means", "Genetic algorithm"];
    let figure = |((number, (group, ..)), title): ((u32, (&'static str, &str, &str)), &str)| {
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
    let figures = (3..).zip(BENCHMARKS).zip(titles);
    let figures = figures.filter(|((_, (group, ..)), _)| results.cases(group).next().is_some());
    figures.map(figure).collect()
}
