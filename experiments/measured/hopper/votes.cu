// Whole kernels that count votes in copies of a vote space in shared memory, on the GPU that is there, over layouts of the copies.
//
//   nvcc -O3 -std=c++17 -arch=native votes.cu -o votes && ./votes SET > votes.csv
//
// SET is one of the sets at the end of this file. A trace is made of whole numbers alone, so that it can be made again elsewhere (trace.rs has the same). Threads of
// a grid that fills the GPU go over the votes with a stride of all threads; the copies of a block are summed up into global memory at the end.
// A row: median and least of 15 launches after two, in microseconds between events; whether all bins are the host's. `load` reads the votes only.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>
#include <cuda_runtime.h>

#define OK(call)                                                                                   \
  do {                                                                                             \
    cudaError_t error = (call);                                                                    \
    if (error != cudaSuccess) {                                                                    \
      fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(error));                               \
      exit(1);                                                                                     \
    }                                                                                              \
  } while (0)

static uint32_t hash32(uint32_t number) {
  uint32_t x = number * 0x9e3779b1u + 0x7f4a7c15u;
  x ^= x >> 15;
  x *= 0x85ebca6bu;
  return x ^ x >> 13;
}

enum Kind { UNIFORM, ZIPF, WALK, RUNS, TWO_HOT, STRIDE, HILLS, SORTED, TOKENS, PIXELS, VOXELS };
static const char *KINDS[] = {"uniform", "zipf", "walk", "runs", "two-hot", "stride", "hills", "sorted", "tokens", "pixels", "voxels"};

struct Zipf {
  std::vector<uint64_t> sums;
  explicit Zipf(uint32_t bins) {
    uint64_t total = 0;
    for (uint32_t bin = 0; bin < bins; bin++)
      sums.push_back(total += (1ull << 32) / (bin + 1));
  }
  uint32_t operator()(uint32_t number) const {
    uint64_t drawn = ((uint64_t)hash32(number) << 32 | hash32(number ^ 0x55555555u)) % sums.back();
    return std::upper_bound(sums.begin(), sums.end(), drawn) - sums.begin();
  }
};

static std::vector<uint32_t> trace(Kind kind, uint32_t bins, uint32_t seed, uint32_t count) {
  std::vector<uint32_t> votes(count);
  Zipf zipf(bins);
  uint32_t at = bins / 2, left = 0;
  for (uint32_t i = 0; i < count; i++) {
    uint32_t h = hash32(i + seed * 0x1000193u);
    switch (kind) {
    case UNIFORM: votes[i] = h % bins; break;
    case ZIPF: votes[i] = zipf(i + seed * 0x1000193u) * 2654435761u % bins; break;
    case WALK: {
      int64_t next = (int64_t)at + (int)(h % 5) - 2;
      votes[i] = at = std::min<int64_t>(std::max<int64_t>(next, 0), bins - 1);
      break;
    }
    case RUNS:
      if (!left) {
        left = 1 + h % 64;
        at = zipf(i ^ seed);
      }
      left--;
      votes[i] = at;
      break;
    case TWO_HOT: votes[i] = h % 100 < 50 ? 0 : h % 100 < 80 ? 1 % bins : hash32(h) % bins; break;
    case STRIDE: votes[i] = i % bins; break;
    // Sums of four draws: a hill in the middle.
    case HILLS: votes[i] = ((h & 255) + (h >> 8 & 255) + (h >> 16 & 255) + (h >> 24)) * (uint64_t)bins / 1021; break;
    case SORTED: votes[i] = (uint64_t)i * bins / count; break;
    // Eight experts of a token, each of an eighth of all, of which some are liked best.
    case TOKENS: votes[i] = zipf(i + seed * 0x1000193u) / 8 + i % 8 * (bins / 8); break;
    // Neighbours are near each other, but for an edge now and then.
    case PIXELS:
    case VOXELS: {
      // Voxels lie in rows of 32, and rows in layers.
      int steps[] = {1, -1, 32, -32, 0};
      int step = kind == VOXELS ? steps[h % 5] : (int)(h % 33) - 16;
      int64_t next = h >> 26 ? (int64_t)at + step : hash32(h) % bins;
      votes[i] = at = std::min<int64_t>(std::max<int64_t>(next, 0), bins - 1);
      break;
    }
    }
  }
  return votes;
}

enum Way { ATOMIC, MATCH, GLOBAL, OWN };
static const char *WAYS[] = {"atomic", "match", "global", "own"};

template <typename T> __device__ void add(T *votes, uint32_t bin, int way) {
  if (way == ATOMIC) {
    atomicAdd(&votes[bin], (T)1);
    return;
  }
  unsigned same = __match_any_sync(__activemask(), bin);
  if ((int)(threadIdx.x & 31) == __ffs(same) - 1)
    atomicAdd(&votes[bin], (T)__popc(same));
}

// What a thread takes with a load.
template <typename Vote, int COUNT> struct alignas(sizeof(Vote) * COUNT) Load { Vote votes[COUNT]; };

// All votes of a thread, by `vote`.
template <typename Vote, int COUNT, typename F> __device__ void all_votes(const void *in, uint32_t count, F vote) {
  for (uint32_t at = blockIdx.x * blockDim.x + threadIdx.x; at < count / COUNT; at += gridDim.x * blockDim.x) {
    Load<Vote, COUNT> load = ((const Load<Vote, COUNT> *)in)[at];
#pragma unroll
    for (int number = 0; number < COUNT; number++)
      vote(load.votes[number]);
  }
}

template <typename T, typename Vote, int COUNT>
__global__ void count_votes(const void *in, T *out, uint32_t count, uint32_t bins, uint32_t copies, uint32_t padding, int block_mapping, int way) {
  extern __shared__ unsigned char room[];
  T *votes = (T *)room;
  uint32_t words = copies * (bins + padding);
  for (uint32_t word = threadIdx.x; word < words; word += blockDim.x)
    votes[word] = 0;
  __syncthreads();
  uint32_t copy = block_mapping ? threadIdx.x * copies / blockDim.x : threadIdx.x & (copies - 1);
  T *own = votes + copy * (bins + padding);
  all_votes<Vote, COUNT>(in, count, [&](uint32_t bin) { add(own, bin, way); });
  __syncthreads();
  for (uint32_t bin = threadIdx.x; bin < bins; bin += blockDim.x) {
    T sum = 0;
    for (uint32_t of = 0; of < copies; of++)
      sum += votes[of * (bins + padding) + bin];
    atomicAdd(&out[bin], sum);
  }
}

// A kernel of its own: an address that may be in shared memory or not would make other instructions of all of it.
template <typename T, typename Vote, int COUNT> __global__ void count_votes_in_global_memory(const void *in, T *out, uint32_t count) {
  all_votes<Vote, COUNT>(in, count, [&](uint32_t bin) { atomicAdd(&out[bin], (T)1); });
}

// Each thread has counters of its own, and needs no atomics: neighbours in different banks.
template <typename T, typename Vote, int COUNT> __global__ void count_own_votes(const void *in, T *out, uint32_t count, uint32_t bins) {
  extern __shared__ unsigned char room[];
  T *own = (T *)room + threadIdx.x;
  for (uint32_t bin = 0; bin < bins; bin++)
    own[bin * blockDim.x] = 0;
  all_votes<Vote, COUNT>(in, count, [&](uint32_t bin) { own[bin * blockDim.x] += 1; });
  __syncthreads();
  for (uint32_t bin = threadIdx.x; bin < bins; bin += blockDim.x) {
    T sum = 0;
    for (uint32_t of = 0; of < blockDim.x; of++)
      sum += ((T *)room)[bin * blockDim.x + (of + bin) % blockDim.x];
    atomicAdd(&out[bin], sum);
  }
}

__global__ void read_votes(const uint32_t *in, uint32_t *out, uint32_t count) {
  uint32_t sum = 0;
  for (uint32_t at = blockIdx.x * blockDim.x + threadIdx.x; at < count; at += gridDim.x * blockDim.x)
    sum += in[at];
  if (sum == 0xffffffffu)
    *out = sum;
}

template <typename F> static void timed(F launch, float &median, float &least) {
  cudaEvent_t begin, end;
  OK(cudaEventCreate(&begin));
  OK(cudaEventCreate(&end));
  std::vector<float> times;
  for (int round = 0; round < 17; round++) {
    float milliseconds;
    OK(cudaEventRecord(begin));
    launch();
    OK(cudaEventRecord(end));
    OK(cudaEventSynchronize(end));
    OK(cudaEventElapsedTime(&milliseconds, begin, end));
    if (round >= 2)
      times.push_back(1000 * milliseconds);
  }
  std::sort(times.begin(), times.end());
  median = times[times.size() / 2];
  least = times[0];
  OK(cudaEventDestroy(begin));
  OK(cudaEventDestroy(end));
}

enum Seeds { ALL, EVEN, ODD };

struct Set {
  Seeds seeds;
  std::vector<Kind> kinds;
  std::vector<uint32_t> bins;
  // The seed of the first trace; the next one's is one more.
  uint32_t first_seed;
  std::vector<uint32_t> counts;
  std::vector<int> threads, ways;
  std::vector<uint32_t> copies;
  // Bytes of a vote, and votes of a load.
  std::vector<std::pair<int, int>> loads;
};

struct Trace {
  const char *kind;
  uint32_t bins, seed, count;
  const void *in;
  std::vector<uint32_t> want;
};

static void print(const Trace &trace, int bytes, int a_load, const char *type, const char *way, int threads, uint32_t copies, const char *mapping, uint32_t padding,
                  int blocks, size_t shared, float median, float least, bool right) {
  printf("%s,%u,%u,%u,%d,%d,%s,%s,%d,%u,%s,%u,%d,%zu,%.2f,%.2f,%d\n", trace.kind, trace.bins, trace.seed, trace.count, bytes, a_load, type, way, threads, copies,
         mapping, padding, blocks, shared, median, least, right);
}

template <typename T, typename Vote, int COUNT> static void measure(const Set &set, const char *type, const Trace &trace, int sms) {
  const size_t most = 220 * 1024;
  T *out;
  OK(cudaMalloc(&out, trace.bins * sizeof(T)));
  std::vector<T> got(trace.bins);
  auto kernel = count_votes<T, Vote, COUNT>;
  auto in_global_memory = count_votes_in_global_memory<T, Vote, COUNT>;
  auto with_own = count_own_votes<T, Vote, COUNT>;
  OK(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, most));
  OK(cudaFuncSetAttribute(with_own, cudaFuncAttributeMaxDynamicSharedMemorySize, most));
  for (int threads : set.threads)
    for (int way : set.ways)
      for (uint32_t copies : set.copies)
        for (int block_mapping = 0; block_mapping < 2; block_mapping++)
          for (uint32_t padding = 0; padding < 2; padding++) {
            bool one = way == GLOBAL || way == OWN;
            if ((copies == 1 && (block_mapping || padding)) || (way == MATCH && copies > 2) || (one && copies > 1))
              continue;
            size_t bytes = way == GLOBAL ? 0 : (size_t)(way == OWN ? threads : copies) * (trace.bins + padding) * sizeof(T);
            int blocks = 0;
            if (bytes > most)
              continue;
            if (way == GLOBAL)
              OK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, in_global_memory, threads, 0));
            else if (way == OWN)
              OK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, with_own, threads, bytes));
            else
              OK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, threads, bytes));
            if (!blocks)
              continue;
            auto launch = [&] {
              if (way == GLOBAL)
                in_global_memory<<<blocks * sms, threads>>>(trace.in, out, trace.count);
              else if (way == OWN)
                with_own<<<blocks * sms, threads, bytes>>>(trace.in, out, trace.count, trace.bins);
              else
                kernel<<<blocks * sms, threads, bytes>>>(trace.in, out, trace.count, trace.bins, copies, padding, block_mapping, way);
            };
            OK(cudaMemset(out, 0, trace.bins * sizeof(T)));
            launch();
            OK(cudaGetLastError());
            OK(cudaMemcpy(got.data(), out, trace.bins * sizeof(T), cudaMemcpyDeviceToHost));
            bool right = true;
            for (uint32_t bin = 0; bin < trace.bins; bin++)
              // A float counts to 2^24 by ones.
              right &= (double)got[bin] == trace.want[bin] || (std::is_same<T, float>::value && trace.want[bin] > 1u << 24);
            float median, least;
            timed(launch, median, least);
            print(trace, sizeof(Vote), COUNT, type, WAYS[way], threads, copies, copies == 1 ? "-" : block_mapping ? "block" : "cyclic", padding, blocks, bytes,
                  median, least, right);
          }
  OK(cudaFree(out));
}

template <typename Vote, int COUNT> static void measure_load(const Set &set, Trace trace, const std::vector<uint32_t> &votes, int sms) {
  if (trace.bins - 1 > (Vote)-1)
    return;
  std::vector<Vote> packed(votes.begin(), votes.end());
  void *in;
  OK(cudaMalloc(&in, votes.size() * sizeof(Vote)));
  OK(cudaMemcpy(in, packed.data(), votes.size() * sizeof(Vote), cudaMemcpyHostToDevice));
  trace.in = in;
  measure<unsigned, Vote, COUNT>(set, "int", trace, sms);
  measure<float, Vote, COUNT>(set, "float", trace, sms);
  OK(cudaFree(in));
}

static void measure_trace(const Set &set, Trace trace, const std::vector<uint32_t> &votes, int sms) {
  uint32_t *in, *out;
  OK(cudaMalloc(&in, votes.size() * 4));
  OK(cudaMalloc(&out, 4));
  OK(cudaMemcpy(in, votes.data(), votes.size() * 4, cudaMemcpyHostToDevice));
  float median, least;
  timed([&] { read_votes<<<sms * 2, 1024>>>(in, out, trace.count); }, median, least);
  print(trace, 4, 1, "-", "load", 1024, 0, "-", 0, 2, 0, median, least, true);
  OK(cudaFree(in));
  OK(cudaFree(out));
  for (auto load : set.loads) {
    if (load == std::pair<int, int>(4, 1))
      measure_load<uint32_t, 1>(set, trace, votes, sms);
    if (load == std::pair<int, int>(4, 4))
      measure_load<uint32_t, 4>(set, trace, votes, sms);
    if (load == std::pair<int, int>(2, 1))
      measure_load<uint16_t, 1>(set, trace, votes, sms);
    if (load == std::pair<int, int>(2, 8))
      measure_load<uint16_t, 8>(set, trace, votes, sms);
    if (load == std::pair<int, int>(1, 16))
      measure_load<uint8_t, 16>(set, trace, votes, sms);
  }
  fflush(stdout);
}

static void measure_set(const Set &set, int sms) {
  uint32_t seed = set.first_seed - 1;
  for (Kind kind : set.kinds)
    for (uint32_t bins : set.bins)
      for (uint32_t count : set.counts) {
        seed++;
        if ((set.seeds == EVEN && seed % 2) || (set.seeds == ODD && seed % 2 == 0))
          continue;
        Trace one = {KINDS[kind], bins, seed, count, nullptr, std::vector<uint32_t>(bins)};
        std::vector<uint32_t> votes = trace(kind, bins, seed, count);
        for (uint32_t bin : votes)
          one.want[bin]++;
        measure_trace(set, one, votes, sms);
      }
}

#ifndef NO_MAIN
int main(int arguments, char **argument) {
  const uint32_t all = 1 << 24;
  const std::vector<Kind> six = {UNIFORM, ZIPF, WALK, RUNS, TWO_HOT, STRIDE};
  std::string name = arguments > 1 ? argument[1] : "";
  const std::vector<int> both = {ATOMIC, MATCH};
  const std::vector<uint32_t> powers = {1, 2, 4, 8, 16, 32};
  const std::vector<uint32_t> first_bins = {8, 64, 128, 256, 2048};
  const std::vector<std::pair<int, int>> usual = {{4, 1}, {1, 16}};
  const std::vector<int> all_ways = {ATOMIC, MATCH, GLOBAL, OWN}, blocks = {256, 512, 1024};
  std::vector<Set> sets;
  if (name == "fitted")
    sets = {{EVEN, six, first_bins, 1, {all}, {256, 1024}, both, powers, usual}};
  else if (name == "kept")
    sets = {{ODD, six, first_bins, 1, {all}, {256, 1024}, both, powers, usual},
            {ALL, {UNIFORM, ZIPF, WALK, RUNS, TWO_HOT, STRIDE, HILLS, SORTED}, {16, 100, 512, 1000, 4096}, 1001, {all}, {256, 512, 1024}, both, powers, usual}};
  else if (name == "sizes")
    sets = {{ALL, {UNIFORM, ZIPF, RUNS}, {64, 256}, 2001, {1 << 20, 1 << 22, 1 << 26}, {128, 256, 512, 1024}, both, powers, usual}};
  else if (name == "global")
    sets = {{ALL, six, {64, 1024, 16384, 49152, 1 << 20}, 3001, {all}, {256, 1024}, {ATOMIC, GLOBAL}, {1, 2, 4}, usual}};
  else if (name == "cases")
    // Digits of a radix pass; experts of tokens; pixels of 12 bits; points by voxel.
    sets = {{ALL, {UNIFORM}, {256}, 4001, {all}, blocks, all_ways, powers, {{4, 4}, {4, 1}}},
            {ALL, {TOKENS}, {128}, 4101, {1 << 20, all}, blocks, all_ways, powers, {{4, 1}, {2, 8}}},
            {ALL, {PIXELS}, {4096}, 4201, {all}, blocks, all_ways, powers, {{2, 1}, {2, 8}}},
            {ALL, {VOXELS}, {32768}, 4301, {all}, blocks, all_ways, powers, {{4, 1}}}};
  else {
    fprintf(stderr, "give fitted, kept, sizes, global or cases\n");
    return 2;
  }
  cudaDeviceProp device;
  OK(cudaGetDeviceProperties(&device, 0));
  int khz = 0;
  OK(cudaDeviceGetAttribute(&khz, cudaDevAttrClockRate, 0));
  fprintf(stderr, "%s, %d SMs, %d kHz\n", device.name, device.multiProcessorCount, khz);
  const int sms = device.multiProcessorCount;
  printf("kind,bins,seed,votes,vote_bytes,votes_per_thread,type,way,threads,copies,mapping,padding,blocks_per_sm,bytes,median_us,least_us,right\n");
  for (const Set &set : sets)
    measure_set(set, sms);
}
#endif
