// Transactions on local memory for OpenCL C kernels run by Turnstile.
//
//     TX_BEGIN();
//     balance[from] -= amount;
//     balance[to] += amount;
//     TX_COMMIT();
//
// Between the two, every access to __local memory belongs to the work-item's transaction: either all of them take
// effect at once, or none does and the work-item runs the code again. Only local memory is transactional; a global
// store, a barrier, or a `return` between the two is an error. Transactions may be nested: the outermost counts.
#ifndef TURNSTILE_H
#define TURNSTILE_H

#define TX_BEGIN() __asm__ volatile("s_tx_begin" ::: "memory")
#define TX_COMMIT() __asm__ volatile("s_tx_commit" ::: "memory")

#endif
