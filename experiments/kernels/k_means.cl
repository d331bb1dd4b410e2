// K-means (KM) of LocalTM-Bloom, section 5.1.2, in three versions: one iteration over 256 points in three dimensions, one
// a work-item. `points` has the x of all points, then y, then z; `centres` likewise. The critical section adds a point and
// a one to the sums of its nearest centre. `options` has the layout of the sums,
// how often distances are computed, and the width of a turn. `out` gets x, y, z of the new centres and the number of their points.
#include "spinlock.h"
#include "turnstile.h"

#define POINTS 256
#define CENTRES 256
#define BANKS 32
#define PARTS 4
#define ROWS 128

// The sums lie in 1 << bank_bits banks, those of a centre in one bank, as in the paper.
static __local float *part_of(__local float *sums, uint bank_bits, uint centre, uint part) {
  uint row = (centre >> bank_bits) * PARTS + part;
  return sums + row * BANKS + (centre & ((1 << bank_bits) - 1));
}

static void start(__local float *sums, uint bank_bits, __local float *centre, __global const float *centres, uint count) {
  uint rows = (((count - 1) >> bank_bits) + 1) * PARTS;
  for (uint word = get_local_id(0); word < rows * BANKS; word += POINTS)
    sums[word] = 0;
  for (uint word = get_local_id(0); word < 3 * count; word += POINTS)
    centre[word] = centres[word];
  barrier(CLK_LOCAL_MEM_FENCE);
}

static uint nearest(const __local float *centre, uint count, float3 point) {
  uint best = 0;
  float least = FLT_MAX;
  for (uint k = 0; k < count; k++) {
    float3 apart = point - (float3)(centre[k], centre[count + k], centre[2 * count + k]);
    float distance = dot(apart, apart);
    if (distance < least) {
      least = distance;
      best = k;
    }
  }
  return best;
}

// The same, computed `work` times: more outside of the critical section.
static uint nearest_after(const __local float *centre, uint count, float3 point, uint work) {
  uint best = 0;
  for (uint time = 0; time < work; time++) {
    OPAQUE(point.x);
    best = nearest(centre, count, point);
  }
  return best;
}

static void add(__local float *sums, uint bank_bits, uint centre, float3 point) {
  *part_of(sums, bank_bits, centre, 0) += point.x;
  *part_of(sums, bank_bits, centre, 1) += point.y;
  *part_of(sums, bank_bits, centre, 2) += point.z;
  *part_of(sums, bank_bits, centre, 3) += 1;
}

// A centre without points stays where it is.
static void finish(__local float *sums, const __local float *centre, __global float *out, uint count,
                   uint bank_bits) {
  barrier(CLK_LOCAL_MEM_FENCE);
  uint k = get_local_id(0);
  if (k < count) {
    float points = *part_of(sums, bank_bits, k, 3);
    for (uint part = 0; part < 3; part++)
      out[part * count + k] = points > 0 ? native_divide(*part_of(sums, bank_bits, k, part), points) : centre[part * count + k];
    out[3 * count + k] = points;
  }
}

static float3 load(__global const float *points, uint id) {
  return (float3)(points[id], points[POINTS + id], points[2 * POINTS + id]);
}

__kernel void k_means_tm(__global const float *points, __global const float *centres, __global float *out,
                         uint count, uint options) {
  __local float sums[ROWS * BANKS], centre[3 * CENTRES];
  uint bank_bits = options & 0xff;
  start(sums, bank_bits, centre, centres, count);
  float3 point = load(points, get_local_id(0));
  uint k = nearest_after(centre, count, point, options >> 8 & 0xff);
  TX_BEGIN();
  add(sums, bank_bits, k, point);
  TX_COMMIT();
  finish(sums, centre, out, count, bank_bits);
}

// Turns: 1 << width work-items after the others do their transactions; 64 are a wavefront.
__kernel void k_means_turns_tm(__global const float *points, __global const float *centres, __global float *out,
                               uint count, uint options) {
  __local float sums[ROWS * BANKS], centre[3 * CENTRES];
  uint bank_bits = options & 0xff;
  start(sums, bank_bits, centre, centres, count);
  float3 point = load(points, get_local_id(0));
  uint k = nearest_after(centre, count, point, options >> 8 & 0xff), width = options >> 16;
  for (uint turn = 0; turn < POINTS >> width; turn++) {
    if (get_local_id(0) >> width == turn) {
      TX_BEGIN();
      add(sums, bank_bits, k, point);
      TX_COMMIT();
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  finish(sums, centre, out, count, bank_bits);
}

__kernel void k_means_fgl(__global const float *points, __global const float *centres, __global float *out,
                         uint count, uint options) {
  __local float sums[ROWS * BANKS], centre[3 * CENTRES];
  __local uint locks[CENTRES];
  locks[get_local_id(0)] = 0;
  uint bank_bits = options & 0xff;
  start(sums, bank_bits, centre, centres, count);
  float3 point = load(points, get_local_id(0));
  uint k = nearest_after(centre, count, point, options >> 8 & 0xff);
  uint waiting = 1;
  while (waiting) {
    if (try_lock(locks + k)) {
      add(sums, bank_bits, k, point);
      unlock(locks + k);
      waiting = 0;
      OPAQUE(waiting);
    }
  }
  finish(sums, centre, out, count, bank_bits);
}

__kernel void k_means_serial(__global const float *points, __global const float *centres, __global float *out,
                         uint count, uint options) {
  __local float sums[ROWS * BANKS], centre[3 * CENTRES], shared[3 * POINTS];
  __local uint chosen[POINTS];
  uint bank_bits = options & 0xff;
  start(sums, bank_bits, centre, centres, count);
  uint id = get_local_id(0);
  float3 point = load(points, id);
  chosen[id] = nearest_after(centre, count, point, options >> 8 & 0xff);
  shared[id] = point.x;
  shared[POINTS + id] = point.y;
  shared[2 * POINTS + id] = point.z;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (id == 0)
    for (uint i = 0; i < POINTS; i++)
      add(sums, bank_bits, chosen[i], (float3)(shared[i], shared[POINTS + i], shared[2 * POINTS + i]));
  finish(sums, centre, out, count, bank_bits);
}
