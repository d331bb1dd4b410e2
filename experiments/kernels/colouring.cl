// Graph colouring (GC), in three versions: each of 256 work-items gives its vertex the smallest colour that no neighbour has
// (colours start at 1, 0 = none yet): the critical section. `graph[n * 256 + id]` with n below `size` are, in ascending
// order, vertex `id` and its neighbours; a vertex with fewer has its last one several times. `out` gets the colours.
#include "spinlock.h"
#include "turnstile.h"

#define VERTICES 256

static void start(__local uint *colours) {
  colours[get_local_id(0)] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
}

static void finish(__local uint *colours, __global uint *out) {
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_local_id(0)] = colours[get_local_id(0)];
}

static void colour(__local uint *colours, __global const uint *graph, uint size, uint vertex) {
  uint used = 0;
  for (uint n = 0; n < size; n++) {
    uint other = colours[graph[n * VERTICES + vertex]];
    used |= other != 0 ? 1u << (other - 1) : 0;
  }
  colours[vertex] = 32 - clz(~used & (used + 1));
}

__kernel void colouring_tm(__global const uint *graph, __global uint *out, uint size) {
  __local uint colours[VERTICES];
  start(colours);
  TX_BEGIN();
  colour(colours, graph, size, get_local_id(0));
  TX_COMMIT();
  finish(colours, out);
}

// One lock a vertex. They are taken in ascending order and all given back if one of them is not to be had: whoever waits
// for the highest lock that anybody waits for waits for a work-item that has all of its own.
__kernel void colouring_fgl(__global const uint *graph, __global uint *out, uint size) {
  __local uint colours[VERTICES], locks[VERTICES];
  uint id = get_local_id(0);
  locks[id] = 0;
  start(colours);
  uint different = 1;
  for (uint n = 1; n < size; n++)
    different += graph[n * VERTICES + id] != graph[(n - 1) * VERTICES + id];
  uint waiting = 1;
  while (waiting) {
    uint held = 0;
    while (held < different && try_lock(locks + graph[held * VERTICES + id]))
      held++;
    if (held == different) {
      colour(colours, graph, size, id);
      waiting = 0;
    }
    while (held > 0)
      unlock(locks + graph[--held * VERTICES + id]);
    OPAQUE(waiting);
  }
  finish(colours, out);
}

__kernel void colouring_serial(__global const uint *graph, __global uint *out, uint size) {
  __local uint colours[VERTICES];
  start(colours);
  if (get_local_id(0) == 0)
    for (uint vertex = 0; vertex < VERTICES; vertex++)
      colour(colours, graph, size, vertex);
  finish(colours, out);
}
