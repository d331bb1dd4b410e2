// Elements of vectors by indices of the run, in every address space: clang-16 makes accesses of them that have lost their space.

struct cell {
  int2 pair;
  char tag;
  short4 four;
};

__constant int4 table[4] = { (int4)(3, 1, 4, 1), (int4)(5, 9, 2, 6), (int4)(5, 3, 5, 8), (int4)(9, 7, 9, 3) };

__attribute__((noinline)) void turn(__private int4 *rows, int count, int by) {
  for (int row = 0; row < count; row++)
    for (int lane = 0; lane < 4; lane++)
      ((int *)&rows[row])[(lane + by) % 4] += lane * by;
}

__attribute__((noinline)) int weigh(const __private int4 *rows, int count, int element) {
  int sum = 0;
  for (int row = 0; row < count; row++)
    sum = sum * 7 + rows[row][element];
  return sum;
}

// `which` is 0 to 3, and so is every element of `order`.
__kernel void vector_elements(__global const int4 *in, __global const int *order, __global int *out, int count) {
  uint id = get_global_id(0), items = get_global_size(0);
  int which = order[id];

  // An array of vectors, written whole and read by element, and the other way round.
  int4 rows[4];
  for (int row = 0; row < 4; row++)
    rows[row] = in[4 * id + row];
  int sum = 0;
  for (int round = 0; round < count; round++)
    for (int row = 0; row < 4; row++)
      sum = sum * 5 + rows[row][(which + round) % 4];
  out[id] = sum;
  for (int row = 0; row < count; row++)
    rows[row % 4][(which + row) % 4] = row;
  out[items + id] = rows[which].x + 3 * rows[which].y + 9 * rows[which].z + 27 * rows[which].w;

  // Through pointers, in functions.
  turn(rows, count % 5, which);
  out[2 * items + id] = weigh(rows, 4, which);

  // Structures with vectors.
  struct cell cells[3];
  for (int i = 0; i < 3; i++) {
    cells[i].pair = in[4 * id + i].xy;
    cells[i].tag = i + which;
    cells[i].four = convert_short4(in[4 * id + i]);
  }
  int all = 0;
  for (int i = 0; i < count; i++)
    all = all * 3 + cells[(i + which) % 3].pair[which & 1] + cells[i % 3].four[which] + cells[which % 3].tag;
  out[3 * items + id] = all;

  // Arrays of arrays.
  float2 grid[2][3];
  for (int i = 0; i < 6; i++)
    grid[i / 3][i % 3] = (float2)(in[4 * id].x + i, in[4 * id].y - i);
  float total = 0;
  for (int i = 0; i < count; i++)
    total = total * 2 + grid[(i + which) % 2][i % 3][which & 1];
  out[4 * items + id] = total;

  // Local memory.
  __local int4 tile[64];
  tile[get_local_id(0)] = in[4 * id];
  barrier(CLK_LOCAL_MEM_FENCE);
  int near = 0;
  for (int i = 0; i < count; i++)
    near = near * 3 + tile[(get_local_id(0) + i) % get_local_size(0)][(which + i) % 4];
  out[5 * items + id] = near;
  barrier(CLK_LOCAL_MEM_FENCE);
  ((__local int *)&tile[get_local_id(0)])[which] = near;
  barrier(CLK_LOCAL_MEM_FENCE);
  int4 other = tile[get_local_size(0) - 1 - get_local_id(0)];
  out[6 * items + id] = other.x ^ other.y << 1 ^ other.z << 2 ^ other.w << 3;
}

// On Southern Islands clang-16 reads the element of the first work-item for all.
__kernel void constant_elements(__global const int *order, __global int *out, int count) {
  int sum = 0;
  for (int i = 0; i < count; i++)
    sum = sum * 3 + table[i % 4][order[get_global_id(0)]];
  out[get_global_id(0)] = sum;
}

// What to write instead.
__kernel void elements_of_constants(__global const int *order, __global int *out, int count) {
  int sum = 0;
  for (int i = 0; i < count; i++)
    sum = sum * 3 + ((__constant int *)&table[i % 4])[order[get_global_id(0)]];
  out[get_global_id(0)] = sum;
}
