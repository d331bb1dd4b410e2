//! What storage units are described with: the Rust and the Verilog of each part agree in every input and every state, at small sizes.
//!
//! A part is run from each state on each input by the reader that simulates it; Icarus puts the same state into the Verilog of the other
//! reader, and compares the outputs before the clock, and state and outputs after it. At sizes of more than one cell of 64 rows, states and inputs
//! are random ones.

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use rayon::prelude::*;
use std::fmt::Write;
use turnstile_hdl::prelude::Verilog;
use turnstile_hdl::row_hash::{FilterHash, RowHash};
use turnstile_hdl::storage::circuit::array::{Action, Array};
use turnstile_hdl::storage::circuit::operation::{Column, Join, OneBit, Pick};
use turnstile_hdl::storage::circuit::pin::{InPin, OutPin, PinName};
use turnstile_hdl::storage::circuit::plane::Plane;
use turnstile_hdl::storage::circuit::row_exchange::{ExchangePorts, RowExchange};
use turnstile_hdl::storage::circuit::row_scan::{RowScan, ScanPorts};
use turnstile_hdl::storage::circuit::{print, simulate, Circuit, Hardware};
use turnstile_tools::{available, said, IVERILOG, VVP};

const SEED: u64 = 0x5707;
/// Random vectors where there are too many to try all.
const SAMPLES: usize = 4_000;
/// The most bits of state and input that are tried all.
const EXHAUSTIVE_BITS: usize = 18;

/// A pin of a part.
#[derive(Clone, Debug)]
struct TestPin {
    width: usize,
    word: u64,
}

impl InPin for TestPin {
    fn width(&self) -> usize {
        self.width
    }
    fn word(&self) -> u64 {
        self.word
    }
}

impl OutPin for TestPin {
    fn width(&self) -> usize {
        self.width
    }
    fn drive(&mut self, word: u64) {
        self.word = word;
    }
}

/// What a part does.
#[derive(Clone, Debug)]
enum Kind {
    Operations(FilterHash),
    /// Both kinds of writes to a memory, and a read.
    Memory,
    /// Writes and reads of rows.
    Packed,
    /// Everything that can be done to registers, all at once.
    Registers,
    /// A register and an output that is one.
    Register,
    Plane,
    Exchange(RowExchange),
    Scan(RowScan),
}

/// A small circuit around one thing.
#[derive(Clone, Debug)]
struct Part {
    name: &'static str,
    kind: Kind,
    inputs: Vec<TestPin>,
    outputs: Vec<TestPin>,
    /// Outputs that are registers come first.
    registered: usize,
    arrays: Vec<Array>,
    planes: Vec<Plane>,
}

fn pins(widths: &[usize]) -> Vec<TestPin> {
    let pin = |&width| TestPin { width, word: 0 };
    widths.iter().map(pin).collect()
}

fn place(name: &'static str, number: usize) -> PinName {
    PinName {
        name,
        number: Some(number),
    }
}

impl Part {
    fn new(name: &'static str, kind: Kind, inputs: &[usize], outputs: &[usize]) -> Self {
        Self {
            name,
            kind,
            inputs: pins(inputs),
            outputs: pins(outputs),
            registered: 0,
            arrays: vec![],
            planes: vec![],
        }
    }

    fn with_array(mut self, array: Array) -> Self {
        self.arrays.push(array);
        self
    }

    fn with_planes(mut self, count: usize, rows: usize) -> Self {
        let plane = |number| Plane::new(format!("plane{number}"), rows);
        self.planes = (0..count).map(plane).collect();
        self
    }

    fn words<H: Hardware>(&self, hw: &mut H) -> Vec<H::Word> {
        let pins = self.inputs.iter().enumerate();
        pins.map(|(number, pin)| hw.input(place("in", number), pin))
            .collect()
    }

    /// Widths of what is kept, and where in Verilog, lowest first.
    fn state(&self) -> Vec<(usize, String)> {
        let outputs = (0..self.registered).map(|at| (self.outputs[at].width, format!("out${at}")));
        let arrays = self.arrays.iter().flat_map(|array| {
            let shape = array.shape();
            (0..shape.rows()).map(|row| (shape.width(), shape.cell(row)))
        });
        let planes = self
            .planes
            .iter()
            .flat_map(|plane| (0..plane.rows()).map(|row| (1, format!("{}[{row}]", plane.name()))));
        outputs.chain(arrays).chain(planes).collect()
    }

    /// The words of [`Part::state`].
    fn kept(&self) -> Vec<u64> {
        let outputs = self.outputs[..self.registered].iter().map(|pin| pin.word);
        let arrays = self.arrays.iter();
        let arrays = arrays.flat_map(|array| (0..array.shape().rows()).map(|row| array.get(row)));
        let planes = self.planes.iter();
        let planes = planes.flat_map(|plane| (0..plane.rows()).map(|row| plane.get(row)));
        outputs.chain(arrays).chain(planes).collect()
    }

    fn keep(&mut self, words: &[u64]) {
        let mut words = words.iter().copied();
        let mut word = || words.next().expect("a word for all that is kept");
        for pin in &mut self.outputs[..self.registered] {
            pin.word = word();
        }
        for array in &mut self.arrays {
            for row in 0..array.shape().rows() {
                array.act(Action::Load { row, word: word() });
            }
        }
        for plane in &mut self.planes {
            for row in 0..plane.rows() {
                plane.set(row, word());
            }
        }
    }
}

impl Circuit for Part {
    fn rise<H: Hardware>(&mut self, hw: &mut H) {
        let words = self.words(hw);
        match (&self.kind, &words[..]) {
            (Kind::Operations(_) | Kind::Scan(_), _) => {}
            (Kind::Memory, &[row, enable, word, part_enable, part]) => {
                let array = &mut self.arrays[0];
                hw.when(enable, |hw| hw.act(array, Action::Write { row, word }));
                hw.when(part_enable, |hw| {
                    let (low, width) = (1, 1);
                    let action = Action::WritePart {
                        row,
                        low,
                        width,
                        part,
                    };
                    hw.act(array, action);
                });
            }
            (Kind::Packed, &[row, enable, word]) => {
                let array = &mut self.arrays[0];
                hw.when(enable, |hw| hw.act(array, Action::Write { row, word }));
            }
            (Kind::Registers, &[row, mark, unmark, clear, load, bits]) => {
                let array = &mut self.arrays[0];
                hw.when(mark, |hw| hw.act(array, Action::Mark { row, bits }));
                hw.when(unmark, |hw| {
                    // Other bits than those that are marked.
                    let low = hw.slice(bits, 0, 1);
                    let bits = hw.apply(Join { low_width: 1 }, [low, mark]);
                    hw.act(array, Action::Unmark { bits });
                });
                hw.when(clear, |hw| hw.act(array, Action::Clear));
                hw.when(load, |hw| {
                    hw.when(mark, |hw| {
                        hw.act(array, Action::Load { row: 1, word: bits });
                    });
                });
            }
            (Kind::Register, &[enable, word]) => {
                hw.act(&mut self.arrays[0], Action::Load { row: 0, word });
                hw.when(enable, |hw| {
                    hw.load(place("out", 0), &mut self.outputs[0], word)
                });
            }
            (Kind::Plane, &[row, enable, bit, clear]) => {
                let plane = &mut self.planes[0];
                hw.when(enable, |hw| hw.set_bit(plane, row, bit));
                hw.when(clear, |hw| hw.clear(plane));
            }
            (Kind::Exchange(exchange), &[first, last, clear, to_a, to_b, valid, row, bit]) => {
                let [a, b] = &mut self.planes[..] else {
                    panic!("two planes");
                };
                let ports = ExchangePorts {
                    first,
                    last,
                    clear,
                    patterns: [to_a, to_b],
                    write: [valid, row, bit],
                };
                hw.exchange([a, b], *exchange, ports);
            }
            other => panic!("other pins: {other:?}", other = other.0),
        }
    }

    fn show<H: Hardware>(&mut self, hw: &mut H) {
        let words = self.words(hw);
        let shown = match (&self.kind, &words[..]) {
            (Kind::Operations(hash), &[a, b, condition, word]) => {
                let columns = (0..1 << hash.row_bits).map(|row| hash.column(row) as u8);
                let column = Column {
                    hash: *hash,
                    table: &columns.collect::<Vec<u8>>(),
                };
                vec![
                    hw.and(a, b),
                    hw.and_not(a, b),
                    hw.or(a, b),
                    hw.not(condition),
                    hw.any(a),
                    hw.any(condition),
                    hw.equal(a, b),
                    hw.is(a, 5),
                    hw.at_most(a, b),
                    hw.slice(a, 1, 2),
                    hw.slice(a, 0, 3),
                    hw.slice(a, 2, 1),
                    hw.select(condition, a, b),
                    hw.apply(Join { low_width: 3 }, [a, b]),
                    hw.apply(OneBit { width: 8 }, [a]),
                    hw.apply(OneBit { width: 5 }, [a]),
                    hw.apply(Pick, [word, a]),
                    hw.apply(column, [word]),
                    hw.gather(3, |hw, bit| hw.slice(a, 2 - bit, 1)),
                    hw.gather(1, |_, _| condition),
                    hw.case(a, 5, 3, |hw, number| match number % 2 {
                        0 => b,
                        _ => hw.constant(3, number as u64),
                    }),
                    hw.any_of(2, |hw, number| match number {
                        0 => condition,
                        _ => hw.and(a, b),
                    }),
                ]
            }
            (Kind::Memory | Kind::Packed | Kind::Registers, words) => {
                let word = hw.read(&self.arrays[0], words[0]);
                vec![hw.named(format_args!("found"), word)]
            }
            (Kind::Register, _) => vec![hw.register(&self.arrays[0], 0)],
            (Kind::Plane, words) => vec![hw.bit(&self.planes[0], words[0])],
            (Kind::Exchange(_), _) => vec![],
            (Kind::Scan(scan), &[slot, on, after, classes]) => {
                let ports = ScanPorts {
                    slot,
                    on,
                    after,
                    classes,
                };
                hw.scan(scan, &self.planes, ports).into()
            }
            other => panic!("other pins: {other:?}", other = other.0),
        };
        for (number, word) in (self.registered..).zip(shown) {
            hw.output(place("out", number), &mut self.outputs[number], word);
        }
    }
}

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

    fn module(&self) -> String {
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
    fn compare(&self, module: &str) -> Result<(), String> {
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

fn hash(hash: RowHash, width: usize, row_bits: usize) -> FilterHash {
    FilterHash {
        hash,
        filter: 0,
        width,
        row_bits,
    }
}

/// Outputs of [`Kind::Operations`].
const OPERATIONS: [usize; 22] = [
    3, 3, 3, 1, 1, 1, 1, 1, 1, 2, 3, 1, 3, 6, 8, 5, 1, 3, 3, 1, 3, 1,
];

fn operations(name: &'static str, kind: RowHash) -> Part {
    let kind = Kind::Operations(hash(kind, 3, 8));
    Part::new(name, kind, &[3, 3, 1, 8], &OPERATIONS)
}

fn memory(name: &'static str, rows: usize, row_bits: usize) -> Part {
    Part::new(name, Kind::Memory, &[row_bits, 1, 2, 1, 1], &[2])
        .with_array(Array::memory("words", rows, 2))
}

fn packed(name: &'static str, rows: usize, row_bits: usize, width: usize) -> Part {
    Part::new(name, Kind::Packed, &[row_bits, 1, width], &[width])
        .with_array(Array::packed("words", rows, width))
}

fn registers(name: &'static str, rows: usize) -> Part {
    Part::new(name, Kind::Registers, &[2, 1, 1, 1, 1, 2], &[2])
        .with_array(Array::registers("words", rows, 2))
}

fn register() -> Part {
    let part = Part::new("a register", Kind::Register, &[1, 3], &[3, 3]);
    Part {
        registered: 1,
        ..part.with_array(Array::register("word", 3))
    }
}

fn plane(name: &'static str, rows: usize, row_bits: usize) -> Part {
    Part::new(name, Kind::Plane, &[row_bits, 1, 1, 1], &[1]).with_planes(1, rows)
}

fn exchange(name: &'static str, rows: usize, row_bits: usize, periods: [usize; 2]) -> Part {
    let kind = Kind::Exchange(RowExchange { periods });
    let inputs = [
        row_bits, row_bits, 1, periods[0], periods[1], 1, row_bits, 1,
    ];
    Part::new(name, kind, &inputs, &[]).with_planes(2, rows)
}

fn scan(name: &'static str, planes: usize, rows: usize, classes: usize, of: FilterHash) -> Part {
    let kind = Kind::Scan(RowScan::new(rows, of, classes));
    let inputs = [1, 1, of.row_bits, classes];
    Part::new(name, kind, &inputs, &[1, of.row_bits]).with_planes(planes, rows)
}

fn parts() -> Vec<Part> {
    let modulo = |width, row_bits| hash(RowHash::Modulo, width, row_bits);
    vec![
        operations("operations, modulo", RowHash::Modulo),
        operations("operations, xor", RowHash::XorFold),
        operations("operations, h3", RowHash::H3),
        memory("a memory of 4 rows", 4, 2),
        memory("a memory of 3 rows", 3, 2),
        memory("a memory of 2 rows, 2 bits to name them", 2, 2),
        packed("4 packed rows", 4, 2, 2),
        packed("3 packed rows of 3 bits", 3, 2, 3),
        packed("2 packed rows of 1 bit, 2 bits to name them", 2, 2, 1),
        packed("1 packed row", 1, 1, 3),
        registers("4 registers", 4),
        registers("3 registers", 3),
        register(),
        plane("a plane of 8 rows", 8, 3),
        plane("a plane of 5 rows", 5, 3),
        plane("a plane of 3 rows, 3 bits to name them", 3, 3),
        plane("a plane of 1 row", 1, 1),
        plane("a plane of 130 rows", 130, 8),
        exchange("exchange of 4 rows", 4, 2, [1, 1]),
        exchange("exchange of 3 rows", 3, 2, [2, 1]),
        exchange("exchange of 2 rows, 2 bits to name them", 2, 2, [2, 1]),
        exchange("exchange of 9 rows", 9, 4, [4, 2]),
        exchange("exchange of 130 rows", 130, 8, [4, 1]),
        exchange("exchange of 128 rows", 128, 7, [1, 2]),
        scan("scan of 1 class", 2, 6, 1, modulo(0, 3)),
        scan("scan of 2 classes", 2, 5, 2, modulo(1, 3)),
        scan("scan of 4 classes", 1, 8, 4, modulo(2, 3)),
        scan(
            "scan of 4 classes, 5 rows",
            1,
            5,
            4,
            hash(RowHash::XorFold, 2, 3),
        ),
        scan(
            "scan of 4 classes, 2 of them without rows",
            1,
            6,
            4,
            modulo(1, 3),
        ),
        scan(
            "scan of 2 classes of a filter of 4 bits",
            1,
            7,
            2,
            modulo(2, 3),
        ),
        scan("scan of 130 rows", 2, 130, 8, hash(RowHash::H3, 3, 8)),
    ]
}

#[test]
fn rust_and_verilog_of_every_part_agree() {
    if !available(&[IVERILOG, VVP]) {
        return;
    }
    let parts = parts().into_par_iter();
    let compared = parts.map(|part| part.compare(&part.module()));
    let different: Vec<String> = compared.filter_map(Result::err).collect();
    assert!(different.is_empty(), "{}", different.join("\n"));
}
