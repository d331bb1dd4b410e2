//! Where the text does not give a size: every size, in every version.

use crate::engine::grid::{Results, Section, Seeds};
use crate::engine::Unit;
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
const VERSIONS: [&str; 4] = ["fgl", "dcd", "smdcd", "smdcd-published"];

/// All tables between numbers and figures.
pub fn sections(seeds: &Seeds) -> Vec<Section> {
    let genetic = Section {
        heading: "GA at every size",
        text: "Cycles over those of the serialised version. The text has 1.3 for FGL and 0.5 for both directories, and no size. As published, SMDCD is not \
               serialisable.",
        tables: vec![("genetic", genetic(seeds))],
    };
    [genetic]
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

/// Cycles of `variant` over those of the serialised version.
pub fn time(results: &Results, case: &str, variant: &str) -> Option<f64> {
    let [serial, report] = ["serial", variant].map(|variant| results.get(case, variant));
    ratio(report?.cycles, serial?.cycles)
}
