// Semaphores between blocks: Algorithms 4 and 5 of "Efficient Synchronization Primitives for GPUs" (Stuart, Owens).
//
// As in turnstile_sync_mutex.h: the accesses to the semaphore alone, by one thread of each block, without fences.
#ifndef TURNSTILE_SYNC_SEMAPHORE_H
#define TURNSTILE_SYNC_SEMAPHORE_H

#include "turnstile_sync_backoff.h"

// A semaphore is SEMAPHORE_WORDS(blocks) words, zero at first; `initial` is its initial value, the same in every call.
#define SEMAPHORE_COUNT 0
#define SEMAPHORE_TICKET SYNC_AREA
#define SEMAPHORE_TURN (2 * SYNC_AREA)
// One area a block, which it reads to back off.
#define SEMAPHORE_OWN (3 * SYNC_AREA)
#define SEMAPHORE_WORDS(blocks) (SEMAPHORE_OWN + (blocks) * SYNC_AREA)

// Algorithm 4 has S: initial + 1 at first, 1 at capacity, 0 while a block has it. The word is S - (initial + 1), less by one for every place that is taken.
#define SEMAPHORE_FULL(initial) (-(initial))
#define SEMAPHORE_HELD(initial) (-(initial) - 1)

// One turn of the loop of SpinSemaphoreWait(): whether the block has got a place. It looks at what it exchanges in the end, so it waits for that: a block
// that asked again at once would stand in the queue before any that posts, each time.
SYNC_FUNCTION bool semaphore_try(SYNC_GLOBAL unsigned *semaphore, unsigned initial) {
  unsigned old = sync_exchange(semaphore + SEMAPHORE_COUNT, SEMAPHORE_HELD(initial));
  if (old == SEMAPHORE_HELD(initial))
    return false;
  bool full = old == SEMAPHORE_FULL(initial);
  return sync_exchange(semaphore + SEMAPHORE_COUNT, full ? old : old - 1) == SEMAPHORE_HELD(initial) && !full;
}

SYNC_FUNCTION void spin_semaphore_acquire(SYNC_GLOBAL unsigned *semaphore, unsigned initial) {
  while (!semaphore_try(semaphore, initial)) {
  }
}

SYNC_FUNCTION void backoff_semaphore_acquire_up_to(SYNC_GLOBAL unsigned *semaphore, unsigned initial, unsigned most) {
  SYNC_GLOBAL unsigned *own = semaphore + SEMAPHORE_OWN + sync_block() * SYNC_AREA;
  unsigned length = TURNSTILE_BACKOFF_MIN;
  while (!semaphore_try(semaphore, initial))
    length = sync_backoff(own, length, most);
}

SYNC_FUNCTION void backoff_semaphore_acquire(SYNC_GLOBAL unsigned *semaphore, unsigned initial) {
  backoff_semaphore_acquire_up_to(semaphore, initial, TURNSTILE_BACKOFF_MAX);
}

// The listing backs off here, and the text says "We did not introduce backoff into post()": this is the text's.
SYNC_FUNCTION void spin_semaphore_release(SYNC_GLOBAL unsigned *semaphore, unsigned initial) {
  unsigned old;
  do
    old = sync_exchange(semaphore + SEMAPHORE_COUNT, SEMAPHORE_HELD(initial));
  while (old == SEMAPHORE_HELD(initial));
  sync_exchange(semaphore + SEMAPHORE_COUNT, old + 1);
}

// Algorithm 5. The turn is the number of blocks that were let in: the one with ticket 0 may go when it is 1. The text's "greater than or equal" would
// let one too many in. The difference has a sign, so both may wrap.
SYNC_FUNCTION void sleeping_semaphore_acquire(SYNC_GLOBAL unsigned *semaphore, unsigned initial) {
  if (sync_add(semaphore + SEMAPHORE_COUNT, 1) < initial)
    return;
  unsigned ticket = sync_add(semaphore + SEMAPHORE_TICKET, 1);
  while ((int)(sync_load(semaphore + SEMAPHORE_TURN) - ticket) <= 0) {
  }
}

SYNC_FUNCTION void sleeping_semaphore_release(SYNC_GLOBAL unsigned *semaphore, unsigned initial) {
  if (sync_add(semaphore + SEMAPHORE_COUNT, -1u) > initial)
    sync_add(semaphore + SEMAPHORE_TURN, 1);
}

#endif
