// Transactions as users write them: in loops, in divergent code, nested, carrying values out.
#define TX_BEGIN() __asm__ volatile("s_tx_begin" ::: "memory")
#define TX_COMMIT() __asm__ volatile("s_tx_commit" ::: "memory")

// Inserts every key into an open hash table in local memory.
__kernel void hash_table(__global const uint *keys, __global uint *out, uint buckets, uint depth, __local uint *table) {
  uint l = get_local_id(0);
  for (uint i = l; i < buckets * depth; i += get_local_size(0)) table[i] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint key = keys[get_global_id(0)];
  uint b = (key * 2654435761u) % buckets;
  TX_BEGIN();
  uint d = 0;
  while (d < depth && table[b * depth + d] != 0) d++;
  if (d < depth) table[b * depth + d] = key;
  TX_COMMIT();
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = l; i < buckets * depth; i += get_local_size(0)) out[i] = table[i];
}

// A transaction in divergent code and in a loop; whether it succeeded is used behind the commit.
__kernel void transfer(__global const uint *amounts, __global uint *accounts_out, __global uint *moved, uint accounts) {
  __local uint balance[32];
  uint l = get_local_id(0);
  if (l < accounts) balance[l] = 100;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint done = 0;
  for (uint round = 0; round < 3; round++) {
    uint amount = amounts[l] % (40 + round);
    if (amount > 7) {
      uint from = (l + round) % accounts, to = (l * 3 + 1) % accounts;
      bool ok = false;
      TX_BEGIN();
      if (balance[from] >= amount) {
        balance[from] -= amount;
        TX_BEGIN();
        balance[to] += amount;
        TX_COMMIT();
        ok = true;
      }
      TX_COMMIT();
      if (ok) done += amount;
    }
  }
  moved[l] = done;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (l < accounts) accounts_out[l] = balance[l];
}

// Uniform loops and uniform division inside the transaction.
__kernel void histogram(__global const uint *values, __global uint *out, uint bins, uint per_item) {
  __local uint counts[64];
  uint l = get_local_id(0);
  counts[l] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint last = 0;
  TX_BEGIN();
  for (uint i = 0; i < per_item; i++) {
    uint bin = values[l * per_item + i] % bins;
    counts[bin] += 1 + per_item / bins;
    last = bin;
  }
  TX_COMMIT();
  barrier(CLK_LOCAL_MEM_FENCE);
  out[l] = counts[l] + 1000 * last;
}

// Takes a ticket from a shared counter; the address is uniform, the value is not.
__kernel void queue(__global uint *out) {
  __local uint head;
  uint l = get_local_id(0);
  if (l == 0) head = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint ticket;
  TX_BEGIN();
  ticket = head;
  head = ticket + 3;
  TX_COMMIT();
  barrier(CLK_LOCAL_MEM_FENCE);
  out[l] = ticket;
}

// Smallest colour no neighbour has: nested divergent loops with breaks.
__kernel void colour(__global const uint *neighbours, __global uint *out, uint degree) {
  __local uint colours[256];
  uint l = get_local_id(0);
  colours[l] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  TX_BEGIN();
  uint c = 1;
  bool found = false;
  while (!found) {
    found = true;
    for (uint j = 0; j < degree; j++)
      if (colours[neighbours[l * degree + j]] == c) {
        found = false;
        c++;
        break;
      }
  }
  colours[l] = c;
  TX_COMMIT();
  barrier(CLK_LOCAL_MEM_FENCE);
  out[l] = colours[l];
}
