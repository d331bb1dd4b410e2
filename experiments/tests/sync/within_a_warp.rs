//! Locks that threads of one warp want: the directory paper's Figure 1, on a word of global memory, and as it is there, on the genetic
//! algorithm in local memory.

use super::{buffers, machine};
use std::fs;
use turnstile_experiments::workloads::{find, Settings, Version};
use turnstile_kernel::Code;
use turnstile_machine::{MachineConfig, SharedAtomics};
use turnstile_ptx::KernelCode;
use turnstile_run::{load, Job, Launch, Options};
use turnstile_tools::skip;
use turnstile_tools::Error;

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
    let program = match load(&path, Options::default()) {
        Ok(program) => program,
        Err(error) => {
            no_compiler(&error);
            return None;
        }
    };
    let ran = buffers(&program.alone(0).typed().unwrap(), &machine("gtx580"));
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

/// Crossovers of 256 threads with these settings, with what stands for the kernel's text: how the result is wrong, or the run.
fn crossed(settings: &[&str], atomics: SharedAtomics, text: Option<&str>) -> Result<(), String> {
    let MachineConfig::Simt(mut config) = machine("gtx580") else {
        panic!("a machine of cores");
    };
    config.shared.atomics = atomics;
    if atomics == SharedAtomics::Native {
        config.shared.lock_bits = None;
    }
    let genetic = find("genetic").unwrap();
    let settings = Settings::parse(genetic, settings).unwrap();
    let mut job: Job<KernelCode> = genetic.job_of(Version::Fgl, &settings).unwrap();
    if let Some(text) = text {
        job = Job::new(Launch {
            name: "genetic",
            place: &|field| field.into(),
            text,
            file: "genetic.ptx",
            entry: job.code.name(),
            symbol: None,
            global_size: &job.geometry.global_size,
            local_size: &job.geometry.local_size,
            global_offset: &[],
            shared_bytes: None,
            arguments: job.arguments,
            allow_global_stores: false,
        })
        .unwrap();
    }
    genetic.check(&settings, &buffers(&job, &MachineConfig::Simt(config))?)
}

const ATOMICS: [SharedAtomics; 2] = [SharedAtomics::Native, SharedAtomics::LockBits];

/// The lane that has the lock is named, and all who want it.
#[test]
fn crossovers_behind_a_lock_as_on_a_cpu_stand_still() {
    for atomics in ATOMICS {
        let error = crossed(&["lock=2"], atomics, None).unwrap_err();
        assert!(error.contains("SIMT deadlock"), "{error}");
        let lines: Vec<_> = error
            .lines()
            .filter(|line| line.contains(" loop at "))
            .collect();
        assert_eq!(lines.len(), 8, "{error}");
        for warp in 0..8 {
            let name = format!("block 0 warp {warp}: lanes 0x");
            assert!(lines.iter().any(|line| line.contains(&name)), "{error}");
        }
        // One warp has a lane that has left the loop, and it comes first.
        let wait = |line: &&&str| line.contains(", while lanes 0x");
        assert_eq!(lines.iter().filter(wait).count(), 1, "{error}");
        let lanes = |after: &str| {
            let (_, rest) = lines[0].split_once(after).unwrap();
            u32::from_str_radix(&rest[..8], 16).unwrap()
        };
        let (looping, waiting) = (lanes(": lanes 0x"), lanes("while lanes 0x"));
        assert_eq!(waiting.count_ones(), 1, "{error}");
        assert_eq!(looping, !waiting, "{error}");
    }
}

/// One lock for all solutions, and one for each.
#[test]
fn crossovers_inside_the_loop_are_those_of_some_order() {
    for atomics in ATOMICS {
        for lock in ["lock=0", "lock=1"] {
            for seed in ["seed=1", "seed=2"] {
                let settings = ["solutions=32", "numbered=1", lock, seed];
                let found = crossed(&settings, atomics, None);
                assert_eq!(found, Ok(()), "{settings:?} {atomics:?}");
            }
        }
    }
}

/// Whoever asks for a lock is told that it was free.
#[test]
fn crossovers_behind_locks_that_are_none_are_noticed() {
    let broken = |line: &str| {
        let Some(operands) = line.trim().strip_prefix("atom.shared.cas.b32") else {
            return line.to_string();
        };
        let (found, _) = operands.split_once(',').unwrap();
        format!("mov.u32 {found}, 0;")
    };
    let text = include_str!("../../kernels/genetic.ptx").lines();
    let text: Vec<_> = text.map(broken).collect();
    for lock in ["lock=0", "lock=1"] {
        let settings = ["solutions=32", "numbered=1", lock];
        let error = crossed(&settings, SharedAtomics::Native, Some(&text.join("\n"))).unwrap_err();
        assert!(
            error.contains("and the crossovers in their order leave"),
            "{error}"
        );
    }
}
