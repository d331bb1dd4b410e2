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

/// A table with a row a unit, each of which takes long: it is made row by row, and not every row has to stand yet.
#[allow(dead_code)] // Not every test that includes this file has such a table.
pub struct Rows<'a> {
    pub file: &'a str,
    pub block: &'a str,
    /// Of the columns behind that of the unit.
    pub heads: &'a [&'a str],
    /// In the order of the table.
    pub units: &'a [&'a str],
}

#[allow(dead_code)]
impl Rows<'_> {
    /// Units whose rows are to be made or checked: all, or those of the variable UNITS, separated by commas.
    pub fn chosen(&self) -> Vec<&str> {
        let named = std::env::var("UNITS").ok();
        let chosen = |unit: &str| {
            let mut named = named.iter().flat_map(|names| names.split(','));
            named.clone().next().is_none() || named.any(|name| name == unit)
        };
        self.units
            .iter()
            .copied()
            .filter(|unit| chosen(unit))
            .collect()
    }

    /// Compares the row of a unit with the one that stands, if one does; or puts it there, if UPDATE_README is set.
    pub fn check(&self, unit: &str, cells: &[String]) {
        let row = format!("| `{unit}` | {} |\n", cells.join(" | "));
        with_block(self.file, self.block, |held| {
            let of = |unit: &str| {
                let start = format!("| `{unit}` |");
                held.split_inclusive('\n')
                    .find(|line| line.starts_with(&start))
            };
            if !rewrites() {
                let held = of(unit).unwrap_or(&row);
                assert_eq!(held, row, "run `cargo xtask flows {unit}`");
                return None;
            }
            let kept = self.units.iter().map(|one| match *one == unit {
                true => row.as_str(),
                false => of(one).unwrap_or_default(),
            });
            let (heads, rule) = (
                self.heads.join(" | "),
                " --- |".repeat(1 + self.heads.len()),
            );
            Some(format!("| unit | {heads} |\n|{rule}\n") + &kept.collect::<String>())
        });
    }
}

fn rewrites() -> bool {
    std::env::var_os("UPDATE_README").is_some()
}

fn check_or_write(file: &str, name: &str, wanted: &str, check: impl FnOnce(&str)) {
    with_block(file, name, |held| {
        if !rewrites() {
            check(held);
            return None;
        }
        Some(wanted.to_owned())
    });
}

/// Shows what stands in a block, and writes what is given for it.
fn with_block(file: &str, name: &str, new: impl FnOnce(&str) -> Option<String>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(file);
    let _alone = FILES.lock().unwrap_or_else(PoisonError::into_inner);
    let text = fs::read_to_string(&path).expect(file);
    let (begin, end) = (
        format!("<!-- begin {name} -->\n"),
        format!("<!-- end {name} -->"),
    );
    let (before, rest) = text.split_once(&begin).expect("the block begins");
    let (held, after) = rest.split_once(&end).expect("the block ends");
    if let Some(wanted) = new(held) {
        fs::write(&path, format!("{before}{begin}{wanted}{end}{after}")).expect(file);
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
