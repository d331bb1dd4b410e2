//! The pointers of votes, commits and retirements.

use crate::entry_flags::Flags;
use crate::hazard_pointer::slot_of;
use crate::word_ram::WordRam;
use turnstile_hdl::commit_op::WalkState as State;
use turnstile_hdl::full_size::{COMMIT_SLOT_BITS, COMMIT_TOTAL_BITS};

const TOTAL: u32 = (1 << COMMIT_TOTAL_BITS) - 1;

/// Totals count modulo so many: whether one is behind a target.
fn is_behind(total: u32, target: u32) -> bool {
    total.wrapping_sub(target) >> (COMMIT_TOTAL_BITS - 1) & 1 != 0
}

/// What the vote pointer sees of its transaction.
pub struct Seen {
    pub flags: Flags,
    pub has_reads: bool,
    /// Answers of the cache.
    pub replied: u32,
    pub checked: u32,
    pub retired: u32,
}

/// What the vote pointer does in a cycle.
#[derive(Clone, Copy)]
pub struct Vote {
    pub valid: bool,
    pub lanes: u32,
    decides: bool,
    last: bool,
    /// It reads all words again.
    pub begins: bool,
}

/// A read that goes to the cache: of an arrival, its slot; or of the transaction that is read again, and whether it is its last.
#[derive(Clone, Copy)]
pub enum Pushed {
    Arrival(usize),
    Again { last: bool },
}

pub struct VotePointer {
    state: State,
    id: u32,
    reread_target: u32,
    lanes: u32,
    lane: u32,
    /// By slot: the youngest writer to wait for; the total of reads after which all answers are there.
    hazards: WordRam,
    targets: WordRam,
}

impl Default for VotePointer {
    fn default() -> Self {
        Self {
            state: State::Wait,
            id: 0,
            reread_target: 0,
            lanes: 0,
            lane: 0,
            hazards: WordRam::new(COMMIT_SLOT_BITS),
            targets: WordRam::new(COMMIT_SLOT_BITS),
        }
    }
}

impl VotePointer {
    #[inline]
    pub fn id(&self) -> u32 {
        self.id
    }

    #[inline]
    pub fn reads_again(&self) -> bool {
        self.state == State::Reads
    }

    #[inline]
    pub fn step(&self, seen: &Seen) -> Vote {
        let target = match self.state {
            State::End => self.reread_target,
            _ => self.targets.word,
        };
        let settled = !seen.has_reads || !is_behind(seen.replied, target);
        let (youngest, failed) = (self.hazards.word, seen.flags.failed);
        let judges = self.state == State::Wait && self.id != seen.checked && settled;
        let waits_for_none = failed || youngest == 0;
        let decides = judges && waits_for_none || self.state == State::End && settled;
        Vote {
            valid: decides && seen.flags.last,
            lanes: self.lanes | if failed { 0 } else { self.lane },
            decides,
            last: seen.flags.last,
            begins: judges && !waits_for_none && youngest < seen.retired,
        }
    }

    /// `issued`: reads before `pushed`. `result`: a slot, and whom it waits for.
    #[inline]
    pub fn clock(
        &mut self,
        vote: &Vote,
        vote_ready: bool,
        issued: u32,
        pushed: Option<Pushed>,
        result: Option<(usize, u32)>,
        clear: bool,
    ) {
        let target = (issued + 1) & TOTAL;
        if vote.begins {
            self.state = State::Reads;
        }
        if let Some(Pushed::Again { last }) = pushed {
            self.reread_target = target;
            if last {
                self.state = State::End;
            }
        }
        if vote.decides && (vote_ready || !vote.last) {
            self.id = self.id.wrapping_add(1);
            self.state = State::Wait;
            (self.lanes, self.lane) = match vote.last {
                true => (0, 1),
                false => (vote.lanes, self.lane << 1),
            };
        }
        if clear {
            (self.id, self.state) = (1, State::Wait);
            (self.lanes, self.lane) = (0, 1);
        }
        let arrived = match pushed {
            Some(Pushed::Arrival(slot)) => Some((slot, target)),
            _ => None,
        };
        let slot = slot_of(self.id);
        self.hazards.clock(slot, result);
        self.targets.clock(slot, arrived);
    }
}

/// What the commit pointer does in a cycle.
#[derive(Clone, Copy)]
pub struct Commit {
    pub writes: bool,
    pub begins: bool,
    passes: bool,
}

pub struct CommitPointer {
    state: State,
    id: u32,
    sent: u32,
}

impl Default for CommitPointer {
    fn default() -> Self {
        Self {
            state: State::Wait,
            id: 0,
            sent: 0,
        }
    }
}

impl CommitPointer {
    #[inline]
    pub fn id(&self) -> u32 {
        self.id
    }

    #[inline]
    pub fn step(&self, voted: u32, flags: Flags, has_writes: bool) -> Commit {
        let waits = self.state == State::Wait && self.id != voted;
        let known = waits && !flags.skipped && flags.known;
        let begins = known && flags.passed && has_writes;
        Commit {
            writes: self.state == State::Writes,
            begins,
            passes: waits && flags.skipped || known && !begins,
        }
    }

    /// `taken`: a write goes to the cache, and whether it is the last. Of a transaction that it passes: slot, and total of writes.
    #[inline]
    pub fn clock(
        &mut self,
        commit: &Commit,
        taken: Option<bool>,
        clear: bool,
    ) -> Option<(usize, u32)> {
        let slot = slot_of(self.id);
        let goes_on = commit.passes || taken == Some(true);
        self.sent = (self.sent + u32::from(taken.is_some())) & TOTAL;
        if commit.begins {
            self.state = State::Writes;
        }
        if goes_on {
            self.state = State::Wait;
            self.id = self.id.wrapping_add(1);
        }
        if clear {
            self.state = State::Wait;
            (self.id, self.sent) = (1, 0);
        }
        goes_on.then_some((slot, self.sent))
    }
}

pub struct RetirePointer {
    id: u32,
    landed: u32,
    /// By slot: the total of writes after which all of its own have been sent.
    targets: WordRam,
}

impl Default for RetirePointer {
    fn default() -> Self {
        Self {
            id: 0,
            landed: 0,
            targets: WordRam::new(COMMIT_SLOT_BITS),
        }
    }
}

impl RetirePointer {
    #[inline]
    pub fn id(&self) -> u32 {
        self.id
    }

    /// Whether its transaction has retired.
    #[inline]
    pub fn step(&self, committed: u32) -> bool {
        self.id != committed && !is_behind(self.landed, self.targets.word)
    }

    /// `passed`: what the commit pointer has passed.
    #[inline]
    pub fn clock(
        &mut self,
        goes_on: bool,
        write_ack: bool,
        passed: Option<(usize, u32)>,
        clear: bool,
    ) {
        self.id = self.id.wrapping_add(u32::from(goes_on));
        self.landed = (self.landed + u32::from(write_ack)) & TOTAL;
        if clear {
            (self.id, self.landed) = (1, 0);
        }
        self.targets.clock(slot_of(self.id), passed);
    }
}
