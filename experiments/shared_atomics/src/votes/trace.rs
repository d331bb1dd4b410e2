//! Votes of a file: bins in the order of threads, or warp by warp.
//!
//! A `.npy` array of whole numbers, whatever its shape, has a bin a thread. So has a CSV file with a column `bin`, a line a thread; one with
//! columns `w0` to `w31` has a warp a line, and lanes with an empty field do not vote.

use crate::atomics::{malformed, parse_patterns, Pattern, LANES};
use std::path::Path;
use turnstile_run::{Array, Element};
use turnstile_tools::file::{read_bytes, read_name};
use turnstile_tools::{Error, Result};

const REMEDY: &str =
    "give a NumPy array of bins (.npy), or a CSV file with a column bin or with columns w0 to w31";

/// Bins by warp, 32 a warp but for the last; other lanes take no part.
pub fn warps_of(bins: &[u32]) -> Vec<Pattern> {
    bins.chunks(LANES).map(Pattern::new).collect()
}

/// Reads the votes of warps, from standard input if the path is `-`. Bins are below `words`.
///
/// # Errors
/// If the file cannot be read, is of neither kind, has no vote, or has a bin that is none.
pub fn read_trace(path: &Path, words: u32) -> Result<Vec<Pattern>> {
    let place = read_name(path);
    let bytes = read_bytes(path).map_err(|error| {
        Error::input(&place, format!("the votes cannot be read: {error}"), REMEDY)
    })?;
    if bytes.starts_with(b"\x93NUMPY") {
        return array(&bytes, &place, words);
    }
    let mut reader = csv::ReaderBuilder::new()
        .trim(csv::Trim::All)
        .from_reader(&bytes[..]);
    let unreadable = |error: csv::Error| malformed(&place, &error, REMEDY);
    let header = reader.headers().map_err(unreadable)?;
    let Some(column) = header.iter().position(|name| name == "bin") else {
        return parse_patterns(&bytes[..], &place, words);
    };
    let mut bins = vec![];
    let mut record = csv::StringRecord::new();
    while reader.read_record(&mut record).map_err(unreadable)? {
        let line = record.position().map_or(0, |position| position.line());
        let place = || format!("{place}:{line}, column bin");
        bins.push(bin(&record[column], words, place)?);
    }
    votes(&bins, &place)
}

fn array(bytes: &[u8], place: &str, words: u32) -> Result<Vec<Pattern>> {
    let array = Array::read_npy(bytes)
        .map_err(|error| Error::input(place, format!("the file {}", error.what), error.remedy))?;
    let of = |index: usize| format!("{place}, element {index}");
    let bins = array.converted(Element::U32);
    let bins = bins.map_err(|(index, value)| no_bin(&value, words, of(index)))?;
    let bins = bins.bytes.chunks_exact(4);
    let bins: Vec<u32> = bins
        .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
        .collect();
    match bins.iter().position(|bin| *bin >= words) {
        Some(index) => Err(no_bin(&bins[index].to_string(), words, of(index))),
        None => votes(&bins, place),
    }
}

fn bin(text: &str, words: u32, place: impl Fn() -> String) -> Result<u32> {
    let bin = text.parse().ok().filter(|bin| *bin < words);
    bin.ok_or_else(|| no_bin(text, words, place()))
}

fn no_bin(text: &str, words: u32, place: String) -> Error {
    Error::input(
        place,
        format!("`{text}` is none of {words} bins"),
        format!(
            "give a whole number from 0 to {}, or more --words",
            words - 1
        ),
    )
}

fn votes(bins: &[u32], place: &str) -> Result<Vec<Pattern>> {
    match bins.is_empty() {
        true => Err(Error::input(place, "the file has no vote", REMEDY)),
        false => Ok(warps_of(bins)),
    }
}
