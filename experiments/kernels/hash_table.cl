// Hash table (HT) of LocalTM-Bloom, section 5.1.1, in three versions. Each of 256 work-items inserts its id + 1
// (0 = empty) into bucket id % buckets (buckets is a power of two), at the first empty of the bucket's `depth` locations.
#include "spinlock.h"
#include "turnstile.h"

#define LOCATIONS 256

static void clear(__local uint *table) {
  table[get_local_id(0)] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
}

static void copy_out(__local uint *table, __global uint *out) {
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_local_id(0)] = table[get_local_id(0)];
}

static void insert(__local uint *bucket, uint depth, uint id) {
  bool inserted = false;
  for (uint location = 0; location < depth && !inserted; location++) {
    TX_BEGIN();
    inserted = bucket[location] == 0;
    if (inserted)
      bucket[location] = id + 1;
    TX_COMMIT();
  }
}

__kernel void hash_table_tm(__global uint *out, uint buckets, uint depth) {
  __local uint table[LOCATIONS];
  clear(table);
  uint id = get_local_id(0);
  insert(table + (id & (buckets - 1)) * depth, depth, id);
  copy_out(table, out);
}

__kernel void hash_table_fgl(__global uint *out, uint buckets, uint depth) {
  __local uint table[LOCATIONS];
  clear(table);
  uint id = get_local_id(0);
  __local uint *bucket = table + (id & (buckets - 1)) * depth;
  bool inserted = false;
  for (uint location = 0; location < depth && !inserted; location++)
    inserted = atomic_cmpxchg(bucket + location, 0, id + 1) == 0;
  copy_out(table, out);
}

__kernel void hash_table_serial(__global uint *out, uint buckets, uint depth) {
  __local uint table[LOCATIONS];
  clear(table);
  if (get_local_id(0) == 0) {
    for (uint id = 0; id < LOCATIONS; id++) {
      __local uint *location = table + (id & (buckets - 1)) * depth;
      while (*location != 0)
        location++;
      *location = id + 1;
    }
  }
  copy_out(table, out);
}

// Finds an empty location before the transaction, which then takes it if it still is. What it sees of other transactions may be
// undone: a location that was seen full may be empty after all, so the search starts again at the end of the bucket.
static void search_and_insert(volatile __local uint *bucket, uint depth, uint id) {
  bool inserted = false;
  uint location = 0;
  while (!inserted) {
    while (bucket[location] != 0)
      location = (location + 1) & (depth - 1);
    TX_BEGIN();
    inserted = bucket[location] == 0;
    if (inserted)
      bucket[location] = id + 1;
    TX_COMMIT();
  }
}

__kernel void hash_table_search_tm(__global uint *out, uint buckets, uint depth) {
  __local uint table[LOCATIONS];
  clear(table);
  uint id = get_local_id(0);
  search_and_insert(table + (id & (buckets - 1)) * depth, depth, id);
  copy_out(table, out);
}

// In turns, 1 << `width` work-items after the others insert their ids; 64 are a wavefront.
__kernel void hash_table_turns_tm(__global uint *out, uint buckets, uint depth, uint width) {
  __local uint table[LOCATIONS];
  clear(table);
  uint id = get_local_id(0);
  for (uint turn = 0; turn < LOCATIONS >> width; turn++) {
    if (id >> width == turn)
      insert(table + (id & (buckets - 1)) * depth, depth, id);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  copy_out(table, out);
}

__kernel void hash_table_search_turns_tm(__global uint *out, uint buckets, uint depth, uint width) {
  __local uint table[LOCATIONS];
  clear(table);
  uint id = get_local_id(0);
  for (uint turn = 0; turn < LOCATIONS >> width; turn++) {
    if (id >> width == turn)
      search_and_insert(table + (id & (buckets - 1)) * depth, depth, id);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  copy_out(table, out);
}

// Longer transactions: they begin with `work` rounds of an empty loop.
static void insert_after(uint work, __local uint *bucket, uint depth, uint id) {
  bool inserted = false;
  for (uint location = 0; location < depth && !inserted; location++) {
    TX_BEGIN();
    for (uint round = 0; round < work; round++)
      OPAQUE(round);
    inserted = bucket[location] == 0;
    if (inserted)
      bucket[location] = id + 1;
    TX_COMMIT();
  }
}

__kernel void hash_table_work_tm(__global uint *out, uint buckets, uint depth, uint width, uint work) {
  __local uint table[LOCATIONS];
  clear(table);
  uint id = get_local_id(0);
  for (uint turn = 0; turn < LOCATIONS >> width; turn++) {
    if (id >> width == turn)
      insert_after(work, table + (id & (buckets - 1)) * depth, depth, id);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  copy_out(table, out);
}
