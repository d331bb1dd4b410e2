//! Modules as Verilog-2005.

use super::expr::{Expr, Not, Op};
use super::functions::{Declared, Functions, Variable};
use super::{array, Drive, Instance, Module, Net, Port, Register, Stmt, Target};
use std::fmt::Write;

/// Comments for a module.
#[derive(Clone, Debug, Default)]
pub struct Remarks {
    /// Lines above the module.
    pub head: Vec<String>,
    /// Lines above a port.
    pub ports: Vec<(String, Vec<String>)>,
}

const INDENT: &str = "    ";
/// Says of a net that nobody is meant to read it.
const UNUSED: &str = "(* maybe_unused *) ";
/// Says of a part of which there are several that it stays a module where a unit is flattened: synthesis then maps it once, and
/// not all of them as one piece of logic, on which Yosys does not end within a quarter of an hour in an LDS top.
const KEPT: &str = "(* keep_hierarchy *) ";
/// What Yosys is told before it flattens, where a unit is to be one module all the same.
pub const DISSOLVE: &str = "setattr -unset keep_hierarchy";
/// Columns of a line, at most, where it can be broken.
const LONG: usize = 120;

fn bounds(width: usize) -> String {
    match width {
        1 => String::new(),
        _ => format!("[{}:0] ", width - 1),
    }
}

/// A line, broken at blanks where it is long.
fn wrap(line: &str, text: &mut String) {
    let pad = line.len() - line.trim_start().len();
    let mut rest = line.trim_end();
    let mut first = true;
    while rest.len() > LONG {
        let own = if first { pad } else { 0 };
        let Some(at) = rest[..LONG].rfind(' ').filter(|at| *at > own) else {
            break;
        };
        let _ = writeln!(text, "{}", &rest[..at]);
        rest = &rest[at..];
        if first {
            first = false;
        }
        // What goes on stands deeper; it keeps the blank it was broken at.
        let deeper = " ".repeat(pad + 2 * INDENT.len() - 1);
        text.push_str(&deeper);
    }
    let _ = writeln!(text, "{rest}");
}

/// Pieces after `start`, as many in a line as there is room for; what goes on stands deeper.
fn fill(start: &str, pieces: &[String], end: &str, text: &mut String) {
    let pad = start.len() - start.trim_start().len();
    let deeper = " ".repeat(pad + 2 * INDENT.len());
    let mut line = start.to_owned();
    let mut is_fresh = true;
    for (at, piece) in pieces.iter().enumerate() {
        let mark = if at + 1 == pieces.len() { end } else { "," };
        if !is_fresh && line.len() + 1 + piece.len() + mark.len() > LONG {
            wrap(&line, text);
            line = deeper.clone();
            is_fresh = true;
        }
        if !is_fresh {
            line.push(' ');
        }
        line.push_str(piece);
        line.push_str(mark);
        is_fresh = false;
    }
    wrap(&line, text);
}

/// `8'd5`, `8'hff`.
fn number(value: u128, width: usize) -> String {
    match (width, value) {
        (1, _) => format!("1'b{value}"),
        (..=6, _) | (_, 0..=9) => format!("{width}'d{value}"),
        _ => format!("{width}'h{value:x}"),
    }
}

fn symbol(op: Op) -> &'static str {
    match op {
        Op::Add => "+",
        Op::Sub => "-",
        Op::Mul => "*",
        Op::And => "&",
        Op::Or => "|",
        Op::Xor => "^",
        Op::LogicalAnd => "&&",
        Op::LogicalOr => "||",
        Op::Shl => "<<",
        Op::Shr => ">>",
        Op::Eq => "==",
        Op::Ne => "!=",
        Op::Lt => "<",
        Op::Le => "<=",
        Op::Gt => ">",
        Op::Ge => ">=",
    }
}

/// Joined without parentheses, in a row.
fn in_a_row(op: Op) -> bool {
    matches!(
        op,
        Op::And | Op::Or | Op::Xor | Op::Add | Op::LogicalAnd | Op::LogicalOr
    )
}

pub fn expression(expr: &Expr) -> String {
    match expr {
        Expr::Const { value, width } => number(*value, *width),
        Expr::Param { name, .. } | Expr::Signal { name, .. } => name.clone(),
        Expr::Bit { name, index } => match index.value() {
            Some(at) => format!("{name}[{at}]"),
            None => format!("{name}[{}]", expression(index)),
        },
        Expr::Part { name, low, width } => format!("{name}[{}:{low}]", low + width - 1),
        Expr::Unary { op, arg } => {
            let sign = match op {
                Not::Bits if arg.width() == 1 => "!",
                Not::Bits => "~",
                Not::All => "&",
                Not::Any => "|",
                Not::Parity => "^",
            };
            format!("{sign}{}", operand(arg))
        }
        Expr::Binary { op, left, right } => {
            let side = |side: &Expr| match side {
                Expr::Binary { op: own, .. } if own == op && in_a_row(*op) => expression(side),
                // `a & !b`, but `(|a) & b`: a reduction beside an operator of two is hard to read.
                Expr::Unary { op: Not::Bits, .. } => expression(side),
                _ => operand(side),
            };
            format!("{} {} {}", side(left), symbol(*op), side(right))
        }
        Expr::Choice {
            condition,
            then,
            other,
        } => {
            let condition = match **condition {
                Expr::Choice { .. } => operand(condition),
                _ => expression(condition),
            };
            let then = operand_of_choice(then);
            format!("{condition} ? {then} : {}", expression(other))
        }
        Expr::Concat(parts) => {
            let parts: Vec<String> = parts.iter().map(expression).collect();
            format!("{{{}}}", parts.join(", "))
        }
        Expr::Extend { arg, width } => {
            let zeros = number(0, width - arg.width());
            format!("{{{zeros}, {}}}", expression(arg))
        }
    }
}

fn operand_of_choice(expr: &Expr) -> String {
    match expr {
        Expr::Choice { .. } => operand(expr),
        _ => expression(expr),
    }
}

/// With parentheses if it is more than a name or a number.
fn operand(expr: &Expr) -> String {
    match expr {
        Expr::Unary { .. } | Expr::Binary { .. } | Expr::Choice { .. } => {
            format!("({})", expression(expr))
        }
        _ => expression(expr),
    }
}

fn target(target: &Target) -> String {
    match target {
        Target::Whole(name) => name.clone(),
        Target::Bit(name, index) => expression(&Expr::Bit {
            name: name.clone(),
            index: Box::new(index.clone()),
        }),
    }
}

/// Statements with `arrow` between what is assigned and its value.
fn statements(list: &[Stmt], depth: usize, arrow: &str, text: &mut String) {
    for statement in list {
        self::statement(statement, depth, arrow, text);
    }
}

fn statement(statement: &Stmt, depth: usize, arrow: &str, text: &mut String) {
    let pad = INDENT.repeat(depth);
    match statement {
        Stmt::Assign { target: to, value } => {
            let line = format!("{pad}{} {arrow} {};", target(to), expression(value));
            wrap(&line, text);
        }
        Stmt::If { .. } => {
            text.push_str(&pad);
            conditional(statement, depth, arrow, text);
        }
        Stmt::Case {
            test,
            arms,
            default,
        } => {
            let _ = writeln!(text, "{pad}case ({})", expression(test));
            for (labels, body) in arms {
                let labels: Vec<String> = labels.iter().map(expression).collect();
                arm(&labels.join(", "), body, depth + 1, arrow, text);
            }
            arm("default", default, depth + 1, arrow, text);
            let _ = writeln!(text, "{pad}endcase");
        }
    }
}

fn arm(labels: &str, body: &[Stmt], depth: usize, arrow: &str, text: &mut String) {
    let pad = INDENT.repeat(depth);
    match body {
        [] => {
            wrap(&format!("{pad}{labels}: ;"), text);
        }
        [Stmt::Assign { .. }] => {
            let mut line = String::new();
            statements(body, 0, arrow, &mut line);
            wrap(&format!("{pad}{labels}: {}", line.trim_end()), text);
        }
        _ => {
            wrap(&format!("{pad}{labels}: begin"), text);
            statements(body, depth + 1, arrow, text);
            let _ = writeln!(text, "{pad}end");
        }
    }
}

/// Every leg is one assignment, which stands behind its condition.
fn is_plain(statement: &Stmt) -> bool {
    let Stmt::If { then, other, .. } = statement else {
        return false;
    };
    let one = |body: &[Stmt]| matches!(body, [Stmt::Assign { .. }]);
    one(then)
        && match &other[..] {
            [] => true,
            [next @ Stmt::If { .. }] => is_plain(next),
            _ => one(other),
        }
}

/// `if (..) ..` from where the line has been begun.
fn conditional(statement: &Stmt, depth: usize, arrow: &str, text: &mut String) {
    let Stmt::If {
        condition,
        then,
        other,
    } = statement
    else {
        return;
    };
    let is_plain = is_plain(statement);
    let asked = format!("if ({}) ", expression(condition));
    let is_line = leg(&asked, then, is_plain, depth, arrow, text);
    if other.is_empty() {
        text.push_str(if is_line { "" } else { "\n" });
        return;
    }
    match is_line {
        true => text.push_str(&INDENT.repeat(depth)),
        false => text.push(' '),
    }
    if let [next @ Stmt::If { .. }] = &other[..] {
        text.push_str("else ");
        conditional(next, depth, arrow, text);
    } else if !leg("else ", other, is_plain, depth, arrow, text) {
        text.push('\n');
    }
}

/// A leg of an `if` behind `asked`; whether it is a line, which is ended then. Else it ends at its `end`.
fn leg(
    asked: &str,
    body: &[Stmt],
    is_plain: bool,
    depth: usize,
    arrow: &str,
    text: &mut String,
) -> bool {
    let pad = INDENT.repeat(depth);
    if is_plain {
        let mut line = String::new();
        statements(body, 0, arrow, &mut line);
        if pad.len() + asked.len() + line.len() <= LONG {
            text.push_str(&(asked.to_owned() + &line));
            return true;
        }
    }
    // Begun on the line that is there.
    let mut lines = String::new();
    wrap(&format!("{pad}{asked}begin"), &mut lines);
    text.push_str(&lines[pad.len()..]);
    statements(body, depth + 1, arrow, text);
    let _ = write!(text, "{pad}end");
    false
}

/// Drives of signals; those of an array's elements that differ in their numbers only are one statement.
fn drives(module: &Module, text: &mut String) {
    let all = &module.drives;
    let mut functions = Functions::of(module);
    let shape = |drive: &Drive| match drive {
        Drive::Assign(name, value) => Some((array(name), without_numbers(&expression(value)))),
        Drive::Function(_) => None,
    };
    let assigned = |drive: &Drive| match drive {
        Drive::Assign(name, value) => Some(format!("{name} = {}", expression(value))),
        Drive::Function(_) => None,
    };
    let is_short = |drive: &Drive| assigned(drive).is_some_and(|text| text.len() < LONG);
    let together = |one: &Drive, other: &Drive| is_short(one) && shape(one) == shape(other);
    for row in all.chunk_by(together) {
        match row {
            [only] => drive(only, &mut functions, text),
            _ => {
                let assigned: Vec<String> = row.iter().filter_map(assigned).collect();
                fill(&format!("{INDENT}assign "), &assigned, ";", text);
            }
        }
    }
}

fn drive(drive: &Drive, functions: &mut Functions, text: &mut String) {
    match drive {
        Drive::Assign(name, Expr::Concat(parts)) => {
            let parts: Vec<String> = parts.iter().map(expression).collect();
            fill(&format!("{INDENT}assign {name} = {{"), &parts, "};", text);
        }
        Drive::Assign(name, value) => {
            if !matches!(value, Expr::Choice { .. }) {
                let line = format!("{INDENT}assign {name} = {};", expression(value));
                wrap(&line, text);
                return;
            }
            let _ = writeln!(text, "{INDENT}assign {name} =");
            let mut value = value;
            while let Expr::Choice {
                condition,
                then,
                other,
            } = value
            {
                let (condition, then) = (expression(condition), expression(then));
                wrap(&format!("{INDENT}{INDENT}{condition} ? {then} :"), text);
                value = other;
            }
            wrap(&format!("{INDENT}{INDENT}{};", expression(value)), text);
        }
        Drive::Function(function) => {
            let call = functions.call(function);
            if let Some(declared) = &call.declared {
                self::function(declared, text);
            }
            let results = match &function.results[..] {
                [one] => one.clone(),
                several => format!("{{{}}}", several.join(", ")),
            };
            let arguments: Vec<String> = call.arguments.iter().map(expression).collect();
            let start = format!("{INDENT}assign {results} = {}(", call.name);
            fill(&start, &arguments, ");", text);
        }
    }
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

/// Instances; those of an array stand close together.
fn instances(all: &[Instance], part: &impl Fn(usize) -> String, text: &mut String) {
    for row in rows(all, |own| (array(&own.name), own.module)) {
        let module = row[0].module;
        let is_kept = all.iter().filter(|own| own.module == module).count() > 1;
        let kind = if is_kept { KEPT } else { "" }.to_owned() + &part(module);
        text.push('\n');
        if let [only] = row {
            instance(only, &kind, text);
            continue;
        }
        for own in row {
            let start = format!("{INDENT}{kind} {} (", own.name);
            let connections: Vec<String> = own.connections.iter().map(connection).collect();
            fill(&start, &connections, ");", text);
        }
    }
}

fn instance(instance: &Instance, kind: &str, text: &mut String) {
    let _ = writeln!(text, "{INDENT}{kind} {} (", instance.name);
    let rows = rows(&instance.connections, |(port, _)| array(port));
    let last = rows.len().saturating_sub(1);
    for (at, row) in rows.iter().enumerate() {
        let row: Vec<String> = row.iter().map(connection).collect();
        let comma = if at == last { "" } else { "," };
        fill(&INDENT.repeat(2), &row, comma, text);
    }
    let _ = writeln!(text, "{INDENT});");
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

/// Declarations of signals, an array in a row.
fn declarations(kind: &str, signals: &[(&str, usize)], text: &mut String) {
    for row in rows(signals, |(name, width)| (array(name), *width)) {
        let names: Vec<String> = row.iter().map(|(name, _)| (*name).to_owned()).collect();
        let start = format!("{INDENT}{kind} {}", bounds(row[0].1));
        fill(&start, &names, ";", text);
    }
}

fn ports(module: &Module, remarks: &Remarks, text: &mut String) {
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
fn clocked(module: &Module, text: &mut String) {
    let _ = writeln!(text, "\n{INDENT}always @(posedge clock) begin");
    statements(&module.clocked, 2, "<=", text);
    let _ = writeln!(text, "{INDENT}end\n\n{INDENT}initial begin");
    for row in rows(&module.registers, |register| array(&register.name)) {
        let zero =
            |register: &Register| format!("{} = {};", register.name, number(0, register.width));
        let row: Vec<String> = row.iter().map(zero).collect();
        wrap(&format!("{INDENT}{INDENT}{}", row.join(" ")), text);
    }
    let _ = writeln!(text, "{INDENT}end");
}

/// The text of a module; `part` gives the name of an instance's module.
pub fn print(
    module: &Module,
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
    for (name, width, value) in &module.params {
        let _ = writeln!(
            text,
            "{INDENT}localparam {}{name} = {};",
            bounds(*width),
            number(*value, *width)
        );
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
    instances(&module.instances, part, &mut text);
    if !module.drives.is_empty() {
        text.push('\n');
    }
    drives(module, &mut text);
    if !module.registers.is_empty() {
        clocked(module, &mut text);
    }
    text.push_str("endmodule\n");
    text
}
