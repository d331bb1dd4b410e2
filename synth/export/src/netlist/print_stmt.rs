//! Statements as Verilog.

use super::expr::Expr;
use super::layout::{wrap, INDENT, LONG};
use super::name_loops::variables;
use super::num::Range;
use super::print_expr::expression;
use super::{Stmt, Target};
use std::fmt::Write;

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
pub fn statements(list: &[Stmt], depth: usize, arrow: &str, text: &mut String) {
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
            let header = header(range);
            if let Some(line) = on_one_line(body, arrow) {
                let line = format!("{pad}{header} {line}");
                if line.len() <= LONG {
                    text.push_str(&(line + "\n"));
                    return;
                }
            }
            let _ = writeln!(text, "{pad}{header} begin");
            statements(body, depth + 1, arrow, text);
            let _ = writeln!(text, "{pad}end");
        }
    }
}

/// What is done in a loop, if it is one statement of one line: an assignment, or one behind a condition.
fn on_one_line(body: &[Stmt], arrow: &str) -> Option<String> {
    let is_one = match body {
        [Stmt::Assign { .. }] => true,
        [own @ Stmt::If { other, .. }] => other.is_empty() && is_plain(own),
        _ => false,
    };
    let mut text = String::new();
    statements(body, 0, arrow, &mut text);
    let line = text.trim_end();
    (is_one && !line.contains('\n')).then(|| line.to_owned())
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
pub fn header(range: &Range) -> String {
    let (name, first) = (range.variable.text(), range.first);
    let end = first + range.count as i128;
    format!("for ({name} = {first}; {name} < {end}; {name} = {name} + 1)")
}

/// The variables of the loops of statements.
pub fn declare_integers(statements: &[Stmt], depth: usize, text: &mut String) {
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
