//! Kernels compiled by stock clang, executed and compared with plain Rust. `tests/kernels/*.cl` are the sources,
//! `*.s` what clang-16 makes of them with the command in `tests/kernels/README.md`.

mod arithmetic;
#[path = "../cases/mod.rs"]
mod cases;
#[path = "../common/mod.rs"]
mod common;
mod jobs;
#[path = "../common/no_memory.rs"]
mod no_memory;
mod programs;

use turnstile_kernel::LaunchGeometry;

fn grid(global: u32, local: u32) -> LaunchGeometry {
    LaunchGeometry::new(&[global], &[local], &[]).unwrap()
}

/// Reproducible 32-bit numbers (a linear congruential generator; the quality does not matter).
fn numbers(seed: u64) -> impl Iterator<Item = u32> {
    std::iter::successors(Some(seed), |s| {
        Some(
            s.wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407),
        )
    })
    .skip(1)
    .map(|s| (s >> 33) as u32 ^ (s as u32) << 3)
}
