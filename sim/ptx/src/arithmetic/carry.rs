//! Sums and differences with a carry.

use crate::code::inst::Carried;
use crate::code::types::Type;

/// The result for operands of a type and what the instruction before has carried, with what this one carries: of a difference the borrow.
pub fn carried(kind: Carried, of: Type, operands: [u64; 3], carry: bool) -> (u64, bool) {
    let bits = u32::from(of.bits);
    let mask = u128::from(of.mask());
    let [a, b, c] = operands.map(|operand| u128::from(operand) & mask);
    let signed = |value: u128| match of.is_signed() {
        true => (value << (128 - bits)) as i128 >> (128 - bits),
        false => value as i128,
    };
    let carry = u128::from(carry);
    let (sum, carried) = match kind {
        Carried::Subtract => (a.wrapping_sub(b + carry), a < b + carry),
        _ => {
            let sum = carry
                + match kind {
                    Carried::MultiplyLow => (a.wrapping_mul(b) & mask) + c,
                    Carried::MultiplyHigh => {
                        ((signed(a).wrapping_mul(signed(b)) as u128 >> bits) & mask) + c
                    }
                    _ => a + b,
                };
            (sum, sum > mask)
        }
    };
    ((sum & mask) as u64, carried)
}
