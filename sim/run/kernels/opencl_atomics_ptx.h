// What opencl_atomics.h is made of for PTX, where clang would call functions of a library. The instructions have no order by themselves;
// fences before and behind them give it.

TURNSTILE_INLINE void turnstile_fence(memory_scope scope) {
  if (scope == memory_scope_work_group)
    __asm__ volatile("membar.cta;" ::: "memory");
  else if (scope != memory_scope_work_item)
    __asm__ volatile("membar.gl;" ::: "memory");
}

TURNSTILE_INLINE void turnstile_release(int order, memory_scope scope) {
  if (order == __ATOMIC_RELEASE || order == __ATOMIC_ACQ_REL || order == __ATOMIC_SEQ_CST)
    turnstile_fence(scope);
}

TURNSTILE_INLINE void turnstile_acquire(int order, memory_scope scope) {
  if (order == __ATOMIC_ACQUIRE || order == __ATOMIC_ACQ_REL || order == __ATOMIC_SEQ_CST)
    turnstile_fence(scope);
}

#define TURNSTILE_CELL(space, type, bits) \
  TURNSTILE_INLINE void turnstile_init(volatile space atomic_##type *object, type value) { \
    *(volatile space type *)object = value; \
  } \
  TURNSTILE_INLINE void turnstile_store(volatile space atomic_##type *object, type value, int order, memory_scope scope) { \
    turnstile_release(order, scope); \
    *(volatile space type *)object = value; \
    if (order == __ATOMIC_SEQ_CST) \
      turnstile_fence(scope); \
  } \
  TURNSTILE_INLINE type turnstile_load(volatile space atomic_##type *object, int order, memory_scope scope) { \
    if (order == __ATOMIC_SEQ_CST) \
      turnstile_fence(scope); \
    type value = *(volatile space type *)object; \
    turnstile_acquire(order, scope); \
    return value; \
  } \
  TURNSTILE_UPDATE(exchange, xchg, space, type) \
  TURNSTILE_INLINE bool turnstile_compare_exchange_strong(volatile space atomic_##type *object, type *expected, type value, \
                                                          int success, int failure, memory_scope scope) { \
    type wanted = *expected; \
    turnstile_release(success, scope); \
    type old = turnstile_cmpxchg((volatile space type *)object, wanted, value); \
    turnstile_acquire(success, scope); \
    if (as_##bits(old) == as_##bits(wanted)) \
      return true; \
    *expected = old; \
    return false; \
  }
#define TURNSTILE_UPDATE(operation, name, space, type) \
  TURNSTILE_INLINE type turnstile_##operation(volatile space atomic_##type *object, type value, int order, memory_scope scope) { \
    turnstile_release(order, scope); \
    type old = turnstile_##name((volatile space type *)object, value); \
    turnstile_acquire(order, scope); \
    return old; \
  }
#define TURNSTILE_INTEGER_CELL(space, type, bits) \
  TURNSTILE_CELL(space, type, bits) \
  TURNSTILE_UPDATE(fetch_add, add, space, type) \
  TURNSTILE_UPDATE(fetch_sub, sub, space, type) \
  TURNSTILE_UPDATE(fetch_or, or, space, type) \
  TURNSTILE_UPDATE(fetch_xor, xor, space, type) \
  TURNSTILE_UPDATE(fetch_and, and, space, type) \
  TURNSTILE_UPDATE(fetch_min, min, space, type) \
  TURNSTILE_UPDATE(fetch_max, max, space, type)
#define TURNSTILE_CELLS(space, where) \
  TURNSTILE_EXCHANGE(space, where, float, "f", "32") \
  TURNSTILE_EXCHANGE(space, where, double, "d", "64") \
  TURNSTILE_INTEGER_CELL(space, int, uint) \
  TURNSTILE_INTEGER_CELL(space, uint, uint) \
  TURNSTILE_INTEGER_CELL(space, long, ulong) \
  TURNSTILE_INTEGER_CELL(space, ulong, ulong) \
  TURNSTILE_CELL(space, float, uint) \
  TURNSTILE_CELL(space, double, ulong)
TURNSTILE_CELLS(__global, ".global")
TURNSTILE_CELLS(__local, ".shared")
#ifdef __opencl_c_generic_address_space
TURNSTILE_ATOMICS_OF(, "")
TURNSTILE_CELLS(, "")
#endif
