//! Locks that threads of one warp want: the directory paper's Figure 1.

use super::{buffers, machine};
use std::fs;
use turnstile_sim::run::{load_any, AnyProgram, Options};
use turnstile_sim::Error;
use turnstile_tools::skip;

const KERNELS: &str = r#"#include "turnstile_sync.h"
#define OPAQUE(x) __asm__ volatile("" : "+r"(x))
__kernel void left(__global unsigned *mutex, __global unsigned *count) {
  spin_mutex_acquire(mutex);
  sync_store(count, sync_load(count) + 1);
  sync_fence();
  spin_mutex_release(mutex);
}
__kernel void centre(__global unsigned *mutex, __global unsigned *count) {
  unsigned waiting = 1;
  while (waiting) {
    if (sync_exchange(mutex, 1) == 0) {
      sync_store(count, sync_load(count) + 1);
      sync_fence();
      spin_mutex_release(mutex);
      waiting = 0;
      OPAQUE(waiting);
    }
  }
}
"#;

/// The count of 64 threads of two blocks, or how it fails.
fn run(entry: &str) -> Option<Result<u32, String>> {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("locks.cl"), KERNELS).unwrap();
    let text = format!(
        "target = 'ptx'\nkernel = 'locks.cl'\nentry = '{entry}'\nglobal_size = [64]\nlocal_size = [32]\n\
         args = [{{ buffer = {{ zeros = 64, type = 'u32' }} }}, {{ buffer = {{ zeros = 1, type = 'u32' }} }}]\n"
    );
    let path = folder.path().join("run.toml");
    fs::write(&path, text).unwrap();
    let program = match load_any(&path, Options::default()) {
        Ok(AnyProgram::Ptx(program)) => program,
        Ok(_) => panic!("not for PTX"),
        Err(error) => {
            no_compiler(&error);
            return None;
        }
    };
    let ran = buffers(&program.alone(0), &machine("gtx580"));
    Some(ran.map(|buffers| u32::from_le_bytes(buffers[1][..4].try_into().unwrap())))
}

fn no_compiler(error: &Error) {
    let text = error.to_string();
    assert!(text.contains("apt install"), "{text}");
    skip(&text);
}

#[test]
fn a_warp_that_waits_for_its_own_lock_stands_still() {
    if let Some(ran) = run("left") {
        let error = ran.unwrap_err();
        assert!(error.contains("SIMT deadlock"), "{error}");
    }
}

#[test]
fn a_critical_section_inside_the_loop_goes_on() {
    if let Some(ran) = run("centre") {
        assert_eq!(ran, Ok(64));
    }
}
