// The integers of <stdint.h>, which NVRTC lacks.
#pragma once
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
typedef long long intptr_t;
typedef unsigned long long uintptr_t;
namespace std {
using ::int8_t, ::int16_t, ::int32_t, ::int64_t, ::uint8_t, ::uint16_t, ::uint32_t, ::uint64_t, ::intptr_t, ::uintptr_t;
}
#ifndef INT32_MIN
#define INT32_MIN (-2147483647 - 1)
#endif
#ifndef INT32_MAX
#define INT32_MAX 2147483647
#endif
#ifndef UINT32_MAX
#define UINT32_MAX 4294967295u
#endif
#ifndef INT64_MIN
#define INT64_MIN (-9223372036854775807ll - 1)
#endif
#ifndef INT64_MAX
#define INT64_MAX 9223372036854775807ll
#endif
#ifndef UINT64_MAX
#define UINT64_MAX 18446744073709551615ull
#endif
