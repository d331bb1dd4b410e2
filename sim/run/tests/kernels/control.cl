// Loops, divergence, work-item functions.
__kernel void collatz(__global const uint *in, __global uint *out) {
  uint v = in[get_global_id(0)];
  uint steps = 0;
  while (v != 1) {
    v = v & 1 ? 3 * v + 1 : v / 2;
    steps++;
    if (steps > 200) break;
  }
  out[get_global_id(0)] = steps;
}

__kernel void choose(__global const int *in, __global int *out) {
  uint i = get_global_id(0);
  int r;
  switch (in[i]) {
    case 0: r = 10; break;
    case 1: r = in[i + 1] * 2; break;
    case 5: r = -in[i]; break;
    case 7: for (r = 0; r < in[i + 1]; r += 3) {} break;
    default: r = in[i] > 100 ? 100 : in[i];
  }
  out[i] = r;
}

__kernel void ids(__global ulong *out) {
  ulong x = get_global_id(0) - get_global_offset(0);
  ulong y = get_global_id(1) - get_global_offset(1);
  ulong z = get_global_id(2) - get_global_offset(2);
  ulong at = x + get_global_size(0) * (y + get_global_size(1) * z);
  ulong v = get_local_id(0) + 10 * get_local_id(1) + 100 * get_local_id(2);
  v += 1000 * get_group_id(0) + 10000 * get_group_id(1) + 100000 * get_group_id(2);
  v += 1000000 * (get_local_size(0) + get_local_size(1) + get_local_size(2));
  v += 100000000UL * (get_num_groups(0) + get_num_groups(1) + get_num_groups(2) + get_work_dim());
  out[at] = v + 10000000000UL * (get_global_id(0) + get_global_id(1) + get_global_id(2));
}

__kernel void arguments(char a, __global int *out, uint3 b, short c, ulong d, uchar2 e, float f) {
  out[get_local_id(0)] = a + (int)b.x + (int)b.z + c + (int)(d >> 33) + e.y + (int)f;
}
