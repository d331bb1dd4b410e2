//! `examples/tagged_lanes`: its bench under Icarus and Verilator, the adapter under lint and Yosys, and broken adapters, which the
//! bench must notice.

use rayon::prelude::*;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;
use turnstile_export::{export_modules, sv};
use turnstile_hdl::catalog::find;
use turnstile_tools::{available, said, Tool, IVERILOG, VERILATOR, VVP, YOSYS};

const MAKE: Tool = Tool {
    name: "make",
    install: "apt-get install make",
    version_flag: "--version",
};
/// What Icarus runs: with all lanes it needs minutes.
const SHORT: [&str; 2] = ["NUM_LANES=8", "PLUSARGS=+transactions=2"];

/// A folder with the example, and with `lds_dcd` in `rtl/` as `export --format sv` writes it.
fn example() -> TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/tagged_lanes");
    for part in ["", "bench"] {
        std::fs::create_dir_all(folder.path().join(part)).expect("a folder");
        for entry in std::fs::read_dir(from.join(part)).expect("the example") {
            let path = entry.expect("a file of the example").path();
            if path.is_file() {
                let name = path.file_name().expect("a name");
                std::fs::copy(&path, folder.path().join(part).join(name)).expect("a copy");
            }
        }
    }
    let rtl = folder.path().join("rtl");
    std::fs::create_dir(&rtl).expect("a folder");
    let modules = export_modules(find("lds_dcd").expect("a unit")).expect("its Verilog");
    let unit = (find("lds_dcd").expect("a unit").build)();
    for (name, text) in sv::files(&unit, "lds_dcd", modules, &[]) {
        std::fs::write(rtl.join(name), text).expect("a file");
    }
    folder
}

/// Whether `make` ends well, and what is said.
fn make(folder: &TempDir, arguments: &[&str]) -> (bool, String) {
    let mut command = MAKE.command().expect("an available tool");
    command.current_dir(folder.path()).arg("-s").args(arguments);
    let output = MAKE.output(&mut command).expect("it runs");
    (output.status.success(), said(&output))
}

#[test]
fn the_adapter_is_clean() {
    let folder = example();
    for (tool, target) in [(VERILATOR, "lint"), (YOSYS, "check")] {
        if available(&[MAKE, tool]) {
            assert_eq!(make(&folder, &[target]), (true, String::new()), "{target}");
        }
    }
}

#[test]
fn the_bench_passes_under_icarus() {
    if available(&[MAKE, IVERILOG, VVP]) {
        let (ended_well, said) = make(&example(), &["icarus", SHORT[0], SHORT[1]]);
        assert!(
            ended_well && said.starts_with("PASS: seed 49, 8 lanes, "),
            "{said}"
        );
    }
}

/// With all lanes, and with the assertions: one of them ends the run if the host breaks a rule.
#[test]
fn the_bench_passes_under_verilator_with_assertions() {
    if !available(&[MAKE, VERILATOR]) {
        return;
    }
    let folder = example();
    let (ended_well, bench) = make(&folder, &["verilator"]);
    assert!(
        ended_well && bench.contains("PASS: seed 49, 32 lanes, "),
        "{bench}"
    );
    assert!(!bench.contains("Error"), "{bench}");
    let mut misuse = Command::new(folder.path().join("build/bench"));
    let misuse = said(&misuse.arg("+misuse").output().expect("the bench runs"));
    let told = "a transactional access outside of the rows in cfg_rows";
    assert!(
        misuse.contains(told) && !misuse.contains("PASS"),
        "{misuse}"
    );
}

/// What is wrong; the file; its text, which is there once; what stands there instead.
const FAULTS: [(&str, &str, &str, &str); 13] = [
    (
        "no place is kept for an answer",
        "answer_queue.sv",
        "room = !outstanding[BITS];",
        "room = 1'b1;",
    ),
    (
        "the tag is stored where the next answer goes",
        "answer_queue.sv",
        "tags[taken[BITS-1:0]] <=",
        "tags[answered[BITS-1:0]] <=",
    ),
    (
        "tags are those of lane 0",
        "tagged_lanes.sv",
        ".reserve_tag(lane_tag[g*TAG_BITS+:TAG_BITS])",
        ".reserve_tag(lane_tag[0+:TAG_BITS])",
    ),
    (
        "byte enables are ignored",
        "lane_operation.sv",
        "write ? store_op(byteen)",
        "write ? turnstile_pkg::LDS_WRITE_B32",
    ),
    (
        "a byte is not moved down",
        "lane_operation.sv",
        "data >> {op_byte, 3'b000}",
        "data",
    ),
    (
        "begin_stall is not looked at",
        "lane_control.sv",
        "is_begin ? begin_stall[slot] :",
        "is_begin ? 1'b0 :",
    ),
    (
        "classes are not compared",
        "tagged_lanes.sv",
        " && lane_class == leader_class",
        "",
    ),
    (
        "the warp is not of the class",
        "tagged_lanes.sv",
        "warp & {2{lane_transactional[g]}}",
        "2'b0",
    ),
    (
        "lane 0 leads before all others",
        "tagged_lanes.sv",
        "later <= ~(leader | (leader - 1'b1));",
        "later <= 0;",
    ),
    (
        "lanes that lose are not told",
        "tagged_lanes.sv",
        "answered_lost[g] || lds_rsp_aborted[g]",
        "answered_lost[g]",
    ),
    (
        "lanes that have lost are not told",
        "tagged_lanes.sv",
        "answered_lost[g] || lds_rsp_aborted[g]",
        "lds_rsp_aborted[g]",
    ),
    (
        "a control access does not wait for requests",
        "tagged_lanes.sv",
        ".alone(unanswered == 0)",
        ".alone(1'b1)",
    ),
    (
        "accesses of transactions are plain",
        "tagged_lanes.sv",
        "op, lane_transactional[g], warp",
        "op, 1'b0, warp",
    ),
];

/// The bench fails on an adapter with this fault.
fn assert_noticed(&(fault, file, from, to): &(&str, &str, &str, &str)) {
    let folder = example();
    let path = folder.path().join(file);
    let text = std::fs::read_to_string(&path).expect("a file of the adapter");
    assert_eq!(text.matches(from).count(), 1, "{fault}: {from}");
    std::fs::write(&path, text.replace(from, to)).expect("the broken file");
    let (ended_well, said) = make(&folder, &["icarus", SHORT[0], SHORT[1]]);
    let failed = said.lines().any(|line| line.starts_with("FAIL at "));
    assert!(
        ended_well && failed && !said.contains("PASS"),
        "{fault}: {said}"
    );
}

#[test]
fn the_bench_notices_a_broken_adapter() {
    if available(&[MAKE, IVERILOG, VVP]) {
        assert_noticed(&FAULTS[0]);
    }
}

#[test]
#[ignore = "minutes of Icarus: a part of `cargo xtask campaign`"]
fn the_bench_notices_every_broken_adapter() {
    if available(&[MAKE, IVERILOG, VVP]) {
        FAULTS.par_iter().for_each(assert_noticed);
    }
}
