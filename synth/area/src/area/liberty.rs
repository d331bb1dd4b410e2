//! Reads a cell library in the Liberty format: areas, which cells are flip-flops, and the cells that figures refer to.
//!
//! Yosys and ABC read the library themselves, but of a truncated file Yosys 0.23 only says `bad_alloc` and ABC fails an
//! assertion. This reader is strict and names file and line: brackets and strings must close, an attribute must end, and
//! every cell needs an area.

use super::layout::{macros, Macro};
use super::liberty_text::{Group, Parser, REMEDY};
use super::{AreaError, Result};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// What a cell does, as far as it matters here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellKind {
    Gate,
    FlipFlop,
    Latch,
}

/// A cell.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    pub kind: CellKind,
    /// In the library's unit, um2 as a rule.
    pub area: f64,
    /// Output pins with their functions.
    pub outputs: BTreeMap<String, String>,
    pub inputs: Vec<String>,
    /// Of a latch: the pins of data and enable, where it is open while that is high.
    pub latch: Option<(String, String)>,
}

/// A latch that is open while its enable is high.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LatchCell {
    pub name: String,
    pub data: String,
    pub enable: String,
    pub output: String,
}

/// A library.
#[derive(Clone, Debug, PartialEq)]
pub struct Library {
    pub name: String,
    pub path: PathBuf,
    /// The whole file: part of what results are cached by.
    pub text: String,
    pub cells: BTreeMap<String, Cell>,
    /// What registers with an enable are made of; none: flip-flops.
    pub latches: Option<LatchCell>,
}

/// The smallest cell that does a thing, for instance the NAND2 that gate equivalents count in.
#[derive(Clone, Debug, PartialEq)]
pub struct Reference {
    pub name: String,
    pub area: f64,
    pub output: String,
    pub inputs: Vec<String>,
}

impl Library {
    /// Reads a file.
    pub fn load(path: &Path) -> Result<Self> {
        let place = path.display().to_string();
        let text = std::fs::read_to_string(path).map_err(|error| {
            AreaError::input(
                &place,
                format!("the cell library cannot be read ({error})"),
                "give a Liberty file with --liberty, or install OSU's: apt-get install qflow-tech-osu018",
            )
        })?;
        let mut library = Self::of(text, path)?;
        library.measure_cells()?;
        Ok(library)
    }

    /// The areas that the file has as 0, from the cells' layouts: LEF files in the same folder. OSU's libraries say so of
    /// their latch.
    fn measure_cells(&mut self) -> Result<()> {
        if self.cells.values().all(|cell| cell.area > 0.0) {
            return Ok(());
        }
        for path in layouts_beside(&self.path) {
            let text = std::fs::read_to_string(&path).map_err(|error| {
                let what = format!("the layouts cannot be read ({error})");
                AreaError::input(path.display().to_string(), what, LAYOUT_REMEDY)
            })?;
            // A LEF of the process alone has none.
            if !text.contains("MACRO") {
                continue;
            }
            for Macro { name, area, .. } in macros(&text, &path, LAYOUT_REMEDY)? {
                let cell = self.cells.get_mut(name);
                if let Some(cell) = cell.filter(|cell| cell.area == 0.0) {
                    cell.area = area;
                }
            }
        }
        Ok(())
    }

    /// Reads the text of the file `path`.
    pub fn of(text: String, path: &Path) -> Result<Self> {
        let root = Parser::new(&text, path).library()?;
        let place = |line: usize| format!("{}:{line}", path.display());
        let mut cells = BTreeMap::new();
        for group in root.groups.iter().filter(|group| group.kind == "cell") {
            let (name, cell) = cell(group, &place)?;
            if cells.insert(name.clone(), cell).is_some() {
                let what = format!("there are two cells `{name}`");
                return Err(AreaError::input(place(group.line), what, REMEDY));
            }
        }
        if cells.is_empty() {
            return Err(AreaError::input(
                place(root.line),
                "the library has no cells",
                "give a library of standard cells",
            ));
        }
        let name = root.name.clone();
        Ok(Self {
            name,
            path: path.into(),
            text,
            cells,
            latches: None,
        })
    }

    /// The gates with `inputs` inputs whose function has this truth table, lowest input last, the smallest first.
    fn gates(&self, inputs: usize, truth: &[bool], what: &str) -> Result<Vec<Reference>> {
        let fits = |(name, cell): (&String, &Cell)| {
            let (output, function) = cell.outputs.iter().next()?;
            let single = cell.outputs.len() == 1 && cell.kind == CellKind::Gate;
            let same = single
                && cell.inputs.len() == inputs
                && truth_table(function, &cell.inputs).as_deref() == Some(truth);
            same.then(|| Reference {
                name: name.clone(),
                area: cell.area,
                output: output.clone(),
                inputs: cell.inputs.clone(),
            })
        };
        let mut all: Vec<Reference> = self.cells.iter().filter_map(fits).collect();
        all.sort_by(|a, b| a.area.total_cmp(&b.area));
        if all.is_empty() {
            return Err(AreaError::input(
                self.path.display().to_string(),
                format!("the library has no {what}"),
                "choose one that has",
            ));
        }
        Ok(all)
    }

    /// The two-input NAND that a gate equivalent is.
    pub fn nand2(&self) -> Result<Reference> {
        let mut all = self.gates(2, &[true, true, true, false], "NAND with two inputs")?;
        Ok(all.swap_remove(0))
    }

    /// The strongest buffer that is less than twice as large as the smallest: those of clock trees are not for data.
    pub fn buffer(&self) -> Result<Reference> {
        let mut all = self.gates(1, &[false, true], "buffer")?;
        let small = all.partition_point(|buffer| buffer.area < 2.0 * all[0].area);
        Ok(all.swap_remove(small.max(1) - 1))
    }

    /// The smallest flip-flop: what a bit of storage in cells takes at least.
    pub fn flip_flop(&self) -> Result<(&str, f64)> {
        let all = self.cells.iter();
        all.filter(|(_, cell)| cell.kind == CellKind::FlipFlop)
            .map(|(name, cell)| (name.as_str(), cell.area))
            .min_by(|a, b| a.1.total_cmp(&b.1))
            .ok_or_else(|| {
                AreaError::input(
                    self.path.display().to_string(),
                    "the library has no flip-flop",
                    "choose one that has",
                )
            })
    }
}

const LAYOUT_REMEDY: &str =
    "give a whole LEF file beside the library: it has the areas that are 0 in it";

/// LEF files in the folder of a file, by name.
fn layouts_beside(path: &Path) -> Vec<PathBuf> {
    let folder = path.parent().map(std::fs::read_dir);
    let files = folder.and_then(|files| files.ok()).into_iter().flatten();
    let files = files.filter_map(|file| Some(file.ok()?.path()));
    let mut layouts: Vec<PathBuf> = files
        .filter(|file| file.extension().is_some_and(|ending| ending == "lef"))
        .collect();
    layouts.sort();
    layouts
}

fn cell(group: &Group, place: &impl Fn(usize) -> String) -> Result<(String, Cell)> {
    let complain = |line, what: String| AreaError::input(place(line), what, REMEDY);
    let (line, area) = group
        .attributes
        .get("area")
        .ok_or_else(|| complain(group.line, format!("cell `{}` has no area", group.name)))?;
    let area = area.parse::<f64>().ok().filter(|area| *area >= 0.0);
    let area = area.ok_or_else(|| {
        let what = format!("the area of cell `{}` is no number", group.name);
        complain(*line, what)
    })?;
    let has = |kind: &str| group.groups.iter().any(|inner| inner.kind == kind);
    let kind = match () {
        () if has("ff") || has("ff_bank") => CellKind::FlipFlop,
        () if has("latch") || has("latch_bank") => CellKind::Latch,
        () => CellKind::Gate,
    };
    let latch = group.groups.iter().find(|inner| inner.kind == "latch");
    let latch = latch.and_then(|latch| {
        let pin = |name: &str| Some(latch.attributes.get(name)?.1.clone());
        Some((pin("data_in")?, pin("enable")?))
    });
    let (mut outputs, mut inputs) = (BTreeMap::new(), vec![]);
    for pin in group.groups.iter().filter(|inner| inner.kind == "pin") {
        let text = |name: &str| pin.attributes.get(name).map(|(_, text)| text.as_str());
        match text("direction") {
            Some("output") => {
                outputs.insert(pin.name.clone(), text("function").unwrap_or("").into());
            }
            Some("input") => inputs.push(pin.name.clone()),
            _ => {}
        }
    }
    let cell = Cell {
        kind,
        area,
        outputs,
        inputs,
        latch,
    };
    Ok((group.name.clone(), cell))
}

/// Values of a function of Liberty for every value of `inputs`, the first input counting most; `None` for functions that are
/// not written with `! ' * & + | ^ ( )`.
fn truth_table(function: &str, inputs: &[String]) -> Option<Vec<bool>> {
    let rows = 0..1_usize << inputs.len();
    rows.map(|row| {
        let value = |name: &str| {
            let at = inputs.iter().position(|input| input == name)?;
            Some(row >> (inputs.len() - 1 - at) & 1 != 0)
        };
        let mut rest = function.trim();
        let result = either(&mut rest, &value)?;
        rest.is_empty().then_some(result)
    })
    .collect()
}

type Values<'a> = &'a dyn Fn(&str) -> Option<bool>;

fn either(rest: &mut &str, value: Values) -> Option<bool> {
    let mut result = exclusive(rest, value)?;
    while let Some(after) = rest.strip_prefix(['+', '|']) {
        *rest = after.trim_start();
        result |= exclusive(rest, value)?;
    }
    Some(result)
}

fn exclusive(rest: &mut &str, value: Values) -> Option<bool> {
    let mut result = both(rest, value)?;
    while let Some(after) = rest.strip_prefix('^') {
        *rest = after.trim_start();
        result ^= both(rest, value)?;
    }
    Some(result)
}

/// Factors side by side are a product too.
fn both(rest: &mut &str, value: Values) -> Option<bool> {
    let mut result = factor(rest, value)?;
    loop {
        match rest.chars().next() {
            Some('*' | '&') => *rest = rest[1..].trim_start(),
            Some(c) if c == '(' || c == '!' || c.is_alphanumeric() || c == '_' => {}
            _ => return Some(result),
        }
        result &= factor(rest, value)?;
    }
}

fn factor(rest: &mut &str, value: Values) -> Option<bool> {
    let mut result = if let Some(after) = rest.strip_prefix('!') {
        *rest = after.trim_start();
        !factor(rest, value)?
    } else if let Some(after) = rest.strip_prefix('(') {
        *rest = after.trim_start();
        let inner = either(rest, value)?;
        *rest = rest.strip_prefix(')')?.trim_start();
        inner
    } else {
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
        let (name, after) = rest.split_at(end.unwrap_or(rest.len()));
        *rest = after.trim_start();
        value(name)?
    };
    while let Some(after) = rest.strip_prefix('\'') {
        *rest = after.trim_start();
        result = !result;
    }
    Some(result)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "\
/* two cells */
library(small) {
  time_unit : \"1ns\";
  index_1 (\"1, 2\", \\
           \"3\");
  cell (NAND) {
    area : 24.5;
    pin(A) { direction : input; capacitance : 0.1; }
    pin(B) { direction : input; }
    pin(Y) { direction : output; function : \"(!(A B))\"; }
  }
  cell(DFF) {
    area : 96;
    ff(IQ, IQN) { next_state : \"D\"; clocked_on : \"CLK\"; }
  }
  cell(BUF) { area : 8; pin(A) { direction : input; } pin(Y) { direction : output; function : \"A\"; } }
}
";

    fn parse(text: &str) -> Result<Library> {
        Library::of(text.into(), Path::new("small.lib"))
    }

    #[test]
    fn areas_kinds_and_references() {
        let library = parse(SMALL).unwrap();
        assert_eq!(library.name, "small");
        assert_eq!(library.cells["DFF"].kind, CellKind::FlipFlop);
        assert_eq!(library.nand2().unwrap().area, 24.5);
        assert_eq!(library.flip_flop().unwrap(), ("DFF", 96.0));
    }

    #[test]
    fn every_truncated_file_is_refused_by_name_and_line() {
        let whole = SMALL.trim_end().len();
        for end in SMALL.find("library").unwrap()..whole {
            let error = parse(&SMALL[..end]).unwrap_err().to_string();
            let line = 1 + SMALL[..end].matches('\n').count();
            // What is open may begin before the line in which the file ends.
            let named = (1..=line).any(|line| error.starts_with(&format!("small.lib:{line}: ")));
            assert!(named, "cut at {end} (line {line}): {error}");
        }
        let at = SMALL.find("pin(Y)").unwrap();
        assert_eq!(
            parse(&SMALL[..at]).unwrap_err().to_string(),
            "small.lib:10: the file ends in `cell(NAND)` that begins in line 6; give a whole Liberty file"
        );
    }

    /// OSU's libraries give their latch no area: its layout has it. A LEF of the process alone is passed over.
    #[test]
    fn an_area_of_0_is_that_of_the_layout() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str, text: &str| {
            let path = folder.path().join(name);
            std::fs::write(&path, text).unwrap();
            path
        };
        let text = SMALL.replace("area : 96", "area : 0");
        let path = file("small.lib", &text);
        file("process.lef", "LAYER metal1\nEND metal1\nEND LIBRARY\n");
        assert_eq!(Library::load(&path).unwrap().cells["DFF"].area, 0.0);
        let lef = "MACRO DFF\n  SIZE 5.6 BY 10 ;\nEND DFF\nMACRO BUF\n  SIZE 1 BY 1 ;\nEND BUF\nEND LIBRARY\n";
        let layouts = file("small.lef", lef);
        let library = Library::load(&path).unwrap();
        assert_eq!(library.cells["DFF"].area, 56.0);
        assert_eq!(library.cells["BUF"].area, 8.0, "the library has it");
        file("small.lef", &lef[..lef.find("END DFF").unwrap()]);
        let error = Library::load(&path).unwrap_err().to_string();
        let place = format!("{}:2: ", layouts.display());
        assert!(error.starts_with(&place), "{error}");
        assert!(
            error.contains("MACRO DFF, which begins in line 1"),
            "{error}"
        );
    }

    #[test]
    fn strange_files_are_refused() {
        let cases = [
            ("hello", "small.lib:1: this is no Liberty file"),
            ("library(x) { }", "small.lib:1: the library has no cells"),
            (
                "library(x) {\ncell(A) { }\n}",
                "small.lib:2: cell `A` has no area",
            ),
            (
                "library(x) {\ncell(A) { area : big; }\n}",
                "small.lib:2: the area of cell `A` is no number",
            ),
            (
                "library(x) {\ncell(A) { area : 1 }\n}",
                "small.lib:2: `area` has no `;`",
            ),
            (
                "library(x) {\ncell(A) { area 1; }\n}",
                "small.lib:2: `:` or `(` is missing after `area`",
            ),
            (
                "library(x) {\ncell(A) { area : 1; }\ncell(A) { area : 2; }\n}",
                "small.lib:3: there are two cells `A`",
            ),
            (
                "library(x) { cell(A) { area : 1; } } }",
                "small.lib:1: there is something after the library",
            ),
        ];
        for (text, wanted) in cases {
            let error = parse(text).unwrap_err().to_string();
            assert!(error.starts_with(wanted), "{error}");
        }
        assert!(parse(&SMALL.replace("(!(A B))", "A B"))
            .unwrap()
            .nand2()
            .is_err());
    }

    #[test]
    fn functions() {
        let inputs = ["A".to_owned(), "B".to_owned()];
        let table = |function| truth_table(function, &inputs);
        let nand = Some(vec![true, true, true, false]);
        for function in ["!(A*B)", "(A & B)'", "!A + !B", "A' | B'", "!(A B)"] {
            assert_eq!(table(function), nand, "{function}");
        }
        assert_eq!(table("A^B"), Some(vec![false, true, true, false]));
        assert_eq!(table("A*C"), None);
        assert_eq!(table("(A"), None);
    }
}
