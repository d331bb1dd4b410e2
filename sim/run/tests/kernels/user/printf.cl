// printf: what every work-item of a 2D range says, too much of it, and what is said before a fault.

__kernel void prints(__global const float *values, __global int *results) {
  uint id = get_global_id(1) * get_global_size(0) + get_global_id(0);
  int result = printf("%u of %u: ", id, (uint)get_global_size(0));
  if (id % 3 == 0)
    printf("%s %c, ", id % 2 ? "odd" : "even", 'a' + id % 26);
  printf("%v4hld %.2v2hlf %v3hhu %ld%%\n", (int4)(id, -id, 0, 7), (float2)(values[id], 0.5f), (uchar3)(1, 2, id),
         (long)id << 33);
  results[id] = result;
}

__kernel void prints_too_much(__global uint *out, uint rounds) {
  uint left = 0;
  for (uint round = 0; round < rounds; round++)
    left += printf("%u\n", round) < 0;
  out[get_global_id(0)] = left;
}

__kernel void prints_and_fails(__global uint *out) {
  uint id = get_global_id(0);
  printf("%d and %d\n", id);
  // Nothing has to be waited for between this and the fault.
  printf("at %lu, before %u\n", (ulong)out % 256, id + 1);
  out[1000] = id;
}
