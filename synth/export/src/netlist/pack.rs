//! A module as it is printed: arrays are vectors, rows are loops.

use super::aliases::{with_inputs, without_aliases, MANY};
use super::expr::{Expr, Not, Op};
use super::functions::Functions;
use super::item::{Item, Part};
use super::name_loops::{name_items, name_statements};
use super::num::Num;
use super::roll::rolled;
use super::terms::with_terms;
use super::vectors::{meant, Vectors};
use super::{Drive, Element, Function, Instance, Module, Net, Port, Register, Stmt, Target};
use std::collections::BTreeSet;

/// A module as it is printed.
#[derive(Clone, Debug)]
pub struct Packed {
    pub ports: Vec<Port>,
    pub params: Vec<(String, usize, u128)>,
    pub nets: Vec<Net>,
    pub registers: Vec<Register>,
    pub items: Vec<Item>,
    pub clocked: Vec<Stmt>,
    pub unread: Vec<Expr>,
    pub body: Option<String>,
}

/// Packs a module by its vectors; `part` gives those of the ports of a part's module. With `loops`, rows become loops.
pub fn packed<'v>(
    module: &Module,
    vectors: &Vectors,
    part: &impl Fn(usize) -> &'v Vectors,
    loops: bool,
) -> Packed {
    let packing = Packing {
        module,
        vectors,
        loops,
    };
    let parts = module.instances.iter();
    let parts = parts.map(|own| packing.part(own, part(own.module)));
    let mut items = packing.rolled(parts.flat_map(|part| packing.connected(part)).collect());
    items.extend(packing.rolled(packing.drives()));
    let mut items = match loops {
        true => with_terms(together(items), &vectors.names().collect()),
        false => items,
    };
    name_items(&mut items);
    let mut clocked = packing.statements(&module.clocked, vectors);
    name_statements(&mut clocked);
    let (mut nets, mut unread) = (packing.nets(), packing.unread());
    if loops {
        without_aliases(&mut nets, &mut items, &mut clocked, &mut unread);
    }
    Packed {
        ports: packing.ports(),
        params: module.params.clone(),
        nets,
        registers: packing.registers(),
        items,
        clocked,
        unread,
        body: module.body.clone().map(|body| packing.body(&body)),
    }
}

struct Packing<'p> {
    module: &'p Module,
    vectors: &'p Vectors,
    loops: bool,
}

impl Packing<'_> {
    fn rolled(&self, items: Vec<Item>) -> Vec<Item> {
        match self.loops {
            true => rolled(items.into_iter().flat_map(by_element).collect()),
            false => items,
        }
    }

    /// The signals of a list, vectors at the place of their first element.
    fn held<'s, S>(&self, all: &'s [S], name: impl Fn(&S) -> &str) -> Vec<(&'s S, String, usize)> {
        let mut held: Vec<(&S, String, usize)> = vec![];
        let mut seen = BTreeSet::new();
        for own in all {
            let holder = self.vectors.holder(name(own));
            if seen.insert(holder.to_owned()) {
                held.push((own, holder.to_owned(), self.vectors.width(holder)));
            }
        }
        held
    }

    fn ports(&self) -> Vec<Port> {
        let held = self.held(&self.module.ports, |port| &port.name).into_iter();
        let port = |(first, name, width): (&Port, String, usize)| Port {
            // What is written into a storage array's text is assigned to the vector.
            is_reg: first.is_reg && name == first.name,
            is_input: first.is_input,
            name,
            width,
        };
        held.map(port).collect()
    }

    fn nets(&self) -> Vec<Net> {
        let held = self.held(&self.module.nets, |net| &net.name).into_iter();
        held.map(|(_, name, width)| Net { name, width }).collect()
    }

    fn registers(&self) -> Vec<Register> {
        let held = self.held(&self.module.registers, |own| &own.name);
        let register = |(_, name, width): (&Register, String, usize)| Register { name, width };
        held.into_iter().map(register).collect()
    }

    fn expr(&self, expr: &Expr, vectors: &Vectors) -> Expr {
        let mut own = expr.clone();
        vectors.rename(&mut own);
        if self.loops {
            bare_shifts(&mut own);
            wholes(&mut own, vectors);
        }
        own
    }

    fn part(&self, instance: &Instance, ports: &Vectors) -> Part {
        let mut connections: Vec<(String, Vec<Expr>)> = vec![];
        for (port, expr) in &instance.connections {
            let (holder, expr) = (ports.holder(port), self.expr(expr, self.vectors));
            match connections.iter_mut().find(|(own, _)| own == holder) {
                Some((_, pieces)) => pieces.push(expr),
                None => connections.push((holder.to_owned(), vec![expr])),
            }
        }
        let joined = |(port, pieces)| (port, self.vectors.joined(pieces));
        let all = self.module.instances.iter();
        let element = self.module.elements.get(&instance.name);
        let indices = |own: &Element| {
            own.indices
                .iter()
                .map(|at| Num::constant(*at as i128))
                .collect()
        };
        Part {
            field: element.map_or(&instance.name, |own| &own.array).clone(),
            indices: element.map(indices).unwrap_or_default(),
            module: instance.module,
            is_one_of_several: all.filter(|own| own.module == instance.module).count() > 1,
            connections: connections.into_iter().map(joined).collect(),
        }
    }

    fn connected(&self, part: Part) -> Vec<Item> {
        let taken: BTreeSet<&str> = self.vectors.names().collect();
        match self.loops {
            true => with_inputs(part, &|name| taken.contains(name)),
            false => vec![Item::Part(part)],
        }
    }

    fn drives(&self) -> Vec<Item> {
        let mut functions = Functions::of(self.module, self.vectors);
        let mut items = vec![];
        let mut done = BTreeSet::new();
        for drive in &self.module.drives {
            match drive {
                Drive::Assign(name, _) if done.contains(name) => {}
                Drive::Assign(name, value) => {
                    let vector = self.vectors.holder(name);
                    if let Some(value) = self.value_of_vector(vector) {
                        done.extend(self.vectors.members(vector).unwrap_or_default());
                        let target = Expr::signal(vector, value.width());
                        items.push(Item::Assign(target, value));
                        continue;
                    }
                    let target = self.vectors.signal(name, value.width());
                    items.push(Item::Assign(target, self.expr(value, self.vectors)));
                }
                Drive::Function(function) => self.function(function, &mut functions, &mut items),
            }
        }
        items
    }

    /// The value of a vector whose elements are assigned the elements of another, or of a part of it.
    fn value_of_vector(&self, vector: &str) -> Option<Expr> {
        let members = self.vectors.members(vector).filter(|_| self.loops)?;
        let value = |member: &String| {
            let drives = self.module.drives.iter();
            let mut values = drives.filter_map(|drive| match drive {
                Drive::Assign(name, value) if name == member => Some(value),
                _ => None,
            });
            values.next().map(|value| self.expr(value, self.vectors))
        };
        let values = members.iter().map(value).collect::<Option<Vec<Expr>>>()?;
        match self.vectors.joined(values) {
            Expr::Concat(_) => None,
            one => one.is_simple().then_some(one),
        }
    }

    fn function(&self, function: &Function, functions: &mut Functions, items: &mut Vec<Item>) {
        let assigned = &function.results;
        // Of a vector that others assign too a function has its own elements only, by their names.
        let mut inner = self.vectors.clone();
        for result in assigned {
            let holder = self.vectors.holder(result);
            let members = self.vectors.members(holder).unwrap_or_default();
            if !members.iter().all(|member| assigned.contains(member)) {
                inner.release(result);
            }
        }
        let statements = self.statements(&function.statements, &inner);
        let mut results: Vec<(String, usize)> = vec![];
        let mut targets = vec![];
        for result in assigned {
            let holder = inner.holder(result).to_owned();
            if !results.iter().any(|(own, _)| *own == holder) {
                let width = inner.width(&holder);
                targets.push(match self.vectors.holder(result) == holder {
                    true => Expr::signal(&holder, width),
                    false => self.vectors.signal(result, width),
                });
                results.push((holder, width));
            }
        }
        let mut locals: Vec<(String, usize)> = vec![];
        for (local, _) in &function.locals {
            let holder = inner.holder(local);
            if !locals.iter().any(|(own, _)| own == holder) {
                locals.push((holder.to_owned(), inner.width(holder)));
            }
        }
        let call = functions.call(&results, &locals, &statements, &inner);
        if let Some(mut declared) = call.declared {
            name_statements(&mut declared.statements);
            items.push(Item::Declared(declared));
        }
        targets.reverse();
        let width = results.iter().map(|(_, width)| width).sum();
        let value = Expr::Call {
            function: call.name,
            arguments: call.arguments,
            width,
        };
        items.push(Item::Assign(self.vectors.joined(targets), value));
    }

    fn statements(&self, statements: &[Stmt], vectors: &Vectors) -> Vec<Stmt> {
        let packed = statements.iter().map(|statement| match statement {
            Stmt::Assign { target, value } => Stmt::Assign {
                target: self.target(target, vectors),
                value: self.expr(value, vectors),
            },
            Stmt::If {
                condition,
                then,
                other,
            } => Stmt::If {
                condition: self.expr(condition, vectors),
                then: self.statements(then, vectors),
                other: self.statements(other, vectors),
            },
            Stmt::Case {
                test,
                arms,
                default,
            } => {
                let arms = arms.iter();
                let arms =
                    arms.map(|(labels, body)| (labels.clone(), self.statements(body, vectors)));
                Stmt::Case {
                    test: self.expr(test, vectors),
                    arms: arms.collect(),
                    default: self.statements(default, vectors),
                }
            }
            Stmt::Repeat { range, body } => Stmt::Repeat {
                range: range.clone(),
                body: self.statements(body, vectors),
            },
        });
        let packed = packed.collect();
        match self.loops {
            true => rolled(vectors.side_by_side(packed)),
            false => packed,
        }
    }

    fn target(&self, target: &Target, vectors: &Vectors) -> Target {
        let whole = match target {
            Target::Whole(name) => vectors.signal(name, vectors.width_of_element(name)),
            Target::Bit(name, index) => {
                let mut bit = Expr::Bit {
                    name: name.clone(),
                    index: Box::new(index.clone()),
                };
                vectors.rename(&mut bit);
                bit
            }
            Target::Piece(piece) => piece.clone(),
        };
        match whole {
            Expr::Signal { name, .. } => Target::Whole(name),
            Expr::Bit { name, index } => Target::Bit(name, *index),
            piece => Target::Piece(piece),
        }
    }

    /// What nobody reads, and elements that nobody reads of a vector of which others are read.
    fn unread(&self) -> Vec<Expr> {
        let mut unread: Vec<Expr> = self
            .module
            .unread
            .iter()
            .map(|own| self.expr(own, self.vectors))
            .collect();
        let nets = self.module.nets.iter();
        let of_read = nets.filter(|net| {
            let is_read = |holder: &str| meant(holder) == holder;
            meant(&net.name) != net.name && is_read(self.vectors.holder(&net.name))
        });
        unread.extend(of_read.map(|net| self.vectors.signal(&net.name, net.width)));
        if !self.loops {
            return unread;
        }
        let of_vector = |one: &Expr, other: &Expr| one.piece_of() == other.piece_of();
        let joined = unread.chunk_by(of_vector).flat_map(|row| {
            let mut row = row.to_vec();
            row.sort_by_key(|piece| match piece {
                Expr::Slice { place, .. } => place.base,
                _ => 0,
            });
            match self.vectors.joined(row) {
                Expr::Concat(parts) if parts.len() < MANY => parts,
                Expr::Concat(parts) => vec![self.whole(&parts[0])],
                one => vec![one],
            }
        });
        joined.collect()
    }

    /// The vector that a piece is of.
    fn whole(&self, piece: &Expr) -> Expr {
        let name = piece.piece_of().unwrap_or_default();
        Expr::signal(name, self.vectors.width(name))
    }

    /// The text of a storage array, with its elements as signals of their own beside the vectors that its ports are.
    fn body(&self, body: &str) -> String {
        let mut text = String::new();
        for port in &self.module.ports {
            let vector = self.vectors.holder(&port.name);
            let Some(members) = self.vectors.members(vector) else {
                continue;
            };
            if members.first() != Some(&port.name) {
                continue;
            }
            let kind = if port.is_reg { "reg" } else { "wire" };
            let bounds = super::layout::bounds(port.width);
            let highest_first: Vec<&str> = members.iter().rev().map(String::as_str).collect();
            let joined = format!("{{{}}}", highest_first.join(", "));
            let (to, from) = match port.is_input {
                true => (joined.as_str(), vector),
                false => (vector, joined.as_str()),
            };
            text += &format!(
                "{kind} {bounds}{};\nassign {to} = {from};\n",
                members.join(", ")
            );
        }
        text + body.trim()
    }
}

/// Shifts by a number are told by it alone: its bits do not matter.
fn bare_shifts(expr: &mut Expr) {
    expr.replace(&|own| match own {
        Expr::Binary { op, left, right } if matches!(op, Op::Shl | Op::Shr) => {
            let by = right.value()?;
            let mut left = left.clone();
            bare_shifts(&mut left);
            Some(Expr::Binary {
                op: *op,
                left,
                right: Box::new(Expr::constant(by, 32)),
            })
        }
        _ => None,
    });
}

/// Pieces of a vector that are joined, or of which any is asked for, as the vector.
fn wholes(expr: &mut Expr, vectors: &Vectors) {
    expr.replace(&|own| match own {
        Expr::Concat(parts) => {
            let mut parts = parts.clone();
            parts.iter_mut().for_each(|part| wholes(part, vectors));
            parts.reverse();
            Some(vectors.joined(parts))
        }
        Expr::Binary { op, .. } if own.width() == 1 => {
            let not = match op {
                Op::Or | Op::LogicalOr => Not::Any,
                Op::And | Op::LogicalAnd => Not::All,
                Op::Xor => Not::Parity,
                _ => return None,
            };
            let mut bits = vec![];
            own.operands(*op, &mut bits);
            bits.reverse();
            let joined = |bits: Vec<Expr>| match vectors.joined(bits) {
                Expr::Concat(_) => None,
                one => Some(one),
            };
            let is_piece = |bit: &Expr| matches!(bit, Expr::Slice { .. });
            let all = bits.len() > 2 && bits.iter().all(is_piece);
            let all = all
                .then(|| joined(bits.clone()).or_else(|| joined(bits.into_iter().rev().collect())));
            all.flatten().map(|all| Expr::reduce(not, all))
        }
        _ => None,
    });
}

/// An assignment of pieces that are alike, piece by piece.
fn by_element(item: Item) -> Vec<Item> {
    let Item::Assign(Expr::Signal { name, width }, Expr::Concat(parts)) = &item else {
        return vec![item];
    };
    let each = parts[0].width();
    if parts.len() < 4 || parts.iter().any(|part| part.width() != each) {
        return vec![item];
    }
    let elements = parts.iter().rev().enumerate();
    let elements = elements.map(|(index, part)| {
        let target = Expr::Slice {
            name: name.clone(),
            place: Num::constant((index * each) as i128),
            width: each,
            each: if each * parts.len() == *width {
                each
            } else {
                0
            },
        };
        Item::Assign(target, part.clone())
    });
    let rows = rolled(elements.collect());
    match rows.len() * 4 <= parts.len() {
        true => rows,
        false => vec![item],
    }
}

/// Neighbouring loops over the same numbers as one.
fn together(items: Vec<Item>) -> Vec<Item> {
    let mut all: Vec<Item> = vec![];
    for item in items {
        let before = all
            .iter()
            .rposition(|own| !matches!(own, Item::Declared(_)));
        match (item, before) {
            (Item::Repeat { range, label, body }, Some(at)) => {
                let is_same = matches!(&all[at], Item::Repeat { range: own, .. } if *own == range);
                if !is_same {
                    all.push(Item::Repeat { range, label, body });
                    continue;
                }
                let own = all.remove(at);
                if let Item::Repeat {
                    range,
                    label,
                    body: first,
                } = own
                {
                    let body = [first, body].concat();
                    all.push(Item::Repeat { range, label, body });
                }
            }
            (item, _) => all.push(item),
        }
    }
    all
}
