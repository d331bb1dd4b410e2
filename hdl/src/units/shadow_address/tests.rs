//! The rows that shadow memory reads, against the layout of the papers.

use anyhow::ensure;
use rand::Rng;
use turnstile_hdl::catalog::find;
use turnstile_hdl::shadow_address::ShadowAddressPins;
use turnstile_testbenches::cosim::{Inputs, Stimulus};
use turnstile_testbenches::drive;

/// LocalTM-Bloom 3.2: the variables of a work-group, their backups, then a byte of owner for each.
#[derive(Clone, Copy)]
struct Layout {
    first: u32,
    rows: u32,
    /// Number of the first variable in the detector.
    state: u32,
}

impl Layout {
    fn backup(self, variable: u32) -> u32 {
        self.first + self.rows + variable
    }

    fn owner(self, variable: u32) -> u32 {
        self.first + 2 * self.rows + variable / 4
    }
}

#[test]
fn every_row_read_is_the_one_of_the_layout() {
    let unit = find("shadow_address").expect("the catalog has shadow_address");
    // What the pins of each cycle stand for, in the same order.
    let mut wanted = vec![];
    let stimulus = Stimulus::random(
        unit,
        43,
        200_000,
        |pins: &mut Inputs<ShadowAddressPins>, random| {
            let at = pins.at;
            let rows: u32 = random.random_range(1..=227);
            let size = 2 * rows + rows.div_ceil(4);
            let layout = Layout {
                first: random.random_range(0..=512 - size),
                rows,
                state: random.random_range(0..=228 - rows),
            };
            let variable = random.random_range(0..rows);
            let Layout { first, state, .. } = layout;
            let bias = 4 * (first + 2 * rows) - first;
            drive!(pins, req_row: first + variable, owner_bias: bias, walk_row: state + variable);
            pins.set(
                at.walk_owner_bias,
                (bias + first).wrapping_sub(state) & 0xffff,
            );
            pins.set(
                at.walk_backup_bias,
                (first + rows).wrapping_sub(state) & 511,
            );
            let other = random.random_range(0..512);
            pins.set(at.other_row, other);
            let [requested, visited, known] = [(); 3].map(|()| random.random_ratio(1, 2));
            drive!(pins, req_valid: requested, visit: visited, owner_known: known);
            wanted.push(match (requested, visited, known) {
                (true, ..) => layout.owner(variable),
                (false, true, false) => layout.owner(variable),
                (false, true, true) => layout.backup(variable),
                (false, false, _) => other,
            });
        },
    );
    let mut wanted = wanted.into_iter();
    let checked = stimulus.run(unit, |inputs, outputs| {
        let row = wanted.next().expect("a row for each cycle");
        ensure!(
            outputs == [row],
            "{inputs:x?}: {:#x}, not {row:#x}",
            outputs[0]
        );
        Ok(())
    });
    checked.unwrap();
}
