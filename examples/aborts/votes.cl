// 256 work-items vote for one of 256 bins each: three ways, of which two abort. docs/aborts.md reads what they print.
#include "turnstile.h"

// The weight of a vote and the sum of all are in the transaction.
__kernel void one(__global const uint *keys, __global const uint *settings, __global uint *out) {
  __local volatile uint bins[256], weight, total;
  uint item = get_local_id(0), key = keys[item];
  bins[item] = 0;
  if (item == 0) {
    weight = settings[0];
    total = 0;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  TX_BEGIN();
  uint votes = weight;
  bins[key] += votes;
  total += votes;
  TX_COMMIT();
  barrier(CLK_LOCAL_MEM_FENCE);
  out[item] = bins[item];
  if (item == 0)
    out[256] = total;
}

// The weight is read before: nobody writes it.
__kernel void two(__global const uint *keys, __global const uint *settings, __global uint *out) {
  __local volatile uint bins[256], weight, total;
  uint item = get_local_id(0), key = keys[item];
  bins[item] = 0;
  if (item == 0) {
    weight = settings[0];
    total = 0;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  uint votes = weight;
  TX_BEGIN();
  bins[key] += votes;
  total += votes;
  TX_COMMIT();
  barrier(CLK_LOCAL_MEM_FENCE);
  out[item] = bins[item];
  if (item == 0)
    out[256] = total;
}

// The sum is made behind: a word that all write has no place in a transaction.
__kernel void three(__global const uint *keys, __global const uint *settings, __global uint *out) {
  __local volatile uint bins[256], weight, total;
  uint item = get_local_id(0), key = keys[item];
  bins[item] = 0;
  if (item == 0) {
    weight = settings[0];
    total = 0;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  uint votes = weight;
  TX_BEGIN();
  bins[key] += votes;
  TX_COMMIT();
  barrier(CLK_LOCAL_MEM_FENCE);
  out[item] = bins[item];
  atomic_add((__local uint *)&total, bins[item]);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (item == 0)
    out[256] = total;
}
