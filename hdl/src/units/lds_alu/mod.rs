//! Arithmetic of the native LDS atomics: one word operation, combinational.
//!
//! `result` is the word to store for an atomic; for every other code it is `data`, which a write stores and a
//! read, reserved codes too, does not. The operations are those of the Southern Islands ISA; see [`LdsOp`] for each formula.

use crate::lds_op::LdsOp;
use crate::prelude::*;

/// One bank's atomic arithmetic. Latency 0.
#[derive(LogicBlock, Unit)]
#[unit(LocalTm, "arithmetic of the native atomics", LdsAlu::default())]
pub struct LdsAlu {
    pub op: Signal<In, LdsOp>,
    /// The word before the operation.
    pub memory: Signal<In, Bits<32>>,
    pub data: Signal<In, Bits<32>>,
    pub data2: Signal<In, Bits<32>>,
    pub result: Signal<Out, Bits<32>>,
    memory_biased: Signal<Local, Bits<32>>,
    data_biased: Signal<Local, Bits<32>>,
    #[value(0x8000_0000)]
    sign: Constant<Bits<32>>,
    #[value(0)]
    zero: Constant<Bits<32>>,
    #[value(1)]
    one: Constant<Bits<32>>,
}

impl Logic for LdsAlu {
    #[hdl_gen]
    fn update(&mut self) {
        // Signed order is unsigned order with the sign bit flipped.
        self.memory_biased.next = self.memory.val() ^ self.sign.val();
        self.data_biased.next = self.data.val() ^ self.sign.val();
        self.result.next = self.data.val();
        match self.op.val() {
            LdsOp::Add => self.result.next = self.memory.val() + self.data.val(),
            LdsOp::Sub => self.result.next = self.memory.val() - self.data.val(),
            LdsOp::RSub => self.result.next = self.data.val() - self.memory.val(),
            LdsOp::Inc => {
                self.result.next = self.memory.val() + self.one.val();
                if self.memory.val() >= self.data.val() {
                    self.result.next = self.zero.val();
                }
            }
            LdsOp::Dec => {
                if (self.memory.val() != self.zero.val()) & (self.memory.val() <= self.data.val()) {
                    self.result.next = self.memory.val() - self.one.val();
                }
            }
            LdsOp::MinI32 => {
                if self.memory_biased.val() < self.data_biased.val() {
                    self.result.next = self.memory.val();
                }
            }
            LdsOp::MaxI32 => {
                if self.memory_biased.val() > self.data_biased.val() {
                    self.result.next = self.memory.val();
                }
            }
            LdsOp::MinU32 => {
                if self.memory.val() < self.data.val() {
                    self.result.next = self.memory.val();
                }
            }
            LdsOp::MaxU32 => {
                if self.memory.val() > self.data.val() {
                    self.result.next = self.memory.val();
                }
            }
            LdsOp::And => self.result.next = self.memory.val() & self.data.val(),
            LdsOp::Or => self.result.next = self.memory.val() | self.data.val(),
            LdsOp::Xor => self.result.next = self.memory.val() ^ self.data.val(),
            LdsOp::MskOr => {
                self.result.next = (self.memory.val() & !self.data.val()) | self.data2.val()
            }
            LdsOp::CmpSt => {
                self.result.next = self.memory.val();
                if self.memory.val() == self.data.val() {
                    self.result.next = self.data2.val();
                }
            }
            _ => self.result.next = self.data.val(),
        }
    }
}
