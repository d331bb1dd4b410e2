// What the printf() of CUDA C++ calls: a record in the buffer of opencl_printf.h, of arguments that lie where the compiler has put them.
//
// They lie behind each other, each at a multiple of its size, and only the format says which there are. Of a string the characters are
// kept, as they are now.
#ifndef __NVPTX__
#error "CUDA's printf() is for PTX alone"
#endif

// Addresses here are generic ones.
#define BYTE_AT(address) ({ \
    ushort loaded; \
    __asm__ volatile("ld.u8 %0, [%1];" : "=h"(loaded) : "l"(address)); \
    (uchar)loaded; \
  })

// A record of CUDA's printf(), and an argument that is a string itself.
#define CUDA 0x40000000u
#define TEXT 0x80000000u
// Longest string, as the reader of the buffer has it.
#define MOST_STRING_BYTES 65536

typedef struct {
  ulong format;
  ulong argument;
  // Between a percent sign and its letter, and what stood there.
  bool inside;
  bool is_long;
  // The argument that was come to: where it lies, its bytes, and whether it is the address of a string.
  ulong address;
  uint bytes;
  bool is_string;
} walk_t;

static bool is_shape(uchar letter) {
  switch (letter) {
    case '-': case '+': case ' ': case '#': case '.': case 'h':
      return true;
    default:
      return letter >= '0' && letter <= '9';
  }
}

// Double precision, which single precision becomes when it is passed, and addresses.
static bool is_eight_bytes(uchar letter) {
  switch (letter) {
    case 's': case 'p':
    case 'f': case 'F': case 'e': case 'E': case 'g': case 'G': case 'a': case 'A':
      return true;
    default:
      return false;
  }
}

static void take(walk_t *walk, uint bytes, bool is_string) {
  walk->address = (walk->argument + bytes - 1) & ~(ulong)(bytes - 1);
  walk->argument = walk->address + bytes;
  walk->bytes = bytes;
  walk->is_string = is_string;
}

// Comes to the next argument, if there is one. Letters that are none end with the format: the reader tells what is wrong with it.
static bool next(walk_t *walk) {
  for (;;) {
    uchar letter = BYTE_AT(walk->format);
    if (!letter)
      return false;
    walk->format++;
    if (!walk->inside) {
      walk->inside = letter == '%';
      walk->is_long = false;
    } else if (letter == '*') {
      take(walk, 4, false);
      return true;
    } else if (letter == 'l') {
      walk->is_long = true;
    } else if (!is_shape(letter)) {
      walk->inside = false;
      if (letter != '%') {
        bool is_eight = walk->is_long ? letter != 'c' : is_eight_bytes(letter);
        take(walk, is_eight ? 8 : 4, letter == 's');
        return true;
      }
    }
  }
}

static ulong number(const walk_t *walk) {
  ulong value = 0;
  for (uint at = walk->bytes; at-- > 0;)
    value = value << 8 | BYTE_AT(walk->address + at);
  return value;
}

static uint string_bytes(ulong string) {
  uint bytes = 0;
  while (bytes < MOST_STRING_BYTES && BYTE_AT(string + bytes))
    bytes++;
  return bytes;
}

// Bytes of an argument in the record, and from where.
static uint held(const walk_t *walk, ulong *from, bool *is_text) {
  ulong string = walk->is_string ? number(walk) : 0;
  *is_text = string != 0;
  *from = *is_text ? string : walk->address;
  return *is_text ? string_bytes(string) : walk->bytes;
}

int vprintf(ulong format, ulong arguments) {
  uint words = 4, count = 0;
  ulong from;
  bool is_text;
  walk_t walk = { .format = format, .argument = arguments };
  while (next(&walk)) {
    words += 1 + (held(&walk, &from, &is_text) + 3) / 4;
    count++;
  }
  __global uint *record = turnstile_room(words);
  if (!record)
    return -1;
  record[1] = turnstile_work_item();
  record[2] = (uint)format;
  record[3] = (uint)(format >> 32);
  uint at = 4;
  walk = (walk_t){ .format = format, .argument = arguments };
  while (next(&walk)) {
    uint bytes = held(&walk, &from, &is_text);
    record[at++] = bytes | (is_text ? TEXT : 0);
    for (uint done = 0; done < bytes; done += 4) {
      uint word = 0;
      for (uint byte = 0; byte < 4 && done + byte < bytes; byte++)
        word |= (uint)BYTE_AT(from + done + byte) << 8 * byte;
      record[at++] = word;
    }
  }
  TURNSTILE_STORED();
  record[0] = words | CUDA | TURNSTILE_COMPLETE;
  return count;
}
