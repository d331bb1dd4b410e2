//! Statements between the clocks as Verilog functions, whose values are assigned.
//!
//! A block `always @(*)` waits for an event. In SystemVerilog the value that a declaration gives is none: where no input moves at
//! time 0 such a block does not run, and what it drives stays X. An `assign` is evaluated at time 0 in every language mode, and calls a
//! function that has all it reads as its inputs. Blocks that differ in the numbers of array elements only have one function.

use super::expr::Expr;
use super::num::{Num, Range};
use super::vectors::Vectors;
use super::{array, expressions, rewrite, Module, Stmt};
use std::collections::{BTreeSet, HashMap};

/// A signal inside a function, with its width.
pub type Variable = (String, usize);

/// A function with the names that are inside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declared {
    pub name: String,
    pub inputs: Vec<Variable>,
    /// What is assigned, the results first; a single result is the function's name and is not here.
    pub variables: Vec<Variable>,
    /// How many of the variables are joined to the function's value.
    pub joined: usize,
    pub width: usize,
    pub statements: Vec<Stmt>,
}

/// How a drive gets its value.
pub struct Call {
    pub name: String,
    pub arguments: Vec<Expr>,
    /// What is to be printed before, if no drive before had it.
    pub declared: Option<Declared>,
}

/// The functions of a module.
pub struct Functions {
    taken: BTreeSet<String>,
    known: Vec<(Declared, String)>,
}

impl Functions {
    pub fn of(module: &Module, vectors: &Vectors) -> Self {
        let parts = module.instances.iter().map(|part| part.name.clone());
        let names = vectors.names().map(str::to_owned);
        Self {
            taken: names.chain(parts).collect(),
            known: vec![],
        }
    }

    /// What `results` are assigned by statements that assign `locals` too.
    pub fn call(
        &mut self,
        results: &[Variable],
        locals: &[Variable],
        statements: &[Stmt],
        vectors: &Vectors,
    ) -> Call {
        let (mut declared, arguments) = declared(results, locals, statements, vectors);
        let known = self.known.iter().find(|(known, _)| *known == declared);
        if let Some((_, name)) = known {
            return Call {
                name: name.clone(),
                arguments,
                declared: None,
            };
        }
        let plain = declared.clone();
        let own = format!("{}_of", results[0].0);
        let mut name = declared.name.clone();
        while !self.taken.insert(name.clone()) {
            name = match name == own {
                false => own.clone(),
                true => name + "_",
            };
        }
        declared.rename(&name);
        self.known.push((plain, name.clone()));
        Call {
            name,
            arguments,
            declared: Some(declared),
        }
    }
}

/// The function by the names that it shares with others of its shape, and its arguments.
fn declared(
    results: &[Variable],
    locals: &[Variable],
    statements: &[Stmt],
    vectors: &Vectors,
) -> (Declared, Vec<Expr>) {
    let all = results.iter().chain(locals);
    let assigned: Vec<String> = all.clone().map(|(name, _)| name.clone()).collect();
    let arguments = read(statements, &assigned, vectors);
    let read: Vec<String> = arguments.iter().map(piece_name).collect();
    let name = stem(&results[0].0) + "_of";
    let mut variables: Vec<Variable> = all
        .map(|(own, width)| (inside("own_", &assigned, own), *width))
        .collect();
    let joined = match results.len() {
        1 => {
            variables[0].0 = name.clone();
            0
        }
        several => several,
    };

    let mut new: HashMap<&str, String> = HashMap::new();
    let mut pieces: HashMap<&Expr, Expr> = HashMap::new();
    let mut only: HashMap<&str, (String, i128)> = HashMap::new();
    let mut inputs: Vec<Variable> = vec![];
    for (argument, own) in arguments.iter().zip(&read) {
        let (name, width) = (inside("in_", &read, own), argument.width());
        match argument {
            Expr::Signal { name: whole, .. } => {
                new.insert(whole, name.clone());
            }
            Expr::Slice {
                name: vector,
                place,
                ..
            } if arguments
                .iter()
                .filter(|other| other.piece_of() == Some(vector))
                .count()
                == 1 =>
            {
                only.insert(vector, (name.clone(), place.base));
            }
            piece => {
                pieces.insert(piece, Expr::signal(&name, width));
            }
        }
        inputs.push((name, width));
    }
    let inner = variables.iter().map(|(name, _)| name.clone());
    new.extend(assigned.iter().map(String::as_str).zip(inner));
    let mut statements = statements.to_vec();
    rewrite(
        &mut statements,
        &|expr| {
            in_pieces(expr, &pieces);
            in_only(expr, &only, &inputs);
            expr.rename(&|name| new.get(name).cloned());
        },
        &|name| new.get(name).cloned(),
    );
    let declared = Declared {
        name,
        inputs,
        width: results.iter().map(|(_, width)| width).sum(),
        variables: variables.split_off(usize::from(joined == 0)),
        joined,
        statements,
    };
    (declared, arguments)
}

/// What the statements read and do not assign: whole signals, or the bits of those of which not all is read. In the order in which
/// they are met; the elements of an array together, in the order of their numbers.
fn read(statements: &[Stmt], assigned: &[String], vectors: &Vectors) -> Vec<Expr> {
    let mut met: Vec<(String, Expr)> = vec![];
    expressions(statements, &mut |expr| {
        expr.visit(&mut |expr| {
            if let Some(name) = expr.piece_of() {
                let piece = (name.to_owned(), element_of(expr));
                if !assigned.contains(&piece.0) && !met.contains(&piece) {
                    met.push(piece);
                }
            }
        });
    });
    let mut read: Vec<Expr> = vec![];
    for (name, piece) in &met {
        let all = vectors.width(name);
        let pieces = met.iter().filter(|(other, _)| other == name);
        let is_whole = |piece: &Expr| !piece.is_simple() || matches!(piece, Expr::Signal { .. });
        let bits: usize = pieces.clone().map(|(_, own)| own.width()).sum();
        let piece = match bits >= all || pieces.clone().any(|(_, own)| is_whole(own)) {
            true => extent(statements, name, all),
            false => piece.clone(),
        };
        if !read.contains(&piece) {
            read.push(piece);
        }
    }
    let stems: Vec<String> = read.iter().map(|piece| stem(&piece_name(piece))).collect();
    let place = |piece: &Expr| {
        let name = piece_name(piece);
        (
            stems.iter().position(|own| *own == stem(&name)),
            numbers(&name),
        )
    };
    let mut sorted = read.clone();
    sorted.sort_by_cached_key(place);
    sorted
}
/// The bits of a vector between the lowest and the highest that is read, or all of it.
fn extent(statements: &[Stmt], name: &str, all: usize) -> Expr {
    let mut ends = Some((all as i128, 0));
    reach(
        statements,
        &mut vec![],
        &mut |expr, ranges| {
            let read = match expr {
                Expr::Slice { place, width, .. } => (place, *width),
                Expr::BitOf { place, each, .. } => (place, *each),
                _ => {
                    ends = None;
                    return;
                }
            };
            let (lowest, highest) = read.0.bounds(ranges);
            ends = ends.map(|(low, high)| (lowest.min(low), (highest + read.1 as i128).max(high)));
        },
        name,
    );
    match ends {
        Some((low, high)) if high - low < all as i128 && low < high => Expr::Slice {
            name: name.to_owned(),
            place: Num::constant(low),
            width: (high - low) as usize,
            each: 0,
        },
        _ => Expr::signal(name, all),
    }
}

/// Calls `visit` with every piece of `name` that is read, and the loops around it.
fn reach(
    statements: &[Stmt],
    ranges: &mut Vec<Range>,
    visit: &mut impl FnMut(&Expr, &[Range]),
    name: &str,
) {
    for statement in statements {
        match statement {
            Stmt::Repeat { range, body } => {
                ranges.push(range.clone());
                reach(body, ranges, visit, name);
                ranges.pop();
            }
            Stmt::If {
                condition,
                then,
                other,
            } => {
                pieces(condition, name, ranges, visit);
                reach(then, ranges, visit, name);
                reach(other, ranges, visit, name);
            }
            Stmt::Case {
                test,
                arms,
                default,
            } => {
                pieces(test, name, ranges, visit);
                for (_, body) in arms {
                    reach(body, ranges, visit, name);
                }
                reach(default, ranges, visit, name);
            }
            Stmt::Assign { .. } => {
                expressions(std::slice::from_ref(statement), &mut |expr| {
                    pieces(expr, name, ranges, visit);
                });
            }
        }
    }
}

fn pieces(expr: &Expr, name: &str, ranges: &[Range], visit: &mut impl FnMut(&Expr, &[Range])) {
    expr.visit(&mut |own| {
        if own.piece_of() == Some(name) {
            visit(own, ranges);
        }
    });
}

/// The element of which a bit is read, or the expression itself.
fn element_of(expr: &Expr) -> Expr {
    match expr {
        Expr::BitOf {
            name, place, each, ..
        } if place.value().is_some() => Expr::Slice {
            name: name.clone(),
            place: place.clone(),
            width: *each,
            each: *each,
        },
        other => other.clone(),
    }
}

/// Puts the only piece of a vector that is an input in the place of the vector.
fn in_only(expr: &mut Expr, only: &HashMap<&str, (String, i128)>, inputs: &[Variable]) {
    expr.replace(&|own| {
        let (name, low) = only.get(own.piece_of()?)?;
        match own {
            Expr::Slice {
                place, width, each, ..
            } => {
                let is_all = inputs.contains(&(name.clone(), *width));
                Some(match is_all {
                    true => Expr::signal(name, *width),
                    false => Expr::Slice {
                        name: name.clone(),
                        place: place.plus(-low),
                        width: *width,
                        each: *each,
                    },
                })
            }
            Expr::BitOf {
                place, each, index, ..
            } => {
                let mut index = index.clone();
                in_only(&mut index, only, inputs);
                Some(Expr::BitOf {
                    name: name.clone(),
                    place: place.plus(-low),
                    each: *each,
                    index,
                })
            }
            _ => None,
        }
    });
}

/// Puts the inputs that pieces are in their place.
fn in_pieces(expr: &mut Expr, pieces: &HashMap<&Expr, Expr>) {
    expr.replace(&|own| {
        let Expr::BitOf { index, .. } = own else {
            return pieces.get(own).cloned();
        };
        let name = pieces.get(&element_of(own))?.piece_of()?.to_owned();
        let mut index = index.clone();
        in_pieces(&mut index, pieces);
        Some(Expr::Bit { name, index })
    });
}

impl Declared {
    fn rename(&mut self, new: &str) {
        let old = std::mem::replace(&mut self.name, new.into());
        let new = |name: &str| (name == old).then(|| new.to_owned());
        rewrite(&mut self.statements, &|expr| expr.rename(&new), &new);
    }
}

/// `lane_addr` of `lane_3_addr`.
fn stem(name: &str) -> String {
    array(name).replace("_#", "")
}

/// The name inside a function: without its number, or with its place among those that differ in the number only.
fn inside(prefix: &str, all: &[String], name: &str) -> String {
    let alike: Vec<&String> = all.iter().filter(|own| stem(own) == stem(name)).collect();
    match alike.iter().position(|own| *own == name) {
        Some(place) if alike.len() > 1 => format!("{prefix}{}_{place}", stem(name)),
        _ => format!("{prefix}{}", stem(name)),
    }
}

fn numbers(name: &str) -> Vec<usize> {
    name.split('_')
        .filter_map(|part| part.parse().ok())
        .collect()
}

/// `lanes_3` of `lanes[3]`, `data_7_0` of `data[7:0]`.
fn piece_name(piece: &Expr) -> String {
    match piece {
        Expr::Bit { name, index } => format!("{name}_{}", index.value().unwrap_or(0)),
        Expr::Part { name, low, width } => format!("{name}_{}_{low}", low + width - 1),
        Expr::Slice {
            name,
            place,
            width,
            each,
        } => match *each as i128 {
            each if each > 0 && *width as i128 == each => format!("{name}_{}", place.base / each),
            _ if *width == 1 => format!("{name}_{}", place.base),
            _ => format!("{name}_{}_{}", place.base + *width as i128 - 1, place.base),
        },
        piece => piece.piece_of().unwrap_or_default().to_owned(),
    }
}
