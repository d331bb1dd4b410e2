//! [`lds_alu`](turnstile_hdl::lds_alu): the word that an operation stores.

use turnstile_hdl::lds_op::LdsOp;

#[inline]
pub fn result(op: LdsOp, memory: u32, data: u32, data2: u32) -> u32 {
    let signed = |word: u32| word as i32;
    match op {
        LdsOp::Add => memory.wrapping_add(data),
        LdsOp::Sub => memory.wrapping_sub(data),
        LdsOp::RSub => data.wrapping_sub(memory),
        LdsOp::Inc if memory >= data => 0,
        LdsOp::Inc => memory.wrapping_add(1),
        LdsOp::Dec if memory == 0 || memory > data => data,
        LdsOp::Dec => memory - 1,
        LdsOp::MinI32 => signed(memory).min(signed(data)) as u32,
        LdsOp::MaxI32 => signed(memory).max(signed(data)) as u32,
        LdsOp::MinU32 => memory.min(data),
        LdsOp::MaxU32 => memory.max(data),
        LdsOp::And => memory & data,
        LdsOp::Or => memory | data,
        LdsOp::Xor => memory ^ data,
        LdsOp::MskOr => memory & !data | data2,
        LdsOp::CmpSt if memory == data => data2,
        LdsOp::CmpSt => memory,
        _ => data,
    }
}
