//! `turnstile export UNIT --set SIZE=VALUE`: what is written is what the RTL at that size does, and other tools read it.

use std::path::Path;
use std::process::{Command, Output};
use turnstile_cli::size::{sizes_of, Size};
use turnstile_hdl::catalog::{find, units, AnyUnit, UnitEntry};
use turnstile_hdl::lds_op::LDS_OPS;
use turnstile_hdl::pins::Pin;
use turnstile_sim::engine::{rtl, Engine};
use turnstile_sizes::SMALL;
use turnstile_synth::lint::{Linter, Sources};
use turnstile_synth::replay::{self, Recording};
use turnstile_tools::{available, IVERILOG, VVP};

fn turnstile(folder: &Path, arguments: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_turnstile"))
        .args(arguments.split_whitespace())
        .current_dir(folder)
        .output()
        .expect("turnstile runs")
}

/// Exports into `v` of the folder, and returns what it wrote of the unit, the outermost module first.
fn exported(folder: &Path, unit: &str, sizes: &str) -> String {
    let output = turnstile(folder, &format!("export {unit} {sizes} --out v"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{said}");
    let read = |name: &str| std::fs::read_to_string(folder.join("v").join(name));
    let list = read(&format!("{unit}.f")).expect("the list of files");
    let texts = list
        .lines()
        .rev()
        .map(|file| read(file).expect("a listed file"));
    texts.collect()
}

fn assert_lints(folder: &Path, unit: &str) {
    let sources = Sources::listed(&folder.join("v"), unit).expect("the list of files");
    for linter in Linter::ALL {
        if available(linter.tools()) {
            let findings = linter.read(&sources).expect("the tools run");
            let told: Vec<String> = findings.iter().map(ToString::to_string).collect();
            assert!(told.is_empty(), "{}", told.join("\n"));
        }
    }
}

/// Clocks of random pins, as the RTL has them.
fn recorded(unit: AnyUnit, inputs: &[Pin], clocks: usize) -> Vec<Vec<u32>> {
    let place = |name: &str| inputs.iter().position(|pin| pin.name == name);
    let places = [place("clear"), place("req_op")];
    let [clear, operation] = places.map(|place| place.expect("a port of every top"));
    let outputs = unit.outputs().len();
    let mut engine = rtl(unit);
    let mut state = 0x7e57_u64;
    let mut random = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 32) as u32
    };
    let mut clock = |at: usize| {
        let mut words: Vec<u32> = inputs
            .iter()
            .map(|pin| random() >> (32 - pin.width))
            .collect();
        words[clear] = u32::from(at.is_multiple_of(200));
        // Reserved codes are nobody's word.
        words[operation] %= LDS_OPS.len() as u32;
        let mut answer = vec![0; outputs];
        engine.clock(&words, &mut answer).expect("the RTL runs");
        [words, answer].concat()
    };
    (0..clocks).map(&mut clock).collect()
}

#[test]
fn a_small_top_is_the_rtl_of_its_size() {
    let folder = tempfile::tempdir().expect("a folder");
    let sizes =
        "--set banks=2 --set lanes=2 --set rows=64 --set state_rows=28 --set work_items=128";
    let verilog = exported(folder.path(), "lds_dcd", sizes);
    assert!(verilog.starts_with(&format!("// lds_dcd {sizes}\n")));
    assert_lints(folder.path(), "lds_dcd");
    let check = format!("export lds_dcd {sizes} --check --out v");
    assert_eq!(turnstile(folder.path(), &check).status.code(), Some(0));
    if !available(&[IVERILOG, VVP]) {
        return;
    }
    let small = SMALL.iter().find(|small| small.name == "small_lds_dcd");
    let small = small.expect("the same size in the RTL").build;
    let (inputs, outputs) = (small().inputs(), small().outputs());
    let recording = Recording {
        inputs: &inputs,
        outputs: &outputs,
        is_clocked: true,
        cycles: &recorded(small(), &inputs, 2_000),
        care: &[],
    };
    replay::icarus("lds_dcd", &verilog, &recording).expect("the Verilog does the same");

    // Random pins reach what is compared.
    let wrong = verilog.replacen("memory + data", "memory - data", 1);
    assert_ne!(wrong, verilog);
    assert!(replay::icarus("lds_dcd", &wrong, &recording).is_err());
}

#[test]
fn three_slots_and_wide_filters_lint() {
    let folder = tempfile::tempdir().expect("a folder");
    let sizes =
        "--set banks=4 --set lanes=8 --set rows=100 --set work_items=192 --set filter_bits=16";
    let verilog = exported(folder.path(), "lds_bloom", sizes);
    let first = verilog.lines().next().expect("a line");
    assert!(first.contains("--set state_rows=45 "), "{first}");
    assert_lints(folder.path(), "lds_bloom");
}

/// The legal value of each of a unit's sizes that is next from `from` on.
fn sized(unit: &UnitEntry, from: impl Fn(&Size) -> usize) -> String {
    let option = |size: &&Size| {
        let value = (from(size)..).find(|value| size.is_legal(*value));
        format!("--set {}={}", size.name, value.expect("a legal value"))
    };
    let options: Vec<String> = sizes_of(unit).iter().map(option).collect();
    options.join(" ")
}

/// As small as it may be, and an odd size: above half of the papers'.
fn assert_two_sizes_lint(unit: &UnitEntry) {
    for sizes in [sized(unit, |_| 1), sized(unit, |size| size.paper / 2 + 1)] {
        let folder = tempfile::tempdir().expect("a folder");
        println!("{} {sizes}", unit.name);
        exported(folder.path(), unit.name, &sizes);
        assert_lints(folder.path(), unit.name);
    }
}

#[test]
fn parts_at_two_sizes_lint() {
    for name in ["dcd_bank", "reference_count_table"] {
        assert_two_sizes_lint(find(name).expect("a unit"));
    }
}

#[test]
#[ignore = "a crate for each of ninety sizes: a part of `cargo xtask campaign`"]
fn every_unit_at_two_sizes_lints() {
    for unit in units().iter().filter(|unit| !sizes_of(unit).is_empty()) {
        assert_two_sizes_lint(unit);
    }
}

#[test]
fn a_size_that_is_not_legal_is_refused_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = turnstile(folder.path(), "export lds_dcd --set lanes=33 --out v");
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert_eq!(
        told,
        "error: --set lanes=33: lanes is `33`; choose 1 to 32\n"
    );
    assert!(!folder.path().join("v").exists());
}

#[test]
fn without_cargo_the_message_says_what_is_missing() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = Command::new(env!("CARGO_BIN_EXE_turnstile"))
        .args(["export", "lds_dcd", "--set", "lanes=3"])
        .current_dir(folder.path())
        .env("PATH", folder.path())
        .output()
        .expect("turnstile runs");
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(
        told.contains("cargo is not installed; install it with: curl"),
        "{told}"
    );
}
