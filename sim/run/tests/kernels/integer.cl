// Integer arithmetic: division, wide multiplication and shifts, bit counting, narrow types.
__kernel void divide(__global const int *a, __global const int *b, __global int *quotient, __global int *remainder) {
  uint i = get_global_id(0);
  quotient[i] = a[i] / b[i];
  remainder[i] = a[i] % b[i];
}

__kernel void divide_unsigned(__global const uint *a, __global const uint *b, __global uint *quotient, uint c) {
  uint i = get_global_id(0);
  quotient[i] = a[i] / b[i] + (a[i] % c) * 3 + a[i] / 10u;
}

__kernel void wide(__global const ulong *a, __global const uint *shift, __global ulong *out) {
  uint i = get_global_id(0);
  uint s = shift[i];
  ulong v = a[i];
  out[4 * i] = v << s;
  out[4 * i + 1] = (v >> s) + (ulong)((long)v >> s);
  out[4 * i + 2] = v * (v ^ 0x123456789abcdefUL) + mul_hi(v, v + 1);
  out[4 * i + 3] = v / ((v >> 40) + 1) + (ulong)((long)v % 1000003L);
}

__kernel void bits(__global const uint *a, __global uint *out) {
  uint i = get_global_id(0);
  uint v = a[i];
  uint r = popcount(v) + 100 * clz(v) + rotate(v, 7u) + mul24(v & 0xfff, 77u) + mul_hi(v, v);
  r ^= as_uint(max(as_int(v), -5)) + min(v, 12345u) + abs_diff(v, 1u << 30) + ((int)(v << 12) >> 20) + (v >> 5 & 0x3ff);
  out[i] = r + hadd(v, 17u) + add_sat(v, 0x80000000u);
}

__kernel void narrow(__global const char *c, __global const ushort *s, __global short *out, __global uchar *bytes) {
  uint i = get_global_id(0);
  out[i] = (short)(c[i] * 3 + s[i]);
  bytes[i] = (uchar)(s[i] >> 3) + (uchar)c[i];
}
