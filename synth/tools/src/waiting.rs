//! What this process waits for, when that takes minutes: who runs another program says it here, and a command line that listens tells its user.

use std::collections::BTreeSet;
use std::sync::{Mutex, OnceLock, PoisonError};

static LISTENER: OnceLock<fn(&str)> = OnceLock::new();

/// What has been said.
static SAID: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// Who is told; only the first one that asks is.
pub fn listen(listener: fn(&str)) {
    // A second command line in one process hears through the first.
    let _ = LISTENER.set(listener);
}

/// A wait begins; the same words are told once.
pub fn begins(what: &str) {
    let Some(listener) = LISTENER.get() else {
        return;
    };
    let mut said = SAID.lock().unwrap_or_else(PoisonError::into_inner);
    if said.insert(what.to_owned()) {
        listener(what);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn a_wait_is_told_once() {
        static TOLD: AtomicUsize = AtomicUsize::new(0);
        begins("before anybody listens");
        listen(|_| {
            TOLD.fetch_add(1, Ordering::Relaxed);
        });
        for what in ["a", "b", "a"] {
            begins(what);
        }
        assert_eq!(TOLD.load(Ordering::Relaxed), 2);
    }
}
