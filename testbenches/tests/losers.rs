//! Three lanes, one of the lower half and two of the upper one, each add 1 to the same word in a transaction, until all have committed; with the strap
//! `all_lose`.

use anyhow::{ensure, Result};
use turnstile_engine::{rtl, Engine, VerilatorEngine};
use turnstile_export::export_unit;
use turnstile_hdl::catalog::find;
use turnstile_hdl::full_size::LANES;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_testbenches::lds_driver::{Access, Layout, LdsDriver};
use turnstile_testbenches::lockstep::TRANSACTIONAL;
use turnstile_testbenches::mutants::faults;
use turnstile_testbenches::told;
use turnstile_tools::{available, VERILATOR};

const EXEC: u64 = 1 | 0b11 << 40;
/// Passes after which the wavefront gets nowhere. Each lane needs at most four: its pass, one more with the same losers, and two that are serialised.
const PATIENCE: u32 = 12;

/// Passes until all lanes have committed.
fn passes(engine: Box<dyn Engine>, top: &str) -> Result<u32> {
    let unit = (find(top).expect("a top").build)();
    let mut driver = LdsDriver::new(engine, unit.ports())?;
    driver.all_lose(true);
    driver.clear()?;
    let layout = Layout {
        row_base: 0,
        rows: 2,
        state_base: 0,
        group: 1,
    };
    driver.place(0, layout)?;
    let mut exec = EXEC;
    for pass in 1..=PATIENCE {
        driver.begin(0, exec)?;
        let lower = exec as u32;
        let upper = (exec >> LANES) as u32;
        let access = Access {
            transactional: true,
            data: [1; LANES],
            ..Access::plain(LdsOp::Add, lower, [0; LANES])
        };
        if lower != 0 {
            driver.access(&access)?;
        }
        if upper != 0 {
            let access = Access {
                half: 1,
                continues: lower != 0,
                lanes: upper,
                ..access
            };
            driver.access(&access)?;
        }
        driver.settle()?;
        let answer = driver.commit(0, exec)?;
        if !answer.retry {
            let word = driver.access(&Access::plain(LdsOp::ReadB32, 1, [0; LANES]))?;
            ensure!(word.data[0] == 3, "the word is {}, not 3", word.data[0]);
            return Ok(pass);
        }
        exec = answer.exec;
    }
    anyhow::bail!("lanes {exec:#x} are left after {PATIENCE} passes")
}

/// All three meet twice, then lane 0 runs alone. The two that are left meet once more, which makes twice the same losers, then one runs alone,
/// and then the other.
#[test]
fn all_lanes_commit_in_the_end() {
    for top in TRANSACTIONAL {
        let engine = rtl((find(top).expect("a top").build)());
        assert_eq!(told(passes(Box::new(engine), top)), 6, "{top}");
    }
}

/// Whenever the two of the upper half meet, they take lane 0 with them, which has committed: it does everything again, and the losers are never those of
/// the pass before.
#[test]
fn a_lower_half_that_is_kept_for_too_long_keeps_the_wavefront_from_its_end() {
    if !available(&[VERILATOR]) {
        return;
    }
    let (what, top) = ("the lower half is kept for too long", "lds_dcd");
    let fault = faults().find(|fault| fault.what == what).expect(what);
    let entry = find(top).expect("a top");
    let broken = told(fault.in_verilog(&export_unit(entry).unwrap()));
    let built = (entry.build)();
    let engine = told(VerilatorEngine::unasserted(top, &broken, &built));
    let error = passes(Box::new(engine), top).expect_err(what).to_string();
    assert!(error.ends_with("are left after 12 passes"), "{error}");
}
