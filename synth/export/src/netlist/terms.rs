//! Long rows of one operator, whose operands are alike, as the bits of a vector.
//!
//! `a[0] & b[0] | a[1] & b[1] | ..` becomes a loop over the bits of `NAME_terms`, and `|NAME_terms`.

use super::expr::{Expr, Not, Op};
use super::item::Item;
use super::num::Num;
use super::print_expr::expression;
use super::roll::rolled_above;
use std::collections::BTreeSet;

/// Operands at least.
const LONG: usize = 4;
/// Letters at least of what is no better in one line.
const LONG_TEXT: usize = 200;
/// Above the loops that there may be around.
const HEIGHT: usize = 16;

/// Puts vectors in the place of long rows. `taken` are the names of the module.
pub fn with_terms(items: Vec<Item>, taken: &BTreeSet<&str>) -> Vec<Item> {
    let mut named = BTreeSet::new();
    let mut all = vec![];
    for item in items {
        all.extend(match item {
            Item::Assign(Expr::Signal { name, width: 1 }, value) => {
                split(Expr::signal(name, 1), value, taken, &mut named)
            }
            Item::Repeat { range, label, body } => {
                // A vector in a loop is one of the loop's block.
                let mut named = BTreeSet::new();
                let body = body.into_iter().flat_map(|item| match item {
                    Item::Assign(target, value) if target.width() == 1 => {
                        split(target, value, taken, &mut named)
                    }
                    other => vec![other],
                });
                vec![Item::Repeat {
                    range,
                    label,
                    body: body.collect(),
                }]
            }
            other => vec![other],
        });
    }
    all
}

fn split(
    target: Expr,
    value: Expr,
    taken: &BTreeSet<&str>,
    named: &mut BTreeSet<String>,
) -> Vec<Item> {
    let name = target.piece_of().map(|name| format!("{name}_terms"));
    let free = name.filter(|name| !taken.contains(name.as_str()) && !named.contains(name));
    let row = free.and_then(|name| Some((terms(&name, &value)?, name)));
    let Some(((wire, loops, value), name)) = row else {
        return vec![Item::Assign(target, value)];
    };
    named.insert(name);
    vec![wire, loops, Item::Assign(target, value)]
}

/// The vector, the loop over its bits, and the value that is found with it.
fn terms(name: &str, value: &Expr) -> Option<(Item, Item, Expr)> {
    let (op, not) = match value {
        Expr::Binary {
            op: op @ (Op::Or | Op::LogicalOr),
            ..
        } => (*op, Not::Any),
        Expr::Binary {
            op: op @ (Op::And | Op::LogicalAnd),
            ..
        } => (*op, Not::All),
        _ => return None,
    };
    if expression(value).len() < LONG_TEXT {
        return None;
    }
    let mut operands = vec![];
    value.operands(op, &mut operands);
    operands.reverse();
    let bit = |at: usize, operand: &Expr| {
        let bit = Expr::Slice {
            name: name.to_owned(),
            place: Num::constant(at as i128),
            width: 1,
            each: 1,
        };
        Item::Assign(bit, operand.clone())
    };
    // Those that are alike, and others before and after them.
    for first in 0..=operands.len().checked_sub(LONG)? {
        let alike = operands[first..].iter().enumerate();
        let rows = rolled_above(alike.map(|(at, one)| bit(at, one)).collect(), HEIGHT);
        let Item::Repeat { range, .. } = &rows[0] else {
            continue;
        };
        let count = range.count;
        if count < LONG {
            continue;
        }
        let (before, after) = (&operands[..first], &operands[first + count..]);
        let reduced = Expr::reduce(not, Expr::signal(name, count));
        let value = std::iter::once(reduced).chain(before.iter().chain(after).cloned());
        let value = value.reduce(|all, one| Expr::binary(op, all, one))?;
        let wire = Item::Wire(name.to_owned(), count);
        return Some((wire, rows.into_iter().next()?, value));
    }
    None
}
