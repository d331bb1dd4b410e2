// 2D images: sampling, and copies that change what they read.

const sampler_t texels = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

__kernel void sample(read_only image2d_t image, sampler_t sampler, __global const float2 *at, __global float4 *out) {
  uint id = get_global_id(0);
  out[id] = read_imagef(image, sampler, at[id]);
}

__kernel void sample_texels(read_only image2d_t image, sampler_t sampler, __global const int2 *at, __global int4 *out) {
  uint id = get_global_id(0);
  out[id] = read_imagei(image, sampler, at[id]);
}

// The difference of each texel and its left neighbour, upside down; work-items beyond the image do nothing.
__kernel void edges(read_only image2d_t from, write_only image2d_t to) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  if (any(at >= get_image_dim(from)))
    return;
  float4 here = read_imagef(from, texels, at), left = read_imagef(from, texels, at - (int2)(1, 0));
  write_imagef(to, (int2)(at.x, get_image_height(to) - 1 - at.y), fabs(here - left));
}

__kernel void saturate(read_only image2d_t from, write_only image2d_t to, __global int *about) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  write_imageui(to, at, read_imageui(from, at) * 3);
  about[0] = get_image_width(from);
  about[1] = get_image_height(to);
  about[2] = get_image_channel_order(from) == CLK_RG;
  about[3] = get_image_channel_data_type(to) == CLK_UNSIGNED_INT8;
}

__kernel void signs(__global const int4 *values, write_only image2d_t to) {
  uint id = get_global_id(0);
  write_imagei(to, (int2)(id % get_image_width(to), id / get_image_width(to)), values[id]);
}

__kernel void outside(write_only image2d_t to) {
  write_imagef(to, (int2)(get_image_width(to), 0), (float4)(0));
}
