//! The rows that shadow memory reads, against the layout of the paper.

use anyhow::ensure;
use rand::Rng;
use turnstile_hdl::catalog::find;
use turnstile_hdl::directory_address::DirectoryAddressPins;
use turnstile_testbenches::cosim::{Inputs, Stimulus};
use turnstile_testbenches::drive;

/// LocalTM-directory 3: the variables of a work-group, their backups, then a row of owners for four of them.
#[test]
fn every_row_read_is_the_one_of_the_layout() {
    let unit = find("directory_address").expect("the catalog has directory_address");
    // What the pins of each cycle stand for, in the same order.
    let mut wanted = vec![];
    let stimulus = Stimulus::random(
        unit,
        43,
        200_000,
        |pins: &mut Inputs<DirectoryAddressPins>, random| {
            let at = pins.at;
            let rows: u32 = random.random_range(1..=227);
            let size = 2 * rows + rows.div_ceil(4);
            let first = random.random_range(0..=512 - size);
            let (backups, owners) = (first + rows, first + 2 * rows);
            let variable = random.random_range(0..rows);
            let (base, offset) = match random.random_ratio(1, 2) {
                true => (owners, variable / 4),
                false => (backups, variable),
            };
            let other = random.random_range(0..512);
            drive! { pins,
                req_row: first + variable, owner_bias: 4 * owners - first, walk_base: base, walk_offset: offset,
                other_row: other,
            }
            let high = |pin| pins.get(pin) != 0;
            wanted.push(match (high(at.req_valid), high(at.walks)) {
                (true, _) => owners + variable / 4,
                (false, true) => base + offset,
                (false, false) => other,
            });
        },
    );
    let mut wanted = wanted.into_iter();
    let run = stimulus.run(unit, |_, outputs| {
        let row = wanted.next().expect("a row for each cycle");
        ensure!(outputs[0] == row, "row is {}, not {row}", outputs[0]);
        Ok(())
    });
    run.unwrap_or_else(|error| panic!("{error:#}"));
}
