//! The set of a word address in a set-associative table.
//!
//! Bit `i` of the set is the parity of the address bits that a mask selects. **Low bits**: bit `i`
//! alone. **XOR-fold**: bits `i`, `i + SET_BITS`, `i + 2 SET_BITS`, ... of the address. **H3** (Carter and Wegman): a random half of
//! the bits, another for each number; what hashes to several arrays needs several. The paper on early
//! conflict resolution names no hash. Low bits leave half of the sets of a commit unit unused (with six memory
//! partitions of interleaved chunks, one address bit is the same for all addresses of a partition) and put a whole column
//! of a matrix in few sets; docs/early-conflict-resolution.md has the measurement.
//!
//! Combinational.

use crate::prelude::*;

/// How the set is made from the address.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Hash {
    LowBits,
    XorFold,
    /// One of many: mask `i` of number `n` is the finaliser of SplitMix64 on `64 n + i + 1`, cut to the address.
    H3(u32),
}

impl Hash {
    /// The address bits whose parity is bit `place` of the set.
    fn mask(self, place: usize, set_bits: usize, addr_bits: usize) -> u64 {
        match self {
            Self::LowBits => 1 << place,
            Self::XorFold => (place..addr_bits)
                .step_by(set_bits)
                .fold(0, |mask, bit| mask | 1 << bit),
            Self::H3(number) => {
                let mixed = split_mix(64 * u64::from(number) + place as u64 + 1);
                mixed & ((1 << addr_bits) - 1)
            }
        }
    }
}

/// The finaliser of SplitMix64 (Steele, Lea, Flood) on its `n`-th state.
fn split_mix(n: u64) -> u64 {
    let state = n.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let state = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let state = (state ^ state >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    state ^ state >> 31
}

/// Hash of `ADDR_BITS <= 32` bits to `SET_BITS <= ADDR_BITS`.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "word address to set",
    SetHash::<TABLE_SET_BITS, WORD_ADDRESS_BITS>::new(Hash::XorFold)
)]
#[legal(
    (1..=ADDR_BITS).contains(&SET_BITS) && ADDR_BITS <= 32,
    "{SET_BITS} set bits of {ADDR_BITS} address bits: at least 1, at most as many, at most 32"
)]
pub struct SetHash<const SET_BITS: usize, const ADDR_BITS: usize> {
    pub address: Signal<In, Bits<ADDR_BITS>>,
    pub set_index: Signal<Out, Bits<SET_BITS>>,
    #[value(|place| Hash::XorFold.mask(place as usize, SET_BITS, ADDR_BITS))]
    masks: Array<Constant<Bits<ADDR_BITS>>, SET_BITS>,
    selected: Signal<Local, Bits<ADDR_BITS>>,
    folded: Signal<Local, Bits<SET_BITS>>,
}

impl<const SET_BITS: usize, const ADDR_BITS: usize> SetHash<SET_BITS, ADDR_BITS> {
    /// # Panics
    /// If `SET_BITS` is 0 or more than `ADDR_BITS`, or `ADDR_BITS` more than 32.
    pub fn new(hash: Hash) -> Self {
        Self::check_sizes();
        Self {
            masks: Array::from_fn(|place| {
                Constant::new(hash.mask(place, SET_BITS, ADDR_BITS).into())
            }),
            ..Default::default()
        }
    }
}

impl<const SET_BITS: usize, const ADDR_BITS: usize> Logic for SetHash<SET_BITS, ADDR_BITS> {
    #[hdl_gen]
    fn update(&mut self) {
        self.folded.next = 0.into();
        for place in 0..SET_BITS {
            self.selected.next = self.address.val() & self.masks[place].val();
            self.folded.next = self
                .folded
                .val()
                .replace_bit(place, self.selected.val().xor());
        }
        self.set_index.next = self.folded.val();
    }
}
