// Backoff of a spinning block (section 5): it sleeps I times one volatile read of a word that no other block uses, and I goes from Imin to Imax by one
// with every failure, then is Imin again.
#ifndef TURNSTILE_SYNC_BACKOFF_H
#define TURNSTILE_SYNC_BACKOFF_H

#include "turnstile_sync_portable.h"

// The paper leaves both to who compiles: -DTURNSTILE_BACKOFF_MIN=... -DTURNSTILE_BACKOFF_MAX=...
#ifndef TURNSTILE_BACKOFF_MIN
#define TURNSTILE_BACKOFF_MIN 1
#endif
#ifndef TURNSTILE_BACKOFF_MAX
#define TURNSTILE_BACKOFF_MAX 32
#endif
// Imax of who polls a turn that comes for sure (FA): a long sleep would let it go by.
#ifndef TURNSTILE_POLL_BACKOFF_MAX
#define TURNSTILE_POLL_BACKOFF_MAX 2
#endif

// Sleeps for `length` reads of `own`, an area of zeros, and returns the next length, `most` of them at most. Each read needs the one before it for its
// address, and the length the last one.
SYNC_FUNCTION unsigned sync_backoff(SYNC_GLOBAL unsigned *own, unsigned length, unsigned most) {
  unsigned at = 0;
  for (unsigned reads = 0; reads < length; reads++)
    at = sync_load(own + at);
  return length >= most ? TURNSTILE_BACKOFF_MIN + at : length + 1 + at;
}

#endif
