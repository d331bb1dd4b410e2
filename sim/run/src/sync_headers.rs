//! Headers with barriers, mutexes and semaphores between blocks, which any kernel may include.

/// By name; `turnstile_sync.h` includes the others.
#[rustfmt::skip]
pub const HEADERS: [(&str, &str); 6] = [
    ("turnstile_sync.h", include_str!("../kernels/sync/turnstile_sync.h")),
    ("turnstile_sync_portable.h", include_str!("../kernels/sync/turnstile_sync_portable.h")),
    ("turnstile_sync_backoff.h", include_str!("../kernels/sync/turnstile_sync_backoff.h")),
    ("turnstile_sync_barrier.h", include_str!("../kernels/sync/turnstile_sync_barrier.h")),
    ("turnstile_sync_mutex.h", include_str!("../kernels/sync/turnstile_sync_mutex.h")),
    ("turnstile_sync_semaphore.h", include_str!("../kernels/sync/turnstile_sync_semaphore.h")),
];
