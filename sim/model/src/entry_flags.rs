//! [`entry_flags`](turnstile_hdl::entry_flags): where each transaction stands.

use turnstile_hdl::full_size::COMMIT_SLOT_BITS;

/// What is known of a transaction.
#[derive(Clone, Copy, Default)]
pub struct Flags {
    pub filled: bool,
    pub skipped: bool,
    pub last: bool,
    pub failed: bool,
    pub known: bool,
    pub passed: bool,
}

/// What changes in a cycle, each with its slot.
pub struct Changes {
    pub fill: Option<Fill>,
    pub fails: [Option<usize>; 2],
    /// Whether it passes.
    pub outcome: Option<(usize, bool)>,
    pub reset: Option<usize>,
}

pub struct Fill {
    pub slot: usize,
    pub skip: bool,
    pub last: bool,
}

pub struct EntryFlags(Box<[Flags]>);

impl Default for EntryFlags {
    fn default() -> Self {
        Self(vec![Flags::default(); 1 << COMMIT_SLOT_BITS].into())
    }
}

impl EntryFlags {
    #[inline]
    pub fn of(&self, slot: usize) -> Flags {
        self.0[slot]
    }

    #[inline]
    pub fn clock(&mut self, changes: &Changes, clear: bool) {
        if let Some(fill) = &changes.fill {
            let flags = &mut self.0[fill.slot];
            flags.filled = true;
            (flags.skipped, flags.last) = (fill.skip, fill.last);
        }
        for slot in changes.fails.into_iter().flatten() {
            self.0[slot].failed = true;
        }
        if let Some((slot, pass)) = changes.outcome {
            (self.0[slot].known, self.0[slot].passed) = (true, pass);
        }
        if let Some(slot) = changes.reset {
            self.0[slot] = Flags::default();
        }
        if clear {
            self.0.fill(Flags::default());
        }
    }
}
