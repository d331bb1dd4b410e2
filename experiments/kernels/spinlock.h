// Spin locks in local memory for SIMT: a lane that waits for a lock must not keep the wavefront from the lane that has it.
//
//     uint waiting = 1;
//     while (waiting) {
//       if (try_lock(lock)) {
//         ...
//         unlock(lock);
//         waiting = 0;
//         OPAQUE(waiting);
//       }
//     }
//
// The critical section is inside the loop, before the lanes that wait try again. Without OPAQUE clang knows that the loop
// ends behind it and moves it out of the loop, where it waits for ever for the lanes that wait for its lock.
#ifndef SPINLOCK_H
#define SPINLOCK_H

// The compiler takes the 32-bit variable x for one it knows nothing about.
#ifdef __NVPTX__
#define OPAQUE(x) __asm__ volatile("" : "+r"(x))
#else
#define OPAQUE(x) __asm__ volatile("" : "+v"(x))
#endif

static bool try_lock(volatile __local uint *lock) { return atomic_cmpxchg(lock, 0, 1) == 0; }

static void unlock(volatile __local uint *lock) {
  mem_fence(CLK_LOCAL_MEM_FENCE);
  atomic_xchg(lock, 0);
}

#endif
