//! A block as a module: its signals named, its flip-flops inside, its parts connected.

use super::blocks::{drive, read_by, rename};
use super::lower::Lowering;
use super::scope::Scope;
use super::written::Written;
use super::{
    array, expressions, gather, Drive, Element, Expr, Function, Instance, Module, Net, Port,
    Register, Stmt, Target,
};
use rust_hdl_core::ast::Verilog;
use rust_hdl_core::atom::AtomKind;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Why a block is no module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// In words.
    Statement(String),
    /// Two fields that would have one name.
    Collision {
        first: String,
        second: String,
        name: String,
    },
}

impl From<String> for Problem {
    fn from(words: String) -> Self {
        Self::Statement(words)
    }
}

/// What the names of a scope become.
struct Names {
    new: HashMap<String, String>,
    widths: HashMap<String, usize>,
}

impl Names {
    fn of(scope: &Scope) -> Result<Self, Problem> {
        let mut names = Self {
            new: HashMap::new(),
            widths: HashMap::new(),
        };
        let mut origins: BTreeMap<String, String> = BTreeMap::new();
        let mut add = |names: &mut Names, old: String, new: String, width| {
            let origin = origins.entry(new.clone()).or_insert_with(|| old.clone());
            if *origin != old {
                return Err(Problem::Collision {
                    first: origin.clone(),
                    second: old,
                    name: new,
                });
            }
            names.widths.insert(new.clone(), width);
            names.new.insert(old, new);
            Ok(())
        };
        for item in &scope.items {
            if item.kind != AtomKind::Constant {
                add(&mut names, item.name.clone(), plain(&item.name), item.width)?;
            }
        }
        for part in &scope.parts {
            for port in part.items.iter().filter(|item| item.kind.is_parameter()) {
                let old = format!("{}${}", part.name, port.name);
                let new = match (part.is_register(), port.name.as_str()) {
                    (true, "q") => plain(&part.name),
                    (true, "d") => plain(&part.name) + "_next",
                    _ => plain(&old),
                };
                add(&mut names, old, new, port.width)?;
            }
        }
        Ok(names)
    }

    fn of_name(&self, old: &str) -> Option<String> {
        self.new.get(old).cloned()
    }
}

fn plain(name: &str) -> String {
    name.replace('$', "_")
}

/// The element that a field is: `bank$3$row` is 3 of `bank_row`.
fn element(field: &str) -> Option<Element> {
    let mut names = vec![];
    let mut indices = vec![];
    for part in field.split('$') {
        match part.parse() {
            Ok(index) => indices.push(index),
            Err(_) => names.push(part),
        }
    }
    (!indices.is_empty()).then(|| Element {
        array: names.join("_"),
        indices,
    })
}

/// The elements of arrays among signals and parts.
fn elements(scope: &Scope) -> BTreeMap<String, Element> {
    let mut elements = BTreeMap::new();
    let mut add = |name: String, field: &str| {
        if let Some(element) = element(field) {
            elements.insert(name, element);
        }
    };
    for item in scope
        .items
        .iter()
        .filter(|item| item.kind != AtomKind::Constant)
    {
        add(plain(&item.name), &item.name);
    }
    for part in &scope.parts {
        add(plain(&part.name), &part.name);
        for port in part.items.iter().filter(|item| item.kind.is_parameter()) {
            let field = format!("{}${}", part.name, port.name);
            match (part.is_register(), port.name.as_str()) {
                (true, "d") => add(plain(&part.name) + "_next", &(part.name.clone() + "$next")),
                (true, _) => {}
                _ => add(plain(&field), &field),
            }
        }
    }
    elements
}

fn ports(scope: &Scope) -> Vec<Port> {
    let ports = scope.items.iter().filter(|item| item.kind.is_parameter());
    ports
        .map(|item| Port {
            name: plain(&item.name),
            width: item.width,
            is_input: item.kind == AtomKind::InputParameter,
            is_reg: false,
        })
        .collect()
}

/// A storage array: ports around the text that it writes.
fn storage(scope: &Scope, text: &str) -> Module {
    let body = text.replace('$', "_");
    let mut ports = ports(scope);
    // An output that the clock assigns is a flip-flop; others are driven.
    let words: Vec<&str> = body.split_whitespace().collect();
    let clocked: BTreeSet<&str> = words
        .windows(2)
        .filter(|pair| pair[1] == "<=")
        .map(|pair| pair[0])
        .collect();
    for port in &mut ports {
        port.is_reg = !port.is_input && clocked.contains(port.name.as_str());
    }
    Module {
        elements: elements(scope),
        ports,
        params: vec![],
        nets: vec![],
        registers: vec![],
        instances: vec![],
        drives: vec![],
        clocked: vec![],
        unread: vec![],
        body: Some(body),
    }
}

/// The module of a block whose parts have the modules `classes`, in their order without the flip-flops.
///
/// # Errors
/// What the block does and Verilog cannot say, or two names that become one.
pub fn module(scope: &Scope, classes: &[usize]) -> Result<Module, Problem> {
    let update = match &scope.code {
        Verilog::Combinatorial(update) => update,
        Verilog::Custom(text) => return Ok(storage(scope, text)),
        Verilog::Empty => &vec![],
        _ => return Err(Problem::Statement("black boxes are not used here".into())),
    };
    let names = Names::of(scope)?;
    let mut statements = Lowering::of(scope).block(update)?;
    let registers: Vec<&Scope> = scope.parts.iter().filter(|p| p.is_register()).collect();
    statements.retain(|statement| !sets_clock(statement, &registers));
    rename(&mut statements, &|name| names.of_name(name));

    let mut written = Written {
        seen: BTreeSet::new(),
        next: BTreeMap::new(),
        widths: names.widths.clone(),
        elements: elements(scope),
    };
    for register in &registers {
        let name = plain(&register.name);
        written.next.insert(name.clone() + "_next", name);
    }
    let outputs = scope.items.iter();
    let outputs = outputs.filter(|i| i.kind.is_parameter() && i.kind != AtomKind::InputParameter);
    written.seen.extend(outputs.map(|item| plain(&item.name)));
    let parts: Vec<&Scope> = scope.parts.iter().filter(|p| !p.is_register()).collect();
    for part in &parts {
        let inputs = part.items.iter();
        let inputs = inputs.filter(|item| item.kind == AtomKind::InputParameter);
        let inputs = inputs.map(|item| plain(&format!("{}${}", part.name, item.name)));
        written.seen.extend(inputs);
    }

    let driven = drive(statements, &written);
    let mut widths = names.widths;
    widths.extend(driven.added.iter().cloned());
    let mut module = Module {
        elements: driven.elements,
        ports: ports(scope),
        params: vec![],
        nets: vec![],
        registers: registers.iter().map(|scope| register(scope)).collect(),
        instances: parts
            .iter()
            .zip(classes)
            .map(|(part, class)| instance(part, *class))
            .collect(),
        drives: driven.drives,
        clocked: driven.clocked,
        unread: vec![],
        body: None,
    };
    let scratch: Vec<&str> = driven.added.iter().map(|(name, _)| name.as_str()).collect();
    follow_copies(&mut module, &scratch);
    connect(&mut module);
    drop_unread_registers(&mut module);
    name_unread_outputs(&mut module);
    declare(&mut module, &widths);
    module.unread = unread(&module);
    module.drives = gather(module.drives, |drive| match drive {
        Drive::Assign(name, _) => Some(array(name)),
        Drive::Function(_) => None,
    });
    Ok(module)
}

fn sets_clock(statement: &Stmt, registers: &[&Scope]) -> bool {
    matches!(statement, Stmt::Assign { target: Target::Whole(name), .. }
        if name.strip_suffix("$clock").is_some_and(|part| registers.iter().any(|r| r.name == part)))
}

fn register(scope: &Scope) -> Register {
    let width = scope.item("q").map_or(1, |item| item.width);
    Register {
        name: plain(&scope.name),
        width,
    }
}

fn instance(part: &Scope, class: usize) -> Instance {
    let ports = part.items.iter().filter(|item| item.kind.is_parameter());
    let connection = |item: &super::scope::Item| {
        let net = plain(&format!("{}${}", part.name, item.name));
        (plain(&item.name), Expr::signal(net, item.width))
    };
    Instance {
        name: plain(&part.name),
        module: class,
        connections: ports.map(connection).collect(),
    }
}

/// Reads a signal where its copy in a scratch value was read.
fn follow_copies(module: &mut Module, scratch: &[&str]) {
    let mut copies: HashMap<String, String> = HashMap::new();
    module.drives.retain(|drive| match drive {
        Drive::Assign(copy, Expr::Signal { name, .. }) if scratch.contains(&copy.as_str()) => {
            copies.insert(copy.clone(), name.clone());
            false
        }
        _ => true,
    });
    let origin = |name: &str| {
        let mut at = copies.get(name)?;
        while let Some(before) = copies.get(at) {
            at = before;
        }
        Some(at.clone())
    };
    for drive in &mut module.drives {
        match drive {
            Drive::Assign(_, value) => value.rename(&origin),
            Drive::Function(function) => rename(&mut function.statements, &origin),
        }
    }
    rename(&mut module.clocked, &origin);
    let parts = module.instances.iter_mut();
    let connections = parts.flat_map(|part| &mut part.connections);
    connections.for_each(|(_, expr)| expr.rename(&origin));
}

/// Connects ports of parts to what they are assigned, or assign, where that is a name or a number.
fn connect(module: &mut Module) {
    let inside = read_by(&module.drives, &module.clocked);
    let mut direct: HashMap<String, Expr> = HashMap::new();
    let nets: BTreeSet<String> = connections(module).map(|(_, net)| net.to_owned()).collect();
    module.drives.retain(|drive| match drive {
        Drive::Assign(name, value)
            if nets.contains(name) && !inside.contains(name) && value.is_simple() =>
        {
            direct.insert(name.clone(), value.clone());
            false
        }
        _ => true,
    });

    // An output of a part that is an output of the module, and nothing else.
    let mut reads: HashMap<String, usize> = HashMap::new();
    let mut count = |expr: &Expr| {
        for name in expr.reads() {
            *reads.entry(name.to_owned()).or_insert(0) += 1;
        }
    };
    for drive in &module.drives {
        match drive {
            Drive::Assign(_, value) => count(value),
            Drive::Function(function) => expressions(&function.statements, &mut count),
        }
    }
    expressions(&module.clocked, &mut count);
    direct.values().for_each(&mut count);
    let is_port: BTreeSet<&str> = module.ports.iter().map(|port| port.name.as_str()).collect();
    let inside = read_by(&module.drives, &module.clocked);
    let mut taken = vec![];
    for drive in &module.drives {
        if let Drive::Assign(port, Expr::Signal { name, width }) = drive {
            let alone = reads.get(name) == Some(&1) && !inside.contains(port);
            if nets.contains(name) && alone && is_port.contains(port.as_str()) {
                taken.push(port.clone());
                direct.insert(name.clone(), Expr::signal(port, *width));
            }
        }
    }
    module
        .drives
        .retain(|drive| !matches!(drive, Drive::Assign(name, _) if taken.contains(name)));
    for instance in &mut module.instances {
        for (_, expr) in &mut instance.connections {
            if let Expr::Signal { name, .. } = expr {
                if let Some(value) = direct.get(name) {
                    *expr = value.clone();
                }
            }
        }
    }
}

/// Every connection that is a signal: port and net.
fn connections(module: &Module) -> impl Iterator<Item = (&str, &str)> {
    let all = module
        .instances
        .iter()
        .flat_map(|instance| &instance.connections);
    all.filter_map(|(port, expr)| match expr {
        Expr::Signal { name, .. } => Some((port.as_str(), name.as_str())),
        _ => None,
    })
}

/// Names that something in the module looks at.
fn read(module: &Module) -> BTreeSet<String> {
    let mut names = read_by(&module.drives, &module.clocked);
    for instance in &module.instances {
        for (_, expr) in &instance.connections {
            names.extend(expr.reads().into_iter().map(str::to_owned));
        }
    }
    names
}

/// Flip-flops that constants have left without a reader.
fn drop_unread_registers(module: &mut Module) {
    loop {
        let read = read(module);
        let unread: BTreeSet<String> = module
            .registers
            .iter()
            .map(|register| register.name.clone())
            .filter(|name| !read.contains(name))
            .collect();
        if unread.is_empty() {
            return;
        }
        module.clocked = super::only(&module.clocked, &|name| !unread.contains(name));
        module
            .registers
            .retain(|register| !unread.contains(&register.name));
    }
}

/// Everything but outputs of parts that has a driver: ports, flip-flops, and what is assigned.
fn driven(module: &Module) -> BTreeSet<&str> {
    let ports = module.ports.iter().map(|port| port.name.as_str());
    let registers = module.registers.iter().map(|own| own.name.as_str());
    let mut driven: BTreeSet<&str> = ports.chain(registers).collect();
    for drive in &module.drives {
        match drive {
            Drive::Assign(name, _) => {
                driven.insert(name);
            }
            Drive::Function(function) => driven.extend(function.results.iter().map(String::as_str)),
        }
    }
    driven
}

/// An output of a part that nobody reads is called `unused_...`, by which readers and lints know that it is meant.
fn name_unread_outputs(module: &mut Module) {
    let inside = read_by(&module.drives, &module.clocked);
    let driven = driven(module);
    let mut uses: HashMap<&str, usize> = HashMap::new();
    for instance in &module.instances {
        // Of a bus single bits may be connected.
        for net in instance
            .connections
            .iter()
            .flat_map(|(_, expr)| expr.reads())
        {
            *uses.entry(net).or_insert(0) += 1;
        }
    }
    let unread = uses.into_iter();
    let unread =
        unread.filter(|(net, uses)| *uses == 1 && !driven.contains(net) && !inside.contains(*net));
    let unread: BTreeSet<String> = unread.map(|(net, _)| net.to_owned()).collect();
    for instance in &mut module.instances {
        for (_, expr) in &mut instance.connections {
            expr.rename(&|name| unread.contains(name).then(|| format!("unused_{name}")));
        }
    }
}

/// What is there and not looked at, bit by bit.
fn unread(module: &Module) -> Vec<Expr> {
    let mut seen: HashMap<String, u128> = HashMap::new();
    let mut look_from = |results: &[String], expr: &Expr| {
        expr.visit(&mut |expr| {
            let (name, bits) = match expr {
                Expr::Signal { name, .. } => (name, u128::MAX),
                Expr::Bit { name, index } => (name, index.value().map_or(u128::MAX, |at| 1 << at)),
                Expr::Part { name, low, width } => (name, ((1 << width) - 1) << low),
                _ => return,
            };
            // What a function reads of its own results is not read of the signals.
            if !results.contains(name) {
                *seen.entry(name.clone()).or_insert(0) |= bits;
            }
        })
    };
    for drive in &module.drives {
        match drive {
            Drive::Assign(_, value) => look_from(&[], value),
            Drive::Function(Function {
                results,
                statements,
                ..
            }) => expressions(statements, &mut |expr| look_from(results, expr)),
        }
    }
    let mut look = |expr: &Expr| look_from(&[], expr);
    expressions(&module.clocked, &mut look);
    // One of the whole connections of an output of a part drives it.
    let driven = driven(module);
    let mut drivers: BTreeSet<&str> = BTreeSet::new();
    let parts = module.instances.iter();
    for (_, expr) in parts.flat_map(|instance| &instance.connections) {
        let is_driver = match expr {
            Expr::Signal { name, .. } => {
                let is_meant = name.starts_with("unused_");
                !is_meant && !driven.contains(name.as_str()) && drivers.insert(name)
            }
            _ => false,
        };
        if !is_driver {
            look(expr);
        }
    }
    let inputs = module.ports.iter().filter(|port| port.is_input);
    let inputs = inputs.map(|port| (port.name.as_str(), port.width));
    let nets = module.nets.iter().map(|net| (net.name.as_str(), net.width));
    let registers = module.registers.iter().map(|r| (r.name.as_str(), r.width));
    let mut unread = vec![];
    for (name, width) in inputs.chain(nets).chain(registers) {
        let is_clock = name == "clock" && !module.registers.is_empty();
        let bits = seen.get(name).copied().unwrap_or(0);
        if !is_clock {
            unread.extend(gaps(name, width, bits));
        }
    }
    unread
}

/// The bits of a signal that are not in `seen`, from the highest down.
fn gaps(name: &str, width: usize, seen: u128) -> Vec<Expr> {
    let is_seen = |at: usize| seen >> at & 1 != 0;
    let mut gaps = vec![];
    let mut high = width;
    while high > 0 {
        let Some(top) = (0..high).rev().find(|&at| !is_seen(at)) else {
            break;
        };
        let low = (0..top)
            .rev()
            .find(|&at| is_seen(at))
            .map_or(0, |at| at + 1);
        gaps.extend(Expr::signal(name, width).slice(low, top + 1 - low));
        high = low;
    }
    gaps
}

/// Declares what is driven, and the constants that are named.
fn declare(module: &mut Module, widths: &HashMap<String, usize>) {
    let mut driven: Vec<&str> = vec![];
    for drive in &module.drives {
        match drive {
            Drive::Assign(name, _) => driven.push(name),
            Drive::Function(function) => driven.extend(function.results.iter().map(String::as_str)),
        }
    }
    let is_port: BTreeSet<&str> = module.ports.iter().map(|port| port.name.as_str()).collect();
    let is_register: BTreeSet<&str> = module.registers.iter().map(|r| r.name.as_str()).collect();
    let mut declared: BTreeSet<&str> = BTreeSet::new();
    let mut nets = vec![];
    let of_parts = connections(module).map(|(_, net)| net);
    for name in of_parts.chain(driven) {
        if is_port.contains(name) || is_register.contains(name) || !declared.insert(name) {
            continue;
        }
        nets.push(Net {
            name: name.to_owned(),
            width: widths[name.strip_prefix("unused_").unwrap_or(name)],
        });
    }
    let params = params(module);
    module.nets = gather(nets, |net| Some((array(&net.name), net.width)));
    module.params = params;
}

fn params(module: &Module) -> Vec<(String, usize, u128)> {
    let mut params = BTreeSet::new();
    let mut note = |expr: &Expr| {
        expr.visit(&mut |expr| {
            if let Expr::Param { name, value, width } = expr {
                params.insert((*width, *value, name.clone()));
            }
        });
    };
    for drive in &module.drives {
        match drive {
            Drive::Assign(_, value) => note(value),
            Drive::Function(function) => expressions(&function.statements, &mut note),
        }
    }
    expressions(&module.clocked, &mut note);
    for instance in &module.instances {
        instance.connections.iter().for_each(|(_, expr)| note(expr));
    }
    let params = params.into_iter();
    params
        .map(|(width, value, name)| (name, width, value))
        .collect()
}
