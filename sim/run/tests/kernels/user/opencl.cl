// Functions of OpenCL C that need more than 32-bit accesses: 64-bit atomics, copies by a work-group.
#include "turnstile.h"

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

#define SETS 8
#define OPERATIONS 14
#define CELLS (SETS * OPERATIONS)

// Every operation on a cell of its own of `set`; `old` gets what the last ones return.
#define UPDATE(cells, set, value, old) do { \
    atom_add(&cells[set], value); \
    atom_sub(&cells[SETS + set], value); \
    atom_inc(&cells[2 * SETS + set]); \
    atom_dec(&cells[3 * SETS + set]); \
    atom_min((SPACE long *)&cells[4 * SETS + set], (long)value); \
    atom_max((SPACE long *)&cells[5 * SETS + set], (long)value); \
    atom_min(&cells[6 * SETS + set], value); \
    atom_max(&cells[7 * SETS + set], value); \
    atom_and(&cells[8 * SETS + set], value); \
    atom_or(&cells[9 * SETS + set], value); \
    atom_xor(&cells[10 * SETS + set], value); \
    ulong seen = cells[11 * SETS + set], expected; \
    do { \
      expected = seen; \
      seen = atom_cmpxchg(&cells[11 * SETS + set], expected, expected * 3 + 1); \
    } while (seen != expected); \
    old[0] = atom_add(&cells[12 * SETS + set], 0x100000003ul); \
    old[1] = atom_xchg(&cells[13 * SETS + set], value); \
  } while (0)

#define SPACE __global
__kernel void long_atomics_global(__global const ulong *values, __global ulong *cells, __global ulong *olds) {
  uint id = get_global_id(0);
  ulong value = values[id];
  UPDATE(cells, id % SETS, value, (olds + 2 * id));
}
#undef SPACE

#define SPACE __local
__kernel void long_atomics_local(__global const ulong *values, __global ulong *out, __global ulong *olds) {
  __local ulong cells[CELLS];
  uint id = get_local_id(0);
  for (uint cell = id; cell < CELLS; cell += get_local_size(0))
    cells[cell] = out[get_group_id(0) * CELLS + cell];
  barrier(CLK_LOCAL_MEM_FENCE);
  ulong value = values[get_global_id(0)];
  UPDATE(cells, id % SETS, value, (olds + 2 * get_global_id(0)));
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint cell = id; cell < CELLS; cell += get_local_size(0))
    out[get_group_id(0) * CELLS + cell] = cells[cell];
}
#undef SPACE

// Both sums belong to the transaction, the one by an atomic and the other without.
__kernel void long_atomics_transaction(__global const ulong *values, __global ulong *out) {
  __local ulong sums[SETS];
  __local ulong counts[SETS];
  uint id = get_local_id(0);
  if (id < SETS) {
    sums[id] = 0;
    counts[id] = 0;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  ulong value = values[get_global_id(0)];
  TX_BEGIN();
  ulong before = atom_add(&sums[value % SETS], value);
  counts[value % SETS] += before < value ? 0x100000001ul : 1;
  counts[value / SETS % SETS] ^= 0;
  TX_COMMIT();
  barrier(CLK_LOCAL_MEM_FENCE);
  if (id < SETS) {
    out[2 * SETS * get_group_id(0) + id] = sums[id];
    out[2 * SETS * get_group_id(0) + SETS + id] = counts[id];
  }
}

#define WORDS 300
#define ROWS 20

// A work-group's part of `in`, each word doubled, and every third of them, backwards, in a column of `columns`.
__kernel void work_group_copies(__global const uint *in, __global uint *out, __global float4 *columns,
                                __global const float4 *table) {
  __local uint words[WORDS];
  __local float4 rows[ROWS];
  uint id = get_local_id(0), group = get_group_id(0);
  event_t events[2];
  prefetch(in + group * WORDS, WORDS);
  events[0] = async_work_group_copy(words, in + group * WORDS, WORDS, 0);
  events[1] = async_work_group_strided_copy(rows, table + group, ROWS, 3, 0);
  wait_group_events(2, events);
  for (uint word = id; word < WORDS / 2; word += get_local_size(0)) {
    uint other = words[WORDS - 1 - word];
    words[WORDS - 1 - word] = 2 * words[word];
    words[word] = 2 * other;
  }
  if (id < ROWS)
    rows[id] += (float4)(id, 0, 0, words[id]);
  barrier(CLK_LOCAL_MEM_FENCE);
  events[0] = async_work_group_copy(out + group * WORDS, words, WORDS, 0);
  events[0] = async_work_group_strided_copy(columns + group, rows, ROWS, 2, events[0]);
  wait_group_events(1, events);
}
