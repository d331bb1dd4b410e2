//! Masks with a bit for each lane or bank.

/// The numbers of the set bits, from the lowest.
#[inline]
pub fn ones(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (mask != 0).then(|| mask.trailing_zeros() as usize);
        mask &= mask.wrapping_sub(1);
        lowest
    })
}

#[inline]
pub fn bit(mask: u32, number: u32) -> bool {
    mask >> number & 1 != 0
}

/// Makes a bit of a mask high or low.
#[inline]
pub fn put(mask: &mut u32, number: usize, high: bool) {
    *mask = *mask & !(1 << number) | u32::from(high) << number;
}

/// `count` ones.
#[inline]
pub fn all(count: usize) -> u32 {
    ((1_u64 << count) - 1) as u32
}
