//! Reads a Verilog file with every tool that a user may have, and reports whatever they object to.

use std::fmt;
use std::path::Path;
use std::process::Output;
use turnstile_tools::{newest_verilator, said, Tool, ToolError, IVERILOG, YOSYS};

/// An objection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub tool: &'static str,
    /// Warning code of Verilator, otherwise `warning` or `error`.
    pub code: String,
    pub message: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}: {}: {}", self.tool, self.code, self.message)
    }
}

fn finding(tool: Tool, code: &str, message: &str) -> Finding {
    Finding {
        tool: tool.name,
        code: code.into(),
        message: message.trim().into(),
    }
}

/// A tool that failed without an objection in its usual form: killed for want of memory, say.
fn unexplained(tool: Tool, output: &Output, text: &str) -> Finding {
    let last = text.lines().last().unwrap_or_default();
    let message = format!("failed ({}), last saying: {last}", output.status);
    finding(tool, "error", &message)
}

/// Waived for Verilator, because rust-hdl gives no way to write otherwise: literals are 32 bits
/// wide (WIDTH), a file holds all modules of a unit (DECLFILENAME), and every value of an enum is a
/// parameter (UNUSEDPARAM).
const WAIVED: [&str; 3] = ["-Wno-WIDTH", "-Wno-DECLFILENAME", "-Wno-UNUSEDPARAM"];

/// Elaborates `file` with Yosys, the newest Verilator there is, and Icarus. Verilators before 5.025 see
/// combinational loops between whole `always` blocks, of which rust-hdl writes one a unit.
///
/// # Errors
/// If a tool is missing or cannot be run. What a tool objects to is a finding, not an error.
pub fn lint(file: &Path, top: &str) -> Result<Vec<Finding>, ToolError> {
    let mut findings = yosys(file, top)?;
    findings.extend(verilator(newest_verilator()?.tool, file, top)?);
    findings.extend(icarus(file, top)?);
    Ok(findings)
}

/// No warnings, no latches, no multiple or missing drivers, no loops in a module.
fn yosys(file: &Path, top: &str) -> Result<Vec<Finding>, ToolError> {
    let script = format!(
        "read_verilog \"{}\"; hierarchy -check -top {top}; proc; check -assert",
        file.display()
    );
    let output = YOSYS.run(["-p", &script])?;
    let text = said(&output);
    let mut findings: Vec<Finding> = text.lines().filter_map(yosys_line).collect();
    if !output.status.success() && findings.is_empty() {
        findings.push(unexplained(YOSYS, &output, &text));
    }
    Ok(findings)
}

fn yosys_line(line: &str) -> Option<Finding> {
    if let Some(message) = line.strip_prefix("Warning: ") {
        // A memory that is copied as a whole is a register file, and is meant to be one.
        let intended = message.starts_with("Replacing memory");
        return (!intended).then(|| finding(YOSYS, "warning", message));
    }
    if let Some(message) = line.strip_prefix("ERROR: ") {
        return Some(finding(YOSYS, "error", message));
    }
    line.starts_with("Latch inferred")
        .then(|| finding(YOSYS, "latch", line))
}

fn verilator(tool: Tool, file: &Path, top: &str) -> Result<Vec<Finding>, ToolError> {
    let mut command = tool.command()?;
    command
        .args(["--lint-only", "-Wall", "--top-module", top])
        .args(WAIVED)
        .arg(file);
    let output = tool.output(&mut command)?;
    let text = said(&output);
    let findings = text.lines().filter_map(|line| verilator_line(tool, line));
    let mut findings: Vec<Finding> = findings.collect();
    if !output.status.success() && findings.is_empty() {
        findings.push(unexplained(tool, &output, &text));
    }
    Ok(findings)
}

/// `%Warning-UNUSEDSIGNAL: file:line:column: message`
fn verilator_line(tool: Tool, line: &str) -> Option<Finding> {
    let (code, message) = line.strip_prefix('%')?.split_once(": ")?;
    let summary = message.starts_with("Exiting due to");
    let code = code.split_once('-').map_or("error", |(_, code)| code);
    (!summary).then(|| finding(tool, code, message))
}

/// As [`lint`], by Icarus alone: it takes a second where Verilator takes a quarter of a minute and Yosys a whole one.
///
/// # Errors
/// As [`lint`].
pub fn icarus(file: &Path, top: &str) -> Result<Vec<Finding>, ToolError> {
    let mut command = IVERILOG.command()?;
    command
        .args(["-g2005", "-Wall", "-t", "null", "-s", top])
        .arg(file);
    let output = IVERILOG.output(&mut command)?;
    let text = said(&output);
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    Ok(lines.map(icarus_line).collect())
}

/// `file:line: warning: message`, or anything else, which is an error.
fn icarus_line(line: &str) -> Finding {
    let code = if line.contains(": warning: ") {
        "warning"
    } else {
        "error"
    };
    finding(IVERILOG, code, line)
}

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_tools::{available, VERILATOR};

    fn codes(verilog: &str) -> Vec<(&'static str, String)> {
        let directory = tempfile::tempdir().unwrap();
        let file = directory.path().join("m.v");
        std::fs::write(&file, verilog).unwrap();
        let findings = lint(&file, "m").unwrap();
        findings.into_iter().map(|f| (f.tool, f.code)).collect()
    }

    #[test]
    fn clean_verilog_has_no_findings() {
        if available(&[YOSYS, VERILATOR, IVERILOG]) {
            let clean = "module m(input wire a, output wire b);\nassign b = ~a;\nendmodule\n";
            assert_eq!(codes(clean), []);
        }
    }

    #[test]
    fn latches_double_drivers_and_unused_signals_are_found() {
        if !available(&[YOSYS, VERILATOR, IVERILOG]) {
            return;
        }
        let latch = "module m(input wire a, input wire e, output reg b);\nalways @(*) if (e) b = a;\nendmodule\n";
        assert!(codes(latch).contains(&("yosys", "latch".into())));
        let verilator = newest_verilator().unwrap().tool.name;
        assert!(codes(latch).contains(&(verilator, "LATCH".into())));
        let drivers = "module m(input wire a, input wire c, output wire b);\nassign b = a;\nassign b = c;\nendmodule\n";
        assert!(codes(drivers).iter().any(|(tool, _)| *tool == "yosys"));
        let unused =
            "module m(input wire a, output wire b);\nwire c = a;\nassign b = a;\nendmodule\n";
        assert!(codes(unused).contains(&(verilator, "UNUSEDSIGNAL".into())));
        let broken = "module m(input wire a);\nassign\nendmodule\n";
        for tool in ["yosys", verilator, "iverilog"] {
            assert!(codes(broken).iter().any(|(by, _)| *by == tool), "{tool}");
        }
    }

    #[test]
    fn a_missing_tool_is_an_error_with_the_command_that_installs_it() {
        let none = Tool {
            name: "no-such-tool",
            ..YOSYS
        };
        assert_eq!(
            none.find().unwrap_err().to_string(),
            "no-such-tool is not installed; install it with: apt-get install yosys"
        );
    }
}
