// Kernels with every image of OpenCL 1.2 that is not executed, and one without.
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable

__constant sampler_t sampler = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

__kernel void beside(__global int *out) { out[get_global_id(0)] = get_local_id(0) * 2; }

#define READ(image, texel, position) \
  (read_imagef(image, sampler, texel) + convert_float4(read_imagei(image, sampler, texel)) + \
   convert_float4(read_imageui(image, sampler, texel)) + read_imagef(image, sampler, position) + READ_TEXEL(image, texel))
#define READ_TEXEL(image, texel) \
  (read_imagef(image, texel) + convert_float4(read_imagei(image, texel)) + convert_float4(read_imageui(image, texel)))
#define WRITE(image, texel) \
  write_imagef(image, texel, (float4)(1)); \
  write_imagei(image, texel, (int4)(1)); \
  write_imageui(image, texel, (uint4)(1))
#define ASK(image) (get_image_width(image) + get_image_channel_data_type(image) + get_image_channel_order(image))

__kernel void line(read_only image1d_t from, __global float4 *out) {
  out[get_global_id(0)] = READ(from, (int)get_global_id(0), 0.5f) + ASK(from);
}
__kernel void lines(read_only image1d_array_t from, __global float4 *out) {
  out[get_global_id(0)] = READ(from, (int2)(get_global_id(0), 0), (float2)(0.5f)) + ASK(from) + get_image_array_size(from);
}
__kernel void row(read_only image1d_buffer_t from, __global float4 *out) {
  out[get_global_id(0)] = READ_TEXEL(from, (int)get_global_id(0)) + ASK(from);
}
__kernel void planes(read_only image2d_array_t from, __global float4 *out) {
  out[get_global_id(0)] = READ(from, (int4)(get_global_id(0), 0, 0, 0), (float4)(0.5f)) + ASK(from) + get_image_height(from) +
                          get_image_dim(from).y + get_image_array_size(from);
}
__kernel void volume(read_only image3d_t from, __global float4 *out) {
  out[get_global_id(0)] = READ(from, (int4)(get_global_id(0), 0, 0, 0), (float4)(0.5f)) + ASK(from) + get_image_height(from) +
                          get_image_dim(from).z + get_image_depth(from);
}
__kernel void write_line(write_only image1d_t to) { WRITE(to, (int)get_global_id(0)); }
__kernel void write_lines(write_only image1d_array_t to) { WRITE(to, (int2)(get_global_id(0), 0)); }
__kernel void write_row(write_only image1d_buffer_t to) { WRITE(to, (int)get_global_id(0)); }
__kernel void write_planes(write_only image2d_array_t to) { WRITE(to, (int4)(get_global_id(0), 0, 0, 0)); }
__kernel void write_volume(write_only image3d_t to) { WRITE(to, (int4)(get_global_id(0), 0, 0, 0)); }
__kernel void ask_planes(write_only image2d_array_t to, __global int *out) { out[0] = ASK(to) + get_image_dim(to).x; }
