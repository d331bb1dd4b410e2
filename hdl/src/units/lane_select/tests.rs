//! One lane's choice of a bank, against a look-up.

use anyhow::ensure;
use turnstile_hdl::catalog::find;
use turnstile_hdl::lane_select::LaneSelectPins;
use turnstile_testbenches::cosim::{Inputs, Stimulus};

#[test]
fn a_waiting_lane_takes_the_answer_of_the_bank_of_its_word() {
    let unit = find("lane_select").expect("the catalog has lane_select");
    let stimulus = Stimulus::random(unit, 63, 100_000, |_: &mut Inputs<LaneSelectPins>, _| ());
    let checked = stimulus.run(unit, |inputs, outputs| {
        let &[waiting, addr, valid, aborted] = inputs else {
            anyhow::bail!("lane_select has {} inputs", inputs.len());
        };
        let bank = addr / 4 % 32;
        let done = waiting & valid >> bank & 1;
        let wanted = [done << bank, done, done & aborted >> bank & 1];
        ensure!(
            outputs == wanted,
            "{inputs:x?}: {outputs:x?}, not {wanted:x?}"
        );
        Ok(())
    });
    checked.unwrap();
}
