// Genetic algorithm (GA) of LocalTM-Bloom, section 5.1.3, in three versions: which of eight objects fill a knapsack best.
// A solution is a word whose low eight bits say which objects are in. Each work-item takes two of the `count` solutions,
// `picks[id] & 0xffff` and `picks[id] >> 16` (not the same), finds which is nearer to the capacity, and puts it in the place
// of both: the critical section.
#include "spinlock.h"
#include "turnstile.h"

#define SOLUTIONS 256
#define WORK_ITEMS 256
#define OBJECTS 8

static uint unfitness(uint solution, __constant uint *weights, uint capacity) {
  uint weight = 0;
  for (uint object = 0; object < OBJECTS; object++)
    weight += (solution >> object & 1) * weights[object];
  return abs_diff(weight, capacity);
}

static void cross(__local uint *set, uint pick, __constant uint *weights, uint capacity) {
  __local uint *a = set + (pick & 0xffff), *b = set + (pick >> 16);
  uint x = *a, y = *b;
  uint best = unfitness(x, weights, capacity) <= unfitness(y, weights, capacity) ? x : y;
  *a = best;
  *b = best;
}

static void start(__local uint *set, __global const uint *solutions, uint count) {
  uint id = get_local_id(0);
  if (id < count)
    set[id] = solutions[id];
  barrier(CLK_LOCAL_MEM_FENCE);
}

static void finish(__local uint *set, __global uint *solutions, uint count) {
  barrier(CLK_LOCAL_MEM_FENCE);
  uint id = get_local_id(0);
  if (id < count)
    solutions[id] = set[id];
}

__kernel void genetic_tm(__global uint *solutions, __global const uint *picks, __constant uint *weights, uint capacity,
                         uint count) {
  __local uint set[SOLUTIONS];
  start(set, solutions, count);
  uint pick = picks[get_local_id(0)];
  TX_BEGIN();
  cross(set, pick, weights, capacity);
  TX_COMMIT();
  finish(set, solutions, count);
}

// Turns: 1 << `width` work-items after the others do their transactions; 64 are a wavefront.
static void cross_in_turns(__local uint *set, uint pick, __constant uint *weights, uint capacity, uint width) {
  for (uint turn = 0; turn < WORK_ITEMS >> width; turn++) {
    if (get_local_id(0) >> width == turn) {
      TX_BEGIN();
      cross(set, pick, weights, capacity);
      TX_COMMIT();
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
}

__kernel void genetic_turns_tm(__global uint *solutions, __global const uint *picks, __constant uint *weights,
                               uint capacity, uint count, uint width) {
  __local uint set[SOLUTIONS];
  start(set, solutions, count);
  cross_in_turns(set, picks[get_local_id(0)], weights, capacity, width);
  finish(set, solutions, count);
}

// In the numbered versions work-items say who has come how manieth into its critical section, where nobody else has what it has: in
// this order the crossovers leave what they have left.
static void number(__local uint *next, __global uint *order) {
  if (order)
    order[get_local_id(0)] = atomic_inc(next);
}

// The lock of the first solution of a pick is taken first; `first < second` for all keeps them from waiting in a circle.
static void cross_with_locks(__local uint *set, __local uint *locks, uint pick, __constant uint *weights, uint capacity,
                             __local uint *next, __global uint *order) {
  uint first = min(pick & 0xffff, pick >> 16), second = max(pick & 0xffff, pick >> 16);
  uint waiting = 1;
  while (waiting) {
    if (try_lock(locks + first)) {
      if (try_lock(locks + second)) {
        cross(set, pick, weights, capacity);
        number(next, order);
        unlock(locks + second);
        waiting = 0;
        OPAQUE(waiting);
      }
      unlock(locks + first);
    }
  }
}

__kernel void genetic_fgl(__global uint *solutions, __global const uint *picks, __constant uint *weights, uint capacity,
                          uint count) {
  __local uint set[SOLUTIONS], locks[SOLUTIONS];
  uint id = get_local_id(0);
  locks[id] = 0;
  start(set, solutions, count);
  cross_with_locks(set, locks, picks[id], weights, capacity, 0, 0);
  finish(set, solutions, count);
}

__kernel void genetic_numbered_fgl(__global uint *solutions, __global const uint *picks, __constant uint *weights,
                                   uint capacity, uint count, __global uint *order) {
  __local uint set[SOLUTIONS], locks[SOLUTIONS], next;
  uint id = get_local_id(0);
  locks[id] = 0;
  next = 0;
  start(set, solutions, count);
  cross_with_locks(set, locks, picks[id], weights, capacity, &next, order);
  finish(set, solutions, count);
}

// One lock for all solutions, as in the centre of LocalTM-directory's Figure 1: whoever gets it gives it back inside of the loop.
static void cross_with_lock(__local uint *set, __local uint *lock, uint pick, __constant uint *weights, uint capacity,
                            __local uint *next, __global uint *order) {
  uint waiting = 1;
  while (waiting) {
    if (try_lock(lock)) {
      cross(set, pick, weights, capacity);
      number(next, order);
      unlock(lock);
      waiting = 0;
      OPAQUE(waiting);
    }
  }
}

__kernel void genetic_lock_fgl(__global uint *solutions, __global const uint *picks, __constant uint *weights, uint capacity,
                               uint count) {
  __local uint set[SOLUTIONS], lock;
  lock = 0;
  start(set, solutions, count);
  cross_with_lock(set, &lock, picks[get_local_id(0)], weights, capacity, 0, 0);
  finish(set, solutions, count);
}

__kernel void genetic_lock_numbered_fgl(__global uint *solutions, __global const uint *picks, __constant uint *weights,
                                        uint capacity, uint count, __global uint *order) {
  __local uint set[SOLUTIONS], lock, next;
  lock = next = 0;
  start(set, solutions, count);
  cross_with_lock(set, &lock, picks[get_local_id(0)], weights, capacity, &next, order);
  finish(set, solutions, count);
}

// The left of the figure, as CPUs take a lock. Here it does not end: whoever gets the lock waits behind the loop for the others of its
// wavefront, who wait in it for the lock.
__kernel void genetic_cpu_lock_fgl(__global uint *solutions, __global const uint *picks, __constant uint *weights,
                                   uint capacity, uint count) {
  __local uint set[SOLUTIONS], lock;
  lock = 0;
  start(set, solutions, count);
  uint pick = picks[get_local_id(0)];
  while (!try_lock(&lock)) {
  }
  cross(set, pick, weights, capacity);
  unlock(&lock);
  finish(set, solutions, count);
}

__kernel void genetic_serial(__global uint *solutions, __global const uint *picks, __constant uint *weights,
                             uint capacity, uint count) {
  __local uint set[SOLUTIONS], shared[WORK_ITEMS];
  uint id = get_local_id(0);
  shared[id] = picks[id];
  start(set, solutions, count);
  if (id == 0)
    for (uint i = 0; i < WORK_ITEMS; i++)
      cross(set, shared[i], weights, capacity);
  finish(set, solutions, count);
}

// In the draw versions the picks are drawn where they are needed: by each work-item, or by the one that does all.
static uint next(uint random) {
  return random * 1664525 + 1013904223;
}

// A solution, and another one some steps on; if `ordered`, the one with the lower index first.
static uint draw(uint seed, uint count, uint ordered) {
  uint random = next(seed), a = (random >> 8) % count;
  random = next(random);
  uint b = a + 1 + (random >> 8) % (count - 1);
  b = b < count ? b : b - count;
  return ordered && b < a ? b | a << 16 : a | b << 16;
}

__kernel void genetic_draw_tm(__global uint *solutions, uint seed, uint ordered, __constant uint *weights, uint capacity,
                              uint count, uint width) {
  __local uint set[SOLUTIONS];
  start(set, solutions, count);
  uint pick = draw(seed + get_local_id(0), count, ordered);
  cross_in_turns(set, pick, weights, capacity, width);
  finish(set, solutions, count);
}

__kernel void genetic_draw_serial(__global uint *solutions, uint seed, uint ordered, __constant uint *weights, uint capacity,
                                  uint count) {
  __local uint set[SOLUTIONS];
  start(set, solutions, count);
  if (get_local_id(0) == 0)
    for (uint i = 0; i < WORK_ITEMS; i++)
      cross(set, draw(seed + i, count, ordered), weights, capacity);
  finish(set, solutions, count);
}
