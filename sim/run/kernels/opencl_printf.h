// printf() for kernels: a record in a buffer, which Turnstile reads when the run is over.
//
// The buffer: words used, records that found no room, words there are; then the records. A record: its words, with bit 31
// when it is complete, the number of the work-item, the address of the format in two words; then for every argument its bytes
// and as many words as hold it. A run that fails may leave records of which nothing but the words is there, or not even they.

// The loader gives this symbol the buffer's address. A program variable must be __constant, and is written nevertheless.
extern __constant uint turnstile_print_buffer[] __attribute__((visibility("hidden")));

// What is passed for an argument: small integers become int, as in C, and pointers numbers.
#define TURNSTILE_PASSED(given, passed) \
  TURNSTILE_INLINE passed turnstile_passed(given argument) { return (passed)argument; }
#define TURNSTILE_PASSED_VECTORS(type, scalar) \
  TURNSTILE_PASSED(type, scalar) \
  TURNSTILE_PASSED(type##2, type##2) \
  TURNSTILE_PASSED(type##3, type##3) \
  TURNSTILE_PASSED(type##4, type##4) \
  TURNSTILE_PASSED(type##8, type##8) \
  TURNSTILE_PASSED(type##16, type##16)
TURNSTILE_PASSED_VECTORS(char, int)
TURNSTILE_PASSED_VECTORS(uchar, int)
TURNSTILE_PASSED_VECTORS(short, int)
TURNSTILE_PASSED_VECTORS(ushort, int)
TURNSTILE_PASSED_VECTORS(int, int)
TURNSTILE_PASSED_VECTORS(uint, uint)
TURNSTILE_PASSED_VECTORS(long, long)
TURNSTILE_PASSED_VECTORS(ulong, ulong)
TURNSTILE_PASSED_VECTORS(float, float)
TURNSTILE_PASSED_VECTORS(double, double)
TURNSTILE_PASSED(__constant const void *, ulong)
TURNSTILE_PASSED(__global const void *, ulong)
TURNSTILE_PASSED(__local const void *, ulong)
TURNSTILE_PASSED(__private const void *, ulong)

#define TURNSTILE_COMPLETE 0x80000000u
// What has been stored is in memory before anything else is stored.
#ifdef __NVPTX__
#define TURNSTILE_STORED() __asm__ volatile("membar.gl;" ::: "memory")
#else
#define TURNSTILE_STORED() __asm__ volatile("s_waitcnt vmcnt(0)" ::: "memory")
#endif

// Room for a record, with its words in it; null if there is none.
TURNSTILE_INLINE __global void *turnstile_room(uint words) {
  __global uint *buffer = (__global uint *)(ulong)turnstile_print_buffer;
  uint first = atomic_add(buffer, words);
  if (first + words > buffer[2]) {
    atomic_inc(buffer + 1);
    return 0;
  }
  __global uint *record = buffer + 3 + first;
  *record = words;
  TURNSTILE_STORED();
  return record;
}

// Number of the work-item in the range.
TURNSTILE_INLINE uint turnstile_work_item(void) {
  size_t z = get_global_id(2) - get_global_offset(2);
  size_t y = get_global_id(1) - get_global_offset(1);
  size_t x = get_global_id(0) - get_global_offset(0);
  return (z * get_global_size(1) + y) * get_global_size(0) + x;
}

// TURNSTILE_EACH(macro, a, b, ...) is macro(a) macro(b) ..., for up to 64 arguments.
#define TURNSTILE_EACH(macro, ...) __VA_OPT__(TURNSTILE_EXPAND(TURNSTILE_STEP(macro, __VA_ARGS__)))
#define TURNSTILE_STEP(macro, argument, ...) \
  macro(argument) __VA_OPT__(TURNSTILE_AGAIN TURNSTILE_PARENTHESES (macro, __VA_ARGS__))
#define TURNSTILE_AGAIN() TURNSTILE_STEP
#define TURNSTILE_PARENTHESES ()
#define TURNSTILE_EXPAND(...) TURNSTILE_EXPAND_16(TURNSTILE_EXPAND_16(TURNSTILE_EXPAND_16(TURNSTILE_EXPAND_16(__VA_ARGS__))))
#define TURNSTILE_EXPAND_16(...) TURNSTILE_EXPAND_4(TURNSTILE_EXPAND_4(TURNSTILE_EXPAND_4(TURNSTILE_EXPAND_4(__VA_ARGS__))))
#define TURNSTILE_EXPAND_4(...) TURNSTILE_EXPAND_1(TURNSTILE_EXPAND_1(TURNSTILE_EXPAND_1(TURNSTILE_EXPAND_1(__VA_ARGS__))))
#define TURNSTILE_EXPAND_1(...) __VA_ARGS__

#define TURNSTILE_WORDS(argument) + 1 + (sizeof(turnstile_passed(argument)) + 3) / 4
#define TURNSTILE_PUT(argument) { \
    typedef __typeof__(turnstile_passed(argument)) turnstile_type; \
    union { \
      uint words[(sizeof(turnstile_type) + 3) / 4]; \
      turnstile_type value; \
    } turnstile_one = { { 0 } }; \
    turnstile_one.value = turnstile_passed(argument); \
    turnstile_record.words[turnstile_at++] = sizeof(turnstile_type); \
    _Pragma("unroll") \
    for (uint turnstile_word = 0; turnstile_word < sizeof(turnstile_one.words) / 4; turnstile_word++) \
      turnstile_record.words[turnstile_at++] = turnstile_one.words[turnstile_word]; \
  }

// The record is whole before it is stored, so that arguments may have effects.
#define printf(format, ...) __extension__({ \
    typedef uint turnstile_words[4 TURNSTILE_EACH(TURNSTILE_WORDS, __VA_ARGS__)]; \
    typedef struct { \
      turnstile_words words; \
    } turnstile_record_type; \
    const ulong turnstile_format = turnstile_passed(format); \
    turnstile_record_type turnstile_record = { { \
      sizeof(turnstile_record_type) / 4, turnstile_work_item(), (uint)turnstile_format, (uint)(turnstile_format >> 32) \
    } }; \
    uint turnstile_at = 4; \
    TURNSTILE_EACH(TURNSTILE_PUT, __VA_ARGS__) \
    __global turnstile_record_type *turnstile_place = turnstile_room(turnstile_record.words[0]); \
    if (turnstile_place) { \
      *turnstile_place = turnstile_record; \
      TURNSTILE_STORED(); \
      turnstile_place->words[0] = sizeof(turnstile_record_type) / 4 | TURNSTILE_COMPLETE; \
    } \
    turnstile_place ? 0 : -1; \
  })
