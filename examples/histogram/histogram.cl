// Each work-group counts in local memory, and adds what it has counted to what the others have.
__kernel void histogram(__global const uint *in, __global uint *bins, uint count) {
  __local uint own[64];
  uint me = get_local_id(0), size = get_local_size(0);
  for (uint bin = me; bin < 64; bin += size)
    own[bin] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint at = get_global_id(0); at < count; at += get_global_size(0))
    atomic_inc(&own[in[at] & 63]);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint bin = me; bin < 64; bin += size)
    atomic_add(&bins[bin], own[bin]);
}
