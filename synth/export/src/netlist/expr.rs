//! Expressions with widths, and what can be computed of them beforehand.

use super::num::{Form, Num};

/// What joins two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    Add,
    Sub,
    Mul,
    And,
    Or,
    Xor,
    LogicalAnd,
    LogicalOr,
    Shl,
    Shr,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

impl Op {
    /// One bit, whatever the width of the operands.
    pub fn compares(self) -> bool {
        matches!(
            self,
            Op::Eq | Op::Ne | Op::Lt | Op::Le | Op::Gt | Op::Ge | Op::LogicalAnd | Op::LogicalOr
        )
    }

    pub fn shifts(self) -> bool {
        matches!(self, Op::Shl | Op::Shr)
    }

    fn compute(self, left: u128, right: u128) -> Option<u128> {
        Some(match self {
            Op::Add => left.wrapping_add(right),
            Op::Sub => left.wrapping_sub(right),
            Op::Mul => left.wrapping_mul(right),
            Op::And => left & right,
            Op::Or => left | right,
            Op::Xor => left ^ right,
            Op::LogicalAnd => u128::from(left != 0 && right != 0),
            Op::LogicalOr => u128::from(left != 0 || right != 0),
            Op::Shl => left.checked_shl(u32::try_from(right).ok()?).unwrap_or(0),
            Op::Shr => left.checked_shr(u32::try_from(right).ok()?).unwrap_or(0),
            Op::Eq => u128::from(left == right),
            Op::Ne => u128::from(left != right),
            Op::Lt => u128::from(left < right),
            Op::Le => u128::from(left <= right),
            Op::Gt => u128::from(left > right),
            Op::Ge => u128::from(left >= right),
        })
    }
}

/// What is done to one operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Not {
    Bits,
    /// All bits are set.
    All,
    /// A bit is set.
    Any,
    /// An odd number of bits is set.
    Parity,
}

/// An expression. Its width in bits is that of the rust-hdl type it was written with.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Expr {
    Const {
        value: u128,
        width: usize,
    },
    /// A constant that readers know by its name.
    Param {
        name: String,
        value: u128,
        width: usize,
    },
    Signal {
        name: String,
        width: usize,
    },
    /// A bit of a signal of more than one.
    Bit {
        name: String,
        index: Box<Expr>,
    },
    /// Some bits of a signal, from `low` on.
    Part {
        name: String,
        low: usize,
        width: usize,
    },
    /// Some bits of a vector, from a place on that loops may move.
    Slice {
        name: String,
        place: Num,
        width: usize,
        /// Bits of an element, if the vector is an array.
        each: usize,
    },
    /// Bit `index` of the element of `each` bits at `place` of a vector.
    BitOf {
        name: String,
        place: Num,
        each: usize,
        index: Box<Expr>,
    },
    /// A number that loops move.
    Number {
        number: Num,
        form: Form,
        width: usize,
    },
    /// The value of a function of the module.
    Call {
        function: String,
        arguments: Vec<Expr>,
        width: usize,
    },
    Unary {
        op: Not,
        arg: Box<Expr>,
    },
    Binary {
        op: Op,
        left: Box<Expr>,
        right: Box<Expr>,
    },
    Choice {
        condition: Box<Expr>,
        then: Box<Expr>,
        other: Box<Expr>,
    },
    /// Zeros in front.
    Extend {
        arg: Box<Expr>,
        width: usize,
    },
    /// From the highest bit down.
    Concat(Vec<Expr>),
}

fn ones(width: usize) -> u128 {
    match width {
        128.. => u128::MAX,
        _ => (1 << width) - 1,
    }
}

impl Expr {
    pub fn constant(value: u128, width: usize) -> Self {
        Self::Const {
            value: value & ones(width),
            width,
        }
    }

    pub fn signal(name: impl Into<String>, width: usize) -> Self {
        Self::Signal {
            name: name.into(),
            width,
        }
    }

    pub fn width(&self) -> usize {
        match self {
            Self::Const { width, .. }
            | Self::Param { width, .. }
            | Self::Signal { width, .. }
            | Self::Part { width, .. }
            | Self::Slice { width, .. }
            | Self::Number { width, .. }
            | Self::Call { width, .. }
            | Self::Extend { width, .. } => *width,
            Self::Bit { .. } | Self::BitOf { .. } => 1,
            Self::Unary { op: Not::Bits, arg } => arg.width(),
            Self::Unary { .. } => 1,
            Self::Binary { op, left, .. } => match op.compares() {
                true => 1,
                false => left.width(),
            },
            Self::Choice { then, .. } => then.width(),
            Self::Concat(parts) => parts.iter().map(Expr::width).sum(),
        }
    }

    /// The value, if it does not depend on signals.
    pub fn value(&self) -> Option<u128> {
        match self {
            Self::Const { value, .. } | Self::Param { value, .. } => Some(*value),
            _ => None,
        }
    }

    pub fn is(&self, value: u128) -> bool {
        self.value() == Some(value)
    }

    fn is_ones(&self) -> bool {
        self.is(ones(self.width()))
    }

    pub fn inverse(self) -> Self {
        let width = self.width();
        match self {
            Self::Unary { op: Not::Bits, arg } => *arg,
            Self::Const { value, .. } => Self::constant(!value, width),
            arg => Self::Unary {
                op: Not::Bits,
                arg: Box::new(arg),
            },
        }
    }

    pub fn reduce(op: Not, arg: Expr) -> Self {
        if arg.width() == 1 {
            return arg;
        }
        match (op, arg.value()) {
            (Not::All, Some(_)) => Self::constant(arg.is_ones().into(), 1),
            (Not::Any, Some(value)) => Self::constant((value != 0).into(), 1),
            (Not::Parity, Some(value)) => Self::constant((value.count_ones() % 2).into(), 1),
            _ => Self::Unary {
                op,
                arg: Box::new(arg),
            },
        }
    }

    /// `left op right`, or what is left of it when constants are computed.
    pub fn binary(op: Op, left: Expr, right: Expr) -> Self {
        let width = match op.compares() {
            true => 1,
            false => left.width(),
        };
        if let (Some(a), Some(b)) = (left.value(), right.value()) {
            if let Some(value) = op.compute(a, b) {
                return Self::constant(value, width);
            }
        }
        match op {
            Op::And | Op::LogicalAnd if left.is(0) || right.is(0) => {
                return Self::constant(0, width)
            }
            Op::And if left.is_ones() => return right,
            Op::And if right.is_ones() => return left,
            Op::LogicalAnd if left.is(1) => return right,
            Op::LogicalAnd if right.is(1) => return left,
            Op::Or if left.is_ones() || right.is_ones() => {
                return Self::constant(ones(width), width)
            }
            Op::LogicalOr if left.is(1) || right.is(1) => return Self::constant(1, 1),
            Op::Or | Op::LogicalOr | Op::Xor | Op::Add if left.is(0) => return right,
            Op::Or | Op::LogicalOr | Op::Xor | Op::Add | Op::Sub | Op::Shl | Op::Shr
                if right.is(0) =>
            {
                return left
            }
            // All bits are shifted out. Linters refuse the count.
            Op::Shl | Op::Shr if right.value().is_some_and(|by| by >= left.width() as u128) => {
                return Self::constant(0, width)
            }
            // Of one bit: the bit, or its opposite.
            Op::Eq | Op::Ne if left.width() == 1 && right.value().is_some() => {
                return match right.is(1) == (op == Op::Eq) {
                    true => left,
                    false => left.inverse(),
                }
            }
            _ => {}
        }
        Self::Binary {
            op,
            left: Box::new(left),
            right: Box::new(right),
        }
    }

    pub fn choice(condition: Expr, then: Expr, other: Expr) -> Self {
        if let Some(value) = condition.value() {
            return if value != 0 { then } else { other };
        }
        if then == other {
            return then;
        }
        if then.width() == 1 {
            match (then.value(), other.value()) {
                (Some(1), Some(0)) => return condition,
                (Some(0), Some(1)) => return condition.inverse(),
                (Some(1), None) => return Self::binary(Op::Or, condition, other),
                (Some(0), None) => return Self::binary(Op::And, condition.inverse(), other),
                (None, Some(0)) => return Self::binary(Op::And, condition, then),
                (None, Some(1)) => return Self::binary(Op::Or, condition.inverse(), then),
                _ => {}
            }
        }
        Self::Choice {
            condition: Box::new(condition),
            then: Box::new(then),
            other: Box::new(other),
        }
    }

    /// The same number in `width` bits: zeros in front, or without its high bits. `None` for what has to be a signal first.
    pub fn resized(self, width: usize) -> Option<Self> {
        let own = self.width();
        if own == width {
            return Some(self);
        }
        if own < width {
            return Some(match self {
                Self::Const { value, .. } => Self::constant(value, width),
                Self::Extend { arg, .. } => Self::Extend { arg, width },
                arg => Self::Extend {
                    arg: Box::new(arg),
                    width,
                },
            });
        }
        self.slice(0, width)
    }

    /// `width` bits from `low` on, where that can be said without a signal for the whole.
    pub fn slice(self, low: usize, width: usize) -> Option<Self> {
        let own = self.width();
        if low == 0 && own == width {
            return Some(self);
        }
        Some(match self {
            Self::Const { value, .. } | Self::Param { value, .. } => {
                Self::constant(value >> low, width)
            }
            Self::Signal { name, .. } => Self::part(name, low, width),
            Self::Part {
                name, low: first, ..
            } => Self::part(name, first + low, width),
            Self::Extend { arg, .. } if low + width <= arg.width() => return arg.slice(low, width),
            Self::Unary { op: Not::Bits, arg } => arg.slice(low, width)?.inverse(),
            Self::Binary { op, left, right } => match (op, right.value()) {
                (Op::And | Op::Or | Op::Xor, _) => {
                    Self::binary(op, left.slice(low, width)?, right.slice(low, width)?)
                }
                // Low bits of a result depend on low bits of the operands alone.
                (Op::Add | Op::Sub | Op::Mul, _) if low == 0 => {
                    Self::binary(op, left.slice(0, width)?, right.slice(0, width)?)
                }
                (Op::Shl, _) if low == 0 => Self::binary(Op::Shl, left.slice(0, width)?, *right),
                (Op::Shr, Some(by)) => {
                    let low = low + usize::try_from(by).ok()?;
                    let there = own.checked_sub(low)?.min(width);
                    return left.slice(low, there)?.resized(width);
                }
                _ => return None,
            },
            _ => return None,
        })
    }

    fn part(name: String, low: usize, width: usize) -> Self {
        match width {
            1 => Self::Bit {
                name,
                index: Box::new(Self::constant(low as u128, 32)),
            },
            _ => Self::Part { name, low, width },
        }
    }

    /// What a row of one operator joins, from left to right.
    pub fn operands(&self, op: Op, all: &mut Vec<Expr>) {
        match self {
            Self::Binary {
                op: own,
                left,
                right,
            } if *own == op => {
                left.operands(op, all);
                right.operands(op, all);
            }
            one => all.push(one.clone()),
        }
    }

    /// A name, a number or a piece of a signal.
    pub fn is_simple(&self) -> bool {
        match self {
            Self::Const { .. } | Self::Param { .. } | Self::Signal { .. } | Self::Part { .. } => {
                true
            }
            Self::Bit { index, .. } => index.value().is_some(),
            Self::Slice { place, .. } => place.value().is_some(),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn a() -> Expr {
        Expr::signal("a", 4)
    }

    #[test]
    fn constants_are_computed_in_their_width() {
        let nine = Expr::constant(9, 4);
        let sum = Expr::binary(Op::Add, nine.clone(), nine);
        assert_eq!(sum, Expr::constant(2, 4));
        assert_eq!(Expr::constant(5, 4).inverse(), Expr::constant(10, 4));
        assert_eq!(
            Expr::reduce(Not::All, Expr::constant(15, 4)),
            Expr::constant(1, 1)
        );
    }

    #[test]
    fn what_a_constant_decides_is_decided() {
        let (zero, ones) = (Expr::constant(0, 4), Expr::constant(15, 4));
        assert_eq!(Expr::binary(Op::And, a(), zero.clone()), zero);
        assert_eq!(Expr::binary(Op::And, ones.clone(), a()), a());
        assert_eq!(Expr::binary(Op::Or, a(), zero.clone()), a());
        assert_eq!(Expr::binary(Op::Or, a(), ones.clone()), ones);
        assert_eq!(Expr::binary(Op::Add, zero, a()), a());
        let bit = Expr::signal("b", 1);
        let (no, yes) = (Expr::constant(0, 1), Expr::constant(1, 1));
        assert_eq!(
            Expr::choice(bit.clone(), no.clone(), yes.clone()),
            bit.clone().inverse()
        );
        assert_eq!(Expr::choice(yes, bit.clone(), no), bit);
    }

    #[test]
    fn narrowing_keeps_low_bits_and_nothing_else() {
        let sum = Expr::binary(Op::Add, a(), Expr::signal("b", 4));
        let narrow = sum.clone().resized(2).unwrap();
        assert_eq!(narrow.width(), 2);
        assert_eq!(narrow.reads(), BTreeSet::from(["a", "b"]));
        let sum_shifted = Expr::binary(Op::Shr, sum.clone(), Expr::constant(1, 1));
        assert!(sum_shifted.resized(2).is_none());
        let shifted = Expr::binary(Op::Shr, a(), Expr::constant(1, 1));
        let part = Expr::Part {
            name: "a".into(),
            low: 1,
            width: 2,
        };
        assert_eq!(shifted.resized(2), Some(part));
        assert_eq!(sum.resized(8).unwrap().resized(4).unwrap().width(), 4);
    }
}
