// What the texture instructions of PTX do: texels lie in a plain buffer, as those of an image (opencl_images.h).
//
// CUDA differs from OpenCL in what a texel with fewer channels has in the others: 0, alpha too. Where the programming guide leaves bits
// open, they are those of an H200, whose rules were found from samples (experiments/measured/h200/textures.csv has some): what a coordinate is
// rounded to, and weights and sums of a linear filter. All functions return bits, which are those of floats or of integers as the texture
// says.
#ifndef __NVPTX__
#error "textures are for PTX alone"
#endif

// What a handle points to, below its upper bits.
struct turnstile_texture {
  struct turnstile_image image;
  // Bits of a sampler_t: CUDA's point, linear, clamp, border, wrap and mirror are OpenCL's CLK_FILTER_NEAREST, CLK_FILTER_LINEAR,
  // CLK_ADDRESS_CLAMP_TO_EDGE, CLK_ADDRESS_CLAMP, CLK_ADDRESS_REPEAT and CLK_ADDRESS_MIRRORED_REPEAT.
  uint sampler;
};
typedef __global const struct turnstile_texture *texture_t;

#define ADDRESS_BITS 0x00ffffffffffffff
#define TEXTURE(handle) ((texture_t)((handle) & ADDRESS_BITS))

TURNSTILE_INLINE uint load_channel(TURNSTILE_IMAGE image, ulong at) {
  switch (image->type) {
  case CLK_SIGNED_INT8:
  case CLK_SIGNED_INT16:
  case CLK_SIGNED_INT32:
    return turnstile_int(image, at);
  case CLK_UNSIGNED_INT8:
  case CLK_UNSIGNED_INT16:
  case CLK_UNSIGNED_INT32:
    return turnstile_uint(image, at);
  default:
    return as_uint(turnstile_float(image, at));
  }
}

TURNSTILE_INLINE uint4 load(TURNSTILE_IMAGE image, int x, int y) {
  uint4 texel = 0;
  if (x == TURNSTILE_NO_TEXEL || y == TURNSTILE_NO_TEXEL)
    return texel;
  ulong first = turnstile_texel(image, x, y);
  // One copy of the code that loads a number is enough.
#pragma nounroll
  for (uint channel = image->channels; channel-- > 0;)
    texel = (uint4)(load_channel(image, first + channel), texel.xyz);
  return texel;
}

// A position along an axis, in parts of a texel.
#define PART_BITS 23
#define PARTS (1L << PART_BITS)
#define MOST_TEXELS (1L << 30)
// Rounded to 8 bits of a texel.
#define STEPS(parts) (((parts) + (1L << (PART_BITS - 9))) >> (PART_BITS - 8))

// Bits of a normalised coordinate behind the point that do not count, of PART_BITS.
TURNSTILE_INLINE int ignored_bits(int size) { return size > 65536 ? 0 : size > 8192 ? 1 : 2; }

// What repeats with a mirror covers the texture twice, once there and once back. What is not a number is 0, as infinity is where it repeats.
TURNSTILE_INLINE long position(float coordinate, int size, uint sampler) {
  float scaled = coordinate * PARTS;
  long parts = isnan(scaled) ? 0 : convert_long_sat(floor(scaled > 0x1p62f ? 0x1p62f : scaled));
  if (!(sampler & CLK_NORMALIZED_COORDS_TRUE))
    return clamp(parts, -MOST_TEXELS * PARTS, MOST_TEXELS * PARTS);
  parts &= -1L << ignored_bits(size);
  switch (sampler & TURNSTILE_ADDRESS_MASK) {
  case CLK_ADDRESS_REPEAT:
    parts &= PARTS - 1;
    break;
  case CLK_ADDRESS_MIRRORED_REPEAT:
    parts &= 2 * PARTS - 1;
    break;
  default:
    parts = clamp(parts, -256 * PARTS, 256 * PARTS);
  }
  return parts * size;
}

TURNSTILE_INLINE int index(long number, int size, uint sampler) {
  uint mode = sampler & TURNSTILE_ADDRESS_MASK;
  if (mode == CLK_ADDRESS_MIRRORED_REPEAT && number >= size)
    number = 2L * size - 1 - number;
  return turnstile_index(convert_int_sat(number), size, mode);
}

TURNSTILE_INLINE int nearest(float coordinate, int size, uint sampler) {
  return index(position(coordinate, size, sampler) >> PART_BITS, size, sampler);
}

// Steps from the middle of the first texel, of two that a place lies between.
TURNSTILE_INLINE long between(float coordinate, int size, uint sampler) {
  return STEPS(position(coordinate, size, sampler)) - 128;
}

// A texel as a linear filter mixes it: numbers between 0 or -1 and 1 have 16 bits.
TURNSTILE_INLINE float most(TURNSTILE_IMAGE image) {
  switch (image->type) {
  case CLK_UNORM_INT8:
  case CLK_UNORM_INT16:
    return 65535.0f;
  case CLK_SNORM_INT8:
  case CLK_SNORM_INT16:
    return 32767.0f;
  default:
    return 1.0f;
  }
}

TURNSTILE_INLINE float4 mixed(TURNSTILE_IMAGE image, int x, int y) {
  float4 texel = as_float4(load(image, x, y)) * most(image);
  bool is_whole = image->type == CLK_UNORM_INT8 || image->type == CLK_UNORM_INT16 || image->type == CLK_SNORM_INT16;
  return is_whole ? rint(texel) : texel;
}

// The sum is rounded to the type of the texture, halves up, and those of a half away from zero.
TURNSTILE_INLINE float4 rounded(TURNSTILE_IMAGE image, float4 sum) {
  switch (image->type) {
  case CLK_FLOAT:
    return sum;
  case CLK_HALF_FLOAT:
    return isnan(sum) ? sum : as_float4((as_uint4(sum) + 0x1000) & 0xffffe000);
  default:
    return floor(sum + 0.5f) / most(image);
  }
}

// The texels around a place, each by its share of 256: two in a row, or four.
TURNSTILE_INLINE uint4 linear(TURNSTILE_IMAGE image, uint sampler, long left, long top, uint corners) {
  uint a = left & 255, b = top & 255;
  // One product is rounded; the others follow, as shares make a whole.
  uint both = (a * b + 128) >> 8;
  uint4 shares = (uint4)(256 - a - b + both, a - both, b - both, both);
  float4 sum = 0;
  // One copy of the code that loads a texel is enough.
#pragma nounroll
  for (uint corner = 0; corner < corners; corner++) {
    int x = index((left >> 8) + (corner & 1), image->width, sampler), y = index((top >> 8) + (corner >> 1), image->height, sampler);
    sum += shares.x / 256.0f * mixed(image, x, y);
    shares = shares.yzwx;
  }
  return as_uint4(rounded(image, sum));
}

// tex.1d with a float; a texture of one row.
uint4 turnstile_texture_1d(ulong handle, float x) {
  TURNSTILE_IMAGE image = &TEXTURE(handle)->image;
  uint sampler = TEXTURE(handle)->sampler;
  if (sampler & CLK_FILTER_LINEAR)
    return linear(image, sampler, between(x, image->width, sampler), 0, 2);
  return load(image, nearest(x, image->width, sampler), 0);
}

// tex.2d with floats.
uint4 turnstile_texture_2d(ulong handle, float x, float y) {
  TURNSTILE_IMAGE image = &TEXTURE(handle)->image;
  uint sampler = TEXTURE(handle)->sampler;
  if (sampler & CLK_FILTER_LINEAR)
    return linear(image, sampler, between(x, image->width, sampler), between(y, image->height, sampler), 4);
  return load(image, nearest(x, image->width, sampler), nearest(y, image->height, sampler));
}

// tex.1d and tex.2d with integers: a texel by its number, 0 where there is none.
TURNSTILE_INLINE int number(int number, int size) {
  return turnstile_index(number, size, CLK_ADDRESS_CLAMP);
}

uint4 turnstile_texel_1d(ulong handle, int x) {
  TURNSTILE_IMAGE image = &TEXTURE(handle)->image;
  return load(image, number(x, image->width), 0);
}

uint4 turnstile_texel_2d(ulong handle, int x, int y) {
  TURNSTILE_IMAGE image = &TEXTURE(handle)->image;
  return load(image, number(x, image->width), number(y, image->height));
}

// tld4.2d: a channel of the four texels that a linear filter would mix, against the clock from the lower left one.
uint4 turnstile_gather(ulong handle, float x, float y, uint channel) {
  TURNSTILE_IMAGE image = &TEXTURE(handle)->image;
  uint sampler = TEXTURE(handle)->sampler;
  long left = between(x, image->width, sampler) >> 8, top = between(y, image->height, sampler) >> 8;
  uint4 all = 0;
#pragma nounroll
  for (int corner = 0; corner < 4; corner++) {
    // (0, 1), (1, 1), (1, 0), (0, 0)
    int right = (corner + 1) >> 1 & 1, bottom = corner < 2;
    int column = index(left + right, image->width, sampler), row = index(top + bottom, image->height, sampler);
    bool is_there = column != TURNSTILE_NO_TEXEL && row != TURNSTILE_NO_TEXEL && channel < image->channels;
    all = (uint4)(all.yzw, is_there ? load_channel(image, turnstile_texel(image, column, row) + channel) : 0);
  }
  return all;
}
