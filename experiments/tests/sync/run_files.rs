//! `#include "turnstile_sync.h"` in kernels of users.

use super::{buffers, machine};
use std::fs;
use std::path::Path;
use turnstile_run::{load, Nvrtc, Options};
use turnstile_tools::skip;

const BODY: &str = r#"
  for (unsigned phase = 1; phase <= 2; phase++) {
    lock(words);
    if (sync_thread() == 1)
      sync_store(out, sync_load(out) + 1);
    unlock(words);
    grid_barrier(words + MUTEX_WORDS(6), phase);
    if (sync_thread() == 2 && sync_block() == 3)
      sync_store(out + phase, sync_load(out));
    grid_barrier(words + MUTEX_WORDS(6) + BARRIER_WORDS(6), phase);
  }
  wait(words + MUTEX_WORDS(6) + 2 * BARRIER_WORDS(6), LIMIT);
  if (sync_thread() == 3)
    sync_add(out, 1);
  post(words + MUTEX_WORDS(6) + 2 * BARRIER_WORDS(6), LIMIT);
}
"#;

/// What six blocks of 64 threads count in two phases, and what they have counted behind each; then each once more.
fn run(file: &str, head: &str, options: &str) -> Result<[u32; 3], String> {
    let folder = tempfile::tempdir().unwrap();
    let text = format!("#include \"turnstile_sync.h\"\n{head}{BODY}");
    fs::write(folder.path().join(file), text).unwrap();
    let target = match Path::new(file)
        .extension()
        .and_then(|ending| ending.to_str())
    {
        Some("cl") => "target = 'ptx'\n",
        _ => "",
    };
    let text = format!(
        "{target}kernel = '{file}'\nentry = 'count'\noptions = [{options}]\nglobal_size = [384]\nlocal_size = [64]\n\
         args = [{{ buffer = {{ zeros = 4096, type = 'u32' }} }}, {{ buffer = {{ zeros = 3, type = 'u32' }} }}]\n"
    );
    let path = folder.path().join("run.toml");
    fs::write(&path, text).unwrap();
    let program = load(&path, Options::default()).map_err(|error| error.to_string())?;
    let left = buffers(&program.alone(0).typed().unwrap(), &machine("gtx580"))?;
    let word = |at: usize| u32::from_le_bytes(left[1][4 * at..][..4].try_into().unwrap());
    Ok([0, 1, 2].map(word))
}

#[test]
fn opencl() {
    let head = "__kernel void count(__global unsigned *words, __global unsigned *out) {";
    for (machine, limit) in [("TESLA", 1), ("FERMI", 1), ("FERMI", 4)] {
        let options = format!("'-DTURNSTILE_MACHINE_{machine}', '-DLIMIT={limit}'");
        match run("count.cl", head, &options) {
            Err(error) if error.contains("apt install") => skip(&error),
            found => assert_eq!(found, Ok([18, 6, 12]), "{machine} {limit}"),
        }
    }
}

#[test]
fn cuda() {
    if let Err(error) = Nvrtc::find(None, "count.cu") {
        skip(&error.to_string());
        return;
    }
    let head = "extern \"C\" __global__ void count(unsigned *words, unsigned *out) {";
    for target in ["", ", '-arch=compute_90'"] {
        let options = format!("'-DLIMIT=2'{target}");
        assert_eq!(run("count.cu", head, &options), Ok([18, 6, 12]), "{target}");
    }
}

/// The bundled kernels are CUDA C++ too.
#[test]
fn the_kernels_of_the_experiment_compile_as_cuda() {
    let nvrtc = match Nvrtc::find(None, "primitives.cu") {
        Ok(nvrtc) => nvrtc,
        Err(error) => {
            skip(&error.to_string());
            return;
        }
    };
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels/sync/primitives.cu");
    for options in [vec![], vec!["-arch=compute_90".into()]] {
        let source = fs::read(&file).unwrap();
        let ptx = nvrtc.compile(&file, source, &options, "check_ticket_mutex");
        let text = ptx.unwrap().text;
        assert_eq!(text.matches(".entry").count(), 18);
    }
}

/// On a compute unit of Southern Islands there is one block at a time on the whole machine, and fences are others.
#[test]
fn another_target_is_refused_in_words() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("k.cl"),
        "#include \"turnstile_sync.h\"\n__kernel void k(__global uint *words) { lock(words); }\n",
    )
    .unwrap();
    let path = folder.path().join("run.toml");
    let text = "kernel = 'k.cl'\nentry = 'k'\nglobal_size = [64]\nlocal_size = [64]\n\
                args = [{ buffer = { zeros = 64, type = 'u32' } }]\n";
    fs::write(&path, text).unwrap();
    let error = load(&path, Options::default())
        .err()
        .map(|error| error.to_string());
    let error = error.expect("it needs PTX");
    if error.contains("apt install") {
        skip(&error);
        return;
    }
    assert!(
        error.contains("write target = 'ptx' in the run file"),
        "{error}"
    );
}
