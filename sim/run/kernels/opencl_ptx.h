// The grid's offset and dimensions, which libclc does not know for PTX: special registers, as NVIDIA's OpenCL has them.
#define TURNSTILE_SPECIAL(name, register) \
  TURNSTILE_INLINE uint name(void) { \
    uint value; \
    __asm__("mov.u32 %0, %%" #register ";" : "=r"(value)); \
    return value; \
  }
TURNSTILE_SPECIAL(get_work_dim, envreg0)
TURNSTILE_SPECIAL(turnstile_offset_x, envreg3)
TURNSTILE_SPECIAL(turnstile_offset_y, envreg4)
TURNSTILE_SPECIAL(turnstile_offset_z, envreg5)

TURNSTILE_INLINE size_t get_global_offset(uint dimension) {
  switch (dimension) {
  case 0: return turnstile_offset_x();
  case 1: return turnstile_offset_y();
  case 2: return turnstile_offset_z();
  default: return 0;
  }
}

TURNSTILE_INLINE size_t get_global_id(uint dimension) {
  return get_group_id(dimension) * get_local_size(dimension) + get_local_id(dimension) + get_global_offset(dimension);
}

// Native functions that libclc leaves to a library of the driver's, by the instructions that this has for them.
#define TURNSTILE_NATIVE(name, expression) \
  TURNSTILE_INLINE float name(float x) { return expression; } \
  TURNSTILE_INLINE float2 name(float2 x) { return (float2)(name(x.x), name(x.y)); } \
  TURNSTILE_INLINE float3 name(float3 x) { return (float3)(name(x.xy), name(x.z)); } \
  TURNSTILE_INLINE float4 name(float4 x) { return (float4)(name(x.lo), name(x.hi)); } \
  TURNSTILE_INLINE float8 name(float8 x) { return (float8)(name(x.lo), name(x.hi)); } \
  TURNSTILE_INLINE float16 name(float16 x) { return (float16)(name(x.lo), name(x.hi)); }
#define TURNSTILE_APPROXIMATE(instruction) \
  __extension__({ \
    float result; \
    __asm__(instruction ".approx.f32 %0, %1;" : "=f"(result) : "f"(x)); \
    result; \
  })
TURNSTILE_NATIVE(native_sin, TURNSTILE_APPROXIMATE("sin"))
TURNSTILE_NATIVE(native_cos, TURNSTILE_APPROXIMATE("cos"))
TURNSTILE_NATIVE(native_log2, TURNSTILE_APPROXIMATE("lg2"))
TURNSTILE_NATIVE(native_exp2, TURNSTILE_APPROXIMATE("ex2"))
#define TURNSTILE_NATIVES(type) \
  TURNSTILE_INLINE type native_exp(type x) { return native_exp2(x * M_LOG2E_F); } \
  TURNSTILE_INLINE type native_exp10(type x) { return native_exp2(x * (M_LN10_F * M_LOG2E_F)); } \
  TURNSTILE_INLINE type native_log(type x) { return native_log2(x) * M_LN2_F; } \
  TURNSTILE_INLINE type native_log10(type x) { return native_log2(x) * (M_LN2_F * M_LOG10E_F); } \
  TURNSTILE_INLINE type native_tan(type x) { return native_sin(x) / native_cos(x); } \
  TURNSTILE_INLINE type native_powr(type x, type y) { return native_exp2(y * native_log2(x)); }
TURNSTILE_NATIVES(float)
TURNSTILE_NATIVES(float2)
TURNSTILE_NATIVES(float3)
TURNSTILE_NATIVES(float4)
TURNSTILE_NATIVES(float8)
TURNSTILE_NATIVES(float16)
// What an atomic instruction of PTX does, for a pointer into each space and each type that it takes: turnstile_add(cell, value) ...
#define TURNSTILE_ATOMIC(name, space, type, letter, instruction) \
  TURNSTILE_INLINE type turnstile_##name(volatile space type *cell, type value) { \
    type old; \
    __asm__ volatile("atom" instruction " %0, [%1], %2;" : "=" letter(old) : "l"(cell), letter(value) : "memory"); \
    return old; \
  }
#define TURNSTILE_EXCHANGE(space, where, type, letter, bits) \
  TURNSTILE_ATOMIC(xchg, space, type, letter, where ".exch.b" bits) \
  TURNSTILE_INLINE type turnstile_cmpxchg(volatile space type *cell, type expected, type value) { \
    type old; \
    __asm__ volatile("atom" where ".cas.b" bits " %0, [%1], %2, %3;" \
                     : "=" letter(old) : "l"(cell), letter(expected), letter(value) : "memory"); \
    return old; \
  }
#define TURNSTILE_ATOMICS(space, where, type, letter, sign, bits) \
  TURNSTILE_EXCHANGE(space, where, type, letter, bits) \
  TURNSTILE_ATOMIC(add, space, type, letter, where ".add.u" bits) \
  TURNSTILE_ATOMIC(min, space, type, letter, where ".min." sign bits) \
  TURNSTILE_ATOMIC(max, space, type, letter, where ".max." sign bits) \
  TURNSTILE_ATOMIC(and, space, type, letter, where ".and.b" bits) \
  TURNSTILE_ATOMIC(or, space, type, letter, where ".or.b" bits) \
  TURNSTILE_ATOMIC(xor, space, type, letter, where ".xor.b" bits) \
  TURNSTILE_INLINE type turnstile_sub(volatile space type *cell, type value) { return turnstile_add(cell, -value); }
#define TURNSTILE_ATOMICS_OF(space, where) \
  TURNSTILE_ATOMICS(space, where, int, "r", "s", "32") \
  TURNSTILE_ATOMICS(space, where, uint, "r", "u", "32") \
  TURNSTILE_ATOMICS(space, where, long, "l", "s", "64") \
  TURNSTILE_ATOMICS(space, where, ulong, "l", "u", "64")
TURNSTILE_ATOMICS_OF(__global, ".global")
TURNSTILE_ATOMICS_OF(__local, ".shared")

// The atomics of OpenCL 1.0, and those on 64-bit integers (cl_khr_int64_base_atomics and _extended_atomics). clang declares none of a
// name that this file defines, so all of it stand here.
#define TURNSTILE_ATOM(name, space, type) \
  TURNSTILE_INLINE type atom_##name(volatile space type *cell, type value) { return turnstile_##name(cell, value); }
#define TURNSTILE_ATOMS(space, type) \
  TURNSTILE_ATOM(add, space, type) \
  TURNSTILE_ATOM(sub, space, type) \
  TURNSTILE_ATOM(xchg, space, type) \
  TURNSTILE_ATOM(min, space, type) \
  TURNSTILE_ATOM(max, space, type) \
  TURNSTILE_ATOM(and, space, type) \
  TURNSTILE_ATOM(or, space, type) \
  TURNSTILE_ATOM(xor, space, type) \
  TURNSTILE_INLINE type atom_inc(volatile space type *cell) { return turnstile_add(cell, (type)1); } \
  TURNSTILE_INLINE type atom_dec(volatile space type *cell) { return turnstile_add(cell, (type)-1); } \
  TURNSTILE_INLINE type atom_cmpxchg(volatile space type *cell, type expected, type value) { \
    return turnstile_cmpxchg(cell, expected, value); \
  }
#define TURNSTILE_ATOMS_OF(space) \
  TURNSTILE_ATOMS(space, int) \
  TURNSTILE_ATOMS(space, uint) \
  TURNSTILE_ATOMS(space, long) \
  TURNSTILE_ATOMS(space, ulong)
TURNSTILE_ATOMS_OF(__global)
TURNSTILE_ATOMS_OF(__local)
