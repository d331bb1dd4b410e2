//! What shared memory brought to a core, as events.

use super::atomic_queue::LockedWords;
use crate::event::{Event, Source};
use crate::local_memory::Seen;
use crate::recorder::Recorder;

/// What shared memory brought.
pub(super) struct Accessed {
    pub source: Source,
    pub seen: Seen,
    /// What lanes that have their locks do with their words.
    pub locked: Option<LockedWords>,
    /// Of an atomic instruction that has ended: from its issue until it was complete.
    pub cycles: u64,
}

impl Accessed {
    /// Tells who observes.
    pub fn record(&self, recorder: &mut Recorder) {
        let source = self.source;
        if let Some(response) = &self.seen.response {
            recorder.record(Event::Accessed { source, response });
        }
        if let Some(words) = &self.locked {
            let won = self.seen.atomics.won.is_some();
            recorder.record(match won {
                true => Event::Locked { source, words },
                false => Event::Operated { source, words },
            });
        }
        if let Some(done) = &self.seen.atomics.done {
            recorder.record(Event::AtomicEnded {
                source,
                done,
                cycles: self.cycles,
            });
        }
    }
}
