//! For build scripts of other crates, which have links to it: the files that this crate is made of. What tests a unit lies in the unit's
//! folder too, and a change of it must not compile anything but tests.

use std::fs;
use std::io::Result;
use std::path::{Path, PathBuf};

/// What the folder of a unit has for the testbenches, as in their `build.rs`: files of these names, or folders.
const TESTS: [&str; 7] = [
    "bench", "contract", "faults", "model", "proof", "stimulus", "tests",
];

/// The files `.rs` in a folder and below it, in the order of their names.
pub fn rtl_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_>>()?;
    paths.sort();
    let mut found = vec![];
    for path in paths {
        let stem = path.file_stem().and_then(|stem| stem.to_str());
        if stem.is_some_and(|stem| TESTS.contains(&stem)) {
            continue;
        }
        if path.is_dir() {
            found.extend(rtl_files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    Ok(found)
}
