//! What kind of operation a code of [`lds_op`](turnstile_hdl::lds_op) is.

use turnstile_hdl::lds_op::LdsOp;

/// Reads the word, and stores a new one in the cycle after that.
#[inline]
pub fn is_atomic(op: LdsOp) -> bool {
    op as u32 >= LdsOp::Add as u32
}

/// Stores something: a write or an atomic.
#[inline]
pub fn stores(op: LdsOp) -> bool {
    op as u32 >= LdsOp::WriteB32 as u32
}

/// Two words, in two passes.
#[inline]
pub fn is_wide(op: LdsOp) -> bool {
    matches!(op, LdsOp::ReadB64 | LdsOp::WriteB64)
}
