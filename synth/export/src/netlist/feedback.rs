//! Which arrays can be vectors without depending on themselves.
//!
//! Element 3 of a chain depends on element 2. As signals of their own they are no loop, as one vector they are one for Verilator, and
//! event-driven simulators evaluate it again and again. Such an array stays single signals.

use super::classes::Class;
use super::expr::Expr;
use super::text_sources::{self, Sources};
use super::vectors::Vectors;
use super::{assignments, expressions, Drive, Module};
use std::collections::BTreeSet;

/// The vectors of each class, parts before what has them.
pub fn vectors(classes: &[Class]) -> Vec<Vectors> {
    let mut known: Vec<(Vectors, Sources)> = vec![];
    for class in classes {
        let module = &class.module;
        let mut vectors = Vectors::of(module);
        let flat = sources(module, &known);
        split(module, &flat, &mut vectors);
        let ports = through(module, &merged(&flat, &vectors), &vectors);
        known.push((vectors, ports));
    }
    known.into_iter().map(|(vectors, _)| vectors).collect()
}

/// What the signals of a module are computed from without a flip-flop between, each element by itself.
fn sources(module: &Module, parts: &[(Vectors, Sources)]) -> Sources {
    if let Some(body) = &module.body {
        return text_sources::sources(body);
    }
    let mut sources = Sources::new();
    let mut add = |target: &str, reads: BTreeSet<String>| {
        sources.entry(target.to_owned()).or_default().extend(reads);
    };
    let names = |expr: &Expr| expr.reads().into_iter().map(str::to_owned).collect();
    for drive in &module.drives {
        match drive {
            Drive::Assign(name, value) => add(name, names(value)),
            Drive::Function(function) => {
                let mut reads = BTreeSet::new();
                expressions(&function.statements, &mut |expr| {
                    reads.extend(expr.reads().into_iter().map(str::to_owned));
                });
                assignments(&function.statements, &mut |target, _| {
                    reads.remove(target.name());
                });
                for result in &function.results {
                    add(result, reads.clone());
                }
            }
        }
    }
    for instance in &module.instances {
        let (vectors, ports) = &parts[instance.module];
        let of_port = |wanted: &BTreeSet<String>| -> BTreeSet<String> {
            let wired = instance.connections.iter();
            let wired = wired.filter(|(port, _)| wanted.contains(vectors.holder(port)));
            wired
                .flat_map(|(_, expr)| expr.reads())
                .map(str::to_owned)
                .collect()
        };
        for (port, expr) in &instance.connections {
            let Some(inputs) = ports.get(vectors.holder(port)) else {
                continue;
            };
            let reads = of_port(inputs);
            for net in expr.reads() {
                add(net, reads.clone());
            }
        }
    }
    sources
}

/// The same by vectors.
fn merged(flat: &Sources, vectors: &Vectors) -> Sources {
    let mut merged = Sources::new();
    for (target, reads) in flat {
        let own = merged.entry(vectors.holder(target).to_owned()).or_default();
        own.extend(reads.iter().map(|name| vectors.holder(name).to_owned()));
    }
    merged
}

/// Everything that `name` is computed from.
fn origins<'s>(sources: &'s Sources, name: &str) -> BTreeSet<&'s str> {
    let mut seen = BTreeSet::new();
    let mut open: Vec<&str> = sources
        .get(name)
        .into_iter()
        .flatten()
        .map(String::as_str)
        .collect();
    while let Some(next) = open.pop() {
        if seen.insert(next) {
            open.extend(sources.get(next).into_iter().flatten().map(String::as_str));
        }
    }
    seen
}

/// Splits vectors until none of them depends on itself; chains first.
fn split(module: &Module, flat: &Sources, vectors: &mut Vectors) {
    let ports: BTreeSet<&str> = module.ports.iter().map(|port| port.name.as_str()).collect();
    let can_be_split = |vectors: &Vectors, vector: &str| {
        let members = vectors.members(vector).unwrap_or_default();
        !members.iter().any(|member| ports.contains(member.as_str()))
    };
    let is_chain = |vectors: &Vectors, vector: &str| {
        let members = vectors.members(vector).unwrap_or_default();
        let others = |member: &String| {
            let origins = origins(flat, member);
            members.iter().any(|own| origins.contains(own.as_str()))
        };
        members.iter().any(others)
    };
    let chosen: Vec<String> = vectors
        .vectors()
        .filter(|vector| can_be_split(vectors, vector) && is_chain(vectors, vector))
        .map(str::to_owned)
        .collect();
    chosen.iter().for_each(|vector| vectors.split(vector));
    loop {
        let merged = merged(flat, vectors);
        let depends = |vector: &&str| {
            can_be_split(vectors, vector) && origins(&merged, vector).contains(vector)
        };
        let Some(vector) = vectors.vectors().find(depends).map(str::to_owned) else {
            return;
        };
        vectors.split(&vector);
    }
}

/// The inputs that each output is computed from.
fn through(module: &Module, merged: &Sources, vectors: &Vectors) -> Sources {
    let named = |is_input: bool| -> BTreeSet<&str> {
        let ports = module.ports.iter().filter(|port| port.is_input == is_input);
        ports.map(|port| vectors.holder(&port.name)).collect()
    };
    let inputs = named(true);
    let of_output = |output: &str| -> BTreeSet<String> {
        let origins = origins(merged, output);
        let inputs = origins.intersection(&inputs);
        inputs.map(|name| (*name).to_owned()).collect()
    };
    let outputs = named(false).into_iter();
    outputs
        .map(|output| (output.to_owned(), of_output(output)))
        .collect()
}
