//! Sizes of the RTL's local memory.

use turnstile_hdl::full_size;

/// Lanes of a half wavefront: one request.
pub const HALF: usize = full_size::LANES;
/// Wavefronts that can be in transactions.
pub const SLOTS: usize = full_size::SLOTS;
/// Bytes of a row, one word in each bank.
pub const ROW_BYTES: u32 = 4 * full_size::BANKS as u32;
/// Rows of local memory.
pub const ROWS: u32 = full_size::ROWS as u32;
/// Data rows whose ownership state the hardware can hold, over all resident work-groups.
pub const STATE_ROWS: u32 = full_size::STATE_ROWS as u32;

/// A byte address as the address pins of a core's LDS have it, whose memory has 64 KB at most.
pub fn at_pins(address: u32) -> u32 {
    address & ((1 << full_size::ADDR_BITS) - 1)
}
