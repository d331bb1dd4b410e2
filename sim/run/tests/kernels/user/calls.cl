// Functions that are called: clang must not inline them.

#include "turnstile.h"

#define CALLED __attribute__((noinline))

CALLED uint mix(uint a) {
  return a * 0x9e3779b1 ^ a >> 7;
}

// Ends with a call that takes its place.
CALLED uint mix_sum(uint a, uint b) {
  return mix(a + b);
}

CALLED uint mix_both(uint a, uint b) {
  return mix(a) - mix_sum(b, a);
}

// Finds out for itself where it runs.
CALLED uint place(uint step) {
  return get_global_id(0) * step + get_group_id(0) + get_local_size(0);
}

__kernel void nested_calls(__global const uint *in, __global uint *out) {
  uint id = get_global_id(0), value = in[id];
  if (value & 1)
    value = mix_both(value, id);
  else
    for (uint round = 0; round < (value >> 1 & 3); round++)
      value += place(value);
  out[id] = value;
}

CALLED uint fibonacci(uint n) {
  return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}

CALLED uint ackermann(uint m, uint n) {
  if (m == 0)
    return n + 1;
  return n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
}

CALLED uint odd_chain(uint n);

CALLED uint even_chain(uint n) {
  return n == 0 ? 7 : odd_chain(n - 1) * 3 ^ n;
}

CALLED uint odd_chain(uint n) {
  return n == 0 ? 5 : even_chain(n - 1) * 5 ^ n;
}

__kernel void recursion(__global const uint *in, __global uint *out) {
  uint id = get_global_id(0), value = in[id];
  uint result;
  if (value & 1)
    result = fibonacci(value >> 1 & 7);
  else if (value & 2)
    result = ackermann(value >> 2 & 1, value >> 3 & 3);
  else
    result = even_chain(value >> 2 & 31);
  out[id] = result;
}

#define ITEMS 12

// Sorts an array of its caller.
CALLED void sort(uint *items, uint count) {
  if (count < 2)
    return;
  uint pivot = items[0], least = 0;
  for (uint i = 1; i < count; i++) {
    if (items[i] < pivot) {
      uint moved = items[i];
      items[i] = items[least + 1];
      items[++least] = moved;
    }
  }
  items[0] = items[least];
  items[least] = pivot;
  sort(items, least);
  sort(items + least + 1, count - least - 1);
}

__kernel void private_arrays(__global const uint *in, __global uint *out) {
  uint items[ITEMS], id = get_global_id(0);
  for (uint i = 0; i < ITEMS; i++)
    items[i] = in[id] * (2 * i + 1) >> 20;
  sort(items, 1 + id % ITEMS);
  uint sum = 0;
  for (uint i = 0; i < ITEMS; i++)
    sum = sum * 31 + items[i];
  out[id] = sum;
}

CALLED uint turn(__local uint *ring, uint id, uint size) {
  barrier(CLK_LOCAL_MEM_FENCE);
  uint next = ring[(id + 1) % size];
  barrier(CLK_LOCAL_MEM_FENCE);
  ring[id] = next + 1;
  return next;
}

__kernel void barriers_in_calls(__global const uint *in, __global uint *out, uint turns) {
  __local uint ring[128];
  uint id = get_local_id(0), seen = 0;
  ring[id] = in[get_global_id(0)];
  for (uint i = 0; i < turns; i++)
    seen = seen * 3 + turn(ring, id, 128);
  out[get_global_id(0)] = seen;
}

#define CELLS 64

CALLED void transfer(__local uint *cells, uint from, uint to) {
  TX_BEGIN();
  cells[from] -= 1;
  cells[to] += 1;
  TX_COMMIT();
}

// A transaction at every depth.
CALLED uint spread(__local uint *cells, uint cell, uint depth) {
  TX_BEGIN();
  cells[cell] += depth;
  TX_COMMIT();
  return depth == 0 ? cell : spread(cells, (cell * 5 + 1) % CELLS, depth - 1) * 3 ^ depth;
}

__kernel void transactions_in_calls(__global const uint *in, __global uint *cells_out, __global uint *results) {
  __local uint cells[CELLS];
  uint id = get_local_id(0), value = in[get_global_id(0)], result = 0;
  if (id < CELLS)
    cells[id] = 100;
  barrier(CLK_LOCAL_MEM_FENCE);
  transfer(cells, value % CELLS, value / 64 % CELLS);
  if (value & 0x100)
    result = spread(cells, value / 0x200 % CELLS, value / 0x2000 % 4);
  else if (value & 0x200)
    transfer(cells, id % CELLS, value % CELLS);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (id < CELLS)
    cells_out[get_group_id(0) * CELLS + id] = cells[id];
  results[get_global_id(0)] = result;
}
