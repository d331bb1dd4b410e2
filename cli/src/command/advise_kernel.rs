//! `turnstile advise --write-kernel`: the kernel with the copies that are advised, checked against the original on the simulated machine.

use super::advise_votes::simulated;
use super::output::Output;
use super::progress::Watch;
use std::io::Write;
use std::path::{Path, PathBuf};
use turnstile_experiments::silicon::privatised;
use turnstile_experiments::votes::{Layout, VoteMachine};
use turnstile_run::{load, Array, Element, Options, Program};
use turnstile_tools::file::read_text;
use turnstile_tools::{Error, Result};

/// Sums of floats in another order differ by so much of the largest.
const ROUNDING: f64 = 1e-4;

/// Writes the kernel of a run to `out`; nothing if it cannot be written, or its output differs.
pub fn write(run: &Path, out: &Path, layout: &Layout, head: &str) -> Result<()> {
    let original = load(run, Options::default())?;
    let kernel = kernel_of(&original, run)?;
    let source = read_text(&kernel).map_err(|error| {
        Error::input(
            kernel.display().to_string(),
            error.to_string(),
            "check the path",
        )
    })?;
    let by_hand = "write the copies by hand as the recommendation says";
    if source
        .lines()
        .any(|line| line.trim_start().starts_with("#include \""))
    {
        let what = "it includes files of its own, and what is written may lie elsewhere";
        return Err(Error::input(kernel.display().to_string(), what, by_hand));
    }
    let text = privatised(&source, layout, head).map_err(|refused| {
        Error::input(
            format!("{}:{}", kernel.display(), refused.line),
            refused.what,
            by_hand,
        )
    })?;
    let pending = Output::create(out)?;
    check(run, &original, &kernel, &text, out)?;
    pending.write(&text)
}

/// The only CUDA C++ of a run.
fn kernel_of(program: &Program, run: &Path) -> Result<PathBuf> {
    let is_cuda = |path: &&PathBuf| path.extension().is_some_and(|end| end == "cu");
    let kernels: Vec<_> = program.inputs.iter().filter(is_cuda).collect();
    match kernels[..] {
        [kernel] => Ok(kernel.clone()),
        _ => Err(Error::input(
            run.display().to_string(),
            "a kernel can be written where all kernels of the run are in one file in CUDA C++",
            "leave --write-kernel out, or give such a run",
        )),
    }
}

/// Runs both.
fn check(run: &Path, original: &Program, kernel: &Path, text: &str, out: &Path) -> Result<()> {
    let place = || out.display().to_string();
    let temporary = |error: std::io::Error| {
        let what = format!("a temporary file cannot be written ({error})");
        Error::input(
            place(),
            what,
            "set TMPDIR to a folder that can be written to",
        )
    };
    let mut file = tempfile::Builder::new()
        .suffix(".cu")
        .tempfile()
        .map_err(temporary)?;
    file.write_all(text.as_bytes()).map_err(temporary)?;
    let options = Options {
        instead: Some((kernel.to_owned(), file.path().to_owned())),
        ..Options::default()
    };
    let written = load(run, options)?;
    let machine = VoteMachine::default();
    let ran = |program: &Program| simulated(program, &machine, &mut Watch::quiet());
    let (wanted, found) = (ran(original)?.buffers, ran(&written)?.buffers);
    for ((shared, wanted), found) in original.buffers.iter().zip(&wanted).zip(&found) {
        if !same(&shared.buffer.array, wanted, found) {
            return Err(Error::run(
                place(),
                format!(
                    "{} is another one than that of the original, so nothing is written",
                    shared.name
                ),
                "write the copies by hand as the recommendation says",
            ));
        }
    }
    Ok(())
}

/// Whether bytes of an array are the same; floats but for rounding.
fn same(array: &Array, wanted: &[u8], found: &[u8]) -> bool {
    if array.element != Element::F32 {
        return wanted == found;
    }
    let floats = |bytes: &[u8]| -> Vec<f64> {
        let words = bytes.chunks_exact(4);
        words
            .map(|word| f64::from(f32::from_le_bytes([word[0], word[1], word[2], word[3]])))
            .collect()
    };
    let (wanted, found) = (floats(wanted), floats(found));
    let largest = wanted
        .iter()
        .fold(0.0_f64, |largest, one| largest.max(one.abs()));
    wanted.len() == found.len()
        && wanted
            .iter()
            .zip(&found)
            .all(|(wanted, found)| (wanted - found).abs() <= ROUNDING * largest)
}
