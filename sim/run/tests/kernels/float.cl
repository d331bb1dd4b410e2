// Single and double precision, conversions, half precision.
__kernel void divide(__global const float *a, __global const float *b, __global float *out) {
  uint i = get_global_id(0);
  out[i] = a[i] / b[i];
}

__kernel void arithmetic(__global const float *a, __global const float *b, __global float *out) {
  uint i = get_global_id(0);
  float x = a[i], y = b[i];
  out[8 * i] = fma(x, y, 1.0f);
  out[8 * i + 1] = clamp(x * 0.01f, 0.0f, 1.0f);
  out[8 * i + 2] = fmin(x, y) - fmax(-x, fabs(y));
  out[8 * i + 3] = floor(x) + ceil(y) + trunc(x) + rint(y);
  out[8 * i + 4] = x > y ? x - 2.0f : copysign(y, x);
  out[8 * i + 5] = (float)(int)x + (float)(uint)fabs(y);
  out[8 * i + 6] = isnan(x) || isinf(y) ? 1.0f : ldexp(x, 3);
  out[8 * i + 7] = sqrt(fabs(x));
}

__kernel void transcendental(__global const float *a, __global float *out) {
  uint i = get_global_id(0);
  float x = a[i];
  out[4 * i] = exp(x * 0.1f);
  out[4 * i + 1] = log(x + 1.0f);
  out[4 * i + 2] = sin(x) * cos(x);
  out[4 * i + 3] = pow(x, 1.5f) + rsqrt(x + 1.0f);
}

__kernel void doubles(__global const double *a, __global double *out) {
  uint i = get_global_id(0);
  out[4 * i] = a[i] / a[i + 1];
  out[4 * i + 1] = fma(a[i], a[i + 1], 0.5) - a[i] * 3.0;
  out[4 * i + 2] = (double)(int)a[i] + (double)(float)a[i + 1];
  out[4 * i + 3] = a[i] < a[i + 1] ? fmin(a[i], 1.0) : fabs(a[i]);
}

__kernel void halves(__global half *h, __global float *f) {
  uint i = get_global_id(0);
  f[i + 64] = vload_half(i, h);
  vstore_half(f[i], i + 64, h);
}
