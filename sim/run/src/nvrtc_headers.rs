//! Headers that are given to NVRTC with every source.

use super::compile::{HEADER, HEADER_NAME};

/// Headers that kernels for other compilers include, of which NVRTC has the content built in or not at all.
pub const HEADERS: [(&str, &str); 23] = [
    (HEADER_NAME, HEADER),
    ("stdint.h", STDINT),
    ("cstdint", STDINT),
    ("limits.h", LIMITS),
    ("climits", LIMITS),
    ("float.h", LIMITS),
    ("cfloat", LIMITS),
    ("assert.h", ""),
    ("cassert", ""),
    ("math.h", ""),
    ("cmath", ""),
    ("stddef.h", ""),
    ("cstddef", ""),
    ("stdio.h", ""),
    ("cstdio", ""),
    ("stdlib.h", ""),
    ("cstdlib", ""),
    ("string.h", ""),
    ("cstring", ""),
    ("cub/cub.cuh", include_str!("../kernels/cuda_cub.cuh")),
    ("iterator", ""),
    ("cuda_runtime.h", ""),
    ("device_launch_parameters.h", ""),
];

const STDINT: &str = include_str!("../kernels/cuda_stdint.h");
const LIMITS: &str = include_str!("../kernels/cuda_limits.h");
