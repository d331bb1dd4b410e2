//! What a GPU has left of the tests' PTX kernels, and the launches for another.
//!
//! ```text
//! TURNSTILE_GPU_LAUNCHES=LAUNCHES.jsonl cargo test --release -p turnstile-run --test southern_islands_kernels --test ptx
//! python3 testbenches/gpu/launch.py LAUNCHES.jsonl RESULTS.jsonl --levels 0 4 --times 20        # where the GPU is
//! TURNSTILE_GPU_RESULTS=RESULTS.jsonl cargo test --release -p turnstile-run --test southern_islands_kernels --test ptx
//! ```
//!
//! The first writes the launches of all plain kernels, from `sim`; the last compares, and says where they differ if `launch.py` was
//! asked for `--contents`. Without it, tests are compared with `tests/gpu/kernels.jsonl`, which was made so.

use std::collections::HashMap;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex};
use turnstile_run::{buffers_digest, GpuLaunch, GpuResult, GpuResults};

/// What the GPU left, by names of launches.
static LEFT: LazyLock<HashMap<String, GpuResult>> = LazyLock::new(|| {
    let kept = || Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/gpu/kernels.jsonl");
    let file = std::env::var_os("TURNSTILE_GPU_RESULTS").map_or_else(kept, PathBuf::from);
    let results = GpuResults::read(&file).unwrap_or_else(|error| panic!("{error}"));
    let named = results
        .launches
        .into_iter()
        .map(|one| (one.name.clone(), one));
    named.collect()
});

/// Tests that write launches take turns.
static WRITING: Mutex<()> = Mutex::new(());

/// The name of a launch that is about to happen: its kernel, and a digest of what it gets. Compilers that write other PTX leave it as it
/// is.
pub fn name(launch: GpuLaunch, file: &str) -> String {
    let given = GpuLaunch {
        ptx: "".into(),
        ..launch.clone()
    };
    let digest = buffers_digest([given.line().as_bytes()]);
    let name = format!("{file} {} {}", launch.kernel, &digest[..8]);
    let launch = GpuLaunch {
        name: &name,
        ..launch
    };
    if let Some(path) = std::env::var_os("TURNSTILE_GPU_LAUNCHES") {
        let _turn = WRITING.lock().expect("no writer fails");
        let file = OpenOptions::new().create(true).append(true).open(path);
        let mut file = file.expect("a file");
        file.write_all(launch.line().as_bytes()).expect("room");
    }
    name
}

/// What the GPU left of a launch; none while launches are written, when that is yet to come.
pub fn left(name: &str) -> Result<Option<&'static GpuResult>, String> {
    if std::env::var_os("TURNSTILE_GPU_LAUNCHES").is_some() {
        return Ok(None);
    }
    let left = LEFT.get(name).map(Some);
    left.ok_or_else(|| {
        format!("{name}: no GPU has done it; sim/run/tests/common/gpu.rs says how to have it done")
    })
}

/// Compares what a launch has left with what the GPU left.
pub fn compare<'a>(
    name: &str,
    buffers: impl IntoIterator<Item = &'a [u8]> + Clone,
) -> Result<(), String> {
    let difference = left(name)?.and_then(|left| left.difference(buffers));
    difference.map_or(Ok(()), Err)
}
