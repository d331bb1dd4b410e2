// What run files need of CUDA C++: templates, names of C++, dynamic shared memory, headers, structures, variables of the module.
#include "scale.h"
#include "turnstile.h"
#include <stdint.h>

struct Range {
  uint32_t first;
  float step;
};

__constant__ int weights[4] = {1, 20, 300, 4000};
__device__ unsigned arrived;

template <class T> __global__ void scaled(T *values, T by) {
  values[threadIdx.x] = SCALED(values[threadIdx.x], by);
}

// Each block turns its part around; the last thread to arrive says how many there were.
__global__ void turned(const int *in, int *out, unsigned *count) {
  extern __shared__ int part[];
  unsigned at = blockIdx.x * blockDim.x + threadIdx.x;
  part[threadIdx.x] = in[at] + weights[threadIdx.x & 3];
  __syncthreads();
  out[at] = part[blockDim.x - 1 - threadIdx.x];
  if (atomicAdd(&arrived, 1) + 1 == gridDim.x * blockDim.x)
    *count = arrived;
}

extern "C" __global__ void ranged(float *out, Range range) {
  unsigned at = blockIdx.x * blockDim.x + threadIdx.x;
  out[at] = (float)(range.first + at) * range.step;
}

__global__ void beyond(int *out) {
  if (threadIdx.x == 5)
    out[1000] = 1;
}

__global__ void transactional(int *out) {
  TX_BEGIN();
  out[0] += 1;
  TX_COMMIT();
}

__global__ void tells(int *counts) {
  int at = blockIdx.x * blockDim.x + threadIdx.x;
  char letter = 'a' + at % 26, own[3] = {letter, (char)('0' + at % 10), 0};
  int count = 0;
  if (at % 3 == 0)
    count = printf("%d: %s %6.2f %lld %c%% %#hx\n", at, own, at * 1.5f, (1ll << 40) - at, letter - 32, at << 8 | 0xf);
  else if (at % 3 == 1)
    count = printf("nothing else\n");
  else
    count = printf("%*d|%-8s|%.*f|%s\n", 7, at, "text", 3, 1.0 / at, (const char *)0);
  counts[at] = count;
}

__global__ void tells_nothing(const char *where) {
  printf("%s\n", where);
}
