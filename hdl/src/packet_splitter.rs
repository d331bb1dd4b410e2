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
#[derive(LogicBlock, Default)]
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
    pub lane_address: Vec<Signal<In, Bits<ADDR_BITS>>>,
    pub values_valid: Signal<In, bool>,
    pub entry_done: Signal<Out, bool>,
    pub fill_valid: Signal<In, bool>,
    pub fill_done: Signal<Out, bool>,
    pub packet_valid: Signal<Out, bool>,
    pub packet_ready: Signal<In, bool>,
    pub packet_fill: Signal<Out, bool>,
    pub packet_partition: Signal<Out, Bits<PARTITION_BITS>>,
    pub packet_lanes: Signal<Out, Bits<LANES>>,
    pub packet_address: Vec<Signal<Out, Bits<ADDR_BITS>>>,
    partitions: PartitionPlanes<LANES, ADDR_BITS, CHUNK_BITS, PARTITION_BITS>,
    held: DFF<Bit>,
    waiting: DFF<Bits<LANES>>,
    plane: Vec<DFF<Bits<LANES>>>,
    address: Vec<DFF<Bits<ADDR_BITS>>>,
    /// By partition: lanes that have sent it words.
    touched: Vec<DFF<Bits<LANES>>>,
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
    numbers: Vec<Constant<Bits<PARTITION_BITS>>>,
}

impl<
        const LANES: usize,
        const ADDR_BITS: usize,
        const CHUNK_BITS: usize,
        const PARTITIONS: usize,
        const PARTITION_BITS: usize,
    > PacketSplitter<LANES, ADDR_BITS, CHUNK_BITS, PARTITIONS, PARTITION_BITS>
{
    /// # Panics
    /// If `PARTITIONS` does not belong to `PARTITION_BITS`; as [`PartitionPlanes`].
    pub fn new() -> Self {
        assert!(
            PARTITIONS << 2 == 3 << PARTITION_BITS,
            "PacketSplitter: {PARTITIONS} partitions of {PARTITION_BITS} bits: 3, 6 or 12 of 2, 3 or 4"
        );
        let number = |partition: usize| Constant::new((partition as u64).into());
        Self {
            lane_address: vec![Default::default(); LANES],
            packet_address: vec![Default::default(); LANES],
            plane: vec![Default::default(); PARTITION_BITS],
            address: vec![Default::default(); LANES],
            touched: vec![Default::default(); PARTITIONS],
            numbers: (0..PARTITIONS).map(number).collect(),
            ..Default::default()
        }
    }
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

crate::pins!(PacketSplitterPins of PacketSplitter<const LANES, const ADDR_BITS, const CHUNK_BITS, const PARTITIONS, const PARTITION_BITS> {
    in: clear, begin_valid, entry_valid, entry_lanes, lane_address[], values_valid, fill_valid,
        packet_ready;
    out: entry_ready, entry_done, fill_done, packet_valid, packet_fill, packet_partition,
        packet_lanes, packet_address[];
    idle: |unit| !unit.clear.val()
        && !unit.begin_valid.val()
        && !unit.entry_valid.val()
        && !unit.fill_valid.val()
        && unit.held.keeps()
        && unit.waiting.keeps()
});
