//! Folders of the site, and what is done with files.

use anyhow::{Context, Result};
use std::path::{Path, PathBuf};

/// Folders of the site beside the book's own.
pub const RUST: &str = "rust";
pub const PYTHON: &str = "python-reference";
pub const REPORTS: &str = "reports";

/// Removes what an earlier command left.
pub fn empty(folder: &Path) -> Result<()> {
    if folder.exists() {
        let told = || format!("cannot empty {}", folder.display());
        std::fs::remove_dir_all(folder).with_context(told)?;
    }
    Ok(())
}

pub fn write(path: &Path, text: &str) -> Result<()> {
    make_folder_of(path)?;
    std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

pub fn copy(from: &Path, to: &Path) -> Result<()> {
    make_folder_of(to)?;
    let told = || format!("cannot copy {} to {}", from.display(), to.display());
    std::fs::copy(from, to).with_context(told).map(drop)
}

fn make_folder_of(path: &Path) -> Result<()> {
    let folder = path.parent().context("a file lies in a folder")?;
    std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))
}

pub fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    for path in files(from)? {
        copy(&path, &to.join(path.strip_prefix(from)?))?;
    }
    Ok(())
}

/// Every file below a folder, sorted.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let told = || format!("cannot read {}", folder.display());
    let mut found = vec![];
    for entry in std::fs::read_dir(folder).with_context(told)? {
        let path = entry?.path();
        match path.is_dir() {
            true => found.extend(files(&path)?),
            false => found.push(path),
        }
    }
    found.sort();
    Ok(found)
}

pub fn read(path: &Path) -> Result<String> {
    std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}
