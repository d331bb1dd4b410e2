// Barriers, mutexes and semaphores between the blocks of a launch, for kernels in OpenCL C and CUDA C++: "Efficient Synchronization Primitives for
// GPUs" (Stuart, Owens), Table 4.
//
//     lock(mutex);                                     every thread of the block calls it; the block has the mutex when it returns
//     total[0] += sum;
//     unlock(mutex);
//
//     wait(semaphore, 10); ... post(semaphore, 10);    at most 10 blocks are between the two
//
//     for (unsigned phase = 1; phase <= steps; phase++) { ... grid_barrier(barrier, phase); }
//
// Each is a buffer of zeros, of MUTEX_WORDS(blocks), SEMAPHORE_WORDS(blocks) or BARRIER_WORDS(blocks) words. All threads of a block call a function
// together; one of them accesses the words. All blocks of a barrier must be resident at once.
//
// lock() and its like are the best of Table 5 for -DTURNSTILE_MACHINE_TESLA (atomics at DRAM) or -DTURNSTILE_MACHINE_FERMI (atomics at the second level, which
// hold their line), and Fermi's for neither. Any other is called by its name: ticket_lock(), sleeping_wait() ...
#ifndef TURNSTILE_SYNC_H
#define TURNSTILE_SYNC_H

#include "turnstile_sync_barrier.h"
#include "turnstile_sync_mutex.h"
#include "turnstile_sync_semaphore.h"

// Behind an acquisition. The fence: what the block does now comes behind it. The barrier: so does what its other threads do.
SYNC_FUNCTION void sync_entered(void) {
  if (sync_thread() == 0)
    sync_fence();
  sync_block_barrier();
}

// Before a release. The fence, in every thread: what it has done is seen by whoever sees the release. The barrier: no thread is still at it.
SYNC_FUNCTION void sync_leaves(void) {
  sync_fence();
  sync_block_barrier();
}

#define SYNC_MUTEX(kind, releases) \
  SYNC_FUNCTION void kind##_lock(SYNC_GLOBAL unsigned *mutex) { \
    if (sync_thread() == 0) \
      kind##_mutex_acquire(mutex); \
    sync_entered(); \
  } \
  SYNC_FUNCTION void kind##_unlock(SYNC_GLOBAL unsigned *mutex) { \
    sync_leaves(); \
    if (sync_thread() == 0) \
      releases##_mutex_release(mutex); \
  }
SYNC_MUTEX(spin, spin)
SYNC_MUTEX(backoff, spin)
SYNC_MUTEX(ticket, ticket)
SYNC_MUTEX(ring, ring)

#define SYNC_SEMAPHORE(kind, releases) \
  SYNC_FUNCTION void kind##_wait(SYNC_GLOBAL unsigned *semaphore, unsigned initial) { \
    if (sync_thread() == 0) \
      kind##_semaphore_acquire(semaphore, initial); \
    sync_entered(); \
  } \
  SYNC_FUNCTION void kind##_post(SYNC_GLOBAL unsigned *semaphore, unsigned initial) { \
    sync_leaves(); \
    if (sync_thread() == 0) \
      releases##_semaphore_release(semaphore, initial); \
  }
SYNC_SEMAPHORE(spin, spin)
SYNC_SEMAPHORE(backoff, spin)
SYNC_SEMAPHORE(sleeping, sleeping)

// What any block has done before the barrier is seen by all behind it.
#define SYNC_BARRIER(kind) \
  SYNC_FUNCTION void kind##_grid_barrier(SYNC_GLOBAL unsigned *barrier, unsigned phase) { \
    sync_fence(); \
    kind##_barrier(barrier, phase); \
    sync_fence(); \
  }
SYNC_BARRIER(atomic)
SYNC_BARRIER(xf)

#ifdef TURNSTILE_MACHINE_TESLA
SYNC_FUNCTION void lock(SYNC_GLOBAL unsigned *mutex) { ticket_lock(mutex); }
SYNC_FUNCTION void unlock(SYNC_GLOBAL unsigned *mutex) { ticket_unlock(mutex); }
SYNC_FUNCTION void wait(SYNC_GLOBAL unsigned *semaphore, unsigned initial) { sleeping_wait(semaphore, initial); }
SYNC_FUNCTION void post(SYNC_GLOBAL unsigned *semaphore, unsigned initial) { sleeping_post(semaphore, initial); }
#else
SYNC_FUNCTION void lock(SYNC_GLOBAL unsigned *mutex) { backoff_lock(mutex); }
SYNC_FUNCTION void unlock(SYNC_GLOBAL unsigned *mutex) { backoff_unlock(mutex); }
SYNC_FUNCTION void wait(SYNC_GLOBAL unsigned *semaphore, unsigned initial) {
  if (initial == 1)
    backoff_wait(semaphore, initial);
  else
    sleeping_wait(semaphore, initial);
}
SYNC_FUNCTION void post(SYNC_GLOBAL unsigned *semaphore, unsigned initial) {
  if (initial == 1)
    backoff_post(semaphore, initial);
  else
    sleeping_post(semaphore, initial);
}
#endif
SYNC_FUNCTION void grid_barrier(SYNC_GLOBAL unsigned *barrier, unsigned phase) { xf_grid_barrier(barrier, phase); }

#endif
