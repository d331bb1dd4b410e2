//! Where a command's results go: files, standard output, or standard output by the name `-`.
//!
//! What is written by `-` is alone on standard output: what people read goes to standard error then, and with `--quiet` nowhere.

use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use turnstile_tools::file::{is_standard, PendingFile};
use turnstile_tools::{Error, Result};

/// `--quiet` is given.
static QUIET: AtomicBool = AtomicBool::new(false);
/// A result goes to standard output.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// Keeps texts for people to oneself.
pub fn be_quiet() {
    QUIET.store(true, Ordering::Relaxed);
}

/// Whether texts for people are not wanted.
pub fn is_quiet() -> bool {
    QUIET.load(Ordering::Relaxed)
}

/// Says what an interrupted command leaves.
pub fn tell_kept(kept: usize, all: usize, folder: &Path) {
    eprintln!(
        "error: interrupted; {kept} of {all} runs are kept in {}, and the same command goes on from there",
        folder.display()
    );
}

/// A result to be: a file that appears complete or not at all, or standard output.
pub enum Output {
    /// Behind `-`.
    Standard,
    /// Behind any other name.
    File(PendingFile),
}

impl Output {
    /// Finds out whether it can be written, before there is anything to write.
    pub fn create(path: &Path) -> Result<Self> {
        if is_standard(path) {
            TAKEN.store(true, Ordering::Relaxed);
            return Ok(Self::Standard);
        }
        PendingFile::create(path).map(Self::File)
    }

    /// Writes the whole content.
    pub fn write(self, content: &str) -> Result<()> {
        match self {
            Self::Standard => print(content),
            Self::File(file) => file.write(content),
        }
    }
}

/// Prints what the user asked for to standard output. A reader that has gone away (`turnstile list | head`) is no error.
pub fn print(text: &str) -> Result<()> {
    written("standard output", io::stdout().lock(), text)
}

/// Prints a text for people: the report of a command.
pub fn tell(text: &str) -> Result<()> {
    if is_quiet() {
        return Ok(());
    }
    match TAKEN.load(Ordering::Relaxed) {
        true => written("standard error", io::stderr().lock(), text),
        false => print(text),
    }
}

fn written(place: &str, mut stream: impl Write, text: &str) -> Result<()> {
    match stream
        .write_all(text.as_bytes())
        .and_then(|()| stream.flush())
    {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Error::input(
            place,
            format!("it cannot be written ({error})"),
            "check that the disk has room and that what reads it still runs",
        )),
        _ => Ok(()),
    }
}

/// A list of files for a report: nothing if there is none.
pub fn files_written<'a>(paths: impl IntoIterator<Item = &'a Path>) -> String {
    let named = paths.into_iter().filter(|path| !is_standard(path));
    let names: Vec<String> = named.map(|path| path.display().to_string()).collect();
    match names.is_empty() {
        true => String::new(),
        false => format!("  written          {}\n", names.join(", ")),
    }
}
