// Loops in and around transactions, which work-items leave at different times, in every direction, or have lost before.
#include "turnstile.h"

#define CELLS 16

// The first CELLS words of local memory, before and behind a kernel's work.
#define START(t)                                                                                                       \
  uint id = get_local_id(0);                                                                                           \
  for (uint cell = id; cell < CELLS; cell += get_local_size(0))                                                        \
    t[cell] = 0;                                                                                                       \
  barrier(CLK_LOCAL_MEM_FENCE)
#define END(t, cells)                                                                                                  \
  barrier(CLK_LOCAL_MEM_FENCE);                                                                                        \
  for (uint cell = id; cell < CELLS; cell += get_local_size(0))                                                        \
    cells[get_group_id(0) * CELLS + cell] = t[cell]

// A transaction in a loop and a loop in the transaction; what the inner loop asks differs from work-item to work-item.
__kernel void loop_around(__global const uint *limits, __global uint *cells) {
  __local uint t[CELLS];
  START(t);
  uint x = limits[get_global_id(0)] % 8, y = limits[get_global_id(0)] / 8 % 4;
  for (uint k = 0; k <= y; k++) {
    TX_BEGIN();
    t[0] += 1;
    for (uint i = 0; i < x; i++)
      if (y)
        t[1] += i;
    TX_COMMIT();
  }
  END(t, cells);
}

// Loops in a loop, left at the end, in the middle and by a jump over both.
__kernel void nested_loops(__global const uint *limits, __global uint *cells) {
  __local uint t[CELLS];
  START(t);
  uint x = limits[get_global_id(0)] % 8, y = limits[get_global_id(0)] / 8 % 8;
  TX_BEGIN();
  for (uint a = 0; a < x; a++) {
    t[a] += 1;
    for (uint b = a;; b++) {
      if (b > y)
        break;
      if ((a ^ b) == 5)
        goto out;
      if (b & 1)
        continue;
      t[8 + b] += a;
    }
    if (a + y == 9)
      break;
  }
out:
  t[15] += 1;
  TX_COMMIT();
  END(t, cells);
}

// A loop that is the same for all work-items to clang: what it asks comes from one address.
__kernel void shared_bound(__global uint *cells) {
  __local uint t[CELLS];
  START(t);
  if (id % 3) {
    TX_BEGIN();
    uint bits = t[0];
    t[0] = bits + 1;
    while (bits) {
      t[1 + (bits & 1)] += 1;
      bits >>= 1;
    }
    TX_COMMIT();
  }
  END(t, cells);
}

// One of two neighbours loses before a loop that only losers come to, so that nobody runs in it and nobody reads what it
// asks. Behind it both go on.
__kernel void losers_loop(__global uint *cells, uint turns) {
  __local uint t[CELLS];
  START(t);
  if (id == 0)
    t[14] = turns;
  barrier(CLK_LOCAL_MEM_FENCE);
  TX_BEGIN();
  t[id / 2 % 8] += 1;
  if (id & 1) {
    uint left = t[14];
    while (left != 0) {
      for (uint more = t[14]; more > left; more--)
        t[9] += 1;
      t[8] += 1;
      left--;
    }
  } else {
    t[10] += 1;
  }
  t[11] += 1;
  TX_COMMIT();
  END(t, cells);
}

// The same, where nobody ever sees what the loop waits for.
__kernel void losers_wait(__global uint *cells) {
  __local uint t[CELLS];
  START(t);
  TX_BEGIN();
  t[id / 2 % 8] += 1;
  if (id & 1) {
    // Through all remainders of 8 in turn.
    uint there;
    do {
      there = t[9] * 5 + 3;
      t[9] = there;
      t[10] += 1;
    } while (there % 8 != 1);
  }
  t[11] += 1;
  TX_COMMIT();
  END(t, cells);
}
