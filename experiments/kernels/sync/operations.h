// Kernels of primitives.cl and primitives.cu. `words` are those of the primitive, `operations` those of a block, one block is one row of `told`; `most` is the
// Imax of those with backoff that are timed.
#include "turnstile_sync.h"

// The experiment of section 6: one thread of each block, and nothing between the two halves of an operation. Tells when the block has ended. Which block it
// is is found out once: registers decide how many blocks a multiprocessor has at a time.
#define TIMED(name, acquire, release) \
  SYNC_KERNEL void time_##name(SYNC_GLOBAL unsigned *words, unsigned operations, unsigned initial, SYNC_GLOBAL unsigned *told, unsigned most) { \
    SYNC_GLOBAL unsigned *end = told + sync_block(); \
    if (sync_thread() == 0) { \
      for (unsigned operation = 0; operation < operations; operation++) { \
        acquire; \
        release; \
      } \
      *end = sync_clock(); \
    } \
  }
TIMED(spin_mutex, spin_mutex_acquire(words), spin_mutex_release(words))
TIMED(backoff_mutex, backoff_mutex_acquire_up_to(words, most), spin_mutex_release(words))
TIMED(ticket_mutex, ticket_mutex_acquire(words), ticket_mutex_release(words))
TIMED(ring_mutex, ring_mutex_acquire(words), ring_mutex_release(words))
TIMED(spin_semaphore, spin_semaphore_acquire(words, initial), spin_semaphore_release(words, initial))
TIMED(backoff_semaphore, backoff_semaphore_acquire_up_to(words, initial, most), spin_semaphore_release(words, initial))
TIMED(sleeping_semaphore, sleeping_semaphore_acquire(words, initial), sleeping_semaphore_release(words, initial))

// All blocks have to be there at once.
#define TIMED_BARRIER(kind) \
  SYNC_KERNEL void time_##kind##_barrier(SYNC_GLOBAL unsigned *words, unsigned operations, unsigned initial, SYNC_GLOBAL unsigned *told, unsigned most) { \
    unsigned thread = sync_thread(); \
    SYNC_GLOBAL unsigned *end = told + sync_block(); \
    for (unsigned phase = 1; phase <= operations; phase++) \
      kind##_barrier(words, phase); \
    if (thread == 0) \
      *end = sync_clock(); \
  }
TIMED_BARRIER(atomic)
TIMED_BARRIER(xf)

// What the critical sections below share: words in areas of their own, which lie behind different memory partitions.
#define SHARED_COUNT 0
#define SHARED_COPY SYNC_AREA
#define SHARED_INSIDE (2 * SYNC_AREA)
#define SHARED_MOST (3 * SYNC_AREA)
#define SHARED_TORN (4 * SYNC_AREA)
#define SHARED_LOG (5 * SYNC_AREA)

// Counts without an atomic, in the last thread of the block, and writes to the log who was how manieth. A block that finds a count and a copy that
// differ has come too early, or before what the block ahead of it has stored.
SYNC_FUNCTION void count_alone(SYNC_GLOBAL unsigned *shared, unsigned who) {
  if (sync_thread() != sync_threads() - 1)
    return;
  unsigned count = sync_load(shared + SHARED_COUNT), copy = sync_load(shared + SHARED_COPY);
  if (count != copy)
    sync_add(shared + SHARED_TORN, 1);
  sync_store(shared + SHARED_LOG + count, who);
  sync_store(shared + SHARED_COUNT, count + 1);
  sync_store(shared + SHARED_COPY, count + 1);
}

// Counts the blocks that are inside, and the most of them.
SYNC_FUNCTION void count_inside(SYNC_GLOBAL unsigned *shared) {
  if (sync_thread() != sync_threads() - 1)
    return;
  unsigned inside = sync_add(shared + SHARED_INSIDE, 1) + 1;
  sync_max(shared + SHARED_MOST, inside);
  sync_add(shared + SHARED_COUNT, 1);
  sync_add(shared + SHARED_INSIDE, -1u);
}

#define CHECKED(name, enter, section, leave) \
  SYNC_KERNEL void check_##name(SYNC_GLOBAL unsigned *words, unsigned operations, unsigned initial, SYNC_GLOBAL unsigned *told, unsigned most) { \
    for (unsigned operation = 0; operation < operations; operation++) { \
      enter; \
      section; \
      leave; \
    } \
  }
CHECKED(spin_mutex, spin_lock(words), count_alone(told, sync_block()), spin_unlock(words))
CHECKED(backoff_mutex, backoff_lock(words), count_alone(told, sync_block()), backoff_unlock(words))
CHECKED(spin_semaphore, spin_wait(words, initial), count_inside(told), spin_post(words, initial))
CHECKED(backoff_semaphore, backoff_wait(words, initial), count_inside(told), backoff_post(words, initial))
CHECKED(sleeping_semaphore, sleeping_wait(words, initial), count_inside(told), sleeping_post(words, initial))

// Mutexes with tickets: the log has the ticket, which is known to the thread that took it.
#define CHECKED_TICKET(kind) \
  SYNC_KERNEL void check_##kind##_mutex(SYNC_GLOBAL unsigned *words, unsigned operations, unsigned initial, SYNC_GLOBAL unsigned *told, unsigned most) { \
    SYNC_SHARED unsigned ticket; \
    for (unsigned operation = 0; operation < operations; operation++) { \
      if (sync_thread() == 0) \
        ticket = kind##_mutex_acquire(words); \
      sync_entered(); \
      count_alone(told, ticket); \
      kind##_unlock(words); \
    } \
  }
CHECKED_TICKET(ticket)
CHECKED_TICKET(ring)

// In each phase another block comes late. A barrier that does not wait for it lets the others find what it stored the phase before.
SYNC_FUNCTION void come_late(SYNC_GLOBAL unsigned *told, unsigned phase) {
  if (phase % sync_blocks() != sync_block() || sync_thread() != sync_threads() - 1)
    return;
  for (unsigned read = 0, at = 0; read < 32; read++)
    at = sync_load(told + SYNC_AREA * (1 + sync_blocks()) + at);
}

// A phase of a barrier: what each block stores before it, all others find behind it, or what they store in the next phase.
SYNC_FUNCTION void meet(SYNC_GLOBAL unsigned *told, unsigned phase) {
  for (unsigned other = sync_thread(); other < sync_blocks(); other += sync_threads()) {
    unsigned found = sync_load(told + SYNC_AREA * (1 + other));
    if (found != phase && found != phase + 1)
      sync_add(told, 1);
  }
}

#define CHECKED_BARRIER(kind) \
  SYNC_KERNEL void check_##kind##_barrier(SYNC_GLOBAL unsigned *words, unsigned operations, unsigned initial, SYNC_GLOBAL unsigned *told, unsigned most) { \
    for (unsigned phase = 1; phase <= operations; phase++) { \
      come_late(told, phase); \
      if (sync_thread() == sync_threads() - 1) \
        sync_store(told + SYNC_AREA * (1 + sync_block()), phase); \
      kind##_grid_barrier(words, phase); \
      meet(told, phase); \
    } \
  }
CHECKED_BARRIER(atomic)
CHECKED_BARRIER(xf)
