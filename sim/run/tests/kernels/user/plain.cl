// Kernels without transactions.

#define BINS 32
#define TILE 16

__kernel void histogram(__global const uchar *values, __global uint *out, uint per_item) {
  __local uint bins[BINS];
  uint id = get_local_id(0);
  if (id < BINS)
    bins[id] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = 0; i < per_item; i++)
    atomic_inc(&bins[values[get_global_id(0) * per_item + i] % BINS]);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (id < BINS)
    atomic_add(&out[id], bins[id]);
}

__kernel void inclusive_scan(__global const int *in, __global int *out, __local int *sums) {
  uint id = get_local_id(0);
  sums[id] = in[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint distance = 1; distance < get_local_size(0); distance *= 2) {
    int left = id >= distance ? sums[id - distance] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    sums[id] += left;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[get_global_id(0)] = sums[id];
}

__kernel void transpose(__global const ushort *in, __global ushort *out) {
  __local ushort tile[TILE][TILE + 2];
  uint x = get_local_id(0), y = get_local_id(1);
  tile[y][x] = in[get_global_id(1) * get_global_size(0) + get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  uint column = get_group_id(1) * TILE + x, row = get_group_id(0) * TILE + y;
  out[row * get_global_size(1) + column] = tile[x][y];
}

__kernel void bitonic_sort(__global float *values) {
  __local float sorted[256];
  uint id = get_local_id(0), size = get_local_size(0);
  sorted[id] = values[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint block = 2; block <= size; block *= 2) {
    for (uint distance = block / 2; distance > 0; distance /= 2) {
      uint partner = id ^ distance;
      if (partner > id) {
        float low = sorted[id], high = sorted[partner];
        if ((low > high) == ((id & block) == 0)) {
          sorted[id] = high;
          sorted[partner] = low;
        }
      }
      barrier(CLK_LOCAL_MEM_FENCE);
    }
  }
  values[get_global_id(0)] = sorted[id];
}

__kernel void reduction(__global const long *in, __global long *sums, __global int *least) {
  __local long partial[256];
  __local int smallest;
  uint id = get_local_id(0);
  partial[id] = in[get_global_id(0)];
  if (id == 0)
    smallest = INT_MAX;
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_min(&smallest, (int)partial[id]);
  for (uint half_size = get_local_size(0) / 2; half_size > 0; half_size /= 2) {
    if (id < half_size)
      partial[id] += partial[id + half_size];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (id == 0) {
    sums[get_group_id(0)] = partial[0];
    least[get_group_id(0)] = smallest;
  }
}
