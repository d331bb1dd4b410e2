//! The atomic unit at full size between a network and a memory that are played.

use turnstile_engine::Engine;
use turnstile_hdl::atomic_op::{AtomicOp, MemoryKind};
use turnstile_hdl::atomic_unit::AtomicUnitPins;
use turnstile_hdl::catalog::find;
use turnstile_hdl::full_size::ATOMIC_ENTRIES;
use turnstile_testbenches::drive;
use turnstile_testbenches::pin_driver::PinDriver;

pub const LINE: u32 = 0x20;
pub const ENTRIES: u32 = ATOMIC_ENTRIES as u32;

/// What a clock brought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    pub ready: bool,
    pub access: Option<Access>,
    /// Tag and old word.
    pub answer: Option<(u32, u64)>,
    pub operate: Option<(u32, u64)>,
}

impl Seen {
    /// A unit that is empty.
    pub const NOTHING: Self = Self {
        ready: true,
        access: None,
        answer: None,
        operate: None,
    };
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    pub kind: MemoryKind,
    pub entry: u32,
    pub address: u32,
    pub held: bool,
    pub answers: bool,
}

pub struct Bench {
    pub pins: PinDriver<Box<dyn Engine>, AtomicUnitPins>,
    pub tag: u32,
}

impl Bench {
    /// Before a memory that does accesses in the order of their hand-over.
    pub fn new(hold: bool) -> Self {
        Self::before("atomic_unit", hold, true)
    }

    /// Before a memory that posts its writes.
    pub fn posted(hold: bool) -> Self {
        Self::before("atomic_unit", hold, false)
    }

    /// The unit that combines, before a memory that does accesses in the order of their hand-over.
    pub fn combining(hold: bool) -> Self {
        Self::before("combining_atomic_unit", hold, true)
    }

    fn before(unit: &str, hold: bool, ordered: bool) -> Self {
        let unit = find(unit).expect("a unit of the catalog");
        let mut pins = PinDriver::<_, AtomicUnitPins>::any((unit.build)());
        drive!(pins, cfg_hold: hold, mem_ready: 1, mem_ordered: ordered, rsp_ready: 1);
        Self { pins, tag: 0 }
    }

    pub fn clock(&mut self) -> Seen {
        let at = self.pins.at;
        self.pins.clock().unwrap();
        drive! { self.pins,
            req_valid: 0, memrsp_valid: 0, write_ack: 0, result_valid: 0, clear: 0,
        }
        let pins = &self.pins;
        let high = |pin| pins.get(pin) == 1;
        let kinds = [
            MemoryKind::Read,
            MemoryKind::Write,
            MemoryKind::Load,
            MemoryKind::Store,
        ];
        Seen {
            ready: high(at.req_ready),
            access: high(at.mem_valid).then(|| Access {
                kind: kinds[pins.get(at.mem_kind) as usize],
                entry: pins.get(at.mem_entry),
                address: pins.get(at.mem_address),
                held: high(at.mem_held),
                answers: high(at.mem_answers),
            }),
            answer: high(at.rsp_valid).then(|| {
                (
                    pins.get(at.rsp_tag),
                    pins.get_wide(at.rsp_data, at.rsp_data2),
                )
            }),
            operate: high(at.operate_valid).then(|| {
                (
                    pins.get(at.operate_tag),
                    pins.get_wide(at.operate_data, at.operate_data2),
                )
            }),
        }
    }

    /// Puts a request on the pins; its tag counts requests.
    pub fn ask(&mut self, op: AtomicOp, address: u32, wide: bool, data: u64, compare: u64) {
        let at = self.pins.at;
        drive! { self.pins,
            req_valid: 1, req_op: op as u32, req_address: address, req_wide: wide,
            req_tag: self.tag,
        }
        self.pins.set_wide(at.req_data, at.req_data2, data);
        self.pins.set_wide(at.req_compare, at.req_compare2, compare);
        self.tag += 1;
    }

    pub fn add(&mut self, address: u32) {
        self.ask(AtomicOp::Add, address, false, 1, 0);
    }

    pub fn packet(&mut self, op: AtomicOp, address: u32) {
        self.ask(op, address, false, 0, 0);
    }

    pub fn answer(&mut self, entry: u32, value: u64) {
        let at = self.pins.at;
        drive!(self.pins, memrsp_valid: 1, memrsp_entry: entry);
        self.pins.set_wide(at.memrsp_data, at.memrsp_data2, value);
    }

    /// The memory acknowledges the access of an entry.
    pub fn landed(&mut self, entry: u32) {
        drive!(self.pins, write_ack: 1, write_ack_entry: entry);
    }

    pub fn result(&mut self, value: u64) {
        let at = self.pins.at;
        self.pins.set(at.result_valid, 1);
        self.pins.set_wide(at.result_data, at.result_data2, value);
    }

    pub fn queued(&self) -> u32 {
        self.pins.get(self.pins.at.queued)
    }

    /// What is written.
    pub fn new_value(&self) -> u64 {
        let at = self.pins.at;
        self.pins.get_wide(at.mem_data, at.mem_data2)
    }

    /// Clocks in which no access goes out.
    pub fn nothing_goes(&mut self, clocks: usize) {
        for _ in 0..clocks {
            assert_eq!(self.clock().access, None);
        }
    }
}

/// The kind and entry of what goes out.
pub fn goes(seen: Seen) -> (MemoryKind, u32) {
    let access = seen.access.expect("an access");
    (access.kind, access.entry)
}
