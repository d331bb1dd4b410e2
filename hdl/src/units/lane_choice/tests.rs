//! Which lanes go to the banks, lane by lane (LocalTM-Bloom 3.1: a lane runs iff it executes and has not lost).

use anyhow::ensure;
use turnstile_hdl::catalog::find;
use turnstile_hdl::full_size::LANES;
use turnstile_hdl::lane_choice::LaneChoicePins;
use turnstile_testbenches::cosim::{Inputs, Stimulus};

/// Of a lane.
struct Lane {
    /// It would go, had it not lost.
    asks: bool,
    lost: bool,
    runs: bool,
}

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
        let lost = transactional == 1 && is_in(mask, lane);
        Lane {
            asks: is_served && asks,
            lost,
            runs: is_in(executing, lane) && !lost,
        }
    })
}

#[test]
fn a_lane_goes_if_it_executes_or_is_left_and_has_not_lost() {
    let unit = find("lane_choice").expect("the catalog has lane_choice");
    let stimulus = Stimulus::random(unit, 68, 20_000, |_: &mut Inputs<LaneChoicePins>, _| ());
    let mut asked_and_lost = 0;
    let checked = stimulus.run(unit, |inputs, outputs| {
        ensure!(outputs.len() == 3);
        for (number, lane) in lanes(inputs).enumerate() {
            asked_and_lost += u32::from(lane.asks && lane.lost);
            let told = [0, 1].map(|place: usize| outputs[place] >> number & 1 == 1);
            ensure!(
                told == [lane.asks && !lane.lost, lane.runs],
                "lane {number} of {inputs:x?}: {told:?}"
            );
        }
        let (wavefront, half) = (inputs[3], inputs[4]);
        let first = 64 * wavefront + 32 * half;
        ensure!(
            outputs[2] == first,
            "work-item {} is first, not {first}",
            outputs[2]
        );
        Ok(())
    });
    checked.unwrap();
    assert!(asked_and_lost > 10_000, "{asked_and_lost} lanes");
}
