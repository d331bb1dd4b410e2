//! docs/aborts.md has what its commands print.

#[path = "common/blocks.rs"]
mod blocks;
#[path = "common/browser.rs"]
mod browser;
#[path = "common/program.rs"]
mod program;

use blocks::check_in;
use browser::probe;
use program::{json, succeeds};
use std::fs;
use std::path::Path;
use tempfile::TempDir;
use turnstile_machine::metrics::thousands;
use turnstile_tools::{available, CHROMIUM, CLANG};

/// Blocks and what is run for them.
const RUNS: [(&str, &str); 5] = [
    ("one", "simulate one.toml"),
    ("one-compare", "simulate one.toml --compare all"),
    ("one-smdcd", "simulate one.toml --detector smdcd"),
    ("two", "simulate two.toml"),
    ("three", "simulate three.toml"),
];

/// A copy of the examples.
fn examples() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/aborts");
    for name in ["votes.cl", "keys.npy", "one.toml", "two.toml", "three.toml"] {
        fs::copy(examples.join(name), folder.path().join(name)).expect("an example");
    }
    folder
}

#[test]
fn the_page_has_what_its_commands_print() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = examples();
    for (block, command) in RUNS {
        let told = succeeds(folder.path(), command);
        // How fast it was, and by which engine, is not the page's matter.
        let lines = told.lines().filter(|line| !line.starts_with("  engine"));
        let lines: Vec<&str> = lines.collect();
        let text = format!(
            "```text\n$ turnstile {command}\n{}\n```\n",
            lines.join("\n")
        );
        check_in("docs/aborts.md", block, &text);
    }
}

/// What stands below the picture in the README.
#[test]
fn the_readme_has_the_numbers_of_its_picture() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = examples();
    let counts = |run: &str| {
        succeeds(folder.path(), &format!("simulate {run} --json r.json"));
        let report = json(folder.path(), "r.json");
        let count = |number: &serde_json::Value| thousands(number.as_u64().expect("a count"));
        let cycles = count(&report["cycles"]);
        (count(&report["transactions"]["started"]), cycles)
    };
    let ((first, cycles), (last, end)) = (counts("one.toml"), counts("three.toml"));
    let text = format!(
        "256 work-items vote, each for a bin of its own, in transactions: {first} attempts in {cycles} cycles. Red ones abort, over a word that nobody writes.\n\
         [What to do about it](docs/aborts.md) ends at {last} attempts in {end} cycles.\n"
    );
    check_in("README.md", "picture", &text);
}

/// Pictures, the run file of each, the last cycle that it shows, and whether it has the conflicts too.
const PICTURES: [(&str, &str, u64, bool); 3] = [
    ("one", "one.toml", u64::MAX, false),
    ("one-begin", "one.toml", 1100, true),
    ("three", "three.toml", u64::MAX, true),
];

/// The map of a page as SVG.
fn picture(folder: &Path, run: &str, last: u64, conflicts: bool) -> String {
    succeeds(folder, &format!("simulate {run} --html page.html"));
    let page = fs::read_to_string(folder.join("page.html")).expect("the page");
    let script = format!(
        "shown = () => {conflicts};
         const size = {{ width: 1000, height: 420 }};
         const drawn = echarts.init(null, null, {{ renderer: 'svg', ssr: true, ...size }});
         const option = mapOption();
         option.dataZoom = option.dataZoom.slice(0, 1);
         option.dataZoom[0].startValue = 0;
         option.dataZoom[0].endValue = Math.min({last}, kept.cycles);
         option.grid = {{ left: 170, right: 20, top: 10, bottom: 40, outerBoundsMode: 'none' }};
         option.backgroundColor = '#fff';
         option.series = option.series.slice(1);
         drawn.setOption(option);
         return drawn.renderToSVGString();"
    );
    let svg: String = probe(folder, &page, &script);
    // A number that each drawing of a page gets.
    svg.replace("zr1-", "").replace("zr2-", "")
}

/// Without texts, whose places depend on the fonts that there are.
fn shapes(svg: &str) -> Vec<&str> {
    let parts = svg.split_inclusive('>');
    let of_text = |part: &&str| part.trim_start().starts_with("<text") || part.ends_with("</text>");
    parts.filter(|part| !of_text(part)).collect()
}

#[test]
fn pictures_are_those_of_the_page_that_a_run_writes() {
    if !available(&[CHROMIUM, CLANG]) {
        return;
    }
    let folder = examples();
    let pictures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/pictures");
    for (name, run, last, conflicts) in PICTURES {
        let drawn = picture(folder.path(), run, last, conflicts);
        assert!(drawn.matches("<path").count() > 10, "{drawn}");
        let path = pictures.join(format!("aborts-{name}.svg"));
        if std::env::var_os("UPDATE_README").is_some() {
            fs::write(&path, drawn + "\n").expect("the picture");
            continue;
        }
        let held = fs::read_to_string(&path).expect("the picture");
        let same = shapes(held.trim_end()) == shapes(&drawn);
        assert!(same, "{}: run `cargo xtask docs`", path.display());
    }
}

/// What the page quotes is what stands there.
#[test]
fn quoted_lines_are_those_of_the_kernel() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let read = |name: &str| fs::read_to_string(root.join(name)).expect("a file");
    let (page, kernel) = (read("docs/aborts.md"), read("examples/aborts/votes.cl"));
    let quoted = page.lines().filter_map(|line| line.split_once("// line "));
    let quoted: Vec<(&str, usize)> = quoted
        .map(|(code, number)| (code.trim(), number.parse().expect("a number")))
        .collect();
    assert_eq!(quoted.len(), 3);
    for (code, number) in quoted {
        let line = kernel.lines().nth(number - 1);
        assert_eq!(line.map(str::trim), Some(code), "line {number}");
    }
}

/// Each work-item has voted once, with a weight of 3, whatever had to be done again.
#[test]
fn all_three_count_the_votes() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = examples();
    for name in ["one", "two", "three"] {
        succeeds(folder.path(), &format!("simulate {name}.toml"));
        let dump = fs::read(folder.path().join("out.npy")).expect("the dump");
        let words = dump[dump.len() - 4 * 257..].chunks_exact(4);
        let words: Vec<u32> = words
            .map(|word| u32::from_le_bytes(word.try_into().expect("a word")))
            .collect();
        assert_eq!(words[..256], [3; 256], "{name}");
        assert_eq!(words[256], 3 * 256, "{name}");
    }
}
