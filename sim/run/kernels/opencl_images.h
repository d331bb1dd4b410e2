// 2D images in a plain buffer: Turnstile's memory has no image instructions, so sampling and conversion are code.
//
// Whatever the standard leaves undefined stays visible: a coordinate out of range without an address mode, or of a write, is
// an access behind the last texel, which Turnstile refuses; read_imagef() of an image of integers is NaN.

// What an image2d_t argument points to.
struct turnstile_image {
  // Row by row, channel by channel.
  __global void *texels;
  uint width;
  uint height;
  // 1, 2 or 4.
  uint channels;
  // CLK_FLOAT, CLK_UNORM_INT8 ...
  uint type;
};

// Both names mean the same function: an image2d_t is a pointer to its description, which OpenCL C does not say.
// Where clang has it point to depends on the target.
#ifdef __NVPTX__
#define TURNSTILE_IMAGE __global const struct turnstile_image *
#else
#define TURNSTILE_IMAGE __constant struct turnstile_image *
#endif
#define TURNSTILE_DECLARED __attribute__((overloadable))
TURNSTILE_DECLARED TURNSTILE_IMAGE turnstile_image(read_only image2d_t image) __asm__("turnstile_image");
TURNSTILE_DECLARED TURNSTILE_IMAGE turnstile_image(write_only image2d_t image) __asm__("turnstile_image");
#ifdef __opencl_c_read_write_images
TURNSTILE_DECLARED TURNSTILE_IMAGE turnstile_image(read_write image2d_t image) __asm__("turnstile_image");
#endif
TURNSTILE_INLINE TURNSTILE_IMAGE turnstile_image(TURNSTILE_IMAGE image) __asm__("turnstile_image");
TURNSTILE_INLINE TURNSTILE_IMAGE turnstile_image(TURNSTILE_IMAGE image) { return image; }

// A sampler_t is its bits; so are those in the source.
TURNSTILE_INLINE __constant void *turnstile_sampler(int bits) __asm__("__translate_sampler_initializer");
TURNSTILE_INLINE __constant void *turnstile_sampler(int bits) { return (__constant void *)(ulong)bits; }
TURNSTILE_DECLARED ulong turnstile_bits(sampler_t sampler) __asm__("turnstile_bits");
TURNSTILE_INLINE ulong turnstile_bits(__constant void *sampler) __asm__("turnstile_bits");
TURNSTILE_INLINE ulong turnstile_bits(__constant void *sampler) { return (ulong)sampler; }

#define TURNSTILE_ADDRESS_MASK 0xe
#define TURNSTILE_NO_TEXEL (-1)

// Index of a coordinate that may be out of range by `mode`; TURNSTILE_NO_TEXEL: the border.
TURNSTILE_INLINE int turnstile_index(int index, int size, uint mode) {
  switch (mode) {
  case CLK_ADDRESS_CLAMP_TO_EDGE:
  case CLK_ADDRESS_MIRRORED_REPEAT:
    return clamp(index, 0, size - 1);
  case CLK_ADDRESS_REPEAT:
    return index < 0 ? index + size : index >= size ? index - size : index;
  case CLK_ADDRESS_CLAMP:
    return index < 0 || index >= size ? TURNSTILE_NO_TEXEL : index;
  default:
    return index;
  }
}

// Position in texels of a coordinate.
TURNSTILE_INLINE float turnstile_position(float coordinate, int size, uint sampler) {
  if (!(sampler & CLK_NORMALIZED_COORDS_TRUE))
    return coordinate;
  switch (sampler & TURNSTILE_ADDRESS_MASK) {
  case CLK_ADDRESS_REPEAT:
    return (coordinate - floor(coordinate)) * size;
  case CLK_ADDRESS_MIRRORED_REPEAT:
    return fabs(coordinate - 2.0f * rint(0.5f * coordinate)) * size;
  default:
    return coordinate * size;
  }
}

// Number of a texel's first channel; behind the last one if there is no such texel.
TURNSTILE_INLINE ulong turnstile_texel(TURNSTILE_IMAGE image, int x, int y) {
  ulong width = image->width, height = image->height;
  bool inside = (uint)x < width && (uint)y < height;
  return (inside ? (uint)y * width + (uint)x : width * height) * image->channels;
}

// What the border has, and a texel with fewer channels in the others: 0, and 1 for alpha if there is none.
#define TURNSTILE_LOAD(name, type, load) \
  TURNSTILE_INLINE type##4 turnstile_##name(TURNSTILE_IMAGE image, int x, int y) { \
    type##4 color = (type##4)(0, 0, 0, image->channels < 4); \
    if (x == TURNSTILE_NO_TEXEL || y == TURNSTILE_NO_TEXEL) \
      return color; \
    ulong at = turnstile_texel(image, x, y); \
    color.x = load(image, at); \
    if (image->channels > 1) \
      color.y = load(image, at + 1); \
    if (image->channels > 2) { \
      color.z = load(image, at + 2); \
      color.w = load(image, at + 3); \
    } \
    return color; \
  }

TURNSTILE_INLINE float turnstile_float(TURNSTILE_IMAGE image, ulong at) {
  switch (image->type) {
  case CLK_FLOAT:
    return ((__global const float *)image->texels)[at];
  case CLK_HALF_FLOAT:
    return __builtin_load_halff((__global const half *)image->texels + at);
  case CLK_UNORM_INT8:
    return ((__global const uchar *)image->texels)[at] / 255.0f;
  case CLK_UNORM_INT16:
    return ((__global const ushort *)image->texels)[at] / 65535.0f;
  case CLK_SNORM_INT8:
    return max(((__global const char *)image->texels)[at] / 127.0f, -1.0f);
  case CLK_SNORM_INT16:
    return max(((__global const short *)image->texels)[at] / 32767.0f, -1.0f);
  default:
    return NAN;
  }
}

TURNSTILE_INLINE int turnstile_int(TURNSTILE_IMAGE image, ulong at) {
  switch (image->type) {
  case CLK_SIGNED_INT8:
    return ((__global const char *)image->texels)[at];
  case CLK_SIGNED_INT16:
    return ((__global const short *)image->texels)[at];
  case CLK_SIGNED_INT32:
    return ((__global const int *)image->texels)[at];
  default:
    return 0;
  }
}

TURNSTILE_INLINE uint turnstile_uint(TURNSTILE_IMAGE image, ulong at) {
  switch (image->type) {
  case CLK_UNSIGNED_INT8:
    return ((__global const uchar *)image->texels)[at];
  case CLK_UNSIGNED_INT16:
    return ((__global const ushort *)image->texels)[at];
  case CLK_UNSIGNED_INT32:
    return ((__global const uint *)image->texels)[at];
  default:
    return 0;
  }
}

TURNSTILE_LOAD(float4, float, turnstile_float)
TURNSTILE_LOAD(int4, int, turnstile_int)
TURNSTILE_LOAD(uint4, uint, turnstile_uint)

// The nearest texel.
#define TURNSTILE_NEAREST(name, type) \
  TURNSTILE_INLINE type turnstile_nearest_##name(TURNSTILE_IMAGE image, uint sampler, float2 at) { \
    uint mode = sampler & TURNSTILE_ADDRESS_MASK; \
    float x = floor(turnstile_position(at.x, image->width, sampler)); \
    float y = floor(turnstile_position(at.y, image->height, sampler)); \
    return turnstile_##name(image, turnstile_index(convert_int_sat(x), image->width, mode), \
                            turnstile_index(convert_int_sat(y), image->height, mode)); \
  }
TURNSTILE_NEAREST(float4, float4)
TURNSTILE_NEAREST(int4, int4)
TURNSTILE_NEAREST(uint4, uint4)

// The four texels around a position, each by its share.
TURNSTILE_INLINE float4 turnstile_linear(TURNSTILE_IMAGE image, uint sampler, float2 at) {
  uint mode = sampler & TURNSTILE_ADDRESS_MASK;
  float u = turnstile_position(at.x, image->width, sampler) - 0.5f;
  float v = turnstile_position(at.y, image->height, sampler) - 0.5f;
  float a = u - floor(u), b = v - floor(v);
  int left = convert_int_sat(floor(u)), top = convert_int_sat(floor(v));
  float4 color = 0;
  // One copy of the code that loads a texel is enough.
#pragma nounroll
  for (int corner = 0; corner < 4; corner++) {
    int right = corner & 1, bottom = corner >> 1;
    int x = turnstile_index(left + right, image->width, mode);
    int y = turnstile_index(top + bottom, image->height, mode);
    color += (right ? a : 1 - a) * (bottom ? b : 1 - b) * turnstile_float4(image, x, y);
  }
  return color;
}

TURNSTILE_INLINE float4 read_imagef(read_only image2d_t image, sampler_t sampler, float2 at) {
  uint bits = turnstile_bits(sampler);
  if (bits & CLK_FILTER_LINEAR)
    return turnstile_linear(turnstile_image(image), bits, at);
  return turnstile_nearest_float4(turnstile_image(image), bits, at);
}

TURNSTILE_INLINE int4 read_imagei(read_only image2d_t image, sampler_t sampler, float2 at) {
  return turnstile_nearest_int4(turnstile_image(image), turnstile_bits(sampler), at);
}

TURNSTILE_INLINE uint4 read_imageui(read_only image2d_t image, sampler_t sampler, float2 at) {
  return turnstile_nearest_uint4(turnstile_image(image), turnstile_bits(sampler), at);
}

// Integer coordinates are texels, with a sampler or without.
#define TURNSTILE_READ_SAMPLED(name, type) \
  TURNSTILE_INLINE type name(read_only image2d_t image, sampler_t sampler, int2 at) { \
    TURNSTILE_IMAGE from = turnstile_image(image); \
    uint mode = turnstile_bits(sampler) & TURNSTILE_ADDRESS_MASK; \
    return turnstile_##type(from, turnstile_index(at.x, from->width, mode), turnstile_index(at.y, from->height, mode)); \
  }
#define TURNSTILE_READ(name, access, type) \
  TURNSTILE_INLINE type name(access image2d_t image, int2 at) { \
    return turnstile_##type(turnstile_image(image), at.x, at.y); \
  }
TURNSTILE_READ_SAMPLED(read_imagef, float4)
TURNSTILE_READ_SAMPLED(read_imagei, int4)
TURNSTILE_READ_SAMPLED(read_imageui, uint4)

TURNSTILE_INLINE void turnstile_store(TURNSTILE_IMAGE image, ulong at, float value) {
  switch (image->type) {
  case CLK_FLOAT:
    ((__global float *)image->texels)[at] = value;
    break;
  case CLK_HALF_FLOAT:
    __builtin_store_halff(value, (__global half *)image->texels + at);
    break;
  case CLK_UNORM_INT8:
    ((__global uchar *)image->texels)[at] = convert_uchar_sat_rte(value * 255.0f);
    break;
  case CLK_UNORM_INT16:
    ((__global ushort *)image->texels)[at] = convert_ushort_sat_rte(value * 65535.0f);
    break;
  case CLK_SNORM_INT8:
    ((__global char *)image->texels)[at] = convert_char_sat_rte(value * 127.0f);
    break;
  case CLK_SNORM_INT16:
    ((__global short *)image->texels)[at] = convert_short_sat_rte(value * 32767.0f);
    break;
  }
}

TURNSTILE_INLINE void turnstile_store(TURNSTILE_IMAGE image, ulong at, int value) {
  switch (image->type) {
  case CLK_SIGNED_INT8:
    ((__global char *)image->texels)[at] = convert_char_sat(value);
    break;
  case CLK_SIGNED_INT16:
    ((__global short *)image->texels)[at] = convert_short_sat(value);
    break;
  case CLK_SIGNED_INT32:
    ((__global int *)image->texels)[at] = value;
    break;
  }
}

TURNSTILE_INLINE void turnstile_store(TURNSTILE_IMAGE image, ulong at, uint value) {
  switch (image->type) {
  case CLK_UNSIGNED_INT8:
    ((__global uchar *)image->texels)[at] = convert_uchar_sat(value);
    break;
  case CLK_UNSIGNED_INT16:
    ((__global ushort *)image->texels)[at] = convert_ushort_sat(value);
    break;
  case CLK_UNSIGNED_INT32:
    ((__global uint *)image->texels)[at] = value;
    break;
  }
}

#define TURNSTILE_WRITE(name, access, type) \
  TURNSTILE_INLINE void name(access image2d_t image, int2 at, type color) { \
    TURNSTILE_IMAGE to = turnstile_image(image); \
    ulong first = turnstile_texel(to, at.x, at.y); \
    turnstile_store(to, first, color.x); \
    if (to->channels > 1) \
      turnstile_store(to, first + 1, color.y); \
    if (to->channels > 2) { \
      turnstile_store(to, first + 2, color.z); \
      turnstile_store(to, first + 3, color.w); \
    } \
  }

#define TURNSTILE_ASK(access) \
  TURNSTILE_INLINE int get_image_width(access image2d_t image) { return turnstile_image(image)->width; } \
  TURNSTILE_INLINE int get_image_height(access image2d_t image) { return turnstile_image(image)->height; } \
  TURNSTILE_INLINE int2 get_image_dim(access image2d_t image) { \
    return (int2)(get_image_width(image), get_image_height(image)); \
  } \
  TURNSTILE_INLINE int get_image_channel_data_type(access image2d_t image) { return turnstile_image(image)->type; } \
  TURNSTILE_INLINE int get_image_channel_order(access image2d_t image) { \
    uint channels = turnstile_image(image)->channels; \
    return channels == 1 ? CLK_R : channels == 2 ? CLK_RG : CLK_RGBA; \
  }

// Of each function `each(name, access, type)`.
#define TURNSTILE_READS(each, access) \
  each(read_imagef, access, float4) \
  each(read_imagei, access, int4) \
  each(read_imageui, access, uint4)
#define TURNSTILE_WRITES(each, access) \
  each(write_imagef, access, float4) \
  each(write_imagei, access, int4) \
  each(write_imageui, access, uint4)
TURNSTILE_READS(TURNSTILE_READ, read_only)
TURNSTILE_WRITES(TURNSTILE_WRITE, write_only)
TURNSTILE_ASK(read_only)
TURNSTILE_ASK(write_only)
#ifdef __opencl_c_read_write_images
TURNSTILE_READS(TURNSTILE_READ, read_write)
TURNSTILE_WRITES(TURNSTILE_WRITE, read_write)
TURNSTILE_ASK(read_write)
#endif

// Images that are not executed. clang declares no function of a name that this file defines, so all of it are declared here: the file
// compiles, and a kernel that calls one is refused by the function's name.
#define TURNSTILE_DECLARE_READS(kind, texel, position) \
  TURNSTILE_DECLARE_SAMPLED(read_imagef, float4, kind, texel) \
  TURNSTILE_DECLARE_SAMPLED(read_imagei, int4, kind, texel) \
  TURNSTILE_DECLARE_SAMPLED(read_imageui, uint4, kind, texel) \
  TURNSTILE_DECLARE_SAMPLED(read_imagef, float4, kind, position) \
  TURNSTILE_DECLARE_SAMPLED(read_imagei, int4, kind, position) \
  TURNSTILE_DECLARE_SAMPLED(read_imageui, uint4, kind, position)
#define TURNSTILE_DECLARE_SAMPLED(name, type, kind, place) \
  TURNSTILE_DECLARED type name(read_only kind image, sampler_t sampler, place at);
#define TURNSTILE_DECLARE_READ(access, kind, texel) \
  TURNSTILE_DECLARED float4 read_imagef(access kind image, texel at); \
  TURNSTILE_DECLARED int4 read_imagei(access kind image, texel at); \
  TURNSTILE_DECLARED uint4 read_imageui(access kind image, texel at);
#define TURNSTILE_DECLARE_WRITE(access, kind, texel) \
  TURNSTILE_DECLARED void write_imagef(access kind image, texel at, float4 color); \
  TURNSTILE_DECLARED void write_imagei(access kind image, texel at, int4 color); \
  TURNSTILE_DECLARED void write_imageui(access kind image, texel at, uint4 color);
#define TURNSTILE_DECLARE_ASK(access, kind) \
  TURNSTILE_DECLARED int get_image_width(access kind image); \
  TURNSTILE_DECLARED int get_image_channel_data_type(access kind image); \
  TURNSTILE_DECLARED int get_image_channel_order(access kind image);
#define TURNSTILE_DECLARE_HEIGHT(access, kind, size) \
  TURNSTILE_DECLARED int get_image_height(access kind image); \
  TURNSTILE_DECLARED size get_image_dim(access kind image);

#define TURNSTILE_DECLARE_ACCESS(access) \
  TURNSTILE_DECLARE_ASK(access, image1d_t) \
  TURNSTILE_DECLARE_ASK(access, image1d_buffer_t) \
  TURNSTILE_DECLARE_ASK(access, image1d_array_t) \
  TURNSTILE_DECLARE_ASK(access, image2d_array_t) \
  TURNSTILE_DECLARE_ASK(access, image3d_t) \
  TURNSTILE_DECLARE_HEIGHT(access, image2d_array_t, int2) \
  TURNSTILE_DECLARE_HEIGHT(access, image3d_t, int4)
#define TURNSTILE_DECLARE_READ_ACCESS(access) \
  TURNSTILE_DECLARE_READ(access, image1d_t, int) \
  TURNSTILE_DECLARE_READ(access, image1d_buffer_t, int) \
  TURNSTILE_DECLARE_READ(access, image1d_array_t, int2) \
  TURNSTILE_DECLARE_READ(access, image2d_array_t, int4) \
  TURNSTILE_DECLARE_READ(access, image3d_t, int4)
#define TURNSTILE_DECLARE_WRITE_ACCESS(access) \
  TURNSTILE_DECLARE_WRITE(access, image1d_t, int) \
  TURNSTILE_DECLARE_WRITE(access, image1d_buffer_t, int) \
  TURNSTILE_DECLARE_WRITE(access, image1d_array_t, int2) \
  TURNSTILE_DECLARE_WRITE(access, image2d_array_t, int4) \
  TURNSTILE_DECLARE_WRITE(access, image3d_t, int4)

#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
TURNSTILE_DECLARE_READS(image1d_t, int, float)
TURNSTILE_DECLARE_READS(image1d_array_t, int2, float2)
TURNSTILE_DECLARE_READS(image2d_array_t, int4, float4)
TURNSTILE_DECLARE_READS(image3d_t, int4, float4)
TURNSTILE_DECLARE_READ_ACCESS(read_only)
TURNSTILE_DECLARE_WRITE_ACCESS(write_only)
TURNSTILE_DECLARE_ACCESS(read_only)
TURNSTILE_DECLARE_ACCESS(write_only)
#ifdef __opencl_c_read_write_images
TURNSTILE_DECLARE_READ_ACCESS(read_write)
TURNSTILE_DECLARE_WRITE_ACCESS(read_write)
TURNSTILE_DECLARE_ACCESS(read_write)
#endif

// Of depth, which OpenCL 2.0 has.
#define TURNSTILE_DECLARE_DEPTH(kind, texel, position) \
  TURNSTILE_DECLARE_SAMPLED(read_imagef, float, kind, texel) \
  TURNSTILE_DECLARE_SAMPLED(read_imagef, float, kind, position) \
  TURNSTILE_DECLARED float read_imagef(read_only kind image, texel at); \
  TURNSTILE_DECLARED void write_imagef(write_only kind image, texel at, float depth); \
  TURNSTILE_DECLARE_DEPTH_ACCESS(read_only, kind) \
  TURNSTILE_DECLARE_DEPTH_ACCESS(write_only, kind)
#define TURNSTILE_DECLARE_DEPTH_ACCESS(access, kind) \
  TURNSTILE_DECLARE_ASK(access, kind) \
  TURNSTILE_DECLARE_HEIGHT(access, kind, int2)
#if __OPENCL_C_VERSION__ >= 200
TURNSTILE_DECLARE_DEPTH(image2d_depth_t, int2, float2)
TURNSTILE_DECLARE_DEPTH(image2d_array_depth_t, int4, float4)
#ifdef __opencl_c_read_write_images
TURNSTILE_DECLARED float read_imagef(read_write image2d_depth_t image, int2 at);
TURNSTILE_DECLARED float read_imagef(read_write image2d_array_depth_t image, int4 at);
TURNSTILE_DECLARED void write_imagef(read_write image2d_depth_t image, int2 at, float depth);
TURNSTILE_DECLARED void write_imagef(read_write image2d_array_depth_t image, int4 at, float depth);
TURNSTILE_DECLARE_DEPTH_ACCESS(read_write, image2d_depth_t)
TURNSTILE_DECLARE_DEPTH_ACCESS(read_write, image2d_array_depth_t)
#endif
#endif
