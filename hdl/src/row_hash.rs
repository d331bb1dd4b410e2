//! The hash functions of the Bloom signatures: from the row of a bank to a bit of a filter.
//!
//! LocalTM-Bloom 3.3 has one hash, `row % 8`, and leaves other organisations of the filters to future work (section 7).
//! All functions here are linear: bit `i` of the result is the parity of the row's bits that a mask selects.
//!
//! | hash | mask of bit `i` of a filter with `2^w` bits, in filter `k` |
//! | --- | --- |
//! | [`Modulo`](RowHash::Modulo) | row bit `k w + i` |
//! | [`XorFold`](RowHash::XorFold) | row bits `k + i`, `k + i + w`, `k + i + 2 w`, ... |
//! | [`H3`](RowHash::H3) | random, a line of [`H3_MASKS`] |
//!
//! Row bits count modulo the width of a row. Filters other than 0 exist only in the parallel organisation.

/// How a row becomes a bit of a filter.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum RowHash {
    /// The paper's: `row % bits`; further filters take further fields of the row.
    #[default]
    Modulo,
    /// The fields of the row, XORed; further filters start at another bit.
    XorFold,
    /// Random parities (Carter and Wegman's H3).
    H3,
}

/// Masks of [`RowHash::H3`] on rows of 8 bits, a line a filter: drawn at random among those whose first `w` masks are
/// linearly independent for each `w`, so that a filter uses all its bits.
pub const H3_MASKS: [[u8; 6]; 4] = [
    [0xb5, 0x5e, 0xc3, 0x79, 0x2c, 0x97],
    [0x6b, 0xd2, 0x3d, 0xe4, 0x87, 0x1a],
    [0x9c, 0x47, 0xf2, 0x2b, 0x56, 0x71],
    [0x4d, 0xae, 0x8b, 0x35, 0xf8, 0xc5],
];

/// The hash of one filter of `2^width` bits, for rows of `row_bits` bits.
#[derive(Copy, Clone, Debug, Default)]
pub struct FilterHash {
    pub hash: RowHash,
    /// 0, or which of several in parallel.
    pub filter: usize,
    pub width: usize,
    pub row_bits: usize,
}

impl FilterHash {
    /// Which bits of a row make bit `place` of the hash.
    fn mask(self, place: usize) -> usize {
        let row_bit = |bit: usize| 1 << (bit % self.row_bits);
        match self.hash {
            RowHash::Modulo => row_bit(self.filter * self.width + place),
            RowHash::XorFold => (place..self.row_bits)
                .step_by(self.width)
                .fold(0, |mask, bit| mask | row_bit(bit + self.filter)),
            RowHash::H3 => usize::from(H3_MASKS[self.filter][place]) & ((1 << self.row_bits) - 1),
        }
    }

    /// The bit of the filter that belongs to `row`.
    pub fn column(self, row: usize) -> usize {
        (0..self.width).fold(0, |column, place| {
            let parity = (row & self.mask(place)).count_ones() & 1;
            column | (parity as usize) << place
        })
    }

    /// The low `places` bits of the hash in Verilog; `row` is the name of the row.
    pub fn verilog(self, row: &str, places: usize) -> String {
        let bit = |place| {
            let mask = self.mask(place);
            match mask.is_power_of_two() {
                true => format!("{row}[{}]", mask.ilog2()),
                false => format!("^({row} & {}'d{mask})", self.row_bits),
            }
        };
        let bits: Vec<String> = (0..places).rev().map(bit).collect();
        format!("{{{}}}", bits.join(", "))
    }
}
