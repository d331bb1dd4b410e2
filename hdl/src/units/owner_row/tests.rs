//! The row read against the division.

use anyhow::ensure;
use turnstile_hdl::catalog::find;
use turnstile_hdl::full_size::ROW_BITS;
use turnstile_hdl::owner_row::OwnerRowPins;
use turnstile_testbenches::cosim::{Inputs, Stimulus};

#[test]
fn the_owner_of_a_row_is_at_a_fourth_of_the_row_and_its_bias() {
    let unit = find("owner_row").expect("the catalog has owner_row");
    let stimulus = Stimulus::random(unit, 70, 100_000, |_: &mut Inputs<OwnerRowPins>, _| ());
    let checked = stimulus.run(unit, |inputs, outputs| {
        let [valid, row, bias, other_row, walked_row] = inputs.try_into()?;
        let chosen = match valid == 1 {
            true => (row + bias) / 4 % (1 << ROW_BITS),
            false => other_row,
        };
        // One of them is 0 where it counts; else both show.
        let row = chosen | walked_row;
        ensure!(outputs == [row], "row {outputs:?} of {inputs:?}, not {row}");
        Ok(())
    });
    checked.unwrap();
}
