//! Misuse of an LDS top: the assertions bound to its Verilog notice it, and the hardware does what docs/integration.md says.
//!
//! Each case does something that is not allowed and then looks at what came of it. In rust-hdl it must come to its end; on the
//! Verilog, which has the assertions, it must be stopped with the text of one.

use anyhow::{bail, ensure, Result};
use turnstile_engine::{rtl, Engine, VerilatorEngine};
use turnstile_hdl::catalog::find;
use turnstile_hdl::full_size::LANES;
use turnstile_hdl::lds_lockbits::LdsLockbitsPins;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_hdl::lds_pins::LdsPins;
use turnstile_testbenches::drive;
use turnstile_testbenches::lds_driver::{Access, Layout, LdsDriver, Response};
use turnstile_testbenches::told;
use turnstile_tools::{available, VERILATOR};

type Driver = LdsDriver<Box<dyn Engine>>;

/// Two rows of variables in rows 0 and 1, their backups in 2 and 3, owners in row 4; the wavefronts 0 and 1.
const LAYOUT: Layout = Layout {
    row_base: 0,
    rows: 2,
    state_base: 0,
    group: 0b11,
};

struct Case {
    unit: &'static str,
    /// What the assertion says.
    told: &'static str,
    run: fn(&mut Driver) -> Result<()>,
}

const fn dcd(told: &'static str, run: fn(&mut Driver) -> Result<()>) -> Case {
    Case {
        unit: "lds_dcd",
        told,
        run,
    }
}

const MISALIGNED: &str = "a misaligned address";
const MOVED: &str = "an atomic instruction at another address than it began with";
const DROPPED: &str = "a request dropped or changed before req_ready";

const CASES: [Case; 27] = [
    dcd("a transactional access without TX_Begin", without_begin),
    dcd(
        "a transactional access of lanes that are not in EXEC of TX_Begin",
        lane_outside_exec,
    ),
    dcd(
        "a transactional access outside of the rows in cfg_rows",
        past_rows,
    ),
    dcd(
        "a transactional access outside of the rows in cfg_rows",
        without_layout,
    ),
    dcd(
        "TX_Commit beside an access of its transaction",
        commit_beside_access,
    ),
    dcd(
        "req_continues without the lower half of the access right before",
        lower_half_of_another_pass,
    ),
    dcd("all_lose changed outside of clear", strap_changed),
    dcd("cfg_* of a slot within its transaction", layout_changed),
    dcd("a slot that is not in its own cfg_group", outside_own_group),
    dcd(
        "slots of a work-group with different cfg_group",
        another_group,
    ),
    dcd("clear within a transaction", clear_in_transaction),
    dcd("clear within a transaction", clear_with_begin),
    dcd("a request in a cycle with clear", clear_with_request),
    dcd(DROPPED, request_dropped),
    dcd(DROPPED, request_changed),
    dcd("a reserved code on req_op", reserved_code),
    dcd(MISALIGNED, half_written_at_byte_3),
    dcd(MISALIGNED, half_written_at_byte_1),
    dcd(MISALIGNED, half_read_at_byte_3),
    dcd(MISALIGNED, word_at_byte_2),
    dcd(MISALIGNED, pair_at_odd_word),
    Case {
        unit: "lds_bloom",
        told: "cfg_state_base in the middle of a group of indices",
        run: shared_index_group,
    },
    Case {
        unit: "lds_smdcd",
        told: "cfg_state_base in the middle of a group of indices",
        run: shared_states,
    },
    Case {
        unit: "lds_baseline",
        told: DROPPED,
        run: request_dropped,
    },
    Case {
        unit: "lds_lockbits",
        told: MISALIGNED,
        run: word_at_byte_2,
    },
    Case {
        unit: "lds_lockbits",
        told: MOVED,
        run: store_past_its_lock,
    },
    Case {
        unit: "lds_lockbits",
        told: MOVED,
        run: try_elsewhere,
    },
];

fn driver(case: &Case, verilog: bool) -> Result<Driver> {
    let unit = find(case.unit).expect("a unit of the catalog");
    let built = (unit.build)();
    let engine: Box<dyn Engine> = match verilog {
        true => Box::new(VerilatorEngine::of(unit)?),
        false => rtl((unit.build)()),
    };
    let mut driver = LdsDriver::new(engine, built.ports())?;
    if case.unit == "lds_dcd" {
        for slot in 0..2 {
            driver.place(slot, LAYOUT)?;
        }
    }
    Ok(driver)
}

#[test]
fn the_hardware_does_what_is_documented() {
    for (number, case) in CASES.iter().enumerate() {
        let done = driver(case, false).and_then(|mut driver| (case.run)(&mut driver));
        done.unwrap_or_else(|error| panic!("case {number}, {}: {error:#}", case.told));
    }
}

#[test]
fn every_assertion_fires() {
    if !available(&[VERILATOR]) {
        return;
    }
    for (number, case) in CASES.iter().enumerate() {
        let mut driver = told(driver(case, true));
        let error = (case.run)(&mut driver).expect_err(case.told).to_string();
        let wanted = format!("{} is misused: {}", case.unit, case.told);
        assert_eq!(error, wanted, "case {number}");
    }
}

/// An access of lane 0.
fn one(op: LdsOp, addr: u32, data: u32) -> Access {
    Access {
        data: [data; LANES],
        ..Access::plain(op, 1, [addr; LANES])
    }
}

/// The same in a transaction.
fn tx(wavefront: usize, op: LdsOp, addr: u32, data: u32) -> Access {
    Access {
        wavefront,
        transactional: true,
        ..one(op, addr, data)
    }
}

/// Address of bank 0 in a row.
fn row(row: u32) -> u32 {
    128 * row
}

fn write(driver: &mut Driver, addr: u32, data: u32) -> Result<Response> {
    driver.access(&one(LdsOp::WriteB32, addr, data))
}

fn expect(driver: &mut Driver, addr: u32, wanted: u32) -> Result<()> {
    let found = driver.access(&one(LdsOp::ReadB32, addr, 0))?.data[0];
    ensure!(
        found == wanted,
        "{addr:#x} has {found:#x}, wanted {wanted:#x}"
    );
    Ok(())
}

/// Whether wavefront 1 loses a read.
fn other_loses(driver: &mut Driver, addr: u32) -> Result<bool> {
    driver.begin(1, 1)?;
    let lost = driver.access(&tx(1, LdsOp::ReadB32, addr, 0))?.aborted == 1;
    driver.commit(1, 1)?;
    Ok(lost)
}

/// The access is done, and its word belongs to its work-item until the next TX_Commit of the wavefront.
fn without_begin(driver: &mut Driver) -> Result<()> {
    driver.access(&tx(0, LdsOp::WriteB32, 0, 7))?;
    expect(driver, 0, 7)?;
    ensure!(other_loses(driver, 0)?);
    driver.begin(0, 1)?;
    driver.commit(0, 1)?;
    ensure!(!other_loses(driver, 0)?);
    Ok(())
}

/// A pass of both halves in which lanes 0 and 1 lose word 0 together; with the strap.
fn lose_together(driver: &mut Driver) -> Result<()> {
    driver.all_lose(true);
    driver.clear()?;
    driver.begin(0, 0b11 | 0b1 << 32)?;
    let access = Access {
        lanes: 0b11,
        ..tx(0, LdsOp::WriteB32, 0, 7)
    };
    let aborted = driver.access(&access)?.aborted;
    ensure!(aborted == 0b11, "{aborted:#b} lose");
    Ok(())
}

/// Lane 32 loses with lanes of a pass that is over, though nobody else is there: a front end that says so in every upper half never gets
/// it through.
fn lower_half_of_another_pass(driver: &mut Driver) -> Result<()> {
    lose_together(driver)?;
    driver.commit(0, 0)?;
    driver.begin(0, 0b1 << 32)?;
    let upper = Access {
        half: 1,
        continues: true,
        ..tx(0, LdsOp::WriteB32, 0, 7)
    };
    let aborted = driver.access(&upper)?.aborted;
    ensure!(aborted == 0b1, "{aborted:#b} lose");
    Ok(())
}

/// Requests from the change on follow it.
fn strap_changed(driver: &mut Driver) -> Result<()> {
    lose_together(driver)?;
    driver.commit(0, 0)?;
    driver.all_lose(false);
    driver.begin(0, 0b11)?;
    let access = Access {
        lanes: 0b11,
        ..tx(0, LdsOp::WriteB32, 0, 7)
    };
    let aborted = driver.access(&access)?.aborted;
    ensure!(aborted == 0b10, "{aborted:#b} lose");
    Ok(())
}

/// The access is done, but `txrsp_committed` does not have its lane.
fn lane_outside_exec(driver: &mut Driver) -> Result<()> {
    driver.begin(0, 0b1)?;
    let access = Access {
        lanes: 0b10,
        ..tx(0, LdsOp::WriteB32, 0, 7)
    };
    driver.access(&access)?;
    ensure!(driver.commit(0, 0b1)?.committed == 0b1);
    expect(driver, 0, 7)
}

/// The access is done, and its backup destroys a row of the next work-group.
fn past_rows(driver: &mut Driver) -> Result<()> {
    write(driver, row(3), 0x33)?;
    write(driver, row(5), 0x55)?;
    driver.begin(0, 1)?;
    driver.access(&tx(0, LdsOp::WriteB32, row(3), 9))?;
    driver.commit(0, 1)?;
    expect(driver, row(3), 9)?;
    expect(driver, row(5), 0x33)
}

/// `cfg_*` of slot 2 was never set, which is a work-group of no rows: the access is done.
fn without_layout(driver: &mut Driver) -> Result<()> {
    driver.begin(2, 1)?;
    driver.access(&tx(2, LdsOp::WriteB32, 0, 7))?;
    driver.commit(2, 1)?;
    expect(driver, 0, 7)
}

/// The access goes on, outside of every transaction. Whether its word belongs to its work-item depends on the cycle.
fn commit_beside_access(driver: &mut Driver) -> Result<()> {
    driver.begin(0, 1)?;
    driver.present(&tx(0, LdsOp::WriteB32, 0, 7));
    driver.clock()?;
    driver.commit(0, 1)?;
    let at = driver.pins().at.requests();
    driver.pins().wait_for(at.req_ready)?;
    driver.withdraw();
    driver.settle()?;
    expect(driver, 0, 7)
}

/// Owners and backups are looked for in other rows: a conflict is not seen.
fn layout_changed(driver: &mut Driver) -> Result<()> {
    driver.begin(1, 1)?;
    driver.access(&tx(1, LdsOp::WriteB32, 0, 1))?;
    driver.begin(0, 1)?;
    driver.place(0, Layout { rows: 3, ..LAYOUT })?;
    let response = driver.access(&tx(0, LdsOp::WriteB32, 0, 2))?;
    ensure!(response.aborted == 0);
    Ok(())
}

/// The slot's lanes do not see each other's words.
fn outside_own_group(driver: &mut Driver) -> Result<()> {
    driver.place(
        0,
        Layout {
            group: 0b10,
            ..LAYOUT
        },
    )?;
    driver.begin(0, 0b11)?;
    driver.access(&tx(0, LdsOp::WriteB32, 0, 1))?;
    let other = Access {
        lanes: 0b10,
        ..tx(0, LdsOp::WriteB32, 0, 2)
    };
    ensure!(driver.access(&other)?.aborted == 0);
    Ok(())
}

/// The slots do not see each other's words.
fn another_group(driver: &mut Driver) -> Result<()> {
    driver.place(
        0,
        Layout {
            group: 0b01,
            ..LAYOUT
        },
    )?;
    driver.begin(1, 1)?;
    driver.access(&tx(1, LdsOp::WriteB32, 0, 1))?;
    driver.begin(0, 1)?;
    let response = driver.access(&tx(0, LdsOp::WriteB32, 0, 2))?;
    ensure!(response.aborted == 0);
    Ok(())
}

/// Row 2 of slot 0 and row 0 of slot 1 are a class, and slot 0 commits both: slot 1 backs up its own store, and an abort brings that back.
fn shared_index_group(driver: &mut Driver) -> Result<()> {
    for (slot, row_base, state_base) in [(0, 0, 0), (1, 32, 10)] {
        let layout = Layout {
            row_base,
            rows: 10,
            state_base,
            group: 1 << slot,
        };
        driver.place(slot as usize, layout)?;
    }
    write(driver, row(32), 5)?;
    driver.begin(0, 1)?;
    driver.access(&tx(0, LdsOp::WriteB32, row(2), 1))?;
    driver.begin(1, 0b11)?;
    driver.access(&tx(1, LdsOp::WriteB32, row(32), 7))?;
    driver.commit(0, 1)?;
    driver.access(&tx(1, LdsOp::WriteB32, row(32), 8))?;
    let of_lane_1 = |addr| Access {
        lanes: 0b10,
        ..tx(1, LdsOp::WriteB32, addr, 9)
    };
    driver.access(&of_lane_1(row(33)))?;
    let lost = driver.access(&tx(1, LdsOp::WriteB32, row(33), 8))?;
    ensure!(lost.aborted == 1);
    driver.settle()?;
    expect(driver, row(32), 7)
}

/// Row 8 of slot 0 and row 0 of slots 1 and 2 have the same S and M. Slot 0 reads, and slot 2 finds that slot 1 has only read.
fn shared_states(driver: &mut Driver) -> Result<()> {
    for (slot, row_base, state_base, group) in [(0, 0, 0, 1), (1, 32, 10, 6), (2, 32, 10, 6)] {
        let layout = Layout {
            row_base,
            rows: 10,
            state_base,
            group,
        };
        driver.place(slot, layout)?;
    }
    driver.begin(1, 1)?;
    driver.access(&tx(1, LdsOp::WriteB32, row(32), 7))?;
    driver.begin(0, 1)?;
    driver.access(&tx(0, LdsOp::ReadB32, row(8), 0))?;
    driver.begin(2, 1)?;
    let found = driver.access(&tx(2, LdsOp::ReadB32, row(32), 0))?;
    ensure!(found.aborted == 0 && found.data[0] == 7);
    Ok(())
}

/// The transaction is forgotten, its stores stay.
fn clear_in_transaction(driver: &mut Driver) -> Result<()> {
    write(driver, 0, 5)?;
    driver.begin(0, 1)?;
    driver.access(&tx(0, LdsOp::WriteB32, 0, 9))?;
    driver.clear()?;
    driver.clock()?;
    ensure!(driver.mode(0) == 0);
    expect(driver, 0, 9)?;
    ensure!(!other_loses(driver, 0)?);
    Ok(())
}

/// TX_Begin is taken and forgotten.
fn clear_with_begin(driver: &mut Driver) -> Result<()> {
    let pins = driver.pins();
    let at = pins.at.transactional().expect("a top with transactions");
    pins.set(at.tx_valid, 1);
    pins.set_wide(at.tx_exec_lo, at.tx_exec_hi, 1);
    driver.clear()?;
    ensure!(driver.pins().get(at.tx_ready) == 1);
    driver.pins().set(at.tx_valid, 0);
    driver.clock()?;
    ensure!(driver.pins().get(at.txrsp_valid) == 0 && driver.mode(0) == 0);
    Ok(())
}

/// A plain write is done, and not answered.
fn clear_with_request(driver: &mut Driver) -> Result<()> {
    driver.present(&one(LdsOp::WriteB32, 0, 7));
    driver.clear()?;
    driver.withdraw();
    let at = driver.pins().at.requests();
    for _ in 0..8 {
        driver.clock()?;
        ensure!(driver.pins().get(at.rsp_valid) == 0);
    }
    expect(driver, 0, 7)
}

/// Two lanes in bank 0, which take two rounds.
fn two_rounds() -> Access {
    let mut access = one(LdsOp::WriteB32, 0, 7);
    access.lanes = 0b11;
    access.addr[1] = row(1);
    access
}

/// What has been served is done; the next request is served for the lanes only that the dropped one had left.
fn request_dropped(driver: &mut Driver) -> Result<()> {
    driver.present(&two_rounds());
    driver.clock()?;
    driver.withdraw();
    driver.clock()?;
    let mut read = one(LdsOp::ReadB32, 0, 0);
    read.lanes = 0b11;
    let response = driver.access(&read)?;
    ensure!((response.data[0], response.data[1]) == (0, 7));
    expect(driver, row(1), 0)
}

/// Clocks within which an instruction of one lane ends, if it can.
const PATIENCE: u32 = 100;

fn lock_pins(driver: &mut Driver) -> Result<LdsLockbitsPins> {
    match driver.pins().at {
        LdsPins::LockBits(at) => Ok(at),
        _ => bail!("no top with lock bits"),
    }
}

/// Hands over an instruction of lane 0, which may wait for its result once it has the lock.
fn ask(driver: &mut Driver, warp: u32, waits: bool) -> Result<()> {
    let at = lock_pins(driver)?;
    drive!(driver.pins() => at, req_valid: 1, req_locked: 1, req_lanes: 1, req_warp: warp, req_waits: waits);
    driver.clock()?;
    drive!(driver.pins() => at, req_valid: 0, req_locked: 0);
    Ok(())
}

/// Whether an instruction ends that asks for a lock at the first of these addresses and stores 9 at the second.
fn ends(driver: &mut Driver, [asked, stored]: [u32; 2]) -> Result<bool> {
    let at = lock_pins(driver)?;
    for _ in 0..PATIENCE {
        let pins = driver.pins();
        if pins.get(at.done_valid) == 1 {
            return Ok(true);
        }
        let unlocks = pins.get(at.issue_unlock) == 1;
        pins.set(at.lane_addr.pin(0), if unlocks { stored } else { asked });
        pins.set(at.lane_data.pin(0), 9);
        driver.clock()?;
    }
    Ok(false)
}

fn atomic(driver: &mut Driver, addresses: [u32; 2]) -> Result<bool> {
    ask(driver, 0, false)?;
    ends(driver, addresses)
}

/// The store is done where it should not be, and the lock of word 0 stays held.
fn store_past_its_lock(driver: &mut Driver) -> Result<()> {
    write(driver, 0, 5)?;
    ensure!(atomic(driver, [0, row(1)])?);
    expect(driver, row(1), 9)?;
    expect(driver, 0, 5)?;
    ensure!(!atomic(driver, [0; 2])?);
    driver.clear()?;
    ensure!(atomic(driver, [0; 2])?);
    expect(driver, 0, 9)
}

/// Warp 1 holds the lock of word 0. Warp 0 tries for it, and then for another.
fn try_elsewhere(driver: &mut Driver) -> Result<()> {
    write(driver, 0, 5)?;
    ask(driver, 1, true)?;
    ensure!(!ends(driver, [0; 2])?);
    ensure!(!atomic(driver, [0; 2])?);
    ensure!(ends(driver, [row(1); 2])?);
    expect(driver, row(1), 9)?;
    expect(driver, 0, 5)
}

/// Each lane is served with what is on the pins in its round.
fn request_changed(driver: &mut Driver) -> Result<()> {
    driver.present(&two_rounds());
    driver.clock()?;
    let changed = Access {
        data: [8; LANES],
        ..two_rounds()
    };
    driver.access(&changed)?;
    expect(driver, 0, 7)?;
    expect(driver, row(1), 8)
}

/// The pins of the RTL in Rust have no such code: here it is noticed, and what is done `reserved_operations` asks.
fn reserved_code(driver: &mut Driver) -> Result<()> {
    driver.present(&one(LdsOp::ReadB32, 0, 0));
    let at = driver.pins().at.requests();
    driver.pins().set(at.req_op, LdsOp::CmpSt as u32 + 1);
    driver.clock()
}

const WORD: u32 = 0x4433_2211;

/// Bit 0 of the address is ignored.
fn half_written_at_byte_3(driver: &mut Driver) -> Result<()> {
    write(driver, 0, WORD)?;
    driver.access(&one(LdsOp::WriteB16, 3, 0xaabb))?;
    expect(driver, 0, 0xaabb_2211)?;
    expect(driver, 4, 0)
}

/// Bit 0 of the address is ignored.
fn half_written_at_byte_1(driver: &mut Driver) -> Result<()> {
    write(driver, 0, WORD)?;
    driver.access(&one(LdsOp::WriteB16, 1, 0xaabb))?;
    expect(driver, 0, 0x4433_aabb)
}

/// Bit 0 of the address is ignored.
fn half_read_at_byte_3(driver: &mut Driver) -> Result<()> {
    write(driver, 0, WORD)?;
    write(driver, 4, WORD)?;
    ensure!(driver.access(&one(LdsOp::ReadU16, 3, 0))?.data[0] == 0x4433);
    Ok(())
}

/// The byte address in the word is ignored.
fn word_at_byte_2(driver: &mut Driver) -> Result<()> {
    write(driver, 0, WORD)?;
    expect(driver, 2, WORD)
}

/// Both words are the odd one.
fn pair_at_odd_word(driver: &mut Driver) -> Result<()> {
    write(driver, 0, 1)?;
    write(driver, 4, 2)?;
    write(driver, 8, 3)?;
    let response = driver.access(&one(LdsOp::ReadB64, 4, 0))?;
    ensure!((response.data[0], response.data2[0]) == (2, 2));
    Ok(())
}
