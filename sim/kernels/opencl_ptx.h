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

// Atomics on 64-bit integers (cl_khr_int64_base_atomics and _extended_atomics), which clang does not offer for PTX.
#define TURNSTILE_ATOMIC(name, space, type, instruction) \
  TURNSTILE_INLINE type name(volatile space type *cell, type value) { \
    type old; \
    __asm__ volatile("atom." instruction " %0, [%1], %2;" : "=l"(old) : "l"(cell), "l"(value) : "memory"); \
    return old; \
  }
#define TURNSTILE_EXCHANGE(space, type, instruction) \
  TURNSTILE_INLINE type atom_cmpxchg(volatile space type *cell, type expected, type value) { \
    type old; \
    __asm__ volatile("atom." instruction " %0, [%1], %2, %3;" \
                     : "=l"(old) : "l"(cell), "l"(expected), "l"(value) : "memory"); \
    return old; \
  } \
  TURNSTILE_INLINE type atom_sub(volatile space type *cell, type value) { return atom_add(cell, -value); } \
  TURNSTILE_INLINE type atom_inc(volatile space type *cell) { return atom_add(cell, (type)1); } \
  TURNSTILE_INLINE type atom_dec(volatile space type *cell) { return atom_add(cell, (type)-1); }
#define TURNSTILE_ATOMICS(space, where, type, kind) \
  TURNSTILE_ATOMIC(atom_add, space, type, where ".add.u64") \
  TURNSTILE_ATOMIC(atom_xchg, space, type, where ".exch.b64") \
  TURNSTILE_ATOMIC(atom_min, space, type, where ".min." kind) \
  TURNSTILE_ATOMIC(atom_max, space, type, where ".max." kind) \
  TURNSTILE_ATOMIC(atom_and, space, type, where ".and.b64") \
  TURNSTILE_ATOMIC(atom_or, space, type, where ".or.b64") \
  TURNSTILE_ATOMIC(atom_xor, space, type, where ".xor.b64") \
  TURNSTILE_EXCHANGE(space, type, where ".cas.b64")
TURNSTILE_ATOMICS(__global, "global", long, "s64")
TURNSTILE_ATOMICS(__global, "global", ulong, "u64")
TURNSTILE_ATOMICS(__local, "shared", long, "s64")
TURNSTILE_ATOMICS(__local, "shared", ulong, "u64")
