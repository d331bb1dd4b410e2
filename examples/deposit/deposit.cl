#include "turnstile.h"                       // TX_BEGIN(), TX_COMMIT()

__kernel void deposit(__global const uint *from, __global const uint *to, __global uint *out, __local uint *account) {
  uint me = get_local_id(0);
  account[me] = 100;
  barrier(CLK_LOCAL_MEM_FENCE);
  TX_BEGIN();
  account[from[me]] -= 1;
  account[to[me]] += 1;
  TX_COMMIT();
  barrier(CLK_LOCAL_MEM_FENCE);
  out[me] = account[me];
}
