//! Arrays of words: their cells, and the registers or memory that they are in Verilog.

use super::definitions::{at_clock, guard, joined, Definitions, Memory};
use super::net::{index_bits, literal, range, Net};
use super::row_decoder::decoded;
use crate::prelude::*;
use crate::storage::cells::Cells;
use rust_hdl_core::probe::Probe;

/// What the rows are in Verilog.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Layout {
    /// A memory.
    #[default]
    Memory,
    /// One vector.
    Packed,
    /// One vector of which a decoded row is read and written, the same in a cycle: each row has one enable.
    Decoded,
    /// A register each, with the number of the row behind the name.
    Registers,
    /// There is one row, a register of this name.
    Register,
}

/// What is known of an array beside its cells.
#[derive(Clone, Debug, Default)]
pub struct Shape {
    pub name: String,
    layout: Layout,
    rows: usize,
    width: usize,
    /// Before its declaration.
    attribute: &'static str,
}

/// Rows of words of at most 64 bits, zeros at first.
#[derive(Clone, Debug, Default)]
pub struct StorageArray {
    shape: Shape,
    cells: Cells<u64>,
}

/// What a rising edge does to an array.
#[derive(Clone, Debug)]
pub enum Action<W> {
    /// A row; past the last nothing happens.
    Write { row: W, word: W },
    /// The bits of a row from `low` on, as many as `width`. For memories.
    WritePart {
        row: W,
        low: usize,
        width: usize,
        part: W,
    },
    /// A register.
    Load { row: usize, word: W },
    /// Sets bits of the register that `row` names, or of the only one.
    Mark { row: W, bits: W },
    /// Clears bits of all registers.
    Unmark { bits: W },
    /// Clears all registers.
    Clear,
}

impl StorageArray {
    /// A memory, which has no reset.
    pub fn memory(name: impl Into<String>, rows: usize, width: usize) -> Self {
        Self::new(name, Layout::Memory, rows, width)
    }

    /// Nobody looks at a word that is written in the clock in which it is read: a RAM need not have the old one then. The
    /// attribute says so to Yosys, which would build that of flip-flops; simulations have the old word.
    pub fn collisions_unused(mut self) -> Self {
        self.shape.attribute = "(* no_rw_check *) ";
        self
    }

    /// Flip-flops of which rows are read and written.
    pub fn packed(name: impl Into<String>, rows: usize, width: usize) -> Self {
        Self::new(name, Layout::Packed, rows, width)
    }

    /// Flip-flops of which one row is read and written in a cycle. Its number is decoded once, and each row has one enable.
    pub fn decoded(name: impl Into<String>, rows: usize, width: usize) -> Self {
        Self::new(name, Layout::Decoded, rows, width)
    }

    /// Registers that can be changed all at once.
    pub fn registers(name: impl Into<String>, rows: usize, width: usize) -> Self {
        Self::new(name, Layout::Registers, rows, width)
    }

    pub fn register(name: impl Into<String>, width: usize) -> Self {
        Self::new(name, Layout::Register, 1, width)
    }

    fn new(name: impl Into<String>, layout: Layout, rows: usize, width: usize) -> Self {
        Self {
            shape: Shape {
                name: name.into(),
                layout,
                rows,
                width,
                attribute: "",
            },
            cells: Cells::new(rows, 0),
        }
    }

    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// The word of a row; 0 past the last.
    #[inline(always)]
    pub fn get(&self, row: usize) -> u64 {
        self.cells.get(row).copied().unwrap_or(0)
    }

    /// Does what `action` says, in the simulation.
    #[inline(always)]
    pub fn act(&mut self, action: Action<u64>) {
        match action {
            Action::Write { row, word } => self.cells.set(row as usize, word),
            Action::WritePart {
                row,
                low,
                width,
                part,
            } => {
                let mask = !0 >> (64 - width) << low;
                let word = self.get(row as usize) & !mask | part << low;
                self.cells.set(row as usize, word);
            }
            Action::Load { row, word } => self.cells.set(row, word),
            Action::Mark { row, bits } => {
                let word = self.get(row as usize) | bits;
                self.cells.set(row as usize, word);
            }
            Action::Unmark { bits } => {
                for row in 0..self.cells.len() {
                    self.cells.set(row, self.cells[row] & !bits);
                }
            }
            Action::Clear => self.cells.fill(0),
        }
    }
}

impl<W> Action<W> {
    /// With other words.
    pub fn map<V>(self, mut word_of: impl FnMut(W) -> V) -> Action<V> {
        match self {
            Self::Write { row, word } => Action::Write {
                row: word_of(row),
                word: word_of(word),
            },
            Self::WritePart {
                row,
                low,
                width,
                part,
            } => Action::WritePart {
                row: word_of(row),
                low,
                width,
                part: word_of(part),
            },
            Self::Load { row, word } => Action::Load {
                row,
                word: word_of(word),
            },
            Self::Mark { row, bits } => Action::Mark {
                row: word_of(row),
                bits: word_of(bits),
            },
            Self::Unmark { bits } => Action::Unmark {
                bits: word_of(bits),
            },
            Self::Clear => Action::Clear,
        }
    }
}

/// An action, and the conditions under which it is done, all of them.
pub type Guarded = (Vec<Net>, Action<Net>);

impl Shape {
    pub fn rows(&self) -> usize {
        self.rows
    }

    pub fn width(&self) -> usize {
        self.width
    }

    /// A row as it stands in declarations and assignments.
    pub fn cell(&self, row: usize) -> String {
        match self.layout {
            Layout::Memory => format!("{}[{row}]", self.name),
            Layout::Packed | Layout::Decoded => {
                format!("{}[{} +: {}]", self.name, row * self.width, self.width)
            }
            Layout::Registers | Layout::Register => self.register(row).to_string(),
        }
    }

    /// # Panics
    /// If the array is no register.
    pub fn register(&self, row: usize) -> Net {
        match self.layout {
            Layout::Registers => Net::name(format!("{}{row}", self.name), self.width),
            Layout::Register => Net::name(&self.name, self.width),
            Layout::Memory | Layout::Packed | Layout::Decoded => {
                panic!("{} has no registers", self.name)
            }
        }
    }

    fn registers(&self) -> impl Iterator<Item = Net> + '_ {
        (0..self.rows).map(|row| self.register(row))
    }

    /// The flip-flops that it is in Verilog, if it is no memory.
    pub fn flip_flops(&self) -> Vec<Net> {
        match self.layout {
            Layout::Memory => vec![],
            Layout::Packed | Layout::Decoded => {
                vec![Net::name(&self.name, self.rows * self.width)]
            }
            Layout::Registers | Layout::Register => self.registers().collect(),
        }
    }

    pub fn memory(&self) -> Option<Memory> {
        let (name, width, last) = (&self.name, range(self.width), self.rows - 1);
        let attribute = self.attribute;
        let zero = literal(self.width, 0);
        (self.layout == Layout::Memory).then(|| Memory {
            declaration: format!("{attribute}reg {width}{name} [0:{last}];\n"),
            initial: format!(
                "initial begin : start_of_{name}\n   integer row;\n   \
                 for (row = 0; row <= {last}; row = row + 1) {name}[row] = {zero};\nend\n"
            ),
        })
    }

    /// The word of a row; 0 past the last.
    pub fn read(&self, row: &Net, definitions: &mut Definitions) -> Net {
        match self.layout {
            Layout::Registers => return self.chosen(row, definitions),
            Layout::Decoded => return self.read_decoded(row, definitions),
            _ => {}
        }
        let word = self.place(row);
        match row.at_most(self.rows - 1) {
            None => Net::single(word, self.width),
            Some(inside) => {
                let zero = literal(self.width, 0);
                Net::compound(format!("{inside} ? {word} : {zero}"), self.width)
            }
        }
    }

    /// The word of a row with a wire for each row.
    fn read_decoded(&self, row: &Net, definitions: &mut Definitions) -> Net {
        let at = decoded(row, self.rows, definitions).at;
        let (name, width) = (&self.name, self.width);
        let of = |row: usize| format!("({{{width}{{{at}[{row}]}}}} & {})", self.cell(row));
        let words: Vec<String> = (0..self.rows).map(of).collect();
        let word = Net::compound(words.join(" | "), width);
        definitions.assigned(&format!("{name}_{}", row.identifier()), &word)
    }

    /// Writes of a row that is read in the same cycle.
    fn write_decoded(&self, (conditions, action): &Guarded) -> String {
        let Action::Write { row, word } = action else {
            panic!("{}: {action:?} is not for decoded rows", self.name);
        };
        let mut conditions = conditions.clone();
        conditions.push(Net::single(format!("{}_at[g]", row.identifier()), 1));
        let (name, rows, width) = (&self.name, self.rows, self.width);
        let statement = format!("{name}[{width} * g +: {width}] <= {};", word.whole());
        format!(
            "for (g = 0; g < {rows}; g = g + 1) begin : gen_{name}\n   always @(posedge clock) {}end\n",
            guard(&conditions, &statement).trim_start()
        )
    }

    /// The row that is named by a word with bits enough.
    fn place(&self, row: &Net) -> String {
        let bits = index_bits(self.rows);
        let row = match bits {
            0 => Net::literal(1, 0),
            _ => row.slice(0, bits.min(row.width)),
        };
        match self.layout {
            Layout::Packed if self.rows == 1 => self.name.clone(),
            Layout::Packed => format!("{}[{} +: {}]", self.name, self.offset(&row), self.width),
            _ => format!("{}[{}]", self.name, row.whole()),
        }
    }

    /// The first bit of a row.
    fn offset(&self, row: &Net) -> String {
        let bits = index_bits(self.rows * self.width);
        match self.width {
            1 => row.whole().into(),
            width if width.is_power_of_two() => {
                let zeros = literal(width.ilog2() as usize, 0);
                format!("{{{}, {zeros}}}", row.whole())
            }
            width => {
                let zeros = literal(bits - row.width, 0);
                let width = literal(bits, width as u64);
                format!("{{{zeros}, {}}} * {width}", row.whole())
            }
        }
    }

    /// The register that `row` names: a function's value, as a block would wait for an event at time 0.
    fn chosen(&self, row: &Net, definitions: &mut Definitions) -> Net {
        let function = format!("{}at", self.name);
        let (width, row_width) = (range(self.width), range(row.width));
        let inputs = (0..self.rows).map(|row| format!(", input reg {width}in_{row}"));
        let mut code = format!(
            "function automatic {width}{function}(input reg {row_width}in_row{});\n   case (in_row)\n",
            inputs.collect::<String>()
        );
        for number in 0..self.rows {
            let label = literal(row.width, number as u64);
            code += &format!("      {label}: {function} = in_{number};\n");
        }
        let zero = literal(self.width, 0);
        code += &format!("      default: {function} = {zero};\n   endcase\nendfunction\n");
        definitions.code(&function, code);
        let registers: Vec<String> = self.registers().map(|own| own.to_string()).collect();
        let call = format!("{function}({row}, {})", registers.join(", "));
        let name = format!("{function}_{}", row.identifier());
        definitions.assigned(&name, &Net::single(call, self.width))
    }

    /// What the clock does.
    pub fn clocked(&self, actions: &[Guarded]) -> String {
        let statements: String = match self.layout {
            Layout::Decoded => return actions.iter().map(|one| self.write_decoded(one)).collect(),
            Layout::Memory | Layout::Packed => actions
                .iter()
                .map(|(conditions, action)| self.write(conditions, action))
                .collect(),
            Layout::Registers | Layout::Register => {
                let registers = 0..self.rows;
                registers.map(|row| self.next(row, actions)).collect()
            }
        };
        at_clock(&statements)
    }

    /// A write, with a condition more if the row could name another.
    fn write(&self, conditions: &[Net], action: &Action<Net>) -> String {
        let (row, statement) = match action {
            Action::Write { row, word } => {
                (row, format!("{} <= {};", self.place(row), word.whole()))
            }
            Action::WritePart {
                row,
                low,
                width,
                part,
            } => {
                let high = low + width - 1;
                let part = part.whole();
                (row, format!("{}[{high}:{low}] <= {part};", self.place(row)))
            }
            other => panic!("{}: {other:?} is for registers", self.name),
        };
        let cut = row.width > index_bits(self.rows);
        let inside = if cut {
            row.at_most(self.rows - 1)
        } else {
            None
        };
        let conditions: Vec<Net> = conditions.iter().cloned().chain(inside).collect();
        guard(&conditions, &statement)
    }

    /// The next value of a register: actions that replace it are branches, latest first; the others are operations on what it was.
    fn next(&self, row: usize, actions: &[Guarded]) -> String {
        let register = self.register(row);
        let mut branches = "   ".to_owned();
        for (at, (conditions, action)) in actions.iter().enumerate().rev() {
            let mut conditions = conditions.clone();
            let word = match action {
                Action::Load { row: other, .. } if *other != row => continue,
                Action::Write { row: named, word } => {
                    conditions.push(self.named(row, named));
                    word.whole().to_string()
                }
                Action::Load { word, .. } => word.whole().to_string(),
                Action::Clear => literal(self.width, 0),
                Action::Mark { .. } | Action::Unmark { .. } => {
                    let changed = self.changed(row, &actions[..=at]);
                    return branches + &format!("{register} <= {changed};\n");
                }
                other => panic!("{}: {other:?} is for rows", self.name),
            };
            match joined(&conditions) {
                None => return branches + &format!("{register} <= {word};\n"),
                Some(all) => {
                    branches += &format!("if ({}) {register} <= {word};\n   else ", all.whole());
                }
            }
        }
        branches.trim_end_matches("\n   else ").to_string() + "\n"
    }

    /// Whether a word names a row.
    fn named(&self, row: usize, word: &Net) -> Net {
        let number = literal(word.width, row as u64);
        Net::compound(format!("{word} == {number}"), 1)
    }

    fn changed(&self, row: usize, actions: &[Guarded]) -> String {
        let nothing = literal(self.width, 0);
        actions.iter().fold(
            self.register(row).to_string(),
            |old, (conditions, action)| {
                let mut conditions = conditions.clone();
                let (operator, bits) = match action {
                    Action::Mark { row: named, bits } => {
                        if self.layout != Layout::Register {
                            conditions.push(self.named(row, named));
                        }
                        ("| ", bits)
                    }
                    Action::Unmark { bits } => ("& ~", bits),
                    other => panic!("{}: {other:?} before bits are marked", self.name),
                };
                match joined(&conditions) {
                    None => format!("({old} {operator}{bits})"),
                    Some(all) => format!("({old} {operator}({all} ? {bits} : {nothing}))"),
                }
            },
        )
    }
}

impl Logic for StorageArray {
    fn update(&mut self) {}
}

impl Block for StorageArray {
    fn connect_all(&mut self) {}

    fn update_all(&mut self) {
        self.cells.update_all();
    }

    fn has_changed(&self) -> bool {
        self.cells.has_changed()
    }

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        self.cells.accept(name, probe);
    }
}
