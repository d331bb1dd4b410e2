//! Runs that get nowhere: every warp repeats itself or waits, and nothing changes that could end it.
//!
//! A warp that comes to a state in which it was before, while memory stayed as it was, does the same for ever, unless memory
//! changes. If all warps do, or wait at barriers, nobody changes it. So that is proved, not guessed; what takes its
//! time are stores that are still on their way, for which a part of the time goes by before and after.

/// What changes a run, as counts that grow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// Words of global memory.
    pub global: u64,
    /// Accesses to local memory.
    pub local: u64,
    /// Starts and ends of warps, barriers, reads of the clock.
    pub warps: u64,
}

/// What a machine does next about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Nothing,
    /// Warps are watched from now on, and what was seen of them is forgotten.
    Watch,
    /// They are not watched any more.
    Rest,
    /// The run will not end.
    Stands,
}

/// When something has changed last, and what was done about it.
#[derive(Clone, Debug)]
pub struct Standstill {
    /// Cycles without a change.
    patience: u64,
    changes: Changes,
    since: u64,
    watching: bool,
    /// All warps repeat themselves or wait, since this cycle.
    proved: Option<u64>,
}

impl Standstill {
    /// A run begins in cycle `now`; it stands still after `patience` cycles at least, which is more than any access takes.
    pub fn new(now: u64, patience: u64) -> Self {
        Self {
            patience,
            changes: Changes::default(),
            since: now,
            watching: false,
            proved: None,
        }
    }

    /// It is cycle `now`, so much has changed since the start, and `all` says whether all warps that are watched repeat
    /// themselves or wait.
    pub fn step(&mut self, now: u64, changes: Changes, all: impl FnOnce() -> bool) -> Step {
        if changes != self.changes {
            let watched = std::mem::replace(&mut self.watching, false);
            (self.changes, self.since, self.proved) = (changes, now, None);
            return if watched { Step::Rest } else { Step::Nothing };
        }
        let half = self.patience / 2;
        match self.proved {
            Some(proved) if now - proved >= half => return Step::Stands,
            Some(_) => {}
            None if !self.watching && now - self.since >= half => {
                self.watching = true;
                return Step::Watch;
            }
            None => self.proved = (self.watching && all()).then_some(now),
        }
        Step::Nothing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOTHING: Changes = Changes {
        global: 0,
        local: 0,
        warps: 0,
    };

    #[test]
    fn warps_are_watched_after_half_of_the_time_and_believed_after_the_other() {
        let mut run = Standstill::new(100, 20);
        let watched = || panic!("nobody is watched");
        assert_eq!(run.step(109, NOTHING, watched), Step::Nothing);
        assert_eq!(run.step(110, NOTHING, watched), Step::Watch);
        assert_eq!(run.step(112, NOTHING, || false), Step::Nothing);
        assert_eq!(run.step(113, NOTHING, || true), Step::Nothing);
        assert_eq!(run.step(122, NOTHING, || true), Step::Nothing);
        assert_eq!(run.step(123, NOTHING, || true), Step::Stands);
    }

    #[test]
    fn a_change_begins_all_over() {
        let changed = Changes {
            local: 1,
            ..NOTHING
        };
        let mut run = Standstill::new(0, 20);
        assert_eq!(run.step(10, NOTHING, || true), Step::Watch);
        assert_eq!(run.step(11, NOTHING, || true), Step::Nothing);
        assert_eq!(run.step(20, changed, || true), Step::Rest);
        assert_eq!(run.step(29, changed, || true), Step::Nothing);
        assert_eq!(run.step(30, changed, || true), Step::Watch);
    }
}
