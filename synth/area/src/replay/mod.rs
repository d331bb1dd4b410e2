//! Replays on the exported Verilog of a unit what rust-hdl has recorded of it, in simulators of others.
//!
//! Every one gets the same vectors, and a testbench of its own that says `PASS`, or `FAIL` with the first difference.

mod cxxrtl;
mod verilog;

pub use cxxrtl::cxxrtl;
use std::path::Path;
use thiserror::Error;
use turnstile_hdl::pins::Pin;
use turnstile_tools::{Tool, ToolError};
pub use verilog::{icarus, verilator_from_random_state};

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

/// Runs a unit, by name and Verilog, on recorded inputs and compares every output pin.
pub type Replay = fn(&str, &str, &Recording) -> Result<(), ReplayError>;

/// Why a replay did not come to its end.
#[derive(Debug, Error)]
pub enum ReplayError {
    #[error(transparent)]
    Tool(#[from] ToolError),
    #[error("cannot prepare the replay")]
    Files(#[from] std::io::Error),
    #[error("cycle {cycle}: {unit}.{pin}: {simulator} has {found}, recorded was {recorded}")]
    Differs {
        simulator: &'static str,
        unit: String,
        cycle: u64,
        pin: String,
        found: String,
        recorded: String,
    },
    #[error("{simulator}: the testbench of {unit} said: {said}")]
    Unfinished {
        simulator: &'static str,
        unit: String,
        said: String,
    },
}

/// The Verilog, and the vectors for a testbench, in a folder.
fn write(folder: &Path, verilog: &str, recording: &Recording) -> std::io::Result<()> {
    std::fs::write(folder.join("unit.v"), verilog)?;
    std::fs::write(folder.join("vectors.hex"), vectors(recording))
}

/// Reads `PASS` or `FAIL cycle pin found recorded` from what the testbench printed.
fn verdict(simulator: Tool, unit: &str, said: &str) -> Result<(), ReplayError> {
    for line in said.lines() {
        match line.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["PASS"] => return Ok(()),
            ["FAIL", cycle, pin, found, recorded] => {
                return Err(ReplayError::Differs {
                    simulator: simulator.name,
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
        simulator: simulator.name,
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

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_tools::{available, IVERILOG, VVP, YOSYS, YOSYS_CONFIG};

    const COUNTER: &str =
        "module counter(input wire clock, input wire step, output reg [3:0] count_low);
        initial count_low = 0;
        always @(posedge clock) if (step) count_low <= count_low + 1;
        endmodule";

    fn pin(name: &str, width: usize) -> Pin {
        Pin::new(name, width)
    }

    /// A recording that fits passes, and of one that does not the first difference is told.
    fn check(simulator: &str, replay: Replay) {
        let replayed = |cycles: &[Vec<u32>]| {
            let recording = Recording {
                inputs: &[pin("step", 1)],
                outputs: &[pin("count_low", 4)],
                is_clocked: true,
                cycles,
                care: &[],
            };
            replay("counter", COUNTER, &recording)
        };
        replayed(&[vec![1, 0], vec![0, 1], vec![1, 1], vec![0, 2]]).unwrap();
        let wrong = [vec![1, 0], vec![0, 1], vec![1, 2], vec![0, 3]];
        assert_eq!(
            replayed(&wrong).unwrap_err().to_string(),
            format!("cycle 2: counter.count_low: {simulator} has 'h1, recorded was 'h2")
        );
    }

    #[test]
    fn icarus_tells_the_first_difference() {
        if available(&[IVERILOG, VVP]) {
            check("iverilog", icarus);
        }
    }

    #[test]
    fn cxxrtl_tells_the_first_difference() {
        if available(&[YOSYS, YOSYS_CONFIG]) {
            check("cxxrtl", cxxrtl);
        }
    }
}
