// Votes in local memory, in four versions: vote i is for bin `choices[i]`, and adds `values[part][i]` to the sums of every part of that
// bin. A histogram has one part, k-means one more than its objects have components. Work-item 0 takes votes 0, 256, 512 ...
#include "spinlock.h"
#include "turnstile.h"

#define ITEMS 256
#define BINS 1024
#define WORDS 3072

static void start(__local uint *sums, uint words) {
  for (uint word = get_local_id(0); word < words; word += ITEMS)
    sums[word] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
}

static void finish(const __local uint *sums, __global uint *out, uint words) {
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint word = get_local_id(0); word < words; word += ITEMS)
    out[word] = sums[word];
}

// All parts of a vote; nobody else may be at its bin.
static void vote(__local uint *sums, __global const uint *values, uint i, uint count, uint bin, uint bins, uint parts) {
  for (uint part = 0; part < parts; part++)
    sums[part * bins + bin] += values[part * count + i];
}

__kernel void voting_atomic(__global const uint *choices, __global const uint *values, __global uint *out, uint count, uint bins,
                            uint parts) {
  __local uint sums[WORDS];
  start(sums, parts * bins);
  for (uint i = get_local_id(0); i < count; i += ITEMS) {
    uint bin = choices[i];
    for (uint part = 0; part < parts; part++)
      atomic_add(&sums[part * bins + bin], values[part * count + i]);
  }
  finish(sums, out, parts * bins);
}

__kernel void voting_fgl(__global const uint *choices, __global const uint *values, __global uint *out, uint count, uint bins,
                         uint parts) {
  __local uint sums[WORDS], locks[BINS];
  for (uint lock = get_local_id(0); lock < bins; lock += ITEMS)
    locks[lock] = 0;
  start(sums, parts * bins);
  for (uint i = get_local_id(0); i < count; i += ITEMS) {
    uint bin = choices[i], waiting = 1;
    while (waiting) {
      if (try_lock(locks + bin)) {
        vote(sums, values, i, count, bin, bins, parts);
        unlock(locks + bin);
        waiting = 0;
        OPAQUE(waiting);
      }
    }
  }
  finish(sums, out, parts * bins);
}

__kernel void voting_tm(__global const uint *choices, __global const uint *values, __global uint *out, uint count, uint bins,
                        uint parts) {
  __local uint sums[WORDS];
  start(sums, parts * bins);
  for (uint i = get_local_id(0); i < count; i += ITEMS) {
    uint bin = choices[i];
    TX_BEGIN();
    vote(sums, values, i, count, bin, bins, parts);
    TX_COMMIT();
  }
  finish(sums, out, parts * bins);
}

__kernel void voting_serial(__global const uint *choices, __global const uint *values, __global uint *out, uint count, uint bins,
                            uint parts) {
  __local uint sums[WORDS];
  start(sums, parts * bins);
  if (get_local_id(0) == 0)
    for (uint i = 0; i < count; i++)
      vote(sums, values, i, count, choices[i], bins, parts);
  finish(sums, out, parts * bins);
}
