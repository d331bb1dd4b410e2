//! The PTX kernels of the tests on a GPU, where there is one.
//!
//! ```text
//! TURNSTILE_GPU_LAUNCHES=LAUNCHES.jsonl cargo test --release -p turnstile-sim --test southern_islands_kernels
//! python3 testbenches/gpu/launch.py LAUNCHES.jsonl RESULTS.jsonl          # where the GPU is
//! TURNSTILE_GPU_RESULTS=RESULTS.jsonl cargo test --release -p turnstile-sim --test southern_islands_kernels
//! ```
//!
//! The first writes the launches of all plain kernels, from `sim`; the last compares them with what the GPU has left.

use super::{Arg, Memory};
use std::collections::HashMap;
use std::fs::OpenOptions;
use std::io::Write;
use std::sync::{LazyLock, Mutex};
use turnstile_sim::kernel::LaunchGeometry;
use turnstile_sim::run::{buffers_digest, GpuArgument, GpuLaunch};

/// Digests of what the GPU left, by names of launches.
static LEFT: LazyLock<HashMap<String, String>> = LazyLock::new(|| {
    let Some(path) = std::env::var_os("TURNSTILE_GPU_RESULTS") else {
        return HashMap::new();
    };
    let text = std::fs::read_to_string(path).expect("the results");
    let line = |line| -> (String, String) {
        let line: serde_json::Value = serde_json::from_str(line).expect("a result");
        let of = |field: &str| line[field].as_str().unwrap_or("an error").to_owned();
        (of("name"), of("digest"))
    };
    text.lines().map(line).collect()
});

/// Tests that write launches take turns.
static WRITING: Mutex<()> = Mutex::new(());

/// The name of a launch that is about to happen: its kernel, and a digest of everything that decides what it leaves.
pub fn name(
    ptx: [&str; 2],
    file: &str,
    args: &[Arg],
    memory: &Memory,
    geometry: &LaunchGeometry,
) -> String {
    let argument = |arg: &Arg| match arg {
        Arg::Buffer(address, length) => GpuArgument::buffer(memory.bytes(*address, *length)),
        Arg::Scalar(bytes) => GpuArgument::value(bytes),
        Arg::Local(bytes) => GpuArgument::Shared(*bytes),
    };
    let launch = |name| GpuLaunch::new(name, ptx, geometry, args.iter().map(argument).collect());
    let digest = buffers_digest([launch("").line().as_bytes()]);
    let name = format!("{file} {} {}", ptx[1], &digest[..8]);
    if let Ok(path) = std::env::var("TURNSTILE_GPU_LAUNCHES") {
        let _turn = WRITING.lock().expect("no writer fails");
        let mut file = OpenOptions::new()
            .create(true)
            .append(true)
            .open(path)
            .expect("a file");
        file.write_all(launch(&name).line().as_bytes())
            .expect("room");
    }
    name
}

/// Fails if the GPU has left something else. A launch that it never had is let pass.
pub fn compare(name: &str, args: &[Arg], memory: &Memory) {
    let buffers = args.iter().filter_map(|arg| match arg {
        Arg::Buffer(address, length) => Some(memory.bytes(*address, *length)),
        Arg::Scalar(_) | Arg::Local(_) => None,
    });
    let digest = buffers_digest(buffers);
    if let Some(left) = LEFT.get(name) {
        assert_eq!(
            digest, *left,
            "{name}: a GPU leaves something else in the buffers"
        );
    }
}
