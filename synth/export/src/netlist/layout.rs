//! Lines of Verilog.

use std::fmt::Write;

pub const INDENT: &str = "    ";
/// Columns of a line, at most, where it can be broken.
pub const LONG: usize = 120;

/// `[31:0] `, or nothing for a bit.
pub fn bounds(width: usize) -> String {
    match width {
        1 => String::new(),
        _ => format!("[{}:0] ", width - 1),
    }
}

/// Lines of as many pieces as there is room for.
pub fn lines(pad: &str, pieces: &[String]) -> Vec<String> {
    let mut lines: Vec<String> = vec![];
    for piece in pieces {
        match lines.last_mut() {
            Some(line) if line.len() + 1 + piece.len() <= LONG => *line += &format!(" {piece}"),
            _ => lines.push(format!("{pad}{piece}")),
        }
    }
    lines
}

/// A line, broken at blanks where it is long.
pub fn wrap(line: &str, text: &mut String) {
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
pub fn fill(start: &str, pieces: &[String], end: &str, text: &mut String) {
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
