//! Reads a cell library in the Liberty format: areas, which cells are flip-flops, and the cells that figures refer to.
//!
//! Yosys and ABC read the library themselves, but of a truncated file Yosys 0.23 only says `bad_alloc` and ABC fails an
//! assertion. This reader is strict and names file and line: brackets and strings must close, an attribute must end, and
//! every cell needs an area.

use super::layout::{macros, Macro};
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
}

/// A library.
#[derive(Clone, Debug, PartialEq)]
pub struct Library {
    pub name: String,
    pub path: PathBuf,
    /// The whole file: part of what results are cached by.
    pub text: String,
    pub cells: BTreeMap<String, Cell>,
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

const REMEDY: &str = "give a whole Liberty file";
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

/// `kind(name) { ... }`; complex attributes (`kind(values);`) are checked and forgotten.
#[derive(Debug, Default)]
struct Group {
    kind: String,
    name: String,
    line: usize,
    /// `name : value;` with its line.
    attributes: BTreeMap<String, (usize, String)>,
    groups: Vec<Group>,
}

#[derive(Clone, Debug, PartialEq)]
enum Token {
    Word(String),
    Symbol(char),
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    path: &'a Path,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str, path: &'a Path) -> Self {
        Self {
            text,
            at: 0,
            line: 1,
            path,
        }
    }

    fn error(&self, line: usize, what: impl Into<String>) -> AreaError {
        AreaError::input(format!("{}:{line}", self.path.display()), what, REMEDY)
    }

    fn skip(&mut self, bytes: usize) {
        let skipped = &self.text[self.at..self.at + bytes];
        self.line += skipped.matches('\n').count();
        self.at += bytes;
    }

    /// The next token, or `None` at the end.
    fn next(&mut self) -> Result<Option<Token>> {
        loop {
            let rest = &self.text[self.at..];
            let Some(first) = rest.chars().next() else {
                return Ok(None);
            };
            if first.is_whitespace() {
                self.skip(first.len_utf8());
            } else if rest.starts_with("\\\n") {
                self.skip(2);
            } else if rest.starts_with("\\\r\n") {
                self.skip(3);
            } else if rest.starts_with("/*") {
                let end = rest.find("*/");
                let end = end.ok_or_else(|| self.error(self.line, "a comment does not end"))?;
                self.skip(end + 2);
            } else if first == '"' {
                let end = rest[1..].find('"');
                let end = end.ok_or_else(|| self.error(self.line, "a string does not end"))?;
                let text = rest[1..=end].to_owned();
                self.skip(end + 2);
                return Ok(Some(Token::Word(text)));
            } else if "(){}:;,".contains(first) {
                self.skip(1);
                return Ok(Some(Token::Symbol(first)));
            } else {
                let stop = |c: char| c.is_whitespace() || "(){}:;,\"\\".contains(c);
                let end = rest.find(stop).unwrap_or(rest.len()).max(first.len_utf8());
                let text = rest[..end].to_owned();
                self.skip(end);
                return Ok(Some(Token::Word(text)));
            }
        }
    }

    /// The next token of something that began in `line`.
    fn inside(&mut self, line: usize, what: &str) -> Result<Token> {
        self.next()?.ok_or_else(|| {
            let what = format!("the file ends in {what} that begins in line {line}");
            self.error(self.line, what)
        })
    }

    /// The one group of a file.
    fn library(mut self) -> Result<Group> {
        match self.next()? {
            Some(Token::Word(word)) if word == "library" => {}
            _ => return Err(self.error(self.line, "this is no Liberty file: no `library` here")),
        }
        let line = self.line;
        let mut outer = Group::default();
        self.statement("library".into(), line, &mut outer)?;
        match (outer.groups.pop(), self.next()?) {
            (Some(library), None) => Ok(library),
            (None, _) => Err(self.error(line, "`library` is no group")),
            (_, Some(_)) => Err(self.error(self.line, "there is something after the library")),
        }
    }

    /// What follows a word at the beginning of a statement.
    fn statement(&mut self, kind: String, line: usize, into: &mut Group) -> Result<()> {
        let what = format!("`{kind}`");
        match self.inside(line, &what)? {
            Token::Symbol(':') => {
                let value = self.value(line, &what)?;
                into.attributes.insert(kind, (line, value));
                Ok(())
            }
            Token::Symbol('(') => {
                let name = self.arguments(line, &what)?;
                self.body(kind, name, line, into)
            }
            _ => Err(self.error(self.line, format!("`:` or `(` is missing after {what}"))),
        }
    }

    fn value(&mut self, line: usize, what: &str) -> Result<String> {
        let mut words: Vec<String> = vec![];
        loop {
            match self.inside(line, what)? {
                Token::Symbol(';') => return Ok(words.join(" ")),
                Token::Word(word) => words.push(word),
                Token::Symbol(other) if "{}".contains(other) => {
                    return Err(self.error(line, format!("{what} has no `;`")))
                }
                Token::Symbol(other) => words.push(other.into()),
            }
        }
    }

    fn arguments(&mut self, line: usize, what: &str) -> Result<String> {
        let mut words = vec![];
        loop {
            match self.inside(line, what)? {
                Token::Symbol(')') => return Ok(words.join(",")),
                Token::Word(word) => words.push(word),
                Token::Symbol(',' | ':') => {}
                Token::Symbol(_) => return Err(self.error(line, format!("{what} has no `)`"))),
            }
        }
    }

    /// A group's body, or the end of a complex attribute: `;`, which some files leave out.
    fn body(&mut self, kind: String, name: String, line: usize, into: &mut Group) -> Result<()> {
        let (at, line_there) = (self.at, self.line);
        let what = format!("`{kind}({name})`");
        match self.inside(line, &what)? {
            Token::Symbol(';') => return Ok(()),
            Token::Symbol('{') => {}
            _ => {
                (self.at, self.line) = (at, line_there);
                return Ok(());
            }
        }
        let mut group = Group {
            kind,
            name,
            line,
            ..Group::default()
        };
        loop {
            match self.inside(line, &what)? {
                Token::Symbol('}') => break,
                Token::Symbol(';') => {}
                Token::Word(word) => {
                    let line = self.line;
                    self.statement(word, line, &mut group)?;
                }
                Token::Symbol(other) => {
                    return Err(self.error(self.line, format!("`{other}` begins no statement")))
                }
            }
        }
        into.groups.push(group);
        Ok(())
    }
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
