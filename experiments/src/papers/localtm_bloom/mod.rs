//! LocalTM-Bloom: HT, KM and GA from 2 to 256 buckets, centres and solutions (section 5).

mod claims;
mod experiments;
mod statements;
mod tables;

use crate::engine::grid::{GridPaper, Results, Selection};
use crate::engine::Figure;

/// The paper.
pub const PAPER: GridPaper = GridPaper {
    name: "localtm-bloom",
    about: "Transactions in local memory, conflicts found by Bloom signatures",
    grid: include_str!("grid.toml"),
    claims: claims::all,
    statements: statements::STATEMENTS,
    figures,
    sections: tables::sections,
};

/// Figures 3 to 5: their benchmarks and titles.
const FIGURES: [(u32, &str, &str); 3] = [
    (3, "HT", "Hash table"),
    (4, "KM", "K-means"),
    (5, "GA", "Genetic algorithm"),
];

fn figures(results: &Results) -> Vec<Figure> {
    let figure = |(number, group, title): (u32, &str, &str)| {
        let cases = results.cases(group).map(|case| case.label.as_str());
        let cases: Vec<_> = cases.collect();
        let select = |variants| Selection {
            results,
            cases: cases.clone(),
            variants,
        };
        let all = select(&["fgl", "bloom", "perfect"]);
        let tm = select(&["bloom", "perfect"]);
        let panels = vec![
            all.speedup(),
            tm.breakdown(),
            tm.modes(),
            tm.commit_ratio(),
            tm.conflicts(),
        ];
        Figure::new(number, format!("{title} ({group})"), panels)
    };
    FIGURES.map(figure).into()
}
