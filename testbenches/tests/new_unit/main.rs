//! Adding a unit takes its folder and one line.
//!
//! `saturating_counter` beside this file is the folder. In a copy of the workspace it gets its line, and then is what every unit is: exported, named by
//! the command line, simulated beside its Verilog, broken, proved.

use std::fs;
use std::path::Path;
use std::process::Command;
use turnstile_tools::{available, VERILATOR, YOSYS};

/// Copies what cargo builds from: everything but what is made.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("the sources") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name");
        let made = name == "target" || name.to_string_lossy().starts_with(".git");
        match path.is_dir() {
            _ if made => (),
            true => copy(&path, &to.join(name)),
            false => drop(fs::copy(&path, to.join(name)).expect("a copy")),
        }
    }
}

/// The line, behind the last unit's.
fn add_line(list: &Path) {
    let text = fs::read_to_string(list).expect("the list of units");
    let end = text.rfind("}\n").expect("its end");
    let (units, rest) = text.split_at(end);
    let line = "    saturating_counter: SATURATING_COUNTER,\n";
    fs::write(list, format!("{units}{line}{rest}")).expect("the list");
}

#[test]
#[ignore = "minutes of cargo: a part of `cargo xtask campaign`"]
fn a_unit_is_its_folder_and_one_line() {
    if !available(&[VERILATOR, YOSYS]) {
        return;
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folder = tempfile::tempdir().expect("a folder");
    let copied = folder.path();
    copy(&root, copied);
    let units = copied.join("hdl/src/units");
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/new_unit/saturating_counter");
    copy(&example, &units.join("saturating_counter"));
    add_line(&units.join("mod.rs"));

    // What the unit does not change is compiled once, for every time this runs.
    let target = root.join("target/new_unit");
    let cargo = |arguments: &str| {
        let mut command = Command::new("cargo");
        command.current_dir(copied).env("CARGO_TARGET_DIR", &target);
        command.env("CLAIM", "saturating_counter");
        command.args(arguments.split(' '));
        let output = command.output().expect("cargo");
        let said = String::from_utf8_lossy(&output.stdout);
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "cargo {arguments}\n{said}{told}");
        said.into_owned()
    };
    let export = "run --release --quiet -- export saturating_counter --out rtl";
    assert!(cargo(export).contains("rtl"));
    let verilog = fs::read_to_string(copied.join("rtl/saturating_counter.v"));
    assert!(verilog
        .expect("the Verilog")
        .contains("module saturating_counter"));
    assert!(cargo("run --release --quiet -- list units").contains("saturating_counter"));
    for (tests, filter, passed) in [
        ("units", "saturating_counter", 3),
        ("unit_lockstep", "saturating_counter", 1),
        ("broken_units", "saturating_counter", 1),
        ("broken_units", "every_fault", 2),
        ("quiet", "no_unit_changes_in_what", 1),
        ("pin_index", "every_field", 1),
        ("proofs", "a_broken_unit_is_refuted", 1),
    ] {
        let said = cargo(&format!(
            "test --release --quiet --package turnstile-testbenches --test {tests} {filter}"
        ));
        let expected = format!("ok. {passed} passed");
        assert!(said.contains(&expected), "{tests} {filter}:\n{said}");
    }
}
