//! Memory partitions of the addresses of all lanes: one word a bit of the partition's number, with a bit a lane.
//!
//! Part of the [log walker](crate::log_walker). Combinational. There are 3 x `2^(PARTITION_BITS - 2)` partitions, interleaved by `2^CHUNK_BITS`
//! words: word address `a` lies in partition `(a div 2^CHUNK_BITS) mod partitions`. At full size that is (byte address >> 8) mod 6, as in the authors'
//! simulator (early conflict resolution, Table 1: 6 memory partitions).
//!
//! No divider: the low bits of the chunk's number are those of the partition's, and what is above them is taken modulo 3, for which the
//! halves of a number add up (4 = 1 modulo 3).

use crate::prelude::*;

/// `LANES <= 32` addresses of `ADDR_BITS <= 32` bits.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "memory partitions of all lanes' addresses, a word a bit",
    PartitionPlanes::<WARP_LANES, COMMIT_ADDRESS_BITS, CHUNK_BITS, PARTITION_BITS>::default()
)]
#[legal(
    LANES <= 32 && CHUNK_BITS < ADDR_BITS && ADDR_BITS <= 32 && (2..=4).contains(&PARTITION_BITS),
    "{LANES} lanes, {ADDR_BITS} address, {CHUNK_BITS} chunk, {PARTITION_BITS} partition bits: at most 32, 32, less, 2 to 4"
)]
pub struct PartitionPlanes<
    const LANES: usize,
    const ADDR_BITS: usize,
    const CHUNK_BITS: usize,
    const PARTITION_BITS: usize,
> {
    pub lane_address: Array<Signal<In, Bits<ADDR_BITS>>, LANES>,
    pub plane: Array<Signal<Out, Bits<LANES>>, PARTITION_BITS>,
    address: Signal<Local, Bits<ADDR_BITS>>,
    chunk: Signal<Local, Bits<32>>,
    folded: Signal<Local, Bits<32>>,
    number: Signal<Local, Bits<32>>,
    #[value(CHUNK_BITS as u64)]
    chunk_bits: Constant<Bits<6>>,
    /// Of 3 x `2^twos` partitions.
    #[value(PARTITION_BITS as u64 - 2)]
    twos: Constant<Bits<6>>,
    #[value((1 << (PARTITION_BITS - 2)) - 1_u64)]
    low: Constant<Bits<32>>,
}

impl<
        const LANES: usize,
        const ADDR_BITS: usize,
        const CHUNK_BITS: usize,
        const PARTITION_BITS: usize,
    > Logic for PartitionPlanes<LANES, ADDR_BITS, CHUNK_BITS, PARTITION_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        for place in 0..PARTITION_BITS {
            self.plane[place].next = 0.into();
        }
        for lane in 0..LANES {
            self.address.next = self.lane_address[lane].val();
            self.chunk.next = bit_cast::<32, ADDR_BITS>(self.address.val());
            self.chunk.next = self.chunk.val() >> self.chunk_bits.val();
            self.folded.next = self.chunk.val() >> self.twos.val();
            self.folded.next = (self.folded.val() >> 16) + (self.folded.val() & 65535);
            self.folded.next = (self.folded.val() >> 8) + (self.folded.val() & 255);
            self.folded.next = (self.folded.val() >> 4) + (self.folded.val() & 15);
            // At most 62, then 18, 7 and 4.
            self.folded.next = (self.folded.val() >> 2) + (self.folded.val() & 3);
            self.folded.next = (self.folded.val() >> 2) + (self.folded.val() & 3);
            self.folded.next = (self.folded.val() >> 2) + (self.folded.val() & 3);
            if self.folded.val() > 2 {
                self.folded.next = self.folded.val() - 3;
            }
            self.number.next =
                (self.folded.val() << self.twos.val()) + (self.chunk.val() & self.low.val());
            for place in 0..PARTITION_BITS {
                self.plane[place].next = self.plane[place]
                    .val()
                    .replace_bit(lane, self.number.val().get_bit(place));
            }
        }
    }
}
