//! Modules as Verilog-2005.

use super::expr::{Expr, Not, Op};
use super::functions::{Declared, Variable};
use super::item::{Item, Part};
use super::name_loops::{generated, variables};
use super::num::{Num, Variable as Moving};
use super::pack::Packed;
use super::roll::{Form, Range};
use super::{array, Net, Port, Register, Stmt, Target};
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

/// `[31:0] `, or nothing for a bit.
pub fn bounds(width: usize) -> String {
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
        let Some(at) = break_before(rest, LONG).filter(|at| *at > own) else {
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

/// The last blank before `end` that is within no index.
fn break_before(line: &str, end: usize) -> Option<usize> {
    let mut depth = 0;
    let mut last = None;
    for (at, letter) in line[..end].char_indices() {
        match letter {
            '[' => depth += 1,
            ']' => depth -= 1,
            ' ' if depth == 0 => last = Some(at),
            _ => {}
        }
    }
    last
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

/// Zeros of any width.
fn zeros(width: usize) -> String {
    match width {
        0..=128 => number(0, width),
        _ => format!("{{{width}{{1'b0}}}}"),
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
        Expr::Slice {
            name,
            place,
            width,
            each,
        } => format!("{name}[{}]", slice(place, *width, *each)),
        Expr::BitOf {
            name, place, index, ..
        } => match place.value() {
            Some(0) => format!("{name}[{}]", expression(index)),
            _ => format!("{name}[{} + {}]", place.text(), operand(index)),
        },
        Expr::Number {
            number,
            form,
            width,
        } => moving(number, *form, *width),
        Expr::Call {
            function,
            arguments,
            ..
        } => {
            let arguments: Vec<String> = arguments.iter().map(expression).collect();
            format!("{function}({})", arguments.join(", "))
        }
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
            let right = match &**right {
                Expr::Const { value, width: 32 } if op.shifts() => value.to_string(),
                Expr::Number {
                    number,
                    form: Form::Itself,
                    width: 32,
                } if op.shifts() => parenthesised(number),
                other => side(other),
            };
            format!("{} {} {right}", side(left), symbol(*op))
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

/// A number of loops, with parentheses if it is a sum or a product.
fn parenthesised(number: &Num) -> String {
    let text = number.text();
    match text.contains(' ') {
        true => format!("({text})"),
        false => text,
    }
}

/// The bits of a slice: by numbers where they are fixed, `3*16 +: 16` of an array.
fn slice(place: &Num, width: usize, each: usize) -> String {
    match (place.value(), each) {
        (Some(low), 0 | 1) if width == 1 => low.to_string(),
        (Some(low), 0 | 1) => format!("{}:{low}", low + width as i128 - 1),
        (Some(low), _) => {
            let each = each as i128;
            let (index, rest) = (low / each, low % each);
            let start = match (index, rest) {
                (_, 0) => format!("{index}*{each}"),
                _ => format!("{index}*{each} + {rest}"),
            };
            match width {
                1 => start,
                _ => format!("{start} +: {width}"),
            }
        }
        (None, _) if width == 1 => place.text(),
        (None, _) => format!("{} +: {width}", place.text()),
    }
}

/// A number of so many bits that loops move. Bits are taken of their variables; a generated one has a constant for that.
fn moving(number: &Num, form: Form, width: usize) -> String {
    match form {
        Form::Itself => {}
        Form::OneBit => return format!("{} << {}", self::number(1, width), parenthesised(number)),
        Form::AllButOneBit => {
            return format!("~({} << {})", self::number(1, width), parenthesised(number))
        }
    }
    let mut text = String::new();
    if number.base != 0 {
        text += &self::number(number.base as u128, width);
    }
    for (variable, factor) in number.steps.iter().rev() {
        let sign = match (text.is_empty(), *factor < 0) {
            (true, true) => "-",
            (true, false) => "",
            (false, true) => " - ",
            (false, false) => " + ",
        };
        let times = match factor.unsigned_abs() {
            1 => String::new(),
            by => format!("{} * ", self::number(by, width)),
        };
        text += &format!("{sign}{times}{}[{}:0]", bits_of(variable), width - 1);
    }
    text
}

/// What has the bits of a variable.
fn bits_of(variable: &Moving) -> String {
    let name = variable.text();
    match super::name_loops::GENERATED.contains(&name) {
        true => name.to_uppercase(),
        false => name.to_owned(),
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
        Expr::Number { .. } => match expression(expr) {
            text if text.contains(' ') => format!("({text})"),
            text => text,
        },
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
        Target::Piece(piece) => expression(piece),
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
        Stmt::Repeat { range, body } => {
            let _ = writeln!(text, "{pad}{} begin", header(range));
            statements(body, depth + 1, arrow, text);
            let _ = writeln!(text, "{pad}end");
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

/// `for (i = 0; i < 32; i = i + 1)`.
fn header(range: &Range) -> String {
    let (name, first) = (range.variable.text(), range.first);
    let end = first + range.count as i128;
    format!("for ({name} = {first}; {name} < {end}; {name} = {name} + 1)")
}

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

/// The variables of the loops of statements.
fn declare_integers(statements: &[Stmt], depth: usize, text: &mut String) {
    let variables = variables(statements);
    if !variables.is_empty() {
        let _ = writeln!(
            text,
            "{}integer {};",
            INDENT.repeat(depth),
            variables.join(", ")
        );
    }
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
    let _ = writeln!(text, "{INDENT}end\n\n{INDENT}initial begin");
    for row in rows(&module.registers, |register| array(&register.name)) {
        let zero = |register: &Register| format!("{} = {};", register.name, zeros(register.width));
        let row: Vec<String> = row.iter().map(zero).collect();
        wrap(&format!("{INDENT}{INDENT}{}", row.join(" ")), text);
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
