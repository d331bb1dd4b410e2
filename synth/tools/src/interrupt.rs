//! Whether the user wants this process to end. A signal is the process's, and so is this flag: who waits for another program,
//! or for another process, asks it.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock};

/// The signal that interrupted this process; 0 = none.
static SIGNAL: LazyLock<Arc<AtomicUsize>> = LazyLock::new(Arc::default);

/// Where a handler of signals leaves the number of the one that came.
pub fn flag() -> Arc<AtomicUsize> {
    Arc::clone(&SIGNAL)
}

/// The signal that interrupted this process, if one did.
pub fn signal() -> Option<usize> {
    Some(SIGNAL.load(Ordering::Relaxed)).filter(|&signal| signal != 0)
}

/// Whether this process is to end.
pub fn pending() -> bool {
    signal().is_some()
}
