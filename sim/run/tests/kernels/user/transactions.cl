// Transactions as users write them, with what stock clang makes of the code around them.
#include "turnstile.h"

#define COUNTERS 16
#define ACCOUNTS 64

// Several transactions in a loop, lanes that skip some of them, and a branch inside. Clang moves the loop counter
// between TX_BEGIN and TX_COMMIT.
__kernel void loop(__global uint *out, uint rounds) {
  __local uint counters[COUNTERS];
  uint id = get_local_id(0);
  if (id < COUNTERS)
    counters[id] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint round = 0; round < rounds; round++) {
    if ((id + round) % 3 == 0)
      continue;
    TX_BEGIN();
    uint counter = (id + round) % COUNTERS;
    if (id & 1)
      counters[counter] += round + 1;
    else
      counters[COUNTERS - 1 - counter] += 2;
    TX_COMMIT();
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (id < COUNTERS)
    out[get_group_id(0) * COUNTERS + id] = counters[id];
}

// The value loaded from global memory may still be on its way when the transaction begins.
__kernel void outstanding_loads(__global const uint *values, __global uint *out) {
  __local uint sums[COUNTERS];
  uint id = get_local_id(0);
  if (id < COUNTERS)
    sums[id] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint value = values[get_global_id(0)];
  TX_BEGIN();
  sums[value % COUNTERS] += value;
  TX_COMMIT();
  barrier(CLK_LOCAL_MEM_FENCE);
  if (id < COUNTERS)
    out[get_group_id(0) * COUNTERS + id] = sums[id];
}

// Sums of floats; the values are such that every order gives the same sum.
__kernel void float_sums(__global const float *values, __global float *out) {
  __local float sums[COUNTERS];
  uint id = get_local_id(0);
  if (id < COUNTERS)
    sums[id] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  float value = values[get_global_id(0)];
  TX_BEGIN();
  sums[id % COUNTERS] += value;
  sums[(id + 1) % COUNTERS] -= 0.5f * value;
  TX_COMMIT();
  barrier(CLK_LOCAL_MEM_FENCE);
  if (id < COUNTERS)
    out[get_group_id(0) * COUNTERS + id] = sums[id];
}

// Transfers between accounts, unless the account has too little. `done` has a bit for each transfer that was made.
__kernel void bank(__global uint *balances, __global const uint *transfers, __global uint *done, uint rounds) {
  __local uint accounts[ACCOUNTS];
  uint id = get_local_id(0);
  if (id < ACCOUNTS)
    accounts[id] = balances[get_group_id(0) * ACCOUNTS + id];
  barrier(CLK_LOCAL_MEM_FENCE);
  uint made = 0;
  for (uint round = 0; round < rounds; round++) {
    uint transfer = transfers[get_global_id(0) * rounds + round];
    uint from = transfer & 63, to = transfer >> 8 & 63, amount = transfer >> 16;
    uint success = 0;
    TX_BEGIN();
    if (accounts[from] >= amount) {
      accounts[from] -= amount;
      accounts[to] += amount;
      success = 1;
    }
    TX_COMMIT();
    made |= success << round;
  }
  done[get_global_id(0)] = made;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (id < ACCOUNTS)
    balances[get_group_id(0) * ACCOUNTS + id] = accounts[id];
}

// Phases separated by barriers, and a transaction inside a transaction.
__kernel void phases(__global uint *out, __local uint *cells) {
  uint id = get_local_id(0), size = get_local_size(0);
  cells[id] = id;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint phase = 1; phase <= 4; phase++) {
    TX_BEGIN();
    cells[(id + phase) % size] += phase;
    TX_BEGIN();
    cells[id / 8] += 1;
    TX_COMMIT();
    TX_COMMIT();
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[get_global_id(0)] = cells[id];
}

// Tickets of a few kinds, as long as there are any: in each round some lanes skip, the others try to buy in a
// transaction, and whoever got a ticket counts it in another one. Clang keeps who bought in lane masks.
__kernel void tickets(__global uint *stock, __global uint *sold, __global uint *bought, uint rounds) {
  __local uint left[COUNTERS], counts[COUNTERS];
  uint id = get_local_id(0);
  if (id < COUNTERS) {
    left[id] = stock[id];
    counts[id] = 0;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  uint mine = 0;
  for (uint round = 0; round < rounds; round++) {
    if ((id + round) % 5 == 3)
      continue;
    uint kind = (7 * id + round) % COUNTERS;
    bool success = false, last = false;
    TX_BEGIN();
    uint tickets = left[kind];
    if (tickets != 0) {
      left[kind] = tickets - 1;
      success = true;
      last = tickets == 1;
    }
    TX_COMMIT();
    if (success) {
      TX_BEGIN();
      counts[kind] += 1;
      TX_COMMIT();
      mine += last ? 0x10001 : 1;
    }
  }
  bought[id] = mine;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (id < COUNTERS) {
    stock[id] = left[id];
    sold[id] = counts[id];
  }
}
