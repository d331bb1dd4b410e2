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
//
// The compiler takes what is read from one address for the same in all work-items. In a transaction it is not:
//
//     TX_BEGIN();
//     uint ticket = *next;
//     *next = ticket + 1;
//     TX_DIVERGENT(ticket);
//     TX_COMMIT();
//     if (ticket < size) ...
//
// TX_DIVERGENT(x) says that the 32-bit or 64-bit variable x differs between work-items. Turnstile refuses kernels in
// which it is missing and matters.
#ifndef TURNSTILE_H
#define TURNSTILE_H

// Without nomerge clang makes one TX_BEGIN() of those in the two legs of a branch, and leaves two TX_COMMIT() behind.
#ifdef __CUDACC__
// Nothing else keeps two of them apart than that their texts differ.
#define TX_TEXT(line) #line
#define TX_ON_LINE(what, line) asm volatile(what "; // " TX_TEXT(line) ::: "memory")
#define TX_BEGIN() TX_ON_LINE("tbegin", __LINE__)
#define TX_COMMIT() TX_ON_LINE("tcommit", __LINE__)
#define TX_DIVERGENT(x) asm volatile("" : "+r"(x))
#elif defined(__NVPTX__)
#define TX_BEGIN() __attribute__((nomerge)) do { __asm__ volatile("tbegin;" ::: "memory"); } while (0)
#define TX_COMMIT() __attribute__((nomerge)) do { __asm__ volatile("tcommit;" ::: "memory"); } while (0)
#define TX_DIVERGENT(x) __asm__ volatile("" : "+r"(x))
#else
#define TX_BEGIN() __attribute__((nomerge)) do { __asm__ volatile("s_tx_begin" ::: "memory"); } while (0)
#define TX_COMMIT() __attribute__((nomerge)) do { __asm__ volatile("s_tx_commit" ::: "memory"); } while (0)
#define TX_DIVERGENT(x) __asm__ volatile("" : "+v"(x))
#endif

#endif
