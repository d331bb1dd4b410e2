// One shared FIFO queue (QU), in three versions: every `every`th of 256 work-items puts its id + 1 into the queue and takes
// one entry out of it, in a critical section each. `out` gets what each work-item took (0 = nothing).
#include "turnstile.h"

#define SLOTS 256

static void start(__local uint *slots, __local uint *head, __local uint *tail) {
  slots[get_local_id(0)] = 0;
  if (get_local_id(0) == 0)
    *head = *tail = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
}

__kernel void queue_tm(__global uint *out, uint every) {
  __local uint slots[SLOTS], head, tail;
  start(slots, &head, &tail);
  uint id = get_local_id(0), got = 0;
  if ((id & (every - 1)) == 0) {
    TX_BEGIN();
    uint end = tail;
    slots[end] = id + 1;
    tail = end + 1;
    TX_COMMIT();
    TX_BEGIN();
    uint front = head;
    if (front != tail) {
      got = slots[front];
      head = front + 1;
    }
    TX_DIVERGENT(got);
    TX_COMMIT();
  }
  out[id] = got;
}

// A slot is written after its place was taken: who takes it out first waits for that.
__kernel void queue_fgl(__global uint *out, uint every) {
  __local uint slots[SLOTS], head, tail;
  start(slots, &head, &tail);
  uint id = get_local_id(0), got = 0;
  if ((id & (every - 1)) == 0) {
    slots[atomic_add(&tail, 1)] = id + 1;
    volatile __local uint *front = slots + atomic_add(&head, 1);
    do
      got = *front;
    while (got == 0);
  }
  out[id] = got;
}

__kernel void queue_serial(__global uint *out, uint every) {
  __local uint slots[SLOTS], taken[SLOTS], head, tail;
  taken[get_local_id(0)] = 0;
  start(slots, &head, &tail);
  if (get_local_id(0) == 0)
    for (uint id = 0; id < SLOTS; id += every) {
      slots[tail++] = id + 1;
      taken[id] = slots[head++];
    }
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_local_id(0)] = taken[get_local_id(0)];
}
