//! The exported files: written whole or not at all, and checked for drift.

use crate::export::export_unit;
use anyhow::{bail, Context, Result};
use std::io::Write;
use std::path::{Path, PathBuf};
use turnstile_hdl::catalog::UnitEntry;

/// The file of a unit in `directory`.
pub fn path(directory: &Path, unit: &UnitEntry) -> PathBuf {
    directory.join(format!("{}.v", unit.name))
}

/// Writes a file so that it is never seen half-written.
pub fn write_atomically(path: &Path, text: &str) -> Result<()> {
    let directory = path.parent().unwrap_or(Path::new("."));
    let failed = || format!("cannot write {}", path.display());
    let mut file = tempfile::NamedTempFile::new_in(directory).with_context(failed)?;
    file.write_all(text.as_bytes()).with_context(failed)?;
    allow_reading(file.as_file()).with_context(failed)?;
    file.persist(path).with_context(failed)?;
    Ok(())
}

/// Temporary files can be read by their owner only; exported files are for everybody.
#[cfg(unix)]
fn allow_reading(file: &std::fs::File) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    file.set_permissions(PermissionsExt::from_mode(0o644))
}

#[cfg(not(unix))]
fn allow_reading(_file: &std::fs::File) -> std::io::Result<()> {
    Ok(())
}

/// Exports `units` to `directory`, which is made if it is not there. Returns the files.
pub fn write_export(directory: &Path, units: &[&UnitEntry]) -> Result<Vec<PathBuf>> {
    std::fs::create_dir_all(directory)
        .with_context(|| format!("cannot make the directory {}", directory.display()))?;
    let write = |unit: &&UnitEntry| {
        let file = path(directory, unit);
        write_atomically(&file, &export_unit(unit)?)?;
        Ok(file)
    };
    units.iter().map(write).collect()
}

/// Fails if a file in `directory` is not what its unit exports to now.
pub fn check_export(directory: &Path, units: &[&UnitEntry]) -> Result<()> {
    let mut drifted = vec![];
    for unit in units {
        let file = path(directory, unit);
        drifted.extend(drift(&file, &export_unit(unit)?)?);
    }
    if !drifted.is_empty() {
        bail!(
            "{}\nregenerate with: turnstile export --out {}",
            drifted.join("\n"),
            directory.display()
        );
    }
    Ok(())
}

/// What differs first between a file and what it should hold.
fn drift(file: &Path, wanted: &str) -> Result<Option<String>> {
    let name = file.display();
    let held = match std::fs::read_to_string(file) {
        Ok(held) => held,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            return Ok(Some(format!("{name}: missing")));
        }
        Err(error) => return Err(error).with_context(|| format!("cannot read {name}")),
    };
    if held == wanted {
        return Ok(None);
    }
    let line = |text: &str, at| text.lines().nth(at).unwrap_or("(end of file)").to_owned();
    let lines = held.lines().count().max(wanted.lines().count());
    let first = (0..lines).find(|&at| line(&held, at) != line(wanted, at));
    let at = first.unwrap_or(lines);
    Ok(Some(format!(
        "{name}:{}: has `{}`, the unit exports `{}`",
        at + 1,
        line(&held, at),
        line(wanted, at)
    )))
}

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_hdl::catalog::find;

    #[test]
    fn what_was_written_passes_and_what_was_edited_is_named() {
        let directory = tempfile::tempdir().unwrap();
        let units = [find("lds_alu").unwrap(), find("bank_ram").unwrap()];
        let files = write_export(directory.path(), &units).unwrap();
        assert_eq!(files.len(), 2);
        check_export(directory.path(), &units).unwrap();

        let text = std::fs::read_to_string(&files[0]).unwrap();
        let edited = text.replacen("memory,", "memori,", 1);
        std::fs::write(&files[0], edited).unwrap();
        std::fs::remove_file(&files[1]).unwrap();
        let error = check_export(directory.path(), &units)
            .unwrap_err()
            .to_string();
        assert!(
            error.contains("lds_alu.v:6: has `    memori,`, the unit exports `    memory,`"),
            "{error}"
        );
        assert!(error.contains("bank_ram.v: missing"), "{error}");
        assert!(error.contains("turnstile export --out "), "{error}");
    }

    #[test]
    fn a_directory_that_cannot_be_made_is_named() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let error = write_export(file.path(), &[find("lds_alu").unwrap()]).unwrap_err();
        assert!(error.to_string().starts_with("cannot make the directory "));
    }
}
