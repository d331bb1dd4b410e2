//! A page a unit: what it is, its contract, its pins, the modules that it is made of, and its Verilog.

use super::files::{read, RUST};
use anyhow::{ensure, Context, Result};
use std::collections::BTreeMap;
use std::path::Path;

/// Folder of the exported Verilog.
const VERILOG: &str = "verilog-out";

/// The list of the catalog's modules, each with its units.
const MODULES: &str = "hdl/src/units/mod.rs";

/// The table of units, which a test compares with the catalog.
const BLOCK: [&str; 2] = ["<!-- begin units -->", "<!-- end units -->"];

/// Place of a unit's page.
pub fn place(name: &str) -> String {
    format!("units/{name}.md")
}

/// A row of the table.
#[derive(Debug, PartialEq)]
pub struct Unit {
    pub name: String,
    role: String,
    paper: String,
}

/// All units, with the module of the Rust crate that has each.
pub struct Catalog {
    units: Vec<Unit>,
    modules: BTreeMap<String, String>,
}

impl Catalog {
    /// Of the document with the table.
    pub fn read(root: &Path, document: &str) -> Result<Self> {
        let units = rows(document);
        ensure!(
            !units.is_empty(),
            "docs/units.md has no table between {} and {}: `cargo xtask docs` writes it",
            BLOCK[0],
            BLOCK[1]
        );
        let modules = modules(&read(&root.join(MODULES))?);
        Ok(Self { units, modules })
    }

    pub fn units(&self) -> &[Unit] {
        &self.units
    }

    /// The document, where the names in the table are links to the pages.
    pub fn with_links(&self, document: &str) -> String {
        let mut linked = document.to_owned();
        for Unit { name, .. } in &self.units {
            let cell = format!("\n| `{name}` |");
            let link = format!("\n| [`{name}`](../{}) |", place(name));
            linked = linked.replacen(&cell, &link, 1);
        }
        linked
    }

    /// A unit's page, and the files of Verilog to which it links.
    pub fn page(&self, root: &Path, unit: &Unit) -> Result<(String, Vec<String>)> {
        let file = |ending| format!("{VERILOG}/{}.{ending}", unit.name);
        let verilog = read(&root.join(file("v")))?;
        let parts = read(&root.join(file("f")))?;
        let parts: Vec<&str> = parts.lines().collect();
        let page = self.text(unit, &verilog, &parts);
        let page = page.with_context(|| {
            let file = file("v");
            format!("{file} has no module under a comment: `turnstile export` writes it")
        })?;
        let files = parts.iter().map(|part| format!("{VERILOG}/{part}"));
        Ok((page, files.collect()))
    }

    /// Of a unit's Verilog, and the list of files that it takes.
    fn text(&self, unit: &Unit, verilog: &str, parts: &[&str]) -> Option<String> {
        let Unit { name, role, paper } = unit;
        let (header, module) = module(verilog)?;
        let (header, pins) = (prose(header), pins(module));
        let rust = self.modules.get(name).map(|module| {
            let path = format!("{RUST}/turnstile_hdl/units/{module}/index.html");
            format!("In Rust: [`turnstile_hdl::units::{module}`](../{path}).\n")
        });
        let rust = rust.unwrap_or_default();
        let own = format!("{name}.v");
        let inside = parts.iter().filter(|part| **part != own);
        let inside: Vec<_> = inside.map(|part| self.link(part)).collect();
        let inside = match inside.is_empty() {
            true => String::new(),
            false => format!(" Modules in it: {}.", inside.join(", ")),
        };
        let module = module.trim_end();
        Some(format!(
            "# `{name}`\n\nRole: {role}. Paper: {paper}.\n{rust}\n## Contract\n\n{header}\n## Pins\n\n{pins}\n\
             ## Verilog\n\nThe file: [`{own}`](../{VERILOG}/{own}).{inside}\n\n```verilog\n{module}\n```\n"
        ))
    }

    /// To the page of a module that is a unit, and to the Verilog of another.
    fn link(&self, file: &str) -> String {
        let name = file.trim_end_matches(".v");
        match self.units.iter().any(|unit| unit.name == name) {
            true => format!("[`{name}`]({name}.md)"),
            false => format!("[`{name}`](../{VERILOG}/{file})"),
        }
    }
}

/// The rows of the table of units.
fn rows(document: &str) -> Vec<Unit> {
    let lines = document.lines().skip_while(|line| *line != BLOCK[0]);
    let lines = lines.take_while(|line| *line != BLOCK[1]);
    let rows = lines.filter_map(|line| {
        let (name, rest) = line.strip_prefix("| `")?.split_once("` | ")?;
        let (role, paper) = rest.strip_suffix(" |")?.split_once(" | ")?;
        Some(Unit {
            name: name.to_owned(),
            role: role.to_owned(),
            paper: paper.to_owned(),
        })
    });
    rows.collect()
}

/// By unit the module that has it, from lines `module: UNIT UNIT,`.
fn modules(list: &str) -> BTreeMap<String, String> {
    let mut modules = BTreeMap::new();
    for line in list.lines() {
        let entry = line.trim().strip_suffix(',');
        let Some((module, units)) = entry.and_then(|entry| entry.split_once(": ")) else {
            continue;
        };
        for unit in units.split(' ') {
            modules.insert(unit.to_lowercase(), module.to_owned());
        }
    }
    modules
}

/// The comment above a module, and the module.
fn module(verilog: &str) -> Option<(&str, &str)> {
    // The first block of comments says who wrote the file.
    let (_, commented) = verilog.split_once("\n\n")?;
    Some(commented.split_at(commented.find("\nmodule ")? + 1))
}

/// A comment as Markdown: its paragraphs, with drawings as such.
fn prose(comment: &str) -> String {
    let lines = comment.lines().map(|line| {
        let line = line.strip_prefix("//").unwrap_or(line);
        line.strip_prefix(' ').unwrap_or(line)
    });
    let lines: Vec<&str> = lines.collect();
    let mut text = String::new();
    for paragraph in lines.split(|line| line.is_empty()) {
        let drawn = paragraph.iter().any(|line| line.starts_with(' '))
            && !paragraph.iter().any(|line| line.starts_with("- "));
        let lines = paragraph.join("\n");
        text += &match drawn {
            true => format!("```text\n{lines}\n```\n\n"),
            false => format!("{}\n\n", escaped(&lines)),
        };
    }
    text
}

/// A table of a module's pins, each with the comment above it.
fn pins(module: &str) -> String {
    let mut table = "| pin | direction | bits | meaning |\n| --- | --- | --- | --- |\n".to_owned();
    let mut comment: Vec<&str> = vec![];
    for line in module.lines().take_while(|line| *line != ");") {
        let line = line.trim();
        if let Some(words) = line.strip_prefix("//") {
            comment.push(words.trim());
            continue;
        }
        let words: Vec<&str> = line.trim_end_matches(',').split_whitespace().collect();
        let (direction, range, name) = match words[..] {
            [direction @ ("input" | "output"), _, range, name] => (direction, range, name),
            [direction @ ("input" | "output"), _, name] => (direction, "", name),
            _ => continue,
        };
        let said = escaped(&comment.join(" ")).replace('|', "\\|");
        table += &format!("| `{name}` | {direction} | {range} | {said} |\n");
        comment.clear();
    }
    table
}

/// What is a sign to Markdown, as itself.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for sign in text.chars() {
        if "\\`*_<[".contains(sign) {
            escaped.push('\\');
        }
        escaped.push(sign);
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOCUMENT: &str = "| `other` | a | b |\n<!-- begin units -->\n| unit | role | paper |\n| --- | --- | --- |\n\
                            | `lock` | locks, in order | LocalTM (both) |\n<!-- end units -->\n| `lock` | 1 | 2 |\n";

    const VERILOG: &str = "// lock: written by `turnstile export`.\n// Do not edit.\n\n// Locks of shadow_* rows.\n//\n//      +--+\n//  a ->|  |\n\
                           //\n// | V | outcome |\n// | --- | --- |\nmodule lock (\n    // The row,\n    // or a | b.\n    input  wire [4:0] row,\n    \
                           output reg  free\n);\n    function f(input [1:0] a, input b);\n    input  wire c\nendmodule\n";

    #[test]
    fn units_are_the_rows_of_the_table_and_link_to_their_pages() {
        let units = rows(DOCUMENT);
        let lock = Unit {
            name: "lock".into(),
            role: "locks, in order".into(),
            paper: "LocalTM (both)".into(),
        };
        assert_eq!(units, [lock]);
        let catalog = Catalog {
            units,
            modules: BTreeMap::new(),
        };
        let row = "| [`lock`](../units/lock.md) | locks, in order | LocalTM (both) |";
        let expected = DOCUMENT.replace("| `lock` | locks, in order | LocalTM (both) |", row);
        assert_eq!(catalog.with_links(DOCUMENT), expected);
    }

    #[test]
    fn a_unit_is_in_the_module_that_lists_it() {
        let found = modules("units! {\n    tx_bank: DCD_BANK SMDCD_BANK,\n    dcd: DCD,\n}\n");
        let expected = [
            ("dcd", "dcd"),
            ("dcd_bank", "tx_bank"),
            ("smdcd_bank", "tx_bank"),
        ];
        let found: Vec<_> = found
            .iter()
            .map(|(unit, module)| (&**unit, &**module))
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_header_is_prose_drawings_and_tables() {
        let (header, _) = module(VERILOG).unwrap();
        let expected = "Locks of shadow\\_\\* rows.\n\n```text\n     +--+\n a ->|  |\n```\n\n| V | outcome |\n| --- | --- |\n\n";
        assert_eq!(prose(header), expected);
        assert_eq!(module("// nothing\n"), None);
    }

    #[test]
    fn a_pin_has_the_comment_above_it_and_what_a_function_takes_is_none() {
        let (_, module) = module(VERILOG).unwrap();
        let expected = "| pin | direction | bits | meaning |\n| --- | --- | --- | --- |\n\
                        | `row` | input | [4:0] | The row, or a \\| b. |\n| `free` | output |  |  |\n";
        assert_eq!(pins(module), expected);
    }

    #[test]
    fn a_page_has_the_module_and_links_to_what_is_in_it() {
        let catalog = Catalog {
            units: rows(&DOCUMENT.replace("`lock`", "`bank`")),
            modules: modules("bank: LOCK,"),
        };
        let lock = &rows(DOCUMENT)[0];
        let page = catalog
            .text(lock, VERILOG, &["bank.v", "ram.v", "lock.v"])
            .unwrap();
        let links = "(../rust/turnstile_hdl/units/bank/index.html)";
        assert!(page.contains(links), "{page}");
        let links = "[`lock.v`](../verilog-out/lock.v). Modules in it: [`bank`](bank.md), [`ram`](../verilog-out/ram.v).";
        assert!(page.contains(links), "{page}");
        assert!(page.contains("\n```verilog\nmodule lock (\n"), "{page}");
        assert!(page.ends_with("\nendmodule\n```\n"), "{page}");
    }
}
