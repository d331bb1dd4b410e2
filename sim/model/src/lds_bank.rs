//! [`lds_bank`](turnstile_hdl::lds_bank): the access in service and the words of one bank.

use crate::storage::bank_ram::{BankRam, Write};
use turnstile_hdl::lds_op::LdsOp;

/// What a bank that is ready is asked for.
#[derive(Clone, Copy)]
pub struct BankRequest {
    pub op: LdsOp,
    pub transactional: bool,
    pub row: u32,
    pub byte: u32,
    pub data: u32,
    pub data2: u32,
    pub work_item: u32,
}

/// What versioning does with the bank in a cycle; nothing in the plain LDS.
#[derive(Clone, Copy, Default)]
pub struct Versioning {
    /// The access stays in service.
    pub hold: bool,
    pub aborted: bool,
    pub read: Option<u32>,
    pub write: Write,
}

pub struct LdsBank {
    ram: BankRam,
    /// There is an access in service, of which the rest tells.
    pub valid: bool,
    op: LdsOp,
    atomic: bool,
    transactional: bool,
    row: u32,
    mask: u32,
    data: u32,
    data2: u32,
}

impl LdsBank {
    pub fn new(rows: usize) -> Self {
        Self {
            ram: BankRam::new(rows),
            valid: false,
            op: LdsOp::default(),
            atomic: false,
            transactional: false,
            row: 0,
            mask: 0,
            data: 0,
            data2: 0,
        }
    }

    #[inline]
    pub fn is_ready(&self) -> bool {
        !self.valid || !self.transactional && !self.atomic
    }

    /// The answer, in the cycle in which the access completes.
    #[inline]
    pub fn word(&self) -> u32 {
        self.ram.word
    }

    /// Row of the access in service.
    #[inline]
    pub fn access_row(&self) -> u32 {
        self.row
    }

    /// The access in service stores.
    #[inline]
    pub fn access_writes(&self) -> bool {
        self.mask != 0
    }

    /// A cycle; only a bank that is ready gets a request.
    #[inline]
    pub fn clock(&mut self, request: Option<&BankRequest>, versioning: &Versioning) {
        let mut read = versioning.read;
        let mut write = Write::default();
        let completes = self.valid && !versioning.hold;
        if completes && (self.transactional || self.atomic) && !versioning.aborted {
            write = Write {
                mask: self.mask,
                row: self.row,
                data: self.op.apply(self.ram.word, self.data, self.data2),
            };
        }
        self.valid &= versioning.hold;
        if let Some(request) = request {
            let (mask, data) = stored(request);
            self.valid = true;
            self.op = request.op;
            self.atomic = request.op.is_atomic();
            self.transactional = request.transactional;
            self.row = request.row;
            self.mask = mask;
            self.data = data;
            self.data2 = request.data2;
            read = read.or(Some(request.row));
            // A bank that is ready completes nothing that stores.
            if !self.transactional && !self.atomic {
                let row = request.row;
                write = Write { mask, row, data };
            }
        }
        if versioning.write.mask != 0 {
            write = versioning.write;
        }
        self.ram.clock(read, write);
    }
}

/// The bytes that a request stores, and a word that has them.
#[inline]
fn stored(request: &BankRequest) -> (u32, u32) {
    let data = request.data;
    match request.op {
        LdsOp::WriteB8 => (1 << request.byte, (data & 0xff) * 0x0101_0101),
        LdsOp::WriteB16 => (3 << (request.byte & 2), (data & 0xffff) * 0x0001_0001),
        op if op.is_write() => (15, data),
        _ => (0, data),
    }
}
