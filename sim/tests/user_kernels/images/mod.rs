//! Kernels with 2D images (`tests/kernels/user/images.cl`) by run files that are written here.

mod sampling;
mod texels;

use npyz::WriterBuilder;
use std::fs::{self, File};
use std::path::Path;
use tempfile::TempDir;
use turnstile_sim::machine::{
    simulate, Detector, EngineKind, LdsTop, MachineConfig, Options, Unobserved,
};
use turnstile_sim::run;

/// Writes a `.npy` file.
fn write_npy<T: npyz::AutoSerialize + Copy>(path: &Path, shape: &[u64], values: &[T]) {
    let options = npyz::WriteOptions::new();
    let file = File::create(path).unwrap();
    let writer = options.default_dtype().shape(shape).writer(file);
    let mut writer = writer.begin_nd().unwrap();
    writer.extend(values.iter().copied()).unwrap();
    writer.finish().unwrap();
}

/// Content of the buffers and images at the end of kernel `entry`, or the message. `arguments` are the lines behind each
/// `[[args]]`, and name files of `folder`.
fn run_kernel(
    folder: &TempDir,
    entry: &str,
    [global, local]: [&str; 2],
    arguments: &[String],
) -> Result<Vec<Vec<u8>>, String> {
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels/user/images.s");
    let head = format!(
        "kernel = {kernels:?}\nentry = \"{entry}\"\nglobal_size = {global}\nlocal_size = {local}\n"
    );
    let arguments = arguments.iter().map(|line| format!("[[args]]\n{line}\n"));
    let path = folder.path().join("run.toml");
    fs::write(&path, head + &arguments.collect::<String>()).unwrap();
    let program = run::load(&path, run::Options::default());
    let job = program.unwrap_or_else(|error| panic!("{error}")).alone(0);
    let top = LdsTop::open(Detector::None, EngineKind::Rtl, None).unwrap();
    let options = Options::new(1_000_000);
    let machine = MachineConfig::default();
    let outcome = simulate(&job.grid(), &machine, top, options, &mut Unobserved);
    outcome
        .map(|outcome| outcome.buffers)
        .map_err(|error| error.to_string())
}
