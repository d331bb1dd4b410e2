//! Two units in one chip: under FuseSoC, which brings once what they share, and two sizes of one unit in one simulation.

use std::path::Path;
use tempfile::TempDir;
use turnstile_export::files::{prefixed, Files};
use turnstile_export::{export_modules, modules, sv};
use turnstile_hdl::catalog::find;
use turnstile_sizes::SMALL;
use turnstile_tools::{available, said, Tool, IVERILOG, VERILATOR, VVP};

const FUSESOC: Tool = Tool {
    name: "fusesoc",
    install: "pip install fusesoc==2.4.7",
    version_flag: "--version",
};

fn small(name: &str, called: &str) -> Files {
    let small = SMALL.iter().find(|small| small.name == name);
    let unit = (small.expect("a small unit").build)();
    let modules = modules(unit.ports(), called).expect("its Verilog");
    sv::files(&unit, called, modules, &[])
}

fn full_size(name: &str) -> Files {
    let modules = export_modules(find(name).expect("a unit")).expect("its Verilog");
    sv::files(&(find(name).expect("a unit").build)(), name, modules, &[])
}

fn written(all: &[Files], own: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text);
    for (name, text) in all.iter().flatten() {
        write(name, text).expect("a file");
    }
    for (name, text) in own {
        write(name, text).expect("a file");
    }
    folder
}

/// A top with assertions in it, and a bank with the same parts as banks of others.
const CHIP: &str = "module chip (
    input logic clock
);
  small_lds_dcd_if lds ();
  small_lds_dcd_sv lds_port (.clock(clock), .bus(lds));
  lds_bank_if bank ();
  lds_bank_sv bank_port (.clock(clock), .bus(bank));
  dcd_bank_if other ();
  dcd_bank_sv other_port (.clock(clock), .bus(other));
endmodule
";
const CHIP_CORE: &str = "CAPI=2:
name: ::chip:0
filesets:
  rtl:
    files: [chip.sv: {file_type: systemVerilogSource}]
    depend: [\"::turnstile-small_lds_dcd\", \"::turnstile-lds_bank\", \"::turnstile-dcd_bank\"]
targets:
  lint:
    filesets: [rtl]
    toplevel: chip
    default_tool: verilator
    tools: {verilator: {mode: lint-only, verilator_options: [-Wall, -Wno-UNDRIVEN, -Wno-UNUSEDSIGNAL]}}
";

fn fusesoc(folder: &Path, target: &str, core: &str) -> String {
    let mut command = FUSESOC.command().expect("an available tool");
    command
        .current_dir(folder)
        .args(["--cores-root", ".", "run", "--target", target, core]);
    let output = FUSESOC.output(&mut command).expect("it runs");
    let said = said(&output);
    assert!(output.status.success(), "{target} of {core}: {said}");
    said
}

#[test]
fn units_share_what_they_have_in_common() {
    if !available(&[FUSESOC, VERILATOR, IVERILOG, VVP]) {
        return;
    }
    let all = [
        small("small_lds_dcd", "small_lds_dcd"),
        full_size("lds_bank"),
        full_size("dcd_bank"),
    ];
    let folder = written(&all, &[("chip.sv", CHIP), ("chip.core", CHIP_CORE)]);
    fusesoc(folder.path(), "lint", "::chip");
    fusesoc(folder.path(), "lint", "::turnstile-small_lds_dcd");
    for core in ["::turnstile-small_lds_dcd", "::turnstile-lds_bank"] {
        let said = fusesoc(folder.path(), "sim", core);
        assert!(said.contains("PASS"), "{core}: {said}");
    }
}

/// Two sizes of `lds_dcd`, which have modules of the same names and other contents.
const SIZES: &str = "module sizes;
  a_lds_dcd_smoke one ();
  b_lds_dcd_smoke other ();
endmodule
";

#[test]
fn two_sizes_of_a_unit_are_in_one_simulation() {
    let all = [
        prefixed(small("small_lds_dcd", "lds_dcd"), "a_"),
        prefixed(full_size("lds_dcd"), "b_"),
    ];
    let folder = written(&all, &[("sizes.sv", SIZES)]);
    let listed: Vec<&str> = all
        .iter()
        .flat_map(Files::keys)
        .map(String::as_str)
        .filter(|file| file.ends_with(".v"))
        .chain(["a_lds_dcd_smoke.sv", "b_lds_dcd_smoke.sv", "sizes.sv"])
        .collect();
    if available(&[IVERILOG, VVP]) {
        let mut compile = IVERILOG.command().expect("an available tool");
        compile
            .current_dir(folder.path())
            .args(["-g2012", "-s", "sizes", "-o", "sizes.vvp"])
            .args(&listed);
        IVERILOG
            .succeed(&mut compile)
            .unwrap_or_else(|error| panic!("{error}"));
        let mut run = VVP.command().expect("an available tool");
        let output = VVP.succeed(run.current_dir(folder.path()).args(["-n", "sizes.vvp"]));
        let said = said(&output.unwrap_or_else(|error| panic!("{error}")));
        assert!(said.contains("PASS"), "{said}");
    }
    if available(&[VERILATOR]) {
        let mut lint = VERILATOR.command().expect("an available tool");
        lint.current_dir(folder.path())
            .args([
                "--lint-only",
                "--timing",
                "-Wno-STMTDLY",
                "--top-module",
                "sizes",
            ])
            .args(&listed);
        VERILATOR
            .succeed(&mut lint)
            .unwrap_or_else(|error| panic!("{error}"));
    }
}
