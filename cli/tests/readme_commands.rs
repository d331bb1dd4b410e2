//! Every command that README.md shows runs as it is printed, in a copy of what a clone has; and what it shows of files is in them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use turnstile_tools::{available, skip, Tool, CLANG, NEXTPNR_ICE40, VERILATOR, YOSYS};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn readme() -> String {
    fs::read_to_string(root().join("README.md")).unwrap()
}

/// Lines of commands: those that are indented, outside of fences, without the comments behind them.
fn commands(text: &str) -> Vec<String> {
    let mut fenced = false;
    let mut commands = vec![];
    for line in text.lines() {
        fenced ^= line.starts_with("```");
        let Some(command) = line.strip_prefix("    ").filter(|_| !fenced) else {
            continue;
        };
        let command = command.split(" # ").next().unwrap_or_default();
        commands.push(command.trim().to_string());
    }
    commands
}

/// What is done with a command instead of running it whole, and why.
struct Long {
    command: &'static str,
    why: &'static str,
    instead: Instead,
}

enum Instead {
    /// The command with more arguments, and how its error begins.
    Refused(&'static str, &'static str),
    /// The command with more arguments ends well.
    Smaller(&'static str),
    /// A file that must contain a text, as the program of the command is not one of this test's.
    Contains(&'static str, &'static str),
}

use Instead::{Contains, Refused, Smaller};

/// All that is not run as printed.
const LONG: [Long; 13] = [
    Long {
        command: "pip install ./python",
        why: "it builds the program; the tests of the wheel install it",
        instead: Contains("python/pyproject.toml", "build-backend = \"maturin\""),
    },
    Long {
        command: "cargo xtask test",
        why: "it runs this test",
        instead: Contains("testbenches/xtask/src/main.rs", "[\"test\"] =>"),
    },
    Long {
        command: "cargo xtask campaign --minutes 60",
        why: "an hour",
        instead: Contains("testbenches/xtask/src/main.rs", "cargo xtask campaign [--minutes N]"),
    },
    Long {
        command: "cargo install --path cli",
        why: "it builds the program",
        instead: Contains("cli/Cargo.toml", "name = \"turnstile\""),
    },
    Long {
        command: "turnstile reproduce localtm-bloom",
        why: "minutes",
        instead: Refused("--only nothing", NO_CASE),
    },
    Long {
        command: "turnstile reproduce localtm-directory",
        why: "minutes",
        instead: Refused("--only nothing", NO_CASE),
    },
    Long {
        command: "turnstile reproduce gpu-sync-primitives",
        why: "ten minutes",
        instead: Refused("--only nothing", NO_CASE),
    },
    Long {
        command: "turnstile reproduce early-conflict-resolution",
        why: "a quarter of an hour",
        instead: Refused("--only nothing", NO_CASE),
    },
    Long {
        command: "turnstile reproduce scratchpad-atomics",
        why: "ten minutes",
        instead: Refused("--patterns 0", "error: invalid value '0' for '--patterns <N>'"),
    },
    Long {
        command: "turnstile sweep hash-table --set buckets=16 --set filter_bits=4..64 --set hash=modulo,xor,h3 --detector all",
        why: "the synthesis of twenty tops takes half an hour; its runs are all done here",
        instead: Smaller("--no-area"),
    },
    Long {
        command: "turnstile export lds_dcd --set banks=16 --set work_items=128 --format sv --out rtl",
        why: "cargo compiles the unit in that size, which the tests of sizes do",
        instead: Refused("--set banks=16", "error: --set banks=16: banks is set twice"),
    },
    Long {
        command: "turnstile area lds_baseline lds_bloom",
        why: "minutes of synthesis, which the tests of `area` do",
        instead: Refused("--liberty no.lib", "error: no.lib: "),
    },
    Long {
        command: "turnstile area lds_bloom --sweep filter_bits=4,8,16,32 --chart filters.svg",
        why: "minutes of synthesis, which the tests of `area` do",
        instead: Refused("--liberty no.lib", "error: no.lib: "),
    },
];

const NO_CASE: &str = "error: --only nothing: ";

/// A copy of the files that commands read, as a clone has them: only those that are tracked, if git knows.
fn clone() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for file in tracked() {
        let to = folder.path().join(&file);
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::copy(root().join(&file), to).unwrap();
    }
    folder
}

fn tracked() -> Vec<String> {
    let git = Command::new("git")
        .args(["ls-files", "examples", "verilog-out"])
        .current_dir(root())
        .output();
    match git {
        Ok(output) if output.status.success() => {
            let text = String::from_utf8(output.stdout).unwrap();
            text.lines().map(str::to_owned).collect()
        }
        // A source archive has no more than a clone.
        _ => ["examples", "verilog-out"]
            .into_iter()
            .flat_map(files)
            .collect(),
    }
}

fn files(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(root().join(folder)).unwrap();
    let below = |entry: std::io::Result<fs::DirEntry>| {
        let entry = entry.unwrap();
        let name = format!("{folder}/{}", entry.file_name().to_string_lossy());
        match entry.path().is_dir() {
            true => files(&name),
            false => vec![name],
        }
    };
    entries.flat_map(below).collect()
}

/// Runs a command in a copy of its own.
fn ran(command: &str) -> Output {
    let folder = clone();
    let mut words = command.split_whitespace();
    let program = match words.next().unwrap() {
        "turnstile" => env!("CARGO_BIN_EXE_turnstile"),
        other => other,
    };
    let output = Command::new(program)
        .args(words)
        .current_dir(folder.path())
        .output();
    output.unwrap_or_else(|error| panic!("{command}: {error}"))
}

fn standard_error(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Tools that a command needs.
fn tools(command: &str) -> Vec<Tool> {
    let mut tools = vec![];
    if command.contains("verilator") {
        tools.push(VERILATOR);
    }
    if ["deposit.toml", "cl.toml", "aborts/one.toml"]
        .iter()
        .any(|file| command.contains(file))
    {
        tools.push(CLANG);
    }
    if command.starts_with("turnstile area") {
        tools.extend([YOSYS, NEXTPNR_ICE40]);
    }
    tools
}

fn can_run(command: &str) -> bool {
    let has_nvrtc = || match turnstile_run::Nvrtc::find(None, "kernel.cu") {
        Ok(_) => true,
        Err(error) => {
            skip(&error.to_string());
            false
        }
    };
    available(&tools(command)) && (!command.contains("cu.toml") || has_nvrtc())
}

#[test]
fn every_command_runs_as_it_is_printed() {
    let commands = commands(&readme());
    assert!(commands.len() > LONG.len() + 5, "{commands:?}");
    let whole = |command: &&String| !LONG.iter().any(|long| long.command == **command);
    for command in commands.iter().filter(whole).filter(|one| can_run(one)) {
        let output = ran(command);
        let error = standard_error(&output);
        assert_eq!(output.status.code(), Some(0), "{command}: {error}");
    }
}

#[test]
fn long_commands_are_known_and_each_has_a_reason() {
    let commands = commands(&readme());
    for Long {
        command,
        why,
        instead,
    } in LONG
    {
        assert!(
            commands.iter().any(|one| one == command),
            "{command}: {why}"
        );
        if !can_run(command) {
            continue;
        }
        match instead {
            Refused(more, message) => {
                let output = ran(&format!("{command} {more}"));
                let error = standard_error(&output);
                assert_eq!(output.status.code(), Some(2), "{command}: {error}");
                assert!(error.starts_with(message), "{command}: {error}");
            }
            Smaller(more) => {
                let output = ran(&format!("{command} {more}"));
                let error = standard_error(&output);
                assert_eq!(output.status.code(), Some(0), "{command}: {error}");
            }
            Contains(file, text) => {
                let content = fs::read_to_string(root().join(file)).unwrap();
                assert!(content.contains(text), "{command}: {file}");
            }
        }
    }
}

#[test]
fn the_kernel_and_its_run_file_are_those_of_the_example() {
    let text = readme();
    for (language, file) in [("c", "deposit.cl"), ("toml", "deposit.toml")] {
        let (_, section) = text.split_once("\n## Your own kernel\n").unwrap();
        let (_, rest) = section.split_once(&format!("\n```{language}\n")).unwrap();
        let block = rest.split_once("```").unwrap().0;
        let path = root().join("examples/deposit").join(file);
        assert_eq!(block, fs::read_to_string(path).unwrap(), "{file}");
    }
}

/// What a run leaves in an example's folder is not to be committed.
#[test]
fn dumps_of_examples_are_ignored_by_git() {
    let ignored = |path: &str| {
        let git = Command::new("git")
            .args(["check-ignore", "--no-index", "-q", path])
            .current_dir(root())
            .status();
        git.ok().and_then(|status| status.code())
    };
    if ignored("target") != Some(0) {
        return skip("git");
    }
    let mut dumps = 0;
    let all = files("examples");
    for file in all.iter().filter(|file| file.ends_with(".toml")) {
        let text = fs::read_to_string(root().join(file)).unwrap();
        let folder = Path::new(file).parent().unwrap().display();
        for rest in text.split("dump = \"").skip(1) {
            let name = rest.split('"').next().unwrap();
            assert_eq!(
                ignored(&format!("{folder}/{name}")),
                Some(0),
                "{file}: {name}"
            );
            dumps += 1;
        }
        for rest in text.split("file = \"").skip(1) {
            let name = rest.split('"').next().unwrap();
            assert_eq!(
                ignored(&format!("{folder}/{name}")),
                Some(1),
                "{file}: {name}"
            );
        }
    }
    assert!(dumps > 5);
}

#[test]
fn the_readme_has_at_most_200_lines() {
    assert!(readme().lines().count() <= 200);
}
