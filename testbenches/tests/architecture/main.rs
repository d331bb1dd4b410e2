//! Crates use what docs/architecture.md says that they may use, and modules of a crate stand in no circle.

mod imports;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Folder and crates that it depends on, of every crate of the workspace.
fn crates() -> BTreeMap<String, BTreeSet<String>> {
    let manifest = |folder: &Path| {
        let text = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        text.parse::<toml::Table>().unwrap()
    };
    let workspace = manifest(&root());
    let paths = &workspace["workspace"]["dependencies"];
    let folder_of = |name: &str| paths.get(name)?.get("path")?.as_str();
    let named = paths.as_table().unwrap().keys();
    let folders = named
        .filter_map(|name| folder_of(name))
        .chain(["testbenches"]);
    let used = |folder: &str| {
        let manifest = manifest(&root().join(folder));
        let dependencies = manifest["dependencies"].as_table().unwrap().clone();
        let names = dependencies.keys();
        names
            .filter_map(|name| folder_of(name))
            .map(str::to_owned)
            .collect()
    };
    folders
        .map(|folder| (folder.to_owned(), used(folder)))
        .collect()
}

/// The table of crates: folder and what it may use, by the last part of its folder; `all above` and `all above but` are rows above it.
fn allowed() -> BTreeMap<String, BTreeSet<String>> {
    let text = fs::read_to_string(root().join("docs/architecture.md")).unwrap();
    let table = text.split("| folder | owns | may use |").nth(1).unwrap();
    let mut allowed: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for line in table
        .lines()
        .skip(2)
        .take_while(|line| line.starts_with('|'))
    {
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").collect();
        let [folder, .., uses] = cells[..] else {
            panic!("{line} has no cells");
        };
        let folder = folder.trim().trim_matches('`').trim_end_matches('/');
        let quoted = |text: &str| -> Vec<String> {
            text.split('`')
                .skip(1)
                .step_by(2)
                .map(str::to_owned)
                .collect()
        };
        let above: Vec<String> = allowed.keys().cloned().collect();
        let of_name = |name: &String| {
            let found = above
                .iter()
                .find(|one| one.rsplit('/').next() == Some(name));
            found
                .cloned()
                .unwrap_or_else(|| panic!("{folder}: there is no `{name}` above it"))
        };
        let uses = match uses.trim().strip_prefix("all above") {
            Some(but) => {
                let but: Vec<String> = quoted(but).iter().map(of_name).collect();
                above
                    .iter()
                    .filter(|one| !but.contains(one))
                    .cloned()
                    .collect()
            }
            None => quoted(uses).iter().map(of_name).collect(),
        };
        allowed.insert(folder.to_owned(), uses);
    }
    allowed
}

#[test]
fn crates_use_what_the_architecture_allows() {
    let allowed = allowed();
    for (folder, used) in crates() {
        let may = &allowed[&folder];
        let more: Vec<_> = used.difference(may).collect();
        assert!(
            more.is_empty(),
            "{folder} uses {more:?}, which docs/architecture.md does not allow"
        );
    }
}

/// Files of a crate that use each other in circles, each circle in the order of names.
fn circles(folder: &Path) -> Vec<Vec<String>> {
    let files = imports::of_crate(folder);
    let graph = petgraph::graphmap::DiGraphMap::<&str, ()>::new();
    let names: BTreeMap<_, String> = files.keys().map(|file| (file, file.join("/"))).collect();
    let edges = files
        .iter()
        .flat_map(|(file, used)| used.iter().map(move |other| (file, other)));
    let graph = edges.fold(graph, |mut graph, (file, other)| {
        graph.add_edge(&names[file], &names[other], ());
        graph
    });
    let parts = petgraph::algo::tarjan_scc(&graph).into_iter();
    let circles = parts.filter(|part| part.len() > 1).map(|part| {
        let mut part: Vec<String> = part.into_iter().map(str::to_owned).collect();
        part.sort();
        part
    });
    circles.collect()
}

#[test]
fn circles_are_found_and_what_only_tests_use_is_none() {
    let folder = tempfile::tempdir().unwrap();
    for (file, text) in [
        ("lib.rs", "mod a; mod b; mod c; pub mod d;"),
        ("a.rs", "use crate::b::B; pub struct A;"),
        ("b.rs", "pub struct B; impl B { fn a(_: crate::a::A) {} }"),
        ("c.rs", "use super::b::B; pub(super) struct C;"),
        (
            "d/mod.rs",
            "mod e; use e::E; pub(super) struct D; #[cfg(test)] mod tests { use crate::c::C; }",
        ),
        (
            "d/e.rs",
            "use super::D; pub struct E; #[cfg(test)] mod tests { use super::*; }",
        ),
    ] {
        let path = folder.path().join("src").join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let mut found = circles(folder.path());
    found.sort();
    assert_eq!(found, [["a", "b"], ["d", "d/e"]]);
}

#[test]
fn no_files_use_each_other_in_a_circle() {
    let mut found = String::new();
    for folder in crates().keys() {
        for circle in circles(&root().join(folder)) {
            found += &format!("{folder}: {}\n", circle.join(", "));
        }
    }
    assert_eq!(
        found, "",
        "files of a crate that use each other in a circle"
    );
}
