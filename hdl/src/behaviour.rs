//! What a unit does, as data: `#[hdl_gen]` writes the statements of an `update` as a [`Statement`] each, and [`verilog`] makes rust-hdl's tree of
//! them when a unit is exported.

pub use rust_hdl_core::ast::{Verilog, VerilogBlock, VerilogOp, VerilogOpUnary};
use rust_hdl_core::ast::{
    VerilogBlockOrConditional, VerilogCase, VerilogConditional, VerilogExpression, VerilogLiteral,
    VerilogLoop, VerilogMatch, VerilogStatement,
};
pub use rust_hdl_core::prelude::logic::logic_connect_fn as connect;

/// A statement. Names are rust-hdl's: `bank[i]$d$next` for `self.bank[i].d.next`.
#[derive(Debug)]
pub enum Statement {
    /// The second drives the first.
    Assign(&'static str, Value),
    /// A condition, what is done if it is true, and if it is not.
    If(Value, &'static [Statement], Otherwise),
    /// A value, and what is done by pattern.
    Match(Value, &'static [(&'static str, &'static [Statement])]),
    /// An index, the sizes that are its first value and the one behind its last, and what is repeated.
    Loop(&'static str, usize, usize, &'static [Statement]),
    /// A clock, and blocks that it drives.
    Clocks(&'static str, &'static [&'static str]),
    /// A clock, and registers that it drives and that keep their value.
    Registers(&'static str, &'static [&'static str]),
    /// The statements of a stage, by its number in the list that is given to [`verilog`].
    Stage(usize),
}

/// The other branch of a condition.
#[derive(Debug)]
pub enum Otherwise {
    /// There is none.
    Nothing,
    /// `else`.
    Block(&'static [Statement]),
    /// `else if`.
    If(&'static Statement),
}

/// A value. A size stands as its number in the list that is given to [`verilog`].
#[derive(Debug)]
pub enum Value {
    /// A signal, a constant or an index, by name.
    Signal(&'static str),
    /// A number and its width in bits.
    Literal(u64, usize),
    /// A value in as many bits as the size says.
    Cast(&'static Value, usize),
    /// A value in parentheses.
    Paren(&'static Value),
    /// An operation on two values.
    Binary(&'static Value, VerilogOp, &'static Value),
    /// An operation on one.
    Unary(VerilogOpUnary, &'static Value),
    /// A bit of the first, by the second.
    Index(&'static Value, &'static Value),
    /// As many bits of the first as the size says, from the second on.
    Slice(&'static Value, usize, &'static Value),
    /// The first, with the bit of the second's number replaced by the third.
    IndexReplace(&'static Value, &'static Value, &'static Value),
}

/// rust-hdl's tree of statements, with sizes and stages by their number.
pub fn verilog(body: &[Statement], sizes: &[usize], stages: &[VerilogBlock]) -> VerilogBlock {
    Tree { sizes, stages }.block(body)
}

struct Tree<'a> {
    sizes: &'a [usize],
    stages: &'a [VerilogBlock],
}

impl Tree<'_> {
    fn block(&self, statements: &[Statement]) -> VerilogBlock {
        statements
            .iter()
            .map(|statement| self.statement(statement))
            .collect()
    }

    fn statement(&self, statement: &Statement) -> VerilogStatement {
        match statement {
            Statement::Assign(target, value) => {
                VerilogStatement::Assignment(signal(target), self.value(value))
            }
            Statement::If(test, then, otherwise) => VerilogStatement::If(VerilogConditional {
                test: self.value(test),
                then: self.block(then),
                otherwise: match otherwise {
                    Otherwise::Nothing => VerilogBlockOrConditional::None,
                    Otherwise::Block(block) => VerilogBlockOrConditional::Block(self.block(block)),
                    Otherwise::If(inner) => {
                        VerilogBlockOrConditional::Conditional(Box::new(self.statement(inner)))
                    }
                },
            }),
            Statement::Match(test, arms) => VerilogStatement::Match(VerilogMatch {
                test: self.value(test),
                cases: arms
                    .iter()
                    .map(|(condition, block)| VerilogCase {
                        condition: (*condition).to_owned(),
                        block: self.block(block),
                    })
                    .collect(),
            }),
            Statement::Loop(index, from, to, block) => VerilogStatement::Loop(VerilogLoop {
                index: (*index).to_owned(),
                from: self.sizes[*from].into(),
                to: self.sizes[*to].into(),
                block: self.block(block),
            }),
            Statement::Registers(clock, registers) => {
                VerilogStatement::Macro(clocks(clock, registers).chain(kept(registers)).collect())
            }
            Statement::Clocks(clock, blocks) => {
                VerilogStatement::Macro(clocks(clock, blocks).collect())
            }
            Statement::Stage(number) => VerilogStatement::Macro(self.stages[*number].clone()),
        }
    }

    fn value(&self, value: &Value) -> VerilogExpression {
        let boxed = |value| Box::new(self.value(value));
        match value {
            Value::Signal(name) => signal(name),
            Value::Literal(value, bits) => VerilogExpression::Literal(literal(*value, *bits)),
            Value::Cast(value, width) => VerilogExpression::Cast(boxed(value), self.sizes[*width]),
            Value::Paren(value) => VerilogExpression::Paren(boxed(value)),
            Value::Binary(left, operation, right) => {
                VerilogExpression::Binary(boxed(left), operation.clone(), boxed(right))
            }
            Value::Unary(operation, value) => {
                VerilogExpression::Unary(operation.clone(), boxed(value))
            }
            Value::Index(value, index) => VerilogExpression::Index(boxed(value), boxed(index)),
            Value::Slice(value, width, offset) => {
                VerilogExpression::Slice(boxed(value), self.sizes[*width], boxed(offset))
            }
            Value::IndexReplace(value, index, bit) => {
                VerilogExpression::IndexReplace(boxed(value), boxed(index), boxed(bit))
            }
        }
    }
}

fn signal(name: &str) -> VerilogExpression {
    VerilogExpression::Signal(name.to_owned())
}

fn literal(value: u64, bits: usize) -> VerilogLiteral {
    match bits {
        1 => (value != 0).into(),
        8 => (value as u8).into(),
        16 => (value as u16).into(),
        32 => (value as u32).into(),
        _ => value.into(),
    }
}

/// The clock of each block.
fn clocks<'a>(clock: &'a str, blocks: &'a [&str]) -> impl Iterator<Item = VerilogStatement> + 'a {
    blocks
        .iter()
        .map(move |name| assign(&format!("{name}$clock$next"), clock))
}

/// Each register keeps its value.
fn kept<'a>(registers: &'a [&str]) -> impl Iterator<Item = VerilogStatement> + 'a {
    registers
        .iter()
        .map(|name| assign(&format!("{name}$d$next"), &format!("{name}$q")))
}

fn assign(target: &str, value: &str) -> VerilogStatement {
    VerilogStatement::Assignment(signal(target), signal(value))
}
