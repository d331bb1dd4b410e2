// Compiled with -cl-fp32-correctly-rounded-divide-sqrt: division by v_div_scale, v_div_fmas, v_div_fixup.
__kernel void divide(__global const float *a, __global const float *b, __global float *out) {
  uint i = get_global_id(0);
  out[i] = a[i] / b[i];
}
