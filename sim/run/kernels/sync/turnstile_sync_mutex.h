// Mutexes between blocks: Algorithms 1 to 3, and the ring buffer of section 5, of "Efficient Synchronization Primitives for GPUs" (Stuart, Owens).
//
// Here are the accesses to the mutex alone, by one thread of each block, in the order of the listings and without fences. lock() and unlock() of
// turnstile_sync.h add what the data behind the mutex need.
#ifndef TURNSTILE_SYNC_MUTEX_H
#define TURNSTILE_SYNC_MUTEX_H

#include "turnstile_sync_backoff.h"

// A mutex is MUTEX_WORDS(blocks) words, zero at first. Words that are polled apart from those that atomics change lie in areas of their own: where an
// atomic unit holds a line, polling must not wait for it.
#define MUTEX_LOCK 0
#define MUTEX_TICKET 0
#define MUTEX_TURN SYNC_AREA
// One area a block, which it reads to back off.
#define MUTEX_OWN (2 * SYNC_AREA)
#define MUTEX_RING(blocks) (MUTEX_OWN + (blocks) * SYNC_AREA)
#define MUTEX_WORDS(blocks) (MUTEX_RING(blocks) + (blocks))

// Algorithm 1.
SYNC_FUNCTION void spin_mutex_acquire(SYNC_GLOBAL unsigned *mutex) {
  while (sync_exchange(mutex + MUTEX_LOCK, 1) != 0) {
  }
}

// Algorithm 2, which as printed tests `Locked`, sets `Acquired` and never ends; `most` is its Imax.
SYNC_FUNCTION void backoff_mutex_acquire_up_to(SYNC_GLOBAL unsigned *mutex, unsigned most) {
  SYNC_GLOBAL unsigned *own = mutex + MUTEX_OWN + sync_block() * SYNC_AREA;
  unsigned length = TURNSTILE_BACKOFF_MIN;
  while (sync_exchange(mutex + MUTEX_LOCK, 1) != 0)
    length = sync_backoff(own, length, most);
}

SYNC_FUNCTION void backoff_mutex_acquire(SYNC_GLOBAL unsigned *mutex) { backoff_mutex_acquire_up_to(mutex, TURNSTILE_BACKOFF_MAX); }

// Algorithm 1 exchanges, since the queue of atomics is predictable; Algorithm 2 stores. This is the former for both.
SYNC_FUNCTION void spin_mutex_release(SYNC_GLOBAL unsigned *mutex) { sync_exchange(mutex + MUTEX_LOCK, 0); }

// Algorithm 3, fetch-and-add; returns the ticket. Tickets and turns wrap alike.
SYNC_FUNCTION unsigned ticket_mutex_acquire(SYNC_GLOBAL unsigned *mutex) {
  SYNC_GLOBAL unsigned *own = mutex + MUTEX_OWN + sync_block() * SYNC_AREA;
  unsigned length = TURNSTILE_BACKOFF_MIN, ticket = sync_add(mutex + MUTEX_TICKET, 1);
  while (sync_load(mutex + MUTEX_TURN) != ticket)
    length = sync_backoff(own, length, TURNSTILE_POLL_BACKOFF_MAX);
  return ticket;
}

// A plain store: nobody else changes the turn.
SYNC_FUNCTION void ticket_mutex_release(SYNC_GLOBAL unsigned *mutex) {
  sync_store(mutex + MUTEX_TURN, sync_load(mutex + MUTEX_TURN) + 1);
}

// The ring buffer: a block puts itself at the end, and waits until it is at the front. Items are tickets and not blocks: an item of the round before
// could name a block that waits elsewhere. They count from 1, because the ring is zero at first.
SYNC_FUNCTION unsigned ring_mutex_acquire(SYNC_GLOBAL unsigned *mutex) {
  unsigned blocks = sync_blocks();
  SYNC_GLOBAL unsigned *ring = mutex + MUTEX_RING(blocks);
  unsigned ticket = sync_add(mutex + MUTEX_TICKET, 1);
  sync_store(ring + ticket % blocks, ticket + 1);
  while (sync_load(ring + sync_load(mutex + MUTEX_TURN) % blocks) != ticket + 1) {
  }
  return ticket;
}

#define ring_mutex_release ticket_mutex_release

#endif
