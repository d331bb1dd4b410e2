// The atomics and fences of OpenCL 2.0. Their names are macros, as the functions behind them take a pointer into any address space.

#ifdef __NVPTX__
#define TURNSTILE_OPERATION(name) turnstile_##name
#include "opencl_atomics_ptx.h"
#else
#define TURNSTILE_OPERATION(name) __opencl_atomic_##name

TURNSTILE_INLINE void turnstile_fence(memory_scope scope) {
  if (scope == memory_scope_work_group)
    __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup");
  else if (scope != memory_scope_work_item)
    __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent");
}
#endif

TURNSTILE_INLINE void atomic_work_item_fence(cl_mem_fence_flags flags, memory_order order, memory_scope scope) {
  if (order != memory_order_relaxed)
    turnstile_fence(scope);
}

TURNSTILE_INLINE void work_group_barrier(cl_mem_fence_flags flags, memory_scope scope) {
  atomic_work_item_fence(flags, memory_order_acq_rel, scope);
  barrier(flags);
}

TURNSTILE_INLINE void work_group_barrier(cl_mem_fence_flags flags) { barrier(flags); }

// The order, and the scope if one follows.
#define TURNSTILE_WHEN(order, ...) order, TURNSTILE_FIRST(__VA_ARGS__ __VA_OPT__(,) __OPENCL_MEMORY_SCOPE_DEVICE, )
#define TURNSTILE_FIRST(first, ...) first

#define atomic_init(object, value) TURNSTILE_OPERATION(init)(object, value)
#define atomic_load(object) atomic_load_explicit(object, __ATOMIC_SEQ_CST)
#define atomic_load_explicit(object, ...) TURNSTILE_OPERATION(load)(object, TURNSTILE_WHEN(__VA_ARGS__))
#define atomic_store(object, value) atomic_store_explicit(object, value, __ATOMIC_SEQ_CST)
#define atomic_store_explicit(object, value, ...) TURNSTILE_OPERATION(store)(object, value, TURNSTILE_WHEN(__VA_ARGS__))
#define atomic_exchange(object, value) atomic_exchange_explicit(object, value, __ATOMIC_SEQ_CST)
#define atomic_exchange_explicit(object, value, ...) TURNSTILE_OPERATION(exchange)(object, value, TURNSTILE_WHEN(__VA_ARGS__))
#define atomic_fetch_add(object, value) atomic_fetch_add_explicit(object, value, __ATOMIC_SEQ_CST)
#define atomic_fetch_add_explicit(object, value, ...) TURNSTILE_OPERATION(fetch_add)(object, value, TURNSTILE_WHEN(__VA_ARGS__))
#define atomic_fetch_sub(object, value) atomic_fetch_sub_explicit(object, value, __ATOMIC_SEQ_CST)
#define atomic_fetch_sub_explicit(object, value, ...) TURNSTILE_OPERATION(fetch_sub)(object, value, TURNSTILE_WHEN(__VA_ARGS__))
#define atomic_fetch_or(object, value) atomic_fetch_or_explicit(object, value, __ATOMIC_SEQ_CST)
#define atomic_fetch_or_explicit(object, value, ...) TURNSTILE_OPERATION(fetch_or)(object, value, TURNSTILE_WHEN(__VA_ARGS__))
#define atomic_fetch_xor(object, value) atomic_fetch_xor_explicit(object, value, __ATOMIC_SEQ_CST)
#define atomic_fetch_xor_explicit(object, value, ...) TURNSTILE_OPERATION(fetch_xor)(object, value, TURNSTILE_WHEN(__VA_ARGS__))
#define atomic_fetch_and(object, value) atomic_fetch_and_explicit(object, value, __ATOMIC_SEQ_CST)
#define atomic_fetch_and_explicit(object, value, ...) TURNSTILE_OPERATION(fetch_and)(object, value, TURNSTILE_WHEN(__VA_ARGS__))
#define atomic_fetch_min(object, value) atomic_fetch_min_explicit(object, value, __ATOMIC_SEQ_CST)
#define atomic_fetch_min_explicit(object, value, ...) TURNSTILE_OPERATION(fetch_min)(object, value, TURNSTILE_WHEN(__VA_ARGS__))
#define atomic_fetch_max(object, value) atomic_fetch_max_explicit(object, value, __ATOMIC_SEQ_CST)
#define atomic_fetch_max_explicit(object, value, ...) TURNSTILE_OPERATION(fetch_max)(object, value, TURNSTILE_WHEN(__VA_ARGS__))

#define atomic_compare_exchange_strong(object, expected, value) \
  atomic_compare_exchange_strong_explicit(object, expected, value, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)
#define atomic_compare_exchange_strong_explicit(object, expected, value, success, ...) \
  TURNSTILE_OPERATION(compare_exchange_strong)(object, expected, value, success, TURNSTILE_WHEN(__VA_ARGS__))
#define atomic_compare_exchange_weak(...) atomic_compare_exchange_strong(__VA_ARGS__)
#define atomic_compare_exchange_weak_explicit(...) atomic_compare_exchange_strong_explicit(__VA_ARGS__)

#define atomic_flag_test_and_set(flag) (atomic_exchange(flag, 1) != 0)
#define atomic_flag_test_and_set_explicit(flag, ...) (atomic_exchange_explicit(flag, 1, __VA_ARGS__) != 0)
#define atomic_flag_clear(flag) atomic_store(flag, 0)
#define atomic_flag_clear_explicit(flag, ...) atomic_store_explicit(flag, 0, __VA_ARGS__)
