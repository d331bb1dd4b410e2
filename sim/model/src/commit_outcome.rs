//! [`commit_outcome`](turnstile_hdl::commit_outcome): what becomes of the transactions of one warp that commit.

use crate::back_off::{BackOff, Settled};
use turnstile_hdl::commit_outcome::OutcomeState as State;
use turnstile_hdl::full_size::PARTITIONS;

/// All partitions, a bit each.
const ALL: u32 = (1 << PARTITIONS) - 1;

/// Lanes of a warp that commit.
#[derive(Clone, Copy)]
pub struct Begin {
    pub lanes: u32,
    pub silent: u32,
    pub temporal: u32,
}

/// What the walk tells of its warp.
#[derive(Clone, Copy, Default)]
pub struct Walked {
    /// Lanes that have aborted.
    pub resolver: Option<u32>,
    pub early: Option<u32>,
    pub over: bool,
    /// The first number and the last.
    pub numbers: Option<(u32, u32)>,
}

/// What a partition tells of a warp.
#[derive(Clone, Copy)]
pub struct Message {
    pub partition: u32,
    pub id: u32,
    /// Of a vote.
    pub lanes: u32,
}

impl Message {
    /// The bit of its partition, if there is such a one.
    fn bit(&self) -> u32 {
        1 << self.partition & ALL
    }
}

/// The inputs of a slot in a cycle.
#[derive(Clone, Copy)]
pub struct Inputs<'a> {
    pub back_off_by_lane: bool,
    pub begin: Option<Begin>,
    pub walked: &'a Walked,
    pub vote: Option<Message>,
    pub done: Option<Message>,
    pub result_ready: bool,
}

/// How a commit ends.
#[derive(Clone, Copy, Default)]
pub struct End {
    pub valid: bool,
    pub committed: u32,
    pub resolver: u32,
    pub early: u32,
    pub failed: u32,
    pub temporal: u32,
}

/// A result for a partition.
#[derive(Clone, Copy)]
pub struct PartitionResult {
    pub partition: u32,
    pub lanes: u32,
}

#[derive(Default)]
pub struct CommitOutcome {
    state: State,
    all: u32,
    by_resolver: u32,
    by_early: u32,
    by_temporal: u32,
    first_id: u32,
    last_id: u32,
    votes: u32,
    voted: u32,
    landed: u32,
    told: u32,
    back_off: BackOff,
    rest: u32,
    turn: u32,
    place: u32,
    passed: u32,
}

impl CommitOutcome {
    #[inline]
    pub fn vacant(&self) -> bool {
        self.state == State::Free
    }

    #[inline]
    pub fn lanes(&self) -> u32 {
        self.all
    }

    #[inline]
    pub fn survivors(&self) -> u32 {
        self.all & !self.by_resolver & !self.by_early
    }

    #[inline]
    pub fn first(&self) -> u32 {
        self.first_id
    }

    #[inline]
    pub fn result(&self) -> Option<PartitionResult> {
        (self.state == State::SendingResults).then_some(PartitionResult {
            partition: self.told,
            lanes: self.votes,
        })
    }

    #[inline]
    pub fn backs_off(&self) -> bool {
        self.state == State::BackingOff
    }

    #[inline]
    pub fn end(&self) -> End {
        if self.state != State::Ending {
            return End::default();
        }
        End {
            valid: true,
            committed: self.passed,
            resolver: self.by_resolver,
            early: self.by_early,
            failed: self.failed(),
            temporal: self.by_temporal,
        }
    }

    fn failed(&self) -> u32 {
        self.survivors() & !self.passed
    }

    #[inline]
    pub fn clock(&mut self, inputs: &Inputs, clear: bool) {
        if self.state == State::Free {
            if let Some(begin) = inputs.begin {
                self.begin(begin);
            }
        } else {
            self.go_on(inputs);
        }
        if clear {
            self.state = State::Free;
            self.place = 0;
            self.back_off = BackOff::default();
        }
    }

    fn begin(&mut self, begin: Begin) {
        self.all = begin.lanes;
        self.by_resolver = 0;
        self.by_early = 0;
        self.by_temporal = begin.temporal;
        self.voted = 0;
        self.landed = 0;
        self.told = 0;
        self.passed = begin.silent;
        self.state = match begin.lanes {
            0 => State::Settling,
            _ => State::Walking,
        };
    }

    fn go_on(&mut self, inputs: &Inputs) {
        self.hear(inputs);
        let (place, failed, ends) = (self.place, self.failed(), self.back_off.ends());
        let settled = (self.state == State::Settling).then_some(Settled {
            lanes: self.all | self.passed,
            aborted: self.by_resolver | self.by_early | self.by_temporal | failed,
            failed,
            by_lane: inputs.back_off_by_lane,
        });
        self.back_off.clock(settled);
        if place != 0 {
            self.give_turn();
        }
        match self.state {
            State::Walking => self.walk(inputs.walked),
            State::Voting if self.voted == ALL => {
                self.rest = self.votes;
                self.turn = self.survivors();
                self.place = 1;
                self.state = State::SendingResults;
            }
            State::SendingResults if inputs.result_ready => {
                if self.told == PARTITIONS as u32 - 1 {
                    self.state = State::AwaitingDone;
                }
                self.told += 1;
            }
            State::AwaitingDone if self.landed == ALL && place == 0 => self.state = State::Settling,
            State::Settling if failed != 0 => self.state = State::BackingOff,
            State::Settling => self.state = State::Ending,
            State::BackingOff if ends => self.state = State::Ending,
            State::Ending => self.state = State::Free,
            _ => {}
        }
    }

    /// Votes and dones of this cycle.
    fn hear(&mut self, inputs: &Inputs) {
        if let Some(vote) = inputs.vote.filter(|vote| vote.id == self.last_id) {
            if self.state == State::Voting {
                self.votes &= vote.lanes;
                self.voted |= vote.bit();
            }
        }
        if let Some(done) = inputs.done.filter(|done| done.id == self.last_id) {
            if matches!(
                self.state,
                State::Voting | State::SendingResults | State::AwaitingDone
            ) {
                self.landed |= done.bit();
            }
        }
    }

    /// Votes are by number, lanes by lane.
    fn give_turn(&mut self) {
        if self.turn & 1 != 0 {
            if self.rest & 1 != 0 {
                self.passed |= self.place;
            }
            self.rest >>= 1;
        }
        self.turn >>= 1;
        self.place <<= 1;
    }

    fn walk(&mut self, walked: &Walked) {
        if let Some(lanes) = walked.resolver {
            self.by_resolver = lanes;
        }
        if let Some(lanes) = walked.early {
            self.by_early = lanes;
        }
        if walked.over {
            self.state = State::Settling;
        }
        if let Some((first, last)) = walked.numbers {
            (self.first_id, self.last_id) = (first, last);
            self.votes = u32::MAX;
            self.state = State::Voting;
        }
    }
}
