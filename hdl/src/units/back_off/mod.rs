//! How long a warp waits after a commit unit has failed one of its lanes.
//!
//! Part of [`CommitOutcome`](crate::commit_outcome). The authors' simulator of early conflict resolution: min(500 x aborts, 5,000) cycles of 700 MHz after a failure in a commit unit,
//! which are twice as many clocks at the paper's 1,400, and none after an abort at the core. It counts aborts of a thread and lets the last failing lane of the warp decide; here the warp has one count.
//!
//! ```text
//!  outcome_valid, outcome_lanes  ->+------------------------------+-> ends
//!  outcome_aborted, _failed     ->| lanes left, back-off, timer  |
//!                                +------------------------------+
//! ```
//!
//! **Settle**: `outcome_lanes` have tried to commit, and those of `outcome_aborted` have not. A commit with such a lane, whatever aborted it, adds `step` cycles to the back-off, up to
//! `most`; when no lane is left that has aborted and not committed since, the back-off is 0 again. With `outcome_failed` the warp waits for as many
//! cycles, and `ends` is high in the last of them. Lanes that Pause-and-Go has held back count when they try.
//!
//! `clear` forgets aborts and wait. **Same-cycle priority**: clear over everything. Settle before the end of a wait must not be.

use crate::pins::Register;
use crate::prelude::*;

/// Bits of a back-off.
pub const BACK_OFF_BITS: usize = 16;

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
    pub outcome_failed: Signal<In, bool>,
    pub ends: Signal<Out, bool>,
    /// Lanes that have aborted and not committed since; the back-off for their aborts.
    left: DFF<Bits<LANES>>,
    length: DFF<Bits<BACK_OFF_BITS>>,
    timer: DFF<Bits<BACK_OFF_BITS>>,
    left_now: Signal<Local, Bits<LANES>>,
    longer: Signal<Local, Bits<BACK_OFF_BITS>>,
    #[value(1)]
    step: Constant<Bits<BACK_OFF_BITS>>,
    #[value(1)]
    most: Constant<Bits<BACK_OFF_BITS>>,
}

impl<const LANES: usize> BackOff<LANES> {
    /// `step` cycles an abort, at most `most`.
    ///
    /// # Panics
    /// If `step` is 0 or more than `most`, or that more than 32,767.
    pub fn new(step: usize, most: usize) -> Self {
        assert!(
            (1..=most).contains(&step) && most < 1 << (BACK_OFF_BITS - 1),
            "BackOff: {step} to {most} cycles: 1 to 32767"
        );
        Self {
            step: Constant::new((step as u64).into()),
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
        self.longer.next = self.length.q.val() + self.step.val();
        if self.longer.val() > self.most.val() {
            self.longer.next = self.most.val();
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
            if self.outcome_failed.val() {
                self.timer.d.next = self.longer.val();
            }
        }
        if self.clear.val() {
            self.left.d.next = 0.into();
            self.length.d.next = 0.into();
            self.timer.d.next = 0.into();
        }
    }
}
