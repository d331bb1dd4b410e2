//! The page of `turnstile reproduce` in a real browser without a network: it needs nothing else, shows every figure, and its
//! table has the numbers of the CSV file.

use super::browser::probe;
use super::report;
use serde::Deserialize;
use std::fs;
use std::path::Path;
use turnstile_tools::{available, CHROMIUM};

/// What a script finds when everything is loaded.
#[derive(Debug, Deserialize)]
struct Seen {
    /// Width, height, and whether it is shown.
    figures: Vec<(f64, f64, bool)>,
    /// Texts of the drawings.
    labels: usize,
    /// Cells of the table of numbers as a reader sees them.
    numbers: Vec<Vec<String>>,
    /// Everything the page asked for besides itself.
    requests: Vec<String>,
}

const PROBE: &str = "
  const all = what => [...document.querySelectorAll(what)];
  return {
    figures: all('figure svg').map(svg => {
      const box = svg.getBoundingClientRect();
      return [box.width, box.height, svg.checkVisibility()];
    }),
    labels: all('figure svg text').filter(text => text.getBoundingClientRect().width > 0).length,
    numbers: all('#numbers tr:not(.moves)').map(row => [...row.cells].map(cell => cell.innerText)),
    requests: performance.getEntriesByType('resource').map(entry => entry.name),
  };";

#[test]
fn the_page_opens_without_a_network_and_shows_everything() {
    shows_everything(report());
}

/// The page in the folder of a report has every figure and number that the folder has.
pub fn shows_everything(out: &Path) {
    if !available(&[CHROMIUM]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let page = fs::read_to_string(out.join("report.html")).unwrap();
    let seen = probe::<Seen>(folder.path(), &page, PROBE);
    assert_eq!(seen.requests, [""; 0]);

    let files = fs::read_dir(out).unwrap().flatten();
    let drawings: Vec<_> = files
        .map(|file| file.path())
        .filter(|path| path.extension().is_some_and(|end| end == "svg"))
        .collect();
    assert_eq!(seen.figures.len(), drawings.len());
    assert!(drawings.len() > 1);
    for (width, height, shown) in &seen.figures {
        assert!(*shown && *width > 500.0 && *height > 200.0, "{seen:?}");
    }
    let texts = drawings.iter().map(|path| {
        let drawing = fs::read_to_string(path).unwrap();
        drawing.matches("<text").count()
    });
    assert_eq!(seen.labels, texts.sum::<usize>());

    let mut table = csv::Reader::from_path(out.join("numbers.csv")).unwrap();
    let names = table.headers().unwrap().clone();
    let column = |name| names.iter().position(|one| one == name).unwrap();
    let columns = ["place", "what", "theirs", "ours", "ratio", "differs"].map(column);
    let wanted: Vec<Vec<String>> = table
        .records()
        .map(|line| {
            let line = line.unwrap();
            let [place, what, theirs, ours, ratio, differs] =
                columns.map(|at| line[at].to_string());
            let ratio = ratio
                .parse()
                .map_or("-".into(), |ratio: f64| format!("{ratio:.2}"));
            let mark = if differs == "true" { "differs" } else { "" };
            vec![place, what, theirs, ours, ratio, mark.into()]
        })
        .collect();
    assert!(wanted.len() > 3);
    assert_eq!(seen.numbers[1..], wanted);
}

/// The checks above can fail.
#[test]
fn a_page_that_asks_for_more_or_hides_figures_is_noticed() {
    if !available(&[CHROMIUM]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let page = "<!DOCTYPE html><html><body><img src=\"http://example.invalid/x.png\">\
                <figure style=\"display:none\"><svg width=\"9\" height=\"9\"><text>a</text></svg></figure></body></html>";
    let seen = probe::<Seen>(folder.path(), page, PROBE);
    assert_eq!(seen.requests, ["http://example.invalid/x.png"]);
    assert_eq!(seen.figures, [(0.0, 0.0, false)]);
    assert_eq!(seen.labels, 0);
}
