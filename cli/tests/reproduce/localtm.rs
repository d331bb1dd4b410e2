//! The pages of the two LocalTM papers.

use super::blocks::check_in;
use super::sync::markdown;
use super::turnstile;
use std::fs;
use std::path::Path;

/// The document's tables are those of all runs. UPDATE_README=1 writes them.
#[test]
#[ignore = "minutes: a part of `cargo xtask campaign` and `cargo xtask docs`"]
fn the_document_has_what_both_papers_runs_say() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    for (paper, block) in [
        ("localtm-bloom", "bloom-numbers"),
        ("localtm-directory", "directory-numbers"),
    ] {
        let report = folder.join(format!("all-{paper}"));
        if report.exists() {
            fs::remove_dir_all(&report).unwrap();
        }
        let output = turnstile(folder, &format!("reproduce {paper} --out all-{paper}"));
        assert_eq!(output.status.code(), Some(0), "{paper}");
        let table = markdown(&report, "numbers.csv", &[0, 1, 2, 3, 7]);
        check_in("docs/localtm-results.md", block, &table);
    }
}
