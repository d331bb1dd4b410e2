// The atomics of OpenCL 2.0, on all types, in both spaces and through generic pointers.
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

#define SETS 8
#define OPERATIONS 12
#define CELLS (SETS * OPERATIONS)

// Every operation on a cell of its own of `set`; the last ones keep what they return.
#define UPDATE(cells, type) \
  atomic_fetch_add(&cells[set], value); \
  atomic_fetch_sub_explicit(&cells[SETS + set], value, memory_order_relaxed); \
  type seen = atomic_load(&cells[2 * SETS + set]); \
  while (!atomic_compare_exchange_strong(&cells[2 * SETS + set], &seen, seen * 3 + 1)) \
    ; \
  seen = atomic_load_explicit(&cells[3 * SETS + set], memory_order_acquire, memory_scope_work_group); \
  while (!atomic_compare_exchange_weak_explicit(&cells[3 * SETS + set], &seen, seen * 3 + 1, memory_order_acq_rel, \
                                                memory_order_relaxed, memory_scope_device)) \
    ; \
  atomic_fetch_min_explicit(&cells[4 * SETS + set], value, memory_order_acquire, memory_scope_device); \
  atomic_fetch_max(&cells[5 * SETS + set], value); \
  atomic_fetch_and(&cells[6 * SETS + set], value); \
  atomic_fetch_or_explicit(&cells[7 * SETS + set], value, memory_order_release, memory_scope_device); \
  atomic_fetch_xor_explicit(&cells[8 * SETS + set], value, memory_order_seq_cst, memory_scope_work_group); \
  atomic_store_explicit(&cells[9 * SETS + set], (type)set, memory_order_release); \
  olds[0] = atomic_fetch_add_explicit(&cells[10 * SETS + set], (type)3, memory_order_relaxed, memory_scope_device); \
  olds[1] = atomic_exchange(&cells[11 * SETS + set], value);

#define KERNELS(type, named) \
  __kernel void global_##named(__global const type *values, __global atomic_##named *cells, __global type *results) { \
    uint set = get_global_id(0) % SETS; \
    type value = values[get_global_id(0)]; \
    __global type *olds = results + 2 * get_global_id(0); \
    UPDATE(cells, type) \
  } \
  __kernel void local_##named(__global const type *values, __global type *out, __global type *results) { \
    __local atomic_##named cells[CELLS]; \
    uint set = get_global_id(0) % SETS; \
    type value = values[get_global_id(0)]; \
    __global type *olds = results + 2 * get_global_id(0); \
    for (uint cell = get_local_id(0); cell < CELLS; cell += get_local_size(0)) \
      atomic_init(&cells[cell], out[cell]); \
    work_group_barrier(CLK_LOCAL_MEM_FENCE); \
    UPDATE(cells, type) \
    work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group); \
    for (uint cell = get_local_id(0); cell < CELLS; cell += get_local_size(0)) \
      out[cell] = atomic_load_explicit(&cells[cell], memory_order_relaxed); \
  }
KERNELS(int, int)
KERNELS(uint, uint)
KERNELS(long, long)
KERNELS(ulong, ulong)

// Its pointers have no address space.
void update(atomic_int *cells, uint set, int value, int *olds) { UPDATE(cells, int) }

__kernel void generic_global(__global const int *values, __global atomic_int *cells, __global int *results) {
  update(cells, get_global_id(0) % SETS, values[get_global_id(0)], results + 2 * get_global_id(0));
}

__kernel void generic_local(__global const int *values, __global int *out, __global int *results) {
  __local atomic_int cells[CELLS];
  for (uint cell = get_local_id(0); cell < CELLS; cell += get_local_size(0))
    atomic_init(&cells[cell], out[cell]);
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  update(cells, get_global_id(0) % SETS, values[get_global_id(0)], results + 2 * get_global_id(0));
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  for (uint cell = get_local_id(0); cell < CELLS; cell += get_local_size(0))
    out[cell] = atomic_load(&cells[cell]);
}

// Sums of floats by compare-and-exchange, one in local memory of each work-group and one in global memory.
__kernel void floats(__global const float *values, __global atomic_float *sum, __global float *of_groups) {
  __local atomic_float own;
  if (get_local_id(0) == 0)
    atomic_init(&own, 0.5f);
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  float value = values[get_global_id(0)], seen = atomic_load(&own);
  while (!atomic_compare_exchange_weak(&own, &seen, seen + value))
    ;
  seen = atomic_load(sum);
  while (!atomic_compare_exchange_strong(sum, &seen, seen + value))
    ;
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  if (get_local_id(0) == 0)
    of_groups[get_group_id(0)] = atomic_exchange(&own, 0);
}

// A flag that one work-item of all gets; and a lock, which a work-item of each group has once, around counting without atomics.
__kernel void flags(__global atomic_flag *flags, __global volatile int *counts) {
  if (!atomic_flag_test_and_set(&flags[0]))
    counts[0] += 1;
  if (get_local_id(0) != 0)
    return;
  while (atomic_flag_test_and_set_explicit(&flags[1], memory_order_acquire, memory_scope_device))
    ;
  counts[1] += get_group_id(0) + 1;
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device);
  atomic_flag_clear_explicit(&flags[1], memory_order_release, memory_scope_device);
}
