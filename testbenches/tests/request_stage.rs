//! The stage before the LDS unit: it takes words when it is empty or served, and keeps them otherwise.

use anyhow::ensure;
use rand::Rng;
use turnstile_hdl::full_size::LANES;
use turnstile_synth::catalog::find;
use turnstile_testbenches::cosim::Stimulus;

#[test]
fn words_are_held_until_the_request_is_served() {
    let unit = find("request_stage").expect("the catalog has request_stage");
    // The words of each cycle, and those held in it; zeros at first.
    let mut held = vec![0; 3 * LANES];
    let mut wanted = vec![];
    let stimulus = Stimulus::random(unit, 44, 20_000, |pins, random| {
        wanted.push(held.clone());
        let mut words = vec![];
        for (name, limit) in [("addr", 0xffff), ("data", u32::MAX), ("data2", u32::MAX)] {
            for lane in 0..LANES {
                let word = random.random_range(0..=limit);
                pins.set(&format!("{name}_{lane}"), word);
                words.push(word);
            }
        }
        let [asks, empty, served] = [(); 3].map(|()| random.random_ratio(1, 2));
        pins.set("asks", asks.into());
        pins.set("empty", empty.into());
        pins.set("served", served.into());
        if asks && (empty || served) {
            held = words;
        }
    });
    let mut wanted = wanted.into_iter();
    let checked = stimulus.run(unit, |_, outputs| {
        let words = wanted.next().expect("words for each cycle");
        ensure!(outputs == words, "holds {outputs:x?}, not {words:x?}");
        Ok(())
    });
    checked.unwrap();
}
