//! Codes 25 to 31 of an operation are reserved and read as code 0.
//!
//! The enum of rust-hdl cannot hold them, so a unit simulated by it sees `ReadB32`; the pins of the Verilog have them. What agrees
//! with the first treats them as reads.

use anyhow::Result;
use turnstile_engine::VerilatorEngine;
use turnstile_export::export_unit;
use turnstile_hdl::catalog::{find, UnitEntry};
use turnstile_hdl::full_size::LANES;
use turnstile_hdl::lds_op::{LdsOp, LDS_OPS};
use turnstile_hdl::lds_pins::LdsPins;
use turnstile_hdl::pins::PinValue;
use turnstile_testbenches::drive;
use turnstile_testbenches::pin_driver::PinDriver;
use turnstile_testbenches::random_pins;
use turnstile_tools::{available, IVERILOG, VERILATOR, VVP};

const SEED: u64 = 0x19_31;
/// A bank, the LDS unit, a plain top and one with transactions; random pins have reserved codes too.
const UNITS: [&str; 4] = ["lds_bank", "lds_unit", "lds_baseline", "lds_dcd"];

fn unit(name: &str) -> &'static UnitEntry {
    find(name).unwrap_or_else(|| panic!("no unit {name}"))
}

#[test]
fn verilator_treats_them_as_rust_does() {
    if !available(&[VERILATOR]) {
        return;
    }
    for name in UNITS {
        random_pins::verilator(unit(name), SEED, 2_000).unwrap_or_else(|error| panic!("{error:#}"));
    }
}

#[test]
fn icarus_treats_them_as_rust_does() {
    if !available(&[IVERILOG, VVP]) {
        return;
    }
    for name in UNITS {
        random_pins::icarus(unit(name), SEED, 300).unwrap_or_else(|error| panic!("{error:#}"));
    }
}

/// The plain LDS in Verilog, one request at a time.
struct Lds(PinDriver<VerilatorEngine, LdsPins>);

impl Lds {
    fn open() -> Result<Self> {
        let entry = unit("lds_baseline");
        let top = (entry.build)();
        let engine = VerilatorEngine::unasserted(entry.name, &export_unit(entry)?, &top)?;
        let mut pins = PinDriver::new(engine, top.ports());
        let at: LdsPins = pins.at;
        pins.set(at.requests().clear, 1);
        pins.clock()?;
        pins.set(at.requests().clear, 0);
        Ok(Self(pins))
    }

    /// All lanes at one word: the words they get, and the rounds it takes.
    fn access(&mut self, code: u32, address: u32, data: u32) -> Result<([u32; LANES], u32)> {
        let at = self.0.at.requests();
        drive!(self.0 => at, req_op: code, req_lanes: u32::MAX);
        self.0.set_array(at.lane_addr, &[address; LANES]);
        self.0.set_array(at.lane_data, &[data; LANES]);
        self.0.set_array(at.lane_data2, &[!data; LANES]);
        self.0.set(at.req_valid, 1);
        self.0.wait_for(at.req_ready)?;
        self.0.set(at.req_valid, 0);
        self.0.wait_for(at.rsp_valid)?;
        Ok((self.0.get_array(at.rsp_data), self.0.get(at.rsp_rounds)))
    }
}

#[test]
fn a_reserved_code_reads_the_word_for_all_lanes_at_once_and_stores_nothing() {
    if !available(&[VERILATOR]) {
        return;
    }
    let mut lds = Lds::open().unwrap();
    let (address, word) = (0x1234, 0x8765_4321);
    lds.access(LdsOp::WriteB32.to_word(), address, word)
        .unwrap();
    for code in LDS_OPS.len() as u32..32 {
        assert_eq!(LdsOp::from_word(code), LdsOp::ReadB32);
        let read = lds.access(code, address, 0xcafe).unwrap();
        assert_eq!(read, ([word; LANES], 1), "code {code}");
        let kept = lds.access(LdsOp::ReadB32.to_word(), address, 0).unwrap();
        assert_eq!(kept, ([word; LANES], 1), "after code {code}");
    }
}
