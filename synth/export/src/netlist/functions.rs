//! Statements between the clocks as Verilog functions, whose values are assigned.
//!
//! A block `always @(*)` waits for an event. In SystemVerilog the value that a declaration gives is none: where no input moves at
//! time 0 such a block does not run, and what it drives stays X. An `assign` is evaluated at time 0 in every language mode, and calls a
//! function that has all it reads as its inputs. Blocks that differ in the numbers of array elements only have one function.

use super::expr::Expr;
use super::{array, expressions, rewrite, Drive, Function, Module, Stmt};
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
    widths: HashMap<String, usize>,
    taken: BTreeSet<String>,
    known: Vec<(Declared, String)>,
}

impl Functions {
    pub fn of(module: &Module) -> Self {
        let ports = module.ports.iter().map(|port| (&port.name, port.width));
        let nets = module.nets.iter().map(|net| (&net.name, net.width));
        let registers = module.registers.iter().map(|own| (&own.name, own.width));
        let mut widths = HashMap::new();
        for (name, width) in ports.chain(nets).chain(registers) {
            widths.insert(name.clone(), width);
        }
        for drive in &module.drives {
            if let Drive::Function(function) = drive {
                widths.extend(function.locals.iter().cloned());
            }
        }
        let parts = module.instances.iter().map(|part| part.name.clone());
        Self {
            taken: widths.keys().cloned().chain(parts).collect(),
            widths,
            known: vec![],
        }
    }

    /// What the results of `function` are assigned.
    pub fn call(&mut self, function: &Function) -> Call {
        let (mut declared, arguments) = self.declared(function);
        let known = self.known.iter().find(|(known, _)| *known == declared);
        if let Some((_, name)) = known {
            return Call {
                name: name.clone(),
                arguments,
                declared: None,
            };
        }
        let plain = declared.clone();
        let own = format!("{}_of", function.results[0]);
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

    /// The function by the names that it shares with others of its shape, and its arguments.
    fn declared(&self, function: &Function) -> (Declared, Vec<Expr>) {
        let results = &function.results;
        let locals = function.locals.iter().map(|(name, _)| name);
        let assigned: Vec<String> = results.iter().chain(locals).cloned().collect();
        let arguments = self.read(&function.statements, &assigned);
        let read: Vec<String> = arguments.iter().map(piece_name).collect();
        let name = stem(&results[0]) + "_of";
        let mut variables: Vec<Variable> = assigned
            .iter()
            .map(|own| (inside("own_", &assigned, own), self.widths[own]))
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
        let mut inputs: Vec<Variable> = vec![];
        for (argument, own) in arguments.iter().zip(&read) {
            let (name, width) = (inside("in_", &read, own), argument.width());
            match argument {
                Expr::Signal { name: whole, .. } => new.insert(whole, name.clone()),
                piece => {
                    pieces.insert(piece, Expr::signal(&name, width));
                    None
                }
            };
            inputs.push((name, width));
        }
        let inner = variables.iter().map(|(name, _)| name.clone());
        new.extend(assigned.iter().map(String::as_str).zip(inner));
        let mut statements = function.statements.clone();
        rewrite(
            &mut statements,
            &|expr| {
                expr.replace(&|piece| pieces.get(piece).cloned());
                expr.rename(&|name| new.get(name).cloned());
            },
            &|name| new.get(name).cloned(),
        );
        let declared = Declared {
            name,
            inputs,
            width: results.iter().map(|own| self.widths[own]).sum(),
            variables: variables.split_off(usize::from(joined == 0)),
            joined,
            statements,
        };
        (declared, arguments)
    }

    /// What the statements read and do not assign: whole signals, or the bits of those of which not all is read. In the order in which
    /// they are met; the elements of an array together, in the order of their numbers.
    fn read(&self, statements: &[Stmt], assigned: &[String]) -> Vec<Expr> {
        let mut met: Vec<(String, Expr)> = vec![];
        expressions(statements, &mut |expr| {
            expr.visit(&mut |expr| {
                if let Some(name) = expr.piece_of() {
                    let piece = (name.to_owned(), expr.clone());
                    if !assigned.contains(&piece.0) && !met.contains(&piece) {
                        met.push(piece);
                    }
                }
            });
        });
        let mut read: Vec<Expr> = vec![];
        for (name, piece) in &met {
            let all = self.widths[name];
            let pieces = met.iter().filter(|(other, _)| other == name);
            let is_whole =
                |piece: &Expr| !piece.is_simple() || matches!(piece, Expr::Signal { .. });
            let bits: usize = pieces.clone().map(|(_, own)| own.width()).sum();
            let piece = match bits >= all || pieces.clone().any(|(_, own)| is_whole(own)) {
                true => Expr::signal(name, all),
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
        piece => piece.piece_of().unwrap_or_default().to_owned(),
    }
}
