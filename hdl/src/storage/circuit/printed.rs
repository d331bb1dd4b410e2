//! A description, printed: words are nets, statements are Verilog-2005.

use super::array::{Action, Guarded, Shape, StorageArray};
use super::block_scan::{self, BlockPorts};
use super::definitions::{at_clock, guard, Definitions, Memory, UNUSED};
use super::first_bit;
use super::net::{literal, range, Net};
use super::operation::Operation;
use super::pin::{InPin, OutPin, PinName};
use super::plane::{Plane, Renewal};
use super::row_exchange::{ExchangePorts, RowExchange};
use super::row_scan::{RowScan, ScanPorts};
use super::{Circuit, Hardware};
use rust_hdl_core::ast::Verilog;
use std::collections::BTreeMap;
use std::fmt::Arguments;

/// The reader that prints a description.
#[derive(Default)]
pub struct Printed {
    nets: Vec<Net>,
    definitions: Definitions,
    /// Flip-flops, with the ranges that they are declared with.
    registers: Vec<(String, Net)>,
    /// Outputs that are registers, which their ports declare.
    loaded: Vec<Net>,
    memories: Vec<Memory>,
    /// What nobody is meant to read, each by its name.
    unused: BTreeMap<String, Net>,
    /// Outputs that are driven, with what.
    outputs: Vec<(String, Net)>,
    /// What the clock does to each array, plane and output, in the order in which they are first met.
    clocked: Vec<Clocked>,
    /// Of the `when`s around.
    conditions: Vec<usize>,
}

/// What has state.
struct Clocked {
    name: String,
    body: Body,
}

enum Body {
    StorageArray(Shape, Vec<Guarded>),
    Statements(Vec<String>),
}

impl Clocked {
    fn is_written(&self) -> bool {
        match &self.body {
            Body::StorageArray(_, actions) => !actions.is_empty(),
            Body::Statements(statements) => !statements.is_empty(),
        }
    }

    fn text(&self) -> String {
        match &self.body {
            Body::StorageArray(shape, actions) => shape.clocked(actions),
            Body::Statements(statements) => at_clock(&statements.concat()),
        }
    }
}

/// The Verilog of a unit.
pub fn print(unit: &impl Circuit) -> Verilog {
    let mut unit = unit.clone();
    let mut printed = Printed::default();
    unit.show(&mut printed);
    unit.rise(&mut printed);
    Verilog::Custom(printed.text())
}

impl Printed {
    /// What has been printed.
    pub fn text(&self) -> String {
        let clocked = self.clocked.iter().filter(|state| state.is_written());
        let clocked: String = clocked.map(Clocked::text).collect();
        [
            self.declarations().as_str(),
            self.definitions.text(),
            &self.unused(),
            &self.outputs(),
            &clocked,
            &self.initial(),
        ]
        .concat()
    }

    fn declarations(&self) -> String {
        let memories = self
            .memories
            .iter()
            .map(|memory| memory.declaration.as_str());
        let registers = self.registers.chunk_by(|one, other| one.0 == other.0);
        let declaration = |row: &[(String, Net)]| {
            let names: Vec<&str> = row.iter().map(|(_, register)| register.whole()).collect();
            format!("reg {}{};\n", row[0].0, names.join(", "))
        };
        registers.map(declaration).collect::<String>() + &memories.collect::<String>()
    }

    /// Zeros.
    fn initial(&self) -> String {
        let memories = self.memories.iter().map(|memory| memory.initial.as_str());
        let registers = self.registers.iter().map(|(_, register)| register);
        let registers = registers.chain(&self.loaded);
        let zeros = registers.map(|net| format!("{net} = {};", literal(net.width, 0)));
        let zeros: Vec<String> = zeros.collect();
        let registers = match zeros[..] {
            [] => String::new(),
            [ref zero] => format!("initial {zero}\n"),
            _ => format!("initial begin\n   {}\nend\n", zeros.join(" ")),
        };
        registers + &memories.collect::<String>()
    }

    /// Wires that lints know are not looked at.
    fn unused(&self) -> String {
        if self.unused.is_empty() {
            return String::new();
        }
        let nets: Vec<String> = self.unused.values().map(Net::to_string).collect();
        let nets = nets.join(", ");
        format!("{UNUSED}wire unused;\nassign unused = &{{{nets}}};\n")
    }

    /// The drivers of the outputs; those that differ in their numbers only in one statement.
    fn outputs(&self) -> String {
        let shape = |(name, net): &(String, Net)| {
            let text = format!("{name} = {}", net.whole());
            text.replace(|letter: char| letter.is_ascii_digit(), "")
        };
        let rows = self
            .outputs
            .chunk_by(|one, other| shape(one) == shape(other));
        let statement = |row: &[(String, Net)]| {
            let drivers = row
                .iter()
                .map(|(name, net)| format!("{name} = {}", net.whole()));
            format!("assign {};\n", drivers.collect::<Vec<_>>().join(", "))
        };
        rows.map(statement).collect()
    }

    fn word(&mut self, net: Net) -> usize {
        self.nets.push(net);
        self.nets.len() - 1
    }

    pub fn net(&self, word: usize) -> &Net {
        &self.nets[word]
    }

    /// A free wire, for what stands around a description.
    pub fn wire(&mut self, name: &str, width: usize) -> usize {
        self.word(Net::name(name, width))
    }

    /// The state of this name, declared when it is first met.
    fn state(&mut self, name: &str, declare: impl FnOnce(&mut Self) -> Body) -> &mut Body {
        let known = self.clocked.iter().position(|state| state.name == name);
        let at = known.unwrap_or_else(|| {
            let body = declare(self);
            let name = name.into();
            self.clocked.push(Clocked { name, body });
            self.clocked.len() - 1
        });
        &mut self.clocked[at].body
    }

    fn array(&mut self, array: &StorageArray) -> &mut Vec<Guarded> {
        let shape = array.shape();
        let declare = |printed: &mut Self| {
            let flip_flops = shape.flip_flops().into_iter();
            let flip_flops = flip_flops.map(|register| (range(register.width), register));
            printed.registers.extend(flip_flops);
            printed.memories.extend(shape.memory());
            Body::StorageArray(shape.clone(), vec![])
        };
        match self.state(&shape.name, declare) {
            Body::StorageArray(_, actions) => actions,
            Body::Statements(_) => panic!("{} is no array", shape.name),
        }
    }

    fn plane(&mut self, plane: &Plane) -> &mut Vec<String> {
        let declare = |printed: &mut Self| {
            // Bits are taken of a plane of one row, too.
            let register = plane.register();
            let range = format!("[{}:0] ", register.width - 1);
            printed.registers.push((range, register));
            Body::Statements(vec![])
        };
        self.statements(plane.name(), declare)
    }

    fn statements(
        &mut self,
        name: &str,
        declare: impl FnOnce(&mut Self) -> Body,
    ) -> &mut Vec<String> {
        match self.state(name, declare) {
            Body::Statements(statements) => statements,
            Body::StorageArray(..) => panic!("{name} is an array"),
        }
    }

    /// # Panics
    /// If it has been written: the simulation would read what was written.
    fn unwritten(&self, name: &str) {
        let mut states = self.clocked.iter();
        let written = states.any(|state| state.name == name && state.is_written());
        assert!(!written, "{name} is read after it is written");
    }

    fn conditions(&self) -> Vec<Net> {
        let conditions = self.conditions.iter();
        conditions.map(|&word| self.nets[word].clone()).collect()
    }

    /// The first of some words, which begin with number `first`, whose condition holds, or the last; it needs no condition.
    fn choices(&mut self, name: &str, first: usize, holds: &[usize], words: &[usize]) -> usize {
        if let [one] = words {
            return *one;
        }
        let half = words.len().div_ceil(2);
        let lower = self.union(half, |_, number| holds[number]);
        let yes = self.choices(name, first, &holds[..half - 1], &words[..half]);
        let no = self.choices(name, first + half, &holds[half..], &words[half..]);
        let word = self.select(lower, yes, no);
        self.named(format_args!("{name}{first}_{}", words.len()), word)
    }

    fn write_plane(&mut self, plane: &Plane, inside: Option<Net>, statement: &str) {
        let mut conditions = self.conditions();
        conditions.extend(inside);
        let line = guard(&conditions, statement);
        self.plane(plane).push(line);
    }
}

impl Hardware for Printed {
    /// A place in the list of nets.
    type Word = usize;

    fn input(&mut self, name: PinName, pin: &impl InPin) -> usize {
        self.word(Net::name(name.to_string(), pin.width()))
    }

    fn output(&mut self, name: PinName, pin: &mut impl OutPin, word: usize) {
        let net = &self.nets[word];
        assert!(
            pin.width() == net.width,
            "{name} is driven by `{net}` of {} bits",
            net.width
        );
        self.outputs.push((name.to_string(), net.clone()));
    }

    fn load(&mut self, name: PinName, pin: &mut impl OutPin, word: usize) {
        let (name, width) = (name.to_string(), pin.width());
        let net = &self.nets[word];
        assert!(width == net.width, "{name} is loaded with `{net}`");
        let line = guard(&self.conditions(), &format!("{name} <= {};", net.whole()));
        let register = Net::name(&name, width);
        let declare = |printed: &mut Self| {
            printed.loaded.push(register);
            Body::Statements(vec![])
        };
        self.statements(&name, declare).push(line);
    }

    fn constant(&mut self, width: usize, value: u64) -> usize {
        self.word(Net::literal(width, value))
    }

    fn apply<const N: usize>(
        &mut self,
        operation: impl Operation<N>,
        operands: [usize; N],
    ) -> usize {
        let net = operation.net(operands.map(|word| &self.nets[word]));
        self.word(net)
    }

    fn named(&mut self, name: Arguments, word: usize) -> usize {
        let net = self.nets[word].clone();
        let net = self.definitions.assigned(&name.to_string(), &net);
        self.word(net)
    }

    fn unused(&mut self, word: usize) {
        let net = self.nets[word].clone();
        self.unused.insert(net.identifier().into(), net);
    }

    fn gather(&mut self, count: usize, mut bit: impl FnMut(&mut Self, usize) -> usize) -> usize {
        let bits: Vec<usize> = (0..count).map(|number| bit(self, number)).collect();
        let net = match bits[..] {
            [one] => self.nets[one].clone(),
            _ => {
                let bits = bits.iter().rev().map(|&bit| &self.nets[bit]);
                let bits = bits.inspect(|bit| assert!(bit.width == 1, "`{bit}` is no bit"));
                let texts: Vec<&str> = bits.map(Net::whole).collect();
                Net::single(format!("{{{}}}", texts.join(", ")), count)
            }
        };
        self.word(net)
    }

    fn case(
        &mut self,
        index: usize,
        count: usize,
        width: usize,
        mut word: impl FnMut(&mut Self, usize) -> usize,
    ) -> usize {
        let words: Vec<usize> = (0..count).map(|number| word(self, number)).collect();
        let index = &self.nets[index];
        let mut text = String::new();
        for (number, word) in words.into_iter().enumerate() {
            let word = &self.nets[word];
            assert!(word.width == width, "`{word}` has not {width} bits");
            let number = literal(index.width, number as u64);
            text += &format!("{index} == {number} ? {word} : ");
        }
        let net = Net::compound(text + &literal(width, 0), width);
        self.word(net)
    }

    fn first_case(
        &mut self,
        name: &str,
        count: usize,
        mut holds: impl FnMut(&mut Self, usize) -> usize,
        mut word: impl FnMut(&mut Self, usize) -> usize,
    ) -> usize {
        let holds: Vec<usize> = (0..count - 1).map(|number| holds(self, number)).collect();
        let words: Vec<usize> = (0..count).map(|number| word(self, number)).collect();
        self.choices(name, 0, &holds, &words)
    }

    fn any_of(&mut self, count: usize, mut word: impl FnMut(&mut Self, usize) -> usize) -> usize {
        self.union(count, |hw, number| {
            let word = word(hw, number);
            hw.any(word)
        })
    }

    fn union(&mut self, count: usize, mut word: impl FnMut(&mut Self, usize) -> usize) -> usize {
        let words: Vec<usize> = (0..count).map(|number| word(self, number)).collect();
        if let [one] = words[..] {
            return one;
        }
        let nets = words.iter().map(|&word| &self.nets[word]);
        let texts: Vec<String> = nets.map(Net::to_string).collect();
        let width = self.nets[words[0]].width;
        self.word(Net::compound(texts.join(" | "), width))
    }

    fn read(&mut self, array: &StorageArray, row: usize) -> usize {
        self.unwritten(&array.shape().name);
        self.array(array);
        let row = self.nets[row].clone();
        let net = array.shape().read(&row, &mut self.definitions);
        self.word(net)
    }

    fn register(&mut self, array: &StorageArray, row: usize) -> usize {
        self.unwritten(&array.shape().name);
        self.array(array);
        self.word(array.shape().register(row))
    }

    fn bit(&mut self, plane: &Plane, row: usize) -> usize {
        self.unwritten(plane.name());
        self.plane(plane);
        let net = plane.read(&self.nets[row]);
        self.word(net)
    }

    fn decoded_bit(&mut self, plane: &Plane, row: usize) -> usize {
        self.unwritten(plane.name());
        self.plane(plane);
        let row = self.nets[row].clone();
        let net = plane.read_decoded(&row, &mut self.definitions);
        self.word(net)
    }

    fn scan_blocks(
        &mut self,
        planes: &[Plane],
        row_bits: usize,
        ports: BlockPorts<usize>,
    ) -> [usize; 2] {
        for plane in planes {
            self.unwritten(plane.name());
            self.plane(plane);
        }
        let ports = ports.map(|word| self.nets[word].clone());
        assert!(
            ports.after.width == row_bits,
            "`{}` has not {row_bits} bits",
            ports.after
        );
        let nets = block_scan::nets(planes, &ports, &mut self.definitions);
        nets.map(|net| self.word(net))
    }

    fn scan(&mut self, scan: &RowScan, planes: &[Plane], ports: ScanPorts<usize>) -> [usize; 2] {
        for plane in planes {
            self.unwritten(plane.name());
            self.plane(plane);
        }
        let ports = ports.map(|word| self.nets[word].clone());
        let nets = scan.nets(planes, &ports, &mut self.definitions);
        nets.map(|net| self.word(net))
    }

    fn first(&mut self, word: usize, width: usize) -> [usize; 2] {
        let word = &self.nets[word];
        assert!(word.width == width, "`{word}` has not {width} bits");
        let nets = first_bit::nets(word, &mut self.definitions);
        nets.map(|net| self.word(net))
    }

    fn when(&mut self, condition: usize, body: impl FnOnce(&mut Self)) {
        let net = &self.nets[condition];
        assert!(net.width == 1, "`{net}` is no condition");
        self.conditions.push(condition);
        body(self);
        self.conditions.pop();
    }

    fn act(&mut self, array: &mut StorageArray, action: Action<usize>) {
        let action = action.map(|word| self.nets[word].clone());
        let conditions = self.conditions();
        self.array(array).push((conditions, action));
    }

    fn set_bit(&mut self, plane: &mut Plane, row: usize, bit: usize) {
        let (inside, statement) = plane.write(&self.nets[row], &self.nets[bit]);
        self.write_plane(plane, inside, &statement);
    }

    fn renew(&mut self, plane: &mut Plane, renewal: Renewal<usize>) {
        let renewal = renewal.map(|word| self.nets[word].clone());
        let statement = plane.renewed(&renewal, &mut self.definitions);
        self.write_plane(plane, None, &statement);
    }

    fn clear(&mut self, plane: &mut Plane) {
        let statement = plane.clear_text();
        self.write_plane(plane, None, &statement);
    }

    fn exchange(
        &mut self,
        planes: [&mut Plane; 2],
        exchange: RowExchange,
        ports: ExchangePorts<usize>,
    ) {
        let planes = planes.map(|plane| &*plane);
        for plane in planes {
            self.unwritten(plane.name());
        }
        let [valid, row, bit] = ports.write;
        self.when(valid, |hw| {
            let (inside, statement) = planes[0].write(&hw.nets[row], &hw.nets[bit]);
            hw.write_plane(planes[0], inside, &statement);
        });
        let clear = ports.clear;
        let ports = ports.map(|word| self.nets[word].clone());
        let statements = exchange.statements(planes, &ports, &mut self.definitions);
        for (plane, statement) in planes.into_iter().zip(&statements) {
            self.write_plane(plane, None, statement);
            self.when(clear, |hw| hw.write_plane(plane, None, &plane.clear_text()));
        }
    }
}
