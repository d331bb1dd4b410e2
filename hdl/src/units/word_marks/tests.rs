//! Every cycle of random traffic against marks that are kept one by one.

use anyhow::ensure;
use turnstile_hdl::catalog::find;
use turnstile_hdl::full_size::{SLOTS, STATE_ROWS};
use turnstile_testbenches::random_pins;

const WORDS: usize = STATE_ROWS.div_ceil(4);

#[test]
fn marks_are_set_and_go_in_the_order_of_the_header_and_are_scanned_by_number() {
    let unit = find("word_marks").expect("the catalog has word_marks");
    let mut marked = [[false; WORDS]; SLOTS];
    let checked = random_pins::stimulus(unit, 57, 50_000).run(unit, |inputs, outputs| {
        let [clear, word, set, set_slot, unset, unset_slot, flush, flush_slot, scan_slot, on] =
            *inputs
        else {
            panic!("other pins: {inputs:?}");
        };
        let word = word as usize;
        let marks = (0..SLOTS).filter(|slot| *marked[*slot].get(word).unwrap_or(&false));
        let marks: u32 = marks.map(|slot| 1 << slot).sum();
        ensure!(outputs[0] == marks, "{:#b}, not {marks:#b}", outputs[0]);
        let first = if on == 1 { word + 1 } else { 0 };
        let next = (first..WORDS).find(|word| marked[scan_slot as usize][*word]);
        let found = (outputs[1] == 1).then_some(outputs[2] as usize);
        ensure!(found == next, "{found:?}, not {next:?}");

        for (slot, marks) in (0..).zip(&mut marked) {
            if let Some(mark) = marks.get_mut(word) {
                *mark |= set == 1 && set_slot == slot;
                *mark &= unset == 0 || unset_slot != slot;
            }
            if clear == 1 || (flush == 1 && flush_slot == slot) {
                marks.fill(false);
            }
        }
        Ok(())
    });
    checked.unwrap();
}
