//! Icarus, with four-state values, and Verilator from a random state: one testbench in Verilog.

use super::{vectors, verdict, write, Recording, ReplayError};
use std::fmt::Write;
use std::process::Command;
use tempfile::TempDir;
use turnstile_hdl::pins::verilog_ports;
use turnstile_tools::{said, IVERILOG, VERILATOR, VVP};

/// Languages in which Icarus reads the Verilog. As SystemVerilog the values that declarations give are no events.
const LANGUAGES: [&str; 2] = ["-g2005", "-g2012"];

/// Runs the unit `name` of `verilog` on the recorded inputs and compares every output pin: as Verilog-2005, then as SystemVerilog.
pub fn icarus(name: &str, verilog: &str, recording: &Recording) -> Result<(), ReplayError> {
    let directory = files(name, verilog, recording)?;
    for language in LANGUAGES {
        let mut compile = IVERILOG.command()?;
        compile.current_dir(directory.path()).args([
            language,
            "-s",
            "turnstile_bench",
            "-o",
            "bench.vvp",
            "bench.v",
            "unit.v",
        ]);
        IVERILOG.succeed(&mut compile)?;
        let mut run = VVP.command()?;
        run.current_dir(directory.path()).args(["-n", "bench.vvp"]);
        let said = said(&VVP.succeed(&mut run)?);
        verdict(IVERILOG, name, &said)?;
    }
    Ok(())
}

/// As [`icarus`], under Verilator, once with each of `seeds`: where nothing says what a register or a value is at first, it
/// is a random one.
///
/// # Errors
/// As [`icarus`].
pub fn verilator_from_random_state(
    name: &str,
    verilog: &str,
    recording: &Recording,
    seeds: &[u32],
) -> Result<(), ReplayError> {
    let directory = files(name, verilog, recording)?;
    let mut compile = VERILATOR.command()?;
    compile.current_dir(directory.path()).args([
        "--binary",
        "--timing",
        "-Wno-fatal",
        "-Wno-lint",
        "--x-assign",
        "unique",
        "--x-initial",
        "unique",
        "--top-module",
        "turnstile_bench",
        "-CFLAGS",
        "-O0",
        "bench.v",
        "unit.v",
    ]);
    VERILATOR.succeed(&mut compile)?;
    let simulation = directory.path().join("obj_dir/Vturnstile_bench");
    for seed in seeds {
        let mut run = Command::new(&simulation);
        run.current_dir(directory.path())
            .arg("+verilator+rand+reset+2")
            .arg(format!("+verilator+seed+{seed}"));
        let said = said(&VERILATOR.succeed(&mut run)?);
        verdict(VERILATOR, name, &said)?;
    }
    Ok(())
}

/// Unit, testbench and vectors in a folder.
fn files(name: &str, verilog: &str, recording: &Recording) -> std::io::Result<TempDir> {
    let directory = tempfile::tempdir()?;
    write(directory.path(), verilog, recording)?;
    std::fs::write(directory.path().join("bench.v"), bench(name, recording))?;
    Ok(directory)
}

/// The testbench. What it drives has the values of the first cycle from its declaration on, so that nothing moves at time 0.
fn bench(name: &str, recording: &Recording) -> String {
    let words = recording.inputs.len() + 2 * recording.outputs.len();
    let last = recording.cycles.len().saturating_sub(1);
    let outputs_from = recording.inputs.len();
    let mut ports: Vec<String> = vec![];
    let mut wires = String::new();
    let mut checks = String::new();
    for port in verilog_ports(recording.inputs) {
        let pin = |at: usize| format!("now[{} +: {}]", 32 * at, port.width);
        let value: Vec<String> = port.pins.clone().rev().map(pin).collect();
        ports.push(format!(".{}({{{}}})", port.name, value.join(", ")));
    }
    for port in verilog_ports(recording.outputs) {
        let name = port.name;
        ports.push(format!(".{name}(out_{name})"));
        // Writing to a String cannot fail.
        let _ = writeln!(wires, "    wire [{}:0] out_{name};", port.bits() - 1);
        for (element, at) in port.pins.clone().enumerate() {
            let width = port.width;
            let found = format!("out_{name}[{} +: {width}]", element * width);
            let recorded = format!("now[{} +: {width}]", 32 * (outputs_from + at));
            let care = 32 * (outputs_from + recording.outputs.len() + at);
            let pin = &recording.outputs[at].name;
            let _ = writeln!(
                checks,
                "            if (now[{care}] && {found} !== {recorded}) begin\n                \
                 $display(\"FAIL %0d {pin} 'h%h 'h%h\", cycle, {found}, {recorded});\n                \
                 $finish;\n            end"
            );
        }
    }
    let first = vectors(recording).lines().next().map_or_else(
        || "0".to_owned(),
        |digits| format!("{}'h{digits}", 32 * words),
    );
    let clock = if recording.is_clocked {
        ports.push(".clock(clock)".into());
        "clock = 1;\n            #1 clock = 0;"
    } else {
        ";"
    };
    format!(
        "module turnstile_bench;
    reg [{}:0] vectors [0:{last}];
    reg [{}:0] now = {first};
    reg clock = 0;
    integer cycle;
{wires}
    {name} unit({});
    initial begin
        $readmemh(\"vectors.hex\", vectors);
        for (cycle = 0; cycle <= {last}; cycle = cycle + 1) begin
            now = vectors[cycle];
            #1;
{checks}            {clock}
        end
        $display(\"PASS\");
        $finish;
    end
endmodule
",
        32 * words - 1,
        32 * words - 1,
        ports.join(", ")
    )
}
