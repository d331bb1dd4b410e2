//! Every committed `.s` and `.ptx` is what stock clang makes of its `.cl`.
//!
//! Without clang-16 the test says so and does nothing, unless TURNSTILE_TOOLS=required.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use turnstile_kernel::Target;
use turnstile_ptx as ptx;
use turnstile_run::{compile, compile_command};
use turnstile_southern_islands as southern_islands;

/// What kernels are compiled for.
const TARGETS: [&Target; 2] = [&southern_islands::TARGET, &ptx::TARGET];
use turnstile_southern_islands::{load, LoadOptions};

/// OpenCL C files of a folder, in order.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap();
    let mut files: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "cl"));
    files.sort();
    files
}

/// Options of the kernels that test exact division, code without optimisation, and a later OpenCL C.
fn own_options(source: &Path) -> Option<&'static str> {
    match source.file_stem()?.to_str()? {
        "float_exact" => Some("-cl-fp32-correctly-rounded-divide-sqrt"),
        "unoptimised" => Some("-O0"),
        "atomics_2" => Some("-cl-std=CL2.0"),
        _ => None,
    }
}

/// Runs a compiler, if there is one.
fn run(command: &mut Command) -> Option<Output> {
    match command.output() {
        Ok(output) => Some(output),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn committed_assembly_is_up_to_date() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let include = here.join("kernels");
    let scratch = tempfile::tempdir().unwrap();
    let output = scratch.path().join("kernel");
    for folder in [
        "../ptx/kernels",
        "../../experiments/kernels",
        "../../experiments/kernels/sync",
        "../../experiments/kernels/transactions",
        "../../experiments/kernels/votes",
        "tests/kernels",
        "tests/kernels/user",
    ] {
        for source in sources(&here.join(folder)) {
            for target in TARGETS {
                let committed = source.with_extension(target.extension);
                // Transactions are compiled for Southern Islands alone, what CUDA calls for PTX alone.
                let other = TARGETS.iter().any(|one| {
                    one.name != target.name && source.with_extension(one.extension).exists()
                });
                if !committed.exists() && other {
                    continue;
                }
                let clang = target.clang.as_ref().unwrap();
                let mut command = compile_command(&source, &include, &output, clang);
                command.args(own_options(&source));
                command.arg("-I").arg(include.join("sync"));
                let Some(result) = run(&mut command) else {
                    let required =
                        std::env::var("TURNSTILE_TOOLS").is_ok_and(|tools| tools == "required");
                    assert!(
                        !required,
                        "clang-16 is missing: apt install clang-16 libclc-16"
                    );
                    println!("skipped: clang-16 is missing (apt install clang-16 libclc-16)");
                    return;
                };
                let messages = String::from_utf8_lossy(&result.stderr);
                assert!(result.status.success(), "{}:\n{messages}", source.display());
                let [new, old] =
                    [&output, &committed].map(|file| fs::read_to_string(file).unwrap());
                let difference = new
                    .lines()
                    .zip(old.lines())
                    .position(|(new, old)| new != old);
                let name = committed.display();
                assert_eq!(difference, None, "line (from 0) of {name}");
                assert_eq!(new.lines().count(), old.lines().count(), "{name}");
            }
        }
    }
    // What a user's run compiles has the lines of the source besides, and the same instructions.
    let kernel = here.join("../../experiments/kernels/hash_table.cl");
    let committed = fs::read_to_string(kernel.with_extension("s")).unwrap();
    let compiled = instructions(&compile(&kernel, &[], &southern_islands::TARGET).unwrap());
    assert!(compiled.len() > 100, "{compiled:?}");
    assert_eq!(compiled, instructions(&committed));
}

fn instructions(text: &str) -> Vec<String> {
    let options = LoadOptions::default();
    let program = load(text, "kernel.cl", &options).unwrap();
    let texts = (0..).map(|pc| program.text(pc).to_owned());
    texts.take_while(|text| !text.is_empty()).collect()
}
