//! A digest of source files. The build script takes it of everything that the Verilog of a unit comes from, and the tests take it
//! again.

#[path = "rtl_files.rs"]
mod rtl_files;

use rtl_files::rtl_files;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Result;
use std::path::{Path, PathBuf};

/// What the Verilog of a unit comes from, seen from the folder of this crate: the units, what exports them, and the versions of
/// everything else.
pub const ROOTS: [&str; 6] = [
    "../../hdl/src",
    "../../synth/sizes/src",
    "../../synth/export/src",
    "../../synth/export/Cargo.toml",
    "../../Cargo.toml",
    "../../Cargo.lock",
];

/// A digest of names and contents of the files at `roots` of `folder`, and below them.
///
/// # Errors
/// If one of them cannot be read.
pub fn digest(folder: &Path, roots: &[&str]) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    for path in files(folder, roots)? {
        // A copy of the sources elsewhere is as good.
        let name = path.strip_prefix(folder).unwrap_or(&path);
        (name, fs::read(&path)?).hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// The files at `roots` of `folder`, and those that are Rust below them, but for what only tests units.
///
/// # Errors
/// If one of them cannot be read.
pub fn files(folder: &Path, roots: &[&str]) -> Result<Vec<PathBuf>> {
    let mut files = vec![];
    for root in roots {
        let path = folder.join(root);
        match path.is_dir() {
            true => files.extend(rtl_files(&path)?),
            false => files.push(path),
        }
    }
    Ok(files)
}
