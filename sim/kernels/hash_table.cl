// Hash table (HT) of LocalTM-Bloom, section 5.1.1, in three versions. Each of 256 work-items inserts its id + 1
// (0 = empty) into bucket id % buckets (buckets is a power of two), at the first empty of the bucket's `depth` locations.
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

__kernel void hash_table_tm(__global uint *out, uint buckets, uint depth) {
  __local uint table[LOCATIONS];
  clear(table);
  uint id = get_local_id(0);
  __local uint *bucket = table + (id & (buckets - 1)) * depth;
  bool inserted = false;
  for (uint location = 0; location < depth && !inserted; location++) {
    TX_BEGIN();
    inserted = bucket[location] == 0;
    if (inserted)
      bucket[location] = id + 1;
    TX_COMMIT();
  }
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
      __local uint *bucket = table + (id & (buckets - 1)) * depth;
      bool inserted = false;
      for (uint location = 0; location < depth && !inserted; location++) {
        inserted = bucket[location] == 0;
        if (inserted)
          bucket[location] = id + 1;
      }
    }
  }
  copy_out(table, out);
}
