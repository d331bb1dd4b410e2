//! From banks back to lanes: each waiting lane gets the word of the bank of its address. In rust-hdl and in the exported Verilog.

use anyhow::ensure;
use rand::Rng;
use turnstile_hdl::catalog::find;
use turnstile_hdl::full_size::{BANKS, LANES};
use turnstile_hdl::response_crossbar::ResponseCrossbarPins;
use turnstile_testbenches::cosim::{Inputs, Stimulus};
use turnstile_tools::{available, VERILATOR};

#[test]
fn a_waiting_lane_gets_the_word_of_its_bank() {
    let unit = find("response_crossbar").expect("the catalog has response_crossbar");
    let stimulus = Stimulus::random(
        unit,
        68,
        10_000,
        |pins: &mut Inputs<ResponseCrossbarPins>, random| {
            let at = pins.at;
            // All banks, or half, or none of them answer; all lanes wait for one bank, or each for any.
            if random.random_ratio(1, 4) {
                pins.set(at.bank_valid, [0, u32::MAX][random.random_range(0..2)]);
            }
            if random.random_ratio(1, 4) {
                let address = random.random_range(0..0x1_0000);
                pins.array(at.lane_addr).fill(address);
            }
        },
    );
    let mut aborts = 0;
    let checked = stimulus.run(unit, |inputs, outputs| {
        let (waiting, rest) = inputs.split_at(1);
        let (addresses, rest) = rest.split_at(LANES);
        let (banks, words) = rest.split_at(2);
        let (done, taken) = outputs.split_at(2);
        for (lane, (address, taken)) in addresses.iter().zip(taken).enumerate() {
            let bank = *address as usize / 4 % BANKS;
            let answered = waiting[0] >> lane & banks[0] >> bank & 1 == 1;
            let aborted = answered && banks[1] >> bank & 1 == 1;
            let word = if answered { words[bank] } else { 0 };
            let seen = (done[0] >> lane & 1 == 1, done[1] >> lane & 1 == 1, *taken);
            let wanted = (answered, aborted, word);
            ensure!(
                seen == wanted,
                "lane {lane}, bank {bank}: {seen:x?}, not {wanted:x?}"
            );
            aborts += u32::from(aborted);
        }
        Ok(())
    });
    checked.unwrap();
    assert!(aborts > 10_000, "{aborts} lost lanes");
    if available(&[VERILATOR]) {
        stimulus.verilator(unit).unwrap();
    }
}
