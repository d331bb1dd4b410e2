//! Where the text does not give a size: every size, in every version.

use crate::engine::grid::{serialised_on_the_way, Results, Section, Seeds};
use crate::engine::{Spread, Unit};
use crate::papers::local_memory;
use turnstile_machine::metrics::ratio;
use turnstile_tools::table::Table;

/// Cases of GA, by their number of solutions.
pub const GENETIC: [(u32, &str); 6] = [
    (8, "GA8"),
    (16, "GA-HC"),
    (32, "GA32"),
    (64, "GA64"),
    (128, "GA128"),
    (256, "GA-LC"),
];
const VERSIONS: [&str; 5] = ["fgl", "dcd", "smdcd", "smdcd-published", "smdcd-ordered"];

const DIRECTORIES: [&str; 4] = ["dcd", "smdcd", "smdcd-published", "smdcd-ordered"];
/// Those that share.
const SHARING: [&str; 3] = ["smdcd", "smdcd-published", "smdcd-ordered"];
/// The cases of both contentions.
const CASES: [&str; 16] = [
    "HT-HC", "HT-LC", "IT-HC", "IT-LC", "VA-HC", "VA-LC", "GC-HC", "GC-LC", "GA-HC", "GA-LC",
    "KM-HC", "KM-LC", "DB-HC", "DB-LC", "QU-HC", "QU-LC",
];

/// What depends on who loses a conflict.
struct Measure {
    what: &'static str,
    theirs: &'static str,
    unit: Unit,
    /// Cases that it is of.
    cases: &'static [&'static str],
    of: fn(&Results, &str) -> Option<f64>,
}

const MEASURES: [Measure; 7] = [
    Measure {
        what: "HT-HC: transactions of wavefronts that went through serialisation",
        theirs: "90 %",
        unit: Unit::Percent,
        cases: &["HT-HC"],
        of: |results, version| serialised_on_the_way(results.get("HT-HC", version)?),
    },
    Measure {
        what: "cycles over DCD's, geometric mean",
        theirs: "similar",
        unit: Unit::Times,
        cases: &CASES,
        of: |results, version| {
            let cycles = |case: &str, version| Some(results.get(case, version)?.cycles);
            geometric(|case| ratio(cycles(case, version)?, cycles(case, "dcd")?))
        },
    },
    Measure {
        what: "commit ratio over DCD's, geometric mean",
        theirs: "similar",
        unit: Unit::Times,
        cases: &CASES,
        of: |results, version| {
            let share = |case: &str, version| results.get(case, version)?.commit_ratio;
            geometric(|case| Some(share(case, version)? / share(case, "dcd")?))
        },
    },
    Measure {
        what: "GA-LC: commit ratio",
        theirs: "DCD above SMDCD",
        unit: Unit::Percent,
        cases: &["GA-LC"],
        of: |results, version| results.get("GA-LC", version)?.commit_ratio,
    },
    Measure {
        what: "HT-HC: speedup over serialised",
        theirs: "60x in HT",
        unit: Unit::Times,
        cases: &["HT-HC"],
        of: |results, version| results.speedup("HT-HC", version),
    },
    Measure {
        what: "HT-LC: speedup over serialised",
        theirs: "60x in HT",
        unit: Unit::Times,
        cases: &["HT-LC"],
        of: |results, version| results.speedup("HT-LC", version),
    },
    Measure {
        what: "GA-HC: time over serialised",
        theirs: "0.5x in GA",
        unit: Unit::Times,
        cases: &["GA-HC"],
        of: |results, version| time(results, "GA-HC", version),
    },
];

/// Of all cases.
fn geometric(of_case: impl Fn(&str) -> Option<f64>) -> Option<f64> {
    let logarithms: Option<Vec<_>> = CASES.iter().map(|case| Some(of_case(case)?.ln())).collect();
    let logarithms = logarithms?;
    Some((logarithms.iter().sum::<f64>() / logarithms.len() as f64).exp())
}

/// All tables between numbers and figures.
pub fn sections(seeds: &Seeds) -> Vec<Section> {
    let genetic = Section {
        heading: "GA at every size",
        text: "Cycles over those of the serialised version. The text has 1.3 for FGL and 0.5 for both directories, and no size. As published, SMDCD is not \
               serialisable.",
        tables: vec![("genetic", genetic(seeds))],
    };
    let directories = Section {
        heading: "Directories",
        text: "A number is unsound if, with some seed, no order of commits explains a run that it is of: it matches nothing.",
        tables: vec![("directories", directories(seeds))],
    };
    let sharing = Section {
        heading: "Directories that share, case by case",
        text: "Cycles over those under DCD. A number is unsound as in the table before.",
        tables: vec![("sharing", sharing(seeds))],
    };
    [genetic, directories, sharing]
        .into_iter()
        .chain(local_memory::sections())
        .collect()
}

fn genetic(seeds: &Seeds) -> Table {
    let line = |(solutions, case): (u32, &str)| {
        let of = |version: &str| {
            let spread = seeds.spread(|results| time(results, case, version));
            spread.map_or("-".into(), |spread| spread.brief(Unit::Times))
        };
        let solutions = [solutions.to_string()].into_iter();
        solutions.chain(VERSIONS.map(of)).collect()
    };
    Table::new(["solutions"].into_iter().chain(VERSIONS), GENETIC.map(line))
}

fn directories(seeds: &Seeds) -> Table {
    let line = |measure: &Measure| {
        let of = |version: &str| {
            let spread = seeds.spread(|results| (measure.of)(results, version));
            marked(seeds, spread, measure.unit, measure.cases, version)
        };
        let head = [measure.what, measure.theirs].map(str::to_owned);
        head.into_iter().chain(DIRECTORIES.map(of)).collect()
    };
    Table::new(
        ["what", "theirs"].into_iter().chain(DIRECTORIES),
        MEASURES.iter().map(line),
    )
}

fn sharing(seeds: &Seeds) -> Table {
    let line = |case: &&'static str| {
        let of = |version: &str| {
            let spread = seeds.spread(|results| {
                let [cycles, dcd] = [version, "dcd"].map(|of| results.get(case, of));
                ratio(cycles?.cycles, dcd?.cycles)
            });
            marked(seeds, spread, Unit::Times, &[case], version)
        };
        let head = [(*case).to_owned()].into_iter();
        head.chain(SHARING.map(of)).collect()
    };
    let head = ["cycles over DCD's"].into_iter().chain(SHARING);
    Table::new(head, CASES.iter().map(line))
}

/// A number of some cases, which says so if it is unsound.
fn marked(
    seeds: &Seeds,
    spread: Option<Spread>,
    unit: Unit,
    cases: &[&str],
    version: &str,
) -> String {
    let number = spread.map_or("-".into(), |spread| spread.brief(unit));
    let valid = |results: &Results| {
        let mut cases = cases.iter();
        cases.all(|case| results.valid(case, version).is_some())
    };
    match seeds.0.iter().all(valid) {
        true => number,
        false => format!("unsound: {number}"),
    }
}

/// Cycles of `variant` over those of the serialised version.
pub fn time(results: &Results, case: &str, variant: &str) -> Option<f64> {
    let [serial, report] = ["serial", variant].map(|variant| results.get(case, variant));
    ratio(report?.cycles, serial?.cycles)
}
