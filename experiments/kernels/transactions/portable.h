// OpenCL C and CUDA C++ in one: what the workloads of "Efficient GPU Hardware Transactional Memory through Early Conflict Resolution" (Chen, Peng) are
// written with. Each comes as a transaction (NAME_tx), with locks in global memory (NAME_fgl, or NAME_lock of one lock) and, where that is possible, with
// atomics alone (NAME_atom). Accesses are volatile, so that there are as many as the source has, of a word each, in its order: those between TX_BEGIN() and
// TX_COMMIT() are the transaction's sets.
#ifndef TRANSACTIONS_PORTABLE_H
#define TRANSACTIONS_PORTABLE_H

#include "turnstile_sync_portable.h"
#include "turnstile.h"

typedef SYNC_GLOBAL unsigned *Words;

// Tasks of a thread: those from its own number on, a grid apart. One, where there are as many threads as tasks.
#define FOR_TASKS(task, tasks) \
  _Pragma("unroll 1") for (unsigned task = sync_block() * sync_threads() + sync_thread(); task < (tasks); \
                           task += sync_blocks() * sync_threads())

// Behind a commit: the value that the transaction began with is still there, in a register that the transaction did not write. A transaction that begins
// again finds it, also on a machine that does not give registers back.
#ifdef __CUDACC__
#define KEPT(x) asm volatile("" : : "r"(x))
#define OPAQUE(x) asm volatile("" : "+r"(x))
#else
#define KEPT(x) __asm__ volatile("" : : "r"(x))
#define OPAQUE(x) __asm__ volatile("" : "+r"(x))
#endif

#ifdef __CUDACC__
SYNC_FUNCTION unsigned compare_swap(Words word, unsigned expected, unsigned value) { return atomicCAS(word, expected, value); }
SYNC_FUNCTION void add_float(Words word, float value) { atomicAdd((float *)word, value); }
SYNC_FUNCTION float to_float(unsigned word) { return __uint_as_float(word); }
SYNC_FUNCTION unsigned to_word(float value) { return __float_as_uint(value); }
#else
SYNC_FUNCTION unsigned compare_swap(Words word, unsigned expected, unsigned value) { return atomic_cmpxchg(word, expected, value); }
// OpenCL C has none.
SYNC_FUNCTION void add_float(Words word, float value) {
  __asm__ volatile("red.global.add.f32 [%0], %1;" : : "l"(word), "f"(value) : "memory");
}
SYNC_FUNCTION float to_float(unsigned word) { return as_float(word); }
SYNC_FUNCTION unsigned to_word(float value) { return as_uint(value); }
#endif

// Spin locks under SIMT: a lane that waits must not keep its warp from the lane that has the lock, so the critical section is inside the loop.
//
//     unsigned waiting = 1;
//     while (waiting) {
//       if (try_lock(lock)) {
//         ...
//         unlock(lock);
//         waiting = 0;
//         OPAQUE(waiting);
//       }
//     }
//
// Without OPAQUE the compiler knows that the loop ends there, and moves the section behind it. The fences: what is done under the lock comes behind who had
// it before, and ahead of who has it next.
SYNC_FUNCTION bool try_lock(Words lock) {
  if (compare_swap(lock, 0, 1) != 0)
    return false;
  sync_fence();
  return true;
}

SYNC_FUNCTION void unlock(Words lock) {
  sync_fence();
  sync_exchange(lock, 0);
}

#endif
