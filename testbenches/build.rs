//! Finds what the folder of each unit has besides its RTL, and makes modules of it.
//!
//! `hdl/src/units/mod.rs` lists the folders, and the units in each. A file is a module at one place of this crate, named by the folder:
//!
//! | file | module | what |
//! | --- | --- | --- |
//! | `model.rs` | `models::NAME` | what the unit does, from the paper |
//! | `bench.rs` | `units::NAME` | traffic on unit and model: `play` for the unit of the folder's name, `play_UNIT` for others |
//! | `faults.rs` | `mutants` | `FAULTS`, which the bench must notice |
//! | `stimulus.rs` | `random_pins` | `stimulus`, random pins on which something happens |
//! | `contract.rs` | `after_clear::contracts` | `CONTRACTS`, what may be X after a clear |
//! | `tests.rs` | `tests/units.rs` | a test for each sentence of the unit's header |
//! | `proof.rs` | `tests/proofs.rs` | `CLAIMS`, proved on the exported Verilog |
//!
//! A file may be a folder with a `mod.rs`.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// A folder of `hdl/src/units`, and the names of its units.
struct Folder {
    name: String,
    units: Vec<String>,
    path: PathBuf,
}

impl Folder {
    /// `NAME.rs` or `NAME/mod.rs`, if there is one.
    fn file(&self, name: &str) -> Option<PathBuf> {
        let files = [format!("{name}.rs"), format!("{name}/mod.rs")];
        let mut files = files.iter().map(|file| self.path.join(file));
        files.find(|file| file.is_file())
    }

    /// What plays each unit on the bench.
    fn plays(&self) -> impl Iterator<Item = (&str, String)> {
        self.units.iter().map(move |unit| match *unit == self.name {
            true => (unit.as_str(), format!("{}::play", self.name)),
            false => (unit.as_str(), format!("{}::play_{unit}", self.name)),
        })
    }
}

fn main() {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let units = root.join("../hdl/src/units");
    // Not the folder: a change of a test would compile every test again. `tests/units.rs` notices a new file.
    println!("cargo:rerun-if-changed={}", units.join("mod.rs").display());
    let folders = folders(&units);
    let lists = |file, list| modules(&folders, file, "") + &all(&folders, file, list);
    let files = [
        ("models", modules(&folders, "model", "pub ")),
        (
            "benches",
            modules(&folders, "bench", "pub ") + &benches(&folders),
        ),
        ("faults", lists("faults", "FAULTS: &[&[super::Fault]]")),
        (
            "contracts",
            lists("contract", "CONTRACTS: &[&[super::Contract]]"),
        ),
        (
            "stimuli",
            modules(&folders, "stimulus", "") + &stimuli(&folders),
        ),
        ("tests", modules(&folders, "tests", "") + &found(&folders)),
        ("proofs", lists("proof", "CLAIMS: &[&[fn() -> Claim]]")),
    ];
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    for (name, code) in files {
        fs::write(out.join(name).with_extension("rs"), code)
            .expect("the build folder can be written");
    }
}

/// The lines `name: UNIT OTHER_UNIT,` of the list.
fn folders(units: &Path) -> Vec<Folder> {
    let list = fs::read_to_string(units.join("mod.rs")).expect("the list of units");
    let lines = list
        .lines()
        .skip_while(|line| !line.starts_with("units! {"));
    let each = lines.filter_map(|line| {
        let (name, entries) = line.trim().strip_suffix(',')?.split_once(": ")?;
        Some(Folder {
            name: name.to_owned(),
            units: entries.split(' ').map(str::to_lowercase).collect(),
            path: units.join(name),
        })
    });
    each.collect()
}

/// Files that a folder may have.
const FILES: [&str; 7] = [
    "model", "bench", "faults", "stimulus", "contract", "tests", "proof",
];

/// The constant `FILES`: every file that there is, as `NAME/bench`.
fn found(folders: &[Folder]) -> String {
    let of = |folder: &Folder| {
        let files = FILES.iter().filter(|file| folder.file(file).is_some());
        let names = files.map(|file| format!("{:?}, ", format!("{}/{file}", folder.name)));
        names.collect::<String>()
    };
    let each: String = folders.iter().map(of).collect();
    format!("/// What the build has found.\nconst FILES: &[&str] = &[{each}];\n")
}

/// A module for each folder that has the file.
fn modules(folders: &[Folder], file: &str, visibility: &str) -> String {
    let mut code = String::new();
    for folder in folders {
        if let Some(path) = folder.file(file) {
            let _ = writeln!(code, "#[path = {path:?}]\n{visibility}mod {};", folder.name);
        }
    }
    code
}

/// What a declaration like `FAULTS: &[..]` of all of them is together.
fn all(folders: &[Folder], file: &str, declaration: &str) -> String {
    let (list, kind) = declaration.split_once(": ").expect("a name and a type");
    let with = folders.iter().filter(|folder| folder.file(file).is_some());
    let each: String = with
        .map(|folder| format!("{}::{list}, ", folder.name))
        .collect();
    format!("pub(crate) const ALL: {kind} = &[{each}];\n")
}

/// The macro that hands all benches to another.
fn benches(folders: &[Folder]) -> String {
    let with = folders
        .iter()
        .filter(|folder| folder.file("bench").is_some());
    let each: String = with
        .flat_map(Folder::plays)
        .map(|(unit, play)| format!("            {unit}: {play},\n"))
        .collect();
    format!(
        "/// Hands the names of all units with a bench to a macro, each with the function that runs it at full size.\n\
         #[macro_export]\nmacro_rules! for_each_unit {{\n    ($then:ident) => {{\n        $then! {{\n{each}        }}\n    }};\n}}\n"
    )
}

fn stimuli(folders: &[Folder]) -> String {
    let with = folders
        .iter()
        .filter(|folder| folder.file("stimulus").is_some());
    let each: String = with
        .flat_map(|folder| {
            let arm = |unit| format!("        {unit:?} => Some({}::stimulus),\n", folder.name);
            folder.units.iter().map(arm)
        })
        .collect();
    format!(
        "pub(super) fn find(unit: &str) -> Option<super::Make> {{\n    match unit {{\n{each}        _ => None,\n    }}\n}}\n"
    )
}
