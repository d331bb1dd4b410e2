//! Replays recorded vectors on exported Verilog under Icarus: a second opinion, with four-state values.

use std::fmt::Write;
use std::process::Command;
use tempfile::TempDir;
use thiserror::Error;
use turnstile_hdl::pins::Pin;
use turnstile_tools::{said, ToolError, IVERILOG, VERILATOR, VVP};

/// What went into a unit and came out of it, clock by clock.
pub struct Recording<'a> {
    pub inputs: &'a [Pin],
    pub outputs: &'a [Pin],
    pub is_clocked: bool,
    /// A word for each input and then for each output pin, sampled before the clock rises.
    pub cycles: &'a [Vec<u32>],
    /// For each cycle whether each output pin is compared; all are where this is empty.
    pub care: &'a [Vec<bool>],
}

/// Why a replay did not come to its end.
#[derive(Debug, Error)]
pub enum ReplayError {
    #[error(transparent)]
    Tool(#[from] ToolError),
    #[error("cannot prepare the replay")]
    Files(#[from] std::io::Error),
    #[error("cycle {cycle}: {unit}.{pin}: iverilog has {found}, recorded was {recorded}")]
    Differs {
        unit: String,
        cycle: u64,
        pin: String,
        found: String,
        recorded: String,
    },
    #[error("iverilog: the testbench of {unit} said: {said}")]
    Unfinished { unit: String, said: String },
}

/// Runs the unit `name` of `verilog` on the recorded inputs and compares every output pin.
pub fn replay(name: &str, verilog: &str, recording: &Recording) -> Result<(), ReplayError> {
    let directory = files(name, verilog, recording)?;
    let mut compile = IVERILOG.command()?;
    compile.current_dir(directory.path()).args([
        "-g2005",
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
    verdict(name, &said)
}

/// As [`replay`], under Verilator, once with each of `seeds`: where nothing says what a register or a value is at first, it
/// is a random one.
///
/// # Errors
/// As [`replay`].
pub fn replay_from_random_state(
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
        verdict(name, &said)?;
    }
    Ok(())
}

/// Unit, testbench and vectors in a folder.
fn files(name: &str, verilog: &str, recording: &Recording) -> std::io::Result<TempDir> {
    let directory = tempfile::tempdir()?;
    let file = |name: &str| directory.path().join(name);
    std::fs::write(file("unit.v"), verilog)?;
    std::fs::write(file("bench.v"), bench(name, recording))?;
    std::fs::write(file("vectors.hex"), vectors(recording))?;
    Ok(directory)
}

/// Reads `PASS` or `FAIL cycle pin found recorded` from what the testbench printed.
fn verdict(unit: &str, said: &str) -> Result<(), ReplayError> {
    for line in said.lines() {
        match line.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["PASS"] => return Ok(()),
            ["FAIL", cycle, pin, found, recorded] => {
                return Err(ReplayError::Differs {
                    unit: unit.into(),
                    cycle: cycle.parse().unwrap_or_default(),
                    pin: (*pin).into(),
                    found: (*found).into(),
                    recorded: (*recorded).into(),
                })
            }
            _ => {}
        }
    }
    Err(ReplayError::Unfinished {
        unit: unit.into(),
        said: said.into(),
    })
}

/// One line a cycle, the first pin in the lowest 32 bits, and after the pins a word for each output that says whether it is compared.
fn vectors(recording: &Recording) -> String {
    let all = vec![true; recording.outputs.len()];
    let line = |(cycle, words): (usize, &Vec<u32>)| {
        let care = recording.care.get(cycle).unwrap_or(&all);
        let care = care.iter().map(|&care| u32::from(care));
        let words: Vec<u32> = words.iter().copied().chain(care).collect();
        let digits = words.iter().rev().map(|word| format!("{word:08x}"));
        digits.collect::<String>() + "\n"
    };
    recording.cycles.iter().enumerate().map(line).collect()
}

fn bench(name: &str, recording: &Recording) -> String {
    let words = recording.inputs.len() + 2 * recording.outputs.len();
    let last = recording.cycles.len().saturating_sub(1);
    let outputs_from = recording.inputs.len();
    let mut ports: Vec<String> = vec![];
    let mut wires = String::new();
    let mut checks = String::new();
    for (at, pin) in recording.inputs.iter().enumerate() {
        ports.push(format!(".{}(now[{} +: {}])", pin.name, 32 * at, pin.width));
    }
    for (at, pin) in recording.outputs.iter().enumerate() {
        let Pin { name, width } = pin;
        let recorded = format!("now[{} +: {width}]", 32 * (outputs_from + at));
        let care = format!(
            "now[{}]",
            32 * (outputs_from + recording.outputs.len() + at)
        );
        ports.push(format!(".{name}(out_{name})"));
        // Writing to a String cannot fail.
        let _ = writeln!(wires, "    wire [{}:0] out_{name};", width - 1);
        let _ = writeln!(
            checks,
            "            if ({care} && out_{name} !== {recorded}) begin\n                \
             $display(\"FAIL %0d {name} 'h%h 'h%h\", cycle, out_{name}, {recorded});\n                \
             $finish;\n            end"
        );
    }
    let clock = if recording.is_clocked {
        ports.push(".clock(clock)".into());
        "clock = 1;\n            #1 clock = 0;"
    } else {
        ";"
    };
    format!(
        "module turnstile_bench;
    reg [{}:0] vectors [0:{last}];
    reg [{}:0] now;
    reg clock;
    integer cycle;
{wires}
    {name} unit({});
    initial begin
        $readmemh(\"vectors.hex\", vectors);
        clock = 0;
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

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_tools::available;

    const COUNTER: &str =
        "module counter(input wire clock, input wire step, output reg [3:0] count);
        initial count = 0;
        always @(posedge clock) if (step) count <= count + 1;
        endmodule";

    fn pin(name: &str, width: usize) -> Pin {
        Pin {
            name: name.into(),
            width,
        }
    }

    fn replayed(cycles: &[Vec<u32>]) -> Result<(), ReplayError> {
        let recording = Recording {
            inputs: &[pin("step", 1)],
            outputs: &[pin("count", 4)],
            is_clocked: true,
            cycles,
            care: &[],
        };
        replay("counter", COUNTER, &recording)
    }

    #[test]
    fn a_recording_that_fits_passes_and_the_first_difference_is_told() {
        if !available(&[IVERILOG, VVP]) {
            return;
        }
        let recorded = [vec![1, 0], vec![0, 1], vec![1, 1], vec![0, 2]];
        replayed(&recorded).unwrap();
        let wrong = [vec![1, 0], vec![0, 1], vec![1, 2], vec![0, 3]];
        assert_eq!(
            replayed(&wrong).unwrap_err().to_string(),
            "cycle 2: counter.count: iverilog has 'h1, recorded was 'h2"
        );
    }
}
