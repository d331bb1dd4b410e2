// CUDA C++ on a CPU: a thread of the host for each thread of a block, one block after the other. What the language leaves to the
// instructions is as the PTX ISA manual has it. In front of a random kernel; main() is at the end of the file that includes it.
#include <fenv.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define __global__
#define __device__
#define __noinline__ __attribute__((noinline))
#define __shared__ static
#define HOST static __attribute__((noinline, unused))
typedef unsigned long long u64;
typedef long long i64;

struct Dim { unsigned x; };
static Dim blockDim;
static thread_local Dim blockIdx, threadIdx;

// Warps: lanes that name the same others meet and see each other's words.
struct Meeting {
  unsigned mask, arrived, left;
  u64 words[32];
};
struct Warp {
  pthread_mutex_t mutex;
  pthread_cond_t changed;
  Meeting meetings[8];
};
static Warp warps[32];

// The barrier of a block, which waits for the threads that have not ended.
struct Barrier {
  unsigned alive, arrived, votes, round;
  // Of the round before.
  unsigned all, held;
};
static Barrier block_barrier;
static pthread_mutex_t block_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t block_changed = PTHREAD_COND_INITIALIZER;

HOST void open_barrier() {
  block_barrier.all = block_barrier.alive;
  block_barrier.held = block_barrier.votes;
  block_barrier.arrived = block_barrier.votes = 0;
  ++block_barrier.round;
  pthread_cond_broadcast(&block_changed);
}
// For how many threads it holds, and how many there are.
HOST Barrier arrive(bool holds) {
  pthread_mutex_lock(&block_mutex);
  unsigned round = block_barrier.round;
  block_barrier.votes += holds;
  if (++block_barrier.arrived == block_barrier.alive) open_barrier();
  while (round == block_barrier.round) pthread_cond_wait(&block_changed, &block_mutex);
  Barrier left = block_barrier;
  pthread_mutex_unlock(&block_mutex);
  return left;
}
HOST void end_thread() {
  pthread_mutex_lock(&block_mutex);
  if (--block_barrier.alive != 0 && block_barrier.arrived == block_barrier.alive) open_barrier();
  pthread_mutex_unlock(&block_mutex);
}
HOST void __syncthreads() { arrive(false); }
HOST int __syncthreads_count(int condition) { return arrive(condition != 0).held; }
HOST int __syncthreads_and(int condition) {
  Barrier barrier = arrive(condition != 0);
  return barrier.held == barrier.all;
}
HOST int __syncthreads_or(int condition) { return __syncthreads_count(condition) != 0; }
HOST void __trap() { abort(); }

// Everyone's words; the lanes of a meeting are apart from those of another at the same time.
HOST void meet(unsigned mask, u64 word, u64 *all) {
  Warp *warp = &warps[threadIdx.x / 32];
  pthread_mutex_lock(&warp->mutex);
  Meeting *own = 0;
  while (!own) {
    for (Meeting *one = warp->meetings; one < warp->meetings + 8 && !own; ++one)
      if (one->mask == mask && one->left == 0 && !(one->arrived >> (threadIdx.x & 31) & 1)) own = one;
    for (Meeting *one = warp->meetings; one < warp->meetings + 8 && !own; ++one)
      if (one->mask == 0) own = one;
    if (!own) pthread_cond_wait(&warp->changed, &warp->mutex);
  }
  own->mask = mask;
  own->arrived |= 1u << (threadIdx.x & 31);
  own->words[threadIdx.x & 31] = word;
  pthread_cond_broadcast(&warp->changed);
  while (own->arrived != mask) pthread_cond_wait(&warp->changed, &warp->mutex);
  memcpy(all, own->words, sizeof own->words);
  own->left |= 1u << (threadIdx.x & 31);
  if (own->left == mask) memset(own, 0, sizeof *own);
  pthread_cond_broadcast(&warp->changed);
  pthread_mutex_unlock(&warp->mutex);
}

HOST void __syncwarp(unsigned mask) { u64 all[32]; meet(mask, 0, all); }
HOST unsigned __ballot_sync(unsigned mask, int condition) {
  u64 all[32];
  meet(mask, condition != 0, all);
  unsigned votes = 0;
  for (int lane = 0; lane < 32; ++lane)
    if (mask >> lane & 1) votes |= (unsigned)all[lane] << lane;
  return votes;
}
HOST int __any_sync(unsigned mask, int condition) { return __ballot_sync(mask, condition) != 0; }
HOST int __all_sync(unsigned mask, int condition) { return __ballot_sync(mask, condition) == mask; }

// From the lane that `source` gives for this one, unless it is outside of the segment.
template <class T> T shuffle(unsigned mask, T value, int source, bool inside) {
  u64 word = 0, all[32];
  memcpy(&word, &value, sizeof value);
  meet(mask, word, all);
  if (!inside) return value;
  memcpy(&value, &all[source], sizeof value);
  return value;
}
static int lane_number() { return threadIdx.x & 31; }
template <class T> T __shfl_sync(unsigned mask, T value, int lane) { return shuffle(mask, value, lane & 31, true); }
template <class T> T __shfl_xor_sync(unsigned mask, T value, int bits) { return shuffle(mask, value, lane_number() ^ bits, true); }
template <class T> T __shfl_up_sync(unsigned mask, T value, unsigned by) {
  int source = lane_number() - (int)by;
  return shuffle(mask, value, source, source >= 0);
}
template <class T> T __shfl_down_sync(unsigned mask, T value, unsigned by, int width) {
  int source = lane_number() + (int)by;
  return shuffle(mask, value, source, source / width == lane_number() / width);
}

// Atomics.
template <class T, class F> void update(T *place, F change) {
  T old = __atomic_load_n(place, __ATOMIC_SEQ_CST);
  while (!__atomic_compare_exchange_n(place, &old, change(old), false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) {}
}
template <class T> T min(T a, T b) { return a < b ? a : b; }
template <class T> T max(T a, T b) { return a > b ? a : b; }
#define ATOMIC(name, T, result) \
  HOST void name(T *place, T value) { update(place, [=](T old) -> T { return result; }); }
#define ATOMICS(T) \
  ATOMIC(atomicAdd, T, old + value) ATOMIC(atomicMin, T, min(old, value)) ATOMIC(atomicMax, T, max(old, value)) \
  ATOMIC(atomicAnd, T, old & value) ATOMIC(atomicOr, T, old | value) ATOMIC(atomicXor, T, old ^ value)
ATOMICS(unsigned)
ATOMICS(u64)
ATOMIC(atomicMin, int, min(old, value))
ATOMIC(atomicMax, int, max(old, value))

// Bits.
HOST int __popcll(u64 a) { return __builtin_popcountll(a); }
HOST int __popc(unsigned a) { return __popcll(a); }
HOST int __clzll(u64 a) { return a ? __builtin_clzll(a) : 64; }
HOST int __clz(unsigned a) { return __clzll(a) - 32; }
HOST int __ffsll(u64 a) { return __builtin_ffsll(a); }
HOST int __ffs(unsigned a) { return __ffsll(a); }
HOST u64 __brevll(u64 a) {
  u64 turned = 0;
  for (int bit = 0; bit < 64; ++bit) turned |= (a >> bit & 1) << (63 - bit);
  return turned;
}
HOST unsigned __brev(unsigned a) { return __brevll(a) >> 32; }
HOST unsigned __byte_perm(unsigned a, unsigned b, unsigned selector) {
  u64 both = (u64)b << 32 | a;
  unsigned result = 0;
  for (int byte = 0; byte < 4; ++byte) result |= (unsigned)(both >> 8 * (selector >> 4 * byte & 7) & 255) << 8 * byte;
  return result;
}
HOST unsigned __umulhi(unsigned a, unsigned b) { return (u64)a * b >> 32; }
HOST int __mulhi(int a, int b) { return (i64)a * b >> 32; }
HOST u64 __umul64hi(u64 a, u64 b) { return (unsigned __int128)a * b >> 64; }
HOST i64 __mul64hi(i64 a, i64 b) { return (__int128)a * b >> 64; }
HOST unsigned __funnelshift_l(unsigned low, unsigned high, unsigned by) { return (((u64)high << 32 | low) << (by & 31)) >> 32; }
HOST unsigned __funnelshift_r(unsigned low, unsigned high, unsigned by) { return ((u64)high << 32 | low) >> (by & 31); }
HOST unsigned __usad(unsigned a, unsigned b, unsigned c) { return (a > b ? a - b : b - a) + c; }
HOST unsigned __sad(int a, int b, unsigned c) { return (a > b ? (unsigned)a - (unsigned)b : (unsigned)b - (unsigned)a) + c; }
HOST int __mul24(int a, int b) { return (int)((i64)(int)((unsigned)a << 8) * (int)((unsigned)b << 8) >> 16); }

// Floats.
template <class To, class From> To bit_copy(From value) { To to; memcpy(&to, &value, sizeof to); return to; }
HOST float __uint_as_float(unsigned a) { return bit_copy<float>(a); }
HOST unsigned __float_as_uint(float a) { return bit_copy<unsigned>(a); }
HOST i64 __double_as_longlong(double a) { return bit_copy<i64>(a); }
// The lesser of two zeros is the negative one, and a number wins over a NaN.
template <class T> T least(T a, T b) { return a != a ? b : b != b ? a : a < b || (a == b && signbit(a)) ? a : b; }
template <class T> T greatest(T a, T b) { return a != a ? b : b != b ? a : a > b || (a == b && !signbit(a)) ? a : b; }
#define fminf least<float>
#define fmaxf greatest<float>
#define fmin least<double>
#define fmax greatest<double>

// In a rounding mode; `volatile` keeps the operation between the two changes of it.
#define ROUNDED(name, T, parameters, operands, result) \
  HOST T name parameters { operands fesetround(MODE); volatile T value = result; fesetround(FE_TONEAREST); return value; }
#define OF_TWO(name, T, operation) ROUNDED(name, T, (T x, T y), volatile T a = x; volatile T b = y;, a operation b)
#define OF_ONE(name, T, From) ROUNDED(name, T, (From x), volatile From a = x;, (T)a)
#define ALL(mode) \
  OF_TWO(__fadd_##mode, float, +) OF_TWO(__fmul_##mode, float, *) OF_TWO(__fdiv_##mode, float, /) \
  OF_TWO(__dadd_##mode, double, +) OF_TWO(__dmul_##mode, double, *) \
  ROUNDED(__fmaf_##mode, float, (float x, float y, float z), volatile float a = x; volatile float b = y; volatile float c = z;, fmaf(a, b, c)) \
  OF_ONE(__int2float_##mode, float, int) OF_ONE(__uint2float_##mode, float, unsigned) OF_ONE(__ll2float_##mode, float, i64) \
  OF_ONE(__ull2float_##mode, float, u64) OF_ONE(__double2float_##mode, float, double) OF_ONE(__ll2double_##mode, double, i64) \
  OF_ONE(__ull2double_##mode, double, u64)
#define MODE FE_TONEAREST
ALL(rn)
#undef MODE
#define MODE FE_TOWARDZERO
ALL(rz)
#undef MODE
#define MODE FE_UPWARD
ALL(ru)
#undef MODE
#define MODE FE_DOWNWARD
ALL(rd)

// To integers, towards zero: the nearest that there is, and of a NaN what the manual says.
template <class To, class From> To integer(From value, To least, To most, To of_nan) {
  if (value != value) return of_nan;
  if (value <= (From)least) return least;
  if (value >= (From)most) return most;
  return (To)value;
}
#define INTEGERS(source, From, nan32) \
  HOST int __##source##2int_rz(From a) { return integer<int>(a, -2147483647 - 1, 2147483647, nan32); } \
  HOST unsigned __##source##2uint_rz(From a) { return integer<unsigned>(a, 0, ~0u, nan32); } \
  HOST i64 __##source##2ll_rz(From a) { return integer<i64>(a, -9223372036854775807ll - 1, 9223372036854775807ll, -9223372036854775807ll - 1); } \
  HOST u64 __##source##2ull_rz(From a) { return integer<u64>(a, 0, ~0ull, 1ull << 63); }
INTEGERS(float, float, 0)
INTEGERS(double, double, 1u << 31)
