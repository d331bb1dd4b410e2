//! Names of the variables of loops: `g`, `h` where parts and assignments are generated, `i`, `j` among statements.

use super::expr::Expr;
use super::item::Item;
use super::num::Variable;
use super::roll::{Alike, Number, NEST};
use super::Stmt;
use std::collections::BTreeSet;

pub const GENERATED: [&str; NEST] = ["g", "h", "k"];
const STEPPED: [&str; NEST] = ["i", "j", "l"];

/// Names the variables of a loop's body.
fn name<T: Alike>(body: &mut [T], variable: &Variable, new: &'static str) {
    for own in body {
        own.numbers(&mut |number| match number {
            Number::Place(place) => place.name(variable, new),
            Number::Sized(Expr::Number { number, .. }) => number.name(variable, new),
            Number::Sized(_) => {}
        });
    }
}

/// Names variables and blocks of loops.
pub fn name_items(items: &mut [Item]) {
    let mut taken = BTreeSet::new();
    items_at(items, 0, &mut taken);
}

fn items_at(items: &mut [Item], depth: usize, taken: &mut BTreeSet<String>) {
    for item in items {
        if let Item::Repeat { range, label, body } = item {
            let new = GENERATED[depth];
            name(body, &range.variable, new);
            range.variable = Variable::Named(new);
            let is_loop = |item: &&Item| matches!(item, Item::Repeat { .. });
            let own = body.iter().filter(|item| !is_loop(item)).find_map(about);
            let field = own
                .or_else(|| body.iter().find_map(about))
                .unwrap_or_default();
            let names = std::iter::once(format!("gen_{field}"))
                .chain((2..).map(|copy| format!("gen_{field}_{copy}")));
            *label = names
                .into_iter()
                .find(|own| taken.insert(own.clone()))
                .unwrap_or_default();
            items_at(body, depth + 1, taken);
        }
    }
}

/// What an item is about.
fn about(item: &Item) -> Option<String> {
    match item {
        Item::Part(part) => Some(part.field.clone()),
        Item::Assign(target, _) => match target {
            Expr::Concat(parts) => parts.last()?.piece_of().map(str::to_owned),
            one => one.piece_of().map(str::to_owned),
        },
        Item::Repeat { body, .. } => body.iter().find_map(about),
        Item::Declared(_) | Item::Wire(..) => None,
    }
}

/// Names the variables of the loops of statements.
pub fn name_statements(statements: &mut [Stmt]) {
    statements_at(statements, 0);
}

fn statements_at(statements: &mut [Stmt], depth: usize) {
    for statement in statements {
        match statement {
            Stmt::Assign { .. } => {}
            Stmt::If { then, other, .. } => {
                statements_at(then, depth);
                statements_at(other, depth);
            }
            Stmt::Case { arms, default, .. } => {
                arms.iter_mut()
                    .for_each(|(_, body)| statements_at(body, depth));
                statements_at(default, depth);
            }
            Stmt::Repeat { range, body } => {
                let new = STEPPED[depth];
                name(body, &range.variable, new);
                range.variable = Variable::Named(new);
                statements_at(body, depth + 1);
            }
        }
    }
}

/// The variables that the loops of statements have.
pub fn variables(statements: &[Stmt]) -> Vec<&'static str> {
    let depth = statements.iter().map(Stmt::height).max().unwrap_or(0);
    STEPPED[..depth].to_vec()
}

/// The variables that the loops of items have.
pub fn generated(items: &[Item]) -> Vec<&'static str> {
    let depth = items.iter().map(Item::height).max().unwrap_or(0);
    GENERATED[..depth].to_vec()
}
