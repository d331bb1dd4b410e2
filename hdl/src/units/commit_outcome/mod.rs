//! Outcome of one warp's commit: it collects numbers, votes and acknowledgements, sends the results, and backs off after aborts.
//!
//! Part of the [log walker](crate::log_walker), which has one for each warp of the core that can be in transactions. Early conflict resolution, 2.2 (validation results
//! are sent back to the core, aggregated, and broadcast); messages and back-off are those of the authors' simulator.
//!
//! ```text
//!  begin_*, resolver_*, early_* ->+-------------------------------------------+-> lanes, survivors, vacant
//!  none_valid, number_*         ->| Free, Walking, Voting, SendingResults,    |-> result_*
//!  vote_*, done_*               ->| AwaitingDone, Settling, BackingOff, Ending|-> backs_off, end_*
//!                                 +-------------------------------------------+
//! ```
//!
//! - **Walking**, from `begin_valid` on, if there are `begin_lanes`; else Settling at once. Lanes of `begin_silent` have committed and those of `begin_temporal` have aborted before, by the
//!   [temporal filter](crate::temporal_filter), and count with the others at the end. In Walking lanes that the resolver or Early-Abort aborts leave `survivors`. `none_valid`: no lane is left. `number_valid`: they
//!   have the numbers `number_first` to `number_last`, in lane order.
//! - **Voting**: a vote with `vote_id` = `number_last` has bit `k` of `vote_lanes` for the number `number_first + k`. Who passes in every partition commits.
//! - **SendingResults**: a result for each partition in order, one a cycle at most; `result_lanes` has bits as the votes. Bits above the last number mean nothing.
//! - **AwaitingDone**: until each partition has said `done` under the same number. A `done` before its vote or result counts: a partition without a
//!   word of the warp waits for nothing.
//! - **Settling**: one cycle. **BackingOff**: if a commit unit has failed a lane, as long as the [back-off](crate::back_off) takes. **Ending**: one cycle, in which
//!   `end_valid` is high, and the masks of lanes that have committed, and that the resolver, Early-Abort, a commit unit or the temporal filter has aborted. They are 0 else.
//!
//! **Latency.** Settling comes one cycle after the `done` of the last partition, and two after the last result is taken and after the first `LANES` cycles of SendingResults and AwaitingDone, in
//! which votes become a mask of lanes, a lane a cycle; the last of these counts. `end_valid` comes a cycle later, or the back-off and a cycle. `none_valid` leads to Settling at once.
//!
//! `clear` forgets the warp and its aborts. **Same-cycle priority**: clear over everything.

use crate::back_off::BackOff;
use crate::pins::Register;
use crate::prelude::*;

#[derive(Copy, Clone, Debug, PartialEq, Eq, LogicState)]
pub enum OutcomeState {
    Free,
    Walking,
    Voting,
    SendingResults,
    AwaitingDone,
    Settling,
    BackingOff,
    Ending,
}

/// `LANES <= 32` lanes, `PARTITIONS <= 2^PARTITION_BITS`.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "votes, results and back-off of one warp's commit",
    CommitOutcome::<WARP_LANES, PARTITIONS, PARTITION_BITS>::new(BACK_OFF_STEP, BACK_OFF_MOST)
)]
#[legal(
    (1..=32).contains(&LANES) && PARTITIONS <= 1 << PARTITION_BITS,
    "{LANES} lanes, {PARTITIONS} partitions of {PARTITION_BITS} bits: 1 to 32, and they must fit"
)]
#[idle(|unit| !unit.clear.val()
        && !unit.begin_valid.val()
        && !unit.place.q.val().any()
        && unit.state.keeps()
        && unit.by_resolver.keeps()
        && unit.by_early.keeps()
        && unit.votes.keeps()
        && unit.voted.keeps()
        && unit.landed.keeps()
        && unit.told.keeps()
        && unit.back_off.idle())]
pub struct CommitOutcome<const LANES: usize, const PARTITIONS: usize, const PARTITION_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    /// Strap of the [back-off](crate::back_off).
    pub back_off_by_lane: Signal<In, bool>,
    pub begin_valid: Signal<In, bool>,
    pub begin_lanes: Signal<In, Bits<LANES>>,
    pub begin_silent: Signal<In, Bits<LANES>>,
    pub begin_temporal: Signal<In, Bits<LANES>>,
    pub resolver_valid: Signal<In, bool>,
    pub resolver_lanes: Signal<In, Bits<LANES>>,
    pub early_valid: Signal<In, bool>,
    pub early_lanes: Signal<In, Bits<LANES>>,
    pub none_valid: Signal<In, bool>,
    pub number_valid: Signal<In, bool>,
    pub number_first: Signal<In, Bits<32>>,
    pub number_last: Signal<In, Bits<32>>,
    pub vote_valid: Signal<In, bool>,
    pub vote_partition: Signal<In, Bits<PARTITION_BITS>>,
    pub vote_id: Signal<In, Bits<32>>,
    pub vote_lanes: Signal<In, Bits<LANES>>,
    pub done_valid: Signal<In, bool>,
    pub done_partition: Signal<In, Bits<PARTITION_BITS>>,
    pub done_id: Signal<In, Bits<32>>,
    pub vacant: Signal<Out, bool>,
    pub lanes: Signal<Out, Bits<LANES>>,
    pub survivors: Signal<Out, Bits<LANES>>,
    pub first: Signal<Out, Bits<32>>,
    pub result_valid: Signal<Out, bool>,
    pub result_ready: Signal<In, bool>,
    pub result_partition: Signal<Out, Bits<PARTITION_BITS>>,
    pub result_lanes: Signal<Out, Bits<LANES>>,
    pub backs_off: Signal<Out, bool>,
    pub end_valid: Signal<Out, bool>,
    pub end_committed: Signal<Out, Bits<LANES>>,
    pub end_resolver: Signal<Out, Bits<LANES>>,
    pub end_early: Signal<Out, Bits<LANES>>,
    pub end_failed: Signal<Out, Bits<LANES>>,
    pub end_temporal: Signal<Out, Bits<LANES>>,
    state: DFF<OutcomeState>,
    all: DFF<Bits<LANES>>,
    by_resolver: DFF<Bits<LANES>>,
    by_early: DFF<Bits<LANES>>,
    by_temporal: DFF<Bits<LANES>>,
    first_id: DFF<Bits<32>>,
    last_id: DFF<Bits<32>>,
    /// By number: who has passed in all partitions that have voted.
    votes: DFF<Bits<LANES>>,
    voted: DFF<Bits<PARTITIONS>>,
    landed: DFF<Bits<PARTITIONS>>,
    told: DFF<Bits<PARTITION_BITS>>,
    back_off: BackOff<LANES>,
    /// Votes and survivors whose turn is to come, the lane whose turn it is, and the lanes that have passed.
    rest: DFF<Bits<LANES>>,
    turn: DFF<Bits<LANES>>,
    place: DFF<Bits<LANES>>,
    passed: DFF<Bits<LANES>>,
    staying: Signal<Local, Bits<LANES>>,
    votes_now: Signal<Local, Bits<LANES>>,
    voted_now: Signal<Local, Bits<PARTITIONS>>,
    landed_now: Signal<Local, Bits<PARTITIONS>>,
    failed: Signal<Local, Bits<LANES>>,
    aborted: Signal<Local, Bits<LANES>>,
    none: Signal<Local, Bits<LANES>>,
    last_number: Signal<Local, Bits<PARTITION_BITS>>,
    #[value(|partition| partition)]
    numbers: Array<Constant<Bits<PARTITION_BITS>>, PARTITIONS>,
}

impl<const LANES: usize, const PARTITIONS: usize, const PARTITION_BITS: usize>
    CommitOutcome<LANES, PARTITIONS, PARTITION_BITS>
{
    /// A back-off of `step` cycles an abort, at most `most`.
    ///
    /// # Panics
    /// As [`BackOff::new`]; if there are more than 32 lanes, or partitions do not fit their bits.
    pub fn new(step: usize, most: usize) -> Self {
        Self {
            back_off: BackOff::new(step, most),
            ..Default::default()
        }
    }
}

impl<const LANES: usize, const PARTITIONS: usize, const PARTITION_BITS: usize> Logic
    for CommitOutcome<LANES, PARTITIONS, PARTITION_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self,
            clock,
            state,
            all,
            by_resolver,
            by_early,
            by_temporal,
            first_id,
            last_id,
            votes,
            voted,
            landed,
            told,
            rest,
            turn,
            place,
            passed
        );
        clock!(self, clock, back_off);
        self.back_off.clear.next = self.clear.val();

        self.none.next = 0.into();
        self.staying.next = self.all.q.val() & !self.by_resolver.q.val() & !self.by_early.q.val();
        self.vacant.next = self.state.q.val() == OutcomeState::Free;
        self.lanes.next = self.all.q.val();
        self.survivors.next = self.staying.val();
        self.first.next = self.first_id.q.val();

        // Messages of this cycle.
        self.votes_now.next = self.votes.q.val();
        self.voted_now.next = self.voted.q.val();
        self.landed_now.next = self.landed.q.val();
        if self.vote_valid.val()
            & (self.vote_id.val() == self.last_id.q.val())
            & (self.state.q.val() == OutcomeState::Voting)
        {
            self.votes_now.next = self.votes.q.val() & self.vote_lanes.val();
            for partition in 0..PARTITIONS {
                if self.vote_partition.val() == self.numbers[partition].val() {
                    self.voted_now.next = self.voted_now.val().replace_bit(partition, true);
                }
            }
        }
        if self.done_valid.val()
            & (self.done_id.val() == self.last_id.q.val())
            & ((self.state.q.val() == OutcomeState::Voting)
                | (self.state.q.val() == OutcomeState::SendingResults)
                | (self.state.q.val() == OutcomeState::AwaitingDone))
        {
            for partition in 0..PARTITIONS {
                if self.done_partition.val() == self.numbers[partition].val() {
                    self.landed_now.next = self.landed_now.val().replace_bit(partition, true);
                }
            }
        }
        self.votes.d.next = self.votes_now.val();
        self.voted.d.next = self.voted_now.val();
        self.landed.d.next = self.landed_now.val();

        // Votes are by number, lanes by lane.
        if self.place.q.val().any() {
            self.place.d.next = self.place.q.val() << 1;
            self.turn.d.next = self.turn.q.val() >> 1;
            if self.turn.q.val().get_bit(0) {
                self.rest.d.next = self.rest.q.val() >> 1;
                if self.rest.q.val().get_bit(0) {
                    self.passed.d.next = self.passed.q.val() | self.place.q.val();
                }
            }
        }

        self.failed.next = self.staying.val() & !self.passed.q.val();
        self.aborted.next = self.by_resolver.q.val()
            | self.by_early.q.val()
            | self.by_temporal.q.val()
            | self.failed.val();
        self.back_off.outcome_valid.next = self.state.q.val() == OutcomeState::Settling;
        // Lanes that have committed silently are not among those of the walk.
        self.back_off.outcome_lanes.next = self.all.q.val() | self.passed.q.val();
        self.back_off.outcome_aborted.next = self.aborted.val();
        self.back_off.outcome_failed.next = self.failed.val();
        self.back_off.per_lane.next = self.back_off_by_lane.val();

        self.last_number.next = 0.into();
        for partition in 0..PARTITIONS {
            self.last_number.next = self.numbers[partition].val();
        }
        self.result_valid.next = self.state.q.val() == OutcomeState::SendingResults;
        self.result_partition.next = self.told.q.val();
        self.result_lanes.next = self.votes.q.val();
        self.backs_off.next = self.state.q.val() == OutcomeState::BackingOff;
        self.end_valid.next = self.state.q.val() == OutcomeState::Ending;
        self.end_committed.next = 0.into();
        self.end_resolver.next = 0.into();
        self.end_early.next = 0.into();
        self.end_failed.next = 0.into();
        self.end_temporal.next = 0.into();
        if self.end_valid.val() {
            self.end_committed.next = self.passed.q.val();
            self.end_resolver.next = self.by_resolver.q.val();
            self.end_early.next = self.by_early.q.val();
            self.end_failed.next = self.failed.val();
            self.end_temporal.next = self.by_temporal.q.val();
        }

        match self.state.q.val() {
            OutcomeState::Walking => {
                if self.resolver_valid.val() {
                    self.by_resolver.d.next = self.resolver_lanes.val();
                }
                if self.early_valid.val() {
                    self.by_early.d.next = self.early_lanes.val();
                }
                if self.none_valid.val() {
                    self.state.d.next = OutcomeState::Settling;
                }
                if self.number_valid.val() {
                    self.first_id.d.next = self.number_first.val();
                    self.last_id.d.next = self.number_last.val();
                    self.votes.d.next = !self.none.val();
                    self.state.d.next = OutcomeState::Voting;
                }
            }
            OutcomeState::Voting => {
                if self.voted_now.val().all() {
                    self.rest.d.next = self.votes_now.val();
                    self.turn.d.next = self.staying.val();
                    self.place.d.next = 1.into();
                    self.state.d.next = OutcomeState::SendingResults;
                }
            }
            OutcomeState::SendingResults => {
                if self.result_ready.val() {
                    self.told.d.next = self.told.q.val() + 1;
                    if self.told.q.val() == self.last_number.val() {
                        self.state.d.next = OutcomeState::AwaitingDone;
                    }
                }
            }
            OutcomeState::AwaitingDone => {
                if self.landed_now.val().all() & !self.place.q.val().any() {
                    self.state.d.next = OutcomeState::Settling;
                }
            }
            OutcomeState::Settling => {
                self.state.d.next = OutcomeState::Ending;
                if self.failed.val().any() {
                    self.state.d.next = OutcomeState::BackingOff;
                }
            }
            OutcomeState::BackingOff => {
                if self.back_off.ends.val() {
                    self.state.d.next = OutcomeState::Ending;
                }
            }
            OutcomeState::Ending => {
                self.state.d.next = OutcomeState::Free;
            }
            _ => {
                if self.begin_valid.val() {
                    self.all.d.next = self.begin_lanes.val();
                    self.by_resolver.d.next = 0.into();
                    self.by_early.d.next = 0.into();
                    self.by_temporal.d.next = self.begin_temporal.val();
                    self.voted.d.next = 0.into();
                    self.landed.d.next = 0.into();
                    self.told.d.next = 0.into();
                    self.passed.d.next = self.begin_silent.val();
                    self.state.d.next = OutcomeState::Settling;
                    if self.begin_lanes.val().any() {
                        self.state.d.next = OutcomeState::Walking;
                    }
                }
            }
        }

        if self.clear.val() {
            self.state.d.next = OutcomeState::Free;
            self.place.d.next = 0.into();
        }
    }
}
