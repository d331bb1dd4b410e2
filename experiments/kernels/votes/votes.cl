// The kernels of votes.cu in OpenCL C, which has no atomic additions of floats: where it runs on PTX they are written in that.

static void add_local(__local float *sum, float value) {
  __asm__ volatile("red.shared.add.f32 [%0], %1;" : : "l"(sum), "f"(value) : "memory");
}

static void add_global(__global float *sum, float value) {
  __asm__ volatile("red.global.add.f32 [%0], %1;" : : "l"(sum), "f"(value) : "memory");
}

static uint copy_of(uint copies, uint block_mapping) {
  uint me = get_local_id(0);
  return block_mapping ? me * copies / (uint)get_local_size(0) : me % copies;
}

static void clear(__local uint *votes, uint words) {
  for (uint word = get_local_id(0); word < words; word += get_local_size(0))
    votes[word] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
}

__kernel void vote_histogram(__global const ushort *pixels, uint count, uint shift, uint bins, uint copies, uint padding,
                             uint block_mapping, __global uint *histogram, __local uint *votes) {
  uint size = bins + padding;
  clear(votes, copies * size - padding);
  __local uint *own = votes + size * copy_of(copies, block_mapping);
  for (uint at = get_global_id(0); at < count; at += get_global_size(0))
    atomic_inc(&own[pixels[at] >> shift]);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint bin = get_local_id(0); bin < bins; bin += get_local_size(0)) {
    uint sum = 0;
    for (uint copy = 0; copy < copies; copy++)
      sum += votes[copy * size + bin];
    atomic_add(&histogram[bin], sum);
  }
}

__kernel void vote_centroids(__global const uint *members, __global const float *objects, uint count, uint clusters, uint components,
                             uint copies, uint padding, uint block_mapping, __global uint *counts, __global float *sums, __local uint *votes) {
  uint size = clusters + padding, space = copies * size;
  clear(votes, (components + 1) * space - padding);
  uint first = size * copy_of(copies, block_mapping);
  for (uint at = get_global_id(0); at < count; at += get_global_size(0)) {
    uint cluster = first + members[at];
    atomic_inc(&votes[cluster]);
    for (uint component = 0; component < components; component++)
      add_local((__local float *)&votes[(component + 1) * space + cluster], objects[component * count + at]);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint cluster = get_local_id(0); cluster < clusters; cluster += get_local_size(0)) {
    uint members = 0;
    for (uint copy = 0; copy < copies; copy++)
      members += votes[copy * size + cluster];
    atomic_add(&counts[cluster], members);
    for (uint component = 0; component < components; component++) {
      __local const float *of = (__local const float *)&votes[(component + 1) * space];
      float sum = 0;
      for (uint copy = 0; copy < copies; copy++)
        sum += of[copy * size + cluster];
      add_global(&sums[component * clusters + cluster], sum);
    }
  }
}
