//! `turnstile area` from outside: cells, parameters, FPGAs.

mod before;
#[path = "../common/blocks.rs"]
mod blocks;
mod cells;
mod fpga;
#[path = "../common/python_tools.rs"]
mod python_tools;
mod skywater;
mod sweep;
mod transactions;

use assert_cmd::cargo::cargo_bin;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, Instant};
use turnstile_area::area::yosys::PINNED;
use turnstile_tools::{available, skip, Tool, NEXTPNR_ECP5, NEXTPNR_ICE40, OPENSTA, YOSYS};

const OSU018: &str = "/usr/share/qflow/tech/osu018/osu018_stdcells.lib";

/// Whether the tools for cells and OSU's library are there.
fn ready() -> bool {
    let library = Path::new(OSU018).is_file();
    if !library {
        skip(&format!(
            "{OSU018} is not installed; install it with: apt-get install qflow-tech-osu018"
        ));
    }
    available(&[YOSYS, OPENSTA]) && library
}

/// Tools whose figures are kept, and what `--version` says of them then.
const PINS: [(Tool, &str); 3] = [
    (YOSYS, PINNED),
    (NEXTPNR_ICE40, "Version 0.4"),
    (NEXTPNR_ECP5, "Version nextpnr-0.11.1"),
];

/// Whether a tool has the version whose figures are kept. Under another one they cannot be compared, and
/// the test is skipped.
fn pinned(tool: &Tool) -> bool {
    let version = tool.version().expect("the tool runs");
    let pin = PINS.iter().find(|(one, _)| one == tool);
    let (_, wanted) = pin.expect("a pin");
    let rest = version.split_once(wanted).map(|(_, rest)| rest);
    let pinned = rest.is_some_and(|rest| rest.starts_with([' ', '-', ')']));
    if !pinned {
        skip(&format!(
            "figures are kept for {wanted}, and this is {version}"
        ));
    }
    pinned
}

fn area(arguments: &[&str], cache: &Path) -> Command {
    let mut command = Command::new(cargo_bin("turnstile"));
    command.arg("area").args(arguments).arg("--cache");
    command.arg(cache);
    command
}

fn output(mut command: Command) -> Output {
    command.output().expect("turnstile runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// What a command says that is refused.
fn refused(command: Command) -> String {
    let output = output(command);
    assert_eq!(output.status.code(), Some(2), "{}", text(&output.stderr));
    text(&output.stderr)
}

/// Processes that work in a folder below `folder`.
fn working_in(folder: &Path) -> usize {
    let processes = fs::read_dir("/proc").expect("/proc").flatten();
    let at = |process: fs::DirEntry| fs::read_link(process.path().join("cwd")).ok();
    processes
        .filter_map(at)
        .filter(|cwd| cwd.starts_with(folder) && cwd != folder)
        .count()
}

/// Sends `signal` when a tool works; no file and no process may be left.
fn interrupt(arguments: &[&str], signal: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let cache = folder.path().join("cache");
    let json = folder.path().join("report.json");
    let mut command = area(arguments, &cache);
    command.arg("--json").arg(&json);
    let mut child = command.spawn().expect("turnstile runs");
    let started = Instant::now();
    while working_in(&cache) == 0 {
        let waited = started.elapsed();
        assert!(waited < Duration::from_secs(120), "Yosys does not start");
        std::thread::sleep(Duration::from_millis(20));
    }
    let killed = Command::new("kill")
        .args([signal, &child.id().to_string()])
        .status();
    assert!(killed.expect("kill").success());
    let code = child.wait().expect("turnstile ends").code();
    let expected = match signal {
        "-TERM" => 143,
        _ => 130,
    };
    assert_eq!(code, Some(expected), "{signal}");
    assert_eq!(working_in(&cache), 0);
    assert_eq!(fs::read_dir(&cache).expect("the cache").count(), 0);
    assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 1);
}
