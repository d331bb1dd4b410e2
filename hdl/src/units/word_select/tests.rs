//! The words that takers get, against a look-up.

use anyhow::ensure;
use rand::Rng;
use turnstile_hdl::catalog::find;
use turnstile_hdl::full_size::LANES;
use turnstile_hdl::word_select::{WordSelectPins, TAKERS};
use turnstile_testbenches::cosim::{Inputs, Stimulus};

#[test]
fn each_taker_gets_the_word_that_its_mask_names() {
    let unit = find("word_select").expect("the catalog has word_select");
    let stimulus = Stimulus::random(
        unit,
        64,
        50_000,
        |pins: &mut Inputs<WordSelectPins>, random| {
            let take = pins.at.take;
            for mask in pins.array(take) {
                *mask = match random.random_ratio(1, 8) {
                    true => 0,
                    false => 1 << random.random_range(0..LANES),
                };
            }
        },
    );
    let checked = stimulus.run(unit, |inputs, taken| {
        let (words, takes) = inputs.split_at(LANES);
        ensure!(takes.len() == TAKERS && taken.len() == TAKERS);
        for (taker, (mask, word)) in takes.iter().zip(taken).enumerate() {
            let wanted = match mask {
                0 => 0,
                mask => words[mask.ilog2() as usize],
            };
            ensure!(*word == wanted, "taker {taker}: {word:#x}, not {wanted:#x}");
        }
        Ok(())
    });
    checked.unwrap();
}
