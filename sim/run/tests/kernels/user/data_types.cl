// Transactions on data that is not a 32-bit word, and with atomics and floating point inside.
#include "turnstile.h"

#define CELLS 32

__kernel void small_cells(__global const uint *choices, __global uchar *out_bytes, __global short *out_halves) {
  __local uchar bytes[CELLS];
  __local short halves[CELLS];
  uint id = get_local_id(0);
  if (id < CELLS) {
    bytes[id] = 0;
    halves[id] = -5;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  uint choice = choices[get_global_id(0)];
  TX_BEGIN();
  bytes[choice % CELLS] += 3;
  if (choice & 32)
    halves[choice / 64 % CELLS] -= 2;
  bytes[(choice + 1) % CELLS] += 1;
  TX_COMMIT();
  barrier(CLK_LOCAL_MEM_FENCE);
  if (id < CELLS) {
    out_bytes[get_group_id(0) * CELLS + id] = bytes[id];
    out_halves[get_group_id(0) * CELLS + id] = halves[id];
  }
}

__kernel void long_cells(__global const ulong *values, __global ulong *out, __global double *sums) {
  __local ulong cells[CELLS];
  __local double reals[CELLS];
  uint id = get_local_id(0);
  if (id < CELLS) {
    cells[id] = 0;
    reals[id] = 0;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  ulong value = values[get_global_id(0)];
  TX_BEGIN();
  cells[value % CELLS] += value;
  cells[value / 32 % CELLS] ^= 0;
  reals[value % CELLS] += (double)(uint)value;
  TX_COMMIT();
  barrier(CLK_LOCAL_MEM_FENCE);
  if (id < CELLS) {
    out[get_group_id(0) * CELLS + id] = cells[id];
    sums[get_group_id(0) * CELLS + id] = reals[id];
  }
}

__kernel void atomics(__global const uint *values, __global uint *out, __global uint *tickets) {
  __local uint counters[CELLS];
  __local uint largest[CELLS];
  __local uint sums[CELLS];
  uint id = get_local_id(0);
  if (id < CELLS)
    counters[id] = largest[id] = sums[id] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint value = values[get_global_id(0)];
  uint cell = value % CELLS;
  TX_BEGIN();
  uint ticket = atomic_inc(&counters[cell]);
  atomic_max(&largest[cell], value);
  sums[(cell + ticket) % CELLS] += 1;
  counters[cell] += 1;
  uint old = atomic_cmpxchg(&counters[cell], ticket + 2, ticket + 10);
  TX_COMMIT();
  tickets[get_global_id(0)] = ticket + (old != ticket + 2);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (id < CELLS) {
    out[(get_group_id(0) * 3 + 0) * CELLS + id] = counters[id];
    out[(get_group_id(0) * 3 + 1) * CELLS + id] = largest[id];
    out[(get_group_id(0) * 3 + 2) * CELLS + id] = sums[id];
  }
}

// Division and square root take the scalar unit's help.
__kernel void arithmetic(__global const float *values, __global float *out) {
  __local float cells[CELLS];
  uint id = get_local_id(0);
  if (id < CELLS)
    cells[id] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  float value = values[get_global_id(0)];
  uint cell = (uint)value % CELLS;
  TX_BEGIN();
  float root = sqrt(value * value);
  cells[cell] += floor(root / 4.0f + 0.01f);
  cells[(uint)(value / 3.0f) % CELLS] = fmax(cells[(uint)(value / 3.0f) % CELLS], 0.0f);
  TX_COMMIT();
  barrier(CLK_LOCAL_MEM_FENCE);
  if (id < CELLS)
    out[get_group_id(0) * CELLS + id] = cells[id];
}

// Three dimensions, a work-group that is no multiple of a wavefront, and a vector.
__kernel void volume(__global const uint *values, __global uint4 *out, __local uint4 *cells) {
  uint id = (get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0);
  if (id < CELLS)
    cells[id] = (uint4)(0);
  barrier(CLK_LOCAL_MEM_FENCE);
  size_t item = (get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0) + get_global_id(0);
  uint value = values[item];
  TX_BEGIN();
  uint4 cell = cells[value % CELLS];
  cells[value % CELLS] = cell + (uint4)(1, value & 7, id & 3, 2);
  TX_COMMIT();
  barrier(CLK_LOCAL_MEM_FENCE);
  size_t group = (get_group_id(2) * get_num_groups(1) + get_group_id(1)) * get_num_groups(0) + get_group_id(0);
  if (id < CELLS)
    out[group * CELLS + id] = cells[id];
}
