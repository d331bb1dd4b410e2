//! What a circuit does by the simulation, replayed on its Verilog by Icarus.

use super::part::{Part, TestPin};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use std::fmt::Write;
use turnstile_hdl::prelude::Verilog;
use turnstile_hdl::storage::circuit::{print, simulate};
use turnstile_tools::{said, IVERILOG, VVP};

const SEED: u64 = 0x5707;
/// Random vectors where there are too many to try all.
const SAMPLES: usize = 4_000;
/// The most bits of state and input that are tried all.
const EXHAUSTIVE_BITS: usize = 18;

/// Everything put side by side in a word of as many bits as a vector has, lowest first.
#[derive(Default)]
struct Bits(Vec<bool>);

impl Bits {
    fn push(&mut self, width: usize, word: u64) {
        self.0.extend((0..width).map(|bit| word >> bit & 1 != 0));
    }

    fn hex(&self) -> String {
        let digit = |bits: &[bool]| {
            let value = bits
                .iter()
                .rev()
                .fold(0, |value, &bit| value << 1 | u32::from(bit));
            char::from_digit(value, 16).expect("four bits")
        };
        self.0.chunks(4).rev().map(digit).collect()
    }
}

/// The words that state and inputs have in each vector.
fn stimuli(widths: &[usize]) -> Vec<Vec<u64>> {
    let bits: usize = widths.iter().sum();
    if bits > EXHAUSTIVE_BITS {
        let mut random = SmallRng::seed_from_u64(SEED);
        let sample = |_| {
            let word = |&width: &usize| random.random::<u64>() >> (64 - width);
            widths.iter().map(word).collect()
        };
        return (0..SAMPLES).map(sample).collect();
    }
    let vector = |mut number: u64| {
        let word = |&width: &usize| {
            let word = number & ((1 << width) - 1);
            number >>= width;
            word
        };
        widths.iter().map(word).collect()
    };
    (0..1 << bits).map(vector).collect()
}

impl Part {
    /// Vectors: state, inputs, outputs, state after the clock, outputs after it.
    fn vectors(&self) -> String {
        let mut part = self.clone();
        let state: Vec<usize> = self.state().iter().map(|(width, _)| *width).collect();
        let inputs = self.inputs.iter().map(|pin| pin.width);
        let widths: Vec<usize> = state.iter().copied().chain(inputs).collect();
        let mut text = String::new();
        for words in stimuli(&widths) {
            let (kept, driven) = words.split_at(state.len());
            part.keep(kept);
            for (pin, &word) in part.inputs.iter_mut().zip(driven) {
                pin.word = word;
            }
            let mut bits = Bits::default();
            widths
                .iter()
                .zip(&words)
                .for_each(|(&width, &word)| bits.push(width, word));
            simulate(&mut part, false);
            part.outputs
                .iter()
                .for_each(|pin| bits.push(pin.width, pin.word));
            simulate(&mut part, true);
            state
                .iter()
                .zip(part.kept())
                .for_each(|(&width, word)| bits.push(width, word));
            part.outputs
                .iter()
                .for_each(|pin| bits.push(pin.width, pin.word));
            text += &bits.hex();
            text.push('\n');
        }
        text
    }

    pub fn module(&self) -> String {
        let Verilog::Custom(body) = print(self) else {
            panic!("{} has no Verilog", self.name);
        };
        let port = |direction: &str, name: &str, (number, pin): (usize, &TestPin)| {
            format!(", {direction} [{}:0] {name}${number}", pin.width - 1)
        };
        let inputs = self.inputs.iter().enumerate();
        let inputs: String = inputs.map(|pin| port("input wire", "in", pin)).collect();
        let outputs = self.outputs.iter().enumerate();
        // What the clock assigns is a register, other outputs are driven.
        let output = |(number, pin)| match body.contains(&format!("out${number} <= ")) {
            true => port("output reg", "out", (number, pin)),
            false => port("output wire", "out", (number, pin)),
        };
        let outputs: String = outputs.map(output).collect();
        format!("module part(input wire clock{inputs}{outputs});\n{body}endmodule\n")
    }

    /// A bench that goes through the vectors.
    fn bench(&self, vectors: usize) -> String {
        let mut at = 0;
        let mut next = |width: usize| {
            at += width;
            format!("now[{} +: {width}]", at - width)
        };
        let (mut set, mut ports, mut wires) = (String::new(), String::new(), String::new());
        let check = |found: &str, expected: &str| {
            format!("if ({found} !== {expected}) begin $display(\"FAIL %0d {found} %b %b\", number, {found}, {expected}); $finish; end\n")
        };
        for (width, lvalue) in self.state() {
            let _ = writeln!(set, "part.{lvalue} = {};", next(width));
        }
        for (number, pin) in self.inputs.iter().enumerate() {
            let _ = write!(ports, ", .in${number}({})", next(pin.width));
        }
        let mut before = String::new();
        for (number, pin) in self.outputs.iter().enumerate() {
            let _ = writeln!(wires, "wire [{}:0] out{number};", pin.width - 1);
            let _ = write!(ports, ", .out${number}(out{number})");
            before += &check(&format!("out{number}"), &next(pin.width));
        }
        let mut after = String::new();
        for (width, lvalue) in self.state() {
            after += &check(&format!("part.{lvalue}"), &next(width));
        }
        for (number, pin) in self.outputs.iter().enumerate() {
            after += &check(&format!("out{number}"), &next(pin.width));
        }
        format!(
            "module bench;\nreg [{0}:0] vectors [0:{1}];\nreg [{0}:0] now;\nreg clock;\ninteger number;\n{wires}\
             part part(.clock(clock){ports});\ninitial begin\n$readmemh(\"vectors.hex\", vectors);\nclock = 0;\n\
             for (number = 0; number <= {1}; number = number + 1) begin\nnow = vectors[number];\n{set}#1;\n{before}\
             clock = 1;\n#1;\n{after}clock = 0;\n#1;\nend\n$display(\"PASS\");\n$finish;\nend\nendmodule\n",
            at - 1,
            vectors - 1
        )
    }

    /// What Icarus says of `module`: whether it does the same as the simulation, or what is different.
    pub fn compare(&self, module: &str) -> Result<(), String> {
        let directory = tempfile::tempdir().expect("a temporary directory");
        let write = |name: &str, text: &str| {
            std::fs::write(directory.path().join(name), text).expect("the folder takes files");
        };
        let vectors = self.vectors();
        write("part.v", module);
        write("bench.v", &self.bench(vectors.lines().count()));
        write("vectors.hex", &vectors);
        let mut compile = IVERILOG.command().expect("Icarus");
        compile.current_dir(directory.path());
        compile.args([
            "-g2005",
            "-s",
            "bench",
            "-o",
            "bench.vvp",
            "bench.v",
            "part.v",
        ]);
        IVERILOG.succeed(&mut compile).expect("Icarus compiles");
        let mut run = VVP.command().expect("vvp");
        run.current_dir(directory.path()).args(["-n", "bench.vvp"]);
        let said = said(&VVP.succeed(&mut run).expect("vvp runs"));
        match said.lines().any(|line| line == "PASS") {
            true => Ok(()),
            false => Err(format!("{}, seed {SEED}: {said}\n{module}", self.name)),
        }
    }
}
