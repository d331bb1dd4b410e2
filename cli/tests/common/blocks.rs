//! Generated blocks of the documentation.

use std::fs;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// Tests run side by side, and several write blocks of one file.
static FILES: Mutex<()> = Mutex::new(());

/// Compares the block `name` of a file of the project with `wanted`, or rewrites it if UPDATE_README is set.
pub fn check_in(file: &str, name: &str, wanted: &str) {
    check_or_write(file, name, wanted, |held| {
        assert_eq!(held, wanted, "run `cargo xtask docs`")
    });
}

/// The same for a table that takes so long that not all of its rows may stand yet: those that do are rows of `wanted`.
#[allow(dead_code)] // Not every test that includes this file has such a table.
pub fn check_rows_in(file: &str, name: &str, wanted: &str) {
    check_or_write(file, name, wanted, |held| {
        let strange = held
            .lines()
            .find(|row| !wanted.lines().any(|line| line == *row));
        assert_eq!(strange, None, "run `cargo xtask flows`");
    });
}

fn check_or_write(file: &str, name: &str, wanted: &str, check: impl FnOnce(&str)) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(file);
    let _alone = FILES.lock().unwrap_or_else(PoisonError::into_inner);
    let text = fs::read_to_string(&path).expect(file);
    let (begin, end) = (
        format!("<!-- begin {name} -->\n"),
        format!("<!-- end {name} -->"),
    );
    let (before, rest) = text.split_once(&begin).expect("the block begins");
    let (held, after) = rest.split_once(&end).expect("the block ends");
    if std::env::var_os("UPDATE_README").is_some() {
        fs::write(&path, format!("{before}{begin}{wanted}{end}{after}")).expect(file);
    } else {
        check(held);
    }
}

/// As [`check_in`] for what a command prints.
pub fn check_printed(file: &str, name: &str, printed: &str) {
    check_in(
        file,
        name,
        &format!("```text\n{}\n```\n", printed.trim_end()),
    );
}
