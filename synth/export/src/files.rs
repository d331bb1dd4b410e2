//! The exported files: a module a file, and a list of files a unit.

use crate::export::{head, ModuleText};
use std::collections::{BTreeMap, BTreeSet};

/// The text of each file, by its name.
pub type Files = BTreeMap<String, String>;

/// The files of the unit `name` with these modules, parts first: a file for each module, which units share, and `NAME.f`, which
/// lists them in this order: every tool takes it.
pub fn files(name: &str, modules: Vec<ModuleText>) -> Files {
    let modules: Vec<(String, String)> = modules.into_iter().map(file_of).collect();
    let list = modules
        .iter()
        .map(|(file, _)| format!("{file}\n"))
        .collect();
    let list = (format!("{name}.f"), list);
    modules.into_iter().chain([list]).collect()
}

/// The name and the text of a module's file.
pub fn file_of(module: ModuleText) -> (String, String) {
    let ModuleText { name, text, .. } = module;
    (format!("{name}.v"), format!("{}\n{text}", head(&name)))
}

/// The files with `prefix` before the name of every file, module, interface and package: so two sizes of a unit can be in one chip.
pub fn prefixed(files: Files, prefix: &str) -> Files {
    let mut names: BTreeSet<&str> = BTreeSet::new();
    for (file, text) in &files {
        names.extend(file.split('.').next());
        names.extend(text.lines().filter_map(declared));
    }
    let names: BTreeSet<String> = names.into_iter().map(str::to_owned).collect();
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let renamed = |text: &str| {
        let mut new = String::with_capacity(text.len());
        let mut rest = text;
        while !rest.is_empty() {
            let word = rest.find(|letter| !is_part(letter)).unwrap_or(rest.len());
            if names.contains(&rest[..word]) {
                new.push_str(prefix);
            }
            let other = rest[word..]
                .find(is_part)
                .map_or(rest.len(), |at| word + at);
            new.push_str(&rest[..other]);
            rest = &rest[other..];
        }
        new
    };
    let files = files.iter();
    files
        .map(|(file, text)| (renamed(file), renamed(text)))
        .collect()
}

/// The name of what a line of Verilog declares.
fn declared(line: &str) -> Option<&str> {
    let mut words = line.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '_'));
    let kind = words.next()?;
    let is_declared = ["module", "interface", "package"].contains(&kind);
    words.next().filter(|name| is_declared && !name.is_empty())
}

/// Whether a file of this name is one of those that an export writes.
pub fn is_exported(name: &str) -> bool {
    name.ends_with(".v") || name.ends_with(".f")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export_modules;
    use turnstile_hdl::catalog::{find, units};

    fn of(name: &str) -> Files {
        files(name, export_modules(find(name).unwrap()).unwrap())
    }

    #[test]
    fn a_unit_has_the_files_of_its_modules_and_a_list() {
        let files = of("lds_bank");
        let names: Vec<&str> = files.keys().map(String::as_str).collect();
        assert_eq!(
            names,
            ["bank_ram.v", "lds_alu.v", "lds_bank.f", "lds_bank.v"]
        );
        assert_eq!(files["lds_bank.f"], "bank_ram.v\nlds_alu.v\nlds_bank.v\n");
        assert!(files["lds_bank.v"].contains("\nmodule lds_bank (\n"));
        assert!(!files["lds_bank.v"].contains("\nmodule lds_alu"));
        assert!(files["lds_bank.v"].contains("    lds_alu alu (\n"));
    }

    #[test]
    fn a_name_stands_for_one_text_in_every_unit() {
        let mut known = Files::new();
        for unit in units() {
            for (name, text) in of(unit.name) {
                let first = known.entry(name.clone()).or_insert_with(|| text.clone());
                assert!(*first == text, "{name} of {}", unit.name);
            }
        }
    }
}
