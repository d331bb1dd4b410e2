//! Expressions as Verilog.

use super::expr::{Expr, Not, Op};
use super::name_loops::GENERATED;
use super::num::{Form, Num, Variable};

/// `8'd5`, `8'hff`.
pub fn number(value: u128, width: usize) -> String {
    match (width, value) {
        (1, _) => format!("1'b{value}"),
        (..=6, _) | (_, 0..=9) => format!("{width}'d{value}"),
        _ => format!("{width}'h{value:x}"),
    }
}

/// Zeros of any width.
pub fn zeros(width: usize) -> String {
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
pub fn bits_of(variable: &Variable) -> String {
    let name = variable.text();
    match GENERATED.contains(&name) {
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
