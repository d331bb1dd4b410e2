// Each work-item moves an amount from one account to another: a transaction on global memory.
#include "turnstile.h"

__kernel void transfer(__global volatile uint *balances, __global const uint *moves, uint count) {
  uint at = get_global_id(0);
  if (at < count) {
    uint from = moves[3 * at], to = moves[3 * at + 1], amount = moves[3 * at + 2];
    TX_BEGIN();
    balances[from] -= amount;
    balances[to] += amount;
    TX_COMMIT();
  }
}
