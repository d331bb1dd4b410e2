//! Nets that are another net, and connections that are written piece by piece.

use super::expr::Expr;
use super::item::{Item, Part};
use super::{rewrite, Net, Stmt};
use std::collections::BTreeMap;

/// Pieces of one vector that are too many to be written one by one.
pub const MANY: usize = 8;

/// Puts a net in the place of every other that is assigned it whole.
pub fn without_aliases(
    nets: &mut Vec<Net>,
    items: &mut Vec<Item>,
    clocked: &mut [Stmt],
    unread: &mut [Expr],
) {
    let is_net = |name: &str| nets.iter().any(|net| net.name == name);
    let alias = |item: &Item| match item {
        Item::Assign(Expr::Signal { name, .. }, Expr::Signal { name: of, .. }) => {
            (is_net(name) && is_net(of)).then(|| (name.clone(), of.clone()))
        }
        _ => None,
    };
    let aliases: BTreeMap<String, String> = items.iter().filter_map(alias).collect();
    if aliases.is_empty() {
        return;
    }
    let new = |name: &str| {
        let mut of = aliases.get(name)?;
        while let Some(next) = aliases.get(of) {
            of = next;
        }
        Some(of.clone())
    };
    items.retain(|item| alias(item).is_none());
    nets.retain(|net| !aliases.contains_key(&net.name));
    rename(items, &new);
    rewrite(clocked, &|expr: &mut Expr| expr.rename(&new), &|_| None);
    unread.iter_mut().for_each(|expr| expr.rename(&new));
}

fn rename(items: &mut [Item], new: &impl Fn(&str) -> Option<String>) {
    for item in items {
        match item {
            Item::Part(part) => {
                let connections = part.connections.iter_mut();
                connections.for_each(|(_, expr)| expr.rename(new));
            }
            Item::Declared(_) | Item::Wire(..) => {}
            Item::Assign(target, value) => {
                target.rename(new);
                value.rename(new);
            }
            Item::Repeat { body, .. } => rename(body, new),
        }
    }
}

/// A part, after nets for those inputs that many pieces of one vector make up; `is_taken` knows the names of the module.
pub fn with_inputs(mut part: Part, is_taken: &impl Fn(&str) -> bool) -> Vec<Item> {
    let mut items = vec![];
    let name = part.name();
    for (port, expr) in &mut part.connections {
        let net = format!("{name}_{port}");
        if is_long_row(expr) && !is_taken(&net) {
            let width = expr.width();
            let value = std::mem::replace(expr, Expr::signal(&net, width));
            items.push(Item::Wire(net.clone(), width));
            items.push(Item::Assign(Expr::signal(&net, width), value));
        }
    }
    items.push(Item::Part(part));
    items
}

fn is_long_row(expr: &Expr) -> bool {
    let Expr::Concat(pieces) = expr else {
        return false;
    };
    let of = pieces[0].piece_of();
    pieces.len() >= MANY && of.is_some() && pieces.iter().all(|piece| piece.piece_of() == of)
}
