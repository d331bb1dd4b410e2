//! Splits the entries of a warp's logs by memory partition: one packet a partition that an entry has words in.
//!
//! Part of the [log walker](crate::log_walker). Early conflict resolution, 2.2 and 2.3: logs are transferred to the commit units of their words'
//! partitions, in coalesced messages; entry by entry, as in the authors' simulator.
//!
//! ```text
//!  entry_*       ->+------------------------------+-> entry_ready, entry_done
//!  lane_address  ->| addresses, PartitionPlanes   |-> packet_valid, packet_fill, packet_partition,
//!  values_valid  ->| lanes that wait              |   packet_lanes, packet_address
//!  fill_valid    ->| who has words where          |<- packet_ready
//!  begin_valid   ->+------------------------------+-> fill_done
//! ```
//!
//! **Entry** (`entry_valid` and `entry_ready`): lanes with their word addresses, which are kept. From the next cycle on, while `values_valid`, there is a
//! packet for each partition in which they have words, the lowest first; one a cycle at most. In the cycle in which the last of them is
//! taken, or there is none, `entry_done` is high and the unit is ready for the next entry from the next cycle on.
//!
//! **Fill**: while `fill_valid`, which is high only between entries, there is one packet with `packet_fill` for each partition, in order: `packet_lanes` are the lanes
//! that have sent it words since `begin_valid`. `fill_done` is high in the cycle in which the last one is taken.
//!
//! An entry takes a cycle and one a packet, at least two. `clear` forgets the entry and who has words where.
//! **Same-cycle priority**: clear over everything; `begin_valid` comes between warps only.

use crate::partition_planes::PartitionPlanes;
use crate::pins::Register;
use crate::prelude::*;

/// `LANES <= 32` lanes, `PARTITIONS = 3 * 2^(PARTITION_BITS - 2)`.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "entries of logs to packets, one a memory partition",
    PacketSplitter::<WARP_LANES, COMMIT_ADDRESS_BITS, CHUNK_BITS, PARTITIONS, PARTITION_BITS>::default()
)]
#[legal(
    PARTITIONS << 2 == 3 << PARTITION_BITS,
    "{PARTITIONS} partitions of {PARTITION_BITS} bits: 3, 6 or 12 of 2, 3 or 4"
)]
#[idle(|unit| !unit.clear.val()
        && !unit.begin_valid.val()
        && !unit.entry_valid.val()
        && !unit.fill_valid.val()
        && unit.held.keeps()
        && unit.waiting.keeps())]
pub struct PacketSplitter<
    const LANES: usize,
    const ADDR_BITS: usize,
    const CHUNK_BITS: usize,
    const PARTITIONS: usize,
    const PARTITION_BITS: usize,
> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub begin_valid: Signal<In, bool>,
    pub entry_valid: Signal<In, bool>,
    pub entry_ready: Signal<Out, bool>,
    pub entry_lanes: Signal<In, Bits<LANES>>,
    pub lane_address: Array<Signal<In, Bits<ADDR_BITS>>, LANES>,
    pub values_valid: Signal<In, bool>,
    pub entry_done: Signal<Out, bool>,
    pub fill_valid: Signal<In, bool>,
    pub fill_done: Signal<Out, bool>,
    pub packet_valid: Signal<Out, bool>,
    pub packet_ready: Signal<In, bool>,
    pub packet_fill: Signal<Out, bool>,
    pub packet_partition: Signal<Out, Bits<PARTITION_BITS>>,
    pub packet_lanes: Signal<Out, Bits<LANES>>,
    pub packet_address: Array<Signal<Out, Bits<ADDR_BITS>>, LANES>,
    partitions: PartitionPlanes<LANES, ADDR_BITS, CHUNK_BITS, PARTITION_BITS>,
    held: DFF<Bit>,
    waiting: DFF<Bits<LANES>>,
    plane: Array<DFF<Bits<LANES>>, PARTITION_BITS>,
    address: Array<DFF<Bits<ADDR_BITS>>, LANES>,
    /// By partition: lanes that have sent it words.
    touched: Array<DFF<Bits<LANES>>, PARTITIONS>,
    fill_at: DFF<Bits<PARTITION_BITS>>,
    found: Signal<Local, Bit>,
    here: Signal<Local, Bits<LANES>>,
    chosen: Signal<Local, Bits<LANES>>,
    number: Signal<Local, Bits<PARTITION_BITS>>,
    at_number: Signal<Local, Bits<PARTITION_BITS>>,
    fills: Signal<Local, Bits<LANES>>,
    sends: Signal<Local, Bit>,
    ends: Signal<Local, Bit>,
    last_number: Signal<Local, Bits<PARTITION_BITS>>,
    #[value(|partition| partition)]
    numbers: Array<Constant<Bits<PARTITION_BITS>>, PARTITIONS>,
}

impl<
        const LANES: usize,
        const ADDR_BITS: usize,
        const CHUNK_BITS: usize,
        const PARTITIONS: usize,
        const PARTITION_BITS: usize,
    > Logic for PacketSplitter<LANES, ADDR_BITS, CHUNK_BITS, PARTITIONS, PARTITION_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, held, waiting, fill_at);
        for place in 0..PARTITION_BITS {
            self.plane[place].clock.next = self.clock.val();
            self.plane[place].d.next = self.plane[place].q.val();
        }
        for lane in 0..LANES {
            self.address[lane].clock.next = self.clock.val();
            self.address[lane].d.next = self.address[lane].q.val();
            self.packet_address[lane].next = self.address[lane].q.val();
            self.partitions.lane_address[lane].next = self.lane_address[lane].val();
        }
        for partition in 0..PARTITIONS {
            self.touched[partition].clock.next = self.clock.val();
            self.touched[partition].d.next = self.touched[partition].q.val();
        }

        // The lowest partition that lanes wait for.
        self.found.next = false;
        self.chosen.next = 0.into();
        self.number.next = 0.into();
        self.fills.next = 0.into();
        self.last_number.next = 0.into();
        for partition in 0..PARTITIONS {
            self.at_number.next = self.numbers[partition].val();
            self.last_number.next = self.numbers[partition].val();
            self.here.next = self.waiting.q.val();
            for place in 0..PARTITION_BITS {
                if self.at_number.val().get_bit(place) {
                    self.here.next = self.here.val() & self.plane[place].q.val();
                } else {
                    self.here.next = self.here.val() & !self.plane[place].q.val();
                }
            }
            if self.here.val().any() & !self.found.val() {
                self.found.next = true;
                self.chosen.next = self.here.val();
                self.number.next = self.at_number.val();
            }
            if self.fill_at.q.val() == self.at_number.val() {
                self.fills.next = self.touched[partition].q.val();
            }
        }

        self.sends.next = self.held.q.val() & self.values_valid.val() & self.found.val();
        self.packet_valid.next = self.sends.val() | self.fill_valid.val();
        self.packet_fill.next = self.fill_valid.val();
        self.packet_partition.next = self.number.val();
        self.packet_lanes.next = self.chosen.val();
        if self.fill_valid.val() {
            self.packet_partition.next = self.fill_at.q.val();
            self.packet_lanes.next = self.fills.val();
        }
        self.fill_done.next = self.fill_valid.val()
            & self.packet_ready.val()
            & (self.fill_at.q.val() == self.last_number.val());
        if self.fill_valid.val() & self.packet_ready.val() {
            self.fill_at.d.next = self.fill_at.q.val() + 1;
        }
        if self.sends.val() & self.packet_ready.val() {
            self.waiting.d.next = self.waiting.q.val() & !self.chosen.val();
            for partition in 0..PARTITIONS {
                if self.number.val() == self.numbers[partition].val() {
                    self.touched[partition].d.next =
                        self.touched[partition].q.val() | self.chosen.val();
                }
            }
        }
        self.ends.next = self.held.q.val()
            & self.values_valid.val()
            & (!self.found.val()
                | (self.packet_ready.val() & (self.waiting.q.val() == self.chosen.val())));
        self.entry_done.next = self.ends.val();
        if self.ends.val() {
            self.held.d.next = false;
        }

        self.entry_ready.next = !self.held.q.val();
        if self.entry_valid.val() & !self.held.q.val() {
            self.held.d.next = true;
            self.waiting.d.next = self.entry_lanes.val();
            for place in 0..PARTITION_BITS {
                self.plane[place].d.next = self.partitions.plane[place].val();
            }
            for lane in 0..LANES {
                self.address[lane].d.next = self.lane_address[lane].val();
            }
        }

        if self.begin_valid.val() | self.clear.val() {
            self.fill_at.d.next = 0.into();
            for partition in 0..PARTITIONS {
                self.touched[partition].d.next = 0.into();
            }
        }
        if self.clear.val() {
            self.held.d.next = false;
            self.waiting.d.next = 0.into();
        }
    }
}
