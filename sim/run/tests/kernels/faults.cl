// Kernels that do what a kernel must not do, and one with two barriers in a row.

__kernel void missed_barrier(__global uint *out) {
  __local uint cells[64];
  if (get_local_id(0) < 64) {
    cells[get_local_id(0)] = 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_local_id(0)] = cells[63 - get_local_id(0)];
  }
}

__kernel void endless(__global volatile uint *out) {
  while (out[0] == 0)
    ;
}

__kernel void outside_local(__global uint *out, uint index, __local uint *cells) {
  cells[index + get_local_id(0)] = 1;
  out[get_local_id(0)] = cells[get_local_id(0)];
}

__kernel void outside_buffer(__global uint *out, uint index) { out[index + get_local_id(0)] = 1; }

__kernel void two_barriers(__global uint *out, __local uint *cells) {
  uint id = get_local_id(0), size = get_local_size(0);
  cells[id] = id;
  barrier(CLK_LOCAL_MEM_FENCE);
  barrier(CLK_LOCAL_MEM_FENCE);
  uint next = cells[(id + 1) % size];
  barrier(CLK_LOCAL_MEM_FENCE);
  cells[id] = next;
  barrier(CLK_LOCAL_MEM_FENCE);
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_id(0)] = cells[(id + 1) % size];
}

__kernel void reads_left_over(__global uint *out, __local uint *cells) {
  uint id = get_local_id(0);
  if (id != 5)
    cells[id] = id;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[id] = cells[63 - id];
}
