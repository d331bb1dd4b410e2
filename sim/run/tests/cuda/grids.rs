//! Synchronisation of all blocks of a grid, by cooperative groups.

use super::forms::{sizes, zeros};
use super::headers::there_are_headers;
use super::{run_source, words};

/// In each round every thread adds up what its neighbours of other blocks left in the round before.
const SOURCE: &str = "#include <cooperative_groups.h>
namespace cg = cooperative_groups;
extern \"C\" __global__ void k(unsigned *first, unsigned *second, unsigned *told) {
  auto grid = cg::this_grid();
  unsigned t = grid.thread_rank(), n = grid.size();
  first[t] = t;
  for (int round = 0; round < 5; round++) {
    grid.sync();
    second[t] = first[(t + blockDim.x) % n] + first[(t + n - 1) % n];
    grid.sync();
    unsigned *other = first;
    first = second;
    second = other;
  }
  told[t] = grid.is_valid();
}";

#[test]
fn all_blocks_meet() {
    if !there_are_headers() {
        return;
    }
    for (machine, blocks, threads, target) in [
        ("gtx580", 24, 64, "compute_60"),
        ("gtx580", 16, 96, "compute_80"),
        ("h200", 40, 32, "compute_90"),
    ] {
        let count = blocks * threads;
        let launch = format!(
            "options = ['-arch={target}']\n{}\nargs = [{z}, {z}, {z}]",
            sizes(blocks, threads),
            z = zeros(count)
        );
        let left = run_source(machine, SOURCE, &launch);
        let left = left.unwrap_or_else(|error| panic!("{machine}: {error}"));
        let mut expected: Vec<u32> = (0..count as u32).collect();
        for _ in 0..5 {
            let sum = |t: usize| {
                expected[(t + threads) % count].wrapping_add(expected[(t + count - 1) % count])
            };
            expected = (0..count).map(sum).collect();
        }
        // Five rounds end in the second buffer.
        assert_eq!(words(&left[1]), expected, "{machine}");
        assert_eq!(words(&left[2]), vec![1; count], "{machine}");
    }
}

#[test]
fn a_grid_that_is_not_all_there_is_refused() {
    if !there_are_headers() {
        return;
    }
    // 16 cores with eight blocks each.
    let blocks = 129;
    let launch = format!(
        "options = ['-arch=compute_60']\n{}\nargs = [{z}, {z}, {z}]",
        sizes(blocks, 32),
        z = zeros(blocks * 32)
    );
    let error = run_source("gtx580", SOURCE, &launch).unwrap_err();
    for part in [
        "k.cu:",
        "kernel k waits for all blocks of its grid, which has 129, and the machine gtx580 has 128 of them at once",
        "launch at most 128 blocks",
    ] {
        assert!(error.contains(part), "{error}");
    }
}
