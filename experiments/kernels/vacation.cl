// Reservations (VA) after STAMP's vacation, in three versions: three tables (flights, cars, rooms) of `rows` rows each. A row
// has the number of free places, and its price << 16. Each of 256 customers looks at two rows of each table and reserves
// a place in the cheaper one of those that have any: the critical section. `wishes` has the six rows of each customer,
// `wishes[(2 * table + choice) * 256 + id]`; `out` gets the rows of all tables, then what each customer got: a byte a
// table, the chosen row + 1, or 0.
#include "spinlock.h"
#include "turnstile.h"

#define CUSTOMERS 256
#define TABLES 3
#define ROWS 128

static void start(__local uint *tables, __global const uint *rows, uint count) {
  for (uint row = get_local_id(0); row < TABLES * count; row += CUSTOMERS)
    tables[row] = rows[row];
  barrier(CLK_LOCAL_MEM_FENCE);
}

static void finish(__local uint *tables, __global uint *out, uint count) {
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint row = get_local_id(0); row < TABLES * count; row += CUSTOMERS)
    out[row] = tables[row];
}

// Reserves in the cheaper of two rows of a table: the row + 1, or 0 if both are full.
static uint reserve(__local uint *table, uint a, uint b) {
  uint first = table[a], second = table[b];
  bool swap = (first & 0xffff) == 0 || ((second & 0xffff) != 0 && second >> 16 < first >> 16);
  uint row = swap ? b : a, there = swap ? second : first;
  if ((there & 0xffff) == 0)
    return 0;
  table[row] = there - 1;
  return row + 1;
}

// Reserves in all tables.
static uint reserve_all(__local uint *tables, const uint *wish, uint count) {
  uint got = 0;
#pragma unroll
  for (uint table = 0; table < TABLES; table++)
    got |= reserve(tables + table * count, wish[2 * table], wish[2 * table + 1]) << (8 * table);
  return got;
}

__kernel void vacation_tm(__global const uint *rows, __global const uint *wishes, __global uint *out, uint count) {
  __local uint tables[TABLES * ROWS];
  start(tables, rows, count);
  uint id = get_local_id(0), wish[2 * TABLES];
#pragma unroll
  for (uint i = 0; i < 2 * TABLES; i++)
    wish[i] = wishes[i * CUSTOMERS + id];
  TX_BEGIN();
  uint got = reserve_all(tables, wish, count);
  TX_DIVERGENT(got);
  TX_COMMIT();
  finish(tables, out, count);
  out[TABLES * count + id] = got;
}

// One lock a row. They are taken in ascending order and all given back if one of them is not to be had: whoever waits for
// the highest lock that anybody waits for waits for a work-item that has all of its own.
__kernel void vacation_fgl(__global const uint *rows, __global const uint *wishes, __global uint *out, uint count) {
  __local uint tables[TABLES * ROWS], locks[TABLES * ROWS], order[2 * TABLES * CUSTOMERS];
  for (uint row = get_local_id(0); row < TABLES * ROWS; row += CUSTOMERS)
    locks[row] = 0;
  start(tables, rows, count);
  uint id = get_local_id(0), wish[2 * TABLES], got = 0;
#pragma unroll
  for (uint i = 0; i < 2 * TABLES; i++)
    wish[i] = wishes[i * CUSTOMERS + id];
#pragma unroll
  for (uint table = 0; table < TABLES; table++) {
    uint a = wish[2 * table], b = wish[2 * table + 1];
    order[2 * table * CUSTOMERS + id] = table * count + min(a, b);
    order[(2 * table + 1) * CUSTOMERS + id] = table * count + max(a, b);
  }
  uint waiting = 1;
  while (waiting) {
    uint held = 0;
    while (held < 2 * TABLES && try_lock(locks + order[held * CUSTOMERS + id]))
      held++;
    if (held == 2 * TABLES) {
      got = reserve_all(tables, wish, count);
      waiting = 0;
    }
    while (held > 0)
      unlock(locks + order[--held * CUSTOMERS + id]);
    OPAQUE(waiting);
  }
  finish(tables, out, count);
  out[TABLES * count + id] = got;
}

__kernel void vacation_serial(__global const uint *rows, __global const uint *wishes, __global uint *out, uint count) {
  __local uint tables[TABLES * ROWS], shared[2 * TABLES * CUSTOMERS], result[CUSTOMERS];
  uint id = get_local_id(0);
  for (uint i = 0; i < 2 * TABLES; i++)
    shared[i * CUSTOMERS + id] = wishes[i * CUSTOMERS + id];
  start(tables, rows, count);
  if (id == 0)
    for (uint i = 0; i < CUSTOMERS; i++) {
      uint wish[2 * TABLES];
#pragma unroll
      for (uint j = 0; j < 2 * TABLES; j++)
        wish[j] = shared[j * CUSTOMERS + i];
      result[i] = reserve_all(tables, wish, count);
    }
  finish(tables, out, count);
  out[TABLES * count + id] = result[id];
}
