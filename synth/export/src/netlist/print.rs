//! Modules as Verilog-2005.

use super::expr::Expr;
use super::functions::{Declared, Variable};
use super::item::{Item, Part};
use super::layout::{bounds, fill, lines, wrap, INDENT, LONG};
use super::name_loops::{generated, variables};
use super::pack::Packed;
use super::print_expr::{bits_of, expression, number, zeros};
use super::print_stmt::{declare_integers, header, statements};
use super::{array, Net, Port, Register};
use std::fmt::Write;

/// Comments for a module.
#[derive(Clone, Debug, Default)]
pub struct Remarks {
    /// Lines above the module.
    pub head: Vec<String>,
    /// Lines above a port.
    pub ports: Vec<(String, Vec<String>)>,
}

/// Says of a net that nobody is meant to read it.
const UNUSED: &str = "(* maybe_unused *) ";
/// Says of a part of which there are several that it stays a module where a unit is flattened: synthesis then maps it once, and
/// not all of them as one piece of logic, on which Yosys does not end within a quarter of an hour in an LDS top.
const KEPT: &str = "(* keep_hierarchy *) ";
/// What Yosys is told before it flattens, where a unit is to be one module all the same.
pub const DISSOLVE: &str = "setattr -unset keep_hierarchy";
/// What stands in a module; assignments of an array's elements that differ in their numbers only are one statement.
fn items(all: &[Item], part: &impl Fn(usize) -> String, depth: usize, text: &mut String) {
    let pad = INDENT.repeat(depth);
    let shape = |item: &Item| match item {
        Item::Assign(target, value) => {
            let value = without_numbers(&expression(value));
            Some((array(&without_numbers(&expression(target))), value))
        }
        _ => None,
    };
    let assigned = |item: &Item| match item {
        Item::Assign(target, value) => {
            Some(format!("{} = {}", expression(target), expression(value)))
        }
        _ => None,
    };
    let is_call = |item: &Item| matches!(item, Item::Assign(_, Expr::Call { .. }));
    let is_short =
        |item: &Item| !is_call(item) && assigned(item).is_some_and(|text| text.len() < LONG);
    let of_array = |item: &Item| match item {
        Item::Part(own) => Some((own.field.clone(), own.module)),
        _ => None,
    };
    let together = |one: &Item, other: &Item| match of_array(one) {
        None => is_short(one) && shape(one) == shape(other),
        own => own == of_array(other),
    };
    let is_part = |item: &Item| !matches!(item, Item::Assign(..) | Item::Declared(_));
    let is_wire = |item: &Item| matches!(item, Item::Wire(..));
    let mut before: Option<&Item> = None;
    for row in all.chunk_by(together) {
        // Parts and loops stand apart; a function brings its own empty line.
        let starts = before.is_none_or(is_part) || is_part(&row[0]);
        if depth == 1 && starts && !before.is_some_and(is_wire) {
            text.push('\n');
        }
        before = row.last();
        match row {
            [only] => item(only, part, depth, text),
            [Item::Part(_), ..] => row
                .iter()
                .for_each(|own| item_in_row(own, part, depth, text)),
            _ => {
                let assigned: Vec<String> = row.iter().filter_map(assigned).collect();
                fill(&format!("{pad}assign "), &assigned, ";", text);
            }
        }
    }
}

fn item(item: &Item, part: &impl Fn(usize) -> String, depth: usize, text: &mut String) {
    let pad = INDENT.repeat(depth);
    match item {
        Item::Part(own) => instance(own, part, depth, text),
        Item::Declared(declared) => function(declared, text),
        Item::Wire(name, width) => {
            let _ = writeln!(text, "{pad}wire {}{name};", bounds(*width));
        }
        Item::Assign(target, value) => assign(&expression(target), value, depth, text),
        Item::Repeat { range, label, body } => {
            let _ = writeln!(text, "{pad}{} begin : {label}", header(range));
            let mut lines = String::new();
            items(body, part, depth + 1, &mut lines);
            let (name, bits) = (range.variable.text(), bits_of(&range.variable));
            if lines.contains(&format!("{bits}[")) {
                let _ = writeln!(text, "{pad}{INDENT}localparam [31:0] {bits} = {name};");
            }
            text.push_str(&lines);
            let _ = writeln!(text, "{pad}end");
        }
    }
}

fn assign(target: &str, value: &Expr, depth: usize, text: &mut String) {
    let pad = INDENT.repeat(depth);
    match value {
        Expr::Concat(parts) => {
            let parts: Vec<String> = parts.iter().map(expression).collect();
            fill(&format!("{pad}assign {target} = {{"), &parts, "};", text);
        }
        Expr::Call {
            function,
            arguments,
            ..
        } => {
            let arguments: Vec<String> = arguments.iter().map(expression).collect();
            fill(
                &format!("{pad}assign {target} = {function}("),
                &arguments,
                ");",
                text,
            );
        }
        Expr::Choice { .. } => {
            // Of two, if they fit, on one line. Of more, one each.
            let line = format!("{pad}assign {target} = {};", expression(value));
            if !is_ladder(value) && line.len() <= LONG {
                text.push_str(&(line + "\n"));
                return;
            }
            let _ = writeln!(text, "{pad}assign {target} =");
            let mut value = value;
            while let Expr::Choice {
                condition,
                then,
                other,
            } = value
            {
                let (condition, then) = (expression(condition), expression(then));
                wrap(&format!("{pad}{INDENT}{condition} ? {then} :"), text);
                value = other;
            }
            wrap(&format!("{pad}{INDENT}{};", expression(value)), text);
        }
        _ => wrap(
            &format!("{pad}assign {target} = {};", expression(value)),
            text,
        ),
    }
}

/// Whether a choice goes on: what is taken if its condition does not hold is a choice, too.
fn is_ladder(choice: &Expr) -> bool {
    matches!(choice, Expr::Choice { other, .. } if matches!(**other, Expr::Choice { .. }))
}

fn function(function: &Declared, text: &mut String) {
    let (name, bounds) = (&function.name, bounds(function.width));
    let input = |(name, width): &Variable| format!("input reg {}{name}", self::bounds(*width));
    let inputs: Vec<String> = function.inputs.iter().map(input).collect();
    text.push('\n');
    fill(
        &format!("{INDENT}function automatic {bounds}{name}("),
        &inputs,
        ");",
        text,
    );
    let mut locals = String::new();
    let variables: Vec<(&str, usize)> = function
        .variables
        .iter()
        .map(|(name, width)| (name.as_str(), *width))
        .collect();
    declarations("reg ", &variables, &mut locals);
    declare_integers(&function.statements, 1, &mut locals);
    for line in locals.lines() {
        let _ = writeln!(text, "{INDENT}{line}");
    }
    let _ = writeln!(text, "{INDENT}{INDENT}begin");
    statements(&function.statements, 3, "=", text);
    if function.joined > 0 {
        let joined: Vec<String> = function.variables[..function.joined]
            .iter()
            .map(|(name, _)| name.clone())
            .collect();
        fill(
            &format!("{}{name} = {{", INDENT.repeat(3)),
            &joined,
            "};",
            text,
        );
    }
    let _ = writeln!(text, "{INDENT}{INDENT}end\n{INDENT}endfunction");
}

fn connection((port, expr): &(String, Expr)) -> String {
    format!(".{port}({})", expression(expr))
}

fn kind(own: &Part, part: &impl Fn(usize) -> String) -> String {
    let kept = if own.is_one_of_several { KEPT } else { "" };
    kept.to_owned() + &part(own.module)
}

/// A part of an array among others of it: they stand close together.
fn item_in_row(item: &Item, part: &impl Fn(usize) -> String, depth: usize, text: &mut String) {
    let Item::Part(own) = item else { return };
    let start = format!(
        "{}{} {} (",
        INDENT.repeat(depth),
        kind(own, part),
        own.name()
    );
    let connections: Vec<String> = own.connections.iter().map(connection).collect();
    fill(&start, &connections, ");", text);
}

fn instance(own: &Part, part: &impl Fn(usize) -> String, depth: usize, text: &mut String) {
    let pad = INDENT.repeat(depth);
    let _ = writeln!(text, "{pad}{} {} (", kind(own, part), own.name());
    let rows = rows(&own.connections, |(port, _)| array(port));
    let last = rows.len().saturating_sub(1);
    for (at, row) in rows.iter().enumerate() {
        let row: Vec<String> = row.iter().map(connection).collect();
        let comma = if at == last { "" } else { "," };
        fill(&INDENT.repeat(depth + 1), &row, comma, text);
    }
    let _ = writeln!(text, "{pad});");
}

/// `text` with `#` for every number.
fn without_numbers(text: &str) -> String {
    let mut shape = String::new();
    let mut is_hex = false;
    for letter in text.chars() {
        let is_digit = letter.is_ascii_digit() || (is_hex && letter.is_ascii_hexdigit());
        match is_digit {
            true if shape.ends_with('#') => {}
            true => shape.push('#'),
            // `14'd9` and `14'ha` differ in their numbers only.
            false if shape.ends_with('\'') => is_hex = letter == 'h',
            false => {
                is_hex = false;
                shape.push(letter);
            }
        }
    }
    shape
}

/// Neighbours with equal keys together: the elements of an array are told of in one row.
fn rows<T, K: PartialEq>(all: &[T], key: impl Fn(&T) -> K) -> Vec<&[T]> {
    all.chunk_by(|one, other| key(one) == key(other)).collect()
}

/// Declarations of signals, those of a width together.
fn declarations(kind: &str, signals: &[(&str, usize)], text: &mut String) {
    for row in rows(signals, |(_, width)| *width) {
        let names: Vec<String> = row.iter().map(|(name, _)| (*name).to_owned()).collect();
        let start = format!("{INDENT}{kind} {}", bounds(row[0].1));
        fill(&start, &names, ";", text);
    }
}

fn ports(module: &Packed, remarks: &Remarks, text: &mut String) {
    let key = |port: &Port| (array(&port.name), port.width, port.is_input, port.is_reg);
    let rows = rows(&module.ports, key);
    let last = rows.len().saturating_sub(1);
    for (at, row) in rows.iter().enumerate() {
        let first = &row[0];
        let about = remarks.ports.iter().find(|(name, _)| *name == first.name);
        for line in about.map_or(&[][..], |(_, lines)| lines) {
            let _ = writeln!(text, "{}", format!("{INDENT}// {line}").trim_end());
        }
        let kind = match (first.is_input, first.is_reg) {
            (true, _) => "input  wire",
            (false, true) => "output reg ",
            (false, false) => "output wire",
        };
        let names: Vec<String> = row.iter().map(|port| port.name.clone()).collect();
        let comma = if at == last { "" } else { "," };
        let start = format!("{INDENT}{kind} {}", bounds(first.width));
        fill(&start, &names, comma, text);
    }
}

/// `always @(posedge clock)`, and what the flip-flops have at first where there is such a time.
fn clocked(module: &Packed, text: &mut String) {
    let label = match variables(&module.clocked)[..] {
        [] => "",
        _ => " : at_clock",
    };
    let _ = writeln!(text, "\n{INDENT}always @(posedge clock) begin{label}");
    declare_integers(&module.clocked, 2, text);
    statements(&module.clocked, 2, "<=", text);
    let _ = writeln!(text, "{INDENT}end\n");
    let zero = |register: &Register| format!("{} = {};", register.name, zeros(register.width));
    let zeros: Vec<String> = module.registers.iter().map(zero).collect();
    if let [zero] = &zeros[..] {
        let _ = writeln!(text, "{INDENT}initial {zero}");
        return;
    }
    let _ = writeln!(text, "{INDENT}initial begin");
    for line in lines(&INDENT.repeat(2), &zeros) {
        let _ = writeln!(text, "{line}");
    }
    let _ = writeln!(text, "{INDENT}end");
}

/// The text of a module; `part` gives the name of an instance's module.
pub fn print(
    module: &Packed,
    name: &str,
    remarks: &Remarks,
    part: &impl Fn(usize) -> String,
) -> String {
    let mut text = String::new();
    for line in &remarks.head {
        let _ = writeln!(text, "{}", format!("// {line}").trim_end());
    }
    let _ = writeln!(text, "module {name} (");
    ports(module, remarks, &mut text);
    text.push_str(");\n");
    if let Some(body) = &module.body {
        for line in body.trim().lines() {
            wrap(format!("{INDENT}{line}").trim_end(), &mut text);
        }
        text.push_str("endmodule\n");
        return text;
    }
    for row in rows(&module.params, |(_, width, _)| *width) {
        let value =
            |(name, width, value): &(String, _, _)| format!("{name} = {}", number(*value, *width));
        let values: Vec<String> = row.iter().map(value).collect();
        let start = format!("{INDENT}localparam {}", bounds(row[0].1));
        fill(&start, &values, ";", &mut text);
    }
    let registers: Vec<_> = module
        .registers
        .iter()
        .map(|r| (r.name.as_str(), r.width))
        .collect();
    declarations("reg ", &registers, &mut text);
    let is_meant = |net: &Net| net.name.starts_with("unused_");
    for row in rows(&module.nets, is_meant) {
        let meant = if is_meant(&row[0]) { UNUSED } else { "" };
        let kind = meant.to_owned() + "wire";
        let nets: Vec<_> = row
            .iter()
            .map(|net| (net.name.as_str(), net.width))
            .collect();
        declarations(&kind, &nets, &mut text);
    }
    if !module.unread.is_empty() {
        let unread: Vec<String> = module.unread.iter().map(expression).collect();
        // Icarus takes no attribute of a net that is declared with its value.
        let _ = writeln!(text, "{INDENT}{UNUSED}wire unused;");
        fill(
            &format!("{INDENT}assign unused = &{{"),
            &unread,
            "};",
            &mut text,
        );
    }
    let variables = generated(&module.items);
    if !variables.is_empty() {
        let _ = writeln!(text, "{INDENT}genvar {};", variables.join(", "));
    }
    items(&module.items, part, 1, &mut text);
    if !module.registers.is_empty() {
        clocked(module, &mut text);
    }
    text.push_str("endmodule\n");
    // A function after a part, and the like, leave two.
    text.replace("\n\n\n", "\n\n")
}
