//! One lane's answers against what each read gives of a word.

use anyhow::ensure;
use rand::Rng;
use turnstile_hdl::catalog::find;
use turnstile_hdl::lane_align::{LaneAlignPins, WordPart};
use turnstile_hdl::pins::PinValue;
use turnstile_testbenches::cosim::{Inputs, Stimulus};
use turnstile_testbenches::models::operation::{Operands, Operation, Part};

const READS: [(WordPart, Operation); 5] = [
    (WordPart::Whole, Operation::ReadB32),
    (WordPart::Byte, Operation::ReadU8),
    (WordPart::SignedByte, Operation::ReadI8),
    (WordPart::Half, Operation::ReadU16),
    (WordPart::SignedHalf, Operation::ReadI16),
];

#[test]
fn a_lane_keeps_where_it_asks_and_the_part_of_the_word_that_it_asked_for() {
    let unit = find("lane_align").expect("the catalog has lane_align");
    let stimulus = Stimulus::random(
        unit,
        65,
        100_000,
        |pins: &mut Inputs<LaneAlignPins>, random| {
            let part = pins.at.part;
            pins.set(part, random.random_range(0..READS.len() as u32));
        },
    );
    let (mut asked, mut answers) = (0, [0, 0]);
    let checked = stimulus.run(unit, |inputs, outputs| {
        let &[served, addr, odd, done, word, part, is_high] = inputs else {
            anyhow::bail!("lane_align has {} inputs", inputs.len());
        };
        let wanted = [asked, answers[0], answers[1]];
        ensure!(outputs == wanted, "{outputs:x?}, not {wanted:x?}");
        if done == 1 {
            let read = READS.iter().find(|read| read.0.to_word() == part);
            let operands = Operands {
                address: asked as usize,
                ..Operands::default()
            };
            let (_, operation) = read.expect("a part");
            answers[is_high as usize] = operation.apply(Part::Low, word, operands).returned;
        }
        if served == 1 {
            asked = addr | odd << 2;
        }
        Ok(())
    });
    checked.unwrap();
}
