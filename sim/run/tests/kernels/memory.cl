// Constant tables, local memory, private memory, atomics.
__constant uint primes[8] = {2, 3, 5, 7, 11, 13, 17, 19};
__constant uchar digits[5] = {9, 8, 7, 6, 5};
__constant ulong wide[2] = {0x123456789abcdef0UL, 77};

__kernel void tables(__global uint *out) {
  uint i = get_global_id(0);
  out[i] = primes[i & 7] * digits[i % 5] + (uint)(wide[i & 1] >> 4);
}

__kernel void reverse(__global uint *data, __local ushort *dynamic) {
  __local uint words[64];
  __local ulong pairs[64];
  __local char bytes[64];
  uint l = get_local_id(0);
  words[l] = data[get_global_id(0)];
  pairs[l] = (ulong)words[l] << 20;
  bytes[l] = (char)words[l];
  dynamic[l] = (ushort)(words[l] >> 3);
  barrier(CLK_LOCAL_MEM_FENCE);
  uint other = 63 - l;
  data[get_global_id(0)] = words[other] + (uint)(pairs[other] >> 16) + bytes[l ^ 1] + dynamic[l ^ 2];
}

__kernel void sum(__global const uint *in, __global uint *out, uint n) {
  __local uint partial[256];
  uint l = get_local_id(0);
  uint total = 0;
  for (uint i = get_global_id(0); i < n; i += get_global_size(0)) total += in[i];
  partial[l] = total;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint step = get_local_size(0) / 2; step > 0; step /= 2) {
    if (l < step) partial[l] += partial[l + step];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (l == 0) out[get_group_id(0)] = partial[0];
}

__kernel void private_array(__global const uint *in, __global uint *out, uint n) {
  uint stack[24];
  for (uint i = 0; i < 24; i++) stack[(i * n) % 24] = in[i] + get_local_id(0);
  uint total = 0;
  for (uint i = 0; i < n; i++) total = total * 3 + stack[(i * 7 + in[i]) % 24];
  out[get_global_id(0)] = total;
}

__kernel void atomics(__global int *global_words, __global int *out) {
  __local int words[8];
  uint l = get_local_id(0);
  if (l < 8) words[l] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_add(&words[0], (int)l);
  atomic_max(&words[1], (int)l * 3);
  atomic_or(&words[2], 1 << (l & 31));
  atomic_inc(&words[3]);
  atomic_sub(&words[4], 2);
  atomic_cmpxchg(&words[5], 0, (int)l + 1);
  atomic_min(&words[6], -(int)l);
  int mine = atomic_add(&words[7], 1);
  atomic_add(&global_words[0], mine);
  atomic_xor(&global_words[1], (int)l);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (l < 8) out[l] = words[l];
}
