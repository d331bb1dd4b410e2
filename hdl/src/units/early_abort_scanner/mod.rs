//! Scans a warp's logs against the conflict address table: which lanes hit.
//!
//! Early conflict resolution, 4.3 (Early-Abort: every entry of the read and write logs before the commit) and
//! 4.4 (Pause-and-Go: the addresses of one load or store, a scan of one entry).
//!
//! ```text
//!                  +---------------------+
//!  entry_valid   ->|                     |-> lookup_valid_0..3, lookup_address_0..3 (same cycle)
//!  entry_write,  ->|  groups of 4 lanes  |<- lookup_read_0..3, lookup_write_0..3  (next cycle)
//!  entry_last,   ->|                     |
//!  entry_lanes,  ->|                     |-> scan_done, hit_lanes, hit_any, hit_all
//!  lane_address  ->|                     |-> entry_ready
//!                  +---------------------+
//! ```
//!
//! A log entry is one load (`entry_write` = 0) or store of the warp: an address for each lane of `entry_lanes`.
//! Four lanes, a group, are looked up a cycle, groups without a lane are skipped: **an entry takes as many cycles as it
//! has groups with a lane**, 8 at most for 32 lanes (the paper's bound), 1 if it has none. The entry's pins hold still until
//! `entry_ready`, which is high in its last cycle; the next entry follows without a gap. An entry that is withdrawn before
//! counts with the groups that were looked up.
//!
//! **A lane hits**, if the entry is a load, if the table has its word written; if it is a store, if the table has its word read, or, with the
//! strap `write_write`, written: unless both are reads, as the paper says (4.3). Without the strap two writes are no conflict, as in the authors' simulator. It holds
//! still while a scan is in service. In the cycle after the entry with `entry_last`, `scan_done` is high for one cycle and `hit_lanes` has the lanes that
//! hit in any entry of the scan; the hits are 0 in other cycles. The next scan may already be in service.
//!
//! **Every lane hits** (`hit_all`: all lanes that took part, at least one). For Early-Abort the paper is silent; all of
//! them abort, as it says of each ("is aborted"): the transactions they conflict with are committing and
//! cannot be aborted by them, so the warp as a whole makes progress, and nothing is sent to the commit units. For
//! Pause-and-Go, [`PauseAndGoStack`](crate::pause_and_go_stack) keeps one lane running.
//!
//! `clear` forgets the scan. **Same-cycle priority**: clear over everything.

use crate::pins::Register;
use crate::prelude::*;

/// `LANES = 4 * GROUPS <= 32` lanes, `GROUPS <= 2^GROUP_BITS`.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "which lanes of a warp's logs hit",
    EarlyAbortScanner::<WARP_LANES, WARP_GROUPS, WARP_GROUP_BITS, WORD_ADDRESS_BITS>::default()
)]
#[legal(
    LANES == 4 * GROUPS && (4..=32).contains(&LANES) && GROUPS <= 1 << GROUP_BITS,
    "{LANES} lanes in {GROUPS} groups: 4 lanes a group, at most 32, groups numbered by {GROUP_BITS} bits"
)]
#[idle(|unit| !unit.clear.val()
        && !unit.entry_valid.val()
        && !unit.served.q.val().any()
        && !unit.asked.q.val()
        && !unit.finishing.q.val()
        && unit.asked_group.keeps()
        && unit.asked_ports.keeps()
        && unit.asked_write.keeps())]
pub struct EarlyAbortScanner<
    const LANES: usize,
    const GROUPS: usize,
    const GROUP_BITS: usize,
    const ADDR_BITS: usize,
> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    /// Strap: a store hits a word that is written.
    pub write_write: Signal<In, bool>,
    pub entry_valid: Signal<In, bool>,
    pub entry_ready: Signal<Out, bool>,
    pub entry_write: Signal<In, bool>,
    pub entry_last: Signal<In, bool>,
    pub entry_lanes: Signal<In, Bits<LANES>>,
    pub lane_address: Array<Signal<In, Bits<ADDR_BITS>>, LANES>,
    pub lookup_valid: Array<Signal<Out, bool>, 4>,
    pub lookup_address: Array<Signal<Out, Bits<ADDR_BITS>>, 4>,
    pub lookup_read: Array<Signal<In, bool>, 4>,
    pub lookup_write: Array<Signal<In, bool>, 4>,
    pub scan_done: Signal<Out, bool>,
    pub hit_lanes: Signal<Out, Bits<LANES>>,
    pub hit_any: Signal<Out, bool>,
    pub hit_all: Signal<Out, bool>,
    /// Groups of the entry in service that have been looked up.
    served: DFF<Bits<GROUPS>>,
    /// The look-up that is answered in this cycle.
    asked: DFF<Bit>,
    asked_group: DFF<Bits<GROUP_BITS>>,
    asked_ports: DFF<Bits<4>>,
    asked_write: DFF<Bit>,
    finishing: DFF<Bit>,
    hits: DFF<Bits<LANES>>,
    scanned: DFF<Bits<LANES>>,
    #[value(|group| group)]
    group_ids: Array<Constant<Bits<GROUP_BITS>>, GROUPS>,
    ports: Signal<Local, Bits<4>>,
    /// A word of the look-up that is answered hits if it is written.
    meets_writers: Signal<Local, Bit>,
    found: Signal<Local, Bit>,
    more: Signal<Local, Bit>,
    hits_now: Signal<Local, Bits<LANES>>,
    lanes_now: Signal<Local, Bits<LANES>>,
}

impl<const LANES: usize, const GROUPS: usize, const GROUP_BITS: usize, const ADDR_BITS: usize> Logic
    for EarlyAbortScanner<LANES, GROUPS, GROUP_BITS, ADDR_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self,
            clock,
            served,
            asked,
            asked_group,
            asked_ports,
            asked_write,
            finishing,
            hits,
            scanned
        );

        // Look the next group up.
        self.found.next = false;
        self.more.next = false;
        for port in 0..4 {
            self.lookup_valid[port].next = false;
            self.lookup_address[port].next = self.lane_address[port].val();
        }
        self.asked.d.next = false;
        for group in 0..GROUPS {
            self.ports.next = 0.into();
            for port in 0..4 {
                if self.entry_lanes.val().get_bit(4 * group + port) {
                    self.ports.next = self.ports.val().replace_bit(port, true);
                }
            }
            if self.ports.val().any() & !self.served.q.val().get_bit(group) {
                if self.found.val() {
                    self.more.next = true;
                } else {
                    self.found.next = true;
                    for port in 0..4 {
                        self.lookup_address[port].next = self.lane_address[4 * group + port].val();
                        self.lookup_valid[port].next =
                            self.entry_valid.val() & self.ports.val().get_bit(port);
                    }
                    self.asked.d.next = self.entry_valid.val();
                    self.asked_group.d.next = self.group_ids[group].val();
                    self.asked_ports.d.next = self.ports.val();
                    self.asked_write.d.next = self.entry_write.val();
                    if self.entry_valid.val() {
                        self.served.d.next = self.served.q.val().replace_bit(group, true);
                    }
                }
            }
        }
        self.entry_ready.next = !self.more.val();
        if !self.entry_valid.val() | !self.more.val() {
            self.served.d.next = 0.into();
        }
        self.finishing.d.next = self.entry_valid.val() & !self.more.val() & self.entry_last.val();

        // Take the answers of the group before.
        self.hits_now.next = self.hits.q.val();
        self.meets_writers.next = self.write_write.val() | !self.asked_write.q.val();
        for group in 0..GROUPS {
            for port in 0..4 {
                if self.asked.q.val()
                    & (self.asked_group.q.val() == self.group_ids[group].val())
                    & self.asked_ports.q.val().get_bit(port)
                    & ((self.meets_writers.val() & self.lookup_write[port].val())
                        | (self.asked_write.q.val() & self.lookup_read[port].val()))
                {
                    self.hits_now.next = self.hits_now.val().replace_bit(4 * group + port, true);
                }
            }
        }
        self.hits.d.next = self.hits_now.val();
        self.lanes_now.next = self.scanned.q.val();
        self.scan_done.next = self.finishing.q.val();
        self.hit_lanes.next = 0.into();
        self.hit_any.next = false;
        self.hit_all.next = false;
        if self.finishing.q.val() {
            self.hit_lanes.next = self.hits_now.val();
            self.hit_any.next = self.hits_now.val().any();
            self.hit_all.next =
                self.hits_now.val().any() & (self.hits_now.val() == self.scanned.q.val());
            self.hits.d.next = 0.into();
            self.lanes_now.next = 0.into();
        }
        if self.entry_valid.val() {
            self.lanes_now.next = self.lanes_now.val() | self.entry_lanes.val();
        }
        self.scanned.d.next = self.lanes_now.val();

        if self.clear.val() {
            self.asked.d.next = false;
            self.finishing.d.next = false;
            self.served.d.next = 0.into();
            self.hits.d.next = 0.into();
            self.scanned.d.next = 0.into();
        }
    }
}
