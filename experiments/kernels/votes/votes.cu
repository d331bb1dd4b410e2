// Votes in copies of a vote space in shared memory (scratchpad atomics, section 4): a histogram, and the sums of k-means. A copy is
// `size` words from the next. A thread votes in copy me % copies, or, where blocks of threads share one, me * copies / threads.

__device__ unsigned copy_of(unsigned copies, unsigned block_mapping) {
  return block_mapping ? threadIdx.x * copies / blockDim.x : threadIdx.x % copies;
}

__device__ void clear(unsigned *votes, unsigned words) {
  for (unsigned word = threadIdx.x; word < words; word += blockDim.x)
    votes[word] = 0;
  __syncthreads();
}

// Pixels of 12 bits; those that differ by less than 2^shift are in one bin.
extern "C" __global__ void vote_histogram(const unsigned short *pixels, unsigned count, unsigned shift, unsigned bins, unsigned copies,
                                          unsigned padding, unsigned block_mapping, unsigned *histogram) {
  extern __shared__ unsigned votes[];
  unsigned size = bins + padding;
  clear(votes, copies * size - padding);
  unsigned *own = votes + size * copy_of(copies, block_mapping);
  for (unsigned at = blockIdx.x * blockDim.x + threadIdx.x; at < count; at += gridDim.x * blockDim.x)
    atomicAdd(&own[pixels[at] >> shift], 1);
  __syncthreads();
  for (unsigned bin = threadIdx.x; bin < bins; bin += blockDim.x) {
    unsigned sum = 0;
    for (unsigned copy = 0; copy < copies; copy++)
      sum += votes[copy * size + bin];
    atomicAdd(&histogram[bin], sum);
  }
}

// Objects and the clusters that they are in, component by component; vote spaces: objects of each cluster, then the sums of their
// components.
extern "C" __global__ void vote_centroids(const unsigned *members, const float *objects, unsigned count, unsigned clusters, unsigned components,
                                          unsigned copies, unsigned padding, unsigned block_mapping, unsigned *counts, float *sums) {
  extern __shared__ unsigned votes[];
  unsigned size = clusters + padding, space = copies * size;
  clear(votes, (components + 1) * space - padding);
  unsigned first = size * copy_of(copies, block_mapping);
  for (unsigned at = blockIdx.x * blockDim.x + threadIdx.x; at < count; at += gridDim.x * blockDim.x) {
    unsigned cluster = first + members[at];
    atomicAdd(&votes[cluster], 1);
#pragma unroll 1 // 1,024 threads have 32 registers each
    for (unsigned component = 0; component < components; component++)
      atomicAdd((float *)&votes[(component + 1) * space + cluster], objects[component * count + at]);
  }
  __syncthreads();
  for (unsigned cluster = threadIdx.x; cluster < clusters; cluster += blockDim.x) {
    unsigned members = 0;
    for (unsigned copy = 0; copy < copies; copy++)
      members += votes[copy * size + cluster];
    atomicAdd(&counts[cluster], members);
#pragma unroll 1
    for (unsigned component = 0; component < components; component++) {
      const float *of = (const float *)&votes[(component + 1) * space];
      float sum = 0;
      for (unsigned copy = 0; copy < copies; copy++)
        sum += of[copy * size + cluster];
      atomicAdd(&sums[component * clusters + cluster], sum);
    }
  }
}
