// Barriers of all blocks, each of which must be resident: section 5 of "Efficient Synchronization Primitives for GPUs" (Stuart, Owens).
//
// Every thread of every block calls it, for the first time with phase 1, then with 2 and so on. These are the accesses to the barrier; grid_barrier() of
// turnstile_sync.h adds the fences.
#ifndef TURNSTILE_SYNC_BARRIER_H
#define TURNSTILE_SYNC_BARRIER_H

#include "turnstile_sync_portable.h"

// A barrier is BARRIER_WORDS(blocks) words, zero at first.
#define BARRIER_ARRIVED 0
#define BARRIER_LEFT SYNC_AREA
// Flags of all blocks lie beside each other: the threads of a warp read them in one access.
#define BARRIER_FLAGS(blocks) (((blocks) + SYNC_AREA - 1) / SYNC_AREA * SYNC_AREA)
#define BARRIER_WORDS(blocks) (2 * (BARRIER_FLAGS(blocks) + SYNC_AREA))

// Counts one block more, and waits for all of this phase. Counters are never set back, so no block can be overtaken by a reset.
SYNC_FUNCTION void barrier_stage(SYNC_GLOBAL unsigned *counter, unsigned phase) {
  sync_add(counter, 1);
  while ((int)(sync_load(counter) - phase * sync_blocks()) < 0) {
  }
}

// Two stages of atomic counters: all have arrived, all have left.
SYNC_FUNCTION void atomic_barrier(SYNC_GLOBAL unsigned *barrier, unsigned phase) {
  sync_block_barrier();
  if (sync_thread() == 0) {
    barrier_stage(barrier + BARRIER_ARRIVED, phase);
    barrier_stage(barrier + BARRIER_LEFT, phase);
  }
  sync_block_barrier();
}

// Xiao and Feng's: thread i of the first block waits for the flags of blocks i, i + threads ...; when all are there, it sets those for which the blocks
// wait.
SYNC_FUNCTION void xf_barrier(SYNC_GLOBAL unsigned *barrier, unsigned phase) {
  unsigned block = sync_block(), blocks = sync_blocks(), threads = sync_threads();
  SYNC_GLOBAL unsigned *arrived = barrier, *released = barrier + BARRIER_FLAGS(blocks);
  sync_block_barrier();
  if (sync_thread() == 0)
    sync_store(arrived + block, phase);
  if (block == 0) {
    for (unsigned other = sync_thread(); other < blocks; other += threads)
      while (sync_load(arrived + other) != phase) {
      }
    // What other blocks did before they set their flags is done for those that see the flags of the other threads of this block.
    sync_fence();
    sync_block_barrier();
    for (unsigned other = sync_thread(); other < blocks; other += threads)
      sync_store(released + other, phase);
  } else if (sync_thread() == 0) {
    while (sync_load(released + block) != phase) {
    }
  }
  sync_block_barrier();
}

#endif
