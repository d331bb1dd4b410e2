// Control flow around and inside transactions, as users write it.
#include "turnstile.h"

#define POOLS 4
#define COUNTERS 8
#define CELLS 64

// A transaction in a branch in a loop that lanes leave at different times, one of them because of what the transaction
// saw.
__kernel void take_tokens(__global uint *taken, __global uint *left, uint tokens, uint rounds) {
  __local uint pools[POOLS];
  uint id = get_local_id(0);
  if (id < POOLS)
    pools[id] = tokens;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint mine = 0;
  for (uint round = 0; round < rounds; round++) {
    if (id % 7 == round)
      break;
    if ((id ^ round) & 1) {
      TX_BEGIN();
      uint there = pools[id % POOLS];
      if (there > 0)
        pools[id % POOLS] = there - 1;
      TX_COMMIT();
      if (there == 0)
        break;
      mine++;
    }
  }
  taken[get_global_id(0)] = mine;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (id < POOLS)
    left[get_group_id(0) * POOLS + id] = pools[id];
}

// Some work-items return before the transaction.
__kernel void early_return(__global uint *tickets) {
  __local uint next[COUNTERS];
  uint id = get_local_id(0);
  if (id < COUNTERS)
    next[id] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (id % 3 == 0)
    return;
  TX_BEGIN();
  uint ticket = next[id % COUNTERS];
  next[id % COUNTERS] = ticket + 1;
  TX_COMMIT();
  tickets[get_global_id(0)] = ticket + 1;
}

// One counter for all: clang takes what is read from a fixed address for the same in all work-items.
__kernel void one_counter(__global uint *tickets, __global uint *late, uint capacity) {
  __local uint next;
  uint id = get_local_id(0);
  if (id == 0)
    next = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  TX_BEGIN();
  uint ticket = next;
  next = ticket + 1;
  TX_DIVERGENT(ticket);
  TX_COMMIT();
  if (ticket < capacity)
    tickets[get_group_id(0) * capacity + ticket] = id + 1;
  else
    late[get_global_id(0)] = ticket;
}

// A search that starts at the same cell for all work-items.
__kernel void first_free(__global uint *cells) {
  __local uint used[256];
  uint id = get_local_id(0);
  used[id] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint cell = 0;
  TX_BEGIN();
  while (used[cell])
    cell++;
  used[cell] = 1;
  TX_DIVERGENT(cell);
  TX_COMMIT();
  cells[get_global_id(0)] = cell;
}

static void move(__local int *cells, uint from, uint to, int amount) {
  TX_BEGIN();
  cells[from] -= amount;
  cells[to] += amount;
  TX_COMMIT();
}

// A transaction in a function that is inlined three times, once in a branch.
__kernel void moves(__global const uint *choices, __global int *out) {
  __local int cells[CELLS];
  uint id = get_local_id(0);
  if (id < CELLS)
    cells[id] = 1000;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint choice = choices[get_global_id(0)];
  move(cells, choice % CELLS, choice / 64 % CELLS, 3);
  if (choice & 4096)
    move(cells, id % CELLS, (id + 1) % CELLS, (int)(choice % 11));
  move(cells, choice / 64 % CELLS, id / 4 % CELLS, -1);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (id < CELLS)
    out[get_group_id(0) * CELLS + id] = cells[id];
}

// A transaction in each leg of a branch, with a switch and a loop with a break inside.
__kernel void both_legs(__global const uint *choices, __global uint *out) {
  __local uint cells[CELLS];
  uint id = get_local_id(0);
  if (id < CELLS)
    cells[id] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint choice = choices[get_global_id(0)];
  if (choice & 1) {
    TX_BEGIN();
    switch (choice / 2 % 4) {
    case 0: cells[choice / 8 % CELLS] += 1; break;
    case 1: cells[choice / 8 % CELLS] += 5; // fall through
    case 2: cells[(choice / 8 + 7) % CELLS] += 2; break;
    default: break;
    }
    TX_COMMIT();
  } else {
    TX_BEGIN();
    for (uint step = 0; step < 8; step++) {
      if (choice / 16 % 8 == step)
        break;
      cells[(choice / 128 + step) % CELLS] += step;
    }
    TX_COMMIT();
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (id < CELLS)
    out[get_group_id(0) * CELLS + id] = cells[id];
}

// A loop around a transaction that is tried until it succeeds, and a list whose head all work-items change.
__kernel void stack(__global const uint *values, __global uint *order, __global uint *popped) {
  __local uint next[256];
  __local uint head;
  uint id = get_local_id(0);
  if (id == 0)
    head = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  TX_BEGIN();
  next[id] = head;
  head = id + 1;
  TX_COMMIT();
  barrier(CLK_LOCAL_MEM_FENCE);
  order[get_global_id(0)] = next[id];
  uint sum = 0, count = values[get_global_id(0)] % 3;
  barrier(CLK_LOCAL_MEM_FENCE);
  while (count > 0) {
    uint top;
    TX_BEGIN();
    top = head;
    if (top)
      head = next[top - 1];
    TX_COMMIT();
    if (!top)
      break;
    sum += top;
    count--;
  }
  popped[get_global_id(0)] = sum;
}
