//! Modules as Verilog-2005.

use super::expr::{Expr, Not, Op};
use super::{Drive, Instance, Module, Net, Port, Register, Stmt, Target};
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
    let pad = INDENT.repeat(depth);
    let asked = format!("if ({}) ", expression(condition));
    if let (true, [only @ Stmt::Assign { .. }]) = (other.is_empty(), &then[..]) {
        let mut line = String::new();
        self::statement(only, 0, arrow, &mut line);
        if pad.len() + asked.len() + line.len() <= LONG {
            text.push_str(&(asked + &line));
            return;
        }
    }
    // Begun on the line that is there.
    let mut lines = String::new();
    wrap(&format!("{pad}{asked}begin"), &mut lines);
    text.push_str(&lines[pad.len()..]);
    statements(then, depth + 1, arrow, text);
    let _ = write!(text, "{pad}end");
    match &other[..] {
        [] => text.push('\n'),
        [next @ Stmt::If { .. }] => {
            text.push_str(" else ");
            conditional(next, depth, arrow, text);
        }
        _ => {
            text.push_str(" else begin\n");
            statements(other, depth + 1, arrow, text);
            let _ = writeln!(text, "{pad}end");
        }
    }
}

fn drive(drive: &Drive, text: &mut String) {
    match drive {
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
        Drive::Always(list) => {
            let _ = writeln!(text, "\n{INDENT}always @(*) begin");
            statements(list, 2, "=", text);
            let _ = writeln!(text, "{INDENT}end");
        }
    }
}

fn instance(instance: &Instance, module: &str, text: &mut String) {
    let _ = writeln!(text, "\n{INDENT}{module} {} (", instance.name);
    let rows = rows(&instance.connections, |(port, _)| array(port).to_owned());
    let last = rows.len().saturating_sub(1);
    for (at, row) in rows.iter().enumerate() {
        let connection = |(port, expr): &(String, Expr)| format!(".{port}({})", expression(expr));
        let row: Vec<String> = row.iter().map(connection).collect();
        let comma = if at == last { "" } else { "," };
        wrap(&format!("{INDENT}{INDENT}{}{comma}", row.join(", ")), text);
    }
    let _ = writeln!(text, "{INDENT});");
}

/// `lane_addr` of `lane_addr_3`; a name without a number is its own array.
fn array(name: &str) -> &str {
    match name.rsplit_once('_') {
        Some((array, index)) if index.bytes().all(|byte| byte.is_ascii_digit()) => array,
        _ => name,
    }
}

/// Neighbours with equal keys together: the elements of an array are told of in one row.
fn rows<T, K: PartialEq>(all: &[T], key: impl Fn(&T) -> K) -> Vec<&[T]> {
    all.chunk_by(|one, other| key(one) == key(other)).collect()
}

/// Declarations of signals, an array in a row.
fn declarations(kind: &str, signals: &[(&str, usize)], text: &mut String) {
    for row in rows(signals, |(name, width)| (array(name), *width)) {
        let names: Vec<&str> = row.iter().map(|(name, _)| *name).collect();
        let bounds = bounds(row[0].1);
        wrap(
            &format!("{INDENT}{kind} {bounds}{};", names.join(", ")),
            text,
        );
    }
}

fn ports(module: &Module, remarks: &Remarks, text: &mut String) {
    let key = |port: &Port| {
        (
            array(&port.name).to_owned(),
            port.width,
            port.is_input,
            port.is_reg,
        )
    };
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
        let names: Vec<&str> = row.iter().map(|port| port.name.as_str()).collect();
        let comma = if at == last { "" } else { "," };
        let bounds = bounds(first.width);
        wrap(
            &format!("{INDENT}{kind} {bounds}{}{comma}", names.join(", ")),
            text,
        );
    }
}

/// `always @(posedge clock)`, and what the flip-flops have at first where there is such a time.
fn clocked(module: &Module, text: &mut String) {
    let _ = writeln!(text, "\n{INDENT}always @(posedge clock) begin");
    statements(&module.clocked, 2, "<=", text);
    let _ = writeln!(text, "{INDENT}end\n\n{INDENT}initial begin");
    for row in rows(&module.registers, |register| {
        array(&register.name).to_owned()
    }) {
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
    for row in rows(&module.nets, |net| (net.is_reg, is_meant(net))) {
        let meant = if is_meant(&row[0]) { UNUSED } else { "" };
        let kind = meant.to_owned() + if row[0].is_reg { "reg " } else { "wire" };
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
        let line = format!("{INDENT}assign unused = &{{{}}};", unread.join(", "));
        wrap(&line, &mut text);
    }
    for own in &module.instances {
        instance(own, &part(own.module), &mut text);
    }
    if !module.drives.is_empty() {
        text.push('\n');
    }
    for own in &module.drives {
        drive(own, &mut text);
    }
    if !module.registers.is_empty() {
        clocked(module, &mut text);
    }
    text.push_str("endmodule\n");
    text
}
