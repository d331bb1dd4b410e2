//! The stage before the LDS unit: it takes words when it is empty or served, and keeps them otherwise.

use anyhow::ensure;
use rand::Rng;
use turnstile_hdl::catalog::find;
use turnstile_hdl::full_size::LANES;
use turnstile_hdl::request_stage::RequestStagePins;
use turnstile_testbenches::cosim::{Inputs, Stimulus};
use turnstile_testbenches::drive;

#[test]
fn words_are_held_until_the_request_is_served() {
    let unit = find("request_stage").expect("the catalog has request_stage");
    // The words of each cycle, and those held in it; zeros at first.
    let mut held = vec![0; 3 * LANES];
    let mut wanted = vec![];
    let stimulus = Stimulus::random(
        unit,
        44,
        20_000,
        |pins: &mut Inputs<RequestStagePins>, random| {
            wanted.push(held.clone());
            let mut words = vec![];
            let at = pins.at;
            let ports = [(at.addr, 0xffff), (at.data, u32::MAX), (at.data2, u32::MAX)];
            for (port, limit) in ports {
                for lane in 0..LANES {
                    let word = random.random_range(0..=limit);
                    pins.set(port.pin(lane), word);
                    words.push(word);
                }
            }
            let [asks, empty, served] = [(); 3].map(|()| random.random_ratio(1, 2));
            drive!(pins, asks: asks, empty: empty, served: served);
            if asks && (empty || served) {
                held = words;
            }
        },
    );
    let mut wanted = wanted.into_iter();
    let checked = stimulus.run(unit, |_, outputs| {
        let words = wanted.next().expect("words for each cycle");
        ensure!(outputs == words, "holds {outputs:x?}, not {words:x?}");
        Ok(())
    });
    checked.unwrap();
}
