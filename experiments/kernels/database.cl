// Records read and updated at random (DB), in three versions: the critical section of each of 256 work-items adds up eight of
// `count` records and increases some of them. `queries[n * 256 + id]` is a record, and what is to be added to it << 16 (0 =
// it is only read). `out` gets the records, then the sum of each work-item.
#include "turnstile.h"

#define WORK_ITEMS 256
#define RECORDS 1024
#define QUERIES 8

static void start(__local uint *records, __global const uint *initial, uint count) {
  for (uint record = get_local_id(0); record < count; record += WORK_ITEMS)
    records[record] = initial[record];
  barrier(CLK_LOCAL_MEM_FENCE);
}

static void finish(__local uint *records, __global uint *out, uint count) {
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint record = get_local_id(0); record < count; record += WORK_ITEMS)
    out[record] = records[record];
}

static uint transact(__local uint *records, const uint *query) {
  uint sum = 0;
#pragma unroll
  for (uint n = 0; n < QUERIES; n++) {
    __local uint *record = records + (query[n] & 0xffff);
    uint value = *record;
    sum += value;
    if (query[n] >> 16 != 0)
      *record = value + (query[n] >> 16);
  }
  return sum;
}

__kernel void database_tm(__global const uint *initial, __global const uint *queries, __global uint *out, uint count) {
  __local uint records[RECORDS];
  start(records, initial, count);
  uint id = get_local_id(0), query[QUERIES];
#pragma unroll
  for (uint n = 0; n < QUERIES; n++)
    query[n] = queries[n * WORK_ITEMS + id];
  TX_BEGIN();
  uint sum = transact(records, query);
  TX_DIVERGENT(sum);
  TX_COMMIT();
  finish(records, out, count);
  out[count + id] = sum;
}

// Atomics keep each record right; the sum may see some of another work-item's updates and not the others.
__kernel void database_fgl(__global const uint *initial, __global const uint *queries, __global uint *out, uint count) {
  __local uint records[RECORDS];
  start(records, initial, count);
  uint id = get_local_id(0), sum = 0;
  for (uint n = 0; n < QUERIES; n++) {
    uint query = queries[n * WORK_ITEMS + id];
    sum += atomic_add(records + (query & 0xffff), query >> 16);
  }
  finish(records, out, count);
  out[count + id] = sum;
}

__kernel void database_serial(__global const uint *initial, __global const uint *queries, __global uint *out,
                              uint count) {
  __local uint records[RECORDS], shared[QUERIES * WORK_ITEMS], sums[WORK_ITEMS];
  uint id = get_local_id(0);
  for (uint n = 0; n < QUERIES; n++)
    shared[n * WORK_ITEMS + id] = queries[n * WORK_ITEMS + id];
  start(records, initial, count);
  if (id == 0)
    for (uint i = 0; i < WORK_ITEMS; i++) {
      uint query[QUERIES];
#pragma unroll
      for (uint n = 0; n < QUERIES; n++)
        query[n] = shared[n * WORK_ITEMS + i];
      sums[i] = transact(records, query);
    }
  finish(records, out, count);
  out[count + id] = sums[id];
}
