//! Random pins on which words of a row are near to each other.

use crate::cosim::{Inputs, Stimulus};
use crate::random_pins::{near, operation};
use rand::rngs::SmallRng;
use rand::Rng;
use turnstile_hdl::catalog::UnitEntry;
use turnstile_hdl::lds_bank::LdsBankPins;

pub fn stimulus(unit: &UnitEntry, seed: u64, cycles: usize) -> Stimulus {
    Stimulus::random(unit, seed, cycles, shape)
}

/// Rows few enough to meet again, stalls and shadow accesses now and then. Half of the words are near to those that their row has had
/// before, which are others for each row, so that no bit of them is always the same.
fn shape(pins: &mut Inputs<LdsBankPins>, random: &mut SmallRng) {
    let at = pins.at;
    pins.set(at.req_op, operation(random));
    for row in [at.req_row, at.shadow_read_row, at.shadow_write_row] {
        pins.set(row, random.random_range(0..8) * 73);
    }
    for (row, data) in [
        (at.req_row, at.req_data),
        (at.shadow_write_row, at.shadow_write_data),
    ] {
        if random.random_ratio(1, 2) {
            let of_row = pins.get(row).wrapping_mul(0x9e37_79b9);
            pins.set(data, near(of_row, random));
        }
    }
    pins.seldom(at.clear, 1000, random);
    pins.seldom(at.shadow_read_enable, 4, random);
    if random.random_ratio(5, 6) {
        pins.set(at.shadow_write_mask, 0);
    }
}
