//! The Python package `turnstile-gpu`: its own tests, its types, and what is installed from its wheel.

#[path = "common/python_tools.rs"]
mod python_tools;

use python_tools::*;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use turnstile_tools::{available, CLANG};

/// Bytes of the wheel: PyPI takes it, and it is there in a moment.
const LARGEST: u64 = 15_000_000;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// What a command prints; it must succeed.
fn told(command: &mut Command) -> String {
    let output = command.output().expect("it starts");
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {told}{said}");
    told
}

/// The package's tests with a Python, of which none is skipped.
fn run_tests(python: &Path, command: &mut Command) {
    command.env("PYTHONDONTWRITEBYTECODE", "1");
    let tests = root().join("python/tests").canonicalize().expect("tests");
    let told = told(
        command
            .args(["-m", "pytest", "-q", "-p", "no:cacheprovider"])
            .arg(tests),
    );
    let last = told.trim_end().lines().last().unwrap_or_default();
    let passed = last.contains(" passed in ") && !last.contains("skipped");
    assert!(passed, "{}: {told}", python.display());
}

#[test]
fn the_package_passes_its_tests() {
    let packages = [PYTEST, PANDAS, TOMLI_W, NBCLIENT, IPYKERNEL, MATPLOTLIB];
    if !available(&packages) || !available(&[NVRTC, CLANG]) {
        return;
    }
    let python = PANDAS
        .find()
        .expect("it is there")
        .with_file_name("python3");
    let mut command = Command::new(&python);
    command.env("PYTHONPATH", root().join("python"));
    command.env("TURNSTILE", env!("CARGO_BIN_EXE_turnstile"));
    run_tests(&python, &mut command);
}

#[test]
fn its_types_are_complete() {
    if !available(&[MYPY, PANDAS, PANDAS_STUBS, TOMLI_W]) {
        return;
    }
    let cache = tempfile::tempdir().unwrap();
    let mut mypy = MYPY.command().expect("it is there");
    mypy.args(["--strict", "turnstile_gpu", "--cache-dir"]);
    mypy.arg(cache.path()).current_dir(root().join("python"));
    let told = told(&mut mypy);
    assert!(told.starts_with("Success: "), "{told}");
}

/// From the sources to an environment that has Python and the wheel, and no Rust.
#[test]
#[ignore = "minutes: a part of `cargo xtask campaign`"]
fn the_wheel_is_small_and_runs_without_rust() {
    if !available(&[MATURIN, ZIG, PYTEST, PANDAS, NVRTC, CLANG]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let mut maturin = MATURIN.command().expect("it is there");
    // maturin looks at what the program needs of the C library, and refuses what is newer.
    maturin.args([
        "build",
        "--zig",
        "--compatibility",
        "manylinux_2_28",
        "--out",
    ]);
    maturin.arg(folder.path());
    told(maturin.current_dir(root().join("python")));
    let mut wheels = fs::read_dir(folder.path()).unwrap();
    let wheel = wheels.next().expect("a wheel").unwrap();
    let name = wheel.file_name().into_string().unwrap();
    assert!(
        name.ends_with("-py3-none-manylinux_2_28_x86_64.whl"),
        "{name}"
    );
    assert!(wheel.metadata().unwrap().len() < LARGEST);
    let environment = folder.path().join("environment");
    let bin = environment.join("bin");
    told(
        Command::new("python3")
            .args(["-m", "venv"])
            .arg(&environment),
    );
    let needs = [
        "pandas",
        "pytest",
        "nbclient",
        "ipykernel",
        "matplotlib",
        "nvidia-cuda-nvrtc-cu12==12.9.86",
    ];
    let mut pip = Command::new(bin.join("pip"));
    told(
        pip.args(["install", "--quiet"])
            .arg(wheel.path())
            .args(needs),
    );
    let path = format!("{}:/usr/bin:/bin", bin.display());
    let alone = |program: &str| {
        let mut command = Command::new(bin.join(program));
        command.env_clear().env("PATH", &path);
        command
            .env("HOME", folder.path())
            .current_dir(folder.path());
        command
    };
    let demo = told(&mut alone("turnstile"));
    assert!(demo.contains("tm dcd"), "{demo}");
    // What is compiled from the sources says where they are missing.
    let mut sized = alone("turnstile");
    let refused = sized.args("export lds_dcd --set banks=16 --set slots=2 --out rtl".split(' '));
    let refused = refused.output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    let python = bin.join("python3");
    run_tests(&python, &mut alone("python3"));
}
