//! Warp access patterns: a word address a lane, from the command line or from a CSV file.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use turnstile_tools::file::{is_standard, read_name};
use turnstile_tools::{Error, Result};

/// Lanes of a warp.
pub const LANES: usize = 32;
/// Words of the shared memory: 48 KB.
pub const WORDS: u32 = (turnstile_hdl::full_size::SHARED_ROWS * LANES) as u32;

const REMEDY: &str = "give a CSV file with columns w0 to w31, a pattern a line";

/// Word addresses of a warp.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pattern {
    /// Lanes that take part, a bit a lane.
    pub lanes: u32,
    /// Word of each lane.
    pub words: [u32; LANES],
}

impl Pattern {
    /// Lane `i` at word `words[i]`; lanes beyond take no part.
    ///
    /// # Panics
    /// If there are more than 32 words.
    pub fn new(words: &[u32]) -> Self {
        let mut pattern = Self::empty();
        words
            .iter()
            .enumerate()
            .for_each(|(lane, &word)| pattern.set(lane, word));
        pattern
    }

    fn empty() -> Self {
        Self {
            lanes: 0,
            words: [0; LANES],
        }
    }

    fn set(&mut self, lane: usize, word: u32) {
        self.words[lane] = word;
        self.lanes |= 1 << lane;
    }
}

/// A pattern of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberedPattern {
    /// Line of the file, from 1.
    pub line: u64,
    /// What the line has.
    pub pattern: Pattern,
}

fn word(text: &str, words: u32, place: impl Fn() -> String) -> Result<u32> {
    let remedy = || format!("give a word address from 0 to {}", words - 1);
    match text.trim().parse::<u64>() {
        Ok(word) if word < u64::from(words) => Ok(word as u32),
        Ok(word) => Err(Error::input(
            place(),
            format!("word {word} is outside the memory of {words} words"),
            remedy(),
        )),
        Err(_) => Err(Error::input(
            place(),
            format!("`{text}` is no word address"),
            remedy(),
        )),
    }
}

fn too_many(place: impl Into<String>, lanes: usize) -> Error {
    Error::input(
        place,
        format!("{lanes} lanes do not fit a warp of {LANES}"),
        format!("give at most {LANES} word addresses"),
    )
}

fn no_lanes(place: impl Into<String>) -> Error {
    Error::input(
        place,
        "no lane has a word address",
        "give at least one, such as 0,1024,2",
    )
}

/// Parses `0,1024,2`: the words of lanes 0, 1 and 2, in a memory of `words`.
pub fn parse_list(text: &str, words: u32) -> Result<Pattern> {
    if text.trim().is_empty() {
        return Err(no_lanes("--pattern"));
    }
    let fields: Vec<&str> = text.split(',').collect();
    if fields.len() > LANES {
        return Err(too_many("--pattern", fields.len()));
    }
    let listed = fields
        .iter()
        .enumerate()
        .map(|(lane, field)| word(field, words, || format!("--pattern, lane {lane}")));
    Ok(Pattern::new(&listed.collect::<Result<Vec<_>>>()?))
}

/// Reads a CSV file, or standard input if the path is `-`, with a header whose columns `w0` to `w31` are the words of the lanes. Other columns are skipped;
/// lanes without a column or with an empty field take no part. The memory has `words`.
pub fn read_patterns(path: &Path, words: u32) -> Result<Vec<NumberedPattern>> {
    let read = read(path, words, None)?;
    Ok(read.into_iter().map(|(pattern, _)| pattern).collect())
}

/// As [`read_patterns`], with the clock cycles that a column of this name has for each.
pub fn read_measured(path: &Path, words: u32, column: &str) -> Result<Vec<(NumberedPattern, f64)>> {
    read(path, words, Some(column))
}

/// As [`read_measured`], of the text of a file that is called `place` in messages.
pub(super) fn parse_measured(
    text: &str,
    place: &str,
    words: u32,
    column: &str,
) -> Result<Vec<(NumberedPattern, f64)>> {
    parse(text.as_bytes(), place, words, Some(column))
}

/// As [`read_patterns`] from an open file, called `place` in messages.
pub fn parse_patterns(file: impl Read, place: &str, words: u32) -> Result<Vec<Pattern>> {
    let parsed = parse(file, place, words, None)?;
    Ok(parsed.into_iter().map(|(one, _)| one.pattern).collect())
}

fn read(path: &Path, words: u32, column: Option<&str>) -> Result<Vec<(NumberedPattern, f64)>> {
    let place = read_name(path);
    let file: Box<dyn Read> = match is_standard(path) {
        true => Box::new(io::stdin()),
        false => {
            Box::new(File::open(path).map_err(|error| malformed(&place, &error.into(), REMEDY))?)
        }
    };
    parse(file, &place, words, column)
}

fn parse(
    file: impl Read,
    place: &str,
    words: u32,
    column: Option<&str>,
) -> Result<Vec<(NumberedPattern, f64)>> {
    let unreadable = |error: csv::Error| malformed(place, &error, REMEDY);
    // Fields are trimmed where they are read: trimming records copies them.
    let mut reader = csv::ReaderBuilder::new()
        .trim(csv::Trim::Headers)
        .from_reader(file);
    let header = reader.headers().map_err(unreadable)?;
    let columns = columns(header, place)?;
    let measured = match column {
        Some(name) => Some((named(header, name, place)?, name)),
        None => None,
    };
    let mut patterns = vec![];
    let mut record = csv::StringRecord::new();
    while reader.read_record(&mut record).map_err(unreadable)? {
        let line = record.position().map_or(0, |position| position.line());
        let mut pattern = Pattern::empty();
        for &(column, lane) in &columns {
            let field = record[column].trim();
            if !field.is_empty() {
                let place = || format!("{place}:{line}, column w{lane}");
                pattern.set(lane, word(field, words, place)?);
            }
        }
        if pattern.lanes == 0 {
            return Err(no_lanes(format!("{place}:{line}")));
        }
        let cycles = match measured {
            Some((column, name)) => {
                cycles(&record[column], || format!("{place}:{line}, column {name}"))?
            }
            None => 0.0,
        };
        patterns.push((NumberedPattern { line, pattern }, cycles));
    }
    if patterns.is_empty() {
        return Err(Error::input(
            place,
            "the file has no pattern",
            "give at least one line after the header",
        ));
    }
    Ok(patterns)
}

/// Position of the column `name`.
fn named(header: &csv::StringRecord, name: &str, place: &str) -> Result<usize> {
    header
        .iter()
        .position(|field| field == name)
        .ok_or_else(|| {
            Error::input(
                format!("{place}:1"),
                format!("the header has no column {name}"),
                "name the column with the measured cycles by --column",
            )
        })
}

/// Measured cycles.
fn cycles(text: &str, place: impl Fn() -> String) -> Result<f64> {
    let cycles = text.trim().parse().ok();
    let cycles = cycles.filter(|cycles: &f64| cycles.is_finite() && *cycles > 0.0);
    cycles.ok_or_else(|| {
        let what = format!("`{text}` is no number of cycles");
        Error::input(place(), what, "give a number above 0")
    })
}

/// Positions of the columns `w0` to `w31` and their lanes.
fn columns(header: &csv::StringRecord, place: &str) -> Result<Vec<(usize, usize)>> {
    let mut columns: Vec<(usize, usize)> = vec![];
    for (position, name) in header.iter().enumerate() {
        let number = name.strip_prefix('w').map(str::parse::<usize>);
        let Some(Ok(lane)) = number else { continue };
        if lane >= LANES {
            return Err(too_many(format!("{place}:1, column {name}"), lane + 1));
        }
        if columns.iter().any(|column| column.1 == lane) {
            return Err(Error::input(
                format!("{place}:1, column {}", position + 1),
                format!("there are two columns {name}"),
                "name every column once",
            ));
        }
        columns.push((position, lane));
    }
    if columns.is_empty() {
        return Err(Error::input(
            format!("{place}:1"),
            "the header has no column w0 to w31",
            "begin the file with a line such as w0,w1,w2",
        ));
    }
    Ok(columns)
}

/// The error of a CSV file that cannot be read.
pub fn malformed(place: &str, error: &csv::Error, remedy: &str) -> Error {
    let line = error.position().map(|position| position.line());
    let place = match line {
        Some(line) => format!("{place}:{line}"),
        None => place.into(),
    };
    let what = match error.kind() {
        csv::ErrorKind::Io(error) => format!("the file cannot be read: {error}"),
        csv::ErrorKind::UnequalLengths {
            expected_len, len, ..
        } => format!("the line has {len} fields where the header has {expected_len}"),
        csv::ErrorKind::Utf8 { .. } => "the line is no UTF-8 text".into(),
        _ => error.to_string(),
    };
    Error::input(place, what, remedy)
}
