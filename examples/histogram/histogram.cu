// Each block counts in shared memory, and adds what it has counted to what the others have.
__global__ void histogram(const unsigned *in, unsigned *bins, unsigned count) {
  __shared__ unsigned own[64];
  for (unsigned bin = threadIdx.x; bin < 64; bin += blockDim.x)
    own[bin] = 0;
  __syncthreads();
  for (unsigned at = blockIdx.x * blockDim.x + threadIdx.x; at < count; at += gridDim.x * blockDim.x)
    atomicAdd(&own[in[at] & 63], 1);
  __syncthreads();
  for (unsigned bin = threadIdx.x; bin < 64; bin += blockDim.x)
    atomicAdd(&bins[bin], own[bin]);
}
