//! One LDS bank: the memory array and the native atomics.
//!
//! Both LocalTM papers, sections 2: a bank serves one work-item at a time; LDS latency 2 cycles
//! (this cycle and the next; the LDS unit registers the response).
//!
//! ```text
//!                 +--------------------+
//!  req_*        ->| BankRam   LdsAlu   |-> rsp_valid, rsp_word
//!  hold, aborted->|                    |-> req_ready
//!  shadow_*     ->| (versioning port)  |-> access_row, access_write
//!                 +--------------------+
//! ```
//!
//! **Latency**: request in cycle t, `rsp_valid` and `rsp_word` (the word before the operation) in
//! cycle t + 1. A plain write reads its row in the cycle in which it writes it, and its `rsp_word` is not to be looked at: a
//! RAM may have anything then. **Throughput**: one read or write a cycle; an atomic takes two cycles, reading in
//! the first and storing in the second, so two atomics on one word can never lose an update.
//!
//! A transactional request stays in service while `hold` is high: the shadow memory uses the array
//! through the `shadow_*` port, then lets the access complete. With `aborted` it completes without
//! storing. The plain LDS ties `hold`, `aborted` and `shadow_*` to zero.
//!
//! **Same-cycle priority** of the array's ports: shadow port, then the access in service, then the
//! new request. No request may arrive while the shadow port is in use without an access in service (a walk).

use crate::bank_ram::BankRam;
use crate::lds_alu::LdsAlu;
use crate::lds_op::LdsOp;
use crate::prelude::*;

/// A bank of `rows <= 2^ROW_BITS` words.
#[derive(LogicBlock, Unit)]
#[unit(LocalTm, "one bank: memory array and native atomics", LdsBank::<ROW_BITS>::new(ROWS))]
#[idle(|bank| !bank.valid.q.val()
        && !bank.req_valid.val()
        && !bank.shadow_read_enable.val()
        && !bank.shadow_write_mask.val().any())]
pub struct LdsBank<const ROW_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub req_valid: Signal<In, bool>,
    pub req_ready: Signal<Out, bool>,
    pub req_op: Signal<In, LdsOp>,
    pub req_transactional: Signal<In, bool>,
    pub req_row: Signal<In, Bits<ROW_BITS>>,
    /// Byte in the word, for 8-bit and 16-bit writes.
    pub req_byte: Signal<In, Bits<2>>,
    pub req_data: Signal<In, Bits<32>>,
    pub req_data2: Signal<In, Bits<32>>,
    pub rsp_valid: Signal<Out, bool>,
    pub rsp_word: Signal<Out, Bits<32>>,
    /// Row of the access in service.
    pub access_row: Signal<Out, Bits<ROW_BITS>>,
    /// The access in service stores.
    pub access_write: Signal<Out, bool>,
    pub hold: Signal<In, bool>,
    pub aborted: Signal<In, bool>,
    pub shadow_read_enable: Signal<In, bool>,
    pub shadow_read_row: Signal<In, Bits<ROW_BITS>>,
    pub shadow_write_mask: Signal<In, Bits<4>>,
    pub shadow_write_row: Signal<In, Bits<ROW_BITS>>,
    pub shadow_write_data: Signal<In, Bits<32>>,
    ram: BankRam<ROW_BITS>,
    alu: LdsAlu,
    valid: DFF<Bit>,
    op: DFF<LdsOp>,
    atomic: DFF<Bit>,
    transactional: DFF<Bit>,
    row: DFF<Bits<ROW_BITS>>,
    mask: DFF<Bits<4>>,
    data: DFF<Bits<32>>,
    data2: DFF<Bits<32>>,
    accept: Signal<Local, Bit>,
    complete: Signal<Local, Bit>,
    stores: Signal<Local, Bit>,
    new_atomic: Signal<Local, Bit>,
    new_mask: Signal<Local, Bits<4>>,
    new_data: Signal<Local, Bits<32>>,
    byte_data: Signal<Local, Bits<32>>,
    half_data: Signal<Local, Bits<32>>,
}

impl<const ROW_BITS: usize> LdsBank<ROW_BITS> {
    /// # Panics
    /// As [`BankRam::new`].
    pub fn new(rows: usize) -> Self {
        Self {
            ram: BankRam::new(rows),
            ..Default::default()
        }
    }
}

impl<const ROW_BITS: usize> Logic for LdsBank<ROW_BITS> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self,
            clock,
            valid,
            op,
            atomic,
            transactional,
            row,
            mask,
            data,
            data2
        );
        clock!(self, clock, ram);
        // A narrow write stores copies of its value and enables the addressed bytes only.
        self.byte_data.next = self.req_data.val() & 0xff;
        self.half_data.next = self.req_data.val() & 0xffff;
        self.new_mask.next = 15.into();
        self.new_data.next = self.req_data.val();
        self.new_atomic.next = false;
        match self.req_op.val() {
            LdsOp::WriteB8 => {
                self.new_mask.next = 1.into();
                self.new_mask.next = self.new_mask.val() << self.req_byte.val();
                self.new_data.next = self.byte_data.val()
                    | (self.byte_data.val() << 8)
                    | (self.byte_data.val() << 16)
                    | (self.byte_data.val() << 24);
            }
            LdsOp::WriteB16 => {
                self.new_mask.next = 3.into();
                if self.req_byte.val().get_bit(1) {
                    self.new_mask.next = 12.into();
                }
                self.new_data.next = self.half_data.val() | (self.half_data.val() << 16);
            }
            LdsOp::WriteB32 | LdsOp::WriteB64 => self.new_mask.next = 15.into(),
            #[rustfmt::skip]
            LdsOp::Add | LdsOp::Sub | LdsOp::RSub | LdsOp::Inc | LdsOp::Dec | LdsOp::MinI32 | LdsOp::MaxI32 |
            LdsOp::MinU32 | LdsOp::MaxU32 | LdsOp::And | LdsOp::Or | LdsOp::Xor | LdsOp::MskOr | LdsOp::Xchg |
            LdsOp::CmpSt => self.new_atomic.next = true,
            _ => self.new_mask.next = 0.into(),
        }

        // An atomic in service needs the write port next, a transactional access both ports.
        self.req_ready.next =
            !self.valid.q.val() | (!self.transactional.q.val() & !self.atomic.q.val());
        self.accept.next = self.req_valid.val() & self.req_ready.val();
        self.complete.next = self.valid.q.val() & !self.hold.val();
        self.valid.d.next = self.accept.val() | (self.valid.q.val() & self.hold.val());
        if self.accept.val() {
            self.op.d.next = self.req_op.val();
            self.atomic.d.next = self.new_atomic.val();
            self.transactional.d.next = self.req_transactional.val();
            self.row.d.next = self.req_row.val();
            self.mask.d.next = self.new_mask.val();
            self.data.d.next = self.new_data.val();
            self.data2.d.next = self.req_data2.val();
        }
        if self.clear.val() {
            self.valid.d.next = false;
        }

        // A transactional access reads its word through the shadow port, once it may.
        self.ram.read_enable.next = self.shadow_read_enable.val() | self.accept.val();
        self.ram.read_row.next = self.req_row.val();
        if self.shadow_read_enable.val() {
            self.ram.read_row.next = self.shadow_read_row.val();
        }

        self.alu.op.next = self.op.q.val();
        self.alu.memory.next = self.ram.read_data.val();
        self.alu.data.next = self.data.q.val();
        self.alu.data2.next = self.data2.q.val();
        self.ram.write_mask.next = 0.into();
        self.ram.write_row.next = self.req_row.val();
        self.ram.write_data.next = self.new_data.val();
        if self.accept.val() & !self.req_transactional.val() & !self.new_atomic.val() {
            self.ram.write_mask.next = self.new_mask.val();
        }
        self.stores.next = self.transactional.q.val() | self.atomic.q.val();
        if self.complete.val() & self.stores.val() & !self.aborted.val() {
            self.ram.write_mask.next = self.mask.q.val();
            self.ram.write_row.next = self.row.q.val();
            self.ram.write_data.next = self.alu.result.val();
        }
        if self.shadow_write_mask.val().any() {
            self.ram.write_mask.next = self.shadow_write_mask.val();
            self.ram.write_row.next = self.shadow_write_row.val();
            self.ram.write_data.next = self.shadow_write_data.val();
        }

        self.access_row.next = self.row.q.val();
        self.access_write.next = self.mask.q.val().any();
        self.rsp_valid.next = self.complete.val();
        self.rsp_word.next = self.ram.read_data.val();
    }
}
