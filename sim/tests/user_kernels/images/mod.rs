//! Kernels with 2D images (`tests/kernels/user/images.cl`) by run files that are written here.

mod sampling;
mod texels;

use npyz::WriterBuilder;
use std::fs::{self, File};
use std::path::Path;
use tempfile::TempDir;
use turnstile_sim::machine::{
    simulate, Detector, EngineKind, LdsTop, MachineConfig, Options, Tops, Unobserved,
};
use turnstile_sim::ptx::LANES;
use turnstile_sim::run::{self, AnyProgram, Target};

/// Writes a `.npy` file.
fn write_npy<T: npyz::AutoSerialize + Copy>(path: &Path, shape: &[u64], values: &[T]) {
    let options = npyz::WriteOptions::new();
    let file = File::create(path).unwrap();
    let writer = options.default_dtype().shape(shape).writer(file);
    let mut writer = writer.begin_nd().unwrap();
    writer.extend(values.iter().copied()).unwrap();
    writer.finish().unwrap();
}

/// Both front ends run the kernels.
const TARGETS: [Target; 2] = [Target::SouthernIslands, Target::Ptx];

/// Content of the buffers and images at the end of kernel `entry`, or the message. `arguments` are the lines behind each
/// `[[args]]`, and name files of `folder`.
fn run_kernel(
    folder: &TempDir,
    target: Target,
    entry: &str,
    [global, local]: [&str; 2],
    arguments: &[String],
) -> Result<Vec<Vec<u8>>, String> {
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels/user/images");
    let kernels = kernels.with_extension(target.extension());
    let head = format!(
        "kernel = {kernels:?}\nentry = \"{entry}\"\nglobal_size = {global}\nlocal_size = {local}\n"
    );
    let arguments = arguments.iter().map(|line| format!("[[args]]\n{line}\n"));
    let path = folder.path().join("run.toml");
    fs::write(&path, head + &arguments.collect::<String>()).unwrap();
    let program = run::load_any(&path, run::Options::default());
    let options = Options::new(1_000_000);
    let outcome = match program.unwrap_or_else(|error| panic!("{error}")) {
        AnyProgram::SouthernIslands(program) => {
            let job = program.alone(0);
            let top = LdsTop::open(Detector::None, EngineKind::Rtl, None).unwrap();
            let machine = MachineConfig::default();
            simulate(&job.grid(), &machine, top, options, &mut Unobserved)
        }
        AnyProgram::Ptx(program) => {
            let job = program.alone(0);
            let machine = MachineConfig::simt("gtx580").unwrap();
            let tops = Tops::open(&machine, &machine, EngineKind::Model, None);
            simulate::<_, LANES>(
                &job.grid(),
                &machine,
                tops.unwrap(),
                options,
                &mut Unobserved,
            )
        }
    };
    outcome
        .map(|outcome| outcome.buffers)
        .map_err(|error| error.to_string())
}
