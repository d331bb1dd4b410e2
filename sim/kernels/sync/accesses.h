// Kernels of accesses.cl and accesses.cu: the memory benchmarks of section 3. One thread of each block accesses one word, `stride` words from that of the
// block before: 0 for the same word, SYNC_AREA for one of its own. Tells when the block has ended.
#include "turnstile_sync_portable.h"

#define TEN(access) access access access access access access access access access access

// `before` comes once; `accesses` is a multiple of ten. No access needs what another one brought.
#define ACCESSES(name, before, access) \
  SYNC_KERNEL void access_##name(SYNC_GLOBAL unsigned *words, unsigned accesses, unsigned stride, SYNC_GLOBAL unsigned *told) { \
    SYNC_GLOBAL unsigned *end = told + sync_block(), *word = words + sync_block() * stride; \
    if (sync_thread() == 0) { \
      before \
      for (unsigned done = 0; done < accesses; done += 10) { \
        TEN(access) \
      } \
      *end = sync_clock(); \
    } \
  }
#define READ sync_load(word);
#define WRITE sync_store(word, 0);
#define ATOMIC sync_add(word, 0);
ACCESSES(volatile_read, , READ)
ACCESSES(volatile_write, , WRITE)
ACCESSES(atomic_read, , ATOMIC)
ACCESSES(atomic_write, , sync_exchange(word, 0);)
ACCESSES(volatile_read_after, ATOMIC, READ)
ACCESSES(volatile_write_after, ATOMIC, WRITE)
