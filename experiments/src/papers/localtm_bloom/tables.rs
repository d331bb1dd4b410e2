//! What the text leaves open, swept: where the search of HT is, and how many centres of KM share a bank.

use super::claims::{
    false_conflicts, of_items, passes, per_pass, placed, serialised_passes, Number, PLACEMENTS,
};
use crate::engine::grid::{Results, Section, Seeds};
use crate::engine::{Spread, Unit};
use crate::papers::local_memory;
use turnstile_tools::table::Table;

/// All tables between numbers and figures.
pub fn sections(seeds: &Seeds) -> Vec<Section> {
    let open = Section {
        heading: "What the text leaves open",
        text: "HT under bloom with the search for an empty location outside of the transaction, as in the figures, and in it; KM under bloom with other \
               numbers of centres in a bank: nothing is fitted. Commit ratios of work-items' attempts, and of wavefronts' passes, in which the text counts.",
        tables: vec![("searches", searches(seeds)), ("placements", placements(seeds))],
    };
    [open].into_iter().chain(local_memory::sections()).collect()
}

fn cell(spread: Option<Spread>, unit: Unit) -> String {
    spread.map_or("-".into(), |spread| spread.brief(unit))
}

const SEARCHED: [(&str, Unit, Number); 4] = [
    ("passes", Unit::Count, passes),
    ("serialised passes", Unit::Count, serialised_passes),
    ("commits of work-items", Unit::Percent, of_items),
    ("commits of passes", Unit::Percent, per_pass),
];

fn searches(seeds: &Seeds) -> Table {
    let head = ["case", "search"].into_iter();
    let head = head.chain(SEARCHED.map(|(name, ..)| name));
    let of_case = |case: &str| {
        ["outside", "inside"].map(|search| {
            let label = match search {
                "inside" => format!("{case} search=0"),
                _ => case.to_owned(),
            };
            let number = |(_, unit, number): (_, Unit, Number)| {
                cell(
                    seeds.spread(|results| number(results.get(&label, "bloom")?)),
                    unit,
                )
            };
            let names = [case.to_owned(), search.to_owned()];
            names.into_iter().chain(SEARCHED.map(number)).collect()
        })
    };
    let cases = seeds.first().cases("HT");
    Table::new(head, cases.flat_map(|case| of_case(&case.label)))
}

fn placements(seeds: &Seeds) -> Table {
    let head = [
        "centres a bank",
        "false conflicts, KM2 to KM256",
        "KM128: commits of work-items",
        "of passes",
        "KM256: commits of work-items",
        "of passes",
    ];
    let line = |(centres, placement): (u32, &str)| {
        let number = |measure: &dyn Fn(&Results, &str) -> Option<f64>| {
            cell(
                seeds.spread(|results| measure(results, placement)),
                Unit::Percent,
            )
        };
        vec![
            centres.to_string(),
            number(&false_conflicts),
            number(&placed("KM128", of_items)),
            number(&placed("KM128", per_pass)),
            number(&placed("KM256", of_items)),
            number(&placed("KM256", per_pass)),
        ]
    };
    Table::new(head, PLACEMENTS.map(line))
}
