//! How far a run has come, and whether it has come further lately: what is said of one that is out of time.

/// What a run has got done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Done {
    /// Work-items of work-groups that have ended.
    pub ended: u64,
    /// Commits of transactions of work-items.
    pub committed: u64,
    /// Stores that have changed memory, global or local.
    pub stores: u64,
}

/// The last part of a run that is looked at: one in so many cycles.
const PART: u64 = 4;

/// What had been done when the last part of a run began.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// First cycle of the last part.
    from: u64,
    before: Option<Done>,
}

impl Progress {
    /// A run from cycle `start` to `end` at most.
    pub fn new(start: u64, end: u64) -> Self {
        Self {
            from: end - end.saturating_sub(start) / PART,
            before: None,
        }
    }

    /// The last part begins in cycle `now`, or has begun, and nobody has [noted](Self::note) what was done before.
    pub fn is_due(&self, now: u64) -> bool {
        now >= self.from && self.before.is_none()
    }

    /// So much was done before the last part.
    pub fn note(&mut self, done: Done) {
        self.before = Some(done);
    }

    /// What is said of a run of `all` work-items that is out of time, and what to do.
    pub fn told(&self, done: Done, all: u64) -> (String, &'static str) {
        let before = self.before.unwrap_or(done);
        let lately = |now: u64, before: u64| match now - before {
            0 => "none of them in the last quarter of this time".to_owned(),
            more => format!("{more} of them in the last quarter of this time"),
        };
        let mut told = format!("{} of {all} work-items have ended", done.ended);
        if done.ended > 0 {
            told += &format!(", {}", lately(done.ended, before.ended));
        }
        for (what, now, before) in [
            ("have committed", done.committed, before.committed),
            ("stores have changed memory", done.stores, before.stores),
        ] {
            if now > 0 {
                told += &format!("; {now} {what}, {}", lately(now, before));
            }
        }
        let remedy = match done == before {
            true => "look for a loop that never ends, or raise --max-cycles",
            false => "raise --max-cycles: it still gets things done; if not what it should, look for a loop that never ends",
        };
        (told, remedy)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn done(ended: u64, committed: u64, stores: u64) -> Done {
        Done {
            ended,
            committed,
            stores,
        }
    }

    #[test]
    fn the_last_quarter_is_told_apart() {
        let mut run = Progress::new(1000, 5000);
        assert!(!run.is_due(3999) && run.is_due(4000));
        run.note(done(64, 0, 10));
        assert!(!run.is_due(4500), "it is known");
        let (told, remedy) = run.told(done(96, 0, 10), 128);
        assert_eq!(
            told,
            "96 of 128 work-items have ended, 32 of them in the last quarter of this time; \
             10 stores have changed memory, none of them in the last quarter of this time"
        );
        assert!(remedy.starts_with("raise --max-cycles"), "{remedy}");
    }

    #[test]
    fn a_run_that_does_nothing_more_is_no_slow_one() {
        let mut run = Progress::new(0, 400);
        run.note(done(0, 7, 0));
        let (told, remedy) = run.told(done(0, 7, 0), 64);
        assert_eq!(
            told,
            "0 of 64 work-items have ended; 7 have committed, none of them in the last quarter of this time"
        );
        assert!(remedy.starts_with("look for a loop"), "{remedy}");
    }
}
