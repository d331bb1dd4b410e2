// K-means (KM) of LocalTM-Bloom, section 5.1.2, in three versions: one iteration over 256 points in three dimensions, one
// a work-item. `points` has the x of all points, then y, then z; `centres` likewise. The critical section adds a point and
// a one to the sums of its nearest centre, of which `spacing` (4 to 8) is the distance in a bank. `out` gets x, y, z of the new centres and the number of their points.
#include "spinlock.h"
#include "turnstile.h"

#define POINTS 256
#define CENTRES 256
#define BANKS 32
#define PARTS 4
#define SPACING 8

// All parts of a centre's sums lie in one bank, as in the paper: `spacing` rows of all banks have the sums of 32 centres.
static __local float *part_of(__local float *sums, uint spacing, uint centre, uint part) {
  return sums + (centre / BANKS * spacing + part) * BANKS + centre % BANKS;
}

static void start(__local float *sums, __local float *centre, __global const float *centres, uint count) {
  for (uint word = get_local_id(0); word < SPACING * CENTRES; word += POINTS)
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

static void add(__local float *sums, uint spacing, uint centre, float3 point) {
  *part_of(sums, spacing, centre, 0) += point.x;
  *part_of(sums, spacing, centre, 1) += point.y;
  *part_of(sums, spacing, centre, 2) += point.z;
  *part_of(sums, spacing, centre, 3) += 1;
}

// A centre without points stays where it is.
static void finish(__local float *sums, const __local float *centre, __global float *out, uint count,
                   uint spacing) {
  barrier(CLK_LOCAL_MEM_FENCE);
  uint k = get_local_id(0);
  if (k < count) {
    float points = *part_of(sums, spacing, k, 3);
    for (uint part = 0; part < 3; part++)
      out[part * count + k] = points > 0 ? native_divide(*part_of(sums, spacing, k, part), points) : centre[part * count + k];
    out[3 * count + k] = points;
  }
}

static float3 load(__global const float *points, uint id) {
  return (float3)(points[id], points[POINTS + id], points[2 * POINTS + id]);
}

__kernel void k_means_tm(__global const float *points, __global const float *centres, __global float *out,
                             uint count, uint spacing) {
  __local float sums[SPACING * CENTRES], centre[3 * CENTRES];
  start(sums, centre, centres, count);
  float3 point = load(points, get_local_id(0));
  uint k = nearest(centre, count, point);
  TX_BEGIN();
  add(sums, spacing, k, point);
  TX_COMMIT();
  finish(sums, centre, out, count, spacing);
}

__kernel void k_means_fgl(__global const float *points, __global const float *centres, __global float *out,
                             uint count, uint spacing) {
  __local float sums[SPACING * CENTRES], centre[3 * CENTRES];
  __local uint locks[CENTRES];
  locks[get_local_id(0)] = 0;
  start(sums, centre, centres, count);
  float3 point = load(points, get_local_id(0));
  uint k = nearest(centre, count, point);
  uint waiting = 1;
  while (waiting) {
    if (try_lock(locks + k)) {
      add(sums, spacing, k, point);
      unlock(locks + k);
      waiting = 0;
      OPAQUE(waiting);
    }
  }
  finish(sums, centre, out, count, spacing);
}

__kernel void k_means_serial(__global const float *points, __global const float *centres, __global float *out,
                             uint count, uint spacing) {
  __local float sums[SPACING * CENTRES], centre[3 * CENTRES], shared[3 * POINTS];
  __local uint chosen[POINTS];
  start(sums, centre, centres, count);
  uint id = get_local_id(0);
  float3 point = load(points, id);
  chosen[id] = nearest(centre, count, point);
  shared[id] = point.x;
  shared[POINTS + id] = point.y;
  shared[2 * POINTS + id] = point.z;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (id == 0)
    for (uint i = 0; i < POINTS; i++)
      add(sums, spacing, chosen[i], (float3)(shared[i], shared[POINTS + i], shared[2 * POINTS + i]));
  finish(sums, centre, out, count, spacing);
}
