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

    /// Compares the row of a unit with the one that stands, if one does; or puts it there, if UPDATE_README is set. Whether one
    /// stands then.
    pub fn check(&self, unit: &str, cells: &[String]) -> bool {
        let row = format!("| `{unit}` | {} |\n", cells.join(" | "));
        let mut stands = true;
        with_block(self.file, self.block, |held| {
            let of = |unit: &str| {
                let start = format!("| `{unit}` |");
                held.split_inclusive('\n')
                    .find(|line| line.starts_with(&start))
            };
            if !rewrites() {
                stands = of(unit).is_some();
                assert_eq!(
                    of(unit).unwrap_or(&row),
                    row,
                    "run `cargo xtask flows {unit}`"
                );
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
        stands
    }
}

/// A table of what was found in units, with a reason behind each that is written by hand, and stays while the thing is found.
#[allow(dead_code)] // As above.
pub struct Explained<'a> {
    pub file: &'a str,
    pub block: &'a str,
    /// Of the column between unit and reason.
    pub head: &'a str,
    /// In the order of the table.
    pub units: &'a [&'a str],
}

#[allow(dead_code)]
impl Explained<'_> {
    /// Compares what was found in a unit with what stands there; or puts it there, if UPDATE_README is set.
    pub fn check(&self, unit: &str, found: &[String]) {
        with_block(self.file, self.block, |held| {
            let start = |unit: &str, thing: &str| format!("| `{unit}` | `{thing}");
            let of = |unit: &str| {
                let start = start(unit, "");
                held.split_inclusive('\n')
                    .filter(move |line| line.starts_with(&start))
            };
            let line = |thing: &String| {
                let start = start(unit, thing) + "` | ";
                let known = of(unit).find(|line| line.starts_with(&start));
                known.map_or(format!("{start}not looked at |\n"), str::to_owned)
            };
            let wanted: String = found.iter().map(line).collect();
            if !rewrites() {
                let held: String = of(unit).collect();
                assert_eq!(held, wanted, "run `cargo xtask flows {unit}`");
                return None;
            }
            let kept = self.units.iter().map(|one| match *one == unit {
                true => wanted.clone(),
                false => of(one).collect(),
            });
            let head = format!("| unit | {} | why |\n| --- | --- | --- |\n", self.head);
            Some(head + &kept.collect::<String>())
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
    let mut folders = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let root = folders.find(|folder| folder.join("Cargo.lock").exists());
    let path = root.expect("a workspace").join(file);
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
#[allow(dead_code)] // As above.
pub fn check_printed(file: &str, name: &str, printed: &str) {
    check_in(
        file,
        name,
        &format!("```text\n{}\n```\n", printed.trim_end()),
    );
}
