//! Arithmetic of the atomic unit: an operation on a word, or with `wide` on two, combinational.
//!
//! Sync primitives, section 3: what is done to a word at the memory. `result` and `result2` are what to store; see [`AtomicOp`] for
//! each formula. `External` and the volatile accesses, which are not operated on here, result in `data`. Without `wide`
//! the high words `memory2`, `data2` and `compare2` are ignored, and `result2` is 0.

use crate::atomic_op::AtomicOp;
use crate::prelude::*;

/// One operation. Latency 0.
#[derive(LogicBlock, Unit)]
#[unit(
    SyncPrimitives,
    "arithmetic of the atomic unit, 32 and 64 bits",
    AtomicAlu::default()
)]
pub struct AtomicAlu {
    pub op: Signal<In, AtomicOp>,
    /// 64 bits: high words count.
    pub wide: Signal<In, bool>,
    /// What is there before the operation.
    pub memory: Signal<In, Bits<32>>,
    pub memory2: Signal<In, Bits<32>>,
    pub data: Signal<In, Bits<32>>,
    pub data2: Signal<In, Bits<32>>,
    pub compare: Signal<In, Bits<32>>,
    pub compare2: Signal<In, Bits<32>>,
    pub result: Signal<Out, Bits<32>>,
    pub result2: Signal<Out, Bits<32>>,
    /// The words with the sign.
    top_memory: Signal<Local, Bits<32>>,
    top_data: Signal<Local, Bits<32>>,
    low_less: Signal<Local, Bit>,
    less: Signal<Local, Bit>,
    equal: Signal<Local, Bit>,
    signs_differ: Signal<Local, Bit>,
    less_signed: Signal<Local, Bit>,
    carries: Signal<Local, Bits<32>>,
    is_zero: Signal<Local, Bit>,
    as_compared: Signal<Local, Bit>,
    #[value(0)]
    zero: Constant<Bits<32>>,
    #[value(1)]
    one: Constant<Bits<32>>,
}

impl Logic for AtomicAlu {
    #[hdl_gen]
    fn update(&mut self) {
        self.carries.next = 0.into();
        // Memory and data beside each other.
        self.top_memory.next = self.memory.val();
        self.top_data.next = self.data.val();
        self.low_less.next = self.memory.val() < self.data.val();
        self.less.next = self.low_less.val();
        self.equal.next = self.memory.val() == self.data.val();
        self.is_zero.next = self.memory.val() == self.zero.val();
        self.as_compared.next = self.memory.val() == self.compare.val();
        if self.wide.val() {
            self.top_memory.next = self.memory2.val();
            self.top_data.next = self.data2.val();
            self.less.next = (self.memory2.val() < self.data2.val())
                | ((self.memory2.val() == self.data2.val()) & self.low_less.val());
            self.equal.next = self.equal.val() & (self.memory2.val() == self.data2.val());
            self.is_zero.next = self.is_zero.val() & (self.memory2.val() == self.zero.val());
            self.as_compared.next =
                self.as_compared.val() & (self.memory2.val() == self.compare2.val());
        }
        // Signed order is unsigned order, except between a negative number and another.
        self.signs_differ.next =
            self.top_memory.val().get_bit(31) ^ self.top_data.val().get_bit(31);
        self.less_signed.next = self.less.val() ^ self.signs_differ.val();

        self.result.next = self.data.val();
        self.result2.next = self.data2.val();
        match self.op.val() {
            AtomicOp::Add => {
                self.result.next = self.memory.val() + self.data.val();
                self.result2.next = self.memory2.val() + self.data2.val();
                // Out of each place: both words have a bit, or one has it and the sum has lost it.
                self.carries.next = (self.memory.val() & self.data.val())
                    | ((self.memory.val() | self.data.val()) & !self.result.val());
                if self.carries.val().get_bit(31) {
                    // And 1.
                    self.result2.next = self.memory2.val() - !self.data2.val();
                }
            }
            AtomicOp::Sub => {
                self.result.next = self.memory.val() - self.data.val();
                self.result2.next = self.memory2.val() - self.data2.val();
                if self.low_less.val() {
                    // Less 1.
                    self.result2.next = self.memory2.val() + !self.data2.val();
                }
            }
            AtomicOp::Inc => {
                self.result.next = self.memory.val() + self.one.val();
                self.result2.next = self.memory2.val();
                if self.memory.val().all() {
                    self.result2.next = self.memory2.val() + self.one.val();
                }
                if !self.less.val() {
                    self.result.next = self.zero.val();
                    self.result2.next = self.zero.val();
                }
            }
            AtomicOp::Dec => {
                if !self.is_zero.val() & (self.less.val() | self.equal.val()) {
                    self.result.next = self.memory.val() - self.one.val();
                    self.result2.next = self.memory2.val();
                    if self.memory.val() == self.zero.val() {
                        self.result2.next = self.memory2.val() - self.one.val();
                    }
                }
            }
            AtomicOp::CompareSwap => {
                if !self.as_compared.val() {
                    self.result.next = self.memory.val();
                    self.result2.next = self.memory2.val();
                }
            }
            AtomicOp::And => {
                self.result.next = self.memory.val() & self.data.val();
                self.result2.next = self.memory2.val() & self.data2.val();
            }
            AtomicOp::Or => {
                self.result.next = self.memory.val() | self.data.val();
                self.result2.next = self.memory2.val() | self.data2.val();
            }
            AtomicOp::Xor => {
                self.result.next = self.memory.val() ^ self.data.val();
                self.result2.next = self.memory2.val() ^ self.data2.val();
            }
            AtomicOp::MinSigned => {
                if self.less_signed.val() {
                    self.result.next = self.memory.val();
                    self.result2.next = self.memory2.val();
                }
            }
            AtomicOp::MinUnsigned => {
                if self.less.val() {
                    self.result.next = self.memory.val();
                    self.result2.next = self.memory2.val();
                }
            }
            AtomicOp::MaxSigned => {
                if !self.less_signed.val() {
                    self.result.next = self.memory.val();
                    self.result2.next = self.memory2.val();
                }
            }
            AtomicOp::MaxUnsigned => {
                if !self.less.val() {
                    self.result.next = self.memory.val();
                    self.result2.next = self.memory2.val();
                }
            }
            _ => self.result.next = self.data.val(),
        }
        if !self.wide.val() {
            self.result2.next = self.zero.val();
        }
    }
}
