//! The exported files: a module a file, and a list of files a unit.

use crate::export::{head, ModuleText};
use std::collections::BTreeMap;

/// The text of each file, by its name.
pub type Files = BTreeMap<String, String>;

/// The files of units, given by their names and modules, parts first: `NAME.v` for each module, which units share, and
/// `UNIT.f` with the files of a unit in an order that every tool takes.
///
/// # Panics
/// If two modules of one name differ: the names are made so that they do not.
pub fn files<'u>(units: impl IntoIterator<Item = (&'u str, Vec<ModuleText>)>) -> Files {
    let mut files = Files::new();
    for (unit, modules) in units {
        let mut list = String::new();
        for ModuleText { name, text } in modules {
            list += &format!("{name}.v\n");
            let text = format!("{}\n{text}", head(&name));
            let known = files
                .entry(format!("{name}.v"))
                .or_insert_with(|| text.clone());
            assert!(*known == text, "two modules are called {name}");
        }
        files.insert(format!("{unit}.f"), list);
    }
    files
}

/// Whether a file of this name is one of those that an export writes.
pub fn is_exported(name: &str) -> bool {
    name.ends_with(".v") || name.ends_with(".f")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export_modules;
    use turnstile_hdl::catalog::find;

    #[test]
    fn units_share_the_files_of_their_modules() {
        let unit = |name: &'static str| (name, export_modules(find(name).unwrap()).unwrap());
        let files = files([unit("lds_bank"), unit("lds_alu")]);
        let names: Vec<&str> = files.keys().map(String::as_str).collect();
        assert_eq!(
            names,
            [
                "bank_ram.v",
                "lds_alu.f",
                "lds_alu.v",
                "lds_bank.f",
                "lds_bank.v"
            ]
        );
        assert_eq!(files["lds_bank.f"], "bank_ram.v\nlds_alu.v\nlds_bank.v\n");
        assert!(files["lds_bank.v"].contains("\nmodule lds_bank (\n"));
        assert!(!files["lds_bank.v"].contains("\nmodule lds_alu"));
        assert!(files["lds_bank.v"].contains("    lds_alu alu (\n"));
    }
}
