// Kernels of accesses.cl and accesses.cu: the memory benchmarks of section 3. One thread of each block accesses one word, `stride` words from that of the
// block before: 0 for the same word, SYNC_AREA for one of its own. Tells when the block has ended.
//
// Three ways from one access to the next: nothing needs what an access brings; ten are under way, and summed before the next ten; the address of each is made
// of what the one before brought.
#include "turnstile_sync_portable.h"

#define TEN(access) access access access access access access access access access access

// `before` comes once; `accesses` is a multiple of ten.
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

#define SUMMED(name, before, access) \
  SYNC_KERNEL void access_##name##_summed(SYNC_GLOBAL unsigned *words, unsigned accesses, unsigned stride, SYNC_GLOBAL unsigned *told) { \
    SYNC_GLOBAL unsigned *end = told + sync_block(), *word = words + sync_block() * stride; \
    if (sync_thread() == 0) { \
      unsigned sum = 0; \
      before \
      for (unsigned done = 0; done < accesses; done += 10) { \
        unsigned a = access, b = access, c = access, d = access, e = access, f = access, g = access, h = access, i = access, j = access; \
        sum += a + b + c + d + e + f + g + h + i + j; \
      } \
      *end = sync_clock() + sum; \
    } \
  }
// All words are 0, which the compiler does not know.
#define DEPENDENT(name, before, access) \
  SYNC_KERNEL void access_##name##_dependent(SYNC_GLOBAL unsigned *words, unsigned accesses, unsigned stride, SYNC_GLOBAL unsigned *told) { \
    SYNC_GLOBAL unsigned *end = told + sync_block(), *first = words + sync_block() * stride, *word = first; \
    if (sync_thread() == 0) { \
      before \
      for (unsigned done = 0; done < accesses; done += 10) { \
        TEN(word = first + access;) \
      } \
      *end = sync_clock() + (unsigned)(word - first); \
    } \
  }
#define CHAINED(name, before, access) \
  SUMMED(name, before, access) \
  DEPENDENT(name, before, access)
CHAINED(volatile_read, , sync_load(word))
CHAINED(atomic_read, , sync_add(word, 0))
CHAINED(atomic_write, , sync_exchange(word, 0))
CHAINED(volatile_read_after, ATOMIC, sync_load(word))
