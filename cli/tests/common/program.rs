//! The program from outside.
#![allow(dead_code)] // Not every test that includes this file needs all of it.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Its command, with the arguments between white space.
pub fn command(folder: &Path, arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_turnstile"));
    command
        .args(arguments.split_whitespace())
        .current_dir(folder);
    command
}

pub fn turnstile(folder: &Path, arguments: &str) -> Output {
    command(folder, arguments).output().unwrap()
}

pub fn standard_error(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// What it prints if it ends well.
pub fn succeeds(folder: &Path, arguments: &str) -> String {
    let output = turnstile(folder, arguments);
    let error = standard_error(&output);
    assert_eq!(output.status.code(), Some(0), "{arguments}: {error}");
    String::from_utf8(output.stdout).unwrap()
}

/// Bad input: exit code 2 with a message that begins like this, nothing printed, no file made, none changed.
pub fn refused(folder: &Path, arguments: &str, message: &str) {
    let before = content(folder);
    let output = turnstile(folder, arguments);
    let error = standard_error(&output);
    assert_eq!(output.status.code(), Some(2), "{arguments}: {error}");
    assert!(error.starts_with(message), "{arguments}: {error}");
    assert_eq!(output.stdout, b"", "{arguments}");
    assert!(content(folder) == before, "{arguments}: files have changed");
}

/// What is in a folder, by name; nothing of what is no file.
fn content(folder: &Path) -> BTreeMap<OsString, Option<Vec<u8>>> {
    let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
    entries
        .map(|entry| (entry.file_name(), fs::read(entry.path()).ok()))
        .collect()
}

/// All files below a folder, in the order of their paths; none if it is not there.
pub fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let below = entries.flat_map(|entry| {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => files_below(&path),
            false => vec![path],
        }
    });
    let mut files: Vec<PathBuf> = below.collect();
    files.sort_unstable();
    files
}

/// A file of JSON in a folder.
pub fn json(folder: &Path, file: &str) -> serde_json::Value {
    serde_json::from_str(&fs::read_to_string(folder.join(file)).unwrap()).unwrap()
}
