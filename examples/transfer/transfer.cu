// Each thread moves an amount from one account to another: a transaction on global memory.
#include "turnstile.h"

__global__ void transfer(volatile unsigned *balances, const unsigned *moves, unsigned count) {
  unsigned at = blockIdx.x * blockDim.x + threadIdx.x;
  if (at < count) {
    unsigned from = moves[3 * at], to = moves[3 * at + 1], amount = moves[3 * at + 2];
    TX_BEGIN();
    balances[from] -= amount;
    balances[to] += amount;
    TX_COMMIT();
  }
}
