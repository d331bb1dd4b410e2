// Every texture instruction that is executed. Each thread reads at its own place.
#define AT (blockIdx.x * blockDim.x + threadIdx.x)

#define FETCH(name, type) \
  extern "C" __global__ void name(cudaTextureObject_t from, const int *at, type *out) { \
    out[AT] = tex1Dfetch<type>(from, at[AT]); \
  }
FETCH(fetch_float, float4)
FETCH(fetch_int, int4)
FETCH(fetch_uint, uint4)

#define ROW(name, type, read) \
  extern "C" __global__ void name(cudaTextureObject_t from, const float *at, type *out) { \
    float x = at[AT]; \
    out[AT] = read; \
  }
ROW(row_float, float4, tex1D<float4>(from, x))
ROW(row_int, int4, tex1D<int4>(from, x))
ROW(row_uint, uint4, tex1D<uint4>(from, x))
ROW(row_level, float4, tex1DLod<float4>(from, x, 0.0f))
ROW(row_slope, float4, tex1DGrad<float4>(from, x, 0.25f, 0.25f))

#define PLANE(name, type, read) \
  extern "C" __global__ void name(cudaTextureObject_t from, const float2 *at, type *out) { \
    float x = at[AT].x, y = at[AT].y; \
    out[AT] = read; \
  }
PLANE(plane_float, float4, tex2D<float4>(from, x, y))
PLANE(plane_int, int4, tex2D<int4>(from, x, y))
PLANE(plane_uint, uint4, tex2D<uint4>(from, x, y))
PLANE(plane_level, float4, tex2DLod<float4>(from, x, y, 0.0f))
PLANE(plane_slope, float4, tex2DGrad<float4>(from, x, y, make_float2(0.5f, 0.0f), make_float2(0.0f, 0.5f)))
PLANE(gather_red, float4, tex2Dgather<float4>(from, x, y, 0))
PLANE(gather_green, float4, tex2Dgather<float4>(from, x, y, 1))
PLANE(gather_blue, uint4, tex2Dgather<uint4>(from, x, y, 2))
PLANE(gather_alpha, int4, tex2Dgather<int4>(from, x, y, 3))

// As programs declare them: with as many channels as a texel has, and narrow numbers.
#define NARROW(name, type, sum) \
  extern "C" __global__ void name(cudaTextureObject_t from, const int *at, int *out) { \
    type texel = tex1Dfetch<type>(from, at[AT]); \
    out[AT] = sum; \
  }
NARROW(narrow_char, signed char, texel)
NARROW(narrow_uchar2, uchar2, texel.x + 1000 * texel.y)
NARROW(narrow_short4, short4, texel.x + 3 * texel.y + 5 * texel.z + 7 * texel.w)
NARROW(narrow_ushort, unsigned short, texel)

// Only lanes with a place read, each from one of two textures.
extern "C" __global__ void choose(cudaTextureObject_t even, cudaTextureObject_t odd, const int *at, float *out) {
  int place = at[AT];
  if (place >= 0)
    out[AT] = tex1Dfetch<float>(place % 2 ? odd : even, place / 2);
}

extern "C" __global__ void sizes(cudaTextureObject_t from, unsigned *out) {
  asm("txq.width.b32 %0, [%1];" : "=r"(out[0]) : "l"(from));
  asm("txq.height.b32 %0, [%1];" : "=r"(out[1]) : "l"(from));
}

// A file may have others.
extern "C" __global__ void volume(cudaTextureObject_t from, float *out) { out[0] = tex3D<float>(from, 1, 2, 3); }
extern "C" __global__ void layers(cudaTextureObject_t from, float *out) { out[0] = tex2DLayered<float>(from, 1, 2, 3); }
extern "C" __global__ void cube(cudaTextureObject_t from, float *out) { out[0] = texCubemap<float>(from, 1, 2, 3); }
extern "C" __global__ void surface(cudaSurfaceObject_t to) { surf2Dwrite(1.0f, to, 4, 1); }
