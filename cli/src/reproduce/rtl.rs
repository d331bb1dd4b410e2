//! What this RTL takes, beside what the papers count. Cells are from the documentation of `turnstile area`, which a test compares
//! with what Yosys finds.

use turnstile_area::area::storage::{paper_figures, PaperFigure};

/// The page with the generated block.
const DOCUMENTED: &str = include_str!("../../../docs/area.md");

/// A table of cells: headings and lines.
type Table = (Vec<&'static str>, Vec<Vec<String>>);

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
pub fn tops() -> Table {
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
    let headings = vec!["unit", "more than lds_baseline", "flip-flops", "kGE"];
    (headings, lines_below("unit  ").filter_map(line).collect())
}

/// Storage as the papers count it, as they state it, and as it is in the RTL.
pub fn counted() -> Table {
    let headings = vec!["storage", "in the RTL", "paper", "computed"];
    let line = |figure: PaperFigure| {
        let PaperFigure {
            what,
            paper,
            computed,
            rtl,
        } = figure;
        vec![what.into(), rtl, paper.into(), computed]
    };
    (headings, paper_figures().into_iter().map(line).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_documentation_is_read() {
        let (_, tops) = tops();
        let names: Vec<&str> = tops.iter().map(|line| &*line[0]).collect();
        let wanted = [
            "lds_baseline",
            "lds_bloom",
            "lds_dcd",
            "lds_smdcd",
            "lds_lockbits",
        ];
        assert_eq!(names, wanted);
        for line in &tops {
            let kge: f64 = line[3].parse().unwrap();
            assert!(kge > 100.0 && line[2].parse::<u64>().is_ok(), "{line:?}");
        }
        let (_, counted) = counted();
        let valid = counted
            .iter()
            .find(|line| line[0].starts_with("DCD valid bits"));
        let valid = valid.expect("a line");
        assert_eq!(valid[1..], ["29184 bits = 912 registers", "228", "228"]);
    }
}
