//! From rust-hdl's tree of an `update` to statements with widths.
//!
//! rust-hdl checks widths as Rust types and then writes Verilog without them. They are found again here: a signal has its own, a
//! literal takes that of what it is joined with, as in Rust. Loops are unrolled, and what constants decide is decided.

use super::expr::{Expr, Not, Op};
use super::scope::{is_bool, value, Scope};
use super::{Stmt, Target};
use rust_hdl_core::ast::{
    VerilogBlock, VerilogBlockOrConditional, VerilogConditional, VerilogExpression, VerilogMatch,
    VerilogOp, VerilogOpUnary, VerilogStatement,
};
use rust_hdl_core::atom::AtomKind;
use std::collections::HashMap;

/// What a name stands for.
#[derive(Clone, Debug)]
enum Meaning {
    Signal(usize),
    Constant {
        value: u128,
        width: usize,
    },
    /// A constant that is an element of an array: readers are helped by its value more than by its name.
    Element {
        value: u128,
        width: usize,
    },
}

/// Lowers the `update` of one block.
pub struct Lowering {
    names: HashMap<String, Meaning>,
    /// Variables of the loops around.
    loops: Vec<(String, u128)>,
}

type Result<T> = std::result::Result<T, String>;

/// `LdsOp::ReadB32` as `LDS_OP_READ_B32`.
fn shouted(name: &str) -> String {
    let mut text = String::new();
    for part in name.split("::") {
        let mut before = '_';
        text.push_str(if text.is_empty() { "" } else { "_" });
        for letter in part.chars() {
            if letter.is_ascii_uppercase() && before.is_ascii_lowercase() {
                text.push('_');
            }
            text.push(letter.to_ascii_uppercase());
            before = letter;
        }
    }
    text
}

impl Lowering {
    pub fn of(scope: &Scope) -> Self {
        let mut names = HashMap::new();
        let parts = scope.parts.iter();
        let of_parts = parts.flat_map(|part| {
            let ports = part.items.iter().filter(|item| item.kind.is_parameter());
            ports.map(move |item| (format!("{}${}", part.name, item.name), item))
        });
        let own = scope.items.iter().map(|item| (item.name.clone(), item));
        for (name, item) in own.chain(of_parts) {
            for (code, value) in item.values.iter().enumerate() {
                let meaning = Meaning::Constant {
                    value: code as u128,
                    width: item.width,
                };
                names.insert(value.replace("::", "$"), meaning);
            }
            let width = item.width;
            let meaning = match item.kind {
                AtomKind::Constant if name.contains('$') => Meaning::Element {
                    value: item.value,
                    width,
                },
                AtomKind::Constant => Meaning::Constant {
                    value: item.value,
                    width,
                },
                _ => Meaning::Signal(width),
            };
            names.insert(name, meaning);
        }
        Self {
            names,
            loops: vec![],
        }
    }

    /// The statements of a block.
    ///
    /// # Errors
    /// What cannot be said in Verilog, in words.
    pub fn block(&mut self, block: &VerilogBlock) -> Result<Vec<Stmt>> {
        let mut statements = vec![];
        for statement in block {
            statements.extend(self.statement(statement)?);
        }
        Ok(statements)
    }

    fn statement(&mut self, statement: &VerilogStatement) -> Result<Vec<Stmt>> {
        match statement {
            VerilogStatement::Assignment(target, value) => {
                let assignment = self.assignment(target, value)?;
                // `x = x`: what is left where a constant decides.
                let keeps = matches!(&assignment, Stmt::Assign { target: Target::Whole(name), value: Expr::Signal { name: value, .. } } if name == value);
                Ok(if keeps { vec![] } else { vec![assignment] })
            }
            VerilogStatement::If(conditional) => self.conditional(conditional),
            VerilogStatement::Match(case) => self.case(case),
            VerilogStatement::Loop(repeat) => {
                // Here a signal and a variable are names alike.
                let variable = &repeat.index;
                if self.names.contains_key(variable) {
                    return Err(format!(
                        "the variable of a loop is called `{variable}`, as a field is; rename it"
                    ));
                }
                let mut statements = vec![];
                for value in repeat.from.as_usize()..repeat.to.as_usize() {
                    self.loops.push((repeat.index.clone(), value as u128));
                    let body = self.block(&repeat.block);
                    self.loops.pop();
                    statements.extend(body?);
                }
                Ok(statements)
            }
            VerilogStatement::Macro(block) => self.block(block),
            VerilogStatement::Comment(_) => Ok(vec![]),
            VerilogStatement::SliceAssignment { .. } | VerilogStatement::Link(_) => {
                Err("fields of structs and links are not used here".into())
            }
        }
    }

    fn assignment(&self, target: &VerilogExpression, value: &VerilogExpression) -> Result<Stmt> {
        let VerilogExpression::Signal(name) = target else {
            return Err(format!("{target:?} cannot be assigned"));
        };
        let name = self.name(name)?;
        let width = self.width_of_signal(&name)?;
        if let VerilogExpression::IndexReplace(old, index, bit) = strip(value) {
            let Expr::Signal { name: old, .. } = self.expr(old, None)? else {
                return Err(format!("a bit of {old:?} is replaced, which is no signal"));
            };
            if old == name {
                let value = self.expr(bit, Some(1))?;
                return Ok(Stmt::Assign {
                    target: match width {
                        1 => Target::Whole(name),
                        _ => Target::Bit(name, self.index(index, width)?),
                    },
                    value,
                });
            }
        }
        let value = self.expr(value, Some(width))?;
        if value.width() != width {
            return Err(format!(
                "`{name}` has {width} bits and is assigned {}",
                value.width()
            ));
        }
        Ok(Stmt::Assign {
            target: Target::Whole(name),
            value,
        })
    }

    fn conditional(&mut self, conditional: &VerilogConditional) -> Result<Vec<Stmt>> {
        let condition = self.expr(&conditional.test, Some(1))?;
        let then = self.block(&conditional.then)?;
        let other = match &conditional.otherwise {
            VerilogBlockOrConditional::Block(block) => self.block(block)?,
            VerilogBlockOrConditional::Conditional(statement) => self.statement(statement)?,
            VerilogBlockOrConditional::None => vec![],
        };
        Ok(match condition.value() {
            Some(0) => other,
            Some(_) => then,
            None if then == other => then,
            None => vec![Stmt::If {
                condition,
                then,
                other,
            }],
        })
    }

    fn case(&mut self, case: &VerilogMatch) -> Result<Vec<Stmt>> {
        let test = self.expr(&case.test, None)?;
        let (mut arms, mut default) = (vec![], vec![]);
        for arm in &case.cases {
            let body = self.block(&arm.block)?;
            if arm.condition == "default" {
                default = body;
                break;
            }
            let label = match arm.condition.parse::<u128>() {
                Ok(number) => Expr::constant(number, test.width()),
                Err(_) => self.signal(&arm.condition, Some(test.width()))?,
            };
            arms.push((vec![label], body));
        }
        if let Some(value) = test.value() {
            let chosen = arms.into_iter().find(|(labels, _)| labels[0].is(value));
            return Ok(chosen.map_or(default, |(_, body)| body));
        }
        Ok(vec![Stmt::Case {
            test,
            arms,
            default,
        }])
    }

    /// A name as the scope has it: without `self.` and `.next`, its indices computed.
    fn name(&self, raw: &str) -> Result<String> {
        let name = raw.trim_start_matches('.').replace(['.'], "$");
        let name = name.replace("::", "$");
        let name = name.trim_end_matches("$next");
        let mut resolved = String::new();
        let mut rest = name;
        while let Some((before, after)) = rest.split_once('[') {
            let (index, after) = after
                .split_once(']')
                .ok_or_else(|| format!("`{raw}` has an index without an end"))?;
            resolved += &format!("{before}${}", self.number(index)?);
            rest = after;
        }
        Ok(resolved + rest)
    }

    /// The number that an index of loop variables is: `lane`, `lane+32`, `(2*bank)+1`.
    fn number(&self, index: &str) -> Result<u128> {
        let not_constant = || format!("`{index}` is no number when the unit is built");
        let mut text = index.replace(' ', "");
        for (variable, value) in &self.loops {
            if text == *variable {
                return Ok(*value);
            }
            let parts: Vec<String> = words(&text)
                .map(|word| match word == variable {
                    true => value.to_string(),
                    false => word.to_owned(),
                })
                .collect();
            text = parts.concat();
        }
        let value = evalexpr::eval_int(&text).map_err(|_| not_constant())?;
        u128::try_from(value).map_err(|_| not_constant())
    }

    fn width_of_signal(&self, name: &str) -> Result<usize> {
        match self.names.get(name) {
            Some(Meaning::Signal(width)) => Ok(*width),
            _ => Err(format!("`{name}` is no signal")),
        }
    }

    /// The number of an expression of loop variables, literals and constants; indices are computed as numbers without a width.
    fn constant(&self, expr: &VerilogExpression) -> Option<u128> {
        match strip(expr) {
            VerilogExpression::Literal(literal) => Some(value(literal)),
            VerilogExpression::Signal(name) => {
                let variable = self.loops.iter().rev().find(|(own, _)| own == name);
                if let Some((_, value)) = variable {
                    return Some(*value);
                }
                match self.names.get(&self.name(name).ok()?)? {
                    Meaning::Constant { value, .. } | Meaning::Element { value, .. } => {
                        Some(*value)
                    }
                    Meaning::Signal(_) => None,
                }
            }
            VerilogExpression::Binary(left, op, right) => {
                let (left, right) = (self.constant(left)?, self.constant(right)?);
                match op {
                    VerilogOp::Add => left.checked_add(right),
                    VerilogOp::Sub => left.checked_sub(right),
                    VerilogOp::Mul => left.checked_mul(right),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// The width that an expression has by itself: literals and loop variables have none.
    fn own_width(&self, expr: &VerilogExpression) -> Option<usize> {
        match expr {
            VerilogExpression::Signal(name) => match self.names.get(&self.name(name).ok()?)? {
                Meaning::Signal(width)
                | Meaning::Constant { width, .. }
                | Meaning::Element { width, .. } => Some(*width),
            },
            VerilogExpression::Literal(literal) => is_bool(literal).then_some(1),
            VerilogExpression::Cast(_, width) | VerilogExpression::Slice(_, width, _) => {
                Some(*width)
            }
            VerilogExpression::Paren(inner) => self.own_width(inner),
            VerilogExpression::Binary(left, op, right) => {
                let op = operator(op);
                match op {
                    _ if op.compares() => Some(1),
                    _ if op.shifts() => self.own_width(left),
                    _ => self.own_width(left).or_else(|| self.own_width(right)),
                }
            }
            VerilogExpression::Unary(VerilogOpUnary::Not | VerilogOpUnary::Neg, arg) => {
                self.own_width(arg)
            }
            VerilogExpression::Unary(..) | VerilogExpression::Index(..) => Some(1),
            VerilogExpression::IndexReplace(old, ..) => self.own_width(old),
            VerilogExpression::Signed(_) | VerilogExpression::Unsigned(_) => None,
        }
    }

    /// `wanted` is the width that literals take.
    fn expr(&self, expr: &VerilogExpression, wanted: Option<usize>) -> Result<Expr> {
        match expr {
            VerilogExpression::Paren(inner) => self.expr(inner, wanted),
            VerilogExpression::Signal(name) => self.signal(name, wanted),
            VerilogExpression::Literal(literal) => {
                let width = match is_bool(literal) {
                    true => 1,
                    false => wanted.ok_or_else(|| format!("{literal} has no width"))?,
                };
                fits(value(literal), width)
            }
            VerilogExpression::Cast(inner, width) => {
                let inner_width = self.own_width(inner).unwrap_or(*width);
                let inner = self.expr(inner, Some(inner_width))?;
                resized(inner, *width)
            }
            VerilogExpression::Binary(left, op, right) => {
                self.binary(left, operator(op), right, wanted)
            }
            VerilogExpression::Unary(op, arg) => {
                let arg = self.expr(arg, wanted)?;
                Ok(match op {
                    VerilogOpUnary::Not => arg.inverse(),
                    VerilogOpUnary::All => Expr::reduce(Not::All, arg),
                    VerilogOpUnary::Any => Expr::reduce(Not::Any, arg),
                    VerilogOpUnary::Xor => Expr::reduce(Not::Parity, arg),
                    VerilogOpUnary::Neg => {
                        let zero = Expr::constant(0, arg.width());
                        Expr::binary(Op::Sub, zero, arg)
                    }
                })
            }
            VerilogExpression::Index(of, index) => {
                let of = self.expr(of, None)?;
                let index = self.index(index, of.width())?;
                match (of, index.value()) {
                    (of, _) if of.width() == 1 => Ok(of),
                    (Expr::Signal { name, .. }, _) => Ok(Expr::Bit {
                        name,
                        index: Box::new(index),
                    }),
                    (Expr::Const { value, .. } | Expr::Param { value, .. }, Some(at)) => {
                        Ok(Expr::constant(value >> at, 1))
                    }
                    (other, _) => Err(format!("a bit of {other:?}: assign it to a Local first")),
                }
            }
            VerilogExpression::Slice(of, width, offset) => {
                let low = self
                    .constant(offset)
                    .ok_or("bits from a place that is no constant: shift into a Local first")?;
                let of = self.expr(of, None)?;
                let shown = format!("{of:?}");
                of.slice(low as usize, *width)
                    .ok_or_else(|| format!("bits of {shown}: assign it to a Local first"))
            }
            VerilogExpression::IndexReplace(old, index, bit) => self.replaced(old, index, bit),
            VerilogExpression::Signed(_) | VerilogExpression::Unsigned(_) => {
                Err("signed numbers are not used here".into())
            }
        }
    }

    fn binary(
        &self,
        left: &VerilogExpression,
        op: Op,
        right: &VerilogExpression,
        wanted: Option<usize>,
    ) -> Result<Expr> {
        if op.shifts() {
            let left = self.expr(left, wanted)?;
            let right = match self.constant(right) {
                // As wide as the number needs.
                Some(by) => Expr::constant(by, (128 - by.leading_zeros() as usize).max(1)),
                None => self.expr(right, None)?,
            };
            return Ok(Expr::binary(op, left, right));
        }
        let around = match op {
            Op::LogicalAnd | Op::LogicalOr => Some(1),
            _ if op.compares() => None,
            _ => wanted,
        };
        let width = self.own_width(left).or_else(|| self.own_width(right));
        let width = width.or(around);
        let (left, right) = (self.expr(left, width)?, self.expr(right, width)?);
        if left.width() != right.width() {
            let (a, b) = (left.width(), right.width());
            return Err(format!("{op:?} of {a} and {b} bits"));
        }
        Ok(Expr::binary(op, left, right))
    }

    /// `old` with another bit at `index`, where it is not `old` that is assigned.
    fn replaced(
        &self,
        old: &VerilogExpression,
        index: &VerilogExpression,
        bit: &VerilogExpression,
    ) -> Result<Expr> {
        let old = self.expr(old, None)?;
        let width = old.width();
        let one = match self.constant(index) {
            Some(at) => Expr::constant(1 << at, width),
            None => Expr::Binary {
                op: Op::Shl,
                left: Box::new(Expr::constant(1, width)),
                right: Box::new(self.expr(index, None)?),
            },
        };
        let set = Expr::binary(Op::Or, old.clone(), one.clone());
        let unset = Expr::binary(Op::And, old, one.inverse());
        Ok(Expr::choice(self.expr(bit, Some(1))?, set, unset))
    }

    /// An index as wide as `width` places need.
    fn index(&self, index: &VerilogExpression, width: usize) -> Result<Expr> {
        if let Some(number) = self.constant(index) {
            if number >= width as u128 {
                return Err(format!("bit {number} of {width}"));
            }
            return Ok(Expr::constant(number, 32));
        }
        let needed = width.next_power_of_two().ilog2() as usize;
        let index = self.expr(index, None)?;
        match index.width() > needed {
            true => resized(index, needed),
            false => Ok(index),
        }
    }

    fn signal(&self, raw: &str, wanted: Option<usize>) -> Result<Expr> {
        let variable = self.loops.iter().rev().find(|(name, _)| name == raw);
        if let Some((_, value)) = variable {
            return fits(*value, wanted.ok_or("a loop variable without a width")?);
        }
        let name = self.name(raw)?;
        let meaning = self
            .names
            .get(&name)
            .ok_or_else(|| format!("`{name}` is not known"))?;
        Ok(match *meaning {
            Meaning::Signal(width) => Expr::Signal { name, width },
            Meaning::Element { value, width } => Expr::constant(value, width),
            Meaning::Constant { value, width } => Expr::Param {
                name: match name.split_once('$') {
                    Some((kind, variant)) => shouted(&format!("{kind}::{variant}")),
                    None => name.to_ascii_uppercase(),
                },
                value,
                width,
            },
        })
    }
}

/// Names and what stands between them.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let in_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut rest = text;
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let end = rest.find(|c| in_word(c) != in_word(first));
        let (word, after) = rest.split_at(end.unwrap_or(rest.len()));
        rest = after;
        Some(word)
    })
}

fn strip(expr: &VerilogExpression) -> &VerilogExpression {
    match expr {
        VerilogExpression::Paren(inner) => strip(inner),
        other => other,
    }
}

fn fits(value: u128, width: usize) -> Result<Expr> {
    if width < 128 && value >> width != 0 {
        return Err(format!("{value} does not fit {width} bits"));
    }
    Ok(Expr::constant(value, width))
}

fn resized(expr: Expr, width: usize) -> Result<Expr> {
    let shown = format!("{expr:?}");
    expr.resized(width)
        .ok_or_else(|| format!("low bits of {shown}: assign it to a Local first"))
}

fn operator(op: &VerilogOp) -> Op {
    match op {
        VerilogOp::Add => Op::Add,
        VerilogOp::Sub => Op::Sub,
        VerilogOp::Mul => Op::Mul,
        VerilogOp::LogicalAnd => Op::LogicalAnd,
        VerilogOp::LogicalOr => Op::LogicalOr,
        VerilogOp::BitXor => Op::Xor,
        VerilogOp::BitAnd => Op::And,
        VerilogOp::BitOr => Op::Or,
        VerilogOp::Shl => Op::Shl,
        VerilogOp::Shr => Op::Shr,
        VerilogOp::Eq => Op::Eq,
        VerilogOp::Lt => Op::Lt,
        VerilogOp::Le => Op::Le,
        VerilogOp::Ne => Op::Ne,
        VerilogOp::Ge => Op::Ge,
        VerilogOp::Gt => Op::Gt,
    }
}
