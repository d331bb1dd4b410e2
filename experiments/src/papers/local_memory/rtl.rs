//! What this RTL takes, beside what the papers count. Cells are from the documentation of `turnstile area`, which a test compares
//! with what Yosys finds.

use crate::engine::grid::Section;
use turnstile_area::area::storage::{paper_figures, PaperFigure};
use turnstile_tools::table::Table;

/// The page with the generated block.
const DOCUMENTED: &str = include_str!("area.md");

/// What stands above the tables.
const TEXT: &str = "What the papers count as registers is in flip-flops here, and the banks' words are memory, which is in no \
kGE (thousand gate equivalents of a 0.18 um library, by Yosys). From docs/area.md, which says how it is found.";

/// Both tables.
pub fn sections() -> Vec<Section> {
    vec![Section {
        heading: "Storage and area in this RTL",
        text: TEXT,
        tables: vec![("storage", counted()), ("area", tops())],
    }]
}

fn block() -> &'static str {
    let block = DOCUMENTED.split_once("<!-- begin area -->");
    let block = block.and_then(|(_, rest)| rest.split_once("<!-- end area -->"));
    block.map_or("", |(block, _)| block)
}

/// The lines below one that starts with `head`, up to an empty one.
fn lines_below(head: &str) -> impl Iterator<Item = &'static str> + '_ {
    let mut lines = block().lines();
    let _ = lines.find(|line| line.starts_with(head));
    lines.take_while(|line| !line.is_empty())
}

/// Flip-flops and cells of the tops.
fn tops() -> Table {
    let line = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [unit, _, flip_flops, kge, _, added, ..] = words[..] else {
            return None;
        };
        let added = match added {
            "-" => added.to_string(),
            added => format!("{added} %"),
        };
        Some(vec![unit.into(), added, flip_flops.into(), kge.into()])
    };
    let head = ["unit", "more than lds_baseline", "flip-flops", "kGE"];
    Table::new(head, lines_below("unit  ").filter_map(line))
}

/// Storage as the papers count it, as they state it, and as it is in the RTL.
fn counted() -> Table {
    let head = ["storage", "in the RTL", "paper", "computed"];
    let line = |figure: PaperFigure| {
        let PaperFigure {
            what,
            paper,
            computed,
            rtl,
        } = figure;
        vec![what.into(), rtl, paper.into(), computed]
    };
    Table::new(head, paper_figures().into_iter().map(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_documentation_is_read() {
        let tops = tops().lines;
        let names: Vec<&str> = tops.iter().map(|line| &*line[0]).collect();
        let wanted = [
            "lds_baseline",
            "lds_bloom",
            "lds_dcd",
            "lds_smdcd",
            "lds_smdcd_ordered",
            "lds_lockbits",
        ];
        assert_eq!(names, wanted);
        for line in &tops {
            let kge: f64 = line[3].parse().unwrap();
            assert!(kge > 100.0 && line[2].parse::<u64>().is_ok(), "{line:?}");
        }
        let counted = counted().lines;
        let valid = counted
            .iter()
            .find(|line| line[0].starts_with("DCD valid bits"));
        let valid = valid.expect("a line");
        assert_eq!(valid[1..], ["7296 bits = 228 registers", "228", "228"]);
    }
}
