//! The lanes of each bank against the banks of the lanes.

use anyhow::ensure;
use turnstile_hdl::bank_lanes::BankLanesPins;
use turnstile_hdl::catalog::find;
use turnstile_hdl::full_size::{BANKS, BANK_BITS, LANES};
use turnstile_testbenches::cosim::{Inputs, Stimulus};

#[test]
fn a_lane_is_in_the_bank_of_its_word() {
    let unit = find("bank_lanes").expect("the catalog has bank_lanes");
    let stimulus = Stimulus::random(unit, 69, 20_000, |_: &mut Inputs<BankLanesPins>, _| ());
    let checked = stimulus.run(unit, |inputs, outputs| {
        ensure!(inputs.len() == 1 + BANK_BITS && outputs.len() == BANKS);
        for lane in 0..LANES {
            let planes = inputs[1..].iter().enumerate();
            let number = planes.fold(0, |number, (place, plane)| {
                number | (plane >> lane & 1) << place
            });
            // The second word of a pair is the odd one.
            let wanted = if inputs[0] == 1 { number | 1 } else { number };
            for (bank, lanes) in outputs.iter().enumerate() {
                let is_in = lanes >> lane & 1 == 1;
                ensure!(
                    is_in == (bank == wanted as usize),
                    "lane {lane} of bank {wanted}: bank {bank} has {lanes:#x}"
                );
            }
        }
        Ok(())
    });
    checked.unwrap();
}
