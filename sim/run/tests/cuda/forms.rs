//! Constants, special registers and instructions that public kernels use. What they shall leave is computed here.

use super::{run_source, there_is_nvrtc, words};

/// So many words of 32 bits that look random, the same ones for the same seed.
pub fn random(seed: u32, count: usize) -> Vec<u32> {
    let mut state = u64::from(seed) << 1 | 1;
    let mut next = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as u32 ^ (state >> 20) as u32
    };
    (0..count).map(|_| next()).collect()
}

pub fn values(words: &[u32]) -> String {
    format!("{{ buffer = {{ values = {words:?}, type = 'u32' }} }}")
}

pub fn zeros(words: usize) -> String {
    format!("{{ buffer = {{ zeros = {words}, type = 'u32' }} }}")
}

/// So many blocks of so many threads.
pub fn sizes(blocks: usize, threads: usize) -> String {
    format!(
        "global_size = [{}]\nlocal_size = [{threads}]",
        blocks * threads
    )
}

#[test]
fn the_size_of_a_warp_is_a_constant() {
    if !there_is_nvrtc() {
        return;
    }
    // In an immediate, an address, and the content of a variable.
    let source = "__device__ int width = warpSize;
extern \"C\" __global__ void k(int *out) {
  int t = threadIdx.x, own;
  asm(\"{ .reg .b32 a; mov.u32 a, 1000; sub.u32 %0, a, WARP_SZ; }\" : \"=r\"(own));
  out[t] = t / warpSize * 1000 + t % warpSize + own * 100000 + (width - warpSize);
}";
    // NVRTC takes no warpSize in the content of a variable.
    let source = source.replace("width = warpSize", "width = 32");
    let launch = format!("{}\nargs = [{}]", sizes(1, 96), zeros(96));
    let left = words(&run_source("gtx580", &source, &launch).unwrap()[0]);
    let expected = (0..96).map(|t| t / 32 * 1000 + t % 32 + (1000 - 32) * 100_000);
    assert_eq!(left, expected.collect::<Vec<u32>>());
}

#[test]
fn a_block_knows_its_core() {
    if !there_is_nvrtc() {
        return;
    }
    let source = "extern \"C\" __global__ void k(unsigned *out) {
  unsigned core, cores;
  asm volatile(\"mov.u32 %0, %smid;\" : \"=r\"(core));
  asm(\"mov.u32 %0, %nsmid;\" : \"=r\"(cores));
  out[blockIdx.x * blockDim.x + threadIdx.x] = core << 16 | cores;
}";
    for (machine, cores) in [("gtx580", 16), ("gtx295", 30)] {
        // Blocks that fill all cores, several to each.
        let launch = format!(
            "{}\nargs = [{}]",
            sizes(2 * cores, 256),
            zeros(2 * cores * 256)
        );
        let left = words(&run_source(machine, source, &launch).unwrap()[0]);
        let mut seen: Vec<_> = left
            .chunks(256)
            .map(|block| {
                assert!(
                    block.iter().all(|word| *word == block[0]),
                    "one core a block"
                );
                assert_eq!(block[0] & 0xffff, cores as u32);
                (block[0] >> 16) as usize
            })
            .collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen, (0..cores).collect::<Vec<_>>(), "{machine}");
    }
}

/// The cores of gtx580 have 772 MHz.
#[test]
fn the_global_timer_counts_nanoseconds() {
    if !there_is_nvrtc() {
        return;
    }
    let source = "__device__ unsigned long long timer() {
  unsigned low, high;
  unsigned long long both;
  asm volatile(\"mov.u64 %0, %globaltimer;\" : \"=l\"(both));
  asm volatile(\"mov.u32 %0, %globaltimer_lo;\" : \"=r\"(low));
  asm volatile(\"mov.u32 %0, %globaltimer_hi;\" : \"=r\"(high));
  return high == 0 && low - (unsigned)both < 1000 ? both : 0;
}
extern \"C\" __global__ void k(unsigned *out) {
  long long cycle = clock64();
  unsigned long long time = timer();
  for (int i = 0; i < 2000; i++) ((volatile unsigned *)out)[1] = i;
  out[0] = clock64() - cycle;
  out[1] = timer() - time;
}";
    let launch = format!("{}\nargs = [{}]", sizes(1, 1), zeros(2));
    let left = words(&run_source("gtx580", source, &launch).unwrap()[0]);
    let [cycles, nanoseconds] = [left[0], left[1]].map(f64::from);
    assert!(cycles > 2000.0, "{cycles}");
    assert!(
        (nanoseconds * 0.772 - cycles).abs() < 200.0,
        "{nanoseconds} ns, {cycles} cycles"
    );
}

/// Part `number` of a word, of so many bits from bit `from` on.
fn part(word: u32, signed: bool, bits: u32, number: u32, from: u32) -> i64 {
    let bits_of = i64::from(word >> (from + bits * number)) & ((1 << bits) - 1);
    match signed && bits_of >> (bits - 1) == 1 {
        true => bits_of - (1 << bits),
        false => bits_of,
    }
}

#[test]
fn dot_products_of_bytes_and_half_words() {
    if !there_is_nvrtc() {
        return;
    }
    let mut instructions = vec![];
    for [a, b] in [
        ["u32", "u32"],
        ["u32", "s32"],
        ["s32", "u32"],
        ["s32", "s32"],
    ] {
        for name in ["dp4a", "dp2a.lo", "dp2a.hi"] {
            instructions.push((name, a, b));
        }
    }
    let count = instructions.len();
    let each: String = instructions
        .iter()
        .enumerate()
        .map(|(at, (name, a, b))| {
            format!("asm(\"{name}.{a}.{b} %0, %1, %2, %3;\" : \"=r\"(d) : \"r\"(a[t]), \"r\"(b[t]), \"r\"(c[t])); out[t * {count} + {at}] = d;\n")
        })
        .collect();
    let source = format!(
        "extern \"C\" __global__ void k(const unsigned *a, const unsigned *b, const unsigned *c, unsigned *out) {{
  int t = threadIdx.x;
  unsigned d;
  {each}
}}"
    );
    let [a, b, c] = [1, 2, 3].map(|seed| random(seed, 64));
    let launch = format!(
        "options = ['-arch=compute_61']\n{}\nargs = [{}, {}, {}, {}]",
        sizes(1, 64),
        values(&a),
        values(&b),
        values(&c),
        zeros(64 * count)
    );
    let left = words(&run_source("gtx580", &source, &launch).unwrap()[3]);
    for t in 0..64 {
        for (at, (name, of_a, of_b)) in instructions.iter().enumerate() {
            let [of_a, of_b] = [of_a, of_b].map(|of| of.starts_with('s'));
            let (parts, bits, from) = match *name {
                "dp4a" => (4, 8, 0),
                "dp2a.lo" => (2, 16, 0),
                _ => (2, 16, 16),
            };
            let products = (0..parts).map(|number| {
                part(a[t], of_a, bits, number, 0) * part(b[t], of_b, 8, number, from)
            });
            let expected = (products.sum::<i64>() + i64::from(c[t])) as u32;
            assert_eq!(
                left[t * count + at],
                expected,
                "{:?} of thread {t}",
                instructions[at]
            );
        }
    }
}

/// Each thread adds one to a half word by compare-and-swap: nothing is lost, neither of it nor of the other half of the word, and what
/// the threads find are all numbers up to the sum. Three half words are a word and a half.
#[test]
fn half_words_are_compared_and_swapped() {
    if !there_is_nvrtc() {
        return;
    }
    let source = "__device__ unsigned short add(unsigned short *cell, unsigned short by) {
  unsigned short old = *(volatile unsigned short *)cell, found;
  while ((found = atomicCAS(cell, old, (unsigned short)(old + by))) != old) old = found;
  return old;
}
__device__ unsigned short of_module;
extern \"C\" __global__ void k(unsigned short *cells, unsigned *found, unsigned short *left) {
  __shared__ unsigned short own[3];
  int t = threadIdx.x;
  if (t < 3) own[t] = 65000 + t;
  __syncthreads();
  unsigned short *cell = t & 1 ? &own[t % 3] : &cells[t % 3];
  found[t] = add(cell, 1);
  if (t < 32) add(&of_module, 3);
  __syncthreads();
  if (t < 3) left[t] = own[t];
  if (t == 3) left[3] = of_module;
}";
    let half = |values: &[u16]| format!("{{ buffer = {{ values = {values:?}, type = 'u16' }} }}");
    for machine in ["gtx580", "gtx295", "h200"] {
        let launch = format!(
            "options = ['-arch=compute_70']\n{}\nargs = [{}, {}, {}]",
            sizes(1, 96),
            half(&[100, 200, 65530]),
            zeros(96),
            half(&[0; 4])
        );
        let buffers = run_source(machine, source, &launch).unwrap();
        let halves = |bytes: &[u8]| -> Vec<u16> {
            let halves = bytes.chunks_exact(2);
            halves
                .map(|half| u16::from_le_bytes([half[0], half[1]]))
                .collect()
        };
        // 16 threads for each of six cells.
        let more = |first: [u16; 3]| first.map(|first| first.wrapping_add(16));
        assert_eq!(halves(&buffers[0]), more([100, 200, 65530]), "{machine}");
        let left = halves(&buffers[2]);
        assert_eq!(left[..3], more([65000, 65001, 65002]), "{machine}");
        assert_eq!(left[3], 3 * 32, "{machine}");
        let found = words(&buffers[1]);
        for (cell, first) in [(0, 100u16), (2, 65530), (1, 65001), (3, 65000)] {
            // Of global memory those of even threads.
            let of = (0..96).filter(|t| match cell {
                0 | 2 => t % 2 == 0 && t % 3 == cell % 3,
                _ => t % 2 == 1 && t % 3 == cell % 3,
            });
            let mut of: Vec<_> = of.map(|t| (found[t] as u16).wrapping_sub(first)).collect();
            of.sort_unstable();
            assert_eq!(of, (0..16).collect::<Vec<_>>(), "{machine}, cell {cell}");
        }
    }
}

/// Tiles of a warp vote, match and reduce at the same instruction, each by itself.
#[test]
fn groups_of_a_warp_decide_for_themselves() {
    if !there_is_nvrtc() {
        return;
    }
    let source = "extern \"C\" __global__ void k(unsigned *out) {
  int t = threadIdx.x;
  unsigned tile = t < 8 ? 0xffu : t < 16 ? 0xff00u : 0xffff0000u;
  out[t] = __ballot_sync(tile, t % 3 == 0);
  out[32 + t] = __any_sync(tile, t == 9) * 4 + __all_sync(tile, t >= 16) * 2 + __uni_sync(tile, t < 8);
  out[64 + t] = __match_any_sync(tile, t % 4);
  out[96 + t] = __reduce_add_sync(tile, t * t);
  out[128 + t] = __reduce_max_sync(tile, t ^ 5);
  int same;
  out[160 + t] = __match_all_sync(tile, t / 8, &same) + same;
}";
    let launch = format!(
        "options = ['-arch=compute_80']\n{}\nargs = [{}]",
        sizes(1, 32),
        zeros(192)
    );
    let left = words(&run_source("gtx580", source, &launch).unwrap()[0]);
    for t in 0..32u32 {
        let tile = match t {
            0..8 => 0..8,
            8..16 => 8..16,
            _ => 16..32,
        };
        let mask = |holds: &dyn Fn(u32) -> bool| -> u32 {
            tile.clone()
                .filter(|lane| holds(*lane))
                .map(|lane| 1 << lane)
                .sum()
        };
        let same = t < 16;
        let expected = [
            mask(&|lane| lane % 3 == 0),
            u32::from((8..16).contains(&t)) * 4 + u32::from(t >= 16) * 2 + 1,
            mask(&|lane| lane % 4 == t % 4),
            tile.clone().map(|lane| lane * lane).sum(),
            tile.clone().map(|lane| lane ^ 5).max().unwrap(),
            if same { mask(&|_| true) + 1 } else { 0 },
        ];
        for (number, expected) in expected.into_iter().enumerate() {
            assert_eq!(
                left[32 * number + t as usize],
                expected,
                "{number} of thread {t}"
            );
        }
    }
}
