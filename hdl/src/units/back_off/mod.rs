//! How long a warp waits after a commit unit has failed one of its lanes.
//!
//! Part of [`CommitOutcome`](crate::commit_outcome). The authors' simulator of early conflict resolution: min(500 x aborts, 5,000) cycles of 700 MHz after a failure in a commit unit,
//! which are twice as many clocks at the paper's 1,400, and none after an abort at the core. It counts aborts of a thread and lets the last failing lane of the warp decide: so does the
//! strap `per_lane`. Without it the warp has one count.
//!
//! ```text
//!  outcome_valid, outcome_lanes ->+-----------------------------------+-> ends
//!  outcome_aborted, _failed,    ->| aborts of each lane, of the warp, |
//!  per_lane                       | timer                             |
//!                                 +-----------------------------------+
//! ```
//!
//! **Settle**: `outcome_lanes` have tried to commit, and those of `outcome_aborted` have not, whatever aborted them. If commit units have failed some (`outcome_failed`), the warp waits,
//! and `ends` is high in the last cycle of it. Lanes that Pause-and-Go has held back count when they try.
//! - With `per_lane`: `step` cycles for each time that the last lane of `outcome_failed` has aborted since its last commit, this one among them, up to `most`. A lane counts to 15.
//! - Else `step` for each commit in which a lane of the warp has aborted, up to `most`, since no lane was left that had aborted and not committed.
//!
//! `clear` forgets aborts and wait. **Same-cycle priority**: clear over everything. Settle before the end of a wait must not be.

use crate::pins::Register;
use crate::prelude::*;

/// Bits of a back-off.
pub const BACK_OFF_BITS: usize = 16;

/// Bits of a lane's aborts, and the most that it counts.
pub const ABORT_BITS: usize = 4;
const MOST_ABORTS: usize = (1 << ABORT_BITS) - 1;

/// `LANES <= 32` lanes.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "how long a warp waits after a failure in a commit unit",
    BackOff::<WARP_LANES>::new(BACK_OFF_STEP, BACK_OFF_MOST)
)]
#[idle(|unit| !unit.clear.val() && !unit.outcome_valid.val() && unit.timer.keeps())]
pub struct BackOff<const LANES: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub outcome_valid: Signal<In, bool>,
    pub outcome_lanes: Signal<In, Bits<LANES>>,
    pub outcome_aborted: Signal<In, Bits<LANES>>,
    pub outcome_failed: Signal<In, Bits<LANES>>,
    pub per_lane: Signal<In, bool>,
    pub ends: Signal<Out, bool>,
    /// Aborts of each lane since its last commit.
    aborts: Array<DFF<Bits<ABORT_BITS>>, LANES>,
    /// Lanes that have aborted and not committed since; the back-off for their aborts.
    left: DFF<Bits<LANES>>,
    length: DFF<Bits<BACK_OFF_BITS>>,
    timer: DFF<Bits<BACK_OFF_BITS>>,
    left_now: Signal<Local, Bits<LANES>>,
    sum: Signal<Local, Bits<BACK_OFF_BITS>>,
    longer: Signal<Local, Bits<BACK_OFF_BITS>>,
    aborts_now: Array<Signal<Local, Bits<ABORT_BITS>>, LANES>,
    /// Aborts of the last lane that has failed, and its back-off.
    own: Signal<Local, Bits<ABORT_BITS>>,
    own_sum: Signal<Local, Bits<BACK_OFF_BITS>>,
    own_length: Signal<Local, Bits<BACK_OFF_BITS>>,
    #[value(1)]
    step: Constant<Bits<BACK_OFF_BITS>>,
    /// What bit k of a number of aborts brings.
    #[value(|bit| 1u64 << bit)]
    steps: Array<Constant<Bits<BACK_OFF_BITS>>, ABORT_BITS>,
    #[value(1)]
    most: Constant<Bits<BACK_OFF_BITS>>,
}

impl<const LANES: usize> BackOff<LANES> {
    /// `step` cycles an abort, at most `most`.
    ///
    /// # Panics
    /// If `step` is 0 or more than `most`, that more than 32,767 or than 15 steps, or these more than 65,535.
    pub fn new(step: usize, most: usize) -> Self {
        assert!(
            (1..=most).contains(&step) && most < 1 << (BACK_OFF_BITS - 1),
            "BackOff: {step} to {most} cycles: 1 to 32767"
        );
        assert!(
            most <= MOST_ABORTS * step && MOST_ABORTS * step < 1 << BACK_OFF_BITS,
            "BackOff: {step} to {most} cycles: a lane counts to {MOST_ABORTS}"
        );
        Self {
            step: Constant::new((step as u64).into()),
            steps: Array::from_fn(|bit| Constant::new(((step << bit) as u64).into())),
            most: Constant::new((most as u64).into()),
            ..Default::default()
        }
    }
}

impl<const LANES: usize> Logic for BackOff<LANES> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, left, length, timer);

        self.left_now.next =
            (self.left.q.val() & !self.outcome_lanes.val()) | self.outcome_aborted.val();
        self.sum.next = self.length.q.val() + self.step.val();
        self.longer.next = self.sum.val();
        if self.sum.val() > self.most.val() {
            self.longer.next = self.most.val();
        }
        self.own.next = 0.into();
        for lane in 0..LANES {
            self.aborts[lane].clock.next = self.clock.val();
            self.aborts[lane].d.next = self.aborts[lane].q.val();
            self.aborts_now[lane].next = self.aborts[lane].q.val();
            if self.outcome_lanes.val().get_bit(lane) & !self.outcome_aborted.val().get_bit(lane) {
                self.aborts_now[lane].next = 0.into();
            } else if self.outcome_aborted.val().get_bit(lane) & !self.aborts[lane].q.val().all() {
                self.aborts_now[lane].next = self.aborts[lane].q.val() + 1;
            }
            if self.outcome_failed.val().get_bit(lane) {
                self.own.next = self.aborts_now[lane].val();
            }
        }
        self.own_sum.next = 0.into();
        for bit in 0..ABORT_BITS {
            if self.own.val().get_bit(bit) {
                self.own_sum.next = self.own_sum.val() + self.steps[bit].val();
            }
        }
        self.own_length.next = self.own_sum.val();
        if self.own_sum.val() > self.most.val() {
            self.own_length.next = self.most.val();
        }
        self.ends.next = self.timer.q.val() == 1;
        if self.timer.q.val().any() {
            self.timer.d.next = self.timer.q.val() - 1;
        }
        if self.outcome_valid.val() {
            self.left.d.next = self.left_now.val();
            if self.outcome_aborted.val().any() {
                self.length.d.next = self.longer.val();
            }
            if !self.left_now.val().any() {
                self.length.d.next = 0.into();
            }
            if self.outcome_failed.val().any() {
                self.timer.d.next = self.longer.val();
                if self.per_lane.val() {
                    self.timer.d.next = self.own_length.val();
                }
            }
            for lane in 0..LANES {
                self.aborts[lane].d.next = self.aborts_now[lane].val();
            }
        }
        if self.clear.val() {
            self.left.d.next = 0.into();
            self.length.d.next = 0.into();
            self.timer.d.next = 0.into();
            for lane in 0..LANES {
                self.aborts[lane].d.next = 0.into();
            }
        }
    }
}
