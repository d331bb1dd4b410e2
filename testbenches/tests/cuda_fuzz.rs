//! Random CUDA kernels through NVRTC and the front end for PTX, against the same source on the CPU and what a GPU has left: a slice;
//! `cargo xtask campaign` runs many.

use std::path::Path;
use turnstile_run::{GpuResults, Nvrtc};
use turnstile_testbenches::cuda_fuzz::{
    check, compare, compare_with_gpu, compiled, host, machine, WITH_EXITS,
};
use turnstile_testbenches::told;
use turnstile_tools::{available, skip, CLANG};

const SEEDS: u64 = 24;

fn compiler() -> Option<Nvrtc> {
    if !available(&[CLANG]) {
        return None;
    }
    match Nvrtc::find(None, "random kernels") {
        Ok(nvrtc) => Some(nvrtc),
        Err(error) => {
            skip(&error.to_string());
            None
        }
    }
}

#[test]
fn random_kernels_leave_what_they_leave_on_the_cpu() {
    let Some(nvrtc) = compiler() else { return };
    for seed in 0..SEEDS {
        told(check(&nvrtc, seed));
    }
}

/// Threads end in branches, loops and `switch`, and the others meet.
#[test]
fn random_kernels_whose_threads_end_early_leave_what_they_leave_on_the_cpu() {
    let Some(nvrtc) = compiler() else { return };
    for seed in WITH_EXITS..WITH_EXITS + SEEDS {
        told(check(&nvrtc, seed));
    }
}

#[test]
fn random_kernels_leave_what_they_left_on_a_gpu() {
    let Some(nvrtc) = compiler() else { return };
    for file in ["gpu/random.jsonl", "gpu/exits.jsonl"] {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        let results = GpuResults::read(&file).expect("results").launches;
        for left in results.iter().step_by(results.len() / SEEDS as usize) {
            told(compare_with_gpu(&nvrtc, left));
        }
    }
}

/// An instruction that is another one in the PTX is noticed.
#[test]
fn a_wrong_instruction_is_noticed() {
    let Some(nvrtc) = compiler() else { return };
    let kernels: Vec<_> = (0..SEEDS)
        .map(|seed| {
            let kernel = compiled(&nvrtc, seed).expect("it compiles");
            let expected = host(&kernel).expect("it runs");
            (kernel, expected)
        })
        .collect();
    let changes = [
        ("xor.b64", "or.b64"),
        ("sub.s32", "add.s32"),
        ("shr.s32", "shr.u32"),
        ("cvt.rzi.s32.f32", "cvt.rpi.s32.f32"),
    ];
    for (right, wrong) in changes {
        let noticed = kernels.iter().any(|(kernel, expected)| {
            let mut kernel = kernel.clone();
            kernel.ptx = kernel.ptx.replace(right, wrong);
            machine(&kernel).is_ok_and(|left| compare(&left, expected).is_err())
        });
        assert!(noticed, "{right} as {wrong}");
    }
}
