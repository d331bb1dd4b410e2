//! Small circuits, each around one thing that storage units are described with.

use turnstile_hdl::row_hash::FilterHash;
use turnstile_hdl::storage::circuit::array::{Action, StorageArray};
use turnstile_hdl::storage::circuit::block_scan::BlockPorts;
use turnstile_hdl::storage::circuit::operation::{Column, Join, OneBit, Pick, Upward};
use turnstile_hdl::storage::circuit::pin::{InPin, OutPin, PinName};
use turnstile_hdl::storage::circuit::plane::{Plane, Renewal};
use turnstile_hdl::storage::circuit::row_exchange::{ExchangePorts, RowExchange};
use turnstile_hdl::storage::circuit::row_scan::{RowScan, ScanPorts};
use turnstile_hdl::storage::circuit::{Circuit, Hardware};

/// A pin of a part.
#[derive(Clone, Debug)]
pub struct TestPin {
    pub width: usize,
    pub word: u64,
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
pub enum Kind {
    Operations(FilterHash),
    /// Both kinds of writes to a memory, and a read.
    Memory,
    /// Writes and reads of rows.
    Rows,
    /// Everything that can be done to registers, all at once.
    Registers,
    /// A register and an output that is one.
    Register,
    /// Bits of one register that are set and cleared.
    Marks,
    Plane,
    Exchange(RowExchange),
    Scan(RowScan),
    /// A decoded row of planes that is looked at, renewed and scanned from.
    Decoded,
    /// The first bit of a word of this width.
    First(usize),
}

/// A small circuit around one thing.
#[derive(Clone, Debug)]
pub struct Part {
    pub name: &'static str,
    pub kind: Kind,
    pub inputs: Vec<TestPin>,
    pub outputs: Vec<TestPin>,
    /// Outputs that are registers come first.
    pub registered: usize,
    pub arrays: Vec<StorageArray>,
    pub planes: Vec<Plane>,
}

fn pins(widths: &[usize]) -> Vec<TestPin> {
    let pin = |&width| TestPin { width, word: 0 };
    widths.iter().map(pin).collect()
}

fn upward(width: usize, behind: bool) -> Upward {
    Upward { width, behind }
}

fn place(name: &'static str, number: usize) -> PinName {
    PinName {
        name,
        number: Some(number),
    }
}

impl Part {
    pub fn new(name: &'static str, kind: Kind, inputs: &[usize], outputs: &[usize]) -> Self {
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

    pub fn with_array(mut self, array: StorageArray) -> Self {
        self.arrays.push(array);
        self
    }

    pub fn with_planes(mut self, count: usize, rows: usize) -> Self {
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
    pub fn state(&self) -> Vec<(usize, String)> {
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
    pub fn kept(&self) -> Vec<u64> {
        let outputs = self.outputs[..self.registered].iter().map(|pin| pin.word);
        let arrays = self.arrays.iter();
        let arrays = arrays.flat_map(|array| (0..array.shape().rows()).map(|row| array.get(row)));
        let planes = self.planes.iter();
        let planes = planes.flat_map(|plane| (0..plane.rows()).map(|row| plane.get(row)));
        outputs.chain(arrays).chain(planes).collect()
    }

    pub fn keep(&mut self, words: &[u64]) {
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
            (Kind::Operations(_) | Kind::Scan(_) | Kind::First(_), _) => {}
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
            (Kind::Rows, &[row, enable, word]) => {
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
            (Kind::Marks, &[mark, unmark, clear, bits, others]) => {
                let array = &mut self.arrays[0];
                let row = hw.constant(1, 0);
                hw.when(mark, |hw| hw.act(array, Action::Mark { row, bits }));
                hw.when(unmark, |hw| {
                    hw.act(array, Action::Unmark { bits: others });
                });
                hw.when(clear, |hw| hw.act(array, Action::Clear));
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
            (Kind::Decoded, &[_, _, row, write, bit, keep]) => {
                for plane in &mut self.planes {
                    let renewal = Renewal {
                        row,
                        write,
                        bit,
                        keep,
                    };
                    hw.renew(plane, renewal);
                }
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
                    hw.apply(upward(8, false), [a]),
                    hw.apply(upward(5, false), [a]),
                    hw.apply(upward(8, true), [a]),
                    hw.apply(upward(5, true), [a]),
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
                    hw.first_case(
                        "choice",
                        3,
                        |hw, bit| hw.slice(a, bit, 1),
                        |hw, number| match number {
                            0 => b,
                            _ => hw.constant(3, number as u64),
                        },
                    ),
                    hw.union(2, |hw, number| match number {
                        0 => a,
                        _ => hw.and(a, b),
                    }),
                ]
            }
            (Kind::Memory | Kind::Rows | Kind::Registers, words) => {
                let word = hw.read(&self.arrays[0], words[0]);
                vec![hw.named(format_args!("found"), word)]
            }
            (Kind::Register | Kind::Marks, _) => vec![hw.register(&self.arrays[0], 0)],
            (Kind::Plane, words) => vec![hw.bit(&self.planes[0], words[0])],
            (Kind::Decoded, &[slot, on, after, ..]) => {
                let ports = BlockPorts { slot, on, after };
                let bits = InPin::width(&self.inputs[2]);
                let bit = hw.decoded_bit(&self.planes[0], after);
                let [any, row] = hw.scan_blocks(&self.planes, bits, ports);
                vec![bit, any, row]
            }
            (Kind::Exchange(_), _) => vec![],
            (Kind::First(width), &[word]) => hw.first(word, *width).into(),
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
