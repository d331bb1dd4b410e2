//! A unit as modules with typed statements, between rust-hdl and Verilog.
//!
//! ```text
//!  Block --> scope --> lower --> blocks --> Module --> classes --> pack --> print --> Verilog
//!            signals,  widths,   what drives          equal       vectors,  text
//!            update    constants  each signal         modules     loops
//! ```
//!
//! Why not rust-hdl's own text: docs/decisions/0004-parts-of-rust-hdl.md, and 0005 for blocks that wait for an event ([`functions`]).

mod aliases;
pub mod blocks;
pub mod classes;
pub mod expr;
pub mod feedback;
pub mod functions;
pub mod item;
mod layout;
pub mod lower;
pub mod module;
mod name_loops;
pub mod num;
pub mod pack;
mod parts;
pub mod print;
mod print_expr;
mod print_stmt;
mod roll;
pub mod scope;
mod terms;
mod text_sources;
pub mod vectors;
pub mod webs;
mod written;

pub use expr::Expr;
use expr::Op;
use num::Range;
use std::collections::BTreeMap;

/// What is assigned.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    Whole(String),
    Bit(String, Expr),
    /// A piece of a vector.
    Piece(Expr),
}

impl Target {
    pub fn name(&self) -> &str {
        match self {
            Self::Whole(name) | Self::Bit(name, _) => name,
            Self::Piece(piece) => piece.piece_of().unwrap_or_default(),
        }
    }

    /// Gives what is assigned another name.
    pub fn set_name(&mut self, new: String) {
        match self {
            Self::Whole(name) | Self::Bit(name, _) => *name = new,
            Self::Piece(piece) => piece.set_name(new),
        }
    }
}

/// A statement of an `update`. Its loops are unrolled, and rolled again by `roll` where they are regular.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Stmt {
    Assign {
        target: Target,
        value: Expr,
    },
    If {
        condition: Expr,
        then: Vec<Stmt>,
        other: Vec<Stmt>,
    },
    Case {
        test: Expr,
        arms: Vec<(Vec<Expr>, Vec<Stmt>)>,
        default: Vec<Stmt>,
    },
    Repeat {
        range: Range,
        body: Vec<Stmt>,
    },
}

/// A port of a module.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Port {
    pub name: String,
    pub width: usize,
    pub is_input: bool,
    /// An output that the clock assigns.
    pub is_reg: bool,
}

/// A signal in a module.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Net {
    pub name: String,
    pub width: usize,
}

/// A flip-flop.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Register {
    pub name: String,
    pub width: usize,
}

/// A part.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Instance {
    pub name: String,
    /// The part's module: its class, once [`classes`] has found it.
    pub module: usize,
    pub connections: Vec<(String, Expr)>,
}

/// What drives a signal between the clocks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Drive {
    Assign(String, Expr),
    Function(Function),
}

/// Statements that have values of their own half-way, and what is seen of them in the end.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Function {
    pub results: Vec<String>,
    /// What they assign for themselves, with widths.
    pub locals: Vec<(String, usize)>,
    pub statements: Vec<Stmt>,
}

/// A module.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Module {
    pub ports: Vec<Port>,
    /// Named constants: name, width, value.
    pub params: Vec<(String, usize, u128)>,
    pub nets: Vec<Net>,
    pub registers: Vec<Register>,
    pub instances: Vec<Instance>,
    pub drives: Vec<Drive>,
    /// `always @(posedge clock)`.
    pub clocked: Vec<Stmt>,
    /// Inputs, and bits of signals, that nothing looks at: a unit has the ports of its most demanding user.
    pub unread: Vec<Expr>,
    /// The body of a storage array, which writes its own.
    pub body: Option<String>,
    /// Signals and parts that are elements of arrays in the source.
    pub elements: BTreeMap<String, Element>,
}

/// An element of an array.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Element {
    /// The field, without indices.
    pub array: String,
    /// One for each dimension.
    pub indices: Vec<usize>,
}

/// The array that a signal is an element of: `lane_addr_#` of `lane_addr_3`, `bank_#_row` of `bank_3_row`.
pub fn array(name: &str) -> String {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    let parts = name.split('_');
    let parts: Vec<&str> = parts.map(|p| if is_number(p) { "#" } else { p }).collect();
    parts.join("_")
}

/// Brings those with equal keys together, each at the place of the first; what has no key stays by itself.
pub fn gather<T, K: PartialEq>(all: Vec<T>, key: impl Fn(&T) -> Option<K>) -> Vec<T> {
    let mut groups: Vec<(Option<K>, Vec<T>)> = vec![];
    for one in all {
        let own = key(&one);
        let group = groups
            .iter_mut()
            .find(|(key, _)| own.is_some() && *key == own);
        match group {
            Some((_, group)) => group.push(one),
            None => groups.push((own, vec![one])),
        }
    }
    groups.into_iter().flat_map(|(_, group)| group).collect()
}

/// The statements that assign signals of which `wanted` says yes, and the conditions around them.
pub fn only(statements: &[Stmt], wanted: &impl Fn(&str) -> bool) -> Vec<Stmt> {
    let kept = statements.iter().flat_map(|statement| match statement {
        Stmt::Assign { target, .. } => match wanted(target.name()) {
            true => vec![statement.clone()],
            false => vec![],
        },
        Stmt::If {
            condition,
            then,
            other,
        } => {
            let (then, other) = (only(then, wanted), only(other, wanted));
            match (then.is_empty(), other.is_empty()) {
                (true, true) => vec![],
                (true, false) => vec![conditional(condition.clone().inverse(), other, vec![])],
                _ => vec![conditional(condition.clone(), then, other)],
            }
        }
        Stmt::Case {
            test,
            arms,
            default,
        } => case(
            test.clone(),
            arms.iter()
                .map(|(labels, body)| (labels.clone(), only(body, wanted)))
                .collect(),
            only(default, wanted),
        ),
        Stmt::Repeat { range, body } => match only(body, wanted) {
            body if body.is_empty() => vec![],
            body => vec![Stmt::Repeat {
                range: range.clone(),
                body,
            }],
        },
    });
    kept.collect()
}

/// An `if`; one within another is one with both conditions.
fn conditional(condition: Expr, mut then: Vec<Stmt>, other: Vec<Stmt>) -> Stmt {
    match (&mut then[..], &other[..]) {
        (
            [Stmt::If {
                condition: inner,
                then,
                other: none,
            }],
            [],
        ) if none.is_empty() => Stmt::If {
            condition: Expr::binary(Op::And, condition, inner.clone()),
            then: std::mem::take(then),
            other,
        },
        _ => Stmt::If {
            condition,
            then,
            other,
        },
    }
}

/// A `case` whose arms are told apart by what they do: equal ones share their labels, and those that do what
/// the others do by default are left out.
fn case(test: Expr, arms: Vec<(Vec<Expr>, Vec<Stmt>)>, default: Vec<Stmt>) -> Vec<Stmt> {
    let mut kept: Vec<(Vec<Expr>, Vec<Stmt>)> = vec![];
    for (labels, body) in arms {
        if body == default {
            continue;
        }
        match kept.iter_mut().find(|(_, other)| *other == body) {
            Some((together, _)) => together.extend(labels),
            None => kept.push((labels, body)),
        }
    }
    if kept.is_empty() {
        return default;
    }
    vec![Stmt::Case {
        test,
        arms: kept,
        default,
    }]
}

/// Changes every expression by `expr`, and the name of what is assigned to what `target` gives.
pub fn rewrite(
    statements: &mut [Stmt],
    expr: &impl Fn(&mut Expr),
    target: &impl Fn(&str) -> Option<String>,
) {
    for statement in statements {
        match statement {
            Stmt::Assign { target: own, value } => {
                expr(value);
                match own {
                    Target::Whole(_) => {}
                    Target::Bit(_, index) => expr(index),
                    Target::Piece(piece) => {
                        if let Expr::BitOf { index, .. } = piece {
                            expr(index);
                        }
                    }
                }
                if let Some(new) = target(own.name()) {
                    own.set_name(new);
                }
            }
            Stmt::If {
                condition,
                then,
                other,
            } => {
                expr(condition);
                rewrite(then, expr, target);
                rewrite(other, expr, target);
            }
            Stmt::Case {
                test,
                arms,
                default,
            } => {
                expr(test);
                for (_, body) in arms {
                    rewrite(body, expr, target);
                }
                rewrite(default, expr, target);
            }
            Stmt::Repeat { body, .. } => rewrite(body, expr, target),
        }
    }
}

/// Calls `visit` with every assignment.
pub fn assignments<'s>(statements: &'s [Stmt], visit: &mut impl FnMut(&'s Target, &'s Expr)) {
    for statement in statements {
        match statement {
            Stmt::Assign { target, value } => visit(target, value),
            Stmt::If { then, other, .. } => {
                assignments(then, visit);
                assignments(other, visit);
            }
            Stmt::Case { arms, default, .. } => {
                arms.iter().for_each(|(_, body)| assignments(body, visit));
                assignments(default, visit);
            }
            Stmt::Repeat { body, .. } => assignments(body, visit),
        }
    }
}

/// Calls `visit` with every expression that the statements evaluate.
pub fn expressions<'s>(statements: &'s [Stmt], visit: &mut impl FnMut(&'s Expr)) {
    for statement in statements {
        match statement {
            Stmt::Assign { target, value } => {
                match target {
                    Target::Whole(_) => {}
                    Target::Bit(_, index) => visit(index),
                    Target::Piece(piece) => {
                        if let Expr::BitOf { index, .. } = piece {
                            visit(index);
                        }
                    }
                }
                visit(value);
            }
            Stmt::If {
                condition,
                then,
                other,
            } => {
                visit(condition);
                expressions(then, visit);
                expressions(other, visit);
            }
            Stmt::Case {
                test,
                arms,
                default,
            } => {
                visit(test);
                for (labels, body) in arms {
                    labels.iter().for_each(&mut *visit);
                    expressions(body, visit);
                }
                expressions(default, visit);
            }
            Stmt::Repeat { body, .. } => expressions(body, visit),
        }
    }
}
