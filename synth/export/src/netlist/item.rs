//! What stands in a module, in the order of its text.

use super::expr::Expr;
use super::functions::Declared;
use super::num::{Num, Range};
use super::roll::{numbers, Alike, Number};
use super::{Stmt, Target};

/// A part, a function, an assignment, or a loop of those.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    Part(Part),
    Declared(Declared),
    /// A net of so many bits that only the text needs.
    Wire(String, usize),
    /// Of pieces of signals, and what they always are.
    Assign(Expr, Expr),
    Repeat {
        range: Range,
        label: String,
        body: Vec<Item>,
    },
}

/// A part.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// The field, without indices.
    pub field: String,
    pub indices: Vec<Num>,
    /// The part's module.
    pub module: usize,
    /// There are several of its module.
    pub is_one_of_several: bool,
    pub connections: Vec<(String, Expr)>,
}

impl Part {
    /// `bank_3`; in a loop over banks `bank`, of which the loop says which. Of several in a round each has its place in the round.
    pub fn name(&self) -> String {
        let told = self.indices.iter().filter(|index| match &index.steps[..] {
            [(_, 1)] => index.base != 0,
            _ => true,
        });
        told.fold(self.field.clone(), |name, index| {
            format!("{name}_{}", index.base)
        })
    }
}

impl Alike for Item {
    fn numbers(&mut self, visit: &mut dyn FnMut(Number<'_>)) {
        match self {
            Self::Part(part) => {
                for index in &mut part.indices {
                    visit(Number::Place(index));
                }
                for (_, expr) in &mut part.connections {
                    numbers(expr, visit);
                }
            }
            Self::Declared(_) | Self::Wire(..) => {}
            Self::Assign(target, value) => {
                numbers(target, visit);
                numbers(value, visit);
            }
            Self::Repeat { body, .. } => {
                body.iter_mut().for_each(|item| item.numbers(visit));
            }
        }
    }

    fn repeated(range: Range, body: Vec<Self>) -> Self {
        Self::Repeat {
            range,
            label: String::new(),
            body,
        }
    }

    fn height(&self) -> usize {
        match self {
            Self::Repeat { body, .. } => 1 + body.iter().map(Self::height).max().unwrap_or(0),
            _ => 0,
        }
    }

    fn lines(&self) -> usize {
        match self {
            Self::Part(part) => 1 + part.connections.len() / 3,
            Self::Declared(_) => 0,
            Self::Wire(..) | Self::Assign(..) => 1,
            Self::Repeat { body, .. } => 2 + body.iter().map(Self::lines).sum::<usize>(),
        }
    }
}

impl Alike for Stmt {
    fn numbers(&mut self, visit: &mut dyn FnMut(Number<'_>)) {
        match self {
            Self::Assign { target, value } => {
                match target {
                    Target::Whole(_) => {}
                    Target::Bit(_, index) => numbers(index, visit),
                    Target::Piece(piece) => numbers(piece, visit),
                }
                numbers(value, visit);
            }
            Self::If {
                condition,
                then,
                other,
            } => {
                numbers(condition, visit);
                then.iter_mut().for_each(|own| own.numbers(visit));
                other.iter_mut().for_each(|own| own.numbers(visit));
            }
            Self::Case {
                test,
                arms,
                default,
            } => {
                numbers(test, visit);
                for (labels, body) in arms {
                    labels.iter_mut().for_each(|label| numbers(label, visit));
                    body.iter_mut().for_each(|own| own.numbers(visit));
                }
                default.iter_mut().for_each(|own| own.numbers(visit));
            }
            Self::Repeat { body, .. } => {
                body.iter_mut().for_each(|own| own.numbers(visit));
            }
        }
    }

    fn repeated(range: Range, body: Vec<Self>) -> Self {
        Self::Repeat { range, body }
    }

    fn height(&self) -> usize {
        let all = |body: &[Self]| body.iter().map(Self::height).max().unwrap_or(0);
        match self {
            Self::Assign { .. } => 0,
            Self::If { then, other, .. } => all(then).max(all(other)),
            Self::Case { arms, default, .. } => {
                let arms = arms.iter().map(|(_, body)| all(body)).max();
                arms.unwrap_or(0).max(all(default))
            }
            Self::Repeat { body, .. } => 1 + all(body),
        }
    }

    fn lines(&self) -> usize {
        let all = |body: &[Self]| body.iter().map(Self::lines).sum::<usize>();
        match self {
            Self::Assign { .. } => 1,
            Self::If { then, other, .. } => all(then).max(1) + all(other),
            Self::Case { arms, default, .. } => {
                let arms = arms.iter().map(|(_, body)| all(body).max(1));
                2 + arms.sum::<usize>() + all(default)
            }
            Self::Repeat { body, .. } => 2 + all(body),
        }
    }
}
