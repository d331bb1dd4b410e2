//! A digest of source files. The build script takes it of everything that the Verilog of a unit comes from, and the tests take it
//! again.

use std::collections::BTreeMap;
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
    let mut files = BTreeMap::new();
    for root in roots {
        read(&folder.join(root), &mut files)?;
    }
    let mut hasher = DefaultHasher::new();
    for (path, content) in files {
        // A copy of the sources elsewhere is as good.
        let name = path.strip_prefix(folder).unwrap_or(&path);
        (name, content).hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

fn read(path: &Path, files: &mut BTreeMap<PathBuf, Vec<u8>>) -> Result<()> {
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            read(&entry?.path(), files)?;
        }
        return Ok(());
    }
    files.insert(path.to_path_buf(), fs::read(path)?);
    Ok(())
}
