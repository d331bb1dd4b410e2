// Functions of OpenCL C that libclc does not have for Southern Islands or PTX.
//
// Turnstile has the compiler read this file before every kernel (`-include opencl.h`). None of it is in the code of a
// kernel that does not call it. C++ for OpenCL, which converts less by itself, goes without.
#if !defined(TURNSTILE_OPENCL_H) && defined(__OPENCL_C_VERSION__)
#define TURNSTILE_OPENCL_H

#if __OPENCL_C_VERSION__ < 120
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : enable
#endif

// The body is inlined, and there is no function besides; its instructions belong to the line that calls it.
#define TURNSTILE_INLINE extern inline __attribute__((always_inline, gnu_inline, nodebug, overloadable))

// async_work_group_copy() and async_work_group_strided_copy() of libclc copy at once, each work-item its part.
TURNSTILE_INLINE void wait_group_events(int count, event_t *events) {
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}

// A macro of libclc's own headers.
#define mad_hi(a, b, c) (mul_hi(a, b) + (c))

#ifdef __NVPTX__
#include "opencl_ptx.h"
#endif
#if __OPENCL_C_VERSION__ >= 200
#include "opencl_atomics.h"
#endif
#include "opencl_images.h"
#include "opencl_printf.h"

#if __OPENCL_C_VERSION__ < 120
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : disable
#endif

#endif
