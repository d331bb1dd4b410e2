//! Headers of CUDA from the Python packages nvidia-cuda-runtime-cu12 and nvidia-cuda-cccl-cu12, and assertions.

use super::forms::{random, sizes, values, zeros};
use super::{run_source, there_is_nvrtc, words};
use turnstile_tools::skip;

/// Whether there are headers of CUDA; without them the tests are skipped.
pub fn there_are_headers() -> bool {
    let source = "#include <cooperative_groups.h>\n#include <cub/block/block_reduce.cuh>\nextern \"C\" __global__ void k() {}";
    if !there_is_nvrtc() {
        return false;
    }
    match run_source("gtx580", source, &format!("{}\nargs = []", sizes(1, 32))) {
        Ok(_) => true,
        Err(error) if error.contains("nvidia-cuda-cccl-cu12") => {
            skip(&error);
            false
        }
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn atomics_of_the_standard_library_add_up() {
    if !there_are_headers() {
        return;
    }
    let source = "#include <cuda/atomic>
__device__ cuda::atomic<unsigned, cuda::thread_scope_device> of_module;
extern \"C\" __global__ void k(unsigned *out) {
  __shared__ unsigned own;
  if (threadIdx.x == 0) own = 0;
  __syncthreads();
  cuda::atomic_ref<unsigned, cuda::thread_scope_device> sum(out[0]), twice(out[1]), most(out[2]);
  sum.fetch_add(threadIdx.x, cuda::memory_order_relaxed);
  unsigned seen = twice.load();
  while (!twice.compare_exchange_weak(seen, seen * 2 + 1, cuda::memory_order_acq_rel) && seen < 1000) {}
  most.fetch_max(blockIdx.x * 100 + threadIdx.x);
  cuda::atomic_ref<unsigned, cuda::thread_scope_block>(own).fetch_xor(1u << threadIdx.x % 32);
  of_module.fetch_sub(1);
  __syncthreads();
  if (threadIdx.x == 0) atomicAdd(&out[3], own);
  if (of_module.load() == -256u) out[4] = 1;
}";
    for target in ["compute_50", "compute_70", "compute_90"] {
        let launch = format!(
            "options = ['-arch={target}']\n{}\nargs = [{}]",
            sizes(2, 96),
            zeros(5)
        );
        let error = run_source("gtx580", source, &launch);
        let left = words(&error.unwrap_or_else(|error| panic!("{target}: {error}"))[0]);
        // 96 is three times 32: each bit turns three times in each of two blocks.
        assert_eq!(left[0], 2 * (0..96).sum::<u32>(), "{target}");
        assert_eq!((left[1] + 1).count_ones(), 1, "{target}: {}", left[1]);
        assert_eq!(left[2], 195, "{target}");
        assert_eq!(left[3], u32::MAX.wrapping_mul(2), "{target}");
    }
}

#[test]
fn blocks_reduce_scan_sort_and_count_with_cub() {
    if !there_are_headers() {
        return;
    }
    let source = "#include <cub/cub.cuh>
extern \"C\" __global__ void k(const unsigned *in, unsigned *sums, unsigned *sorted, unsigned *bins) {
  using Reduce = cub::BlockReduce<unsigned, 128>;
  using Scan = cub::BlockScan<unsigned, 128>;
  using Sort = cub::BlockRadixSort<unsigned, 128, 2, unsigned>;
  using Histogram = cub::BlockHistogram<unsigned char, 128, 2, 64>;
  __shared__ union { Reduce::TempStorage reduce; Scan::TempStorage scan; Sort::TempStorage sort; Histogram::TempStorage histogram; } room;
  __shared__ unsigned counts[64];
  int t = threadIdx.x;
  unsigned keys[2] = {in[2 * t], in[2 * t + 1]}, from[2] = {2u * t, 2u * t + 1}, before;
  unsigned most = Reduce(room.reduce).Reduce(keys[0], cub::Max());
  __syncthreads();
  Scan(room.scan).ExclusiveSum(keys[0], before);
  sums[t] = before;
  if (t == 0) sums[128] = most;
  __syncthreads();
  unsigned char low[2] = {(unsigned char)(keys[0] & 63), (unsigned char)(keys[1] & 63)};
  Histogram(room.histogram).Histogram(low, counts);
  __syncthreads();
  if (t < 64) bins[t] = counts[t];
  Sort(room.sort).Sort(keys, from);
  for (int i = 0; i < 2; i++) sorted[2 * (2 * t + i)] = keys[i], sorted[2 * (2 * t + i) + 1] = from[i];
}";
    let source = source.replace(
        "cub::Max()",
        "[](unsigned a, unsigned b) { return a > b ? a : b; }",
    );
    let given = random(7, 256);
    for target in ["compute_50", "compute_80"] {
        let launch = format!(
            "options = ['-arch={target}']\n{}\nargs = [{}, {}, {}, {}]",
            sizes(1, 128),
            values(&given),
            zeros(129),
            zeros(512),
            zeros(64)
        );
        let left = run_source("gtx580", &source, &launch);
        let left = left.unwrap_or_else(|error| panic!("{target}: {error}"));
        let [sums, sorted, bins] = [1, 2, 3].map(|at| words(&left[at]));
        let firsts: Vec<u32> = given.iter().copied().step_by(2).collect();
        for (t, before) in sums[..128].iter().enumerate() {
            let expected = firsts[..t]
                .iter()
                .fold(0u32, |sum, one| sum.wrapping_add(*one));
            assert_eq!(*before, expected, "{target}, thread {t}");
        }
        assert_eq!(Some(&sums[128]), firsts.iter().max(), "{target}");
        let mut expected: Vec<_> = (0..)
            .zip(&given)
            .map(|(at, key): (u32, _)| [*key, at])
            .collect();
        expected.sort_unstable();
        assert_eq!(sorted, expected.concat(), "{target}");
        let count = |bin: u32| given.iter().filter(|key| *key & 63 == bin).count() as u32;
        assert_eq!(bins, (0..64).map(count).collect::<Vec<_>>(), "{target}");
    }
}

#[test]
fn halves_are_rounded() {
    if !there_are_headers() {
        return;
    }
    let source = "#include <cuda_fp16.h>
extern \"C\" __global__ void k(const unsigned *in, unsigned *out) {
  int t = threadIdx.x;
  __half half = __float2half_rn((float)in[t]);
  out[t] = (unsigned)__half2float(half);
}";
    // From 2,048 on a half holds even numbers alone, from 4,096 on every fourth one; ties go to the even one.
    let given: Vec<u32> = (2040..2072).chain(4090..4122).collect();
    let launch = format!(
        "{}\nargs = [{}, {}]",
        sizes(1, 64),
        values(&given),
        zeros(64)
    );
    let left = words(&run_source("gtx580", source, &launch).unwrap()[1]);
    let rounded = |value: u32| {
        let step = if value < 2048 {
            1
        } else if value < 4096 {
            2
        } else {
            4
        };
        let (down, rest) = (value / step * step, value % step);
        match (2 * rest).cmp(&step) {
            std::cmp::Ordering::Less => down,
            std::cmp::Ordering::Greater => down + step,
            std::cmp::Ordering::Equal if down / step % 2 == 0 => down,
            std::cmp::Ordering::Equal => down + step,
        }
    };
    assert_eq!(
        left,
        given.iter().map(|one| rounded(*one)).collect::<Vec<_>>()
    );
}

#[test]
fn a_header_that_is_missing_is_named_with_the_packages() {
    if !there_is_nvrtc() {
        return;
    }
    let source = "#include <cuda/no_such_header>\nextern \"C\" __global__ void k() {}";
    let error = run_source("gtx580", source, &format!("{}\nargs = []", sizes(1, 32))).unwrap_err();
    for part in [
        "k.cu: does not compile",
        "cuda/no_such_header",
        "pip install nvidia-cuda-runtime-cu12 nvidia-cuda-cccl-cu12",
    ] {
        assert!(error.contains(part), "{part} is not in {error}");
    }
}

#[test]
fn headers_of_c_are_there() {
    if !there_is_nvrtc() {
        return;
    }
    let source = "#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stddef.h>
#include <math.h>
#include <cmath>
#include <limits.h>
#include <cfloat>
extern \"C\" __global__ void k(unsigned *out) {
  float large = FLT_MAX;
  memcpy(out, &large, sizeof(float));
  out[1] = CHAR_BIT + (fabsf(-2.0f) == 2.0f);
  out[2] = UINT_MAX + (size_t)abs(INT_MIN + 1) + INT_MIN;
  out[3] = (unsigned)ULLONG_MAX + (LLONG_MIN + LLONG_MAX == -1);
}";
    let launch = format!("{}\nargs = [{}]", sizes(1, 1), zeros(4));
    let left = run_source("gtx580", source, &launch).unwrap();
    let largest = f32::MAX.to_bits();
    assert_eq!(words(&left[0]), [largest, 9, u32::MAX - 1, 0]);
}

#[test]
fn host_code_is_told_from_a_mistake() {
    if !there_is_nvrtc() {
        return;
    }
    let source = "#include <stdio.h>\n__global__ void k() {}\nint main() { k<<<1, 1>>>(); }";
    let error = run_source("gtx580", source, &format!("{}\nargs = []", sizes(1, 32))).unwrap_err();
    let remedy = "put what runs on the host into another file";
    assert!(error.contains(remedy), "{error}");
    let guarded = source.replace("int main", "#ifndef __CUDACC_RTC__\nint main") + "\n#endif";
    run_source("gtx580", &guarded, &format!("{}\nargs = []", sizes(1, 32))).unwrap();
}

#[test]
fn assertions_that_hold_do_nothing_and_one_that_fails_ends_the_run() {
    if !there_is_nvrtc() {
        return;
    }
    let source = "#include <assert.h>
#include <cassert>
constexpr unsigned limit = LIMIT;
template <class T> __device__ T small(T value) {
  assert(value < limit && \"too large\");
  return value + 1;
}
__global__ void k(unsigned *out) {
  unsigned at = (blockIdx.y * gridDim.x + blockIdx.x) * blockDim.x * blockDim.y + threadIdx.y * blockDim.x + threadIdx.x;
  if (at % 3) out[at] = small(at);
  __syncthreads();
  out[at] += 1;
}";
    let launch = |option: &str| {
        format!(
            "options = ['{option}']\nglobal_size = [64, 4]\nlocal_size = [32, 2]\nargs = [{}]",
            zeros(256)
        )
    };
    let expected: Vec<u32> = (0..256)
        .map(|at| if at % 3 == 0 { 1 } else { at + 2 })
        .collect();
    let left = run_source("gtx580", source, &launch("-DLIMIT=256")).unwrap();
    assert_eq!(words(&left[0]), expected);
    let left = run_source("gtx580", &source.replace("LIMIT", "7"), &launch("-DNDEBUG")).unwrap();
    assert_eq!(words(&left[0]), expected);
    let error = run_source("gtx580", source, &launch("-DLIMIT=253")).unwrap_err();
    // Threads 253 and 254 of the grid; 255 is a multiple of 3.
    for thread in [29, 30] {
        let line = format!(
            "\nk.cu:5: T small(T) [with T = unsigned int]: block: [1,1,0], thread: [{thread},1,0] Assertion `value < limit && \"too large\"` failed.\n"
        );
        assert!(error.contains(&line), "{error}");
    }
    assert!(error.starts_with("k.cu:5: block 3 warp 1, pc "), "{error}");
    assert_eq!(error.matches("failed.").count(), 2, "{error}");
}
