// Packet assembly (IT) after STAMP's intruder, in three versions: each of 256 work-items has a fragment of one of `flows`
// flows, of `fragments` fragments each (flows * fragments = 256). `packets[id]` is its flow, and its number in the flow
// << 16. The critical section marks the fragment as there, and whoever completes a flow puts it at the end of the list of
// complete flows. `out` gets the words of every flow, then the list.
#include "turnstile.h"

#define FLOWS 256

// Which fragments are there: the sum of their numbers + 1, and how many they are << 16.
static uint mark(uint number) { return 1 << 16 | (number + 1); }

static void start(__local uint *flow, __local uint *list, __local uint *length) {
  uint id = get_local_id(0);
  flow[id] = 0;
  list[id] = 0;
  if (id == 0)
    *length = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
}

static void finish(__local uint *flow, __local uint *list, __global uint *out, uint flows) {
  barrier(CLK_LOCAL_MEM_FENCE);
  uint id = get_local_id(0);
  if (id < flows) {
    out[id] = flow[id];
    out[flows + id] = list[id];
  }
}

__kernel void intruder_tm(__global const uint *packets, __global uint *out, uint flows, uint fragments) {
  __local uint flow[FLOWS], list[FLOWS], length;
  start(flow, list, &length);
  uint packet = packets[get_local_id(0)];
  __local uint *mine = flow + (packet & 0xffff);
  TX_BEGIN();
  uint there = *mine + mark(packet >> 16);
  *mine = there;
  if (there >> 16 == fragments) {
    uint end = length;
    list[end] = (packet & 0xffff) + 1;
    length = end + 1;
  }
  TX_COMMIT();
  finish(flow, list, out, flows);
}

__kernel void intruder_fgl(__global const uint *packets, __global uint *out, uint flows, uint fragments) {
  __local uint flow[FLOWS], list[FLOWS], length;
  start(flow, list, &length);
  uint packet = packets[get_local_id(0)];
  uint add = mark(packet >> 16);
  uint there = atomic_add(flow + (packet & 0xffff), add) + add;
  if (there >> 16 == fragments)
    list[atomic_add(&length, 1)] = (packet & 0xffff) + 1;
  finish(flow, list, out, flows);
}

__kernel void intruder_serial(__global const uint *packets, __global uint *out, uint flows, uint fragments) {
  __local uint flow[FLOWS], list[FLOWS], shared[FLOWS], length;
  uint id = get_local_id(0);
  shared[id] = packets[id];
  start(flow, list, &length);
  if (id == 0)
    for (uint i = 0; i < FLOWS; i++) {
      uint packet = shared[i];
      uint there = flow[packet & 0xffff] + mark(packet >> 16);
      flow[packet & 0xffff] = there;
      if (there >> 16 == fragments)
        list[length++] = (packet & 0xffff) + 1;
    }
  finish(flow, list, out, flows);
}
