//! Which lanes of a request go to the banks.
//!
//! ```text
//!  lanes (EXEC) -- first cycle of a pass --+
//!  pending ------- later cycles -----------+-- without those of the mask --> want
//!  conflict masks -- of slot and half -----+
//! ```
//!
//! Combinational. A lane of a transactional request runs iff `EXEC & !TCM` (LocalTM-Bloom 3.1): the conflict mask (TCM) is that of its slot
//! and half, and 0 for other requests. `want` are of `lanes`, and once the pass has begun of those `pending`, the ones that run; 0 if nothing is
//! served. Everything waits for this choice.

use crate::prelude::*;

/// `LANES <= 32` lanes, `SLOTS` wavefront slots.
#[derive(LogicBlock, Unit)]
#[unit(
    LocalTm,
    "which lanes of a request go to the banks",
    LaneChoice::<LANES, SLOTS, SLOT_BITS>::default()
)]
#[legal(LANES <= 32, "{LANES} lanes: at most 32")]
pub struct LaneChoice<const LANES: usize, const SLOTS: usize, const SLOT_BITS: usize> {
    /// There is a request.
    pub valid: Signal<In, bool>,
    /// It is in service.
    pub active: Signal<In, bool>,
    /// A request that is not in service may not start.
    pub hold: Signal<In, bool>,
    pub wavefront: Signal<In, Bits<SLOT_BITS>>,
    /// Lanes `LANES..2 * LANES` of the wavefront.
    pub half: Signal<In, bool>,
    pub transactional: Signal<In, bool>,
    /// Lanes of this half that execute (EXEC).
    pub lanes: Signal<In, Bits<LANES>>,
    /// Conflict masks, two halves a slot.
    pub tcm: Array<Signal<In, Bits<32>>, SLOTS, 2>,
    /// The pass has begun, and lanes `pending` are left.
    pub begun: Signal<In, bool>,
    pub pending: Signal<In, Bits<LANES>>,
    pub want: Signal<Out, Bits<LANES>>,
    /// Lanes of the request: `lanes` without those that have lost.
    pub runs: Signal<Out, Bits<LANES>>,
    /// Number of the work-item of lane 0: 64 a slot, 32 for the upper half.
    pub first_item: Signal<Out, Bits<8>>,
    mask: Signal<Local, Bits<32>>,
    #[value(|slot| 64 * slot)]
    slot_items: Array<Constant<Bits<8>>, SLOTS>,
}

impl<const LANES: usize, const SLOTS: usize, const SLOT_BITS: usize> Logic
    for LaneChoice<LANES, SLOTS, SLOT_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        self.mask.next = 0.into();
        for slot in 0..SLOTS {
            if self.wavefront.val().index() == slot {
                if self.half.val() {
                    self.mask.next = self.mask.val() | self.tcm[2 * slot + 1].val();
                } else {
                    self.mask.next = self.mask.val() | self.tcm[2 * slot].val();
                }
            }
        }
        if !self.transactional.val() {
            self.mask.next = 0.into();
        }
        self.first_item.next = 0.into();
        for slot in 0..SLOTS {
            if self.wavefront.val().index() == slot {
                self.first_item.next = self.slot_items[slot].val();
            }
        }
        if self.half.val() {
            self.first_item.next = self.first_item.val() | 32;
        }
        self.runs.next = self.lanes.val() & !bit_cast::<LANES, 32>(self.mask.val());

        self.want.next = 0.into();
        if self.valid.val() & (self.active.val() | !self.hold.val()) {
            self.want.next = self.lanes.val();
            if self.begun.val() {
                self.want.next = self.pending.val();
            }
            self.want.next = self.want.val() & !bit_cast::<LANES, 32>(self.mask.val());
        }
    }
}
