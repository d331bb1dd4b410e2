//! Copies from global into shared memory that the warp does not wait for.

use super::forms::{random, sizes, values, zeros};
use super::headers::there_are_headers;
use super::{run_source, there_is_nvrtc, words};

/// `cp.async` of each size, with a number of bytes that come from memory.
const COPY: &str = "template <int bytes> __device__ void copy(void *to, const void *from, int given) {
  unsigned at = (unsigned)__cvta_generic_to_shared(to);
  if (bytes == 16) asm volatile(\"cp.async.cg.shared.global.L2::128B [%0], [%1], 16, %2;\" :: \"r\"(at), \"l\"(from), \"r\"(given) : \"memory\");
  if (bytes == 8) asm volatile(\"cp.async.ca.shared.global [%0], [%1], 8, %2;\" :: \"r\"(at), \"l\"(from), \"r\"(given) : \"memory\");
  if (bytes == 4) asm volatile(\"cp.async.ca.shared.global [%0], [%1], 4, %2;\" :: \"r\"(at), \"l\"(from), \"r\"(given) : \"memory\");
}
__device__ void commit() { asm volatile(\"cp.async.commit_group;\" ::: \"memory\"); }
template <int most> __device__ void wait() { asm volatile(\"cp.async.wait_group %0;\" :: \"n\"(most) : \"memory\"); }
__device__ void wait_all() { asm volatile(\"cp.async.wait_all;\" ::: \"memory\"); }
";

fn launch(threads: usize, given: &[u32], out: usize) -> String {
    format!(
        "options = ['-arch=compute_80']\n{}\nargs = [{}, {}]",
        sizes(1, threads),
        values(given),
        zeros(out)
    )
}

/// Lanes ask for 0 to all bytes; the rest is zero. What was in shared memory before is gone.
#[test]
fn bytes_are_copied_and_the_rest_is_zero() {
    if !there_is_nvrtc() {
        return;
    }
    let given = random(11, 4 * 64);
    for bytes in [4, 8, 16] {
        let source = format!(
            "{COPY}extern \"C\" __global__ void k(const char *in, unsigned *out) {{
  __shared__ __align__(16) char to[64 * {bytes}];
  int t = threadIdx.x;
  for (int i = 0; i < {bytes}; i++) to[t * {bytes} + i] = 0x55;
  if (t != 5) copy<{bytes}>(&to[t * {bytes}], &in[(63 - t) * {bytes}], t % ({bytes} + 1));
  wait_all();
  __syncthreads();
  for (int i = 0; i < {bytes} / 4; i++) out[t * {bytes} / 4 + i] = ((unsigned *)to)[t * {bytes} / 4 + i];
}}"
        );
        let buffers = run_source("gtx580", &source, &launch(64, &given, 64 * bytes / 4)).unwrap();
        let memory: Vec<u8> = given.iter().flat_map(|word| word.to_le_bytes()).collect();
        for t in 0..64 {
            let asked = t % (bytes + 1);
            let mut expected = vec![0; bytes];
            expected[..asked].copy_from_slice(&memory[(63 - t) * bytes..][..asked]);
            if t == 5 {
                expected = vec![0x55; bytes];
            }
            assert_eq!(
                buffers[1][t * bytes..][..bytes],
                expected,
                "{bytes} bytes, thread {t}"
            );
        }
    }
}

/// A pipeline of three stages: each thread reads what its own copies brought, three groups behind, and lanes part around a copy.
#[test]
fn groups_are_waited_for_one_after_the_other() {
    if !there_is_nvrtc() {
        return;
    }
    let source = format!(
        "{COPY}extern \"C\" __global__ void k(const unsigned *in, unsigned *out) {{
  __shared__ unsigned stage[3][32];
  int t = threadIdx.x;
  unsigned sum = 0;
  for (int i = 0; i < 2; i++) {{ copy<4>(&stage[i][t], &in[32 * i + t], 4); commit(); }}
  for (int i = 0; i < 16; i++) {{
    if (i + 2 < 16) {{
      if (t & 1) copy<4>(&stage[(i + 2) % 3][t], &in[32 * (i + 2) + t], 4);
      else copy<4>(&stage[(i + 2) % 3][t], &in[32 * (i + 2) + (t ^ 2)], 4);
    }}
    commit();
    wait<2>();
    sum = sum * 5 + stage[i % 3][t];
  }}
  out[t] = sum;
}}"
    );
    let given = random(12, 512);
    let left = words(&run_source("gtx580", &source, &launch(32, &given, 32)).unwrap()[1]);
    for (t, left) in left.iter().enumerate() {
        let from = |i: usize| if i >= 2 && t % 2 == 0 { t ^ 2 } else { t };
        let sum = |sum: u32, i: usize| sum.wrapping_mul(5).wrapping_add(given[32 * i + from(i)]);
        assert_eq!(*left, (0..16).fold(0, sum), "thread {t}");
    }
}

/// The warp goes on while copies are under way: cycles until the copy is issued, until work of its own is done, and until it is there.
#[test]
fn the_warp_waits_where_it_says_so() {
    if !there_is_nvrtc() {
        return;
    }
    let source = format!(
        "{COPY}extern \"C\" __global__ void k(const unsigned *in, unsigned *out) {{
  __shared__ unsigned to[32];
  int t = threadIdx.x;
  unsigned begun = clock();
  copy<4>(&to[t], &in[t], 4);
  commit();
  unsigned issued = clock();
  wait<0>();
  unsigned there = clock();
  unsigned word = ((volatile const unsigned *)in)[64 + t];
  asm volatile(\"add.u32 %0, %0, 1;\" : \"+r\"(word));
  unsigned loaded = clock();
  out[t] = to[t] + word;
  if (t == 0) {{ out[32] = issued - begun; out[33] = there - issued; out[34] = loaded - there; }}
}}"
    );
    let given = random(13, 128);
    let left = words(&run_source("gtx580", &source, &launch(32, &given, 35)).unwrap()[1]);
    let sum = |t: usize| given[t].wrapping_add(given[64 + t]).wrapping_add(1);
    assert_eq!(left[..32], (0..32).map(sum).collect::<Vec<_>>());
    let [issue, arrival, load] = [left[32], left[33], left[34]];
    // A load that misses takes hundreds of cycles, of which the copy's issue is none.
    assert!(load > 200 && issue * 3 < load, "{issue}, {arrival}, {load}");
    assert!(arrival + issue > load * 3 / 4, "{issue}, {arrival}, {load}");
}

#[test]
fn the_pipeline_of_cuda_copies() {
    if !there_are_headers() {
        return;
    }
    let source = "#include <cuda_pipeline.h>
extern \"C\" __global__ void k(const uint4 *in, unsigned *out) {
  __shared__ uint4 to[64];
  __pipeline_memcpy_async(&to[threadIdx.x], &in[threadIdx.x], 16, threadIdx.x % 3 * 4);
  __pipeline_commit();
  __pipeline_wait_prior(0);
  __syncthreads();
  uint4 got = to[63 - threadIdx.x];
  out[threadIdx.x] = got.x + got.y + got.z + got.w;
}";
    let given = random(14, 256);
    let left = words(&run_source("h200", source, &launch(64, &given, 64)).unwrap()[1]);
    for (t, left) in left.iter().enumerate() {
        let from = 63 - t;
        let words = &given[4 * from..][..4 - from % 3];
        let sum = words.iter().fold(0u32, |sum, word| sum.wrapping_add(*word));
        assert_eq!(*left, sum, "thread {t}");
    }
}

#[test]
fn copies_that_cannot_be_are_refused() {
    if !there_is_nvrtc() {
        return;
    }
    let of = |body: &str| {
        let source = format!(
            "{COPY}extern \"C\" __global__ void k(const unsigned *in, unsigned *out) {{\n__shared__ unsigned to[32];\nint t = threadIdx.x;\n{body}\nout[t] = to[t];\n}}"
        );
        run_source("gtx580", &source, &launch(32, &[7; 64], 32)).unwrap_err()
    };
    #[rustfmt::skip]
    let cases = [
        ("copy<4>(&to[t + 1], &in[t], 4); wait_all();", "lane 31 copies 4 bytes to 0x80 of shared memory, but the block has 128 bytes"),
        ("copy<8>(&to[t & 7], &in[t], 8); wait_all();", "lane 1 copies 8 bytes from "),
        ("copy<4>(&to[t], &in[t + 40], 4); wait_all();", "4 bytes past its end"),
        ("asm volatile(\"cp.async.mbarrier.arrive.shared.b64 [%0];\" :: \"r\"(t));", "is not executed"),
    ];
    for (body, what) in cases {
        let error = of(body);
        assert!(
            error.starts_with("k.cu:") && error.contains(what),
            "{error}"
        );
    }
}
