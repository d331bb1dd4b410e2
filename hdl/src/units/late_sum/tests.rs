//! The sum against the sum.

use anyhow::ensure;
use turnstile_hdl::catalog::find;
use turnstile_hdl::full_size::STATE_BITS;
use turnstile_hdl::late_sum::LateSumPins;
use turnstile_testbenches::cosim::{Inputs, Stimulus};

#[test]
fn the_sum_wraps_at_its_width() {
    let unit = find("late_sum").expect("the catalog has late_sum");
    let stimulus = Stimulus::random(unit, 71, 100_000, |_: &mut Inputs<LateSumPins>, _| ());
    let checked = stimulus.run(unit, |inputs, outputs| {
        let sum = (inputs[0] + inputs[1]) % (1 << STATE_BITS);
        ensure!(outputs == [sum], "{outputs:?} of {inputs:?}, not {sum}");
        Ok(())
    });
    checked.unwrap();
}
