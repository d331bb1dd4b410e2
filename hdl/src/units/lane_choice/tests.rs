//! Which lanes go to the banks, lane by lane (LocalTM-Bloom 3.1: a lane runs iff it executes and has not lost).

use anyhow::ensure;
use turnstile_hdl::catalog::find;
use turnstile_hdl::full_size::LANES;
use turnstile_hdl::lane_choice::LaneChoicePins;
use turnstile_testbenches::cosim::{Inputs, Stimulus};

/// By lane: wants to go, has lost, runs.
type Lane = [bool; 3];

fn lanes(inputs: &[u32]) -> impl Iterator<Item = Lane> + '_ {
    let [valid, active, hold, wavefront, half, transactional, executing] =
        *inputs.first_chunk().expect("the pins before the masks");
    let [begun, pending] = *inputs.last_chunk().expect("the pins after the masks");
    let mask = inputs[7 + (2 * wavefront + half) as usize];
    // A request in service goes on under `hold`, a new one waits.
    let is_served = valid == 1 && (active == 1 || hold == 0);
    let is_in = |lanes: u32, lane: usize| lanes >> lane & 1 == 1;
    (0..LANES).map(move |lane| {
        let asks = match begun == 1 {
            true => is_in(pending, lane),
            false => is_in(executing, lane),
        };
        let has_lost = transactional == 1 && is_in(mask, lane);
        [
            is_served && asks,
            has_lost,
            is_in(executing, lane) && !has_lost,
        ]
    })
}

#[test]
fn a_lane_goes_if_it_executes_or_is_left_and_has_not_lost() {
    let unit = find("lane_choice").expect("the catalog has lane_choice");
    let stimulus = Stimulus::random(unit, 68, 20_000, |_: &mut Inputs<LaneChoicePins>, _| ());
    let mut wanted_and_lost = 0;
    let checked = stimulus.run(unit, |inputs, outputs| {
        ensure!(outputs.len() == 4);
        for (lane, [wants, has_lost, runs]) in lanes(inputs).enumerate() {
            wanted_and_lost += u32::from(wants && has_lost);
            let told = [0, 1, 2].map(|place: usize| outputs[place] >> lane & 1 == 1);
            ensure!(
                told == [wants, has_lost, runs],
                "lane {lane} of {inputs:x?}: {told:?}"
            );
        }
        let (wavefront, half) = (inputs[3], inputs[4]);
        let first = 64 * wavefront + 32 * half;
        ensure!(
            outputs[3] == first,
            "work-item {} is first, not {first}",
            outputs[3]
        );
        Ok(())
    });
    checked.unwrap();
    assert!(wanted_and_lost > 10_000, "{wanted_and_lost} lanes");
}
