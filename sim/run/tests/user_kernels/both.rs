//! Kernels by run files that are written here, on both front ends.

use std::fs;
use std::path::Path;
use tempfile::TempDir;
use turnstile_kernel::Target;
use turnstile_machine::{EngineKind, MachineConfig, Options, Tops, Unobserved};
use turnstile_ptx as ptx;
use turnstile_run as run;
use turnstile_southern_islands as southern_islands;
use turnstile_tools::skip;

/// Both front ends run the kernels.
pub const TARGETS: [&Target; 2] = [&southern_islands::TARGET, &ptx::TARGET];

/// Content of the buffers and images at the end of kernel `entry` of the text `name`, or the message. `arguments` are the lines behind
/// each `[[args]]`, and name files of `folder`.
pub fn run_kernel(
    folder: &TempDir,
    target: &Target,
    [name, entry]: [&str; 2],
    sizes: [&str; 2],
    arguments: &[String],
) -> Result<Vec<Vec<u8>>, String> {
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/kernels/user")
        .join(name);
    let kernels = kernels.with_extension(target.extension);
    let head = format!("kernel = {kernels:?}\nentry = '{entry}'\n");
    run(folder, target, &head, sizes, arguments)
}

/// The same of OpenCL C, whose messages begin at `k.cl`. Without clang, nothing.
pub fn run_source(
    target: &Target,
    source: &str,
    option: &str,
    sizes: [&str; 2],
    arguments: &[String],
) -> Option<Result<Vec<Vec<u8>>, String>> {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("k.cl"), source).unwrap();
    let options = match option {
        "" => vec![],
        option => vec![option],
    };
    let head = format!("kernel = 'k.cl'\nentry = 'k'\noptions = {options:?}\n");
    let outcome = run(&folder, target, &head, sizes, arguments);
    let place = format!("{}/", folder.path().display());
    match outcome.map_err(|message| message.replace(&place, "")) {
        Err(message) if message.contains("apt install clang-16") => {
            skip(&message);
            None
        }
        outcome => Some(outcome),
    }
}

/// `head` has the kernel in the run file.
pub fn run(
    folder: &TempDir,
    target: &Target,
    head: &str,
    [global, local]: [&str; 2],
    arguments: &[String],
) -> Result<Vec<Vec<u8>>, String> {
    let name = target.name;
    let head = format!("{head}target = '{name}'\nglobal_size = {global}\nlocal_size = {local}\n");
    let arguments = arguments.iter().map(|line| format!("[[args]]\n{line}\n"));
    let path = folder.path().join("run.toml");
    fs::write(&path, head + &arguments.collect::<String>()).unwrap();
    let program = run::load(&path, run::Options::default());
    let options = Options::new(1_000_000);
    let program = program.map_err(|error| error.to_string())?;
    let machine = MachineConfig::bundled(target.machine).unwrap();
    // Local memory of a compute unit is the RTL's here.
    let engine = match machine {
        MachineConfig::ComputeUnit(_) => EngineKind::Rtl,
        MachineConfig::Simt(_) => EngineKind::Model,
    };
    let tops = Tops::open(&machine, &machine, engine, None).unwrap();
    let outcome = program
        .alone(0)
        .simulate(&machine, tops, options, &mut Unobserved);
    outcome
        .map(|outcome| outcome.buffers)
        .map_err(|error| error.to_string())
}
