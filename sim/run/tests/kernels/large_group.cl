// A work-group of 1,024 work-items: 16 wavefronts that meet at barriers. Without the attribute clang takes 256 for the most.
__attribute__((reqd_work_group_size(1024, 1, 1)))
__kernel void reverse_1024(__global const uint *in, __global uint *out, __global uint *sums) {
  __local uint words[1024];
  __local uint total;
  uint l = get_local_id(0), i = get_global_id(0);
  if (l == 0) total = 0;
  words[l] = in[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  out[i] = words[1023 - l];
  atomic_add(&total, words[l]);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (l == 1023) sums[get_group_id(0)] = total;
}
