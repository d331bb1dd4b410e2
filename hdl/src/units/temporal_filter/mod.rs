//! Temporal conflict detection at the core: has a word that a transaction read been written since its first read?
//!
//! Warp TM's (early conflict resolution, 3.1 and Table 1); what a transaction keeps and when it conflicts is from the
//! authors' simulator. [Write time tables](crate::write_time_table) in the memory partitions give the times.
//!
//! ```text
//!  begin_*  (a warp starts or retries lanes)  ->+-----------------------------+
//!  load_*   (a load goes out, and when)       ->| FirstReads x 2^WARP_BITS:   |
//!  reply_*  (its answer, last-written time)   ->| read, conflict, first time  |
//!  commit_* (the warp commits)                ->+-----------------------------+-> silent_lanes, abort_lanes,
//!                                                                                 send_lanes  (same cycle)
//! ```
//!
//! **Operations**, each in one cycle and all of them in the same one if need be. `begin`: the lanes of the warp have read nothing. `load`:
//! those of its lanes that have read nothing yet keep `load_time` as the time of their first read. `reply`: the blocks that
//! these lanes have loaded were last written at `reply_time`, or earlier; a lane for which that is after its first read is in conflict until
//! its next `begin`. (The simulator keeps the maximum of these times and compares at the commit; as the first read's time does not
//! change any more, a bit says the same.) Replies may come in any order, one for each block of 128 bytes of a load.
//!
//! **Commit.** Of `commit_lanes`, lanes with `commit_wrote` go to the commit units (`send_lanes`). A lane that has only read and is not in conflict
//! commits at once, with no message (`silent_lanes`): all it has read was there together at the time of its first read. A read-only
//! lane in conflict aborts itself (`abort_lanes`), as the paper says (3.1); with the strap `send_conflicts` high it goes to the commit units, as
//! in the simulator, where its values may still be right.
//!
//! **Guarantee**, with [`write_time_table`](crate::write_time_table)'s: if `load_time` is not after the moment at which the load is served, and a
//! write's time is that at which it lands, no word that a lane of `silent_lanes` has read was written between the lane's first read and the
//! service of its last one.
//!
//! Times are 2 x `TIME_BITS` bits in two words. **Same-cycle priority**: clear, begin, then load and reply; a reply in the cycle of the
//! first load of a lane belongs to no load of it and is not looked at. The commit's answer is of before the cycle's operations.
//! `clear` is `begin` of all lanes of all warps.

use crate::first_reads::FirstReads;
use crate::prelude::*;

/// `2^WARP_BITS` warps in transactions, of `LANES <= 32` lanes.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "has a word been written since a transaction's first read?",
    TemporalFilter::<WARP_LANES, TEMPORAL_WARP_BITS, TIME_BITS>::default()
)]
#[legal((1..=6).contains(&WARP_BITS), "{WARP_BITS} bits of a warp: 1 to 6")]
#[idle(|unit| !unit.clear.val()
        && !unit.begin_valid.val()
        && !unit.load_valid.val()
        && !unit.reply_valid.val())]
pub struct TemporalFilter<const LANES: usize, const WARP_BITS: usize, const TIME_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    /// Strap: read-only lanes in conflict go to the commit units.
    pub send_conflicts: Signal<In, bool>,
    pub begin_valid: Signal<In, bool>,
    pub begin_warp: Signal<In, Bits<WARP_BITS>>,
    pub begin_lanes: Signal<In, Bits<LANES>>,
    pub load_valid: Signal<In, bool>,
    pub load_warp: Signal<In, Bits<WARP_BITS>>,
    pub load_lanes: Signal<In, Bits<LANES>>,
    pub load_time_hi: Signal<In, Bits<TIME_BITS>>,
    pub load_time_lo: Signal<In, Bits<TIME_BITS>>,
    pub reply_valid: Signal<In, bool>,
    pub reply_warp: Signal<In, Bits<WARP_BITS>>,
    pub reply_lanes: Signal<In, Bits<LANES>>,
    pub reply_time_hi: Signal<In, Bits<TIME_BITS>>,
    pub reply_time_lo: Signal<In, Bits<TIME_BITS>>,
    pub commit_warp: Signal<In, Bits<WARP_BITS>>,
    pub commit_lanes: Signal<In, Bits<LANES>>,
    /// Lanes whose write log is not empty.
    pub commit_wrote: Signal<In, Bits<LANES>>,
    pub silent_lanes: Signal<Out, Bits<LANES>>,
    pub abort_lanes: Signal<Out, Bits<LANES>>,
    pub send_lanes: Signal<Out, Bits<LANES>>,
    #[start((0..1 << WARP_BITS).map(|_| FirstReads::default()).collect())]
    warp: Vec<FirstReads<LANES, TIME_BITS>>,
    only_read: Signal<Local, Bits<LANES>>,
    in_conflict: Signal<Local, Bits<LANES>>,
    #[start((0..1 << WARP_BITS).map(|warp: u64| Constant::new(warp.into())).collect())]
    warp_ids: Vec<Constant<Bits<WARP_BITS>>>,
    #[start(1 << WARP_BITS)]
    _warps: usize,
}

impl<const LANES: usize, const WARP_BITS: usize, const TIME_BITS: usize> Logic
    for TemporalFilter<LANES, WARP_BITS, TIME_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        self.in_conflict.next = 0.into();
        for warp in 0..self._warps {
            self.warp[warp].clock.next = self.clock.val();
            self.warp[warp].clear.next = self.clear.val();
            self.warp[warp].load_time_hi.next = self.load_time_hi.val();
            self.warp[warp].load_time_lo.next = self.load_time_lo.val();
            self.warp[warp].reply_time_hi.next = self.reply_time_hi.val();
            self.warp[warp].reply_time_lo.next = self.reply_time_lo.val();
            self.warp[warp].begins.next = 0.into();
            self.warp[warp].loads.next = 0.into();
            self.warp[warp].replies.next = 0.into();
            if self.begin_valid.val() & (self.begin_warp.val() == self.warp_ids[warp].val()) {
                self.warp[warp].begins.next = self.begin_lanes.val();
            }
            if self.load_valid.val() & (self.load_warp.val() == self.warp_ids[warp].val()) {
                self.warp[warp].loads.next = self.load_lanes.val();
            }
            if self.reply_valid.val() & (self.reply_warp.val() == self.warp_ids[warp].val()) {
                self.warp[warp].replies.next = self.reply_lanes.val();
            }
            if self.commit_warp.val() == self.warp_ids[warp].val() {
                self.in_conflict.next = self.warp[warp].conflicts.val();
            }
        }

        self.only_read.next = self.commit_lanes.val() & !self.commit_wrote.val();
        self.silent_lanes.next = self.only_read.val() & !self.in_conflict.val();
        self.abort_lanes.next = self.only_read.val() & self.in_conflict.val();
        self.send_lanes.next = self.commit_lanes.val() & self.commit_wrote.val();
        if self.send_conflicts.val() {
            self.send_lanes.next = self.send_lanes.val() | self.abort_lanes.val();
            self.abort_lanes.next = 0.into();
        }
    }
}
