// The eleven 32-bit atomics of OpenCL 1.0, on both types in both spaces.
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_global_int32_extended_atomics : enable
#pragma OPENCL EXTENSION cl_khr_local_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_local_int32_extended_atomics : enable

#define SETS 8
#define OPERATIONS 12
#define CELLS (SETS * OPERATIONS)

// Every operation on a cell of its own of the work-item's set; the last two keep what they return.
#define UPDATE(cells, type) \
  uint set = get_local_id(0) % SETS; \
  type value = values[get_global_id(0)]; \
  atom_add(&cells[set], value); \
  atom_sub(&cells[SETS + set], value); \
  atom_inc(&cells[2 * SETS + set]); \
  atom_dec(&cells[3 * SETS + set]); \
  atom_min(&cells[4 * SETS + set], value); \
  atom_max(&cells[5 * SETS + set], value); \
  atom_and(&cells[6 * SETS + set], value); \
  atom_or(&cells[7 * SETS + set], value); \
  atom_xor(&cells[8 * SETS + set], value); \
  type seen = cells[9 * SETS + set], expected; \
  do { \
    expected = seen; \
    seen = atom_cmpxchg(&cells[9 * SETS + set], expected, (type)((uint)expected * 3 + 1)); \
  } while (seen != expected); \
  olds[2 * get_global_id(0)] = atom_add(&cells[10 * SETS + set], (type)3); \
  olds[2 * get_global_id(0) + 1] = atom_xchg(&cells[11 * SETS + set], value);

#define KERNELS(type) \
  __kernel void atom_global_##type(__global const type *values, __global type *cells, __global type *olds) { \
    UPDATE(cells, type) \
  } \
  __kernel void atom_local_##type(__global const type *values, __global type *out, __global type *olds) { \
    __local type cells[CELLS]; \
    for (uint cell = get_local_id(0); cell < CELLS; cell += get_local_size(0)) \
      cells[cell] = out[cell]; \
    barrier(CLK_LOCAL_MEM_FENCE); \
    UPDATE(cells, type) \
    barrier(CLK_LOCAL_MEM_FENCE); \
    for (uint cell = get_local_id(0); cell < CELLS; cell += get_local_size(0)) \
      out[cell] = cells[cell]; \
  }
KERNELS(int)
KERNELS(uint)
