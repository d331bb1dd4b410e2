//! [`set_hash`](turnstile_hdl::set_hash): the set of an address, from tables of its bytes.

use turnstile_hdl::set_hash::Hash;

const BYTES: usize = 4;

/// Sets are sums without carry of what the address bits are worth, and so of what its bytes are.
pub struct SetHash(Box<[[u32; 256]; BYTES]>);

impl SetHash {
    pub fn new(hash: Hash, set_bits: usize, addr_bits: usize) -> Self {
        let masks: Vec<u32> = (0..set_bits)
            .map(|place| mask(hash, place, set_bits, addr_bits))
            .collect();
        let set = |address: u32| {
            let bits = masks.iter().zip(0..);
            bits.fold(0, |set, (mask, place)| {
                set | ((address & mask).count_ones() & 1) << place
            })
        };
        let worth = |byte: usize| std::array::from_fn(|value| set((value as u32) << (8 * byte)));
        Self(Box::new(std::array::from_fn(worth)))
    }

    #[inline]
    pub fn set(&self, address: u32) -> usize {
        let worth = self.0.iter().zip(address.to_le_bytes());
        worth.fold(0, |set, (bytes, byte)| set ^ bytes[usize::from(byte)]) as usize
    }
}

/// The address bits whose parity is bit `place` of the set.
fn mask(hash: Hash, place: usize, set_bits: usize, addr_bits: usize) -> u32 {
    match hash {
        Hash::LowBits => 1 << place,
        Hash::XorFold => (place..addr_bits)
            .step_by(set_bits)
            .fold(0, |mask, bit| mask | 1 << bit),
        Hash::H3(number) => {
            let mixed = split_mix(64 * u64::from(number) + place as u64 + 1);
            (mixed & ((1 << addr_bits) - 1)) as u32
        }
    }
}

fn split_mix(n: u64) -> u64 {
    let state = n.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let state = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let state = (state ^ state >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    state ^ state >> 31
}
