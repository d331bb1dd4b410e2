// OpenCL C and CUDA C++ in one: what the synchronisation primitives are written with.
#ifndef TURNSTILE_SYNC_PORTABLE_H
#define TURNSTILE_SYNC_PORTABLE_H

#ifdef __CUDACC__

#define SYNC_FUNCTION static __device__ __forceinline__
#define SYNC_KERNEL extern "C" __global__
#define SYNC_GLOBAL
#define SYNC_SHARED __shared__

SYNC_FUNCTION unsigned sync_thread() { return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x; }
SYNC_FUNCTION unsigned sync_threads() { return blockDim.x * blockDim.y * blockDim.z; }
SYNC_FUNCTION unsigned sync_block() { return (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x; }
SYNC_FUNCTION unsigned sync_blocks() { return gridDim.x * gridDim.y * gridDim.z; }
SYNC_FUNCTION void sync_block_barrier() { __syncthreads(); }
SYNC_FUNCTION unsigned sync_clock() { return (unsigned)clock(); }

// The old word of each.
SYNC_FUNCTION unsigned sync_exchange(unsigned *word, unsigned value) { return atomicExch(word, value); }
SYNC_FUNCTION unsigned sync_add(unsigned *word, unsigned value) { return atomicAdd(word, value); }
SYNC_FUNCTION unsigned sync_max(unsigned *word, unsigned value) { return atomicMax(word, value); }

// Accesses of this thread before it are seen by all blocks before those behind it.
SYNC_FUNCTION void sync_fence() { __threadfence(); }

#elif defined(__NVPTX__)

#define SYNC_FUNCTION static inline __attribute__((always_inline))
#define SYNC_KERNEL __kernel
#define SYNC_GLOBAL __global
#define SYNC_SHARED __local

SYNC_FUNCTION unsigned sync_thread(void) {
  return (get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0);
}
SYNC_FUNCTION unsigned sync_threads(void) { return get_local_size(0) * get_local_size(1) * get_local_size(2); }
SYNC_FUNCTION unsigned sync_block(void) {
  return (get_group_id(2) * get_num_groups(1) + get_group_id(1)) * get_num_groups(0) + get_group_id(0);
}
SYNC_FUNCTION unsigned sync_blocks(void) { return get_num_groups(0) * get_num_groups(1) * get_num_groups(2); }
SYNC_FUNCTION void sync_block_barrier(void) { barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); }
SYNC_FUNCTION unsigned sync_clock(void) {
  unsigned now;
  __asm__ volatile("mov.u32 %0, %%clock;" : "=r"(now) : : "memory");
  return now;
}

SYNC_FUNCTION unsigned sync_exchange(__global unsigned *word, unsigned value) { return atomic_xchg(word, value); }
SYNC_FUNCTION unsigned sync_add(__global unsigned *word, unsigned value) { return atomic_add(word, value); }
SYNC_FUNCTION unsigned sync_max(__global unsigned *word, unsigned value) { return atomic_max(word, value); }

// mem_fence() of OpenCL 1.2 orders accesses for the own work-group only.
SYNC_FUNCTION void sync_fence(void) { __asm__ volatile("membar.gl;" : : : "memory"); }

#else
#error synchronisation between blocks needs a machine for PTX: write target = 'ptx' in the run file
#endif

// Words that other blocks change while this one looks at them: no compiler keeps them in a register, no first level answers.
SYNC_FUNCTION unsigned sync_load(SYNC_GLOBAL unsigned *word) { return *(volatile SYNC_GLOBAL unsigned *)word; }
SYNC_FUNCTION void sync_store(SYNC_GLOBAL unsigned *word, unsigned value) { *(volatile SYNC_GLOBAL unsigned *)word = value; }

// Words from one area to the next: 256 bytes, so that no two areas share a line of memory (section 3 of the paper: "its own 256-byte boundary").
#define SYNC_AREA 64

#endif
