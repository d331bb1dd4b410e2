//! One bank's choice of a lane, against a search.

use anyhow::ensure;
use rand::Rng;
use turnstile_hdl::bank_select::BankSelectPins;
use turnstile_hdl::catalog::find;
use turnstile_hdl::full_size::{LANES, ROW_BITS};
use turnstile_testbenches::cosim::{Inputs, Stimulus};

#[test]
fn the_lowest_lane_is_granted_and_a_broadcast_serves_its_row() {
    let unit = find("bank_select").expect("the catalog has bank_select");
    // Rows and bytes of the lanes in each cycle, in the same order.
    let mut addresses = vec![];
    let stimulus = Stimulus::random(
        unit,
        62,
        100_000,
        |pins: &mut Inputs<BankSelectPins>, random| {
            let at = pins.at;
            let rows = [1, 2, 4, 512][random.random_range(0..4)];
            let first = random.random_range(0..=512 - rows);
            let row: [u32; LANES] = std::array::from_fn(|_| first + random.random_range(0..rows));
            let byte: [u32; LANES] = std::array::from_fn(|_| random.random_range(0..4));
            let plane = |of: &[u32; LANES], place: usize| {
                (0..LANES).fold(0, |plane, lane| plane | (of[lane] >> place & 1) << lane)
            };
            for place in 0..ROW_BITS {
                pins.set(at.row_plane.pin(place), plane(&row, place));
            }
            for place in 0..2 {
                pins.set(at.byte_plane.pin(place), plane(&byte, place));
            }
            let few = 1 << random.random_range(0..LANES) | 1 << random.random_range(0..LANES);
            let lanes = [random.random(), few, 0, u32::MAX][random.random_range(0..4)];
            pins.set(at.lanes, lanes);
            addresses.push((row, byte));
        },
    );
    let mut addresses = addresses.into_iter();
    let mut shared = 0;
    let checked = stimulus.run(unit, |inputs, outputs| {
        let (row, byte) = addresses.next().expect("addresses for each cycle");
        let (lanes, broadcast) = (inputs[0], inputs[1] == 1);
        let wants = |lane: &usize| lanes >> lane & 1 == 1;
        let wanted = match (0..LANES).find(wants) {
            None => [0; 6],
            Some(first) => {
                let same = |lane: &usize| wants(lane) && row[*lane] == row[first];
                let all = (0..LANES).filter(same).fold(0, |all, lane| all | 1 << lane);
                let served = if broadcast { all } else { 1 << first };
                shared += u32::from(served != 1 << first);
                [1, 1 << first, served, row[first], byte[first], first as u32]
            }
        };
        ensure!(
            outputs == wanted,
            "lanes {lanes:#x}, rows {row:?}, broadcast {broadcast}: {outputs:x?}, not {wanted:x?}"
        );
        Ok(())
    });
    checked.unwrap();
    assert!(shared > 10_000, "{shared} broadcasts");
}
