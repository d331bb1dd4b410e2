//! Which words of a top's answers mean something: those of lanes that were asked for one, which only the request tells.

use std::collections::VecDeque;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_hdl::pins::{Pin, PinValue};

/// Lanes of `rsp_data` and of `rsp_data2` that mean something, cycle by cycle.
pub struct Answers(Vec<[u32; 2]>);

/// Words of the pins in a cycle.
struct Pins<'a> {
    inputs: &'a [Pin],
    outputs: &'a [Pin],
    words: &'a [u32],
}

impl Pins<'_> {
    /// Nothing if there is no such pin.
    fn find(&self, name: &str) -> Option<u32> {
        let mut pins = self.inputs.iter().chain(self.outputs);
        let place = pins.position(|pin| pin.name == name)?;
        Some(self.words[place])
    }

    fn is_high(&self, name: &str) -> bool {
        self.find(name) == Some(1)
    }

    /// Lanes that a request asks for a word, and for two.
    fn asked(&self) -> [u32; 2] {
        let pin = |name: &str| self.find(name).unwrap_or_default();
        let (slot, half) = (pin("req_wavefront"), pin("req_half"));
        let mask = match self.is_high("req_transactional") {
            true => pin(&format!("tcm_{}", 2 * slot + half)),
            false => 0,
        };
        let lanes = pin("req_lanes") & !mask;
        match LdsOp::from_word(pin("req_op")) {
            LdsOp::WriteB32 | LdsOp::WriteB8 | LdsOp::WriteB16 | LdsOp::WriteB64 => [0, 0],
            LdsOp::ReadB64 => [lanes, lanes],
            _ => [lanes, 0],
        }
    }
}

impl Answers {
    /// Of what was recorded; no lane of a unit that has no requests.
    pub fn of(inputs: &[Pin], outputs: &[Pin], cycles: &[Vec<u32>]) -> Self {
        let mut asked = VecDeque::new();
        let of_cycle = |words: &Vec<u32>| {
            let pins = Pins {
                inputs,
                outputs,
                words,
            };
            let mut answer = [0, 0];
            if pins.is_high("rsp_valid") {
                let lost = pins.find("rsp_aborted").unwrap_or_default();
                let of_request: [u32; 2] = asked.pop_front().unwrap_or_default();
                answer = of_request.map(|lanes| lanes & !lost);
            }
            // An atomic instruction through lock bits has the old words of the lanes that got their locks.
            if pins.is_high("won_valid") {
                answer = [pins.find("won_lanes").unwrap_or_default(), 0];
            }
            let taken = pins.is_high("req_valid") && pins.is_high("req_ready");
            if taken && !pins.is_high("req_locked") {
                asked.push_back(pins.asked());
            }
            if pins.is_high("clear") {
                asked.clear();
            }
            answer
        };
        Self(cycles.iter().map(of_cycle).collect())
    }

    /// Lanes whose word means something.
    pub fn words(&self, cycle: usize) -> u32 {
        self.0[cycle][0]
    }

    /// Lanes whose second word does.
    pub fn second_words(&self, cycle: usize) -> u32 {
        self.0[cycle][1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const INPUTS: [&str; 7] = [
        "clear",
        "req_valid",
        "req_op",
        "req_lanes",
        "req_transactional",
        "req_wavefront",
        "req_half",
    ];
    const OUTPUTS: [&str; 4] = ["req_ready", "tcm_3", "rsp_valid", "rsp_aborted"];

    #[test]
    fn an_answer_means_something_for_lanes_that_asked_and_have_not_lost() {
        let pins = |names: &[&str]| -> Vec<Pin> {
            let pin = |name: &&str| Pin::new(*name, 32);
            names.iter().map(pin).collect()
        };
        let code = |op: LdsOp| op.to_word();
        let none = [0; 7];
        let cycle = |inputs: [u32; 7], outputs: [u32; 4]| [&inputs[..], &outputs].concat();
        let cycles = [
            // Not ready; then taken, with lane 0 masked.
            cycle([0, 1, code(LdsOp::ReadB64), 7, 1, 1, 1], [0, 1, 0, 0]),
            cycle([0, 1, code(LdsOp::ReadB64), 7, 1, 1, 1], [1, 1, 0, 0]),
            cycle([0, 1, code(LdsOp::WriteB32), 7, 0, 0, 0], [1, 0, 0, 0]),
            // Lane 2 has lost.
            cycle([0, 1, code(LdsOp::Add), 3, 0, 0, 0], [1, 0, 1, 4]),
            cycle(none, [0, 0, 1, 0]),
            cycle(none, [0, 0, 1, 0]),
            // A request that a clear ends has no answer.
            cycle([0, 1, code(LdsOp::ReadB32), 7, 0, 0, 0], [1, 0, 0, 0]),
            cycle([1, 0, 0, 0, 0, 0, 0], [0; 4]),
            cycle([0, 1, code(LdsOp::ReadB32), 1, 0, 0, 0], [1, 0, 0, 0]),
            cycle(none, [0, 0, 1, 0]),
        ];
        let answers = Answers::of(&pins(&INPUTS), &pins(&OUTPUTS), &cycles);
        let found: Vec<[u32; 2]> = answers.0.clone();
        let mut wanted = [[0, 0]; 10];
        (wanted[3], wanted[5], wanted[9]) = ([2, 2], [3, 0], [1, 0]);
        assert_eq!(found, wanted);
    }
}
