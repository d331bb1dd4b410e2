//! The units with a bench at full size in lockstep with their Verilog: a slice; `cargo xtask campaign` runs them at length.

use turnstile_testbenches::told;
use turnstile_testbenches::{for_each_unit, lockstep};
use turnstile_tools::{available, VERILATOR};

/// Most in a unit takes shorter, and in longer runs rare things are asked for too.
const CYCLES: u64 = 30_000;

/// The unit in rust-hdl, and its Verilog beside it if Verilator is there.
fn check(unit: &str) {
    let done = match available(&[VERILATOR]) {
        true => lockstep::unit(unit, 49, CYCLES),
        false => lockstep::unit_in_rtl(unit, 49, CYCLES),
    };
    println!("{unit}: {:?}", told(done));
}

macro_rules! tests {
    ($($unit:ident: $play:path,)*) => {
        $(#[test]
        fn $unit() {
            check(stringify!($unit));
        })*
    };
}
for_each_unit!(tests);
