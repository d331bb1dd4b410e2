// Compiled with -O0: every variable is in private memory. There are no calls in legs of branches, behind which clang-16
// reloads spilled registers for the lanes of the leg only.

#include "turnstile.h"

uint weighted(const uint *items, uint count, uint weight) {
  uint sum = 0;
  for (uint i = 0; i < count; i++)
    sum += items[i] * (i + weight);
  return sum;
}

__kernel void unoptimised(__global const uint *in, __global uint *out) {
  uint items[8], id = get_global_id(0);
  for (uint i = 0; i < 8; i++)
    items[i] = in[(id + i) % get_global_size(0)];
  items[id % 8] += weighted(items, id % 5, 3);
  out[id] = weighted(items, 8, get_local_id(0));
}

__kernel void unoptimised_transaction(__global uint *out, __local uint *cells) {
  uint id = get_local_id(0);
  cells[id] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  TX_BEGIN();
  uint old = cells[id / 2];
  cells[id / 2] = old + 1;
  TX_COMMIT();
  barrier(CLK_LOCAL_MEM_FENCE);
  out[id] = cells[id];
}
