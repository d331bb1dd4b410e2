//! [`atomic_alu`](turnstile_hdl::atomic_alu): what an operation stores.

use turnstile_hdl::atomic_op::AtomicOp;

/// The operands of one operation, high words above low ones.
#[derive(Clone, Copy)]
pub struct Operands {
    pub memory: u64,
    pub data: u64,
    pub compare: u64,
}

/// The new value; of one word if the operation is not `wide`, and then high words do not count.
#[inline]
pub fn result(op: AtomicOp, wide: bool, operands: Operands) -> u64 {
    let bits = if wide { 64 } else { 32 };
    let cut = |value: u64| value << (64 - bits) >> (64 - bits);
    let signed = |value: u64| (value << (64 - bits)) as i64;
    let [memory, data] = [operands.memory, operands.data].map(cut);
    let value = match op {
        AtomicOp::Add => memory.wrapping_add(data),
        AtomicOp::Sub => memory.wrapping_sub(data),
        AtomicOp::Inc if memory >= data => 0,
        AtomicOp::Inc => memory + 1,
        AtomicOp::Dec if memory == 0 || memory > data => data,
        AtomicOp::Dec => memory - 1,
        AtomicOp::CompareSwap if memory != cut(operands.compare) => memory,
        AtomicOp::And => memory & data,
        AtomicOp::Or => memory | data,
        AtomicOp::Xor => memory ^ data,
        AtomicOp::MinSigned if signed(memory) < signed(data) => memory,
        AtomicOp::MaxSigned if signed(memory) > signed(data) => memory,
        AtomicOp::MinUnsigned => memory.min(data),
        AtomicOp::MaxUnsigned => memory.max(data),
        _ => data,
    };
    cut(value)
}
