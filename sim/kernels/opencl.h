// Functions of OpenCL C that libclc does not have for Southern Islands.
//
// Turnstile has the compiler read this file before every kernel (`-include opencl.h`). None of it is in the code of a
// kernel that does not call it.
#ifndef TURNSTILE_OPENCL_H
#define TURNSTILE_OPENCL_H

// The body is inlined, and there is no function besides.
#define TURNSTILE_INLINE extern inline __attribute__((always_inline, gnu_inline, overloadable))

// async_work_group_copy() and async_work_group_strided_copy() of libclc copy at once, each work-item its part.
TURNSTILE_INLINE void wait_group_events(int count, event_t *events) {
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}

#include "opencl_images.h"
#include "opencl_printf.h"

#endif
