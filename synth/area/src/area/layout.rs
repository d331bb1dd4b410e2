//! Reads the layouts of cells in the LEF format: how large each is.

use super::{AreaError, Result};
use std::path::Path;

/// A cell's layout.
pub struct Macro<'a> {
    /// Where it begins.
    pub line: usize,
    pub name: &'a str,
    /// Of its `SIZE`, in um2.
    pub area: f64,
}

/// The macros in the text of the file `path`, at least one. `remedy` is what an error tells to do.
///
/// # Errors
/// A macro without end or size, a library without end: by file and line.
pub fn macros<'a>(text: &'a str, path: &Path, remedy: &str) -> Result<Vec<Macro<'a>>> {
    let refused = |line: usize, what: String| {
        AreaError::input(format!("{}:{line}", path.display()), what, remedy)
    };
    let mut all = vec![];
    // The macro that has begun: its line, name and size.
    let mut open: Option<(usize, &str, Option<f64>)> = None;
    let (mut last, mut ended) = (0, true);
    for (at, line) in text.lines().enumerate() {
        let line_number = at + 1;
        let words: Vec<&str> = line
            .split('#')
            .next()
            .unwrap_or("")
            .split_whitespace()
            .collect();
        if words.is_empty() {
            continue;
        }
        (last, ended) = (line_number, words == ["END", "LIBRARY"]);
        match (&words[..], &mut open) {
            (["MACRO", name], None) => open = Some((line_number, name, None)),
            (["MACRO", name], Some((_, before, _))) => {
                let what = format!("MACRO {name} begins before MACRO {before} has ended");
                return Err(refused(line_number, what));
            }
            (["SIZE", width, "BY", height, ";"], Some((_, name, size))) => {
                let area = width.parse::<f64>().ok().zip(height.parse::<f64>().ok());
                let area = area.map(|(width, height)| width * height);
                *size = area.filter(|area| area.is_finite() && *area > 0.0);
                if size.is_none() {
                    let what = format!("`{width} BY {height}` is no size of MACRO {name}");
                    return Err(refused(line_number, what));
                }
            }
            (["END", end], Some((line, name, size))) if end == name => {
                let area =
                    size.ok_or_else(|| refused(*line, format!("MACRO {name} has no SIZE")))?;
                let (line, name) = (*line, *name);
                all.push(Macro { line, name, area });
                open = None;
            }
            _ => {}
        }
    }
    if let Some((line, name, _)) = open {
        let what = format!("the file ends in MACRO {name}, which begins in line {line}");
        return Err(refused(last, what));
    }
    if all.is_empty() {
        return Err(refused(last, "the file has no MACRO".into()));
    }
    if !ended {
        return Err(refused(last, "the file ends without END LIBRARY".into()));
    }
    Ok(all)
}
