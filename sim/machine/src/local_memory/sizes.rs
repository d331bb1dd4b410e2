//! Sizes of the RTL's local memory.

use crate::unit_pins::UnitPins;
use turnstile_hdl::full_size;

/// Lanes of a half wavefront: one request.
pub const HALF: usize = full_size::LANES;
/// Wavefronts that can be in transactions at the paper's size.
pub const SLOTS: usize = full_size::SLOTS;
/// Bytes of a row at the paper's size, one word in each bank.
pub const ROW_BYTES: u32 = 4 * full_size::BANKS as u32;
/// Rows of local memory.
pub const ROWS: u32 = full_size::ROWS as u32;
/// Data rows whose ownership state the hardware can hold, over all resident work-groups.
pub const STATE_ROWS: u32 = full_size::STATE_ROWS as u32;

/// The sizes of a local memory that need not be the paper's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LocalSize {
    /// Banks, of [`ROWS`] words each.
    pub banks: u32,
    /// Wavefronts that can be in transactions; the paper's too where there are none.
    pub slots: usize,
    /// Work-groups take indices of detector state in groups of so many.
    pub index_group: u32,
}

impl Default for LocalSize {
    /// The paper's.
    fn default() -> Self {
        Self {
            banks: full_size::BANKS as u32,
            slots: SLOTS,
            index_group: 1,
        }
    }
}

impl LocalSize {
    /// That of the top with these pins: an address is a row, a bank and a byte, and a slot has two words of the conflict mask.
    pub fn of(top: &UnitPins) -> Self {
        let address = top
            .input_pins()
            .iter()
            .find(|pin| pin.array == Some("lane_addr"));
        let bits = address.map_or(full_size::ADDR_BITS, |pin| pin.width);
        let masks = top
            .output_pins()
            .iter()
            .filter(|pin| pin.array == Some("tcm"));
        Self {
            banks: 1 << (bits - full_size::ROW_BITS - 2),
            slots: match masks.count() {
                0 => SLOTS,
                words => words / 2,
            },
            index_group: 1,
        }
    }

    /// Indices of detector state: one for each row that may be a variable, and one group more if there are groups.
    pub fn indices(&self) -> u32 {
        match self.index_group {
            1 => STATE_ROWS,
            group => STATE_ROWS + group,
        }
    }

    /// Bytes of a row, one word in each bank.
    pub fn row_bytes(&self) -> u32 {
        4 * self.banks
    }

    /// Byte addresses as the pins have them; lanes that do not take part may hold any.
    pub fn at_pins(&self, addresses: [u32; HALF]) -> [u32; HALF] {
        let bytes = self.row_bytes() << full_size::ROW_BITS;
        addresses.map(|address| address & (bytes - 1))
    }
}
